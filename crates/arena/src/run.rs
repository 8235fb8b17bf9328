//! A match: the games of a schedule on all cores, told one by one as they end.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use mirabilia_bots::Stop;
use mirabilia_kernel::{Game, Table};

use crate::entrant::Entrant;
use crate::fault::Fault;
use crate::play::{Played, play_game};
use crate::schedule::Schedule;
use crate::sprt::{Sprt, Trial};

/// A match between bots.
#[derive(Debug)]
pub struct Match<G: Game> {
    /// Options of the game.
    pub setup: G::Setup,
    /// Who takes part; the schedule counts them from 0 and names no others.
    pub entrants: Vec<Entrant<G>>,
    /// Who sits where.
    pub schedule: Schedule,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Ends the match when it can say which of two bots is better.
    pub test: Option<Sprt>,
    /// Raised from outside to end the match; games that have not ended are dropped.
    pub stop: Stop,
}

/// What a match gave.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// The finished games by number.
    pub games: Vec<Played>,
    /// The test as it stood at the end, if there was one.
    pub trial: Option<Trial>,
    /// Was it ended from outside?
    pub interrupted: bool,
}

/// How often a match looks whether it was stopped while no game ends.
const LOOK: Duration = Duration::from_millis(20);

/// Finished games that may wait to be told: threads faster than `each` wait for it.
const WAITING: usize = 64;

/// As many games at the same time as the machine has cores.
pub fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

impl<G: Game> Match<G> {
    /// Plays the match. `each` hears of every game when it has ended, with its table; the order is
    /// that of ending, so with several threads it may vary. The results do not: they follow from the
    /// schedule alone as long as the bots think by iterations and nobody stops the match.
    pub fn run(&self, mut each: impl FnMut(&Played, &Table<G>)) -> Result<Results, Fault> {
        let next = AtomicU64::new(0);
        // What the games hold. Our own: raising `stop` could end other matches that share it.
        let halt = Stop::default();
        let (tell, told) = mpsc::sync_channel(WAITING);
        let mut book = Book::new(self);
        let mut fault: Option<Fault> = None;
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (next, halt, tell) = (&next, &halt, tell.clone());
                scope.spawn(move || self.work(next, halt, &tell));
            }
            drop(tell); // so that the last thread to end closes the channel
            loop {
                let news = told.recv_timeout(LOOK);
                if self.stop.is_raised() {
                    halt.raise();
                }
                let news = match news {
                    Ok(news) => news,
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                match news {
                    Ok((played, table)) if fault.is_none() && !book.is_decided() => {
                        each(&played, &table);
                        book.enter(played);
                    }
                    Ok(_) => {}
                    // One is enough to end a match; others may have met theirs meanwhile.
                    Err(new) => fault = fault.take().or(Some(*new)),
                }
                if fault.is_some() || book.is_decided() {
                    halt.raise();
                }
            }
        });
        match fault {
            Some(fault) => Err(fault),
            None => Ok(book.close(self.schedule.games())),
        }
    }

    /// Plays games until there are no more.
    fn work(&self, next: &AtomicU64, halt: &Stop, tell: &mpsc::SyncSender<News<G>>) {
        while !halt.is_raised() && !self.stop.is_raised() {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.schedule.games() {
                return;
            }
            let (seating, seed) = (self.schedule.seating(game), self.schedule.seed());
            let news = match play_game(&self.setup, &self.entrants, &seating, seed, halt) {
                Ok(Some(done)) => Ok(done),
                Ok(None) => return,
                Err(fault) => Err(Box::new(fault)),
            };
            if tell.send(news).is_err() {
                return;
            }
        }
    }
}

type News<G> = Result<(Played, Table<G>), Box<Fault>>;

/// The finished games, and the test that reads them deal by deal.
struct Book {
    games: BTreeMap<u64, Played>,
    a_deal: u64,
    /// How many deals the test has read: it reads them in order, whatever order they end in, so that
    /// it decides the same on any number of threads.
    read: u64,
    trial: Option<Trial>,
}

impl Book {
    fn new<G: Game>(of: &Match<G>) -> Self {
        let a_deal = of.schedule.games_a_deal();
        Self { games: BTreeMap::new(), a_deal, read: 0, trial: of.test.map(Trial::new) }
    }

    fn enter(&mut self, played: Played) {
        self.games.insert(played.game, played);
        let Some(trial) = &mut self.trial else { return };
        while !trial.is_decided() {
            let (from, to) = (self.read * self.a_deal, (self.read + 1) * self.a_deal);
            let deal: Vec<&Played> = self.games.range(from..to).map(|(_, played)| played).collect();
            if deal.len() as u64 != self.a_deal {
                return;
            }
            trial.read(&deal);
            self.read += 1;
        }
    }

    fn is_decided(&self) -> bool {
        self.trial.as_ref().is_some_and(Trial::is_decided)
    }

    fn close(mut self, wanted: u64) -> Results {
        let interrupted = !self.is_decided() && (self.games.len() as u64) < wanted;
        if self.is_decided() {
            // Games beyond the deal that decided were already under way; how many is chance.
            self.games.split_off(&(self.read * self.a_deal));
        }
        Results { games: self.games.into_values().collect(), trial: self.trial, interrupted }
    }
}
