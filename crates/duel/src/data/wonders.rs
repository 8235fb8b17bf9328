//! The twelve wonders.

use super::{Colour, Goods, goods};

/// A wonder, numbered by [`WONDERS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wonder(pub(crate) u8);

/// What a wonder lets its builder do once, beyond coins, shields and production.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing more.
    None,
    /// Throw one of the opponent's cards of this colour on the discard pile.
    Destroy(Colour),
    /// Construct a card of the discard pile for nothing.
    Revive,
    /// Take one of three progress tokens drawn from the box.
    Library,
}

/// What stands on a wonder.
#[derive(Debug)]
pub struct WonderFacts {
    /// The name in files and on the wire.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The resources it costs. No wonder costs coins.
    pub cost: Goods,
    /// Points at the end of the game.
    pub points: u8,
    /// Coins gained at once.
    pub coins: u8,
    /// Coins the opponent loses at once.
    pub opponent_loses: u8,
    /// Shields.
    pub shields: u8,
    /// Is another turn gained?
    pub again: bool,
    /// Produces one raw material of choice per construction.
    pub any_raw: bool,
    /// Produces one manufactured good of choice per construction.
    pub any_manufactured: bool,
    /// What else it does.
    pub act: Act,
}

const fn wonder(id: &'static str, name: &'static str, cost: &str, points: u8) -> WonderFacts {
    WonderFacts {
        id,
        name,
        cost: goods(cost),
        points,
        coins: 0,
        opponent_loses: 0,
        shields: 0,
        again: false,
        any_raw: false,
        any_manufactured: false,
        act: Act::None,
    }
}

impl WonderFacts {
    const fn coins(self, coins: u8) -> Self {
        Self { coins, ..self }
    }
    const fn opponent_loses(self, opponent_loses: u8) -> Self {
        Self { opponent_loses, ..self }
    }
    const fn shields(self, shields: u8) -> Self {
        Self { shields, ..self }
    }
    const fn again(self) -> Self {
        Self { again: true, ..self }
    }
    const fn any_raw(self) -> Self {
        Self { any_raw: true, ..self }
    }
    const fn any_manufactured(self) -> Self {
        Self { any_manufactured: true, ..self }
    }
    const fn act(self, act: Act) -> Self {
        Self { act, ..self }
    }
}

/// All wonders.
#[rustfmt::skip]
pub static WONDERS: [WonderFacts; 12] = [
    wonder("appian-way",        "The Appian Way",        "ccssp", 3).coins(3).opponent_loses(3).again(),
    wonder("circus-maximus",    "Circus Maximus",        "wssg",  3).shields(1).act(Act::Destroy(Colour::Grey)),
    wonder("colossus",          "The Colossus",          "cccg",  3).shields(2),
    wonder("great-library",     "The Great Library",     "wwwgp", 4).act(Act::Library),
    wonder("great-lighthouse",  "The Great Lighthouse",  "wspp",  4).any_raw(),
    wonder("hanging-gardens",   "The Hanging Gardens",   "wwgp",  3).coins(6).again(),
    wonder("mausoleum",         "The Mausoleum",         "ccggp", 2).act(Act::Revive),
    wonder("piraeus",           "Piraeus",               "wwcs",  2).any_manufactured().again(),
    wonder("pyramids",          "The Pyramids",          "sssp",  9),
    wonder("sphinx",            "The Sphinx",            "csgg",  6).again(),
    wonder("statue-of-zeus",    "The Statue of Zeus",    "wcspp", 3).shields(1).act(Act::Destroy(Colour::Brown)),
    wonder("temple-of-artemis", "The Temple of Artemis", "wsgp",  0).coins(12).again(),
];

/// The costs alone, close together: prices are what moves are made of.
static COSTS: [Goods; 12] = {
    let (mut costs, mut i) = ([Goods::NONE; 12], 0);
    while i < WONDERS.len() {
        costs[i] = WONDERS[i].cost;
        i += 1;
    }
    costs
};

/// The wonders of a first game by seat (rule 1.16): no draft.
pub const FIRST_GAME: [[Wonder; 4]; 2] =
    [[Wonder(8), Wonder(4), Wonder(11), Wonder(10)], [Wonder(1), Wonder(7), Wonder(0), Wonder(2)]];

impl Wonder {
    /// How many there are.
    pub const COUNT: u8 = 12;

    /// Every wonder, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// What stands on it.
    #[inline]
    pub fn facts(self) -> &'static WonderFacts {
        &WONDERS[self.0 as usize]
    }

    /// What it costs.
    #[inline]
    pub fn cost(self) -> Goods {
        COSTS[self.0 as usize]
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
