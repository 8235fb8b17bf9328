//! The 70 kinds of age card and the 10 guilds.

use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::names::same;

use super::Colour::{self, Blue, Brown, Green, Grey, Purple, Red, Yellow};
use super::Symbol::{self, Compass, Gear, Tablet};
use super::{CardSet, goods};

/// A kind of building card, numbered by [`CARDS`]: Age I, Age II, Age III, guilds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

/// Something that cards and guilds count in cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each counts what its name says
pub enum Count {
    Brown,
    Grey,
    Blue,
    Yellow,
    Red,
    Green,
    BrownGreyPurple,
    Stages,
}

/// Coins and points for each thing counted in some cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reward {
    /// What is counted.
    pub count: Count,
    /// Does it count in the city of its owner?
    pub own: bool,
    /// In both neighbours' cities?
    pub neighbours: bool,
    /// Coins each when it is built.
    pub coins: u8,
    /// Points each at the end.
    pub points: u8,
}

/// Whose cities a reward counts: own, neighbours'.
type Scope = (bool, bool);
/// The own city.
pub const OWN: Scope = (true, false);
/// Both neighbours' cities.
pub const NEIGHBOURS: Scope = (false, true);
/// The own city and both neighbours'.
pub const ALL: Scope = (true, true);

/// Raw materials of the left neighbour cost 1.
pub const CHEAP_RAW_LEFT: u8 = 1;
/// Raw materials of the right neighbour cost 1.
pub const CHEAP_RAW_RIGHT: u8 = 2;
/// Manufactured goods of both neighbours cost 1.
pub const CHEAP_MANUFACTURED: u8 = 4;

/// What stands on a card.
#[derive(Debug)]
pub struct CardFacts {
    /// The name in files and on the wire.
    pub id: &'static str,
    /// The name for people: a city has no two buildings of one name.
    pub name: &'static str,
    /// The colour.
    pub colour: Colour,
    /// The age whose deck it is in, 1 to 3.
    pub age: u8,
    /// One copy joins the deck at each of these numbers of players; empty for guilds.
    pub players: &'static [u8],
    /// The resources and coins it costs.
    pub cost: Goods,
    /// What it produces, all of it every turn.
    pub produces: Goods,
    /// Two raw materials of which it produces one per turn.
    pub produces_one: Goods,
    /// Produces one raw material of choice per turn, for the owner only.
    pub any_raw: bool,
    /// Produces one manufactured good of choice per turn, for the owner only.
    pub any_manufactured: bool,
    /// Discounts: `CHEAP_` bits.
    pub discount: u8,
    /// Shields.
    pub shields: u8,
    /// Its science symbol.
    pub symbol: Option<Symbol>,
    /// A science symbol of choice at the end of the game.
    pub wild_science: bool,
    /// Points at the end of the game.
    pub points: u8,
    /// Points at the end of the game if every stage of the player's own wonder is built.
    pub if_complete: u8,
    /// Coins gained at once.
    pub coins: u8,
    /// Coins and points for things counted.
    pub reward: Option<Reward>,
    /// The cards of which any makes this one free.
    pub free_with: [Option<&'static str>; 2],
}

const fn card(
    id: &'static str,
    name: &'static str,
    colour: Colour,
    age: u8,
    players: &'static [u8],
) -> CardFacts {
    CardFacts {
        id,
        name,
        colour,
        age,
        players,
        cost: Goods::NONE,
        produces: Goods::NONE,
        produces_one: Goods::NONE,
        any_raw: false,
        any_manufactured: false,
        discount: 0,
        shields: 0,
        symbol: None,
        wild_science: false,
        points: 0,
        if_complete: 0,
        coins: 0,
        reward: None,
        free_with: [None; 2],
    }
}

impl CardFacts {
    const fn cost(self, coins: u8, resources: &str) -> Self {
        Self { cost: goods(resources).and_coins(coins), ..self }
    }
    const fn produces(self, resources: &str) -> Self {
        Self { produces: goods(resources), ..self }
    }
    const fn produces_one(self, resources: &str) -> Self {
        Self { produces_one: goods(resources), ..self }
    }
    const fn any_raw(self) -> Self {
        Self { any_raw: true, ..self }
    }
    const fn any_manufactured(self) -> Self {
        Self { any_manufactured: true, ..self }
    }
    const fn discount(self, discount: u8) -> Self {
        Self { discount, ..self }
    }
    const fn shields(self, shields: u8) -> Self {
        Self { shields, ..self }
    }
    const fn science(self, symbol: Symbol) -> Self {
        Self { symbol: Some(symbol), ..self }
    }
    const fn wild_science(self) -> Self {
        Self { wild_science: true, ..self }
    }
    const fn points(self, points: u8) -> Self {
        Self { points, ..self }
    }
    const fn if_complete(self, if_complete: u8) -> Self {
        Self { if_complete, ..self }
    }
    const fn coins(self, coins: u8) -> Self {
        Self { coins, ..self }
    }
    const fn reward(self, count: Count, scope: Scope, coins: u8, points: u8) -> Self {
        let (own, neighbours) = scope;
        Self { reward: Some(Reward { count, own, neighbours, coins, points }), ..self }
    }
    const fn free_with(self, id: &'static str) -> Self {
        let [first, _] = self.free_with;
        let free_with = if first.is_none() { [Some(id), None] } else { [first, Some(id)] };
        Self { free_with, ..self }
    }
}

/// All cards. The order is the order of card ids: do not change it, move ids and trained networks
/// rest on it.
#[rustfmt::skip]
pub static CARDS: [CardFacts; 80] = [
    // Age I
    card("lumber-yard",        "Lumber Yard",         Brown,  1, &[3, 4])    .cost(0, "")       .produces("w"),
    card("stone-pit",          "Stone Pit",           Brown,  1, &[3, 5])    .cost(0, "")       .produces("s"),
    card("clay-pool",          "Clay Pool",           Brown,  1, &[3, 5])    .cost(0, "")       .produces("c"),
    card("ore-vein",           "Ore Vein",            Brown,  1, &[3, 4])    .cost(0, "")       .produces("o"),
    card("timber-yard",        "Timber Yard",         Brown,  1, &[3])       .cost(1, "")       .produces_one("ws"),
    card("clay-pit",           "Clay Pit",            Brown,  1, &[3])       .cost(1, "")       .produces_one("co"),
    card("excavation",         "Excavation",          Brown,  1, &[4])       .cost(1, "")       .produces_one("sc"),
    card("forest-cave",        "Forest Cave",         Brown,  1, &[5])       .cost(1, "")       .produces_one("wo"),
    card("tree-farm",          "Tree Farm",           Brown,  1, &[6])       .cost(1, "")       .produces_one("wc"),
    card("mine",               "Mine",                Brown,  1, &[6])       .cost(1, "")       .produces_one("so"),
    card("loom-1",             "Loom",                Grey,   1, &[3, 6])    .cost(0, "")       .produces("t"),
    card("glassworks-1",       "Glassworks",          Grey,   1, &[3, 6])    .cost(0, "")       .produces("g"),
    card("press-1",            "Press",               Grey,   1, &[3, 6])    .cost(0, "")       .produces("p"),
    card("altar",              "Altar",               Blue,   1, &[3, 5])    .cost(0, "")       .points(3),
    card("theater",            "Theater",             Blue,   1, &[3, 6])    .cost(0, "")       .points(3),
    card("baths",              "Baths",               Blue,   1, &[3, 7])    .cost(0, "s")      .points(3),
    card("well",               "Well",                Blue,   1, &[4, 7])    .cost(0, "")       .points(3),
    card("tavern",             "Tavern",              Yellow, 1, &[4, 5, 7]) .cost(0, "")       .coins(5),
    card("east-trading-post",  "East Trading Post",   Yellow, 1, &[3, 7])    .cost(0, "")       .discount(CHEAP_RAW_RIGHT),
    card("west-trading-post",  "West Trading Post",   Yellow, 1, &[3, 7])    .cost(0, "")       .discount(CHEAP_RAW_LEFT),
    card("marketplace",        "Marketplace",         Yellow, 1, &[3, 6])    .cost(0, "")       .discount(CHEAP_MANUFACTURED),
    card("stockade",           "Stockade",            Red,    1, &[3, 7])    .cost(0, "w")      .shields(1),
    card("barracks",           "Barracks",            Red,    1, &[3, 5])    .cost(0, "o")      .shields(1),
    card("guard-tower",        "Guard Tower",         Red,    1, &[3, 4])    .cost(0, "c")      .shields(1),
    card("apothecary",         "Apothecary",          Green,  1, &[3, 5])    .cost(0, "t")      .science(Compass),
    card("workshop",           "Workshop",            Green,  1, &[3, 7])    .cost(0, "g")      .science(Gear),
    card("scriptorium",        "Scriptorium",         Green,  1, &[3, 4])    .cost(0, "p")      .science(Tablet),
    // Age II
    card("sawmill",            "Sawmill",             Brown,  2, &[3, 4])    .cost(1, "")       .produces("ww"),
    card("quarry",             "Quarry",              Brown,  2, &[3, 4])    .cost(1, "")       .produces("ss"),
    card("brickyard",          "Brickyard",           Brown,  2, &[3, 4])    .cost(1, "")       .produces("cc"),
    card("foundry",            "Foundry",             Brown,  2, &[3, 4])    .cost(1, "")       .produces("oo"),
    card("loom-2",             "Loom",                Grey,   2, &[3, 5])    .cost(0, "")       .produces("t"),
    card("glassworks-2",       "Glassworks",          Grey,   2, &[3, 5])    .cost(0, "")       .produces("g"),
    card("press-2",            "Press",               Grey,   2, &[3, 5])    .cost(0, "")       .produces("p"),
    card("aqueduct",           "Aqueduct",            Blue,   2, &[3, 7])    .cost(0, "sss")    .points(5).free_with("baths"),
    card("temple",             "Temple",              Blue,   2, &[3, 6])    .cost(0, "wcg")    .points(4),
    card("statue",             "Statue",              Blue,   2, &[3, 7])    .cost(0, "woo")    .points(4).free_with("well"),
    card("courthouse",         "Courthouse",          Blue,   2, &[3, 5])    .cost(0, "cct")    .points(4).free_with("scriptorium"),
    card("forum",              "Forum",               Yellow, 2, &[3, 6, 7]) .cost(0, "cc")     .any_manufactured().free_with("east-trading-post").free_with("west-trading-post"),
    card("caravansery",        "Caravansery",         Yellow, 2, &[3, 5, 6]) .cost(0, "ww")     .any_raw().free_with("marketplace"),
    card("vineyard",           "Vineyard",            Yellow, 2, &[3, 6])    .cost(0, "")       .reward(Count::Brown, ALL, 1, 0),
    card("bazar",              "Bazar",               Yellow, 2, &[4, 7])    .cost(0, "")       .reward(Count::Grey, ALL, 2, 0),
    card("walls",              "Walls",               Red,    2, &[3, 7])    .cost(0, "sss")    .shields(2),
    card("training-ground",    "Training Ground",     Red,    2, &[4, 6, 7]) .cost(0, "woo")    .shields(2),
    card("stables",            "Stables",             Red,    2, &[3, 5])    .cost(0, "wco")    .shields(2).free_with("apothecary"),
    card("archery-range",      "Archery Range",       Red,    2, &[3, 6])    .cost(0, "wwo")    .shields(2).free_with("workshop"),
    card("dispensary",         "Dispensary",          Green,  2, &[3, 4])    .cost(0, "oog")    .science(Compass).free_with("apothecary"),
    card("laboratory",         "Laboratory",          Green,  2, &[3, 5])    .cost(0, "ccp")    .science(Gear).free_with("workshop"),
    card("library",            "Library",             Green,  2, &[3, 6])    .cost(0, "sst")    .science(Tablet).free_with("scriptorium"),
    card("school",             "School",              Green,  2, &[3, 7])    .cost(0, "wp")     .science(Tablet),
    // Age III
    card("pantheon",           "Pantheon",            Blue,   3, &[3, 6])    .cost(0, "ccogtp") .points(7).free_with("altar"),
    card("gardens",            "Gardens",             Blue,   3, &[3, 4])    .cost(0, "wcc")    .points(5).free_with("theater"),
    card("town-hall",          "Town Hall",           Blue,   3, &[3, 6])    .cost(0, "ssog")   .points(6),
    card("palace",             "Palace",              Blue,   3, &[3, 7])    .cost(0, "wscogtp").points(8),
    card("senate",             "Senate",              Blue,   3, &[3, 5])    .cost(0, "wwso")   .points(6).free_with("library"),
    card("haven",              "Haven",               Yellow, 3, &[3, 4])    .cost(0, "wot")    .reward(Count::Brown, OWN, 1, 1).free_with("forum"),
    card("lighthouse",         "Lighthouse",          Yellow, 3, &[3, 6])    .cost(0, "sg")     .reward(Count::Yellow, OWN, 1, 1).free_with("caravansery"),
    card("chamber-of-commerce","Chamber of Commerce", Yellow, 3, &[4, 6])    .cost(0, "ccp")    .reward(Count::Grey, OWN, 2, 2),
    card("arena",              "Arena",               Yellow, 3, &[3, 5])    .cost(0, "sso")    .reward(Count::Stages, OWN, 3, 1).free_with("dispensary"),
    card("ludus",              "Ludus",               Yellow, 3, &[5, 7])    .cost(0, "so")     .reward(Count::Red, OWN, 3, 1),
    card("fortifications",     "Fortifications",      Red,    3, &[3, 7])    .cost(0, "cooo")   .shields(3).free_with("walls"),
    card("circus",             "Circus",              Red,    3, &[4, 6])    .cost(0, "ssso")   .shields(3).free_with("training-ground"),
    card("arsenal",            "Arsenal",             Red,    3, &[3, 5])    .cost(0, "wwot")   .shields(3),
    card("siege-workshop",     "Siege Workshop",      Red,    3, &[3, 5])    .cost(0, "wccc")   .shields(3).free_with("laboratory"),
    card("castrum",            "Castrum",             Red,    3, &[4, 7])    .cost(0, "wccp")   .shields(3),
    card("lodge",              "Lodge",               Green,  3, &[3, 6])    .cost(0, "cctp")   .science(Compass).free_with("dispensary"),
    card("observatory",        "Observatory",         Green,  3, &[3, 7])    .cost(0, "oogt")   .science(Gear).free_with("laboratory"),
    card("university",         "University",          Green,  3, &[3, 4])    .cost(0, "wwgp")   .science(Tablet).free_with("library"),
    card("academy",            "Academy",             Green,  3, &[3, 7])    .cost(0, "sssg")   .science(Compass).free_with("school"),
    card("study",              "Study",               Green,  3, &[3, 5])    .cost(0, "wtp")    .science(Gear).free_with("school"),
    // Guilds
    card("workers-guild",      "Workers Guild",       Purple, 3, &[])        .cost(0, "wscoo")  .reward(Count::Brown, NEIGHBOURS, 0, 1),
    card("craftsmens-guild",   "Craftsmens Guild",    Purple, 3, &[])        .cost(0, "ssoo")   .reward(Count::Grey, NEIGHBOURS, 0, 2),
    card("traders-guild",      "Traders Guild",       Purple, 3, &[])        .cost(0, "gtp")    .reward(Count::Yellow, NEIGHBOURS, 0, 1),
    card("philosophers-guild", "Philosophers Guild",  Purple, 3, &[])        .cost(0, "ccctp")  .reward(Count::Green, NEIGHBOURS, 0, 1),
    card("spies-guild",        "Spies Guild",         Purple, 3, &[])        .cost(0, "ccg")    .reward(Count::Red, NEIGHBOURS, 0, 1),
    card("magistrates-guild",  "Magistrates Guild",   Purple, 3, &[])        .cost(0, "wwwst")  .reward(Count::Blue, NEIGHBOURS, 0, 1),
    card("shipowners-guild",   "Shipowners Guild",    Purple, 3, &[])        .cost(0, "wwwgp")  .reward(Count::BrownGreyPurple, OWN, 0, 1),
    card("scientists-guild",   "Scientists Guild",    Purple, 3, &[])        .cost(0, "wwoop")  .wild_science(),
    card("builders-guild",     "Builders Guild",      Purple, 3, &[])        .cost(0, "sssccg") .reward(Count::Stages, ALL, 0, 1),
    card("decorators-guild",   "Decorators Guild",    Purple, 3, &[])        .cost(0, "soot")   .if_complete(7),
];

/// The first guild in [`CARDS`].
pub(crate) const FIRST_GUILD: u8 = 70;

/// What play asks of a card all the time, close together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hot {
    /// Cards that make it free.
    pub(crate) free_with: CardSet,
    /// Cards of the same name, itself included.
    pub(crate) same_name: CardSet,
    pub(crate) cost: Goods,
    pub(crate) produces: Goods,
    /// Its bit in a city's pairs of raw materials, if it produces one of two.
    pub(crate) pair: u8,
    pub(crate) colour: Colour,
    /// Does it bring coins when it is built?
    pub(crate) pays: bool,
}

static HOT: [Hot; 80] = {
    let none = Hot {
        free_with: CardSet::EMPTY,
        same_name: CardSet::EMPTY,
        cost: Goods::NONE,
        produces: Goods::NONE,
        pair: 0,
        colour: Brown,
        pays: false,
    };
    let (mut hot, mut i) = ([none; 80], 0);
    while i < CARDS.len() {
        let facts = &CARDS[i];
        hot[i].cost = facts.cost;
        hot[i].produces = facts.produces;
        hot[i].pair = crate::trade::pair_bit(facts.produces_one);
        hot[i].colour = facts.colour;
        hot[i].pays = facts.coins > 0;
        if let Some(reward) = facts.reward {
            hot[i].pays = reward.coins > 0;
        }
        let mut j = 0;
        while j < CARDS.len() {
            if same(facts.name, CARDS[j].name) {
                hot[i].same_name = hot[i].same_name.with(Card(j as u8));
            }
            let mut k = 0;
            while k < 2 {
                if let Some(id) = facts.free_with[k]
                    && same(id, CARDS[j].id)
                {
                    hot[i].free_with = hot[i].free_with.with(Card(j as u8));
                }
                k += 1;
            }
            j += 1;
        }
        i += 1;
    }
    hot
};

impl Card {
    /// How many kinds there are.
    pub const COUNT: u8 = 80;

    /// What stands on it.
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &CARDS[self.0 as usize]
    }

    #[inline]
    pub(crate) fn hot(self) -> &'static Hot {
        &HOT[self.0 as usize]
    }

    /// Every kind of card.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The card with this name in files.
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

    /// How many copies are in the deck of this many players; for a guild, how many there can be.
    pub const fn copies(self, seats: u8) -> u8 {
        if self.is_guild() {
            return 1;
        }
        let players = CARDS[self.0 as usize].players;
        let (mut copies, mut i) = (0, 0);
        while i < players.len() {
            if players[i] <= seats {
                copies += 1;
            }
            i += 1;
        }
        copies
    }

    /// The cards of which any makes this one free.
    pub fn free_with(self) -> CardSet {
        self.hot().free_with
    }

    /// The cards of the same name, itself included.
    pub fn same_name(self) -> CardSet {
        self.hot().same_name
    }
}
