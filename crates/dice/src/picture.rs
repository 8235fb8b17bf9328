//! The picture of a view in names and numbers: what programs read and screens draw.

use mirabilia_kernel::{Seat, Turn};
use serde::{Serialize, Serializer};

use crate::boards::Sheet;
use crate::moves::bits;
use crate::refusal::{asked, due};
use crate::score::CATEGORIES;
use crate::state::{Phase, Shown, State};
use crate::view::View;

/// One city in a picture.
#[derive(Serialize)]
struct CityPicture<'a> {
    seat: usize,
    city: Option<&'a str>,
    coins: u8,
    resources: u8,
    crossed: Vec<&'a str>,
    bonuses: Vec<&'a str>,
    unlocked: Vec<&'a str>,
    barracks: [u16; 2],
    first_agora: bool,
    /// What the seat has to decide; `null` when nothing.
    decides: Option<&'static str>,
    #[serde(serialize_with = "as_map")]
    points: Vec<(&'static str, i16)>,
}

/// A die in the Forum.
#[derive(Serialize)]
struct DiePicture<'a> {
    die: &'a str,
    /// What it shows and where it lies; `null` until it is shaken.
    symbol: Option<&'a str>,
    section: Option<u8>,
    /// What it costs the viewer, and the spaces it leads to now.
    cost: Option<u8>,
    spaces: Vec<&'a str>,
}

/// A table in names and numbers.
#[derive(Serialize)]
struct Picture<'a> {
    viewer: Option<usize>,
    boards: &'a str,
    boards_fingerprint: &'a str,
    boards_about: &'a str,
    turn: u16,
    last_turn: bool,
    due: &'static str,
    to_move: Vec<usize>,
    forum: Vec<DiePicture<'a>>,
    cities: Vec<CityPicture<'a>>,
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
    fn picture(&self) -> Picture<'_> {
        let state = &self.table;
        let boards = state.boards();
        let to_move = match state.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        };
        Picture {
            viewer: self.seat().map(Seat::index),
            boards: &boards.name,
            boards_fingerprint: &boards.fingerprint,
            boards_about: &boards.about,
            turn: state.turns(),
            last_turn: state.is_last_turn(),
            due: due(state.phase()),
            to_move,
            forum: state.forum().iter().map(|&shown| self.die_picture(shown)).collect(),
            cities: Seat::all(state.seats()).map(|seat| city_picture(state, seat)).collect(),
        }
    }

    fn die_picture(&self, shown: Shown) -> DiePicture<'_> {
        let state = &self.table;
        let boards = state.boards();
        let die = &boards.dice[usize::from(shown.die)];
        // Rule 2.21: a die that has just come in shows nothing yet.
        let lies = state.phase() == Phase::Act;
        let own = self.seat().filter(|&seat| lies && state.city(seat).sheet().is_some());
        let spaces = own.map_or_else(Vec::new, |seat| {
            let sheet = state.sheet(state.city(seat));
            named(sheet, state.die_spaces(seat, shown, false))
        });
        DiePicture {
            die: &die.id,
            symbol: lies
                .then(|| boards.symbols[usize::from(die.faces[usize::from(shown.face)])].as_str()),
            section: lies.then_some(shown.section),
            cost: own.map(|seat| state.city(seat).die_cost(die.colour, shown.section)),
            spaces,
        }
    }
}

fn named(sheet: &Sheet, spaces: u64) -> Vec<&str> {
    bits(spaces).map(|space| sheet.spaces[usize::from(space)].id.as_str()).collect()
}

fn city_picture(state: &State, seat: Seat) -> CityPicture<'_> {
    let city = state.city(seat);
    let boards = state.boards();
    let sheet = city.sheet().map(|sheet| &boards.sheets[sheet]);
    let bonuses = bits(u64::from(city.bonuses()));
    let unlocked = bits(u64::from(city.unlocked()));
    CityPicture {
        seat: seat.index(),
        city: sheet.map(|sheet| sheet.id.as_str()),
        coins: city.coins(),
        resources: city.resources(),
        crossed: sheet.map_or_else(Vec::new, |sheet| named(sheet, city.crossed())),
        bonuses: bonuses.map(|b| boards.bonuses[usize::from(b)].id.as_str()).collect(),
        unlocked: unlocked.map(|d| boards.dice[usize::from(d)].id.as_str()).collect(),
        barracks: city.attacks(),
        first_agora: city.was_first(),
        decides: city.task().map(asked),
        points: CATEGORIES.into_iter().zip(state.score(seat).0).collect(),
    }
}
