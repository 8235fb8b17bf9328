//! Forced supremacies: victories by shields or science that nothing the rival or luck does can stop,
//! proved by looking at all of the next decisions. It is what a search that averages may overlook.

use mirabilia_games::duel::{Move, State};
use mirabilia_kernel::{End, Game, Seat, Turn};

use crate::forced::Forced;

/// Decisions after the first that are looked at: an answer and the blow.
const DECISIONS: u32 = 2;
/// Positions after which it gives up, so that decisions without a clock are the same everywhere.
const MOST_POSITIONS: u64 = 60_000;
/// Positions between two looks at the clock.
const LOOK: u64 = 128;
/// Where the capital stands, seen from the middle of the track.
const CAPITAL: i32 = 9;
/// The most one decision moves the pawn: three shields and Strategy.
const MOST_SHIELDS: i32 = 4;
/// Different symbols of a scientific supremacy.
const SYMBOLS: u32 = 6;

/// The moves of this seat that win by force, and those that lose by force.
pub(super) fn forced(state: &State, seat: Seat, late: &dyn Fn() -> bool) -> Forced<Move> {
    let mut found = Forced::default();
    let mut prover = Prover { late, positions: 0 };
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    // The quickest way first: longer ones only where there is none.
    for decisions in 0..=DECISIONS {
        for &m in &moves {
            match prover.forces(&played(state, seat, m), seat, decisions) {
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
        match prover.forces(&played(state, seat, m), seat.other(), DECISIONS) {
            Some(true) => found.lost.push(m),
            Some(false) => {}
            None => break,
        }
    }
    found
}

struct Prover<'a> {
    late: &'a dyn Fn() -> bool,
    positions: u64,
}

impl Prover<'_> {
    /// Does this seat win by supremacy within so many decisions, whatever happens? `None` when the
    /// time is over.
    fn forces(&mut self, state: &State, seat: Seat, decisions: u32) -> Option<bool> {
        self.positions += 1;
        if self.positions >= MOST_POSITIONS || self.positions.is_multiple_of(LOOK) && (self.late)()
        {
            return None;
        }
        match state.turn() {
            Turn::Over => {
                let outcome = state.outcome().expect("it is over");
                Some(outcome.end != End::Points && outcome.winners.has(seat))
            }
            _ if decisions == 0 || !is_near(state, seat, decisions) => Some(false),
            // The deal of an age is beyond what can be proved.
            Turn::Chance => {
                let Some(outcomes) = state.outcomes() else { return Some(false) };
                for (chance, _) in outcomes {
                    let mut next = *state;
                    next.settle(&chance);
                    if !self.forces(&next, seat, decisions)? {
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
                    if self.forces(&played(state, active, m), seat, decisions - 1)? == mine {
                        return Some(mine);
                    }
                }
                Some(!mine)
            }
        }
    }
}

/// Can so many decisions be enough, were they all this seat's own?
fn is_near(state: &State, seat: Seat, decisions: u32) -> bool {
    let pawn = i32::from(state.pawn());
    let ahead = if seat.index() == 0 { pawn } else { -pawn };
    ahead + MOST_SHIELDS * decisions as i32 >= CAPITAL
        || state.city(seat).symbols().count_ones() + decisions >= SYMBOLS
}

fn played(state: &State, seat: Seat, m: Move) -> State {
    let mut next = *state;
    next.play_one(seat, m);
    next
}
