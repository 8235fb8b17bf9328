//! Steps as sentences, moves as advice.

use mirabilia_games::duel::{Chance, Move, State};
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_words::{Message, Value};

use super::names::{age, card, token, wonder};
use crate::any::seat_value;

/// Luck as a sentence.
pub(super) fn luck(_: &State, chance: &Chance) -> Message {
    match chance {
        Chance::First(seat) => Message::new("duel-tell-first").with("name", seat_value(*seat)),
        Chance::Tokens(tokens) => {
            Message::new("duel-tell-tokens").with("tokens", Value::all(tokens.iter().map(token)))
        }
        Chance::Wonders(wonders) => Message::new("duel-tell-wonders")
            .with("wonders", Value::all(wonders.iter().map(wonder))),
        Chance::Age(number, _) => Message::new("duel-tell-age").with("age", age(*number)),
        Chance::Reveal(_, shown) => Message::new("duel-tell-reveal").with("card", card(*shown)),
        Chance::Library(tokens) => {
            Message::new("duel-tell-library").with("tokens", Value::all(tokens.iter().map(token)))
        }
    }
}

/// A move as a sentence: who does what.
pub(super) fn moved(_: &State, _: Viewer, seat: Seat, m: Move) -> Message {
    told(m, ["build", "sell", "wonder", "take", "token", "destroy", "revive", "begin"], "tell")
        .with("name", seat_value(seat))
}

/// A move as advice.
pub(super) fn advice(_: &State, m: Move) -> Message {
    let begin = if let Move::Begin(_) = m { "begin-name" } else { "begin" };
    told(m, ["build", "sell", "wonder", "take", "token", "destroy", "revive", begin], "do")
}

fn told(m: Move, verbs: [&str; 8], kind: &str) -> Message {
    let [build, sell, with, take, gain, destroy, revive, begin] = verbs;
    let say = |verb: &str| Message::new(format!("duel-{kind}-{verb}"));
    match m {
        Move::Build(id) => say(build).with("card", card(id)),
        Move::Sell(id) => say(sell).with("card", card(id)),
        Move::Wonder(of, id) => say(with).with("wonder", wonder(of)).with("card", card(id)),
        Move::Take(of) => say(take).with("wonder", wonder(of)),
        Move::Token(of) => say(gain).with("token", token(of)),
        Move::Destroy(id) => say(destroy).with("card", card(id)),
        Move::Revive(id) => say(revive).with("card", card(id)),
        Move::Begin(seat) => {
            let who = if kind == "tell" { "begins" } else { "name" };
            say(begin).with(who, seat_value(seat))
        }
    }
}
