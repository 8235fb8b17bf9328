//! The words of Mirabilia: what `locales/` says, in every language, inside the program.
//!
//! [`Words`] speaks the messages, the same files that the pages read; [`rules`] has the rules of
//! each game as sections that can be searched. Both are complete in every [`Lang`], which the tests
//! check.
//!
//! ```
//! use mirabilia_words::{Lang, Words, rules};
//!
//! let words = Words::new(Lang::Sv);
//! assert_eq!(words.say("kit-coins", &[("n", 3.into())]), "3 mynt");
//! let duel = rules::of(Lang::Sv, "duel").unwrap();
//! assert_eq!(duel.section("chain").unwrap().title, "Kedjor");
//! ```
#![forbid(unsafe_code)]

mod ids;
mod lang;
mod locales;
mod message;
pub mod rules;
mod words;

pub use ids::is_game_message;
pub use lang::Lang;
pub use message::{Message, Value};
pub use words::{Arg, Words};
