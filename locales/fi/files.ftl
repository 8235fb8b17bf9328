# What is wrong with a record, a described position, a board file or a set-up. Rust names these
# messages with `phrase!`, with the English text beside the id.

## What an error says: records, described positions, board files, set-ups
file-line = rivi { $n }: { $why }
file-wrong = { $field } on ”{ $value }”; odotettiin: { $expected }
file-a-card = kortti
file-a-second = toinen samanlainen
file-a-token = edistysmerkki
file-a-wonder = ihme
file-and = { $a } ja { $b }
file-at-most = enintään { $most }
file-exactly = { $n }
file-from-to = { $least }–{ $most }
file-given = annettu
file-in-all = yhteensä { $n }
file-n-cards = { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}
file-name = nimiä, joissa on 1–{ $most } merkkiä eikä pilkkua tai #-merkkiä
file-name-value = sanoja muodossa { $form }
file-names = { $n } nimeä pilkuin erotettuina
file-names-or-none = { $n } nimeä tai ei yhtään
file-not-later = tämän tai aiemman aikakauden kortteja
file-nothing = ei mitään
file-number = luku
file-of-age = { $n } aikakaudesta { $age }
file-one-of = jokin näistä: { $names }
file-one-option = jokin asetuksista { $options }
file-option-once = kukin asetus vain kerran
file-range = luku väliltä { $least }–{ $most }

## Records
record-begins = alussa on ”{ $found }”; pöytäkirjan alussa on ”{ $form }”
record-empty = tyhjä; pöytäkirjan alussa on ”{ $form }”
record-hex = { $n } merkkiä joukosta 0-9 ja a-f
record-long-line = pituus { $n } tavua; rivillä on enintään { $most }
record-no-game = peliä ”{ $name }” ei ole; pelit ovat { $games }
record-no-seats = riviä ”{ $form }” ei ole ennen ensimmäistä askelta
record-not-closed = riviä ”{ $end }” ei ole rivin ”{ $begin }” jälkeen
record-number = 1–{ $most } merkkiä joukosta 0-9 ja a-f
record-other-game = pelin ”{ $found }” pöytäkirja, ei pelin { $game }
record-other-table = pöytäkirja: { $found }, paikkoja { $seats }; odotettiin: { $game }, paikkoja { $wanted }
record-over = pöytäkirjan peli on päättynyt; lyhennä pöytäkirjaa, jos haluat jatkaa sitä
record-seat-number = { $form }: paikka 0–{ $last } ja 1–{ $most } merkkiä joukosta 0-9 ja a-f
record-seats-in-order = kukin paikka kerran, paikkojen järjestyksessä
record-second = toinen rivi ”{ $key }”
record-steps = askelten määrä, vähintään 1
record-too-long = pöytäkirjassa on { $n } askelta; enintään { $most }
record-version = pöytäkirjan versio { $version }; tämä ohjelma lukee version { $known }
record-without = rivi ”{ $key }” ilman riviä ”{ $other }”

## Steps of a record
step-already = paikka { $seat } on jo valinnut tällä vuorolla
step-bad-luck = ”{ $luck }” ei ole mahdollinen: { $why }
step-due-luck = vuorossa on sattuma
step-due-over = peli on päättynyt
step-due-seat = vuorossa on paikka { $seat }
step-due-seats = vuorossa ovat paikat { $seats }
step-illegal = paikka { $seat } ei voi tehdä siirtoa ”{ $text }”: { $why }
step-no-age = aikakautta ”{ $age }” ei ole; aikakaudet ovat 1–3
step-no-luck = ”{ $text }” ei ole sattuma eikä siirto; sattumia ovat { $luck }, siirtoja SEAT { $moves }
step-no-luck-due = sattuma ei ole vuorossa: { $due }
step-no-move = ”{ $text }” ei ole siirto; siirtoja ovat { $moves }
step-no-seat = paikkaa ”{ $word }” ei ole; paikat ovat 0–{ $last }
step-no-such = ”{ $word }” ei ole { $what }
step-no-such-near = ”{ $word }” ei ole { $what }; oliko tarkoitus { $near }?
step-not-now = siirtoa ei odoteta: { $due }
step-not-you = paikka { $seat } ei päätä nyt: { $due }
step-one-each = { $given }; odotettiin: { $n }, yksi kutakin paikkaa kohti
step-other-game = pelin { $game } siirto pelin { $table } pöydässä
step-twice = sama nimi on siinä kahdesti
duel-step-row = rivillä { $row } on { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}, pitäisi olla { $wanted }
duel-step-rows = { $n ->
    [one] { $n } rivi
   *[other] { $n } riviä
}; aikakaudessa { $age } niitä on { $wanted }, välissä /
duel-step-slot = asetelman paikkaa ”{ $word }” ei ole; paikat ovat 0–{ $last }
wonders-step-coins = ”{ $word }” kolikkoa ei voi maksaa; odotettiin: vähintään 1
wonders-step-hand = paikalla { $seat } on { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}, pitäisi olla { $wanted }
wonders-step-hands = { $n ->
    [one] { $n } käsi
   *[other] { $n } kättä
}
wonders-step-payment = ”{ $words }” ei ole maksu; odotettiin: { $form }
wonders-step-side = puolta ”{ $word }” ei ole; odotettiin: day tai night
wonders-step-sides = { $n ->
    [one] { $n } puoli
   *[other] { $n } puolta
}
wonders-step-wonders = { $n ->
    [one] { $n } ihme
   *[other] { $n } ihmettä
}
dice-step-a-space = ruutu
dice-step-cities = { $n ->
    [one] { $n } kaupunki
   *[other] { $n } kaupunkia
}
dice-step-dice = { $n ->
    [one] { $n } noppa
   *[other] { $n } noppaa
}; odotettiin: { $wanted }, välissä /
dice-step-die = ”{ $found }”; odotettiin: { $form }
dice-step-section = lohkoa ”{ $section }” ei ole; lohkot ovat 0–3
dice-step-symbol = nopassa { $die } ei ole symbolia ”{ $symbol }”

## Described positions
position-age = 1–3, meneillään oleva aikakausi
position-at-end = lopussaan
position-card-once = kukin kortti vain yhdessä paikassa
position-field-once = kukin kenttä vain kerran
position-flag = ei sanoja: kenttä joko on tai ei ole
position-has-move = asema, jossa jollakin paikalla on siirto
position-id = tunnus, joka on { $what }
position-id-near = tunnus, joka on { $what }, ehkä { $near }
position-list = luettelo, tai { $none }, jos se on tyhjä
position-of-seat = paikan { $seat } { $field }
position-one-place = kukin nimi vain yhdessä paikassa; se on jo kohdassa { $place }
position-one-word = yksi sana
position-seat-field = paikan { $seat } kenttä
position-table-field = pöydän kenttä
duel-file-a-card = vähintään yksi pelattava kortti
duel-file-a-pair = symbolipari vuorossa olevassa kaupungissa
duel-file-a-slot = kortti, ? tai guild alaspäin olevalle, - tyhjälle
duel-file-a-token = edistysmerkki laudalla
duel-file-after-draft = ei yhtään ihmeiden valinnan jälkeen
duel-file-again = ei mitään: se tarkoittaa, että vuoro jatkuu nyt päätettävän jälkeen
duel-file-backs = { $backs } selkäpuolta { $cards } kortille
duel-file-before-ages = ei mitään ennen aikakautta 1
duel-file-begin-first = play aikakaudella 1: aloittaja aloittaa
duel-file-begin-middle = play: kun konfliktinappula on keskellä, mikään paikka ei valitse
duel-file-begin-whole = korttiasetelma, josta ei ole otettu yhtään korttia
duel-file-begun = play: peli on alkanut
duel-file-buried = enintään { $most }: yksi kunkin rakennetun ihmeen alla
duel-file-card-per-back = kortti kutakin selkäpuolta kohti
duel-file-cards-named = { $n } kaupungeissa, poistopakassa, asetelmassa ja ihmeiden alla
duel-file-covered = kortti: muita on sen päällä
duel-file-covered-down = kuvapuoli alaspäin: muita on sen päällä
duel-file-dealt-now = ei yhtään: ne asetetaan nyt
duel-file-dealt-up = kortti, joka asetetaan kuvapuoli ylöspäin
duel-file-destroyable = sen värinen kortti toisessa kaupungissa
duel-file-destroyer = tuhoava ihme vuorossa olevassa kaupungissa
duel-file-discarded = kortti poistopakassa
duel-file-draft-first = ei mitään ennen kuin ihmeet on valittu
duel-file-draft-shares = { $a } aloittajalle, { $b } toiselle
duel-file-draft-turn = paikka { $seat } ihmeiden valinnassa
duel-file-drafted = { $taken } valittu, { $offered } tarjolla
duel-file-drawn = kolme, kun valitaan Aleksandrian kirjaston merkkiä, muuten ei yhtään
duel-file-due-draft = jotain ihmeiden valinnasta ennen aikakautta 1
duel-file-eight = kahdeksan, rakennettuja tai ei: neljä kaupunkia kohti
duel-file-face-down = kuvapuoli alaspäin
duel-file-face-up = kuvapuoli ylöspäin
duel-file-fewer = vähemmän: { $n } päättää pelin
duel-file-first = aloittaja aikakaudella 1
duel-file-first-option = asetusten aloittaja, { $seat }
duel-file-four = enintään neljä kaupunkia kohti, kukin kerran
duel-file-guild-back = killan selkäpuoli
duel-file-guild-backs = { $n ->
    [one] { $n } killan selkäpuoli
   *[other] { $n } killan selkäpuolta
}
duel-file-guilds-later = kiltoja vain aikakaudella 3
duel-file-loot = { $tokens }, molemmat tai none
duel-file-loot-of = merkki paikan { $side } puolella
duel-file-loot-once = kukin merkki kerran
duel-file-loot-order = { $near } { $far }, { $far } tai none: konfliktinappula ohittaa merkin { $near } ennen merkkiä { $far }
duel-file-loot-passed = ei sellaista, jonka konfliktinappula on ohittanut
duel-file-mausoleum = Mausoleumi vuorossa olevassa kaupungissa
duel-file-n-places = { $n ->
    [one] { $n } paikka
   *[other] { $n } paikkaa
}
duel-file-n-rows = { $n ->
    [one] { $n } rivi
   *[other] { $n } riviä
}
duel-file-n-tokens = { $n ->
    [one] { $n } merkki
   *[other] { $n } merkkiä
}
duel-file-n-wonders = { $n ->
    [one] { $n } ihme
   *[other] { $n } ihmettä
}
duel-file-name-buried = enintään { $most }; nimeä ihmeiden alla olevat
duel-file-no-library = viisi: Aleksandrian kirjastoa ei ole rakennettu
duel-file-not-over = peli, joka ei ole päättynyt
duel-file-nothing-before = ei mitään ennen aikakautta 1
duel-file-of-box = laatikossa olevia merkkejä
duel-file-one-city = kukin vain yhdessä kaupungissa
duel-file-one-place = kukin vain yhdessä paikassa
duel-file-pawn = -{ $most }–{ $most }: pääkaupunki päättää pelin
duel-file-reveal = kortti kuvapuoli alaspäin ilman kortteja päällään
duel-file-rounds = kaksi neljän ihmeen kierrosta valinnassa
duel-file-row = { $n } rivillä { $row }; - otetun kortin kohdalla
duel-file-rows = { $n } riviä aikakaudella { $age }, välissä /
duel-file-slot = asetelman structure paikka { $slot }
duel-file-symbols = { $n ->
    [one] { $n } symboli
   *[other] { $n } symbolia
}
duel-file-the-library = Aleksandrian kirjasto vuorossa olevassa kaupungissa
duel-file-this-age = tämän aikakauden kortti
duel-file-token-both = yksi kustakin symboliparista, yksi Aleksandrian kirjastosta
duel-file-token-library = Aleksandrian kirjastosta saatu
duel-file-token-none = mikään symbolipari tai Aleksandrian kirjasto ei ole antanut merkkiä
duel-file-token-pairs = yksi kustakin symboliparista
duel-file-tokens-dealt = viisi pöydälle asetettua ja yksi Aleksandrian kirjastosta
duel-file-tokens-due = { $n }: { $why }; nyt otettava tulee vasta
duel-file-tokens-of = { $n }: { $why }
duel-file-tokens-undealt = ei yhtään ennen kuin ne asetetaan
duel-file-unaccounted = { $n } aikakauden korttia puuttuu asemasta
duel-file-uncovered = kortti: sen päällä ei ole mitään
duel-file-unseen = aikakauden { $age } kortteja näkemättä { $n }
duel-file-unseen-least = vähintään { $least }: { $backs } kuvapuoli alaspäin ja { $removed } poistettu
duel-file-untaken = ihmeitä, joita mikään paikka ei ole ottanut
duel-file-weaker = sotilaallisesti heikompi paikka
duel-file-wonder-limit = enintään { $n } rakennettua, sitten ei yhtään jäljellä
wonders-file-a-hand = vähintään yhden paikan käsi
wonders-file-a-played = kortti, edessä stage:, sold: tai left:, jos sitä ei rakennettu
wonders-file-a-revived = kortti tai nothing
wonders-file-ages-without = vain kortteja aikakausilta, joilla ei ole kenttää { $field }
wonders-file-before-first = ei mitään ennen ensimmäistä aikakautta
wonders-file-cards-of = aikakauden { $age } kortteja
wonders-file-copies = enintään { $most }, kun pelaajia on { $seats }
wonders-file-discard = enintään niin monta aikakauden { $age } korttia kuin myytiin tai jäi yli
wonders-file-due-options = se, mitä asetukset edellyttävät
wonders-file-fights = { $defeats ->
    [one] { $defeats } tappio
   *[other] { $defeats } tappiota
} ja { $victories ->
    [one] { $victories } voitto
   *[other] { $victories } voittoa
}
wonders-file-fights-equal = kumpiakin yhtä monta koko pöydässä
wonders-file-hand = { $n } tässä vaiheessa
wonders-file-in-pile = kortti, joka on aiemmin myyty tai jäänyt yli
wonders-file-left = { $form } viimeisen vuoron jälkeen; vain Babylonin yöpuoli pelaa seitsemännen kortin
wonders-file-looks = { $n }: yksi kustakin vaiheesta, joka sellaisen antaa
wonders-file-memory = { $form }, viimeistään { $age } { $turn }
wonders-file-memory-named = nyt, tai kaikki kortit siitä lähtien nimeltä: kädet, myydyt, ihmeiden alla olevat
wonders-file-memory-times = { $form }, kun memory on annettu
wonders-file-n-looks = { $n ->
    [one] { $n } kurkistus
   *[other] { $n } kurkistusta
} poistopakkaan
wonders-file-no-conflict = ei yhtään: konflikteja ei ole vielä ollut
wonders-file-no-looks = ei yhtään: mitään ei ole pelattu
wonders-file-no-side = ei vielä puolta
wonders-file-no-time = ilman ajankohtaa
wonders-file-none-yet = ei vielä mitään
wonders-file-not-built = enintään { $most }: enempää kortteja ei jäänyt rakentamatta
wonders-file-not-dealt = ei mitään aikakaudelta, jota ei ole jaettu
wonders-file-not-left = stage: tai sold: ennen käden viimeistä korttia
wonders-file-one-name = ei kahta samannimistä rakennusta kaupungissa
wonders-file-per-conflict = enintään { $most }: yksi konfliktia kohti
wonders-file-pile = enintään niin monta kuin on pelattu
wonders-file-played = enintään { $most }: enempää ei pelattu
wonders-file-revivable = play: mitään poistopakan korttia ei voi rakentaa
wonders-file-revive-stage = jonkin kaupungin vaihe, joka rakentaa poistopakasta
wonders-file-revive-turn = 1–{ $most }, vuoro, jolla vaihe rakennettiin
wonders-file-revived-times = { $form } järjestyksessä, vuoro 1–5 tai 7 viimeisen jälkeen
wonders-file-row = { $n }, yksi kutakin aikakaudella { $age } pelattua vuoroa kohti
wonders-file-row-complete = { $n } ja yli jäänyt: { $form }
wonders-file-seventh-stage = jonkin kaupungin vaihe, joka pelaa seitsemännen kortin
wonders-file-seventh-turn = { $n }: seitsemäs kortti seuraa viimeistä vuoroa
wonders-file-short = { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
} liian vähän
wonders-file-side = ihme ja sen puoli, day tai night
wonders-file-side-fixed = ihme ja sen puoli, { $side }
wonders-file-stages = vähintään { $least } pelattua ja enintään { $most }
wonders-file-tokens = aiempien aikakausien konfliktimerkkejä: { $tokens }
wonders-file-tokens-of = { $n }, arvo { $token }
wonders-file-two-tokens = enintään kaksi aikakautta kohti, yksi kutakin naapuria kohti
wonders-file-undealt = ei mitään ennen kuin aikakausi on jaettu
wonders-file-whole-pile = koko poistopakka: se on näkyvissä
wonders-file-wonder = paikan ihme
wonders-file-wonder-once = kukin ihme kerran
dice-file-a-bonus = bonus
dice-file-a-city = näiden pelilautojen kaupunki
dice-file-a-die = noppa
dice-file-a-space = tämän kaupungin ruutu
dice-file-agora = valmis tori kaupungissa
dice-file-attacks = pisteet kohdille west ja east, enintään { $west } ja { $east } painetun mukaan
dice-file-attacks-least = vähintään { $west } { $east }, kuten vuoron alussa
dice-file-before-cities = ei mitään ennen kuin kaupungit on jaettu
dice-file-boards = jokin näistä: { $names }, tai ladatun pelilautatiedoston nimi ja sormenjälki
dice-file-bonuses = { $n }: yksi kustakin valmiista rakennuksesta, joita on { $buildings }
dice-file-city = kaupunki jokaiselle paikalle
dice-file-dice = nopat: { $form }
dice-file-first-agora = minkä kaupungin tori valmistui ensin, jokin näistä: { $lines }
dice-file-forum = { $n }, välissä /
dice-file-grey = { $die }: vain harmaat nopat poistuvat Forumista
dice-file-must-enter = { $die }: jokin kaupunki on avannut sen
dice-file-n-crossed = { $n } rastitettu
dice-file-n-dice = { $n ->
    [one] { $n } noppa
   *[other] { $n } noppaa
}
dice-file-new-bonuses = bonuksia, joita ei saatu ennen tätä vuoroa
dice-file-new-spaces = ruutuja, joita ei rastitettu ennen tätä vuoroa
dice-file-no-round = ei mitään ennen heittoa
dice-file-no-swap = loppu: silloin mitään ei vaihdeta
dice-file-no-tasks = ei yhtään, kun vuoro on päättynyt
dice-file-not-given = ei annettu
dice-file-not-played = ei mitään ennen kuin vuoron kierros on pelattu; katso kenttä { $field }
dice-file-order = linjan ruudut järjestyksessä; ensin jokin näistä: { $spaces }
dice-file-rounds = vuoron kierrosten määrä ennen vaihtoa
dice-file-seats = enintään { $most }: pelilaudoilla ei ole enempää kaupunkeja
dice-file-section = 0–3 kolikon lohko
dice-file-symbol = nopan { $die } symboli: { $symbols }
dice-file-tasks = jonkin paikan tehtäviä: muuten vuoro on päättynyt
dice-file-unlocked = noppa, jonka jokin kaupunki on avannut
dice-file-unlocked-now = tällä vuorolla avattu noppa
dice-file-without = ilman: { $die }

## Board files
board-wrong = { $place }: { $found }; odotettiin: { $expected }
board-a-building = vähintään yksi rakennus
board-a-space = vähintään yksi ruutu
board-attack-defence = hyökkäys tai puolustus
board-barracks = vain kasarmeissa
board-bonus-once = kukin bonus kerran
board-both = sekä crosses että compares
board-building-once = kukin rakennus kerran
board-bytes = { $n } tavua
board-bytes-most = enintään { $most } tavua
board-characters = { $n ->
    [one] { $n } merkki
   *[other] { $n } merkkiä
}
board-cities = 2–16 kaupunkia
board-city-once = kukin kaupunki kerran
board-die-once = kukin noppa kerran
board-die-symbol = jonkin nopan symboli
board-effect-order = valintaa vaativat muiden jälkeen
board-either = joko crosses tai compares
board-every-building = kaikki rakennukset
board-file = tiedosto
board-form = muoto, jonka { $page } kuvaa
board-line = rivi { $line }
board-line-each = linja jokaiselle ruudulle
board-line-field = rivi { $line }, { $field }
board-line-once = kukin linja kerran
board-lines-most = enintään { $most } linjaa
board-n-bonuses = { $n ->
    [one] { $n } bonus
   *[other] { $n } bonusta
}
board-n-colours = { $n ->
    [one] { $n } väri
   *[other] { $n } väriä
}
board-n-faces = { $n ->
    [one] { $n } tahko
   *[other] { $n } tahkoa
}
board-n-lines = { $n ->
    [one] { $n } linja
   *[other] { $n } linjaa
}
board-n-names = { $n } ruudun nimeä
board-name = 1–40 kirjainta, numeroa, _ . tai -
board-neither = ei crosses eikä compares
board-no-building = { $building } puuttuu
board-no-dice = tässä ohjelmaversiossa ei ole peliä 7 Wonders Dice
board-no-line = { $space } ei ole millään linjalla
board-no-points = ei yhtään: vain kaupungin rakennukset antavat pisteitä
board-no-side = vaikutuksia, joilla ei ole puolta
board-one-line = yksi linja
board-only-agora = ei mitään: vain yhteisellä torilla (agora) on se
board-out-of-order = väärässä järjestyksessä
board-own-colour = oma väri
board-own-space = tämän rakennuksen ruutu
board-points = pisteitä
board-printable = 1–200 tulostuvaa merkkiä
board-reserve = 0–{ $most }, varannon koko
board-space-once = kukin ruutu kerran
board-spaces-most = enintään { $most } ruutua
board-special-colour = erikoisnopan väri
board-special-dice = { $n ->
    [one] { $n } erikoisnoppa
   *[other] { $n } erikoisnoppaa
}
board-special-most = enintään { $most }, yksi kutakin harmaata noppaa kohti
board-starting-dice = alussa { $n ->
    [one] { $n } noppa
   *[other] { $n } noppaa
}
board-symbol-court = kiltalaitoksen linja
board-symbol-crosses = ei yhtään: tahko rastittaa itse
board-symbol-line = linja kiltalaitoksen ulkopuolella
board-symbol-once = kukin symboli kerran
board-to-end = 1–{ $most }, bonusten määrä
board-too-many = yksi liikaa
board-wonder-symbols = ei yhtään: noppaa ei tarvita
