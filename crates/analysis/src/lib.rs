//! Looking back on games: what every move was worth, the better one, and why.
//!
//! [`decision`] weighs one decision, [`game`] every decision of a game with the curve of everybody's
//! chances, [`hint`] the decision a table waits for. All answers are plain values that serialise;
//! moves in them are the text of records. `docs/analysis.md` says how the numbers come about.
//!
//! A decision is judged by what its seat knew when it was made. Only a finished game can be looked at
//! with full knowledge, because a running one would give its hidden hands away.
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
mod measure;
mod question;
mod reasons;
mod report;
mod spark;
mod spots;
mod svg;
mod verdict;

pub use decision::{decision, hint};
pub use game::{Progress, game};
pub use question::{AnalysisError, Question};
pub use reasons::{Reason, Said, Standing};
pub use report::{
    CurvePoint, DecisionReport, Expected, GameReport, Hint, MoveReport, Played, SeatSummary,
};
pub use spark::sparkline;
pub use svg::svg;
pub use verdict::Word;
