# What is wrong with a record, a described position, a board file or a set-up. Rust names these
# messages with `phrase!`, with the English text beside the id.

## What an error says: records, described positions, board files, set-ups
file-line = line { $n }: { $why }
file-wrong = { $field } is "{ $value }"; expected { $expected }
file-a-card = card
file-a-second = a second one
file-a-token = progress token
file-a-wonder = wonder
file-and = { $a } and { $b }
file-at-most = at most { $most }
file-exactly = { $n }
file-from-to = { $least } to { $most }
file-given = given
file-in-all = { $n } in all
file-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
file-name = names of 1 to { $most } characters without comma or #
file-name-value = words of the form { $form }
file-names = { $n } names with commas between
file-names-or-none = { $n } names, or none
file-not-later = cards of this age or an earlier one
file-nothing = nothing
file-number = a number
file-of-age = { $n } of age { $age }
file-one-of = one of { $names }
file-one-option = one of the options { $options }
file-option-once = each option only once
file-range = a number from { $least } to { $most }

## Records
record-begins = begins with "{ $found }"; a record begins with "{ $form }"
record-empty = empty; a record begins with "{ $form }"
record-hex = { $n } of the digits 0-9 and a-f
record-long-line = { $n } bytes long; a line has at most { $most }
record-no-game = no game "{ $name }"; games are { $games }
record-no-seats = no "{ $form }" line before the first step
record-not-closed = no "{ $end }" line after "{ $begin }"
record-number = 1 to { $most } of the digits 0-9 and a-f
record-other-game = a record of "{ $found }", not of { $game }
record-other-table = the record is { $found } with { $seats } seats; expected { $game } with { $wanted } seats
record-over = the game of the record is over; shorten the record to continue it
record-seat-number = { $form }, a seat of 0 to { $last } and 1 to { $most } of the digits 0-9 and a-f
record-seats-in-order = each seat once, in the order of the seats
record-second = a second "{ $key }" line
record-steps = a number of steps, 1 or more
record-too-long = the record has { $n } steps; at most { $most }
record-version = record version { $version }; this program reads version { $known }
record-without = a "{ $key }" line without a "{ $other }" line

## Steps of a record
step-already = seat { $seat } has already chosen this turn
step-bad-luck = "{ $luck }" cannot be: { $why }
step-due-luck = luck is due
step-due-over = the game is over
step-due-seat = seat { $seat } to move
step-due-seats = seats { $seats } to move
step-illegal = seat { $seat } cannot "{ $text }": { $why }
step-no-age = no age "{ $age }"; ages are 1 to 3
step-no-luck = no luck "{ $text }"; luck is { $luck }, moves are SEAT { $moves }
step-no-luck-due = no luck is due: { $due }
step-no-move = no move "{ $text }"; moves are { $moves }
step-no-seat = no seat "{ $word }"; seats are 0 to { $last }
step-no-such = no { $what } "{ $word }"
step-no-such-near = no { $what } "{ $word }"; perhaps { $near }?
step-not-now = no move is awaited: { $due }
step-not-you = seat { $seat } does not decide now: { $due }
step-one-each = { $given }; expected { $n }, one for each seat
step-other-game = a move of { $game } at a table of { $table }
step-twice = a name stands there twice
duel-step-row = row { $row } has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, not { $wanted }
duel-step-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}; age { $age } has { $wanted }, with / between them
duel-step-slot = no slot "{ $word }"; slots are 0 to { $last }
wonders-step-coins = no payment of "{ $word }" coins; expected 1 or more
wonders-step-hand = seat { $seat } has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, not { $wanted }
wonders-step-hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
wonders-step-payment = no payment "{ $words }"; expected { $form }
wonders-step-side = no side "{ $word }"; expected day or night
wonders-step-sides = { $n ->
    [one] { $n } side
   *[other] { $n } sides
}
wonders-step-wonders = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonders
}
dice-step-a-space = space
dice-step-cities = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
dice-step-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}; expected { $wanted }, with / between them
dice-step-die = "{ $found }"; expected { $form }
dice-step-section = no section "{ $section }"; sections are 0 to 3
dice-step-symbol = no symbol "{ $symbol }" on die { $die }

## Described positions
position-age = 1 to 3, the age in play
position-at-end = at its end
position-card-once = each card in one place
position-field-once = each field only once
position-flag = no words: the field is there or not
position-has-move = a position in which a seat has a move
position-id = the id of a { $what }
position-id-near = the id of a { $what }, perhaps { $near }
position-list = a list, or { $none } for an empty one
position-of-seat = { $field } of seat { $seat }
position-one-place = each name in one place; it is in { $place } already
position-one-word = one word
position-seat-field = field of seat { $seat }
position-table-field = field of the table
duel-file-a-card = at least one card to play
duel-file-a-pair = a pair of symbols in the city to move
duel-file-a-slot = card, ? or guild for one face down, - for none
duel-file-a-token = a progress token on the board
duel-file-after-draft = none after the draft
duel-file-again = nothing: it says that the turn goes on after what is due
duel-file-backs = { $backs ->
    [one] { $backs } back
   *[other] { $backs } backs
} for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
duel-file-before-ages = none before age 1
duel-file-begin-first = play in age 1: the first player begins
duel-file-begin-middle = play: with the pawn in the middle no seat chooses
duel-file-begin-whole = a structure from which no card was taken
duel-file-begun = play: the game has begun
duel-file-buried = at most { $most }: one under each wonder built
duel-file-card-per-back = a card for every back
duel-file-cards-named = { $n } in cities, pile and structure, and under wonders
duel-file-covered = a card: others lie on it
duel-file-covered-down = face down: others lie on it
duel-file-dealt-now = none: it is dealt now
duel-file-dealt-up = a card dealt face up
duel-file-destroyable = a card of that colour in the other city
duel-file-destroyer = a wonder that destroys in the city to move
duel-file-discarded = a card in the discard pile
duel-file-draft-first = none before the draft is over
duel-file-draft-shares = { $a } of the first player, { $b } of the other
duel-file-draft-turn = seat { $seat } in the draft
duel-file-drafted = { $taken } taken, { $offered } offered
duel-file-drawn = three while a token of the Great Library is chosen, otherwise none
duel-file-due-draft = something of the draft before age 1
duel-file-eight = eight, built or not: four per city
duel-file-face-down = face down
duel-file-face-up = face up
duel-file-fewer = fewer: { $n } end the game
duel-file-first = the first player in age 1
duel-file-first-option = the first player of the options, { $seat }
duel-file-four = at most four per city, each once
duel-file-guild-back = guild back
duel-file-guild-backs = { $n ->
    [one] { $n } guild back
   *[other] { $n } guild backs
}
duel-file-guilds-later = guilds only in age 3
duel-file-loot = { $tokens }, both, or none
duel-file-loot-of = a token of seat { $side }'s side
duel-file-loot-once = each token once
duel-file-loot-order = { $near } { $far }, { $far } or none: the pawn passes the { $near } before the { $far }
duel-file-loot-passed = none that the pawn has passed
duel-file-mausoleum = the Mausoleum in the city to move
duel-file-n-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
duel-file-n-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}
duel-file-n-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
duel-file-n-wonders = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonders
}
duel-file-name-buried = at most { $most }; name those under wonders
duel-file-no-library = five: no Great Library stands
duel-file-not-over = a game that is not over
duel-file-nothing-before = nothing before age 1
duel-file-of-box = tokens of the box
duel-file-one-city = each in one city
duel-file-one-place = each in one place
duel-file-pawn = -{ $most } to { $most }: a capital ends the game
duel-file-reveal = a card face down with nothing on it
duel-file-rounds = two rounds of four in the draft
duel-file-row = { $n } in row { $row }; - where the card is gone
duel-file-rows = { $n } rows in age { $age }, with / between them
duel-file-slot = structure slot { $slot }
duel-file-symbols = { $n ->
    [one] { $n } symbol
   *[other] { $n } symbols
}
duel-file-the-library = the Great Library in the city to move
duel-file-this-age = a card of this age
duel-file-token-both = one for each pair of symbols, one of the Great Library
duel-file-token-library = the one of the Great Library
duel-file-token-none = no pair of symbols and no Great Library has brought one
duel-file-token-pairs = one for each pair of symbols
duel-file-tokens-dealt = five dealt, and one of the Great Library
duel-file-tokens-due = { $n }: { $why }; the one that is due comes now
duel-file-tokens-of = { $n }: { $why }
duel-file-tokens-undealt = none before they are dealt
duel-file-unaccounted = { $n } of the age unaccounted for
duel-file-uncovered = a card: nothing lies on it
duel-file-unseen = { $n } of age { $age } not seen
duel-file-unseen-least = at least { $least }: { $backs } face down and { $removed } removed
duel-file-untaken = wonders that no seat has taken
duel-file-weaker = the seat with the weaker army
duel-file-wonder-limit = at most { $n } built, then none left
wonders-file-a-hand = the hand of at least one seat
wonders-file-a-played = card, with stage:, sold: or left: before it if it was not built
wonders-file-a-revived = card, or nothing
wonders-file-ages-without = only cards of ages without { $field }
wonders-file-before-first = nothing before the first age
wonders-file-cards-of = cards of age { $age }
wonders-file-copies = at most { $most } with { $seats } players
wonders-file-discard = no more cards of age { $age } than were sold or left over
wonders-file-due-options = what the options ask for
wonders-file-fights = { $defeats ->
    [one] { $defeats } defeat
   *[other] { $defeats } defeats
} and { $victories ->
    [one] { $victories } victory
   *[other] { $victories } victories
}
wonders-file-fights-equal = as many of both at the whole table
wonders-file-hand = { $n } at this time
wonders-file-in-pile = a card that was sold or left over before
wonders-file-left = { $form } after the last turn; only Babylon by night plays a seventh
wonders-file-looks = { $n }: one for each stage that brings one
wonders-file-memory = { $form }, at the latest { $age } { $turn }
wonders-file-memory-named = now, or every card since then by its name: hands, sold, under wonders
wonders-file-memory-times = { $form } where memory is given
wonders-file-n-looks = { $n ->
    [one] { $n } look
   *[other] { $n } looks
} into the pile
wonders-file-no-conflict = none: no conflict yet
wonders-file-no-looks = none: nothing has been played
wonders-file-no-side = no side yet
wonders-file-no-time = without a time
wonders-file-none-yet = none yet
wonders-file-not-built = at most { $most }: no more cards were left unbuilt
wonders-file-not-dealt = nothing of an age that is not dealt
wonders-file-not-left = stage: or sold: before the last card of a hand
wonders-file-one-name = no two buildings of one name in a city
wonders-file-per-conflict = at most { $most }: one per conflict
wonders-file-pile = no more than have been played
wonders-file-played = at most { $most }: no more were played
wonders-file-revivable = play: nothing in the discard pile can be built
wonders-file-revive-stage = a stage that builds from the discard pile in some city
wonders-file-revive-turn = 1 to { $most }, the turn in which the stage was built
wonders-file-revived-times = { $form } in their order, with turn 1 to 5, or 7 after the last
wonders-file-row = { $n }, one per turn of age { $age } that was played
wonders-file-row-complete = { $n }, and the one left over: { $form }
wonders-file-seventh-stage = a stage that plays a seventh card in some city
wonders-file-seventh-turn = { $n }: the seventh card follows the last turn
wonders-file-short = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} short
wonders-file-side = a wonder and its side, day or night
wonders-file-side-fixed = a wonder and its side, { $side }
wonders-file-stages = at least the { $least } played, and at most { $most }
wonders-file-tokens = conflict tokens of the ages before: { $tokens }
wonders-file-tokens-of = { $n } of { $token }
wonders-file-two-tokens = at most two per age, one for each neighbour
wonders-file-undealt = none before the age is dealt
wonders-file-whole-pile = the whole pile: it lies open
wonders-file-wonder = the wonder of the seat
wonders-file-wonder-once = each wonder once
dice-file-a-bonus = bonus
dice-file-a-city = city of these boards
dice-file-a-die = die
dice-file-a-space = space of this city
dice-file-agora = a complete Agora in the city
dice-file-attacks = points of west and east, at most { $west } and { $east } as printed
dice-file-attacks-least = at least { $west } { $east }, as the turn began
dice-file-before-cities = nothing before the cities are dealt
dice-file-boards = one of { $names }, or the name and fingerprint of a board file that has been loaded
dice-file-bonuses = { $n }: one for each of the { $buildings } complete buildings
dice-file-city = the city of every seat
dice-file-dice = the dice: { $form }
dice-file-first-agora = which city completed it first, one of { $lines }
dice-file-forum = { $n }, with / between them
dice-file-grey = { $die }: only grey dice leave the Forum
dice-file-must-enter = { $die }: a city has unlocked it
dice-file-n-crossed = { $n } crossed
dice-file-n-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dice-file-new-bonuses = bonuses not taken before this turn
dice-file-new-spaces = spaces not crossed before this turn
dice-file-no-round = none before a roll
dice-file-no-swap = the end: nothing is swapped then
dice-file-no-tasks = none when the turn is over
dice-file-not-given = not given
dice-file-not-played = nothing until a round of the turn is played; see the field { $field }
dice-file-order = the spaces of a line in order; first one of { $spaces }
dice-file-rounds = the number of rounds that the turn took, before a swap
dice-file-seats = at most { $most }: the boards have no more cities
dice-file-section = a section of 0 to 3 coins
dice-file-symbol = a symbol of { $die }: { $symbols }
dice-file-tasks = tasks of some seat: otherwise the turn is over
dice-file-unlocked = a die that a city has unlocked
dice-file-unlocked-now = a die unlocked in this turn
dice-file-without = without { $die }

## Board files
board-wrong = { $place }: { $found }; expected { $expected }
board-a-building = at least one building
board-a-space = at least one space
board-attack-defence = attack or defence
board-barracks = only in the Barracks
board-bonus-once = each bonus once
board-both = both crosses and compares
board-building-once = each building once
board-bytes = { $n } bytes
board-bytes-most = at most { $most } bytes
board-characters = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
board-cities = 2 to 16 cities
board-city-once = each city once
board-die-once = each die once
board-die-symbol = a symbol of some die
board-effect-order = those that ask for a choice after the others
board-either = either crosses or compares
board-every-building = every building
board-file = file
board-form = the form described in { $page }
board-line = line { $line }
board-line-each = a line for every space
board-line-field = line { $line }, { $field }
board-line-once = each line once
board-lines-most = at most { $most } lines
board-n-bonuses = { $n ->
    [one] { $n } bonus
   *[other] { $n } bonuses
}
board-n-colours = { $n ->
    [one] { $n } colour
   *[other] { $n } colours
}
board-n-faces = { $n ->
    [one] { $n } face
   *[other] { $n } faces
}
board-n-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
board-n-names = { $n } names of spaces
board-name = 1 to 40 letters, digits, _ . or -
board-neither = neither crosses nor compares
board-no-building = no { $building }
board-no-dice = this build does not have 7 Wonders Dice
board-no-line = { $space } in no line
board-no-points = none: only buildings of the city score
board-no-side = effects without a side
board-one-line = one line
board-only-agora = none: only the common agora has it
board-out-of-order = out of order
board-own-colour = a colour of its own
board-own-space = a space of this building
board-points = points
board-printable = 1 to 200 printable characters
board-reserve = 0 to { $most }, the size of the reserve
board-space-once = each space once
board-spaces-most = at most { $most } spaces
board-special-colour = the colour of a special die
board-special-dice = { $n ->
    [one] { $n } special die
   *[other] { $n } special dice
}
board-special-most = at most { $most }, one for each grey die
board-starting-dice = { $n ->
    [one] { $n } starting die
   *[other] { $n } starting dice
}
board-symbol-court = the line of the Guild Court
board-symbol-crosses = none: the face crosses by itself
board-symbol-line = a line outside the Guild Court
board-symbol-once = each symbol once
board-to-end = 1 to { $most }, the number of bonuses
board-too-many = one too many
board-wonder-symbols = none: it needs no die
