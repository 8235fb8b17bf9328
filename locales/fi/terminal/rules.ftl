# `mirabilia rules`, and words that all commands use.
terminal-rules-contents = { $game }: säännöt
terminal-rules-how = mirabilia rules { $name } SANA näyttää kohdan tai ne kohdat, joissa sana on.
terminal-rules-see = Ks. myös: { $ids }
terminal-rules-also = Myös kohdissa: { $ids }
terminal-rules-none = pelin { $game } säännöissä ei ole osumia haulle ”{ $term }”; ilman sanaa komento luettelee kohdat
terminal-rules-near = pelin { $game } säännöissä ei ole osumia haulle ”{ $term }”; samankaltaisia: { $near }
