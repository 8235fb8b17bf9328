//! What can be asked of a live table.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use mirabilia_protocol::{Answer, Message, Moment, Raw, Refusal, Request, Snapshot};
use tokio::sync::{mpsc, oneshot};

use super::sockets::{Outlet, SocketId};
use crate::person::Person;
use crate::room::By;

/// A way to ask a live table.
#[derive(Clone)]
pub(crate) struct Stub {
    asks: mpsc::Sender<Ask>,
    /// A nudge found no room in the queue: the table has to look at the store.
    missed: Arc<AtomicBool>,
}

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What can be asked.
pub(crate) enum Ask {
    /// Carry out a command.
    Do { who: Person, request: Request, reply: Reply<Answer> },
    /// A hint: answered when it is found.
    Hint { who: Person, id: String, seat: u8, at: u32, reply: Reply<Answer> },
    /// The events after this one as this person may know them; waits for one at most so long.
    Catch { who: Person, from: u64, reply: Reply<Box<Message>> },
    /// Hear what happens, from the event after `from` on, or with the whole table first.
    Listen { who: Person, from: Option<u64>, outlet: Outlet, reply: Reply<SocketId> },
    /// Hear no more.
    Part { socket: SocketId },
    /// The table as this person may see it.
    Look { who: Person, reply: Reply<Box<Snapshot>> },
    /// A moment of the game as a seat of this person's, or the public, saw it.
    Moment { who: Person, seat: Option<u8>, at: Option<u32>, reply: Reply<Box<Moment>> },
    /// Move a seat to another person.
    HandOver { seat: u8, to: Person, key: String, reply: Reply<u64> },
    /// Does this person have the seat?
    Owns { who: Person, seat: u8, reply: Reply<()> },
    /// A bot has decided what to do in the turn that has this many steps before it and began then.
    Thought { seat: u8, turn: (u32, i64), text: String, by: By },
    /// A hint was found.
    Hinted { seat: u8, turn: (u32, i64), hint: Result<Raw, Refusal> },
    /// The store knows more.
    Changed { seq: Option<u64> },
    /// Look whether there is something to do.
    Wake,
    /// The server goes down.
    Stop,
}

impl Stub {
    pub(super) fn new(asks: mpsc::Sender<Ask>) -> Self {
        Self { asks, missed: Arc::default() }
    }

    /// A stub of no table.
    pub(crate) fn nowhere() -> Self {
        Self::new(mpsc::channel(1).0)
    }

    /// Was a nudge missed since the last time?
    pub(super) fn take_missed(&self) -> bool {
        self.missed.swap(false, Ordering::Relaxed)
    }

    /// Asks; `false` when the table has gone from memory.
    pub(crate) async fn send(&self, ask: Ask) -> bool {
        self.asks.send(ask).await.is_ok()
    }

    /// Asks from a thread that may wait.
    pub(crate) fn send_blocking(&self, ask: Ask) {
        let _ = self.asks.blocking_send(ask);
    }

    /// Asks without waiting for room in the queue.
    pub(crate) fn nudge(&self, ask: Ask) {
        if self.asks.try_send(ask).is_err() {
            self.missed.store(true, Ordering::Relaxed);
        }
    }
}

impl Ask {
    /// Refuses whatever was asked.
    pub(super) fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Self::Do { reply, .. } | Self::Hint { reply, .. } => refuse(reply, refusal),
            Self::Catch { reply, .. } => refuse(reply, refusal),
            Self::Listen { reply, .. } | Self::HandOver { reply, .. } => refuse(reply, refusal),
            Self::Look { reply, .. } => refuse(reply, refusal),
            Self::Moment { reply, .. } => refuse(reply, refusal),
            Self::Owns { reply, .. } => refuse(reply, refusal),
            Self::Part { .. }
            | Self::Thought { .. }
            | Self::Hinted { .. }
            | Self::Changed { .. }
            | Self::Wake
            | Self::Stop => {}
        }
    }
}

fn refuse<T>(reply: Reply<T>, refusal: Refusal) {
    let _ = reply.send(Err(refusal));
}
