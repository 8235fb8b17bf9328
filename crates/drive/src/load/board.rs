//! What all sockets of the load share: who can move, which moves are on their way, what was measured.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mirabilia_kernel::{Fast, Luck};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

/// Most seats of a table.
const SEATS: usize = 8;

/// What all sockets share.
pub(super) struct Board {
    tables: Vec<Mutex<Moves>>,
    ready: Mutex<Vec<UnboundedSender<Instant>>>,
    heard: Mutex<Vec<Duration>>,
    answered: Mutex<Vec<Duration>>,
    is_measuring: AtomicBool,
    refused: AtomicU64,
    broken: AtomicU64,
    finished: AtomicU64,
}

/// The moves of people at one table, by seat, in order.
#[derive(Default)]
struct Moves {
    sockets: u32,
    sent: [Vec<Sent>; SEATS],
}

/// A move that was sent.
struct Sent {
    at: Instant,
    /// How many sockets have heard of it.
    heard: u32,
    is_measured: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Board {
    pub(super) fn new(tables: usize) -> Self {
        Self {
            tables: (0..tables).map(|_| Mutex::default()).collect(),
            ready: Mutex::default(),
            heard: Mutex::default(),
            answered: Mutex::default(),
            is_measuring: AtomicBool::new(false),
            refused: AtomicU64::new(0),
            broken: AtomicU64::new(0),
            finished: AtomicU64::new(0),
        }
    }

    /// From now on it counts.
    pub(super) fn begin(&self) {
        self.is_measuring.store(true, Ordering::Relaxed);
    }

    /// What is sent from now on does not count.
    pub(super) fn end(&self) {
        self.is_measuring.store(false, Ordering::Relaxed);
    }

    fn is_measuring(&self) -> bool {
        self.is_measuring.load(Ordering::Relaxed)
    }

    /// A socket listens to a table.
    pub(super) fn join(&self, table: usize) {
        lock(&self.tables[table]).sockets += 1;
    }

    /// Somebody can move.
    pub(super) fn can_move(&self, person: UnboundedSender<Instant>) {
        lock(&self.ready).push(person);
    }

    /// Tells somebody who can move to do so; `false` when nobody can.
    pub(super) fn tell_somebody(&self, at: Instant, luck: &mut Fast) -> bool {
        let mut ready = lock(&self.ready);
        if ready.is_empty() {
            return false;
        }
        let place = luck.below(ready.len() as u32) as usize;
        let person = ready.swap_remove(place);
        person.send(at).is_ok()
    }

    /// A move was sent that should have been sent at this time; says whether it counts.
    pub(super) fn sent(&self, table: usize, seat: u8, at: Instant) -> bool {
        let is_measured = self.is_measuring();
        let mut moves = lock(&self.tables[table]);
        moves.sent[usize::from(seat)].push(Sent { at, heard: 0, is_measured });
        is_measured
    }

    /// A socket has heard of the n-th move of a seat. Bots' moves were never sent.
    pub(super) fn heard(&self, table: usize, seat: u8, number: usize) {
        let mut moves = lock(&self.tables[table]);
        let sockets = moves.sockets;
        if let Some(sent) = moves.sent[usize::from(seat)].get_mut(number) {
            sent.heard += 1;
            if sent.heard == sockets && sent.is_measured {
                let time = sent.at.elapsed();
                drop(moves);
                lock(&self.heard).push(time);
            }
        }
    }

    /// A move was accepted.
    pub(super) fn answered(&self, at: Instant) {
        lock(&self.answered).push(at.elapsed());
    }

    /// A move was refused.
    pub(super) fn count_refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// A socket broke.
    pub(super) fn count_broken(&self) {
        self.broken.fetch_add(1, Ordering::Relaxed);
    }

    /// A socket heard that its game is over.
    pub(super) fn count_finished(&self) {
        self.finished.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    pub(super) fn broken(&self) -> u64 {
        self.broken.load(Ordering::Relaxed)
    }

    pub(super) fn finished(&self) -> u64 {
        self.finished.load(Ordering::Relaxed)
    }

    pub(super) fn take_heard(&self) -> Vec<Duration> {
        std::mem::take(&mut lock(&self.heard))
    }

    pub(super) fn take_answered(&self) -> Vec<Duration> {
        std::mem::take(&mut lock(&self.answered))
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_kernel::Fast;
    use tokio::sync::mpsc::unbounded_channel;
    use tokio::time::Instant;

    use super::Board;

    #[test]
    fn a_move_counts_when_every_socket_has_heard_it() {
        let board = Board::new(1);
        board.join(0);
        board.join(0);
        assert!(!board.sent(0, 1, Instant::now()));
        board.begin();
        assert!(board.sent(0, 1, Instant::now()));
        for (number, measured) in [(0, 0), (0, 0), (1, 0), (1, 1)] {
            board.heard(0, 1, number);
            board.heard(0, 2, number);
            let heard = board.take_heard();
            assert_eq!(heard.len(), measured);
        }
    }

    #[test]
    fn only_who_can_move_is_told_and_once() {
        let board = Board::new(1);
        let mut luck = Fast::new(1);
        assert!(!board.tell_somebody(Instant::now(), &mut luck));
        let (person, mut told) = unbounded_channel();
        board.can_move(person);
        assert!(board.tell_somebody(Instant::now(), &mut luck));
        assert!(!board.tell_somebody(Instant::now(), &mut luck));
        assert!(told.try_recv().is_ok());
    }
}
