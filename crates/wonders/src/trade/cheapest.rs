//! The cheapest payment alone: what judgement asks for, without writing the list of all.

use mirabilia_kernel::goods::Goods;

use super::Market;
use crate::payment::Payment;

impl Market {
    /// The first of the [`payments`](Market::payments) for a cost: of the cheapest, the one with
    /// least to the left.
    #[inline]
    pub fn cheapest(&self, cost: Goods) -> Option<Payment> {
        let missing = cost.beyond(self.production).without_coins();
        if missing.is_none() {
            return Some(Payment::NONE);
        }
        let (raw, made) = (self.raw(missing)?, self.made(missing)?);
        // Manufactured goods cost the same on both sides.
        let left = if self.raw_left < self.raw_right { raw.most_left } else { raw.least_left };
        let price = self.manufactured_price;
        Some(Payment {
            left: left * self.raw_left + made.least_left * price,
            right: (raw.bought - left) * self.raw_right + (made.bought - made.least_left) * price,
        })
    }

    /// The same when the coins suffice for it and for what goes to the bank.
    #[inline]
    pub fn cheapest_affordable(&self, cost: Goods) -> Option<Payment> {
        let missing = cost.beyond(self.production);
        if missing.count() > self.coins + self.choices {
            return None;
        }
        let payment = self.cheapest(cost)?;
        (payment.total() + u16::from(cost.coins()) <= self.coins).then_some(payment)
    }
}
