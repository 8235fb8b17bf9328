# The table in the terminal: what is said line by line, and what stands on the full screen.

## Line by line
terminal-table = Bordet
terminal-end = Slut
terminal-type = Skriv ett nummer för att spela, ”bord” för att se allt igen, eller ”hjälp”.
terminal-type-number = Skriv ett nummer från 1 till { $most }, ett drag eller ”hjälp”.
terminal-aside = Filens tidigare innehåll ligger nu i { $file }.
terminal-kept-in = Partiet sparas i { $file }.
terminal-kept = Partiet sparas; du kan avsluta när som helst.
terminal-not-kept = Partiet sparas inte; med --record FIL sparas det.
terminal-was-not-kept = Partiet sparades inte; med --record FIL sparas ett parti.
terminal-record-in = Protokollet ligger i { $file }.
terminal-finished-kept = Partiet är sparat: mirabilia analyse går igenom det, mirabilia games visar dina partier.
terminal-goes-on = Det fortsätter efter { $steps } steg.
terminal-stops = Partiet stannar här: { $chapter }, efter { $steps } steg. På tur: { $names }.
terminal-go-on = Fortsätt med: { $command }
terminal-come-back = Bordet finns kvar. Samma kommando för dig tillbaka till din plats.
terminal-over = Partiet är slut. Skriv ”genomgång” för att gå igenom det, eller ”avsluta”.
terminal-over-again = Partiet är slut. Skriv ”genomgång” för att gå igenom det, ”igen” för att spela en gång till, eller ”avsluta”.
terminal-over-deal = Partiet är slut. Skriv ”genomgång” för att gå igenom det, ”igen” för samma giv, eller ”avsluta”.
terminal-over-deal-link = Partiet är slut. Skriv ”genomgång” för att gå igenom det, ”igen” för samma giv, ”länk” för en länk som en vän kan spela den med, eller ”avsluta”.
terminal-no-deal = Bara ett avslutat parti vars giv drogs här kan upprepas.
terminal-link = En vän spelar samma giv på sidorna eller med: mirabilia deal "LÄNK". Länken:
terminal-link-later = Länken skrivs ut när du lämnar skärmen (q).
terminal-deal-counted = Du har spelat given för { $day }. Ett parti till räknas inte.
terminal-online = Ansluten igen.
terminal-wait = Partiet börjar när alla platser är tagna och värden startar det.
terminal-host-start = Skriv ”starta” för att börja.
terminal-host-bots = Skriv ”botar” för att sätta botar på de lediga platserna, sedan ”starta”.
terminal-curtain = { $name }, det är din tur. Tryck Enter när bara du ser skärmen.
terminal-undo-wish = { $name } ber att få ångra ett drag. Tillåter du det? Skriv ”ja” eller ”nej”.
terminal-proposal = { $name } föreslår en ändring av bordet. Går du med på det? Skriv ”ja” eller ”nej”.
terminal-taken-back = Draget är ångrat. Det som redan är utdelat ligger kvar; slumpen härifrån är ny.
terminal-taken-back-same = Draget är ångrat. Samma drag möter samma tur igen.
terminal-hint = De bästa dragen, vart och ett med din vinstchans och det som talar för det:
terminal-hint-exact = De bästa dragen, vart och ett med din exakta vinstchans och det som talar för det:
terminal-reviewing = { $of ->
    [one] Går igenom ett beslut …
   *[other] Går igenom { $of } beslut …
}

## What was typed cannot be done
terminal-too-long = Raden är för lång. Skriv ett nummer, ett drag eller ”hjälp”.
terminal-not-text = Det är inte text. Skriv ett nummer, ett drag eller ”hjälp”.
terminal-not-understood = Okänt kommando. Skriv ett nummer, ett drag eller ”hjälp”.
terminal-not-now = Det är inte din tur. Skriv ”hjälp” för att se vad du kan göra under tiden.
terminal-no-choice = Det finns inget val { $number }; valen är 1 till { $most }.
terminal-several = Det kan vara något av följande; skriv ett av dem: { $moves }.
terminal-which-card = Vilket? Skriv ”kort” och ett namn.
terminal-which-rule = Vilken? Skriv ”regel” och ett ord. Avsnitt:
terminal-no-thing = ”{ $name }” finns inte i det här spelet.
terminal-no-rule = Inga träffar på ”{ $name }” i reglerna.
terminal-near = Vilket menar du med ”{ $name }”: { $near }?
terminal-all-possible = Allt som syns är möjligt.

## Words to type. One small word each; the English ones work in every language.
terminal-word-number = NUMMER
terminal-word-move = DRAG
terminal-word-card = kort
terminal-word-rule = regel
terminal-word-table = bord
terminal-word-why = varför
terminal-word-score = poäng
terminal-word-log = logg
terminal-word-hint = tips
terminal-word-undo = ångra
terminal-word-review = genomgång
terminal-word-say = säg
terminal-word-chat = chatt
terminal-word-yes = ja
terminal-word-no = nej
terminal-word-sit = sitt
terminal-word-start = starta
terminal-word-bots = botar
terminal-word-again = igen
terminal-word-link = länk
terminal-word-help = hjälp
terminal-word-quit = avsluta
terminal-what-card = NAMN
terminal-what-rule = ORD
terminal-what-say = ORD
terminal-about-number = spela valet med det numret
terminal-about-move = skriv draget så som det står i protokollet
terminal-about-card = vad ett kort, ett underverk, en markör, en ruta eller en tärning kostar och gör
terminal-about-rule = vad reglerna säger
terminal-about-table = visa bordet och dina val igen
terminal-about-why = vad som inte går nu, och varför
terminal-about-score = ställningen just nu
terminal-about-log = allt som har hänt
terminal-about-hint = de bästa dragen, vad de är värda och varför
terminal-about-undo = ångra till ditt förra beslut
terminal-about-review = gå igenom ett avslutat parti, beslut för beslut
terminal-about-say = säg något till alla vid bordet
terminal-about-chat = vad som har sagts
terminal-about-yes = tillåt en spelare att ångra ett drag
terminal-about-no = tillåt det inte
terminal-about-sit = ta en ledig plats, även åt en spelare bredvid dig
terminal-about-start = starta partiet (värden)
terminal-about-bots = sätt botar på de lediga platserna (värden)
terminal-about-again = spela igen med samma spelare
terminal-about-deal = spela samma giv igen, när partiet är slut
terminal-about-link = en länk som en vän kan spela samma giv med, när partiet är slut
terminal-about-help = den här listan
terminal-about-quit = avsluta (även Ctrl-D)

## The full screen
terminal-too-small = Gör fönstret större: det har { $width } kolumner och { $height } rader, men bordet behöver { $columns } och { $rows }.
terminal-curtain-about = Tryck Enter när bara du ser skärmen.
terminal-look = Slå upp ett kort eller en regel
terminal-review-about = Från början till slut: ju högre stapel, desto bättre vinstchans. Till höger står precisionen.
terminal-end-keys = r går igenom partiet, Esc visar brädet, q avslutar.
terminal-end-keys-again = r går igenom partiet, a spelar igen, Esc visar brädet, q avslutar.
terminal-end-keys-deal = a spelar samma giv igen.
terminal-end-keys-link = a spelar samma giv igen, d ger en länk som en vän kan spela den med.
terminal-quit = Avsluta?
terminal-quit-kept = Partiet sparas som det är. Du kan fortsätta nästa gång.
terminal-quit-lost = Partiet sparas inte. Nästa gång kan du spara det med --record FIL.
terminal-quit-remote = Bordet finns kvar. Samma kommando för dig tillbaka till din plats.
terminal-quit-over = Partiet är slut.
terminal-quit-keys = j avslutar, Esc stannar.
terminal-key-host-start = Tryck Enter för att starta partiet.
terminal-key-host-bots = Tryck b för att sätta botar på de lediga platserna, sedan Enter för att starta.

## Keys, in few words
terminal-key-which = välj
terminal-key-open = använd
terminal-key-play = spela
terminal-key-back = tillbaka
terminal-key-page = nästa sida
terminal-key-hint = tips
terminal-key-explain = förklara
terminal-key-undo = ångra
terminal-key-help = hjälp
terminal-key-look-up = slå upp
terminal-key-log = logg
terminal-key-score = poäng
terminal-key-chat = chatt
terminal-key-zoom = stort bräde
terminal-key-quit = avsluta
terminal-key-leave = avsluta
terminal-key-stay = stanna
terminal-key-send = skicka
terminal-key-scroll = rulla
terminal-key-look = jag är här
terminal-key-start = starta
terminal-key-bots = botar
terminal-key-sit = sätt dig
terminal-key-review = genomgång
terminal-key-end = resultat
terminal-key-again = spela igen
terminal-key-same-deal = samma giv
terminal-key-link = länk

## Help
terminal-help = Tangenter och symboler
terminal-help-move = till ett annat val
terminal-help-digit = till valet med det numret
terminal-help-enter = öppnar valet och visar vad det kan användas till och vad som följer; Enter igen spelar
terminal-help-escape = ett steg tillbaka
terminal-help-page = till brädets nästa sida
terminal-help-zoom = bara brädet, så stort det går; en gång till visar valen igen
terminal-help-hint = de bästa dragen med din vinstchans, och varför
terminal-help-explain = förklarar kortet eller tärningen under markören
terminal-help-look = slår upp ett kort eller en regel
terminal-help-undo = ångrar ditt senaste beslut, eller ber de andra att tillåta det
terminal-help-log = allt som har hänt, det senaste först
terminal-help-score = ställningen just nu
terminal-help-chat = chatt
terminal-help-answer = tillåt en spelare att ångra ett drag, eller inte
terminal-help-review = går igenom ett avslutat parti
terminal-help-deal = efter ett parti: samma giv igen; en länk till den
terminal-help-quit = avslutar; partiet sparas
terminal-help-interrupt = avslutar genast
terminal-help-suspend = pausar programmet; fg fortsätter
terminal-help-mouse = klicka på ett val för att markera det, igen för att använda det; hjulet rullar
terminal-help-shapes = Varje färg har en form:
terminal-help-marks = ▸ är markören, ✦ det som tipset rekommenderar, – det som inte går nu.
terminal-help-rules = Alla regler: / och ett ord, eller mirabilia rules.

## An unfinished game
terminal-unfinished = Det finns ett oavslutat parti { $game }: { $names }, { $steps } steg, spelat { $date } UTC.
terminal-unfinished-ask = Fortsätta det? Enter eller ”ja” fortsätter, ”nej” startar ett nytt:
terminal-unfinished-stays = Det finns kvar bland dina sparade partier: mirabilia games

## What can be chosen
terminal-more = … { $n } till: Tab
terminal-free = gratis
terminal-chosen = Du har valt: { $move }

## serve
serve-how = Öppna { $url } i en webbläsare. Ctrl-C stoppar servern; partierna finns kvar.
serve-memory = Öppna { $url } i en webbläsare. Ctrl-C stoppar servern; partierna finns bara i minnet och försvinner med den.
serve-bare = mirabilia --help visar allt annat; mirabilia play duel spelar i terminalen.
serve-opened = Sidan öppnades i din webbläsare.
serve-not-opened = Ingen webbläsare kunde öppnas; öppna { $url } själv.
serve-taken = om det är ett annat Mirabilia, öppna { $url }; välj annars en annan adress med --addr
