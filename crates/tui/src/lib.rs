//! The terminal table: all three games on a full screen, or line by line for screen readers and
//! scripts.
//!
//! - [`scene`] is what is to be seen: the same types the server sends, from a game on this machine or
//!   from a server elsewhere.
//! - [`hint`] is what the analysis says, here or elsewhere.
//! - [`room`] is what a game knows about itself: its board drawn in cells, its choices in words.
#![forbid(unsafe_code)]

pub mod dice;
pub mod draw;
pub mod duel;
pub mod hint;
pub mod lines;
pub mod lookup;
pub mod people;
pub mod plain;
pub mod reasons;
pub mod room;
pub mod rooms;
pub mod scene;
pub mod score;
pub mod screen;
pub mod session;
pub mod text;
pub mod wonders;
