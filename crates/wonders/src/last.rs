//! The last card of each city: what all players saw a seat do with a card.

use mirabilia_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::data::{Act, Card};
use crate::state::{HAND, Phase, State, TURNS, UNKNOWN};

/// What a seat did with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersLast"))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Last {
    /// It was built, from the hand or from the discard pile.
    Build {
        /// The card.
        card: Card,
    },
    /// It lies under a stage of the wonder.
    Stage,
    /// It was sold.
    Sell,
}

impl State {
    /// What a seat last did with a card. None before its first turn, and for what came before a
    /// described position.
    pub fn last(&self, seat: Seat) -> Option<Last> {
        let (age, taken) = match self.turn {
            0 => (self.age.checked_sub(1)?, HAND as u8),
            TURNS => (self.age, HAND as u8),
            turn => (self.age, turn),
        };
        // A card of the discard pile comes after all others of its turn.
        let revival = self.revivals.iter().flatten().next_back();
        let revival = revival.filter(|r| (r.age, r.taken) == (age, taken) && r.card != UNKNOWN);
        if let Some(revival) = revival
            && self.city(seat).has_act(Act::Revive)
        {
            return Some(Last::Build { card: Card(revival.card) });
        }
        let seventh = taken == HAND as u8
            && self.phase != Phase::Seventh(seat)
            && self.city(seat).has_act(Act::SeventhCard);
        let place = if seventh { HAND as u8 - 1 } else { taken.min(TURNS) - 1 };
        if age == 0 || (age, place) < self.memory {
            return None;
        }
        let packets = &self.ages[usize::from(age) - 1];
        let packet = self.packet_of(seat, age, place);
        let card = packets.cards[packet][usize::from(place)];
        Some(if packets.discarded[packet] >> place & 1 == 1 {
            Last::Sell
        } else if packets.buried[packet] >> place & 1 == 1 {
            Last::Stage
        } else if card == UNKNOWN {
            return None;
        } else {
            Last::Build { card: Card(card) }
        })
    }
}
