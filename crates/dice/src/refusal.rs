//! Why a move or a piece of luck is refused, in words that say what would help.

use std::fmt;

use crate::city::Task;
use crate::state::Phase;

/// Why a move or a piece of luck is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// Something else is due.
    AnotherTime(Phase),
    /// The seat has nothing to decide, or has decided.
    NothingToDo,
    /// Something else is to be decided first.
    Other(Task),
    /// The die is not in the Forum.
    NotInForum,
    /// The die must be unlocked first.
    Locked,
    /// The comparison does not hold.
    Comparison,
    /// The die does not lead to the space, or others come before it.
    NotReachable,
    /// Too few coins for the die.
    DieTooDear {
        /// What the die costs.
        price: u8,
        /// The coins held.
        coins: u8,
    },
    /// Too few coins for the space.
    SpaceTooDear {
        /// What is missing in resources.
        price: u8,
        /// The coins left after the die.
        coins: u8,
    },
    /// Every step of the wonder stands.
    WonderComplete,
    /// The bonus is crossed off, or there is none of that number.
    NoBonus,
    /// Luck that cannot be, with the reason.
    Luck(String),
}

/// What is due in a phase, for messages.
pub(crate) fn due(phase: Phase) -> &'static str {
    match phase {
        Phase::DealCities => "the cities are dealt",
        Phase::Roll => "the dice are shaken",
        Phase::Act => "all take their action",
        Phase::Swap => "a special die replaces a grey one",
        Phase::Over => "the game is over",
    }
}

/// What a task asks for, for messages.
pub(crate) fn asked(task: Task) -> &'static str {
    match task {
        Task::Action => "an action is taken: build, wonder or pass",
        Task::FreeDie => "a die is used for nothing, or declined",
        Task::Cross(_) => "a space is crossed off",
        Task::CrossUpTo(..) => "a space is crossed off, or declined",
        Task::Bonus => "a bonus is crossed off",
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AnotherTime(phase) => write!(f, "now {}", due(*phase)),
            Self::NothingToDo => f.write_str("you have nothing to decide now"),
            Self::Other(task) => write!(f, "now {}", asked(*task)),
            Self::NotInForum => f.write_str("the die is not in the Forum"),
            Self::Locked => f.write_str("you have not unlocked that die"),
            Self::Comparison => {
                f.write_str("you had too few of what the die shows, beside your neighbours")
            }
            Self::NotReachable => f.write_str("nothing leads to that space now"),
            Self::DieTooDear { price, coins } => {
                write!(f, "the die costs {price} coins, you have {coins}")
            }
            Self::SpaceTooDear { price, coins } => {
                write!(f, "{price} resources are missing, and you have {coins} coins for them")
            }
            Self::WonderComplete => f.write_str("every step of your wonder stands"),
            Self::NoBonus => f.write_str("that bonus is not to be had"),
            Self::Luck(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Refusal {}
