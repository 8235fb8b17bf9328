# What is wrong with a record, a described position, a board file or a set-up. Rust names these
# messages with `phrase!`, with the English text beside the id.

## What an error says: records, described positions, board files, set-ups
file-line = rad { $n }: { $why }
file-wrong = { $field } är ”{ $value }”; väntat: { $expected }
file-a-card = ett kort
file-a-second = en till
file-a-token = en utvecklingsmarkör
file-a-wonder = ett underverk
file-and = { $a } och { $b }
file-at-most = högst { $most }
file-exactly = { $n }
file-from-to = { $least } till { $most }
file-given = angivet
file-in-all = { $n } sammanlagt
file-n-cards = { $n } kort
file-name = namn på 1 till { $most } tecken utan komma eller #
file-name-value = ord av formen { $form }
file-names = { $n } namn med kommatecken emellan
file-names-or-none = { $n } namn, eller inga
file-not-later = kort ur den här tidsåldern eller en tidigare
file-nothing = ingenting
file-number = ett tal
file-of-age = { $n } ur tidsålder { $age }
file-one-of = något av { $names }
file-one-option = något av alternativen { $options }
file-option-once = varje alternativ bara en gång
file-range = ett tal från { $least } till { $most }

## Records
record-begins = börjar med ”{ $found }”; ett protokoll börjar med ”{ $form }”
record-empty = tomt; ett protokoll börjar med ”{ $form }”
record-hex = { $n } av siffrorna 0-9 och a-f
record-long-line = { $n } byte lång; en rad har högst { $most }
record-no-game = spelet ”{ $name }” finns inte; spelen är { $games }
record-no-seats = ingen rad ”{ $form }” före det första steget
record-not-closed = ingen rad ”{ $end }” efter ”{ $begin }”
record-number = 1 till { $most } av siffrorna 0-9 och a-f
record-other-game = ett protokoll av ”{ $found }”, inte av { $game }
record-other-table = protokollet är { $found } med { $seats } platser; väntat: { $game } med { $wanted } platser
record-over = protokollets parti är slut; korta av protokollet för att fortsätta det
record-seat-number = { $form }, en plats 0 till { $last } och 1 till { $most } av siffrorna 0-9 och a-f
record-seats-in-order = varje plats en gång, i platsernas ordning
record-second = en andra rad ”{ $key }”
record-steps = ett antal steg, minst 1
record-too-long = protokollet har { $n } steg; högst { $most }
record-version = protokollversion { $version }; programmet läser version { $known }
record-without = en rad ”{ $key }” utan en rad ”{ $other }”

## Steps of a record
step-already = plats { $seat } har redan valt den här turen
step-bad-luck = ”{ $luck }” är omöjligt: { $why }
step-due-luck = slumpen står på tur
step-due-over = partiet är slut
step-due-seat = plats { $seat } står på tur
step-due-seats = platserna { $seats } står på tur
step-illegal = plats { $seat } kan inte göra ”{ $text }”: { $why }
step-no-age = tidsåldern ”{ $age }” finns inte; tidsåldrarna är 1 till 3
step-no-luck = ”{ $text }” är varken slump eller drag; slump är { $luck }, drag är SEAT { $moves }
step-no-luck-due = slumpen står inte på tur: { $due }
step-no-move = ”{ $text }” är inget drag; drag är { $moves }
step-no-seat = platsen ”{ $word }” finns inte; platserna är 0 till { $last }
step-no-such = ”{ $word }” är inte { $what }
step-no-such-near = ”{ $word }” är inte { $what }; menas kanske { $near }?
step-not-now = inget drag väntas: { $due }
step-not-you = plats { $seat } bestämmer inte nu: { $due }
step-one-each = { $given }; väntat: { $n }, en för varje plats
step-other-game = ett drag i { $game } vid ett bord för { $table }
step-twice = ett namn står där två gånger
duel-step-row = rad { $row } har { $n } kort, inte { $wanted }
duel-step-rows = { $n ->
    [one] { $n } rad
   *[other] { $n } rader
}; tidsålder { $age } har { $wanted }, med / emellan
duel-step-slot = platsen ”{ $word }” i kortstrukturen finns inte; platserna är 0 till { $last }
wonders-step-coins = ”{ $word }” mynt kan inte betalas; väntat: minst 1
wonders-step-hand = plats { $seat } har { $n } kort, inte { $wanted }
wonders-step-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } händer
}
wonders-step-payment = ”{ $words }” är ingen betalning; väntat: { $form }
wonders-step-side = sidan ”{ $word }” finns inte; väntat: day eller night
wonders-step-sides = { $n ->
    [one] { $n } sida
   *[other] { $n } sidor
}
wonders-step-wonders = { $n } underverk
dice-step-a-space = en ruta
dice-step-cities = { $n ->
    [one] { $n } stad
   *[other] { $n } städer
}
dice-step-dice = { $n ->
    [one] { $n } tärning
   *[other] { $n } tärningar
}; väntat: { $wanted }, med / emellan
dice-step-die = ”{ $found }”; väntat: { $form }
dice-step-section = sektionen ”{ $section }” finns inte; sektionerna är 0 till 3
dice-step-symbol = tärningen { $die } har inte symbolen ”{ $symbol }”

## Described positions
position-age = 1 till 3, tidsåldern som spelas
position-at-end = vid sitt slut
position-card-once = varje kort på ett enda ställe
position-field-once = varje fält bara en gång
position-flag = inga ord: fältet finns eller finns inte
position-has-move = en ställning där en plats har ett drag att göra
position-id = id för { $what }
position-id-near = id för { $what }, kanske { $near }
position-list = en lista, eller { $none } för en tom lista
position-of-seat = { $field } för plats { $seat }
position-one-place = varje namn på ett enda ställe; det finns redan i { $place }
position-one-word = ett enda ord
position-seat-field = fältet för plats { $seat }
position-table-field = fältet för bordet
duel-file-a-card = minst ett kort att spela
duel-file-a-pair = ett par symboler i staden som står på tur
duel-file-a-slot = ett kort, ? eller guild för ett nedvänt, - för inget
duel-file-a-token = en utvecklingsmarkör på brädet
duel-file-after-draft = inga efter underverksvalet
duel-file-again = inget: det betyder att turen fortsätter efter det som avgörs nu
duel-file-backs = { $backs ->
    [one] { $backs } baksida
   *[other] { $backs } baksidor
} för { $cards } kort
duel-file-before-ages = inget före tidsålder 1
duel-file-begin-first = play i tidsålder 1: den första spelaren börjar
duel-file-begin-middle = play: med konfliktpjäsen i mitten väljer ingen plats
duel-file-begin-whole = en kortstruktur som inget kort har tagits ur
duel-file-begun = play: partiet har börjat
duel-file-buried = högst { $most }: ett under varje byggt underverk
duel-file-card-per-back = ett kort för varje baksida
duel-file-cards-named = { $n } i städer, slänghög och kortstruktur och under underverk
duel-file-covered = ett kort: andra ligger på platsen
duel-file-covered-down = nedvänt: andra kort ligger på det
duel-file-dealt-now = inga: de läggs ut nu
duel-file-dealt-up = ett kort som läggs uppvänt
duel-file-destroyable = ett kort av den färgen i den andra staden
duel-file-destroyer = ett underverk som förstör i staden som står på tur
duel-file-discarded = ett kort i slänghögen
duel-file-draft-first = ingen innan underverksvalet är klart
duel-file-draft-shares = { $a } för den första spelaren, { $b } för den andra
duel-file-draft-turn = plats { $seat } i underverksvalet
duel-file-drafted = { $taken } tagna, { $offered } att välja bland
duel-file-drawn = tre medan en markör ur Biblioteket i Alexandria väljs, annars inga
duel-file-due-draft = något ur underverksvalet före tidsålder 1
duel-file-eight = åtta, byggda eller inte: fyra per stad
duel-file-face-down = nedvänt
duel-file-face-up = uppvänt
duel-file-fewer = färre: { $n } avslutar partiet
duel-file-first = den första spelaren i tidsålder 1
duel-file-first-option = alternativens första spelare, { $seat }
duel-file-four = högst fyra per stad, var och en en gång
duel-file-guild-back = skråbaksida
duel-file-guild-backs = { $n ->
    [one] { $n } skråbaksida
   *[other] { $n } skråbaksidor
}
duel-file-guilds-later = skrån bara i tidsålder 3
duel-file-loot = { $tokens }, båda, eller none
duel-file-loot-of = en markör på sidan för plats { $side }
duel-file-loot-once = varje markör en gång
duel-file-loot-order = { $near } { $far }, { $far } eller none: konfliktpjäsen passerar { $near } före { $far }
duel-file-loot-passed = ingen som konfliktpjäsen har passerat
duel-file-mausoleum = Mausoleet i staden som står på tur
duel-file-n-places = { $n ->
    [one] { $n } plats
   *[other] { $n } platser
}
duel-file-n-rows = { $n ->
    [one] { $n } rad
   *[other] { $n } rader
}
duel-file-n-tokens = { $n ->
    [one] { $n } markör
   *[other] { $n } markörer
}
duel-file-n-wonders = { $n } underverk
duel-file-name-buried = högst { $most }; ange dem som ligger under underverk
duel-file-no-library = fem: Biblioteket i Alexandria är inte byggt
duel-file-not-over = ett parti som inte är slut
duel-file-nothing-before = inget före tidsålder 1
duel-file-of-box = markörer ur lådan
duel-file-one-city = vart och ett i en enda stad
duel-file-one-place = var och en på ett enda ställe
duel-file-pawn = -{ $most } till { $most }: en huvudstad avslutar partiet
duel-file-reveal = ett nedvänt kort som inget ligger på
duel-file-rounds = två omgångar om fyra i underverksvalet
duel-file-row = { $n } på rad { $row }; - där kortet är borta
duel-file-rows = { $n } rader i tidsålder { $age }, med / emellan
duel-file-slot = plats { $slot } i structure
duel-file-symbols = { $n ->
    [one] { $n } symbol
   *[other] { $n } symboler
}
duel-file-the-library = Biblioteket i Alexandria i staden som står på tur
duel-file-this-age = ett kort ur den här tidsåldern
duel-file-token-both = en för varje par symboler, en ur Biblioteket i Alexandria
duel-file-token-library = den ur Biblioteket i Alexandria
duel-file-token-none = varken ett par symboler eller Biblioteket i Alexandria har gett någon
duel-file-token-pairs = en för varje par symboler
duel-file-tokens-dealt = fem utlagda, och en ur Biblioteket i Alexandria
duel-file-tokens-due = { $n }: { $why }; den som ska tas kommer nu
duel-file-tokens-of = { $n }: { $why }
duel-file-tokens-undealt = inga innan de läggs ut
duel-file-unaccounted = { $n } ur tidsåldern saknas i ställningen
duel-file-uncovered = ett kort: inget ligger på platsen
duel-file-unseen = { $n } ur tidsålder { $age } har inte synts
duel-file-unseen-least = minst { $least }: { $backs } nedvända och { $removed } borttagna
duel-file-untaken = underverk som ingen plats har tagit
duel-file-weaker = platsen med den svagare militären
duel-file-wonder-limit = högst { $n } byggda, sedan inga kvar
wonders-file-a-hand = handen för minst en plats
wonders-file-a-played = ett kort, med stage:, sold: eller left: framför om det inte byggdes
wonders-file-a-revived = ett kort, eller nothing
wonders-file-ages-without = bara kort ur åldrar utan { $field }
wonders-file-before-first = inget före den första åldern
wonders-file-cards-of = kort ur ålder { $age }
wonders-file-copies = högst { $most } med { $seats } spelare
wonders-file-discard = inte fler kort ur ålder { $age } än som såldes eller blev över
wonders-file-due-options = det som alternativen kräver
wonders-file-fights = { $defeats ->
    [one] { $defeats } nederlag
   *[other] { $defeats } nederlag
} och { $victories ->
    [one] { $victories } seger
   *[other] { $victories } segrar
}
wonders-file-fights-equal = lika många av båda vid hela bordet
wonders-file-hand = { $n } vid det här laget
wonders-file-in-pile = ett kort som har sålts eller blivit över tidigare
wonders-file-left = { $form } efter den sista turen; bara Babylons nattsida spelar ett sjunde kort
wonders-file-looks = { $n }: en för varje etapp som ger en titt
wonders-file-memory = { $form }, senast { $age } { $turn }
wonders-file-memory-named = nu, eller varje kort sedan dess med namn: händer, sålda, under underverk
wonders-file-memory-times = { $form } när memory är angivet
wonders-file-n-looks = { $n ->
    [one] { $n } titt
   *[other] { $n } tittar
} i kasthögen
wonders-file-no-conflict = inga: ingen konflikt än
wonders-file-no-looks = inga: inget har spelats
wonders-file-no-side = ingen sida än
wonders-file-no-time = utan tidpunkt
wonders-file-none-yet = inget än
wonders-file-not-built = högst { $most }: inte fler kort lämnades obyggda
wonders-file-not-dealt = inget ur en ålder som inte har delats ut
wonders-file-not-left = stage: eller sold: före handens sista kort
wonders-file-one-name = inga två byggnader med samma namn i en stad
wonders-file-per-conflict = högst { $most }: en per konflikt
wonders-file-pile = inte fler än som har spelats
wonders-file-played = högst { $most }: inte fler spelades
wonders-file-revivable = play: inget i kasthögen kan byggas
wonders-file-revive-stage = en etapp som bygger ur kasthögen i någon stad
wonders-file-revive-turn = 1 till { $most }, turen då etappen byggdes
wonders-file-revived-times = { $form } i ordning, med tur 1 till 5, eller 7 efter den sista
wonders-file-row = { $n }, ett per spelad tur i ålder { $age }
wonders-file-row-complete = { $n }, och det som blev över: { $form }
wonders-file-seventh-stage = en etapp som spelar ett sjunde kort i någon stad
wonders-file-seventh-turn = { $n }: det sjunde kortet följer på den sista turen
wonders-file-short = { $n } kort för lite
wonders-file-side = ett underverk och dess sida, day eller night
wonders-file-side-fixed = ett underverk och dess sida, { $side }
wonders-file-stages = minst de { $least } som spelats, och högst { $most }
wonders-file-tokens = konfliktmarkörer från tidigare åldrar: { $tokens }
wonders-file-tokens-of = { $n } av { $token }
wonders-file-two-tokens = högst två per ålder, en för varje granne
wonders-file-undealt = ingen innan åldern delas ut
wonders-file-whole-pile = hela kasthögen: den ligger öppen
wonders-file-wonder = platsens underverk
wonders-file-wonder-once = varje underverk en gång
dice-file-a-bonus = en bonus
dice-file-a-city = en stad på de här spelbrädorna
dice-file-a-die = en tärning
dice-file-a-space = en ruta i den här staden
dice-file-agora = ett färdigt torg i staden
dice-file-attacks = poäng för west och east, högst { $west } och { $east } enligt trycket
dice-file-attacks-least = minst { $west } { $east }, som när turen började
dice-file-before-cities = inget innan städerna har delats ut
dice-file-boards = något av { $names }, eller namn och fingeravtryck på en laddad spelbrädesfil
dice-file-bonuses = { $n }: en för var och en av de { $buildings } färdiga byggnaderna
dice-file-city = stad för varje plats
dice-file-dice = tärningarna: { $form }
dice-file-first-agora = vilken stad som blev färdig med torget först, något av { $lines }
dice-file-forum = { $n }, med / emellan
dice-file-grey = { $die }: bara grå tärningar lämnar forumet
dice-file-must-enter = { $die }: en stad har låst upp den
dice-file-n-crossed = { $n } avkryssade
dice-file-n-dice = { $n ->
    [one] { $n } tärning
   *[other] { $n } tärningar
}
dice-file-new-bonuses = bonusar som inte togs före den här turen
dice-file-new-spaces = rutor som inte kryssades av före den här turen
dice-file-no-round = ingen före ett kast
dice-file-no-swap = slutet: då byts inget
dice-file-no-tasks = inga när turen är slut
dice-file-not-given = inte angivet
dice-file-not-played = inget förrän en omgång av turen har spelats; se fältet { $field }
dice-file-order = linjens rutor i ordning; först något av { $spaces }
dice-file-rounds = antalet omgångar som turen tog, före ett byte
dice-file-seats = högst { $most }: spelbrädorna har inte fler städer
dice-file-section = en sektion på 0 till 3 mynt
dice-file-symbol = en symbol på { $die }: { $symbols }
dice-file-tasks = uppgifter för någon plats: annars är turen slut
dice-file-unlocked = en tärning som en stad har låst upp
dice-file-unlocked-now = en tärning som låstes upp den här turen
dice-file-without = utan { $die }

## Board files
board-wrong = { $place }: { $found }; väntat: { $expected }
board-a-building = minst en byggnad
board-a-space = minst en ruta
board-attack-defence = attack eller försvar
board-barracks = bara i barackerna
board-bonus-once = varje bonus en gång
board-both = både crosses och compares
board-building-once = varje byggnad en gång
board-bytes = { $n } byte
board-bytes-most = högst { $most } byte
board-characters = { $n } tecken
board-cities = 2 till 16 städer
board-city-once = varje stad en gång
board-die-once = varje tärning en gång
board-die-symbol = en symbol på någon tärning
board-effect-order = de som kräver ett val efter de andra
board-either = antingen crosses eller compares
board-every-building = alla byggnader
board-file = filen
board-form = den form som beskrivs i { $page }
board-line = rad { $line }
board-line-each = en linje för varje ruta
board-line-field = rad { $line }, { $field }
board-line-once = varje linje en gång
board-lines-most = högst { $most } linjer
board-n-bonuses = { $n ->
    [one] { $n } bonus
   *[other] { $n } bonusar
}
board-n-colours = { $n ->
    [one] { $n } färg
   *[other] { $n } färger
}
board-n-faces = { $n ->
    [one] { $n } sida
   *[other] { $n } sidor
}
board-n-lines = { $n ->
    [one] { $n } linje
   *[other] { $n } linjer
}
board-n-names = { $n } namn på rutor
board-name = 1 till 40 bokstäver, siffror, _ . eller -
board-neither = varken crosses eller compares
board-no-building = ingen { $building }
board-no-dice = den här versionen av programmet har inte 7 Wonders Dice
board-no-line = { $space } ligger inte på någon linje
board-no-points = inga: bara stadens byggnader ger poäng
board-no-side = effekter utan sida
board-one-line = en enda linje
board-only-agora = inga: bara det gemensamma torget (agora) har dem
board-out-of-order = i fel ordning
board-own-colour = en egen färg
board-own-space = en ruta i den här byggnaden
board-points = poäng
board-printable = 1 till 200 utskrivbara tecken
board-reserve = 0 till { $most }, reservens storlek
board-space-once = varje ruta en gång
board-spaces-most = högst { $most } rutor
board-special-colour = färgen på en specialtärning
board-special-dice = { $n ->
    [one] { $n } specialtärning
   *[other] { $n } specialtärningar
}
board-special-most = högst { $most }, en för varje grå tärning
board-starting-dice = { $n ->
    [one] { $n } tärning
   *[other] { $n } tärningar
} från början
board-symbol-court = skråsalens linje
board-symbol-crosses = inga: sidan kryssar av på egen hand
board-symbol-line = en linje utanför skråsalen
board-symbol-once = varje symbol en gång
board-to-end = 1 till { $most }, antalet bonusar
board-too-many = en för mycket
board-wonder-symbols = inga: ingen tärning behövs
