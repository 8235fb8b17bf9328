//! Debian packages that a task needs, installed if permitted.

use anyhow::{Result, bail};
use mirabilia_cluster::is_root;

use crate::shell;

/// Installs packages (separated by spaces) if permitted; otherwise prints the command to run.
pub(crate) fn install(packages: &str, what: &str) -> Result<()> {
    let before: &[&str] = if is_root() {
        &[]
    } else if shell::succeeds(shell::program("sudo", &["-n", "true"])) {
        &["sudo", "-n"]
    } else {
        bail!(
            "{what} is needed, and cannot be installed from here; run this first: \
             sudo apt-get install --yes {packages}"
        );
    };
    eprintln!("{what} is not installed yet; installing it, once");
    let run = |words: &[&str]| {
        let words: Vec<&str> = before.iter().copied().chain(words.iter().copied()).collect();
        let mut command = shell::program(words[0], &words[1..]);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(command)
    };
    // The lists of a fresh image may be missing or old.
    let mut get = vec!["apt-get", "install", "--yes", "--no-install-recommends"];
    get.extend(packages.split(' '));
    if run(&get).is_err() {
        run(&["apt-get", "update"])?;
        run(&get)?;
    }
    Ok(())
}
