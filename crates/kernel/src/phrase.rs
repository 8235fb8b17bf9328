//! What an error says, in no language yet: the id of a message, the arguments, and the English text.
//!
//! Errors about records, positions and board files are read by people, so frontends translate them:
//! the crate `tell` turns a phrase into a message, and the words are in `locales/*/files.ftl`. Logs
//! and programs without a language use the English text.

use std::fmt;

use crate::seat::Seat;

/// A part of an error message that every language can say. Written with [`phrase!`](crate::phrase!).
///
/// ```
/// use mirabilia_kernel::phrase;
///
/// let expected = phrase!("file-range", "a number from {least} to {most}", least = 1, most = 3);
/// assert_eq!(expected.to_string(), "a number from 1 to 3");
/// assert_eq!(expected.id, "file-range");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The id of the message.
    pub id: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, PhraseArg)>,
    /// The English text, with `{name}` for an argument.
    template: &'static str,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhraseArg {
    /// A number, for plurals.
    Number(i64),
    /// Text that is the same in every language: what a file says, or must say.
    Verbatim(String),
    /// Another phrase. Boxed, so that errors stay small.
    Phrase(Box<Phrase>),
}

/// Writes a [`Phrase`]: the id of its message, the English text, and the arguments.
#[macro_export]
macro_rules! phrase {
    (@value $name:ident) => { $crate::phrase::PhraseArg::from($name) };
    (@value $name:ident = $value:expr) => { $crate::phrase::PhraseArg::from($value) };
    ($id:literal, $template:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::phrase::Phrase::new(
            $id,
            $template,
            vec![$((stringify!($name), $crate::phrase!(@value $name $(= $value)?))),*],
        )
    };
}

impl Phrase {
    #[doc(hidden)] // for the macro
    pub fn new(
        id: &'static str,
        template: &'static str,
        args: Vec<(&'static str, PhraseArg)>,
    ) -> Self {
        Self { id, args, template }
    }

    /// The argument of this name.
    pub fn arg(&self, name: &str) -> Option<&PhraseArg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }
}

/// An upper bound.
pub fn at_most(most: impl Into<PhraseArg>) -> Phrase {
    let most: PhraseArg = most.into();
    phrase!("file-at-most", "at most {most}", most)
}

/// One of these numbers.
pub fn from_to(least: impl Into<PhraseArg>, most: impl Into<PhraseArg>) -> Phrase {
    let (least, most): (PhraseArg, PhraseArg) = (least.into(), most.into());
    phrase!("file-from-to", "{least} to {most}", least, most)
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.template;
        while let Some((before, after)) = rest.split_once('{') {
            f.write_str(before)?;
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            match self.arg(name) {
                Some(arg) => arg.fmt(f)?,
                None => write!(f, "{{{name}}}")?,
            }
            rest = after;
        }
        f.write_str(rest)
    }
}

impl fmt::Display for PhraseArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Verbatim(text) => f.write_str(text),
            Self::Phrase(phrase) => phrase.fmt(f),
        }
    }
}

macro_rules! numbers {
    ($($type:ty)+) => {$(
        impl From<$type> for PhraseArg {
            fn from(number: $type) -> Self {
                Self::Number(number as i64)
            }
        }
    )+};
}

numbers! { u8 u16 u32 usize i8 i16 i32 i64 }

impl From<&str> for PhraseArg {
    fn from(text: &str) -> Self {
        Self::Verbatim(text.to_owned())
    }
}

impl From<&String> for PhraseArg {
    fn from(text: &String) -> Self {
        Self::Verbatim(text.clone())
    }
}

impl From<String> for PhraseArg {
    fn from(text: String) -> Self {
        Self::Verbatim(text)
    }
}

impl From<Seat> for PhraseArg {
    fn from(seat: Seat) -> Self {
        Self::from(seat.index())
    }
}

impl From<Phrase> for PhraseArg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<&PhraseArg> for PhraseArg {
    fn from(arg: &PhraseArg) -> Self {
        arg.clone()
    }
}
