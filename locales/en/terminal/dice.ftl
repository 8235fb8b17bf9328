# The terminal's own words about dice; what it shares with the pages is in `dice.ftl`.

terminal-dice-page-boards = Boards and signs
terminal-dice-legend = Signs
# Signs of the board with their meanings; between them a dot with spaces.
terminal-dice-signs = 2:3p costs 2 resources, brings 3 points · × crossed · • can be crossed now · → one after the other · ¢ coins · p points · r resource · † attack · −1† defence · +◆ cross a space · +2▬ cross up to two · ↻ one more action · d0 a free die · d⬢+ unlocks the die · d▬−1 the die costs 1 less · d▬0 the die is free · d◆2¢ coins when choosing the die · ¢p/◆ coins and points for each crossed space · ≥ at least as many as the neighbours · ⊘ cannot be used · ▶ picked · ▷ the picked die leads there · ! advised · ▸ thinks
