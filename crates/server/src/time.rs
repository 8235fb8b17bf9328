//! The clock of the node: Unix time that never jumps.
//!
//! It starts at the time of the system, or later if the store has newer events (the clock was set
//! back), and then follows the monotonic clock. Nodes that share a database follow the clock of the
//! database server, so that they agree with each other.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use mirabilia_store::{Store, StoreError};

/// A smaller difference from the database's clock is noise of the network, in milliseconds.
const TOLERANCE: i64 = 250;

/// Unix time in milliseconds at the start of the process, and the monotonic clock then.
static START: OnceLock<(i64, Instant)> = OnceLock::new();
/// What is added to it.
static OFFSET: AtomicI64 = AtomicI64::new(0);

/// Unix time in milliseconds.
pub(crate) fn now() -> i64 {
    let (start, instant) = START.get_or_init(|| (system(), Instant::now()));
    let elapsed = i64::try_from(instant.elapsed().as_millis()).unwrap_or(i64::MAX);
    start.saturating_add(elapsed).saturating_add(OFFSET.load(Ordering::Relaxed))
}

fn system() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Sets the clock by the store: at the start of a server, and now and then if nodes share it.
pub(crate) async fn synchronize(store: &dyn Store) -> Result<(), StoreError> {
    let before = now();
    let reference = match store.clock().await? {
        Some(clock) => clock - (now() - before) / 2,
        None => before,
    };
    let behind = reference - before;
    if behind.abs() > TOLERANCE {
        tracing::info!(milliseconds = behind, "following the clock of the database server");
        OFFSET.fetch_add(behind, Ordering::Relaxed);
    }
    if let Some(latest) = store.latest().await? {
        let behind = latest - now();
        if behind > TOLERANCE {
            tracing::warn!(
                milliseconds = behind,
                "the clock is behind the newest stored event; continuing from there"
            );
            OFFSET.fetch_add(behind, Ordering::Relaxed);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_store::{Append, Memory, Row, Status};

    #[tokio::test]
    async fn a_clock_that_was_set_back_continues_after_the_newest_event() {
        let store = Memory::new();
        let hours = 2 * 3600 * 1000;
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
        let newest = system() + hours;
        let append =
            Append { table: "t".into(), first: 1, events: vec!["{}".to_owned()], at: newest, row };
        store.append_all(vec![append]).await.pop().unwrap().unwrap();
        synchronize(&store).await.unwrap();
        assert!(now() >= newest);
        let (before, started) = (now(), Instant::now());
        std::thread::sleep(std::time::Duration::from_millis(20));
        let passed = i64::try_from(started.elapsed().as_millis()).unwrap();
        assert!((now() - before - passed).abs() <= 5, "it runs at the usual speed");
    }
}
