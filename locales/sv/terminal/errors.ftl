# What the commands refuse; the message of the system may follow after a colon. And `mirabilia admin`.

error-cannot-read = kan inte läsa { $file }
error-cannot-read-near = kan inte läsa { $file } (menade du { $near }?)
error-cannot-read-input = kan inte läsa standard in
error-cannot-write = kan inte skriva { $file }
error-cannot-write-output = kan inte skriva utdata
error-cannot-create = kan inte skapa { $file }
error-cannot-rename = kan inte byta namn på { $file }
error-cannot-delete = kan inte radera { $file }
error-standard-input = standard in
error-too-large = { $what ->
    [boards] större än { $n } MiB, vilket är för stort för en fil med spelbrädor
    [pad] större än { $n } MiB, vilket är för stort för ett poängblock
   *[record] större än { $n } MiB, vilket är för stort för ett protokoll
}
error-not-text = inte text i UTF-8
error-not-a-name = inget filnamn
error-directory = det är en katalog
error-not-regular = ingen vanlig fil
error-not-empty = den är inte tom; välj en ny eller tom katalog
error-exists = filen finns redan; välj ett annat namn med --to
error-written = en annan mirabilia skriver till den; avsluta den, eller välj en annan fil
error-written-by = en annan mirabilia (process { $id }) skriver till den; avsluta den, eller välj en annan fil
error-played = en annan mirabilia spelar det
error-no-home = ingen hemkatalog
error-no-prompt = kan inte fråga: standard in är ingen terminal (använd --yes för att slippa bekräfta)
error-did-you-mean = menade du { $word }?

## Saved games
error-no-games = inga sparade partier i { $folder }; spela ett med "mirabilia play duel", eller ange en protokollfil
error-no-game-yet = inget sparat parti { $game }; det finns inga än
error-no-game-number = inget sparat parti { $game }; partierna är 1 till { $most }
error-no-game-name = inget sparat parti { $game }; "mirabilia games" listar dem

## Games and boards
error-other-game = { $file } är ett protokoll för { $found }, inte för { $wanted }
error-other-seats = --seats: { $given } angivna, men { $file } har { $seats }
error-boards-dice = --boards fungerar bara med dice; { $game } har inga spelbrädor att välja
error-boards-twice = spelbrädor anges två gånger: med --boards och med --options
error-boards-unknown = varken en fil eller en inbyggd uppsättning spelbrädor ({ $names })

## serve
error-cannot-resolve = hittar inte värden { $host }
error-no-address = { $host } har ingen adress
error-database-used = en annan server använder redan { $file }; stoppa den, eller välj en annan databas med --db
error-choose-database = välj en databas med --db
error-no-database = ingen databas { $file }; välj en med --db

## score
error-pad-number = "{ $text }" är inget tal: skriv 12, eller 3+5 för en summa
error-pad-large = { $n } är för stort: högst { $most }
error-pad-token = "{ $text }" finns inte bland konfliktmarkerna: de är { $tokens }
error-pad-symbols = "{ $text }": väntade antalen passare,kugghjul,skrivtavlor, eventuellt följda av valfria symboler
error-pad-players = { $game } har { $least } till { $most } spelare, inte { $n }
error-pad-players-exactly = { $game } har { $least } spelare, inte { $n }
error-pad-no-name = spelare { $n } saknar namn
error-pad-twice = spelaren "{ $name }" finns två gånger
error-pad-words = "{ $word }": väntade NYCKEL=VÄRDE, till exempel Anna.treasury=9
error-pad-json = väntade { $form }
error-pad-json-name = players[{ $n }]: "name" saknas
error-pad-json-value = "{ $key }": väntade ett tal, en text eller en lista med tal, fann { $found }
error-pad-line = okänd rad "{ $line }"; någon av: { $lines }
error-pad-key = okänd nyckel "{ $key }"; väntade { $keys }
error-pad-player = okänd spelare "{ $name }"; spelarna är { $names }
error-pad-pawn = "{ $text }": väntade 0, eller en spelare och 1 till { $most }
error-pad-end = "{ $text }": väntade points, eller military eller science och vinnaren
error-pad-ended = inmatningen tog slut vid "{ $question }"
error-line-long = raden är längre än { $n } byte

## admin
admin-wrote = { $n ->
    [one] skrev { $n } protokoll till { $folder }
   *[other] skrev { $n } protokoll till { $folder }
}
admin-running = { $file }: partiet pågår; protokollet innehåller dold information
admin-imported = { $file }: bord { $id }
admin-known = { $file }: redan importerat som bord { $id }
admin-not-imported = { $n } av { $of } protokoll importerades inte
admin-more-failed = { $n ->
    [one] och { $n } till misslyckades
   *[other] och { $n } till misslyckades
}
admin-deleted = { $n ->
    [one] raderade { $n } bord ur { $database }
   *[other] raderade { $n } bord ur { $database }
}
admin-delete-ask = Radera ur { $database }? [j/N]
admin-open = (ledig)
admin-won = { $name } { $points } (vann)
admin-database = databasen
