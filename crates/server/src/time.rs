//! The clock of a node: Unix time that never jumps.
//!
//! It starts at the time of the system, or later if the store has newer events (the clock was set
//! back), and then follows a monotonic clock. Nodes that share a database start at the time of the
//! database server, so that they agree with each other, and measure the difference from then on. What
//! they find later is approached slowly: neither a machine's clock that is set nor the database's
//! takes time from a player or gives some.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use mirabilia_store::{Store, StoreError};

/// A smaller difference from the database's clock is noise, in milliseconds.
const TOLERANCE: i64 = 20;
/// The most that a running clock is corrected at once, in milliseconds: half a percent of the time
/// between two measurements.
const MAX_CORRECTION: i64 = 75;
/// A difference that is worth a line in the log, in milliseconds.
const NOTEWORTHY: i64 = 2_000;

/// The clock of a node.
pub(crate) struct Clock {
    /// The Unix time at which the monotonic clock was 0, in milliseconds.
    origin: AtomicI64,
    /// The latest time that was read: the clock waits while it is corrected backwards.
    latest: AtomicI64,
    /// How wrong the clock of the system pretends to be, in milliseconds. 0 but in tests.
    error: i64,
}

impl Clock {
    pub(crate) fn new(error: i64) -> Self {
        let clock = Self { origin: AtomicI64::new(0), latest: AtomicI64::new(i64::MIN), error };
        clock.origin.store(clock.system() - monotonic(), Ordering::Relaxed);
        clock
    }

    /// Unix time in milliseconds.
    pub(crate) fn now(&self) -> i64 {
        let time = self.unsteady();
        self.latest.fetch_max(time, Ordering::Relaxed).max(time)
    }

    fn unsteady(&self) -> i64 {
        self.origin.load(Ordering::Relaxed).saturating_add(monotonic())
    }

    /// What the clock of the system shows.
    fn system(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX).saturating_add(self.error)
    }

    /// Sets the clock by the store, before it is used.
    pub(crate) async fn start(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut time = self.unsteady();
        if let Some(measured) = self.measure(store).await? {
            time = self.unsteady() + measured.behind;
            if measured.behind.abs() > NOTEWORTHY {
                let milliseconds = measured.behind;
                tracing::info!(milliseconds, "following the clock of the database server");
            }
        }
        if let Some(newest) = store.latest().await?
            && newest > time + NOTEWORTHY
        {
            let milliseconds = newest - time;
            tracing::warn!(
                milliseconds,
                "the clock is behind the newest stored event; continuing from there"
            );
            time = newest;
        }
        self.origin.store(time - monotonic(), Ordering::Relaxed);
        Ok(())
    }

    /// Measures the difference from the database's clock and approaches it.
    pub(crate) async fn follow(&self, store: &dyn Store) -> Result<(), StoreError> {
        let Some(Measured { behind, uncertain }) = self.measure(store).await? else {
            return Ok(());
        };
        if behind.abs() > NOTEWORTHY {
            tracing::warn!(
                milliseconds = behind,
                "the clock of the database server has been set; approaching it slowly"
            );
        }
        if behind.abs() > TOLERANCE.max(uncertain) {
            let correction = behind.clamp(-MAX_CORRECTION, MAX_CORRECTION);
            self.origin.fetch_add(correction, Ordering::Relaxed);
        }
        Ok(())
    }

    async fn measure(&self, store: &dyn Store) -> Result<Option<Measured>, StoreError> {
        let before = self.unsteady();
        let Some(database) = store.clock().await? else { return Ok(None) };
        // The answer was written at some time in between.
        let uncertain = (self.unsteady() - before) / 2;
        let system = (database - self.system() + uncertain) as f64 / 1000.0;
        metrics::gauge!("mirabilia_clock_system_offset_seconds").set(system);
        let behind = database - before - uncertain;
        metrics::gauge!("mirabilia_clock_offset_seconds").set(behind as f64 / 1000.0);
        Ok(Some(Measured { behind, uncertain }))
    }
}

/// A difference in milliseconds.
struct Measured {
    /// How far this clock is behind that of the database.
    behind: i64,
    /// The error of that.
    uncertain: i64,
}

/// Milliseconds that have passed, also while the machine slept: other nodes have gone on.
#[cfg(target_os = "linux")]
fn monotonic() -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

#[cfg(not(target_os = "linux"))]
fn monotonic() -> i64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let elapsed = START.get_or_init(std::time::Instant::now).elapsed();
    i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_store::{Append, Memory, Row, Status};

    const HOUR: i64 = 3600 * 1000;

    /// Checks that a clock runs at the usual speed.
    fn runs(clock: &Clock) {
        let (before, started) = (clock.now(), monotonic());
        while monotonic() < started + 20 {
            std::thread::yield_now();
        }
        let (shown, passed) = (clock.now() - before, monotonic() - started);
        assert!((shown - passed).abs() <= 5, "{shown} ms instead of {passed}");
    }

    #[tokio::test]
    async fn a_clock_that_was_set_back_continues_after_the_newest_event() {
        let store = Memory::new();
        let row = Row {
            game: "duel".to_owned(),
            status: Status::Playing,
            listed: false,
            wake_at: None,
            owing: 0,
            summary: String::new(),
            seats: Vec::new(),
            ended_at: None,
        };
        let newest = Clock::new(0).now();
        let append =
            Append { table: "t".into(), first: 1, events: vec!["{}".to_owned()], at: newest, row };
        store.append_all(vec![append]).await.pop().unwrap().unwrap();
        let clock = Clock::new(-2 * HOUR);
        assert!(clock.system() < newest - HOUR);
        clock.start(&store).await.unwrap();
        assert!((newest..newest + HOUR).contains(&clock.now()));
        runs(&clock);
    }

    #[test]
    fn a_correction_backwards_never_shows() {
        let clock = Clock::new(0);
        let before = clock.now();
        clock.origin.fetch_sub(MAX_CORRECTION, Ordering::Relaxed);
        assert!(clock.now() >= before);
    }
}
