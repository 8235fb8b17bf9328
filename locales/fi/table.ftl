# Around a table: the waiting room, the bar, the panels, the end.

table-title = { $game } – Mirabilia
table-title-your-turn = ● Sinun vuorosi – { $game }
table-loading = Pöytää avataan …
table-home = Etusivu
table-try-again = Yritä uudelleen
table-yes = kyllä
table-no = ei
table-keep = Tallenna
table-stay = Jää

table-none-title = Tällaista pöytää ei ole
table-none-text = Linkki on väärä, tai pöytä on poistettu. Pyydä lähettäjältä uusi linkki.
table-closed-title = Pöytä on suljettu
table-closed-text = Tässä pöydässä ei enää pelata. Avaa uusi pöytä etusivulta.
table-private-title = Tätä pöytää ei voi katsella
table-private-text = Vain pelaajat näkevät sen. Pyydä isäntää sallimaan katsojat.
table-refused-title = Pöytää ei voi avata

# Seats
table-open-seat = Vapaa paikka
table-bot-numbered = { $bot } { $n }
table-guest = Pelaaja { $n }
table-seats = Paikat
table-you = sinä
table-host = isäntä
table-not-here = ei yhteydessä
table-has-left = on lähtenyt; botti jatkaa
table-stand-in = botti sijaistaa
table-thinking = miettii
table-has-chosen = on valinnut
table-come-back = Palaa peliin
table-take-seat = Ota paikka { $seat }
table-sit = Istu tähän
table-sit-too = Lisää pelaaja
table-rename = Vaihda nimeä
table-your-name = Nimesi
table-your-name-about = Muut pöydässä näkevät sen.
table-stand-up = Luovu paikasta: { $name }
table-seat-bot = Botti tähän
table-change-bot = Vaihda botti
table-pick-bot = Mikä botti paikalle { $seat }?
table-free = Vapauta paikka: { $name }
table-move-up = Siirrä ylemmäs: { $name }
table-move-down = Siirrä alemmas: { $name }

# The waiting room
table-waiting-title = { $n ->
    [one] Odotetaan vielä yhtä
   *[other] Odotetaan vielä { $n } pelaajaa
}
table-ready-title = Kaikki ovat paikalla
table-start = Aloita peli
table-start-about = Mitään ei jaeta, ennen kuin aloitat.
table-start-not-full = { $n ->
    [one] Yksi paikka on vapaana. Kutsu pelaaja tai aseta paikalle botti.
   *[other] { $n } paikkaa on vapaana. Kutsu pelaajia tai aseta paikoille botteja.
}
table-start-full = Peli alkaa, kun kaikki paikat on otettu.
table-start-host = Isäntä aloittaa pelin.
table-how-run = Näin pöytä toimii
table-settings = Pöydän asetukset
table-close = Sulje pöytä
table-close-title = Suljetaanko pöytä?
table-close-about = Peliä ei voi enää jatkaa.
table-here-about = Tätä peliä pelataan tässä selaimessa, ja se tallentuu jokaisen siirron jälkeen.
table-move = Jatka kavereiden kanssa
table-move-about = Peli jatkuu palvelimen pöydässä. Siellä voit kutsua kavereita bottien paikoille. Tämä peli jää tänne ennalleen.
table-move-sure = Siirrä palvelimelle
table-invite = Kutsu
table-invite-about = Kuka tahansa, jolla on linkki, voi liittyä.
table-invite-link = Linkki tähän pöytään
table-code = Tai koodilla
table-copy-link = Kopioi linkki
table-share = Jaa
table-link-copied = Linkki on kopioitu.
table-link-marked = Linkki on valittu: kopioi se itse.
table-qr = QR-koodi
table-qr-about = Linkin QR-koodi
table-fair = Arvonnan voi tarkistaa
table-fair-about = Palvelin valitsi salaisuuden, ennen kuin kukaan istui pöytään, ja jokainen selain lisää oman lukunsa. Kaikki arvonta perustuu niihin. Kun peli on ohi, salaisuus julkaistaan, joten kukaan ei ole voinut jakaa mielensä mukaan.
table-fair-commitment = Sitoumus (salaisuuden SHA-256)
table-fair-secret = Salaisuus
table-fair-check = Lataa pöytäkirja ja tarkista se:

# Settings
table-set-listed = Näytä aulassa
table-set-listed-about = Muuten pöydän löytävät vain ne, joilla on linkki.
table-clock-stays = Kelloa ei voi muuttaa pelin alettua.
table-watch-delayed = Näkevät kaiken, viive { $time }
table-set-away = Jos joku on poissa
table-away-is = { $bot } pelaa, kun poissaoloa on kulunut { $time }
table-stand-in-boards = Pelin 7 Wonders Dice painetut pelilaudat eivät ole julkisia. Pelaatte niitä korvaavilla laudoilla.

# The bar
table-your-turn = Sinun vuorosi
table-status-turn-of = Vuorossa { $name }
table-status-thinks = { $name } miettii
table-status-waiting = Odotetaan: { $names }
table-status-count = Miettimässä { $n }/{ $of }
table-status-moment = Pieni hetki
table-status-over = Peli on ohi
table-reconnecting = Yhdistetään uudelleen …
table-clock-of = Kello: { $name }
table-clock-short = Aikaa on jäljellä alle 15 sekuntia.
table-menu = Valikko
table-panel = Loki, keskustelu ja pöytä
table-panel-close = Sulje
table-panel-fold = Taita loki sivuun
table-hover-sign = Tietoa pöydällä olevista
table-hover-tip = Pidä osoitinta kortin, ihmeen, laatan, nopan tai ruudun päällä, niin voit lukea siitä; kosketusnäytöllä pidä sormea sen päällä.
table-key-sound = Ääni päälle tai pois
table-sound-on = Ääni on päällä.
table-sound-off = Ääni on pois päältä.
table-panel-unread = { $n ->
    [one] Loki, keskustelu ja pöytä: yksi uusi viesti
   *[other] Loki, keskustelu ja pöytä: { $n } uutta viestiä
}
table-tab = Pöytä
table-rules = Säännöt
table-to-rules = Säännöissä
table-my-settings = Asetukset
table-leave = Lähde pöydästä
table-leave-title = Lähdetkö pelistä?
table-leave-about = Botti { $bot } jatkaa puolestasi, ja sinä katselet.
table-leave-last = Olet viimeinen täällä: pöytä suljetaan.
table-leave-just-go = Voit myös vain sulkea sivun ja palata myöhemmin.
table-leave-sure = Lähde

table-hand-over = Jatka toisella laitteella
table-hand-over-about = Linkki siirtää paikkasi toiselle laitteelle. Se toimii kerran, 15 minuutin ajan. Tällä laitteella jäät katsojaksi.
table-hand-over-make = Linkki: { $name }
table-hand-over-link = Avaa linkki toisella laitteella. Linkin avannut laite saa paikan.

table-curtain = Anna laite pelaajalle { $name }
table-curtain-about = Mitään ei näytetä, ennen kuin painat painiketta.
table-curtain-ready = Minä olen { $name }
table-curtain-wait = Muut miettivät

table-moment = Katsot siirtoa { $n }/{ $of }
table-moment-now = Takaisin nykyhetkeen

table-undo = Peru
table-undo-ask = Pyydä perumista
table-undo-wish = { $name } pyytää lupaa perua siirtonsa.
table-undo-allow = Salli
table-undo-refuse = Kiellä
table-undo-waits = Olet pyytänyt perumista. Vastaamatta: { $names }.
table-proposal-settings = { $name } ehdottaa muita asetuksia: { $changes }.
table-proposal-hand-over = { $name } haluaa luovuttaa paikkansa toiselle laitteelle tai henkilölle.
table-proposal-waits = Vastaamatta: { $names }.
table-settings-consent = Pelin aikana reiluuteen vaikuttavat asetukset muuttuvat vain, jos kaikki suostuvat.
table-remove = Poista { $name } pöydästä

table-watch-you = Katselet peliä
table-watch-link = Anna muiden katsella
table-watching = { $n ->
    [0] Ei katsojia
    [one] Yksi katsoja
   *[other] { $n } katsojaa
}
table-behind = Näet pöydän { $minutes ->
    [one] minuutin
   *[other] { $minutes } minuutin
} viiveellä
table-behind-seconds = Näet pöydän { $seconds } sekunnin viiveellä
table-eyes = Näkökulma
table-eyes-public = katsojat

table-keys = Näppäimet
table-keys-about = Nuolinäppäimet liikkuvat korttien tai painikkeiden ryhmässä, sarkain siirtyy seuraavaan ryhmään.
table-key-list = Näppäinluettelo
table-key-hint = Pyydä vihje
table-key-undo = Peru
table-key-log = Näytä loki
table-key-chat = Näytä keskustelu
table-key-table = Näytä pöytä
table-key-back = Siirto taaksepäin
table-key-on = Siirto eteenpäin
table-key-now = Takaisin nykyhetkeen

# What happens at the table, beside the game
log-title = Loki
log-empty = Mitään ei ole vielä tapahtunut.
log-click = Paina riviä, niin näet tilanteen siinä kohdassa.
log-sat = { $name } istui pöytään.
log-named = Pelaajan uusi nimi on { $name }.
log-bot = Botti { $bot } on paikalla { $seat }.
log-freed = Paikka { $seat } on vapaa.
log-swapped = { $a } ja { $b } vaihtoivat paikkaa.
log-settings = Pöydän asetukset ovat muuttuneet.
log-started = Peli alkaa.
log-left = { $name } on lähtenyt. Botti jatkaa.
log-away = { $name } on poissa. Botti pelaa, kunnes hän palaa.
log-back = { $name } on palannut.
log-time-over = Aika loppui: { $name }. Botti jatkaa.
log-handed-over = { $name } pelaa toisella laitteella.
log-undo-asked = { $name } pyytää lupaa perua siirtonsa.
log-undo-yes = { $name } sallii sen.
log-undo-no = { $name } ei salli sitä.
log-undone = Siirto peruttiin.
log-proposed-settings = { $name } ehdottaa muita asetuksia.
log-removed = Pöydän isäntä on poistanut pelaajan { $name }. Botti jatkaa peliä.
log-said = { $name }: { $text }
log-rematch = Samoille pelaajille on avattu uusi peli.
log-closed = Pöytä suljettiin.

chat-title = Keskustelu
chat-empty = Ei vielä viestejä.
chat-say = Sano jotain
chat-send = Lähetä

hint-title = Vihje
hint-ask = Mikä olisi parasta?
hint-explain = Kone arvioi siirtosi sen perusteella, mitä itse näet, ja kertoo, minkä arvoinen kukin on.
hint-not-now = Sinulla ei ole nyt päätettävää.
hint-thinking = Kone miettii …
hint-about = Voittomahdollisuutesi kunkin siirron jälkeen. Paina siirtoa, niin näet sen laudalla.
hint-exact = Tarkka voittomahdollisuutesi kunkin siirron jälkeen. Paina siirtoa, niin näet sen laudalla.
hint-all = { $n ->
    [one] Ainoa siirto
   *[other] Kaikki { $n } siirtoa
}
hint-error = Virhemarginaali
hint-fewer = Vain parhaat
hint-hide = Piilota vihje

# Why a move is good. Parts of a sentence that begin small; the screen makes the first letter large.
reason-counted = { $n } × { $name }
reason-wins = { $by ->
    [science] voittaa pelin tieteellisellä ylivoimalla
   *[military] voittaa pelin sotilaallisella ylivoimalla
}
reason-stops-win = { $by ->
    [science] estää vastustajan voiton tieteellisellä ylivoimalla: { $cards }
   *[military] estää vastustajan voiton sotilaallisella ylivoimalla: { $cards }
}
reason-allows-win = { $by ->
    [science] mutta vastustaja voi voittaa tieteellisellä ylivoimalla: { $cards }
   *[military] mutta vastustaja voi voittaa sotilaallisella ylivoimalla: { $cards }
}
reason-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
reason-points-for = { $points ->
    [one] { $points } piste ({ $what })
   *[other] { $points } pistettä ({ $what })
}
reason-coins = { $coins ->
    [one] tuo { $coins } kolikon
   *[other] tuo { $coins } kolikkoa
}
reason-takes-coins = { $coins ->
    [one] { $who } menettää { $coins } kolikon
   *[other] { $who } menettää { $coins } kolikkoa
}
reason-goods = tuottaa: { $goods }
reason-cheap = tästä lähtien 1 kolikko kappale: { $goods }{ $from ->
    [left] { " vasemmalta naapurilta" }
    [right] { " oikealta naapurilta" }
    [both] { " molemmilta naapureilta" }
   *[bank] { "" }
}
reason-free = ilmainen ketjun ansiosta: { $card }
reason-free-of-cost = ilmainen
reason-chain = avaa ketjun: { $cards }
reason-pawn = konfliktinappula { $spaces ->
    [one] 1 askeleen
   *[other] { $spaces } askelta
} eteenpäin, vastustajan pääkaupunkiin { $left ->
    [one] 1 askel
   *[other] { $left } askelta
}
reason-pawn-middle = konfliktinappula { $spaces ->
    [one] 1 askeleen
   *[other] { $spaces } askelta
} eteenpäin, takaisin keskelle
reason-pawn-back = konfliktinappula { $spaces ->
    [one] 1 askeleen
   *[other] { $spaces } askelta
} eteenpäin, vielä { $distance ->
    [one] 1 askeleen
   *[other] { $distance } askelta
} omalla puolellasi
reason-conflict = { $change ->
    [ahead] enemmän kilpiä kuin pelaajalla { $who }
    [level] yhtä monta kilpeä kuin pelaajalla { $who }
   *[more] lisää kilpiä, vastassa { $who }
}
reason-symbol = uusi tiedesymboli: { $symbol } (erilaisia nyt { $different })
reason-pair = pari, { $symbol }: edistysmerkki
reason-science-set = { $sets ->
    [one] täydentää kolmen symbolin sarjan
   *[other] täydentää { $sets }. kolmen symbolin sarjan
}
reason-again = lisävuoro
reason-token-agriculture = 6 kolikkoa ja 4 pistettä
reason-token-architecture = ihmeet vaativat 2 resurssia vähemmän
reason-token-economy = saat sen, mitä vastustaja maksaa resursseista
reason-token-law = yksi tiedesymboli lisää
reason-token-masonry = siniset kortit vaativat 2 resurssia vähemmän
reason-token-mathematics = 3 pistettä jokaisesta edistysmerkistä
reason-token-philosophy = 7 pistettä
reason-token-strategy = punaisissa korteissa on 1 kilpi enemmän
reason-token-theology = ihmeet antavat lisävuoron
reason-token-urbanism = 6 kolikkoa, ja 4 jokaisesta ketjun kautta rakennetusta kortista
reason-effect-destroy = siirtää vastustajan kortin poistopakkaan
reason-effect-revive = rakentaa kortin poistopakasta ilmaiseksi
reason-effect-revive-wonders = rakentaa kortin poistopakasta ilmaiseksi
reason-effect-library = yksi kolmesta laatikon edistysmerkistä
reason-effect-seventh-card = pelaa myös jokaisen aikakauden seitsemännen kortin
reason-effect-wild-science = vapaavalintainen tiedesymboli
reason-effect-first-of-colour = jokaisen värin ensimmäinen kortti on ilmainen
reason-effect-first-card = jokaisen aikakauden ensimmäinen kortti on ilmainen
reason-effect-last-card = jokaisen aikakauden kuudes kortti on ilmainen
reason-destroys = { $who } menettää kortin { $card }
reason-promises = ihme { $wonder } toisi: { $brings }
reason-begins = { $who } aloittaa
reason-denies = estää pelaajaa { $who } ottamasta korttia { $card } ({ $brings })
reason-leaves-none = { $of ->
    [shield] kilpiä
   *[other] sellaisia kortteja
} ei nyt jää tarjolle: { $who }
reason-uncovers = mutta { $who } pääsee ottamaan kortin { $card } ({ $brings })
reason-uncovers-nothing = ei vapauta vastustajalle mitään
reason-stage = ihmeesi vaihe { $stage }/{ $of }
reason-attack = { $points ->
    [one] hyökkäys: { $points } piste, kohteena { $who }
   *[other] hyökkäys: { $points } pistettä, kohteena { $who }
}
reason-defence = puolustus +{ $defence }, vastassa { $who }
reason-resources = { $resources ->
    [one] { $resources } resurssi enemmän joka vuorolla
   *[other] { $resources } resurssia enemmän joka vuorolla
}
reason-unlocks = avaa nopan: { $die }
reason-cheaper-dice = nopat maksavat vähemmän tai tuovat kolikoita: { $colours }
reason-more = { $of ->
    [free-die] vielä yksi ilmainen noppa
    [cross] rastittaa vielä yhden ruudun
   *[action] vielä yksi toiminto
}
reason-completes = rakennelma valmistuu: { $building }
reason-bonus = bonus { $number }/{ $of }: { $bonus }
reason-brings-end = { $ahead ->
    [yes] vielä yksi vuoro ja peli päättyy, sinä johdossa
   *[no] vielä yksi vuoro ja peli päättyy
}
reason-first-agora = { $points ->
    [one] ensimmäisenä valmis tori: { $points } piste
   *[other] ensimmäisenä valmis tori: { $points } pistettä
}
reason-misses = jää saamatta: { $brings }
reason-leaves = kortti { $card } ({ $brings }) jää tarjolle: { $who }
reason-expects-less = { $points ->
    [one] lopussa noin { $points } piste vähemmän, eniten tässä: { $what }
   *[other] lopussa noin { $points } pistettä vähemmän, eniten tässä: { $what }
}
# The same, shorter, inside a sentence.
reason-brief-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
reason-brief-coins = { $coins ->
    [one] { $coins } kolikko
   *[other] { $coins } kolikkoa
}
reason-brief-takes-coins = { $coins ->
    [one] vie { $coins } kolikon
   *[other] vie { $coins } kolikkoa
}
reason-brief-shields = { $shields ->
    [one] { $shields } kilpi
   *[other] { $shields } kilpeä
}
reason-brief-conflict = lisää kilpiä
reason-brief-pair = pari, { $symbol }, edistysmerkki
reason-brief-science-set = kolmen symbolin sarja

# The end
table-what-wins = Mikä voittaa?
end-you = Sinä voitit
end-winner = { $name } voitti
end-shared = Voiton jakavat { $names }
end-nobody = Kukaan ei voittanut
end-points = { $points ->
    [one] { $points } piste, { $ahead } enemmän kuin toiseksi tulleella.
   *[other] { $points } pistettä, { $ahead } enemmän kuin toiseksi tulleella.
}
end-points-tie = { $points ->
    [one] { $points } piste, ratkaisijana tasatilanteen sääntö.
   *[other] { $points } pistettä, ratkaisijana tasatilanteen sääntö.
}
end-points-shared = { $points ->
    [one] { $points } piste kullakin, eikä mikään ratkaise tasatilannetta.
   *[other] { $points } pistettä kullakin, eikä mikään ratkaise tasatilannetta.
}
end-military = Sotilaallisella ylivoimalla: konfliktinappula on pääkaupungissa.
end-science = Tieteellisellä ylivoimalla: kuusi erilaista symbolia.
end-pad = Pisteet riveittäin
end-line = Rivi
end-total = Yhteensä
end-won = voittaja
end-show-all = Näytä kaikki heti
end-rematch = Pelaa uudelleen
end-next = Uuteen peliin
end-next-about = Paikkasi odottaa siellä.
end-review = Käy peli läpi
end-record = Lataa pöytäkirja

# Why something was refused. The server’s own words come after it where they say more.
refusal-detail = { $words } ({ $detail })
refusal-offline = Palvelin ei vastaa. Toimiiko verkkoyhteys?
refusal-no-server = Tähän tarvitaan pelipalvelin, eikä näillä sivuilla ole sellaista.
refusal-here-elsewhere = Peli on auki toisessa välilehdessä tai ikkunassa ja jatkuu siellä.
refusal-here-no-store = Selain ei voinut tallentaa peliä. Tallennustila voi olla täynnä, tai tämä on yksityinen ikkuna.
refusal-here-no-engine = Pelejä pyörittävää sivujen osaa ei voitu ladata.
refusal-request-unreadable = Palvelin ei ymmärtänyt pyyntöä.
refusal-request-too-large = Pyyntö on palvelimelle liian suuri.
refusal-request-too-many = Pyyntöjä tuli liian tiheään. Odota hetki ja yritä uudelleen.
refusal-request-origin = Tämä sivu ei saa tehdä sitä täällä. Avaa palvelimen oma osoite.
refusal-request-no-key = Palvelin ei tunne sinua. Lataa sivu uudelleen.
refusal-request-not-found = Sitä ei löydy.
refusal-table-none = Tällaista pöytää ei ole.
refusal-table-closed = Pöytä on suljettu.
refusal-table-too-many = Pöytiä on avattu liikaa. Odota jonkin aikaa.
refusal-table-started = Peli on jo alkanut.
refusal-table-not-started = Peli ei ole alkanut.
refusal-table-over = Peli on ohi.
refusal-table-not-over = Peli ei ole vielä ohi.
refusal-table-not-full = Paikka on vielä vapaana. Kutsu pelaaja tai aseta paikalle botti.
refusal-open-seats = { $n ->
    [one] Yksi paikka on vielä vapaana. Kutsu pelaaja tai aseta sille botti.
   *[other] { $n } paikkaa on vielä vapaana. Kutsu pelaajia tai aseta niille botteja.
}
refusal-table-no-watching = Tätä pöytää ei voi katsella.
refusal-table-bad-setup = Tällaista pöytää ei voi avata.
refusal-table-bad-settings = Jokin asetus on sallittujen rajojen ulkopuolella.
refusal-table-bad-boards = Pelilautatiedostossa on virhe.
refusal-table-bad-record = Tästä pöytäkirjasta ei voi jatkaa peliä.
refusal-seat-none = Sillä paikalla ei ole ketään.
refusal-seat-taken = Paikka on jo varattu.
refusal-seat-full = Vapaita paikkoja ei ole.
refusal-seat-not-yours = Se ei ole sinun paikkasi.
refusal-seat-host-only = Vain isäntä voi tehdä sen.
refusal-seat-bad-name = Nimessä on oltava 1–40 merkkiä, ei pilkkua eikä merkkiä #.
refusal-seat-no-bot = Tällaista bottia ei ole.
refusal-seat-bad-number = Arvontaan annettu luku ei kelpaa.
refusal-seat-no-hand-over = Linkki on käytetty tai liian vanha. Pyydä uusi.
refusal-play-stale = Peli on edennyt. Katso uudelleen ja päätä.
refusal-play-unreadable = Se ei ole tämän pelin siirto.
refusal-play-illegal = Säännöt eivät salli sitä.
refusal-play-not-your-turn = Nyt ei ole sinun vuorosi.
refusal-play-already-chosen = Olet jo valinnut. Peru ensin valintasi.
refusal-undo-nothing = Peruttavaa ei ole.
refusal-undo-never = Tätä ei voi perua tässä pöydässä.
refusal-undo-asked = Toinen pelaaja on jo pyytänyt. Vastaa ensin.
refusal-proposal-pending = Ehdotus odottaa jo vastauksia.
refusal-seat-barred = Olet nähnyt tämän pelin avoimia käsiä, tai pöydän isäntä on poistanut sinut. Et voi ottaa paikkaa tästä pöydästä.
refusal-table-log-full = Pöydän loki on täynnä. Enää voi tehdä vain siirtoja.
refusal-undo-not-asked = Vastattavaa pyyntöä ei ole.
refusal-hint-off = Tässä pöydässä ei ole vihjeitä.
refusal-hint-too-many = Olet käyttänyt kaikki palvelimen sallimat vihjeet.
refusal-chat-off = Tässä pöydässä ei ole keskustelua.
refusal-chat-bad = Viestissä on oltava 1–500 merkkiä.
refusal-review-none = Läpikäyntiä ei ole vielä.
refusal-server-busy = Palvelin on kuormittunut. Yritä hetken päästä uudelleen.
refusal-server-no-store = Palvelin ei voi nyt tallentaa. Yritä hetken päästä uudelleen.
refusal-server-closing = Palvelin käynnistyy uudelleen ja palaa hetken päästä.
refusal-server-broken = Palvelimella tapahtui virhe. Peli on ennallaan.

# Ihmiset palvelimella: avaimet, mykistys, esto, ilmoitukset, omat tiedot
people-menu = Tietoja: { $name }
people-mute = Mykistä
people-mute-about = Et enää näe, mitä henkilö kirjoittaa, missään pöydässä. Hän ei saa siitä tietoa.
people-block = Estä
people-block-about = Lisäksi henkilö ei voi istua pöytiisi.
people-muted = { $name } on mykistetty.
people-blocked = { $name } on estetty.
people-report = Ilmoita
people-report-about = Mitä tapahtui? Palvelimen ylläpitäjä lukee ilmoituksen sekä nimen ja pöydän.
people-report-send = Lähetä ilmoitus
people-reported = Ilmoituksesi on lähetetty.
people-warning = Varoitus palvelimen ylläpitäjältä
people-warning-read = Olen lukenut tämän
people-data = Tietosi tällä palvelimella
people-data-about = Palvelin tuntee nimesi, avaimesi ja pelisi. Kukaan ei tarvitse tiliä.
people-keys = Avaimet
people-keys-about = Jokaisella selaimella on avain, ja se, jolla avain on, voi pelata nimissäsi. Peru avain, jota et enää käytä.
people-key-browser = Selain
people-key-script = Ohjelma
people-key-this = tämä
people-key-used = käytetty viimeksi { $date }
people-key-revoke = Peru
people-blocks = Ihmiset, joita et halua kohdata
people-is-muted = mykistetty
people-is-blocked = estetty
people-unblock = Kumoa
people-export = Lataa tietoni
people-delete = Poista tietoni
people-delete-about = Poistut peleistäsi, ja botit pelaavat niitä puolestasi. Nimesi, avaimesi ja kirjoittamasi viestit poistetaan; siirtosi jäävät ilman nimeäsi. Yksin pelaamasi pelit poistetaan. Tätä ei voi perua.
people-delete-do = Poista kaikki
people-deleted = Palvelin ei enää tunne sinua.
table-luck-kept = Selain on tarkistanut asian: palvelin sitoutui salaisuuteen ennen kuin lukusi lähti, ja se käytti lukuasi.
table-luck-early = Selain on tallentanut palvelimen sitoumuksen ja oman lukunsa ja vertaa niitä, kun peli on ohi.
table-luck-none = Tämä selain ei ole antanut lukua tähän peliin.
table-luck-cannot = Selain ei voi tarkistaa tätä salaamattomalla sivulla. Käytä alla olevaa komentoa.
table-luck-other-commitment = Varoitus: palvelin on vaihtanut sitoumuksensa sen jälkeen, kun selain luki sen. Jaot voivat olla väärennettyjä.
table-luck-other-secret = Varoitus: salaisuus ei vastaa sitoumusta. Jaot voivat olla väärennettyjä.
table-luck-other-number = Varoitus: palvelin ei käyttänyt tämän selaimen lukua. Jaot voivat olla väärennettyjä.
refusal-request-banned = Palvelimen ylläpitäjä on estänyt sinut.
refusal-request-bad-method = Palvelin ei ymmärrä pyyntöä.
