//! Records of whole games: those in `records/`, explained by hand, replay to the end they describe;
//! broken ones give one error at the right line and never a panic.

use std::path::Path;

use mirabilia_duel::{Phase, State};
use mirabilia_kernel::record::read;
use mirabilia_kernel::{End, Fast, Game, Luck, RecordError, Seat, SeatSet, Table, Turn};

/// A record, how it ends, who wins, and the lines of the score pad for both seats.
struct Golden {
    name: &'static str,
    end: End,
    winners: &'static [u8],
    scores: [[i16; 8]; 2],
}

const GOLDEN: [Golden; 5] = [
    Golden {
        name: "points",
        end: End::Points,
        winners: &[1],
        scores: [[20, 0, 6, 12, 11, 0, 5, 10], [24, 11, 6, 7, 14, 0, 7, 0]],
    },
    Golden {
        name: "military",
        end: End::Military,
        winners: &[0],
        scores: [[21, 3, 6, 18, 11, 0, 4, 10], [12, 8, 6, 4, 7, 16, 10, 0]],
    },
    Golden {
        name: "science",
        end: End::Science,
        winners: &[1],
        scores: [[20, 1, 3, 5, 10, 0, 5, 5], [23, 11, 0, 0, 19, 0, 0, 0]],
    },
    Golden {
        name: "blue-decides",
        end: End::Points,
        winners: &[1],
        scores: [[23, 10, 0, 0, 12, 7, 5, 2], [27, 4, 6, 6, 15, 0, 1, 0]],
    },
    Golden {
        name: "shared",
        end: End::Points,
        winners: &[0, 1],
        scores: [[26, 7, 3, 4, 13, 0, 2, 0], [26, 6, 9, 4, 8, 0, 2, 0]],
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
        let outcome = state.outcome().unwrap();
        let winners: SeatSet = golden.winners.iter().map(|&seat| Seat::new(seat)).collect();
        assert_eq!((outcome.end, outcome.winners), (golden.end, winners), "{name}");
        assert_eq!(state.phase(), Phase::Over(golden.end), "{name}");
        for (seat, wanted) in Seat::all(2).zip(golden.scores) {
            assert_eq!(state.score(seat).0, wanted, "{name}, seat {seat}");
        }
    }
}

#[test]
fn the_comments_tell_the_same_score() {
    for golden in &GOLDEN {
        let text = text(golden.name);
        let lines = golden.scores.iter().enumerate().flat_map(|(seat, score)| {
            let who = ["Antoine", "Bruno"][seat];
            let total = format!("# Seat {seat}, {who}: {}", score.iter().sum::<i16>());
            let parts = State::CATEGORIES.iter().zip(score);
            [total].into_iter().chain(parts.map(|(line, points)| format!("#   {line} {points}: ")))
        });
        let mut from = 0;
        for line in lines {
            let found = text[from..].find(&line);
            from += found.unwrap_or_else(|| panic!("{}: no \"{line}\" there", golden.name));
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

fn line_of(text: &str, start: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(start)).expect("such a line")
}

/// The record of the game by points with the line that starts so replaced by another.
fn broken(start: &str, by: &str) -> (usize, RecordError) {
    let text = text("points");
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
        ("deal tokens", "deal tokens law economy", "five different tokens", false),
        (
            "deal tokens",
            "deal tokens law law economy masonry theology",
            "stands there twice",
            false,
        ),
        ("deal tokens", "deal wonders colossus sphinx piraeus pyramids", "tokens are dealt", false),
        ("deal wonders circus", "deal wonders sphinx mausoleum piraeus pyramids", "before", false),
        ("deal library", "deal library economy architecture urbanism", "not in the box", false),
        ("deal library", "deal library architecture urbanism", "three different", false),
        ("deal age 2", "deal age 3", "rows; age 3 has 7", false),
        ("deal age 1", "deal age 4 altar", "no age \"4\"", false),
        ("deal age 1", "deal age 1 altar / ? ? ? / ? / ? / ?", "row 1 has 1 cards, not 2", false),
    ] {
        let (line, error) = broken(start, by);
        assert_eq!(error.line, line, "{by}: {error}");
        assert!(error.reason.contains(words), "{by}: {error}");
        assert_eq!(!error.legal.is_empty(), legal, "{by}: {error}");
        assert!(error.to_string().starts_with(&format!("line {line}: ")), "{error}");
    }
    let (_, error) = broken("1 build tavern", "1 build baths");
    assert!(error.legal.iter().any(|line| line == "1 build tavern"), "{error}");
}

#[test]
fn a_missing_or_extra_line_is_found() {
    let text = text("points");
    let without: String =
        text.lines().filter(|line| !line.starts_with("reveal 12 ")).collect::<Vec<_>>().join("\n");
    let error = read::<State>(&without).unwrap_err();
    assert_eq!(error.line, line_of(&text, "reveal 12 "), "the next step stands there");
    assert!(error.reason.contains("luck is due"), "{error}");
    let more = format!("{text}0 sell altar\n");
    let error = read::<State>(&more).unwrap_err();
    assert_eq!(error.line, more.lines().count());
    assert!(error.reason.contains("the game is over"), "{error}");
    let more = format!("{text}reveal 0 altar\n");
    assert!(read::<State>(&more).unwrap_err().reason.contains("the game is over"));
}

#[test]
fn a_wrong_header_gives_one_error_at_its_line() {
    let long_name = format!("mirabilia 1 duel\nseats 2\nnames A, {}", "b".repeat(41));
    let long_line = format!("mirabilia 1 duel\nseats 2\n{}", "x".repeat(5000));
    for (text, line, words) in [
        ("", 1, "empty"),
        ("# nothing but a comment\n\n", 1, "empty"),
        ("mirabilia", 1, "begins with \"mirabilia\""),
        ("mirabilia 1", 1, "a record begins with"),
        ("\n# a comment\nMirabilia 1 duel", 3, "a record begins with"),
        ("mirabilia 2 duel\nseats 2", 1, "record version 2; this program reads version 1"),
        ("mirabilia one duel\nseats 2", 1, "record version one"),
        ("mirabilia 1 dice\nseats 2", 1, "a record of \"dice\", not of duel"),
        ("mirabilia 1 duel", 1, "no \"seats N\" line"),
        ("mirabilia 1 duel\ndeal first 1", 2, "no \"seats N\" line"),
        ("mirabilia 1 duel\nseats two", 2, "seats is \"two\""),
        ("mirabilia 1 duel\nseats 3", 2, "seats is \"3\"; expected 2"),
        ("mirabilia 1 duel\nseats 999", 2, "seats is \"999\""),
        ("mirabilia 1 duel\nseats 2\nseats 2", 3, "a second \"seats\" line"),
        ("mirabilia 1 duel\nseats 2\nnames Ann", 3, "2 names"),
        ("mirabilia 1 duel\nseats 2\nnames Ann, ", 3, "names"),
        (&long_name, 3, "names of 1 to 40 characters"),
        ("mirabilia 1 duel\nseats 2\noptions first", 3, "name=value"),
        ("mirabilia 1 duel\nseats 2\noptions first=2", 3, "first is \"2\""),
        ("mirabilia 1 duel\nseats 2\noptions colour=red", 3, "colour"),
        ("mirabilia 1 duel\nseats 2\noptions first=1 first=1", 3, "only once"),
        (&long_line, 3, "5000 bytes long"),
    ] {
        let error = read::<State>(text).expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
        assert!(error.reason.contains(words), "{text:?}: {error}");
    }
}

#[test]
fn ten_megabytes_of_noise_give_a_short_error() {
    let mut luck = Fast::new(10);
    let noise = |luck: &mut Fast, from: u32, to: u32, line: u32| -> String {
        let mut text = String::with_capacity(10 << 20);
        while text.len() < 10 << 20 {
            let end = line > 0 && luck.below(line) == 0;
            let letter = char::from_u32(from + luck.below(to - from)).unwrap_or('?');
            text.push(if end { '\n' } else { letter });
        }
        text
    };
    let header = "mirabilia 1 duel\nseats 2\n";
    let one_line = noise(&mut luck, 33, 127, 0);
    let lines = noise(&mut luck, 32, 127, 60);
    let binary = noise(&mut luck, 0, 0x3000, 200);
    for text in [one_line, lines, binary] {
        let error = read::<State>(&text).unwrap_err();
        assert!(error.line <= 3, "{}", error.line);
        let error = read::<State>(&format!("{header}{text}")).unwrap_err();
        assert!((3..10).contains(&error.line), "{}", error.line);
        assert!(error.to_string().len() < 1000, "{error}");
        assert!(!error.to_string().contains('\0'), "nothing unprintable is repeated");
    }
    // Bytes that are no text at all.
    let bytes: Vec<u8> = (0..100_000).map(|_| luck.below(256) as u8).collect();
    assert!(read::<State>(&String::from_utf8_lossy(&bytes)).is_err());
    // Ten megabytes of comments are a long way to say nothing.
    let comments = "# nothing\n".repeat(1 << 20);
    let table = read::<State>(&format!("{header}{comments}")).unwrap();
    assert_eq!(table.record().steps.len(), 0);
}

#[test]
fn a_record_cut_anywhere_fails_at_its_last_line_or_not_at_all() {
    let mut cut_short = 0;
    for golden in &GOLDEN {
        let text = text(golden.name);
        let first_step = text.find("\ndeal ").unwrap();
        // Every byte of the header and the first deals, then every seventh.
        for cut in (0..first_step + 300).chain((first_step + 300..text.len()).step_by(7)) {
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
    for number in 0..20_000 {
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
    assert!(good > 20 && bad > 15_000, "{good} good, {bad} bad");
}
