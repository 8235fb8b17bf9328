//! Playing a game to its end at random: for benchmarks, laws and searches.

use crate::game::{Game, Turn};
use crate::luck::Luck;
use crate::moves::Joint;

/// Settles all luck that is due before the next decision.
#[inline]
pub fn settle_all<G: Game>(state: &mut G, luck: &mut impl Luck) {
    while state.turn() == Turn::Chance {
        let chance = state.draw(luck);
        state.settle(&chance);
    }
}

/// Plays uniformly random legal moves to the end and returns how many decisions were made.
pub fn play_out<G: Game>(state: &mut G, luck: &mut impl Luck, scratch: &mut Vec<G::Move>) -> u32 {
    let mut decisions = 0;
    loop {
        match state.turn() {
            Turn::Chance => {
                let chance = state.draw(luck);
                state.settle(&chance);
            }
            Turn::Seats(seats) => {
                let first = seats.first().expect("a turn of seats has a seat");
                let m = state.random_move(first, luck, scratch);
                decisions += 1;
                let others = seats.without(first);
                if others.is_empty() {
                    state.play_one(first, m);
                    continue;
                }
                let mut joint = Joint::one(first, m);
                for seat in others.iter() {
                    joint = joint.with(seat, state.random_move(seat, luck, scratch));
                    decisions += 1;
                }
                state.play_unchecked(&joint);
            }
            Turn::Over => return decisions,
        }
    }
}
