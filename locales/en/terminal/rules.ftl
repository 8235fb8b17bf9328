# `mirabilia rules`, and words that all commands use.
terminal-and = and
terminal-or = or
terminal-rules-contents = { $game }: the rules
terminal-rules-how = mirabilia rules { $name } TERM shows a section, or those that speak of a word.
terminal-rules-see = See also: { $ids }
terminal-rules-also = Also in: { $ids }
terminal-rules-none = nothing in the rules of { $game } has “{ $term }”; without a term the command lists the sections
terminal-rules-near = nothing in the rules of { $game } has “{ $term }”; close to it: { $near }
