# 7 Wonders: cards, wonders, the board, the log.

# Cards.
wonders-card-lumber-yard = Timmeranläggning
wonders-card-stone-pit = Stengrop
wonders-card-clay-pool = Lergrop
wonders-card-ore-vein = Malmåder
wonders-card-timber-yard = Brädgård
wonders-card-clay-pit = Lerbrott
wonders-card-excavation = Schakt
wonders-card-forest-cave = Skogsgrotta
wonders-card-tree-farm = Trädplantage
wonders-card-mine = Gruva
wonders-card-loom-1 = Vävstol
wonders-card-glassworks-1 = Glasbruk
wonders-card-press-1 = Press
wonders-card-altar = Altare
wonders-card-theater = Teater
wonders-card-baths = Badinrättning
wonders-card-well = Brunn
wonders-card-tavern = Värdshus
wonders-card-east-trading-post = Östra handelsstationen
wonders-card-west-trading-post = Västra handelsstationen
wonders-card-marketplace = Marknadsplats
wonders-card-stockade = Pålverk
wonders-card-barracks = Baracker
wonders-card-guard-tower = Vakttorn
wonders-card-apothecary = Klinik
wonders-card-workshop = Verkstad
wonders-card-scriptorium = Scriptorium
wonders-card-sawmill = Sågverk
wonders-card-quarry = Stenbrott
wonders-card-brickyard = Tegelbruk
wonders-card-foundry = Gjuteri
wonders-card-loom-2 = Vävstol
wonders-card-glassworks-2 = Glasbruk
wonders-card-press-2 = Press
wonders-card-aqueduct = Akvedukt
wonders-card-temple = Tempel
wonders-card-statue = Staty
wonders-card-courthouse = Rådhus
wonders-card-forum = Forum
wonders-card-caravansery = Karavanseraj
wonders-card-vineyard = Vingård
wonders-card-bazar = Basar
wonders-card-walls = Murar
wonders-card-training-ground = Övningsfält
wonders-card-stables = Stall
wonders-card-archery-range = Pilbana
wonders-card-dispensary = Sanatorium
wonders-card-laboratory = Laboratorium
wonders-card-library = Bibliotek
wonders-card-school = Skola
wonders-card-pantheon = Pantheon
wonders-card-gardens = Trädgård
wonders-card-town-hall = Stadshus
wonders-card-palace = Palats
wonders-card-senate = Senat
wonders-card-haven = Hamn
wonders-card-lighthouse = Fyrtorn
wonders-card-chamber-of-commerce = Handelskammare
wonders-card-arena = Arena
wonders-card-ludus = Gladiatorskola
wonders-card-fortifications = Befästningsverk
wonders-card-circus = Cirkus
wonders-card-arsenal = Arsenal
wonders-card-siege-workshop = Belägringsverkstad
wonders-card-castrum = Castrum
wonders-card-lodge = Ordenshus
wonders-card-observatory = Observatorium
wonders-card-university = Universitet
wonders-card-academy = Akademi
wonders-card-study = Studerkammare
wonders-card-workers-guild = Arbetarnas skrå
wonders-card-craftsmens-guild = Hantverkarnas skrå
wonders-card-traders-guild = Handelsmännens skrå
wonders-card-philosophers-guild = Filosofernas skrå
wonders-card-spies-guild = Spionernas skrå
wonders-card-magistrates-guild = Magistraternas skrå
wonders-card-shipowners-guild = Skeppsägarnas skrå
wonders-card-scientists-guild = Vetenskapsmännens skrå
wonders-card-builders-guild = Byggmästarnas skrå
wonders-card-decorators-guild = Dekoratörernas skrå
wonders-a-card = ett kort

# Wonders.
wonders-wonder-alexandria = Alexandria
wonders-wonder-babylon = Babylon
wonders-wonder-ephesos = Efesos
wonders-wonder-gizah = Giza
wonders-wonder-halikarnassos = Halikarnassos
wonders-wonder-olympia = Olympia
wonders-wonder-rhodos = Rhodos
wonders-side-day = dagsidan
wonders-side-night = nattsidan
wonders-board = { $wonder }, { $side }
wonders-no-wonder = Inget underverk än

# The lines of the score pad.
wonders-score-wonder = Underverksbrädet
wonders-score-treasury = Stadskassan
wonders-score-military = Militära konflikter
wonders-score-civilian = Blå kort
wonders-score-commerce = Gula kort
wonders-score-science = Gröna kort
wonders-score-guilds = Lila kort

# Amounts.
wonders-amount-wood = { $n } trä
wonders-amount-stone = { $n } sten
wonders-amount-clay = { $n } lera
wonders-amount-ore = { $n } malm
wonders-amount-glass = { $n } glas
wonders-amount-cloth = { $n } tyg
wonders-amount-papyrus = { $n } papyrus
wonders-nothing = ingenting

# Prices.
wonders-pay-to = { $n } mynt till { $name }
wonders-pay-you = { $n } mynt till dig
wonders-pay-left = { $n } mynt till vänstra grannen
wonders-pay-right = { $n } mynt till högra grannen
wonders-pay-bank = { $n } mynt till reserven
wonders-price = för { $n } mynt: { $parts }
wonders-price-none = gratis
wonders-free-wonder = Gratis för dig genom ditt underverk.
wonders-costs = Kostar { $cost }.
wonders-free-with = Gratis med { $cards }.
wonders-you-have-it = Det har du.
wonders-opens = Gör { $cards } gratis.
wonders-copies = Ett exemplar vardera vid minst { $list } spelare.

# Why not.
wonders-why-built = { $name } finns redan i din stad.
wonders-why-complete = Alla etapper av ditt underverk är byggda.
wonders-why-turn = Andra bestämmer nu.
wonders-why-first = Något annat bestäms först.
wonders-why-not-in-hand = { $card } finns inte på din hand.
wonders-why-not-in-pile = { $card } finns inte i kasthögen.
wonders-why-taken = { $name } har { $wonder }.
wonders-why-no-payment = Du ska inte betala något till dina grannar.
wonders-why-payment = Det är ingen möjlig betalning; den billigaste är { $pays }.
wonders-why-nowhere = { $goods } saknas, och dina grannar kan inte sälja det.
wonders-why-coins = Det kostar { $price } mynt, du har { $coins }.
wonders-why-dear = { $goods } saknas: { $price } mynt, du har { $coins }.

# Effects.
wonders-effect-produces = Producerar { $goods } varje tur.
wonders-effect-produces-one = Producerar { $goods } varje tur, efter eget val.{ $sold ->
    [no] { " " }Grannarna kan inte köpa det.
   *[yes] { "" }
}
wonders-effect-cheap = { $goods ->
    [raw] Grundmaterial
   *[manufactured] Tillverkade produkter
} från { $from ->
    [left] din vänstra granne
    [right] din högra granne
   *[both] båda grannarna
} kostar dig { $n } mynt styck.
wonders-effect-shields = { $n ->
    [one] { $n } sköld
   *[other] { $n } sköldar
} i konflikterna.
wonders-effect-science = Vetenskapssymbol: { $symbol }.
wonders-effect-science-of-choice = En valfri vetenskapssymbol, som bestäms vid spelets slut.
wonders-effect-points = { $n } poäng.
wonders-effect-points-if-complete = { $n } poäng om ditt underverk är färdigt vid spelets slut.
wonders-effect-coins = { $n } mynt genast.
wonders-effect-reward = { $gives } för { $what } { $where ->
    [own] i din stad
    [neighbours] i båda grannstäderna
   *[all] i din stad och båda grannstäderna
}.
wonders-each-stage = varje byggd etapp
wonders-each-card = varje { $colours } kort
wonders-effect-seventh-card = Du spelar också det sjunde kortet i varje ålder i stället för att kasta det.
wonders-effect-revives = När turen är slut uppför du ett kort ur kasthögen gratis.
wonders-effect-free-first-of-colour = Det första kortet av varje färg i din stad är gratis.
wonders-effect-free-first-of-age = Ditt första kort i varje ålder är gratis att uppföra.
wonders-effect-free-last-of-age = Ditt sjätte kort i varje ålder är gratis att uppföra.
wonders-adjective-brown = brunt
wonders-adjective-grey = grått
wonders-adjective-blue = blått
wonders-adjective-yellow = gult
wonders-adjective-red = rött
wonders-adjective-green = grönt
wonders-adjective-purple = lila

# The board.
wonders-age = Ålder { $age }
wonders-turn = tur { $n } av { $of }
wonders-before = Före den första åldern
wonders-over = Partiet är slut
wonders-hands-to = händerna går till { $name }
wonders-hands-go = { $side ->
    [left] händerna går åt vänster
   *[right] händerna går åt höger
}
wonders-discard = { $n ->
    [one] { $n } kastat kort
   *[other] { $n } kastade kort
}
wonders-discard-pile = Kasthögen
wonders-discard-words = { $n ->
    [0] Kasthögen är tom.
    [one] { $n } kort ligger nedåtvänt i kasthögen.
   *[other] { $n } kort ligger nedåtvända i kasthögen.
}
wonders-pile-seen = Det här såg du när du senast tittade i den:
wonders-others = De andra städerna
wonders-cities = Städer
wonders-your-city = Din stad
wonders-your-hand = Din hand
wonders-decision = Ditt beslut
wonders-city-of = { $name }: { $wonder }
wonders-open-city = Visa hela staden: { $name }
wonders-neighbour-left = vänstra grannen
wonders-neighbour-right = högra grannen
wonders-makes = Producerar
wonders-own-only = bara för ägaren
wonders-buy-from = Du köper här för
wonders-raw = grundmaterial
wonders-manufactured = tillverkade produkter
wonders-science = Vetenskap
wonders-of-choice = + { $n ->
    [one] { $n } valfri
   *[other] { $n } valfria
}
wonders-conflicts = Konflikter
wonders-tokens = Konfliktmarker värda { $n }
wonders-strength = Militär styrka
wonders-shields-around = { $n ->
    [one] { $n } sköld
   *[other] { $n } sköldar
}; { $left } till vänster, { $right } till höger
wonders-standing = { $is ->
    [stronger] du leder, { $mine } mot { $theirs }
    [weaker] du ligger under, { $mine } mot { $theirs }
   *[equal] lika, { $mine } mot { $theirs }
}
wonders-memory = På handen
wonders-memory-holds = Har { $n } av de { $of } kort du såg: { $cards }
wonders-no-cards = Inga kort än
wonders-stack = { $colour } färg, { $n } kort: { $cards }
wonders-stages = Etapper
wonders-stages-of = { $n } av { $of } etapper byggda
wonders-stage-named = Etapp { $n }, { $state ->
    [built] byggd
    [next] nästa
   *[later] senare
}. { $effect } Kostar { $cost }.
wonders-stage-stands = Den här etappen är byggd.
wonders-under = Under den:
wonders-starts-with = Startresurs: { $goods }.
wonders-last-stage = byggde senast en etapp
wonders-last-sell = sålde senast ett kort
wonders-thinks = tänker
wonders-has-chosen = har valt
wonders-not-here = inte ansluten
wonders-card-named = { $card }, { $colour } färg. { $effect }

# The decision.
wonders-pick-one = Välj ett.
wonders-picked = Valt kort: { $card }. b uppför det, w bygger en etapp med det, s säljer det.
wonders-about = Om { $card }
wonders-put-back = Lägg tillbaka
wonders-build = Uppför
wonders-build-for = Uppför { $card } { $price }.
wonders-build-free = Uppför gratis
wonders-stage-n = Bygg etapp { $n }
wonders-stage-none = Bygg en etapp
wonders-stage-for = Bygg etapp { $n } med { $card } { $price }. { $effect }
wonders-stage-free = Bygg gratis
wonders-sell = Sälj
wonders-sell-for = Sälj { $card } för { $n } mynt.
wonders-sell-short = Sälj: + { $n } mynt
wonders-who-gets = Vem får mynten?
wonders-revive-nothing = Uppför inget
wonders-take-wonder = Ta { $wonder }
wonders-take-side = { $side ->
    [day] Spela dagsidan
   *[night] Spela nattsidan
}
wonders-coins-become = Mynt { $was }, sedan { $is }.
wonders-points-more = { $n } poäng till.
wonders-shields-become = Sköldar { $was }, sedan { $is }.
wonders-against = { $name } ({ $n }): { $same ->
    [yes] { $is ->
        [stronger] du leder fortfarande
        [weaker] du ligger fortfarande under
       *[equal] fortfarande lika
    }
   *[no] { $is ->
        [stronger] du tar ledningen
        [weaker] du hamnar under
       *[equal] nu lika
    }
}
wonders-you-chose = Du valde: { $move }
wonders-change = Ändra
wonders-thinking = { $n } av { $of } tänker fortfarande:

# What can be picked.
wonders-offer-card = { $card }, { $colour } färg: { $price }. { $effects }
wonders-offer-wonder = { $wonder }. { $about }
wonders-offer-side = { $side }. { $stages }
wonders-offer-free = gratis
wonders-offer-chain = gratis med { $card }
wonders-offer-gift = gratis genom ditt underverk
wonders-offer-no = kan inte uppföras
wonders-stage-line = { $n }. { $effect } Kostar { $cost }.

# A price item by item.
wonders-bill-chain = Gratis med { $card }.
wonders-bill-coins = Kortet kostar { $n } mynt, till reserven.
wonders-bill-bought = { $n ->
    [one] Köper { $goods } av { $name }: { $sum } mynt.
   *[other] Köper { $goods } av { $name } för { $unit } mynt styck: { $sum } mynt.
}
wonders-bill-own = Din stad producerar { $goods }.
wonders-bill-chosen = Valfri produktion: { $goods }.

# What a move brings.
wonders-note-points = { $line }: { $n ->
    [one] { $change } poäng
   *[other] { $change } poäng
}
wonders-note-science = Vetenskapssymboler sedan: { $symbols }
wonders-n-symbols = { $n } × { $symbol }
wonders-n-symbols-of-choice = { $n ->
    [one] { $n } valfri
   *[other] { $n } valfria
}

# What is asked, and what just happened.
wonders-head-choose-you = Välj ditt underverk
wonders-head-choose = { $name } väljer ett underverk
wonders-head-choose-sides-you = Välj sida på ditt underverksbräde
wonders-head-choose-sides = Alla väljer sida på sitt underverksbräde
wonders-head-play-you = Välj ett kort
wonders-head-play = Alla väljer ett kort
wonders-head-seventh-you = Spela ditt sjunde kort
wonders-head-seventh = { $name } spelar sitt sjunde kort
wonders-head-revive-you = Uppför ett kort ur kasthögen gratis
wonders-head-revive = { $name } uppför ett kort ur kasthögen
wonders-head-luck = Korten delas ut
wonders-about-choose = Underverken väljs ett i taget, med början hos den första platsen.
wonders-about-choose-sides = Båda sidorna börjar med samma resurs; etapperna skiljer sig åt.
wonders-about-last = Ålderns sista tur: handens andra kort kastas, sedan följer konflikterna.
wonders-about-seventh = Det kastas inte: uppför det, bygg en etapp med det eller sälj det.
wonders-about-revive = Det kostar ingenting. Händerna skickas vidare efteråt.
wonders-chapter = { $age }, { $turn }
wonders-end-points = { $name } vinner på poäng
wonders-end-shared = Spelarna delar på segern
wonders-conflict-worth = { $conflict } ({ $points })

# Conflicts at the end of an age.
wonders-conflicts-of = Konflikter i ålder { $age }
wonders-conflict-yours = { $is ->
    [stronger] Du besegrar { $name } med { $mine } mot { $theirs } i militär styrka.
    [weaker] { $name } besegrar dig med { $theirs } mot { $mine } i militär styrka.
   *[equal] Oavgjort mot { $name }: { $mine } var.
}
wonders-conflict-theirs = { $is ->
    [stronger] { $a } besegrar { $b }, { $mine } mot { $theirs }.
   *[equal] { $a } och { $b }: oavgjort, { $mine } var.
}

# The log.
wonders-log-wonders = Underverken delas ut: { $list }.
wonders-log-sides = Sidorna lottas: { $list }.
wonders-log-has = { $name } – { $what }
wonders-log-age = Ålder { $age } delas ut.
wonders-log-choose = { $name } tar { $wonder }.
wonders-log-choose-you = Du tar { $wonder }.
wonders-log-side = { $side ->
    [day] { $name } spelar dagsidan.
   *[night] { $name } spelar nattsidan.
}
wonders-log-side-you = { $side ->
    [day] Du spelar dagsidan.
   *[night] Du spelar nattsidan.
}
wonders-log-build = { $name } uppför { $card }.
wonders-log-build-you = Du uppför { $card }.
wonders-log-build-paid = { $name } uppför { $card } och betalar { $pays }.
wonders-log-build-paid-you = Du uppför { $card } och betalar { $pays }.
wonders-log-stage = { $known ->
    [no] { $name } bygger en etapp med ett kort.
   *[yes] { $name } bygger en etapp med { $card }.
}
wonders-log-stage-you = { $known ->
    [no] Du bygger en etapp med ett kort.
   *[yes] Du bygger en etapp med { $card }.
}
wonders-log-stage-paid = { $known ->
    [no] { $name } bygger en etapp med ett kort och betalar { $pays }.
   *[yes] { $name } bygger en etapp med { $card } och betalar { $pays }.
}
wonders-log-stage-paid-you = { $known ->
    [no] Du bygger en etapp med ett kort och betalar { $pays }.
   *[yes] Du bygger en etapp med { $card } och betalar { $pays }.
}
wonders-log-sell = { $known ->
    [no] { $name } säljer ett kort för { $n } mynt.
   *[yes] { $name } säljer { $card } för { $n } mynt.
}
wonders-log-sell-you = { $known ->
    [no] Du säljer ett kort för { $n } mynt.
   *[yes] Du säljer { $card } för { $n } mynt.
}
wonders-log-revive = { $name } uppför { $card } ur kasthögen.
wonders-log-revive-you = Du uppför { $card } ur kasthögen.
wonders-log-decline = { $name } uppför inget ur kasthögen.
wonders-log-decline-you = Du uppför inget ur kasthögen.

# Moves as advice.
wonders-move-build = Uppför { $card }
wonders-move-build-paid = Uppför { $card }, { $pays }
wonders-move-stage = Bygg en etapp med { $card }
wonders-move-stage-paid = Bygg en etapp med { $card }, { $pays }
wonders-move-sell = Sälj { $card }
wonders-move-revive = Uppför { $card } ur kasthögen
wonders-move-decline = Uppför inget ur kasthögen
wonders-move-choose = Ta { $wonder }
wonders-move-side-day = Spela dagsidan
wonders-move-side-night = Spela nattsidan

# Keys.
wonders-key-pick = Välj kortet eller alternativet med det numret
wonders-key-build = Uppför det valda kortet
wonders-key-stage = Bygg en etapp med det valda kortet
wonders-key-sell = Sälj det valda kortet
wonders-key-enter = Bekräfta
wonders-key-escape = Lägg tillbaka det valda kortet
wonders-key-explain = Förklara det markerade
wonders-key-close = Stäng meddelandet

# Luck that cannot be, in records written by hand.
wonders-luck-wonders = { $n } underverk delas ut, ett till varje spelare.
wonders-luck-twice = { $wonder } delas ut två gånger.
wonders-luck-sides = { $n } sidor lottas, en för varje spelare.
wonders-luck-age = { $age } ska delas ut nu.
wonders-luck-short-hand = { $name } har inte full hand.
wonders-luck-copies = { $card } delas ut { $n } gånger; vid det här bordet har åldern { $copies }.
wonders-luck-guilds = { $n } skrån delas ut; det ska vara { $wanted }.

wonders-figure-coins = Mynt betalar kostnader och grannarnas varor. I slutet är { $n } mynt värda 1 poäng.
wonders-figure-shields = I slutet av varje ålder jämförs sköldarna med varje granne. Fler sköldar vinner konflikten, färre förlorar den.
wonders-figure-goods = Vad staden producerar varje tur. Det betalar byggnader och etapper, och grannarna kan köpa det. Varor i streckad ram är inte till salu.
wonders-figure-price = Vad du betalar grannen för en enhet av råvaror och av förädlade varor.
wonders-figure-science = Lika symboler ger sitt antal i kvadrat. Varje uppsättning av tre olika symboler ger { $n } till.
wonders-figure-conflicts = En vunnen konflikt ger { $first }, { $second } eller { $third } poäng, efter åldern. En förlorad kostar { $lost }.
