//! The search tree: nodes by key, with the statistics of each move.

use std::hash::{BuildHasherDefault, Hash, Hasher};

use hashbrown::HashTable;
use mirabilia_kernel::Seat;

use super::hash::KeyHasher;
use crate::evaluate::{Evaluate, Scratch, Tuning};
use crate::evaluator::{Evaluator, Network};
use crate::net::softmax_at;
use crate::policy_net::Hidden;

/// The tree does not grow beyond this many nodes; further positions are evaluated as leaves. About
/// 100 MB.
const MAX_NODES: usize = 400_000;

/// The index of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// One move of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) m: M,
    /// The policy prior.
    pub(super) prior: f32,
    /// The sum of the backpropagated values.
    pub(super) value_sum: f32,
    pub(super) visits: u32,
}

impl<M> Edge<M> {
    /// The mean value; only for a visited move.
    pub(super) fn mean(&self) -> f32 {
        self.value_sum / self.visits as f32
    }
}

#[derive(Clone, Debug)]
struct Node<M> {
    key: u64,
    /// The network's first layer, kept until the node gets its moves.
    hidden: Option<Box<Hidden>>,
    edges: Vec<Edge<M>>,
    value_sum: f32,
    visits: u32,
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Evaluate> {
    index: HashTable<u32>,
    nodes: Vec<Node<G::Move>>,
    /// The edges of the current node that are legal in the world of this iteration.
    open: Vec<u32>,
}

impl<G: Evaluate> Default for Tree<G> {
    fn default() -> Self {
        Self { index: HashTable::new(), nodes: Vec::new(), open: Vec::new() }
    }
}

impl<G: Evaluate> Tree<G> {
    /// Prepares for a new decision: keeps the nodes if they can be met again and space is left.
    pub(super) fn prepare(&mut self, keep: bool) {
        if !keep || self.nodes.len() > MAX_NODES / 2 {
            self.index.clear();
            self.nodes.clear();
        }
    }

    pub(super) fn find(&self, key: u64) -> Option<NodeId> {
        self.index.find(key, |&i| self.nodes[i as usize].key == key).map(|&i| NodeId(i))
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MAX_NODES
    }

    /// Adds a node with the legal moves in `scratch`.
    pub(super) fn expand(
        &mut self,
        key: u64,
        state: &G,
        seat: Seat,
        scratch: &mut Scratch<G>,
        evaluator: &Evaluator,
    ) -> NodeId {
        let node = self.add(key);
        self.add_edges(node, state, seat, scratch, evaluator);
        node
    }

    /// Adds a node without moves.
    pub(super) fn add(&mut self, key: u64) -> NodeId {
        let id = self.nodes.len() as u32;
        self.nodes.push(Node { key, hidden: None, edges: Vec::new(), value_sum: 0.0, visits: 0 });
        let nodes = &self.nodes;
        self.index.insert_unique(key, id, |&i| nodes[i as usize].key);
        NodeId(id)
    }

    /// Keeps the network's first layer at a node without moves.
    pub(super) fn keep_hidden(&mut self, node: NodeId, hidden: &Hidden) {
        self.nodes[node.0 as usize].hidden = Some(Box::new(*hidden));
    }

    /// Adds the legal moves in `scratch` to a node without moves, and opens them.
    pub(super) fn add_edges(
        &mut self,
        node: NodeId,
        state: &G,
        seat: Seat,
        scratch: &mut Scratch<G>,
        evaluator: &Evaluator,
    ) {
        scratch.hidden = self.nodes[node.0 as usize].hidden.take().map(|hidden| *hidden);
        fill_priors(state, seat, scratch, evaluator);
        let moves = scratch.moves.iter().zip(&scratch.heuristic);
        let edges: Vec<_> =
            moves.map(|(&m, &prior)| Edge { m, prior, value_sum: 0.0, visits: 0 }).collect();
        self.open.clear();
        self.open.extend(0..edges.len() as u32);
        self.nodes[node.0 as usize].edges = edges;
    }

    /// Changes the priors of a node.
    pub(super) fn mix_priors(&mut self, node: NodeId, mut mix: impl FnMut(f32) -> f32) {
        let edges = &mut self.nodes[node.0 as usize].edges;
        for edge in edges {
            edge.prior = mix(edge.prior);
        }
    }

    /// Opens exactly the moves in `scratch`, at a node whose legal moves differ between worlds.
    pub(super) fn open_legal(
        &mut self,
        node: NodeId,
        state: &G,
        seat: Seat,
        scratch: &mut Scratch<G>,
        evaluator: &Evaluator,
    ) {
        let edges = &mut self.nodes[node.0 as usize].edges;
        self.open.clear();
        let mut has_priors = false;
        let mut hint = 0;
        for i in 0..scratch.moves.len() {
            let m = scratch.moves[i];
            // Both lists have nearly the same order, so the next edge is usually the right one.
            let found = edges[hint..].iter().position(|e| e.m == m).map(|at| at + hint);
            let found = found.or_else(|| edges[..hint].iter().position(|e| e.m == m));
            let at = found.unwrap_or(edges.len());
            if found.is_none() {
                if !has_priors {
                    scratch.hidden = None;
                    fill_priors(state, seat, scratch, evaluator);
                    has_priors = true;
                }
                edges.push(Edge { m, prior: scratch.heuristic[i], value_sum: 0.0, visits: 0 });
            }
            hint = at + 1;
            self.open.push(at as u32);
        }
    }

    /// Opens all moves of a node.
    pub(super) fn open_all(&mut self, node: NodeId) {
        self.open.clear();
        self.open.extend(0..self.nodes[node.0 as usize].edges.len() as u32);
    }

    /// Selects the open move with the highest PUCT score: its mean value plus an exploration bonus
    /// that grows with its prior and shrinks with its visits.
    pub(super) fn select(&self, node: NodeId, tuning: &Tuning) -> u32 {
        let node = &self.nodes[node.0 as usize];
        let (mut visits, mut prior_sum) = (0, 0.0);
        for &i in &self.open {
            let edge = &node.edges[i as usize];
            visits += edge.visits;
            prior_sum += edge.prior;
        }
        let mean = if node.visits == 0 { 0.5 } else { node.value_sum / node.visits as f32 };
        let first_play = mean - tuning.fpu_reduction;
        // Only a part of the edges may be open, so the priors are normalised here.
        let exploration = tuning.c_puct * (visits as f32 + 1.0).sqrt() / prior_sum.max(1e-9);
        let mut best = (self.open[0], f32::NEG_INFINITY);
        for &i in &self.open {
            let edge = &node.edges[i as usize];
            let value = if edge.visits == 0 { first_play } else { edge.mean() };
            let score = value + exploration * edge.prior / (1.0 + edge.visits as f32);
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    /// Adds the value of a simulation to a node and to the selected edge.
    pub(super) fn backpropagate(&mut self, node: NodeId, edge: u32, value: f32) {
        let node = &mut self.nodes[node.0 as usize];
        node.visits += 1;
        node.value_sum += value;
        let edge = &mut node.edges[edge as usize];
        edge.visits += 1;
        edge.value_sum += value;
    }

    pub(super) fn edge(&self, node: NodeId, edge: u32) -> &Edge<G::Move> {
        &self.nodes[node.0 as usize].edges[edge as usize]
    }

    pub(super) fn edges(&self, node: NodeId) -> &[Edge<G::Move>] {
        &self.nodes[node.0 as usize].edges
    }

    /// The mean value of a node, if it was visited.
    pub(super) fn mean(&self, node: NodeId) -> Option<f32> {
        let node = &self.nodes[node.0 as usize];
        (node.visits > 0).then(|| node.value_sum / node.visits as f32)
    }

    /// Adds the statistics of another tree for a node with the same key.
    pub(super) fn merge(&mut self, node: NodeId, edges: &[Edge<G::Move>]) {
        let node = &mut self.nodes[node.0 as usize];
        for new in edges {
            node.visits += new.visits;
            node.value_sum += new.value_sum;
            match node.edges.iter_mut().find(|edge| edge.m == new.m) {
                Some(edge) => {
                    edge.visits += new.visits;
                    edge.value_sum += new.value_sum;
                }
                None => node.edges.push(*new),
            }
        }
    }

    /// Whether the most visited move will hardly change, after `done` iterations with `left` to go.
    ///
    /// It cannot change if its lead exceeds the iterations that are left. And it nearly never does if
    /// one move has had over nine tenths of the visits for part of the budget and has the highest
    /// mean as well: such a decision is not worth waiting for.
    pub(super) fn is_decided(&self, node: NodeId, done: u64, left: u64, clear_after: u64) -> bool {
        let edges = self.edges(node);
        let Some(first) = edges.iter().max_by_key(|edge| edge.visits) else { return false };
        let rest = || edges.iter().filter(|edge| edge.m != first.m);
        let second = rest().map(|edge| edge.visits).max().unwrap_or(0);
        let lead = u64::from(first.visits - second);
        let mean = |edge: &Edge<G::Move>| edge.value_sum / edge.visits.max(1) as f32;
        let clear = u64::from(first.visits) * 10 > done * 9
            && done * clear_after > left
            && rest().all(|edge| edge.visits < 4 || mean(edge) < mean(first));
        lead > left || clear
    }
}

/// Replaces the heuristic values in `scratch` with the policy prior of each move. If `scratch` has the
/// network's first layer, it must be that of this position.
pub(super) fn fill_priors<G: Evaluate>(
    state: &G,
    seat: Seat,
    scratch: &mut Scratch<G>,
    evaluator: &Evaluator,
) {
    scratch.judge(state, seat);
    let Some(Network::Policy(net)) = evaluator.net else {
        return softmax_at(&mut scratch.heuristic, evaluator.tuning.prior_temperature);
    };
    let hidden = scratch.hidden.take().unwrap_or_else(|| net.position(state, seat));
    for (&m, value) in scratch.moves.iter().zip(&mut scratch.heuristic) {
        *value = net.policy(&hidden, state.action(seat, m), *value);
    }
    scratch.hidden = Some(hidden);
    softmax_at(&mut scratch.heuristic, evaluator.tuning.policy_temperature);
}

/// The history hash of a seat after one more of its moves.
pub(crate) fn extend_history(history: u64, m: impl Hash) -> u64 {
    let mut hasher = KeyHasher::default();
    // The hasher maps zeros to zero and a move may be all zeros. Without a salt, the history after
    // such a move would equal the history before it.
    SALT.hash(&mut hasher);
    history.hash(&mut hasher);
    m.hash(&mut hasher);
    hasher.finish()
}

/// Any odd number with many bits set.
const SALT: u64 = 0x9e37_79b9_7f4a_7c15;

/// A node key from a hashable value.
pub(crate) fn hash_key(value: &impl Hash) -> u64 {
    use std::hash::BuildHasher;
    BuildHasherDefault::<KeyHasher>::default().hash_one(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histories_never_repeat() {
        let mut history = 0;
        let mut seen = vec![history];
        for _ in 0..100 {
            history = extend_history(history, (0u8, 0u16));
            assert!(!seen.contains(&history), "a history comes back to an earlier one");
            seen.push(history);
        }
        assert_ne!(extend_history(0, 1u8), extend_history(0, 2u8));
    }
}
