//! Counters and violations, shared by all simulated people.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use mirabilia_protocol::Code;

/// The counters of a scenario.
#[derive(Default, Debug)]
pub(crate) struct Counters {
    pub(crate) tables_opened: Counter,
    /// Games that were finished and passed all checks.
    pub(crate) games_verified: Counter,
    /// Acknowledged commands, including moves.
    pub(crate) acked: Counter,
    pub(crate) acked_moves: Counter,
    /// Commands that were sent again for lack of an answer.
    pub(crate) resent: Counter,
    /// Commands that were sent again although they were answered.
    pub(crate) repeated: Counter,
    pub(crate) connections_lost: Counter,
    /// Connections that a player dropped on purpose.
    pub(crate) connections_dropped: Counter,
    /// Comparisons of observations with the server.
    pub(crate) comparisons: Counter,
    /// Transient refusals by code.
    transient: Mutex<BTreeMap<&'static str, u64>>,
    violations: Mutex<Vec<String>>,
}

#[derive(Default, Debug)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// More violations than this are not recorded.
const MAX_VIOLATIONS: usize = 50;

impl Counters {
    /// Records a violated guarantee.
    pub(crate) fn violation(&self, violation: String) {
        let mut violations = self.violations.lock().unwrap_or_else(PoisonError::into_inner);
        if violations.len() < MAX_VIOLATIONS {
            eprintln!("VIOLATION: {violation}");
            violations.push(violation);
        }
    }

    pub(crate) fn violations(&self) -> Vec<String> {
        self.violations.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts a refusal that a client retries.
    pub(crate) fn count_transient(&self, code: Code) {
        let mut transient = self.transient.lock().unwrap_or_else(PoisonError::into_inner);
        *transient.entry(code.slug()).or_default() += 1;
    }

    /// The number of transient refusals by code.
    pub(crate) fn transient(&self) -> BTreeMap<&'static str, u64> {
        self.transient.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Whether a client should retry after this refusal.
pub(crate) fn is_transient(code: Code) -> bool {
    matches!(code, Code::NoStore | Code::Busy | Code::Closing)
}
