//! The engine, request by request.

mod branches;
mod deals;
mod learn;
mod requests;
mod slices;

use mirabilia_engine::Engine;
use serde_json::{Value, json};

/// Asks for something that must be done.
fn done(engine: &mut Engine, request: &Value) -> Value {
    let said = ask(engine, request);
    assert_eq!(said["error"], Value::Null, "{request}\n{said}");
    said
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(&request.to_string()).text).expect("answers are JSON")
}

/// Asks for something that must be refused with this code.
fn refused(engine: &mut Engine, request: &Value, code: &str) {
    let said = ask(engine, request);
    assert_eq!(said["error"]["code"], code, "{request}\n{said}");
}

/// Every game with as many seats, dealt, some turns of a bot played.
fn games(turns: usize) -> Vec<Engine> {
    let games = [("duel", 2), ("wonders", 4), ("dice", 3)];
    games
        .map(|(game, seats)| {
            let mut engine = Engine::default();
            done(&mut engine, &json!({"do": "new", "game": game, "seats": seats, "seed": 5}));
            for _ in 0..turns {
                play_turn(&mut engine);
            }
            deal(&mut engine);
            engine
        })
        .into()
}

/// Deals what is due; says who decides then.
fn deal(engine: &mut Engine) -> Vec<Value> {
    loop {
        let turn = done(engine, &json!({"do": "result"}))["turn"].clone();
        if turn["luck"] != true {
            return turn["seats"].as_array().cloned().unwrap_or_default();
        }
        done(engine, &json!({"do": "deal"}));
    }
}

/// One turn of all who decide, by a quick bot. False when the game is over.
fn play_turn(engine: &mut Engine) -> bool {
    let seats = deal(engine);
    for seat in &seats {
        let go = json!({"do": "go", "seat": seat, "bot": "greedy", "seed": 3});
        let best = done(engine, &go)["move"].as_str().unwrap().to_owned();
        done(engine, &json!({"do": "step", "text": format!("{seat} {best}")}));
    }
    !seats.is_empty()
}
