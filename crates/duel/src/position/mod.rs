//! Positions: a state described by what lies on the table, instead of by how it came about.
//!
//! For owners of the box who ask about the game in front of them, and for tests of single rules.
//! Everything a description could get wrong is checked, and the message names the field.

mod check;
mod due;
mod template;
mod text;

pub(crate) use text::read;

use mirabilia_kernel::{Seat, SetupError};

use crate::chance::age_bits;
use crate::city::City;
use crate::data::{
    Act, Card, CardSet, NO_SLOT, SLOTS, START_COINS, STRUCTURES, Symbol, Token, TokenSet, Wonder,
    WonderSet,
};
use crate::setup::{Centre, Setup};
use crate::state::{Laid, Lying, NO_CARD, Phase, State, loot_bit};

/// One city of a described position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CityPosition {
    /// The treasury.
    pub coins: u16,
    /// The buildings.
    pub cards: CardSet,
    /// Wonders built.
    pub built: WonderSet,
    /// Wonders still to be built.
    pub unbuilt: WonderSet,
    /// Progress tokens.
    pub tokens: TokenSet,
}

/// A position: usually one in which the active seat is about to play a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The age in play, 1 to 3; 0 during the draft.
    pub age: u8,
    /// What is due.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Does the active seat play again after this turn?
    pub again: bool,
    /// The first player.
    pub first: Seat,
    /// The two cities.
    pub cities: [CityPosition; 2],
    /// What lies in the structure.
    pub structure: [Lying; SLOTS],
    /// The discard pile.
    pub discard: CardSet,
    /// The cards under wonders.
    pub buried: CardSet,
    /// Progress tokens on the board.
    pub board: TokenSet,
    /// The tokens drawn for the Great Library.
    pub drawn: TokenSet,
    /// The wonders on the table during the draft.
    pub offered: WonderSet,
    /// The conflict pawn: −9 is seat 0's capital, 9 seat 1's.
    pub pawn: i8,
    /// The military tokens still on the board: side and coins.
    pub loot: [[bool; 2]; 2],
    /// The pawn in the middle at the end of an age.
    pub centre: Centre,
}

impl Position {
    /// A position with empty cities of 7 coins, no wonders, five tokens on the board, and the whole
    /// structure of an age with the lowest cards face up. Change what matters.
    pub fn sample(age: u8) -> Self {
        let first = crate::data::first_of_age(age);
        let face_up = STRUCTURES[usize::from(age) - 1].face_up;
        let mut next = first;
        let structure = std::array::from_fn(|slot| {
            if face_up >> slot & 1 == 0 {
                return Lying::FaceDown;
            }
            next += 1;
            Lying::FaceUp(Card(next - 1))
        });
        let mut position = Self {
            age,
            phase: Phase::Play,
            active: Seat::new(0),
            again: false,
            first: Seat::new(0),
            cities: [CityPosition { coins: START_COINS, ..CityPosition::default() }; 2],
            structure,
            discard: CardSet::EMPTY,
            buried: CardSet::EMPTY,
            board: TokenSet::from_bits(0b11111),
            drawn: TokenSet::EMPTY,
            offered: WonderSet::EMPTY,
            pawn: 0,
            loot: [[true; 2]; 2],
            centre: Centre::Begins,
        };
        if age == 3 {
            let backs = position.structure.iter_mut().filter(|l| **l == Lying::FaceDown);
            backs.take(3).for_each(|back| *back = Lying::FaceDownGuild);
        }
        position
    }

    /// Puts these cards into the lowest uncovered slots, in order.
    #[must_use]
    pub fn offering(mut self, cards: &[Card]) -> Self {
        let open = STRUCTURES[usize::from(self.age) - 1].open;
        let mut slots = (0..SLOTS).filter(|slot| open >> slot & 1 == 1);
        for &card in cards {
            // Whatever lay there goes where the card came from, so that no card lies twice.
            let slot = slots.next().expect("no more uncovered slots");
            let moved = std::mem::replace(&mut self.structure[slot], Lying::FaceUp(card));
            let twin = (0..SLOTS)
                .find(|&other| other != slot && self.structure[other] == Lying::FaceUp(card));
            if let Some(other) = twin {
                self.structure[other] = moved;
            }
        }
        self
    }

    /// The state, if the description can be one.
    pub fn state(&self) -> Result<State, SetupError> {
        self.check()?;
        let mut state = State::opening(&Setup { centre: self.centre, ..Setup::default() });
        state.age = self.age;
        state.active = self.active;
        state.first = self.first;
        state.again = self.again;
        let dealt = self.wonders().or(self.offered);
        if self.age > 0 || self.wonders().len() == 8 {
            state.drafted = 8;
            state.undealt = WonderSet::EMPTY;
        } else {
            state.drafted = self.wonders().len() as u8;
            state.undealt = WonderSet::from_bits((1 << Wonder::COUNT) - 1).less(dealt);
        }
        state.phase = self.phase;
        state.discard = self.discard;
        state.board = self.board;
        state.drawn = self.drawn;
        state.offered = self.offered;
        state.pawn = self.pawn;
        state.loot = 0;
        for seat in Seat::all(2) {
            for (far, there) in self.loot[seat.index()].into_iter().enumerate() {
                if there {
                    state.loot |= loot_bit(seat, far == 1);
                }
            }
            state.cities[seat.index()] = self.cities[seat.index()].city();
        }
        if self.age > 0 && self.phase != Phase::DealAge {
            state.laid = self.laid();
        }
        Ok(state)
    }

    /// The wonders of both cities.
    fn wonders(&self) -> WonderSet {
        self.cities.iter().fold(WonderSet::EMPTY, |set, city| set.or(city.built).or(city.unbuilt))
    }

    fn laid(&self) -> Laid {
        let structure = &STRUCTURES[usize::from(self.age) - 1];
        let mut laid = Laid { unseen: age_bits(self.age), ..Laid::EMPTY };
        for (slot, lying) in self.structure.iter().enumerate() {
            let bit = 1 << slot;
            match lying {
                Lying::Nothing => continue,
                Lying::FaceDown => laid.face_down |= bit,
                Lying::FaceDownGuild => {
                    laid.face_down |= bit;
                    laid.guild_backs |= bit;
                }
                Lying::FaceUp(card) => {
                    laid.cards[slot] = card.local();
                    laid.slots[card.local() as usize] = slot as u8;
                }
            }
            laid.left |= bit;
        }
        for slot in 0..SLOTS {
            let there = laid.left >> slot & 1 == 1;
            if there && laid.left & structure.covered_by[slot] == 0 {
                laid.open |= 1 << slot;
                if laid.cards[slot] != NO_CARD {
                    laid.open_cards |= 1 << laid.cards[slot];
                }
            }
        }
        if laid.left == 0 {
            laid.open = 1 << NO_SLOT; // as the last card leaves it: the place below it is no slot
        }
        let seen = self.seen().bits() >> crate::data::first_of_age(self.age);
        laid.unseen &= !(seen as u32);
        laid
    }

    /// Every card that lies open somewhere.
    fn seen(&self) -> CardSet {
        let up = self.structure.iter().filter_map(|lying| match lying {
            Lying::FaceUp(card) => Some(*card),
            _ => None,
        });
        let up: CardSet = up.collect();
        up.or(self.discard).or(self.buried).or(self.cities[0].cards).or(self.cities[1].cards)
    }
}

impl CityPosition {
    fn has_library(&self) -> bool {
        self.built.iter().any(|wonder| wonder.facts().act == Act::Library)
    }

    fn symbols(&self) -> u8 {
        let law = if self.tokens.has(Token::LAW) { Symbol::Scales.bit() } else { 0 };
        self.cards.iter().filter_map(|c| c.facts().symbol).fold(law, |set, s| set | s.bit())
    }

    fn city(&self) -> City {
        let mut city = City {
            coins: self.coins,
            unbuilt: self.unbuilt,
            tokens: self.tokens,
            symbols: self.symbols(),
            ..City::default()
        };
        self.cards.iter().for_each(|card| city.add(card));
        self.built.iter().for_each(|wonder| city.add_wonder(wonder));
        city
    }
}
