//! Cargo subcommands that a task needs and that Rust does not bring along.

use crate::shell;
use anyhow::{Context, Result};

/// Installs `package` in this very version unless `cargo <subcommand>` already runs. Any version
/// already there will do.
pub(crate) fn need(subcommand: &str, package: &str, version: &str) -> Result<()> {
    if shell::succeeds(shell::cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    eprintln!("{package} is not installed yet; installing it takes some minutes, once");
    shell::run(shell::cargo(&["install", package, "--version", version, "--locked"]))
        .with_context(|| format!("could not install {package}"))
}
