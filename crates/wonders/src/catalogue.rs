//! The catalogue: what stands on cards and wonder boards, for programs that draw and explain them.
//! It never changes during a game.

mod effect;

use mirabilia_kernel::goods::Goods;
use serde::Serialize;

pub use effect::{Counted, Effect, FreeCard};

use crate::data::{Card, Colour, Side, Stage, Symbol, Wonder};
use crate::state::State;
use crate::words::{Category, Neighbour, Resource, as_map};

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
}

/// What something costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersCost"))]
pub struct Cost {
    /// Coins to the bank.
    pub coins: u8,
    /// Resources, one entry a unit.
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
            colours: Colour::EVERY.to_vec(),
            symbols: Symbol::ALL.to_vec(),
            categories: Category::every().collect(),
            cards: Card::all().map(|id| (id, card_entry(id))).collect(),
            wonders: wonders.map(|id| (id, wonder_entry(id))).collect(),
            // Rules 6.5 and 6.6.
            ages: [(1, 1), (2, 3), (3, 5)].map(|(age, victory)| age_entry(age, victory)).to_vec(),
            defeat: 1,
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
