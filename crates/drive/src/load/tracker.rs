//! Shared by all sockets of the load test: who can move, moves in flight, measurements.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mirabilia_kernel::{Fast, Luck};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

/// The maximum number of seats of a table.
const SEATS: usize = 8;

/// The shared state of all sockets.
pub(super) struct Tracker {
    tables: Vec<Mutex<Moves>>,
    /// The players who can move.
    ready: Mutex<Vec<UnboundedSender<Instant>>>,
    delivered: Mutex<Vec<Duration>>,
    answered: Mutex<Vec<Duration>>,
    is_measuring: AtomicBool,
    refused: AtomicU64,
    broken: AtomicU64,
    finished: AtomicU64,
}

/// The moves of players at one table, by seat, in order.
#[derive(Default)]
struct Moves {
    sockets: u32,
    sent: [Vec<Sent>; SEATS],
}

/// A move that was sent.
struct Sent {
    at: Instant,
    /// The number of sockets that have received it.
    received: u32,
    is_measured: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tracker {
    pub(super) fn new(tables: usize) -> Self {
        Self {
            tables: (0..tables).map(|_| Mutex::default()).collect(),
            ready: Mutex::default(),
            delivered: Mutex::default(),
            answered: Mutex::default(),
            is_measuring: AtomicBool::new(false),
            refused: AtomicU64::new(0),
            broken: AtomicU64::new(0),
            finished: AtomicU64::new(0),
        }
    }

    pub(super) fn start_measuring(&self) {
        self.is_measuring.store(true, Ordering::Relaxed);
    }

    /// Moves sent from now on are not measured.
    pub(super) fn stop_measuring(&self) {
        self.is_measuring.store(false, Ordering::Relaxed);
    }

    fn is_measuring(&self) -> bool {
        self.is_measuring.load(Ordering::Relaxed)
    }

    /// Adds a socket to a table.
    pub(super) fn add_socket(&self, table: usize) {
        lock(&self.tables[table]).sockets += 1;
    }

    /// Adds a player who can move.
    pub(super) fn add_ready(&self, player: UnboundedSender<Instant>) {
        lock(&self.ready).push(player);
    }

    /// Makes a random ready player move; `false` if no player can move.
    pub(super) fn dispatch(&self, at: Instant, luck: &mut Fast) -> bool {
        let mut ready = lock(&self.ready);
        if ready.is_empty() {
            return false;
        }
        let index = luck.below(ready.len() as u32) as usize;
        let player = ready.swap_remove(index);
        player.send(at).is_ok()
    }

    /// Records a move that was scheduled for this time; returns whether it is measured.
    pub(super) fn sent(&self, table: usize, seat: u8, at: Instant) -> bool {
        let is_measured = self.is_measuring();
        let mut moves = lock(&self.tables[table]);
        moves.sent[usize::from(seat)].push(Sent { at, received: 0, is_measured });
        is_measured
    }

    /// Records that a socket has received the n-th move of a seat. Ignores the moves of bots.
    pub(super) fn received(&self, table: usize, seat: u8, number: usize) {
        let mut moves = lock(&self.tables[table]);
        let sockets = moves.sockets;
        if let Some(sent) = moves.sent[usize::from(seat)].get_mut(number) {
            sent.received += 1;
            if sent.received == sockets && sent.is_measured {
                let latency = sent.at.elapsed();
                drop(moves);
                lock(&self.delivered).push(latency);
            }
        }
    }

    /// Records an accepted move.
    pub(super) fn answered(&self, at: Instant) {
        lock(&self.answered).push(at.elapsed());
    }

    pub(super) fn count_refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn count_broken(&self) {
        self.broken.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a socket whose game is over.
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

    pub(super) fn take_delivered(&self) -> Vec<Duration> {
        std::mem::take(&mut lock(&self.delivered))
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

    use super::Tracker;

    #[test]
    fn a_move_is_delivered_when_every_socket_has_received_it() {
        let tracker = Tracker::new(1);
        tracker.add_socket(0);
        tracker.add_socket(0);
        assert!(!tracker.sent(0, 1, Instant::now()));
        tracker.start_measuring();
        assert!(tracker.sent(0, 1, Instant::now()));
        for (number, measured) in [(0, 0), (0, 0), (1, 0), (1, 1)] {
            tracker.received(0, 1, number);
            tracker.received(0, 2, number);
            assert_eq!(tracker.take_delivered().len(), measured);
        }
    }

    #[test]
    fn only_ready_players_move_and_once() {
        let tracker = Tracker::new(1);
        let mut luck = Fast::new(1);
        assert!(!tracker.dispatch(Instant::now(), &mut luck));
        let (player, mut scheduled) = unbounded_channel();
        tracker.add_ready(player);
        assert!(tracker.dispatch(Instant::now(), &mut luck));
        assert!(!tracker.dispatch(Instant::now(), &mut luck));
        assert!(scheduled.try_recv().is_ok());
    }
}
