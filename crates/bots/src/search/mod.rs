//! `search`: Monte Carlo tree search (MCTS) with PUCT selection, for every game.
//!
//! Each iteration (a simulation) imagines a world that the seat cannot tell from the real one,
//! descends the tree in it (selection), adds the first new decision (expansion), evaluates the
//! position there and adds the result to every edge on the way (backpropagation).
//!
//! - **Chance nodes are sampled** with the probabilities of the game. Where node keys are positions
//!   (Duel), what follows a reveal lies below that reveal, and the value of a move is the mean over
//!   all of them. So no seat in the tree plays as if it knew a card before it is turned.
//! - **Simultaneous moves are decoupled**: every deciding seat selects by its own statistics and
//!   does not see the selections of the others. Decoupled PUCT instead of regret matching, because
//!   these games reward good cards far more than bluffing: pure strategies are nearly as good as
//!   mixed ones, and PUCT finds them with fewer simulations. Node keys are the seat's own moves
//!   (hidden hands differ between worlds, so positions would never repeat), and a seat selects only
//!   among the moves that are legal in the world of this iteration. Opponents have nodes down to
//!   `Tuning::opponent_depth`; below it they follow the rollout policy. In 7 Wonders the depth is 0:
//!   what many seats learn by exploring in one tree is mostly the noise of each other's exploration
//!   (`nets/README.md` lists the matches).
//! - **Values are vectors**, one share of the victory per seat. With seven seats the tree does not
//!   assume that all others play against one: each seat maximises its own share (max^n).
//! - **Leaves** are evaluated by a rollout, by the value network, or by a truncated rollout followed
//!   by the network: `Tuning::leaf_evaluation`.
//! - **Priors** come from the heuristic, or from a network with a policy, which corrects it. Where such
//!   a network evaluates the leaves as well, both read the same first layer of the same position.
//! - **What differs between releases** is a value: `Evaluator`.
//!
//! The tree is kept between decisions. Where node keys are positions, the next decision starts with
//! the statistics that it already has.

mod hash;
mod noise;
mod parallel;
mod pv;
mod rollout;
mod root_move;
mod sliced;
mod tree;

use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{BySeat, Fast, Joint, Luck, Seat, Turn};

pub use rollout::{rollout, rollout_turn};
pub use sliced::{Known, SlicedSearch};
pub(crate) use tree::{extend_history, hash_key};

use crate::bot::{Advice, Bot, Knowledge, Opinion};
use crate::budget::{Budget, Clock};
use crate::calibration::calibrate;
use crate::evaluate::{Evaluate, LeafEvaluation, Scratch, ValueVector};
use crate::evaluator::{Evaluator, Network, Release};
use crate::policy_net::decider;
use crate::proven::ProvenMoves;
use crate::style::Style;
use pv::principal_variation;
use tree::{NodeId, Tree, fill_priors};

/// Iterations before the first check for an early stop.
const FIRST_CHECK: u64 = 256;

/// The searching bot.
#[derive(Clone, Debug)]
pub struct Search<G: Evaluate> {
    luck: Fast,
    tree: Tree<G>,
    scratch: Scratch<G>,
    /// The edges selected in the current iteration.
    selected: Vec<SelectedEdge>,
    evaluator: Evaluator,
    /// The node of the current leaf, if it has no moves yet.
    leaf: Option<NodeId>,
    /// The part of noise in the priors of the root, for self-play.
    root_noise: f32,
    /// What the searching seat likes: it changes the priors of its moves.
    style: Option<Style>,
    /// One searcher per thread beyond the first. They keep their trees too.
    workers: Vec<Search<G>>,
    /// A seat whose first move is fixed; see [`Search::search_move`].
    fixed_move: Option<(Seat, G::Move)>,
}

/// The start of a search.
enum Start<G: Evaluate> {
    /// No search is needed.
    Decided(Advice<G::Move>),
    /// The root, and the moves with a proven result.
    Search(G, ProvenMoves<G::Move>),
}

/// The progress of a search.
#[derive(Clone, Copy, Debug)]
struct Progress {
    /// Iterations so far.
    done: u64,
    /// The iteration of the next check for an early stop.
    next_check: u64,
}

impl Default for Progress {
    fn default() -> Self {
        Self { done: 0, next_check: FIRST_CHECK }
    }
}

#[derive(Clone, Copy, Debug)]
struct SelectedEdge {
    seat: Seat,
    node: NodeId,
    edge: u32,
}

impl<G: Evaluate> Search<G> {
    /// The search of this release.
    pub fn new(seed: u64) -> Self {
        Self::with_evaluator(seed, G::evaluator(Release::Current))
    }

    /// A search with these parameters and this network.
    pub fn with_evaluator(seed: u64, evaluator: Evaluator) -> Self {
        Self {
            luck: Fast::new(seed),
            tree: Tree::default(),
            scratch: Scratch::default(),
            selected: Vec::new(),
            evaluator,
            leaf: None,
            root_noise: 0.0,
            style: None,
            workers: Vec::new(),
            fixed_move: None,
        }
    }

    /// The same search, liking something.
    #[must_use]
    pub fn with_style(self, style: Option<Style>) -> Self {
        Self { style, ..self }
    }

    /// Searches a decision of this seat.
    pub fn think(
        &mut self,
        knowledge: Knowledge<'_, G>,
        seat: Seat,
        budget: &Budget,
    ) -> Advice<G::Move> {
        let clock = Clock::start(budget);
        let (root, proven) = match self.begin(knowledge, seat, budget, &clock) {
            Start::Decided(advice) => return advice,
            Start::Search(root, proven) => (root, proven),
        };
        let done = parallel::run(self, knowledge, seat, root.node_key(seat, 0), budget, &clock);
        self.conclude(&root, &proven, seat, done)
    }

    /// Decides without a search if possible; otherwise prepares the tree.
    fn begin(
        &mut self,
        knowledge: Knowledge<'_, G>,
        seat: Seat,
        budget: &Budget,
        clock: &Clock,
    ) -> Start<G> {
        let root = knowledge.sample_world(&mut self.luck);
        self.scratch.style = self.style.map(|style| (seat, style));
        root.legal_moves(seat, &mut self.scratch.moves);
        if let [only] = self.scratch.moves[..]
            && !budget.thorough
        {
            return Start::Decided(only_move(&root, only, seat, &self.evaluator));
        }
        let tuning = &self.evaluator.tuning;
        let half_spent = || clock.is_half_spent();
        if let Some(solved) = root.solve(seat, tuning.solver_positions, &half_spent) {
            let mut advice = solved.advice();
            advice.principal_variation = vec![format!("{seat} {}", root.move_text(advice.best))];
            return Start::Decided(advice);
        }
        let proven = root.proven_moves(seat, tuning.proof_positions, &half_spent);
        self.tree.prepare(G::KEYS_FIX_MOVES);
        self.add_root_noise(&root, seat);
        Start::Search(root, proven)
    }

    /// The advice of the tree, corrected by the proven results.
    fn conclude(
        &mut self,
        root: &G,
        proven: &ProvenMoves<G::Move>,
        seat: Seat,
        done: u64,
    ) -> Advice<G::Move> {
        let mut advice = self.advice(root, seat, done);
        proven.correct(&mut advice);
        if advice.principal_variation.is_empty() {
            advice.principal_variation = principal_variation(&self.tree, root, seat, advice.best);
        }
        advice
    }

    /// Runs iterations until the budget is spent, at least one. Returns their number.
    fn run(
        &mut self,
        knowledge: Knowledge<'_, G>,
        seat: Seat,
        root: u64,
        budget: &Budget,
        clock: &Clock,
    ) -> u64 {
        let mut progress = Progress::default();
        while self.run_once(knowledge, seat, root, budget, clock, &mut progress) {}
        progress.done
    }

    /// Runs one iteration. Returns whether to continue.
    #[inline]
    fn run_once(
        &mut self,
        knowledge: Knowledge<'_, G>,
        seat: Seat,
        root: u64,
        budget: &Budget,
        clock: &Clock,
        progress: &mut Progress,
    ) -> bool {
        let mut state = knowledge.sample_world(&mut self.luck);
        self.iterate(&mut state, seat);
        progress.done += 1;
        let done = progress.done;
        if clock.is_over(done) {
            return false;
        }
        if !budget.thorough && done >= progress.next_check {
            let root = self.tree.find(root).expect("the root has been visited");
            progress.next_check = done + done / 8;
            let clear_after = self.evaluator.tuning.clear_after;
            return !self.tree.is_decided(root, done, clock.remaining(done), clear_after);
        }
        true
    }

    /// One iteration in an imagined world, for the searching seat.
    fn iterate(&mut self, state: &mut G, searcher: Seat) {
        self.selected.clear();
        let mut histories = BySeat::filled(0u64);
        let mut depth = 0;
        let values = loop {
            match state.turn() {
                Turn::Over => break state.terminal_values(),
                Turn::Chance => {
                    let chance = state.draw(&mut self.luck);
                    state.settle(&chance);
                }
                Turn::Seats(seats) => {
                    (self.scratch.hidden, self.leaf) = (None, None);
                    if depth == self.evaluator.tuning.max_depth {
                        break self.evaluate_leaf(state);
                    }
                    let mut is_leaf = false;
                    let mut joint: Option<Joint<G::Move>> = None;
                    let before = self.selected.len();
                    for seat in seats.iter() {
                        let is_opponent = seat != searcher && seats.has(searcher);
                        if is_opponent && depth >= self.evaluator.tuning.opponent_depth {
                            let m = self.opponent_move(state, seat);
                            joint = Some(with(joint, seat, m));
                            continue;
                        }
                        let Some((selected, is_new)) =
                            self.select(state, seat, histories[seat], depth)
                        else {
                            is_leaf = true;
                            break;
                        };
                        // Where the searcher decides too, only its own new node ends the descent:
                        // waiting for every seat would keep a tree of many seats one turn deep.
                        is_leaf |= is_new && !is_opponent;
                        let m = self.tree.edge(selected.node, selected.edge).m;
                        histories[seat] = extend_history(histories[seat], m);
                        joint = Some(with(joint, seat, m));
                        self.selected.push(selected);
                    }
                    if is_leaf && depth > 0 {
                        // A new position is evaluated as it is; its moves are for later iterations.
                        self.selected.truncate(before);
                        break self.evaluate_leaf(state);
                    }
                    depth += 1;
                    state.play_unchecked(&joint.expect("a turn of seats has a seat"));
                }
            }
        };
        for selected in &self.selected {
            self.tree.backpropagate(selected.node, selected.edge, values[selected.seat]);
        }
    }

    /// Finds or expands the node of a seat's decision and selects one of its moves. Also returns
    /// whether the node is new. `None` if the tree is full.
    fn select(
        &mut self,
        state: &G,
        seat: Seat,
        history: u64,
        depth: u8,
    ) -> Option<(SelectedEdge, bool)> {
        let key = state.node_key(seat, history);
        let found = self.tree.find(key);
        let node = match found {
            Some(node) if G::KEYS_FIX_MOVES => {
                if self.tree.edges(node).is_empty() {
                    state.legal_moves(seat, &mut self.scratch.moves);
                    self.tree.add_edges(node, state, seat, &mut self.scratch, &self.evaluator);
                } else {
                    self.tree.open_all(node);
                }
                node
            }
            Some(node) => {
                state.legal_moves(seat, &mut self.scratch.moves);
                self.tree.open_legal(node, state, seat, &mut self.scratch, &self.evaluator);
                node
            }
            None if self.tree.is_full() => return None,
            None if G::KEYS_FIX_MOVES && depth > 0 && self.evaluator.tuning.lazy_expansion => {
                self.leaf = Some(self.tree.add(key));
                return None;
            }
            None => {
                state.legal_moves(seat, &mut self.scratch.moves);
                self.tree.expand(key, state, seat, &mut self.scratch, &self.evaluator)
            }
        };
        let fixed = self.fixed_move.filter(|(who, _)| history == 0 && *who == seat);
        let edge = fixed
            .and_then(|(_, m)| self.tree.edges(node).iter().position(|edge| edge.m == m))
            .map_or_else(|| self.tree.select(node, &self.evaluator.tuning), |edge| edge as u32);
        Some((SelectedEdge { seat, node, edge }, found.is_none()))
    }

    /// The move of an opponent beyond `opponent_depth`.
    fn opponent_move(&mut self, state: &G, seat: Seat) -> G::Move {
        if !self.evaluator.tuning.policy_opponents {
            return state.rollout_move(seat, &mut self.luck, &mut self.scratch);
        }
        state.legal_moves(seat, &mut self.scratch.moves);
        self.scratch.hidden = None;
        fill_priors(state, seat, &mut self.scratch, &self.evaluator);
        let mut at = self.luck.bits() as f32 / u32::MAX as f32;
        let chances = self.scratch.moves.iter().zip(&self.scratch.heuristic);
        for (&m, chance) in chances {
            at -= chance;
            if at < 0.0 {
                return m;
            }
        }
        self.scratch.moves[0]
    }

    fn evaluate_leaf(&mut self, state: &mut G) -> ValueVector {
        let net = self.evaluator.net;
        let turns = match (self.evaluator.tuning.leaf_evaluation, net) {
            (LeafEvaluation::Rollout, _) | (_, None) => u8::MAX,
            (LeafEvaluation::Net, _) => 0,
            (LeafEvaluation::TruncatedRollout(turns), _) => turns,
        };
        for _ in 0..turns {
            if !rollout_turn(state, &mut self.luck, &mut self.scratch) {
                return state.terminal_values();
            }
        }
        match net {
            Some(net) => {
                if let (Network::Policy(net), 0, Turn::Seats(_)) = (net, turns, state.turn())
                    && net.evaluates_once()
                {
                    let seat = decider(state);
                    let known = self.scratch.hidden.take();
                    let hidden = known.unwrap_or_else(|| net.position(state, seat));
                    if let Some(leaf) = self.leaf {
                        self.tree.keep_hidden(leaf, &hidden);
                    }
                    return net.values_from(&hidden, seat);
                }
                // The network was trained on positions where a seat decides.
                settle_all(state, &mut self.luck);
                if state.turn() == Turn::Over { state.terminal_values() } else { net.values(state) }
            }
            None => state.terminal_values(),
        }
    }

    fn advice(&mut self, root: &G, seat: Seat, done: u64) -> Advice<G::Move> {
        let node = self.tree.find(root.node_key(seat, 0)).expect("the root has been visited");
        root.legal_moves(seat, &mut self.scratch.moves);
        let mean = self.tree.mean(node).unwrap_or(1.0 / f32::from(root.seats()));
        let edges = self.tree.edges(node);
        let mut opinions: Vec<Opinion<G::Move>> = Vec::with_capacity(self.scratch.moves.len());
        let mut best: Option<(u32, f32, usize)> = None;
        for (i, &m) in self.scratch.moves.iter().enumerate() {
            let visited = edges.iter().find(|edge| edge.m == m && edge.visits > 0);
            let (value, visits) = visited.map_or((mean, 0), |edge| (edge.mean(), edge.visits));
            let calibrated = calibrate(value, root.seats(), self.evaluator.tuning.calibration);
            opinions.push(Opinion { m, value: calibrated, visits: u64::from(visits) });
            // The most visited move, not the highest mean: a mean of a few visits is noise.
            if best.is_none_or(|(most, highest, _)| (visits, value) > (most, highest)) {
                best = Some((visits, value, i));
            }
        }
        let best = opinions[best.expect("a deciding seat has a move").2];
        Advice {
            best: best.m,
            value: best.value,
            opinions,
            principal_variation: principal_variation(&self.tree, root, seat, best.m),
            iterations: done,
            exact: false,
        }
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move> {
        self.think(Knowledge::Seat(view), seat, budget)
    }
}

/// Adds a move to the moves of a turn.
fn with<M: Copy>(joint: Option<Joint<M>>, seat: Seat, m: M) -> Joint<M> {
    joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m))
}

/// The decision of a seat with a single legal move.
fn only_move<G: Evaluate>(
    root: &G,
    only: G::Move,
    seat: Seat,
    evaluator: &Evaluator,
) -> Advice<G::Move> {
    let value = evaluator.net.map_or(1.0 / f32::from(root.seats()), |net| net.values(root)[seat]);
    let value = calibrate(value, root.seats(), evaluator.tuning.calibration);
    Advice {
        best: only,
        value,
        opinions: vec![Opinion { m: only, value, visits: 0 }],
        principal_variation: vec![format!("{seat} {}", root.move_text(only))],
        iterations: 0,
        exact: false,
    }
}
