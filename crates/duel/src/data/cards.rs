//! The 66 age cards and 7 guilds.

use mirabilia_kernel::names::same;

use super::Colour::{self, Blue, Brown, Green, Grey, Purple, Red, Yellow};
use super::{Goods, Symbol, goods};

/// A building card, numbered by [`CARDS`]: Age I, Age II, Age III, guilds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

/// Something that cards and guilds count in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each counts what its name says
pub enum Count {
    Brown,
    Grey,
    Blue,
    Green,
    Yellow,
    Red,
    BrownAndGrey,
    Wonders,
    ThreeCoins,
}

/// What a guild pays for each thing counted in the city that has most of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guild {
    /// What is counted.
    pub count: Count,
    /// Coins when it is built.
    pub coins: u8,
    /// Points at the end.
    pub points: u8,
}

/// What stands on a card.
#[derive(Debug)]
pub struct CardFacts {
    /// The name in files and on the wire.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The colour.
    pub colour: Colour,
    /// The resources and coins it costs.
    pub cost: Goods,
    /// What it produces.
    pub produces: Goods,
    /// Produces one raw material of choice per construction.
    pub any_raw: bool,
    /// Produces one manufactured good of choice per construction.
    pub any_manufactured: bool,
    /// Marks the resources that cost 1 coin from now on.
    pub reserve: Goods,
    /// Shields.
    pub shields: u8,
    /// Its science symbol.
    pub symbol: Option<Symbol>,
    /// Points at the end of the game.
    pub points: u8,
    /// Coins gained at once.
    pub coins: u8,
    /// Coins gained at once for each thing counted in the player's own city.
    pub coins_per: Option<(u8, Count)>,
    /// What it does as a guild.
    pub guild: Option<Guild>,
    /// The name of the card that it makes free.
    pub opens: Option<&'static str>,
}

const fn card(id: &'static str, name: &'static str, colour: Colour) -> CardFacts {
    CardFacts {
        id,
        name,
        colour,
        cost: Goods::NONE,
        produces: Goods::NONE,
        any_raw: false,
        any_manufactured: false,
        reserve: Goods::NONE,
        shields: 0,
        symbol: None,
        points: 0,
        coins: 0,
        coins_per: None,
        guild: None,
        opens: None,
    }
}

impl CardFacts {
    const fn cost(self, coins: u8, initials: &str) -> Self {
        Self { cost: goods(initials).and_coins(coins), ..self }
    }
    const fn produces(self, initials: &str) -> Self {
        Self { produces: goods(initials), ..self }
    }
    const fn any_raw(self) -> Self {
        Self { any_raw: true, ..self }
    }
    const fn any_manufactured(self) -> Self {
        Self { any_manufactured: true, ..self }
    }
    const fn reserve(self, initials: &str) -> Self {
        Self { reserve: goods(initials), ..self }
    }
    const fn shields(self, shields: u8) -> Self {
        Self { shields, ..self }
    }
    const fn science(self, symbol: Symbol) -> Self {
        Self { symbol: Some(symbol), ..self }
    }
    const fn points(self, points: u8) -> Self {
        Self { points, ..self }
    }
    const fn coins(self, coins: u8) -> Self {
        Self { coins, ..self }
    }
    const fn coins_per(self, coins: u8, count: Count) -> Self {
        Self { coins_per: Some((coins, count)), ..self }
    }
    const fn guild(self, count: Count, coins: u8, points: u8) -> Self {
        Self { guild: Some(Guild { count, coins, points }), ..self }
    }
    const fn opens(self, id: &'static str) -> Self {
        Self { opens: Some(id), ..self }
    }
}

/// All cards. The order is the order of card ids: do not change it, records of move ids and
/// trained networks rest on it.
#[rustfmt::skip]
pub static CARDS: [CardFacts; 73] = [
    // Age I
    card("lumber-yard",         "Lumber Yard",          Brown)  .cost(0, "")      .produces("w"),
    card("logging-camp",        "Logging Camp",         Brown)  .cost(1, "")      .produces("w"),
    card("clay-pool",           "Clay Pool",            Brown)  .cost(0, "")      .produces("c"),
    card("clay-pit",            "Clay Pit",             Brown)  .cost(1, "")      .produces("c"),
    card("quarry",              "Quarry",               Brown)  .cost(0, "")      .produces("s"),
    card("stone-pit",           "Stone Pit",            Brown)  .cost(1, "")      .produces("s"),
    card("glassworks",          "Glassworks",           Grey)   .cost(1, "")      .produces("g"),
    card("press",               "Press",                Grey)   .cost(1, "")      .produces("p"),
    card("guard-tower",         "Guard Tower",          Red)    .cost(0, "")      .shields(1),
    card("workshop",            "Workshop",             Green)  .cost(0, "p")     .science(Symbol::PlumbLevel).points(1),
    card("apothecary",          "Apothecary",           Green)  .cost(0, "g")     .science(Symbol::Wheel).points(1),
    card("stone-reserve",       "Stone Reserve",        Yellow) .cost(3, "")      .reserve("s"),
    card("clay-reserve",        "Clay Reserve",         Yellow) .cost(3, "")      .reserve("c"),
    card("wood-reserve",        "Wood Reserve",         Yellow) .cost(3, "")      .reserve("w"),
    card("stable",              "Stable",               Red)    .cost(0, "w")     .shields(1).opens("horse-breeders"),
    card("garrison",            "Garrison",             Red)    .cost(0, "c")     .shields(1).opens("barracks"),
    card("palisade",            "Palisade",             Red)    .cost(2, "")      .shields(1).opens("fortifications"),
    card("scriptorium",         "Scriptorium",          Green)  .cost(2, "")      .science(Symbol::Quill).opens("library"),
    card("pharmacist",          "Pharmacist",           Green)  .cost(2, "")      .science(Symbol::Mortar).opens("dispensary"),
    card("theater",             "Theater",              Blue)   .cost(0, "")      .points(3).opens("statue"),
    card("altar",               "Altar",                Blue)   .cost(0, "")      .points(3).opens("temple"),
    card("baths",               "Baths",                Blue)   .cost(0, "s")     .points(3).opens("aqueduct"),
    card("tavern",              "Tavern",               Yellow) .cost(0, "")      .coins(4).opens("lighthouse"),
    // Age II
    card("sawmill",             "Sawmill",              Brown)  .cost(2, "")      .produces("ww"),
    card("brickyard",           "Brickyard",            Brown)  .cost(2, "")      .produces("cc"),
    card("shelf-quarry",        "Shelf Quarry",         Brown)  .cost(2, "")      .produces("ss"),
    card("glass-blower",        "Glass-Blower",         Grey)   .cost(0, "")      .produces("g"),
    card("drying-room",         "Drying Room",          Grey)   .cost(0, "")      .produces("p"),
    card("walls",               "Walls",                Red)    .cost(0, "ss")    .shields(2),
    card("forum",               "Forum",                Yellow) .cost(3, "c")     .any_manufactured(),
    card("caravansery",         "Caravansery",          Yellow) .cost(2, "gp")    .any_raw(),
    card("customs-house",       "Customs House",        Yellow) .cost(4, "")      .reserve("gp"),
    card("courthouse",          "Courthouse",           Blue)   .cost(0, "wwg")   .points(5),
    card("horse-breeders",      "Horse Breeders",       Red)    .cost(0, "wc")    .shields(1),
    card("barracks",            "Barracks",             Red)    .cost(3, "")      .shields(1),
    card("archery-range",       "Archery Range",        Red)    .cost(0, "wsp")   .shields(2).opens("siege-workshop"),
    card("parade-ground",       "Parade Ground",        Red)    .cost(0, "ccg")   .shields(2).opens("circus"),
    card("library",             "Library",              Green)  .cost(0, "wsg")   .science(Symbol::Quill).points(2),
    card("dispensary",          "Dispensary",           Green)  .cost(0, "ccs")   .science(Symbol::Mortar).points(2),
    card("school",              "School",               Green)  .cost(0, "wpp")   .science(Symbol::Wheel).points(1).opens("university"),
    card("laboratory",          "Laboratory",           Green)  .cost(0, "wgg")   .science(Symbol::PlumbLevel).points(1).opens("observatory"),
    card("statue",              "Statue",               Blue)   .cost(0, "cc")    .points(4).opens("gardens"),
    card("temple",              "Temple",               Blue)   .cost(0, "wp")    .points(4).opens("pantheon"),
    card("aqueduct",            "Aqueduct",             Blue)   .cost(0, "sss")   .points(5),
    card("rostrum",             "Rostrum",              Blue)   .cost(0, "ws")    .points(4).opens("senate"),
    card("brewery",             "Brewery",              Yellow) .cost(0, "")      .coins(6).opens("arena"),
    // Age III
    card("arsenal",             "Arsenal",              Red)    .cost(0, "wwccc") .shields(3),
    card("pretorium",           "Pretorium",            Red)    .cost(8, "")      .shields(3),
    card("academy",             "Academy",              Green)  .cost(0, "wsgg")  .science(Symbol::Sundial).points(3),
    card("study",               "Study",                Green)  .cost(0, "wwgp")  .science(Symbol::Sundial).points(3),
    card("chamber-of-commerce", "Chamber of Commerce",  Yellow) .cost(0, "pp")    .coins_per(3, Count::Grey).points(3),
    card("port",                "Port",                 Yellow) .cost(0, "wgp")   .coins_per(2, Count::Brown).points(3),
    card("armory",              "Armory",               Yellow) .cost(0, "ssg")   .coins_per(1, Count::Red).points(3),
    card("palace",              "Palace",               Blue)   .cost(0, "wcsgg") .points(7),
    card("town-hall",           "Town Hall",            Blue)   .cost(0, "wwsss") .points(7),
    card("obelisk",             "Obelisk",              Blue)   .cost(0, "ssg")   .points(5),
    card("fortifications",      "Fortifications",       Red)    .cost(0, "cssp")  .shields(2),
    card("siege-workshop",      "Siege Workshop",       Red)    .cost(0, "wwwg")  .shields(2),
    card("circus",              "Circus",               Red)    .cost(0, "ccss")  .shields(2),
    card("university",          "University",           Green)  .cost(0, "cgp")   .science(Symbol::ArmillarySphere).points(2),
    card("observatory",         "Observatory",          Green)  .cost(0, "spp")   .science(Symbol::ArmillarySphere).points(2),
    card("gardens",             "Gardens",              Blue)   .cost(0, "wwcc")  .points(6),
    card("pantheon",            "Pantheon",             Blue)   .cost(0, "wcpp")  .points(6),
    card("senate",              "Senate",               Blue)   .cost(0, "ccsp")  .points(5),
    card("lighthouse",          "Lighthouse",           Yellow) .cost(0, "ccg")   .coins_per(1, Count::Yellow).points(3),
    card("arena",               "Arena",                Yellow) .cost(0, "wcs")   .coins_per(2, Count::Wonders).points(3),
    // Guilds
    card("merchants-guild",     "Merchants Guild",      Purple) .cost(0, "wcgp")  .guild(Count::Yellow, 1, 1),
    card("shipowners-guild",    "Shipowners Guild",     Purple) .cost(0, "csgp")  .guild(Count::BrownAndGrey, 1, 1),
    card("builders-guild",      "Builders Guild",       Purple) .cost(0, "wcssg") .guild(Count::Wonders, 0, 2),
    card("magistrates-guild",   "Magistrates Guild",    Purple) .cost(0, "wwcp")  .guild(Count::Blue, 1, 1),
    card("scientists-guild",    "Scientists Guild",     Purple) .cost(0, "wwcc")  .guild(Count::Green, 1, 1),
    card("moneylenders-guild",  "Moneylenders Guild",   Purple) .cost(0, "wwss")  .guild(Count::ThreeCoins, 0, 1),
    card("tacticians-guild",    "Tacticians Guild",     Purple) .cost(0, "cssp")  .guild(Count::Red, 1, 1),
];

/// The costs alone, close together: prices are what moves are made of.
static COSTS: [Goods; 73] = {
    let (mut costs, mut i) = ([Goods::NONE; 73], 0);
    while i < CARDS.len() {
        costs[i] = CARDS[i].cost;
        i += 1;
    }
    costs
};

/// For each card, the card that it makes free, or itself where there is none.
static OPENS: [Card; 73] = link();

const fn link() -> [Card; 73] {
    let (mut opens, mut i) = ([Card(0); 73], 0);
    while i < CARDS.len() {
        opens[i] = match CARDS[i].opens {
            Some(id) => find(id),
            None => Card(i as u8),
        };
        i += 1;
    }
    opens
}

const fn find(id: &str) -> Card {
    let mut i = 0;
    while i < CARDS.len() {
        if same(CARDS[i].id, id) {
            return Card(i as u8);
        }
        i += 1;
    }
    panic!("a chain leads to no card")
}

/// The first card of each age in [`CARDS`]; guilds follow Age III.
pub(crate) const FIRST_OF_AGE: [u8; 3] = [0, 23, 46];
/// The first guild in [`CARDS`].
pub(crate) const FIRST_GUILD: u8 = 66;

impl Card {
    /// How many there are.
    pub const COUNT: u8 = 73;

    /// Every card, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// What stands on it.
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &CARDS[self.0 as usize]
    }

    /// What it costs.
    #[inline]
    pub fn cost(self) -> Goods {
        COSTS[self.0 as usize]
    }

    /// The card with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        CARDS.iter().position(|facts| facts.id == id).map(|i| Self(i as u8))
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Is it a guild?
    #[inline]
    pub const fn is_guild(self) -> bool {
        self.0 >= FIRST_GUILD
    }

    /// The age whose structure it is dealt into, counted from 1.
    #[inline]
    pub const fn age(self) -> u8 {
        1 + (self.0 >= FIRST_OF_AGE[1]) as u8 + (self.0 >= FIRST_OF_AGE[2]) as u8
    }

    /// Its number within its age; guilds follow the cards of Age III.
    #[inline]
    pub(crate) const fn local(self) -> u8 {
        self.0 - FIRST_OF_AGE[self.age() as usize - 1]
    }

    /// The card that this one makes free, or itself.
    #[inline]
    pub(crate) fn opens(self) -> Self {
        OPENS[self.0 as usize]
    }

    /// The card whose chain makes this one free.
    pub fn free_with(self) -> Option<Self> {
        (0..Self::COUNT).map(Self).find(|c| *c != self && c.opens() == self)
    }
}

/// The number of the first card of an age; Age I before the first age.
#[inline]
pub(crate) const fn first_of_age(age: u8) -> u8 {
    const FIRST: [u8; 4] = [0, FIRST_OF_AGE[0], FIRST_OF_AGE[1], FIRST_OF_AGE[2]];
    FIRST[(age & 3) as usize]
}
