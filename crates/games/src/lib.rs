//! The games under one roof: [`GameKind`] says which there are, [`AnyTable`] is a table of any of
//! them. This is the only crate that lists the games; the list is the macro call in `list.rs`.
//!
//! ```
//! use mirabilia_games::{AnyTable, GameKind};
//! use mirabilia_kernel::{Options, Seed, Seeded};
//!
//! let mut table = AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![])?;
//! table.deal(&mut Seeded::new(Seed::from(7)));
//! let line = table.legal_lines()[0].clone();
//! table.step(&line).unwrap();
//! # Ok::<(), mirabilia_kernel::SetupError>(())
//! ```
#![forbid(unsafe_code)]

#[macro_use]
mod list;
mod any;
mod error;
mod facts;

pub use any::ScoreSheet;
pub use error::StepError;
pub use facts::GameFacts;
pub use list::{
    AnyBill, AnyDetail, AnyMove, AnyRefusal, AnyTable, AnyView, GameKind, ListedGame, not_included,
};
pub use mirabilia_dice as dice;
pub use mirabilia_duel as duel;
pub use mirabilia_wonders as wonders;
