# `mirabilia games`: the saved games.

saved-last = Viimeisin pelisi: { $name }
saved-none = Tallennettuja pelejä ei vielä ole. mirabilia play duel aloittaa pelin.
saved-you = sinä
saved-column-number = #
saved-column-date = pelattu, UTC
saved-column-game = peli
saved-column-players = pelaajat
saved-column-result = tulos
saved-column-steps = askeleet
saved-column-accuracy = tarkkuus
# Short names: the list says nothing else about the game.
saved-game-duel = Duel
saved-game-wonders = 7 Wonders
saved-game-dice = Dice
saved-won = voitto
saved-lost = tappio
saved-shared = jaettu voitto
saved-over = päättynyt
saved-military = (sota)
saved-science = (tiede)
saved-running = kesken: { $chapter }
saved-unreadable = ei voi lukea
saved-exported = Pöytäkirja on tiedostossa { $file }.
saved-exported-secrets = Peli on kesken: pöytäkirjassa on piilossa olevia kortteja.
saved-delete-ask = Poistetaanko lopullisesti? [k/E]
saved-delete-none = mitään ei poistettu
saved-deleted = { $n ->
    [one] Yksi peli poistettiin.
   *[other] { $n } peliä poistettiin.
}
