//! The game server: tables for people and bots. It is the authority over rules and secrets.
//!
//! - The crate `mirabilia-room` is a table as a fold of its events, and the only code that turns it
//!   into what a receiver may see.
//! - `live/` is a table in memory: one task that stores events, then sends them.
//! - `http/` is the HTTP and WebSocket interface; `scheduler.rs` is the node's background work.
//!
//! Nothing is acknowledged before it is stored, and a room never contains more than the stored
//! events. `docs/protocol.md` shows the messages, `docs/security.md` what is protected.
//!
//! ```
//! use mirabilia_server::{Config, Server};
//!
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let config = Config { addr: ([127, 0, 0, 1], 0).into(), ..Config::default() };
//! let server = Server::bind(config, "memory:").await.unwrap();
//! println!("http://{}", server.addr());
//! server.run(async {}).await.unwrap(); // until the future completes: here, at once
//! # });
//! ```
#![forbid(unsafe_code)]

pub mod archive;
mod bans;
mod config;
mod connections;
#[cfg(any(test, feature = "fuzzing"))]
#[doc(hidden)]
pub mod fuzzing;
mod http;
mod hub;
mod ids;
mod limits;
mod live;
mod log_limit;
mod metrics;
mod names;
mod notices;
mod person;
mod pool;
pub mod privacy;
mod rate_limits;
mod readiness;
mod reviews;
mod scheduler;
mod serve;
mod stored;
mod time;

pub use bans::network;
pub use config::{Config, Limits};
pub use serve::{ServeError, Server};

/// The OpenAPI document as JSON.
pub fn openapi() -> String {
    http::openapi()
}
