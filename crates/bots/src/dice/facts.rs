//! Facts of a board set that judgement asks for all the time, worked out once from its data.

use std::cell::Cell;
use std::sync::Mutex;

use mirabilia_games::dice::boards::{
    BUILDINGS, Boards, Building, Effect, MAX_COLOURS, MAX_DICE, MAX_SPACES, Sheet, Symbol,
};
use mirabilia_games::dice::{City, State};
use mirabilia_kernel::Seat;

/// What a chain effect is roughly worth in points where it is not looked through.
const CROSSING: f32 = 3.0;
/// How many spaces of a building a space that counts them is thought to find.
const TYPICAL_COUNT: f32 = 3.0;
/// Points of one space are below 2 to this.
const POINT_BITS: usize = 5;

/// The buildings of the city come first, the Warehouse last.
pub(super) const IN_CITY: usize = Building::WAREHOUSE.index();

/// Facts of a set.
pub(super) struct Facts {
    /// One for each city.
    pub(super) sheets: Vec<SheetFacts>,
    /// The bonuses that there are, and those that ask for a choice, one bit each.
    pub(super) bonuses: u8,
    pub(super) asking: u8,
    /// The special dice, one bit each.
    pub(super) special: u16,
}

/// Facts of one city.
pub(super) struct SheetFacts {
    /// For each colour, the spaces that its dice can ever cross.
    pub(super) reach: [u64; MAX_COLOURS],
    /// For each special die, the spaces that no other colour reaches.
    pub(super) own: [u64; MAX_DICE],
    /// The spaces that attack, in the western and the eastern Barracks.
    pub(super) attacks: [u64; 2],
    /// Rough points of a space, for spaces that are still out of reach.
    pub(super) rough: [f32; MAX_SPACES],
    /// Spaces that score for each space of a building: the space's bit, the building, the rate.
    pub(super) counters: Vec<(u64, usize, u8)>,
    /// For each symbol that compares, the spaces of its buildings; 0 for others.
    pub(super) compared: Vec<u64>,
    /// Spaces that unlock a die.
    unlocks: u64,
    /// The lines that have such a space.
    unlocking: Vec<u8>,
    /// Printed points in binary: the spaces whose points have bit 0, bit 1 and so on.
    points: [u64; POINT_BITS],
}

impl SheetFacts {
    /// The printed points and counted points of some crossed spaces; attacks and the first Agora
    /// are written elsewhere.
    #[inline]
    pub(super) fn points(&self, sheet: &Sheet, crossed: u64) -> u32 {
        let printed = |bit: usize| (self.points[bit] & crossed).count_ones() << bit;
        let mut sum = (0..POINT_BITS).map(printed).sum();
        for &(space, building, rate) in &self.counters {
            // Whether it is crossed nobody can foresee: multiplying is quicker than asking.
            let rate = u32::from(crossed & space != 0) * u32::from(rate);
            sum += rate * (crossed & sheet.building_spaces[building]).count_ones();
        }
        sum
    }
}

impl SheetFacts {
    /// The fewest spaces of a line to one that unlocks a die; 0 when there is none left.
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

/// The sheet of a city that has been dealt.
#[inline]
pub(super) fn sheet_of<'a>(state: &'a State, city: &City) -> &'a Sheet {
    &state.boards().sheets[city.sheet().unwrap_or_default()]
}

/// A city's points as they stand.
#[inline]
pub(super) fn points_of(state: &State, facts: &Facts, city: &City) -> u32 {
    let number = city.sheet().unwrap_or_default();
    let first = u32::from(city.was_first()) * u32::from(state.boards().first_to_finish);
    let attacks = city.attacks();
    facts.sheets[number].points(&state.boards().sheets[number], city.crossed())
        + u32::from(attacks[0])
        + u32::from(attacks[1])
        + first
}

/// What a seat may know of a city now: its own as it is, others as the turn began (rule 3.9).
#[inline]
pub(super) fn known(state: &State, seat: Seat, other: Seat) -> &City {
    if seat == other { state.city(other) } else { state.city_before(other) }
}

/// How many spaces a city has to cross at least until its bonuses bring the end.
pub(super) fn spaces_to_end(boards: &Boards, sheet: &Sheet, crossed: u64, bonuses: u8) -> u32 {
    let wanted = u32::from(boards.bonuses_to_end).saturating_sub(bonuses.count_ones());
    // Printed sets end with the third bonus at the latest; their loops have a known length.
    match wanted {
        0 => 0,
        1 => nearest::<1>(sheet, crossed, 1),
        2 => nearest::<2>(sheet, crossed, 2),
        3 => nearest::<3>(sheet, crossed, 3),
        _ => nearest::<{ IN_CITY + 1 }>(sheet, crossed, wanted as usize),
    }
}

/// The open spaces of the nearest so many buildings that are not finished; far too many when there
/// are fewer of them. `MOST` is at least as many, or one more than there are buildings.
#[inline]
fn nearest<const MOST: usize>(sheet: &Sheet, crossed: u64, wanted: usize) -> u32 {
    const NONE: u32 = u32::MAX;
    let mut least = [NONE; MOST];
    for spaces in &sheet.building_spaces[..IN_CITY] {
        let open = (spaces & !crossed).count_ones();
        let mut rest = if open == 0 { NONE } else { open };
        for place in &mut least {
            (*place, rest) = ((*place).min(rest), (*place).max(rest));
        }
    }
    let found = least.iter().take(wanted).take_while(|open| **open != NONE);
    let (count, sum) = found.fold((0, 0), |(count, sum), open| (count + 1, sum + open));
    if count < wanted { sum + MAX_SPACES as u32 } else { sum }
}

thread_local! {
    /// The set asked for last, by its address: nearly always the next one too.
    static LAST: Cell<Option<(usize, &'static Facts)>> = const { Cell::new(None) };
}

/// Facts by the address of their set. Sets of states live for ever and never change, so addresses
/// are names.
static REGISTER: Mutex<Vec<(usize, &'static Facts)>> = Mutex::new(Vec::new());

/// The facts of a state's set.
#[inline]
pub(super) fn of(state: &State) -> &'static Facts {
    let address = std::ptr::from_ref(state.boards()).addr();
    match LAST.get() {
        Some((known, facts)) if known == address => facts,
        _ => find(address, state.boards()),
    }
}

#[cold]
fn find(address: usize, boards: &Boards) -> &'static Facts {
    let mut register = REGISTER.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let found = register.iter().find(|(known, _)| *known == address).map(|(_, facts)| *facts);
    let facts = found.unwrap_or_else(|| {
        let facts: &'static Facts = Box::leak(Box::new(Facts::new(boards)));
        register.push((address, facts));
        facts
    });
    LAST.set(Some((address, facts)));
    facts
}

impl Facts {
    fn new(boards: &Boards) -> Self {
        let asks = |effects: &[Effect]| effects.iter().any(|effect| effect.asks());
        let asking = boards.bonuses.iter().enumerate().filter(|(_, bonus)| asks(&bonus.effects));
        let special = boards.dice.iter().enumerate().filter(|(_, die)| die.special);
        Self {
            sheets: boards.sheets.iter().map(|sheet| sheet_facts(boards, sheet)).collect(),
            bonuses: ((1u16 << boards.bonuses.len()) - 1) as u8,
            asking: asking.fold(0, |set, (number, _)| set | 1 << number),
            special: special.fold(0, |set, (number, _)| set | 1 << number),
        }
    }
}

fn sheet_facts(boards: &Boards, sheet: &Sheet) -> SheetFacts {
    let mut facts = SheetFacts {
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
            facts.reach[usize::from(die.colour)] |= opened(boards, sheet, face);
        }
    }
    for (number, die) in boards.dice.iter().enumerate().filter(|(_, die)| die.special) {
        let others = facts.reach.iter().enumerate().filter(|(c, _)| *c != usize::from(die.colour));
        let others = others.fold(0, |set, (_, spaces)| set | spaces);
        facts.own[number] = facts.reach[usize::from(die.colour)] & !others;
    }
    for (number, space) in sheet.spaces.iter().enumerate() {
        let bit = 1u64 << number;
        let mut printed = 0;
        for effect in &space.effects {
            facts.rough[number] += match *effect {
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
                Effect::UnlockDie(_) => facts.unlocks |= bit,
                Effect::Vp(amount) => printed += u32::from(amount),
                Effect::Attack(_) => {
                    facts.attacks[usize::from(space.building == Building::EAST)] |= bit;
                }
                Effect::CoinAndVpPerSpace { building, rate } => {
                    facts.counters.push((bit, building.index(), rate));
                }
                Effect::VpPerGallerySpace(rate) => {
                    facts.counters.push((bit, Building::GALLERY.index(), rate));
                }
                _ => {}
            }
        }
        for (place, spaces) in facts.points.iter_mut().enumerate() {
            *spaces |= if printed >> place & 1 == 1 { bit } else { 0 };
        }
    }
    let lines = sheet.lines.iter().enumerate().filter(|(_, line)| line.set & facts.unlocks != 0);
    facts.unlocking = lines.map(|(number, _)| number as u8).collect();
    facts
}

/// The spaces that a symbol compares.
fn compared(sheet: &Sheet, uses: &Symbol) -> u64 {
    let Symbol::Compares(buildings) = *uses else { return 0 };
    let named = (0..BUILDINGS.len()).filter(|b| buildings >> b & 1 == 1);
    named.fold(0, |set, b| set | sheet.building_spaces[b])
}

/// The spaces that a symbol can ever open.
fn opened(boards: &Boards, sheet: &Sheet, symbol: u8) -> u64 {
    if let Symbol::Crosses(buildings) = boards.symbol_uses[usize::from(symbol)] {
        let named = (0..BUILDINGS.len()).filter(|b| buildings >> b & 1 == 1);
        return named.fold(0, |set, b| set | sheet.building_spaces[b]);
    }
    let lines = sheet.symbol_lines[usize::from(symbol)].iter();
    lines.fold(0, |set, &line| set | sheet.lines[usize::from(line)].set)
}
