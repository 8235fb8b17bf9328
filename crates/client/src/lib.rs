//! Client of a Mirabilia server: opens tables, sends commands, receives events. Used by the
//! terminal, the tests, and bots that connect over the network.
//!
//! [`LiveTable`] follows a table and reconnects when the connection breaks; [`Client`] makes single
//! requests; [`Socket`] is one connection. A bot is a loop:
//!
//! ```no_run
//! use mirabilia_client::{Client, ClientError, LiveTable};
//! use mirabilia_protocol::{Command, Status};
//!
//! # async fn play() -> Result<(), ClientError> {
//! let client = Client::register("http://127.0.0.1:7777").await?;
//! let mut table = LiveTable::new(client, "0123456789ab");
//! table.send(Command::Sit { seat: None, name: Some("Bot".into()), number: None });
//! let mut decided = None;
//! loop {
//!     table.next().await?;
//!     let Some(now) = table.now() else { continue };
//!     if now.table.status == Status::Finished {
//!         return Ok(());
//!     }
//!     let Some(play) = &now.play else { continue };
//!     let due = play.views.iter().find(|view| !view.legal.is_empty());
//!     if let Some((view, seat)) = due.and_then(|view| Some((view, view.seat?)))
//!         && decided.replace((play.steps, seat)) != Some((play.steps, seat))
//!     {
//!         let (at, text) = (play.steps, view.legal[0].clone());
//!         table.send(Command::Move { seat, at, text });
//!     }
//! }
//! # }
//! ```
#![forbid(unsafe_code)]

mod error;
mod http;
mod live;
mod socket;
mod state;

pub use error::ClientError;
pub use http::Client;
pub use live::{LiveTable, Update};
pub use socket::Socket;

/// A random contribution to the seed of a game, for the command `sit`.
pub fn random_number() -> String {
    random_hex::<16>()
}

/// `N` random bytes as hexadecimal digits.
fn random_hex<const N: usize>() -> String {
    let mut bytes = [0; N];
    // If the system has no random numbers, the server's secret still makes the seed unpredictable.
    let _ = getrandom::fill(&mut bytes);
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(u32::from(digit), 16)).collect()
}
