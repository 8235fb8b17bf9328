//! Chains of own choices: the best answer to an effect that asks, bonuses, and bringing the end.

use mirabilia_games::dice::boards::{BUILDINGS, Building, BuildingSet, Effect, Symbol};
use mirabilia_kernel::Seat;

use super::facts;
use super::glance::{Glance, Sketch};

/// Leads beyond this many points are all the same.
const CLEAR_LEAD: f32 = 15.0;
/// With so many turns left otherwise, bringing the end is worth half of what it may be.
const END_TURNS: f32 = 3.0;

impl Glance<'_> {
    /// An effect that asks for a choice: the best answer, as far as chains are looked through.
    pub(super) fn asked(&self, at: &mut Sketch, effect: Effect, depth: u8) -> f32 {
        if depth == 0 {
            return self.w.chain;
        }
        match effect {
            Effect::CrossSpace(buildings) => {
                self.best_crossing(at, buildings, depth - 1).unwrap_or_default()
            }
            Effect::CrossUpToTwo(buildings) => {
                let mut worth = 0.0;
                for _ in 0..2 {
                    let mut next = *at;
                    match self.best_crossing(&mut next, buildings, depth - 1) {
                        Some(more) if more > 0.0 => worth += more,
                        _ => break,
                    }
                    *at = next;
                }
                worth
            }
            Effect::FreeDie => self.best_build(at, true, depth - 1).max(0.0),
            Effect::TakeAction => {
                let mut rest = *at;
                let pass = self.gain(&mut rest, self.state.boards().pass);
                let mut wonder = *at;
                let wonder = self.wonder(&mut wonder, depth - 1).unwrap_or(pass);
                pass.max(wonder).max(self.best_build(at, false, depth - 1))
            }
            _ => 0.0,
        }
    }

    fn best_crossing(&self, at: &mut Sketch, buildings: BuildingSet, depth: u8) -> Option<f32> {
        let mut spaces = 0;
        for building in (0..BUILDINGS.len()).filter(|b| buildings >> b & 1 == 1) {
            spaces |= self.sheet.next_in_building(building, at.crossed);
        }
        let spaces = self.payable(at, spaces, at.coins);
        best_of(at, spaces, |at, space| self.cross(at, space, depth))
    }

    fn best_build(&self, at: &Sketch, free: bool, depth: u8) -> f32 {
        let boards = self.state.boards();
        let mut best = f32::NEG_INFINITY;
        for &shown in self.state.forum() {
            let die = &boards.dice[usize::from(shown.die)];
            if die.special && self.city.unlocked() >> shown.die & 1 == 0 {
                continue;
            }
            let gained = at.coins.saturating_add(self.city.on_die(die.colour));
            let cost = if free { 0 } else { self.city.die_cost(die.colour, shown.section) };
            let Some(coins) = gained.min(boards.gold_size).checked_sub(cost) else { continue };
            let symbol = die.faces[usize::from(shown.face)];
            let spaces = match boards.symbol_uses[usize::from(symbol)] {
                Symbol::Crosses(buildings) => (0..BUILDINGS.len())
                    .filter(|b| buildings >> b & 1 == 1)
                    .fold(0, |set, b| set | self.sheet.next_in_building(b, at.crossed)),
                Symbol::Compares(buildings) if !self.state.compares_well(self.seat, buildings) => 0,
                _ => self.sheet.next_by_symbol(symbol, at.crossed),
            };
            let spaces = self.payable(at, spaces, coins);
            let mut after = *at;
            let worth = best_of(&mut after, spaces, |at, s| self.build(at, shown, free, s, depth));
            best = worth.map_or(best, |worth| best.max(worth));
        }
        best
    }

    /// The best bonus that is left.
    pub(super) fn bonus(&self, at: &mut Sketch, depth: u8) -> f32 {
        let bonuses = self.state.boards().bonuses.len();
        let mut left = ((1u16 << bonuses) - 1) & !u16::from(at.bonuses);
        if left == 0 {
            return 0.0;
        }
        if depth == 0 {
            let bonus = left.trailing_zeros() as u8;
            at.bonuses |= 1 << bonus;
            return self.w.chain + self.ending(at);
        }
        let start = *at;
        let mut best = f32::NEG_INFINITY;
        while left != 0 {
            let mut next = start;
            let worth = self.take(&mut next, left.trailing_zeros() as u8, depth - 1);
            left &= left - 1;
            if worth > best {
                (best, *at) = (worth, next);
            }
        }
        best
    }

    pub(super) fn take(&self, at: &mut Sketch, bonus: u8, depth: u8) -> f32 {
        at.bonuses |= 1 << bonus;
        let effects = &self.state.boards().bonuses[usize::from(bonus)].effects;
        let mut worth = 0.0;
        for effect in effects {
            worth += self.happen(at, *effect, Building::WAREHOUSE);
        }
        for effect in effects.iter().filter(|effect| effect.asks()) {
            worth += self.asked(at, *effect, depth.max(1));
        }
        worth + self.ending(at)
    }

    /// Bringing the end is good for who leads, the more the longer the game would last without it.
    fn ending(&self, at: &Sketch) -> f32 {
        let wanted = u32::from(self.state.boards().bonuses_to_end);
        if at.bonuses.count_ones() < wanted || self.turns == 0.0 {
            return 0.0;
        }
        let attacks = self.city.attacks();
        let own =
            self.own.points(self.sheet, at.crossed) + u32::from(attacks[0]) + u32::from(attacks[1]);
        let others = Seat::all(self.state.seats()).filter(|seat| *seat != self.seat);
        let points = |seat| facts::points_of(self.state, self.facts, self.state.city_before(seat));
        let best = others.map(points).max().unwrap_or_default();
        let lead = own as f32 - best as f32 + self.w.end_margin;
        self.w.end_lead * lead.clamp(-CLEAR_LEAD, CLEAR_LEAD) * self.part(END_TURNS)
    }
}

/// The best of some spaces; leaves the city as it is after it.
fn best_of(at: &mut Sketch, mut spaces: u64, play: impl Fn(&mut Sketch, u8) -> f32) -> Option<f32> {
    let start = *at;
    let mut best: Option<f32> = None;
    while spaces != 0 {
        let mut next = start;
        let worth = play(&mut next, spaces.trailing_zeros() as u8);
        spaces &= spaces - 1;
        if best.is_none_or(|best| worth > best) {
            (best, *at) = (Some(worth), next);
        }
    }
    best
}
