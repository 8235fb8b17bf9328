//! What stands on cards, wonders and tokens, in words long and short.

use mirabilia_games::duel::data::{Act, Count, Goods, RESOURCES};
use mirabilia_games::duel::{Card, Colour, Token, Wonder};

use super::super::words::{coins, plural};

/// The name of a wonder without its article.
pub(super) fn short(wonder: Wonder) -> &'static str {
    let name = wonder.facts().name;
    name.strip_prefix("The ").unwrap_or(name)
}

/// Resources with their amounts: "2 wood, 1 glass".
pub(super) fn goods(goods: Goods) -> Vec<String> {
    let named = RESOURCES.iter().zip(goods.amounts::<5>()).filter(|(_, amount)| *amount > 0);
    named.map(|(resource, amount)| format!("{amount} {resource}")).collect()
}

/// Coins and resources, or nothing.
pub(super) fn cost(cost: Goods) -> String {
    let mut parts = goods(cost);
    if cost.coins() > 0 {
        parts.insert(0, coins(u16::from(cost.coins())));
    }
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

fn counted(count: Count) -> &'static str {
    match count {
        Count::Brown => "brown card",
        Count::Grey => "grey card",
        Count::Blue => "blue card",
        Count::Green => "green card",
        Count::Yellow => "yellow card",
        Count::Red => "red card",
        Count::BrownAndGrey => "brown or grey card",
        Count::Wonders => "wonder",
        Count::ThreeCoins => "3 coins",
    }
}

/// What a card does, in few words: a line of a narrow column.
pub(super) fn brief(card: Card) -> String {
    let facts = card.facts();
    let short = |count: Count| counted(count).replace(" card", "").replace(" or ", "+");
    let mut parts = Vec::new();
    if facts.produces != Goods::NONE {
        parts.push(goods(facts.produces).join(" "));
    }
    if facts.any_raw {
        parts.push("wood/clay/stone".to_owned());
    }
    if facts.any_manufactured {
        parts.push("glass/papyrus".to_owned());
    }
    if facts.reserve != Goods::NONE {
        let marked = RESOURCES.iter().zip(facts.reserve.amounts::<5>()).filter(|(_, n)| *n > 0);
        let marked: Vec<&str> = marked.map(|(resource, _)| *resource).collect();
        parts.push(match marked[..] {
            [resource] => format!("{resource} at 1"),
            _ => "grey goods at 1".to_owned(),
        });
    }
    if facts.shields > 0 {
        parts.push(plural(u16::from(facts.shields), "shield"));
    }
    if let Some(symbol) = facts.symbol {
        parts.push(symbol.name().to_owned());
    }
    if facts.points > 0 {
        parts.push(format!("{}pt", facts.points));
    }
    if facts.coins > 0 {
        parts.push(format!("+{}", coins(u16::from(facts.coins))));
    }
    if let Some((each, count)) = facts.coins_per {
        parts.push(format!("+{each}/{}", short(count)));
    }
    if let Some(guild) = facts.guild {
        let coins = if guild.coins > 0 { format!(" +{} coin", guild.coins) } else { String::new() };
        parts.push(format!("{}pt{coins}/{}", guild.points, short(guild.count)));
    }
    parts.join(" ")
}

/// Everything a card does, one phrase each.
pub(super) fn card_effects(card: Card) -> Vec<String> {
    let facts = card.facts();
    let mut parts = Vec::new();
    if facts.produces != Goods::NONE {
        parts.push(format!("makes {}", goods(facts.produces).join(", ")));
    }
    choice_of(facts.any_raw, facts.any_manufactured, &mut parts);
    for (resource, marked) in RESOURCES.iter().zip(facts.reserve.amounts::<5>()) {
        if marked > 0 {
            parts.push(format!("{resource} costs you 1 coin a unit from now on"));
        }
    }
    if facts.shields > 0 {
        parts.push(plural(u16::from(facts.shields), "shield"));
    }
    if let Some(symbol) = facts.symbol {
        parts.push(format!("the science symbol {}", symbol.name()));
    }
    if facts.points > 0 {
        parts.push(plural(u16::from(facts.points), "point"));
    }
    if facts.coins > 0 {
        parts.push(format!("{} at once", coins(u16::from(facts.coins))));
    }
    if let Some((each, count)) = facts.coins_per {
        let (each, count) = (coins(u16::from(each)), counted(count));
        parts.push(format!("{each} at once for each {count} in your city"));
    }
    if let Some(guild) = facts.guild {
        let (what, city) = (counted(guild.count), "in the city that has most of them");
        if guild.coins > 0 {
            parts.push(format!("{} at once for each {what} {city}", coins(u16::from(guild.coins))));
        }
        let points = plural(u16::from(guild.points), "point");
        parts.push(format!("{points} at the end for each {what} {city} by then"));
    }
    parts
}

fn choice_of(raw: bool, manufactured: bool, parts: &mut Vec<String>) {
    if raw {
        parts.push("makes 1 wood, clay or stone for each construction".to_owned());
    }
    if manufactured {
        parts.push("makes 1 glass or papyrus for each construction".to_owned());
    }
}

/// Everything a wonder does, one phrase each.
pub(super) fn wonder_effects(wonder: Wonder) -> Vec<String> {
    let facts = wonder.facts();
    let mut parts = Vec::new();
    if facts.points > 0 {
        parts.push(plural(u16::from(facts.points), "point"));
    }
    if facts.coins > 0 {
        parts.push(format!("{} at once", coins(u16::from(facts.coins))));
    }
    if facts.opponent_loses > 0 {
        parts.push(format!("the opponent loses {}", coins(u16::from(facts.opponent_loses))));
    }
    if facts.shields > 0 {
        parts.push(plural(u16::from(facts.shields), "shield"));
    }
    choice_of(facts.any_raw, facts.any_manufactured, &mut parts);
    match facts.act {
        Act::None => {}
        Act::Destroy(Colour::Grey) => {
            parts.push("throws out a grey card of the opponent".to_owned());
        }
        Act::Destroy(_) => parts.push("throws out a brown card of the opponent".to_owned()),
        Act::Revive => parts.push("builds a card of the discard pile for nothing".to_owned()),
        Act::Library => parts.push("one of three progress tokens from the box".to_owned()),
    }
    if facts.again {
        parts.push("you play again".to_owned());
    }
    parts
}

/// What a progress token does.
pub(super) fn token(token: Token) -> &'static str {
    match token {
        Token::AGRICULTURE => "6 coins at once and 4 points",
        Token::ARCHITECTURE => "each wonder you build from now on needs 2 resources fewer",
        Token::ECONOMY => "you get what your opponent pays for resources",
        Token::LAW => "one more science symbol, the scales",
        Token::MASONRY => "each blue card you build from now on needs 2 resources fewer",
        Token::MATHEMATICS => "3 points for each progress token you have at the end",
        Token::PHILOSOPHY => "7 points",
        Token::STRATEGY => "each red card you build from now on has 1 shield more",
        Token::THEOLOGY => "each wonder you build from now on lets you play again",
        _ => "6 coins at once, and 4 each time a chain makes a card free for you",
    }
}
