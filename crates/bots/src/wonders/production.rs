//! Production and trade at a glance: what more goods and lower prices are worth.

use mirabilia_games::wonders::data::{CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, CardFacts, RAW};

use super::eyes::Eyes;
use super::tables::{GOODS, pairs};
use super::weights as row;

impl Eyes<'_> {
    /// What brown and grey cards give.
    pub(super) fn production(&self, facts: &CardFacts) -> f32 {
        let made: [u8; GOODS] = facts.produces.amounts();
        let one_of: [u8; GOODS] = facts.produces_one.amounts();
        let (mut worth, mut best, mut rest) = (0.0, 0.0f32, 0.0f32);
        for good in 0..GOODS {
            let [first, second] = self.units[good];
            let amount = made[good] + one_of[good];
            if amount == 0 {
                continue;
            }
            let buyers = self.next.iter().filter(|c| c.production().amounts::<GOODS>()[good] == 0);
            worth += self.weight(row::SELLS) * buyers.count() as f32 * self.left_in_all / 6.0;
            match made[good] {
                0 => {
                    rest = rest.max(best.min(first));
                    best = best.max(first);
                }
                1 => worth += first,
                _ => worth += first + second,
            }
        }
        worth + best + self.weight(row::SECOND) * rest
    }

    pub(super) fn any_raw(&self) -> f32 {
        self.weight(row::ANY_RAW) * self.units[..RAW].iter().map(|unit| unit[0]).sum::<f32>()
    }

    pub(super) fn any_made(&self) -> f32 {
        self.weight(row::ANY_MADE) * self.units[RAW..].iter().map(|unit| unit[0]).sum::<f32>()
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
                    worth += self.weight(row::DISCOUNT) * self.asks[good];
                }
            }
        }
        worth
    }
}
