# Avslutade partier.
games-whose = Vems partier
games-mine = Dina
games-listed = Allas
games-player = Spelare
games-none-mine = Du har inte avslutat något parti här än.
games-none-listed = Inget offentligt parti har avslutats än.
games-none-found = Inget parti passar.
games-more = Äldre partier
games-review = Genomgång
games-record = Ladda ner protokoll
games-end-points = Vunnet på poäng
games-end-military = Militär övermakt
games-end-science = Vetenskaplig överlägsenhet
