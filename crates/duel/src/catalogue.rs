//! The catalogue: what stands on cards, wonders and tokens and how the structures lie, for programs
//! that draw and explain them. It never changes during a game.

mod effect;

use mirabilia_kernel::wire::as_map;
use serde::Serialize;

pub use effect::{Counted, Effect};

use crate::data::{
    self, CAPITAL, CARDS, COINS_PER_POINT, Card, CardFacts, Colour, FIRST_GAME, Goods, ROWS, SALE,
    SALE_PER_YELLOW, SLOTS, START_COINS, STRUCTURES, SYMBOLS_TO_WIN, Symbol, TOKENS, TRACK, Token,
    TokenFacts, WONDER_LIMIT, WONDERS, Wonder, WonderFacts,
};
use crate::ids::{Category, Resource};

/// Everything there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelCatalogue"))]
pub struct Catalogue {
    /// The raw materials.
    pub raw: Vec<Resource>,
    /// The manufactured goods.
    pub manufactured: Vec<Resource>,
    /// The colours of cards.
    pub colours: Vec<Colour>,
    /// The science symbols.
    pub symbols: Vec<Symbol>,
    /// So many different symbols win the game.
    pub symbols_to_win: u8,
    /// The lines of the score pad.
    pub categories: Vec<Category>,
    /// The cards: Age I, Age II, Age III, guilds.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Card, CardEntry>"))]
    pub cards: Vec<(Card, CardEntry)>,
    /// The wonders.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Wonder, WonderEntry>"))]
    pub wonders: Vec<(Wonder, WonderEntry)>,
    /// The wonders of a first game, by seat.
    pub first_game: [[Wonder; 4]; 2],
    /// The progress tokens.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Token, TokenEntry>"))]
    pub tokens: Vec<(Token, TokenEntry)>,
    /// The structures of the three ages.
    pub structures: [StructureEntry; 3],
    /// The military track.
    pub track: Track,
    /// The coins of a city at the start.
    pub start_coins: u16,
    /// The coins of a sale, before those for yellow cards.
    pub sale: u16,
    /// The coins of a sale for each yellow card of the seller.
    pub sale_per_yellow: u16,
    /// So many coins are worth a point.
    pub coins_per_point: u16,
    /// The maximum number of wonders built in a game.
    pub wonder_limit: u8,
}

/// What something costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelCost"))]
pub struct Cost {
    /// Coins to the bank.
    pub coins: u8,
    /// Resources, one entry per unit.
    pub goods: Vec<Resource>,
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelCardEntry"))]
pub struct CardEntry {
    /// Its name in files and on the wire.
    pub id: Card,
    /// Its name for people, in English.
    pub name: &'static str,
    /// Its colour.
    pub colour: Colour,
    /// The age whose structure it is dealt into.
    pub age: u8,
    /// Is it a guild, with a back of its own?
    pub guild: bool,
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub effects: Vec<Effect>,
    /// The card whose chain makes it free.
    pub free_with: Option<Card>,
    /// The card that it makes free.
    pub opens: Option<Card>,
}

/// A wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelWonderEntry"))]
pub struct WonderEntry {
    /// Its name in files and on the wire.
    pub id: Wonder,
    /// Its name for people, in English.
    pub name: &'static str,
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A progress token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelTokenEntry"))]
pub struct TokenEntry {
    /// Its name in files and on the wire.
    pub id: Token,
    /// Its name for people, in English.
    pub name: &'static str,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// The structure of an age.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelStructure"))]
pub struct StructureEntry {
    /// The age.
    pub age: u8,
    /// How many rows it has.
    pub rows: u8,
    /// How wide it is, in half cards.
    pub width: u8,
    /// Its slots in order, row by row from the row laid first, left to right. Later rows lie on
    /// earlier ones.
    pub slots: Vec<SlotEntry>,
}

/// A slot of a structure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelSlotEntry"))]
pub struct SlotEntry {
    /// Its number.
    pub slot: u8,
    /// Its row, counted from 0, the one laid first.
    pub row: u8,
    /// The middle of its card, in half cards from the left edge of the structure.
    pub middle: u8,
    /// Is its card dealt face up?
    pub face_up: bool,
    /// The slots whose cards it lies on.
    pub covers: Vec<u8>,
    /// The slots whose cards lie on it.
    pub covered_by: Vec<u8>,
}

/// The military track: the same spaces on both sides of the middle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelTrack"))]
pub struct Track {
    /// How far from the middle a capital is.
    pub capital: u8,
    /// The zones between, from the middle outwards.
    pub zones: Vec<Zone>,
}

/// A zone of the military track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelZone"))]
pub struct Zone {
    /// Its space nearest to the middle.
    pub from: u8,
    /// Its space farthest from the middle.
    pub to: u8,
    /// Points at the end for the player who drove the pawn there.
    pub points: u8,
    /// Coins on its military token: what the other player loses when the pawn first comes there;
    /// 0 where there is none.
    pub coins: u8,
}

impl Catalogue {
    /// The catalogue.
    pub fn new() -> Self {
        let cards = (0..Card::COUNT).map(Card).zip(&CARDS);
        let wonders = (0..Wonder::COUNT).map(Wonder).zip(&WONDERS);
        let tokens = (0..Token::COUNT).map(Token).zip(&TOKENS);
        let zone = |&data::Zone { from, to, points, coins }: &data::Zone| Zone {
            from: from as u8,
            to: to as u8,
            points,
            coins,
        };
        Self {
            raw: Resource::RAW.to_vec(),
            manufactured: Resource::MANUFACTURED.to_vec(),
            colours: Colour::ALL.to_vec(),
            symbols: Symbol::ALL.to_vec(),
            symbols_to_win: SYMBOLS_TO_WIN as u8,
            categories: Category::all().collect(),
            cards: cards.map(|(id, facts)| (id, card_entry(id, facts))).collect(),
            wonders: wonders.map(|(id, facts)| (id, wonder_entry(id, facts))).collect(),
            first_game: FIRST_GAME,
            tokens: tokens.map(|(id, facts)| (id, token_entry(id, facts))).collect(),
            structures: [1, 2, 3].map(structure_entry),
            track: Track { capital: CAPITAL as u8, zones: TRACK.iter().map(zone).collect() },
            start_coins: START_COINS,
            sale: SALE,
            sale_per_yellow: SALE_PER_YELLOW,
            coins_per_point: COINS_PER_POINT,
            wonder_limit: WONDER_LIMIT as u8,
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl Cost {
    fn new(goods: Goods) -> Self {
        Self { coins: goods.coins(), goods: units(goods) }
    }
}

/// Goods one by one.
fn units(goods: Goods) -> Vec<Resource> {
    let amounts = Resource::amounts(goods);
    amounts.flat_map(|(resource, n)| std::iter::repeat_n(resource, usize::from(n))).collect()
}

fn card_entry(id: Card, facts: &CardFacts) -> CardEntry {
    CardEntry {
        id,
        name: facts.name,
        colour: facts.colour,
        age: id.age(),
        guild: id.is_guild(),
        cost: Cost::new(facts.cost),
        effects: effect::of_card(facts),
        free_with: id.free_with(),
        opens: facts.opens.and_then(Card::from_id),
    }
}

fn wonder_entry(id: Wonder, facts: &WonderFacts) -> WonderEntry {
    let effects = effect::of_wonder(facts);
    WonderEntry { id, name: facts.name, cost: Cost::new(facts.cost), effects }
}

fn token_entry(id: Token, facts: &TokenFacts) -> TokenEntry {
    TokenEntry { id, name: facts.name, effects: effect::of_token(id, facts) }
}

fn structure_entry(age: u8) -> StructureEntry {
    let place = usize::from(age) - 1;
    let (rows, structure) = (ROWS[place], &STRUCTURES[place]);
    let middles = (0..).zip(rows).flat_map(|(row, (middles, face_up))| {
        middles.iter().map(move |&middle| (row, middle, *face_up))
    });
    let slots = (0..).zip(middles).map(|(slot, (row, middle, face_up))| {
        let by = structure.covered_by[usize::from(slot)];
        let covers = structure.covers[usize::from(slot)];
        SlotEntry {
            slot,
            row,
            middle,
            face_up,
            covers: covers.into_iter().filter(|lower| usize::from(*lower) < SLOTS).collect(),
            covered_by: (0..SLOTS as u8).filter(|upper| by >> upper & 1 == 1).collect(),
        }
    });
    let slots: Vec<SlotEntry> = slots.collect();
    // A card reaches half a card to both sides of its middle.
    let width = slots.iter().map(|slot| slot.middle + 1).max().unwrap_or(0);
    StructureEntry { age, rows: rows.len() as u8, width, slots }
}
