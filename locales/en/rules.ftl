# The page of the rules. The rules themselves are in the folder beside this file.
rules-title = Rules
rules-games = Games
rules-contents = Contents
rules-search = Search the rules
rules-clear = Clear the search
rules-key-search = Search the rules
rules-found = { $sections ->
    [0] { $things ->
        [one] 1 table entry
       *[other] { $things } table entries
    }
    [one] { $things ->
        [0] 1 section
        [one] 1 section, 1 table entry
       *[other] 1 section, { $things } table entries
    }
   *[other] { $things ->
        [0] { $sections } sections
        [one] { $sections } sections, 1 table entry
       *[other] { $sections } sections, { $things } table entries
    }
}
rules-close = No results for “{ $query }”. Similar: { $count }.
rules-nothing = No results for “{ $query }”. Try a shorter word.
rules-link = Link to “{ $title }”
rules-numbered = Numbered rule
rules-failed = The rules did not load. Is the server running?
rules-retry = Try again
rules-all-wonders = All cards and wonders
rules-all-duel = All cards, wonders and tokens
rules-all-dice = All dice and spaces
rules-all-about-wonders = Choose a name to see the card and what makes it free.
rules-all-about-duel = Choose a name to see the card and what makes it free.
rules-all-about-dice = The numbers are those of the board set “{ home-boards-balanced }”. Choose a name to see more.
rules-group-guilds = Guilds
rules-group-stages = Stages of the wonders
rules-group-wonders = Wonders
rules-group-tokens = Progress tokens
rules-group-dice = Dice
rules-group-bonuses = Bonuses
rules-stage = { $wonder }, { $side } { $n }
rules-cost = Cost:
