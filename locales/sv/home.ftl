# The home page, the lobby, and the form for a new table.

## Home
home-title = Vad ska vi spela?
home-guest = Gäst
home-playing-as = Du spelar som
home-change-name = Ändra
home-your-name = Ditt namn
home-name-kept = Från och med nu heter du { $name }.
home-name-long = Högst 40 tecken.
home-name-letters = Namnet får inte innehålla komma, # eller osynliga tecken.
home-about-wonders = Led en av antikens sju städer. Alla väljer ett kort samtidigt och skickar resten vidare.
home-about-duel = Två städer, en kortstruktur. Varje kort du tar kan göra andra kort tillgängliga för motspelaren.
home-about-dice = Alla delar på samma tärningar. Var och en bygger sin egen stad med dem.
home-facts-wonders = 3–7 spelare · omkring 30 minuter
home-facts-duel = 2 spelare · omkring 30 minuter
home-facts-dice = 2–7 spelare · omkring 25 minuter
home-players = Spelare
home-level = Botarnas nivå
home-play-bots = Spela mot botar
home-newcomer-wonders = Till ditt första avslutade parti: dagsidor.
home-newcomer-duel = Till ditt första avslutade parti: underverk utan val.
home-newcomer-dice = Till ditt första avslutade parti: lätta botar.
home-learn = Lär dig på 3 minuter
home-puzzles = Problem
home-play-friends = Spela med vänner
home-more-options = Fler val
home-your-tables = Dina bord
home-here = I den här webbläsaren
home-no-server = De här sidorna har ingen spelserver, så här finns inga bord med vänner och ingen lobby. Partier mot botar och vid en gemensam skärm spelas i webbläsaren.
home-your-turn = Din tur
home-others-think = Andra tänker
home-waits-for = { $n ->
    [one] En plats är ledig
   *[other] { $n } platser är lediga
}
home-not-begun = Inte börjat än
home-join = Anslut till ett bord
home-join-code = Kod eller länk
home-join-about = Klistra in länken du har fått, eller bordets tolv tecken.
home-join-go = Gå dit
home-join-empty = Klistra in en länk, eller skriv bordets kod.
home-join-unreadable = Det här är varken en länk till ett bord eller en kod. En kod har tolv bokstäver och siffror.
home-take-seat-about = Platsen flyttas till den här enheten. Länken fungerar en gång, i 15 minuter.

## Lobby
home-real = Vid ditt riktiga bord
home-lobby = Öppet för alla
home-lobby-all = Alla bord
home-lobby-about = Bord som vem som helst får sätta sig vid eller titta på. Bord som inte visas här nås bara med länken.
home-lobby-new = Öppna ett bord för alla
home-lobby-empty = Just nu är inget bord öppet för alla.
home-filter-game = Spel
home-filter-all = Alla spel
home-being-played = Partiet pågår
home-free-seats = { $n ->
    [0] Fullt
    [one] En ledig plats
   *[other] { $n } lediga platser
}
home-sit-down = Sätt dig
home-watch = Titta på
home-look = Ta en titt
home-back-to-table = Till din plats
home-clock-none = ingen klocka
home-clock-per-move = { $time } per beslut
home-clock-per-game = { $time } per parti
home-clock-per-game-bonus = { $time } per parti, plus { $bonus } per beslut
home-seconds = { $n ->
    [one] 1 sekund
   *[other] { $n } sekunder
}
home-minutes = { $n ->
    [one] 1 minut
   *[other] { $n } minuter
}
home-hours = { $n ->
    [one] 1 timme
   *[other] { $n } timmar
}
home-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagar
}

## Seats
home-seats = Vem som sitter var
home-seat = Plats { $n }
home-seat-you = Du
home-seat-open = Ledig
home-seat-bot = Bot: { $level }
home-seat-won = vann
home-seat-bots = Botar
home-seat-other-bots = Botar att jämföra med
home-seat-name = Namn vid bordet
home-seat-you-about = Din plats, vid den här skärmen.
home-seat-shared-about = Delar den här skärmen. En ridå döljer det som de andra inte får se.
home-seat-open-about = För den som har länken.

## Options
home-options = Spelet
home-option-wonders-sides = Underverksbrädenas sidor
home-option-wonders-sides-random = Lottas
home-option-wonders-sides-random-about = Dag eller natt, slumpen avgör för varje stad.
home-option-wonders-sides-day = Dagsidan för alla
home-option-wonders-sides-day-about = De enklare sidorna. Bra för de första partierna.
home-option-wonders-sides-night = Nattsidan för alla
home-option-wonders-sides-night-about = Sidorna med fler särskilda effekter.
home-option-wonders-sides-choose = Väljs
home-option-wonders-sides-choose-about = Var och en väljer sin sida.
home-option-wonders-wonders = Underverk
home-option-wonders-wonders-random = Delas ut
home-option-wonders-wonders-random-about = Slumpen avgör vem som leder vilken stad.
home-option-wonders-wonders-choose = Väljs
home-option-wonders-wonders-choose-about = Var och en väljer en stad i tur och ordning.
home-option-duel-wonders = Underverk
home-option-duel-wonders-draft = Väljs
home-option-duel-wonders-draft-about = Ni väljer fyra underverk var, i tur och ordning.
home-option-duel-wonders-first-game = Första partiet
home-option-duel-wonders-first-game-about = Fyra bestämda underverk var, som regelboken rekommenderar för ett första parti.
home-option-duel-first = Vem som börjar
home-option-duel-first-0 = Plats 1
home-option-duel-first-0-about = Den första platsen i listan.
home-option-duel-first-1 = Plats 2
home-option-duel-first-1-about = Den andra platsen i listan.
home-option-duel-first-random = Slumpen
home-option-duel-first-random-about = Lottas när partiet börjar.
home-option-duel-centre = Om konfliktpjäsen står i mitten när en tidsålder är slut
home-option-duel-centre-begins = Den sista spelaren börjar
home-option-duel-centre-begins-about = Den som tog det sista kortet inleder nästa tidsålder, som i regelboken.
home-option-duel-centre-chooses = Den sista spelaren väljer
home-option-duel-centre-chooses-about = Den som tog det sista kortet bestämmer vem som börjar. En vanlig variant.

## Boards of Dice
home-boards = Spelbrädor
home-boards-balanced = Balanserade
home-boards-balanced-about = Våra egna tal, med ungefär lika starka städer. Standardvalet.
home-boards-stand-in = Första uppsättningen
home-boards-stand-in-about = Den första uppsättningen, oförändrad så att resultat kan jämföras.
home-boards-note = De här spelbrädorna ersätter de tryckta, vars innehåll inte är offentligt. Reglerna är spelets egna; vad varje ruta kostar och gör är vårt eget. Den som äger spelet kan skriva av sina spelbrädor i en fil och ladda den här.
home-boards-loaded = Din fil: { $name }
home-boards-load = Välj en fil med spelbrädor
home-boards-bad = { $file } kan inte användas.
home-boards-few = { $n ->
    [one] Bara en spelare kan använda de här spelbrädorna.
   *[other] Högst { $n } spelare kan använda de här spelbrädorna.
}

## Going on from a record
home-record = Fortsätt från ett protokoll eller en ställning
home-record-about = Ett avbrutet parti, ett avslutat från vilket steg som helst, eller en ställning som du har beskrivit.
home-record-text = Protokoll
home-record-file = Välj en fil
home-record-clear = Töm
home-record-first-line = Rad 1 måste vara ”mirabilia 1” och spelet, som i varje protokoll.
home-record-game = Rad 1 måste nämna spelet: wonders, duel eller dice.
home-record-seats = En rad ”seats” med antalet spelare, 2 till 7, saknas.
home-record-read = { $game }, { $seats } spelare, { $steps } steg.
home-record-cut = Fortsätt efter steg { $n } av { $of }

## How the table is run
home-more-settings = Fler inställningar
home-set-listed = Visa i lobbyn
home-set-listed-about = Vem som helst får sätta sig eller titta på. Annars leder bara länken hit.
home-set-start = Partiet börjar
home-set-start-host = När du startar det
home-set-start-full = När alla platser är tagna
home-set-watch = Åskådare
home-set-watch-public = Ser det som alla får se
home-set-watch-public-about = Inga händer, inga hemligheter.
home-set-watch-delayed = Ser allt, med fördröjning
home-set-watch-delayed-about = Alla händer, några minuter senare.
home-set-watch-nobody = Inga
home-set-watch-nobody-about = Bara spelarna ser bordet.
home-set-delay = Fördröjning
home-set-undo = Ångra drag
home-set-undo-fair = Om inget nytt har visats
home-set-undo-fair-about = Annars tillfrågas de andra.
home-set-undo-always = Tills någon annan har bestämt sig
home-set-undo-always-about = Också när kort eller tärningar har visats.
home-set-undo-never = Aldrig
home-set-undo-never-about = Ett drag som är gjort gäller.
home-set-hints = Tips
home-set-hints-about = Motorns bästa drag, för den som frågar.
home-set-chat = Chatt
home-set-chat-about = Prata vid bordet.
home-set-clock = Klocka
home-set-clock-none = Ingen
home-set-clock-none-about = Tänk så länge du vill.
home-set-clock-move = För varje beslut
home-set-clock-move-about = När tiden är slut fattar en bot det beslutet.
home-set-clock-game = För hela partiet
home-set-clock-game-about = När tiden är slut spelar en bot vidare.
home-set-per-move = Tid per beslut
home-set-per-game = Tid per parti
home-set-bonus = Tillägg efter varje beslut
home-set-away = Om någon är borta
home-set-away-about = En bot spelar tills spelaren är tillbaka.
home-set-away-never = Vänta
home-set-away-after = En bot efter { $time }
home-set-stand-in = Ersättare
home-set-stand-in-about = Boten som spelar för den som är borta eller vars tid är slut.
home-set-pace = Botarnas takt
home-set-pace-about = Så länge dröjer en bot minst, så att du hinner följa med.
home-set-pace-value = { $seconds ->
    [0] Genast
    [one] 1 sekund
   *[other] { $seconds } sekunder
}

## Opening
home-sum-you = Du
home-sum-watch = Du tittar på
home-sum-shared = { $n } vid den här skärmen
home-sum-bots = { $n ->
    [one] 1 bot
   *[other] { $n } botar
}
home-sum-open = { $n ->
    [one] 1 ledig plats
   *[other] { $n } lediga platser
}
home-open-play = Starta partiet
home-open-invite = Öppna bordet
