//! Seeds: from the operating system, and as people type them.

use anyhow::{Result, anyhow};
use mirabilia_kernel::Seed;

/// What a seed looks like, for messages.
pub const SEEDS: &str = "a whole number from 0 or 64 hexadecimal digits";

/// A seed nobody can guess, from the operating system.
pub fn fresh() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow!("the operating system gives no random numbers: {error}"))?;
    Ok(Seed(bytes))
}

/// Reads a seed from the command line.
pub fn read(text: &str) -> Result<Seed, String> {
    Seed::parse(text).ok_or_else(|| format!("a seed is {SEEDS}"))
}

/// The short form of a seed: the number people typed, or the beginning of the digits.
pub fn short(seed: Seed) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = seed.0;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}
