//! The engine's answers, as `docs/engine.md` describes them.

use mirabilia_analysis::{AnalysisError, DecisionReport, Evaluation, GameReport, Hint};
use mirabilia_bots::{BotKind, Suggestion};
use mirabilia_games::{AnyTable, AnyView, ScoreSheet, StepError};
use mirabilia_kernel::{RecordError, Seat, Viewer};
use mirabilia_learn::deal::Decision;
use mirabilia_learn::puzzle::{Player, PuzzleGame};
use mirabilia_tell::{Offer, Prompt};
use mirabilia_words::Message;
use serde::Serialize;
use serde_json::Value;

use crate::deals::DealReply;
use crate::learn::{DigestReply, LessonReply, PuzzleReply};
use crate::summary::{Awaited, Summary};
use crate::variation::{Unread, Variation};
use crate::verify::Report;

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// One line of JSON.
    pub text: String,
    /// Whether this is the last answer.
    pub quit: bool,
}

impl Answer {
    pub(crate) fn new(id: &Value, body: Body, quit: bool) -> Self {
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
pub(crate) enum Body {
    Opened {
        game: &'static str,
        seats: u8,
        steps: usize,
        turn: Option<Awaited>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        variations: Vec<Variation>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        unread: Vec<Unread>,
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
        #[serde(flatten)]
        so_far: Option<SoFar>,
    },
    Hinted {
        #[serde(skip_serializing_if = "Option::is_none")]
        hint: Option<Box<Hint>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        evaluation: Option<Evaluation>,
        #[serde(skip_serializing_if = "Option::is_none")]
        done: Option<bool>,
    },
    Evaluated {
        at: usize,
        line: Vec<String>,
        #[serde(flatten)]
        evaluation: Evaluation,
        done: bool,
    },
    Branch(Box<BranchReply>),
    Lesson(Box<LessonReply>),
    Puzzles {
        daily: Option<usize>,
        player: Player,
    },
    Puzzle(Box<PuzzleReply>),
    Digest(Box<DigestReply>),
    Deals {
        deal: Option<Box<DealReply>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        played: Option<String>,
    },
    Compared {
        decisions: Vec<Decision>,
    },
    Slips {
        game: Option<PuzzleGame>,
    },
    Analysed {
        #[serde(skip_serializing_if = "Option::is_none")]
        report: Option<Box<GameReport>>,
        #[serde(flatten)]
        slice: Option<Slice>,
    },
    Log {
        lines: Vec<String>,
        told: Vec<Option<Message>>,
    },
    Perft {
        lines: u64,
        moves: Vec<Branch>,
    },
    Boards {
        boards: String,
    },
    View(Box<ViewReply>),
    Result(Summary),
    Record {
        text: String,
    },
    Verified(Box<Report>),
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

/// The answer to `view`.
#[derive(Serialize)]
pub(crate) struct ViewReply {
    pub(crate) view: AnyView,
    pub(crate) prompt: Prompt,
    pub(crate) offers: Vec<Offer>,
    /// The seat's pending choice of a simultaneous turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) chosen: Option<String>,
}

impl ViewReply {
    /// What a viewer may know of a table and, if it may choose now, its offers.
    pub(crate) fn new(table: &AnyTable, viewer: Viewer, chooses: bool) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|_| chooses),
            Viewer::Public => None,
        };
        Self {
            view: table.view(viewer),
            prompt: mirabilia_tell::prompt(table, viewer),
            offers: seat.map_or_else(Vec::new, |seat| mirabilia_tell::offers(table, seat)),
            chosen: seat.and_then(|seat| table.chosen(seat)),
        }
    }
}

/// The answer to `branch`.
#[derive(Serialize)]
pub(crate) struct BranchReply {
    pub(crate) at: usize,
    pub(crate) line: Vec<String>,
    pub(crate) told: Vec<Option<Message>>,
    pub(crate) drawn: usize,
    pub(crate) steps: usize,
    pub(crate) turn: Option<Awaited>,
    #[serde(flatten)]
    pub(crate) view: ViewReply,
    pub(crate) legal: Vec<String>,
    pub(crate) scores: Vec<ScoreSheet>,
    pub(crate) end: Option<&'static str>,
    pub(crate) winners: Vec<usize>,
}

/// The progress of a sliced `go`.
#[derive(Serialize)]
pub(crate) struct SoFar {
    line: Vec<String>,
    iterations: u64,
    exact: bool,
    done: bool,
}

/// The progress of a sliced `analyse`.
#[derive(Serialize)]
pub(crate) struct Slice {
    /// The decisions of this slice.
    pub(crate) decisions: Vec<DecisionReport>,
    /// Decisions analysed so far and in total, in all passes.
    pub(crate) analysed: usize,
    pub(crate) of: usize,
    pub(crate) done: bool,
}

/// A first move and the number of lines of play after it.
#[derive(Serialize)]
pub(crate) struct Branch {
    #[serde(rename = "move")]
    pub(crate) m: String,
    pub(crate) lines: u64,
}

/// A bot's move. `done` is for sliced requests.
pub(crate) fn advice(seat: Seat, kind: BotKind, said: Suggestion, done: Option<bool>) -> Body {
    Body::Advice {
        seat: seat.index(),
        bot: kind.name(),
        m: said.best,
        value: said.value,
        moves: said.opinions.into_iter().map(Opinion::from).collect(),
        so_far: done.map(|done| SoFar {
            line: said.principal_variation,
            iterations: said.iterations,
            exact: said.exact,
            done,
        }),
    }
}

/// A bot's evaluation of a move.
#[derive(Serialize)]
pub(crate) struct Opinion {
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

/// Why a request failed. The game is unchanged.
#[derive(Serialize, Debug)]
pub(crate) struct Fault {
    /// A stable error code.
    code: &'static str,
    /// The error message.
    pub(crate) message: String,
    /// The line of a rejected record, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// The reason as a message: of the rules against a move, or what is wrong with a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Message>,
}

impl Fault {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), line: None, why: None }
    }

    /// Adds the reason as a message.
    pub(crate) fn because(self, why: Message) -> Self {
        Self { why: Some(why), ..self }
    }
}

impl From<Fault> for Body {
    fn from(error: Fault) -> Self {
        Self::Error { error }
    }
}

impl From<StepError> for Fault {
    fn from(error: StepError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<AnalysisError> for Fault {
    fn from(error: AnalysisError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl Fault {
    /// A text that is no record.
    pub(crate) fn record(text: &str, error: &RecordError) -> Self {
        let fault = Self::new("record/refused", error.to_string());
        let why = mirabilia_tell::record_error(text, error);
        Self { line: Some(error.line), why: Some(why), ..fault }
    }
}
