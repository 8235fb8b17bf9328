//! What would be best, and how a game went: the answers of the analysis in the shape in which they
//! come over the wire, so that it does not matter who thought.

use mirabilia_analysis::Reason;
use serde::{Deserialize, Serialize};

/// One legal move and what it is worth.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Weighed {
    /// As records write it, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// The share of the victory it brings its seat, 0 to 1.
    pub value: f32,
    /// The standard error of the value; 0 when it is exact.
    #[serde(default)]
    pub error: f32,
    /// What speaks for it, and what against; the most important first. Only the first few have any.
    #[serde(default)]
    pub reasons: Vec<Reason>,
}

/// A decision that is to be made, thought about.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Hint {
    /// How many steps the game had.
    pub step: u32,
    /// Who decides.
    pub seat: u8,
    /// Are the values exact?
    pub exact: bool,
    /// Every legal move, the best one first.
    pub moves: Vec<Weighed>,
}

impl Hint {
    /// The best move, as records write it; what a board marks.
    pub fn best(&self) -> Option<&str> {
        self.moves.first().map(|best| best.text.as_str())
    }
}

/// The move that was played.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Played {
    /// As records write it, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// What it lost against the best move, never below 0.
    pub loss: f32,
    /// A plain word for it: `best`, `good`, `inaccuracy`, `mistake`, `blunder`, `forced`.
    pub word: String,
}

/// One decision of a game that was played.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Decision {
    /// How many steps were taken before the turn.
    pub step: u32,
    /// Who decided.
    pub seat: u8,
    /// The share of the victory with the best move.
    pub value: f32,
    /// Every legal move, the best one first.
    pub moves: Vec<Weighed>,
    /// The move that was played.
    pub played: Option<Played>,
}

/// Everybody's chances at one moment.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Chances {
    /// After so many steps.
    pub step: usize,
    /// The share of the victory of each seat; together 1.
    pub shares: Vec<f32>,
}

/// How well a seat played.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Summary {
    /// The seat.
    pub seat: u8,
    /// The mean accuracy, in percent; none without any decision that could be judged.
    pub accuracy: Option<f32>,
    /// How many moves were best.
    pub best: u32,
    /// How many were good.
    pub good: u32,
    /// How many were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
}

/// A finished game, looked back on.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Review {
    /// The decisions in the order of the record.
    pub decisions: Vec<Decision>,
    /// Everybody's chances at the start and after each step.
    pub curve: Vec<Chances>,
    /// How well each seat played.
    pub summary: Vec<Summary>,
}

/// Reads an answer of the analysis of this machine as if it had come over the wire.
pub(crate) fn read<T: for<'de> Deserialize<'de>>(answer: &impl Serialize) -> Option<T> {
    serde_json::from_value(serde_json::to_value(answer).ok()?).ok()
}
