# 7 Wonders Duel: cards, wonders, tokens, the board, the log.

# Cards.
duel-card-lumber-yard = Timmeranläggning
duel-card-logging-camp = Skogshuggarläger
duel-card-clay-pool = Lergrop
duel-card-clay-pit = Lerbrott
duel-card-quarry = Litet stenbrott
duel-card-stone-pit = Stengrop
duel-card-glassworks = Glasbruk
duel-card-press = Press
duel-card-guard-tower = Vakttorn
duel-card-workshop = Verkstad
duel-card-apothecary = Klinik
duel-card-stone-reserve = Stenmagasin
duel-card-clay-reserve = Lermagasin
duel-card-wood-reserve = Timmermagasin
duel-card-stable = Stall
duel-card-garrison = Garnison
duel-card-palisade = Palissad
duel-card-scriptorium = Skriptorium
duel-card-pharmacist = Apotek
duel-card-theater = Teater
duel-card-altar = Altar
duel-card-baths = Badinrättning
duel-card-tavern = Värdshus
duel-card-sawmill = Sågverk
duel-card-brickyard = Tegelbruk
duel-card-shelf-quarry = Stort stenbrott
duel-card-glass-blower = Glasblåsare
duel-card-drying-room = Torkrum
duel-card-walls = Murar
duel-card-forum = Forum
duel-card-caravansery = Karavanseraj
duel-card-customs-house = Tullhus
duel-card-courthouse = Rådhus
duel-card-horse-breeders = Hästuppfödare
duel-card-barracks = Baracker
duel-card-archery-range = Pilbana
duel-card-parade-ground = Paradplats
duel-card-library = Bibliotek
duel-card-dispensary = Sanatorium
duel-card-school = Skola
duel-card-laboratory = Laboratorium
duel-card-statue = Staty
duel-card-temple = Tempel
duel-card-aqueduct = Akvedukt
duel-card-rostrum = Rostrum
duel-card-brewery = Bryggeri
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-academy = Akademi
duel-card-study = Studie
duel-card-chamber-of-commerce = Handelskammare
duel-card-port = Hamn
duel-card-armory = Rustkammare
duel-card-palace = Palats
duel-card-town-hall = Stadshus
duel-card-obelisk = Obelisk
duel-card-fortifications = Befästningsverk
duel-card-siege-workshop = Belägringsmaskiner
duel-card-circus = Cirkus
duel-card-university = Universitet
duel-card-observatory = Observatorium
duel-card-gardens = Trädgård
duel-card-pantheon = Pantheon
duel-card-senate = Senat
duel-card-lighthouse = Fyrtorn
duel-card-arena = Arena
duel-card-merchants-guild = Handelsmännens skrå
duel-card-shipowners-guild = Skeppsägarnas skrå
duel-card-builders-guild = Byggmästarnas skrå
duel-card-magistrates-guild = Magistraternas skrå
duel-card-scientists-guild = Vetenskapsmännens skrå
duel-card-moneylenders-guild = Pengalånarnas skrå
duel-card-tacticians-guild = Taktikernas skrå

# Wonders.
duel-wonder-appian-way = Via Appia
duel-wonder-circus-maximus = Circus Maximus
duel-wonder-colossus = Kolossen
duel-wonder-great-library = Biblioteket i Alexandria
duel-wonder-great-lighthouse = Fyrtornet i Alexandria
duel-wonder-hanging-gardens = Babylons hängande trädgårdar
duel-wonder-mausoleum = Mausoleet i Halikarnassos
duel-wonder-piraeus = Piraeus
duel-wonder-pyramids = Pyramiderna
duel-wonder-sphinx = Sfinxen
duel-wonder-statue-of-zeus = Zeusstatyn
duel-wonder-temple-of-artemis = Artemistemplet

# Progress tokens.
duel-token-agriculture = Agrikultur
duel-token-architecture = Arkitektur
duel-token-economy = Ekonomi
duel-token-law = Lag
duel-token-masonry = Murverk
duel-token-mathematics = Matematik
duel-token-philosophy = Filosofi
duel-token-strategy = Strategi
duel-token-theology = Teologi
duel-token-urbanism = Urbanism

# Goods, and how many of them.
duel-good-wood = timmer
duel-good-clay = lera
duel-good-stone = sten
duel-good-glass = glas
duel-good-papyrus = papyrus
duel-n-wood = { $n } timmer
duel-n-clay = { $n } lera
duel-n-stone = { $n } sten
duel-n-glass = { $n } glas
duel-n-papyrus = { $n } papyrus

# The lines of the score pad.
duel-score-civilian = Civila byggnader
duel-score-science = Vetenskap
duel-score-commerce = Handel
duel-score-guilds = Skrån
duel-score-wonders = Underverk
duel-score-progress = Utvecklingsmarkörer
duel-score-treasury = Skattkammare
duel-score-military = Militär

# What is counted, after "for each".
duel-each-brown = brunt kort
duel-each-grey = grått kort
duel-each-brown-grey = brunt och grått kort
duel-each-blue = blått kort
duel-each-green = grönt kort
duel-each-yellow = gult kort
duel-each-red = rött kort
duel-each-wonders = byggt underverk
duel-each-tokens = utvecklingsmarkör du har
duel-each-coins = set av { $n } mynt

# Effects, a sentence each.
duel-effect-produces = Producerar { $goods }.
duel-effect-produces-one = Producerar { $goods }, efter eget val vid varje bygge.
duel-effect-fixed-price = Du köper { $goods } för { $n } mynt styck.
duel-effect-shields = Flyttar konfliktpjäsen { $n } steg mot den andra huvudstaden.
duel-effect-science = Vetenskapssymbol: { $symbol }.
duel-effect-points = { $n } poäng.
duel-effect-points-for = { $n } poäng för varje { $each }.
duel-effect-coins = { $n } mynt genast.
duel-effect-coins-for = { $n } mynt genast för varje { $each } i din stad.
duel-effect-guild = { $points } poäng vid slutet för varje { $each } i den stad som har flest.
duel-effect-guild-coins = För varje { $each } i den stad som har flest: { $coins } mynt nu och { $points } poäng vid slutet.
duel-effect-opponent-loses = Din motspelare förlorar { $n } mynt.
duel-effect-destroys-brown = Lägger ett av motspelarens bruna kort i slänghögen.
duel-effect-destroys-grey = Lägger ett av motspelarens gråa kort i slänghögen.
duel-effect-revives = Bygger ett kort ur slänghögen gratis.
duel-effect-library = Drar { $n } utvecklingsmarkörer ur lådan; du behåller en.
duel-effect-plays-again = Du spelar genast en tur till.
duel-effect-discount-wonders = Dina underverk kräver { $n } resurser färre.
duel-effect-discount-cards = Dina blåa kort kräver { $n } resurser färre.
duel-effect-more-shields = { $n ->
    [one] Varje rött kort du bygger har 1 sköld till.
   *[other] Varje rött kort du bygger har { $n } sköldar till.
}
duel-effect-plays-again-after = Du spelar en tur till efter varje underverk du bygger.
duel-effect-takes-trade = Det motspelaren betalar för resurser går till dig.
duel-effect-coins-for-chains = { $n } mynt varje gång du bygger genom en kedja.

# Costs and prices.
duel-costs = Kostar { $cost }.
duel-cost-nothing = ingenting
duel-price-free = gratis
duel-price-chain = gratis med { $card }
duel-slot-your-price = Kostar dig: { $mine }. Kostar { $name }: { $theirs }.
duel-slot-prices = Kostar { $a }: { $pa }. Kostar { $b }: { $pb }.
duel-rival-price = Kostar { $name }: { $price }.
duel-bill-chain = Gratis med { $card }.
duel-bill-coins = { $n } mynt på kortet.
duel-bill-bought = { $n ->
    [one] Köper { $goods }: { $sum }.
   *[other] Köper { $goods } à { $unit }: { $sum }.
}
duel-bill-own = Producerar { $goods }.
duel-bill-chosen = Efter val: { $goods }.
duel-bill-waived = Sparas genom en markör: { $goods }.
duel-bill-economy = Mynten för resurser går till { $name }.

# Why not.
duel-why-coins = Kostar { $n } mynt, du har { $have }.
duel-why-goods = { $goods } saknas: { $n } mynt, du har { $have }.
duel-why-both = { $goods } saknas: { $n } mynt med de { $coins } på kortet, du har { $have }.
duel-why-covered = Ligger under { $cards }.
duel-why-turn = { $name } bestämmer nu.
duel-why-first = Något annat bestäms först.

# What a move brings.
duel-note-points = { $n ->
    [one] { $change } poäng
   *[other] { $change } poäng
}
duel-note-gains = { $n } mynt till dig
duel-note-rival-gains = { $name } får { $n } mynt av det
duel-note-loses = { $name } förlorar { $n } mynt
duel-note-pawn = Pjäsen flyttas { $n } steg, { $left } kvar till huvudstaden för { $name }
duel-note-looted = Militärmarkör: { $name } förlorar { $n } mynt
duel-note-symbol = { $symbol }: { $n } av { $of } symboler
duel-note-pair = Ett par: du tar en utvecklingsmarkör
duel-note-library = Du behåller en av tre markörer ur lådan
duel-note-revives = Du bygger ett kort ur slänghögen
duel-note-destroys-brown = Du slänger ett brunt kort för { $name }
duel-note-destroys-grey = Du slänger ett grått kort för { $name }
duel-note-again = Du spelar en tur till
duel-note-again-lost = Ingen tur till: det är tidsålderns sista kort
duel-note-wins-military = Vinner genom militär övermakt
duel-note-wins-science = Vinner genom vetenskaplig överlägsenhet
duel-note-opens = Öppnar { $cards }.
duel-note-turns = { $n ->
    [one] Vänder upp ett kort.
   *[other] Vänder upp { $n } kort.
}
duel-note-opens-both = { $n ->
    [one] Öppnar { $cards } och vänder upp ett kort.
   *[other] Öppnar { $cards } och vänder upp { $n } kort.
}
duel-note-opens-none = Öppnar ingenting.

# Moves, as advice and on buttons.
duel-do-build = Bygg { $card }
duel-do-sell = Släng { $card } för mynt
duel-do-build-short = Bygg
duel-do-sell-short = Släng
duel-do-wonder = Bygg { $wonder } med { $card }
duel-do-take = Ta { $wonder }
duel-do-token = Ta { $token }
duel-do-destroy = Släng { $card }
duel-do-revive = Bygg { $card } ur slänghögen
duel-do-begin = Plats { $seat } börjar
duel-do-begin-name = { $name } börjar

# The log.
duel-tell-first = { $name } är första spelare.
duel-tell-tokens = På brädet: { $tokens }.
duel-tell-wonders = Att välja mellan: { $wonders }.
duel-tell-age = { $age } läggs ut.
duel-tell-reveal = { $card } vänds upp.
duel-tell-library = Dras ur lådan: { $tokens }.
duel-tell-build = { $name } bygger { $card }.
duel-tell-sell = { $name } slänger { $card } för mynt.
duel-tell-wonder = { $name } bygger { $wonder } med { $card }.
duel-tell-take = { $name } tar { $wonder }.
duel-tell-token = { $name } tar utvecklingsmarkören { $token }.
duel-tell-destroy = { $name } lägger { $card } i slänghögen.
duel-tell-revive = { $name } bygger { $card } ur slänghögen.
duel-tell-begin = { $name } bestämmer: { $begins } börjar.

# What is decided, and by whom.
duel-head-card-you = Din tur: ta ett kort
duel-head-card = { $name } tar ett kort
duel-head-draft-you = Ta ett underverk
duel-head-draft = { $name } tar ett underverk
duel-head-token-you = Ett par: ta en utvecklingsmarkör
duel-head-token = { $name } tar en utvecklingsmarkör
duel-head-library-you = Biblioteket i Alexandria: behåll en markör
duel-head-library = { $name } behåller en markör ur biblioteket
duel-head-destroy-you = Släng ett av motspelarens kort
duel-head-destroy = { $name } slänger ett av motspelarens kort
duel-head-revive-you = Bygg ett kort ur slänghögen
duel-head-revive = { $name } bygger ett kort ur slänghögen
duel-head-begin-you = Du bestämmer vem som börjar tidsåldern
duel-head-begin = { $name } bestämmer vem som börjar tidsåldern
duel-head-luck = Korten delas ut
duel-head-over = Spelet är slut
duel-about-draft = Varje stad får fyra underverk. Den som väljer som nummer två tar två i rad.
duel-about-token = En markör behålls till slutet och gäller från och med nu.
duel-about-library = Tre markörer drogs ur lådan. De andra två läggs tillbaka.
duel-about-destroy = Kortet läggs i slänghögen och dess produktion upphör.
duel-about-revive = Det kostar ingenting och verkar som nybyggt.
duel-about-begin = Tidsåldern ligger på bordet. Den med mindre armé väljer.
duel-again-you = Du spelar en tur till
duel-again = { $name } spelar en tur till
duel-help-pick = Välj ett kort för att se vad det kostar och ger.
duel-hinted = Rekommenderas

# The end.
duel-end-military = { $name } vinner genom militär övermakt
duel-end-science = { $name } vinner genom vetenskaplig överlägsenhet
duel-end-points = { $name } vinner på poäng
duel-end-shared = Segern delas
duel-winner = Vinnare

# The board.
duel-structure = Korten i { $age }
duel-back = Kort ur { $age }, nedvänt
duel-back-any = Kort, nedvänt
duel-back-guild = Skrå
duel-track = Militärspåret
duel-track-label = Militärspåret. { $a } behöver { $na } sköldar för att vinna, { $b } behöver { $nb }.
duel-track-left = { $name }: { $n } till seger
duel-track-right = { $name }: { $n } till seger
duel-tokens = Utvecklingsmarkörer
duel-science = Vetenskap
duel-science-label = { $n ->
    [0] Inga vetenskapssymboler; { $of } olika vinner.
   *[other] Vetenskap: { $n } av { $of } olika symboler: { $symbols }. Par: { $pairs }.
}
duel-goods = Resurser
duel-makes = har
duel-buys = köper för
duel-choice = varje gång en av
duel-cities = Städer
duel-decides = bestämmer
duel-stack = { $kind }, { $n }: { $cards }
duel-wonder-label = { $wonder }, inte byggt, { $n } mynt. { $effects }
duel-wonder-built-label = { $wonder }, byggt. { $effects }
duel-wonders-gone = Sju underverk står: inget mer kan byggas.
duel-points-so-far = { $n } poäng hittills
duel-summary-label = Staden för { $name }: { $coins } mynt, { $points } poäng, { $symbols } vetenskapssymboler, { $n } sköldar till seger
duel-discard = Slänghög ({ $n })
duel-discard-about = Kort som slängts för mynt eller förstörts. Mausoleet bygger ett av dem.
duel-unseen = Ännu inte sedda ({ $n })
duel-unseen-about = { $n ->
    [0] Inget kort ligger nedvänt. De här togs bort ur tidsåldern.
    [one] Ett av de här ligger nedvänt. De andra togs bort ur tidsåldern.
   *[other] { $n } av de här ligger nedvända. De andra togs bort ur tidsåldern.
}
duel-unseen-many = { $n ->
    [one] Det kan bara vara ett kort.
   *[other] Det kan vara vilket som helst av { $n } kort som ingen har sett.
}
duel-pile-empty = Det finns inget kort här.

# Explanations.
duel-explain = Mer om { $thing }
duel-explain-free-with = Gratis för den som har { $card }.
duel-explain-opens = Gör { $card } gratis längre fram.
duel-explain-in-yours = Det finns i din stad.
duel-explain-in-theirs = Det finns i motspelarens stad.
duel-explain-in-seat = Det finns i staden på plats { $n }.
duel-explain-for-you = För dig
duel-explain-for-rival = För motspelaren
duel-explain-for-seat = Plats { $n }
duel-the-opponent = motspelaren
duel-the-other = den andra staden
duel-explain-track = Varje sköld flyttar pjäsen ett steg mot den andra huvudstaden. Den som når dit vinner genast.
duel-explain-zone = Steg { $from } till { $to }: { $n } poäng vid slutet.
duel-explain-zone-token = Steg { $from } till { $to }: { $n } poäng vid slutet. Första gången förlorar sidans ägare { $coins } mynt.
duel-explain-distance = Du behöver { $mine } sköldar för att vinna, motspelaren { $theirs }.
duel-explain-science = Den som har { $n } olika symboler vinner genast.
duel-explain-pairs = När du får samma symbol en andra gång tar du en utvecklingsmarkör från brädet.
duel-explain-back = Det vänds upp så snart inget kort ligger på det.
duel-explain-back-guild = Ett skrå: det syns på baksidan. Vilket, syns när det vänds upp.

# Keys.
duel-key-pick = Välj ett kort eller alternativ
duel-key-build = Gå till: bygg
duel-key-wonder = Gå till: nästa underverk
duel-key-sell = Gå till: släng för mynt
duel-key-confirm = Bekräfta
duel-key-unpick = Släpp det som är valt
duel-key-explain = Förklara det som har fokus
