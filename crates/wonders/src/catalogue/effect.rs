//! Effects of cards and stages, one by one.

use serde::Serialize;

use super::units;
use crate::data::{
    Act, CHEAP_MANUFACTURED, CHEAP_PRICE, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, CardFacts, Colour,
    Count, Reward, Stage, Symbol,
};
use crate::ids::{Neighbour, Resource};

/// Something that an effect counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersCounted"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Counted {
    /// Cards of these colours.
    Cards {
        /// The colours.
        colours: Vec<Colour>,
    },
    /// Stages built.
    Stages,
}

/// When a card is free by the wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FreeCard {
    /// When the city has none of its colour.
    FirstOfColour,
    /// In the first turn of an age.
    FirstOfAge,
    /// In the last turn of an age.
    LastOfAge,
}

impl FreeCard {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::FirstOfColour, Self::FirstOfAge, Self::LastOfAge];

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["first-of-colour", "first-of-age", "last-of-age"][self as usize]
    }
}

/// One thing that a card or a stage does. What each kind means is said in
/// `crates/wonders/src/catalogue/effect.rs`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersEffect"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// Produces resources every turn.
    Produces {
        /// All of these, one entry per unit.
        goods: Vec<Resource>,
    },
    /// Produces a resource of choice every turn.
    ProducesOne {
        /// One of these.
        of: Vec<Resource>,
        /// Can neighbours buy it?
        sold: bool,
    },
    /// Resources bought from neighbours cost less.
    CheapTrade {
        /// These.
        goods: Vec<Resource>,
        /// From these neighbours.
        from: Vec<Neighbour>,
        /// Coins per unit.
        price: u8,
    },
    /// Shields.
    Shields {
        /// How many.
        shields: u8,
    },
    /// A science symbol.
    Science {
        /// Which.
        symbol: Symbol,
    },
    /// A science symbol of choice at the end of the game.
    ScienceOfChoice,
    /// Points at the end of the game.
    Points {
        /// How many.
        points: u8,
    },
    /// Points at the end of the game if every stage of the player's own wonder is built.
    PointsIfComplete {
        /// How many.
        points: u8,
    },
    /// Coins at once.
    Coins {
        /// How many.
        coins: u8,
    },
    /// Coins at once, and points at the end of the game, for things counted in cities.
    Reward {
        /// Coins each; 0 for none.
        coins: u8,
        /// Points each; 0 for none.
        points: u8,
        /// What is counted.
        each: Counted,
        /// Does it count in the city of its owner?
        own: bool,
        /// In the cities of both neighbours?
        neighbours: bool,
    },
    /// The seventh card of each age is played too.
    SeventhCard,
    /// A card of the discard pile is built for nothing, once.
    Revives,
    /// Some cards are free from now on.
    FreeCards {
        /// Which.
        when: FreeCard,
    },
}

fn counted(count: Count) -> Counted {
    let cards = |colours: &[Colour]| Counted::Cards { colours: colours.to_vec() };
    match count {
        Count::Brown => cards(&[Colour::Brown]),
        Count::Grey => cards(&[Colour::Grey]),
        Count::Blue => cards(&[Colour::Blue]),
        Count::Yellow => cards(&[Colour::Yellow]),
        Count::Red => cards(&[Colour::Red]),
        Count::Green => cards(&[Colour::Green]),
        Count::BrownGreyPurple => cards(&[Colour::Brown, Colour::Grey, Colour::Purple]),
        Count::Stages => Counted::Stages,
    }
}

fn any_raw() -> Effect {
    Effect::ProducesOne { of: Resource::raw(), sold: false }
}

fn any_manufactured() -> Effect {
    Effect::ProducesOne { of: Resource::manufactured(), sold: false }
}

/// The discounts of some `CHEAP_` bits; each makes a unit cost less.
fn cheap_trade(bits: u8) -> impl Iterator<Item = Effect> {
    let [left, right] = Neighbour::ALL;
    let all = [
        (CHEAP_RAW_LEFT, Resource::raw(), vec![left]),
        (CHEAP_RAW_RIGHT, Resource::raw(), vec![right]),
        (CHEAP_MANUFACTURED, Resource::manufactured(), vec![left, right]),
    ];
    let here = all.into_iter().filter(move |(bit, ..)| bits & bit != 0);
    here.map(|(_, goods, from)| Effect::CheapTrade { goods, from, price: CHEAP_PRICE })
}

/// Shields, coins and points, those there are.
fn amounts(shields: u8, coins: u8, points: u8) -> impl Iterator<Item = Effect> {
    let shields = (shields > 0).then_some(Effect::Shields { shields });
    let coins = (coins > 0).then_some(Effect::Coins { coins });
    let points = (points > 0).then_some(Effect::Points { points });
    [shields, coins, points].into_iter().flatten()
}

// Below, facts are taken apart field by field, so that a new one cannot be forgotten.

pub(super) fn of_card(facts: &CardFacts) -> Vec<Effect> {
    let &CardFacts {
        id: _,
        name: _,
        colour: _,
        age: _,
        players: _,
        cost: _,
        produces,
        produces_one,
        any_raw: raw,
        any_manufactured: manufactured,
        discount,
        shields,
        symbol,
        wild_science,
        points,
        if_complete,
        coins,
        reward,
        free_with: _,
    } = facts;
    let mut effects = Vec::new();
    if !produces.is_none() {
        effects.push(Effect::Produces { goods: units(produces) });
    }
    if !produces_one.is_none() {
        effects.push(Effect::ProducesOne { of: units(produces_one), sold: true });
    }
    effects.extend(raw.then(any_raw));
    effects.extend(manufactured.then(any_manufactured));
    effects.extend(cheap_trade(discount));
    effects.extend(amounts(shields, coins, points));
    effects.extend(symbol.map(|symbol| Effect::Science { symbol }));
    effects.extend(wild_science.then_some(Effect::ScienceOfChoice));
    if if_complete > 0 {
        effects.push(Effect::PointsIfComplete { points: if_complete });
    }
    if let Some(Reward { count, own, neighbours, coins, points }) = reward {
        effects.push(Effect::Reward { coins, points, each: counted(count), own, neighbours });
    }
    effects
}

pub(super) fn of_stage(stage: &Stage) -> Vec<Effect> {
    let &Stage { cost: _, points, coins, shields, act } = stage;
    let act = match act {
        Act::None => None,
        Act::AnyRaw => Some(any_raw()),
        Act::AnyManufactured => Some(any_manufactured()),
        Act::WildScience => Some(Effect::ScienceOfChoice),
        Act::SeventhCard => Some(Effect::SeventhCard),
        Act::Revive => Some(Effect::Revives),
        Act::FirstOfColour => Some(Effect::FreeCards { when: FreeCard::FirstOfColour }),
        Act::FirstCard => Some(Effect::FreeCards { when: FreeCard::FirstOfAge }),
        Act::LastCard => Some(Effect::FreeCards { when: FreeCard::LastOfAge }),
    };
    act.into_iter().chain(amounts(shields, coins, points)).collect()
}
