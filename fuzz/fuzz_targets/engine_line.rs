//! Any bytes may be sent to the engine. It gives every line one answer, one line of JSON with the
//! id of the request; a refused request leaves the game as it was; and the record of its game can
//! be read at any time.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mirabilia_cli::commands::engine::answer_line;
use mirabilia_cli::input::{InputLine, read_line};
use mirabilia_engine::{Engine, MAX_LINE};
use mirabilia_games::AnyTable;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let mut engine = Engine::default();
    // As if a stop had been read after everything else: no search thinks longer than it must.
    engine.stopper().observe(u64::MAX, r#"{"do":"stop"}"#);
    let mut input = bytes;
    let mut record = None;
    while let Some(line) = read_line(&mut input, MAX_LINE).expect("memory reads") {
        let answer = answer_line(&mut engine, &line);
        let said = parsed(&answer.text);
        if let InputLine::Text(text) = &line
            && let Ok(Value::Object(request)) = serde_json::from_str(text)
        {
            let id = request.get("id").unwrap_or(&Value::Null);
            assert!(said["id"] == *id || !is_exact(id), "{text}\n{said}");
        }
        let now = game(&mut engine);
        if !said["error"].is_null() {
            assert_eq!(now, record, "refused, and yet the game changed: {line:?}");
        }
        record = now;
        if answer.quit {
            break;
        }
    }
    if let Some(text) = record {
        let read = AnyTable::read(&text);
        assert!(read.is_ok_and(|table| table.write() == text), "not a record:\n{text}");
    }
});

fn parsed(answer: &str) -> Value {
    assert!(!answer.contains('\n'), "more than one line: {answer}");
    match serde_json::from_str(answer) {
        Ok(said @ Value::Object(_)) => said,
        other => panic!("not a JSON object: {answer}\n{other:?}"),
    }
}

/// The record of the engine's game, if it has one.
fn game(engine: &mut Engine) -> Option<String> {
    let said = parsed(&engine.answer(r#"{"do":"record"}"#).text);
    said["text"].as_str().map(str::to_owned)
}

/// Numbers with a fraction may lose their last digit on the way through JSON; nothing else may
/// change.
fn is_exact(id: &Value) -> bool {
    id.is_null() || id.is_boolean() || id.is_string() || id.is_u64() || id.is_i64()
}
