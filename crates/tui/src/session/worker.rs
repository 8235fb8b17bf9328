//! Background work of a local game, each in its own thread: bots, hints, reviews.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use mirabilia_analysis::{Progress, Question};
use mirabilia_bots::{BotKind, Budget, Stop, advise};
use mirabilia_games::{AnyMove, AnyTable};
use mirabilia_kernel::Seat;

use super::UserCommand;
use crate::hint::{Hint, Review};

/// A message to the game thread.
pub(super) enum GameMessage {
    /// A user command; `None` when the screen is gone.
    UserCommand(Option<UserCommand>),
    /// A bot has decided.
    Chosen { moment: u64, seat: Seat, chosen: Option<AnyMove> },
    /// A hint is ready.
    Hinted { moment: u64, hint: Option<Hint> },
    /// Progress of a review.
    Reviewing(Progress),
    /// A review is ready.
    Reviewed(Option<Box<Review>>),
}

/// The maximum time per decision of a review.
const REVIEW: Duration = Duration::from_millis(300);

/// Starts background work.
#[derive(Clone)]
pub(super) struct Worker {
    pub(super) sender: Sender<GameMessage>,
    pub(super) time: Duration,
}

impl Worker {
    /// The budget of bots and hints: all cores, for the configured time.
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
        let (sender, table, budget) = (self.sender.clone(), table.clone(), self.budget(&stop));
        thread::spawn(move || {
            // A panic in a bot must not leave the game waiting.
            let think = || advise(&table, seat, kind, seed, &budget).map(|advice| advice.m);
            let chosen = catch_unwind(AssertUnwindSafe(think)).ok().flatten();
            let _ = sender.send(GameMessage::Chosen { moment, seat, chosen });
        });
        stop
    }

    pub(super) fn hint(&self, table: &AnyTable, moment: u64, seat: Seat, seed: u64) -> Stop {
        let stop = Stop::default();
        let (sender, table, budget) = (self.sender.clone(), table.clone(), self.budget(&stop));
        thread::spawn(move || {
            let question = Question { budget, seed, ..Question::default() };
            let hint = mirabilia_analysis::hint(&table, seat, &question).ok().map(|mut hint| {
                mirabilia_tell::tell_hint(&table, &mut hint);
                Hint::from(&hint)
            });
            let _ = sender.send(GameMessage::Hinted { moment, hint });
        });
        stop
    }

    pub(super) fn review(&self, table: &AnyTable, seed: u64) -> Stop {
        let stop = Stop::default();
        let (sender, table) = (self.sender.clone(), table.clone());
        let budget = Budget { time: Some(self.time.min(REVIEW)), ..self.budget(&stop) };
        thread::spawn(move || {
            let question = Question { budget, seed, ..Question::default() };
            let progress = {
                let sender = std::sync::Mutex::new(sender.clone());
                move |progress: Progress| {
                    if let Ok(sender) = sender.lock() {
                        let _ = sender.send(GameMessage::Reviewing(progress));
                    }
                }
            };
            let report = mirabilia_analysis::game(&table, None, &question, &progress).ok();
            let review = report.map(|mut report| {
                mirabilia_tell::tell_game(&table, &mut report);
                Review::from(&report)
            });
            let _ = sender.send(GameMessage::Reviewed(review.map(Box::new)));
        });
        stop
    }
}
