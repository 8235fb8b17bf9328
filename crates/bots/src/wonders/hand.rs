//! How good a hand is for a city.

use mirabilia_games::wonders::State;
use mirabilia_games::wonders::trade::Market;
use mirabilia_kernel::Seat;

use super::city_heuristic::CityHeuristic;

/// The worth of a hand to a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandValue {
    /// The worth of the best card to build, minus its cost.
    pub(super) best: f32,
    /// The worth of the second best.
    pub(super) second: f32,
    /// How many cards can be built.
    pub(super) affordable: i32,
}

/// The worth of the hand of `holder` to the city of `seat`.
pub(super) fn evaluate(
    state: &State,
    seat: Seat,
    heuristic: &CityHeuristic<'_>,
    market: &Market,
    holder: Seat,
) -> HandValue {
    let mut value = HandValue { best: 0.0, second: 0.0, affordable: 0 };
    let coins = f32::from(heuristic.city.coins());
    let before = heuristic.treasury(coins);
    for card in state.hand(holder) {
        if !heuristic.city.cards().and(card.same_name()).is_empty() {
            continue;
        }
        let price = if state.is_free(seat, card) {
            0.0
        } else {
            let cost = card.facts().cost;
            match market.cheapest_affordable(cost) {
                None => continue,
                Some(cheapest) => f32::from(cheapest.total() + u16::from(cost.coins())),
            }
        };
        value.affordable += 1;
        let after = heuristic.treasury(coins - price + heuristic.coins(card));
        let worth = heuristic.building(card) + after - before;
        if worth > value.best {
            value.second = value.best;
            value.best = worth;
        } else {
            value.second = value.second.max(worth);
        }
    }
    value
}
