//! What the spaces and bonuses of a board set are called, cost and do, as messages. Boards may come
//! from a file, so pages get this with the boards.

use mirabilia_games::dice::catalogue::{BonusEntry, BuildingEntry, SpaceEntry};
use mirabilia_games::dice::{BoardsEntry, BoardsRef};
use serde::{Deserialize, Serialize};

use super::names::{bonus, cost, effect, space_entry};
use crate::Thing;

/// What there is to say about a board set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceThings"))]
pub struct BoardThings {
    /// The fingerprint of the set.
    pub fingerprint: String,
    /// The bonuses.
    pub bonuses: Vec<Thing>,
    /// The spaces of the buildings that are the same in every city.
    pub common: Vec<Thing>,
    /// The cities.
    pub cities: Vec<CityThings>,
}

/// The messages about the buildings that only one city has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceCityThings"))]
pub struct CityThings {
    /// The city.
    pub id: String,
    /// The spaces of its own buildings.
    pub own: Vec<Thing>,
}

/// A board set with what there is to say about it, as a server sends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToldBoards {
    /// The set.
    #[serde(flatten)]
    pub boards: BoardsEntry,
    /// What there is to say about it.
    pub things: BoardThings,
}

impl ToldBoards {
    /// A board set and what there is to say about it.
    pub fn new(boards: BoardsEntry) -> Self {
        let things = BoardThings::new(&boards);
        Self { boards, things }
    }
}

impl BoardThings {
    /// What there is to say about a board set.
    pub fn new(boards: &BoardsEntry) -> Self {
        let space = |entry: &SpaceEntry| {
            let name = space_entry(boards, &entry.id);
            let effects = entry.effects.iter().map(effect).collect();
            Thing { id: entry.id.clone(), name, effects, more: vec![cost(entry)] }
        };
        let spaces = |buildings: &[BuildingEntry]| -> Vec<Thing> {
            buildings.iter().flat_map(|building| &building.spaces).map(space).collect()
        };
        let told = |entry: &BonusEntry| Thing {
            id: entry.id.clone(),
            name: bonus(&entry.id),
            effects: entry.effects.iter().map(effect).collect(),
            more: Vec::new(),
        };
        Self {
            fingerprint: boards.fingerprint.clone(),
            bonuses: boards.bonuses.iter().map(told).collect(),
            common: spaces(&boards.common),
            cities: boards
                .cities
                .iter()
                .map(|city| CityThings { id: city.id.clone(), own: spaces(&city.own) })
                .collect(),
        }
    }
}

/// The board sets of the program, in the order of the catalogue.
pub fn things() -> Vec<BoardThings> {
    let sets = BoardsRef::names().into_iter().filter_map(BoardsRef::built_in);
    sets.map(|boards| BoardThings::new(&BoardsEntry::new(&boards))).collect()
}
