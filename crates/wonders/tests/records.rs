//! Records of whole games: those in `records/`, explained by hand, replay to the end they describe,
//! with the coins they name after every turn; broken ones give one error at the right line and never
//! a panic.

use std::path::Path;

use mirabilia_kernel::record::read;
use mirabilia_kernel::{End, Fast, Game, Luck, RecordError, Seat, SeatSet, Table, Turn};
use mirabilia_wonders::{Phase, State};

/// A record, who wins, and the lines of the score pad for every seat.
struct Golden {
    name: &'static str,
    winner: u8,
    scores: &'static [[i16; 7]],
    /// The coins of every seat after each age.
    coins: [&'static [u16]; 3],
}

const GOLDEN: [Golden; 3] = [
    Golden {
        name: "three",
        winner: 2,
        scores: &[[0, 5, -5, 20, 7, 4, 13], [3, 6, 11, 14, 3, 13, 0], [10, 0, 12, 20, 0, 4, 9]],
        coins: [&[6, 7, 0], &[6, 7, 6], &[15, 19, 0]],
    },
    Golden {
        name: "five",
        winner: 3,
        scores: &[
            [10, 3, 2, 10, 0, 13, 4],
            [3, 5, 10, 12, 3, 1, 0],
            [10, 7, 8, 9, 6, 4, 5],
            [20, 5, -5, 13, 6, 1, 11],
            [0, 4, 13, 22, 3, 9, 0],
        ],
        coins: [&[9, 10, 0, 3, 10], &[15, 13, 4, 6, 3], &[10, 17, 22, 16, 14]],
    },
    Golden {
        name: "seven",
        winner: 1,
        scores: &[
            [7, 2, -4, 17, 1, 2, 9],
            [15, 1, 16, 19, 3, 1, 0],
            [10, 7, -5, 14, 4, 2, 13],
            [7, 4, 18, 12, 0, 4, 7],
            [3, 5, -5, 25, 1, 1, 8],
            [10, 3, 13, 10, 0, 4, 10],
            [0, 6, 7, 7, 8, 16, 5],
        ],
        coins: [&[2, 3, 4, 3, 4, 6, 5], &[0, 3, 23, 2, 13, 9, 14], &[6, 4, 21, 13, 17, 11, 20]],
    },
];

const NAMES: [&str; 7] = ["Ada", "Bo", "Cem", "Dag", "Eva", "Finn", "Gro"];

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

fn coins(state: &State) -> Vec<u16> {
    Seat::all(state.seats()).map(|seat| state.city(seat).coins()).collect()
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

#[test]
fn records_replay_to_the_end_they_describe() {
    for golden in &GOLDEN {
        let name = golden.name;
        let table = read::<State>(&text(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let state = table.state();
        assert_eq!((table.turn(), state.phase()), (Turn::Over, Phase::Over), "{name}");
        let outcome = state.outcome().unwrap();
        let winner = SeatSet::only(Seat::new(golden.winner));
        assert_eq!((outcome.end, outcome.winners), (End::Points, winner), "{name}");
        assert_eq!(usize::from(state.seats()), golden.scores.len(), "{name}");
        for (seat, wanted) in Seat::all(state.seats()).zip(golden.scores) {
            assert_eq!(state.score(seat).0[..7], *wanted, "{name}, seat {seat}");
            assert_eq!(state.score(seat).total(), wanted.iter().sum::<i16>(), "{name}");
        }
    }
}

#[test]
fn coins_and_conflicts_after_each_age_are_those_of_the_comments() {
    for golden in &GOLDEN {
        let (name, text) = (golden.name, text(golden.name));
        let (mut turns, mut ages) = (0, 0);
        let first = text.lines().take_while(|line| !line.starts_with("0 ")).count();
        let header: Vec<&str> = text.lines().take(first).collect();
        let mut table = read::<State>(&header.join("\n")).unwrap();
        for line in text.lines().skip(first) {
            let (step, note) = line.split_once('#').unwrap_or((line, ""));
            if !step.trim().is_empty() {
                table.step(step).unwrap_or_else(|error| panic!("{name}: {line}: {error}"));
            }
            let state = table.state();
            let told = note.rsplit_once("coins ").filter(|_| !step.trim().is_empty());
            if let Some((_, told)) = told.filter(|(_, told)| told.contains(", ")) {
                assert_eq!(told, list(coins(state)), "{name}: {line}");
                turns += 1;
            }
            if let Some(told) = note.strip_prefix(" Conflicts of Age ") {
                let strength = Seat::all(state.seats()).map(|seat| state.city(seat).shields());
                let age = ["I", "II", "III"][ages];
                assert_eq!(told, format!("{age}: strength {}.", list(strength)), "{name}");
            }
            if let Some(told) = note.strip_prefix(" After Age ") {
                let age = ["I", "II", "III"][ages];
                let military = Seat::all(state.seats()).map(|seat| state.score(seat).0[2]);
                let wanted =
                    format!("{age}: coins {}; military {}.", list(coins(state)), list(military));
                assert_eq!(told, wanted, "{name}");
                assert_eq!(coins(state), golden.coins[ages], "{name}, age {age}");
                ages += 1;
            }
        }
        assert!(turns >= 18, "{name}: coins are told {turns} times");
        assert_eq!(ages, 3, "{name}");
    }
}

#[test]
fn the_comments_tell_the_same_score() {
    for golden in &GOLDEN {
        let text = text(golden.name);
        let lines = golden.scores.iter().enumerate().flat_map(|(seat, score)| {
            let total = format!("# Seat {seat}, {}: {}", NAMES[seat], score.iter().sum::<i16>());
            let parts = State::CATEGORIES.iter().zip(score);
            [total].into_iter().chain(parts.map(|(line, points)| format!("#   {line} {points}: ")))
        });
        let mut from = 0;
        for line in lines {
            let found = text[from..].find(&line);
            from += found.unwrap_or_else(|| panic!("{}: no \"{line}\" there", golden.name));
        }
        assert!(text.contains(&format!("# {} wins", NAMES[usize::from(golden.winner)])));
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

fn line_of(text: &str, start: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(start)).expect("such a line")
}

/// A record with the line that starts so replaced by another.
fn broken(name: &str, start: &str, by: &str) -> (usize, RecordError) {
    let text = text(name);
    let line = line_of(&text, start);
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line - 1] = by;
    let error = read::<State>(&lines.join("\n")).expect_err(by);
    (line, error)
}

#[test]
fn a_wrong_step_gives_one_error_at_its_line() {
    // The line, what stands there instead, words of the reason, and whether legal moves are shown.
    for (start, by, words, legal) in [
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
    ] {
        let (line, error) = broken("three", start, by);
        assert_eq!(error.line, line, "{by}: {error}");
        assert!(error.reason.contains(words), "{by}: {error}");
        assert_eq!(!error.legal.is_empty(), legal, "{by}: {error}");
        assert!(error.to_string().starts_with(&format!("line {line}: ")), "{error}");
    }
    let (_, error) = broken("three", "0 build theater", "0 build palace");
    assert!(error.legal.iter().any(|line| line == "0 build theater"), "{error}");
    assert!(error.legal.iter().any(|line| line.starts_with("1 ")), "all who still owe a move");
}

#[test]
fn a_wrong_deal_is_refused() {
    let text = text("three");
    let deal = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
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
        let (line, error) = broken("three", start, &by);
        assert_eq!(error.line, line, "{error}");
        assert!(error.reason.contains(words), "{error}");
        assert!(error.legal.is_empty());
    }
    for (start, by, words) in [
        ("deal wonders", "deal wonders halikarnassos rhodos olympia gizah gizah", "dealt twice"),
        ("deal wonders", "deal wonders halikarnassos", "1 wonders; expected 5"),
        ("deal sides", "deal sides day day night night", "4 sides; expected 5"),
        ("deal sides", "deal sides day day night night dusk", "no side \"dusk\""),
    ] {
        let (line, error) = broken("five", start, by);
        assert_eq!(error.line, line, "{error}");
        assert!(error.reason.contains(words), "{error}");
    }
}

#[test]
fn a_missing_or_extra_line_is_found() {
    let text = text("three");
    let without: String =
        text.lines().filter(|line| !line.starts_with("deal age 2")).collect::<Vec<_>>().join("\n");
    let error = read::<State>(&without).unwrap_err();
    assert_eq!(error.line, line_of(&text, "deal age 2"), "the next step stands there");
    assert!(error.reason.contains("luck is due"), "{error}");
    let more = format!("{text}0 sell altar\n");
    let error = read::<State>(&more).unwrap_err();
    assert_eq!(error.line, more.lines().count());
    assert!(error.reason.contains("the game is over"), "{error}");
    let more = format!("{text}deal sides day day day\n");
    assert!(read::<State>(&more).unwrap_err().reason.contains("the game is over"));
}

#[test]
fn a_wrong_header_gives_one_error_at_its_line() {
    for (text, line, words) in [
        ("", 1, "empty"),
        ("mirabilia 1 duel\nseats 3", 1, "a record of \"duel\", not of wonders"),
        ("mirabilia 2 wonders\nseats 3", 1, "record version 2"),
        ("mirabilia 1 wonders", 1, "no \"seats N\" line"),
        ("mirabilia 1 wonders\nseats 2", 2, "seats is \"2\"; expected 3 to 7"),
        ("mirabilia 1 wonders\nseats 8", 2, "seats is \"8\"; expected 3 to 7"),
        ("mirabilia 1 wonders\nseats 3\nnames Ann, Bea", 3, "3 names"),
        ("mirabilia 1 wonders\nseats 3\noptions sides=up", 3, "sides is \"up\""),
        ("mirabilia 1 wonders\nseats 3\noptions wonders=day", 3, "wonders is \"day\""),
        ("mirabilia 1 wonders\nseats 3\noptions first=1", 3, "first"),
    ] {
        let error = read::<State>(text).expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
        assert!(error.reason.contains(words), "{text:?}: {error}");
    }
}

#[test]
fn noise_gives_a_short_error() {
    let mut luck = Fast::new(10);
    let header = "mirabilia 1 wonders\nseats 7\n";
    for (from, to, line) in [(33, 127, 0), (32, 127, 60), (0, 0x3000, 200)] {
        let mut text = String::with_capacity(4 << 20);
        while text.len() < 4 << 20 {
            let end = line > 0 && luck.below(line) == 0;
            let letter = char::from_u32(from + luck.below(to - from)).unwrap_or('?');
            text.push(if end { '\n' } else { letter });
        }
        assert!(read::<State>(&text).unwrap_err().line <= 3);
        let error = read::<State>(&format!("{header}{text}")).unwrap_err();
        assert!((3..10).contains(&error.line), "{}", error.line);
        assert!(error.to_string().len() < 1000, "{error}");
        assert!(!error.to_string().contains('\0'), "nothing unprintable is repeated");
    }
}

#[test]
fn a_record_cut_anywhere_fails_at_its_last_line_or_not_at_all() {
    let mut cut_short = 0;
    for golden in &GOLDEN {
        let text = text(golden.name);
        let first_step = text.find("\ndeal ").unwrap();
        // Every byte of the header and the first deals, then every thirteenth.
        for cut in (0..first_step + 300).chain((first_step + 300..text.len()).step_by(13)) {
            let Some(part) = text.get(..cut) else { continue };
            let Err(error) = read::<State>(part) else { continue };
            let says = |line: &str| !line.split('#').next().unwrap_or("").trim().is_empty();
            let last = part.lines().enumerate().filter(|(_, line)| says(line)).last();
            let last = last.map_or(1, |(index, _)| index + 1);
            assert_eq!(error.line, last, "{}, cut at byte {cut}: {error}", golden.name);
            cut_short += 1;
        }
    }
    assert!(cut_short > 500, "{cut_short} errors");
}

#[test]
fn records_with_flipped_bytes_never_panic() {
    let mut luck = Fast::new(20_000);
    let texts: Vec<Vec<u8>> = GOLDEN
        .iter()
        .map(|golden| read::<State>(&text(golden.name)).unwrap().record().write().into_bytes())
        .collect();
    let (mut good, mut bad) = (0, 0);
    for number in 0..10_000 {
        let mut bytes = texts[number % texts.len()].clone();
        for _ in 0..=luck.below(3) {
            let at = luck.below(bytes.len() as u32) as usize;
            // Any byte, or one that records are made of.
            bytes[at] = match luck.below(3) {
                0 => luck.below(256) as u8,
                1 => b"0123456789 \n#/?=,-abcdeg"[luck.below(24) as usize],
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
    assert!(good > 20 && bad > 7_000, "{good} good, {bad} bad");
}
