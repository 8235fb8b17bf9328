# The terminal's own words about dice; what it shares with the pages is in `dice.ftl`.

terminal-dice-page-boards = Spelbrädor och tecken
terminal-dice-legend = Tecken
# Signs of the board with their meanings; between them a dot with spaces.
terminal-dice-signs = 2:3p kostar 2 resurser, ger 3 poäng · × avkryssad · • kan kryssas av nu · → i tur och ordning · ¢ mynt · p poäng · r resurs · † attack · −1† försvar · +◆ kryssa av en ruta · +2▬ kryssa av upp till två · ↻ en handling till · d0 en gratis tärning · d⬢+ låser upp tärningen · d▬−1 tärningen kostar 1 mindre · d▬0 tärningen är gratis · d◆2¢ mynt när tärningen väljs · ¢p/◆ mynt och poäng för varje avkryssad ruta · ≥ minst lika många som grannarna · ⊘ kan inte användas · ▶ vald · ▷ den valda tärningen leder dit · ! rekommenderas · ▸ tänker
