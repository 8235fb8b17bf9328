//! Fault injection and load tests for a real server process.
//!
//! Simulated people play over real sockets while the server is killed, its database goes down or
//! its disk fills up, or while thousands of tables are played at once.
//!
//! - `server.rs`, `disk.rs` and `mirabilia-cluster` can fail: a server process, a disk, a Postgres.
//! - `table.rs` opens tables, `player.rs` plays at them, `workload.rs` keeps many tables running.
//! - `history.rs` and `observed.rs` record what players sent and received; `player/check.rs` and
//!   `model_check.rs` compare that with what the server says later.
//! - `kill.rs`, `nodes.rs`, `outage.rs`, `full.rs`, `abuse.rs` and `load/` are the scenarios.
//!   `docs/reliability.md` describes what they show.
//!
//! Everything runs on this machine and is bounded, and only processes that were started here are
//! killed.
#![forbid(unsafe_code)]

pub mod abuse;
mod consent;
mod counters;
mod disk;
pub mod full;
mod history;
pub mod kill;
pub mod load;
mod message;
mod model_check;
pub mod nodes;
mod observed;
pub mod outage;
mod player;
mod report;
mod retry;
mod server;
mod simulation;
mod table;
mod workload;

pub use report::ScenarioReport;
