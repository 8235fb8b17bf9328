# Bordet i terminalen: det som sägs rad för rad, och det som står på hela skärmen.

## Rad för rad
terminal-table = Bordet
terminal-end = Slutet
terminal-type = Skriv ett nummer för att spela, bord för att se allt igen, eller hjälp.
terminal-type-number = Skriv ett nummer från 1 till { $most }, ett drag eller hjälp.
terminal-aside = Det som fanns i filen ligger nu i { $file }.
terminal-kept-in = Partiet sparas i { $file }.
terminal-kept = Partiet sparas tills det är slut; du kan gå när som helst.
terminal-not-kept = Partiet sparas inte; --record FIL skulle spara det.
terminal-was-not-kept = Det sparades inte; --record FIL sparar ett parti.
terminal-record-in = Protokollet ligger i { $file }.
terminal-goes-on = Det går vidare efter { $steps } steg.
terminal-stops = Partiet stannar här: { $chapter }, efter { $steps } steg. På tur: { $names }.
terminal-go-on = Fortsätt med: { $command }
terminal-come-back = Bordet finns kvar. Samma kommando för dig tillbaka till din plats.
terminal-over = Partiet är slut. Skriv genomgång för att gå igenom det, eller avsluta.
terminal-over-again = Partiet är slut. Skriv genomgång för att gå igenom det, igen för att spela en gång till, eller avsluta.
terminal-online = Ansluten igen.
terminal-wait = Partiet börjar när alla platser är tagna och värden startar det.
terminal-host-start = Skriv starta för att börja.
terminal-host-bots = Skriv bottar för att sätta bottar på de lediga platserna, sedan starta.
terminal-curtain = { $name }: det är din tur. Tryck Enter när bara du ser skärmen.
terminal-undo-wish = { $name } ber att få ta tillbaka ett drag. Tillåter du det? ja eller nej
terminal-taken-back = Taget tillbaka. Det som redan är utdelat ligger kvar; slumpen härifrån är ny.
terminal-hint = De bästa dragen, vart och ett med din vinstchans och vad det är bra för:
terminal-hint-exact = De bästa dragen, vart och ett med din exakta vinstchans och vad det är bra för:
terminal-reviewing = { $of ->
    [one] Ser tillbaka på ett beslut …
   *[other] Ser tillbaka på { $of } beslut …
}

## Det som skrevs går inte
terminal-too-long = Raden är för lång. Skriv ett nummer, ett drag eller hjälp.
terminal-not-text = Det är inte text. Skriv ett nummer, ett drag eller hjälp.
terminal-not-understood = Det betyder ingenting här. Skriv ett nummer, ett drag eller hjälp.
terminal-not-now = Det är inte din tur. Skriv hjälp för att se vad du kan göra under tiden.
terminal-no-choice = Det finns inget val { $number }; valen är 1 till { $most }.
terminal-several = Det kan vara något av dessa; skriv ett av dem: { $moves }.
terminal-which-card = Vilket? Skriv kort och ett namn.
terminal-which-rule = Vilken? Skriv regel och ett ord. Det finns:
terminal-no-thing = Det finns inget ”{ $name }” i det här spelet.
terminal-no-rule = Ingenting i reglerna har ”{ $name }”.
terminal-near = Vilket menar du med ”{ $name }”: { $near }?
terminal-all-possible = Allt som syns är möjligt.

## Ord att skriva. Ett litet ord vardera; de engelska fungerar i alla språk.
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
terminal-word-bots = bottar
terminal-word-again = igen
terminal-word-help = hjälp
terminal-word-quit = avsluta
terminal-what-card = NAMN
terminal-what-rule = ORD
terminal-what-say = ORD
terminal-about-number = spela valet med det numret
terminal-about-move = spela ett drag med dess ord, så som protokoll skriver dem
terminal-about-card = vad ett kort, underverk, en bricka, ruta eller tärning kostar och gör
terminal-about-rule = vad reglerna säger
terminal-about-table = visa bordet och dina val igen
terminal-about-why = vad som inte går nu, och varför
terminal-about-score = poängen som de står
terminal-about-log = allt som har hänt
terminal-about-hint = de bästa dragen, vad de är värda och varför
terminal-about-undo = gå tillbaka till ditt förra beslut
terminal-about-review = se tillbaka på ett avslutat parti, beslut för beslut
terminal-about-say = säg något till alla vid bordet
terminal-about-chat = vad som har sagts
terminal-about-yes = tillåt någon att ta tillbaka ett drag
terminal-about-no = tillåt det inte
terminal-about-sit = ta en ledig plats, också åt någon bredvid dig
terminal-about-start = börja partiet (värden)
terminal-about-bots = sätt bottar på de lediga platserna (värden)
terminal-about-again = spela igen med samma personer
terminal-about-help = den här listan
terminal-about-quit = gå; det gör också slutet på inmatningen (Ctrl-D)

## Hela skärmen
terminal-too-small = Gör fönstret större: det har { $width } kolumner och { $height } rader, och bordet behöver { $columns } och { $rows }.
terminal-curtain-about = Tryck Enter när bara du ser skärmen.
terminal-look = Slå upp ett kort eller en regel
terminal-review-about = Från början till slut: ju högre stapel, desto bättre vinstchans. Till höger träffsäkerheten.
terminal-end-keys = r ser tillbaka på partiet, Esc visar brädet, q går.
terminal-end-keys-again = r ser tillbaka på partiet, a spelar igen, Esc visar brädet, q går.
terminal-quit = Lämna partiet?
terminal-quit-kept = Det sparas som det är. Du kan fortsätta nästa gång.
terminal-quit-lost = Det sparas inte. Nästa gång sparar --record FIL det.
terminal-quit-remote = Bordet finns kvar. Samma kommando för dig tillbaka till din plats.
terminal-quit-over = Partiet är slut.
terminal-quit-keys = y går, Esc stannar.
terminal-key-host-start = Tryck Enter för att starta partiet.
terminal-key-host-bots = Tryck b för att sätta bottar på de lediga platserna, sedan Enter för att starta.

## Tangenter, i få ord
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
terminal-key-quit = gå
terminal-key-leave = gå
terminal-key-stay = stanna
terminal-key-send = skicka
terminal-key-scroll = rulla
terminal-key-look = jag är här
terminal-key-start = starta
terminal-key-bots = bottar
terminal-key-sit = sitt ner
terminal-key-review = se tillbaka
terminal-key-end = resultat
terminal-key-again = spela igen

## Hjälp
terminal-help = Tangenter och symboler
terminal-help-move = till ett annat val
terminal-help-digit = till valet med det numret
terminal-help-enter = öppnar valet: sätten att använda det och vad som följer av vart och ett; en gång till spelar det
terminal-help-escape = ett steg tillbaka
terminal-help-page = till brädets nästa sida
terminal-help-zoom = bara brädet, så stort det går; en gång till visar valen igen
terminal-help-hint = de bästa dragen med din vinstchans, och varför
terminal-help-explain = förklarar kortet eller tärningen under markören
terminal-help-look = slår upp ett kort eller en regel
terminal-help-undo = tar tillbaka ditt senaste beslut, eller ber de andra att tillåta det
terminal-help-log = allt som har hänt, det senaste först
terminal-help-score = poängen som de står
terminal-help-chat = chatt
terminal-help-answer = tillåt någon att ta tillbaka ett drag, eller inte
terminal-help-review = ser tillbaka på ett avslutat parti
terminal-help-quit = lämnar partiet; det sparas
terminal-help-interrupt = går genast
terminal-help-shapes = Varje färg har en form:
terminal-help-marks = ▸ är markören, ✦ det som tipset råder till, – det som inte går nu.
terminal-help-rules = Hela reglerna: / och ett ord, eller mirabilia rules.

## Ett oavslutat parti
terminal-unfinished = Det finns ett oavslutat parti { $game }: { $names }, { $steps } steg.
terminal-unfinished-ask = Fortsätta med det? Enter eller ja fortsätter, nej börjar ett nytt:
terminal-unfinished-old = Det oavslutade partiet ligger nu i { $file }.
terminal-unfinished-broken = Ett oavslutat parti kunde inte läsas; det finns kvar i { $file }.
