//! Why a move or a piece of luck is refused: typed, with its numbers. The words for people are in
//! `locales/`; those here are for programs that read English.

use std::fmt;

use crate::city::Task;
use crate::cost::Comparison;
use crate::state::Phase;

/// Why a move or a piece of luck is refused. Dice, symbols, cities, bonuses and names of spaces are
/// numbers in the board set, as in moves.
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
    NotInForum(u8),
    /// The die must be unlocked first.
    Locked {
        /// The die.
        die: u8,
        /// The space of the seat's own sheet that unlocks it.
        by: Option<u8>,
    },
    /// The comparison of the Guild Court does not hold.
    Comparison(Comparison),
    /// The own sheet has no space of this name.
    NoSuchSpace(u8),
    /// The space is crossed off already.
    Crossed(u8),
    /// Other spaces of its lines come before it.
    Order {
        /// Those that can be crossed now.
        first: Vec<u8>,
    },
    /// The die shows a symbol that does not lead to the space.
    WrongSymbol {
        /// The die.
        die: u8,
        /// What it shows.
        shows: u8,
        /// The symbols that lead there; none to the wonder.
        needs: Vec<u8>,
    },
    /// Every space that the symbol leads to is crossed off.
    NothingOpen {
        /// The symbol.
        symbol: u8,
    },
    /// Too few coins for the die.
    DieTooDear {
        /// What the die costs.
        price: u8,
        /// The coins held, with those for choosing the die.
        coins: u8,
    },
    /// Too few coins for the space.
    SpaceTooDear {
        /// What the die costs; 0 without one.
        die: u8,
        /// The resources that are missing, a coin each.
        missing: u8,
        /// The coins held, with those for choosing the die.
        coins: u8,
    },
    /// Every step of the wonder stands.
    WonderComplete,
    /// The bonus is crossed off, or there is none of that number.
    NoBonus(u8),
    /// Luck that cannot be.
    Luck(BadLuck),
}

/// Why a piece of luck cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLuck {
    /// Every seat is dealt one city.
    CitiesWanted(u8),
    /// A city is dealt twice.
    CityTwice(String),
    /// The dice stand in the order of the Forum.
    DiceOrder,
    /// A die shows one of its faces in one of the sections.
    FaceOrSection,
    /// All dice of the Forum are shaken.
    DiceWanted(u8),
    /// Another die enters the Forum next.
    EntersNext(String),
    /// Only a grey die of the Forum leaves it.
    GreyLeaves,
}

/// What is due in a phase, for messages.
fn due(phase: Phase) -> &'static str {
    match phase {
        Phase::DealCities => "the cities are dealt",
        Phase::Roll => "the dice are shaken",
        Phase::Act => "all take their action",
        Phase::Swap => "a special die replaces a grey one",
        Phase::Over => "the game is over",
    }
}

/// What a task asks for, for messages.
fn asked(task: Task) -> &'static str {
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
            Self::NotInForum(_) => f.write_str("the die is not in the Forum"),
            Self::Locked { .. } => f.write_str("you have not unlocked that die"),
            Self::Comparison(compared) => {
                let than = if compared.strictly { "more" } else { "at least as many" };
                let others = compared.rivals().iter().map(|(_, n)| n.to_string());
                let others = others.collect::<Vec<_>>().join(" and ");
                write!(f, "the die wants {than}: you had {}, others {others}", compared.own)
            }
            Self::NoSuchSpace(_) => f.write_str("your sheet has no such space"),
            Self::Crossed(_) => f.write_str("that space is crossed off already"),
            Self::Order { .. } => f.write_str("another space of the line comes first"),
            Self::WrongSymbol { .. } => f.write_str("the die does not lead to that space"),
            Self::NothingOpen { .. } => {
                f.write_str("every space that the die leads to is crossed off")
            }
            Self::DieTooDear { price, coins } => {
                write!(f, "the die costs {price} coins, you have {coins}")
            }
            Self::SpaceTooDear { die: 0, missing, coins } => {
                write!(f, "{missing} resources are missing, and you have {coins} coins for them")
            }
            Self::SpaceTooDear { die, missing, coins } => {
                write!(
                    f,
                    "{die} coins for the die and {missing} for missing resources, you have "
                )?;
                write!(f, "{coins}")
            }
            Self::WonderComplete => f.write_str("every step of your wonder stands"),
            Self::NoBonus(_) => f.write_str("that bonus is not to be had"),
            Self::Luck(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for BadLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CitiesWanted(n) => write!(f, "{n} cities are dealt, one to each seat"),
            Self::CityTwice(city) => write!(f, "{city} is dealt twice"),
            Self::DiceOrder => f.write_str("the dice stand in the order of the Forum"),
            Self::FaceOrSection => f.write_str("a die has six faces, the Forum four sections"),
            Self::DiceWanted(n) => write!(f, "{n} dice are shaken"),
            Self::EntersNext(die) => write!(f, "{die} enters the Forum next"),
            Self::GreyLeaves => f.write_str("a grey die of the Forum leaves"),
        }
    }
}

impl std::error::Error for Refusal {}
