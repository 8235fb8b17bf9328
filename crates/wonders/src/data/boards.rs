//! The seven wonders with their day and night sides.

use mirabilia_kernel::goods::Goods;

use super::goods;

/// A wonder, numbered by [`WONDERS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wonder(pub(crate) u8);

/// A side of a wonder board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each is the side of its name
pub enum Side {
    Day,
    Night,
}

impl Side {
    /// Its id in files and on the wire.
    pub const fn name(self) -> &'static str {
        ["day", "night"][self as usize]
    }

    /// The side of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Day, Self::Night].into_iter().find(|side| side.name() == name)
    }
}

/// What a stage does beyond points, coins and shields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing more.
    None,
    /// Produces one raw material of choice per turn.
    AnyRaw,
    /// Produces one manufactured good of choice per turn.
    AnyManufactured,
    /// A science symbol of choice at the end of the game.
    WildScience,
    /// The seventh card of each age is played too.
    SeventhCard,
    /// One card of the discard pile is built for nothing, once.
    Revive,
    /// The first card of each colour is free.
    FirstOfColour,
    /// The first card of each age is free.
    FirstCard,
    /// The last card of each age is free.
    LastCard,
}

/// One stage of a wonder.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// What it costs. No stage costs coins.
    pub cost: Goods,
    /// Points at the end of the game.
    pub points: u8,
    /// Coins gained at once.
    pub coins: u8,
    /// Shields.
    pub shields: u8,
    /// What else it does.
    pub act: Act,
}

const fn stage(cost: &str) -> Stage {
    Stage { cost: goods(cost), points: 0, coins: 0, shields: 0, act: Act::None }
}

impl Stage {
    const fn points(self, points: u8) -> Self {
        Self { points, ..self }
    }
    const fn coins(self, coins: u8) -> Self {
        Self { coins, ..self }
    }
    const fn shields(self, shields: u8) -> Self {
        Self { shields, ..self }
    }
    const fn act(self, act: Act) -> Self {
        Self { act, ..self }
    }
}

/// One side of a wonder board.
#[derive(Debug)]
pub struct Board {
    /// The stages, to be built in this order.
    pub stages: &'static [Stage],
}

/// What both sides of a wonder board share.
#[derive(Debug)]
pub struct WonderFacts {
    /// The name in files and on the wire.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The resource it starts with.
    pub start: Goods,
}

const fn wonder(id: &'static str, name: &'static str, start: &str) -> WonderFacts {
    WonderFacts { id, name, start: goods(start) }
}

/// All wonders.
#[rustfmt::skip]
pub static WONDERS: [WonderFacts; 7] = [
    wonder("alexandria",    "Alexandria",    "g"),
    wonder("babylon",       "Babylon",       "w"),
    wonder("ephesos",       "Ephesos",       "p"),
    wonder("gizah",         "Gizah",         "s"),
    wonder("halikarnassos", "Halikarnassos", "t"),
    wonder("olympia",       "Olympia",       "c"),
    wonder("rhodos",        "Rhodos",        "o"),
];

/// The boards: day and night of each wonder in turn.
#[rustfmt::skip]
pub static BOARDS: [Board; 14] = [
    // Alexandria, day
    Board { stages: &[
        stage("ss").points(3),
        stage("oo").act(Act::AnyRaw),
        stage("tp").points(7),
    ] },
    // Alexandria, night
    Board { stages: &[
        stage("cc").act(Act::AnyRaw),
        stage("ooo").act(Act::AnyManufactured),
        stage("wwww").points(7),
    ] },
    // Babylon, day
    Board { stages: &[
        stage("cc").points(3),
        stage("oot").act(Act::WildScience),
        stage("wwww").points(7),
    ] },
    // Babylon, night
    Board { stages: &[
        stage("ss").act(Act::SeventhCard),
        stage("cccg").act(Act::WildScience),
    ] },
    // Ephesos, day
    Board { stages: &[
        stage("cc").points(3),
        stage("ww").coins(9),
        stage("oog").points(7),
    ] },
    // Ephesos, night
    Board { stages: &[
        stage("ss").coins(4).points(2),
        stage("ww").coins(4).points(3),
        stage("oot").coins(4).points(5),
    ] },
    // Gizah, day
    Board { stages: &[
        stage("ww").points(3),
        stage("cct").points(5),
        stage("ssss").points(7),
    ] },
    // Gizah, night
    Board { stages: &[
        stage("ww").points(3),
        stage("sss").points(5),
        stage("ccc").points(5),
        stage("ssssp").points(7),
    ] },
    // Halikarnassos, day
    Board { stages: &[
        stage("oo").points(3),
        stage("gp").act(Act::Revive),
        stage("sss").points(7),
    ] },
    // Halikarnassos, night
    Board { stages: &[
        stage("cc").act(Act::Revive).points(2),
        stage("gp").act(Act::Revive).points(1),
        stage("www").act(Act::Revive),
    ] },
    // Olympia, day
    Board { stages: &[
        stage("ss").points(3),
        stage("ww").act(Act::FirstOfColour),
        stage("ccc").points(7),
    ] },
    // Olympia, night
    Board { stages: &[
        stage("oo").act(Act::FirstCard).points(2),
        stage("ccc").act(Act::LastCard).points(3),
        stage("gtp").points(5),
    ] },
    // Rhodos, day
    Board { stages: &[
        stage("ww").points(3),
        stage("ccc").shields(2),
        stage("oooo").points(7),
    ] },
    // Rhodos, night
    Board { stages: &[
        stage("sss").shields(1).coins(3).points(3),
        stage("oooo").shields(1).coins(4).points(4),
    ] },
];

impl Wonder {
    /// Every wonder, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..WONDERS.len() as u8).map(Self)
    }

    /// How many there are.
    pub const COUNT: u8 = 7;

    /// What both sides share.
    #[inline]
    pub fn facts(self) -> &'static WonderFacts {
        &WONDERS[self.0 as usize]
    }

    /// One of its sides.
    #[inline]
    pub fn board(self, side: Side) -> &'static Board {
        &BOARDS[2 * self.0 as usize + side as usize]
    }

    /// The wonder with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        WONDERS.iter().position(|facts| facts.id == id).map(|i| Self(i as u8))
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
