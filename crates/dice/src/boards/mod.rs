//! Board sets: dice, buildings, spaces and effects, compiled from a file into flat tables.
//!
//! The printed boards are not public, so boards are data. A set is read once, checked, compiled, and
//! then lives as long as the program: a state points to it, and playing never touches a string. The
//! register below is the one thing in the rules crates that outlives a call. It only grows, and what
//! is in it never changes, so it cannot make two runs differ.

mod compile;
mod effects;
mod error;
mod file;
mod sheets;
mod warnings;

use std::hash::{Hash, Hasher};
use std::sync::{Mutex, OnceLock};

pub use error::BoardError;
pub use file::FORMAT;
pub use warnings::{Slip, Usual, Warning};

/// The buildings, in the order of the score pad; the Warehouse, which scores nothing, last.
pub const BUILDINGS: [&str; 9] = [
    "wonder",
    "barracks_west",
    "barracks_east",
    "agora",
    "market",
    "university",
    "guild_court",
    "gallery",
    "warehouse",
];

#[allow(missing_docs)] // each is the building of its name
impl Building {
    pub const WONDER: Self = Self(0);
    pub const WEST: Self = Self(1);
    pub const EAST: Self = Self(2);
    pub const AGORA: Self = Self(3);
    pub const GUILD_COURT: Self = Self(6);
    pub const GALLERY: Self = Self(7);
    pub const WAREHOUSE: Self = Self(8);
}

/// A building, by its place in [`BUILDINGS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Building(pub(crate) u8);

impl Building {
    /// Its name in files.
    pub fn id(self) -> &'static str {
        BUILDINGS[usize::from(self.0)]
    }

    /// The building of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        BUILDINGS.iter().position(|b| *b == id).map(|i| Self(i as u8))
    }

    /// Its place in [`BUILDINGS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Does finishing it bring a bonus? (All but the Warehouse.)
    pub const fn is_in_city(self) -> bool {
        self.0 != Self::WAREHOUSE.0
    }
}

/// A set of buildings, one bit each.
pub type BuildingSet = u16;

/// Every building.
pub(crate) const ALL_BUILDINGS: BuildingSet = (1 << BUILDINGS.len()) - 1;

/// Limits of the compiled form.
pub const MAX_SPACES: usize = 64;
/// The most lines a city can have.
pub const MAX_LINES: usize = 200;
/// The dearest space.
pub const MAX_COST: usize = 6;
/// The most names of spaces a set can have.
pub const MAX_NAMES: usize = 250;
/// No space of a sheet.
pub const NO_SPACE: u8 = u8::MAX;
/// The most dice a set can have.
pub const MAX_DICE: usize = 12;
/// The most bonuses a set can have.
pub const MAX_BONUSES: usize = 8;
/// The most colours dice can have.
pub const MAX_COLOURS: usize = 8;

/// What a space or a bonus does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the rules of chapter 7 name each
pub enum Effect {
    CrossSpace(BuildingSet),
    CrossUpToTwo(BuildingSet),
    GainCoins(u8),
    FreeDie,
    TakeAction,
    /// The special die, by its number among the dice.
    UnlockDie(u8),
    ProduceResource(u8),
    Attack(u8),
    Defence(u8),
    /// One coin less for dice of the colours in the set.
    DieCostMinus1(u8),
    DieCostZero(u8),
    /// Coins whenever a die of the colour is chosen.
    CoinsOnDie {
        colour: u8,
        amount: u8,
    },
    Vp(u8),
    CoinAndVpPerSpace {
        building: Building,
        rate: u8,
    },
    VpPerGallerySpace(u8),
}

impl Effect {
    /// Does it ask for a choice?
    pub fn asks(self) -> bool {
        matches!(
            self,
            Self::CrossSpace(_) | Self::CrossUpToTwo(_) | Self::FreeDie | Self::TakeAction
        )
    }

    /// Does it bring points at the end?
    pub fn scores(self) -> bool {
        matches!(self, Self::Vp(_) | Self::CoinAndVpPerSpace { .. } | Self::VpPerGallerySpace(_))
    }

    /// The points that it prints for an attack.
    pub(crate) fn attack(self) -> u8 {
        if let Self::Attack(points) = self { points } else { 0 }
    }

    /// The defence it adds.
    #[inline]
    pub(crate) fn defence(self) -> u8 {
        if let Self::Defence(amount) = self { amount } else { 0 }
    }
}

/// A space of one city's sheet.
#[derive(Clone, Debug)]
pub struct Space {
    /// Its name in files.
    pub id: String,
    /// The building it lies in.
    pub building: Building,
    /// What it costs, 0 to 6.
    pub cost: u8,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A line of spaces.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its name within the building.
    pub id: String,
    /// The building it lies in.
    pub building: Building,
    /// Can its spaces be crossed in any order?
    pub any_order: bool,
    /// The spaces in order.
    pub spaces: Vec<u8>,
    /// The spaces as a set.
    pub set: u64,
    /// Do the spaces stand in the order of their numbers? Then the next one is the lowest bit.
    pub ascending: bool,
}

impl Line {
    /// The spaces of the line that can be crossed next.
    #[inline]
    pub fn next(&self, crossed: u64) -> u64 {
        let open = self.set & !crossed;
        if self.any_order {
            return open;
        }
        if self.ascending {
            return open & open.wrapping_neg();
        }
        let first = self.spaces.iter().find(|&&space| open >> space & 1 == 1);
        first.map_or(0, |&space| 1 << space)
    }
}

/// A line as play asks for it all the time: small and close to the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedLine {
    set: u64,
    /// All of what is open, or only the lowest of it.
    any_order: bool,
    /// The line, where its order is not that of the numbers.
    listed: Option<u8>,
}

/// What a symbol of a die leads to.
#[derive(Clone, Debug)]
pub enum DieSymbol {
    /// The lines that bear it.
    Lines,
    /// Any line of these buildings.
    Crosses(BuildingSet),
    /// The Guild Court, if the comparison of these buildings holds.
    Compares(BuildingSet),
}

/// A die.
#[derive(Clone, Debug)]
pub struct Die {
    /// Its name in files.
    pub id: String,
    /// Its colour, by its place among the colours.
    pub colour: u8,
    /// Must it be unlocked?
    pub special: bool,
    /// The symbols of its faces, by their place among the symbols.
    pub faces: [u8; 6],
    /// For each face, the first that bears the same symbol: which of them lies up makes no
    /// difference, so a state knows only that one.
    pub shows: [u8; 6],
}

/// A bonus.
#[derive(Clone, Debug)]
pub struct Bonus {
    /// Its name in files.
    pub id: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// The sheet of one city.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The name of its wonder.
    pub wonder: String,
    /// The names of its buildings for people.
    pub building_names: Vec<String>,
    /// The spaces.
    pub spaces: Vec<Space>,
    /// The name of each space, by its place among all names of the set.
    pub names: Vec<u8>,
    /// For each name of the set, the space of this sheet that bears it, or [`NO_SPACE`].
    pub named: Vec<u8>,
    /// What each space costs; unused entries cost more than a city can have.
    pub costs: [u8; MAX_SPACES],
    /// For each cost, the spaces that cost at most that.
    pub within: [u64; MAX_COST + 1],
    /// The spaces of each building.
    pub building_spaces: [u64; BUILDINGS.len()],
    /// Spaces that defend, in the western and the eastern Barracks.
    pub defences: [u64; 2],
    /// The lines.
    pub lines: Vec<Line>,
    /// For each symbol, the lines it opens.
    pub symbol_lines: Vec<Vec<u8>>,
    /// For each building, its lines.
    pub building_lines: Vec<Vec<u8>>,
    /// The steps of the lines that each symbol opens, then of each building's lines, as spans of
    /// `steps`.
    pub(crate) symbol_spans: Vec<(u16, u16)>,
    pub(crate) building_spans: [(u16, u16); BUILDINGS.len()],
    pub(crate) steps: Vec<PackedLine>,
}

impl Sheet {
    /// The spaces that a symbol leads to now, payment and comparison aside.
    #[inline]
    pub fn next_by_symbol(&self, symbol: u8, crossed: u64) -> u64 {
        self.next(self.symbol_spans[usize::from(symbol)], crossed)
    }

    /// The spaces that can be crossed next in a building.
    #[inline]
    pub fn next_in_building(&self, building: usize, crossed: u64) -> u64 {
        self.next(self.building_spans[building], crossed)
    }

    #[inline]
    fn next(&self, (from, to): (u16, u16), crossed: u64) -> u64 {
        let mut next = 0;
        for step in &self.steps[usize::from(from)..usize::from(to)] {
            let open = step.set & !crossed;
            next |= match (step.any_order, step.listed) {
                (true, _) => open,
                (false, None) => open & open.wrapping_neg(),
                (false, Some(line)) => self.lines[usize::from(line)].next(crossed),
            };
        }
        next
    }

    /// Lays the lines out for play once they are all there.
    fn lay_steps(&mut self, uses: &[DieSymbol]) {
        let lines = &self.lines;
        let mut steps = Vec::new();
        let mut span = |list: &[u8]| {
            let from = steps.len() as u16;
            steps.extend(list.iter().map(|&number| {
                let line = &lines[usize::from(number)];
                let listed = (!line.any_order && !line.ascending).then_some(number);
                PackedLine { set: line.set, any_order: line.any_order, listed }
            }));
            (from, steps.len() as u16)
        };
        for (symbol, own) in uses.iter().zip(&self.symbol_lines) {
            self.symbol_spans.push(match *symbol {
                DieSymbol::Lines | DieSymbol::Compares(_) => span(own),
                DieSymbol::Crosses(buildings) => {
                    let lines =
                        (0..BUILDINGS.len()).filter(|building| buildings >> building & 1 == 1);
                    let lines = lines.flat_map(|building| &self.building_lines[building]);
                    span(&lines.copied().collect::<Vec<u8>>())
                }
            });
        }
        for (building, list) in self.building_lines.iter().enumerate() {
            self.building_spans[building] = span(list);
        }
        self.steps = steps;
    }
}

/// A compiled set.
#[derive(Clone, Debug)]
pub struct Boards {
    /// Its name.
    pub name: String,
    /// What it is, in a sentence.
    pub about: String,
    /// A fingerprint of the file, as 16 hexadecimal digits.
    pub fingerprint: String,
    /// Coins at the start.
    pub gold_start: u8,
    /// The most coins a city can hold.
    pub gold_size: u8,
    /// Coins for passing.
    pub pass: u8,
    /// How many bonuses of one city bring the end.
    pub bonuses_to_end: u8,
    /// Points for the first to finish the Agora.
    pub first_to_finish: u8,
    /// The dice.
    pub dice: Vec<Die>,
    /// The colours of dice.
    pub colours: Vec<String>,
    /// The names of symbols.
    pub symbols: Vec<String>,
    /// What each symbol leads to.
    pub symbol_uses: Vec<DieSymbol>,
    /// The bonuses.
    pub bonuses: Vec<Bonus>,
    /// The names of spaces in all cities.
    pub space_names: Vec<String>,
    /// The cities.
    pub sheets: Vec<Sheet>,
}

/// A set that lives as long as the program. Equal when the file is.
#[derive(Clone, Copy)]
pub struct BoardsRef(&'static Boards);

impl std::ops::Deref for BoardsRef {
    type Target = Boards;
    #[inline]
    fn deref(&self) -> &Boards {
        self.0
    }
}

impl PartialEq for BoardsRef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for BoardsRef {}

impl Hash for BoardsRef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.fingerprint.hash(state);
    }
}

impl std::fmt::Debug for BoardsRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "boards {} {}", self.0.name, self.0.fingerprint)
    }
}

/// The sets that come with the program, by name; the first is for players who name none.
const BUILT_IN: [(&str, &str); 2] = [
    ("balanced", include_str!("../../boards/balanced.toml")),
    ("stand-in", include_str!("../../boards/stand-in.toml")),
];

/// Sets that came with earlier releases under the same names. Records of those releases name them with their
/// fingerprints, and games that were saved on them go on.
const EARLIER: [(&str, &str); 1] = [("balanced", include_str!("../../boards/balanced-0.1.toml"))];

static REGISTER: Mutex<Vec<BoardsRef>> = Mutex::new(Vec::new());

impl BoardsRef {
    /// Reads a board file. The same text gives the same set.
    pub fn read(text: &str) -> Result<Self, BoardError> {
        let boards = compile::compile(text)?;
        let mut register = REGISTER.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(known) = register.iter().find(|b| b.fingerprint == boards.fingerprint) {
            return Ok(*known);
        }
        let boards = Self(Box::leak(Box::new(boards)));
        register.push(boards);
        Ok(boards)
    }

    /// Checks a board file without keeping it; says its name, its fingerprint, and for how many it
    /// has boards.
    pub fn check(text: &str) -> Result<(String, String, usize), BoardError> {
        let boards = compile::compile(text)?;
        let seats = boards.sheets.len();
        Ok((boards.name, boards.fingerprint, seats))
    }

    /// The set for players when none is named.
    pub fn usual() -> Self {
        Self::built_in(BUILT_IN[0].0).expect("it is in the list")
    }

    /// A set that comes with the program.
    pub fn built_in(name: &str) -> Option<Self> {
        static READ: [OnceLock<BoardsRef>; BUILT_IN.len()] =
            [const { OnceLock::new() }; BUILT_IN.len()];
        let place = BUILT_IN.iter().position(|(known, _)| *known == name)?;
        let read = || match Self::read(BUILT_IN[place].1) {
            Ok(boards) => boards,
            Err(error) => unreachable!("{name}: {error}"),
        };
        Some(*READ[place].get_or_init(read))
    }

    /// The names of the sets that come with the program.
    pub fn names() -> Vec<&'static str> {
        BUILT_IN.iter().map(|(name, _)| *name).collect()
    }

    /// The set of this name and fingerprint, if it came with this or an earlier release or has been read.
    pub fn known(name: &str, fingerprint: &str) -> Option<Self> {
        let same = |b: &Self| b.name == name && b.fingerprint == fingerprint;
        let read = || {
            let register = REGISTER.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            register.iter().copied().find(same)
        };
        let earlier = || {
            let texts = EARLIER.iter().filter(|(known, _)| *known == name);
            texts.filter_map(|(_, text)| Self::read(text).ok()).find(same)
        };
        Self::built_in(name).filter(same).or_else(read).or_else(earlier)
    }
}
