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
review-try-on = Spela vidare
review-try-other = Prova ett annat drag
review-try-best = Med motorns drag: { $move }

# Other moves, on the same board.
review-branch-how = Välj ett drag på brädet eller något av motorns drag nedan. Det blir en variant här.
review-branch-missing = De här sidorna byggdes utan motorn, så andra drag kan inte provas på brädet. Du kan spela vidare vid ett nytt bord.
review-branch-refused = Andra drag kan inte provas på brädet: { $why }
review-branch-unkept = Webbläsaren sparar inte dina varianter. Ladda ner protokollet för att behålla dem.
review-unread = Varianten på rad { $line } i protokollet kunde inte läsas: { $why }
review-variation = Variant
review-variations = { $n ->
    [one] { $n } variant
   *[other] { $n } varianter
}
review-to-game = Tillbaka till partiet
review-beside-next = Nästa variant
review-beside-back = Föregående variant
review-promote = Flytta upp
review-remove = Ta bort
review-note = Kommentar
review-comment = { $chance }, { $n ->
    [one] { $n } simulering
   *[other] { $n } simuleringar
}
review-decides = { $name } bestämmer
review-over-branch = Varianten slutar här: partiet är över.
review-drawn = { $n ->
    [one] Slumpen efter draget drogs på nytt: partiet visar den inte.
   *[other] Slumpen efter dragen drogs på nytt: partiet visar den inte.
}
review-mark-played = spelat
review-mark-variation = variant

# Values while one looks.
review-live = Motor
review-live-off = Slå på den för att se vad dragen här är värda.
review-live-nobody = Ingen bestämmer här.
review-live-thinking = Motorn tänker …
review-live-exact = Vinstchans för { $name }, exakt uträknad
review-live-looks = Vinstchans för { $name }, { $n ->
    [one] { $n } simulering
   *[other] { $n } simuleringar
}

# Score.
review-score-line = Rad på poängblocket
review-total = Slutpoäng
review-winner = vinnare

# The luck of a server's game, drawn again by the page.
review-luck-drawing = Webbläsaren drar om hela slumpen …
review-luck-same = Webbläsaren har dragit om { $deals ->
    [one] partiets enda slumpdragning
   *[other] partiets alla { $deals } slumpdragningar
} ur hemligheten och talen: resultatet är detsamma.{ $given ->
    [0] {""}
   *[other] {" "}Det som bordet började med ({ $given }) kontrollerades inte.
}
review-luck-undrawn = Webbläsaren kunde inte dra om slumpen. Använd kommandot nedan.
review-luck-other-luck = Varning: steg { $step } i protokollet följer inte av hemligheten och talen. Given har ändrats.
review-luck-other-record = Varning: protokollet som servern lämnar ut är inte det parti som webbläsaren har sett.
