//! Looking after the games of a database: listing, exporting, importing and deleting them. It works
//! beside running servers, as everything goes through the store.

use mirabilia_bots::BotKind;
use mirabilia_fair::{Promise, Secret, verify};
use mirabilia_games::AnyTable;
use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::Turn;
use mirabilia_kernel::record::{BOARDS, RecordError, awaited};
pub use mirabilia_protocol::SeatLine;
use mirabilia_protocol::Settings;
use mirabilia_store::{
    Append, AppendError, Query, Status, Store, StoreError, StoredEvent, TableId, TableRow,
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::ids::is_table_id;
use crate::room::{self, Entry, Event, Opening, Room};

/// Rows and events that are read at once.
const PAGE: u32 = 500;
/// The person who holds the seats of games that were played elsewhere. Ids of real people are longer.
const IMPORTED: &str = "imported";

/// Why something was not done. The database is as it was.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ArchiveError {
    /// The database does not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database does not take it.
    #[error(transparent)]
    Append(#[from] AppendError),
    /// There is no such table.
    #[error("no table {0:?}; \"mirabilia admin list\" shows which there are")]
    None(String),
    /// There is nothing to export.
    #[error("table {0} has no game yet; only one that has begun has a record")]
    NotBegun(String),
    /// A table that cannot be read.
    #[error("table {id} cannot be read: {why}; restore it from a backup")]
    Broken {
        /// Which.
        id: String,
        /// Why.
        why: String,
    },
    /// A record that cannot be read.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// A board file that cannot be read.
    #[error("board file: {0}")]
    Boards(String),
    /// A game that is not over.
    #[error(
        "the game is not over: {0}; only finished games are imported, and a table can be opened that \
         goes on from this one"
    )]
    NotOver(String),
    /// A record whose luck is not what it promises.
    #[error("the luck is not as promised: {0}; \"mirabilia verify\" says more")]
    Unfair(String),
    /// An id that is no table's.
    #[error("id {0:?}; expected 12 of the letters and digits that the ids of tables have")]
    BadId(String),
    /// An id that another game has.
    #[error("table {0} is there and is another game; give the file another name to import it")]
    Taken(String),
}

/// Which tables to list. What is not asked for does not matter.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// This game.
    pub game: Option<String>,
    /// A part of the name of somebody who sits there.
    pub player: Option<String>,
    /// This far.
    pub status: Option<Status>,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// Its game.
    pub game: String,
    /// `open`, `playing`, `finished` or `closed`.
    pub status: &'static str,
    /// Is it shown in public lists?
    pub listed: bool,
    /// Who sits where.
    pub seats: Vec<SeatLine>,
    /// The seats that won, once it is finished.
    pub winners: Vec<u8>,
    /// Everybody's points, once it is finished.
    pub totals: Vec<i32>,
    /// `points`, `military` or `science`, once it is finished.
    pub end: Option<String>,
    /// How many events its log has.
    pub events: u64,
    /// When it was opened: milliseconds since 1970.
    pub opened_at: i64,
    /// When something happened there last.
    pub updated_at: i64,
}

/// A game as a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Exported {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// The record; with the proof of its luck when the game is over.
    pub text: String,
    /// Is the game not over? Then the record holds cards that players must not see.
    pub is_running: bool,
    /// When something happened there last: milliseconds since 1970.
    pub updated_at: i64,
    /// Fingerprint and text of the Dice boards, where they did not come with the program.
    pub boards: Option<(String, String)>,
}

/// A game to be imported.
#[derive(Clone, PartialEq, Debug)]
pub struct Import<'a> {
    /// The record of a finished game.
    pub text: &'a str,
    /// The id it had; one that follows from the record when there is none.
    pub table: Option<&'a str>,
    /// When it ended: milliseconds since 1970.
    pub ended_at: i64,
    /// Is it to be shown in public lists?
    pub listed: bool,
    /// The text of the board file it was played on, where that is not known.
    pub boards: Option<&'a str>,
}

/// What came of an import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Imported {
    /// The game is this table now.
    Added(String),
    /// The game was this table already.
    Known(String),
}

fn listed(row: &TableRow) -> Listed {
    let seats = room::row::lobby_row(row).map_or_else(Vec::new, |lobby| lobby.seats);
    let finished = room::row::finished(row);
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

/// Tables, those where something happened last first.
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

/// One table as lists show it.
pub async fn look(store: &dyn Store, table: &str) -> Result<Listed, ArchiveError> {
    let none = || ArchiveError::None(table.to_owned());
    // What cannot be an id is not asked for: the store would call it broken, not missing.
    if !is_table_id(table) {
        return Err(none());
    }
    let row = store.table(&TableId::from(table)).await?.ok_or_else(none)?;
    Ok(listed(&row))
}

/// The record of a table's game, as far as it was played.
pub async fn export(store: &dyn Store, table: &str) -> Result<Exported, ArchiveError> {
    let broken = |why: String| ArchiveError::Broken { id: table.to_owned(), why };
    let events = all_events(store, table).await?;
    let Some(first) = events.first() else { return Err(ArchiveError::None(table.to_owned())) };
    let boards = know_boards(store, first).await.map_err(|error| match error {
        ArchiveError::Boards(why) => broken(why),
        other => other,
    })?;
    let room = Room::fold(&events).map_err(broken)?;
    let Some(playing) = &room.playing else {
        return Err(ArchiveError::NotBegun(table.to_owned()));
    };
    let mut game = playing.table.clone();
    let is_running = !playing.is_over();
    if !is_running {
        prove(&mut game, &room.opening.secret);
    }
    let (text, updated_at) = (game.write(), room.updated_at);
    let (table, game) = (table.to_owned(), room.opening.game);
    Ok(Exported { table, game, text, is_running, updated_at, boards })
}

/// Adds the secret of its luck to a game that is over.
fn prove(game: &mut AnyTable, secret: &str) {
    let promise = game.fairness().and_then(|fairness| Promise::try_from(fairness).ok());
    if let (Some(promise), Ok(secret)) = (promise, Secret::from_hex(secret)) {
        // A promise that the record carries fits the record with its secret too.
        let _ = game.set_fairness(Some(promise.fairness(Some(&secret))));
    }
}

/// Makes a finished game a table of the database. A game that is there is recognised.
pub async fn import(store: &dyn Store, import: &Import<'_>) -> Result<Imported, ArchiveError> {
    let boards = match boards_named(import.text) {
        Some(named) => read_boards(store, named, import.boards).await?,
        None => None,
    };
    let game = AnyTable::read(import.text)?;
    if game.turn() != Turn::Over {
        return Err(ArchiveError::NotOver(awaited(game.turn())));
    }
    let secret = match game.fairness() {
        Some(fairness) if fairness.secret.is_some() => {
            verify(&game, fairness).map_err(|unfair| ArchiveError::Unfair(unfair.to_string()))?;
            fairness.secret.clone().unwrap_or_default()
        }
        _ => String::new(),
    };
    // One form only, so that the same game is known however its file was written.
    let text = game.write();
    let table = match import.table {
        Some(table) if is_table_id(table) => table.to_owned(),
        Some(table) => return Err(ArchiveError::BadId(table.to_owned())),
        None => id_of(&text),
    };
    if store.table(&TableId::from(table.as_str())).await?.is_some() {
        return match export(store, &table).await {
            Ok(known) if known.text == text => Ok(Imported::Known(table)),
            _ => Err(ArchiveError::Taken(table)),
        };
    }
    // A file that kept its id is looked for under its id alone, so that many are quick.
    if import.table.is_none()
        && let Some(known) = find(store, &game, &text).await?
    {
        return Ok(Imported::Known(known));
    }
    let opening = Opening {
        table: table.clone(),
        game: game.kind().name().to_owned(),
        seats: game.seats(),
        options: room::written_options(&game),
        settings: Settings { listed: import.listed, ..Settings::default() },
        host: IMPORTED.to_owned(),
        record: Some(text),
        secret,
        previous: None,
    };
    let at = import.ended_at;
    let entries = entries(opening, &game);
    let events: Vec<String> = entries.iter().map(Entry::to_json).collect();
    let stored = |(seq, body): (u64, &String)| StoredEvent { seq, at, body: body.clone() };
    let room = Room::fold(&(1..).zip(&events).map(stored).collect::<Vec<_>>())
        .map_err(|why| ArchiveError::Broken { id: table.clone(), why })?;
    if let Some((fingerprint, text)) = boards {
        store.put_boards(&fingerprint, &text, at).await?;
    }
    let append =
        Append { table: TableId::from(table.as_str()), first: 1, events, at, row: room.row() };
    match store.append_all(vec![append]).await.pop() {
        Some(Ok(())) => Ok(Imported::Added(table)),
        Some(Err(AppendError::Conflict)) | None => Err(ArchiveError::Taken(table)),
        Some(Err(error)) => Err(error.into()),
    }
}

/// The events of a table whose game was played elsewhere: everybody sits down, and it is over.
fn entries(opening: Opening, game: &AnyTable) -> Vec<Entry> {
    let mut events = vec![Event::Opened(Box::new(opening))];
    for (seat, name) in (0..).zip(names(game)) {
        events.push(match BotKind::from_name(&name) {
            Some(bot) => Event::Bot { seat, bot: bot.name().to_owned() },
            None => Event::Sat { seat, person: IMPORTED.to_owned(), name, number: None },
        });
    }
    events.push(Event::Imported);
    events.into_iter().map(|event| Entry { event, cause: None }).collect()
}

/// The names that lists show.
fn names(game: &AnyTable) -> Vec<String> {
    match game.names() {
        [] => (0..game.seats()).map(|seat| format!("seat {seat}")).collect(),
        names => names.to_vec(),
    }
}

/// The finished table that has this very record.
async fn find(
    store: &dyn Store,
    game: &AnyTable,
    text: &str,
) -> Result<Option<String>, ArchiveError> {
    let names = names(game);
    let filter = Filter {
        game: Some(game.kind().name().to_owned()),
        player: names.first().cloned(),
        status: Some(Status::Finished),
    };
    let totals: Vec<i32> = game.scores().iter().map(|sheet| i32::from(sheet.total)).collect();
    let alike = |one: &Listed| {
        one.totals == totals
            && one.seats.iter().map(|seat| seat.name.as_ref()).eq(names.iter().map(Some))
    };
    for one in list(store, &filter).await?.into_iter().filter(alike) {
        if export(store, &one.table).await?.text == text {
            return Ok(Some(one.table));
        }
    }
    Ok(None)
}

/// Removes a table and everything about it.
pub async fn delete(store: &dyn Store, table: &str) -> Result<(), ArchiveError> {
    match is_table_id(table) && store.delete(&TableId::from(table)).await? {
        true => Ok(()),
        false => Err(ArchiveError::None(table.to_owned())),
    }
}

/// Does this look like the id of a table?
pub fn is_id(text: &str) -> bool {
    is_table_id(text)
}

/// The id of a game that came without one: the beginning of its hash, in digits that ids have.
fn id_of(text: &str) -> String {
    use std::fmt::Write;
    Sha256::digest(text.as_bytes()).iter().take(6).fold(String::new(), |mut id, byte| {
        let _ = write!(id, "{byte:02x}");
        id
    })
}

async fn all_events(store: &dyn Store, table: &str) -> Result<Vec<StoredEvent>, ArchiveError> {
    let mut all: Vec<StoredEvent> = Vec::new();
    while is_table_id(table) {
        let after = all.last().map_or(0, |event| event.seq);
        let page = store.events(&TableId::from(table), after, PAGE).await?;
        let more = page.len() == PAGE as usize;
        all.extend(page);
        if !more {
            break;
        }
    }
    Ok(all)
}

/// Name and fingerprint of the Dice boards that the header of a record names.
pub fn boards_named(text: &str) -> Option<(&str, &str)> {
    let steps_begin = |line: &&str| line.starts_with("deal ") || line.starts_with("roll ");
    let mut header = text.lines().take_while(|line| !steps_begin(line));
    header.find_map(|line| line.strip_prefix(BOARDS)?.trim().rsplit_once(' '))
}

/// Makes the boards known that a stored table is played on.
async fn know_boards(
    store: &dyn Store,
    first: &StoredEvent,
) -> Result<Option<(String, String)>, ArchiveError> {
    let Ok(Entry { event: Event::Opened(opening), .. }) = serde_json::from_str(&first.body) else {
        return Ok(None); // the fold says what is wrong
    };
    match opening.options.get(BOARDS).and_then(|named| named.rsplit_once(' ')) {
        Some(named) => read_boards(store, named, None).await,
        None => Ok(None),
    }
}

/// Reads boards that are given or stored; what was read, unless they came with the program.
async fn read_boards(
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
            ArchiveError::Boards(format!(
                "boards {name} {fingerprint} are not known; give their file"
            ))
        })?,
    };
    let read = BoardsRef::read(&text).map_err(|error| ArchiveError::Boards(error.to_string()))?;
    if read.fingerprint != fingerprint {
        let why = format!("it is {} {}, not {name} {fingerprint}", read.name, read.fingerprint);
        return Err(ArchiveError::Boards(why));
    }
    Ok(Some((fingerprint.to_owned(), text)))
}
