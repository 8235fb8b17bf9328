# Ett färdigspelat parti, sett en gång till.

review-title = Genomgång
review-loading = Hämtar partiet.
review-to-table = Gå till bordet
review-to-games = Spelade partier
review-seat = Plats { $n }
review-won-points = { $who } vann med { $points } poäng
review-won-shared = { $who } delade segern med { $points } poäng
review-won-military = { $who } vann genom militär övermakt
review-won-science = { $who } vann genom vetenskaplig överlägsenhet
review-share = Dela
review-share-about = Länk till genomgången
review-record = Ladda ner protokollet

# Medan motorn tänker.
review-queued = Genomgången väntar på sin tur.
review-progress = { $done } av { $of } beslut bedömda
review-busy = En annan genomgång åt dig är på gång. Den här kommer sedan.
review-trouble = Ingen genomgång: { $why }
review-meanwhile = Du kan redan nu stega genom partiet.

# Att stega.
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
review-eyes = Sett av
review-eyes-follow = den som bestämmer
review-eyes-public = publiken

# Besluten.
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
review-engine = Motorn hade hellre valt:
review-why = Det som talar för draget
review-for-best = Det som talar för det
review-for-played = Och för det som spelades
review-line = Så kunde det ha gått vidare
review-all-moves = { $n ->
    [one] Vad draget är värt
   *[other] Vad alla { $n } drag är värda
}
review-move = Drag
review-chance = Vinstchans
review-points = Poäng
review-played = spelat
review-error = ± { $error }
review-exact = Exakt: allt som ännu kan hända är medräknat. Poängen är vad man kan vänta sig vid slutet.
review-estimate = Uppskattat med { $looks ->
    [one] { $looks } blick
   *[other] { $looks } blickar
} framåt. Poängen är vad man kan vänta sig vid slutet.
review-accuracy = { $n } %
review-accuracy-about = Precisionen säger hur mycket av vinstchansen besluten behöll: 100 % när inget gick förlorat. Det som kan vara slump räknas inte.

# Att spela vidare.
review-try = Spela vidare härifrån som { $name }
review-try-about = Ett nytt bord med just den här ställningen. Botar tar de andra platserna.
review-opponents = Mot
review-opponents-same = samma botar
review-try-other = Prova ett annat drag
review-try-best = Med motorns drag: { $move }

# Poäng.
review-score-line = Rad på poängblocket
review-total = Slutpoäng
review-winner = vinnare
