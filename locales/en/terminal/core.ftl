# The table in the terminal: what is said line by line, and what stands on the full screen.

## Line by line
terminal-table = The table
terminal-end = The end
terminal-type = Type a number to play, table to see everything again, or help.
terminal-type-number = Type a number from 1 to { $most }, a move, or help.
terminal-aside = What the file held before is now in { $file }.
terminal-kept-in = The game is kept in { $file }.
terminal-kept = The game is kept until it is over; you can leave at any time.
terminal-not-kept = The game is not kept; --record FILE would keep it.
terminal-was-not-kept = It was not kept; --record FILE keeps a game.
terminal-record-in = The record is in { $file }.
terminal-goes-on = { $steps ->
    [one] It goes on after { $steps } step.
   *[other] It goes on after { $steps } steps.
}
terminal-stops = { $steps ->
    [one] The game stops here: { $chapter }, after { $steps } step. To move: { $names }.
   *[other] The game stops here: { $chapter }, after { $steps } steps. To move: { $names }.
}
terminal-go-on = Go on with: { $command }
terminal-come-back = The table stays. The same command brings you back to your seat.
terminal-over = The game is over. Type review to look back at it, or quit.
terminal-over-again = The game is over. Type review to look back at it, again to play again, or quit.
terminal-online = Connected again.
terminal-wait = The game begins when every seat is taken and the host starts it.
terminal-host-start = Type start to begin.
terminal-host-bots = Type bots to put bots on the open seats, then start.
terminal-curtain = { $name }: it is your turn. Press Enter when only you see the screen.
terminal-undo-wish = { $name } asks to take back a move. Do you allow it? yes or no
terminal-taken-back = Taken back. What was dealt before stays; luck from here on is drawn anew.
terminal-hint = The best moves, each with your chance to win and what it is good for:
terminal-hint-exact = The best moves, each with your exact chance to win and what it is good for:
terminal-reviewing = { $of ->
    [one] Looking back at one decision …
   *[other] Looking back at { $of } decisions …
}

## What was typed cannot be done
terminal-too-long = That line is too long. Type a number, a move, or help.
terminal-not-text = That is not text. Type a number, a move, or help.
terminal-not-understood = That means nothing here. Type a number, a move, or help.
terminal-not-now = It is not your turn. Type help to see what you can do meanwhile.
terminal-no-choice = There is no choice { $number }; choices are 1 to { $most }.
terminal-several = That could be one of these; type one of them: { $moves }.
terminal-which-card = Which one? Type card and a name.
terminal-which-rule = Which one? Type rule and a word. There is:
terminal-no-thing = There is no “{ $name }” in this game.
terminal-no-rule = Nothing in the rules has “{ $name }”.
terminal-near = Which one do you mean by “{ $name }”: { $near }?
terminal-all-possible = Everything that can be seen is possible.

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
terminal-word-help = help
terminal-word-quit = quit
terminal-what-card = NAME
terminal-what-rule = WORD
terminal-what-say = WORDS
terminal-about-number = play the choice of that number
terminal-about-move = play a move by its words, as records write them
terminal-about-card = what a card, wonder, token, space or die costs and does
terminal-about-rule = what the rules say
terminal-about-table = show the table and your choices again
terminal-about-why = what is not possible now, and why
terminal-about-score = the points as they stand
terminal-about-log = everything that happened so far
terminal-about-hint = the best moves, what they are worth and why
terminal-about-undo = go back to your previous decision
terminal-about-review = look back at a finished game, decision by decision
terminal-about-say = say something to all at the table
terminal-about-chat = what was said
terminal-about-yes = allow somebody to take back a move
terminal-about-no = do not allow it
terminal-about-sit = take an open seat, also for somebody beside you
terminal-about-start = begin the game (host)
terminal-about-bots = put bots on the open seats (host)
terminal-about-again = play again with the same people
terminal-about-help = this list
terminal-about-quit = leave; so does the end of input (Ctrl-D)

## The full screen
terminal-too-small = Make the window larger: it has { $width } columns and { $height } rows, and the table needs { $columns } and { $rows }.
terminal-curtain-about = Press Enter when only you see the screen.
terminal-look = Look up a card or a rule
terminal-review-about = From the beginning to the end: the higher the bar, the better the chance to win. On the right the accuracy.
terminal-end-keys = r looks back at the game, Esc shows the board, q leaves.
terminal-end-keys-again = r looks back at the game, a plays again, Esc shows the board, q leaves.
terminal-quit = Leave the game?
terminal-quit-kept = It is kept as it is. You can go on with it next time.
terminal-quit-lost = It is not kept. Next time, --record FILE keeps it.
terminal-quit-remote = The table stays. The same command brings you back to your seat.
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
terminal-key-look = I am here
terminal-key-start = start
terminal-key-bots = bots
terminal-key-sit = sit down
terminal-key-review = look back
terminal-key-end = result
terminal-key-again = play again

## Help
terminal-help = Keys and symbols
terminal-help-move = to another choice
terminal-help-digit = to the choice of that number
terminal-help-enter = opens the choice: the ways to use it and what follows from each; once more plays it
terminal-help-escape = one step back
terminal-help-page = to the next page of the board
terminal-help-zoom = the board alone, as large as it gets; once more brings the choices back
terminal-help-hint = the best moves with your chance to win, and why
terminal-help-explain = explains the card or die under the cursor
terminal-help-look = looks up a card or a rule
terminal-help-undo = takes back your last decision, or asks the others to allow it
terminal-help-log = everything that happened, the latest first
terminal-help-score = the points as they stand
terminal-help-chat = chat
terminal-help-answer = allow somebody to take back a move, or not
terminal-help-review = looks back at a finished game
terminal-help-quit = leaves the game; it is kept
terminal-help-interrupt = leaves at once
terminal-help-shapes = Every colour has a shape:
terminal-help-marks = ▸ is the cursor, ✦ what the hint advises, – what is not possible now.
terminal-help-rules = The whole rules: / and a word, or mirabilia rules.

## An unfinished game
terminal-unfinished = There is an unfinished game of { $game }: { $names }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
terminal-unfinished-ask = Go on with it? Enter or yes goes on, no begins a new one:
terminal-unfinished-old = The unfinished game is now in { $file }.
terminal-unfinished-broken = An unfinished game could not be read; it is kept in { $file }.
