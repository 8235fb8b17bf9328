//! The picture of a view in names and numbers: what programs read and screens draw.

use mirabilia_kernel::{Seat, Turn, pictured};
use serde::Serialize;

use crate::boards::Sheet;
use crate::moves::bits;
use crate::state::{Phase, Shown, State};
use crate::view::View;
use crate::words::{Asked, Category, Due, as_map};

/// One city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceCity"))]
pub struct CityPicture<'a> {
    /// Whose it is.
    pub seat: usize,
    /// Its name in the board set; none before the deal.
    pub city: Option<&'a str>,
    /// Coins held.
    pub coins: u8,
    /// Resources produced.
    pub resources: u8,
    /// The spaces crossed off.
    pub crossed: Vec<&'a str>,
    /// The bonuses crossed off.
    pub bonuses: Vec<&'a str>,
    /// The special dice that may be chosen.
    pub unlocked: Vec<&'a str>,
    /// Points written in the western and the eastern Barracks.
    pub barracks: [u16; 2],
    /// Was it the first to finish its Agora?
    pub first_agora: bool,
    /// What the seat has to decide; `null` when nothing.
    pub decides: Option<Asked>,
    /// Points as they stand, by the lines of the score pad.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Category, i16>"))]
    pub points: Vec<(Category, i16)>,
}

/// A die in the Forum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceDie"))]
pub struct DiePicture<'a> {
    /// Its name in the board set.
    pub die: &'a str,
    /// What it shows; `null` until it is shaken.
    pub symbol: Option<&'a str>,
    /// The section of the Forum it lies in; `null` until it is shaken.
    pub section: Option<u8>,
    /// What it costs the viewer; `null` until it is shaken, and for spectators.
    pub cost: Option<u8>,
    /// The spaces of the viewer's sheet it leads to now.
    pub spaces: Vec<&'a str>,
}

/// A table of 7 Wonders Dice in names and numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DicePicture"))]
pub struct Picture<'a> {
    /// The seat it is for; none for spectators.
    pub viewer: Option<usize>,
    /// The name of the board set.
    pub boards: &'a str,
    /// The fingerprint of the board set.
    pub boards_fingerprint: &'a str,
    /// What the board set is, in a sentence.
    pub boards_about: &'a str,
    /// How many turns have begun.
    pub turn: u16,
    /// Is this the last turn?
    pub last_turn: bool,
    /// What is due next.
    pub due: Due,
    /// Who decides; nobody while luck is due and when the game is over.
    pub to_move: Vec<usize>,
    /// The dice in the Forum.
    pub forum: Vec<DiePicture<'a>>,
    /// The cities by seat. While a turn runs, those of others are as they were when it began.
    pub cities: Vec<CityPicture<'a>>,
}

pictured!(View as Picture<'static>);

impl View {
    /// The view in names and numbers.
    pub fn picture(&self) -> Picture<'_> {
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
            due: Due(state.phase()),
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
        decides: city.task().map(Asked),
        points: Category::every().zip(state.score(seat).0).collect(),
    }
}
