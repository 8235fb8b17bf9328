//! Why a move or a piece of luck is refused, in words that say what would help.

use std::fmt;

use crate::data::{Card, Token, Wonder};
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
    Covered(Card),
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
    /// The card is not one that can be thrown out.
    NotDestroyable(Card),
    /// The card is not in the discard pile.
    NotDiscarded(Card),
    /// Luck that cannot be, with the reason.
    Luck(String),
}

/// What is due in a phase, for messages.
pub(crate) fn due(phase: Phase) -> &'static str {
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
            Self::Covered(card) => write!(f, "other cards lie on {}", card.facts().id),
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
            Self::Luck(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Refusal {}
