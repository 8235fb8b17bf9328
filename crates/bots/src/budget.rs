//! How much a bot may think, and how to end it sooner.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How much a bot may think: time, iterations, or both (the first to run out ends it). Without
/// either it takes what its kind is used to.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// Wall-clock time for one decision.
    pub time: Option<Duration>,
    /// Search iterations for one decision.
    pub iterations: Option<u64>,
    /// Threads to think on; 0 and 1 both mean one. Only one thread is reproducible.
    pub threads: usize,
    /// Weigh every move until the budget is spent. Without it a search ends as soon as more
    /// thinking could not change its choice, which is what a player wants.
    pub thorough: bool,
    /// Raised from outside to end the search at once.
    pub stop: Stop,
}

impl Budget {
    /// This long for a decision.
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// This many iterations for a decision.
    pub fn iterations(iterations: u64) -> Self {
        Self { iterations: Some(iterations), ..Self::default() }
    }

    /// Has nobody said how long?
    pub fn is_open(&self) -> bool {
        self.time.is_none() && self.iterations.is_none()
    }
}

/// A way to end a search from another thread.
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
    /// Raised when the counter is beyond this.
    bound: u64,
}

impl Stop {
    /// Raised once a shared counter is beyond `bound`: one counter can end every request before a
    /// certain one and none after it.
    pub fn beyond(counter: Arc<AtomicU64>, bound: u64) -> Self {
        Self { counter, bound }
    }

    /// Ends every search that holds this or a clone of it.
    pub fn raise(&self) {
        self.counter.store(u64::MAX, Ordering::Relaxed);
    }

    /// Is the search to end?
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
    /// Starts the clock of a budget.
    pub(crate) fn start(budget: &Budget) -> Self {
        Self {
            start: Instant::now(),
            time: budget.time,
            iterations: budget.iterations.unwrap_or(u64::MAX),
            stop: budget.stop.clone(),
        }
    }

    /// The same clock with another count of iterations.
    pub(crate) fn with_iterations(&self, iterations: Option<u64>) -> Self {
        Self { iterations: iterations.unwrap_or(u64::MAX), ..self.clone() }
    }

    /// Is it over after this many iterations? Reading the time costs about as much as a small
    /// playout step, so it is read only now and then.
    #[inline]
    pub(crate) fn is_over(&self, done: u64) -> bool {
        done >= self.iterations || (done.is_multiple_of(8) && self.is_late())
    }

    /// Has the time run out, or was the search stopped?
    pub(crate) fn is_late(&self) -> bool {
        self.stop.is_raised() || self.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    /// About how many more iterations there will be, after `done`.
    pub(crate) fn left(&self, done: u64) -> u64 {
        let by_count = self.iterations.saturating_sub(done);
        let Some(time) = self.time else { return by_count };
        let spent = self.start.elapsed().as_secs_f64();
        let left = (time.as_secs_f64() - spent).max(0.0);
        by_count.min((done as f64 * left / spent.max(1e-6)) as u64)
    }

    /// Is half of the time gone, or was the search stopped? A solver that has not finished by then
    /// leaves the other half to the search.
    pub(crate) fn is_half_spent(&self) -> bool {
        self.stop.is_raised() || self.time.is_some_and(|time| self.start.elapsed() * 2 >= time)
    }
}
