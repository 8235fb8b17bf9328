//! Verifiable random numbers for games (commit and reveal).
//!
//! Before the deal the dealer publishes a [`Commitment`]: the hash of its [`Secret`]. Every player
//! then contributes a [`Number`], so no single party determines the [`seed`] of all random draws.
//! When the game is over the secret is published, and [`verify`] repeats every draw.
//! `docs/fair-luck.md` specifies the hashed bytes and what they prove.
//!
//! ```
//! use mirabilia_fair::{Number, Promise, Secret, deal, verify};
//! use mirabilia_games::{AnyTable, GameKind};
//! use mirabilia_kernel::{Options, Turn};
//!
//! let secret = Secret([7; 32]); // 32 unpredictable bytes
//! let numbers = vec![(0, Number::parse("a0b1")?)];
//! let promise = Promise { commitment: secret.commitment(), numbers, from: 0 };
//!
//! let mut table = AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![])?;
//! let seed = promise.seed(&secret);
//! deal(&mut table, &seed);
//! while table.turn() != Turn::Over {
//!     let first = table.legal_lines()[0].clone();
//!     table.step(&first).unwrap();
//!     deal(&mut table, &seed);
//! }
//! table.set_fairness(Some(promise.fairness(Some(&secret))))?;
//! let verified = verify(&table, table.fairness().unwrap()).unwrap();
//! assert_eq!(verified.deals, table.luck_steps());
//! # Ok::<(), mirabilia_kernel::SetupError>(())
//! ```
#![forbid(unsafe_code)]

mod hash;
mod luck;
mod promise;
mod secret;
mod verify;

pub use luck::{deal, luck, seed};
pub use promise::{Number, Promise};
pub use secret::{Commitment, Secret};
pub use verify::{Unfair, Verified, verify};
