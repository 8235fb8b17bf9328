//! Reads the fields of a request. Every error names the field, its value, and what was expected.

use std::fmt::Display;

use mirabilia_kernel::record::brief;
use mirabilia_kernel::{Options, PhraseArg, Seat, Seed, SetupError};
use serde_json::{Map, Value};

use crate::answer::Fault;
use crate::seed::SEEDS;

/// Maximum time of a `go`: one day.
pub(crate) const MAX_TIME_MS: u64 = 24 * 60 * 60 * 1000;

/// The fields of a request.
pub(crate) struct Fields<'a>(pub(crate) &'a Map<String, Value>);

/// The error for an invalid value.
pub(crate) fn refused(field: &str, value: &str, expected: impl Display) -> Fault {
    let (field, value) = (brief(field), brief(value));
    Fault::new("engine/bad-field", format!("{field} is \"{value}\"; expected {expected}"))
}

/// The error for an invalid set-up.
pub(crate) fn setup(error: SetupError) -> Fault {
    let short = |arg: PhraseArg| match arg {
        PhraseArg::Verbatim(text) => brief(&text).into(),
        arg => arg,
    };
    let SetupError { field, value, expected, .. } = error;
    let error = SetupError::new(short(field), short(value), expected);
    let why = mirabilia_tell::setup_error(&error);
    Fault::new("engine/bad-field", error.to_string()).because(why)
}

/// The error for a missing field.
pub(crate) fn missing(field: &str, expected: impl AsRef<str>) -> Fault {
    Fault::new("engine/bad-field", format!("{field} is missing; expected {}", expected.as_ref()))
}

impl<'a> Fields<'a> {
    /// A field that is present and not null.
    fn get(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// Rejects unknown fields: a misspelt one must not be ignored.
    pub(crate) fn only(&self, known: &[&str]) -> Result<(), Fault> {
        let unknown = |name: &&String| {
            !matches!(name.as_str(), "id" | "do") && !known.contains(&name.as_str())
        };
        let Some(name) = self.0.keys().find(unknown) else { return Ok(()) };
        let known = if known.is_empty() { "no fields".to_owned() } else { known.join(", ") };
        let message = format!("no field \"{}\" here; this command takes {known}", brief(name));
        Err(Fault::new("engine/bad-field", message))
    }

    pub(crate) fn text(&self, name: &str) -> Result<Option<&'a str>, Fault> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(refused(name, &other.to_string(), "a string")),
        }
    }

    pub(crate) fn whole(&self, name: &str, most: u64) -> Result<Option<u64>, Fault> {
        let Some(value) = self.get(name) else { return Ok(None) };
        match value.as_u64() {
            Some(number) if number <= most => Ok(Some(number)),
            _ => Err(refused(name, &value.to_string(), format!("an integer from 0 to {most}"))),
        }
    }

    pub(crate) fn truth(&self, name: &str) -> Result<Option<bool>, Fault> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::Bool(truth)) => Ok(Some(*truth)),
            Some(other) => Err(refused(name, &other.to_string(), "true or false")),
        }
    }

    pub(crate) fn numbers(&self, name: &str) -> Result<Vec<u32>, Fault> {
        let Some(value) = self.get(name) else { return Ok(Vec::new()) };
        let number = |value: &Value| value.as_u64().and_then(|n| u32::try_from(n).ok());
        let numbers = value.as_array().and_then(|list| list.iter().map(number).collect());
        numbers.ok_or_else(|| refused(name, &value.to_string(), "a list of non-negative integers"))
    }

    pub(crate) fn seat(&self, seats: u8) -> Result<Option<Seat>, Fault> {
        let seat = self.whole("seat", u64::from(seats) - 1)?;
        Ok(seat.map(|number| Seat::new(number as u8)))
    }

    pub(crate) fn seed(&self) -> Result<Option<Seed>, Fault> {
        let Some(value) = self.get("seed") else { return Ok(None) };
        let seed = match value {
            Value::String(digits) if digits.len() == 64 => Seed::parse(digits),
            value => value.as_u64().map(Seed::from),
        };
        seed.map(Some).ok_or_else(|| refused("seed", &value.to_string(), SEEDS))
    }

    pub(crate) fn strings(&self, name: &str, expected: &str) -> Result<Vec<String>, Fault> {
        let Some(value) = self.get(name) else { return Ok(Vec::new()) };
        let texts = value.as_array().and_then(|texts| {
            texts.iter().map(|text| text.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()
        });
        texts.ok_or_else(|| refused(name, &value.to_string(), expected))
    }

    pub(crate) fn list(&self, name: &str) -> Result<&'a [Value], Fault> {
        let Some(value) = self.get(name) else { return Ok(&[]) };
        let list = value.as_array().map(Vec::as_slice);
        list.ok_or_else(|| refused(name, &value.to_string(), "a list"))
    }

    pub(crate) fn options(&self) -> Result<Options, Fault> {
        let mut options = Options::default();
        let Some(given) = self.get("options") else { return Ok(options) };
        let Some(named) = given.as_object() else {
            return Err(refused("options", &given.to_string(), "an object"));
        };
        for (name, value) in named {
            let text = match value {
                Value::String(text) => text.clone(),
                Value::Number(number) => number.to_string(),
                Value::Bool(truth) => truth.to_string(),
                other => {
                    let expected = "a string, a number, true or false";
                    return Err(refused(&format!("options.{name}"), &other.to_string(), expected));
                }
            };
            options.set(name, &text);
        }
        Ok(options)
    }
}
