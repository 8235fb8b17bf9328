//! What a move brings by kind, for styles.

use mirabilia_games::wonders::data::Act;
use mirabilia_games::wonders::state::TURNS;
use mirabilia_games::wonders::{Card, Colour, Move, Phase, State};
use mirabilia_kernel::Seat;

use super::city_heuristic::CityHeuristic;
use super::score;
use crate::style::Gains;

/// What a move brings. What it keeps from the leader is computed only if asked for.
pub(super) fn of(state: &State, seat: Seat, m: Move, denial: bool) -> Gains {
    let mut gains = match m {
        Move::Build(card, _) | Move::Revive(Some(card)) => of_card(card),
        Move::Stage(..) => {
            let mut gains = Gains { wonders: 1.0, ..Gains::default() };
            if let Some(stage) = state.city(seat).next_stage() {
                gains.military = f32::from(stage.shields) / 2.0;
                gains.science = if stage.act == Act::WildScience { 1.0 } else { 0.0 };
            }
            gains
        }
        _ => Gains::default(),
    };
    if denial {
        gains.denial = of_denial(state, seat, m);
    }
    gains
}

fn of_card(card: Card) -> Gains {
    let facts = card.facts();
    let mut gains = Gains { military: f32::from(facts.shields) / 2.0, ..Gains::default() };
    match facts.colour {
        Colour::Green => gains.science = 1.0,
        Colour::Blue => gains.civil = f32::from(facts.points) / 5.0,
        Colour::Purple if facts.wild_science => gains.science = 1.0,
        Colour::Purple => gains.civil = 1.0,
        Colour::Brown | Colour::Grey | Colour::Yellow => gains.economy = 1.0,
        Colour::Red => {}
    }
    gains
}

/// What a move keeps from the leader among the others: the card, if the hand goes there next, and the upper
/// hand in a conflict.
fn of_denial(state: &State, seat: Seat, m: Move) -> f32 {
    let seats = state.seats();
    let others = Seat::all(seats).filter(|other| *other != seat);
    let Some(leader) = others.max_by_key(|other| score::total(state, *other)) else { return 0.0 };
    let mut denied = 0.0;
    if let Move::Build(card, _) | Move::Stage(card, _) | Move::Sell(card) = m {
        let next =
            if State::passes_left(state.age()) { seat.left(seats) } else { seat.right(seats) };
        let passes = state.phase() == Phase::Play && state.turns_played() + 1 < TURNS;
        let city = CityHeuristic::new(state, next);
        if passes && next == leader && city.city.cards().and(card.same_name()).is_empty() {
            denied += city.building(card).clamp(0.0, 25.0) / 5.0;
        }
    }
    if let Move::Build(card, _) = m
        && (seat.left(seats) == leader || seat.right(seats) == leader)
    {
        denied += f32::from(card.facts().shields) / 4.0;
    }
    denied
}
