//! Names and effects.

use mirabilia_games::duel::catalogue::{
    CardEntry, Catalogue, Cost, Counted, Effect, TokenEntry, WonderEntry,
};
use mirabilia_games::duel::data::Symbol;
use mirabilia_games::duel::ids::Resource;
use mirabilia_games::duel::{Card, Token, Wonder};
use mirabilia_words::{Message, Value};

use crate::Thing;

/// The name of a card.
pub fn card(card: Card) -> Message {
    Message::new(format!("duel-card-{}", card.facts().id))
}

/// The name of a wonder within a sentence.
pub fn wonder(wonder: Wonder) -> Message {
    Message::new(format!("duel-inside-{}", wonder.facts().id))
}

/// The name of a progress token.
pub fn token(token: Token) -> Message {
    Message::new(format!("duel-token-{}", token.facts().id))
}

/// The name of a science symbol.
pub fn symbol(symbol: Symbol) -> Message {
    Message::new(format!("science-{}", symbol.name()))
}

/// `2 clay`.
pub fn resource(good: Resource, n: u8) -> Message {
    Message::new(format!("duel-n-{}", good.name())).with("n", n)
}

/// `Age II`.
pub(super) fn age(age: u8) -> Message {
    Message::new(format!("duel-age-{age}"))
}

/// Units one by one as amounts: `2 clay`, `1 glass`.
fn amounts(goods: &[Resource]) -> Vec<Message> {
    let count = |good: Resource| goods.iter().filter(|one| **one == good).count() as u8;
    let amount = |good| Some((good, count(good))).filter(|(_, n)| *n > 0);
    Resource::all().filter_map(amount).map(|(good, n)| resource(good, n)).collect()
}

fn goods(of: &[Resource]) -> Vec<Message> {
    of.iter().map(|good| Message::new(format!("duel-good-{}", good.name()))).collect()
}

/// What stands on a card: `2 coins, 1 glass and 1 papyrus`.
pub fn cost(cost: &Cost) -> Value {
    let coins = (cost.coins > 0).then(|| Message::new("kit-coins").with("n", cost.coins));
    let parts: Vec<Message> = coins.into_iter().chain(amounts(&cost.goods)).collect();
    if parts.is_empty() { Message::new("duel-cost-nothing").into() } else { Value::all(parts) }
}

/// What is counted, as it stands after `for each`.
fn each(what: &Counted) -> Message {
    match what {
        Counted::Cards { colours } => {
            let colours: Vec<&str> = colours.iter().map(|colour| colour.name()).collect();
            Message::new(format!("duel-each-{}", colours.join("-")))
        }
        Counted::Coins { coins } => Message::new("duel-each-coins").with("n", *coins),
        Counted::Wonders => Message::new("duel-each-wonders"),
        Counted::Tokens => Message::new("duel-each-tokens"),
    }
}

/// One effect as a sentence.
pub fn effect(effect: &Effect) -> Message {
    let plain = |id: &'static str| Message::new(id);
    let n = |id: &'static str, n: u8| Message::new(id).with("n", n);
    match effect {
        Effect::Produces { goods } => {
            plain("duel-effect-produces").with("goods", Value::all(amounts(goods)))
        }
        Effect::ProducesOne { of } => {
            plain("duel-effect-produces-one").with("goods", Value::any(goods(of)))
        }
        Effect::FixedPrice { goods: of, price } => {
            n("duel-effect-fixed-price", *price).with("goods", Value::all(goods(of)))
        }
        Effect::Shields { shields } => n("duel-effect-shields", *shields),
        Effect::Science { symbol: of } => plain("duel-effect-science").with("symbol", symbol(*of)),
        Effect::Points { points } => n("duel-effect-points", *points),
        Effect::PointsFor { points, each: what } => {
            n("duel-effect-points-for", *points).with("each", each(what))
        }
        Effect::Coins { coins } => n("duel-effect-coins", *coins),
        Effect::CoinsFor { coins, each: what } => {
            n("duel-effect-coins-for", *coins).with("each", each(what))
        }
        Effect::Guild { coins: 0, points, each: what } => {
            plain("duel-effect-guild").with("points", *points).with("each", each(what))
        }
        Effect::Guild { coins, points, each: what } => plain("duel-effect-guild-coins")
            .with("coins", *coins)
            .with("points", *points)
            .with("each", each(what)),
        Effect::OpponentLoses { coins } => n("duel-effect-opponent-loses", *coins),
        Effect::Destroys { colour } => {
            Message::new(format!("duel-effect-destroys-{}", colour.name()))
        }
        Effect::Revives => plain("duel-effect-revives"),
        Effect::Library { draws } => n("duel-effect-library", *draws),
        Effect::PlaysAgain => plain("duel-effect-plays-again"),
        Effect::Discount { on: Counted::Wonders, goods } => {
            n("duel-effect-discount-wonders", *goods)
        }
        Effect::Discount { goods, .. } => n("duel-effect-discount-cards", *goods),
        Effect::MoreShields { shields, .. } => n("duel-effect-more-shields", *shields),
        Effect::PlaysAgainAfter { .. } => plain("duel-effect-plays-again-after"),
        Effect::TakesTrade => plain("duel-effect-takes-trade"),
        Effect::CoinsForChains { coins } => n("duel-effect-coins-for-chains", *coins),
    }
}

/// Effects as sentences, one after another.
pub fn effects(of: &[Effect]) -> Value {
    Value::sentences(of.iter().map(effect))
}

/// Every card, wonder and progress token, in the order of the catalogue.
pub fn things() -> Vec<Thing> {
    let catalogue = Catalogue::new();
    let cards = catalogue.cards.iter().map(|(id, entry)| of_card(*id, entry));
    let wonders = catalogue.wonders.iter().map(|(id, entry)| of_wonder(*id, entry));
    let tokens = catalogue.tokens.iter().map(|(id, entry)| of_token(*id, entry));
    cards.chain(wonders).chain(tokens).collect()
}

fn told(of: &[Effect]) -> Vec<Message> {
    of.iter().map(effect).collect()
}

fn costs(of: &Cost) -> Message {
    Message::new("duel-costs").with("cost", cost(of))
}

fn of_card(id: Card, entry: &CardEntry) -> Thing {
    let chain = |id: &'static str, with| Message::new(id).with("card", card(with));
    let mut more = vec![costs(&entry.cost)];
    more.extend(entry.free_with.map(|with| chain("duel-explain-free-with", with)));
    more.extend(entry.opens.map(|opens| chain("duel-explain-opens", opens)));
    Thing { id: id.facts().id.to_owned(), name: card(id), effects: told(&entry.effects), more }
}

fn of_wonder(id: Wonder, entry: &WonderEntry) -> Thing {
    let id = id.facts().id;
    let name = Message::new(format!("duel-wonder-{id}"));
    let more = vec![costs(&entry.cost)];
    Thing { id: id.to_owned(), name, effects: told(&entry.effects), more }
}

fn of_token(id: Token, entry: &TokenEntry) -> Thing {
    let effects = told(&entry.effects);
    Thing { id: id.facts().id.to_owned(), name: token(id), effects, more: Vec::new() }
}
