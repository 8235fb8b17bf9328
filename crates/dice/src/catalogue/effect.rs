//! Effects of spaces and bonuses, one by one.

use serde::{Deserialize, Serialize};

use crate::boards::{self, Boards, Building};

/// One thing that a space or a bonus does. What each kind means is said in
/// `crates/dice/src/catalogue/effect.rs`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceEffect"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// A space is crossed off without a die; its cost is paid.
    Cross {
        /// In one of these buildings.
        buildings: Vec<Building>,
    },
    /// Up to some spaces are crossed off without a die; their cost is paid.
    CrossUpTo {
        /// How many.
        spaces: u8,
        /// In these buildings.
        buildings: Vec<Building>,
    },
    /// Coins at once.
    Coins {
        /// How many.
        coins: u8,
    },
    /// A die of the Forum may be used without paying for it.
    FreeDie,
    /// One more action.
    Action,
    /// A special die may be chosen from now on.
    Unlocks {
        /// The die.
        die: String,
    },
    /// Resources from now on.
    Resources {
        /// How many.
        resources: u8,
    },
    /// An attack on the neighbour of this side.
    Attack {
        /// Points, before the neighbour's defence is taken off.
        points: u8,
    },
    /// Defence against the neighbour of this side.
    Defence {
        /// How much.
        defence: u8,
    },
    /// Dice cost a coin less from now on.
    CheaperDice {
        /// Dice of this colour; all dice when there is none.
        colour: Option<String>,
    },
    /// Dice cost nothing from now on.
    FreeDice {
        /// Dice of this colour.
        colour: String,
    },
    /// Coins whenever a die is chosen.
    CoinsOnDie {
        /// The colour of the die.
        colour: String,
        /// How many.
        coins: u8,
    },
    /// Points at the end of the game.
    Points {
        /// How many.
        points: u8,
    },
    /// Coins at once, and points at the end of the game, for every crossed space of a building.
    CoinsAndPointsFor {
        /// Coins each, and points each.
        each: u8,
        /// The building.
        building: Building,
    },
    /// Points at the end of the game for every crossed space of the Gallery.
    PointsForGallery {
        /// Points each.
        points: u8,
    },
}

impl Effect {
    /// Effects of a board set, as programs read them.
    pub fn all(boards: &Boards, effects: &[boards::Effect]) -> Vec<Self> {
        effects.iter().map(|effect| one(boards, *effect)).collect()
    }

    /// Does it ask for a choice?
    pub fn asks(&self) -> bool {
        matches!(self, Self::Cross { .. } | Self::CrossUpTo { .. } | Self::FreeDie | Self::Action)
    }
}

fn one(boards: &Boards, effect: boards::Effect) -> Effect {
    use boards::Effect as Compiled;
    let colour = |number: u8| boards.colours[usize::from(number)].clone();
    let only = |set: u8| colour(set.trailing_zeros() as u8);
    match effect {
        Compiled::CrossSpace(set) => Effect::Cross { buildings: Building::of(set) },
        Compiled::CrossUpToTwo(set) => {
            Effect::CrossUpTo { spaces: 2, buildings: Building::of(set) }
        }
        Compiled::GainCoins(coins) => Effect::Coins { coins },
        Compiled::FreeDie => Effect::FreeDie,
        Compiled::TakeAction => Effect::Action,
        Compiled::UnlockDie(die) => {
            Effect::Unlocks { die: boards.dice[usize::from(die)].id.clone() }
        }
        Compiled::ProduceResource(resources) => Effect::Resources { resources },
        Compiled::Attack(points) => Effect::Attack { points },
        Compiled::Defence(defence) => Effect::Defence { defence },
        Compiled::DieCostMinus1(set) => {
            // All colours, or one.
            Effect::CheaperDice { colour: (set != u8::MAX).then(|| only(set)) }
        }
        Compiled::DieCostZero(set) => Effect::FreeDice { colour: only(set) },
        Compiled::CoinsOnDie { colour: of, amount } => {
            Effect::CoinsOnDie { colour: colour(of), coins: amount }
        }
        Compiled::Vp(points) => Effect::Points { points },
        Compiled::CoinAndVpPerSpace { building, rate } => {
            Effect::CoinsAndPointsFor { each: rate, building }
        }
        Compiled::VpPerGallerySpace(points) => Effect::PointsForGallery { points },
    }
}
