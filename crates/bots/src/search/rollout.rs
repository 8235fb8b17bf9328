//! Rollouts: playing on by the rollout policy of the game.

use mirabilia_kernel::{Joint, Luck, Turn};

use crate::evaluate::{Evaluate, Scratch};

/// Plays one turn of every deciding seat, and any luck before it. Returns false if the game is over.
#[inline]
pub fn rollout_turn<G: Evaluate>(
    state: &mut G,
    luck: &mut impl Luck,
    scratch: &mut Scratch<G>,
) -> bool {
    loop {
        match state.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let chance = state.draw(luck);
                state.settle(&chance);
            }
            Turn::Seats(seats) => {
                let first = seats.first().expect("a turn of seats has a seat");
                let m = state.rollout_move(first, luck, scratch);
                let rest = seats.without(first);
                if rest.is_empty() {
                    state.play_one(first, m);
                } else {
                    let mut joint = Joint::one(first, m);
                    for seat in rest.iter() {
                        joint = joint.with(seat, state.rollout_move(seat, luck, scratch));
                    }
                    state.play_unchecked(&joint);
                }
                return true;
            }
        }
    }
}

/// Plays to the end of the game.
pub fn rollout<G: Evaluate>(state: &mut G, luck: &mut impl Luck, scratch: &mut Scratch<G>) {
    while rollout_turn(state, luck, scratch) {}
}
