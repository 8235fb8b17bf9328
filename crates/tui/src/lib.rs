//! The terminal table: all three games on a full screen, or line by line for screen readers and
//! scripts.
//!
//! - [`scene`] is what is to be seen: the same types the server sends, from a game on this machine or
//!   from a server elsewhere.
//! - [`hint`] is what the analysis says, here or elsewhere.
//! - [`room`] is what a game knows about itself: its board drawn in cells, its choices in words.
//!
//! ```
//! use std::time::Duration;
//!
//! use mirabilia_games::{AnyTable, GameKind};
//! use mirabilia_kernel::{Options, Seed};
//! use mirabilia_tui::plain::{Manner, Papers, Plain, Typed};
//! use mirabilia_tui::session::{Local, usual};
//! use mirabilia_words::{Lang, Words};
//!
//! let table = AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![]).unwrap();
//! let thinking = Duration::from_millis(10);
//! let (players, seed, lang) = (usual(2), Seed::from(5), Lang::Fi);
//! let local = Local { table, players, seed, thinking, name: None, lang, keepers: vec![] };
//! let manner = Manner { page: 80, is_screen: false, is_typed: false, papers: Papers::default() };
//! let mut said = Vec::new();
//! let mut typed = vec!["lopeta", "1"]; // from the last to the first
//! let plain = Plain::new(local.start(), Words::new(lang), manner, &mut said);
//! plain.run(move || Ok(typed.pop().map(|line| Typed::Text(line.to_owned()))), || false).unwrap();
//! assert!(String::from_utf8(said).unwrap().contains("Ota ihme"));
//! ```
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
