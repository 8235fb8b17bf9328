//! `search`: a tree of what could happen, grown where it matters.
//!
//! One search serves every game. Each iteration imagines a world that the seat cannot tell from the
//! real one, walks down the tree in it, judges the position where the tree ends and takes the
//! verdict back up.
//!
//! - **Luck is sampled as it falls**, with the game's own chances. Where positions are the keys of
//!   the tree (Duel), what follows a reveal hangs below that reveal, and the value of a move is the
//!   mean over all of them: nobody in the tree plays as if they knew the card before it is turned.
//! - **Simultaneous turns are decoupled**: every seat that decides picks by its own statistics, none
//!   sees the others' picks. Decoupled selection (with upper confidence bounds) rather than regret
//!   matching, because these games reward good cards far more than bluffing: pure choices are nearly
//!   as good as mixed ones, and confidence bounds learn them with fewer looks. Its keys are what the
//!   seat itself did (hidden hands differ from world to world, so positions would never repeat), and
//!   a seat picks only among what is legal in the world of this iteration. For so many turns as the
//!   game's tuning says (`others`); beyond, the other seats play at a glance, as in a playout. In
//!   7 Wonders that is from the start: what many seats find out by trying their moves in one tree is
//!   mostly the noise of each other's trials (`nets/README.md` has the matches).
//! - **Every seat has a value**: the share of the victory. With seven seats the tree is not a duel
//!   of one against all; each seat maximises its own share.
//! - **Where the tree ends**, the game's tuning says whether a playout or the network judges.
//!
//! The tree outlives the decision: where keys are positions, the next decision begins with what is
//! already known about it.

mod focus;
mod line;
mod playout;
mod threads;
mod tree;

use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{BySeat, Fast, Game, Joint, Luck, Seat, Turn};

pub use playout::{play_out_well, play_turn_well};
pub use tree::key_of;

use crate::bot::{Advice, Bot, Knowledge, Opinion};
use crate::budget::{Budget, Clock};
use crate::chance::sharpened;
use crate::judge::{Judged, Leaf, Scratch, Shares};
use tree::{NodeId, Tree, step_path};

/// Looks before it may end early or asks how long is left.
const EARLY_CHECK: u64 = 256;

/// The searching bot.
#[derive(Clone, Debug)]
pub struct Search<G: Judged> {
    luck: Fast,
    tree: Tree<G>,
    scratch: Scratch<G>,
    trace: Vec<Visit>,
    leaf: Leaf,
    /// One more searcher for each thread beyond the first; they keep their trees too.
    others: Vec<Search<G>>,
    /// The first move of a seat is this one: see [`Search::look_at`].
    forced: Option<(Seat, G::Move)>,
}

/// One decision on the way down: whose, where, which.
#[derive(Clone, Copy, Debug)]
struct Visit {
    seat: Seat,
    node: NodeId,
    edge: u32,
}

impl<G: Judged> Search<G> {
    /// A search whose luck follows from this number.
    pub fn new(seed: u64) -> Self {
        Self::with_leaf(seed, G::TUNING.leaf)
    }

    /// The same, judging positions at the end of its tree in a way of its own: for comparing ways.
    pub fn with_leaf(seed: u64, leaf: Leaf) -> Self {
        Self {
            luck: Fast::new(seed),
            tree: Tree::default(),
            scratch: Scratch::default(),
            trace: Vec::new(),
            leaf: if G::net().is_none() { Leaf::Playout } else { leaf },
            others: Vec::new(),
            forced: None,
        }
    }

    /// Thinks about a decision of this seat.
    pub fn think(
        &mut self,
        known: Knowledge<'_, G>,
        seat: Seat,
        budget: &Budget,
    ) -> Advice<G::Move> {
        let clock = Clock::start(budget);
        let root = world(known, &mut self.luck);
        root.legal_moves(seat, &mut self.scratch.moves);
        if let [only] = self.scratch.moves[..]
            && !budget.thorough
        {
            return single(&root, only, seat);
        }
        if let Some(solved) = root.solve(seat, &|| clock.is_half_spent()) {
            let mut advice = solved.advice();
            advice.line = vec![format!("{seat} {}", root.move_text(advice.best))];
            return advice;
        }
        let forced = root.forced(seat, &|| clock.is_half_spent());
        self.tree.make_room(G::KEYS_FIX_MOVES);
        let done = threads::grow(self, known, seat, root.key(seat, 0), budget, &clock);
        let mut advice = self.advice(&root, seat, done);
        forced.correct(&mut advice);
        if advice.line.is_empty() {
            advice.line = line::best_line(&self.tree, &root, seat, advice.best);
        }
        advice
    }

    /// Iterates until the clock runs out and says how often. The root is looked at at least once.
    fn grow(
        &mut self,
        known: Knowledge<'_, G>,
        seat: Seat,
        root: u64,
        budget: &Budget,
        clock: &Clock,
    ) -> u64 {
        let mut done = 0;
        let mut next_check = EARLY_CHECK;
        loop {
            let mut state = world(known, &mut self.luck);
            self.iterate(&mut state, seat);
            done += 1;
            if clock.is_over(done) {
                return done;
            }
            if !budget.thorough && done >= next_check {
                let root = self.tree.find(root).expect("the root was looked at");
                if self.tree.is_decided(root, done, clock.left(done)) {
                    return done;
                }
                next_check = done + done / 8;
            }
        }
    }

    /// One iteration from an imagined world, for the seat that asks.
    fn iterate(&mut self, state: &mut G, me: Seat) {
        self.trace.clear();
        let mut paths = BySeat::filled(0u64);
        let mut depth = 0;
        let shares = loop {
            match state.turn() {
                Turn::Over => break state.ended(),
                Turn::Chance => {
                    let chance = state.draw(&mut self.luck);
                    state.settle(&chance);
                }
                Turn::Seats(seats) => {
                    if depth == G::TUNING.depth {
                        break self.judge(state);
                    }
                    let mut new = false;
                    let mut joint: Option<Joint<G::Move>> = None;
                    let before = self.trace.len();
                    for seat in seats.iter() {
                        if seat != me && seats.has(me) && depth >= G::TUNING.others {
                            let m = state.playout_move(seat, &mut self.luck, &mut self.scratch);
                            joint = Some(with(joint, seat, m));
                            continue;
                        }
                        let Some((visit, first)) = self.visit(state, seat, paths[seat]) else {
                            new = true;
                            break;
                        };
                        // Where the searcher decides too, only its own new decision ends the walk:
                        // waiting for everybody would keep the tree of many seats one turn deep.
                        new |= first && (seat == me || !seats.has(me));
                        let m = self.tree.edge(visit.node, visit.edge).m;
                        paths[seat] = step_path(paths[seat], m);
                        joint = Some(with(joint, seat, m));
                        self.trace.push(visit);
                    }
                    if new && depth > 0 {
                        // A new position is judged as it is; what to do in it is for later looks.
                        self.trace.truncate(before);
                        break self.judge(state);
                    }
                    depth += 1;
                    state.play_unchecked(&joint.expect("a turn of seats has a seat"));
                }
            }
        };
        for visit in &self.trace {
            self.tree.learn(visit.node, visit.edge, shares[visit.seat]);
        }
    }

    /// Finds or makes the node of a seat's decision, and picks one of its moves. Says whether it is
    /// new; `None` when there is no room for a new one.
    fn visit(&mut self, state: &G, seat: Seat, path: u64) -> Option<(Visit, bool)> {
        let key = state.key(seat, path);
        let found = self.tree.find(key);
        let node = match found {
            Some(node) if G::KEYS_FIX_MOVES => {
                self.tree.open_all(node);
                node
            }
            Some(node) => {
                state.legal_moves(seat, &mut self.scratch.moves);
                self.tree.admit(node, state, seat, &mut self.scratch);
                node
            }
            None if self.tree.is_full() => return None,
            None => {
                state.legal_moves(seat, &mut self.scratch.moves);
                self.tree.insert(key, state, seat, &mut self.scratch)
            }
        };
        let forced = self.forced.filter(|(who, _)| path == 0 && *who == seat);
        let edge = forced
            .and_then(|(_, m)| self.tree.edges(node).iter().position(|edge| edge.m == m))
            .map_or_else(|| self.tree.pick(node, &G::TUNING), |edge| edge as u32);
        Some((Visit { seat, node, edge }, found.is_none()))
    }

    /// The shares of a position at the end of the tree.
    fn judge(&mut self, state: &mut G) -> Shares {
        let net = G::net();
        let turns = match (self.leaf, net) {
            (Leaf::Playout, _) | (_, None) => u8::MAX,
            (Leaf::Net, _) => 0,
            (Leaf::Short(turns), _) => turns,
        };
        for _ in 0..turns {
            if !play_turn_well(state, &mut self.luck, &mut self.scratch) {
                return state.ended();
            }
        }
        match net {
            Some(net) => {
                // The network is asked where somebody decides, as in its lessons.
                settle_all(state, &mut self.luck);
                if state.turn() == Turn::Over { state.ended() } else { net.shares(state) }
            }
            None => state.ended(),
        }
    }

    fn advice(&mut self, root: &G, seat: Seat, done: u64) -> Advice<G::Move> {
        let node = self.tree.find(root.key(seat, 0)).expect("the root was looked at");
        root.legal_moves(seat, &mut self.scratch.moves);
        let mean = self.tree.mean(node).unwrap_or(1.0 / f32::from(root.seats()));
        let edges = self.tree.edges(node);
        let mut opinions: Vec<Opinion<G::Move>> = Vec::with_capacity(self.scratch.moves.len());
        let mut best: Option<(u32, f32, usize)> = None;
        for (i, &m) in self.scratch.moves.iter().enumerate() {
            let known = edges.iter().find(|edge| edge.m == m && edge.visits > 0);
            let (value, visits) =
                known.map_or((mean, 0), |e| (e.total / e.visits as f32, e.visits));
            let chance = sharpened(value, root.seats(), G::TUNING.sharpness);
            opinions.push(Opinion { m, value: chance, visits: u64::from(visits) });
            // The most visited move, not the highest mean: a few lucky looks make no best move.
            if best.is_none_or(|(most, highest, _)| (visits, value) > (most, highest)) {
                best = Some((visits, value, i));
            }
        }
        let best = opinions[best.expect("a deciding seat has a move").2];
        let line = line::best_line(&self.tree, root, seat, best.m);
        Advice { best: best.m, value: best.value, opinions, line, iterations: done, exact: false }
    }
}

impl<G: Judged> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move> {
        self.think(Knowledge::Seat(view), seat, budget)
    }
}

/// A world that fits what is known.
fn world<G: Game>(known: Knowledge<'_, G>, luck: &mut impl Luck) -> G {
    match known {
        Knowledge::Seat(view) => G::imagine(view, luck),
        Knowledge::All(state) => state.clone(),
    }
}

/// The moves of a turn and one more.
fn with<M: Copy>(joint: Option<Joint<M>>, seat: Seat, m: M) -> Joint<M> {
    joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m))
}

/// The decision of a seat that has no choice.
fn single<G: Judged>(root: &G, only: G::Move, seat: Seat) -> Advice<G::Move> {
    let value = G::net().map_or(1.0 / f32::from(root.seats()), |net| net.shares(root)[seat]);
    let value = sharpened(value, root.seats(), G::TUNING.sharpness);
    Advice {
        best: only,
        value,
        opinions: vec![Opinion { m: only, value, visits: 0 }],
        line: vec![format!("{seat} {}", root.move_text(only))],
        iterations: 0,
        exact: false,
    }
}
