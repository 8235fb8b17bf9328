//! Importing finished games.

use mirabilia_bots::BotKind;
use mirabilia_fair::verify;
use mirabilia_games::AnyTable;
use mirabilia_kernel::Turn;
use mirabilia_kernel::record::awaited;
use mirabilia_protocol::Settings;
use mirabilia_store::{Append, AppendError, Status, Store, TableId};
use sha2::{Digest, Sha256};

use super::{ArchiveError, Filter, Listed, boards_named, export, find_boards, list};
use crate::ids::is_table_id;
use crate::stored;
use mirabilia_room::{self as room, Entry, Event, Opening, Room};

/// The person in the seats of imported games. Ids of real people are longer.
const IMPORTED: &str = "imported";

/// A game to import.
#[derive(Clone, PartialEq, Debug)]
pub struct Import<'a> {
    /// The record of a finished game.
    pub text: &'a str,
    /// The table id; if omitted, it is derived from the record.
    pub table: Option<&'a str>,
    /// When it ended: Unix time in milliseconds.
    pub ended_at: i64,
    /// Whether public lists show it.
    pub listed: bool,
    /// The text of its board file, if the database does not have it.
    pub boards: Option<&'a str>,
}

/// The result of an import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Imported {
    /// The game was added as this table.
    Added(String),
    /// The game already exists as this table.
    Known(String),
}

/// Imports a finished game as a table. A game that already exists is recognised.
pub async fn import(store: &dyn Store, import: &Import<'_>) -> Result<Imported, ArchiveError> {
    let boards = match boards_named(import.text) {
        Some(named) => find_boards(store, named, import.boards).await?,
        None => None,
    };
    let game = AnyTable::read(import.text)?;
    if game.turn() != Turn::Over {
        return Err(ArchiveError::NotOver(awaited(game.turn()).to_string()));
    }
    let secret = match game.fairness() {
        Some(fairness) if fairness.secret.is_some() => {
            verify(&game, fairness).map_err(|unfair| ArchiveError::Unfair(unfair.to_string()))?;
            fairness.secret.clone().unwrap_or_default()
        }
        _ => String::new(),
    };
    // The canonical text, so that the same game is recognised however its file was formatted.
    let text = game.write();
    let table = match import.table {
        Some(table) if is_table_id(table) => table.to_owned(),
        Some(table) => return Err(ArchiveError::BadId(table.to_owned())),
        None => id_of(&text),
    };
    if store.table(&TableId::from(table.as_str())).await?.is_some() {
        return known_or_taken(store, table, &text).await;
    }
    // A game with an id is only looked up by id, so that bulk imports are fast.
    if import.table.is_none()
        && let Some(existing) = find(store, &game, &text).await?
    {
        return Ok(Imported::Known(existing));
    }
    let opening = Opening {
        table: table.clone(),
        game: game.kind().name().to_owned(),
        seats: game.seats(),
        options: room::setup_options(&game),
        settings: Settings { listed: import.listed, ..Settings::default() },
        host: IMPORTED.to_owned(),
        record: Some(text.clone()),
        secret,
        previous: None,
    };
    let at = import.ended_at;
    let entries = entries(opening, &game);
    let events: Vec<String> = entries.iter().map(Entry::to_json).collect();
    let room = Room::fold_new(&entries, at)
        .map_err(|error| ArchiveError::Broken { id: table.clone(), why: error.to_string() })?;
    if let Some((fingerprint, text)) = boards {
        store.put_boards(&fingerprint, &text, at).await?;
    }
    let append = Append {
        table: TableId::from(table.as_str()),
        first: 1,
        events,
        at,
        row: stored::row(&room),
    };
    match store.append_all(vec![append]).await.pop() {
        Some(Ok(())) => Ok(Imported::Added(table)),
        // Another import was quicker, perhaps with the same game.
        Some(Err(AppendError::Conflict)) | None => known_or_taken(store, table, &text).await,
        Some(Err(error)) => Err(error.into()),
    }
}

/// Whether an existing table is this game.
async fn known_or_taken(
    store: &dyn Store,
    table: String,
    text: &str,
) -> Result<Imported, ArchiveError> {
    match export(store, &table).await {
        Ok(existing) if existing.text == text => Ok(Imported::Known(table)),
        _ => Err(ArchiveError::Taken(table)),
    }
}

/// The events of an imported table: all seats are taken, and the game is over.
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

/// The names for lists.
fn names(game: &AnyTable) -> Vec<String> {
    match game.names() {
        [] => (0..game.seats()).map(|seat| format!("seat {seat}")).collect(),
        names => names.to_vec(),
    }
}

/// The finished table with exactly this record.
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
    let may_match = |table: &Listed| {
        table.totals == totals
            && table.seats.iter().map(|seat| seat.name.as_ref()).eq(names.iter().map(Some))
    };
    for candidate in list(store, &filter).await?.into_iter().filter(may_match) {
        if export(store, &candidate.table).await?.text == text {
            return Ok(Some(candidate.table));
        }
    }
    Ok(None)
}

/// The id of a game without one: a prefix of its hash.
fn id_of(text: &str) -> String {
    use std::fmt::Write;
    Sha256::digest(text.as_bytes()).iter().take(6).fold(String::new(), |mut id, byte| {
        let _ = write!(id, "{byte:02x}");
        id
    })
}
