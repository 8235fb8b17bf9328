//! Random seeds.

use mirabilia_kernel::Seed;

/// The format of a seed, for error messages.
pub const SEEDS: &str = "a non-negative integer or 64 hexadecimal digits";

/// A random seed from the operating system.
#[cfg(not(target_family = "wasm"))]
pub fn fresh() -> Result<Seed, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| format!("no random numbers from the operating system: {error}"))?;
    Ok(Seed(bytes))
}

/// WebAssembly has no operating system: the caller must send a seed.
#[cfg(target_family = "wasm")]
pub fn fresh() -> Result<Seed, String> {
    Err("WebAssembly has no random numbers of its own".to_owned())
}

/// The short form of a seed: the number that was typed, or the first digits.
pub fn short(seed: Seed) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = seed.0;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}
