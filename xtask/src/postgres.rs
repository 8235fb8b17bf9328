//! Postgres for the tests: found, or installed where that can be done without asking.

use anyhow::{Context, Result, bail};
use mirabilia_cluster::{is_root, programs};

use crate::shell;

/// The variable that tells tests where the server is.
pub(crate) const VARIABLE: &str = "MIRABILIA_TEST_POSTGRES";
/// The Debian package it comes in.
const PACKAGE: &str = "postgresql";

/// Finds Postgres, or installs it where that can be done without asking; else says how.
pub(crate) fn need() -> Result<()> {
    if programs().is_ok() {
        return Ok(());
    }
    let install: Option<&[&str]> = if is_root() {
        Some(&[])
    } else if shell::succeeds(shell::program("sudo", &["-n", "true"])) {
        Some(&["sudo", "-n"])
    } else {
        None
    };
    let Some(before) = install else {
        bail!(
            "the tests need Postgres, and it cannot be installed from here; run this first: \
             sudo apt-get install --yes {PACKAGE}"
        );
    };
    eprintln!("Postgres is not installed yet; installing it, once");
    let run = |words: &[&str]| {
        let words: Vec<&str> = before.iter().copied().chain(words.iter().copied()).collect();
        let mut command = shell::program(words[0], &words[1..]);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(command)
    };
    // The lists of a fresh image may be missing or old.
    let get = ["apt-get", "install", "--yes", "--no-install-recommends", PACKAGE];
    if run(&get).is_err() {
        run(&["apt-get", "update"])?;
        run(&get)?;
    }
    programs().map(|_| ()).context("Postgres was installed, but is not where Debian puts it")
}
