//! What a move is worth at a glance.

use mirabilia_games::wonders::state::{HAND, TURNS};
use mirabilia_games::wonders::{Card, Move, Payment, Phase, State};
use mirabilia_kernel::Seat;

use super::eyes::Eyes;
use super::tally;
use super::weights::{self as row, WEIGHTS, Weights};

/// The coins a sale brings (rule 2.13).
pub(super) const SALE: f32 = 3.0;

/// The worth of each move, in points.
pub(super) fn worths(state: &State, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    worths_by(&WEIGHTS, state, seat, moves, out);
}

/// The same by other numbers.
pub(super) fn worths_by(
    weights: &Weights,
    state: &State,
    seat: Seat,
    moves: &[Move],
    out: &mut Vec<f32>,
) {
    out.clear();
    match state.phase() {
        Phase::Play | Phase::Seventh(_) => plays(weights, state, seat, moves, out),
        Phase::Revive(_) => {
            let eyes = Eyes::new(state, seat, weights);
            out.extend(moves.iter().map(|m| match m {
                Move::Revive(Some(card)) => eyes.built(*card, 0.0),
                _ => 0.0,
            }));
        }
        _ => out.extend(moves.iter().map(|m| super::boards::worth(state, seat, *m))),
    }
}

/// What is thought of one card of the hand.
#[derive(Clone, Copy)]
struct Held {
    card: Card,
    /// What it gives if it is built.
    building: f32,
    /// Coins it brings.
    coins: f32,
    /// What it is worth that the hand goes on without it, however it is used.
    gone: f32,
    /// What is lost if it is not built, though it could come round again.
    back: f32,
}

fn plays(weights: &Weights, state: &State, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    let eyes = Eyes::new(state, seat, weights);
    let turn = state.turns_played();
    let nobody = Held {
        card: Card::all().next().expect("there are cards"),
        building: 0.0,
        coins: 0.0,
        gone: 0.0,
        back: 0.0,
    };
    let (mut hand, mut held) = ([nobody; HAND], 0);
    let comes_back = state.phase() == Phase::Play && turn + state.seats() < TURNS;
    for card in state.hand(seat) {
        if held > 0 && hand[held - 1].card == card {
            continue;
        }
        let building = eyes.building(card);
        hand[held] = Held { card, building, coins: eyes.coins(card), gone: 0.0, back: 0.0 };
        let mine = eyes.city.cards().and(card.same_name()).is_empty();
        if comes_back && mine {
            hand[held].back = eyes.weight(row::BACK) * building.max(0.0);
        }
        held += 1;
    }
    let hand = &mut hand[..held];
    if state.phase() == Phase::Play && turn + 1 < TURNS {
        deny(weights, state, seat, hand);
    }
    let coins = f32::from(eyes.city.coins());
    let before = eyes.treasury(coins);
    let stage = eyes.city.next_stage();
    let stage_worth = stage.map_or(0.0, |stage| eyes.stage(stage));
    let stage_coins = stage.map_or(0.0, |stage| f32::from(stage.coins));
    let sale = eyes.treasury(coins + SALE) - before + eyes.weight(row::SALE);
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
            held.building + held.gone + eyes.treasury(after) - before - given(&eyes, payment, lean)
        }
        Move::Stage(card, payment) => {
            let held = find(hand, card);
            let after = coins - f32::from(payment.total()) + stage_coins;
            stage_worth + held.gone - held.back + eyes.treasury(after)
                - before
                - given(&eyes, payment, lean)
        }
        Move::Sell(card) => {
            let held = find(hand, card);
            sale + held.gone - held.back
        }
        _ => 0.0,
    }));
}

fn find(hand: &[Held], card: Card) -> Held {
    *hand.iter().find(|held| held.card == card).expect("a card of the hand is played")
}

/// What coins to the neighbours cost beyond the coins.
fn given(eyes: &Eyes<'_>, payment: Payment, lean: f32) -> f32 {
    let (left, right) = (f32::from(payment.left), f32::from(payment.right));
    eyes.weight(row::GIVES) * (left + right) + lean * (left - right)
}

/// How much more it costs to pay the left neighbour than the right one: the one who leads gets
/// less. Asked only where there is a choice of payments.
fn lean(state: &State, seat: Seat, moves: &[Move]) -> f32 {
    let choice = moves.windows(2).any(|pair| match pair {
        [Move::Build(a, _), Move::Build(b, _)] | [Move::Stage(a, _), Move::Stage(b, _)] => a == b,
        _ => false,
    });
    if !choice {
        return 0.0;
    }
    let score = |seat: Seat| f32::from(tally::total(state, seat));
    let seats = state.seats();
    0.005 * (score(seat.left(seats)) - score(seat.right(seats))).clamp(-20.0, 20.0)
}

/// Fills in what it is worth that the next holder of the hand does not get a card.
fn deny(weights: &Weights, state: &State, seat: Seat, hand: &mut [Held]) {
    let seats = state.seats();
    let next = if State::passes_left(state.age()) { seat.left(seats) } else { seat.right(seats) };
    let eyes = Eyes::new(state, next, weights);
    let market = state.market(next);
    for held in hand {
        let card = held.card;
        if !eyes.city.cards().and(card.same_name()).is_empty() {
            continue;
        }
        let facts = card.facts();
        let price = if state.is_free(next, card) {
            Some(0.0)
        } else {
            market.cheapest_affordable(facts.cost).map(|payment| f32::from(payment.total()))
        };
        let part = if price.is_some() { row::DENY } else { row::DENY_DEAR };
        let worth = eyes.building(card) + (held.coins - price.unwrap_or(0.0)) / 3.0;
        held.gone = eyes.weight(part) * worth.max(0.0);
    }
}
