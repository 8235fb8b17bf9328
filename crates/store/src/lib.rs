//! Durable event logs of tables for the game server, in memory, SQLite or Postgres.
//!
//! The crate knows no game: events are text. [`Store`] is the interface, [`open`] opens a store by
//! URL, and [`Writer`] groups appends into commits. `README.md` describes durability and
//! migrations.
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
mod people;
mod people_rows;
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
pub use people::{Ban, BlockLevel, BlockRow, KeyHash, KeyRow, Moderation, People, PersonRow};
pub use rows::{
    Append, Counts, Notification, Person, Query, Row, SeatRow, Status, StoredEvent, TableRow,
};
pub use store::Store;
pub use url::without_password;
pub use writer::Writer;

use batch::TableAppend;
use url::DatabaseUrl;

/// How many changes a receiver may lag behind before it loses some.
const CHANGE_BUFFER: usize = 4096;

/// Opens a store by URL: `memory:`, `sqlite://PATH` (the file and its folders are created if
/// missing; `?max_mib=N` limits its size) or `postgres://…`. Migrates the database to the current
/// schema version. Fails on a newer schema and on a database of another program.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match DatabaseUrl::parse(url)? {
        DatabaseUrl::Memory => Arc::new(Memory::new()),
        DatabaseUrl::Sqlite(file) => Arc::new(sqlite::Sqlite::open(&file).await?),
        DatabaseUrl::Postgres(options) => Arc::new(postgres::Postgres::open(url, *options).await?),
    })
}

/// Publishes the appends of a batch to the subscribers of this store.
fn publish(changes: &broadcast::Sender<Notification>, plan: &batch::BatchPlan<'_>) {
    for TableAppend { id, last_seq, .. } in &plan.tables {
        // An error only means that there are no subscribers.
        let _ = changes.send(Notification::Appended { table: (*id).clone(), seq: *last_seq });
    }
}
