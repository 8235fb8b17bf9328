//! Costs taken apart: where each unit comes from, and what cannot be had at all.
//!
//! Only offers and refusals ask; prices are found without it.

use mirabilia_kernel::goods::Goods;

use super::{BySet, Market, manufactured, raw_units};
use crate::data::{RAW, RESOURCES};
use crate::ids::Neighbour;
use crate::payment::Payment;

/// Where the units of a cost come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// Units that the city makes in any case.
    pub made: Goods,
    /// Units that its producers of choice cover.
    pub chosen: Goods,
    /// Units bought from the left neighbour.
    pub left: Goods,
    /// Units bought from the right neighbour.
    pub right: Goods,
}

/// One unit of a resource.
fn unit(resource: usize) -> Goods {
    let mut amounts = [0; RESOURCES.len()];
    amounts[resource] = 1;
    Goods::from_amounts(amounts)
}

/// Goods one by one, by their place among the resources.
fn units(goods: Goods) -> impl Iterator<Item = usize> {
    let amounts = goods.amounts::<{ RESOURCES.len() }>();
    amounts.into_iter().enumerate().flat_map(|(good, n)| std::iter::repeat_n(good, n.into()))
}

/// Can these sources of raw material give all raw materials among the goods? (Hall's theorem)
fn gives_raw(sources: &BySet, goods: Goods) -> bool {
    let inside = raw_units(goods);
    (0..16).all(|set| inside[set] <= sources[set])
}

impl Market {
    /// The coins for a unit of raw material and of a manufactured good of each neighbour.
    pub fn unit_prices(&self, from: Neighbour) -> (u8, u8) {
        let raw = match from {
            Neighbour::Left => self.raw_left,
            Neighbour::Right => self.raw_right,
        };
        (raw, self.manufactured_price)
    }

    /// The units of a cost that neither the city nor its neighbours make: as few as possible, and
    /// of those that could be named the last in the order of resources.
    pub fn lacks(&self, cost: Goods) -> Goods {
        let (mut had, mut lacks) = (Goods::NONE, Goods::NONE);
        for good in units(cost.beyond(self.production).without_coins()) {
            let more = had + unit(good);
            let nowhere = manufactured(more) & !(self.left_sells | self.right_sells);
            let there =
                gives_raw(&self.own_both, more) && nowhere.count_ones() <= self.any_manufactured;
            if there {
                had = more;
            } else {
                lacks = lacks + unit(good);
            }
        }
        lacks
    }

    /// Where the units of a cost come from with a payment: one way of those that come to the same
    /// coins. None when the payment buys no such way.
    pub fn parts(&self, cost: Goods, payment: Payment) -> Option<Parts> {
        let cost = cost.without_coins();
        let missing = cost.beyond(self.production);
        let parts = Parts { made: cost.beyond(missing), ..Parts::default() };
        let units: Vec<usize> = units(missing).collect();
        self.complete(parts, &units, payment)
    }

    /// Finds a source for each of the units left: at home if possible.
    fn complete(&self, parts: Parts, units: &[usize], payment: Payment) -> Option<Parts> {
        let Some((&good, rest)) = units.split_first() else {
            return (self.paid(&parts) == payment).then_some(parts);
        };
        let one = unit(good);
        let ways = [
            Parts { chosen: parts.chosen + one, ..parts },
            Parts { left: parts.left + one, ..parts },
            Parts { right: parts.right + one, ..parts },
        ];
        ways.into_iter()
            .filter(|parts| self.can_be(parts, payment))
            .find_map(|parts| self.complete(parts, rest, payment))
    }

    /// The coins for what is bought.
    fn paid(&self, parts: &Parts) -> Payment {
        let coins = |goods: Goods, (raw, made): (u8, u8)| {
            let amounts = goods.amounts::<{ RESOURCES.len() }>();
            let (raws, mades) = amounts.split_at(RAW);
            raws.iter().sum::<u8>() * raw + mades.iter().sum::<u8>() * made
        };
        Payment {
            left: coins(parts.left, self.unit_prices(Neighbour::Left)),
            right: coins(parts.right, self.unit_prices(Neighbour::Right)),
        }
    }

    /// Do the sources give this much, and is no more paid than that?
    fn can_be(&self, parts: &Parts, payment: Payment) -> bool {
        let paid = self.paid(parts);
        let alone = |with: &BySet| std::array::from_fn(|set| with[set] - self.own[set]);
        let at_home = manufactured(parts.chosen).count_ones() <= self.any_manufactured;
        let sold = manufactured(parts.left) & !self.left_sells == 0
            && manufactured(parts.right) & !self.right_sells == 0;
        paid.left <= payment.left
            && paid.right <= payment.right
            && at_home
            && sold
            && gives_raw(&self.own, parts.chosen)
            && gives_raw(&alone(&self.own_left), parts.left)
            && gives_raw(&alone(&self.own_right), parts.right)
    }
}
