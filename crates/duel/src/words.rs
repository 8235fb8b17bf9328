//! The words that programs read for cards, wonders, tokens and whatever else has a fixed list.

use mirabilia_kernel::{End, words};
use serde::{Serialize, Serializer};

use crate::data::{CARDS, Card, Colour, Goods, RESOURCES, Symbol, TOKENS, Token, WONDERS, Wonder};
use crate::refusal::due;
use crate::score::CATEGORIES;
use crate::state::Phase;

/// A resource, by its place in [`RESOURCES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resource(u8);

impl Resource {
    /// The raw materials.
    pub const RAW: [Self; 3] = [Self(0), Self(1), Self(2)];
    /// The manufactured goods.
    pub const MANUFACTURED: [Self; 2] = [Self(3), Self(4)];

    /// Every resource in its order.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..RESOURCES.len() as u8).map(Self)
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

/// What is due in a phase, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due(pub Phase);

/// One phase for each word there is.
const PHASES: [Phase; 14] = [
    Phase::DealFirst,
    Phase::DealTokens,
    Phase::DealWonders,
    Phase::Draft,
    Phase::DealAge,
    Phase::Begin,
    Phase::Play,
    Phase::Token,
    Phase::DealLibrary,
    Phase::Library,
    Phase::Destroy(Colour::Brown),
    Phase::Revive,
    Phase::Reveal,
    Phase::Over(End::Points),
];

impl Due {
    /// The words.
    pub fn name(self) -> &'static str {
        due(self.0)
    }

    /// All that can be due.
    pub fn every() -> impl Iterator<Item = Self> {
        PHASES.into_iter().map(Self)
    }
}

words! {
    /// A card of 7 Wonders Duel.
    Card = "DuelCard": |card| card.facts().id, of CARDS.iter().map(|facts| facts.id);
    /// A wonder of 7 Wonders Duel.
    Wonder = "DuelWonder": |wonder| wonder.facts().id, of WONDERS.iter().map(|facts| facts.id);
    /// A progress token.
    Token = "DuelToken": |token| token.facts().id, of TOKENS.iter().map(|facts| facts.id);
    /// The colour of a card.
    Colour = "DuelColour": Colour::name, of Colour::EVERY.map(Colour::name);
    /// A science symbol.
    Symbol = "DuelSymbol": Symbol::name, of Symbol::ALL.map(Symbol::name);
    /// A resource: raw materials, then manufactured goods.
    Resource = "DuelResource": Resource::name, of RESOURCES;
    /// A line of the score pad.
    Category = "DuelCategory": Category::name, of CATEGORIES;
    /// What is due next.
    Due = "DuelDue": Due::name, of Due::every().map(Due::name);
}

/// Pairs as an object, in their own order.
pub(crate) fn as_map<S: Serializer, K: Serialize, V: Serialize>(
    pairs: &[(K, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}
