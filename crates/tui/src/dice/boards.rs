//! Board sets: those that come with the program, those that were read from files, and those that a
//! server told of. A set is known by its fingerprint and lives as long as the program.

use std::sync::{Mutex, PoisonError};

use mirabilia_games::dice::{BoardsEntry, BoardsRef};
use serde::Deserialize;

use super::picture::Picture;

/// A board set, as `mirabilia_games::dice::BoardsEntry` is written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Set {
    pub(super) name: String,
    pub(super) fingerprint: String,
    pub(super) gold_size: u16,
    pub(super) pass: u16,
    pub(super) bonuses_to_end: u16,
    pub(super) first_to_finish: u16,
    pub(super) dice: Vec<DieEntry>,
    pub(super) symbols: Vec<Symbol>,
    pub(super) bonuses: Vec<Bonus>,
    pub(super) common: Vec<Building>,
    pub(super) cities: Vec<Sheet>,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct DieEntry {
    pub(super) id: String,
    pub(super) colour: String,
    pub(super) special: bool,
    pub(super) faces: Vec<String>,
}

/// A symbol of the dice.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Symbol {
    pub(super) id: String,
    pub(super) leads: Leads,
}

/// What a symbol leads to.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Leads {
    Lines,
    Buildings { buildings: Vec<String> },
    GuildCourt { buildings: Vec<String> },
}

/// A bonus.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Bonus {
    pub(super) id: String,
    pub(super) effects: Vec<Effect>,
}

/// The sheet of one city.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Sheet {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) wonder: String,
    pub(super) own: Vec<Building>,
}

/// A building of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Building {
    pub(super) id: String,
    pub(super) spaces: Vec<Space>,
    pub(super) lines: Vec<Line>,
}

/// A space.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Space {
    pub(super) id: String,
    pub(super) cost: u16,
    pub(super) effects: Vec<Effect>,
}

/// A line of spaces.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Line {
    pub(super) symbols: Vec<String>,
    pub(super) any_order: bool,
    pub(super) spaces: Vec<String>,
}

/// One thing that a space or a bonus does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Effect {
    Cross { buildings: Vec<String> },
    CrossUpTo { spaces: u16, buildings: Vec<String> },
    Coins { coins: u16 },
    FreeDie,
    Action,
    Unlocks { die: String },
    Resources { resources: u16 },
    Attack { points: u16 },
    Defence { defence: u16 },
    CheaperDice { colour: Option<String> },
    FreeDice { colour: String },
    CoinsOnDie { colour: String, coins: u16 },
    Points { points: u16 },
    CoinsAndPointsFor { each: u16, building: String },
    PointsForGallery { points: u16 },
}

impl Effect {
    /// Does it ask for a decision?
    pub(super) fn asks(&self) -> bool {
        matches!(self, Self::Cross { .. } | Self::CrossUpTo { .. } | Self::FreeDie | Self::Action)
    }
}

/// Every set that has been met.
static SETS: Mutex<Vec<&'static Set>> = Mutex::new(Vec::new());

fn keep(set: Set) -> &'static Set {
    let mut sets = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = sets.iter().find(|known| known.fingerprint == set.fingerprint) {
        return known;
    }
    let set: &'static Set = Box::leak(Box::new(set));
    sets.push(set);
    set
}

/// Takes in a board set that a server tells of, as JSON: what `GET /api/tables/{id}/boards` answers.
/// From then on tables that are played on it can be drawn.
pub fn learn(json: &str) -> serde_json::Result<()> {
    serde_json::from_str(json).map(|set| {
        keep(set);
    })
}

/// Is the set of a Dice picture known, so that its table can be drawn? If not, [`learn`] it.
pub fn is_known(picture: &str) -> bool {
    serde_json::from_str::<Picture>(picture).is_ok_and(|picture| of(&picture).is_some())
}

fn of_boards(boards: BoardsRef) -> Option<&'static Set> {
    let text = serde_json::to_string(&BoardsEntry::new(&boards)).ok()?;
    serde_json::from_str(&text).ok().map(keep)
}

/// The set that a table is played on; none when neither a file nor a server told of it.
pub(super) fn of(picture: &Picture) -> Option<&'static Set> {
    let known = met().into_iter().find(|set| set.fingerprint == picture.boards_fingerprint);
    let boards = || BoardsRef::known(&picture.boards, &picture.boards_fingerprint);
    known.or_else(|| boards().and_then(of_boards))
}

/// The set for players who name none.
pub(super) fn usual() -> Option<&'static Set> {
    let usual = BoardsRef::usual();
    let known = met().into_iter().find(|set| set.fingerprint == usual.fingerprint);
    known.or_else(|| of_boards(usual))
}

/// All sets that have been met, for names.
pub(super) fn met() -> Vec<&'static Set> {
    SETS.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Does it come with the program? Those stand in for the printed boards.
pub(super) fn stands_in(picture: &Picture) -> bool {
    BoardsRef::built_in(&picture.boards)
        .is_some_and(|boards| boards.fingerprint == picture.boards_fingerprint)
}
