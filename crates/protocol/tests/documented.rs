//! Checks `docs/protocol.md`: every example parses as a wire type, and every command, message,
//! event, notice and refusal code has an example.

use std::collections::BTreeSet;
use std::path::Path;

use mirabilia_protocol::{
    Answer, BlockedPerson, BoardSet, Code, Command, Created, Event, FinishedPage, HandOver,
    KeyInfo, LobbyRow, MAX_CHAT, MAX_FILE, MAX_NAME, MAX_REQUEST, Me, Message, Moment, NewTable,
    Notice, PersonAt, Refusal, Request, ReviewState, Settings,
};
use mirabilia_tell::{Offer, Prompt};
use mirabilia_words::Message as Told;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A fenced JSON block: the word after `json`, the line number of its first line, its values.
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
    for (number, line) in (1..).zip(page.lines()) {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some((kind.to_owned(), number + 1, String::new())),
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
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

/// Parses an example as a wire type and serialises it again. Every field of the example must come
/// back with the same value, because serde ignores unknown fields.
fn check<T: DeserializeOwned + Serialize>(location: &str, example: &Value) {
    let read: T = serde_json::from_value(example.clone())
        .unwrap_or_else(|error| panic!("{location}: {error}\n{example}"));
    let written = serde_json::to_value(&read).expect("wire types serialise");
    is_within(location, "", example, &written);
}

fn is_within(location: &str, path: &str, example: &Value, written: &Value) {
    match (example, written) {
        (Value::Object(example), Value::Object(written)) => {
            for (name, value) in example {
                let path = format!("{path}.{name}");
                match written.get(name) {
                    Some(known) => is_within(location, &path, value, known),
                    None => panic!("{location}: no field {path} on the wire"),
                }
            }
        }
        (Value::Array(example), Value::Array(written)) => {
            assert_eq!(example.len(), written.len(), "{location}: {path}");
            for (value, known) in example.iter().zip(written) {
                is_within(location, path, value, known);
            }
        }
        _ => assert_eq!(example, written, "{location}: {path}"),
    }
}

/// The tags of an enum, taken from serde's error message for an unknown variant.
fn variants<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = serde_json::json!({ tag: "no such variant" });
    let Err(error) = serde_json::from_value::<T>(unknown) else { panic!("no such variant") };
    let message = error.to_string();
    let (_, expected) = message.split_once("expected ").expect("serde lists the variants");
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn tags(values: &[&Value], tag: &str) -> BTreeSet<String> {
    values.iter().filter_map(|value| value[tag].as_str()).map(str::to_owned).collect()
}

#[test]
fn every_example_parses() {
    for block in blocks(&page()) {
        for (number, value) in (1..).zip(&block.values) {
            let location = format!("docs/protocol.md:{}, example {number}", block.line);
            match block.kind.as_str() {
                "command" => check::<Request>(&location, value),
                "message" => check::<Message>(&location, value),
                "event" => check::<Event>(&location, value),
                "notice" => check::<Notice>(&location, value),
                "refusal" => check::<Refusal>(&location, value),
                "answer" => check::<Answer>(&location, value),
                "new-table" => check::<NewTable>(&location, value),
                "created" => check::<Created>(&location, value),
                "settings" => check::<Settings>(&location, value),
                "me" => check::<Me>(&location, value),
                "keys" => check::<Vec<KeyInfo>>(&location, value),
                "blocks" => check::<Vec<BlockedPerson>>(&location, value),
                "person-at" => check::<PersonAt>(&location, value),
                "lobby" => check::<Vec<LobbyRow>>(&location, value),
                "moment" => check::<Moment>(&location, value),
                "boards" => check::<Vec<BoardSet>>(&location, value),
                "hand-over" => check::<HandOver>(&location, value),
                "finished" => check::<FinishedPage>(&location, value),
                "review-state" => check::<ReviewState>(&location, value),
                "offer" => check::<Offer<Value, Value>>(&location, value),
                "prompt" => check::<Prompt>(&location, value),
                "told" => check::<Told>(&location, value),
                other => panic!("{location}: no type {other:?}; name one after ```json"),
            }
        }
    }
}

#[test]
fn every_variant_has_an_example() {
    let blocks = blocks(&page());
    let of = |kind: &str| -> Vec<&Value> {
        blocks.iter().filter(|block| block.kind == kind).flat_map(|block| &block.values).collect()
    };
    let (commands, messages, events) = (of("command"), of("message"), of("event"));
    let (notices, refusals) = (of("notice"), of("refusal"));
    let least = [
        ("commands", tags(&commands, "do"), variants::<Command>("do"), 10),
        ("messages", tags(&messages, "is"), variants::<Message>("is"), 4),
        ("events", tags(&events, "event"), variants::<Event>("event"), 15),
        ("notices", tags(&notices, "is"), variants::<Notice>("is"), 2),
        (
            "refusals",
            tags(&refusals, "code"),
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
fn the_limits_are_documented() {
    let page = page();
    let with_comma = |number: usize| match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{thousands},{:03}", number % 1000),
    };
    for (what, limit, unit) in [
        ("a frame of a socket", MAX_REQUEST, "bytes"),
        ("a board file", MAX_FILE, "bytes"),
        ("a name", MAX_NAME, "characters"),
        ("a chat message", MAX_CHAT, "characters"),
    ] {
        let row = format!("| {what} | {} {unit}", with_comma(limit));
        assert!(page.contains(&row), "no row {row:?} in docs/protocol.md");
    }
}
