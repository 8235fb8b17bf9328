//! What a search decides by, as a value: its parameters and its network. A bot of an earlier release is
//! the same search with the evaluator of that release.

use crate::evaluate::{Evaluate, LeafEvaluation, Tuning, ValueVector};
use crate::net::Net;
use crate::policy_net::PolicyNet;

/// A release whose bots can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Release {
    /// 0.1, kept as a yardstick.
    V0_1,
    /// This release.
    #[default]
    Current,
}

/// The parameters and the network of a search.
#[derive(Clone, Copy, Debug)]
pub struct Evaluator {
    /// The parameters.
    pub tuning: Tuning,
    /// The network, if there is one. Without it, leaves are evaluated by rollouts.
    pub net: Option<Network>,
}

/// A network. It lives as long as the program, so that searches share it.
#[derive(Clone, Copy, Debug)]
pub enum Network {
    /// Values only, as in 0.1. The heuristic is the policy prior.
    Value(&'static Net),
    /// Values and a policy.
    Policy(&'static PolicyNet),
}

impl Network {
    /// The values of a position where a seat decides.
    pub fn values<G: Evaluate>(self, state: &G) -> ValueVector {
        match self {
            Self::Value(net) => net.values(state),
            Self::Policy(net) => net.values(state),
        }
    }
}

impl Evaluator {
    /// The same with another leaf evaluation, for comparisons.
    #[must_use]
    pub fn with_leaf_evaluation(mut self, leaf_evaluation: LeafEvaluation) -> Self {
        self.tuning.leaf_evaluation = leaf_evaluation;
        self
    }
}
