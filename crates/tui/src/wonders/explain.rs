//! What a card, a wonder or a stage is: cost, effect, chains, and what it costs the viewer now.

use mirabilia_games::wonders::{Card, Side, Wonder};
use mirabilia_words::Words;

use super::facts::{CATALOGUE, card, stages, wonder};
use super::picture::Pay;
use super::sight::Sight;
use super::tell::sides;
use super::why::{why_no_build, why_no_stage};
use super::words::{
    ROMAN, amounts, card_name, card_names, cost_words, effects_words, names, plain, side_name,
    why_words, wonder_name,
};
use crate::draw::mark;
use crate::text::capital;

/// Every id that can be looked up.
pub(crate) fn ids() -> Vec<String> {
    let cards = Card::all().map(|id| id.facts().id);
    let wonders = CATALOGUE.wonders.iter().map(|(id, _)| id.facts().id);
    cards.chain(wonders).map(str::to_owned).collect()
}

/// What something is called: a card, `gizah`, `gizah:night`.
pub(crate) fn name_of(id: &str, words: &Words) -> String {
    if let Some(id) = Card::from_id(id) {
        return card_name(words, id);
    }
    let (board, side) = id.split_once(':').unwrap_or((id, ""));
    let Some(board) = Wonder::from_id(board) else { return id.to_owned() };
    let name = wonder_name(words, board);
    match Side::from_name(side) {
        None => name,
        Some(side) => {
            let args = [("wonder", name.into()), ("side", side_name(words, side).into())];
            words.say("wonders-board", &args)
        }
    }
}

/// What there is to know about a thing of the catalogue.
pub(crate) fn explain(id: &str, sight: Option<&Sight<'_>>, words: &Words) -> Option<Vec<String>> {
    if let Some(id) = Card::from_id(id) {
        return Some(about_card(id, sight, words));
    }
    let (board, side) = id.split_once(':').unwrap_or((id, ""));
    let board = Wonder::from_id(board)?;
    let start = amounts(words, &wonder(board).start);
    let mut lines =
        vec![name_of(id, words), words.say("wonders-starts-with", &[("goods", start.into())])];
    for one in [Side::Day, Side::Night] {
        if Side::from_name(side).is_none_or(|only| only == one) {
            lines.extend(side_lines(words, board, one));
            lines.extend(sight.and_then(|sight| stage_price(sight, board, one)));
        }
    }
    Some(lines)
}

/// A side of a board: its name, then its stages.
pub(crate) fn side_lines(words: &Words, id: Wonder, side: Side) -> Vec<String> {
    let mut lines = vec![capital(&side_name(words, side))];
    for (at, stage) in stages(id, side).iter().enumerate() {
        let args = [
            ("n", (at + 1).into()),
            ("effect", effects_words(words, &stage.effects).into()),
            ("cost", cost_words(words, &stage.cost).into()),
        ];
        lines.push(words.say("terminal-wonders-stage-line", &args));
    }
    lines
}

fn about_card(id: Card, sight: Option<&Sight<'_>>, words: &Words) -> Vec<String> {
    let entry = card(id);
    let colour = entry.colour.name();
    let age = words.say("wonders-age", &[("age", ROMAN[usize::from(entry.age)].into())]);
    let cost = cost_words(words, &entry.cost);
    let mut lines = vec![
        card_name(words, id),
        format!("{} {} · {age}", mark(colour), plain(words, &format!("kind-{colour}"))),
        effects_words(words, &entry.effects),
        words.say("wonders-costs", &[("cost", cost.into())]),
    ];
    lines.extend(sight.map_or_else(Vec::new, |sight| prices(sight, id)));
    if !entry.free_with.is_empty() {
        let cards = words.either(&names(words, &entry.free_with));
        let mut line = words.say("wonders-free-with", &[("cards", cards.into())]);
        let mine = sight.and_then(|sight| sight.me.map(|seat| sight.city(seat)));
        if mine.is_some_and(|city| city.has_any(&entry.free_with)) {
            line = format!("{line} {}", plain(words, "wonders-you-have-it"));
        }
        lines.push(line);
    }
    if !entry.opens.is_empty() {
        let cards = card_names(words, &entry.opens);
        lines.push(words.say("wonders-opens", &[("cards", cards.into())]));
    }
    if !entry.guild {
        let players: Vec<String> = entry.players.iter().map(ToString::to_string).collect();
        lines.push(words.say("wonders-copies", &[("list", words.list(&players).into())]));
    }
    lines
}

/// What a payment comes to; neighbours go by their side.
fn price(words: &Words, pay: Pay, bank: u8) -> String {
    let mut parts = sides(words, pay);
    if bank > 0 {
        parts.push(words.say("wonders-pay-bank", &[("n", bank.into())]));
    }
    let price = if parts.is_empty() {
        plain(words, "wonders-price-none")
    } else {
        let n = pay.sum() + u16::from(bank);
        words.say("wonders-price", &[("n", n.into()), ("parts", parts.join(", ").into())])
    };
    words.say("wonders-for-you", &[("price", price.into())])
}

/// What a card of the hand costs the viewer now, a line for each way to pay.
fn prices(sight: &Sight<'_>, id: Card) -> Vec<String> {
    let words = sight.words;
    let (Some(seat), Some(one)) = (sight.me, sight.picture.in_hand(id)) else { return Vec::new() };
    if let Some(why) = why_no_build(&sight.picture, seat, id) {
        return vec![why_words(words, &why, &card_name(words, id))];
    }
    if one.free {
        return vec![super::choices::price_now(sight, seat, one)];
    }
    one.payments.iter().map(|pay| price(words, *pay, one.bank)).collect()
}

/// What the viewer's next stage costs now, where this is the viewer's board.
fn stage_price(sight: &Sight<'_>, board: Wonder, side: Side) -> Option<String> {
    let words = sight.words;
    let seat = sight.me?;
    let city = sight.city(seat);
    if city.wonder != Some(board) || city.side != side || sight.picture.age == 0 {
        return None;
    }
    let n = city.stages_built + 1;
    let what = words.say("wonders-stage-n", &[("n", n.into())]);
    let said = match why_no_stage(&sight.picture, seat) {
        Some(super::why::WhyNot::Complete) => return Some(plain(words, "wonders-why-complete")),
        Some(why) => why_words(words, &why, ""),
        None => {
            let all = sight.picture.stage_payments.iter().map(|pay| price(words, *pay, 0));
            all.collect::<Vec<_>>().join(" ")
        }
    };
    Some(words.say("terminal-wonders-not", &[("what", what.into()), ("why", said.into())]))
}
