//! The move heuristic: what crossing a space brings, now and later.
//!
//! No move is played on the state. A [`Sketch`] of the own city is enough, because no other city
//! changes during a turn (rule 3.12). Other cities are read as they were when the turn began.

use mirabilia_games::dice::boards::{BUILDINGS, Building, MAX_COST, Sheet};
use mirabilia_games::dice::{City, Move, Shown, State, Task};
use mirabilia_kernel::Seat;

use super::tables::{self, BoardTables, SheetTables};
use super::weights::WEIGHTS;
use crate::float::exp2;

/// The worth of a coin after the last turn: coins break ties (rule 10.9).
const LAST_COIN: f32 = 0.01;

/// The part of a city that changes in a chain of its own choices.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    pub(super) crossed: u64,
    pub(super) coins: u8,
    pub(super) resources: u8,
    pub(super) bonuses: u8,
}

/// Everything that the moves of one decision share.
pub(super) struct MoveHeuristic<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) city: &'a City,
    pub(super) sheet: &'a Sheet,
    pub(super) tables: &'a BoardTables,
    pub(super) own: &'a SheetTables,
    /// The expected turns after this one.
    pub(super) turns: f32,
    /// With this many coins the next one is worth a quarter.
    coin_saturation: f32,
    /// Points for one more space of each building, from the crossed spaces that count it.
    per_space: [f32; BUILDINGS.len()],
}

impl<'a> MoveHeuristic<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Self {
        let tables = tables::of(state);
        let city = state.city(seat);
        let sheet = tables::sheet_of(state, city);
        let own = &tables.sheets[city.sheet().unwrap_or_default()];
        let turns = if state.is_last_turn() { 0.0 } else { turns_left(state, seat) };
        let mut per_space = [0.0; BUILDINGS.len()];
        for &(space, building, rate) in &own.counters {
            if city.crossed() & space != 0 {
                per_space[building] += f32::from(rate);
            }
        }
        let coin_saturation = WEIGHTS.coin_saturation + WEIGHTS.coin_saturation_per_turn * turns;
        Self { state, seat, city, sheet, tables, own, turns, coin_saturation, per_space }
    }

    /// The worth of a legal move, with a look-ahead of `depth` further own choices.
    pub(super) fn worth(&self, m: Move, depth: u8) -> f32 {
        let mut at = Sketch {
            crossed: self.city.crossed(),
            coins: self.city.coins(),
            resources: self.city.resources(),
            bonuses: self.city.bonuses(),
        };
        let space_of = |name: u8| self.sheet.named[usize::from(name)];
        match m {
            Move::Build { die, space } => {
                let shown = self.state.forum().iter().find(|shown| shown.die == die);
                let Some(&shown) = shown else { return 0.0 };
                let free = self.city.task() == Some(Task::FreeDie);
                self.build(&mut at, shown, free, space_of(space), depth)
            }
            Move::Wonder => self.wonder(&mut at, depth).unwrap_or_default(),
            Move::Pass => self.gain(&mut at, self.state.boards().pass),
            Move::Cross(space) => self.cross(&mut at, space_of(space), depth),
            Move::Decline => 0.0,
            Move::Bonus(bonus) => self.take(&mut at, bonus, depth),
        }
    }

    /// How much of a future gain counts: 0 with no turns left, one half with `half` turns left.
    #[inline]
    pub(super) fn time_factor(&self, half: f32) -> f32 {
        self.turns / (self.turns + half)
    }

    /// The worth of this many coins.
    #[inline]
    fn purse(&self, coins: u8) -> f32 {
        let coins = f32::from(coins);
        if self.turns == 0.0 {
            return LAST_COIN * coins;
        }
        WEIGHTS.coin * coins * self.coin_saturation / (coins + self.coin_saturation)
    }

    pub(super) fn gain(&self, at: &mut Sketch, coins: u8) -> f32 {
        let before = self.purse(at.coins);
        at.coins = at.coins.saturating_add(coins).min(self.state.boards().gold_size);
        self.purse(at.coins) - before
    }

    fn pay(&self, at: &mut Sketch, coins: u8) -> f32 {
        let before = self.purse(at.coins);
        at.coins = at.coins.saturating_sub(coins);
        self.purse(at.coins) - before
    }

    pub(super) fn build(
        &self,
        at: &mut Sketch,
        shown: Shown,
        free: bool,
        space: u8,
        depth: u8,
    ) -> f32 {
        let colour = self.state.boards().dice[usize::from(shown.die)].colour;
        let mut worth = self.gain(at, self.city.on_die(colour));
        if !free {
            worth += self.pay(at, self.city.die_cost(colour, shown.section));
        }
        worth + self.cross(at, space, depth)
    }

    pub(super) fn wonder(&self, at: &mut Sketch, depth: u8) -> Option<f32> {
        let next = self.sheet.next_in_building(Building::WONDER.index(), at.crossed);
        let next = self.payable(at, next, at.coins);
        (next != 0).then(|| self.cross(at, next.trailing_zeros() as u8, depth))
    }

    #[inline]
    pub(super) fn payable(&self, at: &Sketch, spaces: u64, coins: u8) -> u64 {
        let means = usize::from(at.resources) + usize::from(coins);
        spaces & self.sheet.within[means.min(MAX_COST)]
    }

    /// Pays for a space and crosses it off, with all its effects.
    pub(super) fn cross(&self, at: &mut Sketch, space: u8, depth: u8) -> f32 {
        let crossed = &self.sheet.spaces[usize::from(space)];
        let building = crossed.building.index();
        let spaces = self.sheet.building_spaces[building];
        let next_before = self.sheet.next_in_building(building, at.crossed);
        let open_before = (spaces & !at.crossed).count_ones();
        let cost = self.sheet.costs[usize::from(space)].saturating_sub(at.resources);
        let mut worth = self.pay(at, cost) + self.per_space[building];
        at.crossed |= 1 << space;
        for effect in &crossed.effects {
            worth += self.apply_effect(at, *effect, crossed.building);
        }
        worth += self.progress(at, building, open_before);
        if self.turns > 0.0 {
            worth += self.opened(at, building, next_before);
        }
        for effect in crossed.effects.iter().filter(|effect| effect.asks()) {
            worth += self.best_choice(at, *effect, depth);
        }
        if open_before == 1 && crossed.building.is_in_city() {
            worth += self.best_bonus(at, depth);
        }
        worth
    }

    /// The progress towards the bonus of a building. The last space takes back what was counted
    /// before, because the bonus itself is counted then.
    fn progress(&self, at: &Sketch, building: usize, open_before: u32) -> f32 {
        if building == Building::WAREHOUSE.index() {
            return 0.0;
        }
        let boards = self.state.boards();
        let wonder = building == Building::WONDER.index();
        let chance =
            self.time_factor(if wonder { WEIGHTS.wonder_turns } else { WEIGHTS.bonus_turns });
        let after = open_before as i32 - 1;
        let before = chance.powi(open_before as i32);
        let after = if after == 0 { 0.0 } else { chance.powi(after) };
        let taken = at.bonuses.count_ones() as usize >= boards.bonuses.len();
        let mut worth = if taken { 0.0 } else { WEIGHTS.bonus * (after - before) };
        if building == Building::AGORA.index() && !self.state.agora_finished() {
            let first = f32::from(boards.first_to_finish);
            let after = if open_before == 1 {
                1.0
            } else {
                after * self.first_probability(open_before - 1)
            };
            worth += first * (after - before * self.first_probability(open_before));
        }
        worth
    }

    /// The probability of being the first to finish the Agora, with this many spaces open.
    fn first_probability(&self, open: u32) -> f32 {
        let mut chance = 1.0;
        for other in Seat::all(self.state.seats()).filter(|seat| *seat != self.seat) {
            let city = self.state.city_before(other);
            let spaces =
                tables::sheet_of(self.state, city).building_spaces[Building::AGORA.index()];
            let theirs = (spaces & !city.crossed()).count_ones();
            chance *= 1.0 / (1.0 + exp2(WEIGHTS.first * (open as f32 - theirs as f32)));
        }
        chance
    }

    /// The future worth of the spaces that this crossing opened.
    fn opened(&self, at: &Sketch, building: usize, next_before: u64) -> f32 {
        let next = self.sheet.next_in_building(building, at.crossed);
        let mut new = next & !next_before;
        let mut worth = 0.0;
        while new != 0 {
            let space = new.trailing_zeros() as u8;
            new &= new - 1;
            let mut later = *at;
            later.crossed |= 1 << space;
            let beyond = self.sheet.next_in_building(building, later.crossed) & !next;
            worth += self.future_worth(&mut later, space);
            if beyond != 0 {
                let space = beyond.trailing_zeros() as u8;
                later.crossed |= 1 << space;
                worth += WEIGHTS.line * self.future_worth(&mut later, space);
            }
        }
        WEIGHTS.line * self.time_factor(WEIGHTS.line_turns) * worth
    }

    /// The worth of a space that is crossed later.
    fn future_worth(&self, at: &mut Sketch, space: u8) -> f32 {
        let later = &self.sheet.spaces[usize::from(space)];
        let cost = self.sheet.costs[usize::from(space)].saturating_sub(at.resources);
        let mut worth = -0.5 * WEIGHTS.coin * f32::from(cost);
        for effect in &later.effects {
            worth += if effect.asks() {
                WEIGHTS.chain
            } else {
                self.apply_effect(at, *effect, later.building)
            };
        }
        worth.max(0.0)
    }
}

/// The expected turns after this one, by the city that is nearest to the end.
fn turns_left(state: &State, seat: Seat) -> f32 {
    let boards = state.boards();
    let spaces = Seat::all(state.seats()).map(|other| {
        let city = tables::visible_city(state, seat, other);
        let sheet = tables::sheet_of(state, city);
        tables::spaces_to_end(boards, sheet, city.crossed(), city.bonuses())
    });
    WEIGHTS.end_base + WEIGHTS.end_per_space * spaces.min().unwrap_or_default() as f32
}
