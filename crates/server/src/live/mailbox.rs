//! The messages of a live table's task, and the handle that sends them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use mirabilia_games::AnyMove;
use mirabilia_protocol::{Answer, Message, Moment, PersonAt, Raw, Refusal, Request, Snapshot};
use tokio::sync::{mpsc, oneshot};

use super::sockets::{FrameSender, SocketId};
use crate::person::Person;
use mirabilia_room::By;

/// Sends messages to a live table.
#[derive(Clone)]
pub(crate) struct TableHandle {
    mailbox: mpsc::Sender<TableMessage>,
    /// A [`try_send`](Self::try_send) found the mailbox full: the table must reload from the store.
    overflowed: Arc<AtomicBool>,
}

/// Where the answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// A message to a live table.
pub(crate) enum TableMessage {
    /// Execute a command.
    Execute { who: Person, request: Request, reply: Reply<Answer> },
    /// Compute a hint; answered when it is ready.
    Hint { who: Person, id: String, seat: u8, at: u32, reply: Reply<Answer> },
    /// The events after `from`, as this person may see them.
    EventsSince { who: Person, from: u64, reply: Reply<Box<Message>> },
    /// Add a socket. Its first message is the events after `from`, or the complete table.
    Subscribe { who: Person, from: Option<u64>, sender: FrameSender, reply: Reply<SocketId> },
    /// Remove a socket.
    Unsubscribe { socket: SocketId },
    /// The table as this person may see it.
    Snapshot { who: Person, reply: Reply<Box<Snapshot>> },
    /// A past position as a seat of this person, or a spectator, saw it.
    Moment { who: Person, seat: Option<u8>, at: Option<u32>, reply: Reply<Box<Moment>> },
    /// Move a seat to another person; answers whether others must agree first.
    HandOver { seat: u8, to: Person, key: String, reply: Reply<bool> },
    /// Check that this person has the seat.
    CheckSeat { who: Person, seat: u8, reply: Reply<()> },
    /// The id and the name of the person in a seat, or of the author of a chat message.
    FindPerson { who: Person, at: PersonAt, reply: Reply<(String, String)> },
    /// A person at this table has muted other people.
    Muted { who: Person },
    /// The events of the table were rewritten: read them again.
    Reload,
    /// A bot has chosen a move for this turn.
    BotMove { seat: u8, turn: (u32, i64), m: AnyMove, by: By },
    /// A hint is ready.
    HintReady { seat: u8, turn: (u32, i64), hint: Result<Raw, Refusal> },
    /// The store has new events.
    StoreChanged { seq: Option<u64> },
    /// Check whether something is due.
    Wake,
    /// The server is shutting down.
    Stop,
    /// Panic, to test what happens then.
    #[cfg(test)]
    Fail,
}

impl TableHandle {
    pub(super) fn new(mailbox: mpsc::Sender<TableMessage>) -> Self {
        Self { mailbox, overflowed: Arc::default() }
    }

    /// A handle without a table.
    pub(crate) fn detached() -> Self {
        Self::new(mpsc::channel(1).0)
    }

    /// Whether the task has ended without unloading the table: it panicked.
    pub(crate) fn is_dead(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Whether a message was dropped since the last call.
    pub(super) fn take_overflowed(&self) -> bool {
        self.overflowed.swap(false, Ordering::Relaxed)
    }

    /// Sends a message; `false` if the table is no longer in memory.
    pub(crate) async fn send(&self, message: TableMessage) -> bool {
        self.mailbox.send(message).await.is_ok()
    }

    /// Sends a message from a thread outside the runtime.
    pub(crate) fn send_blocking(&self, message: TableMessage) {
        let _ = self.mailbox.blocking_send(message);
    }

    /// Sends a message without waiting for a free slot.
    pub(crate) fn try_send(&self, message: TableMessage) {
        if self.mailbox.try_send(message).is_err() {
            self.overflowed.store(true, Ordering::Relaxed);
        }
    }
}

impl TableMessage {
    /// Answers with a refusal, if the message expects an answer.
    pub(super) fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Self::Execute { reply, .. } | Self::Hint { reply, .. } => refuse(reply, refusal),
            Self::EventsSince { reply, .. } => refuse(reply, refusal),
            Self::Subscribe { reply, .. } => refuse(reply, refusal),
            Self::HandOver { reply, .. } => refuse(reply, refusal),
            Self::Snapshot { reply, .. } => refuse(reply, refusal),
            Self::Moment { reply, .. } => refuse(reply, refusal),
            Self::CheckSeat { reply, .. } => refuse(reply, refusal),
            Self::FindPerson { reply, .. } => refuse(reply, refusal),
            Self::Unsubscribe { .. }
            | Self::Muted { .. }
            | Self::Reload
            | Self::BotMove { .. }
            | Self::HintReady { .. }
            | Self::StoreChanged { .. }
            | Self::Wake
            | Self::Stop => {}
            #[cfg(test)]
            Self::Fail => {}
        }
    }
}

fn refuse<T>(reply: Reply<T>, refusal: Refusal) {
    let _ = reply.send(Err(refusal));
}
