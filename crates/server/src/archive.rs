//! Administration of the games in a database: list, export, import, delete. Safe while servers are
//! running, since everything goes through the store.

mod clean;
mod import;

use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::record::{BOARDS, RecordError};
pub use mirabilia_protocol::SeatLine;
use mirabilia_store::{
    AppendError, Query, Status, Store, StoreError, StoredEvent, TableId, TableRow,
};
use serde::Serialize;
use thiserror::Error;

use crate::ids::is_table_id;
use crate::live::all_events;
use crate::stored;
pub use clean::{Cleaned, Keep, clean};
pub use import::{Import, Imported, import};
use mirabilia_room::{Entry, Event};

/// How many rows are read at once.
const PAGE: u32 = 500;

/// Why an operation failed. The database is unchanged.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ArchiveError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database rejected the import.
    #[error(transparent)]
    Append(#[from] AppendError),
    /// No such table.
    #[error("no table {0:?}; \"mirabilia admin list\" lists all tables")]
    None(String),
    /// The game has not started, so there is no record.
    #[error("table {0} has no record: its game has not started")]
    NotBegun(String),
    /// A stored table is corrupt.
    #[error("table {id} is corrupt: {why}; restore it from a backup")]
    Broken {
        /// The table.
        id: String,
        /// The cause.
        why: String,
    },
    /// The record is invalid.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// The board file is missing or invalid.
    #[error("board file: {0}")]
    Boards(String),
    /// The game is not over.
    #[error(
        "the game is not over: {0}; only finished games can be imported, but a new table can \
         continue from this record"
    )]
    NotOver(String),
    /// The draws of the record do not match its commitment.
    #[error("the draws do not match the commitment: {0}; see \"mirabilia verify\"")]
    Unfair(String),
    /// The id is not a table id.
    #[error("invalid table id {0:?}; expected 12 characters of 0-9 and a-z without i, l, o and u")]
    BadId(String),
    /// The id belongs to another game.
    #[error("table {0} exists and is another game; rename the file to import it under another id")]
    Taken(String),
}

/// A filter for lists of tables. `None` matches every table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// The game.
    pub game: Option<String>,
    /// Part of a player's name.
    pub player: Option<String>,
    /// The status.
    pub status: Option<Status>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Listed {
    /// The id.
    pub table: String,
    /// The game.
    pub game: String,
    /// `open`, `playing`, `finished` or `closed`.
    pub status: &'static str,
    /// Whether public lists show it.
    pub listed: bool,
    /// The seats.
    pub seats: Vec<SeatLine>,
    /// The seats that won, if the game is finished.
    pub winners: Vec<u8>,
    /// The points by seat, if the game is finished.
    pub totals: Vec<i32>,
    /// `points`, `military` or `science`, if the game is finished.
    pub end: Option<String>,
    /// The number of events.
    pub events: u64,
    /// When it was opened: Unix time in milliseconds.
    pub opened_at: i64,
    /// The time of the last event.
    pub updated_at: i64,
}

/// An exported game.
#[derive(Clone, PartialEq, Debug)]
pub struct Exported {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The record, with the proof of its draws if the game is over.
    pub text: String,
    /// Whether the game is running. Then the record contains cards that players must not see.
    pub is_running: bool,
    /// The time of the last event: Unix time in milliseconds.
    pub updated_at: i64,
    /// The fingerprint and text of the Dice boards, unless they are built in.
    pub boards: Option<(String, String)>,
}

fn listed(row: &TableRow) -> Listed {
    let seats = stored::lobby_row(row).map_or_else(Vec::new, |lobby| lobby.seats);
    let finished = stored::finished(row);
    Listed {
        table: row.id.to_string(),
        game: row.row.game.clone(),
        status: row.row.status.as_str(),
        listed: row.row.listed,
        seats,
        winners: finished.as_ref().map_or_else(Vec::new, |game| game.winners.clone()),
        totals: finished.as_ref().map_or_else(Vec::new, |game| game.totals.clone()),
        end: finished.map(|game| game.end),
        events: row.last_seq,
        opened_at: row.created_at,
        updated_at: row.updated_at,
    }
}

/// Lists tables, the most recently updated first.
pub async fn list(store: &dyn Store, filter: &Filter) -> Result<Vec<Listed>, ArchiveError> {
    let mut all: Vec<Listed> = Vec::new();
    loop {
        let query = Query {
            statuses: filter.status.into_iter().collect(),
            game: filter.game.clone(),
            player: filter.player.clone(),
            before: all.last().map(|last| (last.updated_at, TableId::from(last.table.as_str()))),
            limit: PAGE,
            ..Query::default()
        };
        let rows = store.list(&query).await?;
        let more = rows.len() == PAGE as usize;
        all.extend(rows.iter().map(listed));
        if !more {
            return Ok(all);
        }
    }
}

/// One table, as in a list.
pub async fn look(store: &dyn Store, table: &str) -> Result<Listed, ArchiveError> {
    let none = || ArchiveError::None(table.to_owned());
    // The store would reject a malformed id as invalid rather than missing.
    if !is_table_id(table) {
        return Err(none());
    }
    let row = store.table(&TableId::from(table)).await?.ok_or_else(none)?;
    Ok(listed(&row))
}

/// Exports the record of a game, finished or running.
pub async fn export(store: &dyn Store, table: &str) -> Result<Exported, ArchiveError> {
    let broken = |why: String| ArchiveError::Broken { id: table.to_owned(), why };
    let none = || ArchiveError::None(table.to_owned());
    if !is_table_id(table) {
        return Err(none());
    }
    let events = all_events(store, &TableId::from(table)).await?;
    let first = events.first().ok_or_else(none)?;
    let boards = load_boards(store, first).await.map_err(|error| match error {
        ArchiveError::Boards(why) => broken(why),
        other => other,
    })?;
    let room = stored::fold(&events).map_err(|error| broken(error.to_string()))?;
    let Some(playing) = &room.playing else {
        return Err(ArchiveError::NotBegun(table.to_owned()));
    };
    let is_running = !playing.is_over();
    let text = match is_running {
        true => playing.table.write(),
        false => playing.table_with_proof(&room.opening).write(),
    };
    let updated_at = room.updated_at;
    let (table, game) = (table.to_owned(), room.opening.game);
    Ok(Exported { table, game, text, is_running, updated_at, boards })
}

/// Deletes a table and all its data.
pub async fn delete(store: &dyn Store, table: &str) -> Result<(), ArchiveError> {
    match is_table_id(table) && store.delete(&TableId::from(table)).await? {
        true => Ok(()),
        false => Err(ArchiveError::None(table.to_owned())),
    }
}

/// Whether a text has the form of a table id.
pub fn is_id(text: &str) -> bool {
    is_table_id(text)
}

/// The name and fingerprint of the Dice boards in the header of a record.
pub fn boards_named(text: &str) -> Option<(&str, &str)> {
    let steps_begin = |line: &&str| line.starts_with("deal ") || line.starts_with("roll ");
    let mut header = text.lines().take_while(|line| !steps_begin(line));
    header.find_map(|line| line.strip_prefix(BOARDS)?.trim().rsplit_once(' '))
}

/// Loads the boards of a stored table.
async fn load_boards(
    store: &dyn Store,
    first: &StoredEvent,
) -> Result<Option<(String, String)>, ArchiveError> {
    let Ok(Entry { event: Event::Opened(opening), .. }) = serde_json::from_str(&first.body) else {
        return Ok(None); // folding the events will report the error
    };
    match opening.options.get(BOARDS).and_then(|named| named.rsplit_once(' ')) {
        Some(named) => find_boards(store, named, None).await,
        None => Ok(None),
    }
}

/// Loads given or stored boards and returns them, unless they are built in.
async fn find_boards(
    store: &dyn Store,
    (name, fingerprint): (&str, &str),
    given: Option<&str>,
) -> Result<Option<(String, String)>, ArchiveError> {
    if BoardsRef::built_in(name).is_some_and(|boards| boards.fingerprint == fingerprint) {
        return Ok(None);
    }
    let text = match given {
        Some(text) => text.to_owned(),
        None => store.boards(fingerprint).await?.ok_or_else(|| {
            ArchiveError::Boards(format!("boards {name} {fingerprint} are unknown; add their file"))
        })?,
    };
    let read = BoardsRef::read(&text).map_err(|error| ArchiveError::Boards(error.to_string()))?;
    if read.fingerprint != fingerprint {
        let found = format!("{} {}", read.name, read.fingerprint);
        let why = format!("found {found}, expected {name} {fingerprint}");
        return Err(ArchiveError::Boards(why));
    }
    Ok(Some((fingerprint.to_owned(), text)))
}
