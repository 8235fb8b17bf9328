//! Counts of what people did and found, shared by all of them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use mirabilia_protocol::Code;

/// What is counted.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    /// Tables opened and games finished and proven.
    pub(crate) opened: Count,
    pub(crate) finished: Count,
    /// Commands that were acknowledged, and moves among them.
    pub(crate) acknowledged: Count,
    pub(crate) moves: Count,
    /// Commands sent again because no answer came, and repeated although one had come.
    pub(crate) resent: Count,
    pub(crate) repeated: Count,
    /// Connections that broke, and that were given up on purpose.
    pub(crate) broken: Count,
    pub(crate) dropped: Count,
    /// Times that what was heard was held against the server.
    pub(crate) compared: Count,
    /// Refusals that ask to try again, by code.
    put_off: Mutex<BTreeMap<&'static str, u64>>,
    /// What went wrong.
    findings: Mutex<Vec<String>>,
}

/// A number that grows.
#[derive(Default, Debug)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Nobody needs more than this many to see what is wrong.
const MOST_FINDINGS: usize = 50;

impl Tally {
    /// Something is not as it was promised.
    pub(crate) fn find(&self, finding: String) {
        let mut findings = self.findings.lock().unwrap_or_else(PoisonError::into_inner);
        if findings.len() < MOST_FINDINGS {
            eprintln!("FOUND: {finding}");
            findings.push(finding);
        }
    }

    /// What went wrong so far.
    pub(crate) fn findings(&self) -> Vec<String> {
        self.findings.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A refusal that asks to try again.
    pub(crate) fn put_off(&self, code: Code) {
        let mut put_off = self.put_off.lock().unwrap_or_else(PoisonError::into_inner);
        *put_off.entry(code.slug()).or_default() += 1;
    }

    /// How often something was put off, by code.
    pub(crate) fn put_offs(&self) -> BTreeMap<&'static str, u64> {
        self.put_off.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Does this refusal ask to try again in a moment?
pub(crate) fn is_passing(code: Code) -> bool {
    matches!(code, Code::NoStore | Code::Busy | Code::Closing)
}
