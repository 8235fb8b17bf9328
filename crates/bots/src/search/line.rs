//! How the game may go on, as the tree sees it.

use mirabilia_kernel::{BySeat, Joint, Seat, Turn};

use super::tree::{Tree, step_path};
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
                let Some(node) = tree.find(state.key(decider, paths[decider])) else {
                    return lines;
                };
                state.legal_moves(decider, &mut moves);
                let edges =
                    tree.edges(node).iter().filter(|e| e.visits >= ENOUGH && moves.contains(&e.m));
                let Some(edge) = edges.max_by_key(|e| e.visits) else { return lines };
                edge.m
            };
            paths[decider] = step_path(paths[decider], m);
            joint = Some(joint.map_or(Joint::one(decider, m), |joint| joint.with(decider, m)));
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
