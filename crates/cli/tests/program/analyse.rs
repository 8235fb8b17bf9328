//! `mirabilia analyse`: every decision judged, as a page, as JSON and as a picture.

use crate::common::{Folder, random_dice, random_game, random_record, random_wonders, read, run};
use serde_json::Value;

/// Few iterations: what is tested here is the shape, not the strength.
const QUICK: [&str; 4] = ["--iterations", "16", "--seed", "3"];

fn analyse(args: &[&str]) -> String {
    let ran = run(&[&["analyse"], args, &QUICK[..]].concat(), "");
    assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
    ran.out
}

fn json(args: &[&str]) -> Value {
    let out = analyse(&[args, &["--json"]].concat());
    assert_eq!(out.lines().count(), 1, "one object and nothing else");
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn json_is_one_object_of_the_promised_shape() {
    let folder = Folder::new();
    let table = random_game(1, "", |_| {});
    let said = json(&[&folder.with("game.rec", table.write())]);
    assert_eq!(said["game"], "duel");
    assert_eq!(said["steps"], table.steps());
    assert_eq!((&said["over"], &said["complete"]), (&Value::Bool(true), &Value::Bool(true)));
    assert_eq!(said["curve"].as_array().unwrap().len(), table.steps() + 1);
    let lines = table.lines_since(0);
    let words = ["best", "good", "inaccuracy", "mistake", "blunder", "forced"];
    for decision in said["decisions"].as_array().unwrap() {
        let played = &decision["played"];
        let (seat, m) = (&decision["seat"], played["move"].as_str().unwrap());
        let number = played["number"].as_u64().unwrap() as usize;
        assert_eq!(lines[number - 1], format!("{seat} {m}"));
        assert!(words.contains(&played["word"].as_str().unwrap()));
        let values = [&decision["value"], &played["value"], &played["loss"]];
        assert!(values.iter().all(|value| (0.0..=1.0).contains(&value.as_f64().unwrap())));
        assert_eq!(decision["moves"][0]["move"], decision["best"]);
        let by = decision["moves"][0]["expected"]["by"].as_object().unwrap();
        assert_eq!(by.len(), 8, "the lines of the score pad");
    }
    assert_eq!(said["summary"].as_array().unwrap().len(), 2);
}

#[test]
fn a_page_has_a_row_for_every_decision_and_fits_80_columns() {
    let folder = Folder::new();
    let wonders = random_wonders(3, 2, "");
    for table in [random_game(2, "", |_| {}), wonders, random_dice(2, 2)] {
        let page = analyse(&[&folder.with("game.rec", table.write())]);
        for line in page.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        let moves = table.lines_since(0);
        for (number, line) in (1..).zip(&moves) {
            let row = page.lines().any(|row| row.starts_with(&format!("{number:>5} ")));
            assert_eq!(row, line.starts_with(|c: char| c.is_ascii_digit()), "{number} {line}");
        }
        for said in ["Every decision, judged by what the player knew", "Win chance", "Accuracy"] {
            assert!(page.contains(said), "{said:?} is not in\n{page}");
        }
    }
}

/// At the end of a page: the decisions that mattered, and what luck did to each player's chance.
#[test]
fn a_page_ends_with_key_moments_and_luck() {
    let folder = Folder::new();
    let mut with_moments = 0;
    for seed in 1..=3 {
        let table = random_game(seed, "", |_| {});
        let file = folder.with("game.rec", table.write());
        let deep = [&*file, "--iterations", "150", "--seed", "1"];
        let page = run(&[&["analyse"], &deep[..]].concat(), "").out;
        let said = run(&[&["analyse"], &deep[..], &["--json"]].concat(), "").out;
        let said: Value = serde_json::from_str(&said).expect("JSON");
        let moments = said["moments"].as_array().expect("a list");
        assert_eq!(page.contains("Key moments\n"), !moments.is_empty(), "{page}");
        with_moments += usize::from(!moments.is_empty());
        let luck = page.split("What moved the chances, in percentage points\n").nth(1);
        let luck = luck.expect("a finished game has its luck");
        for name in ["seat 0", "seat 1"] {
            assert!(luck.lines().any(|line| line.starts_with(name)), "{luck}");
        }
        assert!(luck.contains("luck ") && luck.contains("own decisions "), "{luck}");
    }
    assert!(with_moments > 0, "random players make mistakes");
}

#[test]
fn the_same_numbers_give_the_same_bytes_on_any_number_of_threads() {
    let folder = Folder::new();
    let file = folder.with("game.rec", random_wonders(3, 5, "").rewound(20).write());
    let one = analyse(&[&file, "--json", "--threads", "1"]);
    assert_eq!(one, analyse(&[&file, "--json", "--threads", "2"]));
    assert_eq!(one, analyse(&[&file, "--json"]));
}

#[test]
fn a_running_game_is_judged_but_not_with_full_knowledge() {
    let folder = Folder::new();
    let over = random_wonders(3, 4, "");
    let running = folder.with("running.rec", over.rewound(20).write());
    let said = json(&[&running, "--seat", "1"]);
    assert_eq!((&said["over"], &said["seat"]), (&Value::Bool(false), &Value::from(1)));
    let decisions = said["decisions"].as_array().unwrap();
    assert!(decisions.iter().all(|decision| decision["seat"] == 1) && !decisions.is_empty());
    let page = analyse(&[&running]);
    assert!(page.contains("still running") && page.contains("to play: "), "{page}");

    let ran = run(&[&["analyse", &running, "--full"], &QUICK[..]].concat(), "");
    assert_eq!((ran.code, &*ran.out), (1, ""));
    assert!(ran.err.contains("--full") && ran.err.contains("still running"), "{}", ran.err);
    let finished = folder.with("over.rec", over.write());
    let said = json(&[&finished, "--full", "--seat", "0"]);
    assert_eq!(said["full"], true);
}

#[test]
fn a_picture_is_drawn() {
    let folder = Folder::new();
    let mut record = random_wonders(4, 6, "").rewound(12).write();
    record = record.replacen("seats 4\n", "seats 4\nnames A<b>, B&C, \"D\", E\n", 1);
    let svg = folder.at("curve.svg");
    analyse(&[&folder.with("game.rec", record), "--svg", &svg]);
    let drawn = read(&svg);
    assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n"), "{drawn}");
    for safe in ["A&lt;b&gt;", "B&amp;C", "&quot;D&quot;"] {
        assert!(drawn.contains(safe), "{safe}");
    }
    let file = folder.with("game.rec", random_record(1));
    let nowhere = folder.at("no/such/folder.svg");
    let ran = run(&[&["analyse", &file, "--svg", &nowhere], &QUICK[..]].concat(), "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("--svg: cannot write"), "{}", ran.err);
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = Folder::new();
    let file = folder.with("game.rec", random_record(1));
    let bad = folder.with("bad.rec", "mirabilia 1 duel\nseats 2\n0 fly\n");
    let nowhere = folder.at("nowhere.rec");
    let cases: &[(&[&str], i32, &str)] = &[
        (&["analyse", &nowhere], 1, "cannot read"),
        (&["analyse", &bad], 1, "line 3"),
        (&["analyse", &file, "--seat", "2"], 1, "--seat: no seat \"2\"; seats are 0"),
        (&["analyse", &file, "--seat", "x"], 1, "--seat: no seat \"x\""),
        (&["analyse", &file, "--time-ms", "0"], 2, "--time-ms"),
        (&["analyse", &file, "--threads", "0"], 2, "--threads"),
        (&["analyse", &file, "--boards", "balanced"], 2, "--boards works only with dice"),
        (&["analyse"], 1, "cannot read /dev/null/data"),
    ];
    for (args, code, said) in cases {
        let ran = run(args, "");
        assert_eq!((ran.code, &*ran.out), (*code, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
    }
}
