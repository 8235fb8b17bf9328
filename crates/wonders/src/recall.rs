//! What a seat remembers of cards that lie in no city and not in its own hand, card by card: for
//! observations of learners. It says the same as [`crate::knowledge`], without building a view.

use mirabilia_kernel::{MAX_SEATS, Seat};

use crate::data::Card;
use crate::state::{HAND, Phase, State, TURNS, UNKNOWN};

/// Where a remembered card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Recalled {
    /// In the hand of this seat, unless it was sold or put under a wonder since.
    Hand(Seat),
    /// In the discard pile: the seat put it there, or saw it there.
    Pile,
    /// Face down: the seat put it under its own wonder, or saw it in a hand that later came back, or
    /// ended, without it. A card that the seat then saw in the discard pile is told there too: which
    /// of its copies lies there does not follow.
    Gone,
}

/// The places of a packet, one bit each.
type Places = u8;
const ALL_PLACES: Places = (1 << HAND) - 1;

/// By number of seats and by how many seats the packet has to wander to the observer: the places
/// whose card the observer takes.
const OWN: [[Places; MAX_SEATS]; MAX_SEATS + 1] = {
    let mut own = [[0; MAX_SEATS]; MAX_SEATS + 1];
    let mut seats = 1;
    while seats <= MAX_SEATS {
        let mut place = 0;
        while place < HAND {
            // The seat that takes the sixth card of a packet also has its seventh.
            let turn = if place < TURNS as usize { place } else { TURNS as usize - 1 };
            own[seats][turn % seats] |= 1 << place;
            place += 1;
        }
        seats += 1;
    }
    own
};

impl State {
    /// Tells of each dealt card that the seat remembers and that lies in no city and not in the
    /// seat's own hand. Cards that it knows together, not one by one, are told as such: see
    /// [`Recalled::Hand`].
    pub fn recall(&self, seat: Seat, mut tell: impl FnMut(Recalled, Card)) {
        let running = matches!(self.phase, Phase::Play | Phase::Seventh(_) | Phase::Revive(_));
        let dealt =
            if self.phase == Phase::DealAge { self.age.saturating_sub(1) } else { self.age };
        let looked = self.looks_until(seat);
        // Cards built from the pile are in a city; which copy was taken nobody knows.
        let mut revived = [UNKNOWN; 3];
        for (slot, card) in revived.iter_mut().zip(self.revived()) {
            *slot = card;
        }
        for age in self.memory.0.max(1)..=dealt {
            let packets = &self.ages[usize::from(age) - 1];
            let forgotten = if age == self.memory.0 { self.memory.1 } else { 0 };
            for packet in 0..usize::from(self.seats) {
                let own = self.own_places(seat, age, packet) & (ALL_PLACES << forgotten);
                let (discarded, buried) = (packets.discarded[packet], packets.buried[packet]);
                let now = age == self.age && running;
                let taken = if now { self.taken(age, packet) } else { HAND as u8 };
                let gone = !(ALL_PLACES << taken);
                // Seen in the own hand, now or before: all that was still in the packet then.
                let seen_at = if now { own & up_to(self.turns_over().min(TURNS - 1)) } else { own };
                let seen = if seen_at == 0 { 0 } else { ALL_PLACES << seen_at.trailing_zeros() };
                let last = (seen_at | 1).ilog2();
                let mine = discarded & own;
                let mut each = |mut places: Places, place_of: Recalled| {
                    while places != 0 {
                        let card = packets.cards[packet][places.trailing_zeros() as usize];
                        places &= places - 1;
                        if place_of == Recalled::Pile
                            && let Some(taken) = revived.iter_mut().find(|taken| **taken == card)
                        {
                            *taken = UNKNOWN;
                            continue;
                        }
                        tell(place_of, Card(card));
                    }
                };
                each(discarded & (own | looked.places(age)) & gone, Recalled::Pile);
                let hidden = (discarded | buried) & gone & seen & !mine;
                if now && taken < HAND as u8 {
                    // After the last look, what is gone and what is still there are known together.
                    let later = if seen_at == 0 { 0 } else { ALL_PLACES << last << 1 };
                    let built = gone & !(discarded | buried);
                    let holder = self.holder(packet, age, self.turns_over());
                    each(hidden & !later, Recalled::Gone);
                    if holder != seat {
                        each(seen & later & !built & ALL_PLACES, Recalled::Hand(holder));
                    }
                } else {
                    each(hidden, Recalled::Gone);
                }
            }
        }
    }

    /// The places of a packet whose card this seat takes.
    #[inline]
    fn own_places(&self, seat: Seat, age: u8, packet: usize) -> Places {
        let (seats, seat) = (usize::from(self.seats), seat.index());
        let way =
            if Self::passes_left(age) { seat + seats - packet } else { packet + seats - seat };
        OWN[seats][if way >= seats { way - seats } else { way }]
    }

    /// Until when the seat has seen the discard pile.
    fn looks_until(&self, seat: Seat) -> SeenUntil {
        if self.looker() != Some(seat) {
            return SeenUntil(0, 0);
        }
        if matches!(self.phase, Phase::Revive(_)) {
            return SeenUntil(self.age, HAND as u8);
        }
        let past = self.revivals.iter().flatten().map(|r| (r.age, r.taken));
        let last = past.filter(|&time| time > self.memory).max();
        last.map_or(SeenUntil(0, 0), |(age, taken)| SeenUntil(age, taken))
    }
}

/// The places from the first to this one.
const fn up_to(place: u8) -> Places {
    !(ALL_PLACES << place << 1)
}

/// The age and the place before which a seat has seen everything in the discard pile.
#[derive(Clone, Copy, Debug)]
struct SeenUntil(u8, u8);

impl SeenUntil {
    fn places(self, age: u8) -> Places {
        match age.cmp(&self.0) {
            std::cmp::Ordering::Less => ALL_PLACES,
            std::cmp::Ordering::Equal => !(ALL_PLACES << self.1) & ALL_PLACES,
            std::cmp::Ordering::Greater => 0,
        }
    }
}
