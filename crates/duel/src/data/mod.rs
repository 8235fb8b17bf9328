//! The facts of the game: cards, wonders, progress tokens, card structures. No logic.

mod cards;
mod sets;
mod structures;
mod tokens;
mod track;
mod wonders;

pub use cards::{CARDS, Card, CardFacts, Count, Guild};
pub(crate) use cards::{FIRST_GUILD, FIRST_OF_AGE, first_of_age};
pub use mirabilia_kernel::goods::{Goods, Prices};
pub use sets::{CardSet, TokenSet, WonderSet};
pub use structures::{NO_SLOT, ROWS, SLOTS, STRUCTURES, Slot, Structure, StructureRow};
pub use tokens::{
    ARCHITECTURE_GOODS, MASONRY_GOODS, MATHEMATICS_POINTS, STRATEGY_SHIELDS, TOKENS, Token,
    TokenFacts, URBANISM_COINS,
};
pub use track::{
    CAPITAL, COINS_PER_POINT, GUILDS_DEALT, SALE, SALE_PER_YELLOW, START_COINS, SYMBOLS_TO_WIN,
    TOKENS_DEALT, TRACK, WONDER_LIMIT, Zone,
};
pub use wonders::{Act, FIRST_GAME, WONDERS, Wonder, WonderFacts};

/// The resources in the order of their bytes in [`Goods`]: raw materials first, then manufactured
/// goods.
pub const RESOURCES: [&str; 5] = ["wood", "clay", "stone", "glass", "papyrus"];

/// Goods by their initials: `"wwg"` is two wood and a glass.
pub const fn goods(initials: &str) -> Goods {
    Goods::of("wcsgp", initials)
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
    /// Scientific buildings.
    Green,
    /// Commercial buildings.
    Yellow,
    /// Military buildings.
    Red,
    /// Guilds.
    Purple,
}

/// How many colours there are.
pub const COLOURS: usize = 7;

impl Colour {
    /// All colours.
    pub const ALL: [Self; COLOURS] =
        [Self::Brown, Self::Grey, Self::Blue, Self::Green, Self::Yellow, Self::Red, Self::Purple];

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["brown", "grey", "blue", "green", "yellow", "red", "purple"][self as usize]
    }
}

/// A science symbol. Six stand on two cards each, the scales on the Law token alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// Workshop and Laboratory.
    PlumbLevel,
    /// Apothecary and School.
    Wheel,
    /// Scriptorium and Library.
    Quill,
    /// Pharmacist and Dispensary.
    Mortar,
    /// Academy and Study.
    Sundial,
    /// University and Observatory.
    ArmillarySphere,
    /// The Law token.
    Scales,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Self; 7] = [
        Self::PlumbLevel,
        Self::Wheel,
        Self::Quill,
        Self::Mortar,
        Self::Sundial,
        Self::ArmillarySphere,
        Self::Scales,
    ];

    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["plumb-level", "wheel", "quill", "mortar", "sundial", "armillary-sphere", "scales"]
            [self as usize]
    }

    /// Its bit in a city's symbols.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}
