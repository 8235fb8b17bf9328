//! Prices: what a building or wonder costs one city now (rules, chapter 3).
//!
//! The cheapest assignment of choice producers and discounts is found by taking the dearest missing
//! unit first. That is exact here: a unit's price depends on its resource alone, and every choice
//! producer covers a whole class (raw or manufactured). A test compares it with trying everything.

use mirabilia_kernel::Seat;

use crate::data::{Card, Colour, Goods, Token, Wonder};
use crate::state::{City, State};

/// What has to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Price {
    /// All coins, trade included.
    pub total: u16,
    /// The coins for resources bought: what Economy diverts (rule 4.9).
    pub trade: u16,
    /// Free by a chain (rule 3.28).
    pub chain: bool,
}

impl Price {
    const CHAIN: Self = Self { total: 0, trade: 0, chain: true };

    const fn new(coins: u16, trade: u16) -> Self {
        Self { total: coins + trade, trade, chain: false }
    }
}

/// Everything about a buyer that prices depend on, gathered once for all prices of a decision.
#[derive(Clone, Copy, Debug)]
pub struct Market<'a> {
    buyer: &'a City,
    /// Coins for one unit of each resource.
    units: Goods,
    units_reversed: Goods,
}

impl<'a> Market<'a> {
    /// The prices for `buyer` against what `rival` produces.
    #[inline]
    pub fn new(buyer: &'a City, rival: &City) -> Self {
        // Rules 3.9 and 3.13: two coins and one more for each unit of the rival, or one coin.
        let dear = Goods::ONE_EACH + Goods::ONE_EACH + rival.production;
        let units = Goods::select(buyer.reserve, Goods::ONE_EACH, dear);
        Self { buyer, units, units_reversed: units.reversed() }
    }

    /// Coins for one unit of each resource, in the order of [`RESOURCES`](crate::data::RESOURCES).
    pub fn unit_prices(&self) -> [u8; 5] {
        self.units.amounts()
    }

    /// The price of a building.
    #[inline]
    pub fn card(&self, card: Card) -> Price {
        if self.buyer.chained.has(card) {
            return Price::CHAIN;
        }
        let facts = card.facts();
        let trade = self.trade(facts.goods, self.card_discount(card));
        Price::new(u16::from(facts.cost), trade)
    }

    /// The price of a wonder.
    #[inline]
    pub fn wonder(&self, wonder: Wonder) -> Price {
        Price::new(0, self.trade(wonder.facts().goods, self.wonder_discount()))
    }

    /// Can the buyer pay for this building, chains aside?
    #[inline]
    pub(crate) fn affords_card(&self, card: Card) -> bool {
        let facts = card.facts();
        let cost = u16::from(facts.cost);
        self.affords(facts.goods, cost, || self.card_discount(card))
    }

    /// Can the buyer pay for this wonder?
    #[inline]
    pub(crate) fn affords_wonder(&self, wonder: Wonder) -> bool {
        self.affords(wonder.facts().goods, 0, || self.wonder_discount())
    }

    /// Most answers need no assignment: what is affordable without help is affordable with it.
    #[inline]
    fn affords(&self, need: Goods, cost: u16, discount: impl FnOnce() -> u8) -> bool {
        let missing = need.beyond(self.buyer.production);
        let coins = self.buyer.coins;
        cost + missing.times(self.units_reversed) <= coins
            || cost <= coins && cost + self.cheapest(missing, discount()) <= coins
    }

    /// The coins for what the city does not produce of `need`.
    #[inline]
    fn trade(&self, need: Goods, discount: u8) -> u16 {
        self.cheapest(need.beyond(self.buyer.production), discount)
    }

    /// Rules 3.18 and 3.21: each helper takes away the dearest unit it can.
    fn cheapest(&self, missing: Goods, discount: u8) -> u16 {
        let whole = missing.times(self.units_reversed);
        let (raw, manufactured) = (self.buyer.any_raw, self.buyer.any_manufactured);
        if missing.is_none() || raw + manufactured + discount == 0 {
            return whole;
        }
        let mut missing = missing.amounts();
        let units = self.units.amounts();
        let mut saved = 0;
        let mut save = |resources: std::ops::Range<usize>, times: u8| {
            for _ in 0..times {
                let (mut best, mut price) = (usize::MAX, 0);
                for resource in resources.clone() {
                    if missing[resource] > 0 && units[resource] > price {
                        (best, price) = (resource, units[resource]);
                    }
                }
                if price == 0 {
                    break;
                }
                missing[best] -= 1;
                saved += u16::from(price);
            }
        };
        save(0..3, raw);
        save(3..5, manufactured);
        save(0..5, discount);
        whole - saved
    }

    #[inline]
    fn card_discount(&self, card: Card) -> u8 {
        let masonry = card.facts().colour == Colour::Blue && self.buyer.has(Token::MASONRY);
        if masonry { 2 } else { 0 } // Rule 4.15
    }

    #[inline]
    fn wonder_discount(&self) -> u8 {
        if self.buyer.has(Token::ARCHITECTURE) { 2 } else { 0 } // Rule 4.7
    }
}

impl State {
    /// The prices for this seat now.
    #[inline]
    pub fn market(&self, seat: Seat) -> Market<'_> {
        Market::new(self.city(seat), self.rival(seat))
    }

    /// The coins a sale brings (rule 2.8).
    pub fn sale(&self, seat: Seat) -> u16 {
        2 + u16::from(self.city(seat).colour(Colour::Yellow))
    }
}
