# Finished games.
games-whose = Whose games
games-mine = Yours
games-listed = Everybody's
games-player = Player
games-none-mine = You have not finished a game here yet.
games-none-listed = No listed game has been finished yet.
games-none-found = No game fits.
games-more = Older games
games-review = Review
games-record = Download record
games-end-points = Won by points
games-end-military = Military supremacy
games-end-science = Scientific supremacy
