# What the games are made of, and the few words of the kit. Cards, wonders and the like are in the files of their games.

game-wonders = 7 Wonders
game-duel = 7 Wonders Duel
game-dice = 7 Wonders Dice

goods-wood = trä
goods-stone = sten
goods-clay = lera
goods-ore = malm
goods-glass = glas
goods-cloth = tyg
goods-papyrus = papyrus
goods-brick = tegel
goods-textile = textil
goods-any-raw = valfritt grundmaterial
goods-any-manufactured = valfri tillverkad produkt

colour-brown = brun
colour-grey = grå
colour-blue = blå
colour-yellow = gul
colour-red = röd
colour-green = grön
colour-purple = lila
colour-black = svart
colour-white = vit

# What the cards of a colour are.
kind-brown = grundmaterial
kind-grey = tillverkade produkter
kind-blue = medborgerliga byggnader
kind-yellow = handelsbyggnader
kind-red = militära byggnader
kind-green = vetenskapliga byggnader
kind-purple = skrån

science-compass = passare
science-gear = kugghjul
science-tablet = skrivtavla
science-plumb-level = lodvåg
science-wheel = hjul
science-quill = fjäderpenna
science-mortar = mortel
science-sundial = solur
science-armillary-sphere = armillarsfär
science-scales = våg

# The faces of the dice.
face-stone = sten
face-wood = trä
face-textile = textil
face-glass = glas
face-brick = tegel
face-papyrus = papyrus
face-mask = mask
face-scales = våg
face-fountain = fontän
face-temple = tempel
face-owl = uggla
face-caduceus = kaducé
face-shield = sköld
face-axe = yxa
face-sword = svärd
face-camel = kamel
face-chest = kista
face-coin-7 = 7 mynt
face-compass = passare
face-tablet = skrivtavla
face-wheel = hjul
face-tick-red = rött kryss
face-tick-green = grönt kryss
face-tick-blue = blått kryss
face-tick-yellow = gult kryss
face-tick-grey = grått kryss
face-tick-red-green-blue-yellow = fyrfärgat kryss
face-bust-red = röd ledare
face-bust-green = grön ledare
face-bust-blue = blå ledare
face-bust-yellow = gul ledare
face-bust-laurel = ledare med lagerkrans
face-compare-red = röd jämförelse
face-compare-green = grön jämförelse
face-compare-blue = blå jämförelse
face-compare-yellow = gul jämförelse
face-compare-grey = grå jämförelse
face-compare-wonder = jämförelse av underverk

side-day = dag
side-night = natt

age-1 = Ålder I
age-2 = Ålder II
age-3 = Ålder III

bot-random = Slumpen
bot-random-about = Gör vilket drag som helst som reglerna tillåter.
bot-easy = Lätt
bot-easy-about = Bestämmer sig direkt och missbedömer ofta. En bra första motståndare.
bot-normal = Normal
bot-normal-about = Bestämmer sig direkt och missbedömer ibland.
bot-greedy = Girig
bot-greedy-about = Tar det som ser bäst ut just nu, utan att tänka framåt.
bot-hard = Svår
bot-hard-about = Tänker en bit framåt. Straffar slarv.
bot-search = Sökare
bot-search-about = Tänker så långt framåt som tiden räcker.
bot-expert = Expert
bot-expert-about = Tänker framåt med hela datorns kraft. Den starkaste boten.
bot-ismcts = Genomspelaren
bot-ismcts-about = Tänker framåt genom att spela partier till slut, utan inlärt omdöme. En annan sorts motståndare.
bot-expert-0-1-0 = Expert 0.1.0
bot-expert-0-1-0-about = Experten från den första utgåvan, sparad som den var för jämförelse.
bot-styled = { $bot }, { $style }
bot-style-science = vetenskap
bot-style-military = militär
bot-style-wonders = underverk
bot-style-civil = civilt
bot-style-economy = ekonomi
bot-style-spoiler = störare

# The kit.
kit-close = Stäng
kit-cancel = Avbryt
kit-coins = { $n } mynt
kit-points = { $n } poäng
kit-shields = { $n ->
    [one] { $n } sköld
   *[other] { $n } sköldar
}
# On the price tag of a card; a word, no more.
kit-tag-free = gratis
kit-tag-chain = kedja
kit-tag-no = går ej

# Between the last two of a list: a, b and c.
list-and = och
list-or = eller

# What any game may say.
tell-decided = { $name } har bestämt sig.
tell-text = { $text }

# Symbols that stand on their own on a board, as titles of what explains them.
figure-coins = Mynt
figure-points = Poäng
figure-points-about = Vad staden skulle få om spelet slutade nu.
figure-shields = Sköldar
figure-goods = Varor
figure-price = En grannes priser
figure-science = Vetenskapliga symboler
figure-conflicts = Konfliktmarker
figure-resources = Resurser
figure-bonuses = Bonusar
