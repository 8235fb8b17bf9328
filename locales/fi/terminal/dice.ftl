# The terminal's own words about dice; what it shares with the pages is in `dice.ftl`.
