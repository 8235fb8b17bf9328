# `mirabilia score`. What it shares with the pages is in `score.ftl`.
terminal-score-names = Who played? Names in the order of the seats, with commas between:
terminal-score-end = How did it end? points, or military or science and who won:
terminal-score-pawn = Where does the pawn stand? 0 in the middle, or whose side and how far, such as { $example }:
terminal-score-how = Write the points; 3+5 is added up. Nothing leaves a field empty, ? explains it, < goes back.
terminal-score-hint-coins = in coins
terminal-score-hint-tokens = or tokens: 1,3,-1
terminal-score-hint-symbols = or compasses,gears,tablets,of choice
terminal-score-again = Write it again to keep it.
terminal-score-check-pawn = { $value } cannot be: the pawn gives 0, 2, 5 or 10. Nearest: { $near }
