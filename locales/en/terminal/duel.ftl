# The terminal's own words about duel; what it shares with the pages is in `duel.ftl`.

terminal-duel-page-table = Table
terminal-duel-page-piles = Piles and signs
terminal-duel-track-points = points
terminal-duel-military-token = { $n ->
    [one] Military token: { $name } loses 1 coin when the pawn comes there.
   *[other] Military token: { $name } loses { $n } coins when the pawn comes there.
}
terminal-duel-legend = Signs
# Signs of the board with their meanings; between them a dot with spaces.
terminal-duel-signs = ¢ coins · p points · † shield · ◎ progress token · ⌂ wonder, capital · ▼ conflict pawn · ▽ where it would go · ↻ plays again · ↺ builds from the discard pile · ~ free by a chain · 2/3 price for you and for the opponent · (5) cannot be paid · /■ for each brown card · ▶ picked · ! advised · ▷ would be uncovered · ▸ decides
