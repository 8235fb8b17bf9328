//! What training minimises.

/// Mean losses.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Losses {
    /// Cross-entropy of the outcome.
    pub(crate) outcome: f64,
    /// Cross-entropy of the search's value.
    pub(crate) value: f64,
    /// Cross-entropy of the visits.
    pub(crate) policy: f64,
    /// Mean square of the auxiliary errors.
    pub(crate) auxiliary: f64,
}

impl Losses {
    pub(crate) fn add(&mut self, other: &Self) {
        self.outcome += other.outcome;
        self.value += other.value;
        self.policy += other.policy;
        self.auxiliary += other.auxiliary;
    }

    pub(crate) fn scaled(self, by: f64) -> Self {
        Self {
            outcome: self.outcome * by,
            value: self.value * by,
            policy: self.policy * by,
            auxiliary: self.auxiliary * by,
        }
    }
}
