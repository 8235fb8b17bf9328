//! Matches between bots: every deal is played from every seat, every move is checked, and what comes
//! out is a rating with an honest error. `docs/arena.md` says how and why.
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
//! let results = game.run(|played, _table| assert!(played.game < 20)).unwrap();
//! let names: Vec<(String, bool)> = bots.into_iter().map(|bot| (bot.text, false)).collect();
//! let heading = Heading { game: State::NAME, bots: &names, budget: String::new() };
//! let report = Report::of(&heading, &game.schedule, &results);
//! assert!(report.bots[0].score > report.bots[1].score);
//! # Ok::<(), mirabilia_kernel::SetupError>(())
//! ```
#![forbid(unsafe_code)]

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
mod sums;
#[cfg(test)]
mod tests;
mod text;

pub use entrant::{Allowance, BotName, Entrant};
pub use fault::Fault;
pub use luck::DealLuck;
pub use mirabilia_chart::{Bar, Chart};
pub use play::{Place, Played, Spent, play_game};
pub use rating::{Bound, Ratings};
pub use report::{BotReport, Heading, Report, SprtReport};
pub use run::{Match, Results, all_cores};
pub use schedule::{Schedule, ScheduleError, Seating};
pub use sprt::{Sprt, SprtError, Trial, Verdict};
pub use sums::Sums;
