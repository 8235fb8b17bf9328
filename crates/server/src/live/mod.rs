//! A live table: one task that owns the room, stores its events, and sends them to the sockets that
//! are connected to this node.
//!
//! Other tasks hold a [`TableHandle`] and send it messages. Every command takes the same path: a
//! draft of the room applies it, the store keeps its events, the draft becomes the room, and the
//! outbox sends the events. If another node appended first, the append is a conflict: the room
//! catches up and the command is decided again.

mod automation;
mod commands;
mod hints;
mod mailbox;
mod sockets;

use std::fmt::Display;
use std::sync::Arc;
use std::time::Duration;

use mirabilia_protocol::{Code, Refusal};
use mirabilia_store::{Append, AppendError, Store, StoreError, StoredEvent, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;

pub(crate) use mailbox::{TableHandle, TableMessage};
pub(crate) use sockets::{FrameReceiver, FrameSender, OutgoingFrame, frame_channel};

use crate::hub::Hub;
use crate::limits::Limit;
use crate::log_limit::LogLimit;
use crate::stored;
use automation::Automation;
use hints::Hints;
use mirabilia_room::outbox::{CommittedEvent, Presence};
use mirabilia_room::{self as room, Draft, Effects, Entry, Room};
use sockets::Sockets;

/// The capacity of a table's mailbox.
const MAILBOX: usize = 256;
/// How many events are read from the store at once.
const PAGE: u32 = 500;
/// How often a command is decided again after a conflict.
const MAX_ATTEMPTS: usize = 8;

/// A handle and the task of its table, which has not started.
pub(crate) fn channel(hub: Arc<Hub>, id: String) -> (TableHandle, Live) {
    let (send, mailbox) = mpsc::channel(MAILBOX);
    (TableHandle::new(send), Live { hub, id: TableId::from(id), mailbox })
}

/// The task of a table before its room is loaded.
pub(crate) struct Live {
    hub: Arc<Hub>,
    id: TableId,
    mailbox: mpsc::Receiver<TableMessage>,
}

/// The task of a table.
pub(super) struct Actor {
    hub: Arc<Hub>,
    id: TableId,
    room: Room,
    /// The store may have events that the room lacks: catch up before deciding anything.
    stale: bool,
    sockets: Sockets,
    hints: Hints,
    automation: Automation,
    /// When the table was last used.
    used: Instant,
    /// The table was deleted.
    is_gone: bool,
}

impl Live {
    /// Loads the room and serves until the table is idle.
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
        let sockets = Sockets::new(room.seats.len(), Arc::clone(&self.hub.clock));
        let automation = Automation::new(self.hub.handle_of(&self.id));
        let mut actor = Actor {
            hub: self.hub,
            id: self.id,
            room,
            stale: false,
            sockets,
            hints: Hints::default(),
            automation,
            used: Instant::now(),
            is_gone: false,
        };
        actor.serve(&mut self.mailbox).await;
        metrics::gauge!("mirabilia_live_tables").decrement(1.0);
    }

    /// Refuses every message in the mailbox: the table cannot be loaded.
    fn refuse_all(mut self, refusal: &Refusal) {
        self.hub.unload(self.id.as_str(), || true);
        self.mailbox.close();
        while let Ok(message) = self.mailbox.try_recv() {
            message.refuse(refusal);
        }
    }
}

impl Actor {
    async fn serve(&mut self, mailbox: &mut mpsc::Receiver<TableMessage>) {
        loop {
            self.run_due().await;
            let wake_at = self.wake_at();
            tokio::select! {
                message = mailbox.recv() => match message {
                    None => break,
                    Some(TableMessage::Stop) => {
                        self.close_sockets("the server is shutting down");
                        break;
                    }
                    Some(message) => self.handle(message).await,
                },
                () = tokio::time::sleep_until(wake_at) => {}
            }
            if self.is_gone || self.is_idle() {
                // Messages to a table that was deleted are sent again, and find none.
                let is_empty = || self.is_gone || mailbox.is_empty();
                if self.hub.unload(self.id.as_str(), is_empty) {
                    break;
                }
            }
        }
        self.release_lease().await;
    }

    /// Whether the table can be unloaded.
    fn is_idle(&self) -> bool {
        self.sockets.is_empty()
            && self.hints.are_idle()
            && self.used.elapsed() >= self.hub.config.idle
            && !automation::is_needed(&self.room, self.hub.clock.now())
    }

    /// Stores the events of a decision, makes the draft the room, and sends the events. After a
    /// conflict it catches up and decides again. Returns the sequence number of the first event.
    async fn commit(
        &mut self,
        cause: Option<(String, String)>,
        decide: impl Fn(&mut Draft<'_>) -> Result<(), Refusal>,
    ) -> Result<u64, Refusal> {
        for _ in 0..MAX_ATTEMPTS {
            self.catch_up_if_stale().await?;
            if let Some((person, id)) = &cause
                && let Some(seq) = self.room.executed(person, id)
            {
                return Ok(seq);
            }
            let at = self.hub.clock.now().max(self.room.updated_at);
            let mut draft = Draft::new(&self.room, at, cause.clone());
            decide(&mut draft).inspect_err(|refusal| {
                if refusal.code == Code::Broken {
                    let error = refusal.cause.as_deref().unwrap_or_default();
                    tracing::error!(table = %self.id, ?cause, error, "a decision does not fit the room");
                }
            })?;
            if draft.is_empty() {
                return Ok(self.room.seq);
            }
            let (room, applied) = draft.finish();
            let append = Append {
                table: self.id.clone(),
                first: self.room.seq + 1,
                events: applied.iter().map(|(entry, _)| entry.to_json()).collect(),
                at,
                row: stored::row(&room),
            };
            match self.hub.writer.append(append).await {
                Ok(()) => {
                    let before = std::mem::replace(&mut self.room, room).seq;
                    self.publish(before, &applied, at);
                    return Ok(before + 1);
                }
                Err(AppendError::Conflict) => {
                    self.stale = true;
                    self.check_exists().await?;
                }
                Err(AppendError::Unavailable(error)) => {
                    // The events may be stored: catch up before deciding anything else.
                    self.stale = true;
                    return Err(no_store(&error));
                }
                Err(error) => return Err(broken(error)),
            }
        }
        Err(Refusal::new(Code::Busy, "too many concurrent commands at this table; try again"))
    }

    /// Refuses if the table was deleted from the store.
    async fn check_exists(&self) -> Result<(), Refusal> {
        match self.hub.store.table(&self.id).await {
            Ok(Some(_)) => Ok(()),
            Ok(None) => Err(no_table(&self.id)),
            Err(error) => Err(no_store(&error)),
        }
    }

    async fn catch_up_if_stale(&mut self) -> Result<(), Refusal> {
        if self.stale {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Applies the stored events that the room lacks.
    async fn catch_up(&mut self) -> Result<(), Refusal> {
        loop {
            let events = self.hub.store.events(&self.id, self.room.seq, PAGE).await;
            let events = events.map_err(|error| no_store(&error))?;
            let more = events.len() == PAGE as usize;
            for stored in events {
                let entry = room::read(stored::event(&stored)).map_err(broken)?;
                let effects = self.room.apply(&entry, stored.seq, stored.at).map_err(broken)?;
                self.publish(stored.seq - 1, &[(entry, effects)], stored.at);
            }
            if !more {
                self.stale = false;
                return Ok(());
            }
        }
    }

    /// Sends the committed events after `before` to sockets and subscribers of notices.
    fn publish(&mut self, before: u64, applied: &[(Entry, Effects)], at: i64) {
        metrics::counter!("mirabilia_events_total").increment(applied.len() as u64);
        let events = CommittedEvent::list(applied, before + 1, at);
        self.used = Instant::now();
        self.sockets.send_events(&self.room, &events);
        self.hub.notices.table_changed(&self.room);
    }

    fn presence(&self) -> Presence {
        self.sockets.presence(&self.room)
    }
}

/// Loads a room from the store, and its boards first.
pub(crate) async fn load(hub: &Hub, id: &TableId) -> Result<Option<Room>, Refusal> {
    let events = all_events(&*hub.store, id).await.map_err(|error| no_store(&error))?;
    if events.is_empty() {
        return Ok(None);
    }
    hub.load_boards(&events[0].body).await?;
    stored::fold(&events).map(Some).map_err(|error| {
        tracing::error!(table = %id, %error, "a stored table is corrupt");
        error.into()
    })
}

/// All events of a table.
pub(crate) async fn all_events(
    store: &dyn Store,
    id: &TableId,
) -> Result<Vec<StoredEvent>, StoreError> {
    let mut all = Vec::new();
    loop {
        let after = all.last().map_or(0, |event: &StoredEvent| event.seq);
        let page = store.events(id, after, PAGE).await?;
        let more = page.len() == PAGE as usize;
        all.extend(page);
        if !more {
            return Ok(all);
        }
    }
}

pub(crate) fn no_table(id: &TableId) -> Refusal {
    let id: String = id.as_str().chars().take(40).collect();
    Refusal::new(Code::NoTable, format!("no table {id}; the link is wrong or it was deleted"))
}

/// Database errors come by the thousand while a disk is full.
static WARNINGS: LogLimit = LogLimit::new();
static ERRORS: LogLimit = LogLimit::new();

pub(crate) fn no_store(error: &StoreError) -> Refusal {
    if let Some(repeated) = WARNINGS.count() {
        tracing::warn!(%error, repeated, "database error");
    }
    metrics::counter!("mirabilia_store_errors_total").increment(1);
    let message = "the database is unavailable; unacknowledged commands may not have been \
                   executed, try again shortly";
    Refusal::new(Code::NoStore, message)
}

pub(crate) fn overloaded() -> Refusal {
    Limit::Queue.refusal(Code::Busy, "the server is overloaded; try again shortly")
}

pub(crate) fn broken(why: impl Display) -> Refusal {
    if let Some(repeated) = ERRORS.count() {
        tracing::error!(%why, repeated, "internal error");
    }
    Refusal::new(Code::Broken, mirabilia_room::BROKEN)
}

/// The longest time that a table sleeps.
pub(super) const MAX_SLEEP: Duration = Duration::from_hours(1);
