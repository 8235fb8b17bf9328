//! Between rooms and the store: events, and the row for lists that is stored in the same transaction.

use std::collections::BTreeMap;

use mirabilia_protocol::{Clock, Finished, LobbyRow, MyTable, SeatLine, Status, Watch};
use mirabilia_store as store;
use serde::{Deserialize, Serialize};

use crate::person::Person;
use mirabilia_room::{FoldError, Holder, Room, StoredEvent};

/// What lists show.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct TableListing {
    seats: Vec<SeatLine>,
    clock: Option<Clock>,
    watch: bool,
    /// The id of the host; tables of older versions have none.
    #[serde(default)]
    host: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Ending {
    end: String,
    winners: Vec<u8>,
    totals: Vec<i32>,
}

/// A stored event as rooms read it.
pub(crate) fn event(event: &store::StoredEvent) -> StoredEvent<'_> {
    StoredEvent { seq: event.seq, at: event.at, body: &event.body }
}

/// Folds the events of a table.
pub(crate) fn fold(events: &[store::StoredEvent]) -> Result<Room, FoldError> {
    Room::fold(events.iter().map(event))
}

/// The row of a room.
pub(crate) fn row(room: &Room) -> store::Row {
    let owing = room.owing().into_iter().fold(0, |set, seat| set | 1u8 << seat);
    let seat_row = |(seat, holder): (u8, &Holder)| store::SeatRow {
        seat,
        person: holder
            .person()
            .filter(|person| !person.left)
            .map(|person| store::PersonId::from(person.id.clone())),
        name: holder.name().unwrap_or_default().to_owned(),
    };
    store::Row {
        game: room.opening.game.clone(),
        status: match room.status {
            Status::Open => store::Status::Open,
            Status::Playing => store::Status::Playing,
            Status::Finished => store::Status::Finished,
            Status::Closed => store::Status::Closed,
        },
        listed: room.settings.listed,
        wake_at: room.wake_at(),
        owing,
        summary: serde_json::to_string(&summary(room)).unwrap_or_default(),
        seats: (0..).zip(&room.seats).map(seat_row).collect(),
        ended_at: room.ended_at,
    }
}

fn summary(room: &Room) -> TableListing {
    let line = |holder: &Holder| SeatLine {
        name: holder.name().map(str::to_owned),
        bot: matches!(holder, Holder::Bot(_)),
    };
    let table = room.playing.as_ref().map(|playing| &playing.table);
    let ending = table.and_then(|table| {
        let outcome = table.outcome()?;
        Some(Ending {
            end: outcome.end.name().to_owned(),
            winners: outcome.winners.iter().map(|seat| seat.index() as u8).collect(),
            totals: table.scores().iter().map(|sheet| i32::from(sheet.total)).collect(),
        })
    });
    TableListing {
        seats: room.seats.iter().map(line).collect(),
        clock: room.settings.clock,
        watch: room.settings.watch != Watch::Nobody,
        host: room.host.clone(),
        ending,
    }
}

/// The lobby as a person sees it, with at most so many tables of one host.
pub(crate) fn lobby(rows: &[store::TableRow], per_host: u32, who: &Person) -> Vec<LobbyRow> {
    let mut by_host: BTreeMap<String, u32> = BTreeMap::new();
    let fits = |row: &&store::TableRow| {
        let summary: Option<TableListing> = serde_json::from_str(&row.row.summary).ok();
        let host = summary.map_or_else(String::new, |summary| summary.host);
        if is_avoided(row, &host, who) {
            return false;
        }
        let count = by_host.entry(host).or_default();
        *count += 1;
        *count <= per_host
    };
    rows.iter().filter(fits).filter_map(lobby_row).collect()
}

/// Whether a person should not meet a table in the lobby: its host has blocked them, or they have
/// blocked its host or somebody who sits there. They see tables at which they sit themselves.
fn is_avoided(row: &store::TableRow, host: &str, who: &Person) -> bool {
    let mut people = row.row.seats.iter().filter_map(|seat| seat.person.as_ref());
    let is_blocked = |id: &store::PersonId| who.blocked.contains(id.as_str());
    let avoids = who.avoids(host) || people.clone().any(is_blocked);
    avoids && !people.any(|id| id.as_str() == who.id)
}

/// A row of the lobby; `None` if the stored summary cannot be parsed.
pub(crate) fn lobby_row(row: &store::TableRow) -> Option<LobbyRow> {
    let summary: TableListing = serde_json::from_str(&row.row.summary).ok()?;
    Some(LobbyRow {
        table: row.id.to_string(),
        game: row.row.game.clone(),
        status: match row.row.status {
            store::Status::Open => Status::Open,
            store::Status::Playing => Status::Playing,
            store::Status::Finished => Status::Finished,
            store::Status::Closed => Status::Closed,
        },
        seats: summary.seats,
        clock: summary.clock,
        watch: summary.watch,
        updated_at: row.updated_at,
    })
}

/// A table as listed for a person with a seat there.
pub(crate) fn my_table(row: &store::TableRow, person: &str) -> Option<MyTable> {
    let mine =
        |seat: &&store::SeatRow| seat.person.as_ref().is_some_and(|id| id.as_str() == person);
    let yours: Vec<u8> = row.row.seats.iter().filter(mine).map(|seat| seat.seat).collect();
    let your_turn = yours.iter().any(|seat| row.row.owing >> seat & 1 == 1);
    Some(MyTable { row: lobby_row(row)?, yours, your_turn })
}

/// A finished game.
pub(crate) fn finished(row: &store::TableRow) -> Option<Finished> {
    let summary: TableListing = serde_json::from_str(&row.row.summary).ok()?;
    let ending = summary.ending?;
    Some(Finished {
        table: row.id.to_string(),
        game: row.row.game.clone(),
        seats: summary.seats,
        winners: ending.winners,
        end: ending.end,
        totals: ending.totals,
        ended_at: row.row.ended_at.unwrap_or(row.updated_at),
    })
}
