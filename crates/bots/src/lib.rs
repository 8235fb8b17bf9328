//! Players that read views. A bot is handed a view and a budget and gives a move with what it
//! thinks of it; it never sees a state.
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
mod chance;
mod dice;
mod duel;
mod forced;
mod greedy;
mod judge;
mod named;
mod net;
mod random;
mod search;
mod solved;
mod wonders;

pub use advise::{Suggestion, advise};
pub use bot::{Advice, Bot, Knowledge, Opinion};
pub use budget::{Budget, Stop};
pub use chance::{blunted, sharpened};
pub use forced::Forced;
pub use greedy::Greedy;
pub use judge::{Judged, Leaf, Scratch, Shares, Tuning, shares_of_winners};
pub use named::{BotKind, Level};
pub use net::{CEILING, HIDDEN, MAX_FEATURES, Net, STEEPEST, softmax};
pub use random::Random;
pub use search::{Search, key_of, play_out_well, play_turn_well};
pub use solved::Solved;
