//! Postgres for the tests: found, or installed if permitted.

use anyhow::{Context, Result};
use mirabilia_cluster::programs;

use crate::debian;

/// The variable that tells tests where the server is.
pub(crate) const VARIABLE: &str = "MIRABILIA_TEST_POSTGRES";

/// Finds Postgres or installs it if permitted; otherwise prints the command to run.
pub(crate) fn need() -> Result<()> {
    if programs().is_ok() {
        return Ok(());
    }
    debian::install("postgresql", "Postgres")?;
    programs().map(|_| ()).context("Postgres was installed, but is not where Debian puts it")
}
