//! What a move brings by kind, for styles.

use mirabilia_games::duel::data::{Act, Colour};
use mirabilia_games::duel::{Card, Move, State, Token};
use mirabilia_kernel::Seat;

use super::player_heuristic::PlayerHeuristic;
use crate::style::Gains;

/// What a move brings. What it keeps from the opponent is computed only if asked for.
pub(super) fn of(state: &State, seat: Seat, m: Move, denial: bool) -> Gains {
    let mut gains = match m {
        Move::Build(card) | Move::Revive(card) => of_card(state, seat, card),
        Move::Wonder(wonder, _) | Move::Take(wonder) => {
            let facts = wonder.facts();
            let built = matches!(m, Move::Wonder(..));
            Gains {
                science: if facts.act == Act::Library { 1.0 } else { 0.0 },
                military: f32::from(facts.shields) / 2.0,
                // In the draft, those that bring another turn.
                wonders: if built || facts.again { 1.0 } else { 0.0 },
                civil: f32::from(facts.points) / 10.0,
                economy: if facts.any_raw || facts.any_manufactured { 1.0 } else { 0.0 },
                denial: 0.0,
            }
        }
        Move::Token(token) => {
            let like = |tokens: &[Token]| if tokens.contains(&token) { 1.0 } else { 0.0 };
            Gains {
                science: 2.0 * like(&[Token::LAW]),
                military: like(&[Token::STRATEGY]),
                wonders: like(&[Token::THEOLOGY, Token::ARCHITECTURE]),
                civil: like(&[Token::MASONRY, Token::PHILOSOPHY]),
                economy: like(&[Token::ECONOMY, Token::URBANISM]),
                denial: 0.0,
            }
        }
        Move::Sell(_) | Move::Destroy(_) | Move::Begin(_) => Gains::default(),
    };
    if denial && let Move::Build(card) | Move::Sell(card) | Move::Wonder(_, card) = m {
        let rival = PlayerHeuristic::new(state, seat.other());
        let price = rival.market.card(card).total;
        if price <= rival.coins() {
            gains.denial = rival.building(card).clamp(0.0, 25.0) / 5.0;
        }
    }
    gains
}

fn of_card(state: &State, seat: Seat, card: Card) -> Gains {
    let facts = card.facts();
    let city = state.city(seat);
    let mut gains = Gains { military: f32::from(city.shields_of(card)) / 2.0, ..Gains::default() };
    match facts.colour {
        Colour::Green => gains.science = 1.0,
        Colour::Blue => gains.civil = f32::from(facts.points) / 5.0,
        Colour::Purple => gains.civil = 1.0,
        Colour::Brown | Colour::Grey => {
            gains.economy = 0.5 + 0.5 * f32::from(facts.produces.count());
        }
        Colour::Yellow => gains.economy = 1.0,
        Colour::Red => {}
    }
    gains
}
