//! The ids that programs read for cards, wonders, tokens and every other closed list.

use mirabilia_kernel::ids;

use crate::data::{Card, Colour, Goods, RESOURCES, Symbol, Token, Wonder};
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
    pub fn all() -> impl Iterator<Item = Self> {
        (0..RESOURCES.len() as u8).map(Self)
    }

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        RESOURCES[self.0 as usize]
    }

    /// Every resource with its amount in these goods.
    pub(crate) fn amounts(goods: Goods) -> impl Iterator<Item = (Self, u8)> {
        Self::all().zip(goods.amounts::<{ RESOURCES.len() }>())
    }
}

/// A line of the score pad, by its place in [`CATEGORIES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Category(u8);

impl Category {
    /// Every line in its order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CATEGORIES.len() as u8).map(Self)
    }

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        CATEGORIES[self.0 as usize]
    }
}

/// What is due next. Two are equal when their ids are: other fields say which colour is destroyed,
/// and how the game ended.
#[derive(Clone, Copy, Debug)]
pub struct Due(pub Phase);

impl PartialEq for Due {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Due {}

impl Due {
    /// Its id in files and on the wire.
    pub fn name(self) -> &'static str {
        self.0.id()
    }
}

ids! {
    /// A card of 7 Wonders Duel.
    Card = "DuelCard": |card| card.facts().id, of Card::all();
    /// A wonder of 7 Wonders Duel.
    Wonder = "DuelWonder": |wonder| wonder.facts().id, of Wonder::all();
    /// A progress token.
    Token = "DuelToken": |token| token.facts().id, of Token::all();
    /// The colour of a card.
    Colour = "DuelColour": Colour::name, of Colour::ALL;
    /// A science symbol.
    Symbol = "DuelSymbol": Symbol::name, of Symbol::ALL;
    /// A resource: raw materials, then manufactured goods.
    Resource = "DuelResource": Resource::name, of Resource::all();
    /// A line of the score pad.
    Category = "DuelCategory": Category::name, of Category::all();
    /// What is due next.
    Due = "DuelDue": Due::name, of Phase::KINDS.map(Due);
}
