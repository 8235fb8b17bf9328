//! Stopping a search from outside: requests are answered one after the other, but `stop` must be
//! seen while one is being answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use mirabilia_bots::Stop;
use serde_json::Value;

/// Shared between the one who reads requests and the one who answers them. It holds the number of
/// the last `stop` that was read: every request before it is to end soon, no later one is.
#[derive(Clone, Debug, Default)]
pub struct Stopper(Arc<AtomicU64>);

impl Stopper {
    /// Looks at a request as it is read; `number` counts requests from 0.
    pub fn look(&self, number: u64, request: &str) {
        // Few lines hold the word, so few are parsed twice.
        if request.len() <= super::MAX_LINE
            && request.contains("stop")
            && let Ok(request) = serde_json::from_str::<Value>(request)
            && request["do"] == "stop"
        {
            self.0.store(number, Ordering::Relaxed);
        }
    }

    /// Ends a search for the request of this number.
    pub(super) fn of(&self, number: u64) -> Stop {
        Stop::beyond(Arc::clone(&self.0), number)
    }

    /// Is the request of this number to end soon?
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
        stopper.look(0, r#"{"do":"stop"}"#);
        assert!(!stopper.is_raised_for(0), "nothing came before it");
        for request in ["stop", r#"{"do":"go","id":"stop"}"#, r#"["stop"]"#, r#"{"stop":1}"#] {
            stopper.look(9, request);
            assert!(!stopper.is_raised_for(3), "{request}");
        }
        stopper.look(5, r#"{"id":1, "do":"st\u006fp"}"#);
        assert!(!stopper.is_raised_for(3), "nobody writes it like that");
        stopper.look(5, r#"{"id":1, "do" : "stop"}"#);
        assert_eq!([3, 4, 5, 6].map(|n| stopper.is_raised_for(n)), [true, true, false, false]);
    }
}
