# Pöytä päätteessä: mitä sanotaan rivi riviltä ja mitä koko näytöllä lukee.

## Rivi riviltä
terminal-table = Pöytä
terminal-end = Loppu
terminal-type = Kirjoita numero pelataksesi, pöytä nähdäksesi kaiken uudestaan tai apua.
terminal-type-number = Kirjoita numero väliltä 1–{ $most }, siirto tai apua.
terminal-aside = Tiedoston entinen sisältö on nyt tiedostossa { $file }.
terminal-kept-in = Peli tallennetaan tiedostoon { $file }.
terminal-kept = Peli säilytetään, kunnes se on ohi; voit lähteä milloin tahansa.
terminal-not-kept = Peliä ei tallenneta; --record TIEDOSTO tallentaisi sen.
terminal-was-not-kept = Sitä ei tallennettu; --record TIEDOSTO tallentaa pelin.
terminal-record-in = Pöytäkirja on tiedostossa { $file }.
terminal-goes-on = { $steps ->
    [one] Se jatkuu { $steps } vaiheen jälkeen.
   *[other] Se jatkuu { $steps } vaiheen jälkeen.
}
terminal-stops = Peli pysähtyy tähän: { $chapter }, { $steps } vaiheen jälkeen. Vuorossa: { $names }.
terminal-go-on = Jatka komennolla: { $command }
terminal-come-back = Pöytä säilyy. Sama komento tuo sinut takaisin paikallesi.
terminal-over = Peli on ohi. Kirjoita läpikäynti käydäksesi sen läpi tai lopeta.
terminal-over-again = Peli on ohi. Kirjoita läpikäynti käydäksesi sen läpi, uudestaan pelataksesi toisen kerran tai lopeta.
terminal-online = Yhteys on taas.
terminal-wait = Peli alkaa, kun kaikki paikat on otettu ja isäntä aloittaa sen.
terminal-host-start = Kirjoita aloita, niin peli alkaa.
terminal-host-bots = Kirjoita botit, niin vapaille paikoille tulee botteja, ja sitten aloita.
terminal-curtain = { $name }: on sinun vuorosi. Paina Enter, kun vain sinä näet näytön.
terminal-undo-wish = { $name } pyytää saada perua siirron. Sallitko sen? kyllä tai ei
terminal-taken-back = Peruttu. Jo jaettu pysyy; onni arvotaan tästä eteenpäin uudestaan.
terminal-hint = Parhaat siirrot, kustakin voittomahdollisuutesi ja mihin se on hyvä:
terminal-hint-exact = Parhaat siirrot, kustakin tarkka voittomahdollisuutesi ja mihin se on hyvä:
terminal-reviewing = { $of ->
    [one] Tarkastellaan yhtä päätöstä …
   *[other] Tarkastellaan { $of } päätöstä …
}

## Kirjoitettua ei voi tehdä
terminal-too-long = Rivi on liian pitkä. Kirjoita numero, siirto tai apua.
terminal-not-text = Tuo ei ole tekstiä. Kirjoita numero, siirto tai apua.
terminal-not-understood = Tuo ei tarkoita tässä mitään. Kirjoita numero, siirto tai apua.
terminal-not-now = Ei ole sinun vuorosi. Kirjoita apua, niin näet, mitä voit tehdä sillä välin.
terminal-no-choice = Valintaa { $number } ei ole; valinnat ovat 1–{ $most }.
terminal-several = Se voi olla jokin näistä; kirjoita yksi niistä: { $moves }.
terminal-which-card = Mikä? Kirjoita kortti ja nimi.
terminal-which-rule = Mikä? Kirjoita sääntö ja sana. On:
terminal-no-thing = Tässä pelissä ei ole ”{ $name }”.
terminal-no-rule = Säännöissä ei ole ”{ $name }”.
terminal-near = Mitä tarkoitat, kun kirjoitat ”{ $name }”: { $near }?
terminal-all-possible = Kaikki näkyvä on mahdollista.

## Kirjoitettavat sanat. Yksi pieni sana kukin; englanninkieliset toimivat kaikilla kielillä.
terminal-word-number = NUMERO
terminal-word-move = SIIRTO
terminal-word-card = kortti
terminal-word-rule = sääntö
terminal-word-table = pöytä
terminal-word-why = miksi
terminal-word-score = pisteet
terminal-word-log = loki
terminal-word-hint = vihje
terminal-word-undo = peru
terminal-word-review = läpikäynti
terminal-word-say = sano
terminal-word-chat = keskustelu
terminal-word-yes = kyllä
terminal-word-no = ei
terminal-word-sit = istu
terminal-word-start = aloita
terminal-word-bots = botit
terminal-word-again = uudestaan
terminal-word-help = apua
terminal-word-quit = lopeta
terminal-what-card = NIMI
terminal-what-rule = SANA
terminal-what-say = SANAT
terminal-about-number = pelaa sen numeron valinta
terminal-about-move = pelaa siirto sen sanoilla, niin kuin pöytäkirjat sen kirjoittavat
terminal-about-card = mitä kortti, ihme, laatta, ruutu tai noppa maksaa ja tekee
terminal-about-rule = mitä säännöt sanovat
terminal-about-table = näytä pöytä ja valintasi uudestaan
terminal-about-why = mitä nyt ei voi tehdä ja miksi
terminal-about-score = pisteet tällä hetkellä
terminal-about-log = kaikki, mitä on tapahtunut
terminal-about-hint = parhaat siirrot, niiden arvo ja miksi
terminal-about-undo = palaa edelliseen päätökseesi
terminal-about-review = katso päättynyttä peliä päätös päätökseltä
terminal-about-say = sano jotakin kaikille pöydässä
terminal-about-chat = mitä on sanottu
terminal-about-yes = salli jonkun perua siirto
terminal-about-no = älä salli sitä
terminal-about-sit = ota vapaa paikka, myös vieressäsi istuvalle
terminal-about-start = aloita peli (isäntä)
terminal-about-bots = pane botteja vapaille paikoille (isäntä)
terminal-about-again = pelaa uudestaan samojen kanssa
terminal-about-help = tämä luettelo
terminal-about-quit = lähde; niin tekee myös syötteen loppu (Ctrl-D)

## Koko näyttö
terminal-too-small = Suurenna ikkunaa: siinä on { $width } saraketta ja { $height } riviä, ja pöytä tarvitsee { $columns } ja { $rows }.
terminal-curtain-about = Paina Enter, kun vain sinä näet näytön.
terminal-look = Etsi kortti tai sääntö
terminal-review-about = Alusta loppuun: mitä korkeampi pylväs, sitä parempi voittomahdollisuus. Oikealla tarkkuus.
terminal-end-keys = r palaa peliin, Esc näyttää laudan, q lähtee.
terminal-end-keys-again = r palaa peliin, a pelaa uudestaan, Esc näyttää laudan, q lähtee.
terminal-quit = Lähdetkö pelistä?
terminal-quit-kept = Se säilyy sellaisenaan. Voit jatkaa sitä ensi kerralla.
terminal-quit-lost = Sitä ei tallenneta. Ensi kerralla --record TIEDOSTO tallentaa sen.
terminal-quit-remote = Pöytä säilyy. Sama komento tuo sinut takaisin paikallesi.
terminal-quit-over = Peli on ohi.
terminal-quit-keys = y lähtee, Esc jää.
terminal-key-host-start = Paina Enter, niin peli alkaa.
terminal-key-host-bots = Paina b, niin vapaille paikoille tulee botteja, ja sitten Enter, niin peli alkaa.

## Näppäimet vähin sanoin
terminal-key-which = valitse
terminal-key-open = käytä
terminal-key-play = pelaa
terminal-key-back = takaisin
terminal-key-page = seuraava sivu
terminal-key-hint = vihje
terminal-key-explain = selitä
terminal-key-undo = peru
terminal-key-help = apua
terminal-key-look-up = etsi
terminal-key-log = loki
terminal-key-score = pisteet
terminal-key-chat = keskustelu
terminal-key-zoom = suuri lauta
terminal-key-quit = lähde
terminal-key-leave = lähde
terminal-key-stay = jää
terminal-key-send = lähetä
terminal-key-scroll = vieritä
terminal-key-look = olen tässä
terminal-key-start = aloita
terminal-key-bots = botit
terminal-key-sit = istu
terminal-key-review = läpikäynti
terminal-key-end = tulos
terminal-key-again = uudestaan

## Ohje
terminal-help = Näppäimet ja merkit
terminal-help-move = toiseen valintaan
terminal-help-digit = sen numeron valintaan
terminal-help-enter = avaa valinnan: tavat käyttää sitä ja mitä kustakin seuraa; toinen painallus pelaa sen
terminal-help-escape = askel takaisin
terminal-help-page = laudan seuraavalle sivulle
terminal-help-zoom = pelkkä lauta niin suurena kuin se mahtuu; toinen painallus tuo valinnat takaisin
terminal-help-hint = parhaat siirrot, voittomahdollisuutesi ja miksi
terminal-help-explain = selittää osoittimen alla olevan kortin tai nopan
terminal-help-look = etsii kortin tai säännön
terminal-help-undo = peruu viimeisen päätöksesi tai pyytää muita sallimaan sen
terminal-help-log = kaikki, mitä on tapahtunut, viimeisin ensin
terminal-help-score = pisteet tällä hetkellä
terminal-help-chat = keskustelu
terminal-help-answer = salli jonkun perua siirto tai ole sallimatta
terminal-help-review = katsoo päättynyttä peliä
terminal-help-quit = lähtee pelistä; se säilyy
terminal-help-interrupt = lähtee heti
terminal-help-shapes = Jokaisella värillä on muoto:
terminal-help-marks = ▸ on osoitin, ✦ vihjeen neuvo, – mitä nyt ei voi tehdä.
terminal-help-rules = Kaikki säännöt: / ja sana, tai mirabilia rules.

## Keskeneräinen peli
terminal-unfinished = Keskeneräinen peli { $game }: { $names }, { $steps ->
    [one] { $steps } vaihe
   *[other] { $steps } vaihetta
}.
terminal-unfinished-ask = Jatketaanko sitä? Enter tai kyllä jatkaa, ei aloittaa uuden:
terminal-unfinished-old = Keskeneräinen peli on nyt tiedostossa { $file }.
terminal-unfinished-broken = Keskeneräistä peliä ei voitu lukea; se on tallessa tiedostossa { $file }.
