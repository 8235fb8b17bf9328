//! Random seeds: from the operating system or the command line.

use anyhow::{Result, anyhow};
use mirabilia_engine::seed::SEEDS;
use mirabilia_kernel::Seed;

pub use mirabilia_engine::seed::short;

/// A random seed from the operating system.
pub fn fresh() -> Result<Seed> {
    mirabilia_engine::seed::fresh().map_err(|error| anyhow!(error))
}

/// Parses a seed.
pub fn read(text: &str) -> Result<Seed, String> {
    Seed::parse(text).ok_or_else(|| format!("expected {SEEDS}"))
}
