# 7 Wonders Dice. Omat lautasarjat tuovat omat nimensä nopille, symboleille ja kaupungeille.

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

# Kaikki yhden värin nopat.
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

# Ruudut rakennelman ja paikan mukaan.
dice-space-step = { $wonder }, vaihe { $n }
dice-space-cell = { $building }, rivi { $row } sarake { $column }
dice-space-plain = { $building }, { $what }
dice-space-numbered = { $building }, { $what } { $n }
dice-line-attack = hyökkäys
dice-line-coin-7 = kolikot
dice-line-defence = puolustus

# Luvut sanoineen muita viestejä varten.
dice-n-coins = { $n ->
    [one] { $n } kolikko
   *[other] { $n } kolikkoa
}
dice-n-points = { $n ->
    [one] { $n } piste
   *[other] { $n } pistettä
}
dice-total-coins = { $total ->
    [0] ei mitään
    [one] { $total } kolikko
   *[other] { $total } kolikkoa
}

# Mitä ruudut ja bonukset tekevät.
dice-effect-cross = Rastita yksi ruutu ja maksa siitä: { $buildings }.
dice-effect-cross-up-to = Rastita enintään { $n } ruutua ja maksa jokaisesta: { $buildings }.
dice-effect-coins = Saat { dice-n-coins }.
dice-effect-free-die = Rakenna heti millä tahansa Forumin nopalla; noppa ei maksa mitään.
dice-effect-action = Tee heti yksi toiminto lisää.
dice-effect-unlocks = Tästä lähtien saat valita: { $die }.
dice-effect-resources = { $n ->
    [one] { $n } resurssi tästä lähtien: jokainen ruutu maksaa sinulle kolikon vähemmän.
   *[other] { $n } resurssia tästä lähtien: jokainen ruutu maksaa sinulle enintään { $n } kolikkoa vähemmän.
}
dice-effect-attack = Hyökkäys: { dice-n-points }, josta vähennetään naapurin puolustus.
dice-effect-defence = Tältä puolelta tehdyistä hyökkäyksistä naapuri saa vähemmän: { dice-n-points }.
dice-effect-all-cheaper = Tästä lähtien jokainen noppa maksaa 1 kolikon vähemmän.
dice-effect-cheaper = 1 kolikko vähemmän tästä lähtien: { $dice }.
dice-effect-free-dice = Ei kolikoita tästä lähtien: { $dice }.
dice-effect-coins-on-die = Saat { dice-n-coins } aina, kun valitset tämänvärisen nopan: { $colour }.
dice-effect-points = { $n ->
    [one] { $n } piste.
   *[other] { $n } pistettä.
}
dice-effect-coins-and-points-for = { $n ->
    [one] { $n } kolikko nyt ja { $n } piste lopussa jokaisesta rastitetusta ruudusta: { $building }.
   *[other] { $n } kolikkoa nyt ja { $n } pistettä lopussa jokaisesta rastitetusta ruudusta: { $building }.
}
dice-effect-points-for-gallery = { $n ->
    [one] { $n } piste jokaisesta rastitetusta ruudusta: { $building }.
   *[other] { $n } pistettä jokaisesta rastitetusta ruudusta: { $building }.
}

# Mitä siirto tuo nyt.
dice-gain-on-die = Nopan valinta tuo { dice-n-coins }.
dice-gain-attack = Hyökkäys, kohteena { $name }: { dice-n-points }.
dice-gain-attack-less = Hyökkäys, kohteena { $name }: { dice-n-points } ({ $printed } miinus { $defence } puolustuksesta).
dice-gain-for = { $coins ->
    [one] { $coins } kolikko nyt
   *[other] { $coins } kolikkoa nyt
}, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} tässä tilanteessa: { $building }.
dice-gain-gallery = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} tässä tilanteessa: { $building }.
dice-gain-finishes = Valmis: { $building }.
dice-gain-first-agora = Saat torin valmiiksi ensimmäisenä.
dice-gain-follows = Sitten: { $tasks }.
dice-gain-lost = { $n ->
    [one] { $n } kolikko ei mahdu varantoosi.
   *[other] { $n } kolikkoa ei mahdu varantoosi.
}
dice-points-more = { dice-n-points } lisää tässä tilanteessa.
dice-after = Sen jälkeen sinulla on { dice-n-coins }.

dice-price-nothing = Ei maksa mitään.
dice-price-die = Maksa nopasta { dice-total-coins }.
dice-price-missing = Maksa puuttuvista resursseista { dice-total-coins }.
dice-price-both = Maksa { dice-total-coins }: nopasta { $die }, puuttuvista resursseista { $missing }.

# Mistä päätetään.
dice-task-action = Valitse toimintosi
dice-task-action-more = Tee yksi toiminto lisää
dice-task-free-die = Rakenna nopalla, joka ei maksa mitään
dice-task-cross = Rastita yksi ruutu: { $buildings }
dice-task-cross-any = Rastita yksi ruutu
dice-task-cross-up-to = { $n ->
    [one] Rastita vielä yksi ruutu tai älä mitään: { $buildings }
   *[other] Rastita enintään { $n } ruutua: { $buildings }
}
dice-task-bonus = Valitse bonus
dice-action-how = Valitse noppa ja ruutu, rakenna ihmettäsi tai jätä vuoro välistä.
dice-because = Syynä: { $what }.
dice-steps = Vuorosi tähän asti
dice-done = Vuorosi on valmis
dice-turn-shown = Vuoro { $n }
dice-soon = Nopat heitetään pian
dice-watching = Seuraat peliä
dice-over = Peli on päättynyt
dice-last-turn = Tämä on viimeinen vuoro.
dice-chosen = Valitsit: { $move }
dice-withdraw = Peru valinta
dice-thinking = { $n ->
    [one] { $names } miettii vielä.
   *[other] { $names } miettivät vielä.
}
dice-thinks = miettii
dice-pass = Jätä väliin
dice-wonder-complete = Ihmeesi on valmis

# Painikkeet.
dice-move-build = Rastita { $space } ({ $die }), hinta { dice-total-coins }
dice-move-cross = Rastita { $space }, hinta { dice-total-coins }
dice-move-wonder = Rakenna { $space }, hinta { dice-total-coins }
dice-move-pass = Jätä väliin ja saat { dice-n-coins }
dice-move-decline = Ei kiitos
dice-move-bonus = Ota bonus: { $bonus }
dice-explain = Selitä { $what }

# Miksi ei.
dice-why-unshaken = Sitä ei ole vielä heitetty.
dice-why-locked = Et ole avannut tätä: { $die }.
dice-why-locked-by = Et ole avannut tätä: { $die }. Rastita ensin { $space }.
dice-why-nothing-open = Laudallasi ei ole enää mitään tälle symbolille: { $symbol }.
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
dice-why-both-dear = { $die } nopasta ja { $missing ->
    [one] { $missing } puuttuva resurssi
   *[other] { $missing } puuttuvaa resurssia
}: { $total } kolikkoa, sinulla on { $coins }.
dice-why-other = Nyt päätetään muusta.
dice-why-not-now = Sinulla ei ole nyt päätettävää.
dice-why-cross-first = Nyt rastitetaan ruutu: { $buildings }.
dice-why-bonus-first = Valitse ensin bonus.
dice-why-bonus-crossed = Olet jo saanut tämän bonuksen.
dice-why-crossed = Se on jo rastitettu.
dice-why-order = Ensin tulee { $space }.
dice-why-no-wonder = Mikään noppa ei johda ihmeeseen.
dice-why-wonder-complete = Kaikki sen vaiheet on rakennettu.
dice-why-no-die = Mikään Forumin noppa ei johda sinne nyt; tarvitaan { $symbols }.

# Kiltalaitos.
dice-compare = Kiltalaitos: { $strictly ->
    [yes] sinulla on oltava enemmän rasteja kuin vastustajallasi
   *[no] sinulla on oltava vähintään yhtä monta rastia kuin kummallakin naapurilla
}: { $what }. Sinä: { $own }, { $others }. { $holds ->
    [yes] Ehto täyttyy.
   *[no] Ehto ei täyty.
}
dice-compare-other = { $name }: { $n }
dice-guild-table = Rastitetut ruudut vuoron alussa, niin kuin kiltalaitos vertaa niitä
dice-guild-holds = Riittääkö kiltalaitokseen?
dice-holds = Riittää
dice-holds-not = Ei riitä

# Pöytä.
dice-forum = Forum
dice-section = { $n ->
    [0] Nopat, jotka eivät maksa mitään
    [one] Nopat, hinta { $n } kolikko
   *[other] Nopat, hinta { $n } kolikkoa
}
dice-turn = vuoro { $n }
dice-section-empty = Ei noppia
dice-beside = Forumin vieressä:
dice-beside-about = Se tulee Forumiin, kun joku avaa sen.
dice-die-shows = { $die }, esillä { $symbol }.
dice-die-section = { $n ->
    [0] Se ei maksa mitään.
    [one] Se maksaa { $n } kolikon.
   *[other] Se maksaa { $n } kolikkoa.
}
dice-die-cost-you = { $n ->
    [0] Sinä et maksa siitä mitään.
    [one] Sinä maksat siitä { $n } kolikon.
   *[other] Sinä maksat siitä { $n } kolikkoa.
}
dice-die-spaces = { $n ->
    [one] Johtaa { $n } ruutuun, kolikoita yhteensä: { $total }.
   *[other] Johtaa { $n } ruutuun, kolikoita yhteensä: { $total }.
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
dice-space-open = Voidaan rastittaa nyt.
dice-space-lit = { $n ->
    [0] Voidaan rastittaa ilmaiseksi.
    [one] Voidaan rastittaa, hinta { $n } kolikko.
   *[other] Voidaan rastittaa, hinta { $n } kolikkoa.
}
dice-any-order = * missä järjestyksessä tahansa
dice-building = Rakennelma
dice-building-finished = valmis
dice-building-count = { $done }/{ $of } rastitettu, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
dice-building-can = { $n } auki
dice-reserve = Varanto, bonukset ja erikoisnopat
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
dice-them = he
dice-your-attacks = { $side ->
    [west] Sinä hyökkäät, länsi
   *[east] Sinä hyökkäät, itä
}
dice-their-attacks = { $side ->
    [west] He hyökkäävät, länsi
   *[east] He hyökkäävät, itä
}

# Pelilaudat.
dice-boards = Pelilaudat: { $name }.
dice-boards-stand-in = Ne korvaavat painetut pelilaudat, jotka eivät ole julkisia: säännöt ovat pelin, luvut omiamme.
dice-boards-about-balanced = Tehty niin, että kaikki kaupungit ovat suunnilleen yhtä hyviä.
dice-boards-about-stand-in = Ensimmäinen sarja, lähimpänä sitä vähää, mikä on yleisesti tiedossa.
dice-boards-loading = Haetaan pelilautoja { $name } …
dice-boards-missing = Tässä pöydässä pelataan omilla laudoilla, { $name }, eikä niitä saada tänne. Loki kertoo, mitä tapahtuu; kaupunkeja ei voi piirtää ilman niitä.
dice-boards-offline = Palvelin ei vastaa, joten pelilautoja { $name } ei voi hakea.
dice-boards-again = Yritä uudelleen

# Selitykset.
dice-explain-cost = Hinta
dice-explain-cost-you = { $n ->
    [0] Tuotat { $have }: ei kolikoita.
    [one] Tuotat { $have }: { $n } kolikko.
   *[other] Tuotat { $have }: { $n } kolikkoa.
}
dice-explain-by = Avaa
dice-explain-by-wonder = toiminto ihme; ei noppaa
dice-explain-before = Ensin tulee
dice-explain-after = Seuraavaksi
dice-explain-special = Erikoisnoppa: vain sen avannut saa valita sen.
dice-explain-reach = Johtaa sinut: { $spaces }.
dice-explain-faces = Sen sivut
dice-explain-bonus = Saat bonuksen jokaisesta kaupungin rakennelmasta, jonka saat valmiiksi. Kun jollakulla on { $n }, pelataan vielä yksi vuoro.
dice-explain-nothing = Tästä ei tiedetä mitään.
dice-leads-line = Avaa rivinsä: { $buildings }.
dice-leads-any = Rastittaa ruudun: { $buildings }.
dice-leads-guild = Avaa kiltalaitoksen, jos vertailu on sinulle edullinen: { $buildings }.

# Loki.
dice-tell-cities = Kaupungit jaetaan: { $cities }.
dice-tell-city = { $name } saa kaupungin { $city }
dice-tell-roll = Nopat heitetään. { $sections }.
dice-tell-section = { $n ->
    [0] Ilmaiseksi: { $dice }
    [one] Hinta { $n } kolikko: { $dice }
   *[other] Hinta { $n } kolikkoa: { $dice }
}
dice-tell-die = { $die } ({ $symbol })
dice-tell-swap = Forumiin tulee { $special }; pois lähtee { $grey }.
dice-tell-hidden = { $name } on päättänyt; päätös näytetään vuoron lopussa.
dice-tell-build = { $name } rastittaa ruudun { $space } ({ $die }).
dice-tell-wonder = { $name } rakentaa ihmeen seuraavan vaiheen.
dice-tell-pass = { $name } jättää vuoron välistä ja saa kolikoita.
dice-tell-cross = { $name } rastittaa myös ruudun { $space }.
dice-tell-decline = { $name } kieltäytyy.
dice-tell-bonus = { $name } saa rakennelman valmiiksi ja ottaa bonuksen: { $bonus }.
dice-tell-move-build = Rastita { $space } ({ $die })
dice-tell-move-wonder = Rakenna ihmeen seuraava vaihe
dice-tell-move-pass = Jätä vuoro välistä ja ota kolikoita
dice-tell-move-cross = Rastita { $space }

# Näppäimet.
dice-key-pick = Valitse sen numeron noppa, ruutu tai bonus; uudestaan: sen seuraava ruutu
dice-key-wonder = Rakenna ihmettä
dice-key-pass = Jätä vuoro välistä
dice-key-decline = Kieltäydy
dice-key-confirm = Vahvista
dice-key-unpick = Peru valinta
