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
review-try-other = Try another move
review-try-best = With the engine’s move: { $move }

# Score.
review-score-line = Line of the score pad
review-total = Total
review-winner = winner
