//! The tree: nodes by key, with what was learned of each move.

use std::hash::{BuildHasherDefault, Hash, Hasher};

use hashbrown::HashTable;
use mirabilia_kernel::Seat;
use rustc_hash::FxHasher;

use crate::judge::{Judged, Scratch, Tuning};

/// Nodes beyond this are not stored: play goes on from there by judgement alone. About 100 MB.
const MOST_NODES: usize = 400_000;

/// Which node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// One move of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) m: M,
    /// How likely it seemed before any look.
    pub(super) prior: f32,
    /// The sum of the shares it brought.
    pub(super) total: f32,
    pub(super) visits: u32,
}

#[derive(Clone, Debug)]
struct Node<M> {
    key: u64,
    edges: Vec<Edge<M>>,
    total: f32,
    visits: u32,
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Judged> {
    index: HashTable<u32>,
    nodes: Vec<Node<G::Move>>,
    /// The edges that are legal in the world of this iteration, for the node visited last.
    open: Vec<u32>,
}

impl<G: Judged> Default for Tree<G> {
    fn default() -> Self {
        Self { index: HashTable::new(), nodes: Vec::new(), open: Vec::new() }
    }
}

impl<G: Judged> Tree<G> {
    /// Before a new decision: keeps what is known where it can be met again and there is room.
    pub(super) fn make_room(&mut self, keep: bool) {
        if !keep || self.nodes.len() > MOST_NODES / 2 {
            self.index.clear();
            self.nodes.clear();
        }
    }

    pub(super) fn find(&self, key: u64) -> Option<NodeId> {
        self.index.find(key, |&i| self.nodes[i as usize].key == key).map(|&i| NodeId(i))
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST_NODES
    }

    /// A new node with the legal moves in `scratch`.
    pub(super) fn insert(
        &mut self,
        key: u64,
        state: &G,
        seat: Seat,
        scratch: &mut Scratch<G>,
    ) -> NodeId {
        weigh(state, seat, scratch);
        let edges: Vec<_> = scratch
            .moves
            .iter()
            .zip(&scratch.worths)
            .map(|(&m, &prior)| Edge { m, prior, total: 0.0, visits: 0 })
            .collect();
        self.open.clear();
        self.open.extend(0..edges.len() as u32);
        let id = self.nodes.len() as u32;
        self.nodes.push(Node { key, edges, total: 0.0, visits: 0 });
        let nodes = &self.nodes;
        self.index.insert_unique(key, id, |&i| nodes[i as usize].key);
        NodeId(id)
    }

    /// Opens exactly the moves in `scratch` at a node whose legal moves differ from world to world.
    pub(super) fn admit(&mut self, node: NodeId, state: &G, seat: Seat, scratch: &mut Scratch<G>) {
        let edges = &mut self.nodes[node.0 as usize].edges;
        self.open.clear();
        let mut weighed = false;
        let mut hint = 0;
        for i in 0..scratch.moves.len() {
            let m = scratch.moves[i];
            // Both lists are nearly in the same order: the next edge is usually the one.
            let known = edges[hint..].iter().position(|e| e.m == m).map(|at| at + hint);
            let known = known.or_else(|| edges[..hint].iter().position(|e| e.m == m));
            let at = known.unwrap_or(edges.len());
            if known.is_none() {
                if !weighed {
                    weigh(state, seat, scratch);
                    weighed = true;
                }
                edges.push(Edge { m, prior: scratch.worths[i], total: 0.0, visits: 0 });
            }
            hint = at + 1;
            self.open.push(at as u32);
        }
    }

    /// All moves of a node are legal.
    pub(super) fn open_all(&mut self, node: NodeId) {
        self.open.clear();
        self.open.extend(0..self.nodes[node.0 as usize].edges.len() as u32);
    }

    /// The open move with the highest upper bound: what it brought, and more the likelier it seemed
    /// and the less it was tried.
    pub(super) fn pick(&self, node: NodeId, tuning: &Tuning) -> u32 {
        let node = &self.nodes[node.0 as usize];
        let (mut visits, mut priors) = (0, 0.0);
        for &i in &self.open {
            let edge = &node.edges[i as usize];
            visits += edge.visits;
            priors += edge.prior;
        }
        let mean = if node.visits == 0 { 0.5 } else { node.total / node.visits as f32 };
        let untried = mean - tuning.doubt;
        let pull = tuning.explore * (visits as f32 + 1.0).sqrt() / priors.max(1e-9);
        let mut best = (self.open[0], f32::NEG_INFINITY);
        for &i in &self.open {
            let edge = &node.edges[i as usize];
            let value = if edge.visits == 0 { untried } else { edge.total / edge.visits as f32 };
            let bound = value + pull * edge.prior / (1.0 + edge.visits as f32);
            if bound > best.1 {
                best = (i, bound);
            }
        }
        best.0
    }

    /// Takes a verdict back to a move.
    pub(super) fn learn(&mut self, node: NodeId, edge: u32, share: f32) {
        let node = &mut self.nodes[node.0 as usize];
        node.visits += 1;
        node.total += share;
        let edge = &mut node.edges[edge as usize];
        edge.visits += 1;
        edge.total += share;
    }

    pub(super) fn edge(&self, node: NodeId, edge: u32) -> &Edge<G::Move> {
        &self.nodes[node.0 as usize].edges[edge as usize]
    }

    pub(super) fn edges(&self, node: NodeId) -> &[Edge<G::Move>] {
        &self.nodes[node.0 as usize].edges
    }

    /// The mean share of a node, if it was looked at.
    pub(super) fn mean(&self, node: NodeId) -> Option<f32> {
        let node = &self.nodes[node.0 as usize];
        (node.visits > 0).then(|| node.total / node.visits as f32)
    }

    /// Adds what another tree learned at a node of the same key.
    pub(super) fn add(&mut self, node: NodeId, edges: &[Edge<G::Move>]) {
        let node = &mut self.nodes[node.0 as usize];
        for new in edges {
            node.visits += new.visits;
            node.total += new.total;
            match node.edges.iter_mut().find(|edge| edge.m == new.m) {
                Some(edge) => {
                    edge.visits += new.visits;
                    edge.total += new.total;
                }
                None => node.edges.push(*new),
            }
        }
    }

    /// Would `left` more looks hardly change which move was looked at most, after `done`?
    ///
    /// Certainly when the lead is larger than all that is left. And nearly always when one move has
    /// drawn nearly all looks for a good part of the time and is the best by its mean as well: a
    /// clear decision is not worth waiting for.
    pub(super) fn is_decided(&self, node: NodeId, done: u64, left: u64) -> bool {
        let edges = self.edges(node);
        let Some(first) = edges.iter().max_by_key(|edge| edge.visits) else { return false };
        let others = || edges.iter().filter(|edge| edge.m != first.m);
        let second = others().map(|edge| edge.visits).max().unwrap_or(0);
        let lead = u64::from(first.visits - second);
        let mean = |edge: &Edge<G::Move>| edge.total / edge.visits.max(1) as f32;
        let clear = u64::from(first.visits) * 10 > done * 9
            && done * CLEAR_AFTER > left
            && others().all(|edge| edge.visits < 4 || mean(edge) < mean(first));
        lead > left || clear
    }
}

/// A clear decision may end after one part in this many plus one of the budget.
const CLEAR_AFTER: u64 = 5;

/// Replaces the worths in `scratch` by how likely each move seems.
fn weigh<G: Judged>(state: &G, seat: Seat, scratch: &mut Scratch<G>) {
    state.worths(seat, &scratch.moves, &mut scratch.worths);
    let top = scratch.worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for worth in &mut scratch.worths {
        *worth = ((*worth - top) / G::TUNING.warmth).exp();
        sum += *worth;
    }
    scratch.worths.iter_mut().for_each(|worth| *worth /= sum);
}

/// A seat's path after one more of its moves.
pub(super) fn step_path(path: u64, m: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    // The hasher takes zeros to zero, and a move may be all zeros: without a start of its own, the
    // path after it would be the path before it.
    START.hash(&mut hasher);
    path.hash(&mut hasher);
    m.hash(&mut hasher);
    hasher.finish()
}

/// Any odd number with many bits.
const START: u64 = 0x9e37_79b9_7f4a_7c15;

/// A key for anything that can be hashed.
pub fn key_of(value: &impl Hash) -> u64 {
    use std::hash::BuildHasher;
    BuildHasherDefault::<FxHasher>::default().hash_one(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_leads_on() {
        let mut path = 0;
        let mut seen = vec![path];
        for _ in 0..100 {
            path = step_path(path, (0u8, 0u16));
            assert!(!seen.contains(&path), "a path comes back to where it was");
            seen.push(path);
        }
        assert_ne!(step_path(0, 1u8), step_path(0, 2u8));
    }
}
