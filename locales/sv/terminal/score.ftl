# `mirabilia score`. What it shares with the pages is in `score.ftl`.
terminal-score-names = Vilka spelade? Namnen i platsernas ordning, med komma emellan:
terminal-score-end = Hur slutade partiet? Skriv ”points”, eller ”military” eller ”science” och vem som vann:
terminal-score-pawn = Var står konfliktpjäsen? 0 i mitten, eller vems sida och hur långt in, till exempel { $example }:
terminal-score-how = Skriv poängen; 3+5 läggs ihop. Bara Enter lämnar fältet tomt, ? förklarar det, < går tillbaka.
terminal-score-hint-coins = i mynt
terminal-score-hint-tokens = eller marker: 1,3,-1
terminal-score-hint-symbols = eller passare,kugghjul,skrivtavlor,valfria
terminal-score-again = Skriv det igen för att behålla det.
