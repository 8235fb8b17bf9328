//! What effects that ask nothing are worth, by what they will bring until the end of the game.

use mirabilia_games::dice::boards::{Building, Effect, MAX_COLOURS, MAX_COST};

use super::glance::{Glance, Sketch};

/// With so many turns left a defence is worth half of what it may take off.
const DEFENCE_TURNS: f32 = 6.0;

impl Glance<'_> {
    /// An effect that asks nothing.
    pub(super) fn happen(&self, at: &mut Sketch, effect: Effect, building: Building) -> f32 {
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
                    (0..4).filter(|&s| self.city.die_cost(colour, s) > 0).count() as f32 / 4.0
                };
                self.w.discount * self.on_dice(at, colours, saved)
            }
            Effect::DieCostZero(colours) => {
                let saved = |colour: u8| {
                    let costs = (0..4).map(|s| self.city.die_cost(colour, s));
                    f32::from(costs.sum::<u8>()) / 4.0
                };
                self.w.discount * self.on_dice(at, colours, saved)
            }
            Effect::CoinsOnDie { colour, amount } => {
                self.w.on_die * self.on_dice(at, 1 << colour, |_| f32::from(amount))
            }
            Effect::CrossSpace(_)
            | Effect::CrossUpToTwo(_)
            | Effect::FreeDie
            | Effect::TakeAction => 0.0,
        }
    }

    /// Points for the spaces of a building, those to come included; and how many there are now.
    fn count(&self, at: &Sketch, building: Building, rate: u8) -> (f32, u32) {
        let spaces = self.sheet.building_spaces[building.index()];
        let count = (spaces & at.crossed).count_ones();
        let open = (spaces & !at.crossed).count_ones() as f32;
        let growth = self.w.growth * open * self.part(self.w.growth_turns);
        (f32::from(rate) * (count as f32 + growth), count)
    }

    /// The attacks that a defence will weaken. The others gain from it as much as the seat does.
    fn defence(&self, amount: u8, building: Building) -> f32 {
        let seats = self.state.seats();
        let west = building == Building::WEST;
        let facing = if west { self.seat.left(seats) } else { self.seat.right(seats) };
        let city = self.state.city_before(facing);
        let theirs = &self.facts.sheets[city.sheet().unwrap_or_default()];
        let open = (theirs.attacks[usize::from(west)] & !city.crossed()).count_ones() as f32;
        let rivals = f32::from(seats) - 1.0;
        self.w.defence * f32::from(amount) * open * self.part(DEFENCE_TURNS) / rivals
    }

    /// One more resource: a coin for every later space that is dear enough.
    fn resource(&self, at: &Sketch) -> f32 {
        let own = usize::from(at.resources).min(MAX_COST);
        let cheap = self.sheet.within[own];
        let all = self.sheet.within[MAX_COST] & !at.crossed;
        let share = (all & !cheap).count_ones() as f32 / (all.count_ones() as f32 + 1.0);
        self.w.resource * self.w.coin * self.turns * share
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
        self.w.unlock_own * points * self.part(self.w.unlock_turns)
            + self.w.unlock_shared * self.turns
    }

    /// Coins saved or gained with each die of some colours, over the turns that are left.
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
        self.w.coin * self.turns * sum / all
    }
}
