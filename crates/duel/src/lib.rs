//! 7 Wonders Duel, complete: two seats, one to move, luck in the reveals.
//!
//! The rules are numbered in `docs/rules/duel.md`; code and tests cite those numbers. A newcomer
//! reads the modules in this order: `data` (facts), [`setup`], [`city`], [`state`], [`cost`], [`moves`],
//! [`chance`], `apply` (the only module that changes a state), [`score`], [`view`], `game` (the
//! implementation of [`mirabilia_kernel::Game`]).
//!
//! ```
//! use mirabilia_duel::State;
//! use mirabilia_kernel::{Fast, Game, Options, playout::play_out};
//!
//! let setup = State::setup(2, &Options::default())?;
//! let mut state = State::new(&setup);
//! let decisions = play_out(&mut state, &mut Fast::new(7), &mut Vec::new());
//! assert!(decisions > 8 && state.outcome().is_some());
//! # Ok::<(), mirabilia_kernel::SetupError>(())
//! ```
#![forbid(unsafe_code)]

mod apply;
pub mod catalogue;
pub mod chance;
pub mod city;
pub mod cost;
pub mod data;
mod fingerprint;
mod game;
pub mod ids;
pub mod moves;
mod notation;
pub mod offer;
pub mod picture;
pub mod position;
mod promise;
pub mod refusal;
pub mod score;
pub mod setup;
pub mod state;
pub mod view;

pub use catalogue::Catalogue;
pub use chance::Chance;
pub use city::City;
pub use data::{Card, CardSet, Colour, Token, TokenSet, Wonder, WonderSet};
pub use moves::Move;
pub use offer::{Bill, Detail, Pick};
pub use picture::Picture;
pub use position::Position;
pub use refusal::{BadLuck, Refusal};
pub use setup::Setup;
pub use state::{Phase, State};
pub use view::View;

// The README's example is compiled and run with the tests of this crate.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
