//! Everything about one thing: what it is, costs and does, its chains, and its price now.

use mirabilia_words::Words;

use super::facts;
use super::picture::Picture;
use super::price::bill_for;
use super::words::{
    age_name, bill_lines, cost_text, effect_text, name_of, price_text, symbol_name, why_not_paid,
};

/// What there is to know; none when there is no such thing.
pub(super) fn explain(id: &str, picture: Option<&Picture>, words: &Words) -> Option<Vec<String>> {
    let mut lines = vec![name_of(id, words)];
    match id {
        "track" => lines.extend(track(picture, words)),
        "science" => lines.extend(science(words)),
        "?" | "guild" => {
            let id = if id == "guild" { "duel-explain-back-guild" } else { "duel-explain-back" };
            lines.push(words.say(id, &[]));
            if let Some(picture) = picture {
                let n = picture.unseen.len();
                lines.push(words.say("duel-unseen-many", &[("n", n.into())]));
            }
        }
        _ if facts::effects(id).is_empty() => return None,
        _ => lines.extend(thing(id, picture, words)),
    }
    Some(lines)
}

fn thing(id: &str, picture: Option<&Picture>, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    let card = facts::card(id);
    if let Some(card) = card {
        let kind = words.say(&format!("kind-{}", card.colour.name()), &[]);
        let back = match card.guild {
            true => words.say("duel-back-guild", &[]),
            false => age_name(card.age, words),
        };
        lines.push(format!("{kind} · {back}"));
    }
    if let Some(cost) = facts::cost(id) {
        lines.push(words.say("duel-costs", &[("cost", cost_text(cost, words).into())]));
    }
    lines.extend(facts::effects(id).iter().map(|effect| effect_text(effect, words)));
    let chain = |id: &str, other: &str| words.say(id, &[("card", name_of(other, words).into())]);
    if let Some(with) = card.and_then(|card| card.free_with) {
        lines.push(chain("duel-explain-free-with", with.facts().id));
    }
    if let Some(opens) = card.and_then(|card| card.opens) {
        lines.push(chain("duel-explain-opens", opens.facts().id));
    }
    if let Some(picture) = picture {
        lines.extend(owner(id, picture, words));
        lines.extend(prices(id, picture, words));
    }
    lines
}

/// In whose city it is.
fn owner(id: &str, picture: &Picture, words: &Words) -> Option<String> {
    let seat = picture.cities.iter().position(|city| {
        city.cards.iter().chain(&city.wonders_built).chain(&city.tokens).any(|one| one == id)
    })?;
    Some(match picture.viewer {
        None => words.say("duel-explain-in-seat", &[("n", (seat + 1).into())]),
        Some(me) if me == seat => words.say("duel-explain-in-yours", &[]),
        Some(_) => words.say("duel-explain-in-theirs", &[]),
    })
}

/// The price of a card that lies in the structure for both, of an unbuilt wonder for its owner.
fn prices(id: &str, picture: &Picture, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in [picture.left(), 1 - picture.left()] {
        let city = &picture.cities[seat];
        let concerned = match facts::card(id) {
            Some(_) => picture.slot_of(id).is_some(),
            None => city.wonders_unbuilt.iter().any(|one| one.wonder == id),
        };
        if !concerned {
            continue;
        }
        let bill = bill_for(picture, seat, id);
        let mine = picture.viewer == Some(seat);
        let who = match picture.viewer {
            None => words.say("duel-explain-for-seat", &[("n", (seat + 1).into())]),
            Some(_) if mine => words.say("duel-explain-for-you", &[]),
            Some(_) => words.say("duel-explain-for-rival", &[]),
        };
        let price = match facts::card(id) {
            Some(_) => price_text(picture, seat, id, words),
            None => words.say("kit-coins", &[("n", bill.total.into())]),
        };
        let rival = words.say(if mine { "duel-the-opponent" } else { "duel-the-other" }, &[]);
        let mut said = format!("{who}: {price}.");
        for line in bill_lines(&bill, &rival, words) {
            said = format!("{said} {line}");
        }
        if let Some(why) = why_not_paid(&bill, city.coins, words).filter(|_| mine) {
            said = format!("{said} {why}");
        }
        lines.push(said);
    }
    lines
}

fn track(picture: Option<&Picture>, words: &Words) -> Vec<String> {
    let mut lines = vec![words.say("duel-explain-track", &[])];
    for zone in facts::zones() {
        let id = if zone.coins > 0 { "duel-explain-zone-token" } else { "duel-explain-zone" };
        let args = [
            ("from", zone.from.into()),
            ("to", zone.to.into()),
            ("n", zone.points.into()),
            ("coins", zone.coins.into()),
        ];
        lines.push(words.say(id, &args));
    }
    if let Some((picture, me)) = picture.and_then(|picture| Some((picture, picture.viewer?))) {
        let (mine, theirs) = (picture.to_victory(me), picture.to_victory(1 - me));
        let args = [("mine", mine.into()), ("theirs", theirs.into())];
        lines.push(words.say("duel-explain-distance", &args));
    }
    lines
}

fn science(words: &Words) -> Vec<String> {
    let symbols = &facts::facts().catalogue.symbols;
    let names: Vec<String> =
        symbols.iter().map(|symbol| symbol_name(symbol.name(), words)).collect();
    vec![
        words.say("duel-explain-science", &[("n", facts::symbols_to_win().into())]),
        words.say("duel-explain-pairs", &[]),
        names.join(", "),
    ]
}
