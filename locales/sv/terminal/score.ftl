# `mirabilia score`. What it shares with the pages is in `score.ftl`.
terminal-score-names = Vilka spelade? Namnen i platsernas ordning, med komma emellan:
terminal-score-end = Hur slutade det? points, eller military eller science och vem som vann:
terminal-score-pawn = Var står konfliktpjäsen? 0 i mitten, eller vems sida och hur långt in, till exempel { $example }:
terminal-score-how = Skriv poängen; 3+5 läggs ihop. Ingenting lämnar fältet tomt, ? förklarar det, < går tillbaka.
terminal-score-hint-coins = i mynt
terminal-score-hint-tokens = eller marker: 1,3,-1
terminal-score-hint-symbols = eller passare,kugghjul,skrivtavlor,valfria
terminal-score-again = Skriv det igen för att behålla det.
terminal-score-check-pawn = { $value } går inte: pjäsen ger 0, 2, 5 eller 10. Närmast: { $near }
