# What `replay`, `analyse`, `best`, `verify`, `position`, `boards` and `arena` print.

report-title = { $game }, { $seats } paikkaa, { $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}
report-seat = paikka { $n }
report-players = pelaajat
report-options = valinnat
report-after = Askeleen { $n }/{ $of } jälkeen
report-waiting = Seuraavan vuoron siirtoja, jotka odottavat muita: { $n }
report-goes-on = Peli jatkuu. Vuorossa: { $names }.
report-goes-on-luck = Peli jatkuu: vuorossa on arvonta.
report-no-such-step = --at { $at }: tiedostossa { $file } on { $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}; N on 0–{ $steps }
report-position-over = peli on siinä kohdassa ohi; --at N kuvaa aiemman tilanteen
report-legal = sallittua tässä: { $moves }
report-did-you-mean = tarkoititko ”{ $word }”?
report-time-left = { $time } jäljellä
report-counting = Lasketaan …
report-load-boards = {"; "}lataa se valitsimella --boards TIEDOSTO

## analyse
report-finished = päättynyt
report-running = kesken
report-judged = { $full ->
    [yes] Kaikki päätökset, arvioitu kaikki kädet tuntien
   *[no] Kaikki päätökset, arvioitu sen mukaan, mitä pelaaja tiesi
}
report-judged-seat = { $full ->
    [yes] Päätökset, { $name }, arvioitu kaikki kädet tuntien
   *[no] Päätökset, { $name }, arvioitu sen mukaan, mitä pelaaja tiesi
}
report-column-step = askel
report-column-player = pelaaja
report-column-move = siirto
report-column-chance = voitto %
report-column-verdict = arvio
report-to-play = pelattava: { $move }
report-played = Pelattu: { $why }
report-curve = Voittomahdollisuus alusta viimeiseen askeleeseen
report-stopped = { $n ->
    [one] Keskeytetty: vain ensimmäinen päätös arvioitiin.
   *[other] Keskeytetty: vain ensimmäiset { $n } päätöstä arvioitiin.
}

## best
report-best = { $steps ->
    [one] { $chapter }, { $steps } askeleen jälkeen: vuorossa { $name }
   *[other] { $chapter }, { $steps } askeleen jälkeen: vuorossa { $name }
}
report-points-at-end = pisteet lopussa
report-go-on = voi jatkua
report-instead = Sen sijaan
report-iterations = { $n ->
    [one] { $n } simulaatio
   *[other] { $n } simulaatiota
}, { $moves ->
    [one] { $moves } sallittu siirto
   *[other] { $moves } sallittua siirtoa
}
report-iterations-exact = tarkka, { $n ->
    [one] { $n } simulaatio
   *[other] { $n } simulaatiota
}, { $moves ->
    [one] { $moves } sallittu siirto
   *[other] { $moves } sallittua siirtoa
}
report-no-move = siirtoa ei odoteta: { $why }
report-whose = paikoilla { $seats } on kullakin siirto tehtävänä; valitse yksi valitsimella --seat S
report-over = peli on ohi
report-luck-due = vuorossa on arvonta
report-to-move = vuorossa { $names }
report-no-seat = paikkaa ”{ $seat }” ei ole; paikat ovat { $seats }
report-watch = Vuorossa { $name }: { $n } simulaatiota ajassa { $time }, { $speed } sekunnissa
report-watch-stop = Ctrl-C lopettaa.

## What cannot be analysed
report-analysis-running = peli on kesken: kaiken tunteminen paljastaisi piilossa olevat kädet; ilman sitä kukin päätös arvioidaan sen mukaan, mitä paikka tiesi
report-analysis-not-deciding = { $steps ->
    [one] { $name }: ei päätettävää { $steps } askeleen jälkeen: { $why }
   *[other] { $name }: ei päätettävää { $steps } askeleen jälkeen: { $why }
}
report-analysis-already = { $name } on valinnut; valinta odottaa muita

## verify
report-verify-commitment = sitoumus
report-verify-commitment-said = { $commitment }: se on salaisuuden tiiviste
report-verify-numbers = luvut
report-verify-numbers-said = { $n ->
    [0] ei yhtään: vain palvelin vaikutti siemeneen
    [one] { $n } pelaajalta, osa siementä
   *[other] { $n } pelaajilta, kaikki osa siementä
}
report-verify-deals = jaot
report-verify-deals-said = { $n ->
    [one] { $n } arvottu uudelleen, ja se täsmää pöytäkirjaan
   *[other] { $n } arvottu uudelleen, ja jokainen täsmää pöytäkirjaan
}
report-verify-unchecked = tarkistamatta
report-verify-unchecked-given = { $n ->
    [one] { $n } jako
   *[other] { $n } jakoa
} ensimmäisissä { $steps } askeleessa, joista pöytä alkoi
report-verify-unchecked-rest = jatko: peli ei ole ohi
report-unfair-no-commitment = ei sitoumusta; tarkistaa voi vain pelin, jonka alussa on palvelimen kirjoittama ”commitment”-rivi
report-unfair-no-secret = ei salaisuutta; päättyneen pelin pöytäkirjassa on ”secret”-rivi ”commitment”-rivin jälkeen
report-unfair-not-over = ei salaisuutta: peli ei ole ohi; palvelin julkaisee sen sitten ”secret”-rivillä
report-unfair-secret = sitoumus on ”{ $written }”, mutta salaisuuden tiiviste on ”{ $secret }”
report-unfair-beyond = dealt-from on ”{ $from }”; odotettiin enintään { $steps }, askelten määrä
report-unfair-luck = askel { $step } on ”{ $written }”, mutta salaisuus ja luvut antavat ”{ $right }”

## boards
report-boards = pelilaudat { $name } { $fingerprint }
report-boards-about = tietoja
report-boards-cities = kaupungit
report-boards-buildings = rakennelmat
report-boards-spaces = ruudut
report-boards-dice = nopat
report-boards-bonuses = bonukset
report-boards-coins = kolikot
report-boards-warning = varoitus
report-boards-each = { $n } joka kaupungissa
report-boards-between = { $least }–{ $most } joka kaupungissa
report-boards-dice-said = { $n }, joista erikoisnoppia { $special }
report-boards-bonuses-said = { $n }; { $end } käynnistää pelin päättymisen
report-boards-coins-said = alussa { $start }, enintään { $most }, vuoron jättämisestä välistä { $pass }
report-boards-common = Kaikkien kaupunkien rakennelmat
report-boards-city = { $city } ({ $id }): { $wonder }
report-boards-building = { $n ->
    [one] { $building }, { $n } ruutu
   *[other] { $building }, { $n } ruutua
}
report-boards-first = { $n ->
    [one] { $n } piste sille, joka saa sen ensin valmiiksi
   *[other] { $n } pistettä sille, joka saa sen ensin valmiiksi
}
report-boards-any-order = { $symbols }, missä järjestyksessä tahansa
report-boards-no-city = pelilaudoilla { $name } ei ole kaupunkia ”{ $city }”; kaupungit ovat { $cities }

## arena
report-match-title = { $game }, { $seats } paikkaa: { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}, { $deals ->
    [one] { $deals } jako
   *[other] { $deals } jakoa
}, siemen { $seed }.
report-match-time = { $n } ms siirtoa kohti.
report-match-iterations = { $n ->
    [one] { $n } iteraatio siirtoa kohti.
   *[other] { $n } iteraatiota siirtoa kohti.
}
report-match-interrupted = Keskeytetty.
report-match-not-whole = Kaikki jaot eivät ole kokonaisia: kokonaiseen kuuluu { $n } peliä.
report-match-column-place = #
report-match-column-bot = botti
report-match-column-board = pelilauta
report-match-column-games = pelit
report-match-column-score = tulos, %
# Games won, shared and lost; the legend explains the letters.
report-match-column-results = V/J/H
report-match-column-points = pisteet
report-match-column-elo = Elo
report-match-column-los = LOS, %
report-match-column-ms = ms/siirto
report-match-legend = Tulos: osuus voitosta, { $fair }{"\u00A0"}% on tasan. V/J/H: voitetut, jaetut ja hävityt pelit. LOS: todennäköisyys, että botti on seuraavaa vahvempi. Virherajat ovat 95 prosentin luottamusvälejä. Elo-lukujen vertailukohta on { $bot }.
report-match-bounds = > ja < merkitsevät Elo-lukuja, joilla ei ole ylä- tai alarajaa: botti ei hävinnyt tai ei voittanut yhtään peliä. ? merkitsee Elo-lukuja, joita mikään tulos ei yhdistä viimeiseen bottiin.
report-match-ends = Päättymiset: { $ends }.
report-match-end-points = pisteillä { $n }
report-match-end-military = sotilaallisella ylivoimalla { $n }
report-match-end-science = tieteellisellä ylivoimalla { $n }
report-match-ends-bot = { $bot }, voitot : tappiot päättymistavan mukaan: { $ends }.
report-match-ends-bot-points = pisteet { $won } : { $lost }
report-match-ends-bot-military = sotilaallinen { $won } : { $lost }
report-match-ends-bot-science = tieteellinen { $won } : { $lost }
report-match-over = Pisin siirto ylitti aikarajansa { $ms } ms ({ $bot }).
report-match-sprt = Testi, { $elo0 } vai { $elo1 } Eloa: { $verdict ->
    [elo0] { $bot } on pikemminkin { $elo0 } kuin { $elo1 }
    [elo1] { $bot } on pikemminkin { $elo1 } kuin { $elo0 }
   *[open] ratkaisematta
}; uskottavuussuhde { $llr } välillä { $lower }–{ $upper }, { $deals ->
    [one] { $deals } jako
   *[other] { $deals } jakoa
}, riskit { $alpha }{"\u00A0"}% ja { $beta }{"\u00A0"}%.
report-match-alone = Yksi botti joka paikalla: kukin jako pelattiin kerran.

## bench
report-bench-title = { $game }, { $seats } paikkaa
report-bench-games = { $speed } satunnaista peliä ja { $moves } siirtoa CPU-sekunnissa ({ $games } peliä, { $seconds } s)
report-bench-rules = tila { $bytes } tavua, tunniste { $signature }
report-bench-search = { $speed } simulaatiota CPU-sekunnissa (lehti: { $leaf }; { $n }, { $seconds } s)
report-bench-leaf-playout = kokonaiset pelit
report-bench-leaf-net = verkko
report-bench-leaf-turns = { $n ->
    [one] { $n } vuoro, sitten verkko
   *[other] { $n } vuoroa, sitten verkko
}
