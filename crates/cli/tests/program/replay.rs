//! `mirabilia replay`: records checked and told, for people and for programs.

use crate::common::{Folder, random_game, random_record, random_wonders, run};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;
use serde_json::{Value, json};

#[test]
fn json_is_one_object_of_the_promised_shape() {
    let folder = Folder::new();
    for seed in 0..30 {
        let record = random_record(seed);
        let table = AnyTable::read(&record).unwrap();
        let outcome = table.outcome().unwrap();
        let ran = run(&["replay", &folder.with("game.rec", &record), "--json"], "");
        assert_eq!((ran.code, &*ran.err), (0, ""), "game {seed}");
        assert_eq!(ran.out.lines().count(), 1);
        let said: Value = serde_json::from_str(&ran.out).unwrap();
        let fields: Vec<&String> = said.as_object().unwrap().keys().collect();
        let promised = ["end", "game", "over", "scores", "seats", "steps", "turn", "winners"];
        assert_eq!(fields, promised, "sorted");
        assert!(ran.out.starts_with(r#"{"game":"duel","seats":2,"steps":"#), "{}", ran.out);
        assert_eq!(said["steps"], table.steps());
        assert_eq!(said["over"], true);
        assert_eq!(said["end"], outcome.end.name());
        assert_eq!(said["turn"], Value::Null);
        let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
        assert_eq!(said["winners"], json!(winners));
        for (seat, sheet) in said["scores"].as_array().unwrap().iter().enumerate() {
            assert_eq!(sheet["seat"], seat);
            let by = sheet["by"].as_object().unwrap();
            assert_eq!(by.len(), 8);
            let sum: i64 = by.values().map(|points| points.as_i64().unwrap()).sum();
            assert_eq!(sheet["total"], sum);
        }
    }
}

#[test]
fn a_running_game_says_what_it_waits_for() {
    let folder = Folder::new();
    let file = folder.with("game.rec", random_record(1));
    let turn = |at: &str| {
        let ran = run(&["replay", &file, "--json", "--at", at], "");
        let said: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((&said["over"], &said["end"]), (&Value::Bool(false), &Value::Null));
        assert_eq!(said["winners"], json!([]));
        (said["steps"].clone(), said["turn"].clone())
    };
    assert_eq!(turn("0"), (json!(0), json!({"luck": true})));
    assert_eq!(turn("2"), (json!(2), json!({"seats": [0]})));
    assert_eq!(turn("3"), (json!(3), json!({"seats": [1]})));
}

#[test]
fn a_game_is_told_step_by_step() {
    let folder = Folder::new();
    let table = random_game(4, "centre=chooses", |_| {});
    let record = table.write().replace("seats 2\n", "seats 2\nnames Ada, Bo\n");
    let file = folder.with("game.rec", &record);
    let ran = run(&["replay", &file], "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    for said in [
        &format!("7 Wonders Duel, 2 seats, {} steps", table.steps()),
        "players  Ada, Bo",
        "options  centre=chooses",
        "\nBefore the first age\n   1  On the board: ",
        "\nAge I\n",
        "Ada takes ",
        "Bo takes ",
        " is turned up.",
        "━━ The end ━",
        "  Civilian buildings ",
        "  Total ",
        " wins",
    ] {
        assert!(ran.out.contains(said), "{said:?} is not in\n{}", ran.out);
    }
    let numbered = |n: usize| ran.out.lines().any(|l| l.starts_with(&format!("{n:>4}  ")));
    assert!((1..=table.steps()).all(numbered));
    // The same from standard input.
    assert_eq!(run(&["replay", "-"], record).out, ran.out);
}

#[test]
fn a_game_of_wonders_is_told_turn_by_turn() {
    let folder = Folder::new();
    let file = folder.with("game.rec", random_wonders(3, 5, "").write());
    let ran = run(&["replay", &file], "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    let headings =
        ["I", "II", "III"].map(|age| (1..=6).map(move |n| format!("Age {age}, turn {n} of 6")));
    let mut rest = &*ran.out;
    for heading in headings.into_iter().flatten() {
        let heading = format!("\n\n{heading}\n");
        let (_, after) = rest.split_once(&heading).unwrap_or_else(|| panic!("{heading}: {rest}"));
        rest = after;
    }
}

#[test]
fn a_state_can_be_asked_for() {
    let folder = Folder::new();
    let record = random_record(2);
    let steps = AnyTable::read(&record).unwrap().steps();
    let file = folder.with("game.rec", &record);
    for at in 0..=steps {
        let ran = run(&["replay", &file, "--at", &at.to_string()], "");
        assert_eq!(ran.code, 0, "{at}: {}", ran.err);
        assert!(ran.out.contains(&format!("After step {at} of {steps}\n")), "{}", ran.out);
        let runs = ran.out.contains("The game is not over");
        assert_eq!(runs, at < steps, "{}", ran.out);
    }
    let ran = run(&["replay", &file, "--at", &(steps + 1).to_string()], "");
    assert_eq!((ran.code, &*ran.out), (1, ""));
    assert!(ran.err.contains(&format!("has {steps} steps; N is 0 to {steps}")), "{}", ran.err);
}

#[test]
fn a_game_of_wonders_has_the_promised_shape_too() {
    let folder = Folder::new();
    for seats in 3..=7 {
        let table = random_wonders(seats, u64::from(seats), "");
        let outcome = table.outcome().unwrap();
        let ran = run(&["replay", &folder.with("game.rec", table.write()), "--json"], "");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{seats} seats");
        let said: Value = serde_json::from_str(&ran.out).unwrap();
        let fields: Vec<&String> = said.as_object().unwrap().keys().collect();
        let promised = ["end", "game", "over", "scores", "seats", "steps", "turn", "winners"];
        assert_eq!(fields, promised, "sorted");
        assert_eq!((&said["game"], &said["seats"]), (&json!("wonders"), &json!(seats)));
        assert_eq!((&said["over"], &said["end"]), (&json!(true), &json!("points")));
        let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
        assert_eq!(said["winners"], json!(winners));
        let scores = said["scores"].as_array().unwrap();
        assert_eq!(scores.len(), usize::from(seats));
        for (seat, sheet) in scores.iter().enumerate() {
            let by = sheet["by"].as_object().unwrap();
            let lines: Vec<&String> = by.keys().collect();
            let pad =
                ["civilian", "commerce", "guilds", "military", "science", "treasury", "wonder"];
            assert_eq!(sheet["seat"], seat);
            assert_eq!(lines, pad);
            let sum: i64 = by.values().map(|points| points.as_i64().unwrap()).sum();
            assert_eq!(sheet["total"], sum);
        }
    }
}

/// Within a turn of all seats the state is the one before it, and the moves so far are waiting.
#[test]
fn a_state_within_a_turn_can_be_asked_for() {
    let folder = Folder::new();
    let table = random_wonders(3, 2, "");
    let file = folder.with("game.rec", table.write());
    let at = |at: &str| {
        let told = run(&["replay", &file, "--at", at], "").out;
        let said: Value =
            serde_json::from_str(&run(&["replay", &file, "--at", at, "--json"], "").out).unwrap();
        (told, said["steps"].clone(), said["turn"].clone())
    };
    assert_eq!(at("2").2, json!({"luck": true}));
    for (step, steps, seats, waiting) in
        [("3", 3, json!([0, 1, 2]), 0), ("4", 3, json!([1, 2]), 1), ("5", 3, json!([2]), 2)]
    {
        let (told, counted, turn) = at(step);
        assert_eq!((counted, turn), (json!(steps), json!({"seats": seats})));
        let note = format!("Pending moves of an incomplete turn: {waiting}\n");
        assert_eq!(told.contains(&note), waiting > 0, "{told}");
    }
    assert_ne!(at("5").0, at("6").0, "the turn is played with its last move");
    for step in 0..=table.steps() {
        assert_eq!(run(&["replay", &file, "--at", &step.to_string()], "").code, 0, "{step}");
    }
}
