//! The exact solver of endings: every move of both sides, averaged over luck.
//!
//! Expectimax with alpha-beta pruning at decisions, Star1 pruning at chance nodes (a reveal is
//! abandoned when the outcomes that are left cannot bring its mean back into the window), move
//! ordering, and a transposition table. Values are seat 0's share of the victory, from 0 to 1.

use mirabilia_games::duel::{Move, Phase, State};
use mirabilia_kernel::{Game, Seat, Turn};

use super::heuristic;
use super::rollout::{CARD_POINTS, WONDER_POINTS};
use crate::evaluate::outcome_values;
use crate::solved::Solved;

/// The solver gives up after this many positions, whatever the time, so that decisions without a time
/// limit are the same on every machine.
const MAX_POSITIONS: u64 = 400_000;
/// Positions between two readings of the clock.
const CLOCK_INTERVAL: u64 = 128;
/// Entries of the transposition table.
const TABLE: usize = 1 << 15;
/// Smaller differences are rounding errors.
const ROUNDING: f64 = 1e-9;

/// Every legal move with its exact value, or `None` if that takes too long.
pub(super) fn solve(
    state: &State,
    seat: Seat,
    positions: u32,
    timed_out: &dyn Fn() -> bool,
) -> Option<Solved<Move>> {
    let is_ending = state.age() == 3 && state.phase() != Phase::DealAge;
    if !is_ending || estimate(state) > f64::from(positions) {
        return None;
    }
    let mut solver = Solver::new(timed_out);
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    let mut values = Vec::with_capacity(moves.len());
    for &m in &moves {
        let mut next = *state;
        next.play_one(seat, m);
        let value = solver.value(&next, 0.0, 1.0, 0)?;
        values.push((m, if seat.index() == 0 { value } else { 1.0 - value }));
    }
    // Among equal moves take the best by heuristic: it is the hardest to answer for a rival that
    // makes mistakes.
    let mut worths = Vec::new();
    heuristic::evaluate(state, seat, &moves, &mut worths);
    let top = values.iter().map(|v| v.1).fold(0.0, f64::max);
    let best = (0..moves.len())
        .filter(|&i| values[i].1 >= top - ROUNDING)
        .max_by(|&a, &b| worths[a].total_cmp(&worths[b]))?;
    Some(Solved {
        moves: values.into_iter().map(|(m, value)| (m, value as f32)).collect(),
        best: moves[best],
        positions: solver.positions,
    })
}

/// The expected number of positions, fitted to endings of some hundred games.
fn estimate(state: &State) -> f64 {
    let left = state.left().count_ones() as i32;
    let hidden = state.face_down().count_ones() as i32;
    let unbuilt = |seat| state.city(Seat::new(seat)).unbuilt().len();
    let wonders = f64::from(unbuilt(0) + unbuilt(1));
    3.0 * 2.35f64.powi(left) * 1.8f64.powi(hidden) * (0.6 + 0.15 * wonders)
}

/// An entry of the transposition table: bounds on the value of a position, and the best move so far.
#[derive(Clone, Copy)]
struct Bounds {
    key: u64,
    low: f64,
    high: f64,
    best: Option<Move>,
}

struct Solver<'a> {
    timed_out: &'a dyn Fn() -> bool,
    positions: u64,
    transpositions: Vec<Option<Bounds>>,
    /// One list of moves per depth, reused.
    lists: Vec<Vec<(Move, f32)>>,
    moves: Vec<Move>,
}

impl<'a> Solver<'a> {
    fn new(timed_out: &'a dyn Fn() -> bool) -> Self {
        Self {
            timed_out,
            positions: 0,
            transpositions: vec![None; TABLE],
            lists: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Seat 0's value: exact between `low` and `high`, otherwise a bound. `None` on timeout.
    fn value(&mut self, state: &State, low: f64, high: f64, depth: usize) -> Option<f64> {
        self.positions += 1;
        if self.positions >= MAX_POSITIONS
            || self.positions.is_multiple_of(CLOCK_INTERVAL) && (self.timed_out)()
        {
            return None;
        }
        match state.turn() {
            Turn::Over => Some(f64::from(outcome_values(state)[Seat::new(0)])),
            Turn::Chance => self.chance(state, low, high, depth),
            Turn::Seats(_) => self.decision(state, low, high, depth),
        }
    }

    fn chance(&mut self, state: &State, low: f64, high: f64, depth: usize) -> Option<f64> {
        let outcomes = state.chances()?;
        let mut rest: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let whole = rest;
        let mut sum = 0.0;
        for (chance, weight) in outcomes {
            let weight = f64::from(weight);
            rest -= weight;
            // The window of this outcome: where the mean can still be within the bounds, if all
            // remaining outcomes are the worst or the best possible.
            let floor = ((low * whole - sum - rest) / weight).max(0.0);
            let ceiling = ((high * whole - sum) / weight).min(1.0);
            let mut next = *state;
            next.settle(&chance);
            let value = self.value(&next, floor, ceiling, depth + 1)?;
            sum += weight * value;
            if (sum + rest) / whole <= low {
                return Some((sum + rest) / whole);
            }
            if sum / whole >= high {
                return Some(sum / whole);
            }
        }
        Some(sum / whole)
    }

    fn decision(
        &mut self,
        state: &State,
        mut low: f64,
        mut high: f64,
        depth: usize,
    ) -> Option<f64> {
        let key = state.fingerprint();
        let slot = key as usize % TABLE;
        let mut first = None;
        let mut bounds = (0.0, 1.0);
        if let Some(entry) = self.transpositions[slot]
            && entry.key == key
        {
            if entry.low >= high || entry.high - entry.low <= ROUNDING {
                return Some(entry.low);
            }
            if entry.high <= low {
                return Some(entry.high);
            }
            bounds = (entry.low, entry.high);
            (low, high) = (low.max(entry.low), high.min(entry.high));
            first = entry.best;
        }
        let (window_low, window_high) = (low, high);
        let seat = state.active();
        let mine = seat.index() == 0;
        let list = self.list(state, seat, first, depth);
        let mut best = if mine { -1.0 } else { 2.0 };
        let mut choice = None;
        for &(m, _) in &list {
            let mut next = *state;
            next.play_one(seat, m);
            let value = self.value(&next, low, high, depth + 1)?;
            if if mine { value > best } else { value < best } {
                (best, choice) = (value, Some(m));
            }
            if mine {
                low = low.max(best);
            } else {
                high = high.min(best);
            }
            if low >= high {
                break;
            }
        }
        self.lists[depth] = list;
        let (mut floor, mut ceiling) = bounds;
        if best > window_low {
            floor = floor.max(best);
        }
        if best < window_high {
            ceiling = ceiling.min(best);
        }
        self.transpositions[slot] = Some(Bounds { key, low: floor, high: ceiling, best: choice });
        Some(best)
    }

    /// The legal moves, the most promising first.
    fn list(
        &mut self,
        state: &State,
        seat: Seat,
        first: Option<Move>,
        depth: usize,
    ) -> Vec<(Move, f32)> {
        while self.lists.len() <= depth {
            self.lists.push(Vec::with_capacity(32));
        }
        let mut list = std::mem::take(&mut self.lists[depth]);
        state.legal_moves(seat, &mut self.moves);
        list.clear();
        list.extend(self.moves.iter().map(|&m| (m, if first == Some(m) { 99.0 } else { rank(m) })));
        list.sort_unstable_by(|a, b| b.1.total_cmp(&a.1));
        list
    }
}

fn rank(m: Move) -> f32 {
    match m {
        Move::Build(card) | Move::Revive(card) => CARD_POINTS[card.index()],
        Move::Wonder(wonder, card) => {
            WONDER_POINTS[wonder.index()] + 0.2 * CARD_POINTS[card.index()]
        }
        Move::Sell(card) => 0.2 * CARD_POINTS[card.index()],
        Move::Take(_) | Move::Token(_) | Move::Destroy(_) | Move::Begin(_) => 0.0,
    }
}
