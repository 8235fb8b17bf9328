# Around a table: the waiting room, the bar, the panels, the end.

table-title = { $game } – Mirabilia
table-title-your-turn = ● Your turn – { $game }
table-loading = Opening the table…
table-home = Start page
table-try-again = Try again
table-yes = yes
table-no = no
table-keep = Save
table-stay = Stay

table-none-title = There is no such table
table-none-text = The link is wrong, or the table is gone. Ask the sender for a new link.
table-closed-title = This table is closed
table-closed-text = Play at this table has ended. Open a new table from the start page.
table-private-title = This table cannot be watched
table-private-text = Only players can see it. Ask the host to allow spectators.
table-refused-title = The table cannot be opened

# Seats
table-open-seat = Open seat
table-bot-numbered = { $bot } { $n }
table-guest = Player { $n }
table-seats = Seats
table-you = you
table-host = host
table-not-here = not connected
table-has-left = has left; a bot plays on
table-stand-in = a bot stands in
table-thinking = thinking
table-has-chosen = has chosen
table-come-back = Come back
table-take-seat = Take seat { $seat }
table-sit = Sit here
table-sit-too = Another player
table-rename = Change name
table-your-name = Your name
table-your-name-about = The others at the table see it.
table-stand-up = Give up the seat of { $name }
table-seat-bot = Seat a bot
table-change-bot = Another bot
table-pick-bot = Which bot for seat { $seat }?
table-free = Clear the seat of { $name }
table-move-up = Move { $name } up
table-move-down = Move { $name } down

# The waiting room
table-waiting-title = { $n ->
    [one] Waiting for one more
   *[other] Waiting for { $n } more
}
table-ready-title = Everyone is here
table-start = Start the game
table-start-about = Nothing is dealt until you start.
table-start-not-full = { $n ->
    [one] One seat is open. Invite a player or seat a bot.
   *[other] { $n } seats are open. Invite players or seat bots.
}
table-start-full = The game starts when every seat is taken.
table-start-host = The host starts the game.
table-how-run = How this table is set up
table-settings = Table settings
table-close = Close the table
table-close-title = Close this table?
table-close-about = The game cannot be continued.
table-here-about = This game runs in this browser. It is saved after every move.
table-move = Continue with friends
table-move-about = The game continues at a table on the server. There you can invite friends to the seats of bots. This game stays here as it is.
table-move-sure = Move to the server
table-invite = Invite
table-invite-about = Anyone who has this link can join.
table-invite-link = Link to this table
table-code = Or by the code
table-copy-link = Copy link
table-share = Share
table-link-copied = Link copied.
table-link-marked = The link is selected: copy it yourself.
table-qr = QR code
table-qr-about = QR code of the link
table-fair = The deals can be verified
table-fair-about = The server chose a secret before anyone sat down, and every browser adds a number of its own. Everything random follows from both. The secret is published when the game is over, so nobody can have rigged the deals.
table-fair-commitment = Commitment (SHA-256 of the secret)
table-fair-secret = The secret
table-fair-check = Download the record and verify it:

# Settings
table-set-listed = Show in the lobby
table-set-listed-about = Otherwise only those with the link find it.
table-clock-stays = The clock cannot be changed after the game has begun.
table-watch-delayed = See everything, { $time } later
table-set-away = If a player is away
table-away-is = { $bot } plays after { $time }
table-stand-in-boards = The printed boards of 7 Wonders Dice are not public. You play on boards that replace them.

# The bar
table-your-turn = Your turn
table-status-turn-of = { $name }’s turn
table-status-thinks = { $name } is thinking
table-status-waiting = Waiting for { $names }
table-status-count = { $n } of { $of } are thinking
table-status-moment = One moment
table-status-over = The game is over
table-reconnecting = Reconnecting…
table-clock-of = Clock of { $name }
table-clock-short = Less than 15 seconds left.
table-menu = Menu
table-panel = Log, chat and table
table-panel-close = Close
table-panel-fold = Fold the log away
table-hover-sign = About things on the board
table-hover-tip = Rest the pointer on a card, wonder, token, die or space to read about it; on a touch screen, hold a finger on it.
table-key-sound = Sound on or off
table-sound-on = Sound is on.
table-sound-off = Sound is off.
table-panel-unread = { $n ->
    [one] Log, chat and table: one new message
   *[other] Log, chat and table: { $n } new messages
}
table-tab = Table
table-rules = Rules
table-to-rules = In the rules
table-my-settings = Settings
table-leave = Leave the table
table-leave-title = Leave this game?
table-leave-about = The bot { $bot } plays on in your place, and you watch.
table-leave-last = You are the last one here: the table will be closed.
table-leave-just-go = You can also just close the page and come back later.
table-leave-sure = Leave

table-hand-over = Play on another device
table-hand-over-about = A link moves your seat to another device. It works once, for 15 minutes. This device then becomes a spectator.
table-hand-over-make = Link for { $name }
table-hand-over-link = Open this link on the other device. The device that opens it gets the seat.

table-curtain = Pass the device to { $name }
table-curtain-about = Nothing is shown until you press the button.
table-curtain-ready = I am { $name }
table-curtain-wait = The others are thinking

table-moment = Looking at move { $n } of { $of }
table-moment-now = Back to now

table-undo = Take back
table-undo-ask = Ask to take back
table-undo-wish = { $name } asks to take back a move.
table-undo-allow = Allow
table-undo-refuse = Refuse
table-undo-waits = You have asked to take back. Waiting for { $names }.
table-proposal-settings = { $name } proposes other settings: { $changes }.
table-proposal-hand-over = { $name } wants to hand the seat over to another device or person.
table-proposal-waits = Waiting for { $names }.
table-settings-consent = While people play, settings that touch fairness change only if everybody agrees.
table-remove = Remove { $name } from the table

table-watch-you = You are watching
table-watch-link = Let others watch
table-watching = { $n ->
    [0] No spectators
    [one] One spectator
   *[other] { $n } spectators
}
table-behind = You see the table with a delay of { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
table-behind-seconds = You see the table with a delay of { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
table-eyes = View as
table-eyes-public = spectators

table-keys = Keys
table-keys-about = Arrow keys move within a group of cards or buttons, Tab goes to the next group.
table-key-list = List of keys
table-key-hint = Ask for a hint
table-key-undo = Take back
table-key-log = Show the log
table-key-chat = Show the chat
table-key-table = Show the table
table-key-back = One move back
table-key-on = One move on
table-key-now = Back to now

# What happens at the table, beside the game
log-title = Log
log-empty = Nothing has happened yet.
log-click = Press a line to see that moment.
log-sat = { $name } sat down.
log-named = A player is now called { $name }.
log-bot = The bot { $bot } has seat { $seat }.
log-freed = Seat { $seat } is open.
log-swapped = { $a } and { $b } have changed seats.
log-settings = The table settings have changed.
log-started = The game begins.
log-left = { $name } has left. A bot plays on.
log-away = { $name } is away. A bot plays until they return.
log-back = { $name } is back.
log-time-over = { $name } is out of time. A bot plays on.
log-handed-over = { $name } plays on another device.
log-undo-asked = { $name } asks to take back a move.
log-undo-yes = { $name } allows it.
log-undo-no = { $name } does not allow it.
log-undone = A move was taken back.
log-proposed-settings = { $name } proposes other settings.
log-removed = The host has removed { $name }. A bot plays on.
log-said = { $name }: { $text }
log-rematch = There is a new game with the same players.
log-closed = The table was closed.

chat-title = Chat
chat-empty = No messages yet.
chat-say = Say something
chat-send = Send

hint-title = Hint
hint-ask = What would be best?
hint-explain = The engine evaluates your moves from what you can see, and says what each is worth.
hint-not-now = You have nothing to decide now.
hint-thinking = The engine is thinking…
hint-about = Your chance to win after each move. Press a move to see it on the board.
hint-exact = Your exact chance to win after each move. Press a move to see it on the board.
hint-all = { $n ->
    [one] The only move
   *[other] All { $n } moves
}
hint-error = Margin of error
hint-fewer = Only the best
hint-hide = Hide the hint

# Why a move is good. Parts of a sentence that begin small; the screen makes the first letter large.
reason-counted = { $n } { $name }
reason-wins = { $by ->
    [science] wins the game by scientific supremacy
   *[military] wins the game by military supremacy
}
reason-stops-win = { $by ->
    [science] stops the opponent from winning by scientific supremacy with { $cards }
   *[military] stops the opponent from winning by military supremacy with { $cards }
}
reason-allows-win = { $by ->
    [science] but the opponent can win by scientific supremacy with { $cards }
   *[military] but the opponent can win by military supremacy with { $cards }
}
reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-points-for = { $points ->
    [one] { $points } point ({ $what })
   *[other] { $points } points ({ $what })
}
reason-coins = { $coins ->
    [one] brings { $coins } coin
   *[other] brings { $coins } coins
}
reason-takes-coins = { $coins ->
    [one] { $who } loses { $coins } coin
   *[other] { $who } loses { $coins } coins
}
reason-goods = produces { $goods }
reason-cheap = for 1 coin each from now on: { $goods }{ $from ->
    [left] { " from the left neighbour" }
    [right] { " from the right neighbour" }
    [both] { " from both neighbours" }
   *[bank] { "" }
}
reason-free = free thanks to { $card }
reason-free-of-cost = costs nothing
reason-chain = makes { $cards } free later
reason-pawn = conflict pawn { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} forward, { $left ->
    [one] one space
   *[other] { $left } spaces
} from the opponent’s capital
reason-pawn-middle = conflict pawn { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} forward, back to the middle
reason-pawn-back = conflict pawn { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} forward, still { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
} into your side
reason-conflict = { $change ->
    [ahead] more shields than { $who }
    [level] as many shields as { $who }
   *[more] more shields against { $who }
}
reason-symbol = a new science symbol: { $symbol } ({ $different } different)
reason-pair = second { $symbol }: a progress token
reason-science-set = { $sets ->
    [one] completes a set of three symbols
   *[other] completes set { $sets } of three symbols
}
reason-again = another turn
reason-token-agriculture = 6 coins and 4 points
reason-token-architecture = wonders need 2 resources fewer
reason-token-economy = you get what the opponent pays for resources
reason-token-law = one more science symbol
reason-token-masonry = blue cards need 2 resources fewer
reason-token-mathematics = 3 points for each progress token
reason-token-philosophy = 7 points
reason-token-strategy = red cards have 1 shield more
reason-token-theology = wonders bring another turn
reason-token-urbanism = 6 coins, and 4 for each card built through a chain
reason-effect-destroy = discards a card of the opponent
reason-effect-revive = builds a card from the discard pile for free
reason-effect-revive-wonders = builds a card from the discard pile for free
reason-effect-library = one of three progress tokens from the box
reason-effect-seventh-card = plays the seventh card of each age too
reason-effect-wild-science = a science symbol of your choice
reason-effect-first-of-colour = the first card of each colour is free
reason-effect-first-card = the first card of each age is free
reason-effect-last-card = the sixth card of each age is free
reason-destroys = discards { $card } of { $who }
reason-promises = { $wonder } would bring { $brings }
reason-begins = { $who } plays first
reason-denies = keeps { $card } ({ $brings }) from { $who }
reason-leaves-none = leaves no { $of ->
    [shield] shields
   *[other] such cards
} for { $who }
reason-uncovers = but uncovers { $card } ({ $brings }) for { $who }
reason-uncovers-nothing = uncovers nothing for the opponent
reason-stage = stage { $stage } of { $of } of your wonder
reason-attack = { $points ->
    [one] attacks { $who } for { $points } point
   *[other] attacks { $who } for { $points } points
}
reason-defence = { $defence } more defence against { $who }
reason-resources = { $resources ->
    [one] { $resources } more resource every turn
   *[other] { $resources } more resources every turn
}
reason-unlocks = unlocks a die: { $die }
reason-cheaper-dice = dice cost less or bring coins: { $colours }
reason-more = { $of ->
    [free-die] another die for free
    [cross] crosses off another space
   *[action] another action
}
reason-completes = completes a building: { $building }
reason-bonus = bonus { $number } of { $of }: { $bonus }
reason-brings-end = { $ahead ->
    [yes] one more turn and the game ends, with you ahead
   *[no] one more turn and the game ends
}
reason-first-agora = { $points ->
    [one] first to finish the Agora: { $points } point
   *[other] first to finish the Agora: { $points } points
}
reason-misses = gives up: { $brings }
reason-leaves = leaves { $card } ({ $brings }) to { $who }
reason-expects-less = { $points ->
    [one] about { $points } point less in the end, most of it here: { $what }
   *[other] about { $points } points less in the end, most of it here: { $what }
}
# The same, shorter, inside a sentence.
reason-brief-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-brief-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
reason-brief-takes-coins = { $coins ->
    [one] { $coins } coin taken away
   *[other] { $coins } coins taken away
}
reason-brief-shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
reason-brief-conflict = more shields
reason-brief-pair = second { $symbol }, a progress token
reason-brief-science-set = a set of three symbols

# The end
table-what-wins = What wins?
end-you = You win
end-winner = { $name } wins
end-shared = { $names } share the victory
end-nobody = No winner
end-points = { $points ->
    [one] With { $points } point, { $ahead } ahead of second place.
   *[other] With { $points } points, { $ahead } ahead of second place.
}
end-points-tie = { $points ->
    [one] With { $points } point, by the tie-break.
   *[other] With { $points } points, by the tie-break.
}
end-points-shared = { $points ->
    [one] With { $points } point each, and nothing breaks the tie.
   *[other] With { $points } points each, and nothing breaks the tie.
}
end-military = By military supremacy: the conflict pawn stands in the capital.
end-science = By scientific supremacy: six different symbols.
end-pad = Points by line of the score pad
end-line = Line
end-total = Total
end-won = winner
end-show-all = Show all at once
end-rematch = Play again
end-next = To the new game
end-next-about = Your seat is kept there.
end-review = Review the game
end-record = Download the record

# Why something was refused. The server’s own words come after it where they say more.
refusal-detail = { $words } ({ $detail })
refusal-offline = The server is not responding. Are you connected to the network?
refusal-no-server = This needs a game server, and these pages have none.
refusal-here-elsewhere = This game is open in another tab or window and continues there.
refusal-here-no-store = The browser could not save the game. Its storage may be full, or this may be a private window.
refusal-here-no-engine = The part of the pages that runs games could not be loaded.
refusal-request-unreadable = The server did not understand the request.
refusal-request-too-large = That is too long for the server.
refusal-request-too-many = That was too fast. Wait a moment and try again.
refusal-request-origin = This page may not do that here. Open the server’s own address.
refusal-request-no-key = The server does not know you. Reload the page.
refusal-request-not-found = Not found.
refusal-table-none = There is no such table.
refusal-table-closed = The table is closed.
refusal-table-too-many = Too many tables were opened. Wait a while.
refusal-table-started = The game has already begun.
refusal-table-not-started = The game has not begun.
refusal-table-over = The game is over.
refusal-table-not-over = The game is not over yet.
refusal-table-not-full = A seat is still open. Invite a player or seat a bot.
refusal-open-seats = { $n ->
    [one] A seat is still open. Invite a player or seat a bot.
   *[other] { $n } seats are still open. Invite players or seat bots.
}
refusal-table-no-watching = This table cannot be watched.
refusal-table-bad-setup = A table like this cannot be opened.
refusal-table-bad-settings = A setting is out of range.
refusal-table-bad-boards = There is an error in the board file.
refusal-table-bad-record = The game cannot be continued from this record.
refusal-seat-none = That seat is empty.
refusal-seat-taken = That seat is taken.
refusal-seat-full = No seat is open.
refusal-seat-not-yours = That is not your seat.
refusal-seat-host-only = Only the host may do that.
refusal-seat-bad-name = A name must have 1 to 40 characters, without commas or #.
refusal-seat-no-bot = There is no such bot.
refusal-seat-bad-number = The number for the random seed is not valid.
refusal-seat-no-hand-over = This link was used, or is too old. Ask for a new one.
refusal-play-stale = The game has moved on. Look again and decide.
refusal-play-unreadable = That is not a move in this game.
refusal-play-illegal = The rules do not allow it.
refusal-play-not-your-turn = It is not your turn.
refusal-play-already-chosen = You have chosen already. Take your choice back first.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-never = This cannot be taken back at this table.
refusal-undo-asked = A player has already asked. Answer first.
refusal-proposal-pending = A proposal is already waiting for answers.
refusal-seat-barred = You have seen open hands of this game, or the host removed you. You cannot take a seat here.
refusal-table-log-full = This table's log is full. Only moves are possible now.
refusal-undo-not-asked = There is no request to answer now.
refusal-hint-off = This table has no hints.
refusal-hint-too-many = You have used all the hints this server allows.
refusal-chat-off = This table has no chat.
refusal-chat-bad = A message must have 1 to 500 characters.
refusal-review-none = There is no review yet.
refusal-server-busy = The server is busy. Try again in a moment.
refusal-server-no-store = The server cannot store anything now. Try again in a moment.
refusal-server-closing = The server is restarting and will be back in a moment.
refusal-server-broken = Something went wrong on the server. The game is unchanged.

# People at the server: keys, mute, block, report, one's own data
people-menu = About { $name }
people-mute = Mute
people-mute-about = You no longer see what this person writes, at any table. They are not told.
people-block = Block
people-block-about = Besides, this person cannot take a seat at your tables.
people-muted = { $name } is muted.
people-blocked = { $name } is blocked.
people-report = Report
people-report-about = What happened? Whoever runs this server reads it, with the name and the table.
people-report-send = Send the report
people-reported = Your report was sent.
people-warning = A warning from whoever runs this server
people-warning-read = I have read this
people-data = Your data at this server
people-data-about = The server knows your name, your keys and your games. Nobody needs an account.
people-keys = Keys
people-keys-about = Each browser has a key, and whoever has it can play as you. Revoke a key that you no longer use.
people-key-browser = Browser
people-key-script = Program
people-key-this = this one
people-key-used = last used { $date }
people-key-revoke = Revoke
people-blocks = People you do not want to meet
people-is-muted = muted
people-is-blocked = blocked
people-unblock = Undo
people-export = Download my data
people-delete = Delete my data
people-delete-about = You leave your games, and bots play on for you. Your name, your keys and what you wrote are deleted; your moves stay, without your name. Games that you played alone are deleted. This cannot be undone.
people-delete-do = Delete everything
people-deleted = The server no longer knows you.
table-luck-kept = This browser has checked it: the server committed to this secret before your number left, and it used your number.
table-luck-early = This browser has kept the commitment and its number, and compares them when the game is over.
table-luck-none = This browser has added no number to this game.
table-luck-cannot = This browser cannot check it on an unencrypted page. Use the command below.
table-luck-other-commitment = Beware: the server has replaced its commitment since this browser read it. The deals may be rigged.
table-luck-other-secret = Beware: the secret does not match the commitment. The deals may be rigged.
table-luck-other-number = Beware: the server did not use the number of this browser. The deals may be rigged.
refusal-request-banned = The host of this server has banned you.
refusal-request-bad-method = The server does not understand this request.
