# A finished game, looked at again.

review-title = Läpikäynti
review-loading = Haetaan peliä …
review-to-table = Siirry pöytään
review-to-games = Päättyneet pelit
review-seat = Paikka { $n }
review-won-points = { $points ->
    [one] { $who } voitti, { $points } piste
   *[other] { $who } voitti, { $points } pistettä
}
review-won-shared = { $points ->
    [one] { $who } jakoivat voiton, { $points } piste
   *[other] { $who } jakoivat voiton, { $points } pistettä
}
review-won-military = { $who } voitti sotilaallisella ylivoimalla
review-won-science = { $who } voitti tieteellisellä ylivoimalla
review-share = Jaa
review-share-about = Linkki tähän läpikäyntiin
review-record = Lataa pöytäkirja

# While the engine thinks.
review-queued = Läpikäynti odottaa vuoroaan.
review-progress = Päätöksiä arvioitu { $done }/{ $of }
review-busy = Toinen läpikäyntisi on kesken. Tämä tulee sen jälkeen.
review-trouble = Ei läpikäyntiä: { $why }
review-meanwhile = Voit jo nyt selata peliä askel kerrallaan.

# Stepping.
review-stepper = Selaa peliä
review-begins = Peli alkaa.
review-first = Alkuun
review-back = Askel taaksepäin
review-next = Askel eteenpäin
review-last = Loppuun
review-play = Toista peli
review-pause = Tauko
review-step = Askel { $n }/{ $of }
review-slip-next = Seuraava lipsahdus
review-slip-back = Edellinen lipsahdus
review-no-more-slips = Tähän suuntaan ei ole enää lipsahduksia.
review-curve = Voittomahdollisuudet
review-curve-at = Askel { $n }/{ $of }: { $shares }
review-eyes = Näkökulma
review-eyes-follow = päättäjä
review-eyes-public = katsojat

# Decisions.
review-decisions = Päätökset
review-summary = Tarkkuus
review-scores = Pisteet
review-filters = Mitkä päätökset
review-only-mine = Vain omani
review-only-slips = Vain lipsahdukset
review-none-such = Ei sellaisia päätöksiä.
review-this-decision = Tämä päätös
review-whose = Kenen päätös
review-over = Peli on ohi. Palaa taaksepäin katsomaan päätöksiä.
review-word-best = paras
review-word-good = hyvä
review-word-inaccuracy = epätarkkuus
review-word-mistake = virhe
review-word-blunder = paha virhe
review-word-forced = ainoa siirto
review-said-best = Paras siirto.
review-said-good = Hyvä siirto.
review-said-inaccuracy = Epätarkkuus:
review-said-mistake = Virhe:
review-said-blunder = Paha virhe:
review-said-forced = Ainoa mahdollinen siirto.
review-cost = { $points ->
    [one] { $points } prosenttiyksikkö voittomahdollisuudesta.
   *[other] { $points } prosenttiyksikköä voittomahdollisuudesta.
}
review-better = Parempi:
# Key moments, and luck and decisions apart. Chances are in percentage points.
review-moments = Ratkaisevat hetket
review-moment = { $name }: { $move } maksoi { $loss } % voiton mahdollisuudesta. Parempi: { $better }
review-luck = Mikä muutti voiton mahdollisuuksia, prosenttiyksikköinä
review-luck-seat = alussa { $start }, tuuri { $luck }, omat päätökset { $own }, muiden päätökset { $others }, lopussa { $end }
review-engine = Kone olisi valinnut:
review-why = Mikä puhuu siirron puolesta
review-for-best = Miksi se on parempi
review-for-played = Mikä puhuu pelatun siirron puolesta
review-line = Miten peli voisi jatkua
review-all-moves = { $n ->
    [one] Siirron arvo
   *[other] Kaikkien { $n } siirron arvot
}
review-move = Siirto
review-chance = Voitto
review-points = Pisteet
review-played = pelattu
review-error = ± { $error }
review-exact = Tarkka: kaikki, mitä vielä voi tapahtua, on laskettu. Pisteet ovat odotusarvo pelin lopussa.
review-estimate = Arvio, { $looks ->
    [one] { $looks } simulaatio
   *[other] { $looks } simulaatiota
}. Pisteet ovat odotusarvo pelin lopussa.
review-accuracy = { $n }{"\u00A0"}%
review-accuracy-about = Tarkkuus on se osuus voittomahdollisuudesta, jonka päätökset säilyttivät: 100{"\u00A0"}%, kun mitään ei menetetty. Virhemarginaaliin mahtuvia eroja ei lasketa.

# Playing on.
review-try = Jatka tästä pelaajana { $name }
review-try-about = Uusi pöytä juuri tästä tilanteesta. Botit ottavat muut paikat.
review-opponents = Vastassa
review-opponents-same = samat botit
review-try-on = Jatka peliä
review-try-other = Kokeile toista siirtoa
review-try-best = Koneen siirrolla: { $move }

# Other moves, on the same board.
review-branch-how = Valitse siirto laudalta tai jokin alla olevista koneen siirroista. Siitä tulee tähän muunnelma.
review-branch-missing = Nämä sivut on rakennettu ilman konetta, joten muita siirtoja ei voi kokeilla tällä laudalla. Voit jatkaa peliä uudessa pöydässä.
review-branch-refused = Muita siirtoja ei voi kokeilla tällä laudalla: { $why }
review-branch-unkept = Selain ei säilytä muunnelmiasi. Lataa pöytäkirja, niin ne säilyvät.
review-unread = Pöytäkirjan rivin { $line } muunnelmaa ei voitu lukea: { $why }
review-variation = Muunnelma
review-variations = { $n ->
    [one] { $n } muunnelma
   *[other] { $n } muunnelmaa
}
review-to-game = Takaisin peliin
review-beside-next = Seuraava muunnelma
review-beside-back = Edellinen muunnelma
review-promote = Siirrä ylemmäs
review-remove = Poista
review-note = Kommentti
review-comment = { $chance }, { $n ->
    [one] { $n } simulaatio
   *[other] { $n } simulaatiota
}
review-decides = { $name } päättää
review-over-branch = Muunnelma päättyy tähän: peli on ohi.
review-drawn = { $n ->
    [one] Sattuma tämän siirron jälkeen arvottiin uudestaan: peli ei kerro sitä.
   *[other] Sattuma näiden siirtojen jälkeen arvottiin uudestaan: peli ei kerro sitä.
}
review-mark-played = pelattu
review-mark-variation = muunnelma

# Values while one looks.
review-live = Kone
review-live-off = Kytke se päälle, niin näet mitä siirrot ovat tässä arvoltaan.
review-live-nobody = Kukaan ei päätä tässä.
review-live-thinking = Kone miettii …
review-live-exact = Voittomahdollisuus ({ $name }), tarkasti laskettuna
review-live-looks = Voittomahdollisuus ({ $name }), { $n ->
    [one] { $n } simulaatio
   *[other] { $n } simulaatiota
}

# Score.
review-score-line = Pistelehtiön rivi
review-total = Yhteensä
review-winner = voittaja

# The luck of a server's game, drawn again by the page.
review-luck-drawing = Selain arpoo kaiken uudelleen …
review-luck-same = Selain on arponut { $deals ->
    [one] pelin ainoan arvonnan
   *[other] pelin kaikki { $deals } arvontaa
} uudelleen salaisuudesta ja luvuista: tulos on sama.{ $given ->
    [0] {""}
   *[other] {" "}Pöydän alkutilannetta ({ $given }) ei tarkistettu.
}
review-luck-undrawn = Selain ei voinut arpoa jakoja uudelleen. Käytä alla olevaa komentoa.
review-luck-other-luck = Varoitus: pöytäkirjan askel { $step } ei seuraa salaisuudesta ja luvuista. Jakoja on muutettu.
review-luck-other-record = Varoitus: palvelimen antama pöytäkirja ei ole peli, jonka selain on nähnyt.
