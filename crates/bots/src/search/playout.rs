//! Playing on by the judgement of moves.

use mirabilia_kernel::{Joint, Luck, Turn};

use crate::judge::{Judged, Scratch};

/// Plays one turn of all who decide, luck before it included. False when the game is over.
#[inline]
pub fn play_turn_well<G: Judged>(
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
                let m = state.playout_move(first, luck, scratch);
                let others = seats.without(first);
                if others.is_empty() {
                    state.play_one(first, m);
                } else {
                    let mut joint = Joint::one(first, m);
                    for seat in others.iter() {
                        joint = joint.with(seat, state.playout_move(seat, luck, scratch));
                    }
                    state.play_unchecked(&joint);
                }
                return true;
            }
        }
    }
}

/// Plays to the end by the judgement of moves.
pub fn play_out_well<G: Judged>(state: &mut G, luck: &mut impl Luck, scratch: &mut Scratch<G>) {
    while play_turn_well(state, luck, scratch) {}
}
