//! The list of all weights of a network: where each layer starts.

use mirabilia_bots::AUXILIARY;
use mirabilia_bots::policy_net::{FIRST, SECOND};

/// Where each layer lies in the list of weights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub(crate) inputs: usize,
    pub(crate) outputs: usize,
    pub(crate) actions: usize,
}

impl Layout {
    pub(crate) fn first_bias(self) -> usize {
        self.inputs * FIRST
    }
    pub(crate) fn second(self) -> usize {
        self.first_bias() + FIRST
    }
    pub(crate) fn second_bias(self) -> usize {
        self.second() + FIRST * SECOND
    }
    pub(crate) fn third(self) -> usize {
        self.second_bias() + SECOND
    }
    pub(crate) fn third_bias(self) -> usize {
        self.third() + (self.outputs + AUXILIARY) * SECOND
    }
    pub(crate) fn policy(self) -> usize {
        self.third_bias() + self.outputs + AUXILIARY
    }
    pub(crate) fn policy_bias(self) -> usize {
        self.policy() + self.actions * FIRST
    }
    pub(crate) fn heuristic(self) -> usize {
        self.policy_bias() + self.actions
    }
    pub(crate) fn count(self) -> usize {
        self.heuristic() + 1
    }
}
