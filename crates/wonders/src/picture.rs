//! The picture of a view in names and numbers: what programs read and screens draw.

use mirabilia_kernel::wire::{as_map, from_map};
use mirabilia_kernel::{End, Seat, Turn, pictured};
use serde::{Deserialize, Serialize};

use crate::data::{Card, DEFEAT, Side, Symbol, VICTORY, Wonder};
use crate::ids::{Category, Due, Neighbour, Resource};
use crate::last::Last;
use crate::payment::{Payment, Payments};
use crate::state::{Phase, State};
use crate::view::{Remembered, View};

/// One city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// The cards under the stages that stand; none for a card that the viewer does not know.
    pub under: Vec<Option<Card>>,
    /// The treasury.
    pub coins: u16,
    /// The buildings.
    pub cards: Vec<Card>,
    /// What board and cards produce every turn; what they do not is left out, and so is what they
    /// produce by choice.
    #[serde(serialize_with = "as_map", deserialize_with = "from_map")]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<WondersResource, number>>"))]
    pub production: Vec<(Resource, u8)>,
    /// How many raw materials of choice per turn, for the owner only.
    pub raw_of_choice: u8,
    /// How many manufactured goods of choice per turn, for the owner only.
    pub manufactured_of_choice: u8,
    /// Everything that makes a resource, first what makes one kind only.
    pub sources: Vec<SourcePicture>,
    /// What the owner pays a neighbour for a unit.
    #[serde(serialize_with = "as_map", deserialize_with = "from_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Neighbour, UnitPrices>"))]
    pub unit_prices: Vec<(Neighbour, UnitPrices)>,
    /// How often it has each science symbol.
    #[serde(serialize_with = "as_map", deserialize_with = "from_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Symbol, u32>"))]
    pub symbols: Vec<(Symbol, u32)>,
    /// How many science symbols of free choice it has.
    pub symbols_of_choice: u32,
    /// Shields of cards and stages.
    pub shields: u8,
    /// How many conflicts were lost.
    pub defeats: u8,
    /// How many conflicts were won at the end of Age I, II and III.
    pub victories: [u8; 3],
    /// What the seat last did with a card; none before its first turn.
    pub last: Option<Last>,
    /// Points as they stand, by the lines of the score pad.
    #[serde(serialize_with = "as_map", deserialize_with = "from_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Category, i16>"))]
    pub points: Vec<(Category, i16)>,
    /// The sum of these points.
    pub total: i16,
}

/// Something that makes one resource per turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersSource"))]
pub struct SourcePicture {
    /// The resources of which it makes one.
    pub of: Vec<Resource>,
    /// Can neighbours buy it?
    pub sold: bool,
}

/// What a unit of a neighbour costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersUnitPrices"))]
pub struct UnitPrices {
    /// Coins for a raw material.
    pub raw: u8,
    /// Coins for a manufactured good.
    pub manufactured: u8,
}

/// The conflicts of an age that has just ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersConflicts"))]
pub struct ConflictsPicture {
    /// The age.
    pub age: u8,
    /// Points of the token of a winner.
    pub victory: u8,
    /// Points that the token of a loser takes away.
    pub defeat: u8,
    /// Each seat with its left neighbour, in seat order.
    pub battles: Vec<BattlePicture>,
}

/// One conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersBattle"))]
pub struct BattlePicture {
    /// The two seats.
    pub seats: [usize; 2],
    /// Their shields.
    pub shields: [u8; 2],
    /// The winner; none when the shields are equal.
    pub winner: Option<usize>,
}

/// A card of the viewer's hand with what it costs now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersHandCard"))]
pub struct HandPicture {
    /// The card.
    pub card: Card,
    /// How many of it the hand has.
    pub copies: u8,
    /// Can it be built for nothing, by a chain or by the wonder?
    pub free: bool,
    /// Coins to the bank; none for a card that cannot be built.
    pub bank: u8,
    /// Coins to the neighbours, every payment worth offering, whether or not the coins suffice; none
    /// when it is free or cannot be built.
    pub payments: Vec<PaymentPicture>,
}

/// Coins to the neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersPayment"))]
pub struct PaymentPicture {
    /// To the left one.
    pub left: u8,
    /// To the right one.
    pub right: u8,
}

/// What the viewer knows of a hand that another seat holds (the memory aid).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersPicture"))]
pub struct Picture {
    /// The seat it is for; none for spectators.
    pub viewer: Option<usize>,
    /// The age in play, 0 before the first.
    pub age: u8,
    /// How many turns of this age are over, 0 to 5; 6 when the game is over.
    pub turns_played: u8,
    /// What is due next.
    pub due: Due,
    /// How the game ended: always `points`; none before.
    #[cfg_attr(feature = "ts", ts(type = "\"points\" | null"))]
    pub end: Option<End>,
    /// The conflicts of the age that has just ended; none once a card of the next is played.
    pub conflicts: Option<ConflictsPicture>,
    /// Who decides; empty while luck is due and when the game is over.
    pub to_move: Vec<usize>,
    /// To which neighbour hands go in this age.
    pub hands_go: Neighbour,
    /// How many cards lie in the discard pile.
    pub discard_size: u32,
    /// The viewer's hand, each kind of card once; while a card of the discard pile is built, what is
    /// passed on next.
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
            Some(seat) if state.age() > 0 => state.stage_payments(seat),
            _ => Payments::NOTHING,
        };
        let to_the_left = State::passes_left(state.age());
        Picture {
            viewer: self.seat().map(Seat::index),
            age: state.age(),
            turns_played: state.turns_over(),
            due: Due(state.phase()),
            end: state.outcome().map(|outcome| outcome.end),
            conflicts: state.conflicts(),
            to_move,
            hands_go: if to_the_left { Neighbour::Left } else { Neighbour::Right },
            discard_size: state.discard_size(),
            hand: self.hand_pictures(),
            stage_payments: payments(stage_payments.as_slice()),
            memory: self.memory().into_iter().map(MemoryPicture::from).collect(),
            pile_seen: self.pile(),
            cities: Seat::all(state.seats()).map(|seat| city_picture(self, seat)).collect(),
        }
    }

    fn hand_pictures(&self) -> Vec<HandPicture> {
        let Some(seat) = self.seat() else { return Vec::new() };
        let state = &self.table;
        let held = self.held();
        let copies = |card: Card| held.iter().filter(|other| **other == card).count() as u8;
        let mut cards = held.clone();
        cards.dedup();
        let playing = matches!(state.phase(), Phase::Play | Phase::Seventh(_));
        let picture = |card: Card| {
            let stands = !state.city(seat).cards().and(card.same_name()).is_empty();
            if stands || !playing {
                let payments = Vec::new();
                return HandPicture { card, copies: copies(card), free: false, bank: 0, payments };
            }
            let free = state.is_free(seat, card);
            let list = if free { Payments::NOTHING } else { state.build_payments(seat, card) };
            let bank = if free { 0 } else { card.facts().cost.coins() };
            let payments = payments(list.as_slice());
            HandPicture { card, copies: copies(card), free, bank, payments }
        };
        cards.into_iter().map(picture).collect()
    }
}

impl State {
    /// The conflicts that have just been settled. No card is built between them and the first turn of
    /// the next age, so the shields are those that fought; a described position whose tokens say
    /// otherwise has none.
    pub fn conflicts(&self) -> Option<ConflictsPicture> {
        let age = match self.phase() {
            Phase::Over => self.age(),
            Phase::DealAge | Phase::Play if self.age() > 1 && self.turns_over() == 0 => {
                self.age() - 1
            }
            _ => return None,
        };
        let victories = |seat: Seat| usize::from(self.city(seat).tokens()[usize::from(age)]);
        let winner = |pair| self.wins(pair).map(|(winner, _)| winner);
        let won = |seat: Seat| self.pairs().filter(|pair| winner(*pair) == Some(seat)).count();
        if !Seat::all(self.seats()).all(|seat| victories(seat) == won(seat)) {
            return None;
        }
        let battle = |pair: (Seat, Seat)| {
            let both = [pair.0, pair.1];
            BattlePicture {
                seats: both.map(Seat::index),
                shields: both.map(|seat| self.city(seat).shields()),
                winner: winner(pair).map(Seat::index),
            }
        };
        let victory = VICTORY[usize::from(age) - 1];
        let battles = self.pairs().map(battle).collect();
        Some(ConflictsPicture { age, victory, defeat: DEFEAT, battles })
    }
}

fn payments(list: &[Payment]) -> Vec<PaymentPicture> {
    list.iter().map(|p| PaymentPicture { left: p.left, right: p.right }).collect()
}

fn city_picture(view: &View, seat: Seat) -> CityPicture {
    let state = view.state();
    let city = state.city(seat);
    let [defeats, victories @ ..] = city.tokens();
    let (raw, manufactured) = city.any();
    let (symbols, symbols_of_choice) = city.symbols();
    let market = state.market(seat);
    let unit_prices = |from: Neighbour| {
        let (raw, manufactured) = market.unit_prices(from);
        (from, UnitPrices { raw, manufactured })
    };
    CityPicture {
        seat: seat.index(),
        wonder: city.wonder(),
        side: city.side(),
        stages_built: city.stages(),
        under: view.under(seat),
        stages: city.wonder().map_or(0, |wonder| wonder.board(city.side()).stages.len()),
        coins: city.coins(),
        cards: city.cards().iter().collect(),
        production: Resource::amounts(city.production()).filter(|(_, n)| *n > 0).collect(),
        raw_of_choice: raw,
        manufactured_of_choice: manufactured,
        sources: city.sources().map(|(of, sold)| SourcePicture { of, sold }).collect(),
        unit_prices: Neighbour::ALL.map(unit_prices).to_vec(),
        symbols: Symbol::ALL.into_iter().zip(symbols).collect(),
        symbols_of_choice,
        shields: city.shields(),
        defeats,
        victories,
        last: state.last(seat),
        points: Category::all().zip(state.score(seat).0).collect(),
        total: state.score(seat).total(),
    }
}
