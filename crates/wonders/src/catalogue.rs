//! The catalogue: what stands on cards and wonder boards, for programs that draw and explain them.
//! It never changes during a game.

mod effect;

use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::wire::as_map;
use serde::Serialize;

pub use effect::{Counted, Effect, FreeCard};

use crate::data::{
    COINS_PER_POINT, Card, Colour, DEFEAT, SALE, SCIENCE_SET, START_COINS, Side, Stage, Symbol,
    UNIT_PRICE, VICTORY, Wonder,
};
use crate::ids::{Category, Neighbour, Resource};
use crate::state::{HAND, State, TURNS};

/// Everything there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersCatalogue"))]
pub struct Catalogue {
    /// The raw materials.
    pub raw: Vec<Resource>,
    /// The manufactured goods.
    pub manufactured: Vec<Resource>,
    /// The colours of cards.
    pub colours: Vec<Colour>,
    /// The science symbols.
    pub symbols: Vec<Symbol>,
    /// The lines of the score pad.
    pub categories: Vec<Category>,
    /// The cards: Age I, Age II, Age III, guilds.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Card, CardEntry>"))]
    pub cards: Vec<(Card, CardEntry)>,
    /// The wonders.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Wonder, WonderEntry>"))]
    pub wonders: Vec<(Wonder, WonderEntry)>,
    /// The ages.
    pub ages: Vec<AgeEntry>,
    /// Points lost with each conflict.
    pub defeat: u8,
    /// The coins of each city when the game begins.
    pub start_coins: u8,
    /// The coins that a sale brings.
    pub sale: u8,
    /// The coins for a unit of a neighbour, without a discount.
    pub unit_price: u8,
    /// Coins in the treasury that make a point.
    pub coins_per_point: u8,
    /// Points for a set of three different science symbols.
    pub science_set: u8,
    /// The cards of a hand when an age begins.
    pub hand: usize,
    /// The turns of an age.
    pub turns: u8,
}

/// What something costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersCost"))]
pub struct Cost {
    /// Coins to the bank.
    pub coins: u8,
    /// Resources, one entry per unit.
    pub goods: Vec<Resource>,
}

/// A kind of card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersCardEntry"))]
pub struct CardEntry {
    /// Its name in files and on the wire.
    pub id: Card,
    /// Its name for people, in English. A city has no two cards of one name.
    pub name: &'static str,
    /// Its colour.
    pub colour: Colour,
    /// The age whose deck it is in.
    pub age: u8,
    /// Is it a guild?
    pub guild: bool,
    /// One copy joins the deck at each of these numbers of players; empty for guilds, of which
    /// players plus two are drawn.
    pub players: Vec<u8>,
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub effects: Vec<Effect>,
    /// The cards of which any makes it free.
    pub free_with: Vec<Card>,
    /// The cards that it makes free.
    pub opens: Vec<Card>,
}

/// A wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersWonderEntry"))]
pub struct WonderEntry {
    /// Its name in files and on the wire.
    pub id: Wonder,
    /// Its name for people, in English.
    pub name: &'static str,
    /// The resources it starts with.
    pub start: Vec<Resource>,
    /// The stages of each side, to be built in this order.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Side, Vec<StageEntry>>"))]
    pub sides: Vec<(Side, Vec<StageEntry>)>,
}

/// A stage of a wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersStage"))]
pub struct StageEntry {
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// An age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersAge"))]
pub struct AgeEntry {
    /// Its number.
    pub age: u8,
    /// To which neighbour hands go.
    pub hands_go: Neighbour,
    /// Points for each conflict won at its end.
    pub victory: u8,
}

impl Catalogue {
    /// The catalogue.
    pub fn new() -> Self {
        let wonders = (0..Wonder::COUNT).map(Wonder);
        Self {
            raw: Resource::raw(),
            manufactured: Resource::manufactured(),
            colours: Colour::ALL.to_vec(),
            symbols: Symbol::ALL.to_vec(),
            categories: Category::all().collect(),
            cards: Card::all().map(|id| (id, card_entry(id))).collect(),
            wonders: wonders.map(|id| (id, wonder_entry(id))).collect(),
            ages: (1..).zip(VICTORY).map(|(age, victory)| age_entry(age, victory)).collect(),
            defeat: DEFEAT,
            start_coins: START_COINS,
            sale: SALE,
            unit_price: UNIT_PRICE,
            coins_per_point: COINS_PER_POINT,
            science_set: SCIENCE_SET,
            hand: HAND,
            turns: TURNS,
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl Cost {
    fn new(goods: Goods) -> Self {
        Self { coins: goods.coins(), goods: units(goods) }
    }
}

/// Goods one by one.
fn units(goods: Goods) -> Vec<Resource> {
    let amounts = Resource::amounts(goods);
    amounts.flat_map(|(resource, n)| std::iter::repeat_n(resource, usize::from(n))).collect()
}

fn card_entry(id: Card) -> CardEntry {
    let facts = id.facts();
    CardEntry {
        id,
        name: facts.name,
        colour: facts.colour,
        age: facts.age,
        guild: id.is_guild(),
        players: facts.players.to_vec(),
        cost: Cost::new(facts.cost),
        effects: effect::of_card(facts),
        free_with: id.free_with().iter().collect(),
        opens: Card::all().filter(|other| other.free_with().has(id)).collect(),
    }
}

fn wonder_entry(id: Wonder) -> WonderEntry {
    let facts = id.facts();
    let stages = |side: Side| id.board(side).stages.iter().map(stage_entry).collect();
    WonderEntry {
        id,
        name: facts.name,
        start: units(facts.start),
        sides: [Side::Day, Side::Night].map(|side| (side, stages(side))).to_vec(),
    }
}

fn stage_entry(stage: &Stage) -> StageEntry {
    StageEntry { cost: Cost::new(stage.cost), effects: effect::of_stage(stage) }
}

fn age_entry(age: u8, victory: u8) -> AgeEntry {
    let to_the_left = State::passes_left(age);
    let hands_go = if to_the_left { Neighbour::Left } else { Neighbour::Right };
    AgeEntry { age, hands_go, victory }
}
