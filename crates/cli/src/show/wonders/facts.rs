//! What stands on cards and wonders, in words long and short.

use mirabilia_games::wonders::data::{
    Act, CHEAP_MANUFACTURED, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, Count, RESOURCES, Reward, Stage,
};
use mirabilia_games::wonders::{Card, CardSet, Side, Wonder};
use mirabilia_kernel::goods::Goods;

use super::super::words::{coins, plural, roman};
use super::shape;

/// One of these a turn, as cards and stages of choice show it.
pub(super) const ANY_RAW: &str = "wood/stone/clay/ore";
/// The same for manufactured goods.
pub(super) const ANY_MANUFACTURED: &str = "glass/cloth/papyrus";
/// Science of choice.
const ANY_SCIENCE: &str = "compass/gear/tablet";

/// Names that two kinds of card have, as ids.
pub(super) const TWICE: [&str; 3] = ["loom", "glassworks", "press"];

/// Resources with their amounts: "2 wood", "1 glass".
pub(super) fn goods(goods: Goods) -> Vec<String> {
    let named = RESOURCES.iter().zip(goods.amounts::<7>()).filter(|(_, amount)| *amount > 0);
    named.map(|(resource, amount)| format!("{amount} {resource}")).collect()
}

/// Resources of which one is made a turn: "wood/stone".
pub(super) fn one_of(goods: Goods) -> String {
    let named = RESOURCES.iter().zip(goods.amounts::<7>()).filter(|(_, amount)| *amount > 0);
    named.map(|(resource, _)| *resource).collect::<Vec<_>>().join("/")
}

/// A cost in words.
pub(super) fn cost(cost: Goods) -> String {
    match cost.coins() {
        0 if cost.is_none() => "nothing".to_owned(),
        0 => goods(cost).join(", "),
        bank => coins(u16::from(bank)),
    }
}

/// The age of a card.
pub(super) fn age(card: Card) -> &'static str {
    roman(card.facts().age)
}

/// What a card does, in few words: a column of a table.
pub(super) fn brief(card: Card) -> String {
    let facts = card.facts();
    let mut parts = goods(facts.produces);
    if facts.produces_one != Goods::NONE {
        parts.push(one_of(facts.produces_one));
    }
    if facts.any_raw {
        parts.push(ANY_RAW.to_owned());
    }
    if facts.any_manufactured {
        parts.push(ANY_MANUFACTURED.to_owned());
    }
    match facts.discount {
        CHEAP_RAW_LEFT => parts.push("raw goods of the left cost 1".to_owned()),
        CHEAP_RAW_RIGHT => parts.push("raw goods of the right cost 1".to_owned()),
        CHEAP_MANUFACTURED => parts.push("glass, cloth, papyrus cost 1".to_owned()),
        _ => {}
    }
    parts.extend(amounts(facts.points, facts.shields, facts.coins));
    parts.extend(facts.symbol.map(|symbol| symbol.name().to_owned()));
    if facts.wild_science {
        parts.push(ANY_SCIENCE.to_owned());
    }
    if facts.if_complete > 0 {
        parts.push(format!("{} points for a whole wonder", facts.if_complete));
    }
    if let Some(reward) = facts.reward {
        parts.push(format!("{} per {}", each(&reward).join(", "), counted_briefly(&reward)));
    }
    parts.join(", ")
}

/// Points, shields and coins, those there are.
fn amounts(points: u8, shields: u8, gained: u8) -> impl Iterator<Item = String> {
    let amount = |count: u8, word: &str| (count > 0).then(|| plural(u16::from(count), word));
    [amount(points, "point"), amount(shields, "shield"), amount(gained, "coin")]
        .into_iter()
        .flatten()
}

/// What a reward brings for each thing counted.
fn each(reward: &Reward) -> Vec<String> {
    let amount = |count: u8, word: &str| (count > 0).then(|| plural(u16::from(count), word));
    [amount(reward.coins, "coin"), amount(reward.points, "point")].into_iter().flatten().collect()
}

fn counted_briefly(reward: &Reward) -> String {
    let what = match reward.count {
        Count::Brown => "■",
        Count::Grey => "◆",
        Count::Blue => "▬",
        Count::Yellow => "●",
        Count::Red => "✕",
        Count::Green => "▲",
        Count::BrownGreyPurple => "■◆★",
        Count::Stages => "stage",
    };
    match (reward.own, reward.neighbours) {
        (true, false) => format!("own {what}"),
        (false, _) => format!("{what} of neighbours"),
        (true, true) => format!("{what} of all three"),
    }
}

fn counted(reward: &Reward) -> String {
    let what = match reward.count {
        Count::Brown => "brown card",
        Count::Grey => "grey card",
        Count::Blue => "blue card",
        Count::Yellow => "yellow card",
        Count::Red => "red card",
        Count::Green => "green card",
        Count::BrownGreyPurple => "brown, grey or purple card",
        Count::Stages => "built stage",
    };
    let whose = match (reward.own, reward.neighbours) {
        (true, false) => "in your city",
        (false, _) => "in the cities of both neighbours",
        (true, true) => "in your city and those of both neighbours",
    };
    format!("for each {what} {whose}")
}

/// Everything a card does, one phrase each.
fn effects(card: Card) -> Vec<String> {
    let facts = card.facts();
    let mut parts = Vec::new();
    if facts.produces != Goods::NONE {
        parts.push(format!("makes {} a turn", goods(facts.produces).join(", ")));
    }
    if facts.produces_one != Goods::NONE {
        parts.push(format!("makes one of {} a turn", one_of(facts.produces_one)));
    }
    if facts.any_raw {
        parts.push(format!("makes one of {ANY_RAW} a turn, for you only"));
    }
    if facts.any_manufactured {
        parts.push(format!("makes one of {ANY_MANUFACTURED} a turn, for you only"));
    }
    let raw = |side: &str| {
        format!("wood, stone, clay and ore of your {side} neighbour cost you 1 coin each")
    };
    match facts.discount {
        CHEAP_RAW_LEFT => parts.push(raw("left")),
        CHEAP_RAW_RIGHT => parts.push(raw("right")),
        CHEAP_MANUFACTURED => {
            let what = "glass, cloth and papyrus of both neighbours cost you 1 coin each";
            parts.push(what.to_owned());
        }
        _ => {}
    }
    parts.extend(amounts(facts.points, facts.shields, 0));
    if facts.coins > 0 {
        parts.push(format!("{} at once", coins(u16::from(facts.coins))));
    }
    if let Some(symbol) = facts.symbol {
        parts.push(format!("the science symbol {}", symbol.name()));
    }
    if facts.wild_science {
        parts.push("at the end, the science symbol that scores most".to_owned());
    }
    if facts.if_complete > 0 {
        let points = plural(u16::from(facts.if_complete), "point");
        parts.push(format!("{points} if every stage of your wonder is built"));
    }
    if let Some(reward) = facts.reward {
        let counted = counted(&reward);
        if reward.coins > 0 {
            parts.push(format!("{} at once {counted}", coins(u16::from(reward.coins))));
        }
        if reward.points > 0 {
            let points = plural(u16::from(reward.points), "point");
            parts.push(format!("{points} at the end {counted}"));
        }
    }
    parts
}

/// What a stage does, in few words.
pub(super) fn stage(stage: &Stage) -> String {
    let mut parts: Vec<String> = amounts(stage.points, stage.shields, stage.coins).collect();
    let act = match stage.act {
        Act::None => "",
        Act::AnyRaw => ANY_RAW,
        Act::AnyManufactured => ANY_MANUFACTURED,
        Act::WildScience => ANY_SCIENCE,
        Act::SeventhCard => "play the seventh card of each age too",
        Act::Revive => "build a card of the discard pile",
        Act::FirstOfColour => "first card of each colour free",
        Act::FirstCard => "first card of each age free",
        Act::LastCard => "last card of each age free",
    };
    if !act.is_empty() {
        parts.push(act.to_owned());
    }
    parts.join(", ")
}

/// The stages of a board: "2 stone: 3 points; 2 ore: …".
pub(super) fn stages(wonder: Wonder, side: Side) -> String {
    let stages = wonder.board(side).stages.iter();
    stages.map(|s| format!("{}: {}", cost(s.cost), stage(s))).collect::<Vec<_>>().join("; ")
}

/// Names with "or" before the last.
fn either(cards: CardSet) -> String {
    cards.iter().map(|card| card.facts().name).collect::<Vec<_>>().join(" or ")
}

/// Names with "and" before the last.
fn all(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

pub(super) fn explain_card(card: Card) -> String {
    let facts = card.facts();
    let (name, shape, colour) = (facts.name, shape(facts.colour), facts.colour.name());
    let kind = if card.is_guild() { "guild" } else { "card" };
    let mut sentences = vec![
        format!("{name} {shape}, a {colour} {kind} of Age {}.", age(card)),
        format!("Costs {}.", cost(facts.cost)),
    ];
    if !card.free_with().is_empty() {
        sentences.push(format!("Free with {} in your city.", either(card.free_with())));
    }
    sentences.push(format!("Effect: {}.", effects(card).join("; ")));
    let opens = Card::all().filter(|other| other.free_with().has(card));
    let opens: Vec<String> = opens.map(|other| other.facts().name.to_owned()).collect();
    if !opens.is_empty() {
        sentences.push(format!("Makes {} free.", all(&opens)));
    }
    let players: Vec<String> = facts.players.iter().map(u8::to_string).collect();
    sentences.push(match players.len() {
        0 => "As many guilds as players plus two are in a game, drawn by luck.".to_owned(),
        1 => format!("One copy, from {} players on.", all(&players)),
        _ => format!("One copy each from {} players on.", all(&players)),
    });
    sentences.join(" ")
}

/// Explains the cards that share a name.
pub(super) fn explain_both(id: &str) -> Option<String> {
    let cards = ["1", "2"].map(|number| Card::from_id(&format!("{id}-{number}")));
    let [Some(first), Some(second)] = cards else { return None };
    Some(format!("{} {}", explain_card(first), explain_card(second)))
}

pub(super) fn explain_wonder(wonder: Wonder) -> String {
    let facts = wonder.facts();
    let side = |side: Side| {
        let stages = wonder.board(side).stages.iter().zip(1..);
        let stages: Vec<String> = stages
            .map(|(s, number)| format!("stage {number} costs {}: {}", cost(s.cost), stage(s)))
            .collect();
        stages.join("; ")
    };
    format!(
        "{}, a wonder. Makes {} a turn. Day: {}. Night: {}.",
        facts.name,
        goods(facts.start).join(", "),
        side(Side::Day),
        side(Side::Night)
    )
}
