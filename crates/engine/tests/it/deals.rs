//! The same deal again.

use mirabilia_engine::Engine;
use mirabilia_fair::deal;
use mirabilia_games::GameKind;
use mirabilia_kernel::Turn;
use mirabilia_learn::deal::Deal;
use serde_json::{Value, json};

use crate::{done, refused};

const DAY: &str = "2026-11-18";

/// The record of a game with the deal of a day.
fn played(kind: GameKind) -> String {
    let of = Deal::of_day(kind, DAY);
    let (mut table, promise) = (of.table(Vec::new()).unwrap(), of.promise());
    table.set_fairness(Some(promise.fairness(Some(&of.secret)))).unwrap();
    let seed = promise.seed(&of.secret);
    deal(&mut table, &seed);
    while table.turn() != Turn::Over {
        let first = table.legal_lines()[0].clone();
        table.step(&first).unwrap();
        deal(&mut table, &seed);
    }
    table.write()
}

#[test]
fn a_deal_is_that_of_a_day_of_a_link_or_of_a_game() {
    let mut engine = Engine::default();
    for &kind in GameKind::ALL {
        let game = kind.name();
        let day = json!({"do": "deals", "game": game, "day": DAY});
        let of_day = done(&mut engine, &day)["deal"].clone();
        assert_eq!((&of_day["game"], &of_day["number"]), (&json!(game), &json!("1")));
        assert_eq!((&of_day["bots"][0], &of_day["bots"][1]), (&Value::Null, &json!("normal")));
        let link = format!("{}&played=abc", of_day["link"].as_str().unwrap());
        let linked = done(&mut engine, &json!({"do": "deals", "game": game, "link": link}));
        assert_eq!((&linked["deal"], &linked["played"]), (&of_day, &json!("abc")));
        let request = json!({"do": "deals", "text": played(kind), "bots": of_day["bots"]});
        assert_eq!(done(&mut engine, &request)["deal"]["secret"], of_day["secret"]);
        let broken = json!({"do": "deals", "game": game, "link": "bots=you"});
        assert_eq!(done(&mut engine, &broken)["deal"], Value::Null);
    }
    refused(&mut engine, &json!({"do": "deals"}), "engine/bad-field");
    refused(&mut engine, &json!({"do": "deals", "day": DAY, "game": "chess"}), "engine/bad-field");
    let twice = json!({"do": "deals", "game": "duel", "day": DAY, "link": ""});
    refused(&mut engine, &twice, "engine/bad-field");
    refused(&mut engine, &json!({"do": "deals", "text": "chess"}), "record/refused");
    let request = json!({"do": "deals", "text": played(GameKind::Duel), "bots": [null, "nobody"]});
    refused(&mut engine, &request, "engine/bad-field");
}

#[test]
fn games_of_one_deal_are_compared() {
    let mut engine = Engine::default();
    for &kind in GameKind::ALL {
        let text = played(kind);
        let request = json!({"do": "compare", "mine": text, "theirs": text, "seat": 0});
        let decisions = done(&mut engine, &request)["decisions"].clone();
        let decisions = decisions.as_array().unwrap();
        assert!(!decisions.is_empty());
        assert!(decisions.iter().all(|one| one["same"] == true && one["mine"]["id"].is_string()));
    }
    let (duel, dice) = (played(GameKind::Duel), played(GameKind::Dice));
    let other = json!({"do": "compare", "mine": duel, "theirs": dice, "seat": 0});
    refused(&mut engine, &other, "engine/bad-field");
    let nobody = json!({"do": "compare", "mine": duel, "theirs": duel});
    refused(&mut engine, &nobody, "engine/bad-field");
}
