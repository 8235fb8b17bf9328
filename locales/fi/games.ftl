# Päättyneet pelit.
games-whose = Kenen pelit
games-mine = Omat
games-listed = Kaikkien
games-player = Pelaaja
games-none-mine = Et ole vielä pelannut täällä yhtään peliä loppuun.
games-none-listed = Yhtään julkista peliä ei ole vielä päättynyt.
games-none-found = Mikään peli ei täsmää.
games-more = Vanhempia pelejä
games-review = Katsaus
games-record = Lataa pöytäkirja
games-end-points = Pistevoitto
games-end-military = Sotilaallinen ylivoima
games-end-science = Tieteellinen ylivoima
