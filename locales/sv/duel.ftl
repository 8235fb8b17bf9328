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

# Ages, and the colours of cards with what they stand for; 7 Wonders has other words in some languages.
duel-age-1 = Tidsålder I
duel-age-2 = Tidsålder II
duel-age-3 = Tidsålder III
duel-colour-brown = brunt
duel-colour-grey = grått
duel-colour-blue = blått
duel-colour-green = grönt
duel-colour-yellow = gult
duel-colour-red = rött
duel-colour-purple = violett
duel-kind-brown = råmaterial
duel-kind-grey = tillverkade varor
duel-kind-blue = civila byggnader
duel-kind-green = vetenskapsbyggnader
duel-kind-yellow = handelsbyggnader
duel-kind-red = militärbyggnader
duel-kind-purple = skrån

# Goods, and how many of them.
duel-good-wood = timmer
duel-good-clay = lera
duel-good-stone = sten
duel-good-glass = glas
duel-good-papyrus = papyrus
duel-good-any-raw = valfritt råmaterial
duel-good-any-manufactured = valfri tillverkad vara
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
duel-effect-shields = Flyttar konfliktpjäsen { $n } steg mot motspelarens huvudstad.
duel-effect-science = Vetenskapssymbol: { $symbol }.
duel-effect-points = { $n } poäng.
duel-effect-points-for = { $n } poäng för varje { $each }.
duel-effect-coins = { $n } mynt genast.
duel-effect-coins-for = { $n } mynt genast för varje { $each } i din stad.
duel-effect-guild = { $points } poäng vid spelets slut för varje { $each } i den stad som har flest.
duel-effect-guild-coins = För varje { $each } i den stad som har flest: { $coins } mynt nu och { $points } poäng vid spelets slut.
duel-effect-opponent-loses = Din motspelare förlorar { $n } mynt.
duel-effect-destroys-brown = Lägger ett av motspelarens bruna kort i slänghögen.
duel-effect-destroys-grey = Lägger ett av motspelarens grå kort i slänghögen.
duel-effect-revives = Bygger ett kort ur slänghögen gratis.
duel-effect-library = Drar { $n } utvecklingsmarkörer ur lådan; du behåller en.
duel-effect-plays-again = Du spelar genast en tur till.
duel-effect-discount-wonders = Dina underverk kräver { $n } resurser färre.
duel-effect-discount-cards = Dina blå kort kräver { $n } resurser färre.
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
duel-slot-your-price = Pris för dig: { $mine }. Pris för { $name }: { $theirs }.
duel-slot-prices = Pris för { $a }: { $pa }. Pris för { $b }: { $pb }.
duel-slot-covered = Andra kort ligger på det.
duel-bill-chain = Gratis med { $card }.
duel-bill-coins = Kortet kostar { $n } mynt.
duel-bill-bought = { $n ->
    [one] Köper { $goods }: { $sum } mynt.
   *[other] Köper { $goods } för { $unit } mynt styck: { $sum } mynt.
}
duel-bill-own = Producerar { $goods }.
duel-bill-chosen = Valfri produktion: { $goods }.
duel-bill-waived = Behövs inte tack vare en markör: { $goods }.
duel-bill-economy = Mynten för resurser går till { $name }.

# Why not.
duel-why-coins = Kostar { $n } mynt, du har { $have }.
duel-why-goods = { $goods } saknas: { $n } mynt, du har { $have }.
duel-why-both = { $goods } saknas: { $n } mynt, inklusive { $coins } för kortet; du har { $have }.
duel-why-covered = Ligger under { $cards }.
duel-why-turn = { $name } bestämmer nu.
duel-why-first = Något annat bestäms först.
duel-why-not-there = { $card } ligger inte uppvänt i kortstrukturen.
duel-why-not-yours = Du kan inte bygga { $wonder }: underverket är inte ditt, eller så är det ur spel.
duel-why-built = Du har redan byggt { $wonder }.
duel-why-not-offered = Du kan inte ta { $wonder } nu: underverket ligger inte på bordet.
duel-why-no-token = { $token } är inte en av markörerna att välja bland.
duel-why-not-destroyable = Du kan inte lägga { $card } i slänghögen nu.
duel-why-not-discarded = { $card } finns inte i slänghögen.

# What a move brings.
duel-note-points = { $n ->
    [one] { $change } poäng
   *[other] { $change } poäng
}
duel-note-gains = { $n } mynt till dig
duel-note-rival-gains = { $name } får { $n } mynt av det
duel-note-loses = { $name } förlorar { $n } mynt
duel-note-pawn = Pjäsen flyttas { $n } steg; { $left } steg kvar till huvudstaden ({ $name })
duel-note-looted = Militärmarkör: { $name } förlorar { $n } mynt
duel-note-symbol = { $symbol }: { $n } av { $of } olika symboler
duel-note-pair = Ett par: du tar en utvecklingsmarkör
duel-note-library = Du behåller en av tre markörer ur lådan
duel-note-revives = Du bygger ett kort ur slänghögen
duel-note-destroys-brown = { $name } förlorar ett brunt kort, som du väljer
duel-note-destroys-grey = { $name } förlorar ett grått kort, som du väljer
duel-note-again = Du spelar en tur till
duel-note-again-lost = Ingen tur till: det är tidsålderns sista kort
duel-note-wins-military = Vinner genom militär övermakt
duel-note-wins-science = Vinner genom vetenskaplig överlägsenhet
duel-note-opens = Nya tillgängliga kort: { $cards }.
duel-note-turns = { $n ->
    [one] Vänder upp ett kort.
   *[other] Vänder upp { $n } kort.
}
duel-note-opens-both = { $n ->
    [one] Nya tillgängliga kort: { $cards }. Dessutom vänds ett kort upp.
   *[other] Nya tillgängliga kort: { $cards }. Dessutom vänds { $n } kort upp.
}
duel-note-opens-none = Gör inget kort tillgängligt.

# What can be picked.
duel-offer-card = { $card }, { $colour }: { $mine } ({ $name }: { $theirs }). { $effects }
duel-offer-built = { $card }, { $colour }. { $effects }
duel-offer-wonder = { $wonder }. Kostar { $cost }. { $effects }
duel-offer-token = { $token }. { $effects }
duel-do-wonder-short = Bygg { $wonder }
duel-chapter-draft = Före den första tidsåldern

# Moves, as advice and on buttons.
duel-do-build = Bygg { $card }
duel-do-sell = Släng { $card } för mynt
duel-do-build-short = Bygg
duel-do-sell-short = Släng
duel-do-wonder = Bygg { $wonder } med { $card }
duel-do-take = Ta { $wonder }
duel-do-token = Ta { $token }
duel-do-destroy = Lägg { $card } i slänghögen
duel-do-revive = Bygg { $card } ur slänghögen
duel-do-begin-name = { $name } börjar

# The log.
duel-tell-first = { $name } är första spelare.
duel-tell-first-you = Du är första spelare.
duel-tell-tokens = På brädet: { $tokens }.
duel-tell-wonders = Att välja bland: { $wonders }.
duel-tell-age = { $age } läggs ut.
duel-tell-reveal = { $card } vänds upp.
duel-tell-library = Dras ur lådan: { $tokens }.
duel-tell-build = { $name } bygger { $card }.
duel-tell-build-you = Du bygger { $card }.
duel-tell-sell = { $name } slänger { $card } för mynt.
duel-tell-sell-you = Du slänger { $card } för mynt.
duel-tell-wonder = { $name } bygger { $wonder } med { $card }.
duel-tell-wonder-you = Du bygger { $wonder } med { $card }.
duel-tell-take = { $name } tar { $wonder }.
duel-tell-take-you = Du tar { $wonder }.
duel-tell-token = { $name } tar utvecklingsmarkören { $token }.
duel-tell-token-you = Du tar utvecklingsmarkören { $token }.
duel-tell-destroy = { $name } lägger { $card } i slänghögen.
duel-tell-destroy-you = Du lägger { $card } i slänghögen.
duel-tell-revive = { $name } bygger { $card } ur slänghögen.
duel-tell-revive-you = Du bygger { $card } ur slänghögen.
duel-tell-begin = { $name } bestämmer: { $begins } börjar.
duel-tell-begin-you = Du bestämmer: { $begins } börjar.
duel-tell-begin-you-you = Du bestämmer: du börjar.
duel-tell-begin-for-you = { $name } bestämmer: du börjar.

# What is decided, and by whom.
duel-head-play-you = Din tur: ta ett kort
duel-head-play = { $name } tar ett kort
duel-head-draft-you = Ta ett underverk
duel-head-draft = { $name } tar ett underverk
duel-head-token-you = Ett par: ta en utvecklingsmarkör
duel-head-token = { $name } tar en utvecklingsmarkör
duel-head-library-you = Biblioteket i Alexandria: behåll en markör
duel-head-library = { $name } behåller en markör ur Biblioteket i Alexandria
duel-head-destroy-you = Lägg ett av motspelarens kort i slänghögen
duel-head-destroy = { $name } lägger ett av motspelarens kort i slänghögen
duel-head-revive-you = Bygg ett kort ur slänghögen
duel-head-revive = { $name } bygger ett kort ur slänghögen
duel-head-begin-you = Du bestämmer vem som inleder tidsåldern
duel-head-begin = { $name } bestämmer vem som inleder tidsåldern
duel-head-luck = Korten läggs ut
duel-head-over = Partiet är slut
duel-head-again = { $head } · sedan en tur till
duel-about-draft = Varje stad får fyra underverk. Den som väljer som nummer två tar två i rad.
duel-about-token = En markör behålls till slutet och gäller från och med nu.
duel-about-library = Tre markörer drogs ur lådan. De andra två läggs tillbaka.
duel-about-destroy = Kortet läggs i slänghögen och dess produktion upphör.
duel-about-revive = Det kostar ingenting, och allt det ger får du som om du hade byggt det på vanligt sätt.
duel-about-begin = Tidsåldern är utlagd. Spelaren med mindre armé väljer.
duel-help-pick = Välj ett kort för att se vad det kostar och ger.
duel-hinted = Rekommenderas

# The end.
duel-end-military = { $name } vinner genom militär övermakt
duel-end-science = { $name } vinner genom vetenskaplig överlägsenhet
duel-end-points = { $name } vinner en civilseger
duel-end-shared = Spelarna delar på segern
duel-winner = Vinnare

# The board.
duel-structure = { $age }, kortstrukturen
duel-back = { $n ->
    [one] ett nedvänt kort
   *[other] { $n } nedvända kort
} ({ $age })
duel-back-any = Nedvänt kort
duel-back-guild = Skrå
duel-track = Brädet
duel-track-label = Brädet. Sköldar som behövs för att vinna: { $a } { $na }, { $b } { $nb }.
duel-track-left = { $name }: { $n } till seger
duel-track-right = { $name }: { $n } till seger
duel-tokens = Utvecklingsmarkörer
duel-science = Vetenskap
duel-science-label = { $n ->
    [0] Inga vetenskapssymboler; { $of } olika ger seger.
   *[other] Vetenskap: { $n } av { $of } olika symboler: { $symbols }. Par: { $pairs }.
}
duel-goods = Resurser
duel-makes = producerar
duel-buys = köper för
duel-choice = vid varje bygge
duel-cities = Städer
duel-decides = bestämmer
duel-stack = { $kind }, { $n }: { $cards }
duel-wonder-label = { $wonder }, obyggt underverk, { $n } mynt. { $effects }
duel-wonder-built-label = { $wonder }, byggt underverk. { $effects }
# The same within a sentence.
duel-inside-appian-way = Via Appia
duel-inside-circus-maximus = Circus Maximus
duel-inside-colossus = Kolossen
duel-inside-great-library = Biblioteket i Alexandria
duel-inside-great-lighthouse = Fyrtornet i Alexandria
duel-inside-hanging-gardens = Babylons hängande trädgårdar
duel-inside-mausoleum = Mausoleet i Halikarnassos
duel-inside-piraeus = Piraeus
duel-inside-pyramids = Pyramiderna
duel-inside-sphinx = Sfinxen
duel-inside-statue-of-zeus = Zeusstatyn
duel-inside-temple-of-artemis = Artemistemplet
duel-wonders-gone = Sju underverk är byggda: inget mer kan byggas.
duel-points-so-far = { $n } poäng hittills
duel-summary-label = Stad ({ $name }): { $coins } mynt, { $points } poäng, { $symbols ->
    [one] { $symbols } vetenskapssymbol
   *[other] { $symbols } vetenskapssymboler
}, { $n ->
    [one] { $n } sköld
   *[other] { $n } sköldar
} till seger
duel-discard = Slänghög ({ $n })
duel-discard-about = Kort som slängts för mynt eller som ett underverk lagt här. Mausoleet i Halikarnassos bygger ett av dem.
duel-unseen = Inte sedda än ({ $n })
duel-unseen-about = { $n ->
    [0] Inget kort ligger nedvänt. De här togs bort ur tidsåldern.
    [one] Ett av de här ligger nedvänt. De andra togs bort ur tidsåldern.
   *[other] { $n } av de här ligger nedvända. De andra togs bort ur tidsåldern.
}
duel-unseen-many = { $n ->
    [one] Det kan bara vara ett kort.
   *[other] Det kan vara vilket som helst av { $n } kort som ingen av er har sett.
}
duel-pile-empty = Det finns inget kort här.

# Explanations.
duel-explain = Mer om { $thing }
duel-explain-free-with = Gratis om du har { $card }.
duel-explain-opens = Gör { $card } gratis längre fram.
duel-explain-in-yours = Det finns i din stad.
duel-explain-in-theirs = Det finns i motspelarens stad.
duel-explain-in-seat = Det finns i staden på plats { $n }.
duel-explain-for-you = För dig
duel-explain-for-rival = För motspelaren
duel-explain-for-seat = Plats { $n }
duel-the-opponent = motspelaren
duel-explain-track = Varje sköld flyttar konfliktpjäsen ett steg mot motspelarens huvudstad. Den som når dit vinner genast.
duel-explain-zone = Steg { $from } till { $to }: { $n } poäng vid spelets slut.
duel-explain-zone-token = Steg { $from } till { $to }: { $n } poäng vid spelets slut. Första gången pjäsen når dit förlorar spelaren på den sidan { $coins } mynt.
duel-explain-distance = Sköldar som behövs för att vinna: du { $mine }, motspelaren { $theirs }.
duel-explain-science = Den som har { $n } olika symboler vinner genast.
duel-explain-pairs = När du får samma symbol en andra gång tar du en utvecklingsmarkör från brädet.
duel-explain-back = Det vänds upp så snart inget kort ligger på det.
duel-explain-back-guild = Ett skrå: det syns på baksidan. Vilket det är ser ni när kortet vänds upp.

# Keys.
duel-key-pick = Välj ett kort eller alternativ
duel-key-build = Gå till: bygg
duel-key-wonder = Gå till: nästa underverk
duel-key-sell = Gå till: släng för mynt
duel-key-confirm = Bekräfta
duel-key-unpick = Lägg tillbaka det valda
duel-key-explain = Förklara det markerade

# Luck that cannot be, in records written by hand.
duel-luck-first = Den första spelaren är en av de två vid bordet.
duel-luck-tokens = { $n } olika markörer ligger på brädet.
duel-luck-wonders = { $n } olika underverk läggs ut.
duel-luck-dealt-before = { $wonder } har redan lagts ut.
duel-luck-age = { $age } ska läggas ut nu.
duel-luck-drawn = { $n } olika markörer dras.
duel-luck-not-in-box = { $token } ligger inte i lådan.
duel-luck-slot-next = Plats { $n } vänds upp härnäst.
duel-luck-other-age = { $card } hör till en annan tidsålder.
duel-luck-other-back = { $card } har inte den baksida som ligger på plats { $n }.
duel-luck-seen-before = { $card } har redan synts.
duel-luck-twice = { $card } ligger på två platser.
duel-luck-face-up = Plats { $n } läggs uppvänd.
duel-luck-face-down = Plats { $n } läggs nedvänd.
duel-luck-guilds = { $n ->
    [0] Inga skrån läggs ut i den här tidsåldern, inte { $dealt }.
   *[other] { $n } skrån läggs ut i den här tidsåldern, inte { $dealt }.
}

duel-figure-coins = Mynt betalar kostnader och de varor som staden saknar. I slutet är { $n } mynt värda 1 poäng.
duel-figure-goods = Vad staden producerar varje tur, och vad den betalar banken för en enhet som den saknar. Ju mer av varan motståndarens bruna och grå kort producerar, desto högre är priset.
