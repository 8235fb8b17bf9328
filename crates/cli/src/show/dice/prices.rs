//! What moves cost and bring, in words.

use mirabilia_games::dice::boards::{BUILDINGS, Effect, MAX_COLOURS, Sheet};
use mirabilia_games::dice::{Boards, City, Move, Shown, State, Task};
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{cut, tied};
use super::super::words::{coins, plural};
use super::facts::{self, bits, has};

/// A name where several stand in a line.
pub(super) fn name(names: &Names, seat: Seat) -> String {
    tied(&cut(names.seat(seat), 16))
}

/// The sheet of a seat, once the cities are dealt.
pub(super) fn sheet<'a>(state: &'a State, city: &City) -> Option<&'a Sheet> {
    city.sheet().map(|sheet| &state.boards().sheets[sheet])
}

/// The lasting effects of a city.
#[derive(Default)]
pub(super) struct Lasting {
    less: [u8; MAX_COLOURS],
    free: u8,
    gains: [u8; MAX_COLOURS],
}

impl Lasting {
    pub(super) fn of(boards: &Boards, city: &City) -> Self {
        let mut lasting = Self::default();
        let Some(sheet) = city.sheet().map(|sheet| &boards.sheets[sheet]) else { return lasting };
        let spaces = bits(city.crossed()).flat_map(|space| &sheet.spaces[space].effects);
        let bonuses = bits(city.bonuses()).flat_map(|bonus| &boards.bonuses[bonus].effects);
        for effect in spaces.chain(bonuses) {
            match *effect {
                Effect::DieCostMinus1(set) => {
                    for colour in bits(set) {
                        lasting.less[colour] += 1;
                    }
                }
                Effect::DieCostZero(set) => lasting.free |= set,
                Effect::CoinsOnDie { colour, amount } => {
                    let gain = &mut lasting.gains[usize::from(colour)];
                    *gain = gain.saturating_add(amount);
                }
                _ => {}
            }
        }
        lasting
    }

    /// What a die in a section costs.
    pub(super) fn price(&self, colour: u8, section: u8) -> u8 {
        if has(self.free, colour.into()) {
            return 0;
        }
        section.saturating_sub(self.less[usize::from(colour)])
    }

    /// The coins for choosing a die, before it is paid.
    pub(super) fn gain(&self, colour: u8) -> u8 {
        self.gains[usize::from(colour)]
    }
}

/// The coins for the resources that a space wants and the city lacks.
pub(super) fn missing(sheet: &Sheet, city: &City, space: usize) -> u8 {
    sheet.spaces[space].cost.saturating_sub(city.resources())
}

/// The space of a city that bears a name of the set.
pub(super) fn named(sheet: &Sheet, name: u8) -> usize {
    usize::from(sheet.named[usize::from(name)])
}

/// The next step of the wonder.
pub(super) fn next_step(sheet: &Sheet, city: &City) -> Option<usize> {
    let line = sheet.building_lines[0].first().map(|&line| &sheet.lines[usize::from(line)])?;
    bits(line.next(city.crossed())).next()
}

/// The defence that a seat's western (0) or eastern (1) Barracks meet, and whose it is.
pub(super) fn defence(state: &State, seat: Seat, side: usize) -> (Seat, u8) {
    let facing = if side == 0 { seat.left(state.seats()) } else { seat.right(state.seats()) };
    let city = state.city_before(facing);
    let Some(sheet) = sheet(state, city) else { return (facing, 0) };
    let crossed = bits(city.crossed() & sheet.defences[1 - side]);
    let effects = crossed.flat_map(|space| &sheet.spaces[space].effects);
    let amount = |effect: &Effect| if let Effect::Defence(n) = effect { *n } else { 0 };
    (facing, effects.map(amount).sum())
}

/// The die of a move as it lies in the Forum.
fn shown(state: &State, die: u8) -> Shown {
    state.forum().iter().find(|shown| shown.die == die).copied().unwrap_or_default()
}

/// What a move costs and does: "1 coin for the die, 1 for missing resources: 2 points".
pub(super) fn deal(state: &State, seat: Seat, m: Move, names: &Names) -> Option<String> {
    let (city, boards) = (state.city(seat), state.boards());
    let sheet = sheet(state, city)?;
    let (mut parts, mut paid) = (Vec::new(), Vec::new());
    let mut pay = |amount: u8, what: &str| {
        if amount > 0 {
            let amount = u16::from(amount);
            let amount = if paid.is_empty() { coins(amount) } else { amount.to_string() };
            paid.push(format!("{amount} for {what}"));
        }
    };
    let space = match m {
        Move::Pass => return Some(format!("+{}", coins(u16::from(boards.pass)))),
        Move::Decline => return None,
        Move::Bonus(bonus) => {
            let bonus = &boards.bonuses[usize::from(bonus)];
            return Some(facts::effects(boards, sheet, &bonus.effects));
        }
        Move::Build { die, space } => {
            let shown = shown(state, die);
            let colour = boards.dice[usize::from(die)].colour;
            let lasting = Lasting::of(boards, city);
            let room = boards.gold_size.saturating_sub(city.coins());
            let gain = lasting.gain(colour).min(room);
            if gain > 0 {
                parts.push(format!("+{} for choosing it", coins(u16::from(gain))));
            }
            if city.task() != Some(Task::FreeDie) {
                pay(lasting.price(colour, shown.section), "the die");
            }
            named(sheet, space)
        }
        Move::Wonder => next_step(sheet, city)?,
        Move::Cross(space) => named(sheet, space),
    };
    pay(missing(sheet, city, space), "missing resources");
    if paid.is_empty() && parts.is_empty() {
        paid.push("free".to_owned());
    }
    parts.extend(paid);
    Some(format!("{}: {}", parts.join(", "), brings(state, seat, space, names)))
}

/// What crossing a space brings this seat now.
fn brings(state: &State, seat: Seat, space: usize, names: &Names) -> String {
    let (city, boards) = (state.city(seat), state.boards());
    let Some(sheet) = sheet(state, city) else { return String::new() };
    let facts = &sheet.spaces[space];
    if facts.effects.is_empty() {
        return "nothing".to_owned();
    }
    let text = |effect: &Effect| match *effect {
        Effect::Attack(printed) => {
            let side = usize::from(facts::place(facts) == 2);
            let (facing, defence) = defence(state, seat, side);
            let points = plural(u16::from(printed.saturating_sub(defence)), "point");
            let whom = name(names, facing);
            match defence {
                0 => format!("{points} against {whom}"),
                _ => format!("{points} against {whom} ({printed}, less {defence} for defence)"),
            }
        }
        Effect::CoinAndVpPerSpace { building, rate } => {
            let number = BUILDINGS.iter().position(|id| *id == building.id()).unwrap_or(0);
            let crossed = city.crossed() | 1 << space;
            let spaces = (crossed & sheet.building_spaces[number]).count_ones() as u16;
            let gained = coins(u16::from(rate) * spaces);
            format!("{}, now {gained}", facts::effect(boards, sheet, *effect))
        }
        effect => facts::effect(boards, sheet, effect),
    };
    facts.effects.iter().map(text).collect::<Vec<_>>().join(", ")
}
