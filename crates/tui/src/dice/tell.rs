//! Lines of the record in words.

use mirabilia_words::Words;

use super::names::{bonus_name, city_name, die_name, space_name, symbol_name};
use super::turn::{Pieces, pieces};

/// A move as advice.
pub(super) fn tell_move(text: &str, words: &Words) -> String {
    let Pieces { verb, die, target } = pieces(text);
    match (verb, die, target) {
        ("build", Some(die), Some(space)) => {
            let args =
                [("space", space_name(space, words).into()), ("die", die_name(die, words).into())];
            words.say("dice-tell-move-build", &args)
        }
        ("wonder", ..) => words.say("dice-tell-move-wonder", &[]),
        ("pass", ..) => words.say("dice-tell-move-pass", &[]),
        ("cross", _, Some(space)) => {
            words.say("dice-tell-move-cross", &[("space", space_name(space, words).into())])
        }
        ("decline", ..) => words.say("dice-move-decline", &[]),
        ("bonus", _, Some(bonus)) => {
            words.say("dice-move-bonus", &[("bonus", bonus_name(bonus, words).into())])
        }
        _ => text.to_owned(),
    }
}

/// The dice as they fell, section by section.
fn tell_roll(dice: &str, words: &Words) -> String {
    let shown: Vec<Vec<&str>> =
        dice.split(" / ").map(|one| one.split_whitespace().collect()).collect();
    let mut parts = Vec::new();
    for section in ["0", "1", "2", "3"] {
        let here = shown.iter().filter_map(|die| match die[..] {
            [die, symbol, at] if at == section => Some((die, symbol)),
            _ => None,
        });
        let names: Vec<String> = here
            .map(|(die, symbol)| {
                let symbol = symbol_name(symbol, words);
                let args = [("die", die_name(die, words).into()), ("symbol", symbol.into())];
                words.say("dice-tell-die", &args)
            })
            .collect();
        if !names.is_empty() {
            let n: u16 = section.parse().unwrap_or(0);
            let args = [("n", n.into()), ("dice", names.join(", ").into())];
            parts.push(words.say("dice-tell-section", &args));
        }
    }
    words.say("dice-tell-roll", &[("sections", parts.join(". ").into())])
}

fn tell_luck(line: &str, names: &[String], words: &Words) -> Option<String> {
    if let Some(dice) = line.strip_prefix("roll ") {
        return Some(tell_roll(dice, words));
    }
    let parts: Vec<&str> = line.split_whitespace().collect();
    match parts[..] {
        ["deal", "cities", ref cities @ ..] => {
            let dealt: Vec<String> = cities
                .iter()
                .enumerate()
                .map(|(seat, city)| {
                    let name = names.get(seat).map_or("?", String::as_str);
                    let city = city_name(city, words);
                    words.say("dice-tell-city", &[("name", name.into()), ("city", city.into())])
                })
                .collect();
            Some(words.say("dice-tell-cities", &[("cities", words.list(&dealt).into())]))
        }
        ["deal", "swap", special, _, grey] => {
            let args = [
                ("special", die_name(special, words).into()),
                ("grey", die_name(grey, words).into()),
            ];
            Some(words.say("dice-tell-swap", &args))
        }
        _ => None,
    }
}

/// A line of the record as a sentence; none for what nobody needs to read.
pub(super) fn tell_step(line: &str, names: &[String], words: &Words) -> Option<String> {
    let line = line.trim();
    let step = line.split_once(' ').and_then(|(seat, text)| Some((seat.parse().ok()?, text)));
    let Some((seat, text)): Option<(usize, &str)> = step else {
        return tell_luck(line, names, words);
    };
    let by = ("name", names.get(seat).map_or("?", String::as_str).into());
    let Pieces { verb, die, target } = pieces(text);
    Some(match (verb, die, target) {
        ("?", ..) => words.say("dice-tell-hidden", &[by]),
        ("build", Some(die), Some(space)) => {
            let space = ("space", space_name(space, words).into());
            words.say("dice-tell-build", &[by, space, ("die", die_name(die, words).into())])
        }
        ("wonder", ..) => words.say("dice-tell-wonder", &[by]),
        ("pass", ..) => words.say("dice-tell-pass", &[by]),
        ("cross", _, Some(space)) => {
            words.say("dice-tell-cross", &[by, ("space", space_name(space, words).into())])
        }
        ("decline", ..) => words.say("dice-tell-decline", &[by]),
        ("bonus", _, Some(bonus)) => {
            words.say("dice-tell-bonus", &[by, ("bonus", bonus_name(bonus, words).into())])
        }
        _ => return None,
    })
}
