//! Records of whole games: those in `tests/records` replay to the end that they expect; broken ones
//! give one error at the right line and never a panic.

use mirabilia_duel::State;
use mirabilia_testkit::hostile::{survives_cuts, survives_edits, survives_noise, survives_words};
use mirabilia_testkit::records::{Records, broken, refuses, refuses_gaps, refuses_steps};
use mirabilia_testkit::{cases, text};

const FOLDER: &str = "tests/records";

/// The game by points.
fn points() -> String {
    text("tests/records/points.rec")
}

#[test]
fn records_replay_to_what_they_expect() {
    Records::<State> { folder: FOLDER, files: 5, coins: 20, facts: |_, _, _| None }.check();
}

#[test]
#[rustfmt::skip]
fn a_wrong_step_gives_one_error_at_its_line() {
    refuses_steps::<State>(&points(), &[
        ("1 build tavern", "1 build taverna", "no card \"taverna\"", true),
        ("1 build tavern", "1 build tav", "no card \"tav\"", true),
        ("1 build tavern", "1 build", "no move \"build\"", true),
        ("1 build tavern", "1", "no move", true),
        ("1 build tavern", "1 pass", "no move \"pass\"", true),
        ("1 build tavern", "1 build tavern tavern", "no move", true),
        ("1 build tavern", "2 build tavern", "no seat \"2\"", true),
        ("1 build tavern", "0 build tavern", "seat 0 does not decide now: seat 1 to move", true),
        ("1 build tavern", "1 build baths", "other cards lie on baths", true),
        ("1 build tavern", "1 build palace", "palace does not lie face up", true),
        ("1 build tavern", "1 wonder sphinx with tavern", "sphinx is not yours", true),
        ("1 build tavern", "1 token law", "now a card is played", true),
        ("1 build tavern", "build tavern", "no luck \"build tavern\"", true),
        ("1 build tavern", "reveal 12 altar", "no luck is due: seat 1 to move", true),
        ("0 build stable", "0 wonder colossus with stable", "it costs 4 coins, you have 2", true),
        ("1 take statue-of-zeus", "1 take pyramids", "pyramids is not on the table", true),
        ("1 destroy quarry", "1 destroy drying-room", "no drying-room that can be", true),
        ("0 revive palisade", "0 revive altar", "altar is not in the discard pile", true),
        ("1 token urbanism", "1 token law", "law is not among the tokens", true),
        ("1 begin 0", "1 begin 2", "no seat \"2\"", true),
        // Luck that cannot be.
        ("reveal 12 clay-pit", "reveal 12 tavern", "tavern has been seen before", false),
        ("reveal 12 clay-pit", "reveal 12 baths", "baths has been seen before", false),
        ("reveal 12 clay-pit", "reveal 13 clay-pit", "slot 12 is turned up next", false),
        ("reveal 12 clay-pit", "reveal 20 clay-pit", "no slot \"20\"", false),
        ("reveal 12 clay-pit", "reveal 012 clay-pit", "no slot \"012\"", false),
        ("reveal 12 clay-pit", "reveal 12 sawmill", "sawmill is of another age", false),
        ("reveal 12 clay-pit", "reveal 12 arsenal", "arsenal is of another age", false),
        ("reveal 12 clay-pit", "reveal 12", "no luck \"reveal 12\"", false),
        ("reveal 12 clay-pit", "0 sell clay-reserve", "no move is awaited: luck is due", false),
        ("reveal 15 armory", "reveal 15 builders-guild", "does not have the back", false),
        ("reveal 10 tacticians-guild", "reveal 10 port", "does not have the back", false),
        ("reveal 10 tacticians-guild", "reveal 10 altar", "altar is of another age", false),
        ("deal first 1", "deal first 2", "no seat \"2\"", false),
        ("deal tokens", "deal tokens law economy", "5 different tokens", false),
        ("deal tokens", "deal tokens law law economy masonry theology", "stands there twice", false),
        ("deal tokens", "deal wonders colossus sphinx piraeus pyramids", "tokens are dealt", false),
        ("deal wonders circus", "deal wonders sphinx mausoleum piraeus pyramids", "before", false),
        ("deal library", "deal library economy architecture urbanism", "not in the box", false),
        ("deal library", "deal library architecture urbanism", "3 different", false),
        ("deal age 2", "deal age 3", "rows; age 3 has 7", false),
        ("deal age 1", "deal age 4 altar", "no age \"4\"", false),
        ("deal age 1", "deal age 1 altar / ? ? ? / ? / ? / ?", "row 1 has 1 cards, not 2", false),
    ]);
    let (_, error) = broken::<State>(&points(), "1 build tavern", "1 build baths");
    assert!(error.legal.iter().any(|line| line == "1 build tavern"), "{error}");
}

#[test]
fn a_missing_or_extra_line_is_found() {
    refuses_gaps::<State>(
        &points(),
        "reveal 12 ",
        "luck is due",
        &["0 sell altar", "reveal 0 altar"],
    );
}

#[test]
#[rustfmt::skip]
fn a_wrong_header_gives_one_error_at_its_line() {
    refuses::<State>(&[
        ("mirabilia 1 dice\nseats 2", 1, "a record of \"dice\", not of duel"),
        ("mirabilia 1 duel", 1, "no \"seats N\" line"),
        ("mirabilia 1 duel\nseats 3", 2, "seats is \"3\"; expected 2"),
        ("mirabilia 1 duel\nseats 2\nnames Ann", 3, "2 names"),
        ("mirabilia 1 duel\nseats 2\noptions first=2", 3, "first is \"2\""),
        ("mirabilia 1 duel\nseats 2\noptions colour=red", 3, "colour"),
        ("mirabilia 1 duel\nseats 2\noptions first=1 first=1", 3, "only once"),
    ]);
}

#[test]
fn hostile_records_are_refused_without_a_panic() {
    survives_noise::<State>("mirabilia 1 duel\nseats 2\n", 10);
    survives_words::<State>(FOLDER, cases(5_000));
    survives_cuts::<State>(FOLDER, 7);
    survives_edits::<State>(FOLDER, cases(20_000), 75);
}
