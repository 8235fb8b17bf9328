//! Chains of own choices: effects that ask for a choice, bonuses, and ending the game.

use mirabilia_games::dice::boards::{BUILDINGS, Building, BuildingSet, DieSymbol, Effect};
use mirabilia_kernel::Seat;

use super::move_heuristic::{MoveHeuristic, Sketch};
use super::tables;
use super::weights::WEIGHTS;

/// Leads beyond this many points make no further difference.
const MAX_LEAD: f32 = 15.0;
/// Ending the game is worth half of its maximum if this many turns would be left.
const END_TURNS: f32 = 3.0;

impl MoveHeuristic<'_> {
    /// The worth of the best choice for an effect, with a look-ahead of `depth` choices.
    pub(super) fn best_choice(&self, at: &mut Sketch, effect: Effect, depth: u8) -> f32 {
        if depth == 0 {
            return WEIGHTS.chain;
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
                DieSymbol::Crosses(buildings) => (0..BUILDINGS.len())
                    .filter(|b| buildings >> b & 1 == 1)
                    .fold(0, |set, b| set | self.sheet.next_in_building(b, at.crossed)),
                DieSymbol::Compares(buildings)
                    if !self.state.compares_well(self.seat, buildings) =>
                {
                    0
                }
                _ => self.sheet.next_by_symbol(symbol, at.crossed),
            };
            let spaces = self.payable(at, spaces, coins);
            let mut after = *at;
            let worth = best_of(&mut after, spaces, |at, s| self.build(at, shown, free, s, depth));
            best = worth.map_or(best, |worth| best.max(worth));
        }
        best
    }

    /// The worth of the best bonus that is left.
    pub(super) fn best_bonus(&self, at: &mut Sketch, depth: u8) -> f32 {
        let bonuses = self.state.boards().bonuses.len();
        let mut left = ((1u16 << bonuses) - 1) & !u16::from(at.bonuses);
        if left == 0 {
            return 0.0;
        }
        if depth == 0 {
            let bonus = left.trailing_zeros() as u8;
            at.bonuses |= 1 << bonus;
            return WEIGHTS.chain + self.game_end(at);
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
            worth += self.apply_effect(at, *effect, Building::WAREHOUSE);
        }
        for effect in effects.iter().filter(|effect| effect.asks()) {
            worth += self.best_choice(at, *effect, depth.max(1));
        }
        worth + self.game_end(at)
    }

    /// The worth of ending the game: good for the leader, and more so the longer the game would last.
    fn game_end(&self, at: &Sketch) -> f32 {
        let wanted = u32::from(self.state.boards().bonuses_to_end);
        if at.bonuses.count_ones() < wanted || self.turns == 0.0 {
            return 0.0;
        }
        let attacks = self.city.attacks();
        let own =
            self.own.points(self.sheet, at.crossed) + u32::from(attacks[0]) + u32::from(attacks[1]);
        let opponents = Seat::all(self.state.seats()).filter(|seat| *seat != self.seat);
        let points =
            |seat| tables::points_of(self.state, self.tables, self.state.city_before(seat));
        let best = opponents.map(points).max().unwrap_or_default();
        let lead = own as f32 - best as f32 + WEIGHTS.end_margin;
        WEIGHTS.end_lead * lead.clamp(-MAX_LEAD, MAX_LEAD) * self.time_factor(END_TURNS)
    }
}

/// The worth of the best of these spaces. Leaves the city as it is after crossing it.
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
