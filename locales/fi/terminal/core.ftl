# The table in the terminal: what is said line by line, and what stands on the full screen.

## Line by line
terminal-table = Pöytä
terminal-end = Loppu
terminal-type = Kirjoita numero, jos haluat pelata, ”pöytä”, jos haluat nähdä kaiken uudelleen, tai ”apua”.
terminal-type-number = Kirjoita numero väliltä 1–{ $most }, siirto tai ”apua”.
terminal-aside = Tiedoston entinen sisältö on nyt tiedostossa { $file }.
terminal-kept-in = Peli tallennetaan tiedostoon { $file }.
terminal-kept = Peli tallennetaan; voit lopettaa milloin tahansa.
terminal-not-kept = Peliä ei tallenneta; valitsin --record TIEDOSTO tallentaisi sen.
terminal-was-not-kept = Peliä ei tallennettu; valitsin --record TIEDOSTO tallentaa pelin.
terminal-record-in = Pöytäkirja on tiedostossa { $file }.
terminal-finished-kept = Peli on tallessa: mirabilia analyse käy sen läpi, mirabilia games luettelee pelisi.
terminal-goes-on = { $steps ->
    [one] Se jatkuu { $steps } askeleen jälkeen.
   *[other] Se jatkuu { $steps } askeleen jälkeen.
}
terminal-stops = Peli pysähtyy tähän: { $chapter }, { $steps } askeleen jälkeen. Vuorossa: { $names }.
terminal-go-on = Jatka komennolla: { $command }
terminal-come-back = Pöytä säilyy. Sama komento tuo sinut takaisin paikallesi.
terminal-over = Peli on ohi. Kirjoita ”läpikäynti”, jos haluat käydä sen läpi, tai ”lopeta”.
terminal-over-again = Peli on ohi. Kirjoita ”läpikäynti”, jos haluat käydä sen läpi, ”uudelleen”, jos haluat pelata toisen kerran, tai ”lopeta”.
terminal-over-deal = Peli on ohi. Kirjoita ”läpikäynti”, jos haluat käydä sen läpi, ”uudelleen”, jos haluat saman jaon, tai ”lopeta”.
terminal-over-deal-link = Peli on ohi. Kirjoita ”läpikäynti”, jos haluat käydä sen läpi, ”uudelleen”, jos haluat saman jaon, ”linkki”, jos haluat linkin, jolla ystävä pelaa sen, tai ”lopeta”.
terminal-no-deal = Vain täällä jaetun, päättyneen pelin voi toistaa.
terminal-link = Ystävä pelaa saman jaon sivuilla tai komennolla: mirabilia deal "LINKKI". Linkki:
terminal-link-later = Linkki tulostetaan, kun poistut näytöstä (q).
terminal-deal-counted = Olet pelannut päivän { $day } jaon. Toista peliä ei lasketa.
terminal-online = Yhteys toimii taas.
terminal-wait = Peli alkaa, kun kaikki paikat on otettu ja isäntä aloittaa sen.
terminal-host-start = Kirjoita ”aloita”, niin peli alkaa.
terminal-host-bots = Kirjoita ”botit”, niin vapaille paikoille tulee botteja, ja sitten ”aloita”.
terminal-curtain = { $name }, sinun vuorosi. Paina Enter, kun vain sinä näet näytön.
terminal-undo-wish = { $name } pyytää lupaa perua siirtonsa. Sallitko sen? Kirjoita ”kyllä” tai ”ei”.
terminal-proposal = { $name } ehdottaa muutosta pöytään. Suostutko? Kirjoita ”kyllä” tai ”ei”.
terminal-taken-back = Peruttu. Jo jaettu pysyy; tästä eteenpäin arvotaan uudelleen.
terminal-taken-back-same = Peruttu. Samat siirrot kohtaavat saman onnen uudelleen.
terminal-hint = Parhaat siirrot, kustakin voittomahdollisuutesi ja mikä puhuu sen puolesta:
terminal-hint-exact = Parhaat siirrot, kustakin tarkka voittomahdollisuutesi ja mikä puhuu sen puolesta:
terminal-reviewing = { $of ->
    [one] Käydään läpi yhtä päätöstä …
   *[other] Käydään läpi { $of } päätöstä …
}

## What was typed cannot be done
terminal-too-long = Rivi on liian pitkä. Kirjoita numero, siirto tai ”apua”.
terminal-not-text = Tuo ei ole tekstiä. Kirjoita numero, siirto tai ”apua”.
terminal-not-understood = Tuntematon komento. Kirjoita numero, siirto tai ”apua”.
terminal-not-now = Nyt ei ole sinun vuorosi. Kirjoita ”apua”, niin näet, mitä voit tehdä sillä välin.
terminal-no-choice = Valintaa { $number } ei ole; valinnat ovat 1–{ $most }.
terminal-several = Se voi olla jokin näistä; kirjoita yksi niistä: { $moves }.
terminal-which-card = Mikä? Kirjoita ”kortti” ja nimi.
terminal-which-rule = Mikä? Kirjoita ”sääntö” ja sana. Kohdat:
terminal-no-thing = ”{ $name }” ei kuulu tähän peliin.
terminal-no-rule = Säännöissä ei ole osumia haulle ”{ $name }”.
terminal-near = Mitä haet sanalla ”{ $name }”: { $near }?
terminal-all-possible = Kaikki näkyvä on mahdollista.

## Words to type. One small word each; the English ones work in every language.
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
terminal-word-again = uudelleen
terminal-word-link = linkki
terminal-word-help = apua
terminal-word-quit = lopeta
terminal-what-card = NIMI
terminal-what-rule = SANA
terminal-what-say = SANAT
terminal-about-number = pelaa sen numeron valinta
terminal-about-move = pelaa siirto, kirjoitettuna kuten pöytäkirjassa
terminal-about-card = mitä kortti, ihme, merkki, ruutu tai noppa maksaa ja tekee
terminal-about-rule = mitä säännöt sanovat
terminal-about-table = näytä pöytä ja valintasi uudelleen
terminal-about-why = mitä nyt ei voi tehdä ja miksi
terminal-about-score = pisteet tällä hetkellä
terminal-about-log = kaikki, mitä on tapahtunut
terminal-about-hint = parhaat siirrot, niiden arvo ja perustelut
terminal-about-undo = palaa edelliseen päätökseesi
terminal-about-review = käy päättynyt peli läpi päätös päätökseltä
terminal-about-say = sano jotakin kaikille pöydässä
terminal-about-chat = mitä on sanottu
terminal-about-yes = salli pelaajan perua siirto
terminal-about-no = älä salli sitä
terminal-about-sit = ota vapaa paikka, myös vieressäsi istuvalle pelaajalle
terminal-about-start = aloita peli (isäntä)
terminal-about-bots = aseta botteja vapaille paikoille (isäntä)
terminal-about-again = pelaa uudelleen samojen pelaajien kanssa
terminal-about-deal = pelaa sama jako uudelleen, kun peli on ohi
terminal-about-link = linkki, jolla ystävä pelaa saman jaon, kun peli on ohi
terminal-about-help = tämä luettelo
terminal-about-quit = lopeta (myös Ctrl-D)

## The full screen
terminal-too-small = Suurenna ikkunaa: siinä on { $width } saraketta ja { $height } riviä, mutta pöytä tarvitsee { $columns } ja { $rows }.
terminal-curtain-about = Paina Enter, kun vain sinä näet näytön.
terminal-look = Etsi kortti tai sääntö
terminal-review-about = Alusta loppuun: mitä korkeampi pylväs, sitä parempi voittomahdollisuus. Oikealla tarkkuus.
terminal-end-keys = r käy pelin läpi, Esc näyttää laudan, q lopettaa.
terminal-end-keys-again = r käy pelin läpi, a pelaa uudelleen, Esc näyttää laudan, q lopettaa.
terminal-end-keys-deal = a pelaa saman jaon uudelleen.
terminal-end-keys-link = a pelaa saman jaon uudelleen, d antaa linkin, jolla ystävä pelaa sen.
terminal-quit = Lopetetaanko?
terminal-quit-kept = Peli tallentuu sellaisenaan. Voit jatkaa sitä ensi kerralla.
terminal-quit-lost = Peliä ei tallenneta. Ensi kerralla valitsin --record TIEDOSTO tallentaa sen.
terminal-quit-remote = Pöytä säilyy. Sama komento tuo sinut takaisin paikallesi.
terminal-quit-over = Peli on ohi.
terminal-quit-keys = k lopettaa, Esc jatkaa.
terminal-key-host-start = Paina Enter, niin peli alkaa.
terminal-key-host-bots = Paina b, niin vapaille paikoille tulee botteja, ja sitten Enter, niin peli alkaa.

## Keys, in few words
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
terminal-key-quit = lopeta
terminal-key-leave = lopeta
terminal-key-stay = jatka
terminal-key-send = lähetä
terminal-key-scroll = vieritä
terminal-key-look = olen tässä
terminal-key-start = aloita
terminal-key-bots = botit
terminal-key-sit = istu
terminal-key-review = läpikäynti
terminal-key-end = tulos
terminal-key-again = uudelleen
terminal-key-same-deal = sama jako
terminal-key-link = linkki

## Help
terminal-help = Näppäimet ja merkit
terminal-help-move = toiseen valintaan
terminal-help-digit = sen numeron valintaan
terminal-help-enter = avaa valinnan ja näyttää, mihin sitä voi käyttää ja mitä siitä seuraa; toinen Enter pelaa
terminal-help-escape = askel takaisin
terminal-help-page = laudan seuraavalle sivulle
terminal-help-zoom = pelkkä lauta niin suurena kuin se mahtuu; toinen painallus tuo valinnat takaisin
terminal-help-hint = parhaat siirrot, voittomahdollisuutesi ja perustelut
terminal-help-explain = selittää osoittimen alla olevan kortin tai nopan
terminal-help-look = etsii kortin tai säännön
terminal-help-undo = peruu viimeisen päätöksesi tai pyytää muita sallimaan sen
terminal-help-log = kaikki, mitä on tapahtunut, viimeisin ensin
terminal-help-score = pisteet tällä hetkellä
terminal-help-chat = keskustelu
terminal-help-answer = salli pelaajan perua siirto tai kiellä se
terminal-help-review = käy päättyneen pelin läpi
terminal-help-deal = pelin jälkeen: sama jako uudelleen; linkki siihen
terminal-help-quit = lopettaa; peli tallentuu
terminal-help-interrupt = lopettaa heti
terminal-help-suspend = keskeyttää ohjelman; fg jatkaa sitä
terminal-help-mouse = napsauta valintaa valitaksesi sen, uudelleen käyttääksesi sitä; rulla vierittää
terminal-help-shapes = Jokaisella värillä on muoto:
terminal-help-marks = ▸ on osoitin, ✦ vihjeen suositus, – mitä nyt ei voi tehdä.
terminal-help-rules = Kaikki säännöt: / ja sana, tai mirabilia rules.

## An unfinished game
terminal-unfinished = Keskeneräinen peli { $game }: { $names }, { $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}, pelattu { $date } UTC.
terminal-unfinished-ask = Jatketaanko sitä? Enter tai ”kyllä” jatkaa, ”ei” aloittaa uuden:
terminal-unfinished-stays = Se säilyy tallennettujen peliesi joukossa: mirabilia games

## What can be chosen
terminal-more = … { $n } lisää: Tab
terminal-free = ilmainen
terminal-chosen = Valitsit: { $move }

## serve
serve-how = Avaa { $url } selaimessa. Ctrl-C pysäyttää palvelimen; pelit säilyvät.
serve-memory = Avaa { $url } selaimessa. Ctrl-C sulkee palvelimen; pelit ovat vain muistissa ja katoavat sen mukana.
serve-bare = mirabilia --help kertoo kaiken muun; mirabilia play duel pelaa päätteessä.
serve-opened = Sivu avattiin selaimeesi.
serve-not-opened = Selainta ei voitu avata; avaa { $url } itse.
serve-taken = jos siellä on toinen Mirabilia, avaa { $url }; muuten valitse toinen osoite valitsimella --addr
