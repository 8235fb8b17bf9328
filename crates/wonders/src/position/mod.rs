//! Positions: a state described by what lies on the table, instead of by how it came about.
//!
//! For owners of the box who ask about the game in front of them, and for tests of single rules.
//! What a description could get wrong is checked, and the message names the field. Who took which
//! card in which turn is not part of it; the cards are entered into the packets in seat order, and
//! places about which nothing is said stay empty.

mod cities;
mod lay;
mod log;
mod looks;
mod read;
mod template;
mod write;

pub(crate) use read::read;

use mirabilia_kernel::phrase::{at_most, from_to};
use mirabilia_kernel::position::of_seat;
use mirabilia_kernel::{Phrase, PhraseArg, Seat, SetupError, phrase};

use crate::data::{Act, Card, CardSet, Side, Wonder};
use crate::setup::Setup;
use crate::state::{HAND, Packets, Phase, State, TURNS, UNKNOWN};

/// One city of a described position, with the cards in its owner's hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityPosition {
    /// The wonder.
    pub wonder: Wonder,
    /// The side of its board.
    pub side: Side,
    /// How many stages stand.
    pub stages: u8,
    /// The treasury.
    pub coins: u16,
    /// The buildings.
    pub cards: CardSet,
    /// Conflict tokens: defeats, then victories of Age I, II and III.
    pub tokens: [u8; 4],
    /// The hand.
    pub hand: Vec<Card>,
}

/// A position in which all seats are about to play a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The age in play, 1 to 3.
    pub age: u8,
    /// Turns played in this age, 0 to 5.
    pub turn: u8,
    /// The cities in seat order.
    pub cities: Vec<CityPosition>,
    /// The discard pile.
    pub discard: Vec<Card>,
}

impl Position {
    /// The first turn of an age with empty cities on the day sides of the first wonders, three coins
    /// each, and the age's deck dealt out in order. Change what matters.
    pub fn sample(seats: u8, age: u8) -> Self {
        let deck = crate::data::deck(seats, age).cards();
        let guilds = (0..Card::COUNT).map(Card).filter(|card| card.is_guild() && age == 3);
        let mut cards = deck.iter().copied().chain(guilds);
        let city = |wonder: u8| CityPosition {
            wonder: Wonder(wonder),
            side: Side::Day,
            stages: 0,
            coins: 3,
            cards: CardSet::EMPTY,
            tokens: [0; 4],
            hand: cards.by_ref().take(HAND).collect(),
        };
        Self { age, turn: 0, cities: (0..seats).map(city).collect(), discard: Vec::new() }
    }

    /// The state, if the description can be one.
    pub fn state(&self) -> Result<State, SetupError> {
        self.check()?;
        let seats = self.cities.len() as u8;
        let mut state = State::opening(&Setup::new(seats));
        state.age = self.age;
        state.turn = self.turn;
        state.phase = Phase::Play;
        for (seat, described) in self.cities.iter().enumerate() {
            let city = &mut state.cities[seat];
            city.board = described.wonder.0 << 1 | described.side as u8;
            city.production = described.wonder.facts().start;
            city.coins = described.coins;
            city.tokens = described.tokens;
            for card in described.cards.iter() {
                city.add(card);
            }
            for _ in 0..described.stages {
                let _ = city.add_stage();
            }
        }
        self.enter_cards(&mut state);
        if state.discard_size() as usize != self.discard.len() {
            let expected = phrase!("wonders-file-pile", "no more than have been played");
            return Err(SetupError::new("discard", lay::n_cards(self.discard.len()), expected));
        }
        Ok(state)
    }

    /// Enters hands, buildings and the pile into the packets.
    fn enter_cards(&self, state: &mut State) {
        let seats = self.cities.len();
        for packets in &mut state.ages[..usize::from(self.age)] {
            *packets = Packets::EMPTY;
        }
        for seat in Seat::all(seats as u8) {
            let packet = state.packet_of(seat, self.age, self.turn);
            let mut hand = self.cities[seat.index()].hand.clone();
            hand.sort_unstable();
            let packets = &mut state.ages[usize::from(self.age) - 1];
            for (place, card) in (usize::from(self.turn)..HAND).zip(hand) {
                packets.cards[packet][place] = card.0;
            }
        }
        let built = self.cities.iter().flat_map(|city| city.cards.iter()).map(|card| (card, false));
        let discarded = self.discard.iter().map(|&card| (card, true));
        for (card, in_pile) in built.chain(discarded) {
            let age = card.facts().age;
            let places = if age < self.age { HAND } else { usize::from(self.turn) };
            let packets = &mut state.ages[usize::from(age) - 1];
            let free = (0..seats)
                .flat_map(|packet| (0..places).map(move |place| (packet, place)))
                .find(|&(packet, place)| packets.cards[packet][place] == UNKNOWN);
            if let Some((packet, place)) = free {
                packets.cards[packet][place] = card.0;
                packets.discarded[packet] |= u8::from(in_pile) << place;
            }
        }
    }

    fn check(&self) -> Result<(), SetupError> {
        let wrong = |field: PhraseArg, value: PhraseArg, expected: Phrase| {
            Err(SetupError::new(field, value, expected))
        };
        let seats = self.cities.len();
        if !(3..=7).contains(&seats) {
            return wrong("cities".into(), seats.into(), from_to(3, 7));
        }
        if !(1..=3).contains(&self.age) {
            return wrong("age".into(), self.age.into(), from_to(1, 3));
        }
        if self.turn >= TURNS {
            return wrong("turn".into(), self.turn.into(), from_to(0, TURNS - 1));
        }
        let mut wonders = 0u8;
        for (seat, city) in self.cities.iter().enumerate() {
            let field = |what: &str| of_seat(what, Some(Seat::new(seat as u8)));
            if wonders >> city.wonder.0 & 1 == 1 {
                let expected = phrase!("wonders-file-wonder-once", "each wonder once");
                return wrong(field("wonder"), city.wonder.facts().id.into(), expected);
            }
            wonders |= 1 << city.wonder.0;
            let stages = city.wonder.board(city.side).stages.len();
            if usize::from(city.stages) > stages {
                return wrong(field("stages"), city.stages.into(), at_most(stages));
            }
            if city.coins > MOST_COINS {
                return wrong(field("coins"), city.coins.into(), at_most(MOST_COINS));
            }
            let wanted = HAND - usize::from(self.turn);
            if city.hand.len() != wanted {
                let expected = phrase!("file-exactly", "{n}", n = wanted);
                return wrong(field("hand"), lay::n_cards(city.hand.len()).into(), expected);
            }
            let twice = city.cards.iter().find(|c| city.cards.and(c.same_name()).len() > 1);
            if let Some(card) = twice {
                let expected =
                    phrase!("wonders-file-one-name", "no two buildings of one name in a city");
                return wrong(field("cards"), card.facts().id.into(), expected);
            }
        }
        self.check_copies()
    }

    /// No more of a card than there are, and none of a later age.
    fn check_copies(&self) -> Result<(), SetupError> {
        let seats = self.cities.len() as u8;
        let mut counts = [0u8; Card::COUNT as usize];
        let hands = self.cities.iter().flat_map(|city| city.hand.iter().copied());
        if let Some(card) = hands.clone().find(|card| card.facts().age != self.age) {
            return Err(SetupError::new("hand", card.facts().id, lay::cards_of(self.age)));
        }
        let built = self.cities.iter().flat_map(|city| city.cards.iter());
        for card in hands.chain(built).chain(self.discard.iter().copied()) {
            counts[card.index()] += 1;
            let (id, copies) = (card.facts().id, card.copies(seats));
            if card.facts().age > self.age {
                return Err(SetupError::new("cards", id, lay::not_later()));
            }
            if counts[card.index()] > copies {
                return Err(SetupError::new("cards", id, lay::most_with(copies, seats)));
            }
        }
        let guilds = Card::all().filter(|card| card.is_guild());
        let guilds: u8 = guilds.map(|card| counts[card.index()]).sum();
        if guilds > seats + 2 {
            return Err(SetupError::new("guilds", guilds, at_most(seats + 2)));
        }
        Ok(())
    }

    /// The position with the first stage of this kind standing at a seat, and all before it.
    #[must_use]
    pub fn with_act(mut self, seat: usize, act: Act) -> Self {
        let city = &mut self.cities[seat];
        let stages = city.wonder.board(city.side).stages;
        if let Some(place) = stages.iter().position(|stage| stage.act == act) {
            city.stages = place as u8 + 1;
        }
        self
    }
}

/// More coins than any game brings.
const MOST_COINS: u16 = 1000;
