//! The Python package: an environment of its own for it, building it, and its tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{debian, shell};

/// The oldest Python that the package runs on.
const OLDEST: (u32, u32) = (3, 11);
/// The package, from the root of the workspace.
const PACKAGE: &str = "crates/python";
/// Where everything of it is built, from the root of the workspace.
const BUILT: &str = "target/python";

/// Build the Python package and run its tests, in an environment of its own under `target/python`
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_args: &Args) -> Result<()> {
    check()
}

/// Builds the package and runs its tests: types, examples in the documentation, everything else.
fn check() -> Result<()> {
    let venv = venv()?;
    install(&venv)?;
    shell::run(maturin(&venv))?;
    let cache = shell::root().join(BUILT).join("mypy");
    let mut types = python(&venv, &["-m", "mypy", "--cache-dir"]);
    types.arg(cache);
    shell::run(types)?;
    shell::run(python(&venv, &["-m", "pytest", "-p", "no:cacheprovider"]))
}

/// A Python environment for the package; made when it is not there.
fn venv() -> Result<PathBuf> {
    let venv = shell::root().join(BUILT).join("venv");
    if program(&venv, "python").is_file() {
        return Ok(venv);
    }
    need_python()?;
    let make = || {
        let mut command = shell::program("python3", &["-m", "venv", "--clear"]);
        command.arg(&venv);
        command
    };
    // Debian's Python comes without what makes environments.
    if !shell::succeeds(make()) {
        debian::install("python3-venv", "venv for Python")?;
        shell::run(make())?;
    }
    Ok(venv)
}

/// Is there a Python that is new enough? Else why not.
fn need_python() -> Result<()> {
    let (major, minor) = OLDEST;
    let version = shell::output(shell::program("python3", &["--version"])).with_context(|| {
        format!("the Python package is tested with Python {major}.{minor} or newer; install it")
    })?;
    match read_version(&version) {
        Some(found) if found >= OLDEST => Ok(()),
        _ => bail!("python3 is {}; the package needs {major}.{minor} or newer", version.trim()),
    }
}

fn read_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix("Python ")?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Installs what the tests need, unless it is there as the list says.
fn install(venv: &Path) -> Result<()> {
    let list = shell::root().join(PACKAGE).join("requirements-test.txt");
    let wanted = std::fs::read_to_string(&list)
        .with_context(|| format!("could not read {}", list.display()))?;
    let stamp = venv.join("installed.txt");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let mut pip = python(venv, &["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip.arg("--requirement").arg(&list);
    shell::run(pip)?;
    std::fs::write(&stamp, wanted).with_context(|| format!("could not write {}", stamp.display()))
}

/// Builds the extension into the environment, in a profile that is quick to build.
fn maturin(venv: &Path) -> Command {
    let args = ["develop", "--profile", "quick", "--locked", "--quiet"];
    let mut command = at_package(program(venv, "maturin"), &args);
    command.env("VIRTUAL_ENV", venv);
    // Not the folder of the workspace: two builds would wait for each other.
    command.env("CARGO_TARGET_DIR", shell::root().join(BUILT).join("build"));
    command
}

fn python(venv: &Path, args: &[&str]) -> Command {
    let mut command = at_package(program(venv, "python"), args);
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    // Ray tells its makers how it is used unless it is asked not to.
    command.env("RAY_USAGE_STATS_ENABLED", "0");
    command
}

fn at_package(program: PathBuf, args: &[&str]) -> Command {
    let mut command = shell::program(program, args);
    command.current_dir(shell::root().join(PACKAGE));
    command
}

fn program(venv: &Path, name: &str) -> PathBuf {
    let folder = if cfg!(windows) { "Scripts" } else { "bin" };
    venv.join(folder).join(name).with_extension(std::env::consts::EXE_EXTENSION)
}

#[cfg(test)]
mod tests {
    use super::read_version;

    #[test]
    fn versions_of_python_are_read() {
        for (text, expected) in [
            ("Python 3.11.7\n", Some((3, 11))),
            ("Python 3.9", Some((3, 9))),
            ("Python 3.14.0rc1", Some((3, 14))),
            ("3.11", None),
            ("", None),
        ] {
            assert_eq!(read_version(text), expected, "{text:?}");
        }
    }
}
