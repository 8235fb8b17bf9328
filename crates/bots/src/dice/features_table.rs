//! The features that only the network with a policy reads: how far each building is, what the seat has,
//! how near the end is, and how the neighbours stand, one flag per number.
//!
//! What one more space is worth depends on how many there are, and a flag per number lets one layer
//! learn any such curve.

use mirabilia_games::dice::boards::BUILDINGS;
use mirabilia_games::dice::{City, State};
use mirabilia_kernel::Seat;

use super::tables::{self, BoardTables, IN_CITY};

/// The value of a set flag.
const YES: i16 = 4;
/// Open spaces of a building, 0 to 6 or more.
const OPEN: usize = 7;
const OPENS: usize = 0;
const COINS: usize = OPENS + BUILDINGS.len() * OPEN;
const MOST_COINS: usize = 12;
const RESOURCES: usize = COINS + MOST_COINS + 1;
const MOST_RESOURCES: usize = 8;
/// Spaces until the end, of the seat and of the nearest other.
const END: usize = RESOURCES + MOST_RESOURCES + 1;
const MOST_SPACES: usize = 10;
/// What a neighbour has: open spaces of buildings, lead in points, coins.
const NEIGHBOURS: usize = END + 2 * (MOST_SPACES + 1);
const NEIGHBOUR: usize = IN_CITY + 2;
/// Leads over the others, the strongest first.
const LEADS: usize = NEIGHBOURS + 2 * NEIGHBOUR;
const OTHERS: usize = 6;
/// The turn, in steps of four.
const TURN: usize = LEADS + OTHERS;
const TURNS: usize = 9;
pub(super) const COUNT: usize = TURN + TURNS;

pub(super) fn write(state: &State, seat: Seat, set: &mut impl FnMut(usize, i16)) {
    let tables = tables::of(state);
    let city = state.city(seat);
    let open = |city: &City, building: usize| {
        let spaces = tables::sheet_of(state, city).building_spaces[building];
        (spaces & !city.crossed()).count_ones() as usize
    };
    for building in 0..BUILDINGS.len() {
        set(OPENS + building * OPEN + open(city, building).min(OPEN - 1), YES);
    }
    set(COINS + usize::from(city.coins()).min(MOST_COINS), YES);
    set(RESOURCES + usize::from(city.resources()).min(MOST_RESOURCES), YES);
    let to_end = |city: &City| {
        let sheet = tables::sheet_of(state, city);
        tables::spaces_to_end(state.boards(), sheet, city.crossed(), city.bonuses()) as usize
    };
    set(END + to_end(city).min(MOST_SPACES), YES);
    let others = || Seat::all(state.seats()).filter(|other| *other != seat);
    let nearest = others().map(|other| to_end(state.city(other))).min().unwrap_or(0);
    set(END + MOST_SPACES + 1 + nearest.min(MOST_SPACES), YES);

    let points = points(state, tables, city);
    let seats = state.seats();
    for (side, neighbour) in [seat.left(seats), seat.right(seats)].into_iter().enumerate() {
        let at = NEIGHBOURS + side * NEIGHBOUR;
        let theirs = state.city(neighbour);
        for building in 0..IN_CITY {
            set(at + building, open(theirs, building) as i16);
        }
        set(at + IN_CITY, (points - self::points(state, tables, theirs)).clamp(-60, 60));
        set(at + IN_CITY + 1, i16::from(theirs.coins()));
    }
    let mut leads = [i16::MAX; OTHERS];
    for (lead, other) in leads.iter_mut().zip(others()) {
        *lead = points - self::points(state, tables, state.city(other));
    }
    leads.sort_unstable();
    for (i, lead) in leads.into_iter().enumerate().filter(|(_, lead)| *lead != i16::MAX) {
        set(LEADS + i, lead.clamp(-60, 60));
    }
    set(TURN + usize::from(state.turns() / 4).min(TURNS - 1), YES);
}

fn points(state: &State, tables: &BoardTables, city: &City) -> i16 {
    tables::points_of(state, tables, city) as i16
}
