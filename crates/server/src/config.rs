//! What a host can set.

use std::net::SocketAddr;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Addresses of pages that may talk to it besides its own: `https://play.example.org`.
    pub origins: Vec<String>,
    /// Is there a proxy in front that says who the client is (`X-Forwarded-For`) and that the
    /// connection is safe (`X-Forwarded-Proto`)?
    pub proxy: bool,
    /// Threads for bots, and as many for hints and reviews; 0 for one a core.
    pub think_threads: usize,
    /// How long the strongest bots think about a move.
    pub bot_time: Duration,
    /// How long a hint is thought about.
    pub hint_time: Duration,
    /// How long a review thinks about each decision.
    pub review_time: Duration,
    /// Hints a person may ask for at a table.
    pub hints: u32,
    /// Tables that may be in memory at once.
    pub live_tables: usize,
    /// How long a table without people and work stays in memory.
    pub idle: Duration,
    /// What one address may do.
    pub limits: Limits,
    /// May everybody read `/metrics`? Else only this machine.
    pub public_metrics: bool,
}

/// What one address may do. Everything is counted for each address apart.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second, after a burst of ten times as many.
    pub requests: u32,
    /// Sockets at once.
    pub sockets: u32,
    /// Tables an hour.
    pub tables: u32,
    /// New keys an hour.
    pub people: u32,
    /// Commands a second on one socket, after a burst of five times as many.
    pub commands: u32,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 7777)),
            origins: Vec::new(),
            proxy: false,
            think_threads: 0,
            bot_time: Duration::from_secs(1),
            hint_time: Duration::from_secs(1),
            review_time: Duration::from_millis(300),
            hints: 200,
            live_tables: 20_000,
            idle: Duration::from_mins(1),
            limits: Limits::default(),
            public_metrics: false,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self { requests: 30, sockets: 64, tables: 120, people: 120, commands: 20 }
    }
}
