# `mirabilia rules`, and words that all commands use.
terminal-and = ja
terminal-or = tai
terminal-rules-contents = { $game }: säännöt
terminal-rules-how = mirabilia rules { $name } SANA näyttää kohdan tai ne kohdat, joissa sana on.
terminal-rules-see = Ks. myös: { $ids }
terminal-rules-also = Myös kohdissa: { $ids }
terminal-rules-none = missään pelin { $game } säännöissä ei ole ”{ $term }”; ilman sanaa komento luettelee kohdat
terminal-rules-near = missään pelin { $game } säännöissä ei ole ”{ $term }”; lähellä sitä: { $near }
