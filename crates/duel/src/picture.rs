//! The picture of a view in names and numbers: what programs read and screens draw.

use mirabilia_kernel::wire::{as_map, from_map};
use mirabilia_kernel::{End, Seat, Turn, Viewer, pictured};
use serde::{Deserialize, Serialize};

use crate::city::City;
use crate::data::{Card, Colour, FIRST_GAME, SLOTS, Symbol, TRACK, Token, Wonder};
use crate::ids::{Category, Due, Resource};
use crate::state::{Lying, Phase, State};
use crate::view::View;

/// One city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelCity"))]
pub struct CityPicture {
    /// Whose it is.
    pub seat: usize,
    /// The treasury.
    pub coins: u16,
    /// The buildings.
    pub cards: Vec<Card>,
    /// The wonders that stand.
    pub wonders_built: Vec<Wonder>,
    /// The wonders that can still be built.
    pub wonders_unbuilt: Vec<WonderPicture>,
    /// Did a wonder of the seat leave the game, because as many are built as can be?
    pub wonder_removed: bool,
    /// The progress tokens.
    pub tokens: Vec<Token>,
    /// What brown and grey cards produce; what they do not is left out.
    #[serde(serialize_with = "as_map", deserialize_with = "from_map")]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<DuelResource, number>>"))]
    pub production: Vec<(Resource, u8)>,
    /// How many raw materials of choice a construction may use.
    pub raw_of_choice: u8,
    /// How many manufactured goods of choice a construction may use.
    pub manufactured_of_choice: u8,
    /// Coins for one missing unit of each resource.
    #[serde(serialize_with = "as_map", deserialize_with = "from_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Resource, u8>"))]
    pub unit_prices: Vec<(Resource, u8)>,
    /// The different science symbols.
    pub symbols: Vec<Symbol>,
    /// Those that stand on two of its cards.
    pub pairs: Vec<Symbol>,
    /// Coins for selling a card now.
    pub sale: u16,
    /// Spaces between the pawn and the capital that the seat attacks; 0 when the pawn is there.
    pub to_capital: u8,
    /// Points as they stand, by the lines of the score pad.
    #[serde(serialize_with = "as_map", deserialize_with = "from_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Category, i16>"))]
    pub points: Vec<(Category, i16)>,
    /// The sum of these points.
    pub total: i16,
}

/// A wonder that can still be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelUnbuilt"))]
pub struct WonderPicture {
    /// The wonder.
    pub wonder: Wonder,
    /// What it costs its owner now, in coins.
    pub price: u16,
    /// Does its owner have these coins?
    pub affordable: bool,
}

/// What is seen of a card in the structure: a card face up, `?` for one face down, `guild` for a
/// guild face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelLies"))]
pub enum Lies {
    /// The back of its age.
    #[serde(rename = "?")]
    FaceDown,
    /// The back of a guild.
    #[serde(rename = "guild")]
    FaceDownGuild,
    /// The card.
    #[serde(untagged)]
    FaceUp(Card),
}

/// One slot of the structure that still holds a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelSlot"))]
pub struct SlotPicture {
    /// Its number.
    pub slot: usize,
    /// What lies there.
    pub lies: Lies,
    /// Can the card be taken?
    pub accessible: bool,
    /// What it costs seat 0 and seat 1 to build, for a card that lies face up.
    pub prices: Option<[u16; 2]>,
    /// Do seat 0 and seat 1 have these coins? For a card that lies face up.
    pub affordable: Option<[bool; 2]>,
    /// The card in the city of seat 0 and of seat 1 that makes it free, for a card that lies face up.
    pub chains: Option<[Option<Card>; 2]>,
}

/// A table of 7 Wonders Duel in names and numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelPicture"))]
pub struct Picture {
    /// The seat it is for; none for spectators.
    pub viewer: Option<usize>,
    /// The age in play, 0 before the first.
    pub age: u8,
    /// What is due next.
    pub due: Due,
    /// The colour of the cards of which one is thrown out now.
    pub destroys: Option<Colour>,
    /// How the game ended: `points`, `military` or `science`; none before.
    #[cfg_attr(feature = "ts", ts(type = "\"points\" | \"military\" | \"science\" | null"))]
    pub end: Option<End>,
    /// Who decides; none while luck is due and when the game is over.
    pub to_move: Option<usize>,
    /// Will the active seat play again after this turn?
    pub plays_again: bool,
    /// The conflict pawn: -9 is the capital of seat 0, 9 that of seat 1.
    pub pawn: i8,
    /// The military tokens still on the board: on whose side, and how many coins are lost.
    pub military_tokens: Vec<(usize, u8)>,
    /// The progress tokens on the board.
    pub board_tokens: Vec<Token>,
    /// The progress tokens drawn for the Great Library, while one is chosen.
    pub drawn_tokens: Vec<Token>,
    /// The wonders on the table during the draft.
    pub offered_wonders: Vec<Wonder>,
    /// The structure: the slots that still hold a card.
    pub structure: Vec<SlotPicture>,
    /// The cards of this age that no player has seen: face down or removed.
    pub unseen: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The cities by seat.
    pub cities: [CityPicture; 2],
}

pictured!(View as Picture);

impl View {
    /// The view in names and numbers.
    pub fn picture(&self) -> Picture {
        let state = self.state();
        let viewer = match self.viewer() {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Public => None,
        };
        let to_move = match state.turn() {
            Turn::Seats(_) => Some(state.active().index()),
            _ => None,
        };
        let [_, near, far] = TRACK.map(|zone| zone.coins);
        let sides = [(0, far), (0, near), (1, near), (1, far)];
        let sides = sides.map(|(seat, coins)| (Seat::new(seat), coins));
        Picture {
            viewer,
            age: state.age(),
            due: Due(state.phase()),
            destroys: match state.phase() {
                Phase::Destroy(colour) => Some(colour),
                _ => None,
            },
            end: match state.phase() {
                Phase::Over(end) => Some(end),
                _ => None,
            },
            to_move,
            plays_again: state.plays_again(),
            pawn: state.pawn(),
            military_tokens: sides
                .into_iter()
                .filter(|&(side, coins)| state.has_loot(side, coins))
                .map(|(side, coins)| (side.index(), coins))
                .collect(),
            board_tokens: state.board().iter().collect(),
            drawn_tokens: state.drawn().iter().collect(),
            offered_wonders: state.offered().iter().collect(),
            structure: (0..SLOTS).filter_map(|slot| slot_picture(state, slot)).collect(),
            unseen: state.unseen().iter().collect(),
            discard: state.discard().iter().collect(),
            cities: [0, 1].map(|seat| city_picture(state, Seat::new(seat))),
        }
    }
}

fn slot_picture(state: &State, slot: usize) -> Option<SlotPicture> {
    let seats = [Seat::new(0), Seat::new(1)];
    let (lies, card) = match state.slot(slot as u8) {
        Lying::Nothing => return None,
        Lying::FaceDown => (Lies::FaceDown, None),
        Lying::FaceDownGuild => (Lies::FaceDownGuild, None),
        Lying::FaceUp(card) => (Lies::FaceUp(card), Some(card)),
    };
    let priced = card.map(|card| seats.map(|seat| (seat, state.market(seat).card(card))));
    Some(SlotPicture {
        slot,
        lies,
        accessible: state.is_accessible(slot as u8),
        prices: priced.map(|priced| priced.map(|(_, price)| price.total)),
        affordable: priced
            .map(|priced| priced.map(|(seat, price)| price.total <= state.city(seat).coins())),
        chains: priced.map(|priced| {
            priced.map(|(_, price)| card.filter(|_| price.chain).and_then(Card::free_with))
        }),
    })
}

fn city_picture(state: &State, seat: Seat) -> CityPicture {
    let city = state.city(seat);
    let market = state.market(seat);
    let wonder = |wonder: Wonder| {
        let price = market.wonder(wonder).total;
        WonderPicture { wonder, price, affordable: price <= city.coins() }
    };
    let wonders = city.built().len() + city.unbuilt().len();
    CityPicture {
        seat: seat.index(),
        coins: city.coins(),
        cards: city.cards().iter().collect(),
        wonders_built: city.built().iter().collect(),
        wonders_unbuilt: city.unbuilt().iter().map(wonder).collect(),
        wonder_removed: state.age() > 0 && wonders < FIRST_GAME[0].len() as u32,
        tokens: city.tokens().iter().collect(),
        production: Resource::amounts(city.production()).filter(|(_, n)| *n > 0).collect(),
        raw_of_choice: city.any_raw(),
        manufactured_of_choice: city.any_manufactured(),
        unit_prices: Resource::all().zip(market.unit_prices()).collect(),
        symbols: Symbol::ALL.into_iter().filter(|s| city.symbols() & s.bit() != 0).collect(),
        pairs: Symbol::ALL.into_iter().filter(|&s| on_cards(city, s) > 1).collect(),
        sale: state.sale(seat),
        to_capital: state.to_capital(seat),
        points: Category::all().zip(state.score(seat).0).collect(),
        total: state.score(seat).total(),
    }
}

/// How many cards of a city have this symbol.
fn on_cards(city: &City, symbol: Symbol) -> usize {
    city.cards().iter().filter(|card| card.facts().symbol == Some(symbol)).count()
}
