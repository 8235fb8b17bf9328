//! Why a move or a piece of luck is refused, with the numbers that explain it.

use std::fmt;

use crate::data::{Card, Slot, Token, Wonder};
use crate::state::Phase;

/// Why a move or a piece of luck is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The other seat decides.
    NotYourTurn,
    /// Something else is due first.
    AnotherTime(Phase),
    /// The card is not in the structure, or is face down.
    NotInStructure(Card),
    /// Other cards lie on it.
    Covered {
        /// The card.
        card: Card,
        /// The slots whose cards lie on it.
        by: Vec<Slot>,
    },
    /// Too few coins.
    TooDear {
        /// The price, trade included.
        price: u16,
        /// The coins held.
        coins: u16,
    },
    /// The wonder is not in the seat's city, or has left the game.
    NotYourWonder(Wonder),
    /// The wonder stands already.
    AlreadyBuilt(Wonder),
    /// The wonder is not on the table.
    NotOffered(Wonder),
    /// The token is not among those to choose from.
    NoSuchToken(Token),
    /// The card cannot be destroyed now.
    NotDestroyable(Card),
    /// The card is not in the discard pile.
    NotDiscarded(Card),
    /// Luck that cannot be.
    Luck(BadLuck),
}

/// Why a piece of luck cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLuck {
    /// The first player is seat 0 or 1.
    First,
    /// This many different tokens are on the board.
    TokensWanted(u8),
    /// This many different wonders are dealt.
    WondersWanted(u8),
    /// The wonder was dealt before.
    DealtBefore(Wonder),
    /// Another age is dealt now: this one.
    AgeNow(u8),
    /// The number of different tokens drawn for the Great Library is another.
    DrawnWanted(u8),
    /// The token is not in the box.
    NotInBox(Token),
    /// Another slot is turned up next: this one.
    SlotNext(Slot),
    /// The card is of another age.
    OtherAge(Card),
    /// The card does not have the back of the slot.
    OtherBack(Card, Slot),
    /// The card has been seen before.
    SeenBefore(Card),
    /// The card lies in two slots.
    Twice(Card),
    /// The slot is dealt face up.
    FaceUp(Slot),
    /// The slot is dealt face down.
    FaceDown(Slot),
    /// Another number of guilds is dealt in this age.
    Guilds {
        /// How many were dealt.
        dealt: u8,
        /// How many there are.
        wanted: u8,
        /// In which age.
        age: u8,
    },
}

/// What is due in a phase, for logs.
fn due(phase: Phase) -> &'static str {
    match phase {
        Phase::DealFirst => "the first player is drawn",
        Phase::DealTokens => "the progress tokens are dealt",
        Phase::DealWonders => "wonders are dealt",
        Phase::Draft => "a wonder is taken",
        Phase::DealAge => "the structure is dealt",
        Phase::Begin => "it is said who begins the age",
        Phase::Play => "a card is played",
        Phase::Token => "a progress token is taken from the board",
        Phase::DealLibrary => "three tokens are drawn for the Great Library",
        Phase::Library => "a token of the Great Library is taken",
        Phase::Destroy(_) => "one of the opponent's cards is thrown out",
        Phase::Revive => "a card of the discard pile is constructed",
        Phase::Reveal => "an uncovered card is turned up",
        Phase::Over(_) => "the game is over",
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn => f.write_str("the other seat decides now"),
            Self::AnotherTime(phase) => write!(f, "now {}", due(*phase)),
            Self::NotInStructure(card) => {
                write!(f, "{} does not lie face up in the structure", card.facts().id)
            }
            Self::Covered { card, .. } => write!(f, "other cards lie on {}", card.facts().id),
            Self::TooDear { price, coins } => write!(f, "it costs {price} coins, you have {coins}"),
            Self::NotYourWonder(wonder) => {
                write!(f, "{} is not yours to build", wonder.facts().id)
            }
            Self::AlreadyBuilt(wonder) => write!(f, "{} stands already", wonder.facts().id),
            Self::NotOffered(wonder) => write!(f, "{} is not on the table", wonder.facts().id),
            Self::NoSuchToken(token) => {
                write!(f, "{} is not among the tokens to choose from", token.facts().id)
            }
            Self::NotDestroyable(card) => {
                write!(f, "the opponent has no {} that can be thrown out now", card.facts().id)
            }
            Self::NotDiscarded(card) => {
                write!(f, "{} is not in the discard pile", card.facts().id)
            }
            Self::Luck(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for BadLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("the first player is seat 0 or 1"),
            Self::TokensWanted(n) => write!(f, "{n} different tokens lie on the board"),
            Self::WondersWanted(n) => write!(f, "{n} different wonders are dealt"),
            Self::DealtBefore(wonder) => write!(f, "{} was dealt before", wonder.facts().id),
            Self::AgeNow(age) => write!(f, "age {age} is dealt now"),
            Self::DrawnWanted(n) => write!(f, "{n} different tokens are drawn"),
            Self::NotInBox(token) => write!(f, "{} is not in the box", token.facts().id),
            Self::SlotNext(slot) => write!(f, "slot {slot} is turned up next"),
            Self::OtherAge(card) => write!(f, "{} is of another age", card.facts().id),
            Self::OtherBack(card, slot) => {
                write!(f, "{} does not have the back of slot {slot}", card.facts().id)
            }
            Self::SeenBefore(card) => write!(f, "{} has been seen before", card.facts().id),
            Self::Twice(card) => write!(f, "{} lies there twice", card.facts().id),
            Self::FaceUp(slot) => write!(f, "slot {slot} is dealt face up"),
            Self::FaceDown(slot) => write!(f, "slot {slot} is dealt face down"),
            Self::Guilds { dealt, wanted, age } => {
                write!(f, "{dealt} guilds; age {age} has {wanted}")
            }
        }
    }
}

impl std::error::Error for Refusal {}
