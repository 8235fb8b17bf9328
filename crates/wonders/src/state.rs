//! The state of a game: cities, hands, and what is due next.
//!
//! **Packets.** The seven cards dealt to a seat stay together as a *packet* that wanders round the
//! table: passing hands moves no cards, it only changes which seat holds each packet. A packet lists
//! first the cards that were taken from it, in the order of the turns, then those still in it. So
//! the same bytes are the hand, the log of what was played, and all that a player's knowledge of
//! hands follows from ([`crate::knowledge`]). Packets of past ages stay for the discard pile.
//!
//! Cards of later ages are not in the state: they are drawn when they are dealt.

use mirabilia_kernel::{MAX_SEATS, Seat, SeatSet, Turn};

use crate::city::City;
use crate::data::{Card, CardSet, Wonder, WonderSet};
use crate::setup::{Setup, Sides, WonderDeal};

/// How many cards a hand begins with.
pub const HAND: usize = 7;
/// How many turns an age has.
pub const TURNS: u8 = 6;
/// Where no card is known: only in views.
pub(crate) const UNKNOWN: u8 = 127;

/// What is due next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Luck: which wonder each seat has.
    DealWonders,
    /// This seat chooses its wonder.
    ChooseWonder(Seat),
    /// Luck: which side each seat plays.
    DealSides,
    /// All choose their side.
    ChooseSides,
    /// Luck: the hands of the age.
    DealAge,
    /// All play a card.
    Play,
    /// This seat plays its seventh card.
    Seventh(Seat),
    /// This seat builds from the discard pile.
    Revive(Seat),
    /// The game has ended.
    Over,
}

impl Phase {
    /// Every phase, with any seat.
    pub const KINDS: [Self; 9] = [
        Self::DealWonders,
        Self::ChooseWonder(Seat::new(0)),
        Self::DealSides,
        Self::ChooseSides,
        Self::DealAge,
        Self::Play,
        Self::Seventh(Seat::new(0)),
        Self::Revive(Seat::new(0)),
        Self::Over,
    ];

    /// Its id in files and on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Self::DealWonders => "wonders",
            Self::ChooseWonder(_) => "choose",
            Self::DealSides => "sides",
            Self::ChooseSides => "choose-sides",
            Self::DealAge => "deal",
            Self::Play => "play",
            Self::Seventh(_) => "seventh",
            Self::Revive(_) => "revive",
            Self::Over => "over",
        }
    }
}

/// The packets of one age: cards taken, in the order of the turns, then cards still held, sorted.
/// Where a card went other than into a city is marked by place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Packets {
    pub(crate) cards: [[u8; HAND]; MAX_SEATS],
    /// Places whose card went to the discard pile.
    pub(crate) discarded: [u8; MAX_SEATS],
    /// Places whose card went under a wonder.
    pub(crate) buried: [u8; MAX_SEATS],
}

impl Packets {
    pub(crate) const EMPTY: Self =
        Self { cards: [[UNKNOWN; HAND]; MAX_SEATS], discarded: [0; 7], buried: [0; 7] };
}

/// A look into the discard pile, or a card built from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Revival {
    /// The card built, or [`UNKNOWN`] when none was.
    pub(crate) card: u8,
    /// The age and the number of cards taken from each packet before the look.
    pub(crate) age: u8,
    pub(crate) taken: u8,
}

/// A game of 7 Wonders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) cities: [City; MAX_SEATS],
    pub(crate) ages: [Packets; 3],
    /// Halikarnassos has at most three stages that look into the pile.
    pub(crate) revivals: [Option<Revival>; 3],
    pub(crate) seats: u8,
    /// The age in play, 0 before the first.
    pub(crate) age: u8,
    /// Turns played in this age.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// Has a stage been built this turn that revives a card?
    pub(crate) revives: bool,
    pub(crate) sides: Sides,
    /// The age and the turns played in it since when players remember what they saw.
    pub(crate) memory: (u8, u8),
}

/// The memory of a game that was played from its beginning.
pub(crate) const BEGINNING: (u8, u8) = (1, 0);

impl State {
    pub(crate) fn opening(setup: &Setup) -> Self {
        Self {
            cities: [City::EMPTY; MAX_SEATS],
            ages: [Packets::EMPTY; 3],
            revivals: [None; 3],
            seats: setup.seats,
            age: 0,
            turn: 0,
            phase: match setup.wonders {
                WonderDeal::Random => Phase::DealWonders,
                WonderDeal::Choose => Phase::ChooseWonder(Seat::new(0)),
            },
            revives: false,
            sides: setup.sides,
            memory: BEGINNING,
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// A seat's city.
    #[inline]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// The cities of the left and the right neighbour.
    #[inline]
    pub fn neighbours(&self, seat: Seat) -> [&City; 2] {
        [self.city(seat.left(self.seats)), self.city(seat.right(self.seats))]
    }

    /// What is due next.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The age in play, 1 to 3; 0 before the first.
    pub fn age(&self) -> u8 {
        self.age
    }

    /// Turns of this age in which all have played, 0 to 5 (6 while the last turn is wound up).
    pub fn turns_played(&self) -> u8 {
        self.turn
    }

    /// Turns of this age that are over: a turn lasts until its seventh card and its card from the
    /// discard pile are played. 0 to 5; 6 when the game is over.
    pub fn turns_over(&self) -> u8 {
        match self.phase {
            Phase::Seventh(_) | Phase::Revive(_) => self.turn - 1,
            _ => self.turn,
        }
    }

    /// Do hands go to the left in this age? (Rule 2.29)
    #[inline]
    pub fn passes_left(age: u8) -> bool {
        age != 2
    }

    /// Wonders that no seat has yet.
    pub fn free_wonders(&self) -> WonderSet {
        let taken: WonderSet =
            Seat::all(self.seats).filter_map(|s| self.city(s).wonder()).collect();
        WonderSet::from_bits((1 << Wonder::COUNT) - 1).less(taken)
    }

    #[inline]
    pub(crate) fn packets(&self) -> &Packets {
        &self.ages[usize::from(self.age) - 1]
    }

    /// The packet that a seat holds after `turns` turns of an age.
    #[inline]
    pub(crate) fn packet_of(&self, seat: Seat, age: u8, turns: u8) -> usize {
        // The last card of a packet stays with the seat that held it in the sixth turn.
        let (n, seat) = (usize::from(self.seats), seat.index());
        let shift = usize::from(turns.min(TURNS - 1)) % n;
        let packet = if Self::passes_left(age) { seat + n - shift } else { seat + shift };
        if packet >= n { packet - n } else { packet }
    }

    /// The seat that takes the card at a place of a packet.
    #[inline]
    pub(crate) fn holder(&self, packet: usize, age: u8, place: u8) -> Seat {
        let n = usize::from(self.seats);
        let shift = usize::from(place.min(TURNS - 1)) % n;
        let seat = if Self::passes_left(age) { packet + shift } else { packet + n - shift };
        Seat::new(if seat >= n { seat - n } else { seat } as u8)
    }

    /// The cards a seat may play now, sorted; copies side by side.
    #[inline]
    pub(crate) fn hand_bytes(&self, seat: Seat) -> &[u8] {
        let from = match self.phase {
            Phase::Play => usize::from(self.turn),
            Phase::Seventh(owner) if owner == seat => HAND - 1,
            _ => return &[],
        };
        let packet = self.packet_of(seat, self.age, self.turn);
        &self.packets().cards[packet][from..]
    }

    /// The cards a seat may play now, sorted; copies side by side.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.hand_bytes(seat).iter().map(|&card| Card(card))
    }

    /// The cards a seat holds, sorted: those it may play now, or, while a card of the discard pile is
    /// built, those it will pass on (rules 2.25 and 2.28).
    pub(crate) fn held(&self, seat: Seat) -> &[u8] {
        match self.phase {
            Phase::Revive(_) if self.turn < TURNS => {
                let packet = self.packet_of(seat, self.age, self.turns_over());
                &self.packets().cards[packet][usize::from(self.turn)..]
            }
            _ => self.hand_bytes(seat),
        }
    }

    /// Every dealt card that is in no city: in hands, in the discard pile and under wonders.
    pub fn unbuilt_cards(&self) -> impl Iterator<Item = Card> {
        let mut revived: Vec<u8> = self.revived().collect();
        let hidden = self.places().filter(|at| {
            let gone = at.place < self.taken(at.age, at.packet);
            !gone || self.lies_hidden(at.age, at.packet, at.place)
        });
        let cards = hidden.map(|at| self.card_at(at)).filter(move |card| {
            let place = revived.iter().position(|r| r == card);
            place.map(|place| revived.swap_remove(place)).is_none()
        });
        cards.map(Card)
    }

    /// How many cards lie under wonders.
    pub fn buried_size(&self) -> u32 {
        self.ages.iter().flat_map(|age| &age.buried).map(|places| places.count_ones()).sum()
    }

    /// How many cards lie in the discard pile (rule 9.2).
    pub fn discard_size(&self) -> u32 {
        let put: u32 =
            self.ages.iter().flat_map(|age| &age.discarded).map(|places| places.count_ones()).sum();
        put - self.revived().count() as u32
    }

    /// The cards that were built from the discard pile.
    pub(crate) fn revived(&self) -> impl Iterator<Item = u8> {
        self.revivals.iter().flatten().map(|r| r.card).filter(|&card| card != UNKNOWN)
    }

    /// The kinds of card in the discard pile.
    pub(crate) fn discard_kinds(&self) -> CardSet {
        let mut counts = [0u8; UNKNOWN as usize + 1];
        for age in &self.ages {
            let packets = age.cards.iter().zip(age.discarded).take(usize::from(self.seats));
            for (cards, discarded) in packets.filter(|(_, discarded)| *discarded != 0) {
                for (place, &card) in cards.iter().enumerate() {
                    counts[usize::from(card)] += discarded >> place & 1;
                }
            }
        }
        self.revived().for_each(|card| counts[usize::from(card)] -= 1);
        (0..Card::COUNT).filter(|&card| counts[usize::from(card)] > 0).map(Card).collect()
    }

    /// The kinds of card that a seat may build from the discard pile (rule 5.42).
    pub(crate) fn revivable(&self, seat: Seat) -> CardSet {
        let cards = self.city(seat).cards;
        let new = |card: &Card| cards.and(card.hot().same_name).is_empty();
        self.discard_kinds().iter().filter(new).collect()
    }

    /// Who must decide now.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play | Phase::ChooseSides => Turn::Seats(SeatSet::all(self.seats)),
            Phase::DealWonders | Phase::DealSides | Phase::DealAge => Turn::Chance,
            Phase::ChooseWonder(seat) | Phase::Seventh(seat) | Phase::Revive(seat) => {
                Turn::Seats(SeatSet::only(seat))
            }
            Phase::Over => Turn::Over,
        }
    }
}
