//! Records of whole games: those in `records/`, explained at their end, replay to the score they
//! describe; broken ones give one error at the right line and never a panic.

use std::path::Path;

use mirabilia_dice::State;
use mirabilia_kernel::record::read;
use mirabilia_kernel::{Fast, Game, Luck, RecordError, Seat, SeatSet, Table, Turn};

/// A record, who wins, and for each seat city, coins and the lines of the score pad.
struct Golden {
    name: &'static str,
    winners: &'static [u8],
    seats: &'static [(&'static str, u8, [i16; 8])],
}

const GOLDEN: [Golden; 2] = [
    Golden {
        name: "two-players",
        winners: &[0],
        seats: &[
            ("Halicarnassus", 28, [9, 22, 1, 19, 16, 5, 5, 0]),
            ("Rhodes", 26, [8, 25, 7, 19, 15, 2, 0, 0]),
        ],
    },
    Golden {
        name: "four-players",
        winners: &[2],
        seats: &[
            ("Olympia", 11, [9, 18, 18, 9, 7, 3, 0, 0]),
            ("Babylon", 22, [13, 10, 18, 14, 8, 5, 0, 0]),
            ("Alexandria", 19, [7, 18, 25, 9, 15, 0, 0, 0]),
            ("Ephesus", 11, [8, 0, 18, 20, 9, 5, 11, 0]),
        ],
    },
];

fn text(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    std::fs::read_to_string(folder.join(name).with_extension("rec")).unwrap()
}

/// The lines of a record without comments and blanks.
fn said(text: &str) -> Vec<&str> {
    text.lines()
        .map(|line| line.split('#').next().unwrap_or("").trim())
        .filter(|line| !line.is_empty())
        .collect()
}

#[test]
fn records_replay_to_the_end_they_describe() {
    for golden in &GOLDEN {
        let name = golden.name;
        let table = read::<State>(&text(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let state = table.state();
        assert_eq!(table.turn(), Turn::Over, "{name}");
        let winners: SeatSet = golden.winners.iter().map(|&seat| Seat::new(seat)).collect();
        assert_eq!(state.outcome().unwrap().winners, winners, "{name}");
        for (seat, (city, coins, score)) in Seat::all(state.seats()).zip(golden.seats) {
            let sheet = &state.boards().sheets[state.city(seat).sheet().unwrap()];
            assert_eq!((&*sheet.name, state.city(seat).coins()), (*city, *coins), "{name}");
            assert_eq!(state.score(seat).0, *score, "{name}, seat {seat}");
        }
    }
}

#[test]
fn the_comments_tell_the_same_score() {
    for golden in &GOLDEN {
        let text = text(golden.name);
        let lines = golden.seats.iter().enumerate().flat_map(|(seat, (city, coins, score))| {
            let who = ["Ada", "Bo", "Cleo", "Dag"][seat];
            let total = score.iter().sum::<i16>();
            let head = format!("# Seat {seat}, {who} ({city}): {total} points, {coins} coins");
            let parts = State::CATEGORIES.iter().zip(score);
            [head].into_iter().chain(parts.map(|(line, points)| format!("#   {line} {points}: ")))
        });
        let mut from = 0;
        for line in lines {
            let found = text[from..].find(&line);
            from += found.unwrap_or_else(|| panic!("{}: no \"{line}\" there", golden.name));
        }
        // What the comments name adds up: "9 for …, 3 for … (…)" within a line.
        for line in text.lines().filter(|line| line.starts_with("#   ")) {
            let (head, parts) = line.split_once(": ").unwrap();
            let total: i16 = head.rsplit(' ').next().unwrap().parse().unwrap();
            let numbers = parts.split([',', ';']).filter_map(|part| {
                part.trim().split_once(" for ").and_then(|(number, _)| number.parse::<i16>().ok())
            });
            assert_eq!(numbers.sum::<i16>(), total, "{line}");
        }
    }
}

#[test]
fn writing_a_record_gives_the_same_steps() {
    for golden in &GOLDEN {
        let text = text(golden.name);
        let table = read::<State>(&text).unwrap();
        let written = table.record().write();
        assert_eq!(said(&written), said(&text), "{}", golden.name);
        assert_eq!(read::<State>(&written).unwrap().state(), table.state());
        assert_eq!(Table::replay(table.record()).unwrap().state(), table.state());
    }
}

// Broken records. Lines are found by what they say, so that comments may grow.

/// The record of two players with the line that starts so replaced by another.
fn broken(start: &str, by: &str) -> (usize, RecordError) {
    let text = text("two-players");
    let line = 1 + text.lines().position(|line| line.starts_with(start)).expect("such a line");
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line - 1] = by;
    let error = read::<State>(&lines.join("\n")).expect_err(by);
    (line, error)
}

const ROLL: &str = "roll grey_1 wood 0 / grey_2 glass 2 / grey_3 textile 2 / blue temple 0 / \
                    red axe 1 / yellow chest 2 / green wheel 3";

#[test]
fn a_wrong_step_gives_one_error_at_its_line() {
    let roll = |from: &str, to: &str| ROLL.replace(from, to);
    let first = "0 build blue agora.r1c2";
    // The line, what stands there instead, words of the reason, and whether legal moves are shown.
    for (start, by, words, legal) in [
        (first, "0 build blue agora.r1c9", "no space \"agora.r1c9\"", true),
        (first, "0 build teal agora.r1c2", "no die \"teal\"", true),
        (first, "0 build blue agora.r1c1", "nothing leads to that space now", true),
        (first, "0 build blue warehouse.wood", "nothing leads to that space now", true),
        (first, "0 build blue wonder.giza.1", "nothing leads to that space now", true),
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
        ("0 build green university.tablet.1", "0 build green university.tablet.2", "nothing", true),
        ("0 cross warehouse.stone", "0 pass", "now a space is crossed off", true),
        ("0 cross warehouse.stone", "1 pass", "seat 1 does not decide now: seat 0 to move", true),
        ("0 cross warehouse.stone", "0 cross market.coin_7.1", "nothing leads", true),
        ("0 bonus bonus.action", "0 pass", "now a bonus is crossed off", true),
        ("0 bonus bonus.cross", "0 bonus bonus.action", "that bonus is not to be had", true),
        // Luck that cannot be.
        (ROLL, &roll("blue temple", "blue axe"), "no symbol \"axe\" on die blue", false),
        (
            ROLL,
            &roll("grey_1 wood", "grey_1 papyrus"),
            "no symbol \"papyrus\" on die grey_1",
            false,
        ),
        (ROLL, &roll("red axe 1", "red axe 4"), "no section \"4\"; sections are 0 to 3", false),
        (ROLL, &roll("red axe 1", "red axe 01"), "no section \"01\"", false),
        (ROLL, &roll("red axe 1", "red axe"), "\"red axe\"; expected DIE SYMBOL SECTION", false),
        (ROLL, &roll(" / green wheel 3", ""), "6 dice; expected 7", false),
        (
            ROLL,
            &roll("green wheel 3", "black tick_red 3"),
            "stand in the order of the Forum",
            false,
        ),
        (ROLL, &roll("grey_2 glass", "grey_1 glass"), "stand in the order of the Forum", false),
        (ROLL, "roll", "1 dice; expected 7", false),
        (ROLL, "0 pass", "no move is awaited: luck is due", false),
        (ROLL, "deal swap black for grey_1", "now the dice are shaken", false),
        ("deal cities", "deal cities giza", "1 cities; expected 2", false),
        ("deal cities", "deal cities giza giza", "giza is dealt twice", false),
        ("deal cities", "deal cities giza troy", "no city \"troy\"", false),
        ("deal swap", "deal swap black for grey_1", "purple enters the Forum next", false),
        ("deal swap", "deal swap purple for blue", "a grey die of the Forum leaves", false),
        ("deal swap", "deal swap purple grey_1", "no luck", false),
        ("deal swap", "deal swap purple for", "no luck", false),
    ] {
        let (line, error) = broken(start, by);
        assert_eq!(error.line, line, "{by}: {error}");
        assert!(error.reason.contains(words), "{by}: {error}");
        assert_eq!(!error.legal.is_empty(), legal, "{by}: {error}");
        assert!(error.to_string().starts_with(&format!("line {line}: ")), "{error}");
    }
    let (_, error) = broken(first, "0 build blue agora.r1c1");
    assert!(error.legal.iter().any(|line| line == first), "{error}");
}

#[test]
fn a_missing_or_extra_line_is_found() {
    let text = text("two-players");
    let without: Vec<&str> = text.lines().filter(|line| !line.starts_with("deal swap")).collect();
    let error = read::<State>(&without.join("\n")).unwrap_err();
    assert!(error.reason.contains("now a special die replaces a grey one"), "{error}");
    let more = format!("{text}0 pass\n");
    let error = read::<State>(&more).unwrap_err();
    assert_eq!(error.line, more.lines().count());
    assert!(error.reason.contains("the game is over"), "{error}");
}

#[test]
fn a_wrong_header_gives_one_error_at_its_line() {
    for (text, line, words) in [
        ("mirabilia 1 dice", 1, "no \"seats N\" line"),
        ("mirabilia 1 dice\nseats 1", 2, "seats is \"1\"; expected 2 to 7"),
        ("mirabilia 1 dice\nseats 8", 2, "seats is \"8\"; expected 2 to 7"),
        ("mirabilia 1 dice\nseats 2\noptions boards=moon", 3, "boards is \"moon\""),
        ("mirabilia 1 dice\nseats 2\noptions first=1", 3, "first"),
        ("mirabilia 1 dice\nseats 2\nboards moon 00", 3, "boards is \"moon 00\""),
        ("mirabilia 1 dice\nseats 2\nboards stand-in\nboards stand-in", 4, "a second \"boards\""),
        ("mirabilia 1 duel\nseats 2", 1, "a record of \"duel\", not of dice"),
    ] {
        let error = read::<State>(text).expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
        assert!(error.reason.contains(words), "{text:?}: {error}");
    }
    // Boards by name alone are those of the program.
    for header in ["options boards=stand-in", "boards stand-in"] {
        let table = read::<State>(&format!("mirabilia 1 dice\nseats 2\n{header}\n")).unwrap();
        assert_eq!(table.state().boards().name, "stand-in");
    }
}

#[test]
fn noise_is_refused_without_a_panic() {
    let mut luck = Fast::new(9);
    let words = [
        "roll",
        "deal",
        "cities",
        "swap",
        "build",
        "cross",
        "bonus",
        "pass",
        "wonder",
        "decline",
        "/",
        "0",
        "1",
        "7",
        "grey_1",
        "black",
        "stone",
        "agora.r1c1",
        "giza",
        "bonus.coins",
        "#",
        "-1",
        "é",
        "\u{0}",
        "99999999999999999999",
    ];
    for _ in 0..800 {
        let mut text = "mirabilia 1 dice\nseats 2\noptions boards=stand-in\n".to_owned();
        if luck.below(2) == 0 {
            text += "deal cities giza rhodes\n";
        }
        for _ in 0..luck.below(12) {
            text += words[luck.below(words.len() as u32) as usize];
            text += [" ", " ", " ", "\n"][luck.below(4) as usize];
        }
        if let Err(error) = read::<State>(&text) {
            assert!(error.line >= 1 && !error.reason.is_empty());
        }
    }
}

#[test]
fn flipped_bytes_never_panic() {
    let texts: Vec<Vec<u8>> = GOLDEN.iter().map(|golden| text(golden.name).into_bytes()).collect();
    let mut luck = Fast::new(8);
    let (mut good, mut bad) = (0, 0);
    for number in 0..1_200 {
        let mut bytes = texts[number % texts.len()].clone();
        for _ in 0..=luck.below(3) {
            let at = luck.below(bytes.len() as u32) as usize;
            // Any byte, or one that records are made of.
            bytes[at] = match luck.below(3) {
                0 => luck.below(256) as u8,
                1 => b"0123456789 \n#/._abcdegst"[luck.below(24) as usize],
                _ => bytes[luck.below(bytes.len() as u32) as usize],
            };
        }
        match read::<State>(&String::from_utf8_lossy(&bytes)) {
            Ok(table) => {
                let again = read::<State>(&table.record().write()).unwrap();
                assert_eq!(again.state(), table.state());
                good += 1;
            }
            Err(error) => {
                assert!(error.line >= 1 && !error.reason.is_empty());
                bad += 1;
            }
        }
    }
    assert!(good > 20 && bad > 600, "{good} good, {bad} bad");
}
