# 7 Wonders: cards, wonders, the board, the log.

# Cards.
wonders-card-lumber-yard = Hakkuuaukio
wonders-card-stone-pit = Kivikuoppa
wonders-card-clay-pool = Savilampi
wonders-card-ore-vein = Malmisuoni
wonders-card-timber-yard = Lautatarha
wonders-card-clay-pit = Savikuoppa
wonders-card-excavation = Kaivanto
wonders-card-forest-cave = Metsäluola
wonders-card-tree-farm = Puuviljelmä
wonders-card-mine = Kaivos
wonders-card-loom-1 = Kangaspuut
wonders-card-glassworks-1 = Lasipaja
wonders-card-press-1 = Papyruspaja
wonders-card-altar = Alttari
wonders-card-theater = Teatteri
wonders-card-baths = Kylpylä
wonders-card-well = Kaivo
wonders-card-tavern = Taverna
wonders-card-east-trading-post = Itäinen kauppa-asema
wonders-card-west-trading-post = Läntinen kauppa-asema
wonders-card-marketplace = Markkinat
wonders-card-stockade = Paaluvarustus
wonders-card-barracks = Kasarmi
wonders-card-guard-tower = Vartiotorni
wonders-card-apothecary = Rohtola
wonders-card-workshop = Verstas
wonders-card-scriptorium = Skriptorium
wonders-card-sawmill = Sahalaitos
wonders-card-quarry = Louhos
wonders-card-brickyard = Tiilitehdas
wonders-card-foundry = Valimo
wonders-card-loom-2 = Kangaspuut
wonders-card-glassworks-2 = Lasipaja
wonders-card-press-2 = Papyruspaja
wonders-card-aqueduct = Akvedukti
wonders-card-temple = Temppeli
wonders-card-statue = Patsas
wonders-card-courthouse = Oikeustalo
wonders-card-forum = Forum
wonders-card-caravansery = Karavaaniseralji
wonders-card-vineyard = Viinitarha
wonders-card-bazar = Basaari
wonders-card-walls = Muurit
wonders-card-training-ground = Harjoituskenttä
wonders-card-stables = Tallit
wonders-card-archery-range = Jousiammuntarata
wonders-card-dispensary = Sairastupa
wonders-card-laboratory = Laboratorio
wonders-card-library = Kirjasto
wonders-card-school = Koulu
wonders-card-pantheon = Pantheon
wonders-card-gardens = Puutarhat
wonders-card-town-hall = Kaupungintalo
wonders-card-palace = Palatsi
wonders-card-senate = Senaatti
wonders-card-haven = Satama
wonders-card-lighthouse = Majakka
wonders-card-chamber-of-commerce = Kauppakamari
wonders-card-arena = Areena
wonders-card-ludus = Gladiaattorikoulu
wonders-card-fortifications = Linnoitukset
wonders-card-circus = Sirkus
wonders-card-arsenal = Arsenaali
wonders-card-siege-workshop = Piirityskonepaja
wonders-card-castrum = Sotilasleiri
wonders-card-lodge = Loosi
wonders-card-observatory = Observatorio
wonders-card-university = Yliopisto
wonders-card-academy = Akatemia
wonders-card-study = Lukukammio
wonders-card-workers-guild = Työläisten kilta
wonders-card-craftsmens-guild = Käsityöläisten kilta
wonders-card-traders-guild = Kauppiaiden kilta
wonders-card-philosophers-guild = Filosofien kilta
wonders-card-spies-guild = Vakoojien kilta
wonders-card-magistrates-guild = Virkamiesten kilta
wonders-card-shipowners-guild = Laivanvarustajien kilta
wonders-card-scientists-guild = Tiedemiesten kilta
wonders-card-builders-guild = Rakentajien kilta
wonders-card-decorators-guild = Koristelijoiden kilta
wonders-a-card = kortti

# Wonders.
wonders-wonder-alexandria = Aleksandria
wonders-wonder-babylon = Babylon
wonders-wonder-ephesos = Efesos
wonders-wonder-gizah = Giza
wonders-wonder-halikarnassos = Halikarnassos
wonders-wonder-olympia = Olympia
wonders-wonder-rhodos = Rodos
wonders-side-day = päiväpuoli
wonders-side-night = yöpuoli
wonders-board = { $wonder }, { $side }
wonders-no-wonder = Ei vielä ihmettä

# The lines of the score pad.
wonders-score-wonder = Ihme
wonders-score-treasury = Kultavaranto
wonders-score-military = Sotilaalliset selkkaukset
wonders-score-civilian = Siniset kortit
wonders-score-commerce = Keltaiset kortit
wonders-score-science = Vihreät kortit
wonders-score-guilds = Violetit kortit

# Amounts.
wonders-amount-wood = { $n ->
    [one] { $n } puu
   *[other] { $n } puuta
}
wonders-amount-stone = { $n ->
    [one] { $n } kivi
   *[other] { $n } kiveä
}
wonders-amount-clay = { $n ->
    [one] { $n } savi
   *[other] { $n } savea
}
wonders-amount-ore = { $n ->
    [one] { $n } malmi
   *[other] { $n } malmia
}
wonders-amount-glass = { $n ->
    [one] { $n } lasi
   *[other] { $n } lasia
}
wonders-amount-cloth = { $n ->
    [one] { $n } kangas
   *[other] { $n } kangasta
}
wonders-amount-papyrus = { $n ->
    [one] { $n } papyrus
   *[other] { $n } papyrusta
}
wonders-nothing = ei mitään

# Prices.
wonders-pay-to = { $name } saa { $n ->
    [one] { $n } kolikon
   *[other] { $n } kolikkoa
}
wonders-pay-you = saat itse { $n ->
    [one] { $n } kolikon
   *[other] { $n } kolikkoa
}
wonders-pay-left = vasemmanpuoleinen naapuri saa { $n ->
    [one] { $n } kolikon
   *[other] { $n } kolikkoa
}
wonders-pay-right = oikeanpuoleinen naapuri saa { $n ->
    [one] { $n } kolikon
   *[other] { $n } kolikkoa
}
wonders-pay-bank = pankki saa { $n ->
    [one] { $n } kolikon
   *[other] { $n } kolikkoa
}
wonders-price = hintaan { $n ->
    [one] { $n } kolikko
   *[other] { $n } kolikkoa
}: { $parts }
wonders-price-none = ilmaiseksi
wonders-free-wonder = Sinulle ilmainen ihmeesi ansiosta.
wonders-costs = Hinta: { $cost }.
wonders-free-with = Ilmainen, jos kaupungissasi on kortti { $cards }.
wonders-you-have-it = Sinulla on se.
wonders-opens = Avaa ketjun: { $cards }.
wonders-copies = Yksi kappale kutakin vähimmäispelaajamäärää kohti: { $list }.

# Why not.
wonders-why-built = Kortti { $name } on jo kaupungissasi.
wonders-why-complete = Ihmeesi kaikki vaiheet on rakennettu.
wonders-why-turn = Muut päättävät nyt.
wonders-why-first = Ensin päätetään jotain muuta.
wonders-why-not-in-hand = Kortti { $card } ei ole kädessäsi.
wonders-why-not-in-pile = Kortti { $card } ei ole poistopakassa.
wonders-why-taken = { $wonder } on jo valittu: { $name }.
wonders-why-no-payment = Naapureille ei ole maksettavaa.
wonders-why-payment = Tämä ei ole mahdollinen maksu; halvin: { $pays }.
wonders-why-nowhere = Puuttuu { $goods }; naapureilta ei voi ostaa.
wonders-why-coins = Hinta on { $price ->
    [one] { $price } kolikko
   *[other] { $price } kolikkoa
}, sinulla on { $coins }.
wonders-why-dear = Puuttuu { $goods }: { $price ->
    [one] { $price } kolikko
   *[other] { $price } kolikkoa
}, sinulla on { $coins }.

# Effects.
wonders-effect-produces = Tuottaa joka vuorolla: { $goods }.
wonders-effect-produces-one = Tuottaa joka vuorolla valintasi mukaan: { $goods }.{ $sold ->
    [no] { " " }Naapurit eivät voi ostaa sitä.
   *[yes] { "" }
}
wonders-effect-cheap = { $goods ->
    [raw] Raaka-aineet
   *[manufactured] Jalosteet
} { $from ->
    [left] vasemmanpuoleiselta naapurilta
    [right] oikeanpuoleiselta naapurilta
   *[both] molemmilta naapureilta
} maksavat sinulle { $n ->
    [one] { $n } kolikon
   *[other] { $n } kolikkoa
} kappaleelta.
wonders-effect-shields = { $n ->
    [one] { $n } kilpi
   *[other] { $n } kilpeä
} selkkauksiin.
wonders-effect-science = Tiedesymboli: { $symbol }.
wonders-effect-science-of-choice = Vapaavalintainen tiedesymboli; se ratkeaa pelin lopussa.
wonders-effect-points = { $n ->
    [one] { $n } piste
   *[other] { $n } pistettä
}.
wonders-effect-points-if-complete = { $n ->
    [one] { $n } piste
   *[other] { $n } pistettä
}, jos ihmeesi on pelin lopussa valmis.
wonders-effect-coins = { $n ->
    [one] { $n } kolikko
   *[other] { $n } kolikkoa
} heti.
wonders-effect-reward = { $gives } jokaisesta { $what } { $where ->
    [own] kaupungissasi
    [neighbours] molemmissa naapurikaupungeissa
   *[all] kaupungissasi ja molemmissa naapurikaupungeissa
}.
wonders-each-stage = rakennetusta vaiheesta
wonders-each-card = { $colours } kortista
wonders-effect-seventh-card = Pelaat myös kunkin aikakauden seitsemännen kortin sen sijaan, että poistaisit sen.
wonders-effect-revives = Vuoron lopussa rakennat poistopakasta yhden kortin ilmaiseksi.
wonders-effect-free-first-of-colour = Kaupunkisi ensimmäinen kortti kutakin väriä on ilmainen.
wonders-effect-free-first-of-age = Kunkin aikakauden ensimmäisen korttisi rakentaminen on ilmaista.
wonders-effect-free-last-of-age = Kunkin aikakauden kuudennen korttisi rakentaminen on ilmaista.
wonders-adjective-brown = ruskeasta
wonders-adjective-grey = harmaasta
wonders-adjective-blue = sinisestä
wonders-adjective-yellow = keltaisesta
wonders-adjective-red = punaisesta
wonders-adjective-green = vihreästä
wonders-adjective-purple = violetista

# The board.
wonders-age = Aikakausi { $age }
wonders-turn = vuoro { $n }/{ $of }
wonders-before = Ennen ensimmäistä aikakautta
wonders-over = Peli on ohi
wonders-hands-to = kädet siirtyvät pelaajalle { $name }
wonders-hands-go = { $side ->
    [left] kädet siirtyvät vasemmalle
   *[right] kädet siirtyvät oikealle
}
wonders-discard = { $n ->
    [one] { $n } poistettu kortti
   *[other] { $n } poistettua korttia
}
wonders-discard-pile = Poistopakka
wonders-discard-words = { $n ->
    [0] Poistopakka on tyhjä.
    [one] Poistopakassa on { $n } kortti kuvapuoli alaspäin.
   *[other] Poistopakassa on { $n } korttia kuvapuoli alaspäin.
}
wonders-pile-seen = Nämä näit, kun viimeksi katsoit pakkaan:
wonders-others = Muut kaupungit
wonders-cities = Kaupungit
wonders-your-city = Kaupunkisi
wonders-your-hand = Kätesi
wonders-decision = Päätöksesi
wonders-city-of = { $name }: { $wonder }
wonders-open-city = Näytä koko kaupunki: { $name }
wonders-neighbour-left = vasemmanpuoleinen naapuri
wonders-neighbour-right = oikeanpuoleinen naapuri
wonders-makes = Tuottaa
wonders-own-only = vain omistajalle
wonders-buy-from = Ostat täältä hintaan
wonders-raw = raaka-aineet
wonders-manufactured = jalosteet
wonders-science = Tiede
wonders-of-choice = + { $n ->
    [one] { $n } vapaavalintainen
   *[other] { $n } vapaavalintaista
}
wonders-conflicts = Selkkaukset
wonders-tokens = Selkkausmerkit, arvo { $n }
wonders-strength = Sotilaallinen voima
wonders-shields-around = { $n ->
    [one] { $n } kilpi
   *[other] { $n } kilpeä
}; vasemmalla { $left }, oikealla { $right }
wonders-standing = { $is ->
    [stronger] olet edellä, { $mine }–{ $theirs }
    [weaker] olet jäljessä, { $mine }–{ $theirs }
   *[equal] tasan, { $mine }–{ $theirs }
}
wonders-memory = Kädessä
wonders-memory-holds = Kädessä näkemistäsi korteista { $n }/{ $of }: { $cards }
wonders-no-cards = Ei vielä kortteja
wonders-stack = { $colour }, { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}: { $cards }
wonders-stages = Vaiheet
wonders-stages-of = Vaiheita rakennettu { $n }/{ $of }
wonders-stage-named = Vaihe { $n }, { $state ->
    [built] rakennettu
    [next] seuraava
   *[later] myöhemmin
}. { $effect } Hinta: { $cost }.
wonders-stage-stands = Tämä vaihe on rakennettu.
wonders-under = Sen alla:
wonders-starts-with = Aloitusresurssi: { $goods }.
wonders-last-stage = rakensi viimeksi vaiheen
wonders-last-sell = myi viimeksi kortin
wonders-thinks = miettii
wonders-has-chosen = on valinnut
wonders-not-here = ei yhteydessä
wonders-card-named = { $card }, { $colour }. { $effect }

# The decision.
wonders-pick-one = Valitse yksi.
wonders-picked = Valittu kortti: { $card }. b rakentaa sen, w rakentaa sillä vaiheen, s myy sen.
wonders-about = Tietoa: { $card }
wonders-put-back = Laita takaisin
wonders-build = Rakenna
wonders-build-for = Rakenna { $card } { $price }.
wonders-build-free = Rakenna ilmaiseksi
wonders-stage-n = Rakenna vaihe { $n }
wonders-stage-none = Rakenna vaihe
wonders-stage-for = Rakenna vaihe { $n } kortilla { $card } { $price }. { $effect }
wonders-stage-free = Rakenna ilmaiseksi
wonders-sell = Myy
wonders-sell-for = Myy { $card }: { $n } kolikkoa.
wonders-sell-short = Myy: +{ $n } kolikkoa
wonders-who-gets = Kuka saa kolikot?
wonders-revive-nothing = Älä rakenna mitään
wonders-take-wonder = Ota { $wonder }
wonders-take-side = { $side ->
    [day] Pelaa päiväpuolella
   *[night] Pelaa yöpuolella
}
wonders-coins-become = Kolikoita { $was }, sitten { $is }.
wonders-points-more = { $n ->
    [one] { $n } piste lisää.
   *[other] { $n } pistettä lisää.
}
wonders-shields-become = Kilpiä { $was }, sitten { $is }.
wonders-against = Vastassa { $name } ({ $n }): { $same ->
    [yes] { $is ->
        [stronger] olet yhä edellä
        [weaker] olet yhä jäljessä
       *[equal] yhä tasan
    }
   *[no] { $is ->
        [stronger] olet nyt edellä
        [weaker] olet nyt jäljessä
       *[equal] nyt tasan
    }
}
wonders-you-chose = Valitsit: { $move }
wonders-change = Muuta
wonders-thinking = Vielä miettimässä { $n }/{ $of }:

# What can be picked.
wonders-offer-card = { $card }, { $colour }: { $price }. { $effects }
wonders-offer-wonder = { $wonder }. { $about }
wonders-offer-side = { $side }. { $stages }
wonders-offer-free = ilmainen
wonders-offer-chain = ilmainen ketjun ansiosta: { $card }
wonders-offer-gift = ilmainen ihmeesi ansiosta
wonders-offer-no = ei voi rakentaa
wonders-stage-line = { $n }. { $effect } Hinta: { $cost }.

# A price item by item.
wonders-bill-chain = Ilmainen ketjun ansiosta: { $card }.
wonders-bill-coins = { $n ->
    [one] Kortin hinnassa 1 kolikko, pankille.
   *[other] Kortin hinnassa { $n } kolikkoa, pankille.
}
wonders-bill-bought = { $n ->
    [one] Ostetaan { $goods }, myyjä { $name }: { $sum ->
        [one] { $sum } kolikko
       *[other] { $sum } kolikkoa
    }.
   *[other] Ostetaan { $goods }, myyjä { $name }, { $unit ->
        [one] { $unit } kolikko
       *[other] { $unit } kolikkoa
    } kappale: yhteensä { $sum }.
}
wonders-bill-own = Omasta tuotannosta: { $goods }.
wonders-bill-chosen = Valinnaisesta tuotannosta: { $goods }.

# What a move brings.
wonders-note-points = { $line }: { $n ->
    [one] { $change } piste
   *[other] { $change } pistettä
}
wonders-note-science = Tiedesymbolit sen jälkeen: { $symbols }
wonders-n-symbols = { $n } × { $symbol }
wonders-n-symbols-of-choice = { $n ->
    [one] { $n } vapaavalintainen
   *[other] { $n } vapaavalintaista
}

# What is asked, and what just happened.
wonders-head-choose-you = Valitse ihmeesi
wonders-head-choose = { $name } valitsee ihmeen
wonders-head-choose-sides-you = Valitse ihmeesi puoli
wonders-head-choose-sides = Kaikki valitsevat ihmeensä puolen
wonders-head-play-you = Valitse kortti
wonders-head-play = Kaikki valitsevat kortin
wonders-head-seventh-you = Pelaa seitsemäs korttisi
wonders-head-seventh = { $name } pelaa seitsemännen korttinsa
wonders-head-revive-you = Rakenna poistopakasta kortti ilmaiseksi
wonders-head-revive = { $name } rakentaa kortin poistopakasta
wonders-head-luck = Kortteja jaetaan
wonders-about-choose = Ihmeet valitaan yksi kerrallaan ensimmäisestä paikasta alkaen.
wonders-about-choose-sides = Molemmat puolet alkavat samalla resurssilla; vaiheet ovat erilaiset.
wonders-about-last = Aikakauden viimeinen vuoro: käden toinen kortti poistetaan, ja sitten ratkaistaan selkkaukset.
wonders-about-seventh = Sitä ei poisteta: rakenna se, käytä se vaiheeseen tai myy se.
wonders-about-revive = Se on ilmainen. Kädet siirtyvät vasta sen jälkeen.
wonders-chapter = { $age }, { $turn }
wonders-end-points = { $name } voittaa pisteillä
wonders-end-shared = Voitto jaetaan
wonders-conflict-worth = { $conflict } ({ $points })

# Conflicts at the end of an age.
wonders-conflicts-of = Selkkaukset, aikakausi { $age }
wonders-conflict-yours = { $is ->
    [stronger] Voitat selkkauksen, vastassa { $name }: kilvet { $mine }–{ $theirs }.
    [weaker] Häviät selkkauksen, vastassa { $name }: kilvet { $mine }–{ $theirs }.
   *[equal] Tasan, vastassa { $name }: kilpiä kummallakin { $mine }.
}
wonders-conflict-theirs = { $is ->
    [stronger] { $a } voittaa, vastassa { $b }: { $mine }–{ $theirs }.
   *[equal] { $a } ja { $b }: tasan, kummallakin { $mine }.
}

# The log.
wonders-log-wonders = Ihmeet jaetaan: { $list }.
wonders-log-sides = Puolet arvotaan: { $list }.
wonders-log-has = { $name } – { $what }
wonders-log-age = Aikakauden { $age } kortit jaetaan.
wonders-log-choose = { $name } ottaa ihmeen { $wonder }.
wonders-log-choose-you = Otat ihmeen { $wonder }.
wonders-log-side = { $side ->
    [day] { $name } pelaa päiväpuolella.
   *[night] { $name } pelaa yöpuolella.
}
wonders-log-side-you = { $side ->
    [day] Pelaat päiväpuolella.
   *[night] Pelaat yöpuolella.
}
wonders-log-build = { $name } rakentaa kortin { $card }.
wonders-log-build-you = Rakennat kortin { $card }.
wonders-log-build-paid = { $name } rakentaa kortin { $card }; { $pays }.
wonders-log-build-paid-you = Rakennat kortin { $card }; { $pays }.
wonders-log-stage = { $known ->
    [no] { $name } rakentaa ihmeensä vaiheen.
   *[yes] { $name } rakentaa ihmeensä vaiheen kortilla { $card }.
}
wonders-log-stage-you = { $known ->
    [no] Rakennat ihmeesi vaiheen.
   *[yes] Rakennat ihmeesi vaiheen kortilla { $card }.
}
wonders-log-stage-paid = { $known ->
    [no] { $name } rakentaa ihmeensä vaiheen; { $pays }.
   *[yes] { $name } rakentaa ihmeensä vaiheen kortilla { $card }; { $pays }.
}
wonders-log-stage-paid-you = { $known ->
    [no] Rakennat ihmeesi vaiheen; { $pays }.
   *[yes] Rakennat ihmeesi vaiheen kortilla { $card }; { $pays }.
}
wonders-log-sell = { $known ->
    [no] { $name } myy kortin { $n } kolikolla.
   *[yes] { $name } myy kortin { $card } { $n } kolikolla.
}
wonders-log-sell-you = { $known ->
    [no] Myyt kortin { $n } kolikolla.
   *[yes] Myyt kortin { $card } { $n } kolikolla.
}
wonders-log-revive = { $name } rakentaa poistopakasta kortin { $card }.
wonders-log-revive-you = Rakennat poistopakasta kortin { $card }.
wonders-log-decline = { $name } ei rakenna poistopakasta mitään.
wonders-log-decline-you = Et rakenna poistopakasta mitään.

# Moves as advice.
wonders-move-build = Rakenna { $card }
wonders-move-build-paid = Rakenna { $card }, { $pays }
wonders-move-stage = Rakenna vaihe kortilla { $card }
wonders-move-stage-paid = Rakenna vaihe kortilla { $card }, { $pays }
wonders-move-sell = Myy { $card }
wonders-move-revive = Rakenna poistopakasta { $card }
wonders-move-decline = Älä rakenna poistopakasta mitään
wonders-move-choose = Ota { $wonder }
wonders-move-side-day = Pelaa päiväpuolella
wonders-move-side-night = Pelaa yöpuolella

# Keys.
wonders-key-pick = Valitse sen numeron kortti tai vaihtoehto
wonders-key-build = Rakenna valittu kortti
wonders-key-stage = Rakenna vaihe valitulla kortilla
wonders-key-sell = Myy valittu kortti
wonders-key-enter = Vahvista
wonders-key-escape = Laita valittu kortti takaisin
wonders-key-explain = Selitä valittu kohde
wonders-key-close = Sulje ilmoitus

# Luck that cannot be, in records written by hand.
wonders-luck-wonders = Jaetaan { $n } ihmettä, yksi jokaiselle pelaajalle.
wonders-luck-twice = { $wonder } on jaettu kahdesti.
wonders-luck-sides = Arvotaan { $n } puolta, yksi jokaiselle pelaajalle.
wonders-luck-age = { $age }: kortit on jaettava nyt.
wonders-luck-short-hand = Pelaajan { $name } käsi ei ole täysi.
wonders-luck-copies = Kortti { $card } on jaettu { $n } kertaa; tässä pöydässä niitä on aikakaudella { $copies }.
wonders-luck-guilds = Kiltoja on jaettu { $n }; oikea määrä on { $wanted }.

wonders-figure-coins = Kolikoilla maksetaan kustannuksia ja naapurien hyödykkeitä. Lopussa { $n } kolikkoa on 1 pisteen arvoinen.
wonders-figure-shields = Jokaisen aikakauden lopussa kilpiä verrataan kumpaankin naapuriin. Enemmän kilpiä voittaa selkkauksen, vähemmän häviää sen.
wonders-figure-goods = Mitä kaupunki tuottaa joka vuoro. Sillä maksetaan rakennuksia ja vaiheita, ja naapurit voivat ostaa sitä. Katkoviivalla kehystetyt eivät ole myytävänä.
wonders-figure-price = Mitä maksat naapurille yhdestä raaka-aineesta ja yhdestä jalosteesta.
wonders-figure-science = Samat symbolit antavat määränsä neliön. Jokainen kolmen eri symbolin sarja antaa { $n } lisää.
wonders-figure-conflicts = Voitettu selkkaus tuo { $first }, { $second } tai { $third } pistettä aikakauden mukaan. Hävitty maksaa { $lost }.
