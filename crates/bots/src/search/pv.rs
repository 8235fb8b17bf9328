//! The principal variation: the expected continuation of the game.

use mirabilia_kernel::{BySeat, Joint, Seat, Turn};

use super::tree::{Tree, extend_history};
use super::with;
use crate::evaluate::Evaluate;

/// The maximum number of moves.
const MAX_LENGTH: usize = 12;
/// A move with fewer visits is a guess and ends the variation.
const MIN_VISITS: u32 = 8;

/// The most visited moves as record lines, starting with `first` of the searching seat. The
/// variation ends where luck decides or where the tree has few visits.
pub(super) fn principal_variation<G: Evaluate>(
    tree: &Tree<G>,
    root: &G,
    seat: Seat,
    first: G::Move,
) -> Vec<String> {
    let mut state = root.clone();
    let mut histories = BySeat::filled(0u64);
    let mut lines = Vec::new();
    let mut moves = Vec::new();
    while let Turn::Seats(seats) = state.turn()
        && lines.len() < MAX_LENGTH
    {
        let mut joint: Option<Joint<G::Move>> = None;
        for decider in seats.iter() {
            let m = if decider == seat && lines.is_empty() {
                first
            } else {
                state.legal_moves(decider, &mut moves);
                let key = state.node_key(decider, histories[decider]);
                let most_visited = tree.find(key).and_then(|node| {
                    let edges = tree.edges(node).iter();
                    let edges = edges.filter(|e| e.visits >= MIN_VISITS && moves.contains(&e.m));
                    edges.max_by_key(|e| e.visits).map(|edge| edge.m)
                });
                match most_visited {
                    Some(m) => m,
                    // Below `Tuning::opponent_depth` opponents have no nodes.
                    None if decider != seat && seats.has(seat) => {
                        best_by_heuristic(&state, decider, &moves)
                    }
                    None => return lines,
                }
            };
            histories[decider] = extend_history(histories[decider], m);
            joint = Some(with(joint, decider, m));
        }
        let joint = joint.expect("a turn of seats has a seat");
        // The searching seat comes first in each turn.
        let (own, rest): (Vec<_>, Vec<_>) = joint.iter().partition(|(decider, _)| *decider == seat);
        lines.extend(
            own.into_iter().chain(rest).map(|(s, m)| format!("{s} {}", state.move_text(m))),
        );
        state.play_unchecked(&joint);
    }
    lines
}

fn best_by_heuristic<G: Evaluate>(state: &G, seat: Seat, moves: &[G::Move]) -> G::Move {
    let mut values = Vec::new();
    state.heuristic(seat, moves, &mut values);
    let best = (0..moves.len()).max_by(|a, b| values[*a].total_cmp(&values[*b]));
    moves[best.expect("a deciding seat has a move")]
}
