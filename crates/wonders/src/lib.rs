//! 7 Wonders, second edition, complete: 3 to 7 seats that decide at once, hidden hands, trade
//! between neighbours.
//!
//! The rules are numbered in `docs/rules/wonders.md`; code and tests cite those numbers. A newcomer
//! reads the modules in this order: `data` (facts), [`setup`], [`city`], [`state`], [`trade`], [`moves`],
//! [`chance`], `apply` (the only module that changes a state), [`score`], [`view`] and `imagine`,
//! [`offer`] (what can be done, its price, what it leads to),
//! `game` (the implementation of [`mirabilia_kernel::Game`]).
//!
//! ```
//! use mirabilia_kernel::{Fast, Game, Options, playout::play_out};
//! use mirabilia_wonders::State;
//!
//! let setup = State::setup(5, &Options::default())?;
//! let mut state = State::new(&setup);
//! let decisions = play_out(&mut state, &mut Fast::new(7), &mut Vec::new());
//! assert!(decisions >= 5 * 18 && state.outcome().is_some());
//! # Ok::<(), mirabilia_kernel::SetupError>(())
//! ```
#![forbid(unsafe_code)]

mod apply;
pub mod catalogue;
pub mod chance;
pub mod city;
pub mod data;
mod game;
pub mod ids;
mod imagine;
pub mod knowledge;
pub mod last;
pub mod moves;
mod notation;
pub mod offer;
pub mod payment;
pub mod picture;
pub mod position;
mod promise;
mod recall;
pub mod refusal;
pub mod score;
mod seen;
pub mod setup;
pub mod state;
pub mod trade;
pub mod view;

pub use catalogue::Catalogue;
pub use chance::Chance;
pub use city::City;
pub use data::{Card, CardSet, Colour, Side, Wonder, WonderSet};
pub use moves::Move;
pub use offer::{Bill, Detail, Pick};
pub use payment::{Payment, Payments};
pub use picture::Picture;
pub use position::Position;
pub use recall::Recalled;
pub use refusal::{BadLuck, Refusal};
pub use setup::Setup;
pub use state::{Phase, State};
pub use view::View;
