# 7 Wonders Dice. Board sets of one's own bring their own names for dice, symbols and cities.

dice-building-wonder = Wonder
dice-building-barracks-west = Western Barracks
dice-building-barracks-east = Eastern Barracks
dice-building-agora = Agora
dice-building-market = Market
dice-building-university = University
dice-building-guild-court = Guild Court
dice-building-gallery = Gallery of Leaders
dice-building-warehouse = Warehouse

dice-score-wonder = Wonder
dice-score-barracks-west = Western Barracks
dice-score-barracks-east = Eastern Barracks
dice-score-agora = Agora
dice-score-market = Market
dice-score-university = University
dice-score-guild-court = Guild Court
dice-score-gallery = Gallery of Leaders

dice-die-grey-1 = grey die 1
dice-die-grey-2 = grey die 2
dice-die-grey-3 = grey die 3
dice-die-blue = blue die
dice-die-red = red die
dice-die-yellow = yellow die
dice-die-green = green die
dice-die-black = black die
dice-die-white = white die
dice-die-purple = purple die

# All dice of a colour.
dice-dice-grey = grey dice
dice-dice-blue = the blue die
dice-dice-red = the red die
dice-dice-yellow = the yellow die
dice-dice-green = the green die
dice-dice-black = the black die
dice-dice-white = the white die
dice-dice-purple = the purple die

dice-bonus-action = One more action
dice-bonus-cross = A space of your choice
dice-bonus-coins = Coins

dice-city-alexandria = Alexandria
dice-city-babylon = Babylon
dice-city-ephesus = Ephesus
dice-city-giza = Giza
dice-city-halicarnassus = Halicarnassus
dice-city-olympia = Olympia
dice-city-rhodes = Rhodes

dice-wonder-alexandria = Lighthouse of Alexandria
dice-wonder-babylon = Hanging Gardens
dice-wonder-ephesus = Temple of Artemis
dice-wonder-giza = Great Pyramid
dice-wonder-halicarnassus = Mausoleum
dice-wonder-olympia = Statue of Zeus
dice-wonder-rhodes = Colossus

# Spaces by their building and place.
dice-space-step = { $wonder }, step { $n }
dice-space-cell = { $building }, row { $row }, column { $column }
dice-space-plain = { $building }, { $what }
dice-space-numbered = { $building }, { $what } { $n }
dice-line-attack = attack
dice-line-coin-7 = coins
dice-line-defence = defence

# Numbers with their nouns, for other messages.
dice-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
dice-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dice-total-coins = { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}

# What spaces and bonuses do.
dice-effect-cross = Cross a space and pay for it: { $buildings }.
dice-effect-cross-up-to = Cross up to { $n } spaces and pay for each: { $buildings }.
dice-effect-coins = Gain { dice-n-coins }.
dice-effect-free-die = Build at once with any die of the Forum; the die is free.
dice-effect-action = Take one more action at once.
dice-effect-unlocks = From now on you may choose the { $die }.
dice-effect-resources = { $n ->
    [one] { $n } resource from now on: every space costs you a coin less.
   *[other] { $n } resources from now on: every space costs you up to { $n } coins less.
}
dice-effect-attack = Attack: { dice-n-points }, less the neighbour’s defence.
dice-effect-defence = Attacks from this side bring the neighbour { dice-n-points } less.
dice-effect-all-cheaper = From now on every die costs 1 coin less.
dice-effect-cheaper = 1 coin less from now on: { $dice }.
dice-effect-free-dice = Free from now on: { $dice }.
dice-effect-coins-on-die = Gain { dice-n-coins } whenever you choose a { $colour } die.
dice-effect-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
dice-effect-coins-and-points-for = { $n ->
    [one] { $n } coin now and { $n } point at the end for each crossed space: { $building }.
   *[other] { $n } coins now and { $n } points at the end for each crossed space: { $building }.
}
dice-effect-points-for-gallery = { $n ->
    [one] { $n } point for each crossed space: { $building }.
   *[other] { $n } points for each crossed space: { $building }.
}

# What a move brings now.
dice-gain-on-die = Choosing the die brings { dice-n-coins }.
dice-gain-attack = Attack on { $name }: { dice-n-points }.
dice-gain-attack-less = Attack on { $name }: { dice-n-points } ({ $printed } less { $defence } for the defence).
dice-gain-finishes = Finishes a building: { $building }.
dice-gain-first-agora = You are the first to finish the Agora.
dice-gain-follows = Then: { $tasks }.
dice-gain-lost = { $n ->
    [one] { $n } coin does not fit into your gold reserve.
   *[other] { $n } coins do not fit into your gold reserve.
}
dice-points-more = { dice-n-points } more as it stands.
dice-after = You then hold { dice-n-coins }.

# What is to be decided.
dice-task-action = Choose your action
dice-task-action-more = Take one more action
dice-task-free-die = Build with a free die
dice-task-cross = Cross a space: { $buildings }
dice-task-cross-up-to = { $n ->
    [one] Cross one more space, or none: { $buildings }
   *[other] Cross up to { $n } spaces: { $buildings }
}
dice-task-bonus = Choose a bonus
dice-action-how = Choose a die and a space, build your wonder, or pass.
dice-because = Because of { $what }.
dice-done = Your turn is done
dice-soon = The dice are about to be mixed
dice-watching = You are watching
dice-last-turn = This is the last turn.
dice-chosen = You have chosen: { $move }
dice-withdraw = Take it back
dice-thinking = { $n ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
dice-thinks = is thinking
dice-pass = Pass
dice-wonder-complete = Your wonder is complete

# Buttons.
dice-move-build = Cross { $space } with the { $die } { $total ->
    [0] for free
   *[other] for { dice-total-coins }
}
dice-move-cross = Cross { $space } { $total ->
    [0] for free
   *[other] for { dice-total-coins }
}
dice-move-wonder = Build { $space } { $total ->
    [0] for free
   *[other] for { dice-total-coins }
}
dice-move-pass = Pass and gain { dice-n-coins }
dice-move-decline = No, thank you
dice-move-bonus = Take the bonus: { $bonus }
dice-explain = Explain { $what }

# Why not.
dice-why-locked = You have not unlocked the { $die }.
dice-why-locked-by = You have not unlocked the { $die }: cross { $space } first.
dice-why-nothing-open = No space is left on your board for this symbol: { $symbol }.
dice-why-dear = { $missing ->
    [one] { $missing } resource missing
   *[other] { $missing } resources missing
}: { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}, you have { $coins }.
dice-why-die-dear = The die costs { $die ->
    [one] { $die } coin
   *[other] { $die } coins
}, you have { $coins }.
dice-why-both-dear = { $die } for the die and { $missing } for missing resources: { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}, you have { $coins }.
dice-why-other = Something else must be decided now.
dice-why-not-now = You have nothing to decide now.
dice-why-cross-first = Cross a space first: { $buildings }.
dice-why-bonus-first = Choose a bonus first.
dice-why-bonus-crossed = You have already taken this bonus.
dice-why-crossed = It is already crossed off.
dice-why-order = First comes { $space }.
dice-why-no-wonder = No die leads to the wonder.
dice-why-wonder-complete = All its steps are built.
dice-why-no-die = No die in the Forum leads there now; it needs { $symbols }.

# The Guild Court.
dice-compare = Guild Court: { $strictly ->
    [yes] have more crossed spaces than your opponent
   *[no] have at least as many crossed spaces as each neighbour
} in { $what }. You: { $own }, { $others }. { $holds ->
    [yes] That is enough.
   *[no] That is not enough.
}
dice-compare-other = { $name }: { $n }
dice-guild-table = Crossed spaces as the turn began, as the Guild Court compares them
dice-guild-holds = Enough for the Guild Court?
dice-holds = Enough
dice-holds-not = Not enough

# The table.
dice-forum = Forum
dice-section = { $n ->
    [0] Free dice
    [one] Dice for { $n } coin
   *[other] Dice for { $n } coins
}
dice-turn = turn { $n }
dice-section-empty = No die
dice-beside = Beside the Forum:
dice-beside-about = It enters the Forum when a player unlocks it.
dice-die-shows = { $die }, showing { $symbol }.
dice-die-section = { $n ->
    [0] It is free.
    [one] It costs { $n } coin.
   *[other] It costs { $n } coins.
}
dice-die-cost-you = { $n ->
    [0] You pay nothing for it.
    [one] You pay { $n } coin for it.
   *[other] You pay { $n } coins for it.
}
dice-die-spaces = { $n ->
    [one] Opens { $n } space. Total cost in coins: { $total }.
   *[other] Opens { $n } spaces. Total cost in coins: { $total }.
}
dice-sheet = City
dice-your-city = Your city
dice-sheet-of = { $name } · { $city }
dice-open-sheet = Open { $name }’s board
dice-space-cost = { $n ->
    [0] Costs no resources.
    [one] Costs { $n } resource.
   *[other] Costs { $n } resources.
}
dice-space-crossed = Crossed off.
dice-space-open = Can be crossed now.
dice-space-lit = { $n ->
    [0] Can be crossed for free.
    [one] Can be crossed for { $n } coin.
   *[other] Can be crossed for { $n } coins.
}
dice-any-order = * in any order
dice-building = Building
dice-building-finished = all crossed
dice-building-count = { $done } of { $of } crossed, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-building-can = { $n } open
dice-reserve = Gold reserve, bonuses and special dice
dice-coins-of = { $n } of { $size } coins
dice-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
dice-bonuses = Bonuses { $n } of { $end }
dice-special = Special dice
dice-locked = Locked
dice-unlocked = Unlocked
dice-neighbours = Your neighbours
dice-others = Cities
dice-left = to your left
dice-right = to your right
dice-opposite = your opponent
dice-you = you
dice-them = they
dice-your-attacks = { $side ->
    [west] Your attacks, west
   *[east] Your attacks, east
}
dice-their-attacks = { $side ->
    [west] Their attacks, west
   *[east] Their attacks, east
}

# The boards.
dice-boards = Boards: { dice-boards-name }.
dice-boards-name = { $name ->
    [balanced] { home-boards-balanced }
    [stand-in] { home-boards-stand-in }
   *[other] { $name }
}
dice-boards-stand-in = They replace the printed boards, which are not public: the rules are those of the game, the numbers are our own.
dice-boards-about-balanced = Made so that all cities are of about equal strength.
dice-boards-about-stand-in = The first set, closest to the little that is known in public.
dice-boards-loading = Fetching boards: { dice-boards-name }…
dice-boards-missing = This table is played on its own boards ({ dice-boards-name }), which are not available here. The log tells what happens; the sheets cannot be drawn without the boards.
dice-boards-offline = The server is not responding, so the boards cannot be fetched: { dice-boards-name }.
dice-boards-refused = The boards cannot be fetched: { dice-boards-name }. { $reason }
dice-boards-again = Try again

# Explanations.
dice-explain-cost = Cost
dice-explain-by = Opened by
dice-explain-by-wonder = the action of building the Wonder; no die
dice-explain-after = Opens
dice-explain-special = A special die: you can choose it only if you have unlocked it.
dice-explain-reach = Leads you to { $spaces }.
dice-explain-faces = Its faces
dice-explain-bonus = You get a bonus for every building of your city that you finish. When a player has { $n }, one more turn is played.
dice-explain-nothing = No information about this.
dice-leads-line = Opens its line: { $buildings }.
dice-leads-any = Crosses a space: { $buildings }.
dice-leads-guild = Opens the Guild Court if you have enough crossed spaces in: { $buildings }.

# The log.
dice-tell-cities = The cities are dealt: { $cities }.
dice-tell-city = { $name } gets { $city }
dice-tell-city-you = you get { $city }
dice-tell-die = { $die } ({ $symbol })
dice-tell-swap = The { $special } enters the Forum; the { $grey } leaves it.
dice-tell-build = { $name } crosses { $space } with the { $die }.
dice-tell-build-you = You cross { $space } with the { $die }.
dice-tell-wonder = { $name } builds the next step of the wonder.
dice-tell-wonder-you = You build the next step of the wonder.
dice-tell-pass = { $name } passes and gains coins.
dice-tell-pass-you = You pass and gain coins.
dice-tell-cross = { $name } also crosses { $space }.
dice-tell-cross-you = You also cross { $space }.
dice-tell-decline = { $name } declines.
dice-tell-decline-you = You decline.
dice-tell-bonus = { $name } finishes a building and takes the bonus: { $bonus }.
dice-tell-bonus-you = You finish a building and take the bonus: { $bonus }.
dice-tell-move-build = Cross { $space } with the { $die }
dice-tell-move-wonder = Build the next step of the wonder
dice-tell-move-pass = Pass for coins
dice-tell-move-cross = Cross { $space }

# Offers: what can be picked, what it costs, what it leads to.
dice-own = { $name }
dice-about = { $parts }
dice-thing = { $what }. { $text }
dice-face = { $symbol }{ $n ->
    [one] .
   *[other] {" "}×{ $n }.
} { $leads }
dice-bill-die = The die: { dice-n-coins }.
dice-bill-die-less = The die: { dice-n-coins } instead of { $section }.
dice-bill-die-free = The die is free.
dice-bill-produced = Your city produces { $n } of { $cost ->
    [one] { $cost } resource.
   *[other] { $cost } resources.
}
dice-bill-missing = { $n ->
    [one] { $n } resource missing: { dice-n-coins }.
   *[other] { $n } resources missing: { dice-n-coins }.
}
dice-gain-coins = You gain { dice-n-coins }.
dice-gain-defence = { $name }’s attacks on you bring { dice-n-points } less.
dice-gain-enters = The { $die } enters the Forum after this turn.
dice-gain-end = Your bonus number { $n } brings the end: one more turn is played.
dice-later = Later: { $tasks }.
dice-then-action = one more action
dice-then-free-die = a free die
dice-then-cross = a space to cross ({ $buildings })
dice-then-cross-up-to = { $n ->
    [one] one space to cross, or none ({ $buildings })
   *[other] up to { $n } spaces to cross ({ $buildings })
}
dice-then-bonus = a bonus
dice-why-action-first = Choose your action first.
dice-why-free-die-first = First build with the free die, or decline.
dice-why-not-in-forum = The { $die } is not in the Forum.
dice-why-no-space = Your city has no such space.
dice-why-wrong-symbol = The { $die } shows { $symbol }; the space needs { $symbols }.
dice-why-now-cities = The cities have not been dealt yet.
dice-why-now-roll = The dice have not been mixed yet.
dice-why-now-act = All are taking their actions now.
dice-why-now-swap = A special die is entering the Forum now.
dice-why-now-over = The game is over.
dice-luck-cities = { $n } cities are dealt, one to each player.
dice-luck-twice = { $city } is dealt twice.
dice-luck-order = The dice must stand in the order of the Forum.
dice-luck-face = A die shows one of its six faces and lies in one of four sections.
dice-luck-dice = { $n } dice are mixed.
dice-luck-next = Next the { $die } enters the Forum.
dice-luck-grey = Only a grey die of the Forum can leave it.
dice-soon-cities = The cities are about to be dealt
dice-soon-swap = A special die is about to enter the Forum
dice-end = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
dice-ending-bonuses = { $n ->
    [one] { $names } has crossed { $bonuses } bonuses.
   *[other] { $names } have crossed { $bonuses } bonuses.
}
dice-ending-turns = The game ends after turn { $n }.
dice-rolled = The dice are mixed. { $sections }
dice-rolled-section = { $n ->
    [0] Free: { $dice }.
    [one] For { $n } coin: { $dice }.
   *[other] For { $n } coins: { $dice }.
}

# What looks wrong in a board file.
dice-slip-in = { $cities }: { $slip }
dice-slip-no-symbols = { $building }, line { $line }: no symbols, so no die leads there.
dice-slip-locked = The { $die } can never be used: nothing unlocks it.
dice-slip-unlocks = The { $die } is unlocked { $n } times.
dice-slip-no-effect = { $space }: it has no effect.
dice-slip-produces-nothing = { $space }: it produces no resource.
dice-slip-steps = { $n ->
    [one] The wonder has { $n } step; the printed ones have 3.
   *[other] The wonder has { $n } steps; the printed ones have 3.
}
dice-slip-agora = { $space }: it lies in { $n ->
    [one] { $n } line; the printed ones lie in 2.
   *[other] { $n } lines; the printed ones lie in 2.
}
dice-slip-barracks = { $building }: attacks { $attacks }, defences { $defences }; the printed ones have attacks and 1 or 2 defences.
dice-slip-court = { $space }: it crosses spaces of the Guild Court; no printed one does.
dice-slip-start = Coins at the start: { $n }; on the printed boards { $usual }.
dice-slip-pass = Coins for passing: { $n }; on the printed boards { $usual }.
dice-slip-first = Points for the first to finish the Agora: { $n }; on the printed boards { $usual }.
dice-slip-bonuses = Bonuses: { $n }; on the printed boards { $usual }.
dice-slip-end = Bonuses that bring the end: { $n }; on the printed boards { $usual }.

# Keys.
dice-key-pick = Pick the die, space or bonus of that number; again: its next space
dice-key-wonder = Build the wonder
dice-key-pass = Pass
dice-key-decline = Decline
dice-key-confirm = Confirm
dice-key-unpick = Put back what is picked

dice-figure-coins = Coins pay for dice, and for each resource that a space costs and the city lacks. They are not points, but they break ties.
dice-figure-resources = Each resource covers one of those that a space costs. Resources are never spent.
dice-figure-bonuses = The bonuses that the city has crossed, and how many of them end the game.
