//! A quick move for playouts: the judgement at a glance without thoughts about the next holder of
//! the hand, and only the cheapest payment of each kind.

use mirabilia_games::wonders::{Move, Payment, Phase, State};
use mirabilia_kernel::{Luck, Seat};

use super::eyes::Eyes;
use super::weights::{self as row, WEIGHTS};
use super::worth::{SALE, worths};
use crate::judge::{Judged, Scratch};

/// A good move, not always the best: worths are misjudged by up to the noise of the tuning.
pub(super) fn choose(
    state: &State,
    seat: Seat,
    luck: &mut impl Luck,
    scratch: &mut Scratch<State>,
) -> Move {
    let scale = State::TUNING.noise / u32::MAX as f32;
    let mut noise = || scale * luck.bits() as f32;
    if !matches!(state.phase(), Phase::Play | Phase::Seventh(_)) {
        state.legal_moves(seat, &mut scratch.moves);
        worths(state, seat, &scratch.moves, &mut scratch.worths);
        let mut best = (scratch.moves[0], f32::NEG_INFINITY);
        for (&m, &worth) in scratch.moves.iter().zip(&scratch.worths) {
            let worth = worth + noise();
            if worth > best.1 {
                best = (m, worth);
            }
        }
        return best.0;
    }
    let eyes = Eyes::new(state, seat, &WEIGHTS);
    let market = state.market(seat);
    let coins = f32::from(eyes.city.coins());
    let before = eyes.treasury(coins);
    let mut best: Option<(Move, f32)> = None;
    // The card that is missed least serves for a stage or a sale.
    let mut least = None;
    let mut last = None;
    for card in state.hand(seat) {
        if last == Some(card) {
            continue;
        }
        last = Some(card);
        let (mut building, mut way) = (0.0, None);
        if eyes.city.cards().and(card.same_name()).is_empty() {
            building = eyes.building(card);
            let cost = card.facts().cost;
            way = if state.is_free(seat, card) {
                Some((Payment::NONE, 0.0))
            } else {
                let cheapest = market.cheapest_affordable(cost);
                cheapest.map(|p| (p, f32::from(p.total() + u16::from(cost.coins()))))
            };
        }
        if let Some((payment, price)) = way {
            let after = eyes.treasury(coins - price + eyes.coins(card)) - before;
            let given = eyes.weight(row::GIVES) * f32::from(payment.total());
            let worth = building + after - given + noise();
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((Move::Build(card, payment), worth));
            }
        }
        let missed = building + noise();
        if least.is_none_or(|(_, little)| missed < little) {
            least = Some((card, missed));
        }
    }
    let (card, _) = least.expect("a hand has a card");
    let sale = eyes.treasury(coins + SALE) - before + eyes.weight(row::SALE) + noise();
    let mut best = best.filter(|(_, worth)| *worth > sale).unwrap_or((Move::Sell(card), sale));
    if let Some(stage) = eyes.city.next_stage()
        && let Some(payment) = market.cheapest_affordable(stage.cost)
    {
        let paid = f32::from(payment.total());
        let after = eyes.treasury(coins - paid + f32::from(stage.coins)) - before;
        let given = eyes.weight(row::GIVES) * paid;
        let worth = eyes.stage(stage) + after - given + noise();
        if worth > best.1 {
            best = (Move::Stage(card, payment), worth);
        }
    }
    best.0
}
