//! Described positions on the command line: written from a record, read by every command that reads
//! records, refused with the line. The examples of `docs/positions.md` are run.

use std::path::Path;

use crate::common::{self, Folder, random_dice, random_game, random_wonders, run};
use mirabilia_engine::Engine;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Game, Options, Seat, Turn, Viewer};
use serde_json::{Value, json};

/// The fenced blocks of the page: kind, first line, text.
fn blocks() -> Vec<(String, usize, String)> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/positions.md");
    let mut blocks: Vec<(String, usize, String)> = Vec::new();
    let mut inside = false;
    for (line, said) in (1..).zip(common::read(page).lines()) {
        if let Some(kind) = said.strip_prefix("```") {
            inside = !inside;
            if inside {
                blocks.push((kind.to_owned(), line + 1, String::new()));
            }
        } else if inside {
            let (_, _, text) = blocks.last_mut().expect("a block is open");
            *text += said;
            text.push('\n');
        }
    }
    blocks
}

#[test]
fn examples_of_the_page_are_games_or_refused_as_it_says() {
    let blocks = blocks();
    let (mut read, mut games) = (0, Vec::new());
    for (at, (_, line, text)) in blocks.iter().enumerate().filter(|(_, b)| b.0 == "record") {
        let place = format!("docs/positions.md:{line}");
        let refusal = blocks.get(at + 1).filter(|next| next.0 == "refusal");
        match (AnyTable::read(text), refusal) {
            (Err(error), Some(refusal)) => {
                assert_eq!(error.to_string(), refusal.2.trim_end(), "{place}");
            }
            (Ok(_), Some(_)) => panic!("{place}: should be refused"),
            (Err(error), None) => panic!("{place}: {error}"),
            (Ok(table), None) => {
                let written = table.write();
                let again = AnyTable::read(&written).unwrap();
                assert_eq!(again.write(), written, "{place}");
                assert_eq!(again.legal_lines(), table.legal_lines(), "{place}");
                games.push(table.kind());
            }
        }
        read += 1;
    }
    assert!(read >= 5, "only {read} records found");
    assert!(GameKind::ALL.iter().all(|kind| games.contains(kind)), "every game has an example");
}

#[test]
fn templates_read_as_they_stand() {
    for &kind in GameKind::ALL {
        let range = mirabilia_games::for_game!(kind, G => G::SEATS);
        for seats in range {
            let text =
                AnyTable::position_template(kind, seats, &Options::default()).expect("a template");
            let table = AnyTable::read(&text).unwrap_or_else(|e| panic!("{kind:?}: {e}\n{text}"));
            assert_eq!((table.kind(), table.seats()), (kind, seats));
            assert!(matches!(table.turn(), Turn::Seats(_)), "{text}");
        }
    }
    let ran = run(&["position", "--template", "wonders", "--option", "sides=night"], "");
    assert!(ran.out.contains("options sides=night\n"), "{}", ran.out);
    assert!(AnyTable::read(&ran.out).is_ok(), "{}", ran.out);
}

#[test]
fn a_record_is_described_where_it_stands() {
    let folder = Folder::new();
    let games = [random_game(3, "", |_| {}), random_wonders(4, 3, ""), random_dice(3, 3)];
    for table in games {
        let file = folder.with("game.rec", table.write());
        // A position leaves out choices that wait for others: stop where none do.
        let whole = |n: &usize| table.rewound(*n).steps() == *n;
        let at = (0..=table.steps() / 2).rev().find(whole).expect("the beginning is one");
        let half = table.rewound(at);
        let at = at.to_string();
        let ran = run(&["position", &file, "--at", &at], "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        let position = AnyTable::read(&ran.out).unwrap();
        assert_eq!(position.write(), ran.out);
        assert_eq!((position.steps(), position.turn()), (0, half.turn()));
        assert_eq!(position.legal_lines(), half.legal_lines());
        assert_eq!(position.scores(), half.scores());
        for seat in Seat::all(table.seats()) {
            let eyes = Viewer::Seat(seat);
            assert_eq!(position.view(eyes), half.view(eyes), "seat {seat}");
        }
        // The rest of the game goes on from there.
        let rest = table.lines_since(half.steps());
        let whole = format!("{}{}\n", ran.out, rest.join("\n"));
        let on = AnyTable::read(&whole).unwrap();
        assert_eq!((on.write(), on.scores()), (whole, table.scores()));
        assert_eq!(on.rewound(0).write(), ran.out);

        let ran = run(&["position", &file], "");
        assert_eq!((ran.code, ran.out.as_str()), (1, ""));
        assert!(ran.err.contains("the game is over at this point; use --at N"), "{}", ran.err);
        let ran = run(&["position", &file, "--at", "9999"], "");
        assert_eq!(ran.code, 1);
    }
    assert_eq!(run(&["position"], "").code, 1, "no games are saved there");
    assert_eq!(run(&["position", "a.rec", "--template", "duel"], "").code, 2);
}

/// A table of 7 Wonders as seat 0 knows it.
const KNOWN: &str = "mirabilia 1 wonders\nseats 3\nposition\nage 1\nturn 5\n\
    0 wonder gizah day\n0 cards lumber-yard baths\n0 stages 1\n0 hand altar loom-1 barracks\n\
    1 wonder rhodos day\n1 cards ore-vein clay-pool\n\
    2 wonder olympia day\n2 cards stone-pit workshop apothecary\nend\n";

#[test]
fn every_reader_of_records_takes_a_position() {
    let folder = Folder::new();
    let file = folder.with("table.rec", KNOWN);
    let ran = run(&["replay", &file, "--json"], "");
    let summary: Value = serde_json::from_str(&ran.out).expect("one object");
    assert_eq!((&summary["steps"], &summary["over"]), (&json!(0), &json!(false)));
    assert_eq!(run(&["replay", &file], "").code, 0);
    let ran = run(&["perft", "wonders", "1", &file], "");
    let legal = AnyTable::read(KNOWN).unwrap().legal_moves(Seat::new(0));
    assert_eq!(ran.out.lines().last(), Some(legal.len().to_string().as_str()));

    let mut engine = Engine::default();
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&engine.answer(&request.to_string()).text).expect("an answer")
    };
    let loaded = ask(json!({"do": "load", "text": KNOWN}));
    assert_eq!(loaded["turn"], json!({"seats": [0, 1, 2]}), "{loaded}");
    assert_eq!(ask(json!({"do": "legal", "seat": 0}))["moves"], json!(legal));
    let advice = ask(json!({"do": "go", "seat": 0, "bot": "greedy", "seed": 1}));
    assert!(legal.iter().any(|m| advice["move"] == **m), "{advice}");
    let wrong = KNOWN.replace("loom-1", "loom-9");
    let refused = ask(json!({"do": "load", "text": wrong}));
    let message = refused["error"]["message"].as_str().unwrap_or_default();
    assert!(message.contains("line 9: hand of seat 0 is \"loom-9\""), "{refused}");
    assert!(message.contains("perhaps loom-1"), "{refused}");
}

/// What is made up is hidden: the seat sees the same table whatever the others hold.
#[test]
fn nobody_knows_what_was_made_up() {
    let view = AnyTable::read(KNOWN).unwrap().view(Viewer::Seat(Seat::new(0)));
    for hand in ["theater marketplace scriptorium", "press-1 timber-yard clay-pit"] {
        let told = KNOWN.replace("2 wonder", &format!("1 hand {hand}\n2 wonder"));
        let table = AnyTable::read(&told).unwrap();
        assert_eq!(table.view(Viewer::Seat(Seat::new(0))), view, "with {hand} in hand 1");
        assert_ne!(table.write(), AnyTable::read(KNOWN).unwrap().write());
    }
    let picture = serde_json::to_value(&view).unwrap().to_string();
    assert!(!picture.contains("scriptorium"), "{picture}");
}
