//! What is to be decided, or who is waited for, in a line.

use super::moves::Said;
use super::picture::Due;
use super::sight::Sight;
use super::tell::tell_move;
use super::words::{card_name, plain, price_words};

/// What is to be decided, or what is waited for.
pub(crate) fn task(sight: &Sight<'_>) -> String {
    let words = sight.words;
    if sight.live() {
        let first = sight.scene.view.legal.first().and_then(|text| Said::read(text));
        let id = match first {
            Some(Said::Choose(_)) => "wonder",
            Some(Said::Side(_)) => "side",
            Some(Said::Revive(_) | Said::Decline) => "revive",
            _ if sight.picture.due == Due::Seventh => "seventh",
            _ => "hand",
        };
        return plain(words, &format!("wonders-prompt-{id}"));
    }
    if sight.over() {
        return plain(words, "wonders-over");
    }
    let mut said = Vec::new();
    if let Some(chosen) = &sight.scene.view.chosen {
        said.push(words.say("wonders-you-chose", &[("move", chosen_words(sight, chosen).into())]));
    }
    let due = match sight.picture.due {
        Due::ChooseWonder => Some("wonder"),
        Due::ChooseSides => Some("sides"),
        Due::Seventh => Some("seventh"),
        Due::Revive => Some("revive"),
        _ => None,
    };
    said.extend(due.map(|id| plain(words, &format!("wonders-due-{id}"))));
    let thinking = sight.thinking();
    if !thinking.is_empty() {
        let args = [("n", thinking.len().into()), ("of", sight.scene.faces.len().into())];
        let names: Vec<String> = thinking.iter().map(|face| face.name.clone()).collect();
        said.push(format!("{} {}", words.say("wonders-thinking", &args), words.list(&names)));
    }
    said.join(" ")
}

/// The choice that waits, with its price.
fn chosen_words(sight: &Sight<'_>, chosen: &str) -> String {
    let (Some(Said::Build(Some(id), pay)), Some(seat)) = (Said::read(chosen), sight.me) else {
        return tell_move(chosen, sight.words);
    };
    let bank = sight.picture.in_hand(id).map_or(0, |one| one.bank);
    let price = price_words(sight.words, pay, bank, seat, &sight.names());
    let name = card_name(sight.words, id);
    sight.say("wonders-build-for", &[("card", name.into()), ("price", price.into())])
}
