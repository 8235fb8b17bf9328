//! Drives a real server process from outside: simulated people play over real sockets while the
//! server is killed, its database goes away or its disk fills up, or while very many play at once.
//!
//! - `server.rs`, `disk.rs` and `mirabilia-cluster` are what can fail: a server process, a disk, a Postgres.
//! - `table.rs` opens tables, `player.rs` plays at them and keeps its `deed`s, `crowd.rs` keeps many
//!   tables going.
//! - `heard.rs`, `proof.rs` hold what people were told against what the server says later.
//! - `kill.rs`, `nodes.rs`, `outage.rs`, `full.rs`, `load/` are the drives. `docs/reliability.md`
//!   says what they show.
//!
//! Everything stays on this machine, is bounded, and ends only processes that it started.
#![forbid(unsafe_code)]

mod crowd;
mod deed;
mod disk;
mod full;
mod heard;
mod kill;
mod load;
mod nodes;
mod outage;
mod patience;
mod player;
mod proof;
mod report;
mod server;
mod table;
mod tally;
mod word;
mod world;

pub use full::{Full, full};
pub use kill::{Database, Kill, kill};
pub use load::{Load, Options as LoadOptions, load};
pub use nodes::{Nodes, nodes};
pub use outage::{Outage, outage};
pub use report::Report;
