# 7 Wonders Duel: cards, wonders, tokens, the board, the log.

# Cards.
duel-card-lumber-yard = Hakkuuaukio
duel-card-logging-camp = Hakkuuleiri
duel-card-clay-pool = Savilampi
duel-card-clay-pit = Savikuoppa
duel-card-quarry = Louhos
duel-card-stone-pit = Kivikuoppa
duel-card-glassworks = Lasipaja
duel-card-press = Papyruspaino
duel-card-guard-tower = Vartiotorni
duel-card-workshop = Verstas
duel-card-apothecary = Rohtola
duel-card-stone-reserve = Kivivarasto
duel-card-clay-reserve = Savivarasto
duel-card-wood-reserve = Puuvarasto
duel-card-stable = Talli
duel-card-garrison = Varuskunta
duel-card-palisade = Paaluvarustus
duel-card-scriptorium = Skriptorium
duel-card-pharmacist = Apteekkari
duel-card-theater = Teatteri
duel-card-altar = Alttari
duel-card-baths = Kylpylä
duel-card-tavern = Taverna
duel-card-sawmill = Sahalaitos
duel-card-brickyard = Tiilitehdas
duel-card-shelf-quarry = Suuri louhos
duel-card-glass-blower = Lasinpuhaltaja
duel-card-drying-room = Kuivaamo
duel-card-walls = Muurit
duel-card-forum = Foorumi
duel-card-caravansery = Karavaaniseralji
duel-card-customs-house = Tullihuone
duel-card-courthouse = Oikeustalo
duel-card-horse-breeders = Hevoskasvattajat
duel-card-barracks = Kasarmi
duel-card-archery-range = Jousiammuntarata
duel-card-parade-ground = Paraatikenttä
duel-card-library = Kirjasto
duel-card-dispensary = Sairastupa
duel-card-school = Koulu
duel-card-laboratory = Laboratorio
duel-card-statue = Patsas
duel-card-temple = Temppeli
duel-card-aqueduct = Akvedukti
duel-card-rostrum = Puhujalava
duel-card-brewery = Panimo
duel-card-arsenal = Arsenaali
duel-card-pretorium = Pretorio
duel-card-academy = Akatemia
duel-card-study = Lukukammio
duel-card-chamber-of-commerce = Kauppakamari
duel-card-port = Satama
duel-card-armory = Asevarasto
duel-card-palace = Palatsi
duel-card-town-hall = Kaupungintalo
duel-card-obelisk = Obeliski
duel-card-fortifications = Linnoitukset
duel-card-siege-workshop = Piirityskoneet
duel-card-circus = Sirkus
duel-card-university = Yliopisto
duel-card-observatory = Observatorio
duel-card-gardens = Puutarhat
duel-card-pantheon = Pantheon
duel-card-senate = Senaatti
duel-card-lighthouse = Majakka
duel-card-arena = Areena
duel-card-merchants-guild = Kauppiaiden kilta
duel-card-shipowners-guild = Laivanvarustajien kilta
duel-card-builders-guild = Rakentajien kilta
duel-card-magistrates-guild = Virkamiesten kilta
duel-card-scientists-guild = Tiedemiesten kilta
duel-card-moneylenders-guild = Rahanlainaajien kilta
duel-card-tacticians-guild = Taktikkojen kilta

# Wonders.
duel-wonder-appian-way = Via Appia
duel-wonder-circus-maximus = Circus Maximus
duel-wonder-colossus = Kolossi
duel-wonder-great-library = Suuri kirjasto
duel-wonder-great-lighthouse = Suuri majakka
duel-wonder-hanging-gardens = Riippuvat puutarhat
duel-wonder-mausoleum = Mausoleumi
duel-wonder-piraeus = Pireus
duel-wonder-pyramids = Pyramidit
duel-wonder-sphinx = Sfinksi
duel-wonder-statue-of-zeus = Zeuksen patsas
duel-wonder-temple-of-artemis = Artemiin temppeli

# Progress tokens.
duel-token-agriculture = Maanviljelys
duel-token-architecture = Arkkitehtuuri
duel-token-economy = Talous
duel-token-law = Laki
duel-token-masonry = Muuraus
duel-token-mathematics = Matematiikka
duel-token-philosophy = Filosofia
duel-token-strategy = Strategia
duel-token-theology = Teologia
duel-token-urbanism = Urbanismi

# Goods, and how many of them.
duel-good-wood = puu
duel-good-clay = savi
duel-good-stone = kivi
duel-good-glass = lasi
duel-good-papyrus = papyrus
duel-n-wood = { $n ->
    [one] 1 puu
   *[other] { $n } puuta
}
duel-n-clay = { $n ->
    [one] 1 savi
   *[other] { $n } savea
}
duel-n-stone = { $n ->
    [one] 1 kivi
   *[other] { $n } kiveä
}
duel-n-glass = { $n ->
    [one] 1 lasi
   *[other] { $n } lasia
}
duel-n-papyrus = { $n ->
    [one] 1 papyrus
   *[other] { $n } papyrusta
}

# The lines of the score pad.
duel-score-civilian = Siviilirakennukset
duel-score-science = Tiede
duel-score-commerce = Kauppa
duel-score-guilds = Killat
duel-score-wonders = Ihmeet
duel-score-progress = Edistysmerkit
duel-score-treasury = Kassa
duel-score-military = Sotilaat

# What is counted, after "for each".
duel-each-brown = ruskeasta kortista
duel-each-grey = harmaasta kortista
duel-each-brown-grey = ruskeasta ja harmaasta kortista
duel-each-blue = sinisestä kortista
duel-each-green = vihreästä kortista
duel-each-yellow = keltaisesta kortista
duel-each-red = punaisesta kortista
duel-each-wonders = rakennetusta ihmeestä
duel-each-tokens = edistysmerkistäsi
duel-each-coins = { $n } kolikon erästä

# Effects, a sentence each.
duel-effect-produces = Tuottaa: { $goods }.
duel-effect-produces-one = Tuottaa yhden, valintasi mukaan joka rakennuskerralla: { $goods }.
duel-effect-fixed-price = { $n ->
    [one] Ostat hintaan 1 kolikko kappale: { $goods }.
   *[other] Ostat hintaan { $n } kolikkoa kappale: { $goods }.
}
duel-effect-shields = { $n ->
    [one] Siirtää konfliktinappulaa 1 askeleen kohti toista pääkaupunkia.
   *[other] Siirtää konfliktinappulaa { $n } askelta kohti toista pääkaupunkia.
}
duel-effect-science = Tiedesymboli: { $symbol }.
duel-effect-points = { $n ->
    [one] 1 piste.
   *[other] { $n } pistettä.
}
duel-effect-points-for = { $n ->
    [one] 1 piste jokaisesta { $each }.
   *[other] { $n } pistettä jokaisesta { $each }.
}
duel-effect-coins = { $n ->
    [one] 1 kolikko heti.
   *[other] { $n } kolikkoa heti.
}
duel-effect-coins-for = { $n ->
    [one] 1 kolikko heti jokaisesta kaupunkisi { $each }.
   *[other] { $n } kolikkoa heti jokaisesta kaupunkisi { $each }.
}
duel-effect-guild = { $points ->
    [one] Lopussa 1 piste jokaisesta { $each } siinä kaupungissa, jossa niitä on eniten.
   *[other] Lopussa { $points } pistettä jokaisesta { $each } siinä kaupungissa, jossa niitä on eniten.
}
duel-effect-guild-coins = Jokaisesta { $each } siinä kaupungissa, jossa niitä on eniten: { $coins ->
    [one] 1 kolikko
   *[other] { $coins } kolikkoa
} nyt ja { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
} lopussa.
duel-effect-opponent-loses = { $n ->
    [one] Vastustaja menettää 1 kolikon.
   *[other] Vastustaja menettää { $n } kolikkoa.
}
duel-effect-destroys-brown = Siirtää vastustajan ruskean kortin poistopakkaan.
duel-effect-destroys-grey = Siirtää vastustajan harmaan kortin poistopakkaan.
duel-effect-revives = Rakentaa poistopakasta yhden kortin ilmaiseksi.
duel-effect-library = Nostaa laatikosta { $n } edistysmerkkiä; pidät yhden.
duel-effect-plays-again = Pelaat heti uudelleen.
duel-effect-discount-wonders = Ihmeesi vaativat { $n } resurssia vähemmän.
duel-effect-discount-cards = Siniset korttisi vaativat { $n } resurssia vähemmän.
duel-effect-more-shields = { $n ->
    [one] Jokaisessa rakentamassasi punaisessa kortissa on 1 kilpi enemmän.
   *[other] Jokaisessa rakentamassasi punaisessa kortissa on { $n } kilpeä enemmän.
}
duel-effect-plays-again-after = Pelaat uudelleen jokaisen rakentamasi ihmeen jälkeen.
duel-effect-takes-trade = Vastustajan resursseista maksamat kolikot tulevat sinulle.
duel-effect-coins-for-chains = { $n } kolikkoa aina, kun rakennat ketjun kautta.

# Costs and prices.
duel-costs = Hinta: { $cost }.
duel-cost-nothing = ei mitään
duel-price-free = ilmainen
duel-price-chain = ilmainen, koska kaupungissa on { $card }
duel-slot-your-price = Hinta sinulle: { $mine }. Hinta, { $name }: { $theirs }.
duel-slot-prices = Hinta, { $a }: { $pa }. Hinta, { $b }: { $pb }.
duel-rival-price = Hinta, { $name }: { $price }.
duel-bill-chain = Ilmainen ketju: { $card }.
duel-bill-coins = { $n ->
    [one] Kortissa 1 kolikko.
   *[other] Kortissa { $n } kolikkoa.
}
duel-bill-bought = { $n ->
    [one] Ostetaan { $goods }: { $sum }.
   *[other] Ostetaan { $goods }, kappale { $unit }: { $sum }.
}
duel-bill-own = Omaa: { $goods }.
duel-bill-chosen = Valinnalla: { $goods }.
duel-bill-waived = Merkki säästää: { $goods }.
duel-bill-economy = Resurssien kolikot saa { $name }.

# Why not.
duel-why-coins = { $n ->
    [one] Hinta on 1 kolikko, sinulla on { $have }.
   *[other] Hinta on { $n } kolikkoa, sinulla on { $have }.
}
duel-why-goods = { $n ->
    [one] Puuttuu { $goods }: 1 kolikko, sinulla on { $have }.
   *[other] Puuttuu { $goods }: { $n } kolikkoa, sinulla on { $have }.
}
duel-why-both = Puuttuu { $goods }: kortin { $coins } mukaan lukien { $n } kolikkoa, sinulla on { $have }.
duel-why-covered = Päällä: { $cards }.
duel-why-turn = { $name } päättää nyt.
duel-why-first = Ensin päätetään jotain muuta.

# What a move brings.
duel-note-points = { $n ->
    [one] { $change } piste
   *[other] { $change } pistettä
}
duel-note-gains = { $n ->
    [one] Saat 1 kolikon
   *[other] Saat { $n } kolikkoa
}
duel-note-rival-gains = { $n ->
    [one] { $name } saa siitä 1 kolikon
   *[other] { $name } saa siitä { $n } kolikkoa
}
duel-note-loses = { $n ->
    [one] { $name } menettää 1 kolikon
   *[other] { $name } menettää { $n } kolikkoa
}
duel-note-pawn = { $n ->
    [one] Nappula siirtyy 1 askeleen
   *[other] Nappula siirtyy { $n } askelta
}, pääkaupunkiin ({ $name }) jää { $left }
duel-note-looted = { $n ->
    [one] Sotilasmerkki: { $name } menettää 1 kolikon
   *[other] Sotilasmerkki: { $name } menettää { $n } kolikkoa
}
duel-note-symbol = { $symbol }: { $n } symbolia { $of }:sta
duel-note-pair = Pari: otat edistysmerkin
duel-note-library = Pidät yhden kolmesta laatikon merkistä
duel-note-revives = Rakennat kortin poistopakasta
duel-note-destroys-brown = Poistat ruskean kortin: { $name }
duel-note-destroys-grey = Poistat harmaan kortin: { $name }
duel-note-again = Pelaat uudelleen
duel-note-again-lost = Ei lisävuoroa: tämä on aikakauden viimeinen kortti
duel-note-wins-military = Voittaa pelin sotilaallisella ylivoimalla
duel-note-wins-science = Voittaa pelin tieteellisellä ylivoimalla
duel-note-opens = Vapauttaa: { $cards }.
duel-note-turns = { $n ->
    [one] Kääntää esiin yhden kortin.
   *[other] Kääntää esiin { $n } korttia.
}
duel-note-opens-both = { $n ->
    [one] Vapauttaa: { $cards }. Kääntää esiin yhden kortin.
   *[other] Vapauttaa: { $cards }. Kääntää esiin { $n } korttia.
}
duel-note-opens-none = Ei vapauta mitään.

# Moves, as advice and on buttons.
duel-do-build = Rakenna { $card }
duel-do-sell = Myy { $card }
duel-do-build-short = Rakenna
duel-do-sell-short = Myy
duel-do-wonder = Rakenna { $wonder } kortilla { $card }
duel-do-take = Ota { $wonder }
duel-do-token = Ota { $token }
duel-do-destroy = Poista { $card }
duel-do-revive = Rakenna poistopakasta { $card }
duel-do-begin = Paikka { $seat } aloittaa
duel-do-begin-name = { $name } aloittaa

# The log.
duel-tell-first = { $name } on ensimmäinen pelaaja.
duel-tell-tokens = Laudalla: { $tokens }.
duel-tell-wonders = Valittavana: { $wonders }.
duel-tell-age = { $age } on jaettu pöydälle.
duel-tell-reveal = Esiin kääntyy { $card }.
duel-tell-library = Laatikosta nostetaan: { $tokens }.
duel-tell-build = { $name } rakentaa kortin { $card }.
duel-tell-sell = { $name } myy kortin { $card }.
duel-tell-wonder = { $name } rakentaa ihmeen { $wonder } kortilla { $card }.
duel-tell-take = { $name } ottaa ihmeen { $wonder }.
duel-tell-token = { $name } ottaa edistysmerkin { $token }.
duel-tell-destroy = { $name } siirtää poistopakkaan kortin { $card }.
duel-tell-revive = { $name } rakentaa poistopakasta kortin { $card }.
duel-tell-begin = { $name } päättää: { $begins } aloittaa.

# What is decided, and by whom.
duel-head-card-you = Sinun vuorosi: ota kortti
duel-head-card = { $name } ottaa kortin
duel-head-draft-you = Ota ihme
duel-head-draft = { $name } ottaa ihmeen
duel-head-token-you = Pari: ota edistysmerkki
duel-head-token = { $name } ottaa edistysmerkin
duel-head-library-you = Suuri kirjasto: pidä yksi merkki
duel-head-library = { $name } pitää yhden Suuren kirjaston merkin
duel-head-destroy-you = Poista vastustajan kortti
duel-head-destroy = { $name } poistaa vastustajan kortin
duel-head-revive-you = Rakenna kortti poistopakasta
duel-head-revive = { $name } rakentaa kortin poistopakasta
duel-head-begin-you = Päätät, kuka aloittaa aikakauden
duel-head-begin = { $name } päättää, kuka aloittaa aikakauden
duel-head-luck = Kortteja jaetaan
duel-head-over = Peli on ohi
duel-about-draft = Kumpikin kaupunki saa neljä ihmettä. Toisena valitseva ottaa kaksi peräkkäin.
duel-about-token = Merkki pysyy sinulla loppuun asti ja vaikuttaa tästä eteenpäin.
duel-about-library = Laatikosta nostettiin kolme merkkiä. Muut kaksi palaavat sinne.
duel-about-destroy = Kortti siirtyy poistopakkaan, ja sen tuotanto loppuu.
duel-about-revive = Se ei maksa mitään ja vaikuttaa kuin juuri rakennettu.
duel-about-begin = Aikakausi on pöydällä. Heikompi armeija valitsee.
duel-again-you = Pelaat uudelleen
duel-again = { $name } pelaa uudelleen
duel-help-pick = Valitse kortti, niin näet, mitä se maksaa ja tuo.
duel-hinted = Suositus

# The end.
duel-end-military = { $name } voittaa sotilaallisella ylivoimalla
duel-end-science = { $name } voittaa tieteellisellä ylivoimalla
duel-end-points = { $name } voittaa pisteillä
duel-end-shared = Voitto jaetaan
duel-winner = Voittaja

# The board.
duel-structure = Kortit: { $age }
duel-back = Kortti kuvapuoli alaspäin, { $age }
duel-back-any = Kortti kuvapuoli alaspäin
duel-back-guild = Kilta
duel-track = Sotarata
duel-track-label = Sotarata. Voittoon tarvittavat kilvet: { $a } { $na }, { $b } { $nb }.
duel-track-left = { $name }: voittoon { $n }
duel-track-right = { $name }: voittoon { $n }
duel-tokens = Edistysmerkit
duel-science = Tiede
duel-science-label = { $n ->
    [0] Ei tiedesymboleja; { $of } erilaista voittaa.
   *[other] Tiede: erilaisia symboleja { $n }/{ $of }: { $symbols }. Pareja: { $pairs }.
}
duel-goods = Resurssit
duel-makes = tuottaa
duel-buys = ostaa
duel-choice = joka kerta yksi
duel-cities = Kaupungit
duel-decides = päättää
duel-stack = { $kind }, { $n }: { $cards }
duel-wonder-label = { $n ->
    [one] { $wonder }, rakentamatta, 1 kolikko. { $effects }
   *[other] { $wonder }, rakentamatta, { $n } kolikkoa. { $effects }
}
duel-wonder-built-label = { $wonder }, rakennettu. { $effects }
duel-wonders-gone = Seitsemän ihmettä on pystyssä: muita ei voi rakentaa.
duel-points-so-far = { $n ->
    [one] 1 piste tähän asti
   *[other] { $n } pistettä tähän asti
}
duel-summary-label = Kaupunki, { $name }: { $coins } kolikkoa, { $points } pistettä, { $symbols } tiedesymbolia, voittoon { $n } kilpeä
duel-discard = Poistopakka ({ $n })
duel-discard-about = Myydyt ja tuhotut kortit. Mausoleumi rakentaa niistä yhden.
duel-unseen = Vielä näkemättä ({ $n })
duel-unseen-about = { $n ->
    [0] Yksikään kortti ei ole kuvapuoli alaspäin. Nämä jäivät pois aikakaudesta.
    [one] Yksi näistä on kuvapuoli alaspäin. Muut jäivät pois aikakaudesta.
   *[other] { $n } näistä on kuvapuoli alaspäin. Muut jäivät pois aikakaudesta.
}
duel-unseen-many = { $n ->
    [one] Se voi olla vain yksi kortti.
   *[other] Se voi olla mikä tahansa { $n } kortista, joita kukaan ei ole nähnyt.
}
duel-pile-empty = Täällä ei ole korttia.

# Explanations.
duel-explain = Lisää: { $thing }
duel-explain-free-with = Ilmainen sille, jolla on { $card }.
duel-explain-opens = Tekee myöhemmin ilmaiseksi: { $card }.
duel-explain-in-yours = Se on sinun kaupungissasi.
duel-explain-in-theirs = Se on vastustajan kaupungissa.
duel-explain-in-seat = Se on paikan { $n } kaupungissa.
duel-explain-for-you = Sinulle
duel-explain-for-rival = Vastustajalle
duel-explain-for-seat = Paikka { $n }
duel-the-opponent = vastustaja
duel-the-other = toinen kaupunki
duel-explain-track = Jokainen kilpi siirtää nappulaa askeleen kohti toista pääkaupunkia. Sinne päässyt voittaa heti.
duel-explain-zone = Askeleet { $from }–{ $to }: lopussa { $n } pistettä.
duel-explain-zone-token = Askeleet { $from }–{ $to }: lopussa { $n } pistettä. Ensimmäisellä kerralla puolen omistaja menettää { $coins } kolikkoa.
duel-explain-distance = Tarvitset voittoon { $mine } kilpeä, vastustaja { $theirs }.
duel-explain-science = { $n } erilaista symbolia voittaa heti.
duel-explain-pairs = Kun saat saman symbolin toisen kerran, otat laudalta edistysmerkin.
duel-explain-back = Se käännetään esiin heti, kun sen päällä ei ole korttia.
duel-explain-back-guild = Kilta: sen näkee selkäpuolesta. Mikä, selviää kun se käännetään esiin.

# Keys.
duel-key-pick = Valitse kortti tai vaihtoehto
duel-key-build = Siirry: rakenna
duel-key-wonder = Siirry: seuraava ihme
duel-key-sell = Siirry: myy
duel-key-confirm = Vahvista
duel-key-unpick = Peru valinta
duel-key-explain = Selitä kohdistettu asia
