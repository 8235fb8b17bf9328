# The home page, the lobby, and the form for a new table.

## Home
home-title = Mitä pelataan?
home-guest = Vieras
home-playing-as = Pelaat nimellä
home-change-name = Vaihda
home-your-name = Nimesi
home-name-kept = Tästä lähtien nimesi on { $name }.
home-name-long = Enintään 40 merkkiä.
home-name-letters = Ei pilkkua, #-merkkiä eikä näkymättömiä merkkejä.
home-about-wonders = Johda yhtä antiikin seitsemästä kaupungista. Kaikki valitsevat kortin yhtä aikaa ja antavat loput eteenpäin.
home-about-duel = Kaksi kaupunkia, yksi korttiasetelma. Jokainen ottamasi kortti voi vapauttaa kortteja vastustajalle.
home-about-dice = Kaikilla on samat nopat. Jokainen rakentaa niillä omaa kaupunkiaan.
home-facts-wonders = 3–7 pelaajaa · noin 30 minuuttia
home-facts-duel = 2 pelaajaa · noin 30 minuuttia
home-facts-dice = 2–7 pelaajaa · noin 25 minuuttia
home-players = Pelaajia
home-level = Bottien taso
home-play-bots = Pelaa botteja vastaan
home-newcomer-wonders = Ensimmäiseen loppuun pelattuun peliin asti: päiväpuolet.
home-newcomer-duel = Ensimmäiseen loppuun pelattuun peliin asti: ihmeet ilman valintaa.
home-newcomer-dice = Ensimmäiseen loppuun pelattuun peliin asti: helpot botit.
home-learn = Opi 3 minuutissa
home-puzzles = Tehtävät
home-play-friends = Pelaa ystävien kanssa
home-more-options = Lisää vaihtoehtoja
home-your-tables = Pöytäsi
home-here = Tässä selaimessa
home-no-server = Näillä sivuilla ei ole pelipalvelinta, joten kavereiden kanssa pelattavia pöytiä ja aulaa ei ole. Pelit botteja vastaan ja yhteisellä näytöllä pelataan selaimessa.
home-your-turn = Sinun vuorosi
home-others-think = Muut miettivät
home-waits-for = { $n ->
    [one] Yksi paikka on vapaana
   *[other] { $n } paikkaa on vapaana
}
home-not-begun = Ei ole vielä alkanut
home-join = Liity pöytään
home-join-code = Koodi tai linkki
home-join-about = Liitä saamasi linkki tai pöydän kaksitoista merkkiä.
home-join-go = Siirry
home-join-empty = Liitä linkki tai kirjoita pöydän koodi.
home-join-unreadable = Tämä ei ole linkki pöytään eikä koodi. Koodissa on kaksitoista kirjainta ja numeroa.
home-take-seat-about = Paikka siirtyy tälle laitteelle. Linkki toimii kerran, 15 minuutin ajan.

## Lobby
home-real = Oikean pöydän ääressä
home-lobby = Avoinna kaikille
home-lobby-all = Kaikki pöydät
home-lobby-about = Pöytiä, joihin kuka tahansa voi liittyä tai joita voi katsella. Muihin pöytiin pääsee vain linkillä.
home-lobby-new = Avaa pöytä kaikille
home-lobby-empty = Juuri nyt mikään pöytä ei ole avoinna kaikille.
home-filter-game = Peli
home-filter-all = Kaikki pelit
home-being-played = Peli on käynnissä
home-free-seats = { $n ->
    [0] Täynnä
    [one] Yksi vapaa paikka
   *[other] { $n } vapaata paikkaa
}
home-sit-down = Istu pöytään
home-watch = Katsele
home-look = Käy katsomassa
home-back-to-table = Paikallesi
home-clock-none = ei kelloa
home-clock-per-move = { $time } päätöstä kohti
home-clock-per-game = { $time } peliä kohti
home-clock-per-game-bonus = { $time } peliä kohti, lisäksi { $bonus } päätöstä kohti
home-seconds = { $n ->
    [one] 1 sekunti
   *[other] { $n } sekuntia
}
home-minutes = { $n ->
    [one] 1 minuutti
   *[other] { $n } minuuttia
}
home-hours = { $n ->
    [one] 1 tunti
   *[other] { $n } tuntia
}
home-days = { $n ->
    [one] 1 päivä
   *[other] { $n } päivää
}

## Seats
home-seats = Kuka istuu missä
home-seat = Paikka { $n }
home-seat-you = Sinä
home-seat-open = Vapaa
home-seat-bot = Botti: { $level }
home-seat-won = voitti
home-seat-bots = Botit
home-seat-other-bots = Vertailubotit
home-seat-name = Nimi pöydässä
home-seat-you-about = Sinun paikkasi, tämän näytön ääressä.
home-seat-shared-about = Jakaa tämän näytön. Esirippu peittää sen, mitä muut eivät saa nähdä.
home-seat-open-about = Kenelle tahansa, jolla on linkki.

## Options
home-options = Peli
home-option-wonders-sides = Ihmelautojen puolet
home-option-wonders-sides-random = Arvotaan
home-option-wonders-sides-random-about = Päivä tai yö, arvotaan joka kaupungille.
home-option-wonders-sides-day = Kaikilla päivä
home-option-wonders-sides-day-about = Yksinkertaisemmat puolet. Sopivat ensimmäisiin peleihin.
home-option-wonders-sides-night = Kaikilla yö
home-option-wonders-sides-night-about = Puolet, joilla on enemmän erikoisvaikutuksia.
home-option-wonders-sides-choose = Valitaan
home-option-wonders-sides-choose-about = Jokainen valitsee oman puolensa.
home-option-wonders-wonders = Ihmeet
home-option-wonders-wonders-random = Jaetaan
home-option-wonders-wonders-random-about = Kaupungit jaetaan arpomalla.
home-option-wonders-wonders-choose = Valitaan
home-option-wonders-wonders-choose-about = Jokainen valitsee kaupungin vuorollaan.
home-option-duel-wonders = Ihmeet
home-option-duel-wonders-draft = Valitaan
home-option-duel-wonders-draft-about = Kumpikin valitsee vuorotellen neljä ihmettä.
home-option-duel-wonders-first-game = Ensimmäinen peli
home-option-duel-wonders-first-game-about = Kummallakin neljä määrättyä ihmettä, kuten sääntökirja neuvoo ensimmäiseen peliin.
home-option-duel-first = Kuka aloittaa
home-option-duel-first-0 = Paikka 1
home-option-duel-first-0-about = Luettelon ensimmäinen paikka.
home-option-duel-first-1 = Paikka 2
home-option-duel-first-1-about = Luettelon toinen paikka.
home-option-duel-first-random = Arvotaan
home-option-duel-first-random-about = Aloittaja arvotaan pelin alussa.
home-option-duel-centre = Jos konfliktinappula on keskellä aikakauden päättyessä
home-option-duel-centre-begins = Viimeinen pelaaja aloittaa
home-option-duel-centre-begins-about = Viimeisen kortin ottanut pelaaja aloittaa seuraavan aikakauden, kuten sääntökirjassa.
home-option-duel-centre-chooses = Viimeinen pelaaja valitsee
home-option-duel-centre-chooses-about = Viimeisen kortin ottanut pelaaja päättää, kuka aloittaa. Yleinen muunnelma.

## Boards of Dice
home-boards = Pelilaudat
home-boards-balanced = Tasapainoiset
home-boards-balanced-about = Omat lukumme, ja kaupungit ovat suunnilleen yhtä vahvoja. Oletus.
home-boards-stand-in = Ensimmäinen sarja
home-boards-stand-in-about = Ensimmäinen sarja, pidetty ennallaan, jotta tuloksia voi verrata.
home-boards-note = Nämä pelilaudat korvaavat painetut, joiden sisältö ei ole julkista. Säännöt ovat pelin omat; se, mitä kukin ruutu maksaa ja tekee, on meidän. Pelin omistaja voi kirjoittaa omat pelilautansa tiedostoon ja ladata sen täällä.
home-boards-loaded = Tiedostosi: { $name }
home-boards-load = Valitse pelilautatiedosto
home-boards-bad = Tiedostoa { $file } ei voi käyttää.
home-boards-few = { $n ->
    [one] Näillä pelilaudoilla voi pelata vain yksi pelaaja.
   *[other] Näillä pelilaudoilla voi pelata enintään { $n } pelaajaa.
}

## Going on from a record
home-record = Jatka pöytäkirjasta tai asemasta
home-record-about = Kesken jäänyt peli, päättynyt peli mistä tahansa askeleesta tai kuvailemasi asema.
home-record-text = Pöytäkirja
home-record-file = Valitse tiedosto
home-record-clear = Tyhjennä
home-record-first-line = Rivillä 1 on oltava ”mirabilia 1” ja peli, kuten jokaisessa pöytäkirjassa.
home-record-game = Rivillä 1 on mainittava peli: wonders, duel tai dice.
home-record-seats = Puuttuu rivi ”seats”, jolla on pelaajien määrä 2–7.
home-record-read = { $game }, { $seats } pelaajaa, { $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
}.
home-record-cut = Jatka askeleen { $n }/{ $of } jälkeen

## How the table is run
home-more-settings = Lisää asetuksia
home-set-listed = Näytä aulassa
home-set-listed-about = Kuka tahansa voi liittyä tai katsella. Muuten tänne pääsee vain linkillä.
home-set-start = Peli alkaa
home-set-start-host = Kun sinä aloitat
home-set-start-full = Kun kaikki paikat on otettu
home-set-watch = Katsojat
home-set-watch-public = Näkevät vain julkisen tiedon
home-set-watch-public-about = Ei käsikortteja, ei salaisuuksia.
home-set-watch-delayed = Näkevät kaiken viiveellä
home-set-watch-delayed-about = Kaikkien kädet, muutaman minuutin viiveellä.
home-set-watch-nobody = Ei katsojia
home-set-watch-nobody-about = Vain pelaajat näkevät pöydän.
home-set-delay = Viive
home-set-undo = Peruminen
home-set-undo-fair = Jos mitään ei ole paljastunut
home-set-undo-fair-about = Muuten kysytään muilta.
home-set-undo-always = Kunnes toinen pelaaja on päättänyt
home-set-undo-always-about = Myös korttien tai noppien paljastuttua.
home-set-undo-never = Ei koskaan
home-set-undo-never-about = Siirto on lopullinen.
home-set-hints = Vihjeet
home-set-hints-about = Koneen parhaat siirrot pyynnöstä.
home-set-chat = Keskustelu
home-set-chat-about = Jutelkaa pöydässä.
home-set-clock = Kello
home-set-clock-none = Ei kelloa
home-set-clock-none-about = Mieti niin kauan kuin haluat.
home-set-clock-move = Joka päätökselle
home-set-clock-move-about = Kun aika loppuu, botti tekee sen päätöksen.
home-set-clock-game = Koko pelille
home-set-clock-game-about = Kun aika loppuu, botti pelaa pelin loppuun.
home-set-per-move = Aikaa päätökseen
home-set-per-game = Aikaa peliin
home-set-bonus = Lisäaika joka päätöksen jälkeen
home-set-away = Jos joku on poissa
home-set-away-about = Botti pelaa, kunnes pelaaja palaa.
home-set-away-never = Odotetaan
home-set-away-after = Botti, kun on kulunut { $time }
home-set-stand-in = Sijainen
home-set-stand-in-about = Botti, joka pelaa poissa olevan tai aikansa käyttäneen pelaajan puolesta.
home-set-pace = Bottien tahti
home-set-pace-about = Botti miettii vähintään näin kauan, jotta ehdit seurata.
home-set-pace-value = { $seconds ->
    [0] Heti
    [one] 1 sekunti
   *[other] { $seconds } sekuntia
}

## Opening
home-sum-you = Sinä
home-sum-watch = Sinä katselet
home-sum-shared = { $n } tämän näytön ääressä
home-sum-bots = { $n ->
    [one] 1 botti
   *[other] { $n } bottia
}
home-sum-open = { $n ->
    [one] 1 vapaa paikka
   *[other] { $n } vapaata paikkaa
}
home-open-play = Aloita peli
home-open-invite = Avaa pöytä
