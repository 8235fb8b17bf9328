//! 7 Wonders Dice, complete: 2 to 7 seats that decide at once, luck in the shake, boards from files.
//!
//! The rules are numbered in `docs/rules/dice.md`; code and tests cite those numbers. A newcomer
//! reads the modules in this order: [`boards`] (facts, from a file), [`setup`], [`city`],
//! [`state`], [`cost`], [`moves`], [`chance`], `apply` (the only module that changes a state),
//! [`score`], [`view`] and `imagine`, [`picture`], [`offer`], `game` (the implementation of
//! [`mirabilia_kernel::Game`]).
//!
//! ```
//! use mirabilia_dice::State;
//! use mirabilia_kernel::{Fast, Game, Options, playout::play_out};
//!
//! let setup = State::setup(4, &Options::default())?;
//! let mut state = State::new(&setup);
//! play_out(&mut state, &mut Fast::new(7), &mut Vec::new());
//! assert!(state.outcome().is_some());
//! # Ok::<(), mirabilia_kernel::SetupError>(())
//! ```
#![forbid(unsafe_code)]

mod apply;
pub mod boards;
pub mod catalogue;
pub mod chance;
pub mod city;
pub mod cost;
mod game;
pub mod ids;
mod imagine;
pub mod moves;
mod notation;
pub mod offer;
pub mod picture;
mod position;
mod promise;
pub mod refusal;
pub mod score;
pub mod setup;
pub mod state;
pub mod view;

pub use boards::{BoardError, Boards, BoardsRef, Building};
pub use catalogue::{BoardsEntry, Catalogue};
pub use chance::Chance;
pub use city::{City, Task, TaskKind};
pub use cost::Comparison;
pub use moves::Move;
pub use offer::{Bill, Detail, Pick};
pub use picture::Picture;
pub use refusal::{BadLuck, Refusal};
pub use setup::Setup;
pub use state::{EndReason, Phase, Shown, State};
pub use view::View;
