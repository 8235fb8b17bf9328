# The terminal's own words about dice; what it shares with the pages is in `dice.ftl`.

terminal-dice-page-boards = Pelilaudat ja merkit
terminal-dice-legend = Merkit
# Signs of the board with their meanings; between them a dot with spaces.
terminal-dice-signs = 2:3p maksaa 2 resurssia, tuo 3 pistettä · × rastitettu · • voi rastittaa nyt · → järjestyksessä · ¢ kolikko · p piste · r resurssi · † hyökkäys · −1† puolustus · +◆ rastita ruutu · +2▬ rastita enintään kaksi · ↻ yksi toiminto lisää · d0 ilmainen noppa · d⬢+ avaa nopan · d▬−1 noppa maksaa 1 vähemmän · d▬0 noppa on ilmainen · d◆2¢ kolikoita nopan valinnasta · ¢p/◆ kolikoita ja pisteitä jokaisesta rastitetusta ruudusta · ≥ vähintään yhtä monta kuin naapureilla · ⊘ ei voi käyttää · ▶ valittu · ▷ valittu noppa vie sinne · ! suositeltu · ▸ miettii
