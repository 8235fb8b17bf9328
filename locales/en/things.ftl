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
face-tick-red = red tick
face-tick-green = green tick
face-tick-blue = blue tick
face-tick-yellow = yellow tick
face-tick-grey = grey tick
face-tick-red-green-blue-yellow = four-colour tick
face-bust-red = red leader
face-bust-green = green leader
face-bust-blue = blue leader
face-bust-yellow = yellow leader
face-bust-laurel = leader with laurels
face-compare-red = red comparison
face-compare-green = green comparison
face-compare-blue = blue comparison
face-compare-yellow = yellow comparison
face-compare-grey = grey comparison
face-compare-wonder = Wonder comparison

side-day = day
side-night = night

age-1 = Age I
age-2 = Age II
age-3 = Age III

bot-random = Random
bot-random-about = Makes any legal move.
bot-easy = Easy
bot-easy-about = Decides instantly and often misjudges. A good first opponent.
bot-normal = Normal
bot-normal-about = Decides instantly and sometimes misjudges.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best now, without looking ahead.
bot-hard = Hard
bot-hard-about = Looks a little ahead. Punishes careless play.
bot-search = Search
bot-search-about = Looks as far ahead as its time allows.
bot-expert = Expert
bot-expert-about = Looks ahead with all the computing power available. The strongest bot.
bot-ismcts = Rollouts
bot-ismcts-about = Looks ahead by playing games to their end, without learned judgement. Another kind of opponent.
bot-expert-0-1-0 = Expert 0.1.0
bot-expert-0-1-0-about = The expert of the first release, kept as it was for comparison.
bot-styled = { $bot }, { $style }
bot-style-science = science
bot-style-military = military
bot-style-wonders = wonders
bot-style-civil = civil
bot-style-economy = economy
bot-style-spoiler = spoiler

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

# Between the last two of a list: a, b and c.
list-and = and
list-or = or

# What any game may say.
tell-decided = { $name } has decided.
tell-text = { $text }

# Symbols that stand on their own on a board, as titles of what explains them.
figure-coins = Coins
figure-points = Points
figure-points-about = What this city would score if the game ended now.
figure-shields = Shields
figure-goods = Goods
figure-price = Prices of a neighbour
figure-science = Scientific symbols
figure-conflicts = Conflict tokens
figure-resources = Resources
figure-bonuses = Bonuses
