//! Proof search for supremacies: military or science victories that neither the rival nor luck can
//! prevent, proven by trying every move of the next decisions. A search that averages may miss them.

use mirabilia_games::duel::data::{CAPITAL, STRATEGY_SHIELDS, SYMBOLS_TO_WIN};
use mirabilia_games::duel::{Move, State};
use mirabilia_kernel::{End, Game, Seat, Turn};

use crate::proven::ProvenMoves;

/// Depth of the proof after the first decision: a reply, and the winning move.
const DEPTH: u32 = 2;
/// Positions between two readings of the clock.
const CLOCK_INTERVAL: u64 = 128;
/// The most spaces that one decision moves the pawn: three shields and Strategy.
const MAX_SHIELDS: i32 = 3 + STRATEGY_SHIELDS as i32;

/// The moves of this seat that win by force, and those that lose by force.
pub(super) fn proven_moves(
    state: &State,
    seat: Seat,
    positions: u32,
    timed_out: &dyn Fn() -> bool,
) -> ProvenMoves<Move> {
    let mut found = ProvenMoves::default();
    let mut prover = Prover { timed_out, positions: 0, most: u64::from(positions) };
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    // Longer wins are searched only if there is no shorter one.
    for depth in 0..=DEPTH {
        for &m in &moves {
            match prover.wins(&played(state, seat, m), seat, depth) {
                Some(true) => found.won.push(m),
                Some(false) => {}
                None => return found,
            }
        }
        if !found.won.is_empty() {
            return found;
        }
    }
    for &m in &moves {
        match prover.wins(&played(state, seat, m), seat.other(), DEPTH) {
            Some(true) => found.lost.push(m),
            Some(false) => {}
            None => break,
        }
    }
    found
}

struct Prover<'a> {
    timed_out: &'a dyn Fn() -> bool,
    positions: u64,
    /// The proof gives up here, so that decisions without a time limit are the same on every machine.
    most: u64,
}

impl Prover<'_> {
    /// Whether this seat wins by supremacy within `depth` decisions, whatever happens. `None` on
    /// timeout.
    fn wins(&mut self, state: &State, seat: Seat, depth: u32) -> Option<bool> {
        self.positions += 1;
        if self.positions >= self.most
            || self.positions.is_multiple_of(CLOCK_INTERVAL) && (self.timed_out)()
        {
            return None;
        }
        match state.turn() {
            Turn::Over => {
                let outcome = state.outcome().expect("it is over");
                Some(outcome.end != End::Points && outcome.winners.has(seat))
            }
            _ if depth == 0 || !is_possible(state, seat, depth) => Some(false),
            // The deal of an age has too many outcomes to prove anything.
            Turn::Chance => {
                let Some(outcomes) = state.chances() else { return Some(false) };
                for (chance, _) in outcomes {
                    let mut next = *state;
                    next.settle(&chance);
                    if !self.wins(&next, seat, depth)? {
                        return Some(false);
                    }
                }
                Some(true)
            }
            Turn::Seats(_) => {
                let active = state.active();
                let mut moves = Vec::new();
                state.legal_moves(active, &mut moves);
                let mine = active == seat;
                for m in moves {
                    if self.wins(&played(state, active, m), seat, depth - 1)? == mine {
                        return Some(mine);
                    }
                }
                Some(!mine)
            }
        }
    }
}

/// Whether the seat could win if all of the next `depth` decisions were its own.
fn is_possible(state: &State, seat: Seat, depth: u32) -> bool {
    let pawn = i32::from(state.pawn());
    let ahead = if seat.index() == 0 { pawn } else { -pawn };
    ahead + MAX_SHIELDS * depth as i32 >= i32::from(CAPITAL)
        || state.city(seat).symbols().count_ones() + depth >= SYMBOLS_TO_WIN
}

fn played(state: &State, seat: Seat, m: Move) -> State {
    let mut next = *state;
    next.play_one(seat, m);
    next
}
