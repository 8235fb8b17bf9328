//! Production and trade: the worth of more goods and lower prices.

use mirabilia_games::wonders::City;
use mirabilia_games::wonders::data::{CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, CardFacts, RAW, Stage};
use mirabilia_games::wonders::state::TURNS;

use super::city_heuristic::CityHeuristic;
use super::tables::{self, GOODS, MAX_UNITS, choice_producers};
use super::weights as term;

impl CityHeuristic<'_> {
    /// The expected number of later cards that require more than `have` units of a good.
    fn demand(&self, good: usize, have: usize) -> f32 {
        let mut demand = self.left * tables::demand(self.seats, self.age, good, have);
        for age in self.age + 1..3 {
            demand += f32::from(TURNS) * tables::demand(self.seats, age, good, have);
        }
        demand
    }

    /// The part of the demand for a good that producers of choice do not meet.
    fn unmet(&self, good: usize) -> f32 {
        let (any_raw, any_made) = self.city.any();
        let flexible =
            if good < RAW { any_raw + choice_producers(self.city.cards(), good) } else { any_made };
        match flexible {
            0 => 1.0,
            1 => self.weight(term::FLEXIBLE),
            _ => self.weight(term::FLEXIBLE) * self.weight(term::FLEXIBLE),
        }
    }

    /// The units of a good that the city produces, without producers of choice.
    fn produced(&self, good: usize) -> usize {
        usize::from(self.city.production().amounts::<GOODS>()[good])
    }

    /// The expected purchases of one more unit of a good.
    fn purchases(&self, good: usize) -> f32 {
        let have = self.produced(good);
        if have < MAX_UNITS { self.demand(good, have) * self.unmet(good) } else { 0.0 }
    }

    /// The worth of one more unit of a good (`second` is 0), or of the unit after it (1). Computed on
    /// demand, because a hand has only a few goods.
    fn unit(&self, good: usize, second: usize) -> f32 {
        let have = self.produced(good) + second;
        if have >= MAX_UNITS {
            return 0.0;
        }
        let mut demand = self.demand(good, have);
        let stages: &[Stage] = match self.city.wonder() {
            Some(wonder) => {
                &wonder.board(self.city.side()).stages[usize::from(self.city.stages())..]
            }
            None => &[],
        };
        for stage in stages {
            if usize::from(stage.cost.amounts::<GOODS>()[good]) > have {
                demand += self.weight(term::STAGE_NEED) * self.left_in_game.min(6.0) / 6.0;
            }
        }
        let sold = self.neighbours.map(|city| {
            let choice = if good < RAW { choice_producers(city.cards(), good) } else { 0 };
            city.production().amounts::<GOODS>()[good] + choice
        });
        let elsewhere = if second < usize::from(sold[0] + sold[1]) {
            let cheap = self.city.discounts();
            let price = if good < RAW {
                4 - (cheap & CHEAP_RAW_LEFT) - (cheap & CHEAP_RAW_RIGHT) / 2
            } else {
                4 - (cheap >> 1 & 2)
            };
            self.weight(term::BUY) * f32::from(price) / 2.0
        } else {
            self.weight(term::LACK)
        };
        demand * self.unmet(good) * elsewhere
    }

    /// The worth of the production of a brown or grey card.
    pub(super) fn production(&self, facts: &CardFacts) -> f32 {
        let made: [u8; GOODS] = facts.produces.amounts();
        let mut kinds = (facts.produces + facts.produces_one).bits();
        let (mut worth, mut best, mut rest) = (0.0, 0.0f32, 0.0f32);
        while kinds != 0 {
            let good = kinds.trailing_zeros() as usize / 8;
            kinds &= !(0xff << (8 * good));
            let lacks = |city: &&&City| city.production().amounts::<GOODS>()[good] == 0;
            let buyers = self.neighbours.iter().filter(lacks);
            worth += self.weight(term::SELLS) * buyers.count() as f32 * self.left_in_game / 6.0;
            match made[good] {
                0 => {
                    let first = self.unit(good, 0);
                    rest = rest.max(best.min(first));
                    best = best.max(first);
                }
                1 => worth += self.unit(good, 0),
                _ => worth += self.unit(good, 0) + self.unit(good, 1),
            }
        }
        worth + best + self.weight(term::SECOND) * rest
    }

    pub(super) fn any_raw(&self) -> f32 {
        self.weight(term::ANY_RAW) * (0..RAW).map(|good| self.unit(good, 0)).sum::<f32>()
    }

    pub(super) fn any_made(&self) -> f32 {
        self.weight(term::ANY_MADE) * (RAW..GOODS).map(|good| self.unit(good, 0)).sum::<f32>()
    }

    /// The worth of a yellow card, without coins and points.
    pub(super) fn commerce(&self, facts: &CardFacts) -> f32 {
        let mut worth = 0.0;
        if facts.any_raw {
            worth += self.any_raw();
        }
        if facts.any_manufactured {
            worth += self.any_made();
        }
        if facts.discount != 0 {
            let sides: &[usize] = match facts.discount {
                CHEAP_RAW_LEFT => &[0],
                CHEAP_RAW_RIGHT => &[1],
                _ => &[0, 1],
            };
            let goods = if sides.len() == 1 { 0..RAW } else { RAW..GOODS };
            for good in goods {
                let sells = sides.iter().any(|&side| {
                    let city = self.neighbours[side];
                    city.production().amounts::<GOODS>()[good] > 0
                        || good < RAW && choice_producers(city.cards(), good) > 0
                });
                if sells {
                    worth += self.weight(term::DISCOUNT) * self.purchases(good);
                }
            }
        }
        worth
    }
}
