# The terminal's own words about wonders; what it shares with the pages is in `wonders.ftl`.

# What can be chosen.
terminal-wonders-hand = { $card }, { $colour } färg. { $effect } Kostar { $cost }.
terminal-wonders-last-build = Uppförde senast { $card }.

# The board.
terminal-wonders-table = Bordet
terminal-wonders-neighbours = Grannar
terminal-wonders-prices = Köp här: grundmaterial { $raw }, tillverkat { $manufactured }
terminal-wonders-buy = köp { $raw }/{ $manufactured }
terminal-wonders-head-stages = Etapper
terminal-wonders-head-coins = Mynt
terminal-wonders-head-shields = Sköldar
terminal-wonders-head-points = Poäng

# Two letters for a good.
terminal-wonders-good-wood = Tr
terminal-wonders-good-stone = St
terminal-wonders-good-clay = Le
terminal-wonders-good-ore = Ma
terminal-wonders-good-glass = Gl
terminal-wonders-good-cloth = Ty
terminal-wonders-good-papyrus = Pa

# Effects in few words.
terminal-wonders-stage = etapp
terminal-wonders-effect-cheap = { $goods } { $from } för { $n }
terminal-wonders-effect-science = en valfri symbol
terminal-wonders-effect-if-complete = { $n } poäng om underverket är färdigt
terminal-wonders-effect-reward = { $gives } per { $what } { $where ->
    [own] här
    [neighbours] hos båda grannarna
   *[all] här och hos båda grannarna
}
terminal-wonders-effect-seventh = spela även det 7:e kortet
terminal-wonders-effect-revives = uppför ur kasthögen
terminal-wonders-effect-free-first-of-colour = första kortet av varje färg gratis
terminal-wonders-effect-free-first-of-age = första kortet i varje ålder gratis
terminal-wonders-effect-free-last-of-age = sjätte kortet i varje ålder gratis

# What the signs of the board mean.
terminal-wonders-legend-own = * efter resurser: bara för ägaren, grannar kan inte köpa dem
terminal-wonders-legend-sides = ← vänstra grannen, → högra grannen; 3: ←2 →1 kostar 3 mynt, 2 till vänster och 1 till höger
terminal-wonders-legend-buy = köp 2/1: här kostar grundmaterial dig 2 mynt styck, tillverkade produkter 1
terminal-wonders-legend-stages = ✓ byggd etapp, ▸ nästa etapp, med kostnad, · senare etapp
terminal-wonders-legend-marks = ▸ markerat, ✦ rekommenderas, ✓ valt, … tänker
