//! [`Goods`]: an amount of each of the five resources in one machine word.
//!
//! Prices are asked for millions of times a second, for every accessible card and unbuilt wonder.
//! One byte a resource lets a single subtraction find what is missing and a single multiplication
//! price it.

use std::ops::{Add, Sub};

/// The resources in the order of their bytes: raw materials first, then manufactured goods.
pub const RESOURCES: [&str; 5] = ["wood", "clay", "stone", "glass", "papyrus"];

/// How many of each resource; no amount may exceed 127.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods(u64);

const ONES: u64 = 0x01_01_01_01_01;
const HIGH: u64 = ONES << 7;

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

    /// The amounts in the order of [`RESOURCES`].
    #[inline]
    pub const fn amounts(self) -> [u8; 5] {
        let [a, b, c, d, e, ..] = self.0.to_le_bytes();
        [a, b, c, d, e]
    }

    /// Goods with these amounts.
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

    /// The bytes in the opposite order, for [`times`](Self::times).
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self(self.0.swap_bytes() >> 24)
    }

    /// The sum of amount times price, given the prices reversed. The sum must stay below 256.
    #[inline]
    pub const fn times(self, prices_reversed: Self) -> u16 {
        // Long multiplication: the middle byte of the product collects every amount times its own
        // price.
        (self.0.wrapping_mul(prices_reversed.0) >> 32 & 0xff) as u16
    }
}

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
            assert_eq!(ga.times(Goods::from_amounts(prices).reversed()), sum);
        }
        assert_eq!(Goods::of("wwgp").amounts(), [2, 0, 0, 1, 1]);
        let picked = Goods::select(Goods::of("cs"), Goods::of("wc"), Goods::of("ccg"));
        assert_eq!(picked.amounts(), [0, 1, 0, 1, 0]);
    }
}
