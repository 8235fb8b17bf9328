//! What an analysis says: plain values that serialise. The fields are a contract: `docs/analysis.md`.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::reasons::Said;
use crate::verdict::Word;

/// What is to be expected at the end of the game, from guided playouts.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expected {
    /// How many playouts it is the mean of.
    pub playouts: u32,
    /// The seat's final points.
    pub total: f32,
    /// The same by the lines of the score pad.
    pub by: BTreeMap<&'static str, f32>,
    /// Everybody's final points, by seat.
    pub totals: Vec<f32>,
    /// How often the game ended in which way: `points`, `military`, `science`.
    #[cfg_attr(
        feature = "ts",
        ts(type = "{ points?: number, military?: number, science?: number }")
    )]
    pub ends: BTreeMap<&'static str, f32>,
}

/// One legal move and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveReport {
    /// As records write it, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// The share of the victory it brings its seat, 0 to 1.
    pub value: f32,
    /// The standard error of the value; 0 when it is exact.
    pub error: f32,
    /// How often it was looked at.
    pub visits: u64,
    /// What is to be expected after it.
    pub expected: Expected,
    /// What speaks for it, and what against; the most important first. Only the first few moves and
    /// the one played have reasons.
    pub reasons: Vec<Said>,
}

/// The move that was played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// As records write it, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// Its step, counted from 1 as `replay` does.
    pub number: usize,
    /// The share of the victory after it.
    pub value: f32,
    /// What it lost against the best move, never below 0.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
    /// A plain word for it.
    pub word: Word,
}

/// One decision of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionReport {
    /// How many steps were taken before the turn.
    pub step: usize,
    /// Who decided.
    pub seat: usize,
    /// Was there only one legal move?
    pub forced: bool,
    /// The best move.
    pub best: String,
    /// The share of the victory with the best move.
    pub value: f32,
    /// Are the values exact?
    pub exact: bool,
    /// How often the search looked.
    pub iterations: u64,
    /// Every legal move: the best one, then by value less its error.
    pub moves: Vec<MoveReport>,
    /// How the game may go on, as record lines, the best move first.
    pub line: Vec<String>,
    /// The move that was played; none where the record stops.
    pub played: Option<Played>,
}

/// Everybody's chances at one moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CurvePoint {
    /// After so many steps.
    pub step: usize,
    /// The share of the victory of each seat; together 1.
    pub shares: Vec<f32>,
}

/// How well a seat played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// The seat.
    pub seat: usize,
    /// Decisions that were looked at, forced ones included.
    pub decisions: usize,
    /// Decisions that were judged.
    pub judged: usize,
    /// The mean accuracy of those, in percent; none without any.
    pub accuracy: Option<f32>,
    /// The sum of what was lost.
    pub loss: f32,
    /// How many moves were best.
    pub best: usize,
    /// How many were good.
    pub good: usize,
    /// How many were inaccuracies.
    pub inaccuracies: usize,
    /// How many were mistakes.
    pub mistakes: usize,
    /// How many were blunders.
    pub blunders: usize,
}

/// A whole game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameReport {
    /// The game.
    #[cfg_attr(feature = "ts", ts(as = "mirabilia_games::GameKind"))]
    pub game: &'static str,
    /// How many play.
    pub seats: u8,
    /// What they are called; empty when the record names nobody.
    pub names: Vec<String>,
    /// How many steps the record has.
    pub steps: usize,
    /// Has the game ended?
    pub over: bool,
    /// Who won; empty while it runs.
    pub winners: Vec<usize>,
    /// Whose decisions were looked at; none for everybody's.
    pub seat: Option<usize>,
    /// With full knowledge?
    pub full: bool,
    /// False when the analysis was stopped: decisions are missing then.
    pub complete: bool,
    /// The decisions in the order of the record.
    pub decisions: Vec<DecisionReport>,
    /// Everybody's chances at the start and after each step.
    pub curve: Vec<CurvePoint>,
    /// How well each seat played that was looked at.
    pub summary: Vec<SeatSummary>,
}

/// A decision that is to be made.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The game.
    #[cfg_attr(feature = "ts", ts(as = "mirabilia_games::GameKind"))]
    pub game: &'static str,
    /// How many play.
    pub seats: u8,
    /// How many steps were taken.
    pub step: usize,
    /// Who decides.
    pub seat: usize,
    /// The best move, with what it is worth and why.
    #[serde(flatten)]
    pub best: MoveReport,
    /// Are the values exact?
    pub exact: bool,
    /// How often the search looked.
    pub iterations: u64,
    /// How the game may go on, as record lines, the best move first.
    pub line: Vec<String>,
    /// Every legal move: the best one, then by value less its error.
    pub moves: Vec<MoveReport>,
}

impl Hint {
    /// The next best moves.
    pub fn alternatives(&self) -> &[MoveReport] {
        self.moves.get(1..).unwrap_or_default()
    }
}

/// A number without the digits that mean nothing.
pub(crate) fn tidy(x: f32) -> f32 {
    (x * 1e4).round() / 1e4
}
