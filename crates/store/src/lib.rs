//! Durable logs of tables for the game server, on memory, SQLite or Postgres.
//!
//! Knows nothing of games: events are text. [`Store`] is the contract, [`open`] gives one by its
//! address, and [`Writer`] puts many appends into one commit. `README.md` says how durable it is and
//! how a database gets its next version.
//!
//! ```
//! use mirabilia_store::{Append, AppendError, Row, Status, Writer, open};
//!
//! # tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(async {
//! let store = open("memory:").await?;
//! let writer = Writer::new(store.clone());
//! let first = Append {
//!     table: "t1".into(),
//!     first: 1,
//!     events: vec![r#"{"opened":"duel"}"#.to_owned()],
//!     at: 1_700_000_000_000,
//!     row: Row {
//!         game: "duel".to_owned(),
//!         status: Status::Open,
//!         listed: true,
//!         wake_at: None,
//!         owing: 0,
//!         summary: "{}".to_owned(),
//!         seats: Vec::new(),
//!         ended_at: None,
//!     },
//! };
//! assert_eq!(writer.append(first.clone()).await, Ok(()));
//! assert_eq!(writer.append(first).await, Err(AppendError::Conflict));
//! assert_eq!(store.events(&"t1".into(), 0, 10).await?.len(), 1);
//! # Ok::<(), mirabilia_store::StoreError>(())
//! # }).unwrap();
//! ```
#![forbid(unsafe_code)]

mod batch;
mod check;
mod columns;
mod error;
mod ids;
mod memory;
mod migrate;
mod names;
mod postgres;
mod rows;
mod sqlite;
mod store;
mod url;
mod writer;

use std::sync::Arc;

use tokio::sync::broadcast;

pub use error::{AppendError, StoreError};
pub use ids::{NodeId, PersonId, TableId};
pub use memory::Memory;
pub use rows::{
    Append, Change, Counts, Person, Query, Row, SeatRow, Status, StoredEvent, TableRow,
};
pub use store::{KeyHash, Store};
pub use url::without_password;
pub use writer::Writer;

use url::Place;

/// How many changes a slow receiver may be behind.
const CHANGES: usize = 4096;

/// Opens a store by its address: `memory:`, `sqlite://PATH` (made when it is not there, folders and
/// all; `?max_mib=N` bounds its size) or `postgres://…`. The database is brought to the present
/// version; a newer one, and one that is not ours, are refused.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match Place::read(url)? {
        Place::Memory => Arc::new(Memory::new()),
        Place::Sqlite(file) => Arc::new(sqlite::Sqlite::open(&file).await?),
        Place::Postgres(options) => Arc::new(postgres::Postgres::open(url, *options).await?),
    })
}

/// Tells whoever listens what was appended here.
fn tell(changes: &broadcast::Sender<Change>, plan: &batch::Plan<'_>) {
    for growth in &plan.tables {
        // Nobody need be there to hear it.
        let _ = changes.send(Change::Appended { table: growth.id.clone(), seq: growth.last_seq });
    }
}
