//! The picture of a table as it comes over the wire, read.

use std::collections::BTreeMap;

use mirabilia_games::wonders::words::Neighbour;
use mirabilia_games::wonders::{Card, Side, Wonder};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// What is due next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) enum Due {
    #[serde(rename = "the wonders are dealt")]
    DealWonders,
    #[serde(rename = "a wonder is chosen")]
    ChooseWonder,
    #[serde(rename = "the sides of the wonders are drawn")]
    DealSides,
    #[serde(rename = "all choose their side")]
    ChooseSides,
    #[serde(rename = "the hands are dealt")]
    DealAge,
    #[serde(rename = "all play a card")]
    Play,
    #[serde(rename = "the seventh card is played")]
    Seventh,
    #[serde(rename = "a card of the discard pile is built")]
    Revive,
    #[serde(rename = "the game is over")]
    Over,
}

/// Coins to the neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Pay {
    pub(crate) left: u8,
    pub(crate) right: u8,
}

impl Pay {
    /// All of it.
    pub(crate) fn sum(self) -> u16 {
        u16::from(self.left) + u16::from(self.right)
    }

    /// What one of the neighbours gets.
    pub(crate) fn to(self, side: Neighbour) -> u8 {
        match side {
            Neighbour::Left => self.left,
            Neighbour::Right => self.right,
        }
    }
}

/// A card of the viewer's hand with what it costs now.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct InHand {
    #[serde(deserialize_with = "card")]
    pub(crate) card: Card,
    /// Free by a chain or by the wonder.
    pub(crate) free: bool,
    /// Coins to the bank.
    pub(crate) bank: u8,
    /// Every payment worth offering, whether or not the coins suffice.
    pub(crate) payments: Vec<Pay>,
}

/// What the viewer knows of another hand.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Memory {
    pub(crate) seat: usize,
    #[serde(deserialize_with = "cards")]
    pub(crate) perhaps: Vec<Card>,
    /// How many of those are still there.
    pub(crate) holds: usize,
}

/// One city.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct City {
    pub(crate) seat: usize,
    #[serde(deserialize_with = "wonder")]
    pub(crate) wonder: Option<Wonder>,
    #[serde(deserialize_with = "side")]
    pub(crate) side: Side,
    pub(crate) stages_built: usize,
    pub(crate) coins: u16,
    #[serde(deserialize_with = "cards")]
    pub(crate) cards: Vec<Card>,
    pub(crate) shields: u8,
    pub(crate) defeats: u8,
    /// By age.
    pub(crate) victories: [u8; 3],
    /// By the lines of the score pad.
    pub(crate) points: BTreeMap<String, i16>,
}

/// A table of 7 Wonders.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Picture {
    /// 0 before the first.
    pub(crate) age: u8,
    pub(crate) turns_played: u8,
    pub(crate) due: Due,
    #[serde(deserialize_with = "neighbour")]
    pub(crate) hands_go: Neighbour,
    pub(crate) discard_size: u32,
    /// The viewer's hand, each kind of card once.
    pub(crate) hand: Vec<InHand>,
    /// What the viewer's next stage costs.
    pub(crate) stage_payments: Vec<Pay>,
    pub(crate) memory: Vec<Memory>,
    /// What the viewer saw when it last looked into the discard pile.
    #[serde(deserialize_with = "cards")]
    pub(crate) pile_seen: Vec<Card>,
    pub(crate) cities: Vec<City>,
}

impl Picture {
    /// The seat beside another: the left one is the next higher.
    pub(crate) fn beside(&self, seat: usize, side: Neighbour) -> usize {
        beside(seat, side, self.cities.len())
    }

    /// The viewer's card, with what it costs.
    pub(crate) fn in_hand(&self, card: Card) -> Option<&InHand> {
        self.hand.iter().find(|one| one.card == card)
    }

    /// What the viewer knows of a hand; none when that is nothing.
    pub(crate) fn memory_of(&self, seat: usize) -> Option<&Memory> {
        self.memory.iter().find(|memory| memory.seat == seat && !memory.perhaps.is_empty())
    }
}

/// The seat beside another at a table of so many.
pub(crate) fn beside(seat: usize, side: Neighbour, seats: usize) -> usize {
    let step = match side {
        Neighbour::Left => 1,
        Neighbour::Right => seats.saturating_sub(1),
    };
    (seat + step) % seats.max(1)
}

fn named<'de, D: Deserializer<'de>, T>(
    from: D,
    what: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<T, D::Error> {
    let word = String::deserialize(from)?;
    find(&word).ok_or_else(|| D::Error::custom(format!("no {what} {word:?}")))
}

fn card<'de, D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
    named(from, "card", Card::from_id)
}

fn side<'de, D: Deserializer<'de>>(from: D) -> Result<Side, D::Error> {
    named(from, "side", Side::from_name)
}

fn neighbour<'de, D: Deserializer<'de>>(from: D) -> Result<Neighbour, D::Error> {
    let find = |word: &str| Neighbour::BOTH.into_iter().find(|side| side.name() == word);
    named(from, "neighbour", find)
}

fn cards<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Card>, D::Error> {
    let ids = Vec::<String>::deserialize(from)?;
    let known =
        |id: &String| Card::from_id(id).ok_or_else(|| D::Error::custom(format!("no card {id:?}")));
    ids.iter().map(known).collect()
}

fn wonder<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Wonder>, D::Error> {
    let Some(id) = Option::<String>::deserialize(from)? else { return Ok(None) };
    let found = Wonder::from_id(&id).ok_or_else(|| D::Error::custom(format!("no wonder {id:?}")));
    found.map(Some)
}
