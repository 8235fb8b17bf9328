//! The exact solver of endings: every move of both sides weighed, luck averaged.
//!
//! Plain expectimax with what makes it quick: bounds on both sides at decisions (alpha-beta) and at
//! luck (a reveal is left as soon as the outcomes not yet weighed cannot bring it back), the
//! likeliest move first, and a table of what is known of positions met by several ways. Values are
//! seat 0's share of the victory, 0 to 1.

use mirabilia_games::duel::{Move, Phase, State};
use mirabilia_kernel::{Game, Seat, Turn};

use super::playout::{BUILT, RAISED};
use super::worth;
use crate::judge::shares_of_winners;
use crate::solved::Solved;

/// Positions after which it gives up, whatever the time: it keeps decisions without a clock the
/// same everywhere.
const MOST_POSITIONS: u64 = 400_000;
/// Positions between two looks at the clock.
const LOOK: u64 = 128;
/// The estimate of positions beyond which it does not even begin.
const TOO_MANY: f64 = 80_000.0;
/// Entries of the table.
const TABLE: usize = 1 << 15;
/// Differences below this are rounding.
const ROUNDING: f64 = 1e-9;

/// Every legal move with its exact value, or `None` when that takes too long.
pub(super) fn solve(state: &State, seat: Seat, late: &dyn Fn() -> bool) -> Option<Solved<Move>> {
    if state.age() != 3 || state.phase() == Phase::DealAge || estimate(state) > TOO_MANY {
        return None;
    }
    let mut solver = Solver::new(late);
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    let mut values = Vec::with_capacity(moves.len());
    for &m in &moves {
        let mut next = *state;
        next.play_one(seat, m);
        let value = solver.value(&next, 0.0, 1.0, 0)?;
        values.push((m, if seat.index() == 0 { value } else { 1.0 - value }));
    }
    // Among equals the one that looks best: it is the hardest to answer for a rival that errs.
    let mut worths = Vec::new();
    worth::worths(state, seat, &moves, &mut worths);
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

/// About how many positions there are to weigh: fitted to endings of some hundred games.
fn estimate(state: &State) -> f64 {
    let left = state.left().count_ones() as i32;
    let hidden = state.face_down().count_ones() as i32;
    let unbuilt = |seat| state.city(Seat::new(seat)).unbuilt().len();
    let wonders = f64::from(unbuilt(0) + unbuilt(1));
    3.0 * 2.35f64.powi(left) * 1.8f64.powi(hidden) * (0.6 + 0.15 * wonders)
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Known {
    key: u64,
    low: f64,
    high: f64,
    best: Option<Move>,
}

struct Solver<'a> {
    late: &'a dyn Fn() -> bool,
    positions: u64,
    table: Vec<Option<Known>>,
    /// A list of moves a depth, so that none is allocated twice.
    lists: Vec<Vec<(Move, f32)>>,
    moves: Vec<Move>,
}

impl<'a> Solver<'a> {
    fn new(late: &'a dyn Fn() -> bool) -> Self {
        Self { late, positions: 0, table: vec![None; TABLE], lists: Vec::new(), moves: Vec::new() }
    }

    /// Seat 0's share. Exact between `low` and `high`; below or above them a bound.
    fn value(&mut self, state: &State, low: f64, high: f64, depth: usize) -> Option<f64> {
        self.positions += 1;
        if self.positions >= MOST_POSITIONS || self.positions.is_multiple_of(LOOK) && (self.late)()
        {
            return None;
        }
        match state.turn() {
            Turn::Over => Some(f64::from(shares_of_winners(state)[Seat::new(0)])),
            Turn::Chance => self.luck(state, low, high, depth),
            Turn::Seats(_) => self.decision(state, low, high, depth),
        }
    }

    fn luck(&mut self, state: &State, low: f64, high: f64, depth: usize) -> Option<f64> {
        let outcomes = state.outcomes()?;
        let mut rest: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let whole = rest;
        let mut sum = 0.0;
        for (chance, weight) in outcomes {
            let weight = f64::from(weight);
            rest -= weight;
            // What this outcome must be for the mean to be within the bounds, if all others are as
            // bad or as good as can be.
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
        let place = key as usize % TABLE;
        let mut first = None;
        let mut known = (0.0, 1.0);
        if let Some(entry) = self.table[place]
            && entry.key == key
        {
            if entry.low >= high || entry.high - entry.low <= ROUNDING {
                return Some(entry.low);
            }
            if entry.high <= low {
                return Some(entry.high);
            }
            known = (entry.low, entry.high);
            (low, high) = (low.max(entry.low), high.min(entry.high));
            first = entry.best;
        }
        let (asked_low, asked_high) = (low, high);
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
        let (mut floor, mut ceiling) = known;
        if best > asked_low {
            floor = floor.max(best);
        }
        if best < asked_high {
            ceiling = ceiling.min(best);
        }
        self.table[place] = Some(Known { key, low: floor, high: ceiling, best: choice });
        Some(best)
    }

    /// The legal moves, the likeliest first.
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
        Move::Build(card) | Move::Revive(card) => BUILT[card.index()],
        Move::Wonder(wonder, card) => RAISED[wonder.index()] + 0.2 * BUILT[card.index()],
        Move::Sell(card) => 0.2 * BUILT[card.index()],
        Move::Take(_) | Move::Token(_) | Move::Destroy(_) | Move::Begin(_) => 0.0,
    }
}
