//! Luck by number: the n-th draw of a game depends only on the seed and n.
//!
//! So a game can be copied, pickled and rewound without the state of a generator, and `Game`, `Env`
//! and each game of a `VecEnv` get the same luck from the same seed.

use mirabilia_kernel::{Seed, Seeded};

/// Separates these streams from those of the arena and of servers.
const PURPOSE: u64 = u64::from_le_bytes(*b"python 1");

/// The generator of the `n`-th draw of a game, counted from 0.
#[inline]
pub(crate) fn nth(seed: u64, n: u64) -> Seeded {
    let mut key = [0; 32];
    for (place, word) in key.chunks_mut(8).zip([seed, n, 0, PURPOSE]) {
        place.copy_from_slice(&word.to_le_bytes());
    }
    Seeded::new(Seed(key))
}

/// A seed for the `n`-th game of the `row`-th of many environments.
pub(crate) fn seed_of(seed: u64, row: u64, n: u64) -> u64 {
    // SplitMix64's finish: seeds of neighbouring games have nothing in common.
    let mut z = seed
        .wrapping_add(row.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .wrapping_add(n.wrapping_mul(0xd134_2543_de82_ef95));
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
