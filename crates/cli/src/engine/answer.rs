//! What the engine answers: every shape of `docs/engine.md`.

use mirabilia_games::{AnyView, StepError};
use mirabilia_kernel::RecordError;
use serde::Serialize;
use serde_json::Value;

use crate::summary::{Awaited, Summary};

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// One line of JSON.
    pub text: String,
    /// Is this the last answer?
    pub quit: bool,
}

impl Answer {
    pub(super) fn new(id: &Value, body: Body, quit: bool) -> Self {
        let text = serde_json::to_string(&Reply { id, body });
        Self { text: text.unwrap_or_else(|error| unreachable!("answers serialise: {error}")), quit }
    }
}

#[derive(Serialize)]
struct Reply<'a> {
    id: &'a Value,
    #[serde(flatten)]
    body: Body,
}

/// An answer without its id.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Body {
    Opened {
        game: &'static str,
        seats: u8,
        steps: usize,
        turn: Option<Awaited>,
    },
    Stepped {
        steps: usize,
        turn: Option<Awaited>,
    },
    Dealt {
        dealt: Vec<String>,
        steps: usize,
        turn: Option<Awaited>,
    },
    Legal {
        seat: Option<usize>,
        moves: Vec<String>,
    },
    Advice {
        seat: usize,
        bot: &'static str,
        #[serde(rename = "move")]
        m: String,
        value: f32,
        moves: Vec<Opinion>,
    },
    View {
        view: Box<AnyView>,
    },
    Result(Summary),
    Record {
        text: String,
    },
    Stopped {
        stopped: bool,
    },
    Quit {
        quit: bool,
    },
    Error {
        error: Fault,
    },
}

/// What a bot thinks of a move.
#[derive(Serialize)]
pub(super) struct Opinion {
    #[serde(rename = "move")]
    m: String,
    value: f32,
    visits: u64,
}

impl From<mirabilia_bots::Opinion<String>> for Opinion {
    fn from(opinion: mirabilia_bots::Opinion<String>) -> Self {
        Self { m: opinion.m, value: opinion.value, visits: opinion.visits }
    }
}

/// Why a request was not done. The game is unchanged.
#[derive(Serialize, Debug)]
pub(super) struct Fault {
    /// A stable word for programs.
    code: &'static str,
    /// The reason in words.
    pub(super) message: String,
    /// The line of a record that was refused, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

impl Fault {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), line: None }
    }
}

impl From<Fault> for Body {
    fn from(error: Fault) -> Self {
        Self::Error { error }
    }
}

impl From<StepError> for Fault {
    fn from(error: StepError) -> Self {
        Self::new(error.code, error.message)
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self { line: Some(error.line), ..Self::new("record/refused", error.to_string()) }
    }
}
