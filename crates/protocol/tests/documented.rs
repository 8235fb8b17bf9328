//! `docs/protocol.md` shows every message: each example is read with the types of the wire, and
//! nothing that serde knows a name for may be missing.

use std::collections::BTreeSet;
use std::path::Path;

use mirabilia_protocol::{
    Answer, BoardSet, Code, Command, Created, Event, FinishedPage, HandOver, LobbyRow, MAX_CHAT,
    MAX_FILE, MAX_NAME, MAX_REQUEST, Me, Message, Moment, NewTable, Notice, Refusal, Request,
    ReviewState, Settings,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A fenced block of JSON: the word after `json`, the number of its first line, its values.
struct Block {
    kind: String,
    line: usize,
    values: Vec<Value>,
}

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    std::fs::read_to_string(path).expect("docs/protocol.md")
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open: Option<(String, usize, String)> = None;
    for (line, said) in (1..).zip(page.lines()) {
        match (said.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some((kind.to_owned(), line + 1, String::new())),
            (Some(_), Some(_)) => {
                let (kind, line, text) = open.take().expect("a block is open");
                let Some(kind) = kind.strip_prefix("json") else { continue };
                let values = serde_json::Deserializer::from_str(&text).into_iter();
                let values = values.collect::<Result<Vec<Value>, _>>();
                let values = values.unwrap_or_else(|error| panic!("block at {line}: {error}"));
                assert!(!values.is_empty(), "block at {line} is empty");
                blocks.push(Block { kind: kind.trim().to_owned(), line, values });
            }
            (None, Some((_, _, text))) => {
                text.push_str(said);
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

/// Reads an example as a type of the wire. Every field of the example must be one of the type, with
/// that value: serde passes over fields that it does not know, a reader of the page would not.
fn check<T: DeserializeOwned + Serialize>(place: &str, example: &Value) {
    let read: T = serde_json::from_value(example.clone())
        .unwrap_or_else(|error| panic!("{place}: {error}\n{example}"));
    let written = serde_json::to_value(&read).expect("wire types are JSON");
    is_within(place, "", example, &written);
}

fn is_within(place: &str, path: &str, example: &Value, written: &Value) {
    match (example, written) {
        (Value::Object(example), Value::Object(written)) => {
            for (name, value) in example {
                let path = format!("{path}.{name}");
                match written.get(name) {
                    Some(known) => is_within(place, &path, value, known),
                    None => panic!("{place}: no field {path} on the wire"),
                }
            }
        }
        (Value::Array(example), Value::Array(written)) => {
            assert_eq!(example.len(), written.len(), "{place}: {path}");
            for (value, known) in example.iter().zip(written) {
                is_within(place, path, value, known);
            }
        }
        _ => assert_eq!(example, written, "{place}: {path}"),
    }
}

/// The names of an enum's variants, as serde itself lists them when it meets one it does not know.
fn variants<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = serde_json::json!({ tag: "no such variant" });
    let Err(error) = serde_json::from_value::<T>(unknown) else { panic!("it is known") };
    let said = error.to_string();
    let (_, expected) = said.split_once("expected ").expect("serde lists what it expects");
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn words(values: &[&Value], tag: &str) -> BTreeSet<String> {
    values.iter().filter_map(|value| value[tag].as_str()).map(str::to_owned).collect()
}

#[test]
fn every_example_is_what_the_wire_has() {
    for block in blocks(&page()) {
        for (number, value) in (1..).zip(&block.values) {
            let place = format!("docs/protocol.md:{}, example {number}", block.line);
            match block.kind.as_str() {
                "command" => check::<Request>(&place, value),
                "message" => check::<Message>(&place, value),
                "event" => check::<Event>(&place, value),
                "notice" => check::<Notice>(&place, value),
                "refusal" => check::<Refusal>(&place, value),
                "answer" => check::<Answer>(&place, value),
                "new-table" => check::<NewTable>(&place, value),
                "created" => check::<Created>(&place, value),
                "settings" => check::<Settings>(&place, value),
                "me" => check::<Me>(&place, value),
                "lobby" => check::<Vec<LobbyRow>>(&place, value),
                "moment" => check::<Moment>(&place, value),
                "boards" => check::<Vec<BoardSet>>(&place, value),
                "hand-over" => check::<HandOver>(&place, value),
                "finished" => check::<FinishedPage>(&place, value),
                "review-state" => check::<ReviewState>(&place, value),
                other => panic!("{place}: no type {other:?}; name one after ```json"),
            }
        }
    }
}

#[test]
fn nothing_on_the_wire_is_missing() {
    let blocks = blocks(&page());
    let of = |kind: &str| -> Vec<&Value> {
        blocks.iter().filter(|block| block.kind == kind).flat_map(|block| &block.values).collect()
    };
    let (commands, messages, events) = (of("command"), of("message"), of("event"));
    let (notices, refusals) = (of("notice"), of("refusal"));
    let least = [
        ("commands", words(&commands, "do"), variants::<Command>("do"), 10),
        ("messages", words(&messages, "is"), variants::<Message>("is"), 4),
        ("events", words(&events, "event"), variants::<Event>("event"), 15),
        ("notices", words(&notices, "is"), variants::<Notice>("is"), 2),
        (
            "refusals",
            words(&refusals, "code"),
            Code::ALL.iter().map(|code| code.slug().to_owned()).collect(),
            30,
        ),
    ];
    for (what, shown, known, least) in least {
        assert!(known.len() >= least, "serde lists only {known:?} as {what}");
        let missing: Vec<&String> = known.difference(&shown).collect();
        assert!(missing.is_empty(), "docs/protocol.md has no example of the {what} {missing:?}");
    }
}

#[test]
fn every_command_has_a_section_and_every_code_a_row_with_its_status() {
    let page = page();
    for name in variants::<Command>("do") {
        assert!(page.contains(&format!("\n### {name}\n")), "no section for the command {name}");
    }
    for code in Code::ALL {
        let row = format!("\n| `{}` | {} | ", code.slug(), code.status());
        assert_eq!(page.matches(&row).count(), 1, "rows {row:?} in docs/protocol.md");
    }
}

#[test]
fn the_limits_are_those_of_the_wire() {
    let page = page();
    let with_comma = |number: usize| match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{thousands},{:03}", number % 1000),
    };
    for (what, limit, unit) in [
        ("a frame of a socket", MAX_REQUEST, "bytes"),
        ("a board file", MAX_FILE, "bytes"),
        ("a name", MAX_NAME, "characters"),
        ("a line of chat, and lines a table takes", MAX_CHAT, "characters"),
    ] {
        let row = format!("| {what} | {} {unit}", with_comma(limit));
        assert!(page.contains(&row), "no row {row:?} in docs/protocol.md");
    }
}
