//! What moves cost and bring, in words.

use mirabilia_games::wonders::{Card, Move, Payment, State};
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{cut, tied};
use super::super::words::{coins, price};
use super::facts;

/// What a sale brings (rule 2.13).
const SALE: u16 = 3;

/// A name where several stand in a line.
pub(super) fn name(names: &Names, seat: Seat) -> String {
    tied(&cut(names.seat(seat), 16))
}

/// The coins that a move costs or brings; `None` when coins are not the point of it.
pub(super) fn deal(state: &State, seat: Seat, m: Move, names: &Names) -> Option<String> {
    match m {
        Move::Build(card, payment) => Some(match giver(state, seat, card) {
            Some(giver) => format!("free by {giver}"),
            None if payment == Payment::NONE => price(bank(card)),
            None => paid(state, seat, payment, names),
        }),
        Move::Stage(_, payment) => {
            let effects = state.city(seat).next_stage().map(facts::stage).unwrap_or_default();
            Some(format!("{}: {effects}", paid(state, seat, payment, names)))
        }
        Move::Sell(_) => Some(format!("+{}", coins(SALE))),
        _ => None,
    }
}

/// Coins to the neighbours: "2 coins to Anna, 1 to Bo".
pub(super) fn paid(state: &State, seat: Seat, payment: Payment, names: &Names) -> String {
    let (left, right) = (seat.left(state.seats()), seat.right(state.seats()));
    let to = |neighbour: Seat| name(names, neighbour);
    match (u16::from(payment.left), u16::from(payment.right)) {
        (0, 0) => "free".to_owned(),
        (n, 0) => format!("{} to {}", coins(n), to(left)),
        (0, n) => format!("{} to {}", coins(n), to(right)),
        (first, second) => {
            format!("{} to {}, {second} to {}", coins(first), to(left), to(right))
        }
    }
}

fn bank(card: Card) -> u16 {
    u16::from(card.facts().cost.coins())
}

/// What makes a card free that would cost something: the card of a chain, or Olympia.
fn giver(state: &State, seat: Seat, card: Card) -> Option<&'static str> {
    if card.facts().cost.is_none() || !state.is_free(seat, card) {
        return None;
    }
    let chain = state.city(seat).cards().and(card.free_with()).iter().next();
    Some(chain.map_or("Olympia", |opener| opener.facts().name))
}
