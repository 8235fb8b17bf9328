//! A game being played, wherever it is: on this machine or at a server. Screens see [`Moment`]s and
//! send [`Ask`]s; who answers works in a thread of its own, so that nobody waits with a frozen screen.

mod keys;
mod link;
mod local;
mod moment;
mod players;
mod remote;
mod think;

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::thread::JoinHandle;
use std::time::Duration;

use mirabilia_protocol::{Event, Refusal};

use crate::hint::Review;

pub use keys::Keys;
pub use link::Link;
pub use local::{Keeper, Local};
pub use moment::{Clock, Moment};
pub use players::{Player, display_names, seated, usual};
pub use remote::Remote;

/// What a screen can ask for. What is no business of the present moment is answered with a
/// [`News::Refused`].
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// Decide: a move as records write it, without the seat.
    Move {
        /// Who.
        seat: u8,
        /// The move.
        text: String,
    },
    /// Take back a choice that waits for others.
    Withdraw {
        /// Whose.
        seat: u8,
    },
    /// Take back the last decision, or ask the others to allow it.
    Undo,
    /// Allow or refuse what somebody asked to take back.
    Answer {
        /// Allowed?
        yes: bool,
    },
    /// What would be best?
    Hint,
    /// Say something to all.
    Say(String),
    /// Take an open seat, or one seat more.
    Sit,
    /// The host begins.
    Start,
    /// The host puts bots on all open seats.
    Bots,
    /// Look back on the finished game.
    Review,
    /// Play again, or go to where the others play again.
    Again,
}

/// What a screen is told.
#[derive(Debug)]
pub enum News {
    /// The table as it is now.
    Now(Box<Moment>),
    /// Something happened beside the game.
    Happened(Event),
    /// What was asked for was refused.
    Refused(Refusal),
    /// The last decision was taken back, and luck from here on is drawn anew.
    TakenBack,
    /// How far the review is.
    Reviewing {
        /// Decisions weighed.
        done: u32,
        /// Decisions there are.
        of: u32,
    },
    /// The review.
    Reviewed(Box<Review>),
    /// It cannot go on: the reason.
    Failed(anyhow::Error),
}

/// A game being played. It ends when this is dropped; what was done by then is kept.
pub struct Session {
    send: Option<Box<dyn Fn(Ask) + Send>>,
    news: Receiver<News>,
    thread: Option<JoinHandle<()>>,
}

impl Session {
    /// Asks for something; the answer is among the news.
    pub fn ask(&self, ask: Ask) {
        if let Some(send) = &self.send {
            send(ask);
        }
    }

    /// The next news, if there are any by now.
    pub fn news(&self) -> Option<News> {
        match self.news.try_recv() {
            Ok(news) => Some(news),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(stopped()),
        }
    }

    /// The next news, within a time.
    pub fn wait(&self, time: Duration) -> Option<News> {
        match self.news.recv_timeout(time) {
            Ok(news) => Some(news),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(stopped()),
        }
    }
}

/// Whoever answers is gone, which is a mistake of the program.
fn stopped() -> News {
    News::Failed(anyhow::anyhow!("the game has stopped by itself; what was done by then is kept"))
}

impl Drop for Session {
    fn drop(&mut self) {
        self.send = None; // whoever answers hears that nobody asks any more
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
