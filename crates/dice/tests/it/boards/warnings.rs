//! What `mirabilia boards check` warns of: slips of who types in a printed board.

use mirabilia_dice::boards::{Slip, Usual, Warning};
use mirabilia_dice::{BoardsRef, Building};

const STAND_IN: &str = include_str!("../../../boards/stand-in.toml");

/// The warnings for the stand-in set with some words replaced by others, everywhere.
fn warned(from: &str, to: &str) -> Vec<Warning> {
    assert!(STAND_IN.contains(from), "no \"{from}\" in the file");
    BoardsRef::read(&STAND_IN.replace(from, to)).expect("a set that can be played").warnings()
}

#[test]
fn the_sets_of_the_program_give_no_warning() {
    for name in BoardsRef::names() {
        assert_eq!(BoardsRef::built_in(name).unwrap().warnings(), [], "{name}");
    }
}

#[test]
fn forgotten_symbols_of_a_shield_line_are_told() {
    let line = "{ id = \"defence\", symbols = [\"shield\"], order = \"sequence\", spaces = \
                [\"barracks_east.defence.1\"";
    let warnings = warned(line, &line.replace(" symbols = [\"shield\"],", ""));
    let slip = Slip::NoSymbols { building: Building::EAST, line: "defence".to_owned() };
    assert_eq!(warnings, [Warning { slip, cities: Vec::new() }]);
    let said = "building barracks_east, line defence: no symbols; no die leads there";
    assert_eq!(warnings[0].to_string(), said);
}

#[test]
fn a_special_die_that_no_city_can_unlock_is_told() {
    let warnings =
        warned("type = \"unlock_die\", colour = \"purple\"", "type = \"vp\", amount = 2");
    let slip = Slip::Unlocks { die: "purple".to_owned(), times: 0 };
    assert_eq!(warnings, [Warning { slip, cities: Vec::new() }]);
    let twice = warned("\"unlock_die\", colour = \"purple\"", "\"unlock_die\", colour = \"white\"");
    let times: Vec<usize> = twice
        .iter()
        .map(|warning| match warning.slip {
            Slip::Unlocks { times, .. } => times,
            ref other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(times, [2, 0], "white twice, purple never");
}

#[test]
fn a_slip_of_one_city_names_it() {
    let from = "{ id = \"wonder.giza.2\"";
    let at = STAND_IN.find(from).expect("the second step of Giza");
    let end = at + STAND_IN[at..].find('\n').expect("a line");
    let line = &STAND_IN[at..end];
    let effects = line.find(", effects").expect("effects");
    let warnings = warned(line, &format!("{} }},", &line[..effects]));
    let slip = Slip::NoEffect { space: "wonder.giza.2".to_owned() };
    assert_eq!(warnings, [Warning { slip, cities: vec!["giza".to_owned()] }]);
    assert_eq!(warnings[0].to_string(), "city giza, space wonder.giza.2: no effect");
}

#[test]
fn numbers_that_no_printed_board_has_are_told() {
    let number = |of, found| [Warning { slip: Slip::Number { of, found }, cities: Vec::new() }];
    assert_eq!(warned("start = 7", "start = 8"), number(Usual::Start, 8));
    assert_eq!(warned("pass = 3", "pass = 2"), number(Usual::Pass, 2));
    assert_eq!(warned("bonuses_to_end = 3", "bonuses_to_end = 2"), number(Usual::BonusesToEnd, 2));
    assert_eq!(warned("first_to_finish = 3\n", ""), number(Usual::FirstToFinish, 0));
}

#[test]
fn other_slips_have_their_own_words() {
    for (from, to, said) in [
        (
            "\"warehouse.wood\", cost = 0, effects = [{ type = \"produce_resource\" }]",
            "\"warehouse.wood\", cost = 0, effects = [{ type = \"gain_coins\", amount = 1 }]",
            "space warehouse.wood: produces no resource",
        ),
        (
            "spaces = [\"agora.r1c4\", \"agora.r2c4\"]",
            "spaces = [\"agora.r1c4\"]",
            "space agora.r2c4: in 1 lines; the printed boards have 2",
        ),
        (
            "type = \"cross_space\", buildings = [\"warehouse\"]",
            "type = \"cross_space\", buildings = [\"warehouse\", \"guild_court\"]",
            "market.camel.1: crosses spaces of the Guild Court; no printed board does",
        ),
    ] {
        let warnings = warned(from, to);
        assert!(warnings.iter().any(|warning| warning.to_string() == said), "{warnings:?}");
    }
}
