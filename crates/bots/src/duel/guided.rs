//! The rollout policy of the information-set search: light rules of thumb with a plan.
//!
//! A wonder is built with half the chance when one can be built, cards are sold seldom, a seat that plays for
//! science takes every symbol it can pay for, and raw materials come first in Age I. A victory is taken.

use mirabilia_games::duel::data::{Colour, SYMBOLS_TO_WIN};
use mirabilia_games::duel::{Card, CardSet, Move, Phase, State, Token};
use mirabilia_kernel::{Luck, Seat};

/// How often a card is sold although another could be built, in percent.
const SALE: u32 = 15;

/// A move of the active seat; `None` if any move will do.
pub(super) fn choose(
    state: &State,
    seat: Seat,
    science: bool,
    luck: &mut impl Luck,
) -> Option<Move> {
    match state.phase() {
        Phase::Play => Some(play(state, seat, science, luck)),
        Phase::Token if science && state.board().has(Token::LAW) => Some(Move::Token(Token::LAW)),
        Phase::Library if science && state.drawn().has(Token::LAW) => Some(Move::Token(Token::LAW)),
        Phase::Revive => {
            let green = state.discard().iter().find(|card| is_new_symbol(state, seat, *card));
            green.filter(|_| science).map(Move::Revive)
        }
        _ => None,
    }
}

fn play(state: &State, seat: Seat, science: bool, luck: &mut impl Luck) -> Move {
    let (city, open) = (state.city(seat), state.accessible());
    let (market, coins) = (state.market(seat), city.coins());
    let need = state.to_capital(seat);
    let symbols = city.symbols().count_ones();
    // A random card of each kind that can be paid for.
    let (mut any, mut first, mut symbol) = (Pick::default(), Pick::default(), Pick::default());
    for card in open.iter() {
        if market.card(card).total > coins {
            continue;
        }
        let facts = card.facts();
        let fresh = is_new_symbol(state, seat, card);
        if city.shields_of(card) >= need && facts.shields > 0
            || fresh && symbols + 1 >= SYMBOLS_TO_WIN
        {
            return Move::Build(card);
        }
        any.offer(card, luck);
        if matches!(facts.colour, Colour::Brown | Colour::Grey) {
            first.offer(card, luck);
        }
        // A second copy of a symbol brings a token.
        if facts.symbol.is_some() {
            symbol.offer(card, luck);
        }
    }
    let mut wonder = Pick::default();
    for unbuilt in city.unbuilt().iter() {
        if market.wonder(unbuilt).total <= coins {
            if unbuilt.facts().shields >= need && unbuilt.facts().shields > 0 {
                return Move::Wonder(unbuilt, random(open, luck));
            }
            wonder.offer(unbuilt, luck);
        }
    }
    if let Some(wonder) = wonder.picked
        && luck.bits() >> 31 == 0
    {
        return Move::Wonder(wonder, random(open, luck));
    }
    if science && let Some(card) = symbol.picked {
        return Move::Build(card);
    }
    if state.age() == 1
        && let Some(card) = first.picked
    {
        return Move::Build(card);
    }
    match any.picked {
        Some(card) if luck.below(100) >= SALE => Move::Build(card),
        _ => Move::Sell(random(open, luck)),
    }
}

/// Whether a card has a symbol that the seat lacks.
fn is_new_symbol(state: &State, seat: Seat, card: Card) -> bool {
    card.facts().symbol.is_some_and(|symbol| state.city(seat).symbols() & symbol.bit() == 0)
}

fn random(open: CardSet, luck: &mut impl Luck) -> Card {
    open.nth(luck.below(open.len()))
}

/// One of many, all equally likely.
struct Pick<T> {
    picked: Option<T>,
    offered: u32,
}

impl<T> Default for Pick<T> {
    fn default() -> Self {
        Self { picked: None, offered: 0 }
    }
}

impl<T> Pick<T> {
    fn offer(&mut self, item: T, luck: &mut impl Luck) {
        self.offered += 1;
        if luck.below(self.offered) == 0 {
            self.picked = Some(item);
        }
    }
}
