//! Cargo tools that a task needs.

use crate::shell;
use anyhow::{Context, Result};
use std::path::PathBuf;

/// Installs this version of `package` unless `cargo <subcommand>` already runs. Any installed version
/// will do.
pub(crate) fn need(subcommand: &str, package: &str, version: &str) -> Result<()> {
    if shell::succeeds(shell::cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    eprintln!("{package} is not installed yet; installing it takes some minutes, once");
    shell::run(shell::cargo(&["install", package, "--version", version, "--locked"]))
        .with_context(|| format!("could not install {package}"))
}

/// The name or path of a program in exactly this version. If it is missing, it is built into
/// `target/tools`.
pub(crate) fn program(package: &str, version: &str, features: &[&str]) -> Result<PathBuf> {
    let own = shell::root().join("target/tools");
    let names = [PathBuf::from(package), own.join("bin").join(package)];
    let fits = |name: &PathBuf| {
        let said = shell::output(shell::program(name, &["--version"]));
        said.is_ok_and(|said| {
            said.trim().trim_start_matches(package).trim() == format!("v{version}")
        })
    };
    if let Some(name) = names.iter().find(|name| fits(name)) {
        return Ok(name.clone());
    }
    eprintln!("{package} {version} is not installed yet; building it takes some minutes, once");
    let mut command =
        shell::cargo(&["install", package, "--version", version, "--locked", "--root"]);
    command.arg(own).args(features);
    shell::run(command).with_context(|| format!("could not install {package}"))?;
    let [_, own] = names;
    Ok(own)
}
