//! The ids that programs read for cards, wonders and every other closed list.

use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::{Seat, ids};

use crate::catalogue::FreeCard;
use crate::data::{Card, Colour, RAW, RESOURCES, Side, Symbol, Wonder};
use crate::score::CATEGORIES;
use crate::state::Phase;

/// A resource, by its place in [`RESOURCES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resource(u8);

impl Resource {
    /// Every resource in its order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..RESOURCES.len() as u8).map(Self)
    }

    /// The raw materials.
    pub fn raw() -> Vec<Self> {
        Self::all().take(RAW).collect()
    }

    /// The manufactured goods.
    pub fn manufactured() -> Vec<Self> {
        Self::all().skip(RAW).collect()
    }

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        RESOURCES[self.0 as usize]
    }

    /// Its place in [`RESOURCES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every resource with its amount in these goods.
    pub fn amounts(goods: Goods) -> impl Iterator<Item = (Self, u8)> {
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

/// A neighbour of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each is the neighbour of its name
pub enum Neighbour {
    Left,
    Right,
}

impl Neighbour {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["left", "right"][self as usize]
    }

    /// The seat beside another at a table of this size.
    pub const fn of(self, seat: Seat, seats: u8) -> Seat {
        match self {
            Self::Left => seat.left(seats),
            Self::Right => seat.right(seats),
        }
    }
}

/// What is due next. Two are equal when their ids are: another field says whose turn it is.
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

/// How one city's shields compare with another's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each is what its name says
pub enum Standing {
    Weaker,
    Equal,
    Stronger,
}

impl Standing {
    /// How some shields compare with others.
    pub fn of(mine: u8, theirs: u8) -> Self {
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Less => Self::Weaker,
            std::cmp::Ordering::Equal => Self::Equal,
            std::cmp::Ordering::Greater => Self::Stronger,
        }
    }

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["weaker", "equal", "stronger"][self as usize]
    }
}

ids! {
    /// A kind of card of 7 Wonders.
    Card = "WondersCard": |card| card.facts().id, of Card::all();
    /// A wonder of 7 Wonders.
    Wonder = "WondersWonder": |wonder| wonder.facts().id, of Wonder::all();
    /// A side of a wonder board.
    Side = "WondersSide": Side::name, of [Side::Day, Side::Night];
    /// The colour of a card.
    Colour = "WondersColour": Colour::name, of Colour::ALL;
    /// A science symbol.
    Symbol = "WondersSymbol": Symbol::name, of Symbol::ALL;
    /// A resource: raw materials, then manufactured goods.
    Resource = "WondersResource": Resource::name, of Resource::all();
    /// A line of the score pad.
    Category = "WondersCategory": Category::name, of Category::all();
    /// A neighbour: the left one is the next higher seat.
    Neighbour = "WondersNeighbour": Neighbour::name, of Neighbour::ALL;
    /// What is due next.
    Due = "WondersDue": Due::name, of Phase::KINDS.map(Due);
    /// How one city's shields compare with another's.
    Standing = "WondersStanding": Standing::name,
        of [Standing::Weaker, Standing::Equal, Standing::Stronger];
    /// When a card is free by the wonder.
    FreeCard = "WondersFreeCard": FreeCard::name, of FreeCard::ALL;
}
