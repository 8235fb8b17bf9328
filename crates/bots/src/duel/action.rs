//! Moves as the policy sees them. A wonder with a card is the sum of two rows: the wonder, and the card
//! that is used up.

use mirabilia_games::duel::{Move, Phase, State};
use mirabilia_kernel::Seat;

use crate::evaluate::Action;

const CARDS: usize = 73;
const WONDERS: usize = 12;
const TOKENS: usize = 10;
const SELL: usize = CARDS;
const WONDER: usize = SELL + CARDS;
const USED_UP: usize = WONDER + WONDERS;
const TAKE: usize = USED_UP + CARDS;
const TOKEN: usize = TAKE + WONDERS;
const LIBRARY: usize = TOKEN + TOKENS;
const DESTROY: usize = LIBRARY + TOKENS;
const REVIVE: usize = DESTROY + CARDS;
const BEGIN: usize = REVIVE + CARDS;
/// The number of rows.
pub(super) const COUNT: usize = BEGIN + 2;

pub(super) fn of(state: &State, seat: Seat, m: Move) -> Action {
    let row = match m {
        Move::Build(card) => card.index(),
        Move::Sell(card) => SELL + card.index(),
        Move::Wonder(wonder, card) => {
            let second = Some((USED_UP + card.index()) as u16);
            return Action { row: (WONDER + wonder.index()) as u16, second };
        }
        Move::Take(wonder) => TAKE + wonder.index(),
        Move::Token(token) if state.phase() == Phase::Library => LIBRARY + token.index(),
        Move::Token(token) => TOKEN + token.index(),
        Move::Destroy(card) => DESTROY + card.index(),
        Move::Revive(card) => REVIVE + card.index(),
        Move::Begin(first) => BEGIN + usize::from(first != seat),
    };
    Action { row: row as u16, second: None }
}
