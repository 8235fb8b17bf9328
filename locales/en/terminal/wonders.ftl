# The terminal's own words about wonders; what it shares with the pages is in `wonders.ftl`.

# What can be chosen.
terminal-wonders-hand = { $card }, { $colour }. { $effect } Costs { $cost }.
terminal-wonders-last-build = Built { $card } last.

# The board.
terminal-wonders-table = Table
terminal-wonders-neighbours = Neighbours
terminal-wonders-prices = Buying here: raw { $raw }, manufactured { $manufactured }
terminal-wonders-buy = buy { $raw }/{ $manufactured }
terminal-wonders-head-stages = Stages
terminal-wonders-head-coins = Coins
terminal-wonders-head-shields = Shields
terminal-wonders-head-points = Points

# Two letters for a good.
terminal-wonders-good-wood = Wd
terminal-wonders-good-stone = St
terminal-wonders-good-clay = Cl
terminal-wonders-good-ore = Or
terminal-wonders-good-glass = Gl
terminal-wonders-good-cloth = Ct
terminal-wonders-good-papyrus = Pa

# Effects in few words.
terminal-wonders-stage = stage
terminal-wonders-effect-cheap = { $goods } { $from } for { $n }
terminal-wonders-effect-science = a symbol of choice
terminal-wonders-effect-if-complete = { $n } points if the wonder is complete
terminal-wonders-effect-reward = { $gives } per { $what } { $where ->
    [own] here
    [neighbours] at both neighbours
   *[all] here and at both neighbours
}
terminal-wonders-effect-seventh = play the 7th card too
terminal-wonders-effect-revives = build from the discard pile
terminal-wonders-effect-free-first-of-colour = first card of each colour free
terminal-wonders-effect-free-first-of-age = first card of each age free
terminal-wonders-effect-free-last-of-age = sixth card of each age free

# What the signs of the board mean.
terminal-wonders-legend-own = * after goods: for their owner only, neighbours cannot buy them
terminal-wonders-legend-sides = ← left neighbour, → right neighbour; 3: ←2 →1 costs 3, 2 to the left and 1 to the right
terminal-wonders-legend-buy = buy 2/1: here raw materials cost you 2 each, manufactured goods 1
terminal-wonders-legend-stages = ✓ stage built, ▸ next stage, with its cost, · later stage
terminal-wonders-legend-marks = ▸ picked, ✦ advised, ✓ chosen, … thinks
