# `mirabilia games`: the saved games.

saved-last = Ditt senaste parti: { $name }
saved-none = Du har inga sparade partier än. mirabilia play duel startar ett.
saved-you = du
saved-column-number = #
saved-column-date = spelat, UTC
saved-column-game = spel
saved-column-players = spelare
saved-column-result = resultat
saved-column-steps = steg
saved-column-accuracy = precision
# Short names: the list says nothing else about the game.
saved-game-duel = Duel
saved-game-wonders = 7 Wonders
saved-game-dice = Dice
saved-won = vinst
saved-lost = förlust
saved-shared = delad seger
saved-over = slut
saved-military = (militär)
saved-science = (vetenskap)
saved-running = oavslutat: { $chapter }
saved-unreadable = kan inte läsas
saved-exported = Protokollet ligger i { $file }.
saved-exported-secrets = Partiet är inte slut: protokollet innehåller dolda kort.
saved-delete-ask = Radera för gott? [j/N]
saved-delete-none = inget raderades
saved-deleted = { $n ->
    [one] Ett parti raderades.
   *[other] { $n } partier raderades.
}
