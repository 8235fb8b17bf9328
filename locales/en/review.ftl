# A finished game, looked at again.

review-title = Review
review-loading = Fetching the game…
review-to-table = Go to the table
review-to-games = Finished games
review-seat = Seat { $n }
review-won-points = { $points ->
    [one] { $who } won with { $points } point
   *[other] { $who } won with { $points } points
}
review-won-shared = { $points ->
    [one] { $who } shared the victory with { $points } point
   *[other] { $who } shared the victory with { $points } points
}
review-won-military = { $who } won by military supremacy
review-won-science = { $who } won by scientific supremacy
review-share = Share
review-share-about = Link to this review
review-record = Download the record

# While the engine thinks.
review-queued = The review waits for its turn.
review-progress = { $done } of { $of } decisions analysed
review-busy = Another of your reviews is running. This one is next.
review-trouble = No review: { $why }
review-meanwhile = You can already step through the game.

# Stepping.
review-stepper = Step through the game
review-begins = The game begins.
review-first = To the start
review-back = One step back
review-next = One step on
review-last = To the end
review-play = Play through
review-pause = Pause
review-step = Step { $n } of { $of }
review-slip-next = Next slip
review-slip-back = Previous slip
review-no-more-slips = No more slips in this direction.
review-curve = Win chances
review-curve-at = Step { $n } of { $of }: { $shares }
review-eyes = View as
review-eyes-follow = player to move
review-eyes-public = spectators

# Decisions.
review-decisions = Decisions
review-summary = Accuracy
review-scores = Score
review-filters = Which decisions
review-only-mine = Only mine
review-only-slips = Only slips
review-none-such = No such decisions.
review-this-decision = This decision
review-whose = Whose decision
review-over = The game is over. Step back to look at its decisions.
review-word-best = best
review-word-good = good
review-word-inaccuracy = inaccuracy
review-word-mistake = mistake
review-word-blunder = blunder
review-word-forced = only move
review-said-best = The best move.
review-said-good = A good move.
review-said-inaccuracy = An inaccuracy:
review-said-mistake = A mistake:
review-said-blunder = A blunder:
review-said-forced = The only move there was.
review-cost = { $points ->
    [one] { $points } percentage point of win chance.
   *[other] { $points } percentage points of win chance.
}
review-better = Better:
# Key moments, and luck and decisions apart. Chances are in percentage points.
review-moments = Key moments
review-moment = { $name }: { $move } cost { $loss } % of the win chance. Better: { $better }
review-luck = What moved the chances, in percentage points
review-luck-seat = { $start } at the start, luck { $luck }, own decisions { $own }, others’ decisions { $others }, { $end } at the end
review-engine = The engine prefers:
review-why = Why it is good
review-for-best = Why it is better
review-for-played = In favour of the move played
review-line = How it might continue
review-all-moves = { $n ->
    [one] What the move is worth
   *[other] What all { $n } moves are worth
}
review-move = Move
review-chance = Win chance
review-points = Points
review-played = played
review-error = ± { $error }
review-exact = Exact: everything that can still happen was counted. Points are the expected final score.
review-estimate = Estimated with { $looks ->
    [one] { $looks } simulation
   *[other] { $looks } simulations
}. Points are the expected final score.
review-accuracy = { $n }%
review-accuracy-about = Accuracy is the share of the win chance that the decisions kept: 100% if none was given away. Differences within the margin of error do not count.

# Playing on.
review-try = Play on from here as { $name }
review-try-about = A new table with exactly this position. Bots take the other seats.
review-opponents = Against
review-opponents-same = the same bots
review-try-on = Play on
review-try-other = Try another move
review-try-best = With the engine’s move: { $move }

# Other moves, on the same board.
review-branch-how = Choose a move on the board, or one of the engine’s below. It becomes a variation here.
review-branch-missing = These pages were built without the engine, so other moves cannot be tried on this board. You can play on at a new table.
review-branch-refused = Other moves cannot be tried on this board: { $why }
review-branch-unkept = This browser does not keep your variations. Download the record to keep them.
review-unread = The variation in line { $line } of the record could not be read: { $why }
review-variation = Variation
review-variations = { $n ->
    [one] { $n } variation
   *[other] { $n } variations
}
review-to-game = Back to the game
review-beside-next = Next variation
review-beside-back = Previous variation
review-promote = Move up
review-remove = Delete
review-note = Comment
review-comment = { $chance }, { $n ->
    [one] { $n } simulation
   *[other] { $n } simulations
}
review-decides = { $name } decides
review-over-branch = The variation ends here: the game is over.
review-drawn = { $n ->
    [one] Luck after this move was drawn anew: the game does not show it.
   *[other] Luck after these moves was drawn anew: the game does not show it.
}
review-mark-played = played
review-mark-variation = variation

# Values while one looks.
review-live = Engine
review-live-off = Switch it on to see what the moves here are worth.
review-live-nobody = Nobody decides here.
review-live-thinking = The engine is thinking…
review-live-exact = Win chance of { $name }, counted exactly
review-live-looks = Win chance of { $name }, { $n ->
    [one] { $n } simulation
   *[other] { $n } simulations
}

# Score.
review-score-line = Line of the score pad
review-total = Total
review-winner = winner

# The luck of a server's game, drawn again by the page.
review-luck-drawing = This browser is drawing all deals again …
review-luck-same = This browser has drawn { $deals ->
    [one] the one deal
   *[other] all { $deals } deals
} of the game again from the secret and the numbers: { $deals ->
    [one] it is the same
   *[other] they are the same
}.{ $given ->
    [0] {""}
   *[other] {" "}What the table began with ({ $given }) was not checked.
}
review-luck-undrawn = This browser could not draw the deals again. Use the command below.
review-luck-other-luck = Beware: step { $step } of the record does not follow from the secret and the numbers. The deals were changed.
review-luck-other-record = Beware: the record that the server gives out is not the game that this browser has seen.
