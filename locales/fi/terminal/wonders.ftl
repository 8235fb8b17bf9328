# The terminal's own words about wonders; what it shares with the pages is in `wonders.ftl`.
