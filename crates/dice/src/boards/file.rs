//! The board file as it is written (`docs/boards.md`): TOML read into plain structs, nothing checked
//! beyond the shape.

use serde::Deserialize;

/// The version of the format that this program reads.
pub const FORMAT: i64 = 1;

/// A number as it is written; whether it is in range is checked with its place.
pub(super) type FileNumber = i64;

/// A whole file.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) format: FileNumber,
    pub(super) name: String,
    pub(super) about: String,
    pub(super) bonuses_to_end: FileNumber,
    pub(super) gold: Gold,
    pub(super) die: Vec<Die>,
    #[serde(default)]
    pub(super) face: Vec<Face>,
    pub(super) bonus: Vec<Bonus>,
    pub(super) building: Vec<Building>,
    pub(super) city: Vec<City>,
}

/// The gold reserve, and what passing brings.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Gold {
    pub(super) start: FileNumber,
    pub(super) size: FileNumber,
    pub(super) pass: FileNumber,
}

/// A die with the symbols of its six faces.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Die {
    pub(super) id: String,
    pub(super) colour: String,
    #[serde(default)]
    pub(super) special: bool,
    pub(super) faces: Vec<String>,
}

/// What a symbol does that is not simply the symbol of a line.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Face {
    pub(super) symbol: String,
    #[serde(default)]
    pub(super) crosses: Vec<String>,
    #[serde(default)]
    pub(super) compares: Vec<String>,
}

/// A bonus.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Bonus {
    pub(super) id: String,
    pub(super) effects: Vec<Effect>,
}

/// A building: its spaces, and the lines that symbols open.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Building {
    pub(super) id: String,
    pub(super) name: Option<String>,
    pub(super) spaces: Vec<Space>,
    pub(super) lines: Vec<Line>,
    pub(super) first_to_finish: Option<FileNumber>,
}

/// A space.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Space {
    pub(super) id: String,
    pub(super) cost: FileNumber,
    #[serde(default)]
    pub(super) effects: Vec<Effect>,
}

/// A line: the spaces that some symbols lead to.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    pub(super) id: String,
    #[serde(default)]
    pub(super) symbols: Vec<String>,
    pub(super) order: Order,
    pub(super) spaces: Vec<String>,
}

/// In which order the spaces of a line are crossed.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(super) enum Order {
    Sequence,
    Any,
}

/// A city: its wonder, and everything that differs from the common buildings.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct City {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) wonder: String,
    #[serde(default)]
    pub(super) building: Vec<Building>,
}

/// An effect in words of the file.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Effect {
    CrossSpace {
        buildings: Vec<String>,
    },
    CrossUpToTwo {
        buildings: Vec<String>,
    },
    GainCoins {
        amount: FileNumber,
    },
    ConstructFreeDie {},
    TakeAction {},
    UnlockDie {
        colour: String,
    },
    ProduceResource {
        #[serde(default = "one")]
        amount: FileNumber,
    },
    Attack {
        printed_vp: FileNumber,
    },
    Defence {
        #[serde(default = "one")]
        amount: FileNumber,
    },
    #[serde(rename = "die_cost_minus_1")]
    DieCostMinus1 {
        colour: Option<String>,
    },
    DieCostZero {
        colour: String,
    },
    CoinsOnDie {
        colour: String,
        amount: FileNumber,
    },
    Vp {
        amount: FileNumber,
    },
    CoinAndVpPerSpace {
        building: String,
        rate: FileNumber,
    },
    VpPerGallerySpace {
        rate: FileNumber,
    },
}

fn one() -> FileNumber {
    1
}
