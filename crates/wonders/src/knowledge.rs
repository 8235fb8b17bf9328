//! What a viewer knows of each dealt card (rules, chapter 9), worked out from what is public: who
//! held which packet when, and which cards went into a city for all to see.
//!
//! A place of a packet is a card taken in that turn, or one still in it. Between two times that a
//! seat sees a packet, it can tell which cards went face down, but not which of them at which place;
//! after the last time, not which went and which are still there. Such places form a *group*: the
//! seat knows its cards together, not one by one.

use mirabilia_kernel::{Seat, Viewer};

use crate::state::{HAND, Phase, State, TURNS};

/// What a viewer knows of the card at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Which card it is.
    Exactly,
    /// It is one of a group whose cards the viewer knows together; groups of a packet are numbered
    /// by the turn in which the viewer saw it.
    Together(u8),
    /// Nothing beyond what follows from all other cards.
    Nothing,
}

impl State {
    /// How many cards have been taken from a packet of an age so far.
    pub(crate) fn taken(&self, age: u8, packet: usize) -> u8 {
        if age < self.age {
            return HAND as u8;
        }
        match self.phase {
            // Only the packet of the seat that plays its seventh card still holds it.
            Phase::Seventh(seat) if packet == self.packet_of(seat, age, TURNS) => TURNS,
            _ if self.turn == TURNS => HAND as u8,
            _ => self.turn,
        }
    }

    /// Does a packet's card at this place lie face down: sold, left over, or under a wonder?
    pub(crate) fn lies_hidden(&self, age: u8, packet: usize, place: u8) -> bool {
        let packets = &self.ages[usize::from(age) - 1];
        (packets.discarded[packet] | packets.buried[packet]) >> place & 1 == 1
    }

    /// What a viewer knows of the card at a place of a packet of an age.
    pub fn known(&self, viewer: Viewer, age: u8, packet: usize, place: u8) -> Known {
        let gone = place < self.taken(age, packet);
        if gone && !self.lies_hidden(age, packet, place) {
            return Known::Exactly; // Rule 9.10: it was built
        }
        let Viewer::Seat(seat) = viewer else { return Known::Nothing };
        // Players do not remember what came before a described position.
        let sees = |turn: u8| (age, turn) >= self.memory && self.holder(packet, age, turn) == seat;
        // Hands pass after a card of the discard pile is built (rules 2.25 and 2.28).
        let now = if age < self.age { TURNS } else { self.turns_over() }.min(TURNS - 1);
        let last = if gone { place.min(TURNS - 1) } else { now };
        // Rules 9.5 and 9.7: it is in the own hand, or was.
        if sees(last) || !gone && self.holder(packet, age, now) == seat {
            return Known::Exactly;
        }
        match (0..last).rev().find(|&turn| sees(turn)) {
            Some(turn) => Known::Together(turn),
            None => Known::Nothing,
        }
    }

    /// The seat that looks into the discard pile, or has.
    pub(crate) fn looker(&self) -> Option<Seat> {
        if let Phase::Revive(owner) = self.phase {
            return Some(owner); // the pile lies open before it
        }
        self.revivals[0]?;
        Seat::all(self.seats).find(|&s| self.city(s).has_act(crate::data::Act::Revive))
    }

    /// The times at which a viewer looked into the pile (rule 9.13): it saw what was discarded at a
    /// place of an age before them.
    pub(crate) fn looks(&self, viewer: Viewer) -> Vec<(u8, u8)> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        if self.looker() != Some(seat) {
            return Vec::new();
        }
        let past = self.revivals.iter().flatten().map(|r| (r.age, r.taken));
        let past = past.filter(|&time| time > self.memory);
        let now = matches!(self.phase, Phase::Revive(_)).then_some((self.age, HAND as u8));
        past.chain(now).collect()
    }
}
