# 7 Wonders Dice. Egna uppsättningar spelbräden har egna namn på tärningar, symboler och städer.

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
dice-die-blue = blå tärning
dice-die-red = röd tärning
dice-die-yellow = gul tärning
dice-die-green = grön tärning
dice-die-black = svart tärning
dice-die-white = vit tärning
dice-die-purple = lila tärning

# Alla tärningar av en färg.
dice-dice-grey = grå tärningar
dice-dice-blue = blå tärningen
dice-dice-red = röda tärningen
dice-dice-yellow = gula tärningen
dice-dice-green = gröna tärningen
dice-dice-black = svarta tärningen
dice-dice-white = vita tärningen
dice-dice-purple = lila tärningen

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
dice-wonder-babylon = De hängande trädgårdarna
dice-wonder-ephesus = Artemistemplet
dice-wonder-giza = Cheopspyramiden
dice-wonder-halicarnassus = Mausoleet
dice-wonder-olympia = Zeusstatyn
dice-wonder-rhodes = Kolossen

# Rutor efter byggnad och plats.
dice-space-step = { $wonder }, steg { $n }
dice-space-cell = { $building }, rad { $row } kolumn { $column }
dice-space-plain = { $building }, { $what }
dice-space-numbered = { $building }, { $what } { $n }
dice-line-attack = attack
dice-line-coin-7 = mynt
dice-line-defence = försvar

# Antal med sina ord, för andra meddelanden.
dice-n-coins = { $n } mynt
dice-n-points = { $n } poäng
dice-total-coins = { $total ->
    [0] inget
   *[other] { $total } mynt
}

# Vad rutor och bonusar gör.
dice-effect-cross = Kryssa av en ruta och betala för den: { $buildings }.
dice-effect-cross-up-to = Kryssa av upp till { $n } rutor och betala för var och en: { $buildings }.
dice-effect-coins = Få { dice-n-coins }.
dice-effect-free-die = Bygg genast med valfri tärning i forumet; tärningen kostar inget.
dice-effect-action = Utför genast en handling till.
dice-effect-unlocks = Från och med nu får du välja: { $die }.
dice-effect-resources = { $n ->
    [one] { $n } resurs från och med nu: varje ruta kostar dig ett mynt mindre.
   *[other] { $n } resurser från och med nu: varje ruta kostar dig upp till { $n } mynt mindre.
}
dice-effect-attack = Attack: { dice-n-points }, minus grannens försvar.
dice-effect-defence = Attacker från det här hållet ger grannen { dice-n-points } mindre.
dice-effect-all-cheaper = Från och med nu kostar varje tärning 1 mynt mindre.
dice-effect-cheaper = 1 mynt mindre från och med nu: { $dice }.
dice-effect-free-dice = Inga mynt från och med nu: { $dice }.
dice-effect-coins-on-die = Få { dice-n-coins } varje gång du väljer en tärning av färgen { $colour }.
dice-effect-points = { $n } poäng.
dice-effect-coins-and-points-for = { $n } mynt nu och { $n } poäng i slutet för varje avkryssad ruta: { $building }.
dice-effect-points-for-gallery = { $n } poäng för varje avkryssad ruta: { $building }.

# Vad ett drag ger nu.
dice-gain-on-die = Att välja tärningen ger { dice-n-coins }.
dice-gain-attack = Attack mot { $name }: { dice-n-points }.
dice-gain-attack-less = Attack mot { $name }: { dice-n-points } ({ $printed } minus { $defence } för försvaret).
dice-gain-for = { $coins } mynt nu, { $points } poäng som det står: { $building }.
dice-gain-gallery = { $points } poäng som det står: { $building }.
dice-gain-finishes = Färdig: { $building }.
dice-gain-first-agora = Du är först med att bli färdig med Torget.
dice-gain-follows = Sedan: { $tasks }.
dice-gain-lost = { $n } mynt ryms inte i din reserv.
dice-points-more = { dice-n-points } till som det står.
dice-after = Sedan har du { dice-n-coins }.

dice-price-nothing = Kostar inget.
dice-price-die = Betala { dice-total-coins } för tärningen.
dice-price-missing = Betala { dice-total-coins } för resurser som saknas.
dice-price-both = Betala { dice-total-coins }: { $die } för tärningen, { $missing } för resurser som saknas.

# Vad som ska avgöras.
dice-task-action = Välj din handling
dice-task-action-more = Utför en handling till
dice-task-free-die = Bygg med en tärning som inget kostar
dice-task-cross = Kryssa av en ruta: { $buildings }
dice-task-cross-any = Kryssa av en ruta
dice-task-cross-up-to = { $n ->
    [one] Kryssa av en ruta till, eller ingen: { $buildings }
   *[other] Kryssa av upp till { $n } rutor: { $buildings }
}
dice-task-bonus = Välj en bonus
dice-action-how = Välj en tärning och en ruta, bygg på ditt underverk eller passa.
dice-because = Tack vare { $what }.
dice-steps = Din tur hittills
dice-done = Din tur är klar
dice-turn-shown = Tur { $n }
dice-soon = Tärningarna ska just skakas
dice-watching = Du tittar på
dice-over = Spelet är slut
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

# Knappar.
dice-move-build = Kryssa av { $space } med { $die } för { dice-total-coins }
dice-move-cross = Kryssa av { $space } för { dice-total-coins }
dice-move-wonder = Bygg { $space } för { dice-total-coins }
dice-move-pass = Passa och få { dice-n-coins }
dice-move-decline = Nej tack
dice-move-bonus = Ta bonusen: { $bonus }
dice-explain = Förklara { $what }

# Varför inte.
dice-why-unshaken = Den har inte skakats än.
dice-why-locked = Du har inte låst upp: { $die }.
dice-why-locked-by = Du har inte låst upp { $die }: kryssa först av { $space }.
dice-why-nothing-open = Inget finns kvar på din spelbräda för den här symbolen: { $symbol }.
dice-why-dear = { $missing ->
    [one] { $missing } resurs saknas
   *[other] { $missing } resurser saknas
}: { $total } mynt, du har { $coins }.
dice-why-die-dear = Tärningen kostar { $die } mynt, du har { $coins }.
dice-why-both-dear = { $die } för tärningen och { $missing ->
    [one] { $missing } resurs
   *[other] { $missing } resurser
} som saknas: { $total } mynt, du har { $coins }.
dice-why-other = Något annat ska avgöras nu.
dice-why-not-now = Du har inget att avgöra nu.
dice-why-cross-first = Nu kryssas en ruta av i: { $buildings }.
dice-why-bonus-first = Välj först en bonus.
dice-why-bonus-crossed = Du har redan haft den här bonusen.
dice-why-crossed = Den är redan avkryssad.
dice-why-order = Först kommer { $space }.
dice-why-no-wonder = Ingen tärning leder till underverket.
dice-why-wonder-complete = Alla steg är byggda.
dice-why-no-die = Ingen tärning i forumet leder dit nu; det behövs { $symbols }.

# Skråsalen.
dice-compare = Skråsalen: { $strictly ->
    [yes] du ska ha fler avkryssade än din motståndare
   *[no] du ska ha minst lika många avkryssade som varje granne
} i { $what }. Du: { $own }, { $others }. { $holds ->
    [yes] Det räcker.
   *[no] Det räcker inte.
}
dice-compare-other = { $name }: { $n }
dice-guild-table = Avkryssade rutor när turen började, så som Skråsalen jämför dem
dice-guild-holds = Räcker det för Skråsalen?
dice-holds = Räcker
dice-holds-not = Räcker inte

# Bordet.
dice-forum = Forum
dice-section = { $n ->
    [0] Tärningar som inget kostar
   *[other] Tärningar för { $n } mynt
}
dice-turn = tur { $n }
dice-section-empty = Ingen tärning
dice-beside = Bredvid forumet:
dice-beside-about = Den kommer in i forumet när någon låser upp den.
dice-die-shows = { $die } som visar { $symbol }.
dice-die-section = { $n ->
    [0] Den kostar inget.
   *[other] Den kostar { $n } mynt.
}
dice-die-cost-you = { $n ->
    [0] Du betalar inget för den.
   *[other] Du betalar { $n } mynt för den.
}
dice-die-spaces = { $n ->
    [one] Leder till { $n } ruta, mynt sammanlagt: { $total }.
   *[other] Leder till { $n } rutor, mynt sammanlagt: { $total }.
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
dice-building-finished = färdig
dice-building-count = { $done } av { $of } avkryssade, { $points } poäng
dice-building-can = { $n } öppna
dice-reserve = Reserv, bonusar och specialtärningar
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
dice-them = de
dice-your-attacks = { $side ->
    [west] Dina attacker, väst
   *[east] Dina attacker, öst
}
dice-their-attacks = { $side ->
    [west] Deras attacker, väst
   *[east] Deras attacker, öst
}

# Spelbrädena.
dice-boards = Spelbräden: { $name }.
dice-boards-stand-in = De står i stället för de tryckta spelbrädena, som inte är offentliga: reglerna är spelets, siffrorna är våra egna.
dice-boards-about-balanced = Gjorda så att alla städer är ungefär lika bra.
dice-boards-about-stand-in = Den första uppsättningen, närmast det lilla som är allmänt känt.
dice-boards-loading = Hämtar spelbrädena { $name } …
dice-boards-missing = Vid det här bordet spelar man på egna spelbräden, { $name }, och de går inte att få här. Loggen berättar vad som händer; utan dem kan städerna inte ritas.
dice-boards-offline = Servern svarar inte, så spelbrädena { $name } kan inte hämtas.
dice-boards-again = Försök igen

# Förklaringar.
dice-explain-cost = Kostnad
dice-explain-cost-you = { $n ->
    [0] Du producerar { $have }: inga mynt.
   *[other] Du producerar { $have }: { $n } mynt.
}
dice-explain-by = Öppnas av
dice-explain-by-wonder = handlingen underverk; ingen tärning
dice-explain-before = Först kommer
dice-explain-after = Öppnar
dice-explain-special = En specialtärning: bara den som har låst upp den får välja den.
dice-explain-reach = Leder dig till { $spaces }.
dice-explain-faces = Dess sidor
dice-explain-bonus = Du får en bonus för varje byggnad i staden som du gör färdig. När någon har { $n } spelas en tur till.
dice-explain-nothing = Inget är känt om detta.
dice-leads-line = Öppnar sin rad: { $buildings }.
dice-leads-any = Kryssar av en ruta: { $buildings }.
dice-leads-guild = Öppnar Skråsalen om du står dig väl i: { $buildings }.

# Loggen.
dice-tell-cities = Städerna delas ut: { $cities }.
dice-tell-city = { $name } får { $city }
dice-tell-roll = Tärningarna skakas. { $sections }.
dice-tell-section = { $n ->
    [0] Gratis: { $dice }
   *[other] För { $n } mynt: { $dice }
}
dice-tell-die = { $die } ({ $symbol })
dice-tell-swap = In i forumet kommer { $special }; { $grey } lämnar det.
dice-tell-hidden = { $name } har bestämt sig; vad, visas när turen är slut.
dice-tell-build = { $name } kryssar av { $space } med { $die }.
dice-tell-wonder = { $name } bygger nästa steg av underverket.
dice-tell-pass = { $name } passar och får mynt.
dice-tell-cross = { $name } kryssar också av { $space }.
dice-tell-decline = { $name } avstår.
dice-tell-bonus = { $name } gör en byggnad färdig och tar bonusen: { $bonus }.
dice-tell-move-build = Kryssa av { $space } med { $die }
dice-tell-move-wonder = Bygg nästa steg av underverket
dice-tell-move-pass = Passa för mynt
dice-tell-move-cross = Kryssa av { $space }

# Tangenter.
dice-key-pick = Välj tärningen, rutan eller bonusen med det numret; igen: dess nästa ruta
dice-key-wonder = Bygg på underverket
dice-key-pass = Passa
dice-key-decline = Avstå
dice-key-confirm = Bekräfta
dice-key-unpick = Lägg tillbaka det valda
