//! Styles of self-play: players with a preference beside what their search says. Without them a
//! supremacy hardly ever happens in the data, and the network never learns to see one coming.

use std::any::Any;

use mirabilia_games::duel::data::Colour;
use mirabilia_games::duel::{Move, State, Token, Wonder};
use mirabilia_kernel::{Fast, Game, Luck, Seat};

/// What a player prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// What its search says.
    Plain,
    /// New science symbols.
    Science,
    /// Shields.
    Military,
}

impl Style {
    /// The style of a seat: one in five players has one.
    pub(crate) fn draw(luck: &mut Fast) -> Self {
        match luck.below(20) {
            0..3 => Self::Science,
            3 => Self::Military,
            _ => Self::Plain,
        }
    }

    /// How much more likely the player is to choose a move: a logit beside that of the visits.
    pub(crate) fn bonus<G: Game>(self, state: &G, seat: Seat, m: G::Move) -> f32 {
        let state: &dyn Any = state;
        let m: &dyn Any = &m;
        match (self, state.downcast_ref::<State>(), m.downcast_ref::<Move>()) {
            (Self::Science, Some(state), Some(&m)) => science(state, seat, m),
            (Self::Military, Some(state), Some(&m)) => military(state, seat, m),
            _ => 0.0,
        }
    }
}

fn science(state: &State, seat: Seat, m: Move) -> f32 {
    let city = state.city(seat);
    match m {
        Move::Build(card) | Move::Revive(card) => match card.facts().symbol {
            Some(symbol) if city.symbols() & symbol.bit() == 0 => 4.5,
            Some(_) => 2.5,
            None => 0.0,
        },
        Move::Token(Token::LAW) => 4.0,
        Move::Take(wonder) | Move::Wonder(wonder, _) if is_scientific(wonder) => 2.0,
        // Greens are not for selling or for wonders.
        Move::Sell(card) if card.facts().colour == Colour::Green => -2.0,
        _ => 0.0,
    }
}

fn is_scientific(wonder: Wonder) -> bool {
    use mirabilia_games::duel::data::Act;
    matches!(wonder.facts().act, Act::Library | Act::Revive)
}

fn military(state: &State, seat: Seat, m: Move) -> f32 {
    let city = state.city(seat);
    match m {
        Move::Build(card) | Move::Revive(card) if card.facts().colour == Colour::Red => {
            2.0 * f32::from(city.shields_of(card))
        }
        Move::Take(wonder) | Move::Wonder(wonder, _) => 2.0 * f32::from(wonder.facts().shields),
        Move::Token(Token::STRATEGY) => 4.0,
        _ => 0.0,
    }
}
