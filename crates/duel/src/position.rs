//! Positions: a state described by what lies on the table, instead of by how it came about.
//!
//! For owners of the box who ask about the game in front of them, and for tests of single rules.
//! Everything a description could get wrong is checked, and the message names the field.

use mirabilia_kernel::{Seat, SetupError};

use crate::chance::{GUILD_BITS, age_bits};
use crate::city::City;
use crate::data::{Card, CardSet, SLOTS, STRUCTURES, Symbol, Token, TokenSet, WonderSet};
use crate::setup::{Centre, Setup};
use crate::state::{Laid, Lying, NO_CARD, Phase, State, loot_bit};

/// More coins than any game brings.
const MOST_COINS: u16 = 1000;

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

/// A position in which the active seat is about to play a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The age in play, 1 to 3.
    pub age: u8,
    /// Whose turn it is.
    pub active: Seat,
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
            active: Seat::new(0),
            cities: [CityPosition { coins: 7, ..CityPosition::default() }; 2],
            structure,
            discard: CardSet::EMPTY,
            buried: CardSet::EMPTY,
            board: TokenSet::from_bits(0b11111),
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
        state.drafted = 8;
        state.undealt = WonderSet::EMPTY;
        state.phase = Phase::Play;
        state.discard = self.discard;
        state.board = self.board;
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
        state.laid = self.laid();
        Ok(state)
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

    fn check(&self) -> Result<(), SetupError> {
        let wrong = |field: &str, value: String, expected: &str| {
            Err(SetupError::new(field, &value, expected))
        };
        if !(1..=3).contains(&self.age) {
            return wrong("age", self.age.to_string(), "1 to 3");
        }
        if self.active.index() > 1 {
            return wrong("active", self.active.to_string(), "seat 0 or 1");
        }
        if self.pawn.abs() > 8 {
            return wrong("pawn", self.pawn.to_string(), "-8 to 8: a capital ends the game");
        }
        let mut places = CardSet::EMPTY;
        let up = self.structure.iter().filter_map(|lying| match lying {
            Lying::FaceUp(card) => Some(*card),
            _ => None,
        });
        let [mine, yours] = self.cities.map(|city| city.cards);
        let piles = self.discard.iter().chain(self.buried.iter());
        for card in up.chain(piles).chain(mine.iter()).chain(yours.iter()) {
            let id = card.facts().id.to_owned();
            if places.has(card) {
                return wrong("cards", id, "each card in one place");
            }
            if card.age() > self.age {
                return wrong("cards", id, "cards of this age or an earlier one");
            }
            places = places.with(card);
        }
        if self.structure.iter().all(|lying| *lying == Lying::Nothing) {
            return wrong("structure", "nothing".to_owned(), "at least one card to play");
        }
        if let Some(city) = self.cities.iter().find(|city| city.coins > MOST_COINS) {
            let expected = format!("at most {MOST_COINS}");
            return Err(SetupError::new("coins", &city.coins.to_string(), expected));
        }
        for (side, ahead) in [(1, self.pawn), (0, -self.pawn)] {
            // Rule 6.8: the pawn sets off every token it passes.
            if ahead >= 3 && self.loot[side][0] || ahead >= 6 && self.loot[side][1] {
                let value = format!("a token of seat {side}'s side");
                return wrong("loot", value, "none that the pawn has passed");
            }
        }
        self.check_structure()?;
        self.check_unseen()?;
        self.check_wonders_and_tokens()
    }

    /// Every back hides a card, and only so many cards of the age may be missing as were removed.
    fn check_unseen(&self) -> Result<(), SetupError> {
        let laid = self.laid();
        let guilds = if self.age == 3 { laid.unseen & GUILD_BITS } else { 0 };
        let guild_backs = laid.guild_backs.count_ones();
        let backs = (laid.face_down & !laid.guild_backs).count_ones();
        let dealt = if self.age == 3 { 3 } else { 0 };
        if guild_backs > dealt {
            let value = format!("{guild_backs} guild backs");
            return Err(SetupError::new("structure", &value, format!("at most {dealt}")));
        }
        let unseen = [
            (backs, (laid.unseen & !guilds).count_ones(), 3),
            (guild_backs, guilds.count_ones(), 4),
        ];
        for (backs, unseen, removed) in unseen {
            if backs > unseen {
                let value = format!("{backs} backs for {unseen} cards");
                return Err(SetupError::new("structure", &value, "a card for every back"));
            }
            if backs > 0 && unseen > backs + removed {
                let value = format!("{unseen} of the age unaccounted for");
                let expected = format!("at most {}; name those under wonders", backs + removed);
                return Err(SetupError::new("cards", &value, expected));
            }
        }
        Ok(())
    }

    fn check_structure(&self) -> Result<(), SetupError> {
        let structure = &STRUCTURES[usize::from(self.age) - 1];
        let laid = self.laid();
        for (slot, lying) in self.structure.iter().enumerate() {
            let field = format!("structure slot {slot}");
            if let Lying::FaceUp(card) = lying
                && card.age() != self.age
            {
                return Err(SetupError::new(&field, card.facts().id, "a card of this age"));
            }
            let down = matches!(lying, Lying::FaceDown | Lying::FaceDownGuild);
            if down && laid.open >> slot & 1 == 1 {
                return Err(SetupError::new(&field, "face down", "a card: nothing lies on it"));
            }
            if down && structure.face_up >> slot & 1 == 1 {
                return Err(SetupError::new(&field, "face down", "a card dealt face up"));
            }
            if *lying == Lying::FaceDownGuild && self.age != 3 {
                return Err(SetupError::new(&field, "guild back", "guilds only in age 3"));
            }
            let covered = laid.left & structure.covered_by[slot] != 0;
            if matches!(lying, Lying::FaceUp(_)) && covered && structure.face_up >> slot & 1 == 0 {
                return Err(SetupError::new(&field, "face up", "face down: others lie on it"));
            }
            if *lying == Lying::Nothing && laid.left & structure.covered_by[slot] != 0 {
                return Err(SetupError::new(&field, "nothing", "a card: others lie on it"));
            }
        }
        Ok(())
    }

    fn check_wonders_and_tokens(&self) -> Result<(), SetupError> {
        let (mut wonders, mut tokens, mut built) = (WonderSet::EMPTY, self.board, 0);
        for city in &self.cities {
            built += city.built.len();
            let own = city.built.or(city.unbuilt);
            if own.len() > 4 || !city.built.and(city.unbuilt).is_empty() {
                let value = own.len().to_string();
                return Err(SetupError::new("wonders", &value, "at most four a city, each once"));
            }
            if let Some(wonder) = own.and(wonders).iter().next() {
                return Err(SetupError::new("wonders", wonder.facts().id, "each in one city"));
            }
            if let Some(token) = city.tokens.and(tokens).iter().next() {
                return Err(SetupError::new("tokens", token.facts().id, "each in one place"));
            }
            wonders = wonders.or(own);
            tokens = tokens.or(city.tokens);
            if city.symbols().count_ones() >= 6 {
                return Err(SetupError::new("cards", "six symbols", "fewer: six end the game"));
            }
        }
        if built > 7 || built == 7 && self.cities.iter().any(|city| !city.unbuilt.is_empty()) {
            let value = built.to_string();
            return Err(SetupError::new("wonders", &value, "seven built at most, then none left"));
        }
        let all = TokenSet::from_bits((1 << Token::COUNT) - 1);
        let known = tokens.less(all).is_empty();
        if self.board.len() > 5 || !(5..=6).contains(&tokens.len()) || !known {
            let value = tokens.len().to_string();
            return Err(SetupError::new("tokens", &value, "five dealt, and one of the Library"));
        }
        Ok(())
    }
}

impl CityPosition {
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
