//! The facts of the game: cards, wonder boards, decks. No logic.

mod boards;
mod cards;
mod decks;
mod sets;

pub use boards::{Act, BOARDS, Board, Side, Stage, WONDERS, Wonder, WonderFacts};
pub use cards::{
    ALL, CARDS, CHEAP_MANUFACTURED, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, Card, CardFacts, Count,
    NEIGHBOURS, OWN, Reward,
};
pub use decks::{Deck, EXTRA_GUILDS, GUILDS, deck};
pub use sets::{CardSet, WonderSet};

use mirabilia_kernel::goods::Goods;

/// The resources in the order of their bytes in [`Goods`]: raw materials, then manufactured goods.
pub const RESOURCES: [&str; 7] = ["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"];

/// How many of the resources are raw materials.
pub const RAW: usize = 4;

/// The coins of each city when the game begins (rule 1.11).
pub const START_COINS: u8 = 3;
/// The coins that a sale brings (rule 2.13).
pub const SALE: u8 = 3;
/// What a unit bought from a neighbour costs (rule 3.19).
pub const UNIT_PRICE: u8 = 2;
/// What it costs with a discount (rules 3.20 to 3.22).
pub const CHEAP_PRICE: u8 = 1;
/// Points of the victory tokens of Age I, II and III (rule 6.5).
pub const VICTORY: [u8; 3] = [1, 3, 5];
/// Points that each defeat token takes away (rule 6.6).
pub const DEFEAT: u8 = 1;
/// Coins in the treasury that make a point (rule 8.4).
pub const COINS_PER_POINT: u8 = 3;
/// Points for a set of three different science symbols (rule 7.3).
pub const SCIENCE_SET: u8 = 7;

/// Goods by their initials; `t` (textile) is cloth.
const fn goods(initials: &str) -> Goods {
    Goods::of("wscogtp", initials)
}

/// The colour of a building, in the order of the rulebook's list of kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Raw materials.
    Brown,
    /// Manufactured goods.
    Grey,
    /// Civilian buildings.
    Blue,
    /// Commercial buildings.
    Yellow,
    /// Military buildings.
    Red,
    /// Scientific buildings.
    Green,
    /// Guilds.
    Purple,
}

/// How many colours there are.
pub const COLOURS: usize = 7;

impl Colour {
    /// All colours.
    pub const ALL: [Self; COLOURS] =
        [Self::Brown, Self::Grey, Self::Blue, Self::Yellow, Self::Red, Self::Green, Self::Purple];

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["brown", "grey", "blue", "yellow", "red", "green", "purple"][self as usize]
    }
}

/// A science symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each is the symbol of its name
pub enum Symbol {
    Compass,
    Gear,
    Tablet,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Self; 3] = [Self::Compass, Self::Gear, Self::Tablet];

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["compass", "gear", "tablet"][self as usize]
    }
}
