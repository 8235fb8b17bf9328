# 7 Wonders Dice. Board sets of one's own bring their own names for dice, symbols and cities.

dice-building-wonder = Underverk
dice-building-barracks-west = Västra baracken
dice-building-barracks-east = Östra baracken
dice-building-agora = Torg
dice-building-market = Marknad
dice-building-university = Universitet
dice-building-guild-court = Skråsalen
dice-building-gallery = Ledargalleri
dice-building-warehouse = Lager

dice-score-wonder = Underverk
dice-score-barracks-west = Västra baracken
dice-score-barracks-east = Östra baracken
dice-score-agora = Torg
dice-score-market = Marknad
dice-score-university = Universitet
dice-score-guild-court = Skråsalen
dice-score-gallery = Ledargalleri

dice-die-grey-1 = grå tärning 1
dice-die-grey-2 = grå tärning 2
dice-die-grey-3 = grå tärning 3
dice-die-blue = den blå tärningen
dice-die-red = den röda tärningen
dice-die-yellow = den gula tärningen
dice-die-green = den gröna tärningen
dice-die-black = den svarta tärningen
dice-die-white = den vita tärningen
dice-die-purple = den lila tärningen

# All dice of a colour.
dice-dice-grey = de grå tärningarna
dice-dice-blue = den blå tärningen
dice-dice-red = den röda tärningen
dice-dice-yellow = den gula tärningen
dice-dice-green = den gröna tärningen
dice-dice-black = den svarta tärningen
dice-dice-white = den vita tärningen
dice-dice-purple = den lila tärningen

dice-bonus-action = En handling till
dice-bonus-cross = En valfri ruta
dice-bonus-coins = Mynt

dice-city-alexandria = Alexandria
dice-city-babylon = Babylon
dice-city-ephesus = Efesos
dice-city-giza = Giza
dice-city-halicarnassus = Halikarnassos
dice-city-olympia = Olympia
dice-city-rhodes = Rhodos

dice-wonder-alexandria = Fyrtornet i Alexandria
dice-wonder-babylon = Babylons hängande trädgårdar
dice-wonder-ephesus = Artemistemplet
dice-wonder-giza = Cheopspyramiden
dice-wonder-halicarnassus = Mausoleet i Halikarnassos
dice-wonder-olympia = Zeusstatyn
dice-wonder-rhodes = Kolossen

# Spaces by their building and place.
dice-space-step = { $wonder }, steg { $n }
dice-space-cell = { $building }, rad { $row }, kolumn { $column }
dice-space-plain = { $building }, { $what }
dice-space-numbered = { $building }, { $what } { $n }
dice-line-attack = attack
dice-line-coin-7 = mynt
dice-line-defence = försvar

# Numbers with their nouns, for other messages.
dice-n-coins = { $n } mynt
dice-n-points = { $n } poäng
dice-total-coins = { $total } mynt

# What spaces and bonuses do.
dice-effect-cross = Kryssa av en ruta och betala för den: { $buildings }.
dice-effect-cross-up-to = Kryssa av upp till { $n } rutor och betala för var och en: { $buildings }.
dice-effect-coins = Få { dice-n-coins }.
dice-effect-free-die = Bygg genast med valfri tärning i forumet; tärningen är gratis.
dice-effect-action = Utför genast en handling till.
dice-effect-unlocks = Från och med nu får du välja { $die }.
dice-effect-resources = { $n ->
    [one] { $n } resurs från och med nu: varje ruta kostar dig ett mynt mindre.
   *[other] { $n } resurser från och med nu: varje ruta kostar dig upp till { $n } mynt mindre.
}
dice-effect-attack = Attack: { dice-n-points }, minus grannens försvar.
dice-effect-defence = Attacker från det här hållet ger grannen { dice-n-points } mindre.
dice-effect-all-cheaper = Från och med nu kostar varje tärning 1 mynt mindre.
dice-effect-cheaper = 1 mynt mindre från och med nu: { $dice }.
dice-effect-free-dice = Gratis från och med nu: { $dice }.
dice-effect-coins-on-die = Få { dice-n-coins } varje gång du väljer en tärning av färgen { $colour }.
dice-effect-points = { $n } poäng.
dice-effect-coins-and-points-for = { $n } mynt nu och { $n } poäng vid spelets slut för varje avkryssad ruta: { $building }.
dice-effect-points-for-gallery = { $n } poäng för varje avkryssad ruta: { $building }.

# What a move brings now.
dice-gain-on-die = Du får { dice-n-coins } för att du väljer tärningen.
dice-gain-attack = Attack mot { $name }: { dice-n-points }.
dice-gain-attack-less = Attack mot { $name }: { dice-n-points } ({ $printed } minus { $defence } för försvaret).
dice-gain-finishes = Gör en byggnad färdig: { $building }.
dice-gain-first-agora = Du är först med att göra torget färdigt.
dice-gain-follows = Sedan: { $tasks }.
dice-gain-lost = { $n } mynt ryms inte i din guldreserv.
dice-points-more = { dice-n-points } till, som läget är.
dice-after = Sedan har du { dice-n-coins }.

# What is to be decided.
dice-task-action = Välj din handling
dice-task-action-more = Utför en handling till
dice-task-free-die = Bygg med en gratis tärning
dice-task-cross = Kryssa av en ruta: { $buildings }
dice-task-cross-up-to = { $n ->
    [one] Kryssa av en ruta till, eller ingen: { $buildings }
   *[other] Kryssa av upp till { $n } rutor: { $buildings }
}
dice-task-bonus = Välj en bonus
dice-action-how = Välj en tärning och en ruta, bygg på ditt underverk eller passa.
dice-because = Tack vare { $what }.
dice-done = Din tur är klar
dice-soon = Tärningarna blandas strax
dice-watching = Du är åskådare
dice-last-turn = Det här är den sista turen.
dice-chosen = Du har valt: { $move }
dice-withdraw = Ta tillbaka
dice-thinking = { $n ->
    [one] { $names } tänker fortfarande.
   *[other] { $names } tänker fortfarande.
}
dice-thinks = tänker
dice-pass = Passa
dice-wonder-complete = Ditt underverk är färdigt

# Buttons.
dice-move-build = Kryssa av { $space } med { $die }, { $total ->
    [0] gratis
   *[other] { dice-total-coins }
}
dice-move-cross = Kryssa av { $space }, { $total ->
    [0] gratis
   *[other] { dice-total-coins }
}
dice-move-wonder = Bygg { $space }, { $total ->
    [0] gratis
   *[other] { dice-total-coins }
}
dice-move-pass = Passa och få { dice-n-coins }
dice-move-decline = Nej tack
dice-move-bonus = Ta bonusen: { $bonus }
dice-explain = Förklara { $what }

# Why not.
dice-why-locked = Du har inte låst upp { $die }.
dice-why-locked-by = Du har inte låst upp { $die }: kryssa först av { $space }.
dice-why-nothing-open = Ingen ruta är kvar på din spelbräda för den här symbolen: { $symbol }.
dice-why-dear = { $missing ->
    [one] { $missing } resurs saknas
   *[other] { $missing } resurser saknas
}: { $total } mynt, du har { $coins }.
dice-why-die-dear = Tärningen kostar { $die } mynt, du har { $coins }.
dice-why-both-dear = { $die } för tärningen och { $missing } för resurser som saknas: { $total } mynt, du har { $coins }.
dice-why-other = Något annat måste avgöras nu.
dice-why-not-now = Du har inget att avgöra nu.
dice-why-cross-first = Kryssa först av en ruta: { $buildings }.
dice-why-bonus-first = Välj först en bonus.
dice-why-bonus-crossed = Du har redan tagit den här bonusen.
dice-why-crossed = Den är redan avkryssad.
dice-why-order = Först kommer { $space }.
dice-why-no-wonder = Ingen tärning leder till underverket.
dice-why-wonder-complete = Alla steg är byggda.
dice-why-no-die = Ingen tärning i forumet leder dit nu; det behövs { $symbols }.

# The Guild Court.
dice-compare = Skråsalen: du måste ha { $strictly ->
    [yes] fler avkryssade rutor än motståndaren
   *[no] minst lika många avkryssade rutor som varje granne
} i { $what }. Du: { $own }, { $others }. { $holds ->
    [yes] Det räcker.
   *[no] Det räcker inte.
}
dice-compare-other = { $name }: { $n }
dice-guild-table = Avkryssade rutor när turen började, så som skråsalen jämför dem
dice-guild-holds = Räcker det för skråsalen?
dice-holds = Räcker
dice-holds-not = Räcker inte

# The table.
dice-forum = Forum
dice-section = { $n ->
    [0] Gratis tärningar
   *[other] Tärningar för { $n } mynt
}
dice-turn = tur { $n }
dice-section-empty = Ingen tärning
dice-beside = Bredvid forumet:
dice-beside-about = Den kommer in i forumet när någon låser upp den.
dice-die-shows = { $die } visar { $symbol }.
dice-die-section = { $n ->
    [0] Den är gratis.
   *[other] Den kostar { $n } mynt.
}
dice-die-cost-you = { $n ->
    [0] Du betalar ingenting för den.
   *[other] Du betalar { $n } mynt för den.
}
dice-die-spaces = { $n ->
    [one] Öppnar { $n } ruta. Sammanlagd kostnad i mynt: { $total }.
   *[other] Öppnar { $n } rutor. Sammanlagd kostnad i mynt: { $total }.
}
dice-sheet = Stad
dice-your-city = Din stad
dice-sheet-of = { $name } · { $city }
dice-open-sheet = Öppna spelbrädan: { $name }
dice-space-cost = { $n ->
    [0] Kostar inga resurser.
    [one] Kostar { $n } resurs.
   *[other] Kostar { $n } resurser.
}
dice-space-crossed = Avkryssad.
dice-space-open = Kan kryssas av nu.
dice-space-lit = { $n ->
    [0] Kan kryssas av gratis.
   *[other] Kan kryssas av för { $n } mynt.
}
dice-any-order = * i valfri ordning
dice-building = Byggnad
dice-building-finished = alla rutor avkryssade
dice-building-count = { $done } av { $of } avkryssade, { $points } poäng
dice-building-can = { $n ->
    [one] { $n } öppen
   *[other] { $n } öppna
}
dice-reserve = Guldreserv, bonusar och specialtärningar
dice-coins-of = { $n } av { $size } mynt
dice-resources = { $n ->
    [one] { $n } resurs
   *[other] { $n } resurser
}
dice-bonuses = Bonusar { $n } av { $end }
dice-special = Specialtärningar
dice-locked = Låst
dice-unlocked = Upplåst
dice-neighbours = Dina grannar
dice-others = Städer
dice-left = till vänster om dig
dice-right = till höger om dig
dice-opposite = din motståndare
dice-you = du
dice-them = grannen
dice-your-attacks = { $side ->
    [west] Dina attacker, väst
   *[east] Dina attacker, öst
}
dice-their-attacks = { $side ->
    [west] Grannens attacker, väst
   *[east] Grannens attacker, öst
}

# The boards.
dice-boards = Spelbrädor: { dice-boards-name }.
dice-boards-name = { $name ->
    [balanced] { home-boards-balanced }
    [stand-in] { home-boards-stand-in }
   *[other] { $name }
}
dice-boards-stand-in = De ersätter de tryckta spelbrädorna, som inte är offentliga: reglerna är spelets egna, talen är våra.
dice-boards-about-balanced = Gjorda så att alla städer är ungefär lika starka.
dice-boards-about-stand-in = Den första uppsättningen, närmast det lilla som är allmänt känt.
dice-boards-loading = Hämtar spelbrädor: { dice-boards-name } …
dice-boards-missing = Det här bordet har egna spelbrädor ({ dice-boards-name }), som inte finns här. Loggen berättar vad som händer; utan spelbrädorna kan städerna inte ritas.
dice-boards-offline = Servern svarar inte, så spelbrädorna kan inte hämtas: { dice-boards-name }.
dice-boards-refused = Spelbrädorna kan inte hämtas: { dice-boards-name }. { $reason }
dice-boards-again = Försök igen

# Explanations.
dice-explain-cost = Kostnad
dice-explain-by = Öppnas av
dice-explain-by-wonder = handlingen att bygga på underverket; ingen tärning
dice-explain-after = Öppnar
dice-explain-special = En specialtärning: du får välja den bara om du har låst upp den.
dice-explain-reach = Öppnar för dig: { $spaces }.
dice-explain-faces = Dess sidor
dice-explain-bonus = Du får en bonus för varje byggnad i staden som du gör färdig. När en spelare har { $n } spelas en tur till.
dice-explain-nothing = Det finns ingen information om detta.
dice-leads-line = Öppnar sin linje: { $buildings }.
dice-leads-any = Kryssar av en ruta: { $buildings }.
dice-leads-guild = Öppnar skråsalen om du har tillräckligt många avkryssade rutor i: { $buildings }.

# The log.
dice-tell-cities = Städerna delas ut: { $cities }.
dice-tell-city = { $name } får { $city }
dice-tell-city-you = du får { $city }
dice-tell-die = { $die } ({ $symbol })
dice-tell-swap = I forumet ersätts { $grey } av { $special }.
dice-tell-build = { $name } kryssar av { $space } med { $die }.
dice-tell-build-you = Du kryssar av { $space } med { $die }.
dice-tell-wonder = { $name } bygger nästa steg av underverket.
dice-tell-wonder-you = Du bygger nästa steg av underverket.
dice-tell-pass = { $name } passar och får mynt.
dice-tell-pass-you = Du passar och får mynt.
dice-tell-cross = { $name } kryssar också av { $space }.
dice-tell-cross-you = Du kryssar också av { $space }.
dice-tell-decline = { $name } avstår.
dice-tell-decline-you = Du avstår.
dice-tell-bonus = { $name } gör en byggnad färdig och tar bonusen: { $bonus }.
dice-tell-bonus-you = Du gör en byggnad färdig och tar bonusen: { $bonus }.
dice-tell-move-build = Kryssa av { $space } med { $die }
dice-tell-move-wonder = Bygg nästa steg av underverket
dice-tell-move-pass = Passa för mynt
dice-tell-move-cross = Kryssa av { $space }

# Offers: what can be picked, what it costs, what it leads to.
dice-own = { $name }
dice-about = { $parts }
dice-thing = { $what }. { $text }
dice-face = { $symbol }{ $n ->
    [one] .
   *[other] {" "}×{ $n }.
} { $leads }
dice-bill-die = Tärningen: { dice-n-coins }.
dice-bill-die-less = Tärningen: { dice-n-coins } i stället för { $section }.
dice-bill-die-free = Tärningen är gratis.
dice-bill-produced = Din stad producerar { $n } av { $cost ->
    [one] { $cost } resurs.
   *[other] { $cost } resurser.
}
dice-bill-missing = { $n ->
    [one] { $n } resurs saknas: { dice-n-coins }.
   *[other] { $n } resurser saknas: { dice-n-coins }.
}
dice-gain-coins = Du får { dice-n-coins }.
dice-gain-defence = Attacker mot dig från { $name } ger { dice-n-points } mindre.
dice-gain-enters = Efter den här turen kommer { $die } in i forumet.
dice-gain-end = Din bonus nummer { $n } utlöser spelets slut: en tur till spelas.
dice-later = Senare: { $tasks }.
dice-then-action = en handling till
dice-then-free-die = en gratis tärning
dice-then-cross = en ruta att kryssa av ({ $buildings })
dice-then-cross-up-to = { $n ->
    [one] en ruta att kryssa av, eller ingen ({ $buildings })
   *[other] upp till { $n } rutor att kryssa av ({ $buildings })
}
dice-then-bonus = en bonus
dice-why-action-first = Välj först din handling.
dice-why-free-die-first = Bygg först med den gratis tärningen, eller avstå.
dice-why-not-in-forum = Inte i forumet: { $die }.
dice-why-no-space = Din stad har ingen sådan ruta.
dice-why-wrong-symbol = Symbolen på { $die } är { $symbol }; rutan kräver { $symbols }.
dice-why-now-cities = Städerna har inte delats ut än.
dice-why-now-roll = Tärningarna har inte blandats än.
dice-why-now-act = Nu utför alla sina handlingar.
dice-why-now-swap = Nu kommer en specialtärning in i forumet.
dice-why-now-over = Partiet är slut.
dice-luck-cities = { $n } städer delas ut, en till varje spelare.
dice-luck-twice = { $city } delas ut två gånger.
dice-luck-order = Tärningarna måste stå i forumets ordning.
dice-luck-face = En tärning visar en av sina sex sidor och ligger i en av fyra sektioner.
dice-luck-dice = { $n } tärningar blandas.
dice-luck-next = Härnäst kommer { $die } in i forumet.
dice-luck-grey = Bara en grå tärning i forumet kan lämna det.
dice-soon-cities = Städerna delas strax ut
dice-soon-swap = En specialtärning kommer strax in i forumet
dice-end = { $n ->
    [one] { $names } vinner
   *[other] { $names } delar på segern
}
dice-ending-bonuses = { $n ->
    [one] { $names } har kryssat av { $bonuses } bonusar.
   *[other] { $names } har kryssat av { $bonuses } bonusar.
}
dice-ending-turns = Partiet slutar efter tur { $n }.
dice-rolled = Tärningarna blandas. { $sections }
dice-rolled-section = { $n ->
    [0] Gratis: { $dice }.
   *[other] För { $n } mynt: { $dice }.
}

# What looks wrong in a board file.
dice-slip-in = { $cities }: { $slip }
dice-slip-no-symbols = { $building }, linje { $line }: inga symboler, så ingen tärning leder dit.
dice-slip-locked = Kan aldrig användas: { $die }. Ingen ruta låser upp den.
dice-slip-unlocks = Låses upp { $n } gånger: { $die }.
dice-slip-no-effect = { $space }: rutan har ingen effekt.
dice-slip-produces-nothing = { $space }: rutan producerar ingen resurs.
dice-slip-steps = Underverket har { $n } steg; de tryckta har 3.
dice-slip-agora = { $space }: rutan ligger på { $n ->
    [one] { $n } linje; de tryckta ligger på 2.
   *[other] { $n } linjer; de tryckta ligger på 2.
}
dice-slip-barracks = { $building }: attacker { $attacks }, försvar { $defences }; de tryckta har attacker och 1 eller 2 försvar.
dice-slip-court = { $space }: kryssar av rutor i skråsalen; ingen tryckt ruta gör det.
dice-slip-start = Mynt i början: { $n }; på de tryckta spelbrädorna { $usual }.
dice-slip-pass = Mynt för att passa: { $n }; på de tryckta spelbrädorna { $usual }.
dice-slip-first = Poäng till den som först gör torget färdigt: { $n }; på de tryckta spelbrädorna { $usual }.
dice-slip-bonuses = Bonusar: { $n }; på de tryckta spelbrädorna { $usual }.
dice-slip-end = Bonusar som utlöser spelets slut: { $n }; på de tryckta spelbrädorna { $usual }.

# Keys.
dice-key-pick = Välj tärningen, rutan eller bonusen med det numret; igen: dess nästa ruta
dice-key-wonder = Bygg på underverket
dice-key-pass = Passa
dice-key-decline = Avstå
dice-key-confirm = Bekräfta
dice-key-unpick = Lägg tillbaka det valda

dice-figure-coins = Mynt betalar tärningar, och varje resurs som en ruta kostar och staden saknar. De är inga poäng, men de avgör vid lika.
dice-figure-resources = Varje resurs täcker en av dem som en ruta kostar. Resurser förbrukas aldrig.
dice-figure-bonuses = De bonusar som staden har kryssat av, och hur många av dem som avslutar spelet.
