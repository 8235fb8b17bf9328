//! What the log tells about cities: the last move of each, and what lies under the wonders.

use mirabilia_games::wonders::Card;

use super::moves::{Said, read_line};

/// What a seat did last with a card.
pub(crate) fn last_move(log: &[String], seat: usize) -> Option<Said> {
    let moves = log.iter().rev().filter_map(|line| read_line(line));
    moves.filter(|(who, _)| *who == seat).map(|(_, said)| said).find(|said| {
        matches!(said, Said::Build(..) | Said::Stage(..) | Said::Sell(_) | Said::Revive(_))
    })
}

/// The cards under a seat's wonder, stage by stage; none for what the log hides.
pub(crate) fn under_wonder(log: &[String], seat: usize) -> Vec<Option<Card>> {
    let moves = log.iter().filter_map(|line| read_line(line));
    moves
        .filter_map(|(who, said)| match said {
            Said::Stage(card, _) if who == seat => Some(card),
            _ => None,
        })
        .collect()
}
