# 7 Wonders Dice. Board sets of one's own bring their own names for dice, symbols and cities.

dice-building-wonder = Ihme
dice-building-barracks-west = Läntinen kasarmi
dice-building-barracks-east = Itäinen kasarmi
dice-building-agora = Tori
dice-building-market = Kauppa
dice-building-university = Yliopisto
dice-building-guild-court = Kiltalaitos
dice-building-gallery = Johtajien galleria
dice-building-warehouse = Varasto

dice-score-wonder = Ihme
dice-score-barracks-west = Läntinen kasarmi
dice-score-barracks-east = Itäinen kasarmi
dice-score-agora = Tori
dice-score-market = Kauppa
dice-score-university = Yliopisto
dice-score-guild-court = Kiltalaitos
dice-score-gallery = Johtajien galleria

dice-die-grey-1 = harmaa noppa 1
dice-die-grey-2 = harmaa noppa 2
dice-die-grey-3 = harmaa noppa 3
dice-die-blue = sininen noppa
dice-die-red = punainen noppa
dice-die-yellow = keltainen noppa
dice-die-green = vihreä noppa
dice-die-black = musta noppa
dice-die-white = valkoinen noppa
dice-die-purple = violetti noppa

# All dice of a colour.
dice-dice-grey = harmaat nopat
dice-dice-blue = sininen noppa
dice-dice-red = punainen noppa
dice-dice-yellow = keltainen noppa
dice-dice-green = vihreä noppa
dice-dice-black = musta noppa
dice-dice-white = valkoinen noppa
dice-dice-purple = violetti noppa

dice-bonus-action = Yksi toiminto lisää
dice-bonus-cross = Vapaavalintainen ruutu
dice-bonus-coins = Kolikoita

dice-city-alexandria = Aleksandria
dice-city-babylon = Babylon
dice-city-ephesus = Efesos
dice-city-giza = Giza
dice-city-halicarnassus = Halikarnassos
dice-city-olympia = Olympia
dice-city-rhodes = Rodos

dice-wonder-alexandria = Aleksandrian majakka
dice-wonder-babylon = Riippuvat puutarhat
dice-wonder-ephesus = Artemiin temppeli
dice-wonder-giza = Kheopsin pyramidi
dice-wonder-halicarnassus = Mausoleumi
dice-wonder-olympia = Zeuksen patsas
dice-wonder-rhodes = Kolossi

# Spaces by their building and place.
dice-space-step = { $wonder }, vaihe { $n }
dice-space-cell = { $building }, rivi { $row }, sarake { $column }
dice-space-plain = { $building }, { $what }
dice-space-numbered = { $building }, { $what } { $n }
dice-line-attack = hyökkäys
dice-line-coin-7 = kolikot
dice-line-defence = puolustus

# Numbers with their nouns, for other messages.
dice-n-coins = { $n ->
    [one] { $n } kolikko
   *[other] { $n } kolikkoa
}
dice-n-points = { $n ->
    [one] { $n } piste
   *[other] { $n } pistettä
}
dice-total-coins = { $total ->
    [one] { $total } kolikko
   *[other] { $total } kolikkoa
}

# What spaces and bonuses do.
dice-effect-cross = Rastita yksi ruutu ja maksa siitä: { $buildings }.
dice-effect-cross-up-to = Rastita enintään { $n } ruutua ja maksa jokaisesta: { $buildings }.
dice-effect-coins = Heti { dice-n-coins }.
dice-effect-free-die = Rakenna heti millä tahansa Forumin nopalla; noppa on ilmainen.
dice-effect-action = Suorita heti yksi toiminto lisää.
dice-effect-unlocks = Tästä lähtien saat valita: { $die }.
dice-effect-resources = { $n ->
    [one] { $n } resurssi tästä lähtien: jokainen ruutu maksaa sinulle kolikon vähemmän.
   *[other] { $n } resurssia tästä lähtien: jokainen ruutu maksaa sinulle enintään { $n } kolikkoa vähemmän.
}
dice-effect-attack = Hyökkäys: { dice-n-points } miinus naapurin puolustus.
dice-effect-defence = Naapurin hyökkäyksestä tältä puolelta { dice-n-points } vähemmän.
dice-effect-all-cheaper = Tästä lähtien jokainen noppa maksaa 1 kolikon vähemmän.
dice-effect-cheaper = 1 kolikko vähemmän tästä lähtien: { $dice }.
dice-effect-free-dice = Ilmainen tästä lähtien: { $dice }.
dice-effect-coins-on-die = { dice-n-coins } aina, kun valitset tämänvärisen nopan: { $colour }.
dice-effect-points = { $n ->
    [one] { $n } piste.
   *[other] { $n } pistettä.
}
dice-effect-coins-and-points-for = { $n ->
    [one] { $n } kolikko nyt ja { $n } piste pelin lopussa jokaisesta rastitetusta ruudusta: { $building }.
   *[other] { $n } kolikkoa nyt ja { $n } pistettä pelin lopussa jokaisesta rastitetusta ruudusta: { $building }.
}
dice-effect-points-for-gallery = { $n ->
    [one] { $n } piste jokaisesta rastitetusta ruudusta: { $building }.
   *[other] { $n } pistettä jokaisesta rastitetusta ruudusta: { $building }.
}

# What a move brings now.
dice-gain-on-die = Nopan valinnasta { dice-n-coins }.
dice-gain-attack = Hyökkäys, kohteena { $name }: { dice-n-points }.
dice-gain-attack-less = Hyökkäys, kohteena { $name }: { dice-n-points } ({ $printed } miinus { $defence } puolustuksesta).
dice-gain-finishes = Rakennelma valmistuu: { $building }.
dice-gain-first-agora = Saat torin valmiiksi ensimmäisenä.
dice-gain-follows = Sitten: { $tasks }.
dice-gain-lost = { $n ->
    [one] { $n } kolikko ei mahdu kultavarantoosi.
   *[other] { $n } kolikkoa ei mahdu kultavarantoosi.
}
dice-points-more = { dice-n-points } lisää tässä tilanteessa.
dice-after = Sen jälkeen sinulla on { dice-n-coins }.

# What is to be decided.
dice-task-action = Valitse toimintosi
dice-task-action-more = Suorita yksi toiminto lisää
dice-task-free-die = Rakenna ilmaisella nopalla
dice-task-cross = Rastita yksi ruutu: { $buildings }
dice-task-cross-up-to = { $n ->
    [one] Rastita vielä enintään yksi ruutu: { $buildings }
   *[other] Rastita enintään { $n } ruutua: { $buildings }
}
dice-task-bonus = Valitse bonus
dice-action-how = Valitse noppa ja ruutu, rakenna ihmettäsi tai jätä vuoro välistä.
dice-because = Syynä: { $what }.
dice-done = Vuorosi on valmis
dice-soon = Nopat sekoitetaan pian
dice-watching = Katselet peliä
dice-last-turn = Tämä on viimeinen vuoro.
dice-chosen = Valitsit: { $move }
dice-withdraw = Peru valinta
dice-thinking = { $n ->
    [one] { $names } miettii vielä.
   *[other] { $names } miettivät vielä.
}
dice-thinks = miettii
dice-pass = Jätä vuoro välistä
dice-wonder-complete = Ihmeesi on valmis

# Buttons.
dice-move-build = Rastita { $space } ({ $die }), { $total ->
    [0] ilmaiseksi
   *[other] hinta { dice-total-coins }
}
dice-move-cross = Rastita { $space }, { $total ->
    [0] ilmaiseksi
   *[other] hinta { dice-total-coins }
}
dice-move-wonder = Rakenna { $space }, { $total ->
    [0] ilmaiseksi
   *[other] hinta { dice-total-coins }
}
dice-move-pass = Jätä vuoro välistä ja ota { dice-n-coins }
dice-move-decline = Ei kiitos
dice-move-bonus = Ota bonus: { $bonus }
dice-explain = Selitä: { $what }

# Why not.
dice-why-locked = Et ole avannut noppaa: { $die }.
dice-why-locked-by = Et ole avannut noppaa: { $die }. Rastita ensin { $space }.
dice-why-nothing-open = Pelilaudallasi ei ole enää ruutuja tälle symbolille: { $symbol }.
dice-why-dear = { $missing ->
    [one] { $missing } resurssi puuttuu
   *[other] { $missing } resurssia puuttuu
}: { $total ->
    [one] { $total } kolikko
   *[other] { $total } kolikkoa
}, sinulla on { $coins }.
dice-why-die-dear = Noppa maksaa { $die ->
    [one] { $die } kolikon
   *[other] { $die } kolikkoa
}, sinulla on { $coins }.
dice-why-both-dear = Nopasta { $die }, puuttuvista resursseista { $missing }: yhteensä { $total ->
    [one] { $total } kolikko
   *[other] { $total } kolikkoa
}, sinulla on { $coins }.
dice-why-other = Nyt päätetään muusta.
dice-why-not-now = Sinulla ei ole nyt päätettävää.
dice-why-cross-first = Rastita ensin ruutu: { $buildings }.
dice-why-bonus-first = Valitse ensin bonus.
dice-why-bonus-crossed = Olet jo saanut tämän bonuksen.
dice-why-crossed = Se on jo rastitettu.
dice-why-order = Ensin tulee { $space }.
dice-why-no-wonder = Mikään noppa ei johda ihmeeseen.
dice-why-wonder-complete = Kaikki sen vaiheet on rakennettu.
dice-why-no-die = Mikään Forumin noppa ei johda sinne nyt; tarvitaan { $symbols }.

# The Guild Court.
dice-compare = Kiltalaitos: { $strictly ->
    [yes] sinulla on oltava enemmän rastitettuja ruutuja kuin vastustajallasi
   *[no] sinulla on oltava vähintään yhtä monta rastitettua ruutua kuin kummallakin naapurilla
}: { $what }. Sinä: { $own }, { $others }. { $holds ->
    [yes] Ehto täyttyy.
   *[no] Ehto ei täyty.
}
dice-compare-other = { $name }: { $n }
dice-guild-table = Rastitetut ruudut vuoron alussa, niin kuin kiltalaitos vertaa niitä
dice-guild-holds = Riittääkö kiltalaitokseen?
dice-holds = Riittää
dice-holds-not = Ei riitä

# The table.
dice-forum = Forum
dice-section = { $n ->
    [0] Ilmaiset nopat
    [one] Nopat, hinta { $n } kolikko
   *[other] Nopat, hinta { $n } kolikkoa
}
dice-turn = vuoro { $n }
dice-section-empty = Ei noppia
dice-beside = Forumin vieressä:
dice-beside-about = Se tulee Forumiin, kun joku pelaajista avaa sen.
dice-die-shows = { $die }, esillä { $symbol }.
dice-die-section = { $n ->
    [0] Se on ilmainen.
    [one] Se maksaa { $n } kolikon.
   *[other] Se maksaa { $n } kolikkoa.
}
dice-die-cost-you = { $n ->
    [0] Sinä et maksa siitä mitään.
    [one] Sinä maksat siitä { $n } kolikon.
   *[other] Sinä maksat siitä { $n } kolikkoa.
}
dice-die-spaces = { $n ->
    [one] Avaa { $n } ruudun. Hinta yhteensä kolikoina: { $total }.
   *[other] Avaa { $n } ruutua. Hinta yhteensä kolikoina: { $total }.
}
dice-sheet = Kaupunki
dice-your-city = Kaupunkisi
dice-sheet-of = { $name } · { $city }
dice-open-sheet = Avaa pelilauta: { $name }
dice-space-cost = { $n ->
    [0] Ei maksa resursseja.
    [one] Maksaa { $n } resurssin.
   *[other] Maksaa { $n } resurssia.
}
dice-space-crossed = Rastitettu.
dice-space-open = Voit rastittaa nyt.
dice-space-lit = { $n ->
    [0] Voit rastittaa ilmaiseksi.
    [one] Voit rastittaa, hinta { $n } kolikko.
   *[other] Voit rastittaa, hinta { $n } kolikkoa.
}
dice-any-order = * missä järjestyksessä tahansa
dice-building = Rakennelma
dice-building-finished = valmis
dice-building-count = { $done }/{ $of } rastitettu, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
dice-building-can = { $n } auki
dice-reserve = Kultavaranto, bonukset ja erikoisnopat
dice-coins-of = { $n }/{ $size } kolikkoa
dice-resources = { $n ->
    [one] { $n } resurssi
   *[other] { $n } resurssia
}
dice-bonuses = Bonuksia { $n }/{ $end }
dice-special = Erikoisnopat
dice-locked = Lukittu
dice-unlocked = Avattu
dice-neighbours = Naapurisi
dice-others = Kaupungit
dice-left = vasemmalla puolellasi
dice-right = oikealla puolellasi
dice-opposite = vastustajasi
dice-you = sinä
dice-them = naapuri
dice-your-attacks = { $side ->
    [west] Sinun hyökkäyksesi, länsi
   *[east] Sinun hyökkäyksesi, itä
}
dice-their-attacks = { $side ->
    [west] Naapurin hyökkäykset, länsi
   *[east] Naapurin hyökkäykset, itä
}

# The boards.
dice-boards = Pelilaudat: { dice-boards-name }.
dice-boards-name = { $name ->
    [balanced] { home-boards-balanced }
    [stand-in] { home-boards-stand-in }
   *[other] { $name }
}
dice-boards-stand-in = Ne korvaavat painetut pelilaudat, jotka eivät ole julkisia: säännöt ovat pelin omat, luvut meidän.
dice-boards-about-balanced = Tehty niin, että kaikki kaupungit ovat suunnilleen yhtä vahvoja.
dice-boards-about-stand-in = Ensimmäinen sarja, lähimpänä sitä vähää, mikä on yleisesti tiedossa.
dice-boards-loading = Haetaan pelilautoja: { dice-boards-name } …
dice-boards-missing = Tässä pöydässä pelataan omilla pelilaudoilla ({ dice-boards-name }), joita ei ole täällä. Loki kertoo, mitä tapahtuu; kaupunkeja ei voi piirtää ilman pelilautoja.
dice-boards-offline = Palvelin ei vastaa, joten pelilautoja ei voi hakea: { dice-boards-name }.
dice-boards-refused = Pelilautoja ei voi hakea: { dice-boards-name }. { $reason }
dice-boards-again = Yritä uudelleen

# Explanations.
dice-explain-cost = Hinta
dice-explain-by = Avaaja
dice-explain-by-wonder = toiminto ihmeen rakentaminen; ei noppaa
dice-explain-after = Seuraavaksi
dice-explain-special = Erikoisnoppa: voit valita sen vain, jos olet itse avannut sen.
dice-explain-reach = Voit rastittaa: { $spaces }.
dice-explain-faces = Sen sivut
dice-explain-bonus = Saat bonuksen jokaisesta kaupunkisi rakennelmasta, jonka saat valmiiksi. Kun jollakin pelaajalla on { $n }, pelataan vielä yksi vuoro.
dice-explain-nothing = Tästä ei ole tietoja.
dice-leads-line = Avaa linjansa: { $buildings }.
dice-leads-any = Ruutu rakennelmassa: { $buildings }.
dice-leads-guild = Avaa kiltalaitoksen, jos vertailun ehto täyttyy: { $buildings }.

# The log.
dice-tell-cities = Kaupungit jaetaan: { $cities }.
dice-tell-city = { $name } – { $city }
dice-tell-city-you = sinä – { $city }
dice-tell-die = { $die } ({ $symbol })
dice-tell-swap = Forumiin tulee { $special }; pois lähtee { $grey }.
dice-tell-build = { $name } rastittaa ruudun { $space } ({ $die }).
dice-tell-build-you = Rastitat ruudun { $space } ({ $die }).
dice-tell-wonder = { $name } rakentaa ihmeen seuraavan vaiheen.
dice-tell-wonder-you = Rakennat ihmeen seuraavan vaiheen.
dice-tell-pass = { $name } jättää vuoron välistä ja saa kolikoita.
dice-tell-pass-you = Jätät vuoron välistä ja saat kolikoita.
dice-tell-cross = { $name } rastittaa myös ruudun { $space }.
dice-tell-cross-you = Rastitat myös ruudun { $space }.
dice-tell-decline = { $name } kieltäytyy.
dice-tell-decline-you = Kieltäydyt.
dice-tell-bonus = { $name } saa rakennelman valmiiksi ja ottaa bonuksen: { $bonus }.
dice-tell-bonus-you = Saat rakennelman valmiiksi ja otat bonuksen: { $bonus }.
dice-tell-move-build = Rastita { $space } ({ $die })
dice-tell-move-wonder = Rakenna ihmeen seuraava vaihe
dice-tell-move-pass = Jätä vuoro välistä ja ota kolikoita
dice-tell-move-cross = Rastita { $space }

# Offers: what can be picked, what it costs, what it leads to.
dice-own = { $name }
dice-about = { $parts }
dice-thing = { $what }. { $text }
dice-face = { $symbol }{ $n ->
    [one] .
   *[other] {" "}×{ $n }.
} { $leads }
dice-bill-die = Noppa: { dice-n-coins }.
dice-bill-die-less = Noppa: { dice-n-coins }, lohkon hinta { $section }.
dice-bill-die-free = Noppa on ilmainen.
dice-bill-produced = Kaupunkisi tuottaa { $n }, kun tarvitaan { $cost ->
    [one] { $cost } resurssi.
   *[other] { $cost } resurssia.
}
dice-bill-missing = { $n ->
    [one] { $n } resurssi puuttuu: { dice-n-coins }.
   *[other] { $n } resurssia puuttuu: { dice-n-coins }.
}
dice-gain-coins = Saat: { dice-n-coins }.
dice-gain-defence = { $name }: hyökkäyksestä sinua vastaan { dice-n-points } vähemmän.
dice-gain-enters = Tämän vuoron jälkeen Forumiin tulee { $die }.
dice-gain-end = { $n }. bonuksesi käynnistää pelin päättymisen: pelataan vielä yksi vuoro.
dice-later = Myöhemmin: { $tasks }.
dice-then-action = yksi toiminto lisää
dice-then-free-die = ilmainen noppa
dice-then-cross = yksi rastitettava ruutu ({ $buildings })
dice-then-cross-up-to = { $n ->
    [one] enintään yksi rastitettava ruutu ({ $buildings })
   *[other] enintään { $n } rastitettavaa ruutua ({ $buildings })
}
dice-then-bonus = bonus
dice-why-action-first = Valitse ensin toimintosi.
dice-why-free-die-first = Rakenna ensin ilmaisella nopalla tai kieltäydy.
dice-why-not-in-forum = Ei Forumissa: { $die }.
dice-why-no-space = Kaupungissasi ei ole sellaista ruutua.
dice-why-wrong-symbol = { $die }: esillä { $symbol }; ruutuun tarvitaan { $symbols }.
dice-why-now-cities = Kaupunkeja ei ole vielä jaettu.
dice-why-now-roll = Noppia ei ole vielä sekoitettu.
dice-why-now-act = Kaikki suorittavat nyt toimintojaan.
dice-why-now-swap = Nyt Forumiin tulee erikoisnoppa.
dice-why-now-over = Peli on ohi.
dice-luck-cities = { $n } kaupunkia jaetaan, yksi jokaiselle pelaajalle.
dice-luck-twice = { $city } on jaettu kahdesti.
dice-luck-order = Noppien on oltava Forumin järjestyksessä.
dice-luck-face = Nopassa on esillä yksi sen kuudesta sivusta, ja se on yhdessä neljästä lohkosta.
dice-luck-dice = { $n } noppaa sekoitetaan.
dice-luck-next = Seuraavaksi Forumiin tulee { $die }.
dice-luck-grey = Vain Forumin harmaa noppa voi lähteä sieltä.
dice-soon-cities = Kaupungit jaetaan pian
dice-soon-swap = Forumiin tulee pian erikoisnoppa
dice-end = { $n ->
    [one] { $names } voittaa
   *[other] { $names } jakavat voiton
}
dice-ending-bonuses = { $n ->
    [one] { $names } on rastittanut bonuksia: { $bonuses }.
   *[other] { $names } ovat rastittaneet bonuksia: { $bonuses }.
}
dice-ending-turns = Peli päättyy vuoron { $n } jälkeen.
dice-rolled = Nopat sekoitetaan. { $sections }
dice-rolled-section = { $n ->
    [0] Ilmaiseksi: { $dice }.
    [one] Hinta { $n } kolikko: { $dice }.
   *[other] Hinta { $n } kolikkoa: { $dice }.
}

# What looks wrong in a board file.
dice-slip-in = { $cities }: { $slip }
dice-slip-no-symbols = { $building }, linja { $line }: ei symboleja, joten mikään noppa ei johda sinne.
dice-slip-locked = Ei voi koskaan käyttää: { $die }. Mikään ruutu ei avaa sitä.
dice-slip-unlocks = Avataan { $n } kertaa: { $die }.
dice-slip-no-effect = { $space }: ruudulla ei ole vaikutusta.
dice-slip-produces-nothing = { $space }: ruutu ei tuota resurssia.
dice-slip-steps = { $n ->
    [one] Ihmeessä on { $n } vaihe; painetuissa on 3.
   *[other] Ihmeessä on { $n } vaihetta; painetuissa on 3.
}
dice-slip-agora = { $space }: ruutu on { $n ->
    [one] { $n } linjalla; painetut ovat 2 linjalla.
   *[other] { $n } linjalla; painetut ovat 2 linjalla.
}
dice-slip-barracks = { $building }: hyökkäyksiä { $attacks }, puolustuksia { $defences }; painetuissa on hyökkäyksiä ja 1 tai 2 puolustusta.
dice-slip-court = { $space }: rastittaa kiltalaitoksen ruutuja; mikään painettu ruutu ei tee niin.
dice-slip-start = Kolikoita alussa: { $n }; painetuilla pelilaudoilla { $usual }.
dice-slip-pass = Kolikoita vuoron jättämisestä välistä: { $n }; painetuilla pelilaudoilla { $usual }.
dice-slip-first = Pisteitä ensimmäisenä valmistuneesta torista: { $n }; painetuilla pelilaudoilla { $usual }.
dice-slip-bonuses = Bonuksia: { $n }; painetuilla pelilaudoilla { $usual }.
dice-slip-end = Pelin päättävien bonusten määrä: { $n }; painetuilla pelilaudoilla { $usual }.

# Keys.
dice-key-pick = Valitse sen numeron noppa, ruutu tai bonus; uudelleen: sen seuraava ruutu
dice-key-wonder = Rakenna ihmettä
dice-key-pass = Jätä vuoro välistä
dice-key-decline = Kieltäydy
dice-key-confirm = Vahvista
dice-key-unpick = Peru valinta

dice-figure-coins = Kolikoilla maksetaan nopat ja jokainen resurssi, jonka ruutu maksaa ja joka kaupungilta puuttuu. Ne eivät ole pisteitä, mutta ratkaisevat tasatilanteen.
dice-figure-resources = Jokainen resurssi kattaa yhden niistä, jotka ruutu maksaa. Resurssit eivät koskaan kulu.
dice-figure-bonuses = Kaupungin rastittamat bonukset, ja kuinka moni niistä päättää pelin.
