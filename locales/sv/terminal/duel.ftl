# The terminal's own words about duel; what it shares with the pages is in `duel.ftl`.

terminal-duel-page-table = Bordet
terminal-duel-page-piles = Högar och tecken
terminal-duel-track-points = poäng
terminal-duel-military-token = Militärmarkör: { $name } förlorar { $n } mynt när pjäsen kommer dit.
terminal-duel-legend = Tecken
# Signs of the board with their meanings; between them a dot with spaces.
terminal-duel-signs = ¢ mynt · p poäng · † sköld · ◎ utvecklingsmarkör · ⌂ underverk, huvudstad · ▼ konfliktpjäs · ▽ dit den skulle gå · ↻ spelar en tur till · ↺ bygger ur slänghögen · ~ gratis genom en kedja · 2/3 pris för dig och för motspelaren · (5) går inte att betala · /■ för varje brunt kort · ▶ valt · ! rekommenderas · ▷ skulle bli tillgängligt · ▸ bestämmer
