//! Production and trade at a glance: what more goods and lower prices are worth.

use mirabilia_games::wonders::data::{CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, CardFacts, RAW, Stage};
use mirabilia_games::wonders::state::TURNS;

use super::eyes::Eyes;
use super::tables::{GOODS, MOST_UNITS, demand, pairs};
use super::weights as row;

impl Eyes<'_> {
    /// How many cards to come ask for more than so many units of a good.
    fn wanted(&self, good: usize, have: usize) -> f32 {
        let mut wanted = self.left * demand(self.seats, self.age, good, have);
        for age in self.age + 1..3 {
            wanted += f32::from(TURNS) * demand(self.seats, age, good, have);
        }
        wanted
    }

    /// How much of a wish for a good is left when producers of choice may serve it.
    fn spared(&self, good: usize) -> f32 {
        let (any_raw, any_made) = self.city.any();
        let flexible = if good < RAW { any_raw + pairs(self.city.cards(), good) } else { any_made };
        match flexible {
            0 => 1.0,
            1 => self.weight(row::FLEXIBLE),
            _ => self.weight(row::FLEXIBLE) * self.weight(row::FLEXIBLE),
        }
    }

    /// How many units of a good the city makes, choices aside.
    fn made(&self, good: usize) -> usize {
        usize::from(self.city.production().amounts::<GOODS>()[good])
    }

    /// Chances that a card asks for one more unit of a good.
    fn asks(&self, good: usize) -> f32 {
        let have = self.made(good);
        if have < MOST_UNITS { self.wanted(good, have) * self.spared(good) } else { 0.0 }
    }

    /// What one more unit of a good is worth (`second` 0), or the one after it (1). Worked out when
    /// a card asks for it: a hand knows few goods.
    fn unit(&self, good: usize, second: usize) -> f32 {
        let have = self.made(good) + second;
        if have >= MOST_UNITS {
            return 0.0;
        }
        let mut wanted = self.wanted(good, have);
        let stages: &[Stage] = match self.city.wonder() {
            Some(wonder) => {
                &wonder.board(self.city.side()).stages[usize::from(self.city.stages())..]
            }
            None => &[],
        };
        for stage in stages {
            if usize::from(stage.cost.amounts::<GOODS>()[good]) > have {
                wanted += self.weight(row::STAGE_NEED) * self.left_in_all.min(6.0) / 6.0;
            }
        }
        let sold = self.next.map(|city| {
            let choice = if good < RAW { pairs(city.cards(), good) } else { 0 };
            city.production().amounts::<GOODS>()[good] + choice
        });
        let elsewhere = if second < usize::from(sold[0] + sold[1]) {
            let cheap = self.city.discounts();
            let price = if good < RAW {
                4 - (cheap & CHEAP_RAW_LEFT) - (cheap & CHEAP_RAW_RIGHT) / 2
            } else {
                4 - (cheap >> 1 & 2)
            };
            self.weight(row::BUY) * f32::from(price) / 2.0
        } else {
            self.weight(row::LACK)
        };
        wanted * self.spared(good) * elsewhere
    }

    /// What brown and grey cards give.
    pub(super) fn production(&self, facts: &CardFacts) -> f32 {
        let made: [u8; GOODS] = facts.produces.amounts();
        let mut kinds = (facts.produces + facts.produces_one).bits();
        let (mut worth, mut best, mut rest) = (0.0, 0.0f32, 0.0f32);
        while kinds != 0 {
            let good = kinds.trailing_zeros() as usize / 8;
            kinds &= !(0xff << (8 * good));
            let buyers = self.next.iter().filter(|c| c.production().amounts::<GOODS>()[good] == 0);
            worth += self.weight(row::SELLS) * buyers.count() as f32 * self.left_in_all / 6.0;
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
        worth + best + self.weight(row::SECOND) * rest
    }

    pub(super) fn any_raw(&self) -> f32 {
        self.weight(row::ANY_RAW) * (0..RAW).map(|good| self.unit(good, 0)).sum::<f32>()
    }

    pub(super) fn any_made(&self) -> f32 {
        self.weight(row::ANY_MADE) * (RAW..GOODS).map(|good| self.unit(good, 0)).sum::<f32>()
    }

    /// What yellow cards give besides coins and points.
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
                    let city = self.next[side];
                    city.production().amounts::<GOODS>()[good] > 0
                        || good < RAW && pairs(city.cards(), good) > 0
                });
                if sells {
                    worth += self.weight(row::DISCOUNT) * self.asks(good);
                }
            }
        }
        worth
    }
}
