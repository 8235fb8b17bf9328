//! Names and effects.

use mirabilia_games::wonders::catalogue::{
    CardEntry, Cost, Counted, Effect, StageEntry, WonderEntry,
};
use mirabilia_games::wonders::data::Symbol;
use mirabilia_games::wonders::ids::Resource;
use mirabilia_games::wonders::{Card, Catalogue, Side, Wonder};
use mirabilia_words::{Message, Value};

use crate::Thing;

/// The name of a card.
pub fn card(card: Card) -> Message {
    Message::new(format!("wonders-card-{}", card.facts().id))
}

/// The name of a wonder.
pub fn wonder(wonder: Wonder) -> Message {
    Message::new(format!("wonders-wonder-{}", wonder.facts().id))
}

/// The name of a side of a wonder board.
pub fn side(side: Side) -> Message {
    Message::new(format!("wonders-side-{}", side.name()))
}

/// The name of a science symbol.
pub fn symbol(symbol: Symbol) -> Message {
    Message::new(format!("science-{}", symbol.name()))
}

/// `2 clay`.
pub fn resource(good: Resource, n: u8) -> Message {
    Message::new(format!("wonders-amount-{}", good.name())).with("n", n)
}

/// The number of an age as the rules write it.
pub(super) fn roman(age: u8) -> &'static str {
    ["", "I", "II", "III"][usize::from(age.min(3))]
}

/// Units one by one as amounts: `2 clay`, `1 glass`.
fn amounts(goods: &[Resource]) -> Vec<Message> {
    let count = |good: Resource| goods.iter().filter(|one| **one == good).count() as u8;
    let amount = |good| Some((good, count(good))).filter(|(_, n)| *n > 0);
    Resource::all().filter_map(amount).map(|(good, n)| resource(good, n)).collect()
}

/// What stands on a card or a stage: `1 coin`, `2 clay and 1 ore`.
pub fn cost(cost: &Cost) -> Value {
    let coins = (cost.coins > 0).then(|| Message::new("kit-coins").with("n", cost.coins));
    let parts: Vec<Message> = coins.into_iter().chain(amounts(&cost.goods)).collect();
    if parts.is_empty() { Message::new("wonders-nothing").into() } else { Value::all(parts) }
}

/// What is counted, as it stands after `for each`.
fn each(what: &Counted) -> Message {
    match what {
        Counted::Stages => Message::new("wonders-each-stage"),
        Counted::Cards { colours } => {
            let colour = |name: &str| Message::new(format!("wonders-adjective-{name}"));
            let colours = colours.iter().map(|one| colour(one.name()));
            Message::new("wonders-each-card").with("colours", Value::any(colours))
        }
    }
}

/// One effect as a sentence.
pub fn effect(effect: &Effect) -> Message {
    let plain = |id: &'static str| Message::new(id);
    let n = |id: &'static str, n: u8| Message::new(id).with("n", n);
    match effect {
        Effect::Produces { goods } => {
            plain("wonders-effect-produces").with("goods", Value::all(amounts(goods)))
        }
        Effect::ProducesOne { of, sold } => {
            let goods = of.iter().map(|good| Message::new(format!("goods-{}", good.name())));
            plain("wonders-effect-produces-one")
                .with("goods", Value::any(goods))
                .with("sold", *sold)
        }
        Effect::CheapTrade { goods, from, price } => {
            let kind = if *goods == Resource::raw() { "raw" } else { "manufactured" };
            let from = if let [one] = from[..] { one.name() } else { "both" };
            n("wonders-effect-cheap", *price).with("goods", kind).with("from", from)
        }
        Effect::Shields { shields } => n("wonders-effect-shields", *shields),
        Effect::Science { symbol: of } => {
            plain("wonders-effect-science").with("symbol", symbol(*of))
        }
        Effect::ScienceOfChoice => plain("wonders-effect-science-of-choice"),
        Effect::Points { points } => n("wonders-effect-points", *points),
        Effect::PointsIfComplete { points } => n("wonders-effect-points-if-complete", *points),
        Effect::Coins { coins } => n("wonders-effect-coins", *coins),
        Effect::Reward { coins, points, each: what, own, neighbours } => {
            let gives = [("kit-coins", *coins), ("kit-points", *points)];
            let gives = gives.into_iter().filter(|(_, count)| *count > 0);
            let place = match (own, neighbours) {
                (true, true) => "all",
                (true, false) => "own",
                _ => "neighbours",
            };
            plain("wonders-effect-reward")
                .with("gives", Value::all(gives.map(|(id, count)| n(id, count))))
                .with("what", each(what))
                .with("where", place)
        }
        Effect::SeventhCard => plain("wonders-effect-seventh-card"),
        Effect::Revives => plain("wonders-effect-revives"),
        Effect::FreeCards { when } => Message::new(format!("wonders-effect-free-{}", when.name())),
    }
}

/// Effects as sentences, one after another.
pub fn effects(of: &[Effect]) -> Value {
    Value::sentences(of.iter().map(effect))
}

/// Every card, wonder and stage, in the order of the catalogue. A stage goes by `WONDER:SIDE:PLACE`,
/// with places from 0.
pub fn things() -> Vec<Thing> {
    let catalogue = Catalogue::new();
    let cards = catalogue.cards.iter().map(|(id, entry)| of_card(*id, entry));
    let mut things: Vec<Thing> = cards.collect();
    for (id, entry) in &catalogue.wonders {
        things.push(of_wonder(*id, entry));
        for (side, stages) in &entry.sides {
            let stage = |(place, stage)| of_stage(*id, *side, place, stage);
            things.extend(stages.iter().enumerate().map(stage));
        }
    }
    things
}

fn costs(of: &Cost) -> Message {
    Message::new("wonders-costs").with("cost", cost(of))
}

/// What there is to know about a card: effects, cost, chains, how many copies there are.
pub fn of_card(id: Card, entry: &CardEntry) -> Thing {
    let names = |cards: &[Card]| cards.iter().map(|id| card(*id)).collect::<Vec<_>>();
    let mut more = vec![costs(&entry.cost)];
    if !entry.free_with.is_empty() {
        let cards = Value::any(names(&entry.free_with));
        more.push(Message::new("wonders-free-with").with("cards", cards));
    }
    if !entry.opens.is_empty() {
        let cards = Value::all(names(&entry.opens));
        more.push(Message::new("wonders-opens").with("cards", cards));
    }
    if !entry.players.is_empty() {
        let players: Vec<String> = entry.players.iter().map(u8::to_string).collect();
        more.push(Message::new("wonders-copies").with("list", players.join(", ")));
    }
    let effects = entry.effects.iter().map(effect).collect();
    Thing { id: id.facts().id.to_owned(), name: card(id), effects, more }
}

/// What there is to know about a wonder, its stages aside: the resource it starts with.
pub fn of_wonder(id: Wonder, entry: &WonderEntry) -> Thing {
    let goods = Value::all(amounts(&entry.start));
    let effects = vec![Message::new("wonders-starts-with").with("goods", goods)];
    Thing { id: id.facts().id.to_owned(), name: wonder(id), effects, more: Vec::new() }
}

fn of_stage(id: Wonder, side: Side, place: usize, entry: &StageEntry) -> Thing {
    Thing {
        id: format!("{}:{}:{place}", id.facts().id, side.name()),
        name: Message::new("wonders-stage-n").with("n", place + 1),
        effects: entry.effects.iter().map(effect).collect(),
        more: vec![costs(&entry.cost)],
    }
}

/// The stages of a side, a line each: number, what it does, what it costs.
pub fn of_side(entry: &WonderEntry, of: Side) -> Vec<Message> {
    let stages = entry.sides.iter().filter(|(side, _)| *side == of).flat_map(|(_, stages)| stages);
    let line = |(number, stage): (usize, &StageEntry)| {
        Message::new("wonders-stage-line")
            .with("n", number)
            .with("effect", effects(&stage.effects))
            .with("cost", cost(&stage.cost))
    };
    (1..).zip(stages).map(line).collect()
}
