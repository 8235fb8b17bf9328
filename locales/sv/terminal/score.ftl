# `mirabilia score`.
terminal-score-total = x
