//! What is written into a field: a number, or what it is counted from.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::science::best_use;
use crate::sheet::PadLine;

/// What is written into a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "as", rename_all = "kebab-case")]
pub enum PadEntry {
    /// Points.
    Points {
        /// How many.
        points: i32,
    },
    /// Coins.
    Coins {
        /// How many.
        coins: i32,
    },
    /// Conflict tokens of 7 Wonders.
    Tokens {
        /// Victories by age.
        won: [u16; 3],
        /// Defeats.
        lost: u16,
    },
    /// Science symbols of 7 Wonders.
    Symbols {
        /// Compasses.
        compass: u8,
        /// Gears.
        gear: u8,
        /// Tablets.
        tablet: u8,
        /// Symbols of choice.
        wild: u8,
    },
    /// Stages of a wonder of 7 Wonders.
    Stages {
        /// The wonder; empty while none is chosen.
        wonder: String,
        /// The side, `day` or `night`.
        #[cfg_attr(feature = "ts", ts(type = "\"day\" | \"night\""))]
        side: &'static str,
        /// How many stand.
        built: u16,
    },
    /// Cards, wonders or progress tokens, each with how often it counts.
    Items {
        /// By id.
        of: BTreeMap<String, u16>,
    },
}

/// The part of defeats.
pub(crate) const DEFEATS: &str = "defeat";
/// The part of symbols of choice.
pub(crate) const CHOICE: &str = "wild";

/// The part of the victories of an age, counted from 0.
pub(crate) fn victory_id(age: usize) -> String {
    format!("age-{}", age + 1)
}

/// The part of a board.
pub(crate) fn stage_id(wonder: &str, side: &str) -> String {
    format!("{wonder}-{side}")
}

impl PadEntry {
    /// What is counted, by parts of the line; nothing for a plain number.
    pub fn counts(&self) -> BTreeMap<String, u16> {
        match self {
            Self::Points { .. } | Self::Coins { .. } => BTreeMap::new(),
            Self::Tokens { won, lost } => {
                let won = won.iter().enumerate().map(|(age, n)| (victory_id(age), *n));
                won.chain([(DEFEATS.to_owned(), *lost)]).collect()
            }
            Self::Symbols { compass, gear, tablet, wild } => {
                let names = ["compass", "gear", "tablet", CHOICE].map(str::to_owned);
                names.into_iter().zip([compass, gear, tablet, wild].map(|n| (*n).into())).collect()
            }
            Self::Stages { wonder, side, built } => [(stage_id(wonder, side), *built)].into(),
            Self::Items { of } => of.clone(),
        }
    }

    /// Is it counted out?
    pub fn counted(&self) -> bool {
        !matches!(self, Self::Points { .. } | Self::Coins { .. })
    }

    /// What it is worth on a line.
    pub fn points(&self, line: &PadLine) -> i32 {
        match self {
            Self::Points { points } => *points,
            Self::Coins { coins } => match line.coins {
                Some(per) if per > 0 => coins.div_euclid(per.into()),
                _ => 0,
            },
            Self::Symbols { compass, gear, tablet, wild } => {
                best_use([*compass, *gear, *tablet], *wild).0.into()
            }
            _ => {
                let counts = self.counts();
                let worth = |(id, n): (&String, &u16)| {
                    let Some(part) = line.part(id) else { return 0 };
                    let steps: i32 = part.steps.iter().take((*n).into()).sum();
                    part.each * i32::from(*n) + steps
                };
                counts.iter().map(worth).sum()
            }
        }
    }
}
