//! Views: what a viewer may know, and its picture in names and numbers.
//!
//! Duel hides nothing from one player that the other knows: cities, coins, tokens and the discard
//! pile are open, and what lies face down is unknown to both and not part of the state. So a view
//! holds the whole state, every viewer's is alike, and the only world to imagine is that state. The
//! unknown cards are drawn, with the right chances, when a search reveals them.

use serde::{Serialize, Serializer};

use mirabilia_kernel::{Seat, Turn, Viewer};

use crate::data::{Card, RESOURCES, SLOTS, Symbol, Token, Wonder};
use crate::refusal::due;
use crate::score::CATEGORIES;
use crate::state::{Lying, State};

/// What a viewer may know. It serialises as a picture of the table in names and numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    open: State,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Self {
        Self { viewer, open: *state }
    }

    /// Whose eyes it is for.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table as the viewer sees it: all of it.
    pub fn table(&self) -> &State {
        &self.open
    }

    pub(crate) fn imagine(&self) -> State {
        self.open
    }
}

/// One city in a picture.
#[derive(Serialize)]
struct CityPicture {
    seat: usize,
    coins: u16,
    cards: Vec<&'static str>,
    wonders_built: Vec<&'static str>,
    wonders_unbuilt: Vec<WonderPicture>,
    tokens: Vec<&'static str>,
    #[serde(serialize_with = "as_map")]
    production: Vec<(&'static str, u8)>,
    raw_of_choice: u8,
    manufactured_of_choice: u8,
    #[serde(serialize_with = "as_map")]
    unit_prices: Vec<(&'static str, u8)>,
    symbols: Vec<&'static str>,
    sale: u16,
    #[serde(serialize_with = "as_map")]
    points: Vec<(&'static str, i16)>,
}

/// Pairs as an object, in their own order.
fn as_map<S: Serializer, V: Serialize>(
    pairs: &[(&'static str, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

/// An unbuilt wonder in a picture.
#[derive(Serialize)]
struct WonderPicture {
    wonder: &'static str,
    price: u16,
}

/// One slot of the structure in a picture.
#[derive(Serialize)]
struct SlotPicture {
    slot: usize,
    lies: &'static str,
    accessible: bool,
    /// What it costs seat 0 and seat 1 to build, for a card that lies face up.
    prices: Option<[u16; 2]>,
}

/// A table in names and numbers.
#[derive(Serialize)]
struct Picture {
    viewer: Option<usize>,
    age: u8,
    due: &'static str,
    to_move: Option<usize>,
    plays_again: bool,
    pawn: i8,
    military_tokens: Vec<(usize, u8)>,
    board_tokens: Vec<&'static str>,
    drawn_tokens: Vec<&'static str>,
    offered_wonders: Vec<&'static str>,
    structure: Vec<SlotPicture>,
    unseen: Vec<&'static str>,
    discard: Vec<&'static str>,
    cities: [CityPicture; 2],
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.picture().serialize(serializer)
    }
}

impl View {
    fn picture(&self) -> Picture {
        let state = &self.open;
        let viewer = match self.viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Public => None,
        };
        let to_move = match state.turn() {
            Turn::Seats(_) => Some(state.active().index()),
            _ => None,
        };
        let sides = [(0, 5), (0, 2), (1, 2), (1, 5)].map(|(s, coins)| (Seat::new(s), coins));
        Picture {
            viewer,
            age: state.age(),
            due: due(state.phase()),
            to_move,
            plays_again: state.plays_again(),
            pawn: state.pawn(),
            military_tokens: sides
                .into_iter()
                .filter(|&(side, coins)| state.has_loot(side, coins))
                .map(|(side, coins)| (side.index(), coins))
                .collect(),
            board_tokens: token_names(state.board().iter()),
            drawn_tokens: token_names(state.drawn().iter()),
            offered_wonders: wonder_names(state.offered().iter()),
            structure: (0..SLOTS).filter_map(|slot| slot_picture(state, slot)).collect(),
            unseen: card_names(state.unseen().iter()),
            discard: card_names(state.discard().iter()),
            cities: [0, 1].map(|seat| city_picture(state, Seat::new(seat))),
        }
    }
}

fn slot_picture(state: &State, slot: usize) -> Option<SlotPicture> {
    let (lies, prices) = match state.slot(slot as u8) {
        Lying::Nothing => return None,
        Lying::FaceDown => ("?", None),
        Lying::FaceDownGuild => ("guild", None),
        Lying::FaceUp(card) => {
            let price = |seat| state.market(Seat::new(seat)).card(card).total;
            (card.facts().id, Some([price(0), price(1)]))
        }
    };
    Some(SlotPicture { slot, lies, accessible: state.is_accessible(slot as u8), prices })
}

fn city_picture(state: &State, seat: Seat) -> CityPicture {
    let city = state.city(seat);
    let market = state.market(seat);
    let named = |amounts: [u8; 5]| RESOURCES.into_iter().zip(amounts);
    let wonder = |wonder: Wonder| WonderPicture {
        wonder: wonder.facts().id,
        price: market.wonder(wonder).total,
    };
    let symbols = Symbol::ALL.into_iter().filter(|s| city.symbols() & s.bit() != 0);
    CityPicture {
        seat: seat.index(),
        coins: city.coins(),
        cards: card_names(city.cards().iter()),
        wonders_built: wonder_names(city.built().iter()),
        wonders_unbuilt: city.unbuilt().iter().map(wonder).collect(),
        tokens: token_names(city.tokens().iter()),
        production: named(city.production().amounts()).filter(|(_, n)| *n > 0).collect(),
        raw_of_choice: city.any_raw(),
        manufactured_of_choice: city.any_manufactured(),
        unit_prices: named(market.unit_prices()).collect(),
        symbols: symbols.map(Symbol::name).collect(),
        sale: state.sale(seat),
        points: CATEGORIES.into_iter().zip(state.score(seat).0).collect(),
    }
}

fn card_names(cards: impl Iterator<Item = Card>) -> Vec<&'static str> {
    cards.map(|card| card.facts().id).collect()
}

fn wonder_names(wonders: impl Iterator<Item = Wonder>) -> Vec<&'static str> {
    wonders.map(|wonder| wonder.facts().id).collect()
}

fn token_names(tokens: impl Iterator<Item = Token>) -> Vec<&'static str> {
    tokens.map(|token| token.facts().id).collect()
}
