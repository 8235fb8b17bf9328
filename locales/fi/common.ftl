# Words that every page uses.
app-name = Mirabilia

## The frame of the page
common-skip = Siirry sisältöön
common-menu = Valikko
common-home = Etusivu
common-lobby = Aula
common-games = Päättyneet pelit
common-rules = Säännöt
common-score = Pistelehtiö
common-position = Mitä pelaisin?
common-learn = Opi
common-puzzles = Tehtävät
common-deal = Päivän jako
common-stats = Omat tilastot
common-openings = Avaukset
common-mistakes = Omat virheet
common-shown = Jaettu peli
common-settings = Asetukset
common-table = Pöytä
common-new = Uusi pöytä
common-review = Läpikäynti
common-seat = Paikan siirto
common-join = Liity pöytään
common-not-found = Sivua ei löydy
common-not-found-about = Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirretty.
common-to-home = Etusivulle
common-unofficial = Epävirallinen, pelaajien tekemä. Ei yhteyttä 7 Wondersin kustantajaan tai tekijöihin.
common-version = Versio { $version }

## States
common-loading = Pieni hetki …
common-lost = Palvelin ei vastaa. Yritetään uudelleen.
common-update = Mirabiliasta on uusi versio.
common-update-now = Päivitä
common-update-later = Myöhemmin
common-retry = Yritä uudelleen
common-broken = Sivua ei voitu ladata
common-broken-about = Yhteyttä ei ole, tai sivut on päivitetty. Yritä uudelleen tai lataa sivu uudelleen.
common-keep = Tallenna
common-your-turns = { $n ->
    [one] Sinun vuorosi
   *[other] Sinun vuorosi { $n } pöydässä
}
common-your-turn-at = Sinun vuorosi pelissä { $game }.
