//! Analysis of games: the value of every move, the best one, and why.
//!
//! [`decision`] analyses one decision, [`game`] every decision of a game and the win-probability curve,
//! [`hint`] the decision that a table waits for. [`decision_in_slices`] and [`hint_in_slices`] do the same
//! in time slices, and [`evaluate_in_slices`] gives values that become better for as long as one looks.
//! The results are plain values that serialise; moves in
//! them are the text of records. `docs/analysis.md` explains how the numbers are computed.
//!
//! A decision is judged by what its seat knew at that point. Only a finished game can be analysed with
//! full knowledge, because that would reveal the hidden hands of a running one.
//!
//! ```
//! use mirabilia_analysis::{Question, hint};
//! use mirabilia_bots::Budget;
//! use mirabilia_games::{AnyTable, GameKind};
//! use mirabilia_kernel::{Options, Seat, Seed, Seeded};
//!
//! let mut table = AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![])?;
//! table.deal(&mut Seeded::new(Seed::from(7)));
//! let question = Question { budget: Budget::iterations(50), ..Question::default() };
//! let hint = hint(&table, Seat::new(0), &question).expect("seat 0 drafts first");
//! assert!(table.legal_moves(Seat::new(0)).contains(&hint.best.text));
//! # Ok::<(), mirabilia_kernel::SetupError>(())
//! ```
#![forbid(unsafe_code)]

mod curve;
mod decision;
mod expect;
mod game;
mod luck;
mod measure;
mod moments;
mod question;
mod reasons;
mod report;
mod sliced;
mod small;
mod spark;
mod spots;
mod svg;
mod verdict;

pub use decision::{decision, hint};
pub use game::{Progress, decision_points, game, report_from};
pub use luck::{LuckReport, SeatSwing, TurnSwing};
pub use moments::KeyMoment;
pub use question::{AnalysisError, Question};
pub use reasons::{Reason, ReasonReport};
pub use report::{
    CurvePoint, DecisionReport, EvaluatedMove, Evaluation, Expected, GameReport, Hint, MoveReport,
    PlayedMove, SeatSummary,
};
pub use sliced::{
    SlicedDecision, SlicedEvaluation, decision_in_slices, evaluate_in_slices, hint_in_slices,
};
pub use spark::sparkline;
pub use svg::svg;
pub use verdict::Word;
