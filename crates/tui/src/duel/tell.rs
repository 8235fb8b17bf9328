//! The record in words: a sentence a line.

use mirabilia_words::Words;

use super::facts;
use super::moves::{Move, read_step};
use super::words::{inside, name_of};

fn tell_luck(line: &str, names: &[String], words: &Words) -> Option<String> {
    let parts: Vec<&str> = line.split_whitespace().collect();
    let tokens = |ids: &[&str]| {
        let known = ids.iter().filter(|id| facts::token(id).is_some());
        words.list(&known.map(|id| name_of(id, words)).collect::<Vec<_>>())
    };
    Some(match parts[..] {
        ["reveal", _, card] if facts::card(card).is_some() => {
            words.say("duel-tell-reveal", &[("card", name_of(card, words).into())])
        }
        ["deal", "first", seat] => {
            words.say("duel-tell-first", &[("name", name(seat, names).into())])
        }
        ["deal", "tokens", ref ids @ ..] => {
            words.say("duel-tell-tokens", &[("tokens", tokens(ids).into())])
        }
        ["deal", "library", ref ids @ ..] => {
            words.say("duel-tell-library", &[("tokens", tokens(ids).into())])
        }
        ["deal", "wonders", ref ids @ ..] => {
            let known = ids.iter().filter(|id| facts::wonder(id).is_some());
            let wonders = words.list(&known.map(|id| inside(id, words)).collect::<Vec<_>>());
            words.say("duel-tell-wonders", &[("wonders", wonders.into())])
        }
        ["deal", "age", age, ..] => {
            let age = words.say(&format!("age-{age}"), &[]);
            words.say("duel-tell-age", &[("age", age.into())])
        }
        _ => return None,
    })
}

fn name(seat: &str, names: &[String]) -> String {
    let known = seat.parse::<usize>().ok().and_then(|seat| names.get(seat));
    known.map_or_else(|| seat.to_owned(), String::clone)
}

/// A line of the record; none for one nobody needs to read.
pub(super) fn tell_step(line: &str, names: &[String], words: &Words) -> Option<String> {
    let Some((seat, m)) = read_step(line) else { return tell_luck(line.trim(), names, words) };
    let who = |seat: usize| names.get(seat).map_or_else(|| seat.to_string(), String::clone);
    let by = ("name", who(seat).into());
    let card =
        |id: &str, card: &str| words.say(id, &[by.clone(), ("card", name_of(card, words).into())]);
    Some(match m {
        Move::Build(id) => card("duel-tell-build", id),
        Move::Sell(id) => card("duel-tell-sell", id),
        Move::Destroy(id) => card("duel-tell-destroy", id),
        Move::Revive(id) => card("duel-tell-revive", id),
        Move::Wonder { wonder, with } => {
            let wonder = ("wonder", inside(wonder, words).into());
            words.say("duel-tell-wonder", &[by, wonder, ("card", name_of(with, words).into())])
        }
        Move::Take(id) => words.say("duel-tell-take", &[by, ("wonder", inside(id, words).into())]),
        Move::Token(id) => {
            words.say("duel-tell-token", &[by, ("token", name_of(id, words).into())])
        }
        Move::Begin(first) => words.say("duel-tell-begin", &[by, ("begins", who(first).into())]),
    })
}

/// A move as advice: `Build Quarry`.
pub(super) fn tell_move(text: &str, words: &Words) -> String {
    let Some(m) = Move::read(text) else { return text.to_owned() };
    let card = |id: &str, card: &str| words.say(id, &[("card", name_of(card, words).into())]);
    match m {
        Move::Build(id) => card("duel-do-build", id),
        Move::Sell(id) => card("duel-do-sell", id),
        Move::Destroy(id) => card("duel-do-destroy", id),
        Move::Revive(id) => card("duel-do-revive", id),
        Move::Wonder { wonder, with } => {
            let wonder = ("wonder", inside(wonder, words).into());
            words.say("duel-do-wonder", &[wonder, ("card", name_of(with, words).into())])
        }
        Move::Take(id) => words.say("duel-do-take", &[("wonder", inside(id, words).into())]),
        Move::Token(id) => words.say("duel-do-token", &[("token", name_of(id, words).into())]),
        Move::Begin(seat) => words.say("duel-do-begin", &[("seat", (seat + 1).into())]),
    }
}
