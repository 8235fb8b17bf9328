# 7 Wonders Duel: cards, wonders, tokens, the board, the log.

# Cards.
duel-card-lumber-yard = Lumber Yard
duel-card-logging-camp = Logging Camp
duel-card-clay-pool = Clay Pool
duel-card-clay-pit = Clay Pit
duel-card-quarry = Quarry
duel-card-stone-pit = Stone Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard-tower = Guard Tower
duel-card-workshop = Workshop
duel-card-apothecary = Apothecary
duel-card-stone-reserve = Stone Reserve
duel-card-clay-reserve = Clay Reserve
duel-card-wood-reserve = Wood Reserve
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Pharmacist
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-tavern = Tavern
duel-card-sawmill = Sawmill
duel-card-brickyard = Brickyard
duel-card-shelf-quarry = Shelf Quarry
duel-card-glass-blower = Glass-Blower
duel-card-drying-room = Drying Room
duel-card-walls = Walls
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs-house = Customs House
duel-card-courthouse = Courthouse
duel-card-horse-breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-archery-range = Archery Range
duel-card-parade-ground = Parade Ground
duel-card-library = Library
duel-card-dispensary = Dispensary
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-brewery = Brewery
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-academy = Academy
duel-card-study = Study
duel-card-chamber-of-commerce = Chamber of Commerce
duel-card-port = Port
duel-card-armory = Armory
duel-card-palace = Palace
duel-card-town-hall = Town Hall
duel-card-obelisk = Obelisk
duel-card-fortifications = Fortifications
duel-card-siege-workshop = Siege Workshop
duel-card-circus = Circus
duel-card-university = University
duel-card-observatory = Observatory
duel-card-gardens = Gardens
duel-card-pantheon = Pantheon
duel-card-senate = Senate
duel-card-lighthouse = Lighthouse
duel-card-arena = Arena
duel-card-merchants-guild = Merchants Guild
duel-card-shipowners-guild = Shipowners Guild
duel-card-builders-guild = Builders Guild
duel-card-magistrates-guild = Magistrates Guild
duel-card-scientists-guild = Scientists Guild
duel-card-moneylenders-guild = Moneylenders Guild
duel-card-tacticians-guild = Tacticians Guild

# Wonders.
duel-wonder-appian-way = The Appian Way
duel-wonder-circus-maximus = Circus Maximus
duel-wonder-colossus = The Colossus
duel-wonder-great-library = The Great Library
duel-wonder-great-lighthouse = The Great Lighthouse
duel-wonder-hanging-gardens = The Hanging Gardens
duel-wonder-mausoleum = The Mausoleum
duel-wonder-piraeus = Piraeus
duel-wonder-pyramids = The Pyramids
duel-wonder-sphinx = The Sphinx
duel-wonder-statue-of-zeus = The Statue of Zeus
duel-wonder-temple-of-artemis = The Temple of Artemis

# Progress tokens.
duel-token-agriculture = Agriculture
duel-token-architecture = Architecture
duel-token-economy = Economy
duel-token-law = Law
duel-token-masonry = Masonry
duel-token-mathematics = Mathematics
duel-token-philosophy = Philosophy
duel-token-strategy = Strategy
duel-token-theology = Theology
duel-token-urbanism = Urbanism

# Ages, and the colours of cards with what they stand for; 7 Wonders has other words in some languages.
duel-age-1 = Age I
duel-age-2 = Age II
duel-age-3 = Age III
duel-colour-brown = brown
duel-colour-grey = grey
duel-colour-blue = blue
duel-colour-green = green
duel-colour-yellow = yellow
duel-colour-red = red
duel-colour-purple = purple
duel-kind-brown = raw materials
duel-kind-grey = manufactured goods
duel-kind-blue = civilian buildings
duel-kind-green = scientific buildings
duel-kind-yellow = commercial buildings
duel-kind-red = military buildings
duel-kind-purple = guilds

# Goods, and how many of them.
duel-good-wood = wood
duel-good-clay = clay
duel-good-stone = stone
duel-good-glass = glass
duel-good-papyrus = papyrus
duel-good-any-raw = any raw material
duel-good-any-manufactured = any manufactured good
duel-n-wood = { $n } wood
duel-n-clay = { $n } clay
duel-n-stone = { $n } stone
duel-n-glass = { $n } glass
duel-n-papyrus = { $n } papyrus

# The lines of the score pad.
duel-score-civilian = Civilian buildings
duel-score-science = Science
duel-score-commerce = Commerce
duel-score-guilds = Guilds
duel-score-wonders = Wonders
duel-score-progress = Progress tokens
duel-score-treasury = Treasury
duel-score-military = Military

# What is counted, after "for each".
duel-each-brown = brown card
duel-each-grey = grey card
duel-each-brown-grey = brown and grey card
duel-each-blue = blue card
duel-each-green = green card
duel-each-yellow = yellow card
duel-each-red = red card
duel-each-wonders = wonder built
duel-each-tokens = progress token you have
duel-each-coins = { $n } coins

# Effects, a sentence each.
duel-effect-produces = Makes { $goods }.
duel-effect-produces-one = Makes one of { $goods }, your choice each time you build.
duel-effect-fixed-price = { $n ->
    [one] You buy { $goods } for 1 coin each.
   *[other] You buy { $goods } for { $n } coins each.
}
duel-effect-shields = { $n ->
    [one] Moves the conflict pawn 1 space towards the opponent’s capital.
   *[other] Moves the conflict pawn { $n } spaces towards the opponent’s capital.
}
duel-effect-science = Science symbol: { $symbol }.
duel-effect-points = { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
duel-effect-points-for = { $n ->
    [one] 1 point for each { $each }.
   *[other] { $n } points for each { $each }.
}
duel-effect-coins = { $n ->
    [one] 1 coin at once.
   *[other] { $n } coins at once.
}
duel-effect-coins-for = { $n ->
    [one] 1 coin at once for each { $each } in your city.
   *[other] { $n } coins at once for each { $each } in your city.
}
duel-effect-guild = { $points ->
    [one] 1 point at the end of the game for each { $each } in the city that has most.
   *[other] { $points } points at the end of the game for each { $each } in the city that has most.
}
duel-effect-guild-coins = For each { $each } in the city that has most: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} now and { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of the game.
duel-effect-opponent-loses = { $n ->
    [one] Your opponent loses 1 coin.
   *[other] Your opponent loses { $n } coins.
}
duel-effect-destroys-brown = Sends a brown card of your opponent to the discard pile.
duel-effect-destroys-grey = Sends a grey card of your opponent to the discard pile.
duel-effect-revives = Builds a card from the discard pile for free.
duel-effect-library = Draws { $n } progress tokens from the box; you keep one.
duel-effect-plays-again = You play again at once.
duel-effect-discount-wonders = Your wonders need { $n } goods fewer.
duel-effect-discount-cards = Your blue cards need { $n } goods fewer.
duel-effect-more-shields = { $n ->
    [one] Each red card you build has 1 shield more.
   *[other] Each red card you build has { $n } shields more.
}
duel-effect-plays-again-after = You play again after each wonder you build.
duel-effect-takes-trade = What your opponent pays for goods goes to you.
duel-effect-coins-for-chains = { $n } coins whenever you build through a chain.

# Costs and prices.
duel-costs = Costs { $cost }.
duel-cost-nothing = nothing
duel-price-free = free
duel-price-chain = free with { $card }
duel-slot-your-price = Price for you: { $mine }. Price for { $name }: { $theirs }.
duel-slot-prices = Price for { $a }: { $pa }. Price for { $b }: { $pb }.
duel-slot-covered = Other cards lie on it.
duel-bill-chain = Free with { $card }.
duel-bill-coins = { $n ->
    [one] 1 coin on the card.
   *[other] { $n } coins on the card.
}
duel-bill-bought = { $n ->
    [one] Buys { $goods }: { $sum }.
   *[other] Buys { $goods } at { $unit } each: { $sum }.
}
duel-bill-own = Makes { $goods }.
duel-bill-chosen = By choice: { $goods }.
duel-bill-waived = Not needed thanks to a token: { $goods }.
duel-bill-economy = The coins for goods go to { $name }.

# Why not.
duel-why-coins = { $n ->
    [one] Costs 1 coin, you have { $have }.
   *[other] Costs { $n } coins, you have { $have }.
}
duel-why-goods = { $n ->
    [one] { $goods } missing: 1 coin, you have { $have }.
   *[other] { $goods } missing: { $n } coins, you have { $have }.
}
duel-why-both = { $goods } missing: { $n } coins with the { $coins } on the card, you have { $have }.
duel-why-covered = Lies under { $cards }.
duel-why-turn = { $name } decides now.
duel-why-first = Something else is decided first.
duel-why-not-there = { $card } does not lie face up in the structure.
duel-why-not-yours = You cannot build { $wonder }: it is not yours, or it has left the game.
duel-why-built = You have already built { $wonder }.
duel-why-not-offered = You cannot take { $wonder } now: it is not on the table.
duel-why-no-token = { $token } is not one of the tokens to choose from.
duel-why-not-destroyable = You cannot discard { $card } now.
duel-why-not-discarded = { $card } is not in the discard pile.

# What a move brings.
duel-note-points = { $n ->
    [one] { $change } point
   *[other] { $change } points
}
duel-note-gains = { $n ->
    [one] 1 coin for you
   *[other] { $n } coins for you
}
duel-note-rival-gains = { $n ->
    [one] { $name } gets 1 coin of it
   *[other] { $name } gets { $n } coins of it
}
duel-note-loses = { $n ->
    [one] { $name } loses 1 coin
   *[other] { $name } loses { $n } coins
}
duel-note-pawn = { $n ->
    [one] Pawn moves 1 space
   *[other] Pawn moves { $n } spaces
}, { $left } from the capital of { $name }
duel-note-looted = { $n ->
    [one] Military token: { $name } loses 1 coin
   *[other] Military token: { $name } loses { $n } coins
}
duel-note-symbol = { $symbol }: { $n } of { $of } symbols
duel-note-pair = A pair: you take a progress token
duel-note-library = You keep one of three tokens from the box
duel-note-revives = You build a card from the discard pile
duel-note-destroys-brown = You discard a brown card of { $name }
duel-note-destroys-grey = You discard a grey card of { $name }
duel-note-again = You play again
duel-note-again-lost = No further turn: it is the last card of the age
duel-note-wins-military = Wins the game by military supremacy
duel-note-wins-science = Wins the game by scientific supremacy
duel-note-opens = Uncovers { $cards }.
duel-note-turns = { $n ->
    [one] Turns up a card.
   *[other] Turns up { $n } cards.
}
duel-note-opens-both = { $n ->
    [one] Uncovers { $cards } and turns up a card.
   *[other] Uncovers { $cards } and turns up { $n } cards.
}
duel-note-opens-none = Uncovers nothing.

# What can be picked.
duel-offer-card = { $card }, { $colour }: { $mine } ({ $name }: { $theirs }). { $effects }
duel-offer-built = { $card }, { $colour }. { $effects }
duel-offer-wonder = { $wonder }. Costs { $cost }. { $effects }
duel-offer-token = { $token }. { $effects }
duel-do-wonder-short = Build { $wonder }
duel-chapter-draft = Before the first age

# Moves, as advice and on buttons.
duel-do-build = Build { $card }
duel-do-sell = Sell { $card }
duel-do-build-short = Build
duel-do-sell-short = Sell
duel-do-wonder = Build { $wonder } with { $card }
duel-do-take = Take { $wonder }
duel-do-token = Take { $token }
duel-do-destroy = Discard { $card }
duel-do-revive = Build { $card } from the discard pile
duel-do-begin-name = { $name } begins

# The log.
duel-tell-first = { $name } is the first player.
duel-tell-first-you = You are the first player.
duel-tell-tokens = On the board: { $tokens }.
duel-tell-wonders = To choose from: { $wonders }.
duel-tell-age = { $age } is laid out.
duel-tell-reveal = { $card } is turned up.
duel-tell-library = Drawn from the box: { $tokens }.
duel-tell-build = { $name } builds { $card }.
duel-tell-build-you = You build { $card }.
duel-tell-sell = { $name } sells { $card }.
duel-tell-sell-you = You sell { $card }.
duel-tell-wonder = { $name } builds { $wonder } with { $card }.
duel-tell-wonder-you = You build { $wonder } with { $card }.
duel-tell-take = { $name } takes { $wonder }.
duel-tell-take-you = You take { $wonder }.
duel-tell-token = { $name } takes the progress token { $token }.
duel-tell-token-you = You take the progress token { $token }.
duel-tell-destroy = { $name } sends { $card } to the discard pile.
duel-tell-destroy-you = You send { $card } to the discard pile.
duel-tell-revive = { $name } builds { $card } from the discard pile.
duel-tell-revive-you = You build { $card } from the discard pile.
duel-tell-begin = { $name } decides: { $begins } begins.
duel-tell-begin-you = You decide: { $begins } begins.
duel-tell-begin-you-you = You decide: you begin.
duel-tell-begin-for-you = { $name } decides: you begin.

# What is decided, and by whom.
duel-head-play-you = Your turn: take a card
duel-head-play = { $name } takes a card
duel-head-draft-you = Take a wonder
duel-head-draft = { $name } takes a wonder
duel-head-token-you = A pair: take a progress token
duel-head-token = { $name } takes a progress token
duel-head-library-you = The Great Library: keep one token
duel-head-library = { $name } keeps a token of the Great Library
duel-head-destroy-you = Discard a card of your opponent
duel-head-destroy = { $name } discards a card of the opponent
duel-head-revive-you = Build a card from the discard pile
duel-head-revive = { $name } builds a card from the discard pile
duel-head-begin-you = You say who begins the age
duel-head-begin = { $name } says who begins the age
duel-head-luck = Cards are laid out
duel-head-over = The game is over
duel-head-again = { $head } · another turn follows
duel-about-draft = Each city gets four wonders. The second player to choose takes two in a row.
duel-about-token = A token is yours for good and works from now on.
duel-about-library = Three tokens were drawn from the box. The other two go back.
duel-about-destroy = It goes to the discard pile, and what it produces is lost.
duel-about-revive = It is free, and you get everything it brings as if you had built it normally.
duel-about-begin = The age is laid out. The player with the weaker army chooses.
duel-help-pick = Pick a card to see what it costs and brings.
duel-hinted = Advised

# The end.
duel-end-military = { $name } wins by military supremacy
duel-end-science = { $name } wins by scientific supremacy
duel-end-points = { $name } wins on points
duel-end-shared = The victory is shared
duel-winner = Winner

# The board.
duel-structure = The cards of { $age }
duel-back = { $n ->
    [one] a face-down card
   *[other] { $n } face-down cards
} of { $age }
duel-back-any = Face-down card
duel-back-guild = Guild
duel-track = Military track
duel-track-label = Military track. { $a } needs { $na ->
    [one] { $na } shield
   *[other] { $na } shields
} to win, { $b } needs { $nb }.
duel-track-left = { $name }: { $n } to victory
duel-track-right = { $name }: { $n } to victory
duel-tokens = Progress tokens
duel-science = Science
duel-science-label = { $n ->
    [0] No science symbols; { $of } different ones win.
   *[other] Science: { $n } of { $of } different symbols: { $symbols }. Pairs: { $pairs }.
}
duel-goods = Goods
duel-makes = makes
duel-buys = buys at
duel-choice = with each construction
duel-cities = Cities
duel-decides = decides
duel-stack = { $kind }, { $n }: { $cards }
duel-wonder-label = { $n ->
    [one] { $wonder }, not built, 1 coin. { $effects }
   *[other] { $wonder }, not built, { $n } coins. { $effects }
}
duel-wonder-built-label = { $wonder }, built. { $effects }
# The same within a sentence.
duel-inside-appian-way = the Appian Way
duel-inside-circus-maximus = Circus Maximus
duel-inside-colossus = the Colossus
duel-inside-great-library = the Great Library
duel-inside-great-lighthouse = the Great Lighthouse
duel-inside-hanging-gardens = the Hanging Gardens
duel-inside-mausoleum = the Mausoleum
duel-inside-piraeus = Piraeus
duel-inside-pyramids = the Pyramids
duel-inside-sphinx = the Sphinx
duel-inside-statue-of-zeus = the Statue of Zeus
duel-inside-temple-of-artemis = the Temple of Artemis
duel-wonders-gone = Seven wonders are built: no more can be built.
duel-points-so-far = { $n ->
    [one] 1 point so far
   *[other] { $n } points so far
}
duel-summary-label = City of { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $symbols ->
    [one] { $symbols } science symbol
   *[other] { $symbols } science symbols
}, { $n ->
    [one] { $n } shield
   *[other] { $n } shields
} to victory
duel-discard = Discard pile ({ $n })
duel-discard-about = Cards that were sold or destroyed. The Mausoleum builds one of them.
duel-unseen = Not seen yet ({ $n })
duel-unseen-about = { $n ->
    [0] No card lies face down. These were left out of the age.
    [one] One of these lies face down. The others were left out of the age.
   *[other] { $n } of these lie face down. The others were left out of the age.
}
duel-unseen-many = { $n ->
    [one] It can only be one card.
   *[other] It can be any of { $n } cards that neither player has seen.
}
duel-pile-empty = There is no card here.

# Explanations.
duel-explain = More about { $thing }
duel-explain-free-with = Free if you have { $card }.
duel-explain-opens = Makes { $card } free later.
duel-explain-in-yours = It is in your city.
duel-explain-in-theirs = It is in your opponent’s city.
duel-explain-in-seat = It is in the city of seat { $n }.
duel-explain-for-you = For you
duel-explain-for-rival = For your opponent
duel-explain-for-seat = Seat { $n }
duel-the-opponent = your opponent
duel-explain-track = Every shield moves the pawn one space towards the opponent’s capital. Reaching it wins the game at once.
duel-explain-zone = Spaces { $from } to { $to }: { $n } points at the end of the game.
duel-explain-zone-token = Spaces { $from } to { $to }: { $n } points at the end of the game. The first time the pawn gets there, the player on that side loses { $coins } coins.
duel-explain-distance = You need { $mine ->
    [one] { $mine } shield
   *[other] { $mine } shields
} to win, your opponent needs { $theirs }.
duel-explain-science = { $n } different symbols win the game at once.
duel-explain-pairs = The second copy of a symbol brings a progress token from the board.
duel-explain-back = It is turned up as soon as no card lies on it.
duel-explain-back-guild = A guild, as its back shows. You see which one when it is turned up.

# Keys.
duel-key-pick = Pick a card or choice
duel-key-build = Go to: build
duel-key-wonder = Go to: next wonder
duel-key-sell = Go to: sell
duel-key-confirm = Confirm
duel-key-unpick = Put back what is picked
duel-key-explain = Explain the selected item

# Luck that cannot be, in records written by hand.
duel-luck-first = The first player is one of the two at the table.
duel-luck-tokens = { $n } different tokens lie on the board.
duel-luck-wonders = { $n } different wonders are dealt.
duel-luck-dealt-before = { $wonder } has been dealt before.
duel-luck-age = Now { $age } is dealt.
duel-luck-drawn = { $n } different tokens are drawn.
duel-luck-not-in-box = { $token } is not in the box.
duel-luck-slot-next = Slot { $n } is turned up next.
duel-luck-other-age = { $card } belongs to another age.
duel-luck-other-back = { $card } does not have the back that lies in slot { $n }.
duel-luck-seen-before = { $card } has been seen before.
duel-luck-twice = { $card } lies in two slots.
duel-luck-face-up = Slot { $n } is dealt face up.
duel-luck-face-down = Slot { $n } is dealt face down.
duel-luck-guilds = { $n ->
    [0] No guilds are dealt in this age, not { $dealt }.
   *[other] { $n } guilds are dealt in this age, not { $dealt }.
}

duel-figure-coins = Coins pay costs and the goods that a city lacks. At the end, { $n } coins are worth 1 point.
duel-figure-goods = What the city produces every turn, and what it pays the bank for one unit that it lacks. The more of it the brown and grey cards of the opponent produce, the higher the price.
