//! Views: what a viewer may know, and nothing else.
//!
//! A view is the table with every card that the viewer cannot name replaced: unknown cards by a
//! mark, and the cards of a group (known together, not one by one) by the group in order. So two
//! states that differ only in what the viewer cannot know give the same view, byte for byte.

use mirabilia_kernel::{Luck, Seat, Viewer};

use crate::data::Card;
use crate::knowledge::Known;
use crate::state::{HAND, State, UNKNOWN};

/// What a viewer may know. It serialises as a picture of the table in names and numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The table with what the viewer cannot name replaced.
    pub(crate) table: State,
    /// What the viewer saw at each of its looks into the discard pile, in order: everything that had
    /// been put there, built from it since or not.
    pub(crate) looks: Vec<Vec<u8>>,
}

/// What a viewer knows of a hand that another seat holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remembered {
    /// Who holds it.
    pub seat: Seat,
    /// Cards, of which some may have been sold or put under a wonder since.
    pub perhaps: Vec<Card>,
    /// How many of those the seat still holds.
    pub holds: usize,
}

/// A place of a packet of an age.
#[allow(clippy::struct_field_names)] // it is the place that `known` and `holder` speak of
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct PacketPlace {
    pub(crate) age: u8,
    pub(crate) packet: usize,
    /// The turn in which its card is taken.
    pub(crate) place: u8,
}

impl PacketPlace {
    /// When its card is taken: age and turn.
    pub(crate) fn time(self) -> (u8, u8) {
        (self.age, self.place)
    }
}

impl State {
    /// Every place that has been dealt, age by age and packet by packet.
    pub(crate) fn places(&self) -> impl Iterator<Item = PacketPlace> {
        let dealt = if self.phase == crate::Phase::DealAge { self.age - 1 } else { self.age };
        let seats = usize::from(self.seats);
        (1..=dealt).flat_map(move |age| {
            (0..seats).flat_map(move |packet| {
                (0..HAND as u8).map(move |place| PacketPlace { age, packet, place })
            })
        })
    }

    /// Did the card at this place go to the discard pile?
    pub(crate) fn lies_in_pile(&self, at: PacketPlace) -> bool {
        self.ages[usize::from(at.age) - 1].discarded[at.packet] >> at.place & 1 == 1
    }

    pub(crate) fn card_at(&self, at: PacketPlace) -> u8 {
        self.ages[usize::from(at.age) - 1].cards[at.packet][usize::from(at.place)]
    }

    pub(crate) fn card_at_mut(&mut self, at: PacketPlace) -> &mut u8 {
        &mut self.ages[usize::from(at.age) - 1].cards[at.packet][usize::from(at.place)]
    }
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Self {
        let mut table = *state;
        let mut groups: Vec<(u8, usize, u8, Vec<PacketPlace>)> = Vec::new();
        let times = state.looks(viewer);
        let mut looks = vec![Vec::new(); times.len()];
        for at in state.places() {
            for (look, &time) in looks.iter_mut().zip(&times) {
                if state.lies_in_pile(at) && at.time() < time {
                    look.push(state.card_at(at));
                }
            }
            match state.known(viewer, at.age, at.packet, at.place) {
                Known::Exactly => {}
                Known::Nothing => *table.card_at_mut(at) = UNKNOWN,
                Known::Together(turn) => {
                    let same = |g: &&mut (u8, usize, u8, Vec<PacketPlace>)| {
                        (g.0, g.1, g.2) == (at.age, at.packet, turn)
                    };
                    match groups.iter_mut().find(same) {
                        Some(group) => group.3.push(at),
                        None => groups.push((at.age, at.packet, turn, vec![at])),
                    }
                }
            }
        }
        for (_, _, _, places) in groups {
            let mut cards: Vec<u8> = places.iter().map(|&at| state.card_at(at)).collect();
            cards.sort_unstable();
            for (at, card) in places.into_iter().zip(cards) {
                *table.card_at_mut(at) = card;
            }
        }
        for look in &mut looks {
            look.sort_unstable();
        }
        Self { viewer, table, looks }
    }

    /// Whose eyes it is for.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat it is for, if it is a player's.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The cards under the stages of a seat's wonder, in the order of the stages; none where the
    /// viewer does not know the card.
    pub fn under(&self, seat: Seat) -> Vec<Option<Card>> {
        let state = &self.table;
        let buried = state.places().filter(|at| {
            let packets = &state.ages[usize::from(at.age) - 1];
            packets.buried[at.packet] >> at.place & 1 == 1
                && state.holder(at.packet, at.age, at.place) == seat
        });
        let mut buried: Vec<PacketPlace> = buried.collect();
        buried.sort_unstable_by_key(|at| at.time());
        let built = usize::from(state.city(seat).stages());
        // A described position need not say which cards lie under its first stages.
        let mut under = vec![None; built.saturating_sub(buried.len())];
        under.extend(buried.into_iter().map(|at| {
            let known = state.known(self.viewer, at.age, at.packet, at.place) == Known::Exactly;
            Some(state.card_at(at)).filter(|&card| known && card != UNKNOWN).map(Card)
        }));
        under
    }

    /// The cards the viewer may play now, sorted.
    pub fn hand(&self) -> Vec<Card> {
        self.seat().map_or_else(Vec::new, |seat| self.table.hand(seat).collect())
    }

    /// The cards the viewer holds, sorted: also while a card of the discard pile is built.
    pub fn held(&self) -> Vec<Card> {
        let held = |seat| self.table.held(seat).iter().map(|&card| Card(card)).collect();
        self.seat().map_or_else(Vec::new, held)
    }

    /// The table as the viewer sees it. Cards that the viewer cannot name are not to be read from
    /// it: cities, coins, prices, tokens and the viewer's own hand are.
    pub fn state(&self) -> &State {
        &self.table
    }

    /// What lay in the discard pile when the viewer last looked, less what was built from it.
    pub fn pile(&self) -> Vec<Card> {
        let mut pile = self.looks.last().cloned().unwrap_or_default();
        for revived in self.table.revived() {
            if let Some(place) = pile.iter().position(|&card| card == revived) {
                pile.remove(place);
            }
        }
        pile.into_iter().map(Card).collect()
    }

    /// What the viewer remembers of the hands that others hold now (rules 9.9 to 9.11).
    pub fn memory(&self) -> Vec<Remembered> {
        let (state, Some(own)) = (&self.table, self.seat()) else { return Vec::new() };
        let mut memory = Vec::new();
        for seat in Seat::all(state.seats()).filter(|&seat| seat != own) {
            let holds = state.held(seat).len();
            if holds == 0 {
                continue;
            }
            let packet = state.packet_of(seat, state.age(), state.turns_over());
            let known = |place| state.known(self.viewer, state.age(), packet, place);
            if let Known::Together(turn) = known(HAND as u8 - 1) {
                let cards = crate::imagine::still_held(self, state.age(), packet, turn);
                let perhaps = cards.into_iter().map(Card).collect();
                memory.push(Remembered { seat, perhaps, holds });
            }
        }
        memory
    }

    /// A state that the viewer cannot tell from the real one.
    pub fn imagine(&self, luck: &mut impl Luck) -> State {
        crate::imagine::imagine(self, luck)
    }
}
