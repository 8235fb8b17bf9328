//! The results of an analysis: plain values that serialise. The fields are a contract, documented in
//! `docs/analysis.md`.
//!
//! Moves, reasons and variations have fields for messages. They are empty until the crate `tell` fills
//! them, for callers that show a report to people.

use std::collections::BTreeMap;

use mirabilia_kernel::{Game, Seat};
use mirabilia_words::Message;
use serde::Serialize;

use crate::luck::LuckReport;
use crate::measure::Measured;
use crate::moments::KeyMoment;
use crate::reasons::ReasonReport;
use crate::verdict::Word;

/// The expected end of the game, from rollouts.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expected {
    /// Number of rollouts.
    pub playouts: u32,
    /// The seat's final points.
    pub total: f32,
    /// The same by category of the score pad.
    pub by: BTreeMap<&'static str, f32>,
    /// The final points of each seat.
    pub totals: Vec<f32>,
    /// The frequency of each kind of ending: `points`, `military`, `science`.
    #[cfg_attr(
        feature = "ts",
        ts(type = "{ points?: number, military?: number, science?: number }")
    )]
    pub ends: BTreeMap<&'static str, f32>,
}

/// One legal move and its value.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveReport {
    /// The move as records write it, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// The move as advice: `Build Quarry`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub told: Option<Message>,
    /// The expected share of the victory of its seat, from 0 to 1.
    pub value: f32,
    /// The standard error of the value; 0 if it is exact.
    pub error: f32,
    /// How many simulations went through the move.
    pub visits: u64,
    /// The expected end of the game after it.
    pub expected: Expected,
    /// Reasons for and against it, the most important first. Only the top moves and the move played
    /// have reasons.
    pub reasons: Vec<ReasonReport>,
}

/// The move that was played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedMove {
    /// The move as records write it, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// The move as advice: `Build Quarry`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub told: Option<Message>,
    /// Its step, counted from 1 as in `replay`.
    pub number: usize,
    /// The expected share of the victory after it.
    pub value: f32,
    /// Its loss against the best move, never below 0.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
    /// The verdict.
    pub word: Word,
    /// What it gave away, the most important first, if it was at least an inaccuracy.
    pub why: Vec<ReasonReport>,
}

/// One decision of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionReport {
    /// Number of steps before the turn.
    pub step: usize,
    /// The deciding seat.
    pub seat: usize,
    /// Whether there was only one legal move.
    pub forced: bool,
    /// The best move.
    pub best: String,
    /// The expected share of the victory after the best move.
    pub value: f32,
    /// Whether the values are exact.
    pub exact: bool,
    /// Number of search iterations.
    pub iterations: u64,
    /// Every legal move in falling order of its value, the best one first.
    pub moves: Vec<MoveReport>,
    /// The principal variation as record lines, starting with the best move.
    pub line: Vec<String>,
    /// The principal variation as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Message>>"))]
    pub line_told: Vec<Message>,
    /// The move that was played; null where the record stops.
    pub played: Option<PlayedMove>,
}

/// The value of one legal move, while a search runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EvaluatedMove {
    /// The move as records write it, without the seat.
    #[serde(rename = "move")]
    pub text: String,
    /// The move as advice: `Build Quarry`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub told: Option<Message>,
    /// The expected share of the victory of its seat, from 0 to 1.
    pub value: f32,
    /// The standard error of the value; 0 if it is exact.
    pub error: f32,
    /// How many simulations went through the move.
    pub visits: u64,
}

/// The values of every move of a decision, while a search runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Evaluation {
    /// The deciding seat.
    pub seat: usize,
    /// The best move.
    pub best: String,
    /// The expected share of the victory after the best move. Its error is with the move.
    pub value: f32,
    /// Every legal move: the best one first, then by a lower estimate of the value.
    pub moves: Vec<EvaluatedMove>,
    /// The principal variation as record lines, starting with the best move.
    pub pv: Vec<String>,
    /// The principal variation as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Message>>"))]
    pub pv_told: Vec<Message>,
    /// Number of search iterations.
    pub iterations: u64,
    /// Whether the values are exact.
    pub exact: bool,
}

impl Evaluation {
    pub(crate) fn new<G: Game>(state: &G, seat: Seat, mut measured: Measured<G::Move>) -> Self {
        if measured.settle() {
            let best = state.move_text(measured.best);
            measured.principal_variation = vec![format!("{seat} {best}")];
        }
        let moves: Vec<EvaluatedMove> = measured
            .ranked()
            .iter()
            .map(|opinion| EvaluatedMove {
                text: state.move_text(opinion.m),
                told: None,
                value: rounded(opinion.value),
                error: rounded(measured.error(opinion)),
                visits: opinion.visits,
            })
            .collect();
        let EvaluatedMove { text: best, value, .. } = moves[0].clone();
        Self {
            seat: seat.index(),
            best,
            value,
            moves,
            pv: measured.principal_variation,
            pv_told: Vec::new(),
            iterations: measured.iterations,
            exact: measured.exact,
        }
    }
}

/// The win probabilities after one step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CurvePoint {
    /// Number of steps before this point.
    pub step: usize,
    /// The expected share of the victory of each seat; they sum to 1.
    pub shares: Vec<f32>,
}

/// How well one seat played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// The seat.
    pub seat: usize,
    /// Number of decisions analysed, including those with a single legal move.
    pub decisions: usize,
    /// Number of decisions with a verdict.
    pub judged: usize,
    /// The mean accuracy of those in percent; null if there are none.
    pub accuracy: Option<f32>,
    /// The sum of all losses.
    pub loss: f32,
    /// Number of best moves.
    pub best: usize,
    /// Number of good moves.
    pub good: usize,
    /// Number of inaccuracies.
    pub inaccuracies: usize,
    /// Number of mistakes.
    pub mistakes: usize,
    /// Number of blunders.
    pub blunders: usize,
}

/// The analysis of a whole game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameReport {
    /// The game.
    #[cfg_attr(feature = "ts", ts(as = "mirabilia_games::GameKind"))]
    pub game: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// The names of the players; empty if the record has none.
    pub names: Vec<String>,
    /// Number of steps in the record.
    pub steps: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The winners; empty while the game is running.
    pub winners: Vec<usize>,
    /// The seat whose decisions were analysed; null for all seats.
    pub seat: Option<usize>,
    /// Whether full knowledge was used.
    pub full: bool,
    /// False if the analysis was stopped and decisions are missing.
    pub complete: bool,
    /// The decisions in the order of the record.
    pub decisions: Vec<DecisionReport>,
    /// The win probabilities at the start and after each step.
    pub curve: Vec<CurvePoint>,
    /// A summary per analysed seat.
    pub summary: Vec<SeatSummary>,
    /// The decisions that mattered most, the dearest first.
    pub moments: Vec<KeyMoment>,
    /// Luck and decisions apart; null unless the game is over and every decision of every seat was
    /// analysed.
    pub luck: Option<LuckReport>,
}

/// A recommendation for a decision that is due.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The game.
    #[cfg_attr(feature = "ts", ts(as = "mirabilia_games::GameKind"))]
    pub game: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// Number of steps so far.
    pub step: usize,
    /// The deciding seat.
    pub seat: usize,
    /// The best move, with its value and reasons.
    #[serde(flatten)]
    pub best: MoveReport,
    /// Whether the values are exact.
    pub exact: bool,
    /// Number of search iterations.
    pub iterations: u64,
    /// The principal variation as record lines, starting with the best move.
    pub line: Vec<String>,
    /// The principal variation as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Message>>"))]
    pub line_told: Vec<Message>,
    /// Every legal move in falling order of its value, the best one first.
    pub moves: Vec<MoveReport>,
}

impl DecisionReport {
    /// The recommendation for a decision that is due, at a table of this many seats.
    #[must_use]
    pub fn into_hint(self, game: &'static str, seats: u8) -> Hint {
        Hint {
            game,
            seats,
            step: self.step,
            seat: self.seat,
            best: self.moves[0].clone(),
            exact: self.exact,
            iterations: self.iterations,
            line: self.line,
            line_told: self.line_told,
            moves: self.moves,
        }
    }
}

impl GameReport {
    /// The reasons of every move of every decision, and why the moves played were worse.
    pub fn reasons_mut(&mut self) -> impl Iterator<Item = &mut ReasonReport> {
        self.decisions.iter_mut().flat_map(DecisionReport::reasons_mut)
    }
}

impl DecisionReport {
    /// The reasons of every move, and why the move played was worse.
    pub fn reasons_mut(&mut self) -> impl Iterator<Item = &mut ReasonReport> {
        let moves = self.moves.iter_mut().flat_map(|m| &mut m.reasons);
        moves.chain(self.played.iter_mut().flat_map(|played| &mut played.why))
    }
}

impl Hint {
    /// The reasons of every move, with those of the best one twice.
    pub fn reasons_mut(&mut self) -> impl Iterator<Item = &mut ReasonReport> {
        self.moves_mut().flat_map(|m| &mut m.reasons)
    }

    /// Every move, with the best one twice.
    pub fn moves_mut(&mut self) -> impl Iterator<Item = &mut MoveReport> {
        std::iter::once(&mut self.best).chain(&mut self.moves)
    }

    /// All moves but the best.
    pub fn alternatives(&self) -> &[MoveReport] {
        self.moves.get(1..).unwrap_or_default()
    }
}

/// A number rounded to four decimals.
pub(crate) fn rounded(x: f32) -> f32 {
    (x * 1e4).round() / 1e4
}
