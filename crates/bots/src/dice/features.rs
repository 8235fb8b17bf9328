//! The network's features of a position, from one seat.
//!
//! Everything is derived from the compiled boards: the progress of lines and buildings, the rough
//! worth of the next spaces, the cost of dice. The roll itself is left out: it is pure luck, and an
//! evaluation without it has less variance.

use mirabilia_games::dice::boards::{BUILDINGS, Boards, Building, DieSymbol, Sheet};
use mirabilia_games::dice::chance::SECTIONS;
use mirabilia_games::dice::{City, State, Task};
use mirabilia_kernel::Seat;

use super::feature_names::NAMES;
use super::tables::{self, BoardTables, IN_CITY, SheetTables};
use crate::feature_writer::FeatureWriter;

/// The expected turns left per space until the end, and their limit.
const TURNS_PER_SPACE: u32 = 2;
const MAX_TURNS: i32 = 24;

type Writer<'a> = FeatureWriter<'a, { NAMES.len() }>;

/// Totals over the cities of the opponents.
struct Opponents {
    count: i32,
    best: i32,
    points: i32,
    coins: i32,
    resources: i32,
    bonuses: i32,
    to_end: i32,
    agora: i32,
}

pub(super) fn write(state: &State, seat: Seat, out: &mut [i16]) {
    let tables = tables::of(state);
    let city = state.city(seat);
    let boards = state.boards();
    let sheet = tables::sheet_of(state, city);
    let own = &tables.sheets[city.sheet().unwrap_or_default()];
    let opponents = opponents(state, seat, tables);
    let points = tables::points_of(state, tables, city) as i32;
    let to_end = to_end(boards, sheet, city);
    let nearest = to_end.min(opponents.to_end);
    let turns = if state.is_last_turn() {
        0
    } else {
        (nearest * TURNS_PER_SPACE as i32).min(MAX_TURNS) + 1
    };
    let out = out.try_into().expect("as long as the names");
    let writer = &mut FeatureWriter::new(out, 1);

    let agora = open(sheet, city, Building::AGORA.index());
    writer.put(i32::from(state.seats()));
    writer.put(i32::from(state.turns()));
    writer.flag(state.is_last_turn());
    writer.put(nearest);
    writer.put(to_end - opponents.to_end);
    writer.put(to_end);
    writer.flag(nearest <= 1);
    writer.flag(to_end <= 1);
    writer.flag(state.agora_finished());
    writer.put(if state.agora_finished() { 0 } else { opponents.agora - agora });

    let lead = points - opponents.best;
    writer.put(points * 4 / 5);
    writer.put(lead);
    writer.put(points - opponents.points / opponents.count);
    writer.flag(lead > 0);
    writer.put(lead * 4 / (turns + 3));

    let coins = i32::from(city.coins());
    let resources = i32::from(city.resources());
    writer.put(coins);
    writer.put((coins - 6).max(0));
    writer.put(opponents.coins / opponents.count);
    writer.put(resources);
    writer.put(resources * turns / 4);
    writer.put(2 * resources - 2 * opponents.resources / opponents.count);
    writer.put(uncovered_cost(sheet, city));
    let (price, gain) = dice(boards, own, city);
    writer.put(price);
    writer.put(price * turns / 8);
    writer.put(gain);
    writer.put(gain * turns / 4);

    bonuses(writer, boards, tables, city);
    writer.put(opponents.bonuses);
    buildings(writer, sheet, own, city);
    special(writer, state, seat, tables, turns);
    war(writer, state, seat, tables);
    let task = city.task();
    writer.flag(task == Some(Task::Action));
    writer.flag(task == Some(Task::FreeDie));
    writer.flag(matches!(task, Some(Task::Cross(_))));
    writer.flag(matches!(task, Some(Task::CrossUpTo(..))));
    writer.flag(task == Some(Task::Bonus));
    debug_assert_eq!(writer.written(), NAMES.len());
}

fn to_end(boards: &Boards, sheet: &Sheet, city: &City) -> i32 {
    tables::spaces_to_end(boards, sheet, city.crossed(), city.bonuses()).min(40) as i32
}

fn open(sheet: &Sheet, city: &City, building: usize) -> i32 {
    (sheet.building_spaces[building] & !city.crossed()).count_ones() as i32
}

fn opponents(state: &State, seat: Seat, tables: &BoardTables) -> Opponents {
    let mut sum = Opponents {
        count: i32::from(state.seats()) - 1,
        best: 0,
        points: 0,
        coins: 0,
        resources: 0,
        bonuses: 0,
        to_end: i32::MAX,
        agora: i32::MAX,
    };
    for other in Seat::all(state.seats()).filter(|other| *other != seat) {
        let city = state.city(other);
        let sheet = tables::sheet_of(state, city);
        let points = tables::points_of(state, tables, city) as i32;
        sum.best = sum.best.max(points);
        sum.points += points;
        sum.coins += i32::from(city.coins());
        sum.resources += i32::from(city.resources());
        sum.bonuses = sum.bonuses.max(city.bonuses().count_ones() as i32);
        sum.to_end = sum.to_end.min(to_end(state.boards(), sheet, city));
        sum.agora = sum.agora.min(open(sheet, city, Building::AGORA.index()));
    }
    sum
}

/// The cost of the open spaces of the city that exceeds the resources.
fn uncovered_cost(sheet: &Sheet, city: &City) -> i32 {
    let open = !city.crossed() & !sheet.building_spaces[IN_CITY];
    let from = usize::from(city.resources()).min(sheet.within.len() - 1);
    let most = sheet.within[sheet.within.len() - 1];
    let beyond = sheet.within[from..].iter().map(|cheap| (most & open & !cheap).count_ones());
    beyond.sum::<u32>() as i32 / 2
}

/// The cost of the available dice over the four sections and the coins for choosing them, each
/// weighted by the spaces that the die can still cross.
fn dice(boards: &Boards, own: &SheetTables, city: &City) -> (i32, i32) {
    let (mut price, mut gain, mut all) = (0, 0, 1);
    for (number, die) in boards.dice.iter().enumerate() {
        if die.special && city.unlocked() >> number & 1 == 0 {
            continue;
        }
        let uses = (own.reach[usize::from(die.colour)] & !city.crossed()).count_ones() as i32;
        // The most expensive section, then one less, and so on down to 0.
        let highest = i32::from(city.die_cost(die.colour, SECTIONS - 1));
        let costs = highest * (highest + 1) / 2;
        all += uses;
        price += uses * costs;
        gain += uses * i32::from(city.on_die(die.colour));
    }
    (4 * price / all, 16 * gain / all)
}

fn bonuses(writer: &mut Writer<'_>, boards: &Boards, tables: &BoardTables, city: &City) {
    let held = city.bonuses().count_ones();
    writer.flag(held == 1);
    writer.flag(held == 2);
    writer.flag(held >= u32::from(boards.bonuses_to_end));
    let left = tables.bonuses & !city.bonuses();
    writer.put((left & tables.asking).count_ones() as i32);
    writer.put((left & !tables.asking).count_ones() as i32);
}

fn buildings(writer: &mut Writer<'_>, sheet: &Sheet, own: &SheetTables, city: &City) {
    let spaces = |b: usize| sheet.building_spaces[b];
    for building in 0..BUILDINGS.len() {
        writer.put((spaces(building) & city.crossed()).count_ones() as i32);
    }
    let left: [i32; IN_CITY] = std::array::from_fn(|building| open(sheet, city, building));
    for wanted in [1, 2, 0] {
        for open in left {
            writer.flag(open == wanted);
        }
    }
    for building in 0..IN_CITY {
        let mut next = sheet.next_in_building(building, city.crossed());
        let mut best = 0.0f32;
        while next != 0 {
            best = best.max(own.rough[next.trailing_zeros() as usize]);
            next &= next - 1;
        }
        writer.put(best as i32);
    }
    let mut counted = [0; BUILDINGS.len()];
    for &(space, building, rate) in &own.counters {
        counted[building] += if city.crossed() & space == 0 { 0 } else { i32::from(rate) };
    }
    writer.put(counted[0]);
    writer.put(counted[1] + counted[2]);
    writer.put(counted[3]);
    writer.put(counted[4]);
    writer.put(counted[5]);
    writer.put(counted[6] + counted[7]);
    writer.put(counted[8]);
}

fn special(writer: &mut Writer<'_>, state: &State, seat: Seat, tables: &BoardTables, turns: i32) {
    let (city, boards) = (state.city(seat), state.boards());
    let (sheet, own) =
        (tables::sheet_of(state, city), &tables.sheets[city.sheet().unwrap_or_default()]);
    let (mut reached, mut locked, mut holds) = (0.0, 0.0, 0);
    for (number, die) in boards.dice.iter().enumerate().filter(|(_, die)| die.special) {
        let unlocked = city.unlocked() >> number & 1 == 1;
        let mut spaces = own.own[number] & !city.crossed();
        let points = if unlocked { &mut reached } else { &mut locked };
        while spaces != 0 {
            *points += own.rough[spaces.trailing_zeros() as usize];
            spaces &= spaces - 1;
        }
        if unlocked && own.own[number] & !city.crossed() != 0 {
            for face in die.faces {
                if let DieSymbol::Compares(_) = boards.symbol_uses[usize::from(face)] {
                    holds += i32::from(compares_well(state, seat, tables, face));
                }
            }
        }
    }
    let unlocked = city.unlocked().count_ones() as i32;
    writer.put(unlocked);
    let shown = state.forum().iter().filter(|s| tables.special >> s.die & 1 == 1);
    writer.put(shown.count() as i32);
    writer.put(unlocked * turns / 2);
    writer.put(reached as i32);
    writer.put(locked as i32);
    writer.put(own.until_unlock(sheet, city.crossed()) as i32);
    writer.put(holds);
}

/// Whether the comparison of a symbol holds: `State::compares_well` by counting bits.
fn compares_well(state: &State, seat: Seat, tables: &BoardTables, symbol: u8) -> bool {
    let count = |seat: Seat| {
        let city = state.city_before(seat);
        let sheet = &tables.sheets[city.sheet().unwrap_or_default()];
        (sheet.compared[usize::from(symbol)] & city.crossed()).count_ones()
    };
    let (own, seats) = (count(seat), state.seats());
    if seats == 2 {
        return own > count(seat.other());
    }
    own >= count(seat.left(seats)) && own >= count(seat.right(seats))
}

fn war(writer: &mut Writer<'_>, state: &State, seat: Seat, tables: &BoardTables) {
    let city = state.city(seat);
    let own = &tables.sheets[city.sheet().unwrap_or_default()];
    let sheet = tables::sheet_of(state, city);
    let seats = state.seats();
    let neighbours = [seat.left(seats), seat.right(seats)];
    // What defences take off the attacks that are left.
    for side in 0..2 {
        let attacks = (own.attacks[side] & !city.crossed()).count_ones() as i32;
        writer.put(i32::from(state.defence_against(seat, side)) * attacks);
    }
    for side in 0..2 {
        writer.put((sheet.defences[side] & city.crossed()).count_ones() as i32);
    }
    for (side, neighbour) in neighbours.into_iter().enumerate() {
        let theirs = state.city(neighbour);
        let attacks = tables.sheets[theirs.sheet().unwrap_or_default()].attacks[1 - side];
        writer.put((attacks & !theirs.crossed()).count_ones() as i32);
    }
}
