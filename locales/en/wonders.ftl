# 7 Wonders: cards, wonders, the board, the log.

# Cards.
wonders-card-lumber-yard = Lumber Yard
wonders-card-stone-pit = Stone Pit
wonders-card-clay-pool = Clay Pool
wonders-card-ore-vein = Ore Vein
wonders-card-timber-yard = Timber Yard
wonders-card-clay-pit = Clay Pit
wonders-card-excavation = Excavation
wonders-card-forest-cave = Forest Cave
wonders-card-tree-farm = Tree Farm
wonders-card-mine = Mine
wonders-card-loom-1 = Loom
wonders-card-glassworks-1 = Glassworks
wonders-card-press-1 = Press
wonders-card-altar = Altar
wonders-card-theater = Theater
wonders-card-baths = Baths
wonders-card-well = Well
wonders-card-tavern = Tavern
wonders-card-east-trading-post = East Trading Post
wonders-card-west-trading-post = West Trading Post
wonders-card-marketplace = Marketplace
wonders-card-stockade = Stockade
wonders-card-barracks = Barracks
wonders-card-guard-tower = Guard Tower
wonders-card-apothecary = Apothecary
wonders-card-workshop = Workshop
wonders-card-scriptorium = Scriptorium
wonders-card-sawmill = Sawmill
wonders-card-quarry = Quarry
wonders-card-brickyard = Brickyard
wonders-card-foundry = Foundry
wonders-card-loom-2 = Loom
wonders-card-glassworks-2 = Glassworks
wonders-card-press-2 = Press
wonders-card-aqueduct = Aqueduct
wonders-card-temple = Temple
wonders-card-statue = Statue
wonders-card-courthouse = Courthouse
wonders-card-forum = Forum
wonders-card-caravansery = Caravansery
wonders-card-vineyard = Vineyard
wonders-card-bazar = Bazar
wonders-card-walls = Walls
wonders-card-training-ground = Training Ground
wonders-card-stables = Stables
wonders-card-archery-range = Archery Range
wonders-card-dispensary = Dispensary
wonders-card-laboratory = Laboratory
wonders-card-library = Library
wonders-card-school = School
wonders-card-pantheon = Pantheon
wonders-card-gardens = Gardens
wonders-card-town-hall = Town Hall
wonders-card-palace = Palace
wonders-card-senate = Senate
wonders-card-haven = Haven
wonders-card-lighthouse = Lighthouse
wonders-card-chamber-of-commerce = Chamber of Commerce
wonders-card-arena = Arena
wonders-card-ludus = Ludus
wonders-card-fortifications = Fortifications
wonders-card-circus = Circus
wonders-card-arsenal = Arsenal
wonders-card-siege-workshop = Siege Workshop
wonders-card-castrum = Castrum
wonders-card-lodge = Lodge
wonders-card-observatory = Observatory
wonders-card-university = University
wonders-card-academy = Academy
wonders-card-study = Study
wonders-card-workers-guild = Workers Guild
wonders-card-craftsmens-guild = Craftsmens Guild
wonders-card-traders-guild = Traders Guild
wonders-card-philosophers-guild = Philosophers Guild
wonders-card-spies-guild = Spies Guild
wonders-card-magistrates-guild = Magistrates Guild
wonders-card-shipowners-guild = Shipowners Guild
wonders-card-scientists-guild = Scientists Guild
wonders-card-builders-guild = Builders Guild
wonders-card-decorators-guild = Decorators Guild
wonders-a-card = a card

# Wonders.
wonders-wonder-alexandria = Alexandria
wonders-wonder-babylon = Babylon
wonders-wonder-ephesos = Ephesos
wonders-wonder-gizah = Gizah
wonders-wonder-halikarnassos = Halikarnassos
wonders-wonder-olympia = Olympia
wonders-wonder-rhodos = Rhodos
wonders-side-day = day side
wonders-side-night = night side
wonders-board = { $wonder }, { $side }
wonders-no-wonder = No wonder yet

# The lines of the score pad.
wonders-score-wonder = Wonder
wonders-score-treasury = Treasury
wonders-score-military = Military conflicts
wonders-score-civilian = Blue cards
wonders-score-commerce = Yellow cards
wonders-score-science = Green cards
wonders-score-guilds = Purple cards

# Amounts.
wonders-amount-wood = { $n } wood
wonders-amount-stone = { $n } stone
wonders-amount-clay = { $n } clay
wonders-amount-ore = { $n } ore
wonders-amount-glass = { $n } glass
wonders-amount-cloth = { $n } cloth
wonders-amount-papyrus = { $n } papyrus
wonders-nothing = nothing

# Prices.
wonders-pay-to = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to { $name }
wonders-pay-you = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to you
wonders-pay-left = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to the left
wonders-pay-right = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to the right
wonders-pay-bank = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to the bank
wonders-price = for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: { $parts }
wonders-price-none = for free
wonders-free-wonder = Free for you by your wonder.
wonders-costs = Costs { $cost }.
wonders-free-with = Free with { $cards }.
wonders-you-have-it = You have it.
wonders-opens = Makes { $cards } free.
wonders-copies = One copy each for at least { $list } players.

# Why not.
wonders-why-built = { $name } is already in your city.
wonders-why-complete = Every stage of your wonder is built.
wonders-why-turn = Others decide now.
wonders-why-first = Something else is decided first.
wonders-why-not-in-hand = { $card } is not in your hand.
wonders-why-not-in-pile = { $card } is not in the discard pile.
wonders-why-taken = { $name } has { $wonder }.
wonders-why-no-payment = There is nothing to pay to your neighbours.
wonders-why-payment = That is not a possible payment; the cheapest is { $pays }.
wonders-why-nowhere = { $goods } missing, and your neighbours have none to sell.
wonders-why-coins = It costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins }.
wonders-why-dear = { $goods } missing: { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins }.

# Effects.
wonders-effect-produces = Makes { $goods } every turn.
wonders-effect-produces-one = Makes { $goods } every turn, as you choose.{ $sold ->
    [no] { " " }Neighbours cannot buy it.
   *[yes] { "" }
}
wonders-effect-cheap = { $goods ->
    [raw] Raw materials
   *[manufactured] Manufactured goods
} of { $from ->
    [left] your left neighbour
    [right] your right neighbour
   *[both] both neighbours
} cost you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} each.
wonders-effect-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
} for the conflicts.
wonders-effect-science = Science symbol: { $symbol }.
wonders-effect-science-of-choice = One science symbol of your choice, settled when the game ends.
wonders-effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
wonders-effect-points-if-complete = { $n ->
    [one] { $n } point
   *[other] { $n } points
} if your wonder is complete at the end of the game.
wonders-effect-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} at once.
wonders-effect-reward = { $gives } for each { $what } { $where ->
    [own] in your city
    [neighbours] in both neighbouring cities
   *[all] in your city and both neighbouring ones
}.
wonders-each-stage = built stage
wonders-each-card = { $colours } card
wonders-effect-seventh-card = You also play the seventh card of each age instead of discarding it.
wonders-effect-revives = At the end of the turn you build a card from the discard pile for free.
wonders-effect-free-first-of-colour = The first card of each colour in your city is free.
wonders-effect-free-first-of-age = Your first card of each age is free to build.
wonders-effect-free-last-of-age = Your sixth card of each age is free to build.
wonders-adjective-brown = brown
wonders-adjective-grey = grey
wonders-adjective-blue = blue
wonders-adjective-yellow = yellow
wonders-adjective-red = red
wonders-adjective-green = green
wonders-adjective-purple = purple

# The board.
wonders-age = Age { $age }
wonders-turn = turn { $n } of { $of }
wonders-before = Before the first age
wonders-over = The game is over
wonders-hands-to = hands go to { $name }
wonders-hands-go = { $side ->
    [left] hands go to the left
   *[right] hands go to the right
}
wonders-discard = { $n } discarded
wonders-discard-pile = The discard pile
wonders-discard-words = { $n ->
    [0] The discard pile is empty.
    [one] { $n } card lies face down in the discard pile.
   *[other] { $n } cards lie face down in the discard pile.
}
wonders-pile-seen = You saw these when you last looked into it:
wonders-others = The other cities
wonders-cities = Cities
wonders-your-city = Your city
wonders-your-hand = Your hand
wonders-decision = Your decision
wonders-city-of = { $name }: { $wonder }
wonders-open-city = { $name }’s whole city
wonders-neighbour-left = left neighbour
wonders-neighbour-right = right neighbour
wonders-makes = Makes
wonders-own-only = for its owner only
wonders-buy-from = You buy here for
wonders-raw = raw materials
wonders-manufactured = manufactured goods
wonders-science = Science
wonders-of-choice = + { $n } of choice
wonders-conflicts = Conflicts
wonders-tokens = Conflict tokens worth { $n }
wonders-strength = Strength
wonders-shields-around = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}; { $left } at your left, { $right } at your right
wonders-standing = { $is ->
    [stronger] you are ahead, { $mine } to { $theirs }
    [weaker] you are behind, { $mine } to { $theirs }
   *[equal] level, { $mine } to { $theirs }
}
wonders-memory = In hand
wonders-memory-holds = Holds { $n } of the { $of } cards you saw: { $cards }
wonders-no-cards = No cards yet
wonders-stack = { $colour }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: { $cards }
wonders-stages = Stages
wonders-stages-of = { $n } of { $of } stages built
wonders-stage-named = Stage { $n }, { $state ->
    [built] built
    [next] next
   *[later] later
}. { $effect } Costs { $cost }.
wonders-stage-stands = This stage is built.
wonders-under = Under it:
wonders-starts-with = Starts with { $goods }.
wonders-last-stage = built a stage last
wonders-last-sell = sold a card last
wonders-thinks = thinks
wonders-has-chosen = has chosen
wonders-not-here = not connected
wonders-card-named = { $card }, { $colour }. { $effect }

# The decision.
wonders-pick-one = Pick one.
wonders-picked = { $card } picked. b builds it, w builds a stage with it, s sells it.
wonders-about = About { $card }
wonders-put-back = Put it back
wonders-build = Build
wonders-build-for = Build { $card } { $price }.
wonders-build-free = Build for free
wonders-stage-n = Build stage { $n }
wonders-stage-none = Build a stage
wonders-stage-for = Build stage { $n } with { $card } { $price }. { $effect }
wonders-stage-free = Build for free
wonders-sell = Sell
wonders-sell-for = Sell { $card } for { $n } coins.
wonders-sell-short = Sell: + { $n } coins
wonders-who-gets = Who gets the coins?
wonders-revive-nothing = Build nothing
wonders-take-wonder = Take { $wonder }
wonders-take-side = { $side ->
    [day] Play the day side
   *[night] Play the night side
}
wonders-coins-become = Coins { $was }, then { $is }.
wonders-points-more = { $n ->
    [one] { $n } point more.
   *[other] { $n } points more.
}
wonders-shields-become = Shields { $was }, then { $is }.
wonders-against = { $name } ({ $n }): { $same ->
    [yes] { $is ->
        [stronger] you are still ahead
        [weaker] you are still behind
       *[equal] still level
    }
   *[no] { $is ->
        [stronger] you are now ahead
        [weaker] you are now behind
       *[equal] now level
    }
}
wonders-you-chose = You chose: { $move }
wonders-change = Change
wonders-thinking = { $n } of { $of } still thinking:

# What can be picked.
wonders-offer-card = { $card }, { $colour }: { $price }. { $effects }
wonders-offer-wonder = { $wonder }. { $about }
wonders-offer-side = { $side }. { $stages }
wonders-offer-free = free
wonders-offer-chain = free with { $card }
wonders-offer-gift = free by your wonder
wonders-offer-no = not possible
wonders-stage-line = { $n }. { $effect } Costs { $cost }.

# A price item by item.
wonders-bill-chain = Free with { $card }.
wonders-bill-coins = { $n ->
    [one] 1 coin on the card, to the bank.
   *[other] { $n } coins on the card, to the bank.
}
wonders-bill-bought = { $n ->
    [one] Buys { $goods } from { $name }: { $sum }.
   *[other] Buys { $goods } from { $name } at { $unit } each: { $sum }.
}
wonders-bill-own = Your city makes { $goods }.
wonders-bill-chosen = Of your choice: { $goods }.

# What a move brings.
wonders-note-points = { $line }: { $n ->
    [one] { $change } point
   *[other] { $change } points
}
wonders-note-science = Science symbols then: { $symbols }
wonders-n-symbols = { $n } × { $symbol }
wonders-n-symbols-of-choice = { $n } of choice

# What is asked, and what just happened.
wonders-head-choose-you = Choose your wonder
wonders-head-choose = { $name } chooses a wonder
wonders-head-choose-sides-you = Choose the side of your wonder
wonders-head-choose-sides = All choose the side of their wonder
wonders-head-play-you = Choose a card
wonders-head-play = All choose a card
wonders-head-seventh-you = Play your seventh card
wonders-head-seventh = { $name } plays the seventh card
wonders-head-revive-you = Build a card from the discard pile for free
wonders-head-revive = { $name } builds a card from the discard pile
wonders-head-luck = Cards are dealt
wonders-about-choose = The wonders are chosen one after another, from the first seat on.
wonders-about-choose-sides = Both sides start with the same resource; their stages differ.
wonders-about-last = Last turn of the age: the other card of your hand is discarded, then come the conflicts.
wonders-about-seventh = It is not discarded: build it, use it for a stage, or sell it.
wonders-about-revive = It is free. Hands are passed on afterwards.
wonders-chapter = { $age }, { $turn }
wonders-end-points = { $name } wins on points
wonders-end-shared = The victory is shared
wonders-conflict-worth = { $conflict } ({ $points })

# Conflicts at the end of an age.
wonders-conflicts-of = Conflicts of Age { $age }
wonders-conflict-yours = { $is ->
    [stronger] You beat { $name }, shields { $mine } to { $theirs }.
    [weaker] { $name } beats you, shields { $theirs } to { $mine }.
   *[equal] Tie with { $name }: shields { $mine } each.
}
wonders-conflict-theirs = { $is ->
    [stronger] { $a } beats { $b }, { $mine } to { $theirs }.
   *[equal] { $a } and { $b } tie, { $mine } each.
}

# The log.
wonders-log-wonders = The wonders are dealt: { $list }.
wonders-log-sides = The sides are drawn: { $list }.
wonders-log-has = { $name } – { $what }
wonders-log-age = Age { $age } is dealt.
wonders-log-choose = { $name } takes { $wonder }.
wonders-log-choose-you = You take { $wonder }.
wonders-log-side = { $side ->
    [day] { $name } plays the day side.
   *[night] { $name } plays the night side.
}
wonders-log-side-you = { $side ->
    [day] You play the day side.
   *[night] You play the night side.
}
wonders-log-build = { $name } builds { $card }.
wonders-log-build-you = You build { $card }.
wonders-log-build-paid = { $name } builds { $card } and pays { $pays }.
wonders-log-build-paid-you = You build { $card } and pay { $pays }.
wonders-log-stage = { $known ->
    [no] { $name } builds a stage with a card.
   *[yes] { $name } builds a stage with { $card }.
}
wonders-log-stage-you = { $known ->
    [no] You build a stage with a card.
   *[yes] You build a stage with { $card }.
}
wonders-log-stage-paid = { $known ->
    [no] { $name } builds a stage with a card and pays { $pays }.
   *[yes] { $name } builds a stage with { $card } and pays { $pays }.
}
wonders-log-stage-paid-you = { $known ->
    [no] You build a stage with a card and pay { $pays }.
   *[yes] You build a stage with { $card } and pay { $pays }.
}
wonders-log-sell = { $known ->
    [no] { $name } sells a card for { $n } coins.
   *[yes] { $name } sells { $card } for { $n } coins.
}
wonders-log-sell-you = { $known ->
    [no] You sell a card for { $n } coins.
   *[yes] You sell { $card } for { $n } coins.
}
wonders-log-revive = { $name } builds { $card } from the discard pile.
wonders-log-revive-you = You build { $card } from the discard pile.
wonders-log-decline = { $name } builds nothing from the discard pile.
wonders-log-decline-you = You build nothing from the discard pile.

# Moves as advice.
wonders-move-build = Build { $card }
wonders-move-build-paid = Build { $card }, { $pays }
wonders-move-stage = Build a stage with { $card }
wonders-move-stage-paid = Build a stage with { $card }, { $pays }
wonders-move-sell = Sell { $card }
wonders-move-revive = Build { $card } from the discard pile
wonders-move-decline = Build nothing from the discard pile
wonders-move-choose = Take { $wonder }
wonders-move-side-day = Play the day side
wonders-move-side-night = Play the night side

# Keys.
wonders-key-pick = Pick the card or choice of that number
wonders-key-build = Build the picked card
wonders-key-stage = Build a stage with the picked card
wonders-key-sell = Sell the picked card
wonders-key-enter = Confirm
wonders-key-escape = Put the picked card back
wonders-key-explain = Explain the selected item
wonders-key-close = Close the notice

# Luck that cannot be, in records written by hand.
wonders-luck-wonders = { $n } wonders are dealt, one to each player.
wonders-luck-twice = { $wonder } is dealt twice.
wonders-luck-sides = { $n } sides are drawn, one for each player.
wonders-luck-age = Now { $age } is dealt.
wonders-luck-short-hand = The hand of { $name } is not full.
wonders-luck-copies = { $card } is dealt { $n } times; at this table the age has { $copies }.
wonders-luck-guilds = { $n } guilds are dealt; it should be { $wanted }.

wonders-figure-coins = Coins pay costs and the goods of neighbours. At the end, { $n } coins are worth 1 point.
wonders-figure-shields = At the end of each age, shields are compared with each neighbour. More shields win the conflict, fewer lose it.
wonders-figure-goods = What the city produces every turn. It pays for buildings and stages, and neighbours can buy it. Goods in a dashed frame are not for sale.
wonders-figure-price = What you pay this neighbour for one unit of raw materials and of manufactured goods.
wonders-figure-science = Equal symbols score their number squared. Each set of three different symbols scores { $n } more.
wonders-figure-conflicts = A conflict won brings { $first }, { $second } or { $third } points, by the age. A conflict lost costs { $lost }.
