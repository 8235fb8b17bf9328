# `mirabilia rules`, and words that all commands use.
terminal-rules-contents = { $game }: the rules
terminal-rules-how = mirabilia rules { $name } TERM shows a section, or the sections that mention a word.
terminal-rules-see = See also: { $ids }
terminal-rules-also = Also in: { $ids }
terminal-rules-none = the rules of { $game } do not mention “{ $term }”; omit the term to list the sections
terminal-rules-near = the rules of { $game } do not mention “{ $term }”; similar: { $near }
