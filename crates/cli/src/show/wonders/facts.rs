//! What stands on cards and wonders, in few words.

use mirabilia_games::wonders::data::{
    Act, CHEAP_MANUFACTURED, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, Count, RESOURCES, Reward, Stage,
};
use mirabilia_games::wonders::{Card, Side, Wonder};
use mirabilia_kernel::goods::Goods;

use super::super::words::{coins, plural, roman};

/// One of these a turn, as cards and stages of choice show it.
pub(super) const ANY_RAW: &str = "wood/stone/clay/ore";
/// The same for manufactured goods.
pub(super) const ANY_MANUFACTURED: &str = "glass/cloth/papyrus";
/// Science of choice.
const ANY_SCIENCE: &str = "compass/gear/tablet";

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
        parts.push(format!("{} per {}", each(&reward).join(", "), counted(&reward)));
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

fn counted(reward: &Reward) -> String {
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
