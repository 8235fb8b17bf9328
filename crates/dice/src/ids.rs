//! The ids that programs read for buildings, tasks and every other closed list. All other names come
//! from board files.

use mirabilia_kernel::ids;

use crate::boards::{BUILDINGS, Building, BuildingSet};
use crate::city::TaskKind;
use crate::score::CATEGORIES;
use crate::state::{EndReason, Phase};

impl Building {
    /// Every building in its order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..BUILDINGS.len() as u8).map(Self)
    }

    /// The buildings of a set.
    pub fn of(set: BuildingSet) -> Vec<Self> {
        Self::all().filter(|building| set >> building.index() & 1 == 1).collect()
    }
}

/// A line of the score pad: a building of the city, by its place in [`CATEGORIES`].
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

ids! {
    /// A building of 7 Wonders Dice.
    Building = "DiceBuilding": Building::id, of Building::all();
    /// A line of the score pad: a building of the city.
    Category = "DiceCategory": Category::name, of Category::all();
    /// What is due next.
    Phase = "DiceDue": Phase::id, of Phase::ALL;
    /// Why the game ends.
    EndReason = "DiceEnding": EndReason::id, of EndReason::ALL;
    /// What a seat has to decide.
    TaskKind = "DiceTaskKind": TaskKind::id, of TaskKind::ALL;
}
