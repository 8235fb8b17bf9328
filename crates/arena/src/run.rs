//! A match: plays the games of a schedule in parallel and reports each one as it ends.

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
use crate::play::{GameResult, play_game};
use crate::schedule::Schedule;
use crate::sprt::{Sprt, Trial};

/// A match between bots.
#[derive(Debug)]
pub struct Match<G: Game> {
    /// The setup of the game.
    pub setup: G::Setup,
    /// The participants; the schedule refers to them by index.
    pub entrants: Vec<Entrant<G>>,
    /// The schedule.
    pub schedule: Schedule,
    /// Number of games in parallel.
    pub threads: usize,
    /// A sequential test that ends the match when it is decided.
    pub test: Option<Sprt>,
    /// Stops the match from outside; unfinished games are dropped.
    pub stop: Stop,
}

/// The results of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// The finished games, ordered by number.
    pub games: Vec<GameResult>,
    /// The final state of the sequential test, if there was one.
    pub trial: Option<Trial>,
    /// Whether it was stopped from outside.
    pub interrupted: bool,
}

/// How often a match checks for a stop while no game ends.
const STOP_CHECK: Duration = Duration::from_millis(20);

/// The queue of finished games: threads that are faster than `each` wait.
const QUEUE: usize = 64;

/// The number of cores.
pub fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

impl<G: Game> Match<G> {
    /// Plays the match. `each` is called with every finished game and its table, in the order in which
    /// the games end, which may vary with several threads. The results do not vary: they depend on the
    /// schedule alone, if the budgets are iterations and the match is not stopped.
    pub fn run(&self, mut each: impl FnMut(&GameResult, &Table<G>)) -> Result<Results, Fault> {
        let next = AtomicU64::new(0);
        // The games get their own handle: raising `self.stop` could end other matches that share it.
        let halt = Stop::default();
        let (sender, receiver) = mpsc::sync_channel(QUEUE);
        let mut collector = Collector::new(self);
        let mut fault: Option<Fault> = None;
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (next, halt, sender) = (&next, &halt, sender.clone());
                scope.spawn(move || self.work(next, halt, &sender));
            }
            drop(sender); // the last thread to end then closes the channel
            loop {
                let received = receiver.recv_timeout(STOP_CHECK);
                if self.stop.is_raised() {
                    halt.raise();
                }
                let outcome = match received {
                    Ok(outcome) => outcome,
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                match outcome {
                    Ok((result, table)) if fault.is_none() && !collector.is_decided() => {
                        each(&result, &table);
                        collector.add(result);
                    }
                    Ok(_) => {}
                    // The first fault ends the match; other threads may report more until then.
                    Err(new) => fault = fault.take().or(Some(*new)),
                }
                if fault.is_some() || collector.is_decided() {
                    halt.raise();
                }
            }
        });
        match fault {
            Some(fault) => Err(fault),
            None => Ok(collector.finish(self.schedule.games())),
        }
    }

    /// Plays games until there are no more.
    fn work(&self, next: &AtomicU64, halt: &Stop, sender: &mpsc::SyncSender<Outcome<G>>) {
        while !halt.is_raised() && !self.stop.is_raised() {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.schedule.games() {
                return;
            }
            let (seating, seed) = (self.schedule.seating(game), self.schedule.seed());
            let outcome = match play_game(&self.setup, &self.entrants, &seating, seed, halt) {
                Ok(Some(done)) => Ok(done),
                Ok(None) => return,
                Err(fault) => Err(Box::new(fault)),
            };
            if sender.send(outcome).is_err() {
                return;
            }
        }
    }
}

type Outcome<G> = Result<(GameResult, Table<G>), Box<Fault>>;

/// Collects the finished games and runs the test deal by deal.
struct Collector {
    games: BTreeMap<u64, GameResult>,
    games_per_deal: u64,
    /// Number of deals that the test has observed. It observes them in order, whatever order they end
    /// in, so that it decides the same on any number of threads.
    observed: u64,
    trial: Option<Trial>,
}

impl Collector {
    fn new<G: Game>(of: &Match<G>) -> Self {
        let games_per_deal = of.schedule.games_per_deal();
        Self { games: BTreeMap::new(), games_per_deal, observed: 0, trial: of.test.map(Trial::new) }
    }

    fn add(&mut self, result: GameResult) {
        self.games.insert(result.game, result);
        let Some(trial) = &mut self.trial else { return };
        while !trial.is_decided() {
            let from = self.observed * self.games_per_deal;
            let deal = self.games.range(from..from + self.games_per_deal);
            let deal: Vec<&GameResult> = deal.map(|(_, result)| result).collect();
            if deal.len() as u64 != self.games_per_deal {
                return;
            }
            trial.observe(&deal);
            self.observed += 1;
        }
    }

    fn is_decided(&self) -> bool {
        self.trial.as_ref().is_some_and(Trial::is_decided)
    }

    fn finish(mut self, wanted: u64) -> Results {
        let interrupted = !self.is_decided() && (self.games.len() as u64) < wanted;
        if self.is_decided() {
            // Drop the games after the deciding deal that were already running: how many depends on
            // timing.
            self.games.split_off(&(self.observed * self.games_per_deal));
        }
        Results { games: self.games.into_values().collect(), trial: self.trial, interrupted }
    }
}
