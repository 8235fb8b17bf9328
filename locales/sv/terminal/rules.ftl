# `mirabilia rules`, and words that all commands use.
terminal-rules-contents = { $game }: reglerna
terminal-rules-how = mirabilia rules { $name } ORD visar ett avsnitt, eller de avsnitt som nämner ett ord.
terminal-rules-see = Se även: { $ids }
terminal-rules-also = Även i: { $ids }
terminal-rules-none = inga träffar på ”{ $term }” i reglerna för { $game }; utan ord visar kommandot alla avsnitt
terminal-rules-near = inga träffar på ”{ $term }” i reglerna för { $game }; liknande: { $near }
