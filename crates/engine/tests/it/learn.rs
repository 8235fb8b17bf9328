//! Lessons and puzzles.

use mirabilia_bots::BotKind;
use mirabilia_engine::Engine;
use mirabilia_games::GameKind;
use mirabilia_learn::lesson::Lesson;
use mirabilia_learn::puzzle::shipped;
use serde_json::{Value, json};

use crate::{done, refused};

#[test]
fn a_lesson_leads_from_its_script_to_a_record_that_can_be_played_on() {
    for &kind in GameKind::ALL {
        let text = Lesson::first_game(kind);
        let mut engine = Engine::default();
        let mut now = done(&mut engine, &json!({"do": "lesson", "text": text}));
        let of = now["of"].as_u64().unwrap();
        for turn in 0..of {
            assert_eq!(now["done"], turn, "{kind:?}");
            assert_eq!(now["over"], false);
            let expected = &now["expected"];
            assert!(now["legal"].as_array().unwrap().contains(&expected["move"]), "{now}");
            assert!(now["show"].as_array().unwrap().contains(&expected["pick"]), "{now}");
            assert!(!now["offers"].as_array().unwrap().is_empty());
            let mut moves = now["moves"].as_array().unwrap().clone();
            moves.push(expected["move"].clone());
            let next = json!({"do": "lesson", "text": text, "moves": moves, "fresh": true});
            now = done(&mut engine, &next);
            assert_eq!(now["answer"]["expected"], true, "{now}");
        }
        assert_eq!((&now["over"], &now["expected"]), (&json!(true), &Value::Null));
        let loaded = done(&mut engine, &json!({"do": "load", "text": now["record"]}));
        assert_eq!(loaded["game"], kind.name());
    }
}

#[test]
fn a_lesson_that_cannot_be_read_or_played_is_refused() {
    let mut engine = Engine::default();
    let text = Lesson::first_game(GameKind::Duel);
    refused(&mut engine, &json!({"do": "lesson"}), "engine/bad-field");
    refused(&mut engine, &json!({"do": "lesson", "text": "chess"}), "lesson/refused");
    let moves = json!({"do": "lesson", "text": text, "moves": ["build moon"]});
    let said = engine.answer(&moves.to_string()).text;
    assert!(said.contains("\"error\""), "{said}");
}

#[test]
fn a_puzzle_is_shown_from_its_seat_and_judged() {
    for &kind in GameKind::ALL {
        let mut engine = Engine::default();
        let line = shipped(kind).lines().next().expect("a game");
        let puzzle: Value = serde_json::from_str(line).expect("JSON");
        let puzzle = &puzzle["puzzles"][0];
        let asked = done(&mut engine, &json!({"do": "puzzle", "text": line}));
        assert_eq!((&asked["seat"], &asked["steps"]), (&puzzle["seat"], &puzzle["at"]));
        assert_eq!(asked["verdict"], Value::Null);
        for (text, solved) in [(&puzzle["best"], true), (&puzzle["glance"], false)] {
            let judged = done(&mut engine, &json!({"do": "puzzle", "text": line, "move": text}));
            assert_eq!(judged["verdict"]["solved"], solved);
            assert_eq!(judged["verdict"]["best"], puzzle["best"]);
        }
        let unknown = json!({"do": "puzzle", "text": line, "index": 99});
        refused(&mut engine, &unknown, "engine/bad-field");
    }
    refused(&mut Engine::default(), &json!({"do": "puzzle", "text": "{}"}), "puzzle/refused");
}

#[test]
fn the_day_chooses_the_puzzle_and_tries_make_a_rating() {
    let mut engine = Engine::default();
    let of = |engine: &mut Engine, day: &str| {
        done(engine, &json!({"do": "puzzles", "count": 300, "day": day}))["daily"].clone()
    };
    let (one, next) = (of(&mut engine, "2026-11-18"), of(&mut engine, "2026-11-19"));
    assert_eq!(one, of(&mut engine, "2026-11-18"));
    assert_ne!(one, next);
    assert!(one.as_u64().unwrap() < 300);
    let tries = json!([
        {"rating": 1500, "solved": true, "day": "2026-11-17"},
        {"rating": 1500, "solved": true, "day": "2026-11-18"},
    ]);
    let player = done(&mut engine, &json!({"do": "puzzles", "tries": tries}))["player"].clone();
    assert_eq!((&player["tries"], &player["days"]), (&json!(2), &json!(2)));
    assert!(player["rating"].as_u64().unwrap() > 1250, "{player}");
    refused(&mut engine, &json!({"do": "puzzles", "day": "today"}), "engine/bad-field");
    refused(&mut engine, &json!({"do": "puzzles", "tries": 3}), "engine/bad-field");
}

/// A finished game of each kind.
fn finished(kind: GameKind) -> String {
    let seats = kind.facts().seats[0];
    mirabilia_learn::opening::play(kind, seats, BotKind::Greedy, 3).expect("a game").write()
}

#[test]
fn a_digest_has_what_statistics_count() {
    for &kind in GameKind::ALL {
        let mut engine = Engine::default();
        let text = finished(kind);
        let said = done(&mut engine, &json!({"do": "digest", "text": text}));
        assert_eq!((&said["over"], &said["game"]), (&json!(true), &json!(kind.name())));
        let digests = said["digests"].as_array().expect("a list");
        assert_eq!(digests.len(), usize::from(kind.facts().seats[0]));
        for seat in digests {
            let wonders = seat["wonders"].as_array().expect("wonders");
            let expected = if kind == GameKind::Duel { 4 } else { 1 };
            assert_eq!(wonders.len(), expected, "{seat}");
            assert_eq!(wonders[0]["side"].is_string(), kind == GameKind::Wonders, "{seat}");
            let plan = seat["plan"].as_str().expect("a plan");
            assert!(["science", "military", "wonders", "civil", "economy"].contains(&plan));
            assert!(seat["first"].is_string(), "{seat}");
        }
        assert!(said["scores"][0]["by"].is_object());
        refused(&mut engine, &json!({"do": "digest"}), "engine/bad-field");
        refused(&mut engine, &json!({"do": "digest", "text": "chess"}), "record/refused");
    }
}

#[test]
fn the_slips_of_a_review_become_puzzles() {
    let mut engine = Engine::default();
    let seats = GameKind::Duel.facts().seats[0];
    let table = mirabilia_learn::opening::play(GameKind::Duel, seats, BotKind::Random, 5);
    let text = table.expect("a game").write();
    done(&mut engine, &json!({"do": "load", "text": text}));
    let analyse = json!({"do": "analyse", "iterations": 400, "seat": 0});
    let report = done(&mut engine, &analyse)["report"].clone();
    let request = json!({
        "do": "slips", "text": text, "seats": [0], "decisions": report["decisions"],
    });
    let game = done(&mut engine, &request)["game"].clone();
    let first = &game["puzzles"][0];
    assert!(first["found"].is_null() && first["why"].is_array(), "{first}");
    let line = game.to_string();
    let best = json!({"do": "puzzle", "text": line, "move": first["best"]});
    assert_eq!(done(&mut engine, &best)["verdict"]["solved"], true);
    let nobody =
        json!({"do": "slips", "text": text, "seats": [], "decisions": report["decisions"]});
    assert_eq!(done(&mut engine, &nobody)["game"], Value::Null);
    let wrong = json!({"do": "slips", "text": text, "decisions": [{"step": "one"}]});
    refused(&mut engine, &wrong, "engine/bad-field");
}
