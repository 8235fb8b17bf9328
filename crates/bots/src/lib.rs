//! Bots: players that read views. A bot gets a view and a budget, and returns a move together with
//! its evaluation of the position. It never sees a state.
//!
//! ```
//! use mirabilia_bots::{BotKind, Budget, advise};
//! use mirabilia_games::{AnyTable, GameKind};
//! use mirabilia_kernel::{Options, Seat, Seed, Seeded};
//!
//! let mut table = AnyTable::new(GameKind::Wonders, 4, &Options::default(), vec![]).unwrap();
//! table.deal(&mut Seeded::new(Seed::from(7)));
//! let advice = advise(&table, Seat::new(2), BotKind::Greedy, 1, &Budget::default()).unwrap();
//! table.step(&format!("2 {}", advice.best)).unwrap(); // a bot's moves are legal
//! ```
#![forbid(unsafe_code)]

mod advise;
mod bot;
mod budget;
mod calibration;
pub mod clock;
mod dice;
mod duel;
mod evaluate;
mod evaluator;
mod feature_writer;
pub mod float;
mod greedy;
mod ismcts;
mod named;
mod net;
pub mod policy_net;
mod proven;
mod random;
mod search;
mod sliced;
mod solved;
mod style;
mod wonders;

pub use advise::{Suggestion, advise};
pub use bot::{Advice, Bot, Knowledge, Opinion};
pub use budget::{Budget, Stop};
pub use calibration::{calibrate, uncalibrate};
pub use evaluate::{
    AUXILIARY, Action, Evaluate, LeafEvaluation, Scratch, Tuning, ValueVector, outcome_values,
};
pub use evaluator::{Evaluator, Network, Release};
pub use greedy::Greedy;
pub use named::{BotKind, Level, StyledLevel};
pub use net::{HIDDEN, MAX_ACTIVATION, MAX_FEATURES, MAX_INPUT_WEIGHT, Net, softmax};
pub use policy_net::PolicyNet;
pub use proven::ProvenMoves;
pub use search::{Known, Search, SlicedSearch, rollout, rollout_turn};
pub use sliced::{SlicedAdvice, advise_in_slices};
pub use solved::Solved;
pub use style::{Gains, Style};
