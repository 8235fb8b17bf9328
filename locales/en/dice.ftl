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
dice-space-cell = { $building }, row { $row } column { $column }
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
    [0] nothing
    [one] { $total } coin
   *[other] { $total } coins
}

# What spaces and bonuses do.
dice-effect-cross = Cross a space and pay for it: { $buildings }.
dice-effect-cross-up-to = Cross up to { $n } spaces and pay for each: { $buildings }.
dice-effect-coins = Gain { dice-n-coins }.
dice-effect-free-die = Build at once with any die of the Forum; the die costs nothing.
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
dice-effect-free-dice = No coins from now on: { $dice }.
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
dice-gain-for = { $coins ->
    [one] { $coins } coin now
   *[other] { $coins } coins now
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands: { $building }.
dice-gain-gallery = { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands: { $building }.
dice-gain-finishes = Finished: { $building }.
dice-gain-first-agora = You are the first to finish the Agora.
dice-gain-follows = Then: { $tasks }.
dice-gain-lost = { $n ->
    [one] { $n } coin does not fit into your reserve.
   *[other] { $n } coins do not fit into your reserve.
}
dice-points-more = { dice-n-points } more as it stands.
dice-after = You then hold { dice-n-coins }.

dice-price-nothing = Costs nothing.
dice-price-die = Pay { dice-total-coins } for the die.
dice-price-missing = Pay { dice-total-coins } for missing resources.
dice-price-both = Pay { dice-total-coins }: { $die } for the die, { $missing } for missing resources.

# What is to be decided.
dice-task-action = Choose your action
dice-task-action-more = Take one more action
dice-task-free-die = Build with a die that costs nothing
dice-task-cross = Cross a space: { $buildings }
dice-task-cross-any = Cross a space
dice-task-cross-up-to = { $n ->
    [one] Cross one more space, or none: { $buildings }
   *[other] Cross up to { $n } spaces: { $buildings }
}
dice-task-bonus = Choose a bonus
dice-action-how = Choose a die and a space, build your wonder, or pass.
dice-because = Because of { $what }.
dice-steps = Your turn so far
dice-done = Your turn is done
dice-turn-shown = Turn { $n }
dice-soon = The dice are about to be shaken
dice-watching = You are watching
dice-over = The game is over
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
dice-move-build = Cross { $space } with the { $die } for { dice-total-coins }
dice-move-cross = Cross { $space } for { dice-total-coins }
dice-move-wonder = Build { $space } for { dice-total-coins }
dice-move-pass = Pass and gain { dice-n-coins }
dice-move-decline = No, thank you
dice-move-bonus = Take the bonus: { $bonus }
dice-explain = Explain { $what }

# Why not.
dice-why-unshaken = It has not been shaken yet.
dice-why-locked = You have not unlocked the { $die }.
dice-why-locked-by = You have not unlocked the { $die }: cross { $space } first.
dice-why-nothing-open = Nothing is left on your sheet for this symbol: { $symbol }.
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
dice-why-both-dear = { $die } for the die and { $missing ->
    [one] { $missing } resource
   *[other] { $missing } resources
} missing: { $total } coins, you have { $coins }.
dice-why-other = Something else is to be decided now.
dice-why-not-now = You have nothing to decide now.
dice-why-cross-first = Now a space is crossed in: { $buildings }.
dice-why-bonus-first = Choose a bonus first.
dice-why-bonus-crossed = You have had this bonus.
dice-why-crossed = It is crossed already.
dice-why-order = First comes { $space }.
dice-why-no-wonder = No die leads to the wonder.
dice-why-wonder-complete = All its steps stand.
dice-why-no-die = No die in the Forum leads there now; it needs { $symbols }.

# The Guild Court.
dice-compare = Guild Court: { $strictly ->
    [yes] have more crossed than your opponent
   *[no] have at least as many crossed as each neighbour
} in { $what }. You: { $own }, { $others }. { $holds ->
    [yes] It holds.
   *[no] It does not hold.
}
dice-compare-other = { $name }: { $n }
dice-guild-table = Crossed spaces as the turn began, as the Guild Court compares them
dice-guild-holds = Enough for the Guild Court?
dice-holds = Enough
dice-holds-not = Not enough

# The table.
dice-forum = Forum
dice-section = { $n ->
    [0] Dice that cost nothing
    [one] Dice for { $n } coin
   *[other] Dice for { $n } coins
}
dice-turn = turn { $n }
dice-section-empty = No die
dice-beside = Beside the Forum:
dice-beside-about = It comes into the Forum when somebody unlocks it.
dice-die-shows = { $die }, showing { $symbol }.
dice-die-section = { $n ->
    [0] It costs nothing.
    [one] It costs { $n } coin.
   *[other] It costs { $n } coins.
}
dice-die-cost-you = { $n ->
    [0] You pay nothing for it.
    [one] You pay { $n } coin for it.
   *[other] You pay { $n } coins for it.
}
dice-die-spaces = { $n ->
    [one] Leads to { $n } space, coins in all: { $total }.
   *[other] Leads to { $n } spaces, coins in all: { $total }.
}
dice-sheet = City
dice-your-city = Your city
dice-sheet-of = { $name } · { $city }
dice-open-sheet = Open { $name }’s sheet
dice-space-cost = { $n ->
    [0] Costs no resources.
    [one] Costs { $n } resource.
   *[other] Costs { $n } resources.
}
dice-space-crossed = Crossed off.
dice-space-open = Can be crossed now.
dice-space-lit = { $n ->
    [0] Can be crossed for nothing.
    [one] Can be crossed for { $n } coin.
   *[other] Can be crossed for { $n } coins.
}
dice-any-order = * in any order
dice-building = Building
dice-building-finished = finished
dice-building-count = { $done } of { $of } crossed, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-building-can = { $n } open
dice-reserve = Reserve, bonuses and special dice
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
dice-left = at your left
dice-right = at your right
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
dice-boards = Boards: { $name }.
dice-boards-stand-in = They stand in for the printed boards, which are not public: the rules are those of the game, the numbers are our own.
dice-boards-about-balanced = Made so that all cities are about equally good.
dice-boards-about-stand-in = The first set, closest to the little that is known in public.
dice-boards-loading = Fetching the boards { $name } …
dice-boards-missing = This table is played on boards of its own, { $name }, and they cannot be had here. The log tells what happens; the sheets cannot be drawn without them.
dice-boards-offline = The server does not answer, so the boards { $name } cannot be fetched.
dice-boards-again = Try again

# Explanations.
dice-explain-cost = Cost
dice-explain-cost-you = { $n ->
    [0] You produce { $have }: no coins.
    [one] You produce { $have }: { $n } coin.
   *[other] You produce { $have }: { $n } coins.
}
dice-explain-by = Opened by
dice-explain-by-wonder = the action wonder; no die
dice-explain-before = First comes
dice-explain-after = Opens
dice-explain-special = A special die: only those who have unlocked it may choose it.
dice-explain-reach = Leads you to { $spaces }.
dice-explain-faces = Its faces
dice-explain-bonus = You get a bonus for every building of the city that you finish. When somebody has { $n }, one more turn is played.
dice-explain-nothing = Nothing is known of this.
dice-leads-line = Opens its line: { $buildings }.
dice-leads-any = Crosses a space: { $buildings }.
dice-leads-guild = Opens the Guild Court if you compare well in: { $buildings }.

# The log.
dice-tell-cities = The cities are dealt: { $cities }.
dice-tell-city = { $name } gets { $city }
dice-tell-roll = The dice are shaken. { $sections }.
dice-tell-section = { $n ->
    [0] For nothing: { $dice }
    [one] For { $n } coin: { $dice }
   *[other] For { $n } coins: { $dice }
}
dice-tell-die = { $die } ({ $symbol })
dice-tell-swap = The { $special } comes into the Forum; the { $grey } leaves it.
dice-tell-hidden = { $name } has decided; what, is shown when the turn ends.
dice-tell-build = { $name } crosses { $space } with the { $die }.
dice-tell-wonder = { $name } builds the next step of the wonder.
dice-tell-pass = { $name } passes and gains coins.
dice-tell-cross = { $name } also crosses { $space }.
dice-tell-decline = { $name } declines.
dice-tell-bonus = { $name } finishes a building and takes the bonus: { $bonus }.
dice-tell-move-build = Cross { $space } with the { $die }
dice-tell-move-wonder = Build the next step of the wonder
dice-tell-move-pass = Pass for coins
dice-tell-move-cross = Cross { $space }

# Keys.
dice-key-pick = Pick the die, space or bonus of that number; again: its next space
dice-key-wonder = Build the wonder
dice-key-pass = Pass
dice-key-decline = Decline
dice-key-confirm = Confirm
dice-key-unpick = Put back what is picked
