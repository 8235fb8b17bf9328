# The score pad for people at a real table.

score-title = Score pad
score-lead = For a game on a real table. Choose it and write down what everyone has: the pad adds up, checks, and says who won. Everything stays in this browser.
score-games = Games
score-line = Line of the pad
score-players = Players
score-player = Player { $n }
score-name-of = Name of player { $n }
score-add-player = Add a player
score-remove-player = Take { $name } off the pad
score-total = Total
score-coins-tie = Coins, for ties
score-coins-of = { $what }, in coins
score-treasury-rule = 1 point for every 3 coins
score-count = Count it out: { $what }
score-less = One less: { $what }
score-more = One more: { $what }
score-new = New game, same players
score-print = Print
score-keys = Enter and the arrow keys go from field to field. Sums such as 3+5 are added up. ? counts a field out.

# Counting a field out.
score-victories = Victories in { $age }, { $points } each
score-defeats = Defeats, −1 each
score-wild = of choice: Babylon, Scientists Guild
score-which-wonder = Which wonder
score-which-side = Which side
score-stages = Stages built, of { $of }
score-item-known = Take { $n }, from the coins on the pad
score-item-wonders-haven = Brown cards of your own
score-item-wonders-lighthouse = Yellow cards of your own, this one too
score-item-wonders-chamber-of-commerce = Grey cards of your own, 2 points each
score-item-wonders-arena = Stages of your wonder
score-item-wonders-ludus = Red cards of your own
score-item-wonders-workers-guild = Brown cards of both neighbours
score-item-wonders-craftsmens-guild = Grey cards of both neighbours, 2 points each
score-item-wonders-traders-guild = Yellow cards of both neighbours
score-item-wonders-philosophers-guild = Green cards of both neighbours
score-item-wonders-spies-guild = Red cards of both neighbours
score-item-wonders-magistrates-guild = Blue cards of both neighbours
score-item-wonders-shipowners-guild = Brown, grey and purple cards of your own, this one too
score-item-wonders-builders-guild = Stages built by you and both neighbours
score-item-duel-merchants-guild = Yellow cards in the city that has most
score-item-duel-shipowners-guild = Brown and grey cards in the city that has most
score-item-duel-builders-guild = Wonders in the city that has most, 2 points each
score-item-duel-magistrates-guild = Blue cards in the city that has most
score-item-duel-scientists-guild = Green cards in the city that has most
score-item-duel-moneylenders-guild = Sets of 3 coins in the richer city
score-item-duel-tacticians-guild = Red cards in the city that has most
score-item-duel-mathematics = Progress tokens you hold, this one too, 3 points each

# How a game of Duel ended.
score-duel-end = How did the game end?
score-duel-by-points = After Age III, by points
score-duel-by-military = Military supremacy
score-duel-by-science = Scientific supremacy
score-duel-winner = Who won?
score-duel-rule-military = The pawn reached the opponent’s capital: the game ends at once and points are not counted.
score-duel-rule-science = Six different science symbols: the game ends at once and points are not counted.
score-pawn = Conflict pawn
score-pawn-unknown = Say where the pawn stands: it gives the military points.
score-pawn-middle = In the middle: nobody scores.
score-pawn-at = { $distance ->
    [one] { $distance } space from the middle, on the side of { $name }
   *[other] { $distance } spaces from the middle, on the side of { $name }
}
score-pawn-side = Capital of { $name }

# The result.
score-result = Result
score-so-far = So far
score-won-points = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
}
score-won-coins = { $points ->
    [one] { $who } wins with { $points } point: the totals are equal, and the most coins decide.
   *[other] { $who } wins with { $points } points: the totals are equal, and the most coins decide.
}
score-won-civilian = { $points ->
    [one] { $who } wins with { $points } point: the totals are equal, and the points of blue cards decide.
   *[other] { $who } wins with { $points } points: the totals are equal, and the points of blue cards decide.
}
score-won-shared = { $points ->
    [one] { $who } share the victory with { $points } point
   *[other] { $who } share the victory with { $points } points
}: { $rule ->
    [civilian] the points of blue cards are equal too.
   *[coins] the coins are equal too.
}
score-won-military = { $who } wins by military supremacy.
score-won-science = { $who } wins by scientific supremacy.
score-leads-points = { $points ->
    [one] { $who } leads with { $points } point.
   *[other] { $who } leads with { $points } points.
}
score-leads-coins = { $points ->
    [one] { $who } leads with { $points } point, by coins.
   *[other] { $who } leads with { $points } points, by coins.
}
score-leads-civilian = { $points ->
    [one] { $who } leads with { $points } point, by blue cards.
   *[other] { $who } leads with { $points } points, by blue cards.
}
score-leads-shared = { $points ->
    [one] { $who } are level with { $points } point.
   *[other] { $who } are level with { $points } points.
}{ $rule ->
    [civilian] {" "}Blue cards would decide.
   *[coins] {" "}Coins would decide.
}
score-coins-missing = The totals are equal. Write down the coins: they decide.
score-filled = { $filled } of { $of } fields are filled in. An empty one counts 0.
score-wrong = What cannot be right
score-how = How the sums come about
score-how-treasury = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, 3 to a point: { $points }
score-how-science = { $squares } for identical symbols, { $sets ->
    [0] no set of three: { $points }
    [one] 7 for { $sets } set of three: { $points }
   *[other] 7 each for { $sets } sets of three: { $points }
}
score-how-wild = Of choice, best used as: { $as }.
score-how-stages = { $wonder }: { $sum } = { $points }
score-how-pawn = { $distance ->
    [one] The pawn is { $distance } space into the opponent’s side: { $points }
   *[other] The pawn is { $distance } spaces into the opponent’s side: { $points }
}

# What cannot be right, with the rule.
score-check-coins = { $coins } coins are not possible: no treasury goes below zero.
score-check-negative = { $value } is not possible: only military points go below zero, and only in 7 Wonders.
score-check-most = { $value } is too much: { $max } at most.
score-check-victories = a player has two neighbours, so at most { $max } victories in { $thing }.
score-check-tokens = { $n } tokens are too many: two neighbours in three ages give { $max } at most.
score-check-symbol = { $n } of { $thing } is too many: each symbol is on { $max } green cards. Symbols of choice have a field of their own.
score-check-wild = { $n } symbols of choice are too many: Babylon gives one, the Scientists Guild the other.
score-check-item = { $thing } cannot count { $n }: { $max } at most.
score-check-wonders-wonder = no wonder gives { $value }: stages are built in order. Nearest: { $near }
score-check-wonders-military = { $value } is not possible: each age brings two conflicts, of +1, +3 or +5 for a victory and −1 for a defeat. Nearest: { $near }
score-check-wonders-civilian = no blue cards add up to { $value }; a city has no card twice. Nearest: { $near }
score-check-wonders-science = no symbols give { $value }: the square of each kind, and 7 for each set of three. Nearest: { $near }
score-check-duel-civilian = no blue cards add up to { $value }. Nearest: { $near }
score-check-duel-science = no green cards add up to { $value }. Nearest: { $near }
score-check-duel-commerce = { $value } is not possible: only the yellow cards of Age III give points, 3 each. Nearest: { $near }
score-check-duel-wonders = no four wonders add up to { $value }. Nearest: { $near }
score-check-duel-progress = { $value } is not possible: Agriculture gives 4, Philosophy 7, Mathematics 3 for each token. Nearest: { $near }
score-check-duel-military = { $value } is not possible: the pawn gives 0, 2, 5 or 10. Nearest: { $near }
score-check-copies = { $thing } is entered for { $n } players, but with this many there are only { $copies }.
score-check-wonder-twice = { $thing } is entered twice, but there is only one.
score-check-conflicts = { $won ->
    [one] { $won } victory
   *[other] { $won } victories
} and { $lost ->
    [one] { $lost } defeat
   *[other] { $lost } defeats
}: every victory is another player’s defeat, so there must be as many of each.
score-check-military-sum = { $sum } in all is not possible: a conflict brings the winner +1, +3 or +5 and the loser −1, so the sum is even and between 0 and { $max }.
score-check-age = { $n } victories in { $age } are too many: there are { $max } conflicts, one between any two neighbours.
score-check-sum = { $sum } in all, but everything together brings { $max }.
score-check-pawn-one = { $n } players have military points, but the pawn stands on one side only.
score-check-symbol-cards = { $n } of { $symbol } in all, but with this many players only { $max } cards have it.
score-check-wild-all = Babylon and the Scientists Guild exist once each: at most two symbols of choice at the whole table.
score-check-guilds = { $n } different guilds, but only { $max } are in the game.
score-check-wonders-four = { $n } wonders, but each player has four.
score-check-wonders-seven = { $n } wonders, but when seven are built the eighth goes back into the box.
score-check-richest = { $thing } counts { $n } sets of { $coins } coins, but the richer city has { $sets }.
score-check-held = { $thing } counts { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}, but { $held ->
    [one] { $held } is entered
   *[other] { $held } are entered
}.

# Pads kept.
score-history = Games written down
score-history-about = Kept in this browser only.
score-history-none = None yet.
score-delete = Delete the pad of { $when }
score-delete-yes = Delete for good
