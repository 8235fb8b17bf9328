# Words that every page uses.
app-name = Mirabilia

## The frame of the page
common-skip = Hoppa till innehållet
common-menu = Meny
common-home = Startsidan
common-lobby = Lobby
common-games = Avslutade partier
common-rules = Regler
common-score = Poängblock
common-position = Vad ska jag spela?
common-learn = Lär dig
common-puzzles = Problem
common-deal = Dagens giv
common-stats = Min statistik
common-openings = Öppningar
common-mistakes = Mina misstag
common-shown = Ett delat parti
common-settings = Inställningar
common-table = Bord
common-new = Nytt bord
common-review = Genomgång
common-seat = Ta över en plats
common-join = Anslut till ett bord
common-not-found = Sidan finns inte
common-not-found-about = Adressen kan vara felskriven, eller så har sidan flyttats.
common-to-home = Till startsidan
common-unofficial = Inofficiell, gjord av spelare. Utan anknytning till förlaget eller upphovsmännen bakom 7 Wonders.
common-version = Version { $version }

## States
common-loading = Ett ögonblick …
common-lost = Servern svarar inte. Vi försöker igen.
common-update = Det finns en ny version av Mirabilia.
common-update-now = Uppdatera
common-update-later = Senare
common-retry = Försök igen
common-broken = Sidan kunde inte laddas
common-broken-about = Det finns ingen anslutning, eller så har sidorna uppdaterats. Försök igen, eller ladda om sidan.
common-keep = Spara
common-your-turns = { $n ->
    [one] Din tur
   *[other] Din tur vid { $n } bord
}
common-your-turn-at = Det är din tur i { $game }.
