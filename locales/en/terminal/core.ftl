# The table in the terminal: what is said line by line, and what stands on the full screen.

## Line by line
terminal-table = The table
terminal-end = The end
terminal-type = Type a number to play, table to see the whole table again, or help.
terminal-type-number = Type a number from 1 to { $most }, a move, or help.
terminal-aside = The previous content of the file is now in { $file }.
terminal-kept-in = The game is saved in { $file }.
terminal-kept = The game is saved; you can leave at any time.
terminal-not-kept = The game is not saved; use --record FILE to save it.
terminal-was-not-kept = The game was not saved; use --record FILE to save a game.
terminal-record-in = The record is in { $file }.
terminal-finished-kept = The game is saved: mirabilia analyse reviews it, mirabilia games lists your games.
terminal-goes-on = { $steps ->
    [one] Resumed after { $steps } step.
   *[other] Resumed after { $steps } steps.
}
terminal-stops = { $steps ->
    [one] The game stops here: { $chapter }, after { $steps } step. To move: { $names }.
   *[other] The game stops here: { $chapter }, after { $steps } steps. To move: { $names }.
}
terminal-go-on = Resume with: { $command }
terminal-come-back = The table stays open. Run the same command to return to your seat.
terminal-over = The game is over. Type review to analyse it, or quit.
terminal-over-again = The game is over. Type review to analyse it, again for a rematch, or quit.
terminal-over-deal = The game is over. Type review to analyse it, again for the same deal, or quit.
terminal-over-deal-link = The game is over. Type review to analyse it, again for the same deal, link for a link by which a friend plays it, or quit.
terminal-no-deal = Only a finished game that was dealt here can be repeated.
terminal-link = A friend plays the same deal on the pages or with: mirabilia deal "LINK". The link:
terminal-link-later = The link is printed when you leave this screen (q).
terminal-deal-counted = You have played the deal of { $day }. Another game does not count.
terminal-online = Reconnected.
terminal-wait = Waiting for all seats to be taken and for the host to start the game.
terminal-host-start = Type start to begin.
terminal-host-bots = Type bots to put bots on the open seats, then start.
terminal-curtain = { $name }: it is your turn. Press Enter when only you can see the screen.
terminal-undo-wish = { $name } wants to take back a move. Allow it? yes or no
terminal-proposal = { $name } proposes a change of the table. Agree? yes or no
terminal-taken-back = Taken back. Earlier deals stay; luck is drawn anew from here on.
terminal-taken-back-same = Taken back. The same moves meet the same luck again.
terminal-hint = The best moves, with your chance to win and the reasons:
terminal-hint-exact = The best moves, with your exact chance to win and the reasons:
terminal-reviewing = { $of ->
    [one] Analysing one decision …
   *[other] Analysing { $of } decisions …
}

## What was typed cannot be done
terminal-too-long = That line is too long. Type a number, a move, or help.
terminal-not-text = That is not text. Type a number, a move, or help.
terminal-not-understood = Not understood. Type a number, a move, or help.
terminal-not-now = It is not your turn. Type help to see what you can do now.
terminal-no-choice = There is no choice { $number }; choices are 1 to { $most }.
terminal-several = Several moves match; type one of them: { $moves }.
terminal-which-card = Which one? Type card and a name.
terminal-which-rule = Which one? Type rule and a word. Sections:
terminal-no-thing = There is no “{ $name }” in this game.
terminal-no-rule = The rules do not mention “{ $name }”.
terminal-near = Which one do you mean by “{ $name }”: { $near }?
terminal-all-possible = Everything you see is possible.

## Words to type. One small word each; the English ones work in every language.
terminal-word-number = NUMBER
terminal-word-move = MOVE
terminal-word-card = card
terminal-word-rule = rule
terminal-word-table = table
terminal-word-why = why
terminal-word-score = score
terminal-word-log = log
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-review = review
terminal-word-say = say
terminal-word-chat = chat
terminal-word-yes = yes
terminal-word-no = no
terminal-word-sit = sit
terminal-word-start = start
terminal-word-bots = bots
terminal-word-again = again
terminal-word-link = link
terminal-word-help = help
terminal-word-quit = quit
terminal-what-card = NAME
terminal-what-rule = WORD
terminal-what-say = WORDS
terminal-about-number = play the choice with this number
terminal-about-move = play a move in record notation
terminal-about-card = what a card, wonder, token, space or die costs and does
terminal-about-rule = what the rules say
terminal-about-table = show the table and your choices again
terminal-about-why = what is not possible now, and why
terminal-about-score = the points as they stand
terminal-about-log = the log of the game
terminal-about-hint = the best moves with values and reasons
terminal-about-undo = take back your last decision
terminal-about-review = analyse a finished game decision by decision
terminal-about-say = send a chat message
terminal-about-chat = show the chat
terminal-about-yes = allow a player to take back a move
terminal-about-no = do not allow it
terminal-about-sit = take an open seat, also for a second player at this terminal
terminal-about-start = start the game (host)
terminal-about-bots = put bots on the open seats (host)
terminal-about-again = rematch with the same players
terminal-about-deal = play the same deal again, once the game is over
terminal-about-link = a link by which a friend plays the same deal, once the game is over
terminal-about-help = this list
terminal-about-quit = leave (also Ctrl-D)

## The full screen
terminal-too-small = Make the window larger: it has { $width } columns and { $height } rows; the table needs { $columns } and { $rows }.
terminal-curtain-about = Press Enter when only you can see the screen.
terminal-look = Look up a card or a rule
terminal-review-about = From start to end: the higher the bar, the better the chance to win. The accuracy is on the right.
terminal-end-keys = r reviews the game, Esc shows the board, q quits.
terminal-end-keys-again = r reviews the game, a starts a rematch, Esc shows the board, q quits.
terminal-end-keys-deal = a plays the same deal again.
terminal-end-keys-link = a plays the same deal again, d gives a link by which a friend plays it.
terminal-quit = Leave the game?
terminal-quit-kept = The game is saved. You can resume it next time.
terminal-quit-lost = The game is not saved. Next time, use --record FILE.
terminal-quit-remote = The table stays open. Run the same command to return to your seat.
terminal-quit-over = The game is over.
terminal-quit-keys = y leaves, Esc stays.
terminal-key-host-start = Press Enter to start the game.
terminal-key-host-bots = Press b to put bots on the open seats, then Enter to start.

## Keys, in few words
terminal-key-which = choose
terminal-key-open = use it
terminal-key-play = play
terminal-key-back = back
terminal-key-page = next page
terminal-key-hint = hint
terminal-key-explain = explain
terminal-key-undo = take back
terminal-key-help = help
terminal-key-look-up = look up
terminal-key-log = log
terminal-key-score = points
terminal-key-chat = chat
terminal-key-zoom = large board
terminal-key-quit = leave
terminal-key-leave = leave
terminal-key-stay = stay
terminal-key-send = send
terminal-key-scroll = scroll
terminal-key-look = I am ready
terminal-key-start = start
terminal-key-bots = bots
terminal-key-sit = sit down
terminal-key-review = review
terminal-key-end = result
terminal-key-again = rematch
terminal-key-same-deal = same deal
terminal-key-link = link

## Help
terminal-help = Keys and symbols
terminal-help-move = select another choice
terminal-help-digit = select the choice with this number
terminal-help-enter = open the choice to see the ways to use it and their consequences; press again to play
terminal-help-escape = go back one step
terminal-help-page = next page of the board
terminal-help-zoom = toggle the large board without the choices
terminal-help-hint = the best moves with your chance to win and the reasons
terminal-help-explain = explain the card or die under the cursor
terminal-help-look = look up a card or a rule
terminal-help-undo = take back your last decision, or ask the other players to allow it
terminal-help-log = the log, latest entries first
terminal-help-score = the points as they stand
terminal-help-chat = chat
terminal-help-answer = allow a player to take back a move, or refuse
terminal-help-review = review a finished game
terminal-help-deal = after a game: the same deal again; a link to it
terminal-help-quit = leave the game
terminal-help-interrupt = leave at once
terminal-help-suspend = suspend the program; fg continues it
terminal-help-mouse = click a choice to select it, again to use it; the wheel scrolls
terminal-help-shapes = Every colour has a shape:
terminal-help-marks = ▸ is the cursor, ✦ marks the hint, – marks what is not possible now.
terminal-help-rules = Full rules: / and a word, or mirabilia rules.

## An unfinished game
terminal-unfinished = There is an unfinished game of { $game }: { $names }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, last played { $date } UTC.
terminal-unfinished-ask = Resume it? Enter or yes resumes it, no starts a new game:
terminal-unfinished-stays = It stays among your saved games: mirabilia games

## What can be chosen
terminal-more = … { $n } more: Tab
terminal-free = free
terminal-chosen = You have chosen: { $move }

## serve
serve-how = Open { $url } in a browser. Ctrl-C stops the server; games are kept.
serve-memory = Open { $url } in a browser. Ctrl-C stops the server; its games are in memory and end with it.
serve-bare = mirabilia --help shows everything else; mirabilia play duel plays in the terminal.
serve-opened = The page was opened in your browser.
serve-not-opened = No browser could be opened; open { $url } yourself.
serve-taken = if that is another Mirabilia, open { $url }; otherwise choose another address with --addr
