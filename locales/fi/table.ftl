# Around a table: the waiting room, the bar, the panels, the end.

table-title = { $game } – Mirabilia
table-title-your-turn = ● Sinun vuorosi – { $game }
table-loading = Pöytää avataan…
table-home = Aloitussivu
table-try-again = Yritä uudelleen
table-yes = kyllä
table-no = ei
table-keep = Tallenna
table-stay = Jää

table-none-title = Tällaista pöytää ei ole
table-none-text = Linkki on väärä tai pöytä on poistettu. Pyydä uusi siltä, joka linkin lähetti.
table-closed-title = Pöytä on suljettu
table-closed-text = Täällä ei enää pelata. Avaa uusi pöytä aloitussivulta.
table-private-title = Tätä pöytää ei voi katsella
table-private-text = Vain paikan saaneet näkevät sen. Pyydä isäntää sallimaan katsojat.
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
table-stand-in = botti tuuraa
table-thinking = miettii
table-has-chosen = on valinnut
table-come-back = Palaa peliin
table-take-seat = Ota paikka { $seat }
table-sit = Istu tähän
table-sit-too = Toinen pelaaja
table-rename = Vaihda nimi
table-your-name = Nimesi
table-your-name-about = Muut pöydässä näkevät sen.
table-stand-up = Luovu paikasta: { $name }
table-seat-bot = Botti tähän
table-change-bot = Toinen botti
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
table-start-about = Ensimmäiset kortit jaetaan, kun aloitat.
table-start-not-full = { $n ->
    [one] Yksi paikka on vapaana. Kutsu joku tai aseta paikalle botti.
   *[other] { $n } paikkaa on vapaana. Kutsu väkeä tai aseta paikoille botteja.
}
table-start-full = Peli alkaa, kun kaikki paikat on otettu.
table-start-host = Isäntä aloittaa pelin.
table-how-run = Näin pöytä toimii
table-settings = Pöydän asetukset
table-close = Sulje pöytä
table-close-title = Suljetaanko pöytä?
table-close-about = Täällä ei voi enää pelata.
table-invite = Kutsu
table-invite-about = Linkillä pääsee pöytään kuka tahansa, jolla se on.
table-invite-link = Linkki tähän pöytään
table-code = Tai koodilla
table-copy-link = Kopioi linkki
table-share = Jaa
table-link-copied = Linkki on kopioitu.
table-link-marked = Linkki on valittu: kopioi se itse.
table-qr = QR-koodi
table-qr-about = Linkin QR-koodi
table-fair = Onnen voi tarkistaa
table-fair-about = Palvelin valitsi salaisuuden ennen kuin kukaan istui pöytään, ja jokainen selain lisää oman lukunsa. Kaikki sattuma seuraa näistä. Kun peli on ohi, salaisuus julkaistaan, joten kukaan ei ole voinut jakaa mielensä mukaan.
table-fair-commitment = Lupaus (salaisuuden SHA-256)
table-fair-secret = Salaisuus
table-fair-check = Lataa pöytäkirja ja tarkista se:

# Settings
table-set-listed = Näytä aulassa
table-set-listed-about = Muuten pöydän löytävät vain ne, joilla on linkki.
table-clock-stays = Kello pysyy sellaisena kuin se oli pelin alkaessa.
table-watch-delayed = Näkevät kaiken, viive { $time }
table-set-away = Joku on poissa
table-away-is = { $bot } pelaa, kun poissaolo kestää { $time }
table-stand-in-boards = Pelin 7 Wonders Dice painetut pelilaudat eivät ole julkisia. Pelaatte niiden sijaisilla.

# The bar
table-your-turn = Sinun vuorosi
table-status-turn-of = Vuorossa { $name }
table-status-thinks = { $name } miettii
table-status-waiting = Vuorossa { $names }
table-status-count = { $n }/{ $of } miettii
table-status-moment = Hetki
table-status-over = Peli on ohi
table-reconnecting = Yhdistetään uudelleen…
table-clock-of = Kello: { $name }
table-clock-short = Aikaa on alle 15 sekuntia.
table-menu = Valikko
table-panel = Loki, keskustelu ja pöytä
table-panel-close = Sulje
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
table-hand-over-about = Linkki siirtää paikkasi toiselle laitteelle, kerran, 15 minuutin kuluessa. Tämä laite jää katsojaksi.
table-hand-over-make = Linkki: { $name }
table-hand-over-link = Avaa linkki toisella laitteella. Kuka sen avaa, saa paikan.

table-curtain = Laitteen saa nyt { $name }
table-curtain-about = Mitään ei näytetä ennen kuin painat nappia.
table-curtain-ready = Minä olen { $name }
table-curtain-wait = Muut miettivät

table-moment = Katsot siirtoa { $n }/{ $of }
table-moment-now = Takaisin nykyhetkeen

table-undo = Peru
table-undo-ask = Pyydä perumista
table-undo-wish = { $name } pyytää saada perua siirron.
table-undo-allow = Salli
table-undo-refuse = Kiellä
table-undo-waits = Olet pyytänyt perumista. Vastaamatta: { $names }.

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
table-eyes = Kenen silmin
table-eyes-public = kaikkien

table-keys = Näppäimet
table-keys-about = Nuolinäppäimet liikkuvat korttien tai nappien ryhmässä, sarkain siirtyy seuraavaan ryhmään.
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
log-click = Paina riviä, niin näet sen hetken.
log-sat = { $name } istui pöytään.
log-named = Jonkun nimi on nyt { $name }.
log-bot = Botti { $bot } on paikalla { $seat }.
log-freed = Paikka { $seat } on vapaa.
log-swapped = { $a } ja { $b } vaihtoivat paikkaa.
log-settings = Pöydällä on uudet asetukset.
log-started = Peli alkaa.
log-left = { $name } on lähtenyt. Botti jatkaa.
log-away = { $name } on poissa. Botti pelaa siihen asti.
log-back = { $name } on palannut.
log-time-over = Aika loppui: { $name }. Botti jatkaa.
log-handed-over = { $name } pelaa toisella laitteella.
log-undo-asked = { $name } pyytää saada perua siirron.
log-undo-yes = { $name } sallii sen.
log-undo-no = { $name } ei salli sitä.
log-undone = Siirto peruttiin.
log-said = { $name }: { $text }
log-rematch = Samoille pelaajille on uusi peli.
log-closed = Pöytä suljettiin.

chat-title = Keskustelu
chat-empty = Kukaan ei ole sanonut mitään.
chat-say = Sano jotain
chat-send = Lähetä

hint-title = Vihje
hint-ask = Mikä olisi parasta?
hint-explain = Kone tutkii siirtosi sen perusteella, mitä itse näet, ja kertoo, minkä arvoinen kukin on.
hint-not-now = Sinulla ei ole nyt päätettävää.
hint-thinking = Kone miettii…
hint-about = Voittomahdollisuutesi kunkin siirron jälkeen. Paina siirtoa, niin näet sen laudalla.
hint-exact = Tarkka voittomahdollisuutesi kunkin siirron jälkeen. Paina siirtoa, niin näet sen laudalla.
hint-all = { $n ->
    [one] Ainoa siirto
   *[other] Kaikki { $n } siirtoa
}
hint-error = Luvun epävarmuus
hint-fewer = Vain parhaat
hint-hide = Piilota vihje

# Why a move is good. Parts of a sentence that begin small; the screen makes the first letter large.
reason-counted = { $n } × { $name }
reason-wins = { $by ->
    [science] voittaa pelin tieteellisellä ylivallalla
   *[military] voittaa pelin sotilaallisella ylivallalla
}
reason-stops-win = { $by ->
    [science] estää vastustajan tieteellisen ylivallan: { $cards }
   *[military] estää vastustajan sotilaallisen ylivallan: { $cards }
}
reason-allows-win = { $by ->
    [science] mutta vastustaja voi voittaa tieteellisellä ylivallalla: { $cards }
   *[military] mutta vastustaja voi voittaa sotilaallisella ylivallalla: { $cards }
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
reason-choice = { $of ->
    [raw] valinnainen raaka-aine
   *[manufactured] valinnainen jaloste
}
reason-cheap = tästä lähtien 1 kolikko kappale: { $goods }
reason-free = ilmainen, koska sinulla on { $card }
reason-free-of-cost = ei maksa mitään
reason-chain = myöhemmin ilmaiseksi: { $cards }
reason-pawn = { $left ->
    [one] konfliktinappula { $spaces } eteenpäin, yhden askeleen päähän vastustajan pääkaupungista
   *[other] konfliktinappula { $spaces } eteenpäin, { $left } askeleen päähän vastustajan pääkaupungista
}
reason-pawn-middle = konfliktinappula { $spaces } eteenpäin, takaisin keskelle
reason-pawn-back = konfliktinappula { $spaces } eteenpäin, vielä { $distance } omalla puolellasi
reason-conflict = { $change ->
    [ahead] enemmän kilpiä kuin pelaajalla { $who }
    [level] yhtä monta kilpeä kuin pelaajalla { $who }
   *[more] lisää kilpiä: vastassa { $who }
}
reason-symbol = uusi tieteen symboli: { $symbol } ({ $different } erilaista)
reason-pair = pari, { $symbol }: edistysmerkki
reason-science-set = { $sets ->
    [one] täydentää kolmen symbolin sarjan
   *[other] täydentää kolmen symbolin sarjan, { $sets }. kerran
}
reason-again = uusi vuoro
reason-token = { $what }
reason-token-agriculture = 6 kolikkoa ja 4 pistettä
reason-token-architecture = ihmeet vaativat 2 resurssia vähemmän
reason-token-economy = saat sen, mitä vastustaja maksaa resursseista
reason-token-law = yksi tieteen symboli lisää
reason-token-masonry = siniset kortit vaativat 2 resurssia vähemmän
reason-token-mathematics = 3 pistettä jokaisesta edistysmerkistä
reason-token-philosophy = 7 pistettä
reason-token-strategy = punaisissa korteissa on 1 kilpi enemmän
reason-token-theology = ihmeet antavat uuden vuoron
reason-token-urbanism = 6 kolikkoa, ja 4 jokaisesta kortista, jonka ketju tekee ilmaiseksi
reason-effect = { $what }
reason-effect-destroy = poistaa vastustajan kortin
reason-effect-revive = rakentaa kortin poistopakasta ilmaiseksi
reason-effect-library = yksi kolmesta laatikon edistysmerkistä
reason-effect-seventh-card = pelaa myös jokaisen aikakauden seitsemännen kortin
reason-effect-wild-science = valinnainen tieteen symboli
reason-effect-first-of-colour = jokaisen värin ensimmäinen kortti on ilmainen
reason-effect-first-card = jokaisen aikakauden ensimmäinen kortti on ilmainen
reason-effect-last-card = jokaisen aikakauden viimeinen kortti on ilmainen
reason-destroys = { $who } menettää kortin { $card }
reason-promises = { $wonder } lupaa: { $brings }
reason-begins = { $who } aloittaa
reason-denies = { $who } ei saa korttia { $card } ({ $brings })
reason-leaves-none = { $who } ei löydä nyt { $of ->
    [shield] kilpiä
   *[other] sellaisia kortteja
}
reason-uncovers = mutta { $who } saa eteensä kortin { $card } ({ $brings })
reason-uncovers-nothing = ei paljasta vastustajalle mitään
reason-stage = ihmeesi vaihe { $stage }/{ $of }
reason-attack = { $points ->
    [one] hyökkäys: { $points } piste, kohteena { $who }
   *[other] hyökkäys: { $points } pistettä, kohteena { $who }
}
reason-defence = { $defence } lisää puolustusta, vastassa { $who }
reason-resources = { $resources ->
    [one] { $resources } resurssi enemmän joka vuoro
   *[other] { $resources } resurssia enemmän joka vuoro
}
reason-unlocks = avaa nopan: { $die }
reason-cheaper-dice = halvemmat nopat: { $colours }
reason-more = { $of ->
    [free-die] vielä yksi noppa ilmaiseksi
    [cross] rastittaa vielä yhden ruudun
   *[action] vielä yksi toiminto
}
reason-completes = rakennus valmistuu: { $building }
reason-bonus = bonus { $number }/{ $of }: { $bonus }
reason-brings-end = { $ahead ->
    [yes] vielä yksi vuoro ja peli päättyy, sinä johdossa
   *[no] vielä yksi vuoro ja peli päättyy
}
reason-first-agora = { $points ->
    [one] ensimmäisenä valmis agora: { $points } piste
   *[other] ensimmäisenä valmis agora: { $points } pistettä
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
end-you = Sinä voitit
end-winner = { $name } voitti
end-shared = Voiton jakavat { $names }
end-nobody = Kukaan ei voittanut
end-points = { $points ->
    [one] { $points } piste, { $ahead } enemmän kuin seuraavalla.
   *[other] { $points } pistettä, { $ahead } enemmän kuin seuraavalla.
}
end-points-tie = { $points } pistettä, ratkaisijana tasapelisääntö.
end-points-shared = { $points } pistettä kullakin, eikä mikään ratkaise tasapeliä.
end-military = Sotilaallisella ylivallalla: konfliktinappula on pääkaupungissa.
end-science = Tieteellisellä ylivallalla: kuusi eri symbolia.
end-pad = Pisteet riveittäin
end-line = Rivi
end-total = Yhteensä
end-won = voittaja
end-show-all = Näytä kaikki heti
end-rematch = Pelaa uudelleen
end-next = Uuteen peliin
end-next-about = Paikkasi odottaa siellä.
end-review = Katso peli uudelleen
end-record = Lataa pöytäkirja

# Why something was refused. The server’s own words come after it where they say more.
refusal-detail = { $words } ({ $detail })
refusal-offline = Palvelin ei vastaa. Onko verkko päällä?
refusal-request-unreadable = Palvelin ei ymmärtänyt pyyntöä.
refusal-request-too-large = Se on palvelimelle liian pitkä.
refusal-request-too-many = Se oli liian nopeaa. Odota hetki ja yritä uudelleen.
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
refusal-table-not-full = Paikka on vielä vapaana. Kutsu joku tai aseta paikalle botti.
refusal-table-no-watching = Tätä pöytää ei voi katsella.
refusal-table-bad-setup = Tällaista pöytää ei voi avata.
refusal-table-bad-settings = Jokin asetus on rajojensa ulkopuolella.
refusal-table-bad-boards = Lautatiedostossa on virhe.
refusal-table-bad-record = Tästä pöytäkirjasta ei voi jatkaa peliä.
refusal-seat-none = Sillä paikalla ei ole ketään.
refusal-seat-taken = Paikka on jo jollakulla.
refusal-seat-full = Vapaita paikkoja ei ole.
refusal-seat-not-yours = Se ei ole sinun paikkasi.
refusal-seat-host-only = Vain isäntä voi tehdä sen.
refusal-seat-bad-name = Nimessä on 1–40 merkkiä, ei pilkkua eikä merkkiä #.
refusal-seat-no-bot = Tällaista bottia ei ole.
refusal-seat-bad-number = Onnen luku on väärä.
refusal-seat-no-hand-over = Linkki on käytetty tai liian vanha. Pyydä uusi.
refusal-play-stale = Peli on edennyt. Katso uudelleen ja päätä.
refusal-play-unreadable = Se ei ole tämän pelin siirto.
refusal-play-illegal = Säännöt eivät salli sitä.
refusal-play-not-your-turn = Nyt ei ole sinun vuorosi.
refusal-play-already-chosen = Olet jo valinnut. Peru ensin valintasi.
refusal-undo-nothing = Peruttavaa ei ole.
refusal-undo-never = Tätä ei voi perua tässä pöydässä.
refusal-undo-asked = Joku on jo pyytänyt. Vastaa ensin.
refusal-undo-not-asked = Sinulta ei kysytä nyt mitään.
refusal-hint-off = Tässä pöydässä ei ole vihjeitä.
refusal-hint-too-many = Olet saanut kaikki vihjeet, jotka palvelin antaa.
refusal-chat-off = Tässä pöydässä ei ole keskustelua.
refusal-chat-bad = Viestissä on 1–500 merkkiä.
refusal-review-none = Pelin läpikäyntiä ei ole vielä.
refusal-server-busy = Palvelimella on kiire. Yritä hetken päästä uudelleen.
refusal-server-no-store = Palvelin ei voi nyt tallentaa. Yritä hetken päästä uudelleen.
refusal-server-closing = Palvelin sammuu ja palaa hetken päästä.
refusal-server-broken = Palvelin teki virheen. Peli on niin kuin se oli.
