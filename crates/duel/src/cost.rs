//! Prices: what a building or wonder costs one city now (rules, chapter 3).
//!
//! The cheapest assignment of choice producers and discounts is found by taking the dearest missing
//! unit first. That is exact here: a unit's price depends on its resource alone, and every choice
//! producer covers a whole class (raw or manufactured). A test compares it with trying everything.

use mirabilia_kernel::Seat;

use crate::city::City;
use crate::data::{
    ARCHITECTURE_GOODS, Card, Colour, Goods, MASONRY_GOODS, Prices, SALE, SALE_PER_YELLOW, Token,
    TokenSet, Wonder,
};
use crate::state::State;

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
}

/// Everything about a buyer that prices depend on, gathered once for all prices of a decision.
#[derive(Clone, Copy, Debug)]
pub struct Market<'a> {
    buyer: &'a City,
    /// Coins for one unit of each resource.
    units: Goods,
    prices: Prices,
}

impl<'a> Market<'a> {
    /// The prices for `buyer` against what `rival` produces.
    #[inline]
    pub fn new(buyer: &'a City, rival: &City) -> Self {
        // Rules 3.9 and 3.13: two coins and one more for each unit of the rival, or one coin.
        let dear = Goods::ONE_EACH + Goods::ONE_EACH + rival.production;
        let units = Goods::select(buyer.reserve, Goods::ONE_EACH, dear);
        Self { buyer, units, prices: units.as_prices() }
    }

    /// Coins for one unit of each resource, in the order of [`RESOURCES`](crate::data::RESOURCES).
    pub fn unit_prices(&self) -> [u8; 5] {
        self.units.amounts()
    }

    /// The price of a building.
    #[inline]
    pub fn card(&self, card: Card) -> Price {
        if self.buyer.is_chained(card) {
            return Price::CHAIN;
        }
        self.price(card.cost(), self.card_discount(card))
    }

    /// The price of a wonder.
    #[inline]
    pub fn wonder(&self, wonder: Wonder) -> Price {
        self.price(wonder.cost(), self.wonder_discount())
    }

    /// Has the buyer anything that an assignment must be found for?
    #[inline]
    pub(crate) fn has_help(&self) -> bool {
        const DISCOUNTS: TokenSet = TokenSet::only(Token::MASONRY).with(Token::ARCHITECTURE);
        let City { any_raw, any_manufactured, tokens, .. } = self.buyer;
        any_raw + any_manufactured > 0 || !tokens.and(DISCOUNTS).is_empty()
    }

    /// Can the buyer pay for this building, chains aside?
    #[inline]
    pub(crate) fn affords_card<const HELP: bool>(&self, card: Card) -> bool {
        self.affords::<HELP>(card.cost(), || self.card_discount(card))
    }

    /// Can the buyer pay for this wonder?
    #[inline]
    pub(crate) fn affords_wonder<const HELP: bool>(&self, wonder: Wonder) -> bool {
        self.affords::<HELP>(wonder.cost(), || self.wonder_discount())
    }

    /// What is affordable without help is affordable with it, so few answers need an assignment.
    #[inline]
    fn affords<const HELP: bool>(&self, cost: Goods, discount: impl FnOnce() -> u8) -> bool {
        let missing = cost.beyond(self.buyer.production);
        let (whole, coins) = (missing.times(self.prices), self.buyer.coins);
        whole <= coins || HELP && whole - self.saved(missing, discount()) <= coins
    }

    #[inline]
    fn price(&self, cost: Goods, discount: u8) -> Price {
        let missing = cost.beyond(self.buyer.production);
        let whole = missing.times(self.prices);
        let total = whole - if self.has_help() { self.saved(missing, discount) } else { 0 };
        Price { total, trade: total - u16::from(cost.coins()), chain: false }
    }

    /// What the parts of a price are: units made, chosen, waived and bought, in the order of
    /// [`RESOURCES`](crate::data::RESOURCES).
    pub(crate) fn parts(&self, cost: Goods, discount: u8) -> Parts {
        let missing: [u8; 5] = cost.beyond(self.buyer.production).amounts();
        let wanted: [u8; 5] = cost.amounts();
        let units = self.units.amounts();
        let mut left = missing;
        dearest::<0, 3>(&mut left, &units, self.buyer.any_raw);
        dearest::<3, 5>(&mut left, &units, self.buyer.any_manufactured);
        let after_choice = left;
        dearest::<0, 5>(&mut left, &units, discount);
        let less = |a: [u8; 5], b: [u8; 5]| std::array::from_fn(|i| a[i] - b[i]);
        Parts {
            made: less(wanted, missing),
            chosen: less(missing, after_choice),
            waived: less(after_choice, left),
            bought: left,
            units,
        }
    }

    /// Rules 3.18 and 3.21: each helper takes away the dearest missing unit it can.
    fn saved(&self, missing: Goods, discount: u8) -> u16 {
        let mut missing = missing.amounts();
        let units = self.units.amounts();
        dearest::<0, 3>(&mut missing, &units, self.buyer.any_raw)
            + dearest::<3, 5>(&mut missing, &units, self.buyer.any_manufactured)
            + dearest::<0, 5>(&mut missing, &units, discount)
    }

    #[inline]
    pub(crate) fn card_discount(&self, card: Card) -> u8 {
        let masonry = card.facts().colour == Colour::Blue && self.buyer.has(Token::MASONRY);
        if masonry { MASONRY_GOODS } else { 0 } // Rule 4.15
    }

    #[inline]
    pub(crate) fn wonder_discount(&self) -> u8 {
        if self.buyer.has(Token::ARCHITECTURE) { ARCHITECTURE_GOODS } else { 0 } // Rule 4.7
    }
}

/// The units of a price by what becomes of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    pub(crate) made: [u8; 5],
    pub(crate) chosen: [u8; 5],
    pub(crate) waived: [u8; 5],
    pub(crate) bought: [u8; 5],
    /// Coins for one unit of each.
    pub(crate) units: [u8; 5],
}

/// Takes away the `wanted` dearest missing units among the resources `FROM..TO`; what they cost.
#[inline]
fn dearest<const FROM: usize, const TO: usize>(
    missing: &mut [u8; 5],
    units: &[u8; 5],
    wanted: u8,
) -> u16 {
    let mut saved = 0;
    for _ in 0..wanted {
        let (mut best, mut price) = (FROM, 0);
        for resource in FROM..TO {
            let offer = if missing[resource] > 0 { units[resource] } else { 0 };
            if offer > price {
                (best, price) = (resource, offer);
            }
        }
        missing[best] = missing[best].saturating_sub(1);
        saved += u16::from(price);
    }
    saved
}

impl State {
    /// The prices for this seat now.
    #[inline]
    pub fn market(&self, seat: Seat) -> Market<'_> {
        Market::new(self.city(seat), self.rival(seat))
    }

    /// The coins a sale brings (rule 2.8).
    pub fn sale(&self, seat: Seat) -> u16 {
        SALE + SALE_PER_YELLOW * u16::from(self.city(seat).colour(Colour::Yellow))
    }
}
