//! What the network sees of a position, from one seat.
//!
//! Everything comes from the compiled boards: how far lines and buildings are, what the next spaces
//! are roughly worth, what dice cost. The shake itself is left out: by the time the network is asked
//! it is pure luck, and a judgement without it is steadier.

use mirabilia_games::dice::boards::{BUILDINGS, Boards, Building, Sheet, Symbol};
use mirabilia_games::dice::{City, State, Task};
use mirabilia_kernel::Seat;

use super::facts::{self, Facts, IN_CITY, SheetFacts};
use super::names::NAMES;

/// Turns left are thought to be so many for each space until the end, and counted up to a limit.
const TURNS_PER_SPACE: u32 = 2;
const MOST_TURNS: i32 = 24;

/// Writes features one after the other. The length is known, so that places need no check.
struct Pen<'a> {
    out: &'a mut [i16; NAMES.len()],
    at: usize,
}

impl Pen<'_> {
    #[inline]
    fn put(&mut self, value: i32) {
        self.out[self.at] = value.clamp(-127, 127) as i16;
        self.at += 1;
    }

    fn flag(&mut self, value: bool) {
        self.put(i32::from(value));
    }
}

/// What the features of a seat need of every city.
struct Others {
    count: i32,
    best: i32,
    points: i32,
    coins: i32,
    resources: i32,
    bonuses: i32,
    to_end: i32,
    agora: i32,
}

/// Writes them.
pub(super) fn write(state: &State, seat: Seat, out: &mut [i16]) {
    let facts = facts::of(state);
    let city = state.city(seat);
    let boards = state.boards();
    let sheet = facts::sheet_of(state, city);
    let own = &facts.sheets[city.sheet().unwrap_or_default()];
    let others = others(state, seat, facts);
    let points = facts::points_of(state, facts, city) as i32;
    let to_end = to_end(boards, sheet, city);
    let nearest = to_end.min(others.to_end);
    let turns = if state.is_last_turn() {
        0
    } else {
        (nearest * TURNS_PER_SPACE as i32).min(MOST_TURNS) + 1
    };
    let out = out.try_into().expect("as long as the names");
    let mut pen = Pen { out, at: 0 };

    let agora = open(sheet, city, Building::AGORA.index());
    pen.put(i32::from(state.seats()));
    pen.put(i32::from(state.turns()));
    pen.flag(state.is_last_turn());
    pen.put(nearest);
    pen.put(to_end - others.to_end);
    pen.put(to_end);
    pen.flag(nearest <= 1);
    pen.flag(to_end <= 1);
    pen.flag(state.agora_finished());
    pen.put(if state.agora_finished() { 0 } else { others.agora - agora });

    let lead = points - others.best;
    pen.put(points * 4 / 5);
    pen.put(lead);
    pen.put(points - others.points / others.count);
    pen.flag(lead > 0);
    pen.put(lead * 4 / (turns + 3));

    let coins = i32::from(city.coins());
    let resources = i32::from(city.resources());
    pen.put(coins);
    pen.put((coins - 6).max(0));
    pen.put(others.coins / others.count);
    pen.put(resources);
    pen.put(resources * turns / 4);
    pen.put(2 * resources - 2 * others.resources / others.count);
    pen.put(dear(sheet, city));
    let (price, gain) = dice(boards, own, city);
    pen.put(price);
    pen.put(price * turns / 8);
    pen.put(gain);
    pen.put(gain * turns / 4);

    bonuses(&mut pen, boards, facts, city);
    pen.put(others.bonuses);
    buildings(&mut pen, sheet, own, city);
    special(&mut pen, state, seat, facts, turns);
    war(&mut pen, state, seat, facts);
    let task = city.task();
    pen.flag(task == Some(Task::Action));
    pen.flag(task == Some(Task::FreeDie));
    pen.flag(matches!(task, Some(Task::Cross(_))));
    pen.flag(matches!(task, Some(Task::CrossUpTo(..))));
    pen.flag(task == Some(Task::Bonus));
    debug_assert_eq!(pen.at, NAMES.len());
}

fn to_end(boards: &Boards, sheet: &Sheet, city: &City) -> i32 {
    facts::spaces_to_end(boards, sheet, city.crossed(), city.bonuses()).min(40) as i32
}

fn open(sheet: &Sheet, city: &City, building: usize) -> i32 {
    (sheet.building_spaces[building] & !city.crossed()).count_ones() as i32
}

fn others(state: &State, seat: Seat, facts: &Facts) -> Others {
    let mut sum = Others {
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
        let sheet = facts::sheet_of(state, city);
        let points = facts::points_of(state, facts, city) as i32;
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

/// Open spaces of the city that cost more than the resources cover, by how much.
fn dear(sheet: &Sheet, city: &City) -> i32 {
    let open = !city.crossed() & !sheet.building_spaces[IN_CITY];
    let from = usize::from(city.resources()).min(sheet.within.len() - 1);
    let most = sheet.within[sheet.within.len() - 1];
    let beyond = sheet.within[from..].iter().map(|cheap| (most & open & !cheap).count_ones());
    beyond.sum::<u32>() as i32 / 2
}

/// What the dice that may be chosen cost over the four sections, and what choosing them brings, each
/// weighed by the spaces it can still cross.
fn dice(boards: &Boards, own: &SheetFacts, city: &City) -> (i32, i32) {
    let (mut price, mut gain, mut all) = (0, 0, 1);
    for (number, die) in boards.dice.iter().enumerate() {
        if die.special && city.unlocked() >> number & 1 == 0 {
            continue;
        }
        let uses = (own.reach[usize::from(die.colour)] & !city.crossed()).count_ones() as i32;
        // The dearest section, one less, and so on down to nothing.
        let dearest = i32::from(city.die_cost(die.colour, 3));
        let costs = dearest * (dearest + 1) / 2;
        all += uses;
        price += uses * costs;
        gain += uses * i32::from(city.on_die(die.colour));
    }
    (4 * price / all, 16 * gain / all)
}

fn bonuses(pen: &mut Pen<'_>, boards: &Boards, facts: &Facts, city: &City) {
    let held = city.bonuses().count_ones();
    pen.flag(held == 1);
    pen.flag(held == 2);
    pen.flag(held >= u32::from(boards.bonuses_to_end));
    let left = facts.bonuses & !city.bonuses();
    pen.put((left & facts.asking).count_ones() as i32);
    pen.put((left & !facts.asking).count_ones() as i32);
}

fn buildings(pen: &mut Pen<'_>, sheet: &Sheet, own: &SheetFacts, city: &City) {
    let spaces = |b: usize| sheet.building_spaces[b];
    for building in 0..BUILDINGS.len() {
        pen.put((spaces(building) & city.crossed()).count_ones() as i32);
    }
    let left: [i32; IN_CITY] = std::array::from_fn(|building| open(sheet, city, building));
    for wanted in [1, 2, 0] {
        for open in left {
            pen.flag(open == wanted);
        }
    }
    for building in 0..IN_CITY {
        let mut next = sheet.next_in_building(building, city.crossed());
        let mut best = 0.0f32;
        while next != 0 {
            best = best.max(own.rough[next.trailing_zeros() as usize]);
            next &= next - 1;
        }
        pen.put(best as i32);
    }
    let mut counted = [0; BUILDINGS.len()];
    for &(space, building, rate) in &own.counters {
        counted[building] += if city.crossed() & space == 0 { 0 } else { i32::from(rate) };
    }
    pen.put(counted[0]);
    pen.put(counted[1] + counted[2]);
    pen.put(counted[3]);
    pen.put(counted[4]);
    pen.put(counted[5]);
    pen.put(counted[6] + counted[7]);
    pen.put(counted[8]);
}

fn special(pen: &mut Pen<'_>, state: &State, seat: Seat, facts: &Facts, turns: i32) {
    let (city, boards) = (state.city(seat), state.boards());
    let (sheet, own) =
        (facts::sheet_of(state, city), &facts.sheets[city.sheet().unwrap_or_default()]);
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
                if let Symbol::Compares(_) = boards.symbol_uses[usize::from(face)] {
                    holds += i32::from(compares_well(state, seat, facts, face));
                }
            }
        }
    }
    let unlocked = city.unlocked().count_ones() as i32;
    pen.put(unlocked);
    let shown = state.forum().iter().filter(|s| facts.special >> s.die & 1 == 1);
    pen.put(shown.count() as i32);
    pen.put(unlocked * turns / 2);
    pen.put(reached as i32);
    pen.put(locked as i32);
    pen.put(own.until_unlock(sheet, city.crossed()) as i32);
    pen.put(holds);
}

/// Does the comparison of a symbol hold? (`State::compares_well`, by spaces counted at once.)
fn compares_well(state: &State, seat: Seat, facts: &Facts, symbol: u8) -> bool {
    let count = |seat: Seat| {
        let city = state.city_before(seat);
        let sheet = &facts.sheets[city.sheet().unwrap_or_default()];
        (sheet.compared[usize::from(symbol)] & city.crossed()).count_ones()
    };
    let (own, seats) = (count(seat), state.seats());
    if seats == 2 {
        return own > count(seat.other());
    }
    own >= count(seat.left(seats)) && own >= count(seat.right(seats))
}

fn war(pen: &mut Pen<'_>, state: &State, seat: Seat, facts: &Facts) {
    let city = state.city(seat);
    let own = &facts.sheets[city.sheet().unwrap_or_default()];
    let sheet = facts::sheet_of(state, city);
    let seats = state.seats();
    let neighbours = [seat.left(seats), seat.right(seats)];
    // What defences take off attacks that are still to come.
    for side in 0..2 {
        let attacks = (own.attacks[side] & !city.crossed()).count_ones() as i32;
        pen.put(i32::from(state.defence_against(seat, side)) * attacks);
    }
    for side in 0..2 {
        pen.put((sheet.defences[side] & city.crossed()).count_ones() as i32);
    }
    for (side, neighbour) in neighbours.into_iter().enumerate() {
        let theirs = state.city(neighbour);
        let attacks = facts.sheets[theirs.sheet().unwrap_or_default()].attacks[1 - side];
        pen.put((attacks & !theirs.crossed()).count_ones() as i32);
    }
}
