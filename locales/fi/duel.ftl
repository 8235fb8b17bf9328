# 7 Wonders Duel: cards, wonders, tokens, the board, the log.

# Cards.
duel-card-lumber-yard = Hakkuuaukio
duel-card-logging-camp = Hakkuuleiri
duel-card-clay-pool = Savilampi
duel-card-clay-pit = Savikuoppa
duel-card-quarry = Louhos
duel-card-stone-pit = Kivikuoppa
duel-card-glassworks = Lasipaja
duel-card-press = Papyruspaja
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
duel-card-forum = Forum
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
duel-card-siege-workshop = Piirityskonepaja
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

# Ages, and the colours of cards with what they stand for; 7 Wonders has other words in some languages.
duel-age-1 = Aikakausi I
duel-age-2 = Aikakausi II
duel-age-3 = Aikakausi III
duel-colour-brown = ruskea
duel-colour-grey = harmaa
duel-colour-blue = sininen
duel-colour-green = vihreä
duel-colour-yellow = keltainen
duel-colour-red = punainen
duel-colour-purple = violetti
duel-kind-brown = raaka-aineet
duel-kind-grey = jalosteet
duel-kind-blue = siviilirakennukset
duel-kind-green = tiederakennukset
duel-kind-yellow = kaupparakennukset
duel-kind-red = sotilasrakennukset
duel-kind-purple = killat

# Goods, and how many of them.
duel-good-wood = puu
duel-good-clay = savi
duel-good-stone = kivi
duel-good-glass = lasi
duel-good-papyrus = papyrus
duel-good-any-raw = vapaavalintainen raaka-aine
duel-good-any-manufactured = vapaavalintainen jaloste
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
duel-score-treasury = Kultavaranto
duel-score-military = Sotilaallinen voima

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
duel-each-coins = { $n } kolikon sarjasta

# Effects, a sentence each.
duel-effect-produces = Tuottaa: { $goods }.
duel-effect-produces-one = Tuottaa joka rakennuskerralla yhden valintasi mukaan: { $goods }.
duel-effect-fixed-price = { $n ->
    [one] Ostat tästä lähtien hintaan 1 kolikko kappale: { $goods }.
   *[other] Ostat tästä lähtien hintaan { $n } kolikkoa kappale: { $goods }.
}
duel-effect-shields = { $n ->
    [one] Siirtää konfliktinappulaa 1 askeleen kohti vastustajan pääkaupunkia.
   *[other] Siirtää konfliktinappulaa { $n } askelta kohti vastustajan pääkaupunkia.
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
    [one] 1 kolikko heti kaupunkisi jokaisesta { $each }.
   *[other] { $n } kolikkoa heti kaupunkisi jokaisesta { $each }.
}
duel-effect-guild = { $points ->
    [one] Pelin lopussa 1 piste jokaisesta { $each } siinä kaupungissa, jossa niitä on eniten.
   *[other] Pelin lopussa { $points } pistettä jokaisesta { $each } siinä kaupungissa, jossa niitä on eniten.
}
duel-effect-guild-coins = Jokaisesta { $each } siinä kaupungissa, jossa niitä on eniten: { $coins ->
    [one] 1 kolikko
   *[other] { $coins } kolikkoa
} nyt ja { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
} pelin lopussa.
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
duel-price-chain = ilmainen ketjun ansiosta: { $card }
duel-slot-your-price = Hinta sinulle: { $mine }. Hinta pelaajalle { $name }: { $theirs }.
duel-slot-prices = Hinta pelaajalle { $a }: { $pa }. Hinta pelaajalle { $b }: { $pb }.
duel-slot-covered = Sen päällä on muita kortteja.
duel-bill-chain = Ilmainen ketjun ansiosta: { $card }.
duel-bill-coins = { $n ->
    [one] Kortin hinnassa 1 kolikko.
   *[other] Kortin hinnassa { $n } kolikkoa.
}
duel-bill-bought = { $n ->
    [one] Ostetaan { $goods }: { $sum ->
        [one] { $sum } kolikko
       *[other] { $sum } kolikkoa
    }.
   *[other] Ostetaan { $goods }, { $unit ->
        [one] { $unit } kolikko
       *[other] { $unit } kolikkoa
    } kappale: yhteensä { $sum }.
}
duel-bill-own = Omasta tuotannosta: { $goods }.
duel-bill-chosen = Valinnaisesta tuotannosta: { $goods }.
duel-bill-waived = Merkin ansiosta ei tarvita: { $goods }.
duel-bill-economy = Ostamiseen käytetyt kolikot saa { $name }.

# Why not.
duel-why-coins = { $n ->
    [one] Hinta on 1 kolikko, sinulla on { $have }.
   *[other] Hinta on { $n } kolikkoa, sinulla on { $have }.
}
duel-why-goods = { $n ->
    [one] Puuttuu { $goods }: 1 kolikko, sinulla on { $have }.
   *[other] Puuttuu { $goods }: { $n } kolikkoa, sinulla on { $have }.
}
duel-why-both = Puuttuu { $goods }: yhteensä { $n } kolikkoa, kortin hinta { $coins } mukaan lukien; sinulla on { $have }.
duel-why-covered = Päällä: { $cards }.
duel-why-turn = { $name } päättää nyt.
duel-why-first = Ensin päätetään jotain muuta.
duel-why-not-there = Kortti { $card } ei ole korttiasetelmassa kuvapuoli ylöspäin.
duel-why-not-yours = Et voi rakentaa ihmettä { $wonder }: se ei ole sinun tai se on poistettu pelistä.
duel-why-built = Olet jo rakentanut ihmeen { $wonder }.
duel-why-not-offered = Et voi ottaa ihmettä { $wonder } nyt: se ei ole pöydällä.
duel-why-no-token = Merkki { $token } ei ole valittavien joukossa.
duel-why-not-destroyable = Et voi nyt siirtää poistopakkaan korttia { $card }.
duel-why-not-discarded = Kortti { $card } ei ole poistopakassa.

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
}; pääkaupunkiin ({ $name }) jää { $left ->
    [one] 1 askel
   *[other] { $left } askelta
}
duel-note-looted = { $n ->
    [one] Sotilasmerkki: { $name } menettää 1 kolikon
   *[other] Sotilasmerkki: { $name } menettää { $n } kolikkoa
}
duel-note-symbol = { $symbol }: erilaisia symboleja { $n }/{ $of }
duel-note-pair = Pari: otat edistysmerkin
duel-note-library = Pidät yhden kolmesta laatikon merkistä
duel-note-revives = Rakennat kortin poistopakasta
duel-note-destroys-brown = { $name } menettää ruskean kortin, jonka sinä valitset
duel-note-destroys-grey = { $name } menettää harmaan kortin, jonka sinä valitset
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

# What can be picked.
duel-offer-card = { $card }, { $colour }: { $mine } ({ $name }: { $theirs }). { $effects }
duel-offer-built = { $card }, { $colour }. { $effects }
duel-offer-wonder = { $wonder }. Hinta: { $cost }. { $effects }
duel-offer-token = { $token }. { $effects }
duel-do-wonder-short = Rakenna { $wonder }
duel-chapter-draft = Ennen ensimmäistä aikakautta

# Moves, as advice and on buttons.
duel-do-build = Rakenna { $card }
duel-do-sell = Myy { $card }
duel-do-build-short = Rakenna
duel-do-sell-short = Myy
duel-do-wonder = Rakenna { $wonder } kortilla { $card }
duel-do-take = Ota { $wonder }
duel-do-token = Ota { $token }
duel-do-destroy = Siirrä poistopakkaan { $card }
duel-do-revive = Rakenna poistopakasta { $card }
duel-do-begin-name = { $name } aloittaa

# The log.
duel-tell-first = { $name } on ensimmäinen pelaaja.
duel-tell-first-you = Olet ensimmäinen pelaaja.
duel-tell-tokens = Laudalla: { $tokens }.
duel-tell-wonders = Valittavana: { $wonders }.
duel-tell-age = { $age }: kortit asetetaan pöydälle.
duel-tell-reveal = Esiin kääntyy kortti { $card }.
duel-tell-library = Laatikosta nostetaan: { $tokens }.
duel-tell-build = { $name } rakentaa kortin { $card }.
duel-tell-build-you = Rakennat kortin { $card }.
duel-tell-sell = { $name } myy kortin { $card }.
duel-tell-sell-you = Myyt kortin { $card }.
duel-tell-wonder = { $name } rakentaa ihmeen { $wonder } kortilla { $card }.
duel-tell-wonder-you = Rakennat ihmeen { $wonder } kortilla { $card }.
duel-tell-take = { $name } ottaa ihmeen { $wonder }.
duel-tell-take-you = Otat ihmeen { $wonder }.
duel-tell-token = { $name } ottaa edistysmerkin { $token }.
duel-tell-token-you = Otat edistysmerkin { $token }.
duel-tell-destroy = { $name } siirtää poistopakkaan kortin { $card }.
duel-tell-destroy-you = Siirrät poistopakkaan kortin { $card }.
duel-tell-revive = { $name } rakentaa poistopakasta kortin { $card }.
duel-tell-revive-you = Rakennat poistopakasta kortin { $card }.
duel-tell-begin = { $name } päättää: { $begins } aloittaa.
duel-tell-begin-you = Päätät: { $begins } aloittaa.
duel-tell-begin-you-you = Päätät: sinä aloitat.
duel-tell-begin-for-you = { $name } päättää: sinä aloitat.

# What is decided, and by whom.
duel-head-play-you = Sinun vuorosi: ota kortti
duel-head-play = { $name } ottaa kortin
duel-head-draft-you = Ota ihme
duel-head-draft = { $name } ottaa ihmeen
duel-head-token-you = Pari: ota edistysmerkki
duel-head-token = { $name } ottaa edistysmerkin
duel-head-library-you = Suuri kirjasto: pidä yksi merkki
duel-head-library = { $name } pitää yhden Suuren kirjaston merkeistä
duel-head-destroy-you = Siirrä vastustajan kortti poistopakkaan
duel-head-destroy = { $name } siirtää vastustajan kortin poistopakkaan
duel-head-revive-you = Rakenna kortti poistopakasta
duel-head-revive = { $name } rakentaa kortin poistopakasta
duel-head-begin-you = Päätät, kuka aloittaa aikakauden
duel-head-begin = { $name } päättää, kuka aloittaa aikakauden
duel-head-luck = Kortit asetetaan pöydälle
duel-head-over = Peli on ohi
duel-head-again = { $head } · sen jälkeen lisävuoro
duel-about-draft = Kumpikin kaupunki saa neljä ihmettä. Toisena valitseva ottaa kaksi peräkkäin.
duel-about-token = Merkki pysyy sinulla loppuun asti ja vaikuttaa tästä eteenpäin.
duel-about-library = Laatikosta nostettiin kolme merkkiä. Muut kaksi palaavat sinne.
duel-about-destroy = Kortti siirtyy poistopakkaan, ja sen tuotanto loppuu.
duel-about-revive = Se on ilmainen, ja saat kaiken, mitä siitä saisi rakennettaessa.
duel-about-begin = Aikakauden kortit ovat pöydällä. Pelaaja, jonka armeija on heikompi, valitsee.
duel-help-pick = Valitse kortti, niin näet, mitä se maksaa ja tuo.
duel-hinted = Suositeltu

# The end.
duel-end-military = { $name } voittaa sotilaallisella ylivoimalla
duel-end-science = { $name } voittaa tieteellisellä ylivoimalla
duel-end-points = { $name } voittaa pisteillä
duel-end-shared = Voitto jaetaan
duel-winner = Voittaja

# The board.
duel-structure = { $age }, korttiasetelma
duel-back = { $n ->
    [one] kortti kuvapuoli alaspäin
   *[other] { $n } korttia kuvapuoli alaspäin
} ({ $age })
duel-back-any = Kortti kuvapuoli alaspäin
duel-back-guild = Kilta
duel-track = Sotilasrata
duel-track-label = Sotilasrata. Voittoon tarvittavat kilvet: { $a } { $na }, { $b } { $nb }.
duel-track-left = { $name }: voittoon { $n }
duel-track-right = { $name }: voittoon { $n }
duel-tokens = Edistysmerkit
duel-science = Tiede
duel-science-label = { $n ->
    [0] Ei tiedesymboleja; { $of } erilaisella voittaa.
   *[other] Tiede: erilaisia symboleja { $n }/{ $of }: { $symbols }. Pareja: { $pairs }.
}
duel-goods = Resurssit
duel-makes = tuottaa
duel-buys = ostohinta
duel-choice = joka rakennuskerralla
duel-cities = Kaupungit
duel-decides = päättää
duel-stack = { $kind }, { $n }: { $cards }
duel-wonder-label = { $n ->
    [one] { $wonder }, rakentamaton ihme, 1 kolikko. { $effects }
   *[other] { $wonder }, rakentamaton ihme, { $n } kolikkoa. { $effects }
}
duel-wonder-built-label = { $wonder }, rakennettu ihme. { $effects }
# The same within a sentence.
duel-inside-appian-way = Via Appia
duel-inside-circus-maximus = Circus Maximus
duel-inside-colossus = Kolossi
duel-inside-great-library = Suuri kirjasto
duel-inside-great-lighthouse = Suuri majakka
duel-inside-hanging-gardens = Riippuvat puutarhat
duel-inside-mausoleum = Mausoleumi
duel-inside-piraeus = Pireus
duel-inside-pyramids = Pyramidit
duel-inside-sphinx = Sfinksi
duel-inside-statue-of-zeus = Zeuksen patsas
duel-inside-temple-of-artemis = Artemiin temppeli
duel-wonders-gone = Seitsemän ihmettä on rakennettu: enempää ei voi rakentaa.
duel-points-so-far = { $n ->
    [one] 1 piste tähän asti
   *[other] { $n } pistettä tähän asti
}
duel-summary-label = Kaupunki, { $name }: kolikoita { $coins }, pisteitä { $points }, tiedesymboleja { $symbols }, kilpiä voittoon { $n }
duel-discard = Poistopakka ({ $n })
duel-discard-about = Myydyt kortit ja ihmeiden tänne siirtämät kortit. Mausoleumi rakentaa niistä yhden.
duel-unseen = Vielä näkemättä ({ $n })
duel-unseen-about = { $n ->
    [0] Yksikään kortti ei ole kuvapuoli alaspäin. Nämä jäivät pois aikakaudesta.
    [one] Yksi näistä on kuvapuoli alaspäin. Muut jäivät pois aikakaudesta.
   *[other] { $n } näistä on kuvapuoli alaspäin. Muut jäivät pois aikakaudesta.
}
duel-unseen-many = { $n ->
    [one] Se voi olla vain yksi kortti.
   *[other] Se voi olla mikä tahansa { $n } kortista, joita kumpikaan ei ole nähnyt.
}
duel-pile-empty = Täällä ei ole korttia.

# Explanations.
duel-explain = Lisää: { $thing }
duel-explain-free-with = Ilmainen, jos sinulla on kortti { $card }.
duel-explain-opens = Avaa ketjun: { $card }.
duel-explain-in-yours = Se on sinun kaupungissasi.
duel-explain-in-theirs = Se on vastustajan kaupungissa.
duel-explain-in-seat = Se on paikan { $n } kaupungissa.
duel-explain-for-you = Sinulle
duel-explain-for-rival = Vastustajalle
duel-explain-for-seat = Paikka { $n }
duel-the-opponent = vastustaja
duel-explain-track = Jokainen kilpi siirtää konfliktinappulaa askeleen kohti vastustajan pääkaupunkia. Sinne päässyt voittaa heti.
duel-explain-zone = Askeleet { $from }–{ $to }: pelin lopussa { $n } pistettä.
duel-explain-zone-token = Askeleet { $from }–{ $to }: pelin lopussa { $n } pistettä. Kun nappula tulee sinne ensimmäisen kerran, sen puolen pelaaja menettää { $coins } kolikkoa.
duel-explain-distance = Voittoon tarvittavat kilvet: sinä { $mine }, vastustaja { $theirs }.
duel-explain-science = { $n } erilaisella symbolilla voittaa heti.
duel-explain-pairs = Kun saat saman symbolin toisen kerran, otat laudalta edistysmerkin.
duel-explain-back = Se käännetään esiin heti, kun sen päällä ei ole korttia.
duel-explain-back-guild = Kilta: sen näkee selkäpuolesta. Mikä kilta, selviää, kun kortti käännetään esiin.

# Keys.
duel-key-pick = Valitse kortti tai vaihtoehto
duel-key-build = Siirry: rakenna
duel-key-wonder = Siirry: seuraava ihme
duel-key-sell = Siirry: myy
duel-key-confirm = Vahvista
duel-key-unpick = Peru valinta
duel-key-explain = Selitä valittu kohde

# Luck that cannot be, in records written by hand.
duel-luck-first = Aloittaja on toinen pöydän kahdesta pelaajasta.
duel-luck-tokens = Laudalla on { $n } eri merkkiä.
duel-luck-wonders = Pöydälle asetetaan { $n } eri ihmettä.
duel-luck-dealt-before = Ihme { $wonder } on jo asetettu pöydälle.
duel-luck-age = { $age }: kortit on asetettava nyt.
duel-luck-drawn = Nostetaan { $n } eri merkkiä.
duel-luck-not-in-box = Merkki { $token } ei ole laatikossa.
duel-luck-slot-next = Seuraavaksi käännetään paikka { $n }.
duel-luck-other-age = Kortti { $card } kuuluu toiseen aikakauteen.
duel-luck-other-back = Kortin { $card } selkäpuoli ei ole se, joka on paikassa { $n }.
duel-luck-seen-before = Kortti { $card } on jo nähty.
duel-luck-twice = Kortti { $card } on kahdessa paikassa.
duel-luck-face-up = Paikka { $n } jaetaan kuvapuoli ylöspäin.
duel-luck-face-down = Paikka { $n } jaetaan kuvapuoli alaspäin.
duel-luck-guilds = { $n ->
    [0] Tällä aikakaudella ei jaeta kiltoja; nyt niitä on { $dealt }.
   *[other] Tällä aikakaudella jaetaan { $n } kiltaa; nyt niitä on { $dealt }.
}

duel-figure-coins = Kolikoilla maksetaan kustannuksia ja hyödykkeitä, jotka kaupungilta puuttuvat. Lopussa { $n } kolikkoa on 1 pisteen arvoinen.
duel-figure-goods = Mitä kaupunki tuottaa joka vuoro, ja mitä se maksaa pankille yhdestä puuttuvasta yksiköstä. Mitä enemmän vastustajan ruskeat ja harmaat kortit sitä tuottavat, sitä korkeampi hinta on.
