//! How the game may go on, as the tree sees it.

use mirabilia_kernel::{BySeat, Joint, Seat, Turn};

use super::tree::{Tree, step_path};
use super::with;
use crate::judge::Judged;

/// The longest line that is told.
const LONGEST: usize = 12;
/// A move that was looked at less is a guess, not a line.
const ENOUGH: u32 = 8;

/// The moves looked at most, beginning with `first` of the seat that asks, as record lines. It ends
/// where luck decides, where the tree has seen little, or after a few turns.
pub(super) fn best_line<G: Judged>(
    tree: &Tree<G>,
    root: &G,
    seat: Seat,
    first: G::Move,
) -> Vec<String> {
    let mut state = root.clone();
    let mut paths = BySeat::filled(0u64);
    let mut lines = Vec::new();
    let mut moves = Vec::new();
    while let Turn::Seats(seats) = state.turn()
        && lines.len() < LONGEST
    {
        let mut joint: Option<Joint<G::Move>> = None;
        for decider in seats.iter() {
            let m = if decider == seat && lines.is_empty() {
                first
            } else {
                state.legal_moves(decider, &mut moves);
                let known = tree.find(state.key(decider, paths[decider])).and_then(|node| {
                    let edges = tree.edges(node).iter();
                    let edges = edges.filter(|e| e.visits >= ENOUGH && moves.contains(&e.m));
                    edges.max_by_key(|e| e.visits).map(|edge| edge.m)
                });
                match known {
                    Some(m) => m,
                    // Others are not in the tree for as long as the searcher; see `Tuning::others`.
                    None if decider != seat && seats.has(seat) => {
                        at_a_glance(&state, decider, &moves)
                    }
                    None => return lines,
                }
            };
            paths[decider] = step_path(paths[decider], m);
            joint = Some(with(joint, decider, m));
        }
        let joint = joint.expect("a turn of seats has a seat");
        // The seat that asks comes first in each turn: it is its line.
        let (own, rest): (Vec<_>, Vec<_>) = joint.iter().partition(|(decider, _)| *decider == seat);
        lines.extend(
            own.into_iter().chain(rest).map(|(s, m)| format!("{s} {}", state.move_text(m))),
        );
        state.play_unchecked(&joint);
    }
    lines
}

/// The move of the highest worth.
fn at_a_glance<G: Judged>(state: &G, seat: Seat, moves: &[G::Move]) -> G::Move {
    let mut worths = Vec::new();
    state.worths(seat, moves, &mut worths);
    let best = (0..moves.len()).max_by(|a, b| worths[*a].total_cmp(&worths[*b]));
    moves[best.expect("who decides has a move")]
}
