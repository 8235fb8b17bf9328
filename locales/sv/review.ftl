# A finished game, looked at again.

review-title = Genomgång
review-loading = Hämtar partiet …
review-to-table = Gå till bordet
review-to-games = Avslutade partier
review-seat = Plats { $n }
review-won-points = { $who } vann med { $points } poäng
review-won-shared = { $who } delade på segern med { $points } poäng
review-won-military = { $who } vann genom militär övermakt
review-won-science = { $who } vann genom vetenskaplig överlägsenhet
review-share = Dela
review-share-about = Länk till genomgången
review-record = Ladda ner protokollet

# While the engine thinks.
review-queued = Genomgången väntar på sin tur.
review-progress = { $done } av { $of } beslut bedömda
review-busy = En annan av dina genomgångar pågår. Den här kommer sedan.
review-trouble = Ingen genomgång: { $why }
review-meanwhile = Du kan redan nu stega genom partiet.

# Stepping.
review-stepper = Stega genom partiet
review-begins = Partiet börjar.
review-first = Till början
review-back = Ett steg bakåt
review-next = Ett steg framåt
review-last = Till slutet
review-play = Spela upp
review-pause = Pausa
review-step = Steg { $n } av { $of }
review-slip-next = Nästa miss
review-slip-back = Föregående miss
review-no-more-slips = Inga fler missar åt det hållet.
review-curve = Vinstchanser
review-curve-at = Steg { $n } av { $of }: { $shares }
review-eyes = Visa som
review-eyes-follow = den som är på tur
review-eyes-public = åskådare

# Decisions.
review-decisions = Beslut
review-summary = Precision
review-scores = Poäng
review-filters = Vilka beslut
review-only-mine = Bara mina
review-only-slips = Bara missar
review-none-such = Inga sådana beslut.
review-this-decision = Det här beslutet
review-whose = Vems beslut
review-over = Partiet är slut. Stega bakåt för att se besluten.
review-word-best = bäst
review-word-good = bra
review-word-inaccuracy = onoggrannhet
review-word-mistake = misstag
review-word-blunder = grovt misstag
review-word-forced = enda draget
review-said-best = Det bästa draget.
review-said-good = Ett bra drag.
review-said-inaccuracy = En onoggrannhet:
review-said-mistake = Ett misstag:
review-said-blunder = Ett grovt misstag:
review-said-forced = Det enda draget som fanns.
review-cost = { $points ->
    [one] { $points } procentenhet av vinstchansen.
   *[other] { $points } procentenheter av vinstchansen.
}
review-better = Bättre:
# Key moments, and luck and decisions apart. Chances are in percentage points.
review-moments = Avgörande ögonblick
review-moment = { $name }: { $move } kostade { $loss } % av vinstchansen. Bättre: { $better }
review-luck = Vad som ändrade chanserna, i procentenheter
review-luck-seat = { $start } vid start, tur { $luck }, egna beslut { $own }, andras beslut { $others }, { $end } vid slutet
review-engine = Motorn hade hellre valt:
review-why = Det som talar för draget
review-for-best = Varför det är bättre
review-for-played = Det som talar för det spelade draget
review-line = Så kan det gå vidare
review-all-moves = { $n ->
    [one] Vad draget är värt
   *[other] Vad alla { $n } drag är värda
}
review-move = Drag
review-chance = Vinstchans
review-points = Poäng
review-played = spelat
review-error = ± { $error }
review-exact = Exakt: allt som ännu kan hända är medräknat. Poängen är det förväntade slutresultatet.
review-estimate = Uppskattat med { $looks ->
    [one] { $looks } simulering
   *[other] { $looks } simuleringar
}. Poängen är det förväntade slutresultatet.
review-accuracy = { $n }{"\u00A0"}%
review-accuracy-about = Precisionen är den andel av vinstchansen som besluten behöll: 100{"\u00A0"}% om inget gick förlorat. Skillnader inom felmarginalen räknas inte.

# Playing on.
review-try = Spela vidare härifrån som { $name }
review-try-about = Ett nytt bord med just den här ställningen. Botar tar de andra platserna.
review-opponents = Mot
review-opponents-same = samma botar
review-try-other = Prova ett annat drag
review-try-best = Med motorns drag: { $move }

# Score.
review-score-line = Rad på poängblocket
review-total = Slutpoäng
review-winner = vinnare
