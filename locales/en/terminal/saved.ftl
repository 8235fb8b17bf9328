# `mirabilia games`: the saved games.

saved-last = Your last game: { $name }
saved-none = You have no saved games yet. mirabilia play duel starts one.
saved-you = you
saved-column-number = #
saved-column-date = last played, UTC
saved-column-game = game
saved-column-players = players
saved-column-result = result
saved-column-steps = steps
saved-column-accuracy = accuracy
# Short names: the list says nothing else about the game.
saved-game-duel = Duel
saved-game-wonders = 7 Wonders
saved-game-dice = Dice
saved-won = won
saved-lost = lost
saved-shared = shared
saved-over = ended
saved-military = (military)
saved-science = (science)
saved-running = unfinished: { $chapter }
saved-unreadable = cannot be read
saved-exported = The record is in { $file }.
saved-exported-secrets = The game is not over: the record contains hidden cards.
saved-delete-ask = Delete for good? [y/N]
saved-delete-none = nothing was deleted
saved-deleted = { $n ->
    [one] One game was deleted.
   *[other] { $n } games were deleted.
}
