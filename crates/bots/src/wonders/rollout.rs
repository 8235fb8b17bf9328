//! The rollout policy: the heuristic without the next holder of the hand, and with the cheapest
//! payment only.

use mirabilia_games::wonders::{Move, Payment, Phase, State};
use mirabilia_kernel::{Luck, Seat};

use super::city_heuristic::CityHeuristic;
use super::heuristic::{SALE, evaluate};
use super::weights as term;
use crate::evaluate::{Evaluate, Scratch};

/// The best move by heuristic, with the noise of the tuning.
pub(super) fn choose(
    state: &State,
    seat: Seat,
    luck: &mut impl Luck,
    scratch: &mut Scratch<State>,
) -> Move {
    let scale = State::TUNING.rollout_noise / u32::MAX as f32;
    let mut noise = || scale * luck.bits() as f32;
    if !matches!(state.phase(), Phase::Play | Phase::Seventh(_)) {
        state.legal_moves(seat, &mut scratch.moves);
        evaluate(state, seat, &scratch.moves, &mut scratch.heuristic);
        let mut best = (scratch.moves[0], f32::NEG_INFINITY);
        for (&m, &worth) in scratch.moves.iter().zip(&scratch.heuristic) {
            let worth = worth + noise();
            if worth > best.1 {
                best = (m, worth);
            }
        }
        return best.0;
    }
    let heuristic = CityHeuristic::new(state, seat);
    let market = state.market(seat);
    let coins = f32::from(heuristic.city.coins());
    let before = heuristic.treasury(coins);
    let mut best: Option<(Move, f32)> = None;
    // The card with the least worth is used for a stage or a sale.
    let mut least = None;
    let mut last = None;
    for card in state.hand(seat) {
        if last == Some(card) {
            continue;
        }
        last = Some(card);
        let (mut building, mut payable) = (0.0, None);
        if heuristic.city.cards().and(card.same_name()).is_empty() {
            building = heuristic.building(card);
            let cost = card.facts().cost;
            payable = if state.is_free(seat, card) {
                Some((Payment::NONE, 0.0))
            } else {
                let cheapest = market.cheapest_affordable(cost);
                cheapest.map(|p| (p, f32::from(p.total() + u16::from(cost.coins()))))
            };
        }
        if let Some((payment, price)) = payable {
            let after = heuristic.treasury(coins - price + heuristic.coins(card)) - before;
            let given = heuristic.weight(term::GIVES) * f32::from(payment.total());
            let worth = building + after - given + noise();
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((Move::Build(card, payment), worth));
            }
        }
        let worth = building + noise();
        if least.is_none_or(|(_, lowest)| worth < lowest) {
            least = Some((card, worth));
        }
    }
    let (card, _) = least.expect("a hand has a card");
    let sale = heuristic.treasury(coins + SALE) - before + heuristic.weight(term::SALE) + noise();
    let mut best = best.filter(|(_, worth)| *worth > sale).unwrap_or((Move::Sell(card), sale));
    if let Some(stage) = heuristic.city.next_stage()
        && let Some(payment) = market.cheapest_affordable(stage.cost)
    {
        let paid = f32::from(payment.total());
        let after = heuristic.treasury(coins - paid + f32::from(stage.coins)) - before;
        let given = heuristic.weight(term::GIVES) * paid;
        let worth = heuristic.stage(stage) + after - given + noise();
        if worth > best.1 {
            best = (Move::Stage(card, payment), worth);
        }
    }
    best.0
}
