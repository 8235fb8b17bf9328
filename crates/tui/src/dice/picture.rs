//! The picture of a table, read: what `mirabilia_games::dice::Picture` writes.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::scene::Scene;

/// One city.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[allow(clippy::struct_field_names)] // as in the picture
pub(super) struct City {
    pub(super) seat: usize,
    pub(super) city: Option<String>,
    pub(super) coins: u16,
    pub(super) resources: u16,
    pub(super) crossed: Vec<String>,
    pub(super) bonuses: Vec<String>,
    pub(super) unlocked: Vec<String>,
    pub(super) first_agora: bool,
    pub(super) decides: Option<String>,
    pub(super) points: BTreeMap<String, i16>,
}

/// A die in the Forum.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[allow(clippy::struct_field_names)] // as in the picture
pub(super) struct Die {
    pub(super) die: String,
    pub(super) symbol: Option<String>,
    pub(super) section: Option<u16>,
    pub(super) cost: Option<u16>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Picture {
    pub(super) viewer: Option<usize>,
    pub(super) boards: String,
    pub(super) boards_fingerprint: String,
    pub(super) boards_about: String,
    pub(super) turn: u16,
    pub(super) last_turn: bool,
    pub(super) due: String,
    pub(super) forum: Vec<Die>,
    pub(super) cities: Vec<City>,
}

impl Picture {
    /// The picture of a scene; none when it is not one of this game.
    pub(super) fn of(scene: &Scene) -> Option<Self> {
        serde_json::from_str(scene.view.picture.text()).ok()
    }

    /// Do all take their action now?
    pub(super) fn acting(&self) -> bool {
        self.due == "all take their action"
    }

    /// Is the game over?
    pub(super) fn over(&self) -> bool {
        self.due == "the game is over"
    }

    /// A die that lies in the Forum.
    pub(super) fn die(&self, id: &str) -> Option<&Die> {
        self.forum.iter().find(|die| die.die == id)
    }
}

impl City {
    /// All points as they stand.
    pub(super) fn total(&self) -> i16 {
        self.points.values().sum()
    }

    /// Is a space crossed off?
    pub(super) fn has(&self, space: &str) -> bool {
        self.crossed.iter().any(|one| one == space)
    }

    /// What a space costs in coins, without a die.
    pub(super) fn missing(&self, cost: u16) -> u16 {
        cost.saturating_sub(self.resources)
    }
}
