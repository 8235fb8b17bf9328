//! Players that read views. A bot is handed a view and a budget and gives a move with what it
//! thinks of it; it never sees a state.
#![forbid(unsafe_code)]

mod bot;
mod named;
mod random;

pub use bot::{Advice, Bot, Budget, Opinion};
pub use named::{BotKind, Suggestion, advise};
pub use random::Random;
