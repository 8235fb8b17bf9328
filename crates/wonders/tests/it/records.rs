//! Records of whole games: those in `tests/records` replay to the end that they expect, with the
//! coins of all seats after every turn; broken ones give one error at the right line and never a
//! panic.

use mirabilia_kernel::Seat;
use mirabilia_testkit::hostile::{survives_cuts, survives_edits, survives_noise, survives_words};
use mirabilia_testkit::records::{Records, broken, refuses, refuses_gaps, refuses_steps};
use mirabilia_testkit::{cases, text};
use mirabilia_wonders::State;

const FOLDER: &str = "tests/records";

fn three() -> String {
    text("tests/records/three.rec")
}

fn facts(state: &State, seat: Seat, field: &str) -> Option<String> {
    (field == "strength").then(|| state.city(seat).shields().to_string())
}

#[test]
fn records_replay_to_what_they_expect() {
    Records::<State> { folder: FOLDER, files: 3, coins: 18 + 3, facts }.check();
}

#[test]
#[rustfmt::skip]
fn a_wrong_step_gives_one_error_at_its_line() {
    refuses_steps::<State>(&three(), &[
        ("0 build theater", "0 build theatre", "no card \"theatre\"", true),
        ("0 build theater", "0 build", "no move \"build\"", true),
        ("0 build theater", "0", "no move", true),
        ("0 build theater", "0 pass", "no move \"pass\"", true),
        ("0 build theater", "0 build theater theater", "no payment \"theater\"", true),
        ("0 build theater", "0 build theater pay 0 left", "no payment of \"0\" coins", true),
        ("0 build theater", "0 build theater pay left", "no payment \"pay left\"", true),
        ("0 build theater", "0 build theater pay 2 left", "nothing is to be paid", true),
        ("0 build theater", "3 build theater", "no seat \"3\"; seats are 0 to 2", true),
        ("0 build theater", "2 build theater", "theater is not in your hand", true),
        ("0 build theater", "0 build palace", "palace is not in your hand", true),
        ("0 build theater", "0 revive theater", "now all play a card", true),
        ("0 build theater", "0 choose gizah", "now all play a card", true),
        ("0 build theater", "build theater", "no luck \"build theater\"", true),
        ("0 build theater", "deal sides day day day", "no luck is due", true),
        ("2 stage with press-1", "2 stage with press-1", "not one of the payments on offer", true),
        ("1 revive marketplace", "1 revive palace", "palace is not in the discard pile", true),
        ("1 revive marketplace", "0 revive marketplace", "seat 0 does not decide now", true),
        ("1 revive marketplace", "1 sell marketplace", "now a card of the discard pile", true),
        ("0 sell scriptorium", "1 sell scriptorium", "seat 1 does not decide now", true),
        ("0 sell scriptorium", "0 sell press-1", "press-1 is not in your hand", true),
        ("1 choose halikarnassos", "1 choose babylon", "another seat has babylon", true),
        ("1 choose halikarnassos", "1 choose troy", "no wonder \"troy\"", true),
        ("1 side night", "1 side left", "no side \"left\"", true),
        // Luck that cannot be.
        ("deal age 1", "deal age 2", "1 hands; expected 3", false),
        ("deal age 1", "deal age 4 altar", "no luck \"deal age 4 altar\"", false),
        ("deal age 1", "deal wonders gizah babylon rhodos", "now the hands are dealt", false),
        ("deal age 1", "0 sell altar", "no move is awaited: luck is due", false),
    ]);
    let (_, error) = broken::<State>(&three(), "0 build theater", "0 build palace");
    assert!(error.legal.iter().any(|line| line == "0 build theater"), "{error}");
    assert!(error.legal.iter().any(|line| line.starts_with("1 ")), "all who still owe a move");
}

#[test]
#[rustfmt::skip]
fn a_wrong_deal_is_refused() {
    let three = three();
    let deal = |start: &str| three.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
    let (first, third) = (deal("deal age 1"), deal("deal age 3"));
    let guild = third.split(' ').find(|word| word.ends_with("-guild")).unwrap();
    let other = ["builders-guild", "traders-guild", "magistrates-guild", "shipowners-guild"]
        .into_iter()
        .find(|id| !third.contains(id))
        .unwrap();
    for (start, by, words) in [
        ("deal age 1", first.replace("stone-pit", "quarry"), "0 of stone-pit"),
        ("deal age 1", first.replace("stone-pit", "altar"), "0 of stone-pit"),
        ("deal age 1", first.replace("stone-pit ", ""), "seat 0 has 6 cards, not 7"),
        ("deal age 1", first.replace(" / ", " "), "1 hands; expected 3"),
        ("deal age 1", first.replace("stone-pit", "stonepit"), "no card \"stonepit\""),
        ("deal age 1", first.replace("age 1", "age 3"), "age 1 is dealt now"),
        ("deal age 3", third.replace(guild, "study"), "of study; age 3 has 1"),
        ("deal age 3", third.replace("study", other), "0 of study; age 3 has 1"),
        ("deal age 3", third.replace("age 3", "age 2"), "age 3 is dealt now"),
    ] {
        refuses_steps::<State>(&three, &[(start, &by, words, false)]);
    }
    let five = text("tests/records/five.rec");
    refuses_steps::<State>(&five, &[
        ("deal wonders", "deal wonders halikarnassos rhodos olympia gizah gizah", "dealt twice", false),
        ("deal wonders", "deal wonders halikarnassos", "1 wonders; expected 5", false),
        ("deal sides", "deal sides day day night night", "4 sides; expected 5", false),
        ("deal sides", "deal sides day day night night dusk", "no side \"dusk\"", false),
    ]);
}

#[test]
fn a_missing_or_extra_line_is_found() {
    refuses_gaps::<State>(
        &three(),
        "deal age 2",
        "luck is due",
        &["0 sell altar", "deal sides day day day"],
    );
}

#[test]
#[rustfmt::skip]
fn a_wrong_header_gives_one_error_at_its_line() {
    refuses::<State>(&[
        ("mirabilia 1 duel\nseats 3", 1, "a record of \"duel\", not of wonders"),
        ("mirabilia 1 wonders", 1, "no \"seats N\" line"),
        ("mirabilia 1 wonders\nseats 2", 2, "seats is \"2\"; expected 3 to 7"),
        ("mirabilia 1 wonders\nseats 8", 2, "seats is \"8\"; expected 3 to 7"),
        ("mirabilia 1 wonders\nseats 3\nnames Ann, Bea", 3, "3 names"),
        ("mirabilia 1 wonders\nseats 3\noptions sides=up", 3, "sides is \"up\""),
        ("mirabilia 1 wonders\nseats 3\noptions wonders=day", 3, "wonders is \"day\""),
        ("mirabilia 1 wonders\nseats 3\noptions first=1", 3, "first"),
    ]);
}

#[test]
fn hostile_records_are_refused_without_a_panic() {
    survives_noise::<State>("mirabilia 1 wonders\nseats 7\n", 4);
    survives_words::<State>(FOLDER, cases(5_000));
    survives_cuts::<State>(FOLDER, 13);
    survives_edits::<State>(FOLDER, cases(10_000), 70);
}
