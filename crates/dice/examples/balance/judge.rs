//! How a simple player judges a city, and how it chooses: the own turn to its end, no further.

use mirabilia_dice::boards::{BUILDINGS, Boards, Effect, Sheet};
use mirabilia_dice::{BoardsRef, Move, State};
use mirabilia_kernel::{Game, Joint, Luck, Seat, Viewer};

use crate::plan::Plan;

/// A game is thought to last so many turns.
const TURNS: f64 = 25.0;
/// What the next resource is worth at the start, by how many there are.
const RESOURCES: [f64; 6] = [5.0, 4.5, 3.5, 2.5, 1.6, 0.9];
/// What a coin is worth, by how many there are: up to 6, up to 12, up to 18, beyond.
const COINS: [(u8, f64); 4] = [(6, 0.5), (12, 0.35), (18, 0.2), (u8::MAX, 0.05)];
/// So deep a chain of own choices is looked through.
const DEPTH: u32 = 4;

/// Facts of a sheet that do not depend on the course of the game.
struct Facts {
    /// What each space is worth at the start, beyond points and resources.
    lasting: Vec<f64>,
    /// Spaces that score for the spaces of a building: space, building, points for each.
    counters: Vec<(usize, usize, f64)>,
    /// The ways to special dice: the spaces up to the one that unlocks it, what the die is worth.
    ways: Vec<(u64, f64)>,
}

/// A player with a plan.
pub(crate) struct Judge {
    boards: BoardsRef,
    plan: &'static Plan,
    facts: Vec<Facts>,
    lists: Vec<Vec<Move>>,
}

impl Judge {
    pub(crate) fn new(boards: BoardsRef, plan: &'static Plan) -> Self {
        let facts = boards.sheets.iter().map(|sheet| facts(&boards, sheet, plan)).collect();
        Self { boards, plan, facts, lists: vec![Vec::new(); DEPTH as usize + 1] }
    }

    /// The move that leads to the best city, with a little whim so that games differ. Only what the
    /// seat may see counts.
    pub(crate) fn choose(&mut self, state: &State, seat: Seat, luck: &mut impl Luck) -> Move {
        let view = state.view(Viewer::Seat(seat));
        let state = view.state();
        let table = Table::new(state, seat);
        let mut moves = Vec::new();
        state.legal_moves(seat, &mut moves);
        let mut best = (f64::MIN, moves[0]);
        for &m in &moves {
            let whim = f64::from(luck.below(1000)) * 0.0005;
            let value = self.after(state, seat, m, &table, DEPTH) + whim;
            if value > best.0 {
                best = (value, m);
            }
        }
        best.1
    }

    /// What the city is worth after a move and the best choices that follow from it.
    fn after(&mut self, state: &State, seat: Seat, m: Move, table: &Table, depth: u32) -> f64 {
        let mut next = *state;
        next.play_unchecked(&Joint::one(seat, m));
        if depth == 0 || next.turns() != table.turn || next.city(seat).task().is_none() {
            return self.worth(&next, seat, table);
        }
        let mut moves = std::mem::take(&mut self.lists[depth as usize]);
        next.legal_moves(seat, &mut moves);
        let mut best = f64::MIN;
        for &m in &moves {
            best = best.max(self.after(&next, seat, m, table, depth - 1));
        }
        self.lists[depth as usize] = moves;
        best
    }

    fn worth(&self, state: &State, seat: Seat, table: &Table) -> f64 {
        let city = state.city(seat);
        let points = f64::from(state.score(seat).total());
        if table.last {
            return points + 0.01 * f64::from(city.coins());
        }
        let ends = city.bonuses().count_ones() >= u32::from(self.boards.bonuses_to_end);
        let left = if ends { 1.0 / TURNS } else { table.left };
        let number = city.sheet().expect("cities are dealt");
        let (sheet, facts) = (&self.boards.sheets[number], &self.facts[number]);
        let mut worth = points + coins(city.coins()) * (0.3 + 0.7 * left);
        let resources = usize::from(city.resources()).min(RESOURCES.len());
        worth += RESOURCES[..resources].iter().sum::<f64>() * left * self.plan.patience;
        let has = |space: usize| city.crossed() >> space & 1 == 1;
        let lasting = facts.lasting.iter().enumerate().filter(|(space, _)| has(*space));
        worth += lasting.map(|(_, value)| value).sum::<f64>() * left * self.plan.patience;
        for (way, value) in &facts.ways {
            worth += value * part(city.crossed(), *way).powf(1.3) * left;
        }
        for (building, &spaces) in sheet.building_spaces.iter().enumerate() {
            let part =
                f64::from((city.crossed() & spaces).count_ones()) / f64::from(spaces.count_ones());
            let hurry = (2.5 * left).min(1.0);
            let finish = self.plan.finish[building];
            worth += if part < 1.0 { finish * part.powf(1.4) * hurry } else { finish };
            let counters =
                facts.counters.iter().filter(|(space, b, _)| *b == building && has(*space));
            let open = f64::from((spaces & !city.crossed()).count_ones());
            worth += counters.map(|(_, _, rate)| rate * open * 0.5 * left).sum::<f64>();
        }
        if ends {
            // To bring the end is good for who leads.
            worth += (points - table.best_other).clamp(-10.0, 10.0) * 0.8;
        }
        worth
    }
}

/// What a player knows of the table, the same for all moves.
struct Table {
    turn: u16,
    last: bool,
    /// The part of the game that is left.
    left: f64,
    /// The most points of another city as the turn began.
    best_other: f64,
}

impl Table {
    fn new(state: &State, seat: Seat) -> Self {
        let others = Seat::all(state.seats()).filter(|s| *s != seat);
        let bonuses = Seat::all(state.seats()).map(|s| state.city_before(s).bonuses().count_ones());
        let short =
            bonuses.max().unwrap_or_default() + 1 >= u32::from(state.boards().bonuses_to_end);
        let left = (1.0 - f64::from(state.turns()) / TURNS).max(0.08);
        let best_other = others.map(|s| state.score(s).total()).max().unwrap_or_default();
        Self {
            turn: state.turns(),
            last: state.is_last_turn(),
            left: if short { left.min(0.2) } else { left },
            best_other: f64::from(best_other),
        }
    }
}

/// The part of some spaces that is crossed off.
fn part(crossed: u64, spaces: u64) -> f64 {
    f64::from((crossed & spaces).count_ones()) / f64::from(spaces.count_ones())
}

fn coins(held: u8) -> f64 {
    let (mut below, mut sum) = (0, 0.0);
    for (limit, value) in COINS {
        sum += f64::from(held.min(limit).saturating_sub(below)) * value;
        below = limit;
    }
    sum
}

fn facts(boards: &Boards, sheet: &Sheet, plan: &Plan) -> Facts {
    let mut facts =
        Facts { lasting: vec![0.0; sheet.spaces.len()], counters: Vec::new(), ways: Vec::new() };
    for (number, space) in sheet.spaces.iter().enumerate() {
        for effect in &space.effects {
            facts.lasting[number] += match *effect {
                Effect::DieCostMinus1(u8::MAX) => 4.0,
                Effect::DieCostMinus1(_) => 1.2,
                Effect::DieCostZero(_) => 2.0,
                Effect::CoinsOnDie { amount, .. } => 1.2 * f64::from(amount),
                Effect::Defence(amount) => f64::from(amount),
                _ => 0.0,
            };
            if let Effect::UnlockDie(die) = *effect {
                let name = boards.dice[usize::from(die)].id.as_str();
                let dice = ["black", "white", "purple"];
                let value = dice.iter().position(|d| *d == name).map_or(3.0, |d| plan.unlock[d]);
                facts.ways.push((way_to(sheet, number), value));
            }
            let (building, rate) = match *effect {
                Effect::CoinAndVpPerSpace { building, rate } => (building.id(), rate),
                Effect::VpPerGallerySpace(rate) => ("gallery", rate),
                _ => continue,
            };
            let building = BUILDINGS.iter().position(|b| *b == building).unwrap_or_default();
            facts.counters.push((number, building, f64::from(rate)));
        }
    }
    facts
}

/// The spaces of the first line to a space, up to it.
fn way_to(sheet: &Sheet, space: usize) -> u64 {
    let line = sheet.lines.iter().find(|line| line.set >> space & 1 == 1);
    let line = line.filter(|line| !line.any_order);
    let before = line.map_or(0, |line| {
        let before = line.spaces.iter().take_while(|s| usize::from(**s) != space);
        before.fold(0, |set, s| set | 1 << s)
    });
    before | 1 << space
}
