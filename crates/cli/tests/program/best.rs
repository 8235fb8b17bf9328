//! `mirabilia best`: the best move where a record stops.

use crate::common::{Folder, random_dice, random_game, random_record, random_wonders, run};
use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, Turn};
use serde_json::Value;

const QUICK: [&str; 4] = ["--iterations", "60", "--seed", "3"];

fn best(args: &[&str]) -> String {
    let ran = run(&[&["best"], args, &QUICK[..]].concat(), "");
    assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
    ran.out
}

/// A game cut where a seat decides, with that seat.
fn running(table: &AnyTable, from: usize) -> (AnyTable, Seat) {
    let spot = (from..).map(|steps| table.rewound(steps)).find_map(|table| match table.turn() {
        Turn::Seats(seats) => seats.first().map(|seat| (table, seat)),
        _ => None,
    });
    spot.expect("somebody decides later")
}

#[test]
fn json_says_a_legal_move_with_its_value_and_why() {
    let folder = Folder::new();
    let wonders = random_wonders(3, 2, "");
    for (table, categories) in
        [(random_game(2, "", |_| {}), 8), (wonders, 7), (random_dice(3, 2), 8)]
    {
        let (table, seat) = running(&table, 21);
        let file = folder.with("game.rec", table.write());
        let out = best(&[&file, "--seat", &seat.to_string(), "--json"]);
        assert_eq!(out.lines().count(), 1);
        let said: Value = serde_json::from_str(&out).expect("JSON");
        let legal = table.legal_moves(seat);
        assert_eq!(said["game"], table.kind().name());
        assert_eq!((&said["seat"], &said["bot"]), (&Value::from(seat.index()), &"search".into()));
        assert!(legal.contains(&said["move"].as_str().unwrap().to_owned()), "{said}");
        assert!((0.0..=1.0).contains(&said["value"].as_f64().unwrap()));
        let moves = said["moves"].as_array().unwrap();
        assert_eq!(moves.len(), legal.len());
        assert_eq!(moves[0]["move"], said["move"]);
        assert!(moves.iter().all(|m| m["visits"].as_u64() > Some(0)), "every move is measured");
        assert_eq!(said["expected"]["by"].as_object().unwrap().len(), categories);
        assert!(said["reasons"].as_array().unwrap().len() <= 3);
        if let Some(first) = said["line"][0].as_str() {
            assert_eq!(first, format!("{seat} {}", said["move"].as_str().unwrap()));
        }
        assert_eq!(best(&[&file, "--seat", &seat.to_string(), "--json"]), out, "the same again");
    }
}

/// The search while it thinks: objects for programs, lines for a pipe, more iterations each time.
#[test]
fn a_search_is_watched() {
    let folder = Folder::new();
    for table in [random_game(3, "", |_| {}), random_wonders(3, 2, ""), random_dice(3, 2)] {
        let (table, seat) = running(&table, 30);
        let (file, seat_word) = (folder.with("game.rec", table.write()), seat.to_string());
        let args = [&*file, "--seat", &seat_word, "--watch", "--iterations", "4000"];
        let ran = run(&[&["best"], &args[..], &["--json"]].concat(), "");
        assert_eq!((ran.code, &*ran.err), (0, ""));
        let said: Vec<Value> =
            ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let iterations: Vec<u64> =
            said.iter().map(|one| one["iterations"].as_u64().expect("a number")).collect();
        assert!(iterations.is_sorted(), "{iterations:?}");
        let last = said.last().expect("a report");
        assert!(table.legal_moves(seat).contains(&last["move"].as_str().unwrap().to_owned()));
        assert!((0.0..=1.0).contains(&last["value"].as_f64().unwrap()));
        assert_eq!(last["moves"][0]["move"], last["move"]);
        let lines = run(&[&["best"], &args[..]].concat(), "").out;
        assert!(lines.lines().all(|line| line.contains(" s ") && line.contains(" %")), "{lines}");
    }
}

#[test]
fn a_page_says_the_move_in_words() {
    let folder = Folder::new();
    let (table, _) = running(&random_game(3, "", |_| {}), 30);
    let page = best(&[&folder.with("game.rec", table.write())]);
    for said in ["to move", " % ", "expected points", "Alternatives", "legal moves"] {
        assert!(page.contains(said), "{said:?} is not in\n{page}");
    }
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
}

#[test]
fn a_bot_can_be_asked_instead() {
    let folder = Folder::new();
    let (table, _) = running(&random_game(4, "", |_| {}), 25);
    let file = folder.with("game.rec", table.write());
    for bot in ["random", "easy", "normal", "greedy", "hard", "search", "expert"] {
        let said: Value =
            serde_json::from_str(&best(&[&file, "--bot", bot, "--json"])).expect("JSON");
        assert_eq!(said["bot"], bot);
    }
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = Folder::new();
    let over = folder.with("over.rec", random_record(1));
    let luck = folder.with("luck.rec", random_game(1, "", |_| {}).rewound(0).write());
    let (table, seat) = running(&random_game(1, "", |_| {}), 10);
    let file = folder.with("game.rec", table.write());
    let (all, _) = running(&random_wonders(3, 1, ""), 5);
    let all = folder.with("all.rec", all.write());
    let nowhere = folder.at("nowhere.rec");
    let other = seat.other().to_string();
    let cases: &[(&[&str], i32, &str)] = &[
        (&["best", &nowhere], 1, "cannot read"),
        (&["best", &over], 1, "no move is due: the game is over"),
        (&["best", &luck], 1, "no move is due: luck is due"),
        (&["best", &over, "--seat", "0"], 1, "has nothing to decide"),
        (&["best", &file, "--seat", &other], 1, "has nothing to decide"),
        (&["best", &file, "--seat", "9"], 1, "--seat: no seat \"9\"; seats are 0"),
        (&["best", &all], 1, "choose one with --seat S"),
        (&["best", &file, "--bot", "hal"], 2, "[possible values: random"),
        (&["best", &file, "--iterations", "0"], 2, "--iterations"),
    ];
    for (args, code, said) in cases {
        let ran = run(args, "");
        assert_eq!((ran.code, &*ran.out), (*code, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
    }
}
