# The home page, the lobby, and the form for a new table.

## Home
home-title = What shall we play?
home-guest = Guest
home-playing-as = Playing as
home-change-name = Change
home-your-name = Your name
home-name-kept = You are { $name } from now on.
home-name-long = At most 40 characters.
home-name-letters = Not with a comma, # or characters that cannot be seen.
home-about-wonders = Lead one of seven ancient cities. All choose a card at once and pass on the rest.
home-about-duel = Two cities, one display of cards. Whatever you take uncovers something for the other.
home-about-dice = One throw of the dice for all. Everybody builds their own city with it.
home-facts-wonders = 3–7 players · about 30 minutes
home-facts-duel = 2 players · about 30 minutes
home-facts-dice = 2–7 players · about 25 minutes
home-players = Players
home-level = Level of the bots
home-play-bots = Play against bots
home-play-friends = Play with friends
home-more-options = More options
home-your-tables = Your tables
home-your-turn = Your turn
home-others-think = Others are thinking
home-waits-for = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
home-not-begun = Not begun yet
home-join = Join a table
home-join-code = Code or link
home-join-about = Paste the link you were sent, or the twelve letters of the table.
home-join-go = Go there
home-join-empty = Paste a link, or type the code of the table.
home-join-unreadable = This is neither a link to a table nor a code. A code has twelve letters and digits.
home-take-seat-about = The seat moves to this device. The link works once, for 15 minutes.

## Lobby
home-lobby = Open to all
home-lobby-all = All tables
home-lobby-about = Tables that anybody may join or watch. Tables that are not listed are found by their link alone.
home-lobby-new = Open a table for all
home-lobby-empty = No table is open to all right now.
home-filter-game = Game
home-filter-all = All games
home-being-played = Being played
home-free-seats = { $n ->
    [0] Full
    [one] One free seat
   *[other] { $n } free seats
}
home-sit-down = Sit down
home-watch = Watch
home-look = Have a look
home-back-to-table = To your seat
home-clock-none = no clock
home-clock-per-move = { $time } a decision
home-clock-per-game = { $time } a game
home-clock-per-game-bonus = { $time } a game, { $bonus } more a decision
home-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
home-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
home-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
home-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

## Seats
home-seats = Who sits where
home-seat = Seat { $n }
home-seat-you = You
home-seat-open = Free
home-seat-bot = Bot: { $level }
home-seat-won = won
home-seat-bots = Bots
home-seat-other-bots = Bots for comparison
home-seat-name = Name at the table
home-seat-you-about = Your seat, at this screen.
home-seat-shared-about = Shares this screen. A curtain hides what the others may not see.
home-seat-open-about = For whoever has the link.

## Options
home-options = The game
home-option-wonders-sides = Sides of the wonder boards
home-option-wonders-sides-random = Drawn
home-option-wonders-sides-random-about = Day or night, by luck for each city.
home-option-wonders-sides-day = All day
home-option-wonders-sides-day-about = The simpler sides. Good for first games.
home-option-wonders-sides-night = All night
home-option-wonders-sides-night-about = The sides with more special effects.
home-option-wonders-sides-choose = Chosen
home-option-wonders-sides-choose-about = Everybody chooses their own side.
home-option-wonders-wonders = Wonders
home-option-wonders-wonders-random = Dealt
home-option-wonders-wonders-random-about = Luck decides who leads which city.
home-option-wonders-wonders-choose = Chosen
home-option-wonders-wonders-choose-about = Everybody picks a city in turn.
home-option-duel-wonders = Wonders
home-option-duel-wonders-draft = Drafted
home-option-duel-wonders-draft-about = You choose four wonders each, in turn.
home-option-duel-wonders-first-game = First game
home-option-duel-wonders-first-game-about = Four given wonders each, as the rulebook advises for a first game.
home-option-duel-first = Who begins
home-option-duel-first-0 = Seat 1
home-option-duel-first-0-about = The one who sits first above.
home-option-duel-first-1 = Seat 2
home-option-duel-first-1-about = The one who sits second above.
home-option-duel-first-random = Luck
home-option-duel-first-random-about = Drawn at the start.
home-option-duel-centre = An age ends with the pawn in the middle
home-option-duel-centre-begins = The last player begins
home-option-duel-centre-begins-about = Whoever took the last card begins the next age, as the rulebook has it.
home-option-duel-centre-chooses = The last player chooses
home-option-duel-centre-chooses-about = Whoever took the last card says who begins. Common elsewhere.

## Boards of Dice
home-boards = Boards
home-boards-balanced = Balanced
home-boards-balanced-about = Numbers of our own, with cities about equally good. The usual choice.
home-boards-stand-in = First set
home-boards-stand-in-about = The first set, kept as it was so that results compare.
home-boards-note = These boards stand in for the printed ones, whose contents are not public. The rules are those of the game; what each space costs and does is ours. Owners of the box can write down their boards in a file and load it here.
home-boards-loaded = Your file: { $name }
home-boards-load = Choose a board file
home-boards-bad = { $file } cannot be used.
home-boards-few = { $n ->
    [one] Only one can play on these boards.
   *[other] At most { $n } can play on these boards.
}

## Going on from a record
home-record = Go on from a record or a position
home-record-about = A game that was cut short, a finished one from any step, or a position you have described.
home-record-text = Record
home-record-file = Choose a file
home-record-clear = Clear
home-record-first-line = Line 1 must say “mirabilia 1” and the game, as every record does.
home-record-game = Line 1 must name the game: wonders, duel or dice.
home-record-seats = A line “seats” with the number of players, 2 to 7, is missing.
home-record-read = { $game }, { $seats } players, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
home-record-cut = Go on after step { $n } of { $of }

## How the table is run
home-more-settings = More settings
home-set-listed = Show in the lobby
home-set-listed-about = Anybody may join or watch. Otherwise the link alone leads here.
home-set-start = The game begins
home-set-start-host = When you say so
home-set-start-full = When every seat is taken
home-set-watch = Watchers
home-set-watch-public = See what is public
home-set-watch-public-about = No hands, no secrets.
home-set-watch-delayed = See everything, later
home-set-watch-delayed-about = Every hand, some minutes behind.
home-set-watch-nobody = None
home-set-watch-nobody-about = Only players see the table.
home-set-delay = Behind by
home-set-undo = Taking back
home-set-undo-fair = If nothing came to light
home-set-undo-fair-about = Otherwise the others are asked.
home-set-undo-always = Until somebody else decides
home-set-undo-always-about = Also after cards or dice were revealed.
home-set-undo-never = Never
home-set-undo-never-about = A move stands.
home-set-hints = Hints
home-set-hints-about = The engine's best moves, for whoever asks.
home-set-chat = Chat
home-set-chat-about = Talk at the table.
home-set-clock = Clock
home-set-clock-none = None
home-set-clock-none-about = Think as long as you like.
home-set-clock-move = For each decision
home-set-clock-move-about = When it is over, a bot makes that decision.
home-set-clock-game = For the whole game
home-set-clock-game-about = When it is over, a bot plays on.
home-set-per-move = Time for a decision
home-set-per-game = Time for the game
home-set-bonus = More after each decision
home-set-away = Somebody is gone
home-set-away-about = A bot plays until they return.
home-set-away-never = Wait for them
home-set-away-after = A bot after { $time }
home-set-stand-in = Stand-in
home-set-stand-in-about = The bot that plays for people who are gone or out of time.
home-set-pace = Pace of the bots
home-set-pace-about = How long a bot takes at least, so that you can follow.
home-set-pace-value = { $seconds ->
    [0] At once
    [one] 1 second
   *[other] { $seconds } seconds
}

## Opening
home-sum-you = You
home-sum-watch = You watch
home-sum-shared = { $n } at this screen
home-sum-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
home-sum-open = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
home-open-play = Begin the game
home-open-invite = Open the table
