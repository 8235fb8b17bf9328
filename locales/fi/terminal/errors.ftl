# What the commands refuse; the message of the system may follow after a colon. And `mirabilia admin`.

error-cannot-read = tiedostoa { $file } ei voi lukea
error-cannot-read-near = tiedostoa { $file } ei voi lukea (tarkoititko { $near }?)
error-cannot-read-input = vakiosyötettä ei voi lukea
error-cannot-write = tiedostoon { $file } ei voi kirjoittaa
error-cannot-write-output = tulostetta ei voi kirjoittaa
error-cannot-create = kohdetta { $file } ei voi luoda
error-cannot-rename = tiedostoa { $file } ei voi nimetä uudelleen
error-cannot-delete = tiedostoa { $file } ei voi poistaa
error-standard-input = vakiosyöte
error-too-large = { $what ->
    [boards] suurempi kuin { $n } MiB, mikä on liikaa pelilautatiedostolle
    [pad] suurempi kuin { $n } MiB, mikä on liikaa pistelehtiölle
   *[record] suurempi kuin { $n } MiB, mikä on liikaa pöytäkirjalle
}
error-not-text = ei UTF-8-tekstiä
error-not-a-name = ei ole tiedostonimi
error-directory = se on hakemisto
error-not-regular = ei ole tavallinen tiedosto
error-not-empty = se ei ole tyhjä; valitse uusi tai tyhjä kansio
error-exists = tiedosto on jo olemassa; valitse toinen nimi valitsimella --to
error-written = toinen mirabilia kirjoittaa siihen; sulje se tai valitse toinen tiedosto
error-written-by = toinen mirabilia (prosessi { $id }) kirjoittaa siihen; sulje se tai valitse toinen tiedosto
error-played = toinen mirabilia pelaa sitä
error-no-home = kotihakemistoa ei ole
error-no-prompt = vahvistusta ei voi kysyä: vakiosyöte ei ole pääte (--yes ohittaa vahvistuksen)
error-did-you-mean = tarkoititko { $word }?

## Saved games
error-no-games = kansiossa { $folder } ei ole tallennettuja pelejä; pelaa peli komennolla "mirabilia play duel" tai anna pöytäkirjatiedosto
error-no-game-yet = tallennettua peliä { $game } ei ole; pelejä ei ole vielä yhtään
error-no-game-number = tallennettua peliä { $game } ei ole; pelit ovat 1–{ $most }
error-no-game-name = tallennettua peliä { $game } ei ole; "mirabilia games" luettelee ne

## Games and boards
error-other-game = { $file } on pelin { $found } pöytäkirja, ei pelin { $wanted }
error-other-seats = --seats: annettu { $given }, mutta tiedostossa { $file } on { $seats }
error-boards-dice = --boards toimii vain pelissä dice; pelissä { $game } ei ole pelilautasarjoja
error-boards-twice = pelilaudat on annettu kahdesti: valitsimilla --boards ja --options
error-boards-unknown = ei tiedosto eikä valmis pelilautasarja ({ $names })

## serve
error-cannot-resolve = isäntää { $host } ei löydy
error-no-address = isännällä { $host } ei ole osoitetta
error-database-used = toinen palvelin käyttää jo tiedostoa { $file }; sulje se tai valitse toinen tietokanta valitsimella --db
error-choose-database = valitse tietokanta valitsimella --db
error-no-database = tietokantaa { $file } ei ole; valitse tietokanta valitsimella --db

## score
error-pad-number = "{ $text }" ei ole luku: kirjoita 12, tai summa 3+5
error-pad-large = { $n } on liian suuri: enintään { $most }
error-pad-token = "{ $text }" ei ole selkkausmerkki: merkit ovat { $tokens }
error-pad-symbols = "{ $text }": odotettiin harppien,hammasrattaiden,kirjoitustaulujen lukumäärät, ja tarvittaessa vapaavalintaiset symbolit
error-pad-players = pelissä { $game } on { $least }–{ $most } pelaajaa, ei { $n }
error-pad-players-exactly = pelissä { $game } on { $least } pelaajaa, ei { $n }
error-pad-no-name = pelaajalla { $n } ei ole nimeä
error-pad-twice = pelaaja "{ $name }" on mukana kahdesti
error-pad-words = "{ $word }": odotettiin AVAIN=ARVO, esimerkiksi Anna.treasury=9
error-pad-json = odotettiin { $form }
error-pad-json-name = players[{ $n }]: "name" puuttuu
error-pad-json-value = "{ $key }": odotettiin lukua, tekstiä tai lukujen luetteloa, löytyi { $found }
error-pad-line = tuntematon rivi "{ $line }"; jokin näistä: { $lines }
error-pad-key = tuntematon avain "{ $key }"; odotettiin { $keys }
error-pad-player = tuntematon pelaaja "{ $name }"; pelaajat ovat { $names }
error-pad-pawn = "{ $text }": odotettiin 0, tai pelaaja ja 1–{ $most }
error-pad-end = "{ $text }": odotettiin points, tai military tai science ja voittaja
error-pad-ended = syöte loppui kohdassa "{ $question }"
error-line-long = rivi on pidempi kuin { $n } tavua

## admin
admin-wrote = { $n ->
    [one] kirjoitettiin { $n } pöytäkirja kansioon { $folder }
   *[other] kirjoitettiin { $n } pöytäkirjaa kansioon { $folder }
}
admin-running = { $file }: peli on kesken; pöytäkirjassa on piilotettua tietoa
admin-imported = { $file }: pöytä { $id }
admin-known = { $file }: tuotu jo pöytänä { $id }
admin-not-imported = { $n }/{ $of } pöytäkirjaa jäi tuomatta
admin-more-failed = { $n ->
    [one] ja { $n } muu epäonnistui
   *[other] ja { $n } muuta epäonnistui
}
admin-deleted = { $n ->
    [one] poistettiin { $n } pöytä tietokannasta { $database }
   *[other] poistettiin { $n } pöytää tietokannasta { $database }
}
admin-delete-ask = Poistetaanko tietokannasta { $database }? [k/E]
admin-open = (vapaa)
admin-won = { $name } { $points } (voitti)
admin-database = tietokanta
