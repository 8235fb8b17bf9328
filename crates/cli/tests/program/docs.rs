//! The examples of `docs/records.md` and `docs/engine.md` are run, so that they cannot grow stale.

use std::fs;
use std::path::Path;

use mirabilia_engine::Engine;
use mirabilia_games::AnyTable;
use serde_json::Value;

/// A fenced block: its kind, the number of its first line, its text.
struct Block {
    kind: String,
    line: usize,
    text: String,
}

fn blocks(page: &str) -> Vec<Block> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
    let text = fs::read_to_string(path).expect(page);
    let mut blocks: Vec<Block> = Vec::new();
    let mut inside = false;
    for (line, said) in (1..).zip(text.lines()) {
        if let Some(kind) = said.strip_prefix("```") {
            inside = !inside;
            if inside {
                blocks.push(Block { kind: kind.to_owned(), line: line + 1, text: String::new() });
            }
        } else if inside {
            let block = blocks.last_mut().expect("a block is open");
            block.text += said;
            block.text.push('\n');
        }
    }
    assert!(!inside, "{page}: a block is not closed");
    blocks
}

#[test]
fn records_of_the_page_are_games_or_refused_as_it_says() {
    let blocks = blocks("records.md");
    let mut read = 0;
    for (at, block) in blocks.iter().enumerate().filter(|(_, block)| block.kind == "record") {
        let place = format!("docs/records.md:{}", block.line);
        let refusal = blocks.get(at + 1).filter(|next| next.kind == "refusal");
        match (AnyTable::read(&block.text), refusal) {
            (Err(error), Some(refusal)) => {
                assert_eq!(error.to_string(), refusal.text.trim_end(), "{place}");
            }
            (Ok(_), Some(_)) => panic!("{place}: should be refused"),
            (Err(error), None) => panic!("{place}: {error}"),
            (Ok(table), None) => {
                let canonical = table.write();
                assert_eq!(AnyTable::read(&canonical).unwrap().write(), canonical, "{place}");
                if !block.text.contains('#') {
                    assert_eq!(canonical, block.text, "{place}: not in the canonical form");
                }
            }
        }
        read += 1;
    }
    assert!(read >= 3, "only {read} records found");
    assert_eq!(blocks.iter().filter(|b| b.kind == "refusal").count(), 1);
}

#[test]
fn the_conversation_of_the_page_goes_as_it_says() {
    let mut engine = Engine::default();
    let mut asked = 0;
    for block in blocks("engine.md").iter().filter(|block| block.kind == "engine") {
        let mut waiting: Option<Value> = None;
        for (line, said) in (block.line..).zip(statements(&block.text)) {
            let place = format!("docs/engine.md, block at line {}, about line {line}", block.line);
            if let Some(request) = said.strip_prefix("> ") {
                assert_eq!(waiting, None, "{place}: an answer is missing");
                let answer = engine.answer(request).text;
                waiting = Some(serde_json::from_str(&answer).expect("answers are JSON"));
                asked += 1;
            } else if let Some(answer) = said.strip_prefix("< ") {
                let expected: Value =
                    serde_json::from_str(answer).unwrap_or_else(|error| panic!("{place}: {error}"));
                let said = waiting.take().expect("an answer follows a request");
                assert!(matches(&said, &expected), "{place}\nsays  {expected}\nbut is {said}");
            } else {
                panic!("{place}: neither request nor answer: {said}");
            }
        }
        assert_eq!(waiting, None, "an answer is missing at the end of a block");
    }
    assert!(asked >= 20, "only {asked} requests found");
}

/// Requests and answers, with the lines that go on in the next one put together.
fn statements(block: &str) -> Vec<String> {
    let mut statements: Vec<String> = Vec::new();
    for line in block.lines() {
        match statements.last_mut() {
            Some(last) if line.starts_with("  ") => {
                // A text that goes on in the next line goes on after a space.
                last.push(' ');
                last.push_str(line.trim_start());
            }
            _ => statements.push(line.to_owned()),
        }
    }
    statements
}

/// Is it what the page says? "…" is anything: a value, the rest of a list, the rest of an object.
fn matches(said: &Value, expected: &Value) -> bool {
    const ANY: &str = "…";
    match (said, expected) {
        (_, Value::String(any)) if any == ANY => true,
        (Value::Array(said), Value::Array(expected)) => {
            let open = expected.last().is_some_and(|last| last == ANY);
            let listed = &expected[..expected.len() - usize::from(open)];
            (said.len() == listed.len() || open && said.len() > listed.len())
                && said.iter().zip(listed).all(|(said, expected)| matches(said, expected))
        }
        (Value::Object(said), Value::Object(expected)) => {
            let open = expected.contains_key(ANY);
            let named = expected.iter().filter(|(name, _)| *name != ANY);
            (open || said.len() == expected.len())
                && named.into_iter().all(|(name, expected)| {
                    said.get(name).is_some_and(|said| matches(said, expected))
                })
        }
        _ => said == expected,
    }
}
