# Words that every page uses.
app-name = Mirabilia

## The frame of the page
common-skip = Skip to the content
common-menu = Menu
common-home = Home
common-lobby = Lobby
common-games = Finished games
common-rules = Rules
common-score = Score pad
common-position = What should I play?
common-learn = Learn
common-puzzles = Puzzles
common-deal = Deal of the day
common-stats = My statistics
common-openings = Openings
common-mistakes = Retry my mistakes
common-shown = A shared game
common-settings = Settings
common-table = Table
common-new = New table
common-review = Review
common-seat = Take over a seat
common-join = Join a table
common-not-found = Page not found
common-not-found-about = The address may be mistyped, or the page has moved.
common-to-home = To the home page
common-unofficial = Unofficial, made by players. Not affiliated with or endorsed by the publisher or the authors of 7 Wonders.
common-version = Version { $version }

## States
common-loading = One moment…
common-lost = The server is not responding. Trying again.
common-update = A new version of Mirabilia is ready.
common-update-now = Update
common-update-later = Later
common-retry = Try again
common-broken = This page could not be loaded
common-broken-about = There is no connection, or the pages have been updated. Try again, or reload the page.
common-keep = Keep
common-your-turns = { $n ->
    [one] Your turn
   *[other] Your turn at { $n } tables
}
common-your-turn-at = It is your turn in { $game }.
