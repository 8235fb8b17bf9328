//! Thinking in slices comes to what thinking at once comes to.

use mirabilia_engine::Engine;
use serde_json::{Value, json};

use crate::{deal, done, games, play_turn, refused};

/// Everything that a request and `more` after it answer.
fn slices(engine: &mut Engine, request: &Value) -> Vec<Value> {
    let mut answers = vec![done(engine, request)];
    while answers[answers.len() - 1]["done"] != true {
        answers.push(done(engine, &json!({"do": "more"})));
        assert!(answers.len() < 10_000, "it never ends: {request}");
    }
    answers
}

#[test]
fn a_bot_decides_the_same_in_slices() {
    for turns in [0, 7] {
        for mut engine in games(turns) {
            let seat = deal(&mut engine)[0].clone();
            for bot in ["expert", "hard", "easy"] {
                let go =
                    json!({"do": "go", "seat": seat, "bot": bot, "iterations": 700, "seed": 9});
                let whole = done(&mut engine, &go);
                let mut sliced = go;
                sliced["slice_ms"] = json!(0);
                let answers = slices(&mut engine, &sliced);
                let last = &answers[answers.len() - 1];
                for field in ["move", "value", "moves", "bot", "seat"] {
                    assert_eq!(last[field], whole[field], "{field} of {sliced}");
                }
                refused(&mut engine, &json!({"do": "more"}), "engine/no-job");
            }
        }
    }
}

#[test]
fn values_come_early_and_become_better() {
    for mut engine in games(3) {
        let seat = deal(&mut engine)[0].clone();
        let go = json!({"do": "go", "seat": seat, "iterations": 400, "seed": 1, "thorough": true, "slice_ms": 0});
        let answers = slices(&mut engine, &go);
        assert!(answers.len() > 1, "one slice of no time cannot do it all");
        let looks = |answer: &Value| answer["iterations"].as_u64().unwrap();
        assert!(answers.is_sorted_by_key(looks));
        assert_eq!(looks(&answers[answers.len() - 1]), 400);
        assert!(answers[0]["moves"].as_array().is_some_and(|moves| !moves.is_empty()));
    }
}

#[test]
fn a_stop_ends_it_at_once_and_a_new_game_forgets_it() {
    for mut engine in games(2) {
        let seat = deal(&mut engine)[0].clone();
        let go = json!({"do": "go", "seat": seat, "time_ms": 3_600_000, "thorough": true, "slice_ms": 1, "seed": 1});
        let first = done(&mut engine, &go);
        assert_eq!(first["done"], false, "{first}");
        // The game goes on meanwhile; the job keeps the moment it began with.
        let steps = done(&mut engine, &json!({"do": "result"}))["steps"].clone();
        play_turn(&mut engine);
        assert_ne!(done(&mut engine, &json!({"do": "result"}))["steps"], steps);
        let later = done(&mut engine, &json!({"do": "more"}));
        assert_eq!(
            later["moves"].as_array().unwrap().len(),
            first["moves"].as_array().unwrap().len()
        );
        assert_eq!(done(&mut engine, &json!({"do": "stop"}))["stopped"], true);
        assert_eq!(done(&mut engine, &json!({"do": "stop"}))["stopped"], false);
        refused(&mut engine, &json!({"do": "more"}), "engine/no-job");
        let seat = deal(&mut engine)[0].clone();
        done(&mut engine, &json!({"do": "hint", "seat": seat, "iterations": 900, "slice_ms": 0}));
        done(&mut engine, &json!({"do": "new", "game": "duel"}));
        refused(&mut engine, &json!({"do": "more"}), "engine/no-job");
    }
}

#[test]
fn a_hint_in_slices_shows_values_and_ends_as_one_at_once() {
    for mut engine in games(4) {
        let seat = deal(&mut engine)[0].clone();
        let hint = json!({"do": "hint", "seat": seat, "iterations": 600});
        let whole = done(&mut engine, &hint);
        assert!(whole["hint"]["told"]["id"].is_string(), "{whole}");
        let mut sliced = hint;
        sliced["slice_ms"] = json!(0);
        let mut answers = slices(&mut engine, &sliced);
        let last = answers.pop().unwrap();
        assert_eq!(last["hint"], whole["hint"]);
        assert!(answers.len() > 5 || whole["hint"]["exact"] == true, "{} slices", answers.len());
        let looks = |answer: &Value| answer["evaluation"]["iterations"].as_u64().unwrap();
        assert!(answers.is_sorted_by_key(looks));
        assert!(
            answers.iter().all(|answer| answer["evaluation"]["moves"][0]["told"]["id"].is_string())
        );
    }
}

#[test]
fn an_analysis_in_slices_ends_as_one_at_once() {
    for mut engine in games(3) {
        let analyse = json!({"do": "analyse", "iterations": 100});
        let whole = done(&mut engine, &analyse);
        let mut sliced = analyse;
        sliced["slice_ms"] = json!(0);
        let answers = slices(&mut engine, &sliced);
        let last = &answers[answers.len() - 1];
        assert_eq!(last["report"], whole["report"]);
        assert_eq!(last["analysed"], last["of"]);
        let decisions = whole["report"]["decisions"].as_array().unwrap();
        // A slice ends within a decision. Each decision is in one slice of each pass.
        assert!(answers.len() > 4 * decisions.len(), "{} slices", answers.len());
        let all = answers.iter().flat_map(|answer| answer["decisions"].as_array().unwrap());
        let all: Vec<&Value> = all.collect();
        assert_eq!(all.len(), 2 * decisions.len());
        assert!(all[decisions.len()..].iter().copied().eq(decisions.iter()));
        let reports = answers.iter().filter(|answer| answer["report"].is_object());
        assert_eq!(reports.count(), 2, "a report after each pass");
    }
}

#[test]
fn what_cannot_be_analysed_is_refused_at_once() {
    for mut engine in games(1) {
        let seat = deal(&mut engine)[0].clone();
        let full = json!({"do": "analyse", "full": true, "slice_ms": 0});
        refused(&mut engine, &full, "analysis/running");
        let time = json!({"do": "hint", "seat": seat, "time_ms": 5, "slice_ms": 0});
        refused(&mut engine, &time, "engine/bad-field");
        refused(&mut engine, &json!({"do": "more", "seat": 0}), "engine/bad-field");
        refused(&mut engine, &json!({"do": "go", "thorough": 1, "seat": seat}), "engine/bad-field");
    }
}
