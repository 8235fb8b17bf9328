# The home page, the lobby, and the form for a new table.

## Home
home-title = What shall we play?
home-guest = Guest
home-playing-as = Playing as
home-change-name = Change
home-your-name = Your name
home-name-kept = You are { $name } from now on.
home-name-long = At most 40 characters.
home-name-letters = Names cannot contain commas, # or invisible characters.
home-about-wonders = Lead one of seven ancient cities. Everyone chooses a card at the same time and passes on the rest.
home-about-duel = Two cities, one structure of cards. Every card you take uncovers something for your opponent.
home-about-dice = Everyone shares the same dice. Each player builds a city with them.
home-facts-wonders = 3–7 players · about 30 minutes
home-facts-duel = 2 players · about 30 minutes
home-facts-dice = 2–7 players · about 25 minutes
home-players = Players
home-level = Level of the bots
home-play-bots = Play against bots
home-newcomer-wonders = Until your first finished game: day sides.
home-newcomer-duel = Until your first finished game: wonders without a draft.
home-newcomer-dice = Until your first finished game: easy bots.
home-learn = Learn in 3 minutes
home-puzzles = Puzzles
home-play-friends = Play with friends
home-more-options = More options
home-your-tables = Your tables
home-here = In this browser
home-no-server = These pages come from a web host without a game server, so there are no tables with friends and no lobby. Games against bots and at one screen run in this browser.
home-your-turn = Your turn
home-others-think = Others are thinking
home-waits-for = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
home-not-begun = Not started yet
home-join = Join a table
home-join-code = Code or link
home-join-about = Paste the link you were sent, or the table’s 12-character code.
home-join-go = Go there
home-join-empty = Paste a link, or type the code of the table.
home-join-unreadable = This is neither a link to a table nor a code. A code has 12 letters and digits.
home-take-seat-about = The seat moves to this device. The link works once, for 15 minutes.

## Lobby
home-real = At your real table
home-lobby = Open to everyone
home-lobby-all = All tables
home-lobby-about = Tables that anyone can join or watch. Unlisted tables can only be reached by their link.
home-lobby-new = Open a table for everyone
home-lobby-empty = No table is open to everyone right now.
home-filter-game = Game
home-filter-all = All games
home-being-played = In progress
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
home-clock-per-move = { $time } per decision
home-clock-per-game = { $time } per game
home-clock-per-game-bonus = { $time } per game, plus { $bonus } per decision
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
home-seat-open-about = For anyone who has the link.

## Options
home-options = The game
home-option-wonders-sides = Sides of the wonder boards
home-option-wonders-sides-random = Random
home-option-wonders-sides-random-about = Day or night, drawn for each city.
home-option-wonders-sides-day = All day
home-option-wonders-sides-day-about = The simpler sides. Good for first games.
home-option-wonders-sides-night = All night
home-option-wonders-sides-night-about = The sides with more special effects.
home-option-wonders-sides-choose = Chosen
home-option-wonders-sides-choose-about = Each player chooses a side.
home-option-wonders-wonders = Wonders
home-option-wonders-wonders-random = Dealt
home-option-wonders-wonders-random-about = Cities are dealt at random.
home-option-wonders-wonders-choose = Chosen
home-option-wonders-wonders-choose-about = Players choose a city in turn.
home-option-duel-wonders = Wonders
home-option-duel-wonders-draft = Drafted
home-option-duel-wonders-draft-about = You choose four wonders each, in turn.
home-option-duel-wonders-first-game = First game
home-option-duel-wonders-first-game-about = Four fixed wonders each, as the rulebook advises for a first game.
home-option-duel-first = Who begins
home-option-duel-first-0 = Seat 1
home-option-duel-first-0-about = The first seat in the list.
home-option-duel-first-1 = Seat 2
home-option-duel-first-1-about = The second seat in the list.
home-option-duel-first-random = Random
home-option-duel-first-random-about = Drawn at the start.
home-option-duel-centre = If the pawn is in the middle when an age ends
home-option-duel-centre-begins = The last player begins
home-option-duel-centre-begins-about = The player who took the last card begins the next age, as in the rulebook.
home-option-duel-centre-chooses = The last player chooses
home-option-duel-centre-chooses-about = The player who took the last card says who begins. A common variant.

## Boards of Dice
home-boards = Boards
home-boards-balanced = Balanced
home-boards-balanced-about = Our own numbers, with cities of about equal strength. The default.
home-boards-stand-in = First set
home-boards-stand-in-about = The first set, kept unchanged so that results can be compared.
home-boards-note = These boards stand in for the printed ones, whose contents are not public. The rules are those of the game; what each space costs and does is ours. Owners of the box can write down their boards in a file and load it here.
home-boards-loaded = Your file: { $name }
home-boards-load = Choose a board file
home-boards-bad = { $file } cannot be used.
home-boards-few = { $n ->
    [one] Only one player can use these boards.
   *[other] At most { $n } players can use these boards.
}

## Going on from a record
home-record = Continue from a record or a position
home-record-about = A game that was interrupted, a finished one from any step, or a position you have described.
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
home-record-cut = Continue after step { $n } of { $of }

## How the table is run
home-more-settings = More settings
home-set-listed = Show in the lobby
home-set-listed-about = Anyone can join or watch. Otherwise only the link leads here.
home-set-start = The game begins
home-set-start-host = When you start it
home-set-start-full = When every seat is taken
home-set-watch = Spectators
home-set-watch-public = See what is public
home-set-watch-public-about = No hands, no secrets.
home-set-watch-delayed = See everything, with a delay
home-set-watch-delayed-about = Every hand, a few minutes later.
home-set-watch-nobody = None
home-set-watch-nobody-about = Only players see the table.
home-set-delay = Delay
home-set-undo = Taking back
home-set-undo-fair = If nothing was revealed
home-set-undo-fair-about = Otherwise the others are asked.
home-set-undo-always = Until another player decides
home-set-undo-always-about = Also after cards or dice were revealed.
home-set-undo-never = Never
home-set-undo-never-about = Moves are final.
home-set-hints = Hints
home-set-hints-about = The engine’s best moves, on request.
home-set-chat = Chat
home-set-chat-about = Talk at the table.
home-set-clock = Clock
home-set-clock-none = None
home-set-clock-none-about = Think as long as you like.
home-set-clock-move = For each decision
home-set-clock-move-about = When the time is up, a bot makes that decision.
home-set-clock-game = For the whole game
home-set-clock-game-about = When the time is up, a bot plays on.
home-set-per-move = Time per decision
home-set-per-game = Time per game
home-set-bonus = Added after each decision
home-set-away = If a player is away
home-set-away-about = A bot plays until the player returns.
home-set-away-never = Wait
home-set-away-after = A bot after { $time }
home-set-stand-in = Stand-in
home-set-stand-in-about = The bot that plays for players who are away or out of time.
home-set-pace = Pace of the bots
home-set-pace-about = The least time a bot takes, so that you can follow.
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
home-open-play = Start the game
home-open-invite = Open the table
