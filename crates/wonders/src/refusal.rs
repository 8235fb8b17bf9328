//! Why a move or a piece of luck is refused, in words that say what would help.

use std::fmt;

use crate::data::{Card, Wonder};
use crate::payment::Payment;
use crate::state::Phase;

/// Why a move or a piece of luck is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// Others decide now.
    NotYourTurn,
    /// Something else is due first.
    AnotherTime(Phase),
    /// The card is not in the hand.
    NotInHand(Card),
    /// A building of that name stands already.
    SameName(Card),
    /// Every stage stands.
    WonderComplete,
    /// Neither the city nor its neighbours have what it takes.
    CannotBuy,
    /// Too few coins even for the cheapest payment.
    TooDear {
        /// The coins it takes, bank included.
        price: u16,
        /// The coins held.
        coins: u16,
    },
    /// Not one of the payments on offer; the cheapest is given.
    OtherPayment(Payment),
    /// The card is not in the discard pile, or a building of its name stands.
    NotRevivable(Card),
    /// Another seat has the wonder.
    Taken(Wonder),
    /// Luck that cannot be, with the reason.
    Luck(String),
}

/// What is due in a phase, for messages.
pub(crate) fn due(phase: Phase) -> &'static str {
    match phase {
        Phase::DealWonders => "the wonders are dealt",
        Phase::ChooseWonder(_) => "a wonder is chosen",
        Phase::DealSides => "the sides of the wonders are drawn",
        Phase::ChooseSides => "all choose their side",
        Phase::DealAge => "the hands are dealt",
        Phase::Play => "all play a card",
        Phase::Seventh(_) => "the seventh card is played",
        Phase::Revive(_) => "a card of the discard pile is built",
        Phase::Over => "the game is over",
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn => f.write_str("others decide now"),
            Self::AnotherTime(phase) => write!(f, "now {}", due(*phase)),
            Self::NotInHand(card) => write!(f, "{} is not in your hand", card.facts().id),
            Self::SameName(card) => {
                write!(f, "your city has a building named {} already", card.facts().name)
            }
            Self::WonderComplete => f.write_str("every stage of your wonder stands"),
            Self::CannotBuy => {
                f.write_str("your city and your neighbours do not have the resources")
            }
            Self::TooDear { price, coins } => {
                write!(f, "it costs at least {price} coins, you have {coins}")
            }
            Self::OtherPayment(payment) if payment.total() == 0 => {
                f.write_str("nothing is to be paid to the neighbours")
            }
            Self::OtherPayment(payment) => {
                write!(f, "not one of the payments on offer; the cheapest is \"{payment}\"")
            }
            Self::NotRevivable(card) => {
                let id = card.facts().id;
                write!(f, "{id} is not in the discard pile, or your city has one of its name")
            }
            Self::Taken(wonder) => write!(f, "another seat has {}", wonder.facts().id),
            Self::Luck(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Refusal {}
