//! The picture of a view in names and numbers: what programs read and screens draw.

use mirabilia_kernel::{Seat, Turn};
use serde::{Serialize, Serializer};

use crate::data::{Card, RESOURCES};
use crate::payment::Payment;
use crate::refusal::due;
use crate::score::CATEGORIES;
use crate::state::State;
use crate::view::{Remembered, View};

/// One city in a picture.
#[derive(Serialize)]
struct CityPicture {
    seat: usize,
    wonder: Option<&'static str>,
    side: &'static str,
    stages_built: u8,
    stages: usize,
    coins: u16,
    cards: Vec<&'static str>,
    #[serde(serialize_with = "as_map")]
    production: Vec<(&'static str, u8)>,
    raw_of_choice: u8,
    manufactured_of_choice: u8,
    shields: u8,
    defeats: u8,
    victories: [u8; 3],
    #[serde(serialize_with = "as_map")]
    points: Vec<(&'static str, i16)>,
}

/// A card of the viewer's hand with what it costs now.
#[derive(Serialize)]
struct HandPicture {
    card: &'static str,
    free: bool,
    /// Coins to the bank.
    bank: u8,
    /// Coins to the neighbours, every payment worth offering; none when it cannot be bought.
    payments: Vec<PaymentPicture>,
}

#[derive(Serialize)]
struct PaymentPicture {
    left: u8,
    right: u8,
}

/// What the viewer knows of a hand that another seat holds (the memory aid).
#[derive(Serialize)]
struct MemoryPicture {
    seat: usize,
    /// Cards, of which some may have been sold or put under a wonder since.
    perhaps: Vec<&'static str>,
    /// How many of those the seat still holds.
    holds: usize,
}

impl From<Remembered> for MemoryPicture {
    fn from(hand: Remembered) -> Self {
        let perhaps = hand.perhaps.into_iter().map(|card| card.facts().id).collect();
        Self { seat: hand.seat.index(), perhaps, holds: hand.holds }
    }
}

/// A table in names and numbers.
#[derive(Serialize)]
struct Picture {
    viewer: Option<usize>,
    age: u8,
    turns_played: u8,
    due: &'static str,
    to_move: Vec<usize>,
    hands_go: &'static str,
    discard_size: u32,
    hand: Vec<HandPicture>,
    stage_payments: Vec<PaymentPicture>,
    memory: Vec<MemoryPicture>,
    /// What the viewer saw when it last looked into the discard pile.
    pile_seen: Vec<&'static str>,
    cities: Vec<CityPicture>,
}

/// Pairs as an object, in their own order.
fn as_map<S: Serializer, V: Serialize>(
    pairs: &[(&'static str, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.picture().serialize(serializer)
    }
}

impl View {
    fn picture(&self) -> Picture {
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
        Picture {
            viewer: self.seat().map(Seat::index),
            age: state.age(),
            turns_played: state.turns_played(),
            due: due(state.phase()),
            to_move,
            hands_go: if State::passes_left(state.age()) { "left" } else { "right" },
            discard_size: state.discard_size(),
            hand: self.hand_pictures(),
            stage_payments,
            memory: self.memory().into_iter().map(MemoryPicture::from).collect(),
            pile_seen: self.pile().into_iter().map(|card| card.facts().id).collect(),
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
            HandPicture {
                card: card.facts().id,
                free,
                bank: if free { 0 } else { cost.coins() },
                payments: list,
            }
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
    let production = RESOURCES.into_iter().zip(city.production().amounts::<7>());
    let (raw, manufactured) = city.any();
    CityPicture {
        seat: seat.index(),
        wonder: city.wonder().map(|wonder| wonder.facts().id),
        side: city.side().name(),
        stages_built: city.stages(),
        stages: city.wonder().map_or(0, |wonder| wonder.board(city.side()).stages.len()),
        coins: city.coins(),
        cards: city.cards().iter().map(|card| card.facts().id).collect(),
        production: production.filter(|(_, n)| *n > 0).collect(),
        raw_of_choice: raw,
        manufactured_of_choice: manufactured,
        shields: city.shields(),
        defeats,
        victories,
        points: CATEGORIES.into_iter().zip(state.score(seat).0).collect(),
    }
}
