//! Positions as text: every state of random games is written and read as the same state, and what
//! cannot be is refused with its line, its field and what would be right.

use mirabilia_duel::State;
use mirabilia_kernel::Seat;
use mirabilia_kernel::record::read;
use mirabilia_testkit::positions::{refuses, round_trip};
use mirabilia_testkit::sample;

#[test]
fn every_state_is_written_and_read_as_itself() {
    round_trip::<State>(&crate::laws::setups(), sample(400));
}

/// A table in Age II, as people write it.
const TABLE: &str = "\
mirabilia 1 duel
seats 2
position
age 2
to-move 1
pawn 2
tokens economy law masonry urbanism
structure sawmill temple walls forum statue brickyard / ? ? ? ? ? / customs-house school barracks brewery / archery-range rostrum aqueduct / - -
discard altar tavern
buried courthouse
0 coins 5
0 cards lumber-yard clay-pool workshop apothecary theater stable
0 wonders colossus sphinx piraeus
0 built great-library
0 tokens strategy
1 coins 9
1 cards quarry glassworks baths scriptorium garrison library
1 wonders circus-maximus mausoleum pyramids appian-way
1 tokens theology
end
";

#[test]
fn a_table_in_any_order_is_written_in_ours() {
    let table = read::<State>(TABLE).unwrap();
    let mut lines: Vec<&str> = TABLE.lines().collect();
    lines[3..19].reverse();
    let other = read::<State>(&format!("{}\n", lines.join("\n"))).unwrap();
    assert_eq!(table.state(), other.state());
    let written = table.record().write();
    assert_eq!(other.record().write(), written);
    assert_eq!(read::<State>(&written).unwrap().record().write(), written);
    let state = table.state();
    assert_eq!((state.age(), state.pawn(), state.active()), (2, 2, Seat::new(1)));
    assert_eq!(state.unseen().len(), 5 + 3, "five face down and three removed");
    assert!(state.has_loot(Seat::new(1), 2), "not passed yet");
}

#[test]
#[rustfmt::skip]
fn what_cannot_be_is_refused_at_its_line() {
    refuses::<State>(TABLE, &[
        ("age 2\n", "", 3, "age is \"\"; expected 1 to 3"),
        ("age 2", "age 4", 4, "age is \"4\"; expected a number from 1 to 3"),
        ("age 2", "ages 2", 4, "field of the table is \"ages\"; expected one of age, due"),
        ("age 2", "age 2\nage 2", 5, "age is \"a second one\"; expected each field only once"),
        ("to-move 1", "to-move 2", 5, "to-move is \"2\"; expected a number from 0 to 1"),
        ("to-move 1", "due dance", 5, "due is \"dance\"; expected one of first, tokens"),
        ("to-move 1", "first 1", 5, "first is \"1\"; expected the first player of the options, 0"),
        ("to-move 1", "again", 5, "again is \"again\"; expected nothing"),
        ("pawn 2", "pawn 9", 6, "pawn is \"9\"; expected a number from -8 to 8"),
        ("pawn 2", "pawn two", 6, "pawn is \"two\""),
        ("pawn 2", "pawn 4\n1 loot 2 5", 7, "loot is \"a token of seat 1's side\"; expected none that the pawn has passed"),
        ("pawn 2", "1 loot 3", 6, "loot of seat 1 is \"3\"; expected 2, 5, both, or none"),
        ("pawn 2", "1 loot 2 2", 6, "each token once"),
        ("economy law masonry urbanism", "economy law", 7, "tokens is \"4 in all\"; expected five dealt"),
        ("economy law masonry urbanism", "economy law laws", 7, "tokens is \"laws\"; expected the id of a progress token, perhaps law"),
        ("economy law masonry urbanism", "economy law strategy", 15, "tokens of seat 0 is \"strategy\"; expected each name in one place; it is in tokens already"),
        ("0 built great-library", "0 built hanging-gardens", 7, "expected five: no Great Library stands"),
        ("0 tokens strategy\n", "", 7, "tokens of seat 0 is \"0 tokens\"; expected 1: the one of the Great Library"),
        ("1 tokens theology\n", "", 7, "tokens of seat 1 is \"0 tokens\"; expected 1: one for each pair of symbols"),
        ("scriptorium garrison", "pharmacist garrison", 19, "tokens of seat 1 is \"1 tokens\"; expected 0: no pair of symbols and no Great Library has brought one"),
        ("to-move 1", "to-move 1\ndue token", 20, "tokens of seat 1 is \"1 tokens\"; expected 0: no pair of symbols and no Great Library has brought one; the one that is due comes now"),
        ("pawn 2", "1 loot 2", 6, "loot of seat 1 is \"2\"; expected 2 5, 5 or none: the pawn passes the 2 before the 5"),
        ("/ - -", "", 8, "structure is \"4 rows\"; expected 5 rows in age 2"),
        ("/ - -", "/ -", 8, "structure is \"1 places\"; expected 2 in row 5"),
        ("archery-range rostrum", "? rostrum", 8, "structure slot 15 is \"face down\"; expected a card: nothing lies on it"),
        ("sawmill temple", "? temple", 8, "structure slot 0 is \"face down\"; expected a card dealt face up"),
        ("sawmill temple", "- temple", 8, "structure slot 0 is \"nothing\"; expected a card: others lie on it"),
        ("sawmill temple", "sawmill sawmill", 8, "structure is \"sawmill\"; expected each name in one place; it is in structure already"),
        ("sawmill temple", "press temple", 8, "structure slot 0 is \"press\"; expected a card of this age"),
        ("? ? ? ? ?", "dispensary ? ? ? ?", 8, "structure slot 6 is \"face up\"; expected face down: others lie on it"),
        ("? ? ? ? ?", "guild ? ? ? ?", 8, "structure slot 6 is \"guild back\"; expected guilds only in age 3"),
        ("discard altar tavern", "discard altar sawmill", 9, "discard is \"sawmill\"; expected each name in one place; it is in structure already"),
        ("discard altar tavern", "discard", 9, "discard is \"\"; expected a list, or none"),
        ("discard altar tavern", "discard senate", 9, "cards is \"senate\"; expected cards of this age or an earlier one"),
        ("buried courthouse", "buried none", 12, "9 of the age unaccounted for\"; expected at most 8; name those under wonders"),
        ("buried courthouse", "buried courthouse press", 10, "buried is \"2 cards\"; expected at most 1"),
        ("0 coins 5", "0 coins -5", 11, "coins of seat 0 is \"-5\"; expected a number from 0 to 1000"),
        ("0 coins 5", "0 coins 5 6", 11, "expected one word"),
        ("0 coins 5", "2 coins 5", 11, "seat is \"2\"; expected 0 to 1"),
        ("theater stable", "theatre stable", 12, "cards of seat 0 is \"theatre\"; expected the id of a card, perhaps theater"),
        ("theater stable", "theater stable tavern", 12, "it is in discard already"),
        ("theater stable", "theater stable dispensary", 12, "not seen\"; expected at least 8"),
        ("0 wonders colossus sphinx piraeus", "0 wonders colossus sphinx piraeus mausoleum", 18, "wonders of seat 1 is \"mausoleum\""),
        ("0 wonders colossus sphinx piraeus", "0 wonders colossus sphinx piraeus hanging-gardens", 13, "at most four per city"),
        ("0 wonders colossus sphinx piraeus", "0 wonders colossus sphinx", 13, "wonders is \"7 in all\"; expected eight"),
        ("to-move 1", "to-move 0\ndue token", 6, "due is \"token\"; expected a pair of symbols"),
        ("to-move 1", "due library", 3, "drawn is \"0 tokens\"; expected three"),
        ("to-move 1", "to-move 1\ndue library\ndrawn agriculture mathematics philosophy", 6, "expected the Great Library in the city to move"),
        ("to-move 1", "due destroy-brown", 5, "expected a wonder that destroys"),
        ("to-move 1", "due revive", 5, "expected the Mausoleum"),
        ("to-move 1", "due begin", 5, "expected a structure from which no card was taken"),
        ("to-move 1", "due reveal", 5, "expected a card face down with nothing on it"),
        ("to-move 1", "due deal", 8, "structure is \"18 cards\"; expected none: it is dealt now"),
        ("to-move 1", "due draft", 4, "expected none before the draft is over"),
        ("to-move 1", "offered pyramids", 18, "wonders of seat 1 is \"pyramids\""),
    ]);
}

/// A table on which every progress token was forgotten, mended one thing after the other.
#[test]
fn forgotten_tokens_are_asked_for_one_by_one() {
    let mut text = include_str!("../positions/impossible-tokens.rec").to_owned();
    let mends = [
        ("tokens of seat 0 is \"0 tokens\"; expected 2", "tokens economy law", "tokens law"),
        ("tokens is \"4 in all\"", "0 built", "0 tokens economy urbanism\n0 built"),
        ("loot of seat 1 is \"2\"", "1 loot 2\n", ""),
    ];
    for (reason, from, to) in mends {
        let error = read::<State>(&text).unwrap_err();
        assert!(error.reason.to_string().contains(reason), "{error}");
        text = text.replace(from, to);
    }
    read::<State>(&text).unwrap();
    // The token of the Great Library is in the city that has it.
    let other =
        text.replace("0 tokens economy urbanism\n", "0 tokens economy\n1 tokens urbanism\n");
    let error = read::<State>(&other).unwrap_err();
    assert!(
        error.reason.to_string().contains("tokens of seat 0 is \"1 tokens\"; expected 2"),
        "{error}"
    );
}
