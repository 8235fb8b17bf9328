//! Moves as the policy sees them. Payments are left to the heuristic. A stage with a card is the sum of
//! two rows: the stage, and the card that is used up.

use mirabilia_games::wonders::{Card, Move, Wonder};

use crate::evaluate::Action;

const CARDS: usize = Card::COUNT as usize;
const SELL: usize = CARDS;
const USED_UP: usize = SELL + CARDS;
const REVIVE: usize = USED_UP + CARDS;
const REVIVE_NOTHING: usize = REVIVE + CARDS;
const STAGE: usize = REVIVE_NOTHING + 1;
const CHOOSE: usize = STAGE + 1;
const SIDE: usize = CHOOSE + Wonder::COUNT as usize;
/// The number of rows.
pub(super) const COUNT: usize = SIDE + 2;

pub(super) fn of(m: Move) -> Action {
    let row = match m {
        Move::Build(card, _) => card.index(),
        Move::Stage(card, _) => {
            let second = Some((USED_UP + card.index()) as u16);
            return Action { row: STAGE as u16, second };
        }
        Move::Sell(card) => SELL + card.index(),
        Move::Revive(Some(card)) => REVIVE + card.index(),
        Move::Revive(None) => REVIVE_NOTHING,
        Move::Choose(wonder) => CHOOSE + wonder.index(),
        Move::Side(side) => SIDE + side as usize,
    };
    Action { row: row as u16, second: None }
}
