//! `ismcts`: an information-set search with rollouts to the end of the game and no network. It is here as an
//! opponent that is different by design from `search`.
//!
//! - **One tree over what is decided.** The statistics of a move are shared over everything that chance or
//!   hidden hands may bring: every iteration draws a new world, and nodes stand for sequences of moves.
//! - **UCB1** on results from -1 to 1, without a prior: every move is tried. Only moves that are legal in the
//!   world of the iteration compete, each against the iterations in which it was legal.
//! - **Rollouts** follow [`Evaluate::guided_move`]; each seat draws a plan for each of them.
//! - The move with the highest mean is played.
//!
//! In Duel both seats have nodes; where seats decide at the same time, only the searching seat has, and the
//! others follow the rollout policy.

mod tree;

use mirabilia_kernel::{BySeat, Fast, Joint, Luck, Seat, Turn};

use crate::bot::{Advice, Bot, Knowledge, Opinion};
use crate::budget::{Budget, Clock};
use crate::evaluate::{Evaluate, Scratch, ValueVector};
use crate::search::{extend_history, hash_key};
use tree::Tree;

/// The exploration constant for two seats. At larger tables results differ less.
const EXPLORATION: f32 = 1.5;

/// The information-set search.
#[derive(Clone, Debug)]
pub(crate) struct Ismcts<G: Evaluate> {
    luck: Fast,
    tree: Tree<G::Move>,
    scratch: Scratch<G>,
    /// The arms of the current iteration: seat, node, arm.
    path: Vec<(Seat, u32, u32)>,
}

impl<G: Evaluate> Ismcts<G> {
    pub(crate) fn new(seed: u64) -> Self {
        let luck = Fast::new(seed);
        Self { luck, tree: Tree::default(), scratch: Scratch::default(), path: Vec::new() }
    }

    /// One iteration from a world, for the searching seat.
    fn iterate(&mut self, state: &mut G, searcher: Seat) {
        self.path.clear();
        let exploration = EXPLORATION * 2.0 / f32::from(state.seats());
        let mut histories = BySeat::filled(0u64);
        let mut in_tree = true;
        // Whether each seat plays for science in this rollout.
        let plans = self.luck.bits();
        loop {
            let seats = match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = state.draw(&mut self.luck);
                    state.settle(&chance);
                    continue;
                }
                Turn::Seats(seats) => seats,
            };
            let mut joint: Option<Joint<G::Move>> = None;
            for seat in seats.iter() {
                let m = if in_tree && (G::KEYS_FIX_MOVES || seat == searcher) {
                    state.legal_moves(seat, &mut self.scratch.moves);
                    let key = hash_key(&(seat, histories[seat]));
                    let (node, is_new) = self.tree.find_or_add(key);
                    let moves = &self.scratch.moves;
                    let arm = self.tree.select(node, moves, exploration, &mut self.luck);
                    self.path.push((seat, node, arm));
                    in_tree = !is_new && !self.tree.is_full();
                    let m = self.tree.arm(node, arm).m;
                    if G::KEYS_FIX_MOVES {
                        // Everybody sees the moves of the others.
                        for other in Seat::all(state.seats()) {
                            histories[other] = extend_history(histories[other], m);
                        }
                    } else {
                        histories[seat] = extend_history(histories[seat], m);
                    }
                    m
                } else {
                    let science = plans >> seat.index() & 1 == 1;
                    state.guided_move(seat, science, &mut self.luck, &mut self.scratch)
                };
                joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
            }
            state.play_unchecked(&joint.expect("a turn of seats has a seat"));
        }
        let values: ValueVector = state.terminal_values();
        for &(seat, node, arm) in &self.path {
            self.tree.add(node, arm, 2.0 * values[seat] - 1.0);
        }
    }
}

impl<G: Evaluate> Bot<G> for Ismcts<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move> {
        let (clock, knowledge) = (Clock::start(budget), Knowledge::Seat(view));
        let root: G = knowledge.sample_world(&mut self.luck);
        let mut moves = Vec::new();
        root.legal_moves(seat, &mut moves);
        self.tree.clear();
        let mut done = 0;
        while moves.len() > 1 {
            let mut world = knowledge.sample_world(&mut self.luck);
            self.iterate(&mut world, seat);
            done += 1;
            if clock.is_over(done) {
                break;
            }
        }
        let node = self.tree.find_or_add(hash_key(&(seat, 0u64))).0;
        let fair = 1.0 / f32::from(root.seats());
        let opinion = |&m: &G::Move| match self.tree.arms(node).iter().find(|arm| arm.m == m) {
            Some(arm) if arm.visits > 0 => {
                let value = f32::midpoint(arm.mean(), 1.0).clamp(0.0, 1.0);
                Opinion { m, value, visits: u64::from(arm.visits) }
            }
            _ => Opinion { m, value: fair, visits: 0 },
        };
        let opinions: Vec<_> = moves.iter().map(opinion).collect();
        let tried = |opinion: &&Opinion<G::Move>| done == 0 || opinion.visits > 0;
        let best = opinions.iter().filter(tried).max_by(|a, b| a.value.total_cmp(&b.value));
        let Opinion { m: best, value, .. } = *best.expect("a deciding seat has a move");
        Advice {
            best,
            value,
            opinions,
            principal_variation: vec![format!("{seat} {}", root.move_text(best))],
            iterations: done,
            exact: false,
        }
    }
}
