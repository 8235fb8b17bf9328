# The terminal's own words about duel; what it shares with the pages is in `duel.ftl`.
