//! Programs of Debian that a task needs: installed where that can be done without asking.

use anyhow::{Result, bail};
use mirabilia_cluster::is_root;

use crate::shell;

/// Installs a package; where that cannot be done without asking, says what to type.
pub(crate) fn install(package: &str, what: &str) -> Result<()> {
    let before: &[&str] = if is_root() {
        &[]
    } else if shell::succeeds(shell::program("sudo", &["-n", "true"])) {
        &["sudo", "-n"]
    } else {
        bail!(
            "the tests need {what}, and it cannot be installed from here; run this first: \
             sudo apt-get install --yes {package}"
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
    let get = ["apt-get", "install", "--yes", "--no-install-recommends", package];
    if run(&get).is_err() {
        run(&["apt-get", "update"])?;
        run(&get)?;
    }
    Ok(())
}
