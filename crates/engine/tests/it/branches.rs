//! Positions off the record, their values while a search runs, and records with variations.

use mirabilia_engine::Engine;
use serde_json::{Value, json};

use crate::{deal, done, games, play_turn, refused};

/// The lines of the game so far.
fn lines(engine: &mut Engine) -> Vec<String> {
    let log = done(engine, &json!({"do": "record"}));
    let text = log["text"].as_str().unwrap().to_owned();
    let steps = done(engine, &json!({"do": "result"}))["steps"].as_u64().unwrap() as usize;
    let all: Vec<&str> = text.lines().collect();
    all[all.len() - steps..].iter().map(|line| (*line).to_owned()).collect()
}

/// Whole games of every kind.
fn finished() -> Vec<Engine> {
    let mut engines = games(0);
    for engine in &mut engines {
        while play_turn(engine) {}
    }
    engines
}

/// The moments at which seats decide: the steps before, and the seats.
fn decisions(engine: &mut Engine) -> Vec<(usize, Vec<u64>)> {
    let steps = lines(engine).len();
    let mut found = Vec::new();
    for at in 0..steps {
        let here = done(engine, &json!({"do": "branch", "at": at}));
        if here["at"] == at
            && let Some(seats) = here["turn"]["seats"].as_array()
        {
            found.push((at, seats.iter().map(|seat| seat.as_u64().unwrap()).collect()));
        }
    }
    found
}

#[test]
fn the_moves_of_the_record_lead_along_the_record() {
    for mut engine in finished() {
        let lines = lines(&mut engine);
        for (at, seats) in decisions(&mut engine) {
            let seat = seats[0];
            let mine = lines[at..].iter().find(|line| line.starts_with(&seat.to_string())).unwrap();
            let here = done(&mut engine, &json!({"do": "branch", "at": at, "seat": seat}));
            let text = mine.split_once(' ').unwrap().1;
            assert!(here["legal"].as_array().unwrap().iter().any(|m| m == text), "{here}");
            assert!(!here["offers"].as_array().unwrap().is_empty(), "{here}");
            let next = done(&mut engine, &json!({"do": "branch", "at": at, "move": mine}));
            assert_eq!(next["line"], json!([]), "{mine}");
            assert_eq!(next["drawn"], 0);
            assert!(next["at"].as_u64().unwrap() as usize > at);
            let there = done(&mut engine, &json!({"do": "branch", "at": next["at"]}));
            assert_eq!(next["view"], there["view"]);
            assert_eq!(next["steps"], next["at"]);
        }
    }
}

#[test]
fn another_move_leaves_the_record_and_can_be_played_on() {
    for mut engine in finished() {
        let before = done(&mut engine, &json!({"do": "record"}));
        for (at, seats) in decisions(&mut engine).into_iter().step_by(3) {
            let seat = seats[0];
            let mut node = done(&mut engine, &json!({"do": "branch", "at": at, "seat": seat}));
            for _ in 0..4 {
                let legal = node["legal"].as_array().unwrap();
                let Some(last) = legal.last() else { break };
                let text = format!("{seat} {}", last.as_str().unwrap());
                let request = json!({"do": "branch", "at": node["at"], "line": node["line"],
                    "move": text, "seat": seat, "others": "greedy"});
                let next = done(&mut engine, &request);
                assert_eq!(next, done(&mut engine, &request), "the same request, the same answer");
                let again =
                    json!({"do": "branch", "at": next["at"], "line": next["line"], "seat": seat});
                let again = done(&mut engine, &again);
                for field in ["view", "legal", "turn", "line", "at", "told", "drawn", "offers"] {
                    assert_eq!(next[field], again[field], "{field}");
                }
                let over = next["turn"].is_null();
                let decides = next["turn"]["seats"].as_array();
                assert!(
                    over || decides.is_some_and(|seats| seats.contains(&json!(seat))),
                    "the bots decide until the seat does: {next}"
                );
                assert_eq!(over, next["end"].is_string());
                node = next;
            }
        }
        assert_eq!(done(&mut engine, &json!({"do": "record"})), before, "the game stays as it is");
    }
}

#[test]
fn luck_is_that_of_the_record_where_it_fits() {
    let mut engine = finished().remove(0);
    let lines = lines(&mut engine);
    let is_reveal = |line: &&String| line.starts_with("reveal");
    let reveals: Vec<&String> = lines.iter().filter(is_reveal).collect();
    let (mut same, mut drawn) = (0, 0);
    for (at, seats) in decisions(&mut engine) {
        let here = done(&mut engine, &json!({"do": "branch", "at": at, "seat": seats[0]}));
        for text in here["legal"].as_array().unwrap() {
            let text = format!("{} {}", seats[0], text.as_str().unwrap());
            let next = done(&mut engine, &json!({"do": "branch", "at": at, "move": text}));
            for line in next["line"].as_array().unwrap().iter().filter_map(Value::as_str) {
                same += usize::from(reveals.iter().any(|other| *other == line));
            }
            drawn += next["drawn"].as_u64().unwrap();
        }
    }
    assert!(same > 50, "{same} cards lie where they lay in the record");
    assert!(drawn < 200, "{drawn}");
    // Another seed draws other luck where the record has none, and only there.
    let (at, seats) = decisions(&mut engine)[0].clone();
    let here = done(&mut engine, &json!({"do": "branch", "at": at, "seat": seats[0]}));
    let text = format!("{} {}", seats[0], here["legal"][0].as_str().unwrap());
    let of = |engine: &mut Engine, seed: u32| {
        done(engine, &json!({"do": "branch", "at": at, "move": text, "seed": seed}))
    };
    assert_eq!(of(&mut engine, 1)["line"], of(&mut engine, 2)["line"]);
}

#[test]
fn a_turn_waits_for_the_seats_that_nobody_decides_for() {
    let mut engine = games(3).remove(1);
    let seats = deal(&mut engine);
    let here = done(&mut engine, &json!({"do": "branch", "seat": seats[1]}));
    let text = format!("{} {}", seats[1], here["legal"][0].as_str().unwrap());
    let next = done(&mut engine, &json!({"do": "branch", "move": text, "seat": seats[1]}));
    assert_eq!(next["line"], json!([text]));
    assert_eq!(next["turn"]["seats"].as_array().unwrap().len(), seats.len() - 1);
    assert_eq!(next["chosen"], here["legal"][0]);
    assert_eq!(next["told"], json!([null]));
    let twice = json!({"do": "branch", "line": next["line"], "move": text});
    refused(&mut engine, &twice, "step/already-chosen");
    let waits = json!({"do": "branch", "at": 2, "move": "0 sell x", "others": "wait"});
    refused(&mut engine, &waits, "step/unreadable");
    for (field, value) in [
        ("others", json!("hal")),
        ("line", json!("0 build")),
        ("move", json!("deal age 1")),
        ("at", json!(9999)),
    ] {
        let mut request = json!({"do": "branch"});
        request[field] = value;
        refused(&mut engine, &request, "engine/bad-field");
    }
}

#[test]
fn values_of_a_branch_become_better_and_do_not_depend_on_the_slices() {
    for mut engine in finished() {
        let (at, seats) = decisions(&mut engine).swap_remove(9);
        let node = done(&mut engine, &json!({"do": "branch", "at": at, "seat": seats[0]}));
        let worst = node["legal"].as_array().unwrap().last().unwrap().clone();
        let text = format!("{} {}", seats[0], worst.as_str().unwrap());
        let node = done(
            &mut engine,
            &json!({"do": "branch", "at": at, "move": text, "seat": seats[0], "others": "greedy"}),
        );
        let seat = node["turn"]["seats"][0].clone();
        let evaluate = json!({"do": "evaluate", "at": node["at"], "line": node["line"],
            "seat": seat, "iterations": 1500});
        let whole = done(&mut engine, &evaluate);
        assert_eq!(whole["done"], true);
        assert_eq!(whole["line"], node["line"]);
        let mut sliced = evaluate.clone();
        sliced["slice_ms"] = json!(0);
        let mut parts = vec![done(&mut engine, &sliced)];
        while parts[parts.len() - 1]["done"] != true {
            // The job goes on while a page asks for something else.
            done(&mut engine, &json!({"do": "branch", "at": at}));
            parts.push(done(&mut engine, &json!({"do": "more"})));
        }
        let last = parts.pop().unwrap();
        for field in ["moves", "best", "value", "pv", "iterations", "seat", "exact"] {
            assert_eq!(last[field], whole[field], "{field}");
        }
        assert!(last["exact"] == true || parts.len() > 5);
        let iterations = |part: &Value| part["iterations"].as_u64().unwrap();
        assert!(parts.is_sorted_by_key(iterations));
        assert!(last["moves"][0]["told"]["id"].is_string());
        assert_eq!(last["moves"][0]["move"], last["best"]);
        assert!(last["pv"][0].as_str().unwrap().ends_with(last["best"].as_str().unwrap()));
        // A move that is looked at gets as many visits as the best one.
        let moves = last["moves"].as_array().unwrap();
        let poor = moves.iter().min_by_key(|m| m["visits"].as_u64()).unwrap()["move"].clone();
        let mut focused = evaluate;
        focused["moves"] = json!([poor]);
        let focused = done(&mut engine, &focused);
        let visits = |answer: &Value, m: &Value| {
            let moves = answer["moves"].as_array().unwrap();
            moves.iter().find(|one| one["move"] == *m).unwrap()["visits"].as_u64().unwrap()
        };
        if moves.len() > 1 && last["exact"] != true {
            assert!(visits(&focused, &poor) > visits(&last, &poor), "{focused}");
        }
    }
}

#[test]
fn the_value_of_a_single_move_does_not_depend_on_the_slices() {
    let mut engine = finished().remove(0);
    let mut forced = 0;
    for (at, seats) in decisions(&mut engine) {
        let node = done(&mut engine, &json!({"do": "branch", "at": at, "seat": seats[0]}));
        if node["legal"].as_array().unwrap().len() > 1 || forced == 2 {
            continue;
        }
        forced += 1;
        let evaluate = json!({"do": "evaluate", "at": at, "iterations": 500});
        let whole = done(&mut engine, &evaluate);
        let mut sliced = evaluate;
        sliced["slice_ms"] = json!(0);
        let mut last = done(&mut engine, &sliced);
        while last["done"] != true {
            last = done(&mut engine, &json!({"do": "more"}));
        }
        assert_eq!(last["moves"], whole["moves"]);
    }
    assert!(forced > 0, "the last wonder of a draft is forced");
}

#[test]
fn what_is_not_a_decision_has_no_values() {
    let mut engine = finished().remove(0);
    refused(&mut engine, &json!({"do": "evaluate", "slice_ms": 5}), "engine/no-move-due");
    refused(&mut engine, &json!({"do": "evaluate", "at": 0, "slice_ms": 5}), "engine/no-move-due");
    refused(&mut engine, &json!({"do": "evaluate", "bot": "easy"}), "engine/bad-field");
}

#[test]
fn variations_are_written_as_comments_and_read_back() {
    for mut engine in finished() {
        let plain =
            done(&mut engine, &json!({"do": "record"}))["text"].as_str().unwrap().to_owned();
        let mut variations = Vec::new();
        for (at, seats) in decisions(&mut engine).into_iter().step_by(7).take(3) {
            let other = |engine: &mut Engine, at: &Value, line: &Value, pick: usize| {
                let here = json!({"do": "branch", "at": at, "line": line, "seat": seats[0]});
                let here = done(engine, &here);
                let legal = here["legal"].as_array().unwrap();
                let text = legal[(legal.len() - 1) * pick].as_str().unwrap().to_owned();
                let text = format!("{} {text}", seats[0]);
                let request = json!({"do": "branch", "at": at, "line": line, "move": text,
                    "seat": seats[0], "others": "greedy"});
                done(engine, &request)
            };
            let first = other(&mut engine, &json!(at), &json!([]), 1);
            if first["line"].as_array().unwrap().is_empty() || first["turn"].is_null() {
                continue;
            }
            let start = first["line"].as_array().unwrap().len();
            let second = other(&mut engine, &first["at"], &first["line"], 0);
            let third = other(&mut engine, &first["at"], &first["line"], 1);
            let rest = |node: &Value| node["line"].as_array().unwrap()[start..].to_vec();
            variations.push(json!({
                "at": first["at"], "comment": "another way # to play", "line": second["line"],
                "variations": [{"at": start, "line": rest(&third)}],
            }));
        }
        assert!(!variations.is_empty());
        let written = done(&mut engine, &json!({"do": "record", "variations": variations}));
        let written = written["text"].as_str().unwrap().to_owned();
        let opened = done(&mut engine, &json!({"do": "load", "text": written}));
        assert_eq!(opened["variations"], json!(variations), "{written}");
        assert!(opened["unread"].is_null(), "{opened}");
        assert_eq!(
            done(&mut engine, &json!({"do": "record"}))["text"],
            plain,
            "the game is the same"
        );
        let again = json!({"do": "record", "variations": opened["variations"]});
        assert_eq!(done(&mut engine, &again)["text"], written);
        // A step that is not possible is reported with its place, and the rest is kept.
        let broken = written.replacen("#: ", "#: 0 fly # ", 1);
        let opened = done(&mut engine, &json!({"do": "load", "text": broken}));
        assert_eq!(opened["unread"].as_array().unwrap().len(), 1);
        let line = opened["unread"][0]["line"].as_u64().unwrap() as usize;
        assert!(broken.lines().nth(line - 1).unwrap().starts_with("#("));
        let kept = opened["variations"].as_array().map_or(0, Vec::len);
        assert_eq!(kept, variations.len() - 1);
        let open = done(&mut engine, &json!({"do": "load", "text": written.replace("#)", "#")}));
        assert!(open["variations"].is_null());
        let bad = json!({"do": "record", "variations": [{"at": 0, "line": ["0 fly"]}]});
        refused(&mut engine, &bad, "step/unreadable");
        let bad = json!({"do": "record", "variations": [{"line": ["0 fly"]}]});
        refused(&mut engine, &bad, "engine/bad-field");
    }
}
