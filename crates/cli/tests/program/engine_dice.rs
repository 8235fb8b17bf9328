//! 7 Wonders Dice through the engine: turns of several rounds, and boards by name.

use crate::common;
use crate::engine::{ask, done, refused};
use mirabilia_cli::boards;
use mirabilia_engine::Engine;
use mirabilia_engine::summary::Summary;
use mirabilia_games::AnyTable;
use mirabilia_kernel::{Fast, Luck};
use serde_json::{Value, json};

/// Plays a whole game; in every round the seats send their moves in some order of their own.
fn whole_game(engine: &mut Engine, seats: u8, seed: u64, options: &Value) {
    let mut order = Fast::new(seed);
    let new =
        json!({"do": "new", "game": "dice", "seats": seats, "options": options, "seed": seed});
    let mut said = done(engine, &new);
    while said["turn"] != Value::Null {
        if said["turn"] == json!({"luck": true}) {
            said = done(engine, &json!({"do": "deal"}));
            continue;
        }
        let owing = said["turn"]["seats"].as_array().unwrap().clone();
        let steps = said["steps"].as_u64().unwrap();
        let mut left = owing.clone();
        while !left.is_empty() {
            assert_eq!((&said["turn"]["seats"], &said["steps"]), (&json!(left), &json!(steps)));
            let seat = left.remove(order.below(left.len() as u32) as usize);
            let legal = done(engine, &json!({"do": "legal", "seat": seat}));
            let go = json!({"do": "go", "seat": seat, "bot": "random", "seed": seed + steps});
            let go = done(engine, &go);
            assert!(legal["moves"].as_array().unwrap().contains(&go["move"]));
            let text = format!("{seat} {}", go["move"].as_str().unwrap());
            said = done(engine, &json!({"do": "step", "text": text}));
        }
        assert_eq!(said["steps"], steps + owing.len() as u64, "a round is counted together");
    }
}

#[test]
fn whole_games_of_every_size_are_played() {
    for seats in [2, 4, 7] {
        for (seed, options) in
            [(1, json!({})), (2, json!({"boards": "stand-in"})), (3, json!({"boards": "stand-in"}))]
        {
            let mut engine = Engine::default();
            whole_game(&mut engine, seats, seed, &options);
            let result = done(&mut engine, &json!({"do": "result"}));
            assert_eq!((&result["over"], &result["end"]), (&json!(true), &json!("points")));
            assert_eq!(result["scores"].as_array().unwrap().len(), usize::from(seats));
            assert!(result["scores"][0]["by"]["barracks_west"].is_i64());
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

#[test]
fn refused_requests_say_why() {
    let playing = || {
        let mut engine = Engine::default();
        let options = json!({"boards": "stand-in"});
        done(&mut engine, &json!({"do": "new", "game": "dice", "options": options, "seed": 3}));
        done(&mut engine, &json!({"do": "deal"}));
        engine
    };
    #[rustfmt::skip]
    let cases = [
        (json!({"do": "new", "game": "dice", "seats": 1}), "engine/bad-field", r#"seats is "1"; expected 2 to 7"#),
        (json!({"do": "new", "game": "dice", "seats": 8}), "engine/bad-field", r#"seats is "8"; expected 2 to 7"#),
        (json!({"do": "new", "game": "dice", "options": {"boards": "mine"}}), "engine/bad-field", r#"boards is "mine"; expected "#),
        (json!({"do": "new", "game": "dice", "options": {"boards": "stand-in 0"}}), "engine/bad-field", r#"boards is "stand-in 0"; expected "#),
        (json!({"do": "new", "game": "dice", "options": {"sides": "day"}}), "engine/bad-field", "boards"),
        (json!({"do": "new", "game": "duel", "options": {"boards": "stand-in"}}), "engine/bad-field", "boards"),
        (json!({"do": "go"}), "engine/bad-field", "seat is missing; expected one of 0, 1"),
        (json!({"do": "step", "text": "0 build pink agora.r1c1"}), "step/unreadable", r#"no die "pink""#),
        (json!({"do": "step", "text": "0 build blue agora"}), "step/unreadable", r#"no space "agora""#),
        (json!({"do": "step", "text": "0 build purple guild_court.1"}), "step/illegal", "not in the Forum"),
        (json!({"do": "step", "text": "0 decline"}), "step/illegal", "now an action is taken"),
        (json!({"do": "step", "text": "0 bonus bonus.coins"}), "step/illegal", "now an action is taken"),
        (json!({"do": "step", "text": "deal swap black for grey_1"}), "step/no-luck-due", "no luck is due"),
    ];
    for (request, code, message) in cases {
        refused(&mut playing(), &request, code, message);
    }
}

#[test]
fn boards_that_were_loaded_go_by_their_name() {
    let folder = common::Folder::new();
    let mine = boards::read(folder.with("mine.toml", common::boards("mine", 9)).as_ref()).unwrap();
    let new = json!({"do": "new", "game": "dice", "options": {"boards": "mine"}, "seed": 1});
    let mut engine = Engine::with_boards(vec![mine, mine]);
    done(&mut engine, &new);
    let record = done(&mut engine, &json!({"do": "record"}));
    let header = format!("mirabilia 1 dice\nseats 2\nboards mine {}\n", mine.fingerprint);
    assert_eq!(record["text"], header);
    whole_game(&mut engine, 2, 5, &json!({"boards": "mine"}));
    let view = done(&mut engine, &json!({"do": "view"}))["view"].clone();
    assert_eq!((&view["boards"], &view["last_turn"]), (&json!("mine"), &json!(true)));

    let other =
        boards::read(folder.with("other.toml", common::boards("mine", 8)).as_ref()).unwrap();
    let mut engine = Engine::with_boards(vec![mine, other]);
    let said = ask(&mut engine, &new);
    let message = said["error"]["message"].as_str().unwrap();
    let both = [mine, other].map(boards::value).join(", ");
    assert_eq!(message, format!("boards is \"mine\"; expected one of {both}"));
    let exact = json!({"boards": boards::value(other)});
    done(&mut engine, &json!({"do": "new", "game": "dice", "options": exact}));
}

/// What others did in a turn that still runs is in no view.
#[test]
fn a_view_does_not_tell_what_others_did_in_this_turn() {
    let mut engine = Engine::default();
    let record = "mirabilia 1 dice\nseats 2\nboards stand-in\ndeal cities rhodes giza\n\
        roll grey_1 stone 0 / grey_2 papyrus 1 / grey_3 brick 3 / blue mask 2 / red shield 0 / \
        yellow camel 1 / green wheel 2\n0 build grey_1 warehouse.stone\n\
        1 build yellow market.camel.1\n";
    done(&mut engine, &json!({"do": "load", "text": record}));
    let own = done(&mut engine, &json!({"do": "view", "seat": 1}))["view"].clone();
    let other = done(&mut engine, &json!({"do": "view", "seat": 0}))["view"].clone();
    let crossed = |view: &Value, seat: usize| view["cities"][seat]["crossed"].clone();
    assert_eq!(crossed(&own, 1), json!(["market.camel.1"]));
    assert_eq!(crossed(&own, 0), json!([]));
    assert_eq!(crossed(&other, 0), json!(["warehouse.stone"]));
    assert_eq!(crossed(&other, 1), json!([]));
    assert_eq!(other["to_move"], json!([1]));
}
