//! At most one log line per second of a kind; the next one says how many were left out.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use crate::limits::Limit;

const INTERVAL: Duration = Duration::from_secs(1);

/// Limits log lines of one kind.
pub(crate) struct LogLimit(Mutex<Option<(Instant, u64)>>);

impl LogLimit {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// Counts a line. If it is to be written, returns how many were left out before it.
    pub(crate) fn count(&self) -> Option<u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *state {
            Some((at, left_out)) if at.elapsed() < INTERVAL => {
                *left_out += 1;
                Limit::LogLines.count();
                None
            }
            state => {
                let left_out = state.map_or(0, |(_, left_out)| left_out);
                *state = Some((Instant::now(), 0));
                Some(left_out)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::LogLimit;

    #[test]
    fn a_burst_is_one_line() {
        let limit = LogLimit::new();
        assert_eq!(limit.count(), Some(0));
        assert!((0..1000).all(|_| limit.count().is_none()));
    }
}
