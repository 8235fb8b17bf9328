//! Perft: counting lines of play, the classic check of a move generator.
//!
//! A depth is one decision of one seat. Where several seats decide at once, one of them (the lowest)
//! branches while the others play their lowest move id, so that counts stay readable. Luck takes no
//! depth and does not branch: it comes from [`Fixed`] numbers, so that no count depends on a
//! generator.

use crate::game::{Game, Turn};
use crate::luck::Fixed;
use crate::moves::Joint;
use crate::playout::settle_all;

/// How many lines of `depth` decisions begin here. A game that ends earlier counts as one line.
pub fn perft<G: Game>(state: &G, luck: &Fixed, depth: u32) -> u64 {
    let mut state = state.clone();
    let mut luck = luck.clone();
    settle_all(&mut state, &mut luck);
    count(&state, &luck, depth)
}

/// The lines behind each first move, in the order of move ids. `progress` hears how many of the first
/// moves are counted, and of how many.
pub fn divide<G: Game>(
    state: &G,
    luck: &Fixed,
    depth: u32,
    mut progress: impl FnMut(usize, usize),
) -> Vec<(String, u64)> {
    let mut state = state.clone();
    let mut luck = luck.clone();
    settle_all(&mut state, &mut luck);
    if depth == 0 {
        return Vec::new();
    }
    let joints = joints(&state);
    let of = joints.len();
    let branch = |(done, (m, joint)): (usize, (G::Move, Joint<G::Move>))| {
        progress(done, of);
        let (next, luck) = step(&state, &luck, &joint);
        (state.move_text(m), count(&next, &luck, depth - 1))
    };
    joints.into_iter().enumerate().map(branch).collect()
}

fn count<G: Game>(state: &G, luck: &Fixed, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let joints = joints(state);
    if joints.is_empty() {
        return 1; // the game is over
    }
    if depth == 1 {
        return joints.len() as u64;
    }
    joints
        .iter()
        .map(|(_, joint)| {
            let (next, luck) = step(state, luck, joint);
            count(&next, &luck, depth - 1)
        })
        .sum()
}

fn step<G: Game>(state: &G, luck: &Fixed, joint: &Joint<G::Move>) -> (G, Fixed) {
    let mut next = state.clone();
    let mut luck = luck.clone();
    next.play_unchecked(joint);
    settle_all(&mut next, &mut luck);
    (next, luck)
}

/// The branches of a decision: each move of the lowest deciding seat with the lowest of the others.
fn joints<G: Game>(state: &G) -> Vec<(G::Move, Joint<G::Move>)> {
    let Turn::Seats(seats) = state.turn() else { return Vec::new() };
    let Some(first) = seats.first() else { return Vec::new() };
    let mut moves = Vec::new();
    let mut others = Vec::new();
    for seat in seats.without(first).iter() {
        state.legal_moves(seat, &mut moves);
        others.push((seat, moves[0]));
    }
    state.legal_moves(first, &mut moves);
    let joint = |&m: &G::Move| {
        let joint = others.iter().fold(Joint::one(first, m), |joint, &(s, m)| joint.with(s, m));
        (m, joint)
    };
    moves.iter().map(joint).collect()
}
