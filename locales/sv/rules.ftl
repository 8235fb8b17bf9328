# The page of the rules. The rules themselves are in the folder beside this file.
rules-title = Regler
rules-games = Spel
rules-contents = Innehåll
rules-search = Sök i reglerna
rules-clear = Töm sökningen
rules-key-search = Sök i reglerna
rules-found = { $sections ->
    [0] { $things ->
        [one] 1 rad i tabellerna
       *[other] { $things } rader i tabellerna
    }
    [one] { $things ->
        [0] 1 avsnitt
        [one] 1 avsnitt, 1 rad i tabellerna
       *[other] 1 avsnitt, { $things } rader i tabellerna
    }
   *[other] { $things ->
        [0] { $sections } avsnitt
        [one] { $sections } avsnitt, 1 rad i tabellerna
       *[other] { $sections } avsnitt, { $things } rader i tabellerna
    }
}
rules-close = Inga träffar på ”{ $query }”. Liknande: { $count }.
rules-nothing = Inga träffar på ”{ $query }”. Försök med ett kortare ord.
rules-link = Länk till ”{ $title }”
rules-numbered = Numrerad regel
rules-failed = Reglerna kunde inte laddas. Är servern igång?
rules-retry = Försök igen
rules-all-wonders = Alla kort och underverk
rules-all-duel = Alla kort, underverk och markörer
rules-all-dice = Alla tärningar och rutor
rules-all-about-wonders = Välj ett namn för att se kortet och vad som gör det gratis.
rules-all-about-duel = Välj ett namn för att se kortet och vad som gör det gratis.
rules-all-about-dice = Talen är de i uppsättningen ”{ home-boards-balanced }”. Välj ett namn för att se mer.
rules-group-guilds = Skrån
rules-group-stages = Underverkens etapper
rules-group-wonders = Underverk
rules-group-tokens = Utvecklingsmarkörer
rules-group-dice = Tärningar
rules-group-bonuses = Bonusar
rules-stage = { $wonder }, { $side } { $n }
rules-cost = Kostnad:
