# The terminal's own words about wonders; what it shares with the pages is in `wonders.ftl`.

# What can be chosen.
terminal-wonders-hand = { $card }, { $colour }. { $effect } Hinta: { $cost }.
terminal-wonders-last-build = Rakensi viimeksi kortin { $card }.

# The board.
terminal-wonders-table = Pöytä
terminal-wonders-neighbours = Naapurit
terminal-wonders-prices = Ostat täältä: raaka-aine { $raw }, jaloste { $manufactured }
terminal-wonders-buy = osto { $raw }/{ $manufactured }
terminal-wonders-head-stages = Vaiheet
terminal-wonders-head-coins = Kolikot
terminal-wonders-head-shields = Kilvet
terminal-wonders-head-points = Pisteet

# Two letters for a good.
terminal-wonders-good-wood = Pu
terminal-wonders-good-stone = Ki
terminal-wonders-good-clay = Sa
terminal-wonders-good-ore = Ma
terminal-wonders-good-glass = La
terminal-wonders-good-cloth = Ka
terminal-wonders-good-papyrus = Pa

# Effects in few words.
terminal-wonders-stage = vaihe
terminal-wonders-effect-cheap = { $goods } { $from } hintaan { $n }
terminal-wonders-effect-science = vapaavalintainen symboli
terminal-wonders-effect-if-complete = { $n } pistettä, jos ihme on valmis
terminal-wonders-effect-reward = { $gives } / { $what } { $where ->
    [own] omassa kaupungissa
    [neighbours] naapureilla
   *[all] omassa ja naapureilla
}
terminal-wonders-effect-seventh = pelaa myös 7. kortti
terminal-wonders-effect-revives = rakenna poistopakasta
terminal-wonders-effect-free-first-of-colour = kunkin värin 1. kortti ilmainen
terminal-wonders-effect-free-first-of-age = kunkin aikakauden 1. kortti ilmainen
terminal-wonders-effect-free-last-of-age = kunkin aikakauden 6. kortti ilmainen

# What the signs of the board mean.
terminal-wonders-legend-own = * resurssin perässä: vain omistajalle, naapurit eivät voi ostaa
terminal-wonders-legend-sides = ← vasemmanpuoleinen, → oikeanpuoleinen naapuri; 3: ←2 →1 maksaa 3 kolikkoa, vasemmanpuoleinen saa 2 ja oikeanpuoleinen 1
terminal-wonders-legend-buy = osto 2/1: täällä raaka-aine maksaa sinulle 2 kolikkoa, jaloste 1
terminal-wonders-legend-stages = ✓ rakennettu vaihe, ▸ seuraava vaihe ja sen hinta, · myöhempi vaihe
terminal-wonders-legend-marks = ▸ osoitettu, ✦ suositeltu, ✓ valittu, … miettii
