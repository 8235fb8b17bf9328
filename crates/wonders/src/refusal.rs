//! Why a move or a piece of luck is refused, in words that say what would help.

use std::fmt;

use mirabilia_kernel::Seat;
use mirabilia_kernel::goods::Goods;

use crate::data::{Card, Wonder};
use crate::ids::Resource;
use crate::payment::Payment;
use crate::state::{HAND, Phase};

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
    /// The city has a building of the card's name.
    SameName(Card),
    /// Every stage stands.
    WonderComplete,
    /// Neither the city nor its neighbours make these units, at any price.
    Lacks(Goods),
    /// Too few coins even for the cheapest payment.
    TooDear {
        /// The coins it takes, bank included.
        price: u16,
        /// The coins held.
        coins: u16,
    },
    /// Not one of the payments on offer; the cheapest is given.
    OtherPayment(Payment),
    /// The card is not in the discard pile.
    NotInPile(Card),
    /// Another seat has the wonder.
    Taken {
        /// The wonder.
        wonder: Wonder,
        /// Who has it.
        by: Seat,
    },
    /// Luck that cannot be.
    Luck(BadLuck),
}

/// Why a piece of luck cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLuck {
    /// Every seat is dealt one wonder.
    WondersWanted(u8),
    /// The wonder is dealt twice.
    Twice(Wonder),
    /// Every seat gets one side.
    SidesWanted(u8),
    /// Another age is dealt now: this one.
    AgeNow(u8),
    /// The seat's hand is not full.
    ShortHand(Seat),
    /// The age does not have as many copies of the card, or has more.
    Copies {
        /// The card.
        card: Card,
        /// How many were dealt.
        dealt: u8,
        /// How many the age has.
        copies: u8,
        /// The age.
        age: u8,
        /// How many play.
        seats: u8,
    },
    /// Another number of guilds is dealt.
    Guilds {
        /// How many were dealt.
        dealt: u8,
        /// How many there are.
        wanted: u8,
    },
}

/// What is due in a phase, for logs.
fn due(phase: Phase) -> &'static str {
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
            Self::Lacks(goods) => {
                f.write_str("your city and your neighbours do not make")?;
                let amounts = Resource::amounts(*goods).filter(|(_, n)| *n > 0);
                for (place, (good, n)) in amounts.enumerate() {
                    write!(f, "{} {n} {}", if place == 0 { "" } else { "," }, good.name())?;
                }
                Ok(())
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
            Self::NotInPile(card) => write!(f, "{} is not in the discard pile", card.facts().id),
            Self::Taken { wonder, .. } => write!(f, "another seat has {}", wonder.facts().id),
            Self::Luck(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for BadLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WondersWanted(n) => write!(f, "{n} wonders are dealt, one to each seat"),
            Self::Twice(wonder) => write!(f, "{} is dealt twice", wonder.facts().id),
            Self::SidesWanted(n) => write!(f, "{n} sides are drawn, one for each seat"),
            Self::AgeNow(age) => write!(f, "age {age} is dealt now"),
            Self::ShortHand(seat) => write!(f, "seat {seat} has fewer than {HAND} cards"),
            Self::Copies { card, dealt, copies, age, seats } => {
                let id = card.facts().id;
                write!(f, "{dealt} of {id}; age {age} has {copies} for {seats} players")
            }
            Self::Guilds { dealt, wanted } => write!(f, "{dealt} guilds; {wanted} are dealt"),
        }
    }
}

impl std::error::Error for Refusal {}
