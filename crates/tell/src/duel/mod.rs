//! What 7 Wonders Duel says.

mod names;
mod offers;
mod refusals;
mod steps;

pub use names::{card, cost, effect, effects, resource, symbol, things, token, wonder};

use mirabilia_games::duel::{Phase, Pick, State, View};
use mirabilia_kernel::{End, Turn};
use mirabilia_words::Message;

use crate::any::seat_value;
use crate::{Prompt, Tell};

impl Tell for State {
    fn pick_id(_: &View, pick: &Pick) -> String {
        match pick {
            Pick::Card(card) => card.facts().id.to_owned(),
            Pick::Wonder(wonder) => wonder.facts().id.to_owned(),
            Pick::Token(token) => token.facts().id.to_owned(),
            Pick::Seat(seat) => seat.to_string(),
        }
    }

    tell_modules!();

    fn bill_items(view: &View, bill: &Self::Bill) -> Vec<Message> {
        offers::items(view.state().active(), bill)
    }

    fn other_prices(view: &View, pick: &Self::Pick) -> Vec<crate::OtherPrice> {
        offers::other_prices(view, *pick)
    }

    fn prompt(view: &View) -> Prompt {
        let state = view.state();
        let about = match state.phase() {
            Phase::Draft
            | Phase::Token
            | Phase::Library
            | Phase::Destroy(_)
            | Phase::Revive
            | Phase::Begin => Some(Message::new(format!("duel-about-{}", state.phase().id()))),
            _ => None,
        };
        let age = state.age().max(1);
        let chapter = match state.phase() {
            Phase::Over(_) => Message::new("duel-head-over"),
            _ if state.age() == 0 => Message::new("duel-chapter-draft"),
            _ => names::age(age),
        };
        Prompt { ask: ask(view), about, chapter, news: Vec::new() }
    }
}

/// What is decided, and by whom; at the end, who won.
fn ask(view: &View) -> Message {
    let state = view.state();
    if let Phase::Over(end) = state.phase() {
        let winners = state.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        let first = winners.first().filter(|_| winners.len() == 1);
        let how = match end {
            End::Military => "duel-end-military",
            End::Science => "duel-end-science",
            End::Points => "duel-end-points",
        };
        return match first {
            Some(seat) => Message::new(how).with("name", seat_value(seat)),
            None => Message::new("duel-end-shared"),
        };
    }
    if !matches!(state.turn(), Turn::Seats(_)) {
        return Message::new("duel-head-luck");
    }
    let phase = state.phase().id();
    let head = if view.viewer().seat() == Some(state.active()) {
        Message::new(format!("duel-head-{phase}-you"))
    } else {
        Message::new(format!("duel-head-{phase}")).with("name", seat_value(state.active()))
    };
    if !state.plays_again() {
        return head;
    }
    Message::new("duel-head-again").with("head", head)
}
