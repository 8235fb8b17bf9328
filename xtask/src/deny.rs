//! `cargo xtask deny`: what we build on, and under which licences.

use crate::{shell, tool};
use anyhow::Result;

/// Check licences, duplicates and sources of all dependencies against deny.toml.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Also look for known vulnerabilities; downloads the advisory database
    #[arg(long)]
    advisories: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    tool::need("deny", "cargo-deny", "0.20.2")?;
    let mut command = shell::cargo(&["deny", "check", "licenses", "bans", "sources"]);
    if args.advisories {
        command.arg("advisories");
    } else {
        eprintln!(
            "advisories need a download and are left out; add --advisories to check them too"
        );
    }
    shell::run(command)
}
