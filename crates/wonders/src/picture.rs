//! The picture of a view in names and numbers: what programs read and screens draw.

use mirabilia_kernel::{Seat, Turn, pictured};
use serde::Serialize;

use crate::data::{Card, Side, Wonder};
use crate::payment::Payment;
use crate::state::State;
use crate::view::{Remembered, View};
use crate::words::{Category, Due, Neighbour, Resource, as_map};

/// One city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersCity"))]
pub struct CityPicture {
    /// Whose it is.
    pub seat: usize,
    /// Its wonder; none before it is known.
    pub wonder: Option<Wonder>,
    /// The side of its board; day before it is known.
    pub side: Side,
    /// How many stages stand.
    pub stages_built: u8,
    /// How many stages there are.
    pub stages: usize,
    /// The treasury.
    pub coins: u16,
    /// The buildings.
    pub cards: Vec<Card>,
    /// What board and cards produce every turn; what they do not is left out, and so is what they
    /// produce by choice.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<WondersResource, number>>"))]
    pub production: Vec<(Resource, u8)>,
    /// How many raw materials of choice a turn, for the owner only.
    pub raw_of_choice: u8,
    /// How many manufactured goods of choice a turn, for the owner only.
    pub manufactured_of_choice: u8,
    /// Shields of cards and stages.
    pub shields: u8,
    /// How many conflicts were lost.
    pub defeats: u8,
    /// How many conflicts were won at the end of Age I, II and III.
    pub victories: [u8; 3],
    /// Points as they stand, by the lines of the score pad.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Category, i16>"))]
    pub points: Vec<(Category, i16)>,
}

/// A card of the viewer's hand with what it costs now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersHandCard"))]
pub struct HandPicture {
    /// The card.
    pub card: Card,
    /// Is it free, by a chain or by the wonder?
    pub free: bool,
    /// Coins to the bank.
    pub bank: u8,
    /// Coins to the neighbours, every payment worth offering, whether or not the coins suffice; none
    /// when it is free or cannot be bought.
    pub payments: Vec<PaymentPicture>,
}

/// Coins to the neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersPayment"))]
pub struct PaymentPicture {
    /// To the left one.
    pub left: u8,
    /// To the right one.
    pub right: u8,
}

/// What the viewer knows of a hand that another seat holds (the memory aid).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersMemory"))]
pub struct MemoryPicture {
    /// Who holds it.
    pub seat: usize,
    /// Cards, of which some may have been sold or put under a wonder since.
    pub perhaps: Vec<Card>,
    /// How many of those the seat still holds.
    pub holds: usize,
}

impl From<Remembered> for MemoryPicture {
    fn from(hand: Remembered) -> Self {
        Self { seat: hand.seat.index(), perhaps: hand.perhaps, holds: hand.holds }
    }
}

/// A table of 7 Wonders in names and numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersPicture"))]
pub struct Picture {
    /// The seat it is for; none for spectators.
    pub viewer: Option<usize>,
    /// The age in play, 0 before the first.
    pub age: u8,
    /// How many turns were played in this age.
    pub turns_played: u8,
    /// What is due next.
    pub due: Due,
    /// Who decides; nobody while luck is due and when the game is over.
    pub to_move: Vec<usize>,
    /// To which neighbour hands go in this age.
    pub hands_go: Neighbour,
    /// How many cards lie in the discard pile.
    pub discard_size: u32,
    /// The viewer's hand, each kind of card once.
    pub hand: Vec<HandPicture>,
    /// What the viewer's next stage costs: every payment worth offering, whether or not the coins
    /// suffice; none when it cannot be bought or there is no next one.
    pub stage_payments: Vec<PaymentPicture>,
    /// What the viewer knows of other hands.
    pub memory: Vec<MemoryPicture>,
    /// What the viewer saw when it last looked into the discard pile.
    pub pile_seen: Vec<Card>,
    /// The cities by seat.
    pub cities: Vec<CityPicture>,
}

pictured!(View as Picture);

impl View {
    /// The view in names and numbers.
    pub fn picture(&self) -> Picture {
        let state = &self.table;
        let to_move = match state.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        };
        let stage_payments = match self.seat() {
            Some(seat) if state.age() > 0 => match state.city(seat).next_stage() {
                Some(stage) => payments(state.market(seat).payments(stage.cost).as_slice()),
                None => Vec::new(),
            },
            _ => Vec::new(),
        };
        let to_the_left = State::passes_left(state.age());
        Picture {
            viewer: self.seat().map(Seat::index),
            age: state.age(),
            turns_played: state.turns_played(),
            due: Due(state.phase()),
            to_move,
            hands_go: if to_the_left { Neighbour::Left } else { Neighbour::Right },
            discard_size: state.discard_size(),
            hand: self.hand_pictures(),
            stage_payments,
            memory: self.memory().into_iter().map(MemoryPicture::from).collect(),
            pile_seen: self.pile(),
            cities: Seat::all(state.seats()).map(|seat| city_picture(state, seat)).collect(),
        }
    }

    fn hand_pictures(&self) -> Vec<HandPicture> {
        let Some(seat) = self.seat() else { return Vec::new() };
        let market = self.table.market(seat);
        let mut cards = self.hand();
        cards.dedup();
        let picture = |card: Card| {
            let free = self.table.is_free(seat, card);
            let cost = card.facts().cost;
            let list = if free { vec![] } else { payments(market.payments(cost).as_slice()) };
            HandPicture { card, free, bank: if free { 0 } else { cost.coins() }, payments: list }
        };
        cards.into_iter().map(picture).collect()
    }
}

fn payments(list: &[Payment]) -> Vec<PaymentPicture> {
    list.iter().map(|p| PaymentPicture { left: p.left, right: p.right }).collect()
}

fn city_picture(state: &State, seat: Seat) -> CityPicture {
    let city = state.city(seat);
    let [defeats, victories @ ..] = city.tokens();
    let (raw, manufactured) = city.any();
    CityPicture {
        seat: seat.index(),
        wonder: city.wonder(),
        side: city.side(),
        stages_built: city.stages(),
        stages: city.wonder().map_or(0, |wonder| wonder.board(city.side()).stages.len()),
        coins: city.coins(),
        cards: city.cards().iter().collect(),
        production: Resource::amounts(city.production()).filter(|(_, n)| *n > 0).collect(),
        raw_of_choice: raw,
        manufactured_of_choice: manufactured,
        shields: city.shields(),
        defeats,
        victories,
        points: Category::every().zip(state.score(seat).0).collect(),
    }
}
