//! [`Goods`]: small amounts of up to seven resources, and coins, in one machine word.
//!
//! Searches ask for prices millions of times per second, for every card that could be built. One byte
//! per resource lets a single subtraction find what is missing and a single multiplication price it.
//! Coins are the eighth byte: no card produces them, and each costs 1, so a whole cost is one word.
//! Each game decides which byte is which resource.

use std::ops::{Add, Sub};

/// How many of each resource, and coins; no amount may exceed 127.
///
/// ```
/// use mirabilia_kernel::goods::Goods;
/// let cost = Goods::of("wc", "wwc").and_coins(1);
/// let made = Goods::of("wc", "w");
/// assert_eq!(cost.beyond(made), Goods::of("wc", "wc").and_coins(1));
/// let prices = Goods::from_amounts([2, 4]).as_prices();
/// assert_eq!(cost.beyond(made).times(prices), 2 + 4 + 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods(u64);

/// How many resources fit beside the coins.
pub const RESOURCES: usize = 7;

const HIGH: u64 = 0x8080_8080_8080_8080;
const COINS: u32 = 56;

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// One of each resource, no coins.
    pub const ONE_EACH: Self = Self(0x0001_0101_0101_0101);

    /// Reads goods by their initials: with the alphabet `"wcs"`, `"wws"` is two of the first and one
    /// of the third resource.
    pub const fn of(alphabet: &str, initials: &str) -> Self {
        let (alphabet, letters) = (alphabet.as_bytes(), initials.as_bytes());
        let (mut sum, mut i) = (0, 0);
        while i < letters.len() {
            let mut place = 0;
            while alphabet[place] != letters[i] {
                place += 1; // a letter that is not in the alphabet does not compile
            }
            sum += 1 << (8 * place);
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

    /// These without the coins.
    #[inline]
    #[must_use]
    pub const fn without_coins(self) -> Self {
        Self(self.0 & !(0xff << COINS))
    }

    /// The amounts of the first `N` resources.
    #[inline]
    pub const fn amounts<const N: usize>(self) -> [u8; N] {
        assert!(N <= RESOURCES, "a word holds seven resources");
        let (bytes, mut amounts, mut i) = (self.0.to_le_bytes(), [0; N], 0);
        while i < N {
            amounts[i] = bytes[i];
            i += 1;
        }
        amounts
    }

    /// Goods with these amounts and no coins.
    #[inline]
    pub const fn from_amounts<const N: usize>(amounts: [u8; N]) -> Self {
        assert!(N <= RESOURCES, "a word holds seven resources");
        let (mut bytes, mut i) = ([0; 8], 0);
        while i < N {
            bytes[i] = amounts[i];
            i += 1;
        }
        Self(u64::from_le_bytes(bytes))
    }

    /// The bytes, the first resource lowest, coins highest.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Is it empty?
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// How many units and coins together; the sum must stay below 256.
    #[inline]
    pub const fn count(self) -> u16 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> COINS) as u16
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

    /// Both together, for marks rather than amounts.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These as prices of a unit, a coin costing 1, laid out for [`times`](Self::times).
    #[inline]
    #[must_use]
    pub const fn as_prices(self) -> Prices {
        Prices((self.0 | 1 << COINS).swap_bytes())
    }

    /// The sum of amount times price. It must stay below 256.
    #[inline]
    pub const fn times(self, prices: Prices) -> u16 {
        // Long multiplication: with the prices in the opposite order, the highest byte of the
        // product collects every amount times its own price.
        (self.0.wrapping_mul(prices.0) >> COINS) as u16
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
