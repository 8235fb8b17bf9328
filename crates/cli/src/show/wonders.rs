//! 7 Wonders in plain words.

mod city;
mod facts;
mod prices;
mod story;
mod table;

use mirabilia_games::wonders::{Card, Colour, Move, Phase, Side, State, View, Wonder};
use mirabilia_kernel::{Seat, Step};

use super::text::{TIE, tied};
use super::{Names, Show, Told, words};

/// Everything is set for a narrow terminal.
const PAGE: usize = 80;

impl Show for State {
    const TITLE: &'static str = "7 Wonders";
    const PAGE: usize = PAGE;

    fn chapter(&self) -> String {
        let age = words::roman(self.age());
        match self.phase() {
            Phase::DealWonders | Phase::ChooseWonder(_) => "The wonders".to_owned(),
            Phase::DealSides | Phase::ChooseSides => "The sides".to_owned(),
            Phase::DealAge => format!("Age {age}"),
            Phase::Play => format!("Age {age}, turn {}", self.turns_played() + 1),
            Phase::Seventh(_) => format!("Age {age}, the seventh card"),
            Phase::Revive(_) => format!("Age {age}, turn {}", self.turns_played()),
            Phase::Over => "The end".to_owned(),
        }
    }

    fn is_aside(step: &Step<Self>) -> bool {
        matches!(step, Step::Move(_, Move::Revive(_)))
    }

    fn tell(told: &Told<'_, Self>, names: &Names) -> String {
        match told.step {
            Step::Chance(chance) => story::luck(chance, told.after, names),
            Step::Move(seat, m) => story::decision(told, *seat, *m, names),
        }
    }

    fn aftermath(before: &Self, after: &Self, names: &Names) -> Option<String> {
        story::conflicts(before, after, names)
    }

    fn phrase(view: &View, seat: Seat, m: Move, names: &Names) -> String {
        let state = view.table();
        let act = act(state, seat, m);
        match prices::deal(state, seat, m, names).or_else(|| effect(state, seat, m)) {
            Some(detail) => format!("{act} — {detail}"),
            None => act,
        }
    }

    fn picture(view: &View, names: &Names) -> Vec<String> {
        table::picture(view.table(), names)
    }
}

fn shape(colour: Colour) -> char {
    words::shape(colour.name())
}

/// The name of a card with the shape of its colour.
fn card_name(card: Card) -> String {
    format!("{}{TIE}{}", tied(card.facts().name), shape(card.facts().colour))
}

/// A move in words.
fn act(state: &State, seat: Seat, m: Move) -> String {
    match m {
        Move::Build(card, _) => format!("build {}", card_name(card)),
        Move::Stage(card, _) => {
            let stage = state.city(seat).stages() + 1;
            format!("build stage {stage} with {}", card_name(card))
        }
        Move::Sell(card) => format!("sell {}", card_name(card)),
        Move::Revive(Some(card)) => format!("revive {}", card_name(card)),
        Move::Revive(None) => "revive nothing".to_owned(),
        Move::Choose(wonder) => format!("choose {}", wonder.facts().name),
        Move::Side(side) => format!("side {}", side.name()),
    }
}

/// What a move without a price is good for.
fn effect(state: &State, seat: Seat, m: Move) -> Option<String> {
    let sides = |wonder: Wonder| {
        let side = |side: Side| format!("{}: {}", side.name(), facts::stages(wonder, side));
        format!("{}. {}", side(Side::Day), side(Side::Night))
    };
    match m {
        Move::Revive(Some(card)) => {
            let twice = card.same_name().len() > 1;
            let age = if twice { format!(", Age {}", facts::age(card)) } else { String::new() };
            Some(facts::brief(card) + &age)
        }
        Move::Choose(wonder) => Some(sides(wonder)),
        Move::Side(side) => state.city(seat).wonder().map(|wonder| facts::stages(wonder, side)),
        _ => None,
    }
}
