//! Luck: where the numbers behind deals, reveals and rolls come from.
//!
//! A game never holds a generator; it is handed a [`Luck`] when luck has to be drawn. `below` and
//! `shuffle` are written out here on purpose: a seed must give the same game in every version, and the
//! shuffles of general libraries may change with a minor version. [`Seeded`] is for real games
//! (`ChaCha`: the next card cannot be predicted from those seen), [`Fast`] for playouts, [`Fixed`]
//! for counts that must not depend on any generator.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A source of random numbers.
pub trait Luck {
    /// 32 fresh random bits.
    fn bits(&mut self) -> u32;

    /// A number below `n`, every one equally likely. `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Lemire's method: the high word of a product, rejecting the few low words that would
        // make some results likelier than others.
        debug_assert!(n > 0, "nothing to choose from");
        let mut wide = u64::from(self.bits()) * u64::from(n);
        if (wide as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (wide as u32) < unfair {
                wide = u64::from(self.bits()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// Puts a random choice of `wanted` items, in random order, at the front of the slice.
    #[inline]
    fn shuffle_front<T>(&mut self, items: &mut [T], wanted: usize) {
        for i in 0..wanted {
            let j = i + self.below((items.len() - i) as u32) as usize;
            items.swap(i, j);
        }
    }

    /// Shuffles the whole slice.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        let wanted = items.len().saturating_sub(1);
        self.shuffle_front(items, wanted);
    }
}

impl<L: Luck + ?Sized> Luck for &mut L {
    #[inline]
    fn bits(&mut self) -> u32 {
        (**self).bits()
    }

    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// The number that determines all luck of a game.
///
/// ```
/// use mirabilia_kernel::Seed;
/// assert_eq!(Seed::from(7).to_string().len(), 64);
/// assert_eq!(Seed::parse("7"), Some(Seed::from(7)));
/// assert_eq!(Seed::parse(&Seed::from(7).to_string()), Some(Seed::from(7)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Reads a decimal number or 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() != 64 {
            return text.parse::<u64>().ok().map(Self::from);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let high = (digits[0] as char).to_digit(16)?;
            let low = (digits[1] as char).to_digit(16)?;
            *byte = (high << 4 | low) as u8;
        }
        Some(Self(bytes))
    }
}

impl From<u64> for Seed {
    /// The short seeds people type: the number, then zeros.
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// Seeds of running games are secret, so that they are not written to logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// Luck from a seed: the same in every version, and not predictable from earlier output.
#[derive(Clone)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The luck of this seed, from its beginning.
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }
}

impl Luck for Seeded {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// Fast luck for playouts and benchmarks: a counter, scrambled by one wide multiplication (the
/// wyrand design). Never behind a real deal.
#[derive(Clone, Debug)]
pub struct Fast(u64);

impl Fast {
    /// The luck of this number.
    pub fn new(number: u64) -> Self {
        // One round of SplitMix64, so that neighbouring numbers begin far apart.
        let z = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self(z ^ z >> 31)
    }
}

impl Luck for Fast {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        ((wide >> 64) as u64 ^ wide as u64) as u32
    }
}

/// Luck from a fixed list: each number in turn decides one `below` (modulo its size); after the last
/// one, always the lowest choice. Perft counts use it, so that they depend on no generator.
#[derive(Clone, Debug, Default)]
pub struct Fixed {
    numbers: Vec<u32>,
    next: usize,
}

impl Fixed {
    /// Luck that gives these numbers in turn, then zeros.
    pub fn new(numbers: Vec<u32>) -> Self {
        Self { numbers, next: 0 }
    }
}

impl Luck for Fixed {
    fn bits(&mut self) -> u32 {
        let number = self.numbers.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        number
    }

    fn below(&mut self, n: u32) -> u32 {
        self.bits() % n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let mut luck = Seeded::new(Seed::from(7));
        let numbers: Vec<u32> = (0..8).map(|_| luck.below(1000)).collect();
        assert_eq!(numbers, GOLDEN_BELOW);
        let mut order: Vec<u32> = (0..10).collect();
        Seeded::new(Seed::from(7)).shuffle(&mut order);
        assert_eq!(order, GOLDEN_ORDER);
        let mut luck = Fast::new(7);
        let numbers: Vec<u32> = (0..8).map(|_| luck.below(1000)).collect();
        assert_eq!(numbers, GOLDEN_FAST);
    }

    const GOLDEN_BELOW: [u32; 8] = [172, 764, 916, 465, 447, 5, 58, 301];
    const GOLDEN_ORDER: [u32; 10] = [1, 7, 9, 6, 3, 5, 4, 0, 2, 8];
    const GOLDEN_FAST: [u32; 8] = [65, 160, 729, 662, 309, 904, 550, 590];

    #[test]
    fn below_is_fair() {
        // Chi-square with 6 degrees of freedom; 30 is far beyond chance (p < 0.0001).
        let mut luck = Fast::new(1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[luck.below(7) as usize] += 1;
        }
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 30.0, "chi-square {chi}, counts {counts:?}");
    }

    #[test]
    fn shuffle_reaches_every_order_about_equally() {
        let mut luck = Fast::new(2);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            luck.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|c| (850..1150).contains(c)), "{counts:?}");
    }

    #[test]
    fn seeds_are_read_as_written_and_stay_out_of_logs() {
        let seed = Seed(std::array::from_fn(|i| i as u8));
        assert_eq!(Seed::parse(&seed.to_string()), Some(seed));
        assert_eq!(Seed::parse("x"), None);
        assert_eq!(Seed::parse(&"g".repeat(64)), None);
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }
}
