//! Every message that the games can produce exists in every language.

mod files;
mod messages;
mod reasons;

use mirabilia_words::{Message, Value};

/// The messages among the arguments of a message.
fn parts(message: &Message) -> impl Iterator<Item = &Message> {
    message.args.values().flat_map(|value| match value {
        Value::And { and: parts }
        | Value::Or { or: parts }
        | Value::List { list: parts }
        | Value::Sentences { sentences: parts } => parts.as_slice(),
        Value::Message(part) => std::slice::from_ref(part),
        Value::Number(_) | Value::Text(_) | Value::Seat { .. } => &[],
    })
}
