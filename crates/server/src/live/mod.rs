//! A live table: one task that owns its room, stores what happens, and tells everybody who is
//! connected to this node.
//!
//! Others hold a [`Stub`] and ask. Every command goes the same way: `room.decide` says what it leads
//! to, the store keeps it, the room takes it, the outbox tells. When another node was faster the
//! store refuses the number, the room catches up, and the command is decided anew.

mod ask;
mod commands;
mod hints;
mod sockets;
mod work;

use std::sync::Arc;
use std::time::Duration;

use mirabilia_protocol::{Code, Refusal};
use mirabilia_store::{Append, AppendError, StoreError, StoredEvent, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;

pub(crate) use ask::{Ask, Stub};
pub(crate) use commands::fold;
pub(crate) use sockets::{Outgoing, Outlet, Parting, outlet};

use crate::hub::Hub;
use crate::outbox::{Heard, Presence};
use crate::room::{Entry, Event, Happened, Room};
use crate::time::now;
use hints::Hints;
use sockets::Sockets;
use work::Work;

/// Questions that wait for a table.
const QUEUE: usize = 256;
/// Events that are read from the store at once.
const PAGE: u32 = 500;
/// How often a command is decided anew because another node was faster.
const TRIES: usize = 8;

/// A stub and its table's task, which has not begun.
pub(crate) fn channel(hub: Arc<Hub>, id: String) -> (Stub, Live) {
    let (send, asks) = mpsc::channel(QUEUE);
    (Stub::new(send), Live { hub, id: TableId::from(id), asks })
}

/// A table's task before its room is read.
pub(crate) struct Live {
    hub: Arc<Hub>,
    id: TableId,
    asks: mpsc::Receiver<Ask>,
}

/// A table's task.
pub(super) struct Actor {
    hub: Arc<Hub>,
    id: TableId,
    room: Room,
    /// The store may know more than the room: ask it first.
    stale: bool,
    sockets: Sockets,
    hints: Hints,
    work: Work,
    /// When somebody last needed the table.
    used: Instant,
}

impl Live {
    /// Reads the room and serves until nobody needs it.
    pub(crate) async fn run(mut self) {
        let room = match load(&self.hub, &self.id).await {
            Ok(Some(room)) => room,
            Ok(None) => {
                let refusal = no_table(&self.id);
                return self.refuse_all(&refusal);
            }
            Err(refusal) => return self.refuse_all(&refusal),
        };
        metrics::gauge!("mirabilia_live_tables").increment(1.0);
        let sockets = Sockets::new(room.seats.len());
        let work = Work::new(self.hub.stub_of(&self.id));
        let mut actor = Actor {
            hub: self.hub,
            id: self.id,
            room,
            stale: false,
            sockets,
            hints: Hints::default(),
            work,
            used: Instant::now(),
        };
        actor.serve(&mut self.asks).await;
        metrics::gauge!("mirabilia_live_tables").decrement(1.0);
    }

    /// There is no such table: everybody who asked hears it.
    fn refuse_all(mut self, refusal: &Refusal) {
        self.hub.retire(self.id.as_str(), || true);
        self.asks.close();
        while let Ok(ask) = self.asks.try_recv() {
            ask.refuse(refusal);
        }
    }
}

impl Actor {
    async fn serve(&mut self, asks: &mut mpsc::Receiver<Ask>) {
        loop {
            self.look_around().await;
            let until = self.wake_at();
            tokio::select! {
                ask = asks.recv() => match ask {
                    None => break,
                    Some(Ask::Stop) => {
                        self.close_sockets("the server goes down");
                        break;
                    }
                    Some(ask) => self.answer(ask).await,
                },
                () = tokio::time::sleep_until(until) => {}
            }
            if self.is_idle() && self.hub.retire(self.id.as_str(), || asks.is_empty()) {
                break;
            }
        }
        self.let_go().await;
    }

    /// Does nobody need the table here?
    fn is_idle(&self) -> bool {
        self.sockets.is_empty()
            && self.used.elapsed() >= self.hub.config.idle
            && !work::is_needed(&self.room)
    }

    /// Stores what a command leads to and lets the room take it. Tries again from the present state
    /// when another node was faster.
    async fn carry_out(
        &mut self,
        cause: Option<(String, String)>,
        decide: impl Fn(&Room) -> Result<Vec<Event>, Refusal>,
    ) -> Result<u64, Refusal> {
        for _ in 0..TRIES {
            self.catch_up_if_stale().await?;
            if let Some((person, id)) = &cause
                && let Some(seq) = self.room.done(person, id)
            {
                return Ok(seq);
            }
            let events = decide(&self.room)?;
            if events.is_empty() {
                return Ok(self.room.seq);
            }
            let at = now().max(self.room.updated_at);
            let mut room = self.room.clone();
            let mut taken: Vec<(Entry, Happened)> = Vec::with_capacity(events.len());
            for (place, event) in events.into_iter().enumerate() {
                let cause = cause.clone().filter(|_| place == 0);
                let entry = Entry { event, cause };
                let happened = room.apply(&entry, room.seq + 1, at).map_err(broken)?;
                taken.push((entry, happened));
            }
            let append = Append {
                table: self.id.clone(),
                first: self.room.seq + 1,
                events: taken.iter().map(|(entry, _)| entry.to_json()).collect(),
                at,
                row: room.row(),
            };
            match self.hub.writer.append(append).await {
                Ok(()) => {
                    let before = std::mem::replace(&mut self.room, room).seq;
                    self.tell(before, &taken, at);
                    return Ok(before + 1);
                }
                Err(AppendError::Conflict) => self.stale = true,
                Err(AppendError::Unavailable(error)) => {
                    // It may or may not have been stored: look before anything else is decided.
                    self.stale = true;
                    return Err(no_store(&error));
                }
                Err(error) => return Err(broken(error.to_string())),
            }
        }
        Err(Refusal::new(Code::Busy, "too many at once at this table; try again"))
    }

    async fn catch_up_if_stale(&mut self) -> Result<(), Refusal> {
        if self.stale {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Takes what the store knows and the room does not.
    async fn catch_up(&mut self) -> Result<(), Refusal> {
        loop {
            let events = self.hub.store.events(&self.id, self.room.seq, PAGE).await;
            let events = events.map_err(|error| no_store(&error))?;
            let more = events.len() == PAGE as usize;
            for stored in events {
                let entry: Entry = serde_json::from_str(&stored.body)
                    .map_err(|error| broken(error.to_string()))?;
                let happened = self.room.apply(&entry, stored.seq, stored.at).map_err(broken)?;
                self.tell(stored.seq - 1, &[(entry, happened)], stored.at);
            }
            if !more {
                self.stale = false;
                return Ok(());
            }
        }
    }

    /// Tells everybody what happened after event `before`.
    fn tell(&mut self, before: u64, taken: &[(Entry, Happened)], at: i64) {
        metrics::counter!("mirabilia_events_total").increment(taken.len() as u64);
        let heard: Vec<Heard<'_>> = taken
            .iter()
            .zip(before + 1..)
            .map(|((entry, happened), seq)| Heard {
                event: &entry.event,
                happened: happened.clone(),
                seq,
                at,
            })
            .collect();
        self.used = Instant::now();
        self.sockets.send_events(&self.room, &heard);
        self.hub.notices.changed(&self.room);
    }

    fn presence(&self) -> Presence {
        self.sockets.presence(&self.room)
    }
}

/// Reads a room from the store, its boards first.
pub(crate) async fn load(hub: &Hub, id: &TableId) -> Result<Option<Room>, Refusal> {
    let events = all_events(hub, id).await?;
    if events.is_empty() {
        return Ok(None);
    }
    hub.know_boards(&events[0].body).await?;
    Room::fold(&events).map(Some).map_err(|why| {
        tracing::error!(table = %id, why, "a stored table cannot be read");
        broken(why)
    })
}

/// All events of a table.
pub(crate) async fn all_events(hub: &Hub, id: &TableId) -> Result<Vec<StoredEvent>, Refusal> {
    let mut all = Vec::new();
    loop {
        let after = all.last().map_or(0, |event: &StoredEvent| event.seq);
        let page = hub.store.events(id, after, PAGE).await.map_err(|error| no_store(&error))?;
        let more = page.len() == PAGE as usize;
        all.extend(page);
        if !more {
            return Ok(all);
        }
    }
}

pub(crate) fn no_table(id: &TableId) -> Refusal {
    let id: String = id.as_str().chars().take(40).collect();
    Refusal::new(Code::NoTable, format!("no table {id}; its link is wrong or it was deleted"))
}

pub(crate) fn no_store(error: &StoreError) -> Refusal {
    tracing::warn!(%error, "the store does not answer");
    metrics::counter!("mirabilia_store_errors_total").increment(1);
    let message = "the database does not answer; what was not confirmed did not happen, try again \
                   in a moment";
    Refusal::new(Code::NoStore, message)
}

pub(crate) fn broken(why: impl Into<String>) -> Refusal {
    let why = why.into();
    tracing::error!(why, "a mistake of the server");
    Refusal::new(Code::Broken, "the server made a mistake; the game is as it was")
}

/// A moment that never comes, for timers that are not set.
pub(super) const FAR: Duration = Duration::from_hours(1);
