//! Hints and reviews as the screens show them, from a local analysis or from a server.

use mirabilia_analysis as analysis;
use mirabilia_words::{Message, Words};
use serde::Deserialize;

use crate::text::capital;

/// A legal move with its value.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct RatedMove {
    /// The move in record notation, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// The move as advice: `Build Quarry`.
    #[serde(default)]
    pub told: Option<Message>,
    /// The expected share of the victory, 0 to 1.
    pub value: f32,
    /// The standard error of the value; 0 if it is exact.
    #[serde(default)]
    pub error: f32,
    /// Reasons for and against the move, most important first. Only the best few moves have any.
    #[serde(default)]
    pub reasons: Vec<Reason>,
}

/// A reason for or against a move.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Reason {
    /// A sentence fragment in lower case.
    #[serde(default)]
    pub told: Option<Message>,
}

/// The move as advice, or in record notation if there is no message for it.
fn advice(told: Option<&Message>, text: &str, names: &[String], words: &Words) -> String {
    told.map_or_else(|| text.to_owned(), |told| words.tell(told, names))
}

impl RatedMove {
    /// The move as advice.
    pub fn said(&self, names: &[String], words: &Words) -> String {
        advice(self.told.as_ref(), &self.text, names, words)
    }

    /// The reasons, one line each: `Keeps the Stable (2 shields) from Bo`.
    pub fn why(&self, names: &[String], words: &Words) -> Vec<String> {
        let told = self.reasons.iter().filter_map(|reason| reason.told.as_ref());
        told.map(|told| capital(&words.tell(told, names))).collect()
    }
}

impl From<&analysis::MoveReport> for RatedMove {
    fn from(m: &analysis::MoveReport) -> Self {
        let because = |said: &analysis::ReasonReport| Reason { told: said.told.clone() };
        Self {
            text: m.text.clone(),
            told: m.told.clone(),
            value: m.value,
            error: m.error,
            reasons: m.reasons.iter().map(because).collect(),
        }
    }
}

/// The analysis of a pending decision.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Hint {
    /// The number of steps taken when it was computed.
    pub step: u32,
    /// The seat that decides.
    pub seat: u8,
    /// Whether the values are exact.
    pub exact: bool,
    /// All legal moves, best first.
    pub moves: Vec<RatedMove>,
}

impl Hint {
    /// The best move in record notation; boards mark it.
    pub fn best(&self) -> Option<&str> {
        self.moves.first().map(|best| best.text.as_str())
    }
}

impl From<&analysis::Hint> for Hint {
    fn from(hint: &analysis::Hint) -> Self {
        Self {
            step: hint.step as u32,
            seat: hint.seat as u8,
            exact: hint.exact,
            moves: hint.moves.iter().map(RatedMove::from).collect(),
        }
    }
}

/// The move that was played.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct PlayedMove {
    /// The move in record notation, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// The move as advice.
    #[serde(default)]
    pub told: Option<Message>,
    /// The loss against the best move, never negative.
    pub loss: f32,
    /// The verdict: `best`, `good`, `inaccuracy`, `mistake`, `blunder` or `forced`.
    pub word: String,
}

impl PlayedMove {
    /// The move as advice.
    pub fn said(&self, names: &[String], words: &Words) -> String {
        advice(self.told.as_ref(), &self.text, names, words)
    }
}

/// One decision of a finished game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Decision {
    /// The number of steps before the turn.
    pub step: u32,
    /// The seat that decided.
    pub seat: u8,
    /// The expected share of the victory with the best move.
    pub value: f32,
    /// All legal moves, best first.
    pub moves: Vec<RatedMove>,
    /// The move that was played.
    pub played: Option<PlayedMove>,
}

/// The win chances of all seats after one step.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct WinChances {
    /// The number of steps taken.
    pub step: usize,
    /// The expected share of the victory by seat; the sum is 1.
    pub shares: Vec<f32>,
}

/// How well one seat played.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct SeatAccuracy {
    /// The seat.
    pub seat: u8,
    /// Mean accuracy in percent; `None` if no decision could be judged.
    pub accuracy: Option<f32>,
    /// Number of best moves.
    pub best: u32,
    /// Number of good moves.
    pub good: u32,
    /// Number of inaccuracies.
    pub inaccuracies: u32,
    /// Number of mistakes.
    pub mistakes: u32,
    /// Number of blunders.
    pub blunders: u32,
}

/// The review of a finished game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Review {
    /// The decisions in record order.
    pub decisions: Vec<Decision>,
    /// The win chances at the start and after each step.
    pub curve: Vec<WinChances>,
    /// One summary per seat.
    pub summary: Vec<SeatAccuracy>,
}

impl From<&analysis::GameReport> for Review {
    fn from(report: &analysis::GameReport) -> Self {
        let played = |played: &analysis::PlayedMove| PlayedMove {
            text: played.text.clone(),
            told: played.told.clone(),
            loss: played.loss,
            word: played.word.name().to_owned(),
        };
        let decision = |decision: &analysis::DecisionReport| Decision {
            step: decision.step as u32,
            seat: decision.seat as u8,
            value: decision.value,
            moves: decision.moves.iter().map(RatedMove::from).collect(),
            played: decision.played.as_ref().map(played),
        };
        let summary = |of: &analysis::SeatSummary| SeatAccuracy {
            seat: of.seat as u8,
            accuracy: of.accuracy,
            best: of.best as u32,
            good: of.good as u32,
            inaccuracies: of.inaccuracies as u32,
            mistakes: of.mistakes as u32,
            blunders: of.blunders as u32,
        };
        let chances =
            |at: &analysis::CurvePoint| WinChances { step: at.step, shares: at.shares.clone() };
        Self {
            decisions: report.decisions.iter().map(decision).collect(),
            curve: report.curve.iter().map(chances).collect(),
            summary: report.summary.iter().map(summary).collect(),
        }
    }
}
