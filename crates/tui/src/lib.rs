//! The terminal client: all three games on a full screen, or line by line for screen readers and
//! scripts.
//!
//! - [`session`]: a running game, on this machine or at a server, in its own thread.
//! - [`scene`]: one moment of a game as one viewer sees it.
//! - [`game_ui`]: how a game is drawn, described and explained.
//! - [`choices`], [`phrases`]: offers, prompts, log and hints as text, for all games.
//! - [`screen`], [`plain`]: the two modes.
//!
//! ```
//! use std::time::Duration;
//!
//! use mirabilia_games::{AnyTable, GameKind};
//! use mirabilia_kernel::{Options, Seed};
//! use mirabilia_tui::plain::{InputLine, InputReader, OutputConfig, Plain, SavePaths};
//! use mirabilia_tui::session::{Local, LuckSource, default_players};
//! use mirabilia_words::{Lang, Words};
//!
//! let table = AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![]).unwrap();
//! let thinking = Duration::from_millis(10);
//! let (players, lang) = (default_players(2), Lang::Fi);
//! let luck = LuckSource::Seed(Seed::from(5));
//! let (name, autosaves, pages) = (None, vec![], String::new());
//! let local = Local { table, players, luck, thinking, name, lang, autosaves, pages };
//! let save = SavePaths::default();
//! let config = OutputConfig { width: 80, is_terminal: false, is_interactive: false, save };
//! let mut output = Vec::new();
//! let mut input = vec!["lopeta", "1"]; // in reverse order
//! let plain = Plain::new(local.start(), Words::new(lang), config, &mut output);
//! let next = move || Ok(input.pop().map(|line| InputLine::Text(line.to_owned())));
//! plain.run(&InputReader::read(next), || false).unwrap();
//! assert!(String::from_utf8(output).unwrap().contains("Ota ihme"));
//! ```
#![forbid(unsafe_code)]

pub mod choices;
pub mod dice;
pub mod draw;
pub mod duel;
pub mod game_ui;
pub mod hint;
pub mod lookup;
pub mod people;
pub mod phrases;
pub mod plain;
pub mod scene;
pub mod score;
pub mod screen;
pub mod session;
pub mod signals;
pub mod text;
pub mod wonders;
