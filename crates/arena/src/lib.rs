//! Matches between bots. Every deal is played from every seat, every move is checked, and the result is
//! a rating with its error. `docs/arena.md` explains the method.
//!
//! ```
//! use mirabilia_arena::{BotName, Heading, Match, Report, Schedule};
//! use mirabilia_games::duel::State;
//! use mirabilia_kernel::{Game, Options};
//!
//! let bots: Vec<BotName> = ["greedy", "random"].map(|name| BotName::parse(name).unwrap()).into();
//! let game = Match::<State> {
//!     setup: State::setup(2, &Options::default())?,
//!     entrants: bots.iter().map(|bot| bot.entrant(None)).collect(),
//!     schedule: Schedule::new(2, &[0, 1], 20, 7).unwrap(),
//!     threads: 1,
//!     test: None,
//!     stop: Default::default(),
//! };
//! let results = game.run(|result, _table| assert!(result.game < 20)).unwrap();
//! let names: Vec<(String, bool)> = bots.into_iter().map(|bot| (bot.text, false)).collect();
//! let heading = Heading { game: State::NAME, bots: &names, budget: None };
//! let report = Report::of(&heading, &game.schedule, &results);
//! assert!(report.bots[0].score > report.bots[1].score);
//! # Ok::<(), mirabilia_kernel::SetupError>(())
//! ```
#![forbid(unsafe_code)]

mod boards;
mod entrant;
mod fault;
mod luck;
mod matrix;
mod play;
mod rating;
mod report;
mod run;
mod schedule;
mod sprt;
#[cfg(test)]
mod tests;
mod text;
mod totals;

pub use boards::BoardReport;
pub use entrant::{Allowance, BotName, Entrant};
pub use fault::Fault;
pub use play::{GameResult, SeatResult, ThinkingTime, play_game};
pub use report::{BotReport, Heading, Report, SprtReport};
pub use run::{Match, Results, all_cores};
pub use schedule::{Schedule, ScheduleError, Seating};
pub use sprt::{Sprt, SprtError, Trial, Verdict};
pub use totals::EndReport;
