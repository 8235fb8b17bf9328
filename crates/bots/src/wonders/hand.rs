//! How good a hand is for a city.

use mirabilia_games::wonders::State;
use mirabilia_games::wonders::trade::Market;
use mirabilia_kernel::Seat;

use super::eyes::Eyes;

/// A hand in the eyes of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    /// What the best card to build gives, less what it costs.
    pub(super) best: f32,
    /// And the second best.
    pub(super) second: f32,
    /// How many cards can be built.
    pub(super) within: i32,
}

/// How good the hand of `holder` is for the city of `seat`.
pub(super) fn weigh(
    state: &State,
    seat: Seat,
    eyes: &Eyes<'_>,
    market: &Market,
    holder: Seat,
) -> Hand {
    let mut hand = Hand { best: 0.0, second: 0.0, within: 0 };
    let coins = f32::from(eyes.city.coins());
    let before = eyes.treasury(coins);
    for card in state.hand(holder) {
        if !eyes.city.cards().and(card.same_name()).is_empty() {
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
        hand.within += 1;
        let after = eyes.treasury(coins - price + eyes.coins(card));
        let worth = eyes.building(card) + after - before;
        if worth > hand.best {
            hand.second = hand.best;
            hand.best = worth;
        } else {
            hand.second = hand.second.max(worth);
        }
    }
    hand
}
