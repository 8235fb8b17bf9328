# What `replay`, `analyse`, `best`, `verify`, `position`, `boards` and `arena` print.

report-title = { $game }, { $seats } seats, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
report-seat = seat { $n }
report-players = players
report-options = options
report-after = After step { $n } of { $of }
report-waiting = Pending moves of an incomplete turn: { $n }
report-goes-on = The game is not over. To move: { $names }.
report-goes-on-luck = The game is not over: luck is due.
report-no-such-step = --at { $at }: { $file } has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; N is 0 to { $steps }
report-position-over = the game is over at this point; use --at N for an earlier state
report-legal = legal here: { $moves }
report-did-you-mean = did you mean "{ $word }"?
report-time-left = { $time } left
report-counting = Counting …
report-load-boards = {"; "}load one with --boards FILE

## analyse
report-finished = finished
report-running = still running
report-judged = { $full ->
    [yes] Every decision, judged with full knowledge of all hands
   *[no] Every decision, judged by what the player knew
}
report-judged-seat = { $full ->
    [yes] The decisions of { $name }, judged with full knowledge of all hands
   *[no] The decisions of { $name }, judged by what the player knew
}
report-column-step = step
report-column-player = player
report-column-move = move
report-column-chance = chance %
report-column-verdict = verdict
report-to-play = to play: { $move }
report-played = Played: { $why }
report-curve = Win chance, from the start to the last step
report-stopped = { $n ->
    [one] Stopped early: only the first decision was judged.
   *[other] Stopped early: only the first { $n } decisions were judged.
}

## best
report-best = { $steps ->
    [one] { $chapter }, after { $steps } step: { $name } to move
   *[other] { $chapter }, after { $steps } steps: { $name } to move
}
report-points-at-end = expected points
report-go-on = likely continuation
report-instead = Alternatives
report-iterations = { $moves ->
    [one] { $n } search iterations, { $moves } legal move
   *[other] { $n } search iterations, { $moves } legal moves
}
report-iterations-exact = { $moves ->
    [one] { $n } search iterations, exact, { $moves } legal move
   *[other] { $n } search iterations, exact, { $moves } legal moves
}
report-no-move = no move is due: { $why }
report-whose = seats { $seats } have to decide; choose one with --seat S
report-over = the game is over
report-luck-due = luck is due
report-to-move = { $names } to move
report-no-seat = no seat "{ $seat }"; seats are { $seats }
report-watch = { $name } to move: { $n } iterations in { $time }, { $speed } per second
report-watch-stop = Ctrl-C stops.

## What cannot be analysed
report-analysis-running = the game is still running: full knowledge would reveal hidden hands; without --full each decision is judged by what its seat knew
report-analysis-not-deciding = { $steps ->
    [one] { $name } has nothing to decide after { $steps } step: { $why }
   *[other] { $name } has nothing to decide after { $steps } steps: { $why }
}
report-analysis-already = { $name } has already chosen and waits for the others

## verify
report-verify-commitment = commitment
report-verify-commitment-said = { $commitment }: matches the hash of the secret
report-verify-numbers = numbers
report-verify-numbers-said = { $n ->
    [0] none: only the server contributed to the seed
    [one] { $n } from a person, part of the seed
   *[other] { $n } from people, all part of the seed
}
report-verify-deals = deals
report-verify-deals-said = { $n ->
    [one] { $n } drawn again, matches the record
   *[other] { $n } drawn again, all match the record
}
report-verify-unchecked = not checked
report-verify-unchecked-given = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
} in the first { $steps ->
    [one] step
   *[other] { $steps } steps
}, which the table started from
report-verify-unchecked-rest = later deals: the game is not over
report-unfair-no-commitment = no commitment; only a record with a "commitment" line in its header, as servers write it, can be checked
report-unfair-no-secret = no secret; the record of a finished game has a "secret" line after its "commitment"
report-unfair-not-over = no secret: the game is not over; the server adds a "secret" line at the end
report-unfair-secret = commitment is "{ $written }", but the hash of the secret is "{ $secret }"
report-unfair-beyond = dealt-from is "{ $from }"; expected at most { $steps }, the number of steps
report-unfair-luck = step { $step } is "{ $written }", but secret and numbers give "{ $right }"

## boards
report-boards = boards { $name } { $fingerprint }
report-boards-about = about
report-boards-cities = cities
report-boards-buildings = buildings
report-boards-spaces = spaces
report-boards-dice = dice
report-boards-bonuses = bonuses
report-boards-coins = coins
report-boards-warning = warning
report-boards-each = { $n } in each city
report-boards-between = { $least } to { $most } in each city
report-boards-dice-said = { $n }, { $special } of them special
report-boards-bonuses-said = { $n }; the game ends when a player has { $end }
report-boards-coins-said = { $start } at the start, { $most } at most, { $pass } for passing
report-boards-common = Buildings of all cities
report-boards-city = { $city } ({ $id }): { $wonder }
report-boards-building = { $n ->
    [one] { $building }, { $n } space
   *[other] { $building }, { $n } spaces
}
report-boards-first = { $n ->
    [one] { $n } point for the first to finish it
   *[other] { $n } points for the first to finish it
}
report-boards-any-order = { $symbols }, in any order
report-boards-no-city = no city "{ $city }" on the boards { $name }; cities are { $cities }

## arena
report-match-title = { $game }, { $seats } seats: { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seed }.
report-match-time = { $n } ms per move.
report-match-iterations = { $n ->
    [one] { $n } iteration per move.
   *[other] { $n } iterations per move.
}
report-match-interrupted = Interrupted.
report-match-not-whole = Some deals are incomplete: a complete deal takes { $n } games.
report-match-column-place = #
report-match-column-bot = bot
report-match-column-board = board
report-match-column-games = games
report-match-column-score = score, %
# Games won, shared and lost; the legend explains the letters.
report-match-column-results = W/S/L
report-match-column-points = points
report-match-column-elo = Elo
report-match-column-los = LOS, %
report-match-column-ms = ms/move
report-match-legend = Score: share of the victory; { $fair } % is even. W/S/L: games won, shared, lost. LOS: likelihood of superiority over the next bot. Error margins are 95 %. Elo is relative to { $bot }.
report-match-bounds = > and <: lower or upper bound, because the bot lost no game or won none. ?: rating not connected to the reference bot by any result.
report-match-ends = Ends: { $ends }.
report-match-end-points = { $n } by points
report-match-end-military = { $n } by military supremacy
report-match-end-science = { $n } by scientific supremacy
report-match-ends-bot = { $bot }, won : lost by kind of ending: { $ends }.
report-match-ends-bot-points = points { $won } : { $lost }
report-match-ends-bot-military = military { $won } : { $lost }
report-match-ends-bot-science = science { $won } : { $lost }
report-match-over = The longest move exceeded its time by { $ms } ms ({ $bot }).
report-match-sprt = Test of { $elo0 } against { $elo1 } Elo: { $verdict ->
    [elo0] { $bot } is { $elo0 } rather than { $elo1 }
    [elo1] { $bot } is { $elo1 } rather than { $elo0 }
   *[open] not decided
}; likelihood ratio { $llr } within { $lower } to { $upper } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, risks { $alpha } % and { $beta } %.
report-match-alone = The same bot in all seats: each deal was played once.

## bench
report-bench-title = { $game }, { $seats } seats
report-bench-games = { $speed } random games and { $moves } moves per CPU second ({ $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s)
report-bench-rules = state { $bytes } bytes, signature { $signature }
report-bench-search = { $speed } search iterations per CPU second (leaf: { $leaf }; { $n } in { $seconds } s)
report-bench-leaf-playout = playout
report-bench-leaf-net = network
report-bench-leaf-turns = { $n ->
    [one] { $n } turn, then network
   *[other] { $n } turns, then network
}
