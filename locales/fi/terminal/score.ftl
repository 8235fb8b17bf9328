# `mirabilia score`. What it shares with the pages is in `score.ftl`.
terminal-score-names = Ketkä pelasivat? Nimet paikkojen järjestyksessä, pilkku välissä:
terminal-score-end = Miten peli päättyi? Kirjoita ”points”, tai ”military” tai ”science” ja kuka voitti:
terminal-score-pawn = Missä konfliktinappula on? 0 keskellä, tai kenen puolella ja kuinka pitkällä, esimerkiksi { $example }:
terminal-score-how = Kirjoita pisteet; 3+5 lasketaan yhteen. Pelkkä Enter jättää kentän tyhjäksi, ? selittää sen, < palaa edelliseen.
terminal-score-hint-coins = kolikkoina
terminal-score-hint-tokens = tai merkit: 1,3,-1
terminal-score-hint-symbols = tai harpit,hammasrattaat,kirjoitustaulut,vapaavalintaiset
terminal-score-again = Kirjoita se uudelleen, jos se pitää paikkansa.
