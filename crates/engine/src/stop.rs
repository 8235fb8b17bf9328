//! Stops a running search: requests are answered one after the other, but `stop` must take effect
//! while one is being answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use mirabilia_bots::Stop;
use serde_json::Value;

/// Shared between the thread that reads requests and the one that answers them. It holds the number
/// of the last `stop` that was read: requests before it end early, later ones do not.
#[derive(Clone, Debug, Default)]
pub struct Stopper(Arc<AtomicU64>);

impl Stopper {
    /// Checks a request as it is read; `number` counts requests from 0.
    pub fn observe(&self, number: u64, request: &str) {
        // Few lines contain the word, so few are parsed twice.
        if request.len() <= crate::MAX_LINE
            && request.contains("stop")
            && let Ok(request) = serde_json::from_str::<Value>(request)
            && request["do"] == "stop"
        {
            self.0.store(number, Ordering::Relaxed);
        }
    }

    /// The stop flag of the request of this number.
    pub(crate) fn of(&self, number: u64) -> Stop {
        Stop::beyond(Arc::clone(&self.0), number)
    }

    /// Whether the request of this number should end early.
    #[cfg(test)]
    fn is_raised_for(&self, number: u64) -> bool {
        self.of(number).is_raised()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_reaches_every_request_before_it_and_none_after() {
        let stopper = Stopper::default();
        stopper.observe(0, r#"{"do":"stop"}"#);
        assert!(!stopper.is_raised_for(0), "nothing came before it");
        for request in ["stop", r#"{"do":"go","id":"stop"}"#, r#"["stop"]"#, r#"{"stop":1}"#] {
            stopper.observe(9, request);
            assert!(!stopper.is_raised_for(3), "{request}");
        }
        stopper.observe(5, r#"{"id":1, "do":"st\u006fp"}"#);
        assert!(!stopper.is_raised_for(3), "nobody writes it like that");
        stopper.observe(5, r#"{"id":1, "do" : "stop"}"#);
        assert_eq!([3, 4, 5, 6].map(|n| stopper.is_raised_for(n)), [true, true, false, false]);
    }
}
