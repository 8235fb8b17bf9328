//! Requests that change the game or look at it, beyond whole games.

use mirabilia_engine::Engine;
use mirabilia_fair::{Number, Promise, Secret};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Turn};
use serde_json::{Value, json};

use crate::{ask, deal, done, games, play_turn, refused};

#[test]
fn steps_are_taken_back() {
    for mut engine in games(0) {
        let mut records = vec![done(&mut engine, &json!({"do": "record"}))];
        let steps = |engine: &mut Engine| done(engine, &json!({"do": "result"}))["steps"].clone();
        let mut at = vec![steps(&mut engine)];
        for _ in 0..3 {
            play_turn(&mut engine);
            deal(&mut engine);
            records.push(done(&mut engine, &json!({"do": "record"})));
            at.push(steps(&mut engine));
        }
        for (to, record) in at.iter().zip(&records).rev() {
            done(&mut engine, &json!({"do": "undo", "to": to}));
            assert_eq!(done(&mut engine, &json!({"do": "record"})), *record);
        }
        refused(&mut engine, &json!({"do": "undo"}), "engine/bad-field");
        refused(&mut engine, &json!({"do": "undo", "to": 10_000}), "engine/bad-field");
    }
}

#[test]
fn a_choice_that_waits_is_seen_by_its_seat_and_can_be_withdrawn() {
    let mut engine = games(0).remove(1);
    let best = done(&mut engine, &json!({"do": "legal", "seat": 1}))["moves"][0].clone();
    let step = json!({"do": "step", "text": format!("1 {}", best.as_str().unwrap())});
    let withdraw = json!({"do": "withdraw", "seat": 1});
    refused(&mut engine, &withdraw, "engine/nothing-chosen");
    done(&mut engine, &step);
    let view = |engine: &mut Engine, seat: u8| done(engine, &json!({"do": "view", "seat": seat}));
    assert_eq!(view(&mut engine, 1)["chosen"], best);
    assert_eq!(view(&mut engine, 0)["chosen"], Value::Null);
    let said = done(&mut engine, &withdraw);
    assert_eq!(said["turn"]["seats"], json!([0, 1, 2, 3]));
    assert_eq!(view(&mut engine, 1)["chosen"], Value::Null);
    done(&mut engine, &step);
}

#[test]
fn the_log_hides_what_the_views_hide_until_the_game_is_over() {
    for mut engine in games(3) {
        let lines = |engine: &mut Engine, request: Value| {
            let said = done(engine, &request);
            let lines = said["lines"].as_array().unwrap().clone();
            assert_eq!(lines.len(), said["told"].as_array().unwrap().len(), "{request}");
            lines
        };
        let public = lines(&mut engine, json!({"do": "log"}));
        let own = lines(&mut engine, json!({"do": "log", "seat": 0}));
        let later = lines(&mut engine, json!({"do": "log", "seat": 0, "from": 2}));
        assert_eq!(own.len(), public.len());
        assert_eq!(later, own[2..]);
        while play_turn(&mut engine) {}
        let open = lines(&mut engine, json!({"do": "log"}));
        let record = done(&mut engine, &json!({"do": "record"}));
        let record = record["text"].as_str().unwrap();
        assert!(record.ends_with(&format!("{}\n", open[open.len() - 1].as_str().unwrap())));
        assert!(open.iter().all(|line| record.contains(line.as_str().unwrap())));
        refused(&mut engine, &json!({"do": "position"}), "engine/game-over");
    }
}

#[test]
fn earlier_moments_are_shown_as_they_were() {
    for mut engine in games(1) {
        let steps = done(&mut engine, &json!({"do": "result"}))["steps"].clone();
        let then = done(&mut engine, &json!({"do": "view", "seat": 1}));
        play_turn(&mut engine);
        let shown = done(&mut engine, &json!({"do": "view", "seat": 1, "at": steps}));
        assert_eq!((&shown["view"], &shown["prompt"]), (&then["view"], &then["prompt"]));
        assert_eq!(shown["offers"], json!([]));
    }
}

#[test]
fn positions_are_described_and_read_again() {
    for mut engine in games(4) {
        let view =
            |engine: &mut Engine| done(engine, &json!({"do": "view", "seat": 0}))["view"].clone();
        let seen = view(&mut engine);
        let text = done(&mut engine, &json!({"do": "position"}))["text"].clone();
        assert!(text.as_str().unwrap().contains("\nposition\n"));
        let loaded = done(&mut engine, &json!({"do": "load", "text": text}));
        assert_eq!(loaded["steps"], 0);
        if loaded["game"] == "duel" {
            assert_eq!(view(&mut engine), seen);
        }
        let template = json!({"do": "template", "game": loaded["game"], "seats": loaded["seats"]});
        let text = done(&mut engine, &template)["text"].clone();
        done(&mut engine, &json!({"do": "load", "text": text}));
    }
}

#[test]
fn lines_of_play_are_counted() {
    let mut engine = Engine::default();
    done(&mut engine, &json!({"do": "new", "game": "duel"}));
    let counted = done(&mut engine, &json!({"do": "perft", "depth": 3, "luck": [1, 2, 3]}));
    let sum: u64 =
        counted["moves"].as_array().unwrap().iter().map(|m| m["lines"].as_u64().unwrap()).sum();
    assert_eq!(counted["lines"], sum);
    refused(&mut engine, &json!({"do": "perft", "depth": 99}), "engine/bad-field");
    refused(&mut engine, &json!({"do": "perft", "luck": [-1]}), "engine/bad-field");
}

#[test]
fn boards_of_ones_own_are_read_and_named() {
    let mut engine = Engine::default();
    refused(&mut engine, &json!({"do": "boards", "text": "nonsense"}), "engine/bad-boards");
    let text = include_str!("../../../dice/boards/stand-in.toml").replace("stand-in", "mine");
    let named = done(&mut engine, &json!({"do": "boards", "text": text}))["boards"].clone();
    assert!(named.as_str().unwrap().starts_with("mine "));
    let new = json!({"do": "new", "game": "dice", "options": {"boards": "mine"}});
    assert_eq!(done(&mut engine, &new)["game"], "dice");
}

#[test]
fn the_rules_say_why_a_move_is_refused() {
    let mut engine = games(0).remove(1);
    let said = ask(&mut engine, &json!({"do": "step", "text": "0 build palace"}));
    assert_eq!(said["error"]["code"], "step/illegal", "{said}");
    assert!(said["error"]["why"]["id"].as_str().unwrap().starts_with("wonders-why-"), "{said}");
}

/// The record of a whole game whose luck follows from a commitment.
fn fair_record(game: GameKind, seats: u8) -> String {
    let secret = Secret([7; 32]);
    let numbers = vec![(0, Number::parse("c0ffee").unwrap())];
    let promise = Promise { commitment: secret.commitment(), numbers, from: 0 };
    let seed = promise.seed(&secret);
    let mut table = AnyTable::new(game, seats, &Options::default(), vec![]).unwrap();
    mirabilia_fair::deal(&mut table, &seed);
    while table.turn() != Turn::Over {
        let first = table.legal_lines()[0].clone();
        table.step(&first).unwrap();
        mirabilia_fair::deal(&mut table, &seed);
    }
    table.set_fairness(Some(promise.fairness(Some(&secret)))).unwrap();
    table.write()
}

#[test]
fn all_luck_of_a_record_is_drawn_again() {
    for (game, seats) in [(GameKind::Duel, 2), (GameKind::Wonders, 3), (GameKind::Dice, 2)] {
        let record = fair_record(game, seats);
        let mut engine = Engine::default();
        let mut verify = |text: &str| {
            done(&mut engine, &json!({"do": "load", "text": text}));
            done(&mut engine, &json!({"do": "verify"}))
        };
        let is_luck =
            |line: &&str| ["deal ", "reveal ", "roll "].iter().any(|word| line.starts_with(word));
        let lucks = record.lines().filter(is_luck).count();
        let report = verify(&record);
        assert_eq!((&report["ok"], &report["over"]), (&json!(true), &json!(true)), "{report}");
        assert_eq!((&report["deals"], &report["given"]), (&json!(lucks), &json!(0)));
        assert_eq!(report["numbers"], json!([{"seat": 0, "number": "c0ffee"}]));

        // Other numbers would have given other luck; another secret breaks the commitment.
        let other = verify(&record.replace("numbers 0:c0ffee", "numbers 0:c0ffed"));
        assert_eq!((&other["ok"], &other["step"]), (&json!(false), &json!(1)), "{other}");
        let other = verify(&record.replace(&"07".repeat(32), &"08".repeat(32)));
        assert_eq!(other["ok"], json!(false));
        assert!(other["problem"].as_str().unwrap().contains("hash of the secret"), "{other}");
        // Luck that came with the record of an earlier table is not checked, and counted.
        let first = record.lines().position(|line| is_luck(&line)).unwrap();
        let mut lines: Vec<&str> = record.lines().collect();
        lines.insert(first, "dealt-from 1");
        let given = verify(&format!("{}\n", lines.join("\n")));
        assert_eq!((&given["ok"], &given["given"]), (&json!(true), &json!(1)), "{given}");
    }
    let mut engine = games(0).remove(0);
    let none = done(&mut engine, &json!({"do": "verify"}));
    assert_eq!((&none["ok"], &none["commitment"]), (&json!(false), &Value::Null));
}
