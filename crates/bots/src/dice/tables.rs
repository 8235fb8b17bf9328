//! Lookup tables of a board set, computed once from its data.

use std::cell::Cell;
use std::sync::Mutex;

use mirabilia_games::dice::boards::{
    BUILDINGS, Boards, Building, DieSymbol, Effect, MAX_COLOURS, MAX_DICE, MAX_SPACES, Sheet,
};
use mirabilia_games::dice::{City, State};
use mirabilia_kernel::Seat;

/// The rough worth of an effect that lets the player choose again, in points.
const CROSSING: f32 = 3.0;
/// The number of spaces that a space that counts them is assumed to find.
const TYPICAL_COUNT: f32 = 3.0;
/// The printed points of a space fit in this many bits.
const POINT_BITS: usize = 5;

/// The number of buildings in the city; the Warehouse comes after them.
pub(super) const IN_CITY: usize = Building::WAREHOUSE.index();

/// The tables of a board set.
pub(super) struct BoardTables {
    /// One per city sheet.
    pub(super) sheets: Vec<SheetTables>,
    /// All bonuses, and those that ask for a choice, one bit each.
    pub(super) bonuses: u8,
    pub(super) asking: u8,
    /// The special dice, one bit each.
    pub(super) special: u16,
}

/// The tables of one city sheet.
pub(super) struct SheetTables {
    /// By colour, the spaces that its dice can ever cross.
    pub(super) reach: [u64; MAX_COLOURS],
    /// By special die, the spaces that no other colour reaches.
    pub(super) own: [u64; MAX_DICE],
    /// The spaces that attack, in the western and the eastern Barracks.
    pub(super) attacks: [u64; 2],
    /// The rough worth of each space in points, for spaces that cannot be crossed yet.
    pub(super) rough: [f32; MAX_SPACES],
    /// Spaces that score per space of a building: the bit of the space, the building, the rate.
    pub(super) counters: Vec<(u64, usize, u8)>,
    /// By symbol, the spaces of the buildings that it compares; 0 if it compares none.
    pub(super) compared: Vec<u64>,
    /// Spaces that unlock a die.
    unlocks: u64,
    /// The lines with such a space.
    unlocking: Vec<u8>,
    /// Printed points as bit planes: the spaces whose points have bit 0 set, bit 1 set, and so on.
    points: [u64; POINT_BITS],
}

impl SheetTables {
    /// The printed and counted points of the crossed spaces, without attacks and the first Agora.
    #[inline]
    pub(super) fn points(&self, sheet: &Sheet, crossed: u64) -> u32 {
        let printed = |bit: usize| (self.points[bit] & crossed).count_ones() << bit;
        let mut sum = (0..POINT_BITS).map(printed).sum();
        for &(space, building, rate) in &self.counters {
            // Multiplying is faster than a branch that cannot be predicted.
            let rate = u32::from(crossed & space != 0) * u32::from(rate);
            sum += rate * (crossed & sheet.building_spaces[building]).count_ones();
        }
        sum
    }

    /// The fewest spaces to cross until one unlocks a die; 0 if there is none left.
    pub(super) fn until_unlock(&self, sheet: &Sheet, crossed: u64) -> u32 {
        let mut fewest = 0;
        for &line in &self.unlocking {
            let line = &sheet.lines[usize::from(line)];
            let open = line.set & !crossed;
            if open & self.unlocks == 0 {
                continue;
            }
            let before = if line.any_order {
                0
            } else if line.ascending {
                let first = 1u64 << (open & self.unlocks).trailing_zeros();
                (open & (first - 1)).count_ones()
            } else {
                let open = line.spaces.iter().filter(|&&space| open >> space & 1 == 1);
                open.take_while(|&&space| self.unlocks >> space & 1 == 0).count() as u32
            };
            fewest = if fewest == 0 { before + 1 } else { fewest.min(before + 1) };
        }
        fewest
    }
}

/// The sheet of a city, after it has been dealt.
#[inline]
pub(super) fn sheet_of<'a>(state: &'a State, city: &City) -> &'a Sheet {
    &state.boards().sheets[city.sheet().unwrap_or_default()]
}

/// The current points of a city.
#[inline]
pub(super) fn points_of(state: &State, tables: &BoardTables, city: &City) -> u32 {
    let number = city.sheet().unwrap_or_default();
    let first = u32::from(city.was_first()) * u32::from(state.boards().first_to_finish);
    let attacks = city.attacks();
    tables.sheets[number].points(&state.boards().sheets[number], city.crossed())
        + u32::from(attacks[0])
        + u32::from(attacks[1])
        + first
}

/// A city as a seat may know it: its own as it is, others as the turn began (rule 3.9).
#[inline]
pub(super) fn visible_city(state: &State, seat: Seat, other: Seat) -> &City {
    if seat == other { state.city(other) } else { state.city_before(other) }
}

/// The fewest spaces that a city has to cross until its bonuses end the game.
pub(super) fn spaces_to_end(boards: &Boards, sheet: &Sheet, crossed: u64, bonuses: u8) -> u32 {
    let wanted = u32::from(boards.bonuses_to_end).saturating_sub(bonuses.count_ones());
    // Printed sets end with the third bonus at the latest, so that their loops have a known length.
    match wanted {
        0 => 0,
        1 => nearest::<1>(sheet, crossed, 1),
        2 => nearest::<2>(sheet, crossed, 2),
        3 => nearest::<3>(sheet, crossed, 3),
        _ => nearest::<{ IN_CITY + 1 }>(sheet, crossed, wanted as usize),
    }
}

/// The number of open spaces in the `wanted` unfinished buildings that have the fewest; a large number
/// if there are fewer buildings. `MAX` is at least `wanted`, or one more than there are buildings.
#[inline]
fn nearest<const MAX: usize>(sheet: &Sheet, crossed: u64, wanted: usize) -> u32 {
    const NONE: u32 = u32::MAX;
    let mut least = [NONE; MAX];
    for spaces in &sheet.building_spaces[..IN_CITY] {
        let open = (spaces & !crossed).count_ones();
        let mut rest = if open == 0 { NONE } else { open };
        for slot in &mut least {
            (*slot, rest) = ((*slot).min(rest), (*slot).max(rest));
        }
    }
    let found = least.iter().take(wanted).take_while(|open| **open != NONE);
    let (count, sum) = found.fold((0, 0), |(count, sum), open| (count + 1, sum + open));
    if count < wanted { sum + MAX_SPACES as u32 } else { sum }
}

thread_local! {
    /// The last set, by address. The next one is nearly always the same.
    static LAST: Cell<Option<(usize, &'static BoardTables)>> = const { Cell::new(None) };
}

/// The tables by the address of their set. Sets live as long as the program and never change, so an
/// address identifies a set.
static REGISTER: Mutex<Vec<(usize, &'static BoardTables)>> = Mutex::new(Vec::new());

/// The tables of a state's board set.
#[inline]
pub(super) fn of(state: &State) -> &'static BoardTables {
    let address = std::ptr::from_ref(state.boards()).addr();
    match LAST.get() {
        Some((last, tables)) if last == address => tables,
        _ => find(address, state.boards()),
    }
}

#[cold]
fn find(address: usize, boards: &Boards) -> &'static BoardTables {
    let mut register = REGISTER.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let found = register.iter().find(|(set, _)| *set == address).map(|(_, tables)| *tables);
    let tables = found.unwrap_or_else(|| {
        let tables: &'static BoardTables = Box::leak(Box::new(BoardTables::new(boards)));
        register.push((address, tables));
        tables
    });
    LAST.set(Some((address, tables)));
    tables
}

impl BoardTables {
    fn new(boards: &Boards) -> Self {
        let asks = |effects: &[Effect]| effects.iter().any(|effect| effect.asks());
        let asking = boards.bonuses.iter().enumerate().filter(|(_, bonus)| asks(&bonus.effects));
        let special = boards.dice.iter().enumerate().filter(|(_, die)| die.special);
        Self {
            sheets: boards.sheets.iter().map(|sheet| sheet_tables(boards, sheet)).collect(),
            bonuses: ((1u16 << boards.bonuses.len()) - 1) as u8,
            asking: asking.fold(0, |set, (number, _)| set | 1 << number),
            special: special.fold(0, |set, (number, _)| set | 1 << number),
        }
    }
}

fn sheet_tables(boards: &Boards, sheet: &Sheet) -> SheetTables {
    let mut tables = SheetTables {
        reach: [0; MAX_COLOURS],
        own: [0; MAX_DICE],
        attacks: [0; 2],
        rough: [0.0; MAX_SPACES],
        counters: Vec::new(),
        compared: boards.symbol_uses.iter().map(|uses| compared(sheet, uses)).collect(),
        unlocks: 0,
        unlocking: Vec::new(),
        points: [0; POINT_BITS],
    };
    for die in &boards.dice {
        for face in die.faces {
            tables.reach[usize::from(die.colour)] |= opened(boards, sheet, face);
        }
    }
    for (number, die) in boards.dice.iter().enumerate().filter(|(_, die)| die.special) {
        let others = tables.reach.iter().enumerate().filter(|(c, _)| *c != usize::from(die.colour));
        let others = others.fold(0, |set, (_, spaces)| set | spaces);
        tables.own[number] = tables.reach[usize::from(die.colour)] & !others;
    }
    for (number, space) in sheet.spaces.iter().enumerate() {
        let bit = 1u64 << number;
        let mut printed = 0;
        for effect in &space.effects {
            tables.rough[number] += match *effect {
                Effect::Vp(amount) | Effect::Attack(amount) => f32::from(amount),
                Effect::CoinAndVpPerSpace { rate, .. } => 1.4 * TYPICAL_COUNT * f32::from(rate),
                Effect::VpPerGallerySpace(rate) => TYPICAL_COUNT * f32::from(rate),
                Effect::CrossSpace(_)
                | Effect::FreeDie
                | Effect::TakeAction
                | Effect::UnlockDie(_) => CROSSING,
                Effect::CrossUpToTwo(_) => 1.6 * CROSSING,
                Effect::GainCoins(amount) => 0.4 * f32::from(amount),
                _ => 1.0,
            };
            match *effect {
                Effect::UnlockDie(_) => tables.unlocks |= bit,
                Effect::Vp(amount) => printed += u32::from(amount),
                Effect::Attack(_) => {
                    tables.attacks[usize::from(space.building == Building::EAST)] |= bit;
                }
                Effect::CoinAndVpPerSpace { building, rate } => {
                    tables.counters.push((bit, building.index(), rate));
                }
                Effect::VpPerGallerySpace(rate) => {
                    tables.counters.push((bit, Building::GALLERY.index(), rate));
                }
                _ => {}
            }
        }
        for (bit_number, spaces) in tables.points.iter_mut().enumerate() {
            *spaces |= if printed >> bit_number & 1 == 1 { bit } else { 0 };
        }
    }
    let lines = sheet.lines.iter().enumerate().filter(|(_, line)| line.set & tables.unlocks != 0);
    tables.unlocking = lines.map(|(number, _)| number as u8).collect();
    tables
}

/// The spaces that a symbol compares.
fn compared(sheet: &Sheet, uses: &DieSymbol) -> u64 {
    let DieSymbol::Compares(buildings) = *uses else { return 0 };
    let named = (0..BUILDINGS.len()).filter(|b| buildings >> b & 1 == 1);
    named.fold(0, |set, b| set | sheet.building_spaces[b])
}

/// The spaces that a symbol can ever open.
fn opened(boards: &Boards, sheet: &Sheet, symbol: u8) -> u64 {
    if let DieSymbol::Crosses(buildings) = boards.symbol_uses[usize::from(symbol)] {
        let named = (0..BUILDINGS.len()).filter(|b| buildings >> b & 1 == 1);
        return named.fold(0, |set, b| set | sheet.building_spaces[b]);
    }
    let lines = sheet.symbol_lines[usize::from(symbol)].iter();
    lines.fold(0, |set, &line| set | sheet.lines[usize::from(line)].set)
}
