//! Lines of the record and moves in words.

use mirabilia_games::wonders::words::Neighbour;
use mirabilia_games::wonders::{Card, Side, Wonder};
use mirabilia_words::Words;

use super::moves::{Said, read_line};
use super::picture::Pay;
use super::words::{ROMAN, card_name, pay_words, plain, side_name, wonder_name};

/// A card's name; none is one that the viewer may not know.
fn named(words: &Words, card: Option<Card>) -> String {
    card.map_or_else(|| plain(words, "wonders-a-card"), |card| card_name(words, card))
}

/// A line of the record as a sentence; none for what this game does not write.
pub(crate) fn tell_step(line: &str, names: &[String], words: &Words) -> Option<String> {
    let parts: Vec<&str> = line.split_whitespace().collect();
    if let ["deal", what, rest @ ..] = &parts[..] {
        return luck(what, rest, names, words);
    }
    let (seat, said) = read_line(line)?;
    let name = names.get(seat).map_or("", |name| name);
    let used = |id: &str, card: Option<Card>, pays: &str| {
        let args = [
            ("name", name.into()),
            ("card", named(words, card).into()),
            ("known", if card.is_some() { "yes" } else { "no" }.into()),
            ("pays", pays.into()),
        ];
        words.say(&format!("wonders-log-{id}"), &args)
    };
    let paid = |id: &str, card: Option<Card>, pay: Pay| {
        let pays = pay_words(words, pay, 0, seat, names);
        let id = if pays.is_empty() { id.to_owned() } else { format!("{id}-paid") };
        used(&id, card, &pays)
    };
    Some(match said {
        Said::Build(card, pay) => paid("build", card, pay),
        Said::Stage(card, pay) => paid("stage", card, pay),
        Said::Sell(card) => used("sell", card, ""),
        Said::Revive(card) => used("revive", card, ""),
        Said::Decline => words.say("wonders-log-decline", &[("name", name.into())]),
        Said::Choose(wonder) => {
            let args = [("name", name.into()), ("wonder", wonder_name(words, wonder).into())];
            words.say("wonders-log-choose", &args)
        }
        Said::Side(side) => {
            words.say("wonders-log-side", &[("name", name.into()), ("side", side.name().into())])
        }
    })
}

fn luck(what: &str, rest: &[&str], names: &[String], words: &Words) -> Option<String> {
    let each = |id: &str, find: &dyn Fn(&str) -> Option<String>| {
        let has = |(word, name): (&&str, &String)| {
            let args = [("name", name.into()), ("what", find(word)?.into())];
            Some(words.say("wonders-log-has", &args))
        };
        let all: Vec<String> = rest.iter().zip(names).map(has).collect::<Option<_>>()?;
        Some(words.say(id, &[("list", words.list(&all).into())]))
    };
    match what {
        "wonders" => each("wonders-log-wonders", &|id| {
            Wonder::from_id(id).map(|wonder| wonder_name(words, wonder))
        }),
        "sides" => each("wonders-log-sides", &|name| {
            Side::from_name(name).map(|side| side_name(words, side))
        }),
        "age" => {
            let age: usize = rest.first()?.parse().ok()?;
            Some(words.say("wonders-log-age", &[("age", (*ROMAN.get(age)?).into())]))
        }
        _ => None,
    }
}

/// Coins to neighbours whose names are not known here.
pub(crate) fn sides(words: &Words, pay: Pay) -> Vec<String> {
    let paid = Neighbour::BOTH.into_iter().filter(|side| pay.to(*side) > 0);
    paid.map(|side| {
        words.say(&format!("wonders-pay-{}", side.name()), &[("n", pay.to(side).into())])
    })
    .collect()
}

/// A move as advice.
pub(crate) fn tell_move(text: &str, words: &Words) -> String {
    let Some(said) = Said::read(text) else { return text.to_owned() };
    let used = |id: &str, card: Option<Card>, pays: &[String]| {
        let paid = if pays.is_empty() { "" } else { "-paid" };
        let args = [("card", named(words, card).into()), ("pays", pays.join(", ").into())];
        words.say(&format!("wonders-move-{id}{paid}"), &args)
    };
    match said {
        Said::Build(card, pay) => used("build", card, &sides(words, pay)),
        Said::Stage(card, pay) => used("stage", card, &sides(words, pay)),
        Said::Sell(card) => used("sell", card, &[]),
        Said::Revive(card) => used("revive", card, &[]),
        Said::Decline => plain(words, "wonders-move-decline"),
        Said::Choose(wonder) => {
            words.say("wonders-move-choose", &[("wonder", wonder_name(words, wonder).into())])
        }
        Said::Side(side) => plain(words, &format!("wonders-move-side-{}", side.name())),
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_words::Lang;

    use super::*;

    #[test]
    fn every_kind_of_line_is_a_sentence() {
        let words = Words::new(Lang::En);
        let names = ["Ada", "Bo", "Cia", "Dag", "Eeva"].map(str::to_owned);
        let check = |line: &str, said: &str| {
            let told = tell_step(line, &names, &words);
            assert_eq!(told.as_deref().unwrap_or("nothing"), said, "{line}");
        };
        check(
            "deal wonders babylon olympia rhodos gizah ephesos",
            "The wonders are dealt: Ada – Babylon, Bo – Olympia, Cia – Rhodos, Dag – Gizah \
             and Eeva – Ephesos.",
        );
        check(
            "deal sides day night day day day",
            "The sides are drawn: Ada – day side, Bo – night side, Cia – day side, Dag – day side \
             and Eeva – day side.",
        );
        check("deal age 2", "Age II is dealt.");
        check("deal age 3 senate / arena", "Age III is dealt.");
        check("0 choose gizah", "Ada takes Gizah.");
        check("1 side night", "Bo plays the night side.");
        check("2 build quarry", "Cia builds Quarry.");
        check("2 build stockade pay 2 left", "Cia builds Stockade and pays 2 to Dag.");
        check("0 build forum pay 2 left 1 right", "Ada builds Forum and pays 2 to Bo, 1 to Eeva.");
        check("1 stage with altar", "Bo builds a stage with Altar.");
        check("1 stage with ? pay 2 right", "Bo builds a stage with a card and pays 2 to Ada.");
        check("4 sell press-1", "Eeva sells Press for 3 coins.");
        check("4 sell ?", "Eeva sells a card for 3 coins.");
        check("2 revive tavern", "Cia builds Tavern from the discard pile.");
        check("2 revive nothing", "Cia builds nothing from the discard pile.");
        for line in ["", "something else", "deal", "deal cards", "2 build castle", "2 side up"] {
            check(line, "nothing");
        }
    }

    #[test]
    fn advice_needs_no_names() {
        let words = Words::new(Lang::En);
        for (text, said) in [
            ("build forum pay 2 left 1 right", "Build Forum, 2 to the left, 1 to the right"),
            ("stage with altar", "Build a stage with Altar"),
            ("side day", "Play the day side"),
            ("revive nothing", "Build nothing from the discard pile"),
            ("dance", "dance"),
        ] {
            assert_eq!(tell_move(text, &words), said);
        }
    }
}
