//! The move heuristic.

use mirabilia_games::wonders;
use mirabilia_games::wonders::state::{HAND, TURNS};
use mirabilia_games::wonders::{Card, Move, Payment, Phase, State};
use mirabilia_kernel::Seat;

use super::city_heuristic::CityHeuristic;
use super::score;
use super::weights as term;

/// The coins that a sale brings.
pub(super) const SALE: f32 = wonders::data::SALE as f32;

/// Replaces `out` with the worth of each move, in points.
pub(super) fn evaluate(state: &State, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    out.clear();
    match state.phase() {
        Phase::Play | Phase::Seventh(_) => evaluate_hand(state, seat, moves, out),
        Phase::Revive(_) => {
            let heuristic = CityHeuristic::new(state, seat);
            out.extend(moves.iter().map(|m| match m {
                Move::Revive(Some(card)) => heuristic.built(*card, 0.0),
                _ => 0.0,
            }));
        }
        _ => out.extend(moves.iter().map(|m| super::boards::worth(state, seat, *m))),
    }
}

/// The values of one card of the hand.
#[derive(Clone, Copy)]
struct HandCard {
    card: Card,
    /// The worth of building it.
    building: f32,
    /// The coins that it brings.
    coins: f32,
    /// The worth of denying it to the next holder of the hand.
    denial: f32,
    /// What is lost by using it otherwise, if the hand would come back with it.
    comeback: f32,
}

/// Evaluates the moves that play a card of the hand.
fn evaluate_hand(state: &State, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    let heuristic = CityHeuristic::new(state, seat);
    let turn = state.turns_played();
    let empty = HandCard {
        card: Card::all().next().expect("there are cards"),
        building: 0.0,
        coins: 0.0,
        denial: 0.0,
        comeback: 0.0,
    };
    let (mut hand, mut held) = ([empty; HAND], 0);
    let comes_back = state.phase() == Phase::Play && turn + state.seats() < TURNS;
    for card in state.hand(seat) {
        if held > 0 && hand[held - 1].card == card {
            continue;
        }
        let building = heuristic.building(card);
        hand[held] = HandCard { card, building, coins: heuristic.coins(card), ..empty };
        let buildable = heuristic.city.cards().and(card.same_name()).is_empty();
        if comes_back && buildable {
            hand[held].comeback = heuristic.weight(term::BACK) * building.max(0.0);
        }
        held += 1;
    }
    let hand = &mut hand[..held];
    if state.phase() == Phase::Play && turn + 1 < TURNS {
        fill_denials(state, seat, hand);
    }
    let coins = f32::from(heuristic.city.coins());
    let before = heuristic.treasury(coins);
    let stage = heuristic.city.next_stage();
    let stage_worth = stage.map_or(0.0, |stage| heuristic.stage(stage));
    let stage_coins = stage.map_or(0.0, |stage| f32::from(stage.coins));
    let sale = heuristic.treasury(coins + SALE) - before + heuristic.weight(term::SALE);
    let lean = lean(state, seat, moves);
    out.extend(moves.iter().map(|m| match *m {
        Move::Build(card, payment) => {
            let held = find(hand, card);
            let bank = if card.facts().cost.coins() > 0 && !state.is_free(seat, card) {
                f32::from(card.facts().cost.coins())
            } else {
                0.0
            };
            let after = coins - f32::from(payment.total()) - bank + held.coins;
            held.building + held.denial + heuristic.treasury(after)
                - before
                - paid_to_neighbours(&heuristic, payment, lean)
        }
        Move::Stage(card, payment) => {
            let held = find(hand, card);
            let after = coins - f32::from(payment.total()) + stage_coins;
            stage_worth + held.denial - held.comeback + heuristic.treasury(after)
                - before
                - paid_to_neighbours(&heuristic, payment, lean)
        }
        Move::Sell(card) => {
            let held = find(hand, card);
            sale + held.denial - held.comeback
        }
        _ => 0.0,
    }));
}

fn find(hand: &[HandCard], card: Card) -> HandCard {
    *hand.iter().find(|held| held.card == card).expect("a card of the hand is played")
}

/// The disadvantage of paying neighbours, beyond the coins themselves.
fn paid_to_neighbours(heuristic: &CityHeuristic<'_>, payment: Payment, lean: f32) -> f32 {
    let (left, right) = (f32::from(payment.left), f32::from(payment.right));
    heuristic.weight(term::GIVES) * (left + right) + lean * (left - right)
}

/// The extra disadvantage of paying the left neighbour rather than the right one: the neighbour with
/// more points should get less. Computed only if there is a choice of payments.
fn lean(state: &State, seat: Seat, moves: &[Move]) -> f32 {
    let choice = moves.windows(2).any(|pair| match pair {
        [Move::Build(a, _), Move::Build(b, _)] | [Move::Stage(a, _), Move::Stage(b, _)] => a == b,
        _ => false,
    });
    if !choice {
        return 0.0;
    }
    let score = |seat: Seat| f32::from(score::total(state, seat));
    let seats = state.seats();
    0.005 * (score(seat.left(seats)) - score(seat.right(seats))).clamp(-20.0, 20.0)
}

/// Fills in the worth of denying each card to the next holder of the hand.
fn fill_denials(state: &State, seat: Seat, hand: &mut [HandCard]) {
    let seats = state.seats();
    let next = if State::passes_left(state.age()) { seat.left(seats) } else { seat.right(seats) };
    let heuristic = CityHeuristic::new(state, next);
    let market = state.market(next);
    for held in hand {
        let card = held.card;
        if !heuristic.city.cards().and(card.same_name()).is_empty() {
            continue;
        }
        let facts = card.facts();
        let price = if state.is_free(next, card) {
            Some(0.0)
        } else {
            market.cheapest_affordable(facts.cost).map(|payment| f32::from(payment.total()))
        };
        let term = if price.is_some() { term::DENY } else { term::DENY_DEAR };
        let worth = heuristic.building(card) + (held.coins - price.unwrap_or(0.0)) / 3.0;
        held.denial = heuristic.weight(term) * worth.max(0.0);
    }
}
