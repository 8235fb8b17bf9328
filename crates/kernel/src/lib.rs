//! The vocabulary every game of Mirabilia is written in. It knows no game.
//!
//! One word means one thing everywhere: a [`Seat`] plays, a [`Turn`] says who must decide now, a
//! `Move` is one seat's decision, a [`Joint`] one move for each deciding seat, a `Chance` one
//! settled piece of luck, a `View` what one viewer may know, a [`Record`] everything that happened,
//! and a [`Table`] a game being played.
//!
//! The rules of a game are one type that implements [`Game`]: a plain value without random
//! generator, clock, I/O or half-made decisions. The caller (a table, a search, a benchmark)
//! supplies the luck.
//!
//! ```
//! use mirabilia_kernel::{Luck, Options, Seat, Seed, Seeded};
//!
//! // The same seed gives the same luck on every machine, in every version.
//! let (mut one, mut other) = (Seeded::new(Seed::from(7)), Seeded::new(Seed::from(7)));
//! assert_eq!(one.below(52), other.below(52));
//! // Options are words that a game reads strictly.
//! let options = Options::parse("sides=night wonders=choose").unwrap();
//! assert_eq!(options.get("sides"), Some("night"));
//! assert_eq!(Seat::all(3).last(), Some(Seat::new(2)));
//! ```
#![forbid(unsafe_code)]

pub mod game;
pub mod goods;
pub mod ids;
pub mod luck;
mod modules;
pub mod moves;
pub mod names;
pub mod offer;
pub mod options;
pub mod perft;
pub mod phrase;
pub mod playout;
pub mod position;
pub mod record;
pub mod score;
pub mod seat;
mod seen;
pub mod sets;
pub mod table;
pub mod wire;

pub use game::{Game, Turn, TurnShape, Viewer};
pub use luck::{Fast, Fixed, Luck, Seed, Seeded};
pub use moves::{Joint, MoveId, ParseError};
pub use offer::{Change, Offer, Preview, Way};
pub use options::{Options, SetupError};
pub use phrase::{Phrase, PhraseArg};
pub use position::{Description, PositionError};
pub use record::{Fairness, Record, RecordError, Step, Walked};
pub use score::{End, Outcome, Score};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use table::{PlayError, PlayErrorKind, Table};
