//! The worth of effects without a choice, by what they bring until the end of the game.

use mirabilia_games::dice::boards::{Building, Effect, MAX_COLOURS, MAX_COST};
use mirabilia_games::dice::chance::SECTIONS;

use super::move_heuristic::{MoveHeuristic, Sketch};
use super::weights::WEIGHTS;

/// With this many turns left, a defence is worth half of what it could take off attacks.
const DEFENCE_TURNS: f32 = 6.0;

impl MoveHeuristic<'_> {
    /// Applies an effect to the city and returns its worth; 0 for effects that ask for a choice.
    pub(super) fn apply_effect(&self, at: &mut Sketch, effect: Effect, building: Building) -> f32 {
        match effect {
            Effect::Vp(amount) => f32::from(amount),
            Effect::GainCoins(amount) => self.gain(at, amount),
            Effect::CoinAndVpPerSpace { building, rate } => {
                let (worth, count) = self.count(at, building, rate);
                let coins = u32::from(rate) * count;
                worth + self.gain(at, coins.min(u32::from(u8::MAX)) as u8)
            }
            Effect::VpPerGallerySpace(rate) => self.count(at, Building::GALLERY, rate).0,
            Effect::Attack(printed) => {
                let side = usize::from(building == Building::EAST);
                f32::from(printed.saturating_sub(self.state.defence_against(self.seat, side)))
            }
            Effect::Defence(amount) => self.defence(amount, building),
            Effect::ProduceResource(amount) => {
                let mut worth = 0.0;
                for _ in 0..amount {
                    worth += self.resource(at);
                    at.resources = at.resources.saturating_add(1);
                }
                worth
            }
            Effect::UnlockDie(die) => self.unlock(at, die),
            Effect::DieCostMinus1(colours) => {
                let saved = |colour: u8| {
                    let paid = (0..SECTIONS).filter(|&s| self.city.die_cost(colour, s) > 0);
                    paid.count() as f32 / f32::from(SECTIONS)
                };
                WEIGHTS.discount * self.on_dice(at, colours, saved)
            }
            Effect::DieCostZero(colours) => {
                let saved = |colour: u8| {
                    let costs = (0..SECTIONS).map(|s| self.city.die_cost(colour, s));
                    f32::from(costs.sum::<u8>()) / f32::from(SECTIONS)
                };
                WEIGHTS.discount * self.on_dice(at, colours, saved)
            }
            Effect::CoinsOnDie { colour, amount } => {
                WEIGHTS.on_die * self.on_dice(at, 1 << colour, |_| f32::from(amount))
            }
            Effect::CrossSpace(_)
            | Effect::CrossUpToTwo(_)
            | Effect::FreeDie
            | Effect::TakeAction => 0.0,
        }
    }

    /// The worth of points per space of a building, with expected growth, and the current count.
    fn count(&self, at: &Sketch, building: Building, rate: u8) -> (f32, u32) {
        let spaces = self.sheet.building_spaces[building.index()];
        let count = (spaces & at.crossed).count_ones();
        let open = (spaces & !at.crossed).count_ones() as f32;
        let growth = WEIGHTS.growth * open * self.time_factor(WEIGHTS.growth_turns);
        (f32::from(rate) * (count as f32 + growth), count)
    }

    /// The worth of a defence: what it takes off attacks. All opponents of the attacker gain equally.
    fn defence(&self, amount: u8, building: Building) -> f32 {
        let seats = self.state.seats();
        let west = building == Building::WEST;
        let facing = self.state.facing(self.seat, usize::from(!west));
        let city = self.state.city_before(facing);
        let theirs = &self.tables.sheets[city.sheet().unwrap_or_default()];
        let open = (theirs.attacks[usize::from(west)] & !city.crossed()).count_ones() as f32;
        let rivals = f32::from(seats) - 1.0;
        WEIGHTS.defence * f32::from(amount) * open * self.time_factor(DEFENCE_TURNS) / rivals
    }

    /// The worth of one more resource: a coin for every later space that is expensive enough.
    fn resource(&self, at: &Sketch) -> f32 {
        let own = usize::from(at.resources).min(MAX_COST);
        let cheap = self.sheet.within[own];
        let all = self.sheet.within[MAX_COST] & !at.crossed;
        let share = (all & !cheap).count_ones() as f32 / (all.count_ones() as f32 + 1.0);
        WEIGHTS.resource * WEIGHTS.coin * self.turns * share
    }

    fn unlock(&self, at: &Sketch, die: u8) -> f32 {
        if self.city.unlocked() >> die & 1 == 1 {
            return 0.0;
        }
        let mut own = self.own.own[usize::from(die)] & !at.crossed;
        let mut points = 0.0;
        while own != 0 {
            points += self.own.rough[own.trailing_zeros() as usize];
            own &= own - 1;
        }
        WEIGHTS.unlock_own * points * self.time_factor(WEIGHTS.unlock_turns)
            + WEIGHTS.unlock_shared * self.turns
    }

    /// The worth of coins saved or gained with dice of these colours, over the turns that are left.
    fn on_dice(&self, at: &Sketch, colours: u8, saved: impl Fn(u8) -> f32) -> f32 {
        let boards = self.state.boards();
        let mut usable = [false; MAX_COLOURS];
        for (number, die) in boards.dice.iter().enumerate() {
            let unlocked = !die.special || self.city.unlocked() >> number & 1 == 1;
            usable[usize::from(die.colour)] |= unlocked;
        }
        let (mut all, mut sum) = (0.1, 0.0);
        for (colour, _) in usable.iter().enumerate().filter(|(_, usable)| **usable) {
            let uses = (self.own.reach[colour] & !at.crossed).count_ones() as f32;
            all += uses;
            if colours >> colour & 1 == 1 {
                sum += uses * saved(colour as u8);
            }
        }
        WEIGHTS.coin * self.turns * sum / all
    }
}
