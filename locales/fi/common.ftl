# Sanat, joita jokainen sivu käyttää.
app-name = Mirabilia

## Sivun kehys
common-skip = Siirry sisältöön
common-menu = Valikko
common-home = Etusivu
common-lobby = Aula
common-games = Päättyneet pelit
common-rules = Säännöt
common-score = Pistelappu
common-settings = Asetukset
common-table = Pöytä
common-new = Uusi pöytä
common-review = Katsaus
common-seat = Paikan siirto
common-join = Siirry pöytään
common-not-found = Täällä ei ole mitään
common-not-found-about = Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirretty.
common-to-home = Etusivulle
common-unofficial = Epävirallinen, pelaajien tekemä. Ei yhteyttä 7 Wondersin kustantajaan tai tekijöihin.
common-version = Versio { $version }

## Tilat
common-loading = Pieni hetki …
common-lost = Palvelin ei vastaa. Yritämme yhä uudelleen.
common-retry = Yritä uudelleen
common-broken = Sivua ei voitu ladata
common-broken-about = Palvelin ei vastaa tai se on päivitetty. Yritä uudelleen tai lataa sivu uudestaan.
common-keep = Tallenna
common-your-turns = { $n ->
    [one] Sinun vuorosi
   *[other] Sinun vuorosi { $n } pöydässä
}
common-your-turn-at = Sinun vuorosi pelissä { $game }.
