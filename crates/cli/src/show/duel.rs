//! Duel in plain words.

mod facts;
mod story;
mod table;

use mirabilia_games::duel::{Card, Colour, Move, State, View};
use mirabilia_kernel::{Seat, Step};

use super::text::TIE;
use super::{Names, Show, Told, words};

impl Show for State {
    const TITLE: &'static str = "7 Wonders Duel";
    const PAGE: usize = super::WIDTH;

    fn chapter(&self) -> String {
        match self.age() {
            0 => "The wonders".to_owned(),
            age => format!("Age {}", words::roman(age)),
        }
    }

    fn is_aside(step: &Step<Self>) -> bool {
        story::is_aside(step)
    }

    fn tell(told: &Told<'_, Self>, names: &Names) -> String {
        match told.step {
            Step::Chance(chance) => story::luck(chance, names),
            Step::Move(seat, m) => story::decision(told, *seat, *m, names),
        }
    }

    fn phrase(view: &View, seat: Seat, m: Move, names: &Names) -> String {
        let about = about(seat, m, names).or_else(|| effect(m));
        with_detail(m, deal(view.table(), seat, m).or(about))
    }

    fn picture(view: &View, names: &Names) -> Vec<String> {
        table::picture(view.table(), names)
    }
}

/// The name of a card with the shape of its colour.
fn card_name(card: Card) -> String {
    format!("{}{TIE}{}", card.facts().name, shape(card.facts().colour))
}

fn shape(colour: Colour) -> char {
    words::shape(colour.name())
}

/// A move in words: those of a record, with names for ids.
fn act(m: Move) -> String {
    match m {
        Move::Build(card) => format!("build {}", card_name(card)),
        Move::Sell(card) => format!("sell {}", card_name(card)),
        Move::Wonder(wonder, card) => {
            format!("wonder {} with {}", facts::short(wonder), card_name(card))
        }
        Move::Take(wonder) => format!("take {}", facts::short(wonder)),
        Move::Token(token) => format!("token {}", token.facts().name),
        Move::Destroy(card) => format!("destroy {}", card_name(card)),
        Move::Revive(card) => format!("revive {}", card_name(card)),
        Move::Begin(first) => format!("begin {first}"),
    }
}

/// Whom a move is about, where its words do not say.
fn about(seat: Seat, m: Move, names: &Names) -> Option<String> {
    match m {
        Move::Destroy(_) => Some(format!("of {}", names.seat(seat.other()))),
        Move::Begin(first) => Some(format!("{} first", names.seat(first))),
        _ => None,
    }
}

/// A move with the details that are known, after a dash.
fn with_detail(m: Move, detail: Option<String>) -> String {
    match detail {
        Some(detail) => format!("{} — {detail}", act(m)),
        None => act(m),
    }
}

/// The coins that a move costs or brings; `None` when coins are not the point of it.
fn deal(state: &State, seat: Seat, m: Move) -> Option<String> {
    match m {
        Move::Build(card) => {
            let price = state.market(seat).card(card);
            let chain = match card.free_with() {
                Some(with) if price.chain => format!(" with {}", with.facts().name),
                _ => String::new(),
            };
            Some(words::price(price.total) + &chain)
        }
        Move::Sell(_) => Some(format!("+{}", words::coins(state.sale(seat)))),
        Move::Wonder(wonder, _) => Some(words::price(state.market(seat).wonder(wonder).total)),
        _ => None,
    }
}

/// What a move is good for, where the table does not show it.
fn effect(m: Move) -> Option<String> {
    match m {
        Move::Take(wonder) => {
            let effects = facts::wonder_effects(wonder).join(", ");
            Some(format!("{effects}; costs {}", facts::cost(wonder.facts().cost)))
        }
        Move::Token(token) => Some(facts::token(token).to_owned()),
        Move::Revive(card) => Some(facts::card_effects(card).join(", ")),
        _ => None,
    }
}
