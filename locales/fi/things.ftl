# What the games are made of, and the few words of the kit. Cards, wonders and the like are in the files of their games.

game-wonders = 7 Wonders
game-duel = 7 Wonders Duel
game-dice = 7 Wonders Dice

goods-wood = puu
goods-stone = kivi
goods-clay = savi
goods-ore = malmi
goods-glass = lasi
goods-cloth = kangas
goods-papyrus = papyrus
goods-brick = tiili
goods-textile = tekstiili
goods-any-raw = vapaavalintainen raaka-aine
goods-any-manufactured = vapaavalintainen jaloste

colour-brown = ruskea
colour-grey = harmaa
colour-blue = sininen
colour-yellow = keltainen
colour-red = punainen
colour-green = vihreä
colour-purple = violetti
colour-black = musta
colour-white = valkoinen

# What the cards of a colour are.
kind-brown = raaka-aineet
kind-grey = jalosteet
kind-blue = siviilirakennukset
kind-yellow = kaupparakennukset
kind-red = sotilasrakennukset
kind-green = tiederakennukset
kind-purple = killat

science-compass = harppi
science-gear = hammasratas
science-tablet = kirjoitustaulu
science-plumb-level = luotivaaka
science-wheel = pyörä
science-quill = sulkakynä
science-mortar = huhmar
science-sundial = aurinkokello
science-armillary-sphere = armillaaripallo
science-scales = vaaka

# The faces of the dice.
face-stone = kivi
face-wood = puu
face-textile = tekstiili
face-glass = lasi
face-brick = tiili
face-papyrus = papyrus
face-mask = naamio
face-scales = vaaka
face-fountain = suihkulähde
face-temple = temppeli
face-owl = pöllö
face-caduceus = Hermeen sauva
face-shield = kilpi
face-axe = kirves
face-sword = miekka
face-camel = kameli
face-chest = arkku
face-coin-7 = 7 kolikkoa
face-compass = harppi
face-tablet = kirjoitustaulu
face-wheel = pyörä
face-tick-red = punainen rasti
face-tick-green = vihreä rasti
face-tick-blue = sininen rasti
face-tick-yellow = keltainen rasti
face-tick-grey = harmaa rasti
face-tick-red-green-blue-yellow = nelivärinen rasti
face-bust-red = punainen johtaja
face-bust-green = vihreä johtaja
face-bust-blue = sininen johtaja
face-bust-yellow = keltainen johtaja
face-bust-laurel = laakeriseppeleinen johtaja
face-compare-red = punaisten vertailu
face-compare-green = vihreiden vertailu
face-compare-blue = sinisten vertailu
face-compare-yellow = keltaisten vertailu
face-compare-grey = harmaiden vertailu
face-compare-wonder = ihmeiden vertailu

side-day = päivä
side-night = yö

age-1 = Aikakausi I
age-2 = Aikakausi II
age-3 = Aikakausi III

bot-random = Sattuma
bot-random-about = Tekee minkä tahansa sallitun siirron.
bot-easy = Helppo
bot-easy-about = Päättää heti ja arvioi usein väärin. Hyvä ensimmäinen vastustaja.
bot-normal = Tavallinen
bot-normal-about = Päättää heti ja arvioi joskus väärin.
bot-greedy = Ahne
bot-greedy-about = Ottaa sen, mikä juuri nyt näyttää parhaalta, katsomatta eteenpäin.
bot-hard = Vaikea
bot-hard-about = Katsoo hieman eteenpäin. Rankaisee huolimattomuudesta.
bot-search = Haku
bot-search-about = Katsoo eteenpäin niin pitkälle kuin aika antaa myöten.
bot-expert = Mestari
bot-expert-about = Katsoo eteenpäin koko koneen voimalla. Vahvin botti.
bot-ismcts = Läpipelaaja
bot-ismcts-about = Katsoo eteenpäin pelaamalla pelejä loppuun, ilman opittua arviota. Toisenlainen vastustaja.
bot-expert-0-1-0 = Mestari 0.1.0
bot-expert-0-1-0-about = Ensimmäisen julkaisun mestari, säilytetty sellaisenaan vertailua varten.
bot-styled = { $bot }, { $style }
bot-style-science = tiede
bot-style-military = sotavoimat
bot-style-wonders = ihmeet
bot-style-civil = siviilit
bot-style-economy = talous
bot-style-spoiler = häiritsijä

# The kit.
kit-close = Sulje
kit-cancel = Peruuta
kit-coins = { $n ->
    [one] { $n } kolikko
   *[other] { $n } kolikkoa
}
kit-points = { $n ->
    [one] { $n } piste
   *[other] { $n } pistettä
}
kit-shields = { $n ->
    [one] { $n } kilpi
   *[other] { $n } kilpeä
}
# On the price tag of a card; a word, no more.
kit-tag-free = ilmainen
kit-tag-chain = ketju
kit-tag-no = ei voi

# Between the last two of a list: a, b and c.
list-and = ja
list-or = tai

# What any game may say.
tell-decided = { $name } on päättänyt.
tell-text = { $text }

# Symbols that stand on their own on a board, as titles of what explains them.
figure-coins = Kolikot
figure-points = Pisteet
figure-points-about = Mitä kaupunki saisi, jos peli päättyisi nyt.
figure-shields = Kilvet
figure-goods = Hyödykkeet
figure-price = Naapurin hinnat
figure-science = Tieteen symbolit
figure-conflicts = Selkkausmerkit
figure-resources = Resurssit
figure-bonuses = Bonukset
