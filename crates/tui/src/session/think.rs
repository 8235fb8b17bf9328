//! What takes long in a game on this machine, each in a thread of its own: bots, hints, reviews.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use mirabilia_analysis::{Progress, Question};
use mirabilia_bots::{BotKind, Budget, Stop, advise};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;

use super::Ask;
use crate::hint::{self, Hint, Review};

/// What the thread of a game hears.
pub(super) enum Heard {
    /// The screen asks for something; nothing, when it is gone.
    Ask(Option<Ask>),
    /// A bot has decided, at this moment of the game.
    Chosen { moment: u64, seat: Seat, best: Option<String> },
    /// A hint was found, at this moment of the game.
    Hinted { moment: u64, hint: Option<Hint> },
    /// So far is the review.
    Reviewing(Progress),
    /// The review is made.
    Reviewed(Option<Box<Review>>),
}

/// How long a review thinks about a decision at most.
const REVIEW: Duration = Duration::from_millis(300);

/// Somebody who thinks.
#[derive(Clone)]
pub(super) struct Thinker {
    pub(super) told: Sender<Heard>,
    pub(super) time: Duration,
}

impl Thinker {
    /// What bots and hints may use: every core, for as long as was said.
    fn budget(&self, stop: &Stop) -> Budget {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        Budget { threads, stop: stop.clone(), ..Budget::time(self.time) }
    }

    pub(super) fn choose(
        &self,
        table: &AnyTable,
        moment: u64,
        seat: Seat,
        kind: BotKind,
        seed: u64,
    ) -> Stop {
        let stop = Stop::default();
        let (told, table, budget) = (self.told.clone(), table.clone(), self.budget(&stop));
        thread::spawn(move || {
            // A mistake in a bot ends the thread before it has told anything; the game must hear of it.
            let think = || advise(&table, seat, kind, seed, &budget).map(|advice| advice.best);
            let best = catch_unwind(AssertUnwindSafe(think)).ok().flatten();
            let _ = told.send(Heard::Chosen { moment, seat, best });
        });
        stop
    }

    pub(super) fn hint(&self, table: &AnyTable, moment: u64, seat: Seat, seed: u64) -> Stop {
        let stop = Stop::default();
        let (told, table, budget) = (self.told.clone(), table.clone(), self.budget(&stop));
        thread::spawn(move || {
            let question = Question { budget, seed, ..Question::default() };
            let answer = mirabilia_analysis::hint(&table, seat, &question).ok();
            let hint = answer.and_then(|answer| hint::read(&answer));
            let _ = told.send(Heard::Hinted { moment, hint });
        });
        stop
    }

    pub(super) fn review(&self, table: &AnyTable, seed: u64) -> Stop {
        let stop = Stop::default();
        let (told, table) = (self.told.clone(), table.clone());
        let budget = Budget { time: Some(self.time.min(REVIEW)), ..self.budget(&stop) };
        thread::spawn(move || {
            let question = Question { budget, seed, ..Question::default() };
            let progress = {
                let told = std::sync::Mutex::new(told.clone());
                move |progress: Progress| {
                    if let Ok(told) = told.lock() {
                        let _ = told.send(Heard::Reviewing(progress));
                    }
                }
            };
            let report = mirabilia_analysis::game(&table, None, &question, &progress).ok();
            let review = report.and_then(|report| hint::read(&report));
            let _ = told.send(Heard::Reviewed(review.map(Box::new)));
        });
        stop
    }
}
