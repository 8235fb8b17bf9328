//! Server configuration.

use std::net::SocketAddr;
use std::time::Duration;

use crate::archive::Keep;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub addr: SocketAddr,
    /// Allowed origins besides the server's own, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// Whether to trust the headers of a reverse proxy: `X-Forwarded-For` for the client address
    /// and `X-Forwarded-Proto` for the scheme.
    pub proxy: bool,
    /// Threads for bots, and half as many for hints and reviews; 0 for one per core.
    pub think_threads: usize,
    /// The time limit of the strongest bots per move.
    pub bot_time: Duration,
    /// The time limit per hint.
    pub hint_time: Duration,
    /// The time limit of a review per decision.
    pub review_time: Duration,
    /// The maximum number of hints per person and table.
    pub hints: u32,
    /// The maximum number of tables in memory.
    pub live_tables: usize,
    /// How long a table without sockets and pending work stays in memory.
    pub idle: Duration,
    /// Rate limits.
    pub limits: Limits,
    /// What is deleted automatically; nothing by default.
    pub keep: Keep,
    /// Whether anyone may read `/metrics`. If not, only this machine may.
    pub public_metrics: bool,
    /// How wrong the clock of this machine pretends to be, in milliseconds: for tests.
    pub clock_error: i64,
}

/// Rate limits, per client address unless they say otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests per second; the burst is ten times as many.
    pub requests: u32,
    /// Open connections, with or without a request. More replace idle ones. Behind a proxy only the
    /// limit of open files counts.
    pub connections: u32,
    /// Open sockets.
    pub sockets: u32,
    /// New tables per hour.
    pub tables: u32,
    /// New keys per hour.
    pub people: u32,
    /// Commands per second, for a person and for a socket; the burst is five times as many.
    pub commands: u32,
    /// Data that may be stored per day, in MiB.
    pub storage: u32,
    /// Listed tables of one person in the lobby.
    pub listed: u32,
    /// Exports and deletions of a person's data per hour: they read the logs of all tables.
    pub exports: u32,
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
            keep: Keep::default(),
            public_metrics: false,
            clock_error: 0,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: 30,
            connections: 200,
            sockets: 64,
            tables: 120,
            people: 120,
            commands: 20,
            storage: 80,
            listed: 5,
            exports: 10,
        }
    }
}

impl Limits {
    /// Limits that tests and load drivers do not reach, although all their clients share one address.
    pub fn raised() -> Self {
        const MANY: u32 = 100_000;
        Self {
            requests: MANY,
            connections: MANY,
            sockets: MANY,
            tables: MANY,
            people: MANY,
            commands: MANY,
            storage: MANY,
            listed: MANY,
            exports: MANY,
        }
    }
}
