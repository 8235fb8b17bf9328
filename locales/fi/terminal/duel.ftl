# The terminal's own words about duel; what it shares with the pages is in `duel.ftl`.

terminal-duel-page-table = Pöytä
terminal-duel-page-piles = Pakat ja merkit
terminal-duel-track-points = pistettä
terminal-duel-military-token = { $n ->
    [one] Sotilasmerkki: { $name } menettää 1 kolikon, kun nappula tulee sinne.
   *[other] Sotilasmerkki: { $name } menettää { $n } kolikkoa, kun nappula tulee sinne.
}
terminal-duel-legend = Merkit
# Signs of the board with their meanings; between them a dot with spaces.
terminal-duel-signs = ¢ kolikko · p piste · † kilpi · ◎ edistysmerkki · ⌂ ihme, pääkaupunki · ▼ konfliktinappula · ▽ minne se siirtyisi · ↻ pelaa uudelleen · ↺ rakentaa poistopakasta · ~ ilmainen ketjulla · 2/3 hinta sinulle ja vastustajalle · (5) ei voi maksaa · /■ jokaisesta ruskeasta kortista · ▶ valittu · ! suositeltu · ▷ vapautuisi · ▸ päättää
