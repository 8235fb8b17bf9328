//! How long a bot may think, and how to stop it early.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::clock::Instant;

/// A limit on thinking: time, iterations, or both, whichever runs out first. If neither is set, each
/// bot uses its own default.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// Wall-clock time per decision.
    pub time: Option<Duration>,
    /// Search iterations per decision.
    pub iterations: Option<u64>,
    /// Number of threads; 0 and 1 both mean one. Results are reproducible on one thread only.
    pub threads: usize,
    /// Spend the whole budget, to evaluate every move well. Otherwise a search stops as soon as
    /// more iterations could not change its choice, which is what a player wants.
    pub thorough: bool,
    /// Stops the search from outside.
    pub stop: Stop,
}

impl Budget {
    /// This much time per decision.
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// This many iterations per decision.
    pub fn iterations(iterations: u64) -> Self {
        Self { iterations: Some(iterations), ..Self::default() }
    }

    /// Whether neither time nor iterations are limited.
    pub fn is_unset(&self) -> bool {
        self.time.is_none() && self.iterations.is_none()
    }
}

/// A handle that stops a search from another thread.
///
/// ```
/// use mirabilia_bots::Stop;
/// let stop = Stop::default();
/// let elsewhere = stop.clone();
/// assert!(!stop.is_raised());
/// elsewhere.raise();
/// assert!(stop.is_raised());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop {
    counter: Arc<AtomicU64>,
    /// Raised once the counter exceeds this.
    bound: u64,
}

impl Stop {
    /// A handle that is raised once a shared counter exceeds `bound`. One counter can stop every
    /// request up to a certain one and none after it.
    pub fn beyond(counter: Arc<AtomicU64>, bound: u64) -> Self {
        Self { counter, bound }
    }

    /// Stops every search that holds this handle or a clone of it.
    pub fn raise(&self) {
        self.counter.store(u64::MAX, Ordering::Relaxed);
    }

    /// Whether the search must stop.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.counter.load(Ordering::Relaxed) > self.bound
    }
}

/// A budget being spent.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    start: Instant,
    time: Option<Duration>,
    iterations: u64,
    stop: Stop,
}

impl Clock {
    pub(crate) fn start(budget: &Budget) -> Self {
        Self {
            start: Instant::now(),
            time: budget.time,
            iterations: budget.iterations.unwrap_or(u64::MAX),
            stop: budget.stop.clone(),
        }
    }

    /// The same clock with a different iteration limit.
    pub(crate) fn with_iterations(&self, iterations: Option<u64>) -> Self {
        Self { iterations: iterations.unwrap_or(u64::MAX), ..self.clone() }
    }

    /// Whether the budget is spent after `done` iterations. Reading the time costs about as much as
    /// one step of a rollout, so it is read only every few iterations.
    #[inline]
    pub(crate) fn is_over(&self, done: u64) -> bool {
        done >= self.iterations || (done.is_multiple_of(8) && self.is_timed_out())
    }

    /// Whether the time has run out or the search was stopped.
    pub(crate) fn is_timed_out(&self) -> bool {
        self.stop.is_raised() || self.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    /// An estimate of the iterations that remain after `done`.
    pub(crate) fn remaining(&self, done: u64) -> u64 {
        let by_count = self.iterations.saturating_sub(done);
        let Some(time) = self.time else { return by_count };
        let spent = self.start.elapsed().as_secs_f64();
        let left = (time.as_secs_f64() - spent).max(0.0);
        by_count.min((done as f64 * left / spent.max(1e-6)) as u64)
    }

    /// Whether half of the time is gone or the search was stopped. A solver that has not finished by
    /// then leaves the other half to the search.
    pub(crate) fn is_half_spent(&self) -> bool {
        self.stop.is_raised() || self.time.is_some_and(|time| self.start.elapsed() * 2 >= time)
    }
}
