# What the commands refuse; the message of the system may follow after a colon. And `mirabilia admin`.

error-cannot-read = cannot read { $file }
error-cannot-read-near = cannot read { $file } (did you mean { $near }?)
error-cannot-read-input = cannot read standard input
error-cannot-write = cannot write { $file }
error-cannot-write-output = cannot write the output
error-cannot-create = cannot create { $file }
error-cannot-rename = cannot rename { $file }
error-cannot-delete = cannot delete { $file }
error-standard-input = standard input
error-too-large = { $what ->
    [boards] larger than { $n } MiB, which is too large for a board file
    [pad] larger than { $n } MiB, which is too large for a score pad
   *[record] larger than { $n } MiB, which is too large for a record
}
error-not-text = not UTF-8 text
error-not-a-name = not a file name
error-directory = it is a directory
error-not-regular = not a regular file
error-not-empty = it is not empty; choose a new or an empty folder
error-exists = the file exists; choose another name with --to
error-written = another mirabilia is writing it; end that one, or choose another file
error-written-by = another mirabilia (process { $id }) is writing it; end that one, or choose another file
error-played = another mirabilia is playing it
error-no-home = no home directory
error-no-prompt = cannot prompt: standard input is not a terminal (use --yes to skip confirmation)
error-did-you-mean = did you mean { $word }?

## Saved games
error-no-games = no saved games in { $folder }; play one with "mirabilia play duel", or name a record file
error-no-game-yet = no saved game { $game }; there are none yet
error-no-game-number = no saved game { $game }; games are 1 to { $most }
error-no-game-name = no saved game { $game }; "mirabilia games" lists them

## Games and boards
error-other-game = { $file } is a record of { $found }, not of { $wanted }
error-other-seats = --seats: { $given } given, but { $file } has { $seats }
error-boards-dice = --boards works only with dice; { $game } has no board sets
error-boards-twice = boards are given twice: by --boards and by --options
error-boards-unknown = neither a file nor a built-in board set ({ $names })

## serve
error-cannot-resolve = cannot resolve { $host }
error-no-address = { $host } has no address
error-database-used = another server already uses { $file }; stop it, or choose another database with --db
error-choose-database = choose a database with --db
error-no-database = no database { $file }; choose one with --db

## score
error-pad-number = "{ $text }" is not a number: write 12, or 3+5 for a sum
error-pad-large = { $n } is too large: the maximum is { $most }
error-pad-token = "{ $text }" is not a conflict token: they are { $tokens }
error-pad-symbols = "{ $text }": expected the numbers of compasses,gears,tablets, optionally followed by wild symbols
error-pad-players = { $game } has { $least } to { $most } players, not { $n }
error-pad-players-exactly = { $game } has { $least } players, not { $n }
error-pad-no-name = player { $n } has no name
error-pad-twice = duplicate player "{ $name }"
error-pad-words = "{ $word }": expected KEY=VALUE, such as Anna.treasury=9
error-pad-json = expected { $form }
error-pad-json-name = players[{ $n }]: missing "name"
error-pad-json-value = "{ $key }": expected a number, a string or a list of numbers, found { $found }
error-pad-line = unknown line "{ $line }"; expected one of: { $lines }
error-pad-key = unknown key "{ $key }"; expected { $keys }
error-pad-player = unknown player "{ $name }"; players are { $names }
error-pad-pawn = "{ $text }": expected 0, or a player and 1 to { $most }
error-pad-end = "{ $text }": expected points, or military or science and the winner
error-pad-ended = input ended at "{ $question }"
error-line-long = input line longer than { $n } bytes

## admin
admin-wrote = { $n ->
    [one] wrote { $n } record to { $folder }
   *[other] wrote { $n } records to { $folder }
}
admin-running = { $file }: the game is still running; the record contains hidden information
admin-imported = { $file }: table { $id }
admin-known = { $file }: already imported as table { $id }
admin-not-imported = { $n } of { $of } records were not imported
admin-more-failed = { $n ->
    [one] and { $n } more failed
   *[other] and { $n } more failed
}
admin-deleted = { $n ->
    [one] deleted { $n } table from { $database }
   *[other] deleted { $n } tables from { $database }
}
admin-delete-ask = Delete from { $database }? [y/N]
admin-open = (open)
admin-won = { $name } { $points } (won)
admin-database = the database
