//! Talks to a server: opens tables, sends commands, hears what happens. For terminals, tests and
//! bots of one's own.
//!
//! ```no_run
//! use mirabilia_client::Client;
//! use mirabilia_protocol::{Command, Request};
//! # async fn play() -> Result<(), mirabilia_client::ClientError> {
//! let client = Client::enter("http://127.0.0.1:7777").await?;
//! let mut socket = client.listen("0123456789ab", None).await?;
//! socket.send(&Request { id: "1".into(), command: Command::Sit { seat: None, name: None, number: None } }).await?;
//! while let Some(message) = socket.next().await? {
//!     println!("{message:?}");
//! }
//! # Ok(()) }
//! ```
#![forbid(unsafe_code)]

mod error;
mod http;
mod socket;

pub use error::ClientError;
pub use http::Client;
pub use socket::Socket;
