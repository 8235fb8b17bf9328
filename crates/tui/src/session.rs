//! A running game, on this machine or at a server. A screen sends [`UserCommand`]s and receives
//! [`SessionEvent`]s; the game runs in its own thread, so the screen never blocks.

mod key_store;
mod link;
mod local;
mod luck;
mod moment;
mod players;
mod remote;
mod worker;

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::thread::JoinHandle;
use std::time::Duration;

use mirabilia_protocol::{Event, Refusal};

use crate::hint::Review;

pub use key_store::KeyStore;
pub use link::TableLink;
pub use local::{Autosave, Local};
pub use luck::LuckSource;
pub use moment::{Moment, Repeat, SeatClock};
pub use players::{Player, default_players, display_names, players_of_record, shown_names};
pub use remote::Remote;

/// What a player can ask for. A command that does not fit the current state is answered with
/// [`SessionEvent::Refused`].
#[derive(Clone, PartialEq, Debug)]
pub enum UserCommand {
    /// Play a move, in record notation without the seat.
    Move {
        /// The seat that moves.
        seat: u8,
        /// The move.
        text: String,
    },
    /// Withdraw a choice while others decide.
    Withdraw {
        /// The seat that withdraws.
        seat: u8,
    },
    /// Take back the last decision, or ask the other players to allow it.
    Undo,
    /// Allow or refuse another player's request to take back a move.
    Answer {
        /// Whether it is allowed.
        yes: bool,
    },
    /// Ask for the best moves.
    Hint,
    /// Send a chat message.
    Say(String),
    /// Take an open seat, or an additional one.
    Sit,
    /// Start the game (host only).
    Start,
    /// Put bots on all open seats (host only).
    Bots,
    /// Review the finished game.
    Review,
    /// Start a rematch, or join the one that others started.
    Again,
}

/// What a screen is told.
#[derive(Debug)]
pub enum SessionEvent {
    /// The current state of the table.
    Moment(Box<Moment>),
    /// An event at the table outside the game.
    Table(Event),
    /// The last command was refused.
    Refused(Refusal),
    /// The last decision was taken back.
    TakenBack {
        /// Whether the same moves meet the same luck again; otherwise it is drawn anew.
        same_luck: bool,
    },
    /// Progress of a review.
    Reviewing {
        /// Decisions analysed.
        done: u32,
        /// Decisions in total.
        of: u32,
    },
    /// The finished review.
    Reviewed(Box<Review>),
    /// The session cannot continue.
    Failed(anyhow::Error),
}

/// A running game. Dropping it ends the game thread; everything up to then is saved.
pub struct Session {
    send: Option<Box<dyn Fn(UserCommand) + Send>>,
    events: Receiver<SessionEvent>,
    thread: Option<JoinHandle<()>>,
}

impl Session {
    /// Sends a command. The answer comes as an event.
    pub fn send(&self, command: UserCommand) {
        if let Some(send) = &self.send {
            send(command);
        }
    }

    /// The next event, if there is one.
    pub fn try_event(&self) -> Option<SessionEvent> {
        match self.events.try_recv() {
            Ok(event) => Some(event),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(stopped()),
        }
    }

    /// Waits for the next event.
    pub fn wait_event(&self, time: Duration) -> Option<SessionEvent> {
        match self.events.recv_timeout(time) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(stopped()),
        }
    }
}

/// The game thread has ended, which is a bug.
fn stopped() -> SessionEvent {
    SessionEvent::Failed(anyhow::anyhow!(
        "the game thread has stopped unexpectedly; the game is saved up to this point"
    ))
}

impl Drop for Session {
    fn drop(&mut self) {
        self.send = None; // tells the game thread to end
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
