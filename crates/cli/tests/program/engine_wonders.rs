//! 7 Wonders through the engine: simultaneous turns, in any order of the seats.

use crate::common;
use crate::engine::{ask, done, refused};
use mirabilia_engine::Engine;
use mirabilia_engine::summary::Summary;
use mirabilia_games::AnyTable;
use mirabilia_kernel::{Fast, Luck};
use serde_json::{Value, json};

/// Plays a whole game; in every turn the seats send their moves in some order of their own.
fn whole_game(seats: u8, seed: u64, options: &Value) -> Engine {
    let mut engine = Engine::default();
    let mut order = Fast::new(seed);
    let new = json!({"do": "new", "game": "wonders", "seats": seats, "options": options,
        "seed": seed});
    let mut said = done(&mut engine, &new);
    while said["turn"] != Value::Null {
        if said["turn"] == json!({"luck": true}) {
            said = done(&mut engine, &json!({"do": "deal"}));
            continue;
        }
        let owing = said["turn"]["seats"].as_array().unwrap().clone();
        let steps = said["steps"].as_u64().unwrap();
        let mut left = owing.clone();
        while !left.is_empty() {
            assert_eq!((&said["turn"]["seats"], &said["steps"]), (&json!(left), &json!(steps)));
            if left.len() > 1 {
                let which = ask(&mut engine, &json!({"do": "legal"}));
                assert_eq!(which["error"]["code"], "engine/bad-field");
                let message = which["error"]["message"].as_str().unwrap();
                assert!(message.starts_with("seat is missing; expected one of "), "{message}");
            }
            let seat = left.remove(order.below(left.len() as u32) as usize);
            let legal = done(&mut engine, &json!({"do": "legal", "seat": seat}));
            let go = json!({"do": "go", "seat": seat, "bot": "random", "seed": seed + steps});
            let go = done(&mut engine, &go);
            assert!(legal["moves"].as_array().unwrap().contains(&go["move"]));
            let text = format!("{seat} {}", go["move"].as_str().unwrap());
            said = done(&mut engine, &json!({"do": "step", "text": text}));
            if !left.is_empty() {
                let again = ask(&mut engine, &json!({"do": "step", "text": text}));
                assert_eq!(again["error"]["code"], "step/already-chosen");
            }
        }
        assert_eq!(said["steps"], steps + owing.len() as u64, "all are counted together");
    }
    engine
}

#[test]
fn whole_games_of_every_size_are_played() {
    let options = [json!({}), json!({"wonders": "choose", "sides": "choose"})];
    for seats in [3, 5, 7] {
        for seed in 0..6 {
            let mut engine = whole_game(seats, seed, &options[seed as usize % 2]);
            let result = done(&mut engine, &json!({"do": "result"}));
            assert_eq!((&result["over"], &result["end"]), (&json!(true), &json!("points")));
            assert_eq!(result["scores"].as_array().unwrap().len(), usize::from(seats));
            let text = done(&mut engine, &json!({"do": "record"}))["text"].clone();
            let table = AnyTable::read(text.as_str().unwrap()).unwrap();
            assert_eq!(table.write(), text);
            let mut summary = json!(Summary::of(&table));
            summary["id"] = Value::Null;
            assert_eq!(result, summary);
            let mut second = Engine::default();
            done(&mut second, &json!({"do": "load", "text": text}));
            assert_eq!(done(&mut second, &json!({"do": "result"})), result);
        }
    }
}

/// In whatever order the moves of a turn come, the record has them in the order of the seats.
#[test]
fn the_order_of_a_turn_means_nothing() {
    let record = common::random_wonders(4, 5, "").write();
    let lines: Vec<&str> = record.lines().collect();
    let seat = |line: &str| line.bytes().next().filter(u8::is_ascii_digit);
    let same_turn = |a: &&str, b: &&str| seat(a).is_some() && seat(a) < seat(b);
    let mut turned: Vec<&str> = Vec::new();
    for turn in lines.chunk_by(same_turn) {
        match turn.len() {
            4 => turned.extend(turn.iter().rev()),
            _ => turned.extend(turn),
        }
    }
    let shuffled = turned.join("\n") + "\n";
    assert_ne!(shuffled, record);
    match AnyTable::read(&shuffled) {
        Ok(table) => assert_eq!(table.write(), record),
        Err(error) => panic!("{error}\n{shuffled}"),
    }
}

#[test]
fn refused_requests_say_why() {
    let playing = || {
        let mut engine = Engine::default();
        done(&mut engine, &json!({"do": "new", "game": "wonders", "seed": 3}));
        done(&mut engine, &json!({"do": "deal"}));
        engine
    };
    #[rustfmt::skip]
    let cases = [
        (json!({"do": "new", "game": "wonders", "seats": 2}), "engine/bad-field", r#"seats is "2"; expected 3 to 7"#),
        (json!({"do": "new", "game": "wonders", "seats": 8}), "engine/bad-field", r#"seats is "8"; expected 3 to 7"#),
        (json!({"do": "new", "game": "wonders", "options": {"sides": "up"}}), "engine/bad-field", r#"sides is "up"; expected one of random, choose, day, night"#),
        (json!({"do": "new", "game": "wonders", "options": {"first": 1}}), "engine/bad-field", "one of the options sides, wonders"),
        (json!({"do": "go"}), "engine/bad-field", "seat is missing; expected one of 0, 1, 2"),
        (json!({"do": "legal", "seat": 3}), "engine/bad-field", "from 0 to 2"),
        (json!({"do": "step", "text": "3 sell loom-1"}), "step/unreadable", "seats are 0 to 2"),
        (json!({"do": "step", "text": "0 sell loom"}), "step/unreadable", r#"no card "loom""#),
        (json!({"do": "step", "text": "0 sell palace"}), "step/illegal", "palace is not in your hand"),
        (json!({"do": "step", "text": "0 build loom-1 pay 2 left"}), "step/illegal", "nothing is to be paid"),
        (json!({"do": "step", "text": "0 build loom-1 pay 0 left"}), "step/unreadable", "expected 1 or more"),
        (json!({"do": "step", "text": "0 revive nothing"}), "step/illegal", "now all play a card"),
        (json!({"do": "step", "text": "deal sides day day day"}), "step/no-luck-due", "no luck is due"),
    ];
    for (request, code, message) in cases {
        refused(&mut playing(), &request, code, message);
    }
}

#[test]
fn a_view_has_the_own_hand_and_no_other() {
    let mut engine = Engine::default();
    done(&mut engine, &json!({"do": "new", "game": "wonders", "seats": 5, "seed": 3}));
    done(&mut engine, &json!({"do": "deal"}));
    for seat in 0..5 {
        let view = done(&mut engine, &json!({"do": "view", "seat": seat}))["view"].clone();
        assert_eq!((&view["viewer"], &view["hands_go"]), (&json!(seat), &json!("left")));
        let held: Vec<&Value> =
            view["hand"].as_array().unwrap().iter().map(|card| &card["card"]).collect();
        let legal = done(&mut engine, &json!({"do": "legal", "seat": seat}));
        for card in held {
            let sale = json!(format!("sell {}", card.as_str().unwrap()));
            assert!(legal["moves"].as_array().unwrap().contains(&sale));
        }
    }
    let public = done(&mut engine, &json!({"do": "view"}))["view"].clone();
    assert_eq!((&public["hand"], &public["memory"]), (&json!([]), &json!([])));
}
