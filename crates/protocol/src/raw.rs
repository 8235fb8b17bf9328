//! Pre-serialised JSON.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A JSON value whose schema another crate owns: a picture of a game, a hint, a review. It is
/// serialised once and then copied.
#[derive(Clone, Debug)]
pub struct Raw(Box<RawValue>);

impl Raw {
    /// Serialises a value.
    pub fn new(value: &impl Serialize) -> Self {
        let written = to_raw_value(value);
        Self(written.unwrap_or_else(|error| unreachable!("pictures are plain JSON: {error}")))
    }

    /// Wraps JSON text.
    pub fn from_text(text: String) -> serde_json::Result<Self> {
        RawValue::from_string(text).map(Self)
    }

    /// The JSON text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The JSON, parsed.
    pub fn value(&self) -> serde_json::Value {
        serde_json::from_str(self.text()).unwrap_or_default()
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Messages are internally tagged, so serde has already parsed the value at this point, and
        // it has to be serialised again.
        let value = serde_json::Value::deserialize(deserializer)?;
        Ok(Self::new(&value))
    }
}
