//! The tree of the information-set search: nodes by key, and the arms (moves) of each.

use hashbrown::HashTable;
use mirabilia_kernel::Luck;

use crate::float::ln;

/// The tree does not grow beyond this many nodes.
const MAX_NODES: usize = 400_000;

/// One move of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<M> {
    pub(super) m: M,
    sum: f32,
    pub(super) visits: u32,
    /// In how many iterations it was legal.
    legal: u32,
}

impl<M> Arm<M> {
    /// The mean result; only for a visited arm.
    pub(super) fn mean(&self) -> f32 {
        self.sum / self.visits as f32
    }
}

#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    index: HashTable<u32>,
    nodes: Vec<(u64, Vec<Arm<M>>)>,
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        Self { index: HashTable::new(), nodes: Vec::new() }
    }
}

impl<M: Copy + PartialEq> Tree<M> {
    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.nodes.clear();
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MAX_NODES
    }

    /// The node with this key, and whether it is new.
    pub(super) fn find_or_add(&mut self, key: u64) -> (u32, bool) {
        if let Some(&found) = self.index.find(key, |&i| self.nodes[i as usize].0 == key) {
            return (found, false);
        }
        let id = self.nodes.len() as u32;
        self.nodes.push((key, Vec::new()));
        let nodes = &self.nodes;
        self.index.insert_unique(key, id, |&i| nodes[i as usize].0);
        (id, true)
    }

    pub(super) fn arms(&self, node: u32) -> &[Arm<M>] {
        &self.nodes[node as usize].1
    }

    pub(super) fn arm(&self, node: u32, arm: u32) -> &Arm<M> {
        &self.arms(node)[arm as usize]
    }

    /// Selects one of the legal moves by UCB1; one that was never tried comes first, at random.
    pub(super) fn select(
        &mut self,
        node: u32,
        legal: &[M],
        exploration: f32,
        luck: &mut impl Luck,
    ) -> u32 {
        let arms = &mut self.nodes[node as usize].1;
        let (mut best, mut untried) = ((0, f32::NEG_INFINITY), (0, 0));
        for &m in legal {
            let at = arms.iter().position(|arm| arm.m == m).unwrap_or_else(|| {
                arms.push(Arm { m, sum: 0.0, visits: 0, legal: 0 });
                arms.len() - 1
            });
            let arm = &mut arms[at];
            arm.legal += 1;
            if arm.visits == 0 {
                untried.1 += 1;
                if luck.below(untried.1) == 0 {
                    untried.0 = at;
                }
                continue;
            }
            let log = ln(arm.legal as f32);
            let score = arm.mean() + exploration * (log / arm.visits as f32).sqrt();
            if score > best.1 {
                best = (at, score);
            }
        }
        if untried.1 > 0 { untried.0 as u32 } else { best.0 as u32 }
    }

    /// Adds a result to an arm.
    pub(super) fn add(&mut self, node: u32, arm: u32, result: f32) {
        let arm = &mut self.nodes[node as usize].1[arm as usize];
        arm.sum += result;
        arm.visits += 1;
    }
}
