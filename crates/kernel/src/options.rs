//! Set-up options as text, the same in record headers, on the command line and in the engine.

use std::collections::BTreeMap;
use std::fmt;

use crate::phrase;
use crate::phrase::{Phrase, PhraseArg};

/// Options of a game by name. What is not named has the game's default.
///
/// ```
/// use mirabilia_kernel::Options;
/// let options = Options::parse("first=1 centre=chooses").unwrap();
/// assert_eq!(options.get("first"), Some("1"));
/// assert_eq!(options.to_string(), "centre=chooses first=1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// Reads `name=value` words separated by spaces.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for word in text.split_whitespace() {
            let Some((name, value)) = word.split_once('=') else {
                let expected =
                    phrase!("file-name-value", "words of the form {form}", form = "name=value");
                return Err(SetupError::new("options", word, expected));
            };
            if options.get(name).is_some() {
                let expected = phrase!("file-option-once", "each option only once");
                return Err(SetupError::new(name, value, expected));
            }
            options.set(name, value);
        }
        Ok(options)
    }

    /// Sets one option.
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.insert(name.to_owned(), value.to_owned());
    }

    /// The value given for this option, if any.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Takes one option out.
    pub fn take(&mut self, name: &str) -> Option<String> {
        self.0.remove(name)
    }

    /// Is no option set?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Name and value of each option, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Refuses any option that is not in `known`.
    pub fn expect_only(&self, known: &[&str]) -> Result<(), SetupError> {
        for (name, value) in self.iter() {
            if !known.contains(&name) {
                let options = known.join(", ");
                let expected = phrase!("file-one-option", "one of the options {options}", options);
                return Err(SetupError::new(name, value, expected));
            }
        }
        Ok(())
    }

    /// Sets an option to the word for its meaning, unless that is the default, the first of
    /// `choices`. The counterpart of [`choose`](Self::choose).
    pub fn set_unless_first<T: PartialEq>(&mut self, name: &str, choices: &[(&str, T)], value: &T) {
        if let Some((word, _)) = choices.iter().skip(1).find(|(_, meaning)| meaning == value) {
            self.set(name, word);
        }
    }

    /// The meaning of one option among `choices`, the first of which is the default.
    pub fn choose<T: Copy>(&self, name: &str, choices: &[(&str, T)]) -> Result<T, SetupError> {
        let Some(value) = self.get(name) else { return Ok(choices[0].1) };
        choices.iter().find(|(word, _)| *word == value).map(|(_, meaning)| *meaning).ok_or_else(
            || {
                let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
                SetupError::new(name, value, one_of(&words))
            },
        )
    }
}

/// The words of an option's choices, the default first.
pub fn words<T>(choices: &[(&'static str, T)]) -> Vec<&'static str> {
    choices.iter().map(|(word, _)| *word).collect()
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (name, value)) in self.iter().enumerate() {
            write!(f, "{}{name}={value}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Why a set-up is refused: the field, the value given, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SetupError {
    /// The option or header field.
    pub field: PhraseArg,
    /// What was given.
    pub value: PhraseArg,
    /// What would be right.
    pub expected: Phrase,
}

impl SetupError {
    /// An error about one field.
    pub fn new(field: impl Into<PhraseArg>, value: impl Into<PhraseArg>, expected: Phrase) -> Self {
        Self { field: field.into(), value: value.into(), expected }
    }

    /// What it says.
    pub fn phrase(&self) -> Phrase {
        wrong(&self.field, &self.value, &self.expected)
    }
}

/// What an error about a field says.
pub(crate) fn wrong(field: &PhraseArg, value: &PhraseArg, expected: &Phrase) -> Phrase {
    let expected = expected.clone();
    phrase!("file-wrong", "{field} is \"{value}\"; expected {expected}", field, value, expected)
}

/// One of these words.
pub fn one_of(words: &[impl AsRef<str>]) -> Phrase {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    phrase!("file-one-of", "one of {names}", names = words.join(", "))
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for SetupError {}
