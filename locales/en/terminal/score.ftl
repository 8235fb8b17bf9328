# `mirabilia score`. What it shares with the pages is in `score.ftl`.
terminal-score-names = Who played? Comma-separated names in seat order:
terminal-score-end = How did it end? points, or military or science and the winner:
terminal-score-pawn = Where is the pawn? 0 for the middle, or a player's side and the distance, such as { $example }:
terminal-score-how = Enter the points; 3+5 is added up. Enter nothing to leave a field empty, ? to explain it, < to go back.
terminal-score-hint-coins = in coins
terminal-score-hint-tokens = or tokens: 1,3,-1
terminal-score-hint-symbols = or compasses,gears,tablets,wild
terminal-score-again = Enter it again to keep it.
