//! Messages before they are words: an id and what is put into it.
//!
//! What happens in a game, what a card does, why a move is refused: Rust chooses the message once,
//! as data, and every frontend formats the same one in its language. The words are in `locales/`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A sentence or a name in no language yet.
///
/// ```
/// use mirabilia_words::{Lang, Message, Value, Words};
///
/// let coins = Message::new("kit-coins").with("n", 3);
/// assert_eq!(Words::new(Lang::Sv).tell(&coins, &[]), "3 mynt");
/// let who = Value::seat(1usize);
/// let json = serde_json::to_string(&Message::new("said").with("name", who)).unwrap();
/// assert_eq!(json, r#"{"id":"said","args":{"name":{"seat":1}}}"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Told"))]
pub struct Message {
    /// The id in the files of `locales/`.
    pub id: Cow<'static, str>,
    /// What is put in, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Value>>"))]
    pub args: BTreeMap<Cow<'static, str>, Value>,
}

/// What is put into a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ToldValue"))]
#[serde(untagged)]
pub enum Value {
    /// A number, for plurals.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// A word that messages choose by, or a text of the user's own.
    Text(Cow<'static, str>),
    /// The name of who sits there.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// All of these: `a, b and c`.
    And {
        /// The parts.
        and: Vec<Message>,
    },
    /// Any of these: `a, b or c`.
    Or {
        /// The parts.
        or: Vec<Message>,
    },
    /// One after another with commas: `a, b, c`.
    List {
        /// The parts.
        list: Vec<Message>,
    },
    /// Sentences, one after another.
    Sentences {
        /// The parts.
        sentences: Vec<Message>,
    },
    /// Another message.
    Message(Message),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: BTreeMap::new() }
    }

    /// The same with an argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.insert(Cow::Borrowed(name), value.into());
        self
    }
}

impl Value {
    /// The name of who sits at a seat.
    pub fn seat(seat: impl Into<usize>) -> Self {
        Self::Seat { seat: seat.into() as u8 }
    }

    /// All of these: `a, b and c`.
    pub fn all(parts: impl IntoIterator<Item = Message>) -> Self {
        Self::And { and: parts.into_iter().collect() }
    }

    /// Any of these: `a, b or c`.
    pub fn any(parts: impl IntoIterator<Item = Message>) -> Self {
        Self::Or { or: parts.into_iter().collect() }
    }

    /// One after another with commas: `a, b, c`.
    pub fn list(parts: impl IntoIterator<Item = Message>) -> Self {
        Self::List { list: parts.into_iter().collect() }
    }

    /// Sentences, one after another.
    pub fn sentences(parts: impl IntoIterator<Item = Message>) -> Self {
        Self::Sentences { sentences: parts.into_iter().collect() }
    }
}

macro_rules! numbers {
    ($($type:ty)+) => {$(
        impl From<$type> for Value {
            fn from(n: $type) -> Self {
                Self::Number(n as i64)
            }
        }
    )+};
}

numbers! { u8 u16 u32 usize i8 i16 i32 i64 }

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

/// `yes` or `no`, for messages that choose by it.
impl From<bool> for Value {
    fn from(is: bool) -> Self {
        Self::from(if is { "yes" } else { "no" })
    }
}
