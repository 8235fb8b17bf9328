# A finished game, looked at again.

review-title = Review
review-loading = Fetching the game.
review-to-table = Go to the table
review-to-games = Finished games
review-seat = Seat { $n }
review-won-points = { $who } won with { $points } points
review-won-shared = { $who } shared the victory with { $points } points
review-won-military = { $who } won by military supremacy
review-won-science = { $who } won by scientific supremacy
review-share = Share
review-share-about = Link to this review
review-record = Download the record

# While the engine thinks.
review-queued = The review waits for its turn.
review-progress = { $done } of { $of } decisions weighed
review-busy = Another review of yours is being made. This one follows.
review-trouble = No review: { $why }
review-meanwhile = You can already step through the game.

# Stepping.
review-stepper = Step through the game
review-begins = The game begins.
review-first = To the start
review-back = One step back
review-next = One step on
review-last = To the end
review-play = Play it through
review-pause = Pause
review-step = Step { $n } of { $of }
review-slip-next = Next slip
review-slip-back = Slip before
review-no-more-slips = No more slips in this direction.
review-curve = Win chances
review-curve-at = Step { $n } of { $of }: { $shares }
review-eyes = Seen by
review-eyes-follow = whoever decides
review-eyes-public = the public

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
review-engine = The engine would rather:
review-why = What speaks for it
review-for-best = What speaks for that
review-for-played = And for what was played
review-line = How it might go on
review-all-moves = { $n ->
    [one] What the move is worth
   *[other] What all { $n } moves are worth
}
review-move = Move
review-chance = Win chance
review-points = Points
review-played = played
review-error = ± { $error }
review-exact = Exact: everything that can still happen was counted. Points are what to expect at the end.
review-estimate = Estimated with { $looks ->
    [one] { $looks } look
   *[other] { $looks } looks
} ahead. Points are what to expect at the end.
review-accuracy = { $n } %
review-accuracy-about = Accuracy says how much of the win chance the decisions kept: 100 % when none gave any away. What could be chance counts as nothing.

# Playing on.
review-try = Play on from here as { $name }
review-try-about = A new table with this very position. Bots take the other seats.
review-opponents = Against
review-opponents-same = the same bots
review-try-other = Try another move
review-try-best = With the engine’s move: { $move }

# Score.
review-score-line = Line of the score pad
review-total = Total
review-winner = winner
