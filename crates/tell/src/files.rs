//! What is wrong with a record, a described position, a board file or a set-up.

use mirabilia_games::dice::BoardError;
use mirabilia_games::{AnyTable, StepError};
use mirabilia_kernel::record::uncommented;
use mirabilia_kernel::{Phrase, PhraseArg, RecordError, SetupError};
use mirabilia_words::{Message, Value};

use crate::record::refused;
use crate::why;

/// A phrase of an error as a message.
pub fn phrase(phrase: &Phrase) -> Message {
    let mut message = Message::new(phrase.id);
    for (name, arg) in &phrase.args {
        message = message.with(name, value(arg));
    }
    message
}

fn value(arg: &PhraseArg) -> Value {
    match arg {
        PhraseArg::Number(number) => (*number).into(),
        PhraseArg::Verbatim(text) => text.clone().into(),
        PhraseArg::Phrase(inner) => phrase(inner).into(),
    }
}

/// Why a set-up is refused.
pub fn setup_error(error: &SetupError) -> Message {
    phrase(&error.phrase())
}

/// Why a board file is refused.
pub fn board_error(error: &BoardError) -> Message {
    phrase(&error.phrase())
}

/// Why a table did not take a step: the refusal of the rules, or what is wrong with the text.
pub fn step_error(table: &AnyTable, error: &StepError) -> Message {
    why(table, error).unwrap_or_else(|| phrase(&error.says))
}

/// Why a text is not a record: the line, and what is wrong with it.
pub fn record_error(text: &str, error: &RecordError) -> Message {
    let why = illegal(text, error).unwrap_or_else(|| phrase(&error.reason));
    Message::new("file-line").with("n", error.line).with("why", why)
}

/// What the rules say against the step of a refused line; none for other errors.
fn illegal(text: &str, error: &RecordError) -> Option<Message> {
    let mut lines = text.lines();
    let before: Vec<&str> = lines.by_ref().take(error.line - 1).collect();
    let line = uncommented(lines.next()?).trim();
    refused(&AnyTable::read(&before.join("\n")).ok()?, line)
}
