//! The words that programs read for buildings, tasks and whatever else has a fixed list. All other
//! names come from board files.

use mirabilia_kernel::words;
use serde::{Serialize, Serializer};

use crate::boards::{BUILDINGS, Building, BuildingSet};
use crate::city::Task;
use crate::refusal::{asked, due};
use crate::score::CATEGORIES;
use crate::state::Phase;

impl Building {
    /// Every building in its order.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..BUILDINGS.len() as u8).map(Self)
    }

    /// The buildings of a set.
    pub(crate) fn of(set: BuildingSet) -> Vec<Self> {
        Self::every().filter(|building| set >> building.index() & 1 == 1).collect()
    }
}

/// A line of the score pad: a building of the city, by its place in [`CATEGORIES`].
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

impl Due {
    /// The words.
    pub fn name(self) -> &'static str {
        due(self.0)
    }

    /// All that can be due.
    pub fn every() -> impl Iterator<Item = Self> {
        let phases = [Phase::DealCities, Phase::Roll, Phase::Act, Phase::Swap, Phase::Over];
        phases.into_iter().map(Self)
    }
}

/// What a task asks for, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked(pub Task);

impl Asked {
    /// The words.
    pub fn name(self) -> &'static str {
        asked(self.0)
    }

    /// All that can be asked for, in whichever buildings.
    pub fn every() -> impl Iterator<Item = Self> {
        let (cross, up_to) = (Task::Cross(0), Task::CrossUpTo(1, 0));
        [Task::Action, Task::FreeDie, cross, up_to, Task::Bonus].into_iter().map(Self)
    }
}

words! {
    /// A building of 7 Wonders Dice.
    Building = "DiceBuilding": Building::id, of BUILDINGS;
    /// A line of the score pad: a building of the city.
    Category = "DiceCategory": Category::name, of CATEGORIES;
    /// What is due next.
    Due = "DiceDue": Due::name, of Due::every().map(Due::name);
    /// What a seat has to decide.
    Asked = "DiceAsked": Asked::name, of Asked::every().map(Asked::name);
}

/// Pairs as an object, in their own order.
pub(crate) fn as_map<S: Serializer, K: Serialize, V: Serialize>(
    pairs: &[(K, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}
