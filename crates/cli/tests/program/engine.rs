//! The engine protocol: whole games through it, every error, and the process around it.

use std::io::{BufRead, BufReader, Write};

use crate::common::{command, run};
use mirabilia_cli::commands::engine::answer_line;
use mirabilia_cli::input::InputLine;
use mirabilia_engine::summary::Summary;
use mirabilia_engine::{Answer, Engine, MAX_LINE};
use mirabilia_games::AnyTable;
use serde_json::{Value, json};

fn parsed(answer: &Answer) -> Value {
    assert!(!answer.text.contains('\n'), "one line: {}", answer.text);
    serde_json::from_str(&answer.text).expect("answers are JSON")
}

pub(crate) fn ask(engine: &mut Engine, request: &Value) -> Value {
    let said = parsed(&engine.answer(&request.to_string()));
    assert_eq!(said["id"], request["id"], "{request}");
    said
}

/// Asks for something that must be done.
pub(crate) fn done(engine: &mut Engine, request: &Value) -> Value {
    let said = ask(engine, request);
    assert_eq!(said["error"], Value::Null, "{request}\n{said}");
    said
}

/// Asks for something that must be refused so, and must change nothing.
pub(crate) fn refused(engine: &mut Engine, request: &Value, code: &str, message: &str) {
    let before = done(engine, &json!({"do": "record"}));
    let said = ask(engine, request);
    assert_eq!(said["error"]["code"], code, "{request}\n{said}");
    let text = said["error"]["message"].as_str().unwrap();
    assert!(text.contains(message), "{request}\n{text}");
    assert_eq!(done(engine, &json!({"do": "record"})), before, "{request}");
}

fn record(engine: &mut Engine) -> Option<String> {
    ask(engine, &json!({"do": "record"}))["text"].as_str().map(str::to_owned)
}

/// An engine with a game in which luck is due, after some steps.
fn with_game(steps: &[&str]) -> Engine {
    let mut engine = Engine::default();
    done(&mut engine, &json!({"do": "new", "game": "duel", "options": {"wonders": "first-game"}}));
    for text in steps {
        done(&mut engine, &json!({"do": "step", "text": text}));
    }
    engine
}

const TOKENS: &str = "deal tokens economy law masonry strategy theology";
const AGE: &str = "deal age 1 tavern baths / ? ? ? / altar stable press guard-tower / ? ? ? ? ? / \
                   quarry theater clay-pit workshop palisade lumber-yard";

#[test]
fn whole_games_are_played_through_it() {
    for seed in 0..25 {
        let mut engine = Engine::default();
        let options = json!({"first": "random", "centre": "chooses"});
        let new = json!({"id": [seed], "do": "new", "game": "duel", "seats": 2, "options": options,
            "names": ["Ada", "Bo"], "seed": seed});
        let mut said = done(&mut engine, &new);
        let mut asked = 0;
        while said["turn"] != Value::Null {
            asked += 1;
            said = if said["turn"] == json!({"luck": true}) {
                let dealt = done(&mut engine, &json!({"id": asked, "do": "deal"}));
                assert!(!dealt["dealt"].as_array().unwrap().is_empty());
                dealt
            } else {
                let seat = said["turn"]["seats"][0].as_u64().unwrap();
                let legal = done(&mut engine, &json!({"do": "legal"}));
                assert_eq!(legal["seat"], seat);
                let other = done(&mut engine, &json!({"do": "legal", "seat": 1 - seat}));
                assert_eq!(other["moves"], json!([]));
                let go =
                    json!({"do": "go", "seat": seat, "bot": "random", "time_ms": 5, "seed": asked});
                let go = done(&mut engine, &go);
                assert_eq!((&go["seat"], &go["bot"]), (&json!(seat), &json!("random")));
                let opinions = go["moves"].as_array().unwrap();
                let moves: Vec<&Value> = opinions.iter().map(|opinion| &opinion["move"]).collect();
                assert_eq!(json!(moves), legal["moves"]);
                assert!(moves.contains(&&go["move"]) && go["value"].is_number());
                let text = format!("{seat} {}", go["move"].as_str().unwrap());
                done(&mut engine, &json!({"do": "step", "text": text}))
            };
        }
        let result = done(&mut engine, &json!({"do": "result"}));
        assert_eq!((&result["over"], &result["turn"]), (&json!(true), &Value::Null));

        // What it says of the game is what the record says, by whatever way it is read again.
        let text = record(&mut engine).unwrap();
        let mut summary = json!(Summary::of(&AnyTable::read(&text).unwrap()));
        summary["id"] = Value::Null;
        assert_eq!(result, summary, "game {seed}");
        let mut second = Engine::default();
        done(&mut second, &json!({"do": "load", "text": text}));
        assert_eq!(done(&mut second, &json!({"do": "result"})), result);
        let mut third = Engine::default();
        done(
            &mut third,
            &json!({"do": "new", "game": "duel", "options": options, "names": ["Ada", "Bo"]}),
        );
        for line in text.lines().skip(4) {
            done(&mut third, &json!({"do": "step", "text": line}));
        }
        assert_eq!(record(&mut third), Some(text));
        let over = ask(&mut third, &json!({"do": "go"}));
        assert_eq!(over["error"]["code"], "engine/no-move-due");
        assert_eq!(done(&mut third, &json!({"do": "legal"}))["moves"], json!([]));
    }
}

#[test]
fn refused_requests_say_why_and_change_nothing() {
    let none = || Engine::default();
    let luck = || with_game(&[]);
    let playing = || with_game(&[TOKENS, AGE]);
    #[rustfmt::skip]
    let cases: &[(&dyn Fn() -> Engine, &str, &str, &str)] = &[
        (&none, "", "engine/bad-json", "not JSON"),
        (&none, "hello", "engine/bad-json", "not JSON"),
        (&none, r#"{"do":"new""#, "engine/bad-json", "not JSON"),
        (&none, "[]", "engine/bad-json", "a request is a JSON object"),
        (&none, "7", "engine/bad-json", "a request is a JSON object"),
        (&none, "{}", "engine/bad-field", "do is missing; expected new, load"),
        (&none, r#"{"do":null}"#, "engine/bad-field", "do is missing"),
        (&none, r#"{"do":["new"]}"#, "engine/bad-field", r#"do is "["new"]"; expected a string"#),
        (&none, r#"{"do":"fly"}"#, "engine/unknown-command", r#"do is "fly"; expected new, load"#),
        (&none, r#"{"do":"step","text":"x"}"#, "engine/no-game", "begin with"),
        (&none, r#"{"do":"deal"}"#, "engine/no-game", "begin with"),
        (&none, r#"{"do":"legal"}"#, "engine/no-game", "begin with"),
        (&none, r#"{"do":"go"}"#, "engine/no-game", "begin with"),
        (&none, r#"{"do":"view"}"#, "engine/no-game", "begin with"),
        (&none, r#"{"do":"result"}"#, "engine/no-game", "begin with"),
        (&none, r#"{"do":"record"}"#, "engine/no-game", "begin with"),
        (&playing, r#"{"do":"new"}"#, "engine/bad-field", "game is missing; expected duel"),
        (&playing, r#"{"do":"new","game":"chess"}"#, "engine/bad-field", r#"game is "chess"; expected duel"#),
        (&playing, r#"{"do":"new","game":7}"#, "engine/bad-field", r#"game is "7"; expected a string"#),
        (&playing, r#"{"do":"new","game":"duel","seats":3}"#, "engine/bad-field", r#"seats is "3"; expected 2"#),
        (&playing, r#"{"do":"new","game":"duel","seats":-2}"#, "engine/bad-field", r#"seats is "-2"; expected an integer"#),
        (&playing, r#"{"do":"new","game":"duel","seats":2.5}"#, "engine/bad-field", r#"seats is "2.5""#),
        (&playing, r#"{"do":"new","game":"duel","seats":258}"#, "engine/bad-field", r#"seats is "258""#),
        (&playing, r#"{"do":"new","game":"duel","seats":"2"}"#, "engine/bad-field", "seats is"),
        (&playing, r#"{"do":"new","game":"duel","options":"first=1"}"#, "engine/bad-field", "expected an object"),
        (&playing, r#"{"do":"new","game":"duel","options":{"first":2}}"#, "engine/bad-field", r#"first is "2"; expected one of 0, 1, random"#),
        (&playing, r#"{"do":"new","game":"duel","options":{"first":true}}"#, "engine/bad-field", r#"first is "true""#),
        (&playing, r#"{"do":"new","game":"duel","options":{"first":[1]}}"#, "engine/bad-field", r#"options.first is "[1]""#),
        (&playing, r#"{"do":"new","game":"duel","options":{"speed":1}}"#, "engine/bad-field", "one of the options centre, first, wonders"),
        (&playing, r#"{"do":"new","game":"duel","names":"Ada, Bo"}"#, "engine/bad-field", "a list of strings"),
        (&playing, r#"{"do":"new","game":"duel","names":["Ada",2]}"#, "engine/bad-field", "a list of strings"),
        (&playing, r#"{"do":"new","game":"duel","names":["Ada"]}"#, "engine/bad-field", r#"names is "Ada"; expected 2 names"#),
        (&playing, r#"{"do":"new","game":"duel","names":["Ada","B,o"]}"#, "engine/bad-field", r#"names is "B,o""#),
        (&playing, r#"{"do":"new","game":"duel","names":["Ada","a\nb"]}"#, "engine/bad-field", "names is"),
        (&playing, r#"{"do":"new","game":"duel","seed":-1}"#, "engine/bad-field", r#"seed is "-1"; expected a non-negative integer"#),
        (&playing, r#"{"do":"new","game":"duel","seed":"abc"}"#, "engine/bad-field", "64 hexadecimal digits"),
        (&playing, r#"{"do":"new","game":"duel","colour":"red"}"#, "engine/bad-field", r#"no field "colour" here; this command takes game, seats"#),
        (&playing, r#"{"do":"load"}"#, "engine/bad-field", "text is missing; expected a record"),
        (&playing, r#"{"do":"load","text":""}"#, "record/refused", "line 1: empty"),
        (&playing, r#"{"do":"load","text":"mirabilia 1 chess\n"}"#, "record/refused", r#"line 1: no game "chess""#),
        (&playing, r#"{"do":"load","text":"mirabilia 1 duel\nseats 2\n0 build quarry"}"#, "record/refused", "line 3: no move is awaited"),
        (&playing, r#"{"do":"step"}"#, "engine/bad-field", "text is missing"),
        (&playing, r#"{"do":"step","text":7}"#, "engine/bad-field", "expected a string"),
        (&playing, r#"{"do":"step","text":"0 build quarry\n1 build clay-pit"}"#, "engine/bad-field", "expected one line"),
        (&playing, r#"{"do":"step","text":""}"#, "step/unreadable", "luck is"),
        (&playing, r#"{"do":"step","text":"0 fly"}"#, "step/unreadable", "moves are"),
        (&playing, r#"{"do":"step","text":"2 sell quarry"}"#, "step/unreadable", "seats are 0 to 1"),
        (&playing, r#"{"do":"step","text":"0 build altar"}"#, "step/illegal", "other cards lie on altar"),
        (&playing, r#"{"do":"step","text":"1 sell quarry"}"#, "step/not-your-turn", "seat 0 to move"),
        (&playing, r#"{"do":"step","text":"reveal 9 press"}"#, "step/no-luck-due", "seat 0 to move"),
        (&luck, r#"{"do":"step","text":"0 sell quarry"}"#, "step/not-now", "luck is due"),
        (&luck, r#"{"do":"step","text":"deal tokens law"}"#, "step/impossible-luck", "5 different tokens"),
        (&playing, r#"{"do":"deal"}"#, "step/no-luck-due", "seat 0 to move"),
        (&luck, r#"{"do":"deal","seed":[]}"#, "engine/bad-field", "seed is"),
        (&playing, r#"{"do":"legal","seat":2}"#, "engine/bad-field", r#"seat is "2"; expected an integer from 0 to 1"#),
        (&playing, r#"{"do":"legal","seat":"0"}"#, "engine/bad-field", "seat is"),
        (&playing, r#"{"do":"view","seat":1e3}"#, "engine/bad-field", "seat is"),
        (&playing, r#"{"do":"go","bot":"hal"}"#, "engine/bad-field", r#"bot is "hal"; expected random"#),
        (&playing, r#"{"do":"go","seat":1}"#, "engine/no-move-due", "seat 0 to move"),
        (&luck, r#"{"do":"go"}"#, "engine/no-move-due", "luck is due"),
        (&playing, r#"{"do":"go","time_ms":-5}"#, "engine/bad-field", "time_ms is"),
        (&playing, r#"{"do":"go","time_ms":1e99}"#, "engine/bad-field", "time_ms is"),
        (&playing, r#"{"do":"go","iterations":"many"}"#, "engine/bad-field", "iterations is"),
        (&playing, r#"{"do":"result","seat":0}"#, "engine/bad-field", r#"no field "seat" here; this command takes no fields"#),
        (&playing, r#"{"do":"stop","now":true}"#, "engine/bad-field", "no field"),
        (&playing, r#"{"do":"quit","now":true}"#, "engine/bad-field", "no field"),
    ];
    for (engine, request, code, message) in cases {
        let mut engine = engine();
        let before = record(&mut engine);
        let answer = engine.answer(request);
        let said = parsed(&answer);
        assert_eq!(said["error"]["code"], *code, "{request}\n{said}");
        let text = said["error"]["message"].as_str().unwrap();
        assert!(text.contains(message), "{request}\n{text}");
        assert!(!answer.quit);
        assert_eq!(record(&mut engine), before, "{request}");
    }
}

#[test]
fn messages_stay_short_whatever_is_sent() {
    let mut engine = with_game(&[TOKENS, AGE]);
    let long = "x".repeat(100_000);
    for request in [
        json!({"do": long}),
        json!({"do": "new", "game": long}),
        json!({"do": "new", "game": "duel", "options": {"first": long}}),
        json!({"do": "new", "game": "duel", "options": {long.clone(): 1}}),
        json!({"do": "new", "game": "duel", "names": [long, long]}),
        json!({"do": "step", "text": long}),
        json!({"do": "step", "text": format!("0 build {long}")}),
        json!({"do": "load", "text": long}),
        json!({"do": "go", "bot": long}),
        json!({"do": "legal", long.clone(): 1}),
    ] {
        let said = ask(&mut engine, &request);
        let message = said["error"]["message"].as_str().unwrap();
        assert!(message.len() < 1000, "{} bytes: {message:.200}", message.len());
    }
}

#[test]
fn ids_come_back_as_they_were() {
    let mut engine = Engine::default();
    for id in
        [json!(null), json!(true), json!(-7), json!("ä\n"), json!([1, {"a": null}]), json!(1.5)]
    {
        assert_eq!(ask(&mut engine, &json!({"id": id, "do": "stop"}))["stopped"], false);
        assert_eq!(ask(&mut engine, &json!({"id": id, "do": "fly"}))["id"], id);
    }
    assert_eq!(engine.answer(r#"{"do":"stop"}"#).text, r#"{"id":null,"stopped":false}"#);
}

#[test]
fn seeds_decide_the_luck() {
    let game = |new: Value, deal: Value| {
        let mut engine = Engine::default();
        done(&mut engine, &new);
        done(&mut engine, &deal)["dealt"].clone()
    };
    let new = |seed: Value| json!({"do": "new", "game": "duel", "seed": seed});
    let deal = |seed: Value| json!({"do": "deal", "seed": seed});
    let seven = game(new(json!(7)), deal(json!(null)));
    let hex = format!("07{}", "00".repeat(31));
    assert_eq!(game(new(json!(hex)), deal(json!(null))), seven);
    assert_eq!(game(new(json!(null)), deal(json!(7))), seven);
    assert_eq!(game(new(json!(8)), deal(json!(7))), seven, "the newer seed counts");
    assert_ne!(game(new(json!(8)), deal(json!(null))), seven);
    // Without a seed two games are alike once in 252 times 495.
    let fresh = || game(new(json!(null)), deal(json!(null)));
    assert!((0..3).any(|_| fresh() != fresh()));
}

#[test]
fn options_are_texts_numbers_and_truths_alike() {
    for first in [json!("1"), json!(1)] {
        let mut engine = Engine::default();
        let new = json!({"do": "new", "game": "duel", "options": {"first": first}});
        done(&mut engine, &new);
        assert_eq!(record(&mut engine).unwrap(), "mirabilia 1 duel\nseats 2\noptions first=1\n");
    }
    let mut engine = Engine::default();
    done(&mut engine, &json!({"do": "new", "game": "duel", "options": null, "names": null}));
    assert_eq!(record(&mut engine).unwrap(), "mirabilia 1 duel\nseats 2\n");
}

#[test]
fn a_broken_line_is_answered_and_the_engine_goes_on() {
    let mut engine = with_game(&[]);
    for (line, code) in
        [(InputLine::TooLong, "engine/too-long"), (InputLine::NotUtf8, "engine/bad-json")]
    {
        let said = parsed(&answer_line(&mut engine, &line));
        assert_eq!((&said["id"], &said["error"]["code"]), (&Value::Null, &json!(code)));
    }
    let said = parsed(&engine.answer(&" ".repeat(MAX_LINE + 1)));
    assert_eq!(said["error"]["code"], "engine/too-long");
    let deep = format!(r#"{{"do":"stop","id":{}{}}}"#, "[".repeat(5000), "]".repeat(5000));
    assert_eq!(parsed(&engine.answer(&deep))["error"]["code"], "engine/bad-json");
    done(&mut engine, &json!({"do": "deal"}));
}

#[test]
fn the_process_answers_every_line_in_order() {
    let mut input = Vec::new();
    let mut codes = Vec::new();
    let mut send = |line: &[u8], code: Value| {
        input.extend_from_slice(line);
        input.push(b'\n');
        codes.push(code);
    };
    let long = "x".repeat(3 * MAX_LINE);
    send(br#"{"do":"new","game":"duel","seed":1}"#, Value::Null);
    send(b"\xff\xfe{}", json!("engine/bad-json"));
    send(long.as_bytes(), json!("engine/too-long"));
    send("[".repeat(200_000).as_bytes(), json!("engine/bad-json"));
    send(b"", json!("engine/bad-json"));
    send(br#"{"do":"deal"}"#, Value::Null);
    for _ in 0..200 {
        send(br#"{"do":"go","time_ms":0}"#, Value::Null);
        send(br#"{"do":"stop"}"#, Value::Null);
    }
    send(br#"{"do":"record"}"#, Value::Null);
    input.extend_from_slice(br#"{"id":"last, without a line end","do":"result"}"#);
    codes.push(Value::Null);
    let ran = run(&["engine"], input);
    assert_eq!((ran.code, &*ran.err), (0, ""));
    let said: Vec<Value> = ran.out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let answered: Vec<Value> = said.iter().map(|answer| answer["error"]["code"].clone()).collect();
    assert_eq!(answered, codes);
    assert_eq!(said.last().unwrap()["id"], "last, without a line end");
}

#[test]
fn quit_ends_the_process_while_input_stays_open() {
    let mut child = command(&["engine"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut answer = String::new();
    // One at a time: an answer is there before the next request is sent.
    for request in [r#"{"id":1,"do":"stop"}"#, r#"{"id":2,"do":"quit"}"#] {
        writeln!(stdin, "{request}").unwrap();
        answer.clear();
        out.read_line(&mut answer).unwrap();
    }
    assert_eq!(answer, "{\"id\":2,\"quit\":true}\n");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
