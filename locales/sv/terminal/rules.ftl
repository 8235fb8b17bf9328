# `mirabilia rules`, and words that all commands use.
terminal-and = och
terminal-or = eller
terminal-rules-contents = { $game }: reglerna
terminal-rules-how = mirabilia rules { $name } ORD visar ett avsnitt, eller dem som handlar om ett ord.
terminal-rules-see = Se även: { $ids }
terminal-rules-also = Även i: { $ids }
terminal-rules-none = ingenting i reglerna för { $game } har ”{ $term }”; utan ord visar kommandot alla avsnitt
terminal-rules-near = ingenting i reglerna för { $game } har ”{ $term }”; nära det: { $near }
