//! A glance at one seat's decision: what crossing a space brings, now and later.
//!
//! Nothing is played: a [`Sketch`] of the own city is enough, because nobody else's city changes in
//! a turn (rule 3.12). Of the others only what stood when the turn began is looked at.

use mirabilia_games::dice::boards::{BUILDINGS, Building, MAX_COST, Sheet};
use mirabilia_games::dice::{City, Move, Shown, State, Task};
use mirabilia_kernel::Seat;

use super::facts::{self, Facts, SheetFacts};
use super::weights::Weights;

/// The coins that break a tie (rule 10.9).
const LAST_COIN: f32 = 0.01;

/// What changes of a city in a chain of its own choices.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    pub(super) crossed: u64,
    pub(super) coins: u8,
    pub(super) resources: u8,
    pub(super) bonuses: u8,
}

/// What is known before the moves are looked at.
pub(super) struct Glance<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) city: &'a City,
    pub(super) sheet: &'a Sheet,
    pub(super) facts: &'a Facts,
    pub(super) own: &'a SheetFacts,
    pub(super) w: &'a Weights,
    /// Turns that will follow this one.
    pub(super) turns: f32,
    /// With so many coins the next one is worth a quarter.
    room: f32,
    /// Points for one more space of a building, by what counts it.
    per_space: [f32; BUILDINGS.len()],
}

impl<'a> Glance<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, facts: &'a Facts, w: &'a Weights) -> Self {
        let city = state.city(seat);
        let sheet = facts::sheet_of(state, city);
        let own = &facts.sheets[city.sheet().unwrap_or_default()];
        let turns = if state.is_last_turn() { 0.0 } else { turns_left(state, seat, w) };
        let mut per_space = [0.0; BUILDINGS.len()];
        for &(space, building, rate) in &own.counters {
            if city.crossed() & space != 0 {
                per_space[building] += f32::from(rate);
            }
        }
        let room = w.room + w.room_per_turn * turns;
        Self { state, seat, city, sheet, facts, own, w, turns, room, per_space }
    }

    /// What a legal move is worth, chains of this depth looked through.
    pub(super) fn worth(&self, m: Move, depth: u8) -> f32 {
        let mut at = Sketch {
            crossed: self.city.crossed(),
            coins: self.city.coins(),
            resources: self.city.resources(),
            bonuses: self.city.bonuses(),
        };
        let place = |name: u8| self.sheet.named[usize::from(name)];
        match m {
            Move::Build { die, space } => {
                let shown = self.state.forum().iter().find(|shown| shown.die == die);
                let Some(&shown) = shown else { return 0.0 };
                let free = self.city.task() == Some(Task::FreeDie);
                self.build(&mut at, shown, free, place(space), depth)
            }
            Move::Wonder => self.wonder(&mut at, depth).unwrap_or_default(),
            Move::Pass => self.gain(&mut at, self.state.boards().pass),
            Move::Cross(space) => self.cross(&mut at, place(space), depth),
            Move::Decline => 0.0,
            Move::Bonus(bonus) => self.take(&mut at, bonus, depth),
        }
    }

    /// A part that is 0 at the end of the game and half with so many turns left.
    #[inline]
    pub(super) fn part(&self, half: f32) -> f32 {
        self.turns / (self.turns + half)
    }

    /// What so many coins are worth.
    #[inline]
    fn purse(&self, coins: u8) -> f32 {
        let coins = f32::from(coins);
        if self.turns == 0.0 {
            return LAST_COIN * coins;
        }
        self.w.coin * coins * self.room / (coins + self.room)
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

    /// Pays for a space and crosses it off, with all that follows.
    pub(super) fn cross(&self, at: &mut Sketch, space: u8, depth: u8) -> f32 {
        let facts = &self.sheet.spaces[usize::from(space)];
        let building = facts.building.index();
        let spaces = self.sheet.building_spaces[building];
        let next_before = self.sheet.next_in_building(building, at.crossed);
        let open_before = (spaces & !at.crossed).count_ones();
        let cost = self.sheet.costs[usize::from(space)].saturating_sub(at.resources);
        let mut worth = self.pay(at, cost) + self.per_space[building];
        at.crossed |= 1 << space;
        for effect in &facts.effects {
            worth += self.happen(at, *effect, facts.building);
        }
        worth += self.progress(at, building, open_before);
        if self.turns > 0.0 {
            worth += self.opened(at, building, next_before);
        }
        for effect in facts.effects.iter().filter(|effect| effect.asks()) {
            worth += self.asked(at, *effect, depth);
        }
        if open_before == 1 && facts.building.is_in_city() {
            worth += self.bonus(at, depth);
        }
        worth
    }

    /// Coming nearer to the bonus of a building. Its last space takes back what was expected.
    fn progress(&self, at: &Sketch, building: usize, open_before: u32) -> f32 {
        if building == Building::WAREHOUSE.index() {
            return 0.0;
        }
        let boards = self.state.boards();
        let wonder = building == Building::WONDER.index();
        let chance = self.part(if wonder { self.w.wonder_turns } else { self.w.bonus_turns });
        let after = open_before as i32 - 1;
        let before = chance.powi(open_before as i32);
        let after = if after == 0 { 0.0 } else { chance.powi(after) };
        let taken = at.bonuses.count_ones() as usize >= boards.bonuses.len();
        let mut worth = if taken { 0.0 } else { self.w.bonus * (after - before) };
        if building == Building::AGORA.index() && !self.state.agora_finished() {
            let first = f32::from(boards.first_to_finish);
            let after = if open_before == 1 { 1.0 } else { after * self.ahead(open_before - 1) };
            worth += first * (after - before * self.ahead(open_before));
        }
        worth
    }

    /// The chance to be first in the Agora with so many spaces open, if one gets there.
    fn ahead(&self, open: u32) -> f32 {
        let mut chance = 1.0;
        for other in Seat::all(self.state.seats()).filter(|seat| *seat != self.seat) {
            let city = self.state.city_before(other);
            let spaces = facts::sheet_of(self.state, city).building_spaces[Building::AGORA.index()];
            let theirs = (spaces & !city.crossed()).count_ones();
            chance *= 1.0 / (1.0 + (self.w.first * (open as f32 - theirs as f32)).exp2());
        }
        chance
    }

    /// What newly opened spaces of a line promise.
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
            worth += self.promise(&mut later, space);
            if beyond != 0 {
                let space = beyond.trailing_zeros() as u8;
                later.crossed |= 1 << space;
                worth += self.w.line * self.promise(&mut later, space);
            }
        }
        self.w.line * self.part(self.w.line_turns) * worth
    }

    /// What a space will bring when it is crossed later.
    fn promise(&self, at: &mut Sketch, space: u8) -> f32 {
        let facts = &self.sheet.spaces[usize::from(space)];
        let cost = self.sheet.costs[usize::from(space)].saturating_sub(at.resources);
        let mut worth = -0.5 * self.w.coin * f32::from(cost);
        for effect in &facts.effects {
            worth +=
                if effect.asks() { self.w.chain } else { self.happen(at, *effect, facts.building) };
        }
        worth.max(0.0)
    }
}

/// How many turns will follow this one: the city that is nearest to the end decides.
fn turns_left(state: &State, seat: Seat, w: &Weights) -> f32 {
    let boards = state.boards();
    let spaces = Seat::all(state.seats()).map(|other| {
        let city = facts::known(state, seat, other);
        let sheet = facts::sheet_of(state, city);
        facts::spaces_to_end(boards, sheet, city.crossed(), city.bonuses())
    });
    w.end_base + w.end_per_space * spaces.min().unwrap_or_default() as f32
}
