//! Tables for people and bots: the authority over rules and secrets.
//!
//! - `room/` is a table as the fold of its events: pure, no I/O.
//! - `live/` is a table in memory: one task that stores, then tells.
//! - `outbox.rs` alone turns rooms into what a receiver may see.
//! - `http/` is what is served; `keeper.rs` what the server does by itself.
//!
//! Nothing is acknowledged before the store has it, and a room is never more than the fold of what
//! the store has. `docs/protocol.md` shows the messages, `docs/security.md` what is protected.
//!
//! ```
//! use mirabilia_server::{Config, Server};
//!
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let config = Config { addr: ([127, 0, 0, 1], 0).into(), ..Config::default() };
//! let server = Server::bind(config, "memory:").await.unwrap();
//! println!("http://{}", server.addr());
//! server.run(async {}).await.unwrap(); // until the future is done: here at once
//! # });
//! ```
#![forbid(unsafe_code)]

pub mod archive;
mod config;
mod figures;
#[doc(hidden)]
pub mod hostile;
mod http;
mod hub;
mod ids;
mod keeper;
#[cfg(test)]
mod leaks;
mod limits;
mod live;
mod notices;
mod outbox;
mod person;
mod pool;
mod reviews;
mod room;
mod serve;
mod time;

pub use config::{Config, Limits};
pub use serve::{ServeError, Server};

/// The OpenAPI document as JSON.
pub fn openapi() -> String {
    http::openapi()
}
