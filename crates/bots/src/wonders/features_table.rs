//! The features that only the network with a policy reads: every card of the city, of its neighbours
//! and of the hand.
//!
//! The first list of features is a summary. Which symbols, chains and goods a city can still use
//! follows from its cards, and a network finds combinations that nobody wrote down.

use mirabilia_games::wonders::{Card, CardSet, Phase, State};
use mirabilia_kernel::Seat;

/// The value of a set flag.
const YES: i16 = 4;
const CARDS: usize = Card::COUNT as usize;
/// Blocks of one flag per card: built by the seat and by its neighbours, in its hand and affordable, in
/// its hand and not.
const OWN: usize = 0;
const LEFT: usize = OWN + CARDS;
const RIGHT: usize = LEFT + CARDS;
const AFFORDABLE: usize = RIGHT + CARDS;
const DEAR: usize = AFFORDABLE + CARDS;
/// One flag per board.
const BOARD: usize = DEAR + CARDS;
const BOARDS: usize = 14;
/// One flag per kind of decision.
const PHASE: usize = BOARD + BOARDS;
pub(super) const COUNT: usize = PHASE + 4;

pub(super) fn write(state: &State, seat: Seat, set: &mut impl FnMut(usize, i16)) {
    let city = state.city(seat);
    let [left, right] = state.neighbours(seat);
    for (at, cards) in [(OWN, city.cards()), (LEFT, left.cards()), (RIGHT, right.cards())] {
        for card in cards.iter() {
            set(at + card.index(), YES);
        }
    }
    hand(state, seat, set);
    if let Some(wonder) = city.wonder() {
        set(BOARD + 2 * wonder.index() + city.side() as usize, YES);
    }
    let phase = match state.phase() {
        Phase::Play => 0,
        Phase::Seventh(_) => 1,
        Phase::Revive(_) => 2,
        _ => 3,
    };
    set(PHASE + phase, YES);
}

fn hand(state: &State, seat: Seat, set: &mut impl FnMut(usize, i16)) {
    let market = state.market(seat);
    let city = state.city(seat);
    let mut seen = CardSet::EMPTY;
    for card in state.hand(seat) {
        let one = CardSet::from_bits(1 << card.index());
        if !seen.and(one).is_empty() {
            continue;
        }
        seen = seen.or(one);
        let is_affordable = city.cards().and(card.same_name()).is_empty()
            && (state.is_free(seat, card)
                || market.cheapest_affordable(card.facts().cost).is_some());
        set(if is_affordable { AFFORDABLE } else { DEAR } + card.index(), YES);
    }
}
