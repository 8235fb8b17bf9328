//! Things of a game that can be looked up: cards, wonders, tokens, spaces.

use mirabilia_words::Message;
use serde::{Deserialize, Serialize};

/// What there is to know about a thing, independent of the state of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Thing {
    /// Its id in the catalogue.
    pub id: String,
    /// What it is called.
    pub name: Message,
    /// What it does, a sentence each.
    pub effects: Vec<Message>,
    /// What it costs, what makes it free, what it makes free later, a sentence each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Message>>"))]
    pub more: Vec<Message>,
}
