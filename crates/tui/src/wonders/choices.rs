//! What can be chosen now, and what would come of it.

use mirabilia_games::wonders::catalogue::StageEntry;
use mirabilia_games::wonders::{Card, Side};

use super::explain::side_lines;
use super::facts::{card, stages, wonder};
use super::forecast::forecast;
use super::moves::Said;
use super::picture::{InHand, Pay};
use super::sight::Sight;
use super::tell::tell_move;
use super::why::{WhyNot, why_no_build, why_no_stage};
use super::words::{
    amounts, card_name, card_names, effects_words, pay_words, plain, price_words, sale_words,
    side_name, why_words, wonder_name,
};
use crate::room::{Choice, Way};
use crate::text::capital;

/// What can be chosen, in the order of the hand, the pile or the boards.
pub(crate) fn choices(sight: &Sight<'_>) -> Vec<Choice> {
    let Some(seat) = sight.me.filter(|_| sight.live()) else { return Vec::new() };
    let legal = &sight.scene.view.legal;
    let moves: Vec<(Said, &str)> =
        legal.iter().filter_map(|text| Some((Said::read(text)?, text.as_str()))).collect();
    let mut choices = match moves.first() {
        Some((Said::Choose(_) | Said::Side(_), _)) => boards(sight, seat, &moves),
        Some((Said::Revive(_) | Said::Decline, _)) => pile(sight, seat, &moves),
        _ => sight.picture.hand.iter().map(|one| of_hand(sight, seat, one, &moves)).collect(),
    };
    // A move that a newer server knows and we do not is offered as it is written.
    let shown = |text: &String| {
        choices.iter().any(|choice| choice.ways.iter().any(|way| way.text.as_ref() == Some(text)))
    };
    let rest: Vec<Choice> =
        legal.iter().filter(|text| !shown(text)).map(|text| unknown(sight, text)).collect();
    choices.extend(rest);
    choices
}

fn unknown(sight: &Sight<'_>, text: &str) -> Choice {
    let label = tell_move(text, sight.words);
    let way = Way::open(text, label.clone(), Vec::new());
    Choice { id: text.to_owned(), title: label, ways: vec![way] }
}

/// What a card of the hand costs its owner now, or why it cannot be built: a sentence.
pub(crate) fn price_now(sight: &Sight<'_>, seat: usize, one: &InHand) -> String {
    let words = sight.words;
    if let Some(why) = why_no_build(&sight.picture, seat, one.card) {
        return why_words(words, &why, &card_name(words, one.card));
    }
    if one.free {
        let chain = sight.city(seat).has_any(&card(one.card).free_with);
        return plain(words, if chain { "wonders-free-chain" } else { "wonders-free-wonder" });
    }
    let cheapest = one.payments.iter().min_by_key(|pay| pay.sum()).copied().unwrap_or_default();
    let price = price_words(words, cheapest, one.bank, seat, &sight.names());
    words.say("wonders-for-you", &[("price", price.into())])
}

/// The same in a few words: `4 coins (2 to Anna, 2 to the bank)`.
fn short_price(sight: &Sight<'_>, seat: usize, one: &InHand) -> String {
    let words = sight.words;
    let say = |id: &str| plain(words, &format!("terminal-wonders-price-{id}"));
    if why_no_build(&sight.picture, seat, one.card).is_some() {
        return say("no");
    }
    if one.free {
        let chain = sight.city(seat).has_any(&card(one.card).free_with);
        return say(if chain { "chain" } else { "wonder" });
    }
    let cheapest = one.payments.iter().min_by_key(|pay| pay.sum()).copied().unwrap_or_default();
    let n = cheapest.sum() + u16::from(one.bank);
    let coins = words.say("kit-coins", &[("n", n.into())]);
    match (n, cheapest.sum()) {
        (0, _) => plain(words, "kit-tag-free"),
        (_, 0) => coins,
        _ => format!("{coins} ({})", pay_words(words, cheapest, one.bank, seat, &sight.names())),
    }
}

fn colour_name(sight: &Sight<'_>, id: Card) -> String {
    plain(sight.words, &format!("colour-{}", card(id).colour.name()))
}

/// A card of the hand: build it, build a stage with it, sell it.
fn of_hand(sight: &Sight<'_>, seat: usize, one: &InHand, moves: &[(Said, &str)]) -> Choice {
    let words = sight.words;
    let id = one.card;
    let name = card_name(words, id);
    let args = [
        ("card", name.clone().into()),
        ("colour", colour_name(sight, id).into()),
        ("price", short_price(sight, seat, one).into()),
        ("effect", effects_words(words, &card(id).effects).into()),
    ];
    let title = words.say("terminal-wonders-choice", &args);
    let mine = moves.iter().copied().filter(|(said, _)| said.card() == Some(id));
    let mine: Vec<(Said, &str)> = mine.collect();
    let mut ways = builds(sight, seat, one, &mine);
    ways.extend(stage_ways(sight, seat, one, &mine));
    let sale = mine.iter().find(|(said, _)| matches!(said, Said::Sell(_)));
    ways.push(match sale {
        Some((said, text)) => way(sight, seat, *said, text, sale_words(words, &name)),
        None => impossible(sight, ("sell", id), &plain(words, "wonders-sell"), None),
    });
    Choice { id: id.facts().id.to_owned(), title, ways }
}

/// A way to build the card for each payment, or why there is none.
fn builds(sight: &Sight<'_>, seat: usize, one: &InHand, mine: &[(Said, &str)]) -> Vec<Way> {
    let words = sight.words;
    let name = card_name(words, one.card);
    let label = |pay: Pay| {
        let price = price_words(words, pay, one.bank, seat, &sight.names());
        words.say("wonders-build-for", &[("card", (&name).into()), ("price", price.into())])
    };
    let mut ways = Vec::new();
    for (said, text) in mine {
        let Said::Build(_, pay) = said else { continue };
        let mut way = way(sight, seat, *said, text, label(*pay));
        if one.free {
            way.after.insert(0, price_now(sight, seat, one));
        }
        ways.push(way);
    }
    if ways.is_empty() {
        let why = why_no_build(&sight.picture, seat, one.card);
        let build = plain(words, "wonders-build");
        ways.push(impossible(sight, ("build", one.card), &build, why.as_ref()));
    }
    ways
}

/// A way to build the next stage for each payment, or why there is none.
fn stage_ways(sight: &Sight<'_>, seat: usize, one: &InHand, mine: &[(Said, &str)]) -> Vec<Way> {
    let words = sight.words;
    let name = card_name(words, one.card);
    let city = sight.city(seat);
    let n = city.stages_built + 1;
    let effect = city.next_stage().map_or_else(String::new, |s| effects_words(words, &s.effects));
    let label = |pay: Pay| {
        let args = [
            ("n", n.into()),
            ("card", (&name).into()),
            ("price", price_words(words, pay, 0, seat, &sight.names()).into()),
            ("effect", (&effect).into()),
        ];
        words.say("wonders-stage-for", &args)
    };
    let mut ways = Vec::new();
    for (said, text) in mine {
        let Said::Stage(_, pay) = said else { continue };
        ways.push(way(sight, seat, *said, text, label(*pay)));
    }
    if ways.is_empty() {
        let what = match city.next_stage() {
            Some(_) => words.say("wonders-stage-n", &[("n", n.into())]),
            None => plain(words, "wonders-stage-none"),
        };
        let why = why_no_stage(&sight.picture, seat);
        ways.push(impossible(sight, ("stage with", one.card), &what, why.as_ref()));
    }
    ways
}

fn way(sight: &Sight<'_>, seat: usize, said: Said, text: &str, label: String) -> Way {
    Way::open(text, label, after(sight, seat, said))
}

/// `Build: 2 clay missing: 5 coins, you have 3.`
fn impossible(
    sight: &Sight<'_>,
    (verb, id): (&str, Card),
    what: &str,
    why: Option<&WhyNot>,
) -> Way {
    let words = sight.words;
    let now = || plain(words, "wonders-why-now");
    let why = why.map_or_else(now, |why| why_words(words, why, &card_name(words, id)));
    let args = [("what", what.into()), ("why", why.into())];
    Way::closed(format!("{verb} {}", id.facts().id), words.say("terminal-wonders-not", &args))
}

/// What a move brings, a line each.
fn after(sight: &Sight<'_>, seat: usize, said: Said) -> Vec<String> {
    let then = forecast(&sight.picture, seat, said);
    let mut lines = Vec::new();
    if then.coins.0 != then.coins.1 {
        let args = [("was", then.coins.0.into()), ("is", then.coins.1.into())];
        lines.push(sight.say("wonders-coins-become", &args));
    }
    if then.points > 0 {
        lines.push(sight.say("wonders-points-more", &[("n", then.points.into())]));
    }
    if then.shields.0 != then.shields.1 {
        let args = [("was", then.shields.0.into()), ("is", then.shields.1.into())];
        lines.push(sight.say("wonders-shields-become", &args));
        lines.extend(then.rivals.map(|rival| {
            let same = if rival.was == rival.is { "yes" } else { "no" };
            let args = [
                ("name", sight.name(rival.seat).into()),
                ("n", rival.shields.into()),
                ("is", rival.is.word().into()),
                ("same", same.into()),
            ];
            sight.say("wonders-against", &args)
        }));
    }
    if !then.opens.is_empty() {
        let cards = card_names(sight.words, &then.opens);
        lines.push(sight.say("wonders-opens", &[("cards", cards.into())]));
    }
    lines
}

/// Halikarnassos: cards of the pile that can be built, nothing at all, and those that cannot.
fn pile(sight: &Sight<'_>, seat: usize, moves: &[(Said, &str)]) -> Vec<Choice> {
    let words = sight.words;
    let title = |id: Card| {
        let args = [
            ("card", card_name(words, id).into()),
            ("colour", colour_name(sight, id).into()),
            ("effect", effects_words(words, &card(id).effects).into()),
        ];
        words.say("wonders-card-named", &args)
    };
    let choice = |id: Card, way: Way| Choice {
        id: id.facts().id.to_owned(),
        title: title(id),
        ways: vec![way],
    };
    let mut choices: Vec<Choice> = Vec::new();
    for (said, text) in moves {
        let Said::Revive(Some(id)) = said else { continue };
        let label = words.say("wonders-revive", &[("card", card_name(words, *id).into())]);
        choices.push(choice(*id, way(sight, seat, *said, text, label)));
    }
    for (said, text) in moves.iter().filter(|(said, _)| *said == Said::Decline) {
        let label = plain(words, "wonders-revive-nothing");
        let way = way(sight, seat, *said, text, label.clone());
        choices.push(Choice { id: "nothing".to_owned(), title: label, ways: vec![way] });
    }
    for id in &sight.picture.pile_seen {
        if choices.iter().any(|choice| choice.id == id.facts().id) {
            continue;
        }
        let why = sight.city(seat).has_name(*id).then_some(WhyNot::Built);
        let build = plain(words, "wonders-build");
        let way = impossible(sight, ("revive", *id), &build, why.as_ref());
        choices.push(choice(*id, way));
    }
    choices
}

/// Before the game: wonders, or the sides of one's own.
fn boards(sight: &Sight<'_>, seat: usize, moves: &[(Said, &str)]) -> Vec<Choice> {
    let words = sight.words;
    let mut choices = Vec::new();
    for (said, text) in moves {
        let (id, title, label, after) = match said {
            Said::Choose(id) => {
                let name = wonder_name(words, *id);
                let start = amounts(words, &wonder(*id).start);
                let start = words.say("wonders-starts-with", &[("goods", start.into())]);
                let label = words.say("wonders-take-wonder", &[("wonder", (&name).into())]);
                let both = [Side::Day, Side::Night];
                let after = both.iter().flat_map(|side| side_lines(words, *id, *side)).collect();
                (id.facts().id.to_owned(), format!("{name}. {start}"), label, after)
            }
            Said::Side(side) => {
                let Some(id) = sight.city(seat).wonder else { continue };
                let label = words.say("wonders-take-side", &[("side", side.name().into())]);
                let does = |stage: &StageEntry| effects_words(words, &stage.effects);
                let all: Vec<String> = stages(id, *side).iter().map(does).collect();
                let title = format!("{}. {}", capital(&side_name(words, *side)), all.join(" "));
                let after = side_lines(words, id, *side).split_off(1);
                (format!("{}:{}", id.facts().id, side.name()), title, label, after)
            }
            _ => continue,
        };
        choices.push(Choice { id, title, ways: vec![Way::open(*text, label, after)] });
    }
    choices
}
