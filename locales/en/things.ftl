# What the games are made of, and the few words of the kit. Cards, wonders and the like are in the files of their games.

game-wonders = 7 Wonders
game-duel = 7 Wonders Duel
game-dice = 7 Wonders Dice

goods-wood = wood
goods-stone = stone
goods-clay = clay
goods-ore = ore
goods-glass = glass
goods-cloth = cloth
goods-papyrus = papyrus
goods-brick = brick
goods-textile = textile
goods-any-raw = any raw material
goods-any-manufactured = any manufactured good

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-purple = purple
colour-black = black
colour-white = white

# What the cards of a colour are.
kind-brown = raw materials
kind-grey = manufactured goods
kind-blue = civilian buildings
kind-yellow = commercial buildings
kind-red = military buildings
kind-green = scientific buildings
kind-purple = guilds

science-compass = compass
science-gear = gear
science-tablet = tablet
science-plumb-level = plumb level
science-wheel = wheel
science-quill = quill
science-mortar = mortar
science-sundial = sundial
science-armillary-sphere = armillary sphere
science-scales = scales

# The faces of the dice.
face-stone = stone
face-wood = wood
face-textile = textile
face-glass = glass
face-brick = brick
face-papyrus = papyrus
face-mask = mask
face-scales = scales
face-fountain = fountain
face-temple = temple
face-owl = owl
face-caduceus = caduceus
face-shield = shield
face-axe = axe
face-sword = sword
face-camel = camel
face-chest = chest
face-coin-7 = 7 coins
face-compass = compass
face-tablet = tablet
face-wheel = wheel
face-tick-red = a red space
face-tick-green = a green space
face-tick-blue = a blue space
face-tick-yellow = a yellow space
face-tick-grey = a grey space
face-tick-red-green-blue-yellow = a red, green, blue or yellow space
face-bust-red = bust, red
face-bust-green = bust, green
face-bust-blue = bust, blue
face-bust-yellow = bust, yellow
face-bust-laurel = bust, laurel
face-compare-red = compare red
face-compare-green = compare green
face-compare-blue = compare blue
face-compare-yellow = compare yellow
face-compare-grey = compare grey
face-compare-wonder = compare wonders

side-day = day
side-night = night

age-1 = Age I
age-2 = Age II
age-3 = Age III

bot-random = Random
bot-random-about = Makes any move the rules allow.
bot-easy = Easy
bot-easy-about = Decides at a glance and often misjudges. A first opponent.
bot-normal = Normal
bot-normal-about = Decides at a glance and misjudges now and then.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once, without looking ahead.
bot-hard = Hard
bot-hard-about = Looks a little ahead. Punishes careless play.
bot-search = Search
bot-search-about = Looks as far ahead as its time lets it.
bot-expert = Expert
bot-expert-about = Looks ahead with all the machine has. The strongest there is.

# The kit.
kit-close = Close
kit-cancel = Cancel
kit-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
kit-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
kit-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
# On the price tag of a card; a word, no more.
kit-tag-free = free
kit-tag-chain = chain
kit-tag-no = no
