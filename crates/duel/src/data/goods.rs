//! [`Goods`]: an amount of each of the five resources, and coins, in one machine word.
//!
//! Prices are asked for millions of times a second, for every accessible card and unbuilt wonder.
//! One byte a resource lets a single subtraction find what is missing and a single multiplication
//! price it. Coins are a sixth byte that nobody produces and that always costs 1 a piece, so a
//! whole cost is one word.

use std::ops::{Add, Sub};

/// The resources in the order of their bytes: raw materials first, then manufactured goods.
pub const RESOURCES: [&str; 5] = ["wood", "clay", "stone", "glass", "papyrus"];

/// How many of each resource, and coins; no amount may exceed 127.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods(u64);

const ONES: u64 = 0x01_01_01_01_01;
const HIGH: u64 = 0x80_80_80_80_80_80;
const COINS: u32 = 40;

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// One of each resource.
    pub const ONE_EACH: Self = Self(ONES);

    /// Reads goods by their initials: `"wwg"` is two wood and a glass.
    pub const fn of(initials: &str) -> Self {
        let (bytes, mut sum, mut i) = (initials.as_bytes(), 0, 0);
        while i < bytes.len() {
            sum += 1
                << match bytes[i] {
                    b'w' => 0,
                    b'c' => 8,
                    b's' => 16,
                    b'g' => 24,
                    b'p' => 32,
                    _ => panic!("goods are w, c, s, g, p"),
                };
            i += 1;
        }
        Self(sum)
    }

    /// These and this many coins.
    #[must_use]
    pub const fn and_coins(self, coins: u8) -> Self {
        Self(self.0 + ((coins as u64) << COINS))
    }

    /// The coins among them.
    #[inline]
    pub const fn coins(self) -> u8 {
        (self.0 >> COINS) as u8
    }

    /// The amounts in the order of [`RESOURCES`], without the coins.
    #[inline]
    pub const fn amounts(self) -> [u8; 5] {
        let [a, b, c, d, e, ..] = self.0.to_le_bytes();
        [a, b, c, d, e]
    }

    /// Goods with these amounts and no coins.
    #[inline]
    pub const fn from_amounts([a, b, c, d, e]: [u8; 5]) -> Self {
        Self(u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]))
    }

    /// Nothing at all?
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// What is left of these after taking away `other`, nothing below zero.
    #[inline]
    #[must_use]
    pub const fn beyond(self, other: Self) -> Self {
        // The high bit lent to each byte survives where there is enough; elsewhere the byte is
        // wiped.
        let difference = (self.0 | HIGH) - other.0;
        let kept = difference & HIGH;
        Self(difference & (kept - (kept >> 7)))
    }

    /// Where `mask` has a resource, take it from `yes`, else from `no`.
    #[inline]
    pub const fn select(mask: Self, yes: Self, no: Self) -> Self {
        let wide = mask.0 * 0xff;
        Self(yes.0 & wide | no.0 & !wide)
    }

    /// Both together, at most one of each: for marks rather than amounts.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These as prices of a unit, a coin costing 1, laid out for [`times`](Self::times).
    #[inline]
    #[must_use]
    pub const fn as_prices(self) -> Prices {
        Prices((self.0 | 1 << COINS).swap_bytes() >> 16)
    }

    /// The sum of amount times price. It must stay below 256.
    #[inline]
    pub const fn times(self, prices: Prices) -> u16 {
        // Long multiplication: with the prices in the opposite order, one byte of the product
        // collects every amount times its own price.
        (self.0.wrapping_mul(prices.0) >> COINS & 0xff) as u16
    }
}

/// Unit prices in the opposite order of bytes.
#[derive(Clone, Copy, Debug)]
pub struct Prices(u64);

impl Add for Goods {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Goods {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_kernel::{Fast, Luck};

    #[test]
    fn packed_arithmetic_equals_the_plain_kind() {
        let mut luck = Fast::new(3);
        for _ in 0..20_000 {
            let mut some = |most| std::array::from_fn(|_| luck.below(most) as u8);
            let (a, b, prices): ([u8; 5], [u8; 5], [u8; 5]) = (some(6), some(9), some(9));
            let beyond: [u8; 5] = std::array::from_fn(|i| a[i].saturating_sub(b[i]));
            let (ga, gb) = (Goods::from_amounts(a), Goods::from_amounts(b));
            assert_eq!(ga.beyond(gb).amounts(), beyond);
            let sum: u16 = (0..5).map(|i| u16::from(a[i]) * u16::from(prices[i])).sum();
            let coins = a[0] ^ b[0];
            let priced = ga.and_coins(coins).times(Goods::from_amounts(prices).as_prices());
            assert_eq!(priced, sum + u16::from(coins));
            assert_eq!(ga.and_coins(coins).beyond(gb), ga.beyond(gb).and_coins(coins));
        }
        assert_eq!(Goods::of("wwgp").amounts(), [2, 0, 0, 1, 1]);
        let picked = Goods::select(Goods::of("cs"), Goods::of("wc"), Goods::of("ccg"));
        assert_eq!(picked.amounts(), [0, 1, 0, 1, 0]);
    }
}
