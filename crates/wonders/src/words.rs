//! The words that programs read for cards, wonders and whatever else has a fixed list.

use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::{Seat, words};
use serde::{Serialize, Serializer};

use crate::data::{CARDS, Card, Colour, RAW, RESOURCES, Side, Symbol, WONDERS, Wonder};
use crate::refusal::due;
use crate::score::CATEGORIES;
use crate::state::Phase;

/// A resource, by its place in [`RESOURCES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resource(u8);

impl Resource {
    /// Every resource in its order.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..RESOURCES.len() as u8).map(Self)
    }

    /// The raw materials.
    pub fn raw() -> Vec<Self> {
        Self::every().take(RAW).collect()
    }

    /// The manufactured goods.
    pub fn manufactured() -> Vec<Self> {
        Self::every().skip(RAW).collect()
    }

    /// The word for it in files and on the wire.
    pub const fn name(self) -> &'static str {
        RESOURCES[self.0 as usize]
    }

    /// Every resource with its amount in these goods.
    pub(crate) fn amounts(goods: Goods) -> impl Iterator<Item = (Self, u8)> {
        Self::every().zip(goods.amounts::<{ RESOURCES.len() }>())
    }
}

/// A line of the score pad, by its place in [`CATEGORIES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Category(u8);

impl Category {
    /// Every line in its order.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..CATEGORIES.len() as u8).map(Self)
    }

    /// The word for it in files and on the wire.
    pub const fn name(self) -> &'static str {
        CATEGORIES[self.0 as usize]
    }
}

/// A neighbour of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each is the neighbour of its name
pub enum Neighbour {
    Left,
    Right,
}

impl Neighbour {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The word for it in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["left", "right"][self as usize]
    }
}

/// What is due in a phase, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due(pub Phase);

impl Due {
    /// The words.
    pub fn name(self) -> &'static str {
        due(self.0)
    }

    /// All that can be due, whoever it is due from.
    pub fn every() -> impl Iterator<Item = Self> {
        let seat = Seat::new(0);
        let phases = [
            Phase::DealWonders,
            Phase::ChooseWonder(seat),
            Phase::DealSides,
            Phase::ChooseSides,
            Phase::DealAge,
            Phase::Play,
            Phase::Seventh(seat),
            Phase::Revive(seat),
            Phase::Over,
        ];
        phases.into_iter().map(Self)
    }
}

words! {
    /// A kind of card of 7 Wonders.
    Card = "WondersCard": |card| card.facts().id, of CARDS.iter().map(|facts| facts.id);
    /// A wonder of 7 Wonders.
    Wonder = "WondersWonder": |wonder| wonder.facts().id, of WONDERS.iter().map(|facts| facts.id);
    /// A side of a wonder board.
    Side = "WondersSide": Side::name, of [Side::Day, Side::Night].map(Side::name);
    /// The colour of a card.
    Colour = "WondersColour": Colour::name, of Colour::EVERY.map(Colour::name);
    /// A science symbol.
    Symbol = "WondersSymbol": Symbol::name, of Symbol::ALL.map(Symbol::name);
    /// A resource: raw materials, then manufactured goods.
    Resource = "WondersResource": Resource::name, of RESOURCES;
    /// A line of the score pad.
    Category = "WondersCategory": Category::name, of CATEGORIES;
    /// A neighbour: the left one is the next higher seat.
    Neighbour = "WondersNeighbour": Neighbour::name, of Neighbour::BOTH.map(Neighbour::name);
    /// What is due next.
    Due = "WondersDue": Due::name, of Due::every().map(Due::name);
}

/// Pairs as an object, in their own order.
pub(crate) fn as_map<S: Serializer, K: Serialize, V: Serialize>(
    pairs: &[(K, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}
