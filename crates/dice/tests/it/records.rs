//! Records of whole games: those in `tests/records` replay to the end that they expect; broken ones
//! give one error at the right line and never a panic.

use mirabilia_dice::State;
use mirabilia_kernel::Seat;
use mirabilia_kernel::record::read;
use mirabilia_testkit::expect::expectations;
use mirabilia_testkit::hostile::{survives_cuts, survives_edits, survives_noise, survives_words};
use mirabilia_testkit::records::{Records, broken, refuses, refuses_gaps, refuses_steps};
use mirabilia_testkit::{cases, files, text};

const FOLDER: &str = "tests/records";

fn two_players() -> String {
    text("tests/records/two-players.rec")
}

fn facts(state: &State, seat: Seat, field: &str) -> Option<String> {
    let city = state.city(seat);
    match field {
        "city" => city.sheet().map(|sheet| state.boards().sheets[sheet].name.clone()),
        "resources" => Some(city.resources().to_string()),
        _ => None,
    }
}

#[test]
fn records_replay_to_what_they_expect() {
    Records::<State> { folder: FOLDER, files: 2, coins: 25, facts }.check();
}

/// What explains a line of the score adds up: "9 for …, 3 for … (…)".
#[test]
fn explanations_add_up() {
    for (name, text) in files(FOLDER, "rec") {
        let explained = expectations(&text).filter(|expected| !expected.why.is_empty());
        for expected in explained {
            let parts = expected.why.split(',').filter_map(|part| {
                part.trim().split_once(" for ").and_then(|(number, _)| number.parse::<i16>().ok())
            });
            assert_eq!(parts.sum::<i16>().to_string(), expected.value, "{name}: {}", expected.why);
        }
    }
}

const ROLL: &str = "roll grey_1 wood 0 / grey_2 glass 2 / grey_3 textile 2 / blue temple 0 / \
                    red axe 1 / yellow chest 2 / green wheel 3";

#[test]
#[rustfmt::skip]
fn a_wrong_step_gives_one_error_at_its_line() {
    let roll = |from: &str, to: &str| ROLL.replace(from, to);
    let first = "0 build blue agora.r1c2";
    refuses_steps::<State>(&two_players(), &[
        (first, "0 build blue agora.r1c9", "no space \"agora.r1c9\"", true),
        (first, "0 build teal agora.r1c2", "no die \"teal\"", true),
        (first, "0 build blue agora.r1c1", "the die does not lead to that space", true),
        (first, "0 build blue warehouse.wood", "the die does not lead to that space", true),
        (first, "0 build blue wonder.giza.1", "your sheet has no such space", true),
        (first, "0 build black agora.r1c1", "the die is not in the Forum", true),
        (first, "0 build blue", "no move \"build blue\"", true),
        (first, "0 build blue agora.r1c2 now", "no move", true),
        (first, "0", "no move", true),
        (first, "0 sell", "no move \"sell\"; moves are build DIE SPACE", true),
        (first, "2 pass", "no seat \"2\"; seats are 0 to 1", true),
        (first, "0 bonus bonus.coins", "now an action is taken", true),
        (first, "0 bonus gold", "no bonus \"gold\"", true),
        (first, "0 cross agora.r1c2", "now an action is taken", true),
        (first, "0 decline", "now an action is taken", true),
        (first, "build blue agora.r1c2", "no luck \"build blue agora.r1c2\"", true),
        (first, ROLL, "no luck is due: seats 0, 1 to move", true),
        (first, "deal swap black for grey_1", "no luck is due", true),
        ("1 build red barracks_west.attack.1", "0 pass", "seat 0 has already chosen", true),
        ("0 build green university.tablet.1", "0 build green university.tablet.2", "comes first", true),
        ("0 cross warehouse.stone", "0 pass", "now a space is crossed off", true),
        ("0 cross warehouse.stone", "1 pass", "seat 1 does not decide now: seat 0 to move", true),
        ("0 cross warehouse.stone", "0 cross market.coin_7.1", "now a space is crossed off", true),
        ("0 bonus bonus.action", "0 pass", "now a bonus is crossed off", true),
        ("0 bonus bonus.cross", "0 bonus bonus.action", "that bonus is not to be had", true),
        // Luck that cannot be.
        (ROLL, &roll("blue temple", "blue axe"), "no symbol \"axe\" on die blue", false),
        (ROLL, &roll("grey_1 wood", "grey_1 papyrus"), "no symbol \"papyrus\" on die grey_1", false),
        (ROLL, &roll("red axe 1", "red axe 4"), "no section \"4\"; sections are 0 to 3", false),
        (ROLL, &roll("red axe 1", "red axe 01"), "no section \"01\"", false),
        (ROLL, &roll("red axe 1", "red axe"), "\"red axe\"; expected DIE SYMBOL SECTION", false),
        (ROLL, &roll(" / green wheel 3", ""), "6 dice; expected 7", false),
        (ROLL, &roll("green wheel 3", "black tick_red 3"), "stand in the order of the Forum", false),
        (ROLL, &roll("grey_2 glass", "grey_1 glass"), "stand in the order of the Forum", false),
        (ROLL, "roll", "1 dice; expected 7", false),
        (ROLL, "0 pass", "no move is awaited: luck is due", false),
        (ROLL, "deal swap black for grey_1", "now the dice are shaken", false),
        ("deal cities", "deal cities giza", "1 cities; expected 2", false),
        ("deal cities", "deal cities giza giza", "giza is dealt twice", false),
        ("deal cities", "deal cities giza troy", "no city of these boards \"troy\"", false),
        ("deal swap", "deal swap black for grey_1", "purple enters the Forum next", false),
        ("deal swap", "deal swap purple for blue", "a grey die of the Forum leaves", false),
        ("deal swap", "deal swap purple grey_1", "no luck", false),
        ("deal swap", "deal swap purple for", "no luck", false),
    ]);
    let (_, error) = broken::<State>(&two_players(), first, "0 build blue agora.r1c1");
    assert!(error.legal.iter().any(|line| line == first), "{error}");
}

#[test]
fn a_missing_or_extra_line_is_found() {
    let words = "now a special die replaces a grey one";
    refuses_gaps::<State>(&two_players(), "deal swap", words, &["0 pass"]);
}

#[test]
#[rustfmt::skip]
fn a_wrong_header_gives_one_error_at_its_line() {
    refuses::<State>(&[
        ("mirabilia 1 dice", 1, "no \"seats N\" line"),
        ("mirabilia 1 dice\nseats 1", 2, "seats is \"1\"; expected 2 to 7"),
        ("mirabilia 1 dice\nseats 8", 2, "seats is \"8\"; expected 2 to 7"),
        ("mirabilia 1 dice\nseats 2\noptions boards=moon", 3, "boards is \"moon\""),
        ("mirabilia 1 dice\nseats 2\noptions first=1", 3, "first"),
        ("mirabilia 1 dice\nseats 2\nboards moon 00", 3, "boards is \"moon 00\""),
        ("mirabilia 1 dice\nseats 2\nboards stand-in\nboards stand-in", 4, "a second \"boards\""),
        ("mirabilia 1 duel\nseats 2", 1, "a record of \"duel\", not of dice"),
    ]);
    // Boards by name alone are those of the program.
    for header in ["options boards=stand-in", "boards stand-in"] {
        let table = read::<State>(&format!("mirabilia 1 dice\nseats 2\n{header}\n")).unwrap();
        assert_eq!(table.state().boards().name, "stand-in");
    }
}

#[test]
fn hostile_records_are_refused_without_a_panic() {
    survives_noise::<State>("mirabilia 1 dice\nseats 2\noptions boards=stand-in\n", 4);
    survives_words::<State>(FOLDER, cases(5_000));
    survives_cuts::<State>(FOLDER, 13);
    survives_edits::<State>(FOLDER, cases(1_200), 50);
}
