//! Steps as sentences, moves as advice.

use mirabilia_games::wonders::ids::Neighbour;
use mirabilia_games::wonders::{Card, Chance, Move, Payment, State};
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_words::{Message, Value};

use super::names::{card, roman, side, wonder};
use crate::any::seat_value;

/// Luck as a sentence.
pub(super) fn luck(state: &State, chance: &Chance) -> Message {
    let each = |id: &'static str, what: &dyn Fn(Seat) -> Message| {
        let has = |seat| {
            Message::new("wonders-log-has").with("name", seat_value(seat)).with("what", what(seat))
        };
        Message::new(id).with("list", Value::all(Seat::all(state.seats()).map(has)))
    };
    match chance {
        Chance::Wonders(_) => each("wonders-log-wonders", &|seat| {
            chance.wonder_of(seat).map_or_else(|| Message::new("wonders-no-wonder"), wonder)
        }),
        Chance::Sides(_) => each("wonders-log-sides", &|seat| {
            chance.side_of(seat).map_or_else(|| Message::new("wonders-no-wonder"), side)
        }),
        Chance::Age(age, _) => Message::new("wonders-log-age").with("age", roman(*age)),
    }
}

/// A move as a sentence that this viewer may hear: who does what. Which card went face down only its
/// owner is told (rule 9.3).
pub(super) fn moved(state: &State, viewer: Viewer, seat: Seat, m: Move) -> Message {
    let say =
        |verb: &str| Message::new(format!("wonders-log-{verb}")).with("name", seat_value(seat));
    let hidden = |message: Message, of: Card| {
        let known = viewer == Viewer::Seat(seat);
        let name = if known { card(of) } else { Message::new("wonders-a-card") };
        message.with("known", known).with("card", name)
    };
    let paid = |verb: &str, payment: Payment| {
        if payment == Payment::NONE {
            return say(verb);
        }
        let pays = Value::list(paid_to(state, seat, payment));
        say(&format!("{verb}-paid")).with("pays", pays)
    };
    match m {
        Move::Build(id, payment) => paid("build", payment).with("card", card(id)),
        Move::Stage(id, payment) => hidden(paid("stage", payment), id),
        Move::Sell(id) => hidden(say("sell"), id).with("n", mirabilia_games::wonders::data::SALE),
        Move::Revive(Some(id)) => say("revive").with("card", card(id)),
        Move::Revive(None) => say("decline"),
        Move::Choose(of) => say("choose").with("wonder", wonder(of)),
        Move::Side(of) => say("side").with("side", of.name()),
    }
}

/// `2 to Anna`, for each neighbour that is paid.
fn paid_to(state: &State, seat: Seat, payment: Payment) -> Vec<Message> {
    let pay = |(to, coins): (Neighbour, u8)| {
        let name = seat_value(to.of(seat, state.seats()));
        Message::new("wonders-pay-to").with("n", coins).with("name", name)
    };
    sides(payment).map(pay).collect()
}

/// The neighbours that are paid, with their coins.
fn sides(payment: Payment) -> impl Iterator<Item = (Neighbour, u8)> {
    let both = Neighbour::ALL.into_iter().zip([payment.left, payment.right]);
    both.filter(|(_, coins)| *coins > 0)
}

/// `2 to the left`, for each neighbour that is paid.
pub(super) fn paid_sides(payment: Payment) -> Vec<Message> {
    let pay = |(to, coins): (Neighbour, u8)| {
        Message::new(format!("wonders-pay-{}", to.name())).with("n", coins)
    };
    sides(payment).map(pay).collect()
}

/// A move as advice.
pub(super) fn advice(_: &State, m: Move) -> Message {
    let say = |verb: &str| Message::new(format!("wonders-move-{verb}"));
    let used = |verb: &str, of: Card, payment: Payment| {
        if payment == Payment::NONE {
            return say(verb).with("card", card(of));
        }
        let pays = Value::list(paid_sides(payment));
        say(&format!("{verb}-paid")).with("card", card(of)).with("pays", pays)
    };
    match m {
        Move::Build(id, payment) => used("build", id, payment),
        Move::Stage(id, payment) => used("stage", id, payment),
        Move::Sell(id) => used("sell", id, Payment::NONE),
        Move::Revive(Some(id)) => used("revive", id, Payment::NONE),
        Move::Revive(None) => say("decline"),
        Move::Choose(of) => say("choose").with("wonder", wonder(of)),
        Move::Side(of) => say(&format!("side-{}", of.name())),
    }
}
