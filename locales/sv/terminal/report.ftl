# What `replay`, `analyse`, `best`, `verify`, `position`, `boards` and `arena` print.

report-title = { $game }, { $seats } platser, { $steps } steg
report-seat = plats { $n }
report-players = spelare
report-options = val
report-after = Efter steg { $n } av { $of }
report-waiting = Drag i nästa tur som väntar på de andra: { $n }
report-goes-on = Partiet fortsätter. På tur: { $names }.
report-goes-on-luck = Partiet fortsätter: en slumphändelse väntar.
report-no-such-step = --at { $at }: { $file } har { $steps } steg; N är 0 till { $steps }
report-position-over = partiet är slut där; --at N beskriver ett tidigare läge
report-legal = tillåtet här: { $moves }
report-did-you-mean = menade du ”{ $word }”?
report-time-left = { $time } kvar
report-counting = Räknar …
report-load-boards = {"; "}ladda den med --boards FIL

## analyse
report-finished = avslutat
report-running = pågår
report-judged = { $full ->
    [yes] Alla beslut, bedömda med full kännedom om alla händer
   *[no] Alla beslut, bedömda efter vad spelaren visste
}
report-judged-seat = { $full ->
    [yes] Besluten av { $name }, bedömda med full kännedom om alla händer
   *[no] Besluten av { $name }, bedömda efter vad spelaren visste
}
report-column-step = steg
report-column-player = spelare
report-column-move = drag
report-column-chance = chans %
report-column-verdict = omdöme
report-to-play = att spela: { $move }
report-played = Spelat: { $why }
report-curve = Vinstchans, från början till sista steget
report-stopped = { $n ->
    [one] Avbrutet i förtid: bara det första beslutet bedömdes.
   *[other] Avbrutet i förtid: bara de första { $n } besluten bedömdes.
}

## best
report-best = { $chapter }, efter { $steps } steg: { $name } är på tur
report-points-at-end = slutpoäng
report-go-on = kan fortsätta
report-instead = I stället
report-iterations = { $n ->
    [one] { $n } simulering
   *[other] { $n } simuleringar
}, { $moves ->
    [one] { $moves } tillåtet drag
   *[other] { $moves } tillåtna drag
}
report-iterations-exact = exakt, { $n ->
    [one] { $n } simulering
   *[other] { $n } simuleringar
}, { $moves ->
    [one] { $moves } tillåtet drag
   *[other] { $moves } tillåtna drag
}
report-no-move = inget drag väntas: { $why }
report-whose = platserna { $seats } har var sitt drag att göra; välj en med --seat S
report-over = partiet är slut
report-luck-due = en slumphändelse väntar
report-to-move = { $names } på tur
report-no-seat = ingen plats ”{ $seat }”; platserna är { $seats }
report-watch = { $name } är på tur: { $n } simuleringar på { $time }, { $speed } per sekund
report-watch-stop = Ctrl-C avbryter.

## What cannot be analysed
report-analysis-running = partiet pågår: full kännedom skulle avslöja dolda händer; utan den bedöms varje beslut efter vad platsen visste
report-analysis-not-deciding = { $name } har inget att besluta efter { $steps } steg: { $why }
report-analysis-already = { $name } har valt; valet väntar på de andra

## verify
report-verify-commitment = löfte
report-verify-commitment-said = { $commitment }: det är hemlighetens hashvärde
report-verify-numbers = tal
report-verify-numbers-said = { $n ->
    [0] inga: bara servern bidrog till fröet
    [one] { $n } från en spelare, en del av fröet
   *[other] { $n } från spelarna, alla en del av fröet
}
report-verify-deals = givar
report-verify-deals-said = { $n ->
    [one] { $n } dragen på nytt, och den stämmer med protokollet
   *[other] { $n } dragna på nytt, och alla stämmer med protokollet
}
report-verify-unchecked = ej kontrollerat
report-verify-unchecked-given = { $n ->
    [one] { $n } giv
   *[other] { $n } givar
} i de första { $steps } stegen, som bordet började med
report-verify-unchecked-rest = det som följer: partiet är inte slut
report-unfair-no-commitment = inget löfte; bara ett parti med en rad ”commitment” i huvudet, som en server skriver den, kan kontrolleras
report-unfair-no-secret = ingen hemlighet; protokollet över ett avslutat parti har en rad ”secret” efter ”commitment”
report-unfair-not-over = ingen hemlighet: partiet är inte slut; servern offentliggör den då, i en rad ”secret”
report-unfair-secret = löftet är ”{ $written }”, men hemlighetens hashvärde är ”{ $secret }”
report-unfair-beyond = dealt-from är ”{ $from }”; högst { $steps } väntades, antalet steg
report-unfair-luck = steg { $step } är ”{ $written }”, men hemligheten och talen ger ”{ $right }”

## boards
report-boards = spelbrädor { $name } { $fingerprint }
report-boards-about = om
report-boards-cities = städer
report-boards-buildings = byggnader
report-boards-spaces = rutor
report-boards-dice = tärningar
report-boards-bonuses = bonusar
report-boards-coins = mynt
report-boards-warning = varning
report-boards-each = { $n } i varje stad
report-boards-between = { $least } till { $most } i varje stad
report-boards-dice-said = { $n }, varav { $special ->
    [one] { $special } specialtärning
   *[other] { $special } specialtärningar
}
report-boards-bonuses-said = { $n }; { $end } utlöser spelets slut
report-boards-coins-said = { $start } i början, högst { $most }, { $pass } för att passa
report-boards-common = Byggnader i alla städer
report-boards-city = { $city } ({ $id }): { $wonder }
report-boards-building = { $n ->
    [one] { $building }, { $n } ruta
   *[other] { $building }, { $n } rutor
}
report-boards-first = { $n } poäng till den som först gör byggnaden färdig
report-boards-any-order = { $symbols }, i valfri ordning
report-boards-no-city = ingen stad ”{ $city }” på spelbrädorna { $name }; städerna är { $cities }

## arena
report-match-title = { $game }, { $seats } platser: { $games ->
    [one] { $games } parti
   *[other] { $games } partier
} på { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}, frö { $seed }.
report-match-time = { $n } ms per drag.
report-match-iterations = { $n ->
    [one] { $n } iteration per drag.
   *[other] { $n } iterationer per drag.
}
report-match-interrupted = Avbrutet i förtid.
report-match-not-whole = Alla givar är inte färdigspelade: en giv tar { $n } partier.
report-match-column-place = #
report-match-column-bot = bot
report-match-column-board = spelbräda
report-match-column-games = partier
report-match-column-score = resultat, %
# Games won, shared and lost; the legend explains the letters.
report-match-column-results = V/D/F
report-match-column-points = poäng
report-match-column-elo = Elo
report-match-column-los = LOS, %
report-match-column-ms = ms/drag
report-match-legend = Resultat: andel av segern, { $fair }{"\u00A0"}% är jämnt. V/D/F: vunna, delade och förlorade partier. LOS: sannolikheten att boten är starkare än nästa. Felmarginalerna är 95-procentiga konfidensintervall. Elo räknas i förhållande till { $bot }.
report-match-bounds = > och < märker Elotal utan övre eller undre gräns: boten förlorade inget parti, eller vann inget. ? märker Elotal som inget resultat knyter till den sista boten.
report-match-ends = Partiernas slut: { $ends }.
report-match-end-points = { $n } på poäng
report-match-end-military = { $n } genom militär övermakt
report-match-end-science = { $n } genom vetenskaplig överlägsenhet
report-match-ends-bot = { $bot }, vunna : förlorade efter partiets slut: { $ends }.
report-match-ends-bot-points = poäng { $won } : { $lost }
report-match-ends-bot-military = militär { $won } : { $lost }
report-match-ends-bot-science = vetenskap { $won } : { $lost }
report-match-over = Det längsta draget tog { $ms } ms mer än sin tidsgräns ({ $bot }).
report-match-sprt = Test av { $elo0 } mot { $elo1 } Elo: { $verdict ->
    [elo0] { $bot } ligger på { $elo0 } snarare än { $elo1 }
    [elo1] { $bot } ligger på { $elo1 } snarare än { $elo0 }
   *[open] inte avgjort
}; sannolikhetskvot { $llr } inom { $lower } till { $upper } efter { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}, risker { $alpha }{"\u00A0"}% och { $beta }{"\u00A0"}%.
report-match-alone = En bot på alla platser: varje giv spelades en gång.

## bench
report-bench-title = { $game }, { $seats } platser
report-bench-games = { $speed } slumpade partier och { $moves } drag per CPU-sekund ({ $games } partier på { $seconds } s)
report-bench-rules = ställning { $bytes } byte, signatur { $signature }
report-bench-search = { $speed } simuleringar per CPU-sekund (löv: { $leaf }; { $n } på { $seconds } s)
report-bench-leaf-playout = hela partier
report-bench-leaf-net = nätverk
report-bench-leaf-turns = { $n ->
    [one] { $n } tur, sedan nätverk
   *[other] { $n } turer, sedan nätverk
}
