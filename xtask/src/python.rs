//! The Python package: its environment, its build and its tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::{debian, shell};

/// The oldest Python that the package runs on.
const OLDEST: (u32, u32) = (3, 11);
/// The package, from the root of the workspace.
const PACKAGE: &str = "crates/python";
/// Where everything of it is built, from the root of the workspace.
const BUILT: &str = "target/python";

/// 1 January 1980, in seconds since 1970: a wheel is a zip file, and those know nothing older.
const OLDEST_IN_A_ZIP: u64 = 315_532_800;

/// The systems that the wheel is for, as wheels name them: the C library of 2018 or a newer one. Python
/// says nothing of the kind for other systems.
pub(crate) const COMPATIBILITY: Option<&str> =
    if cfg!(all(target_os = "linux", target_env = "gnu")) { Some("manylinux_2_28") } else { None };

/// A game by a wheel that was just made, and which wheel it was.
const TRIAL: &str = "
import mirabilia
game, bot = mirabilia.new('duel', seed=7), mirabilia.Bot('greedy')
while not game.over:
    for seat in game.turn:
        game.apply(seat, bot.choose(game, seat))
print(mirabilia.__version__, mirabilia.__file__)
";

/// Prints the metadata in a wheel.
const METADATA: &str = "
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    name, = (name for name in wheel.namelist() if name.endswith('.dist-info/METADATA'))
    sys.stdout.buffer.write(wheel.read(name))
";

/// Build the Python package and run its tests in a virtual environment under `target/python`
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_args: &Args) -> Result<()> {
    check(shell::run)
}

/// Builds the package and runs its tests: types, examples in the documentation, everything else.
pub(crate) fn check(mut run: impl FnMut(Command) -> Result<()>) -> Result<()> {
    let venv = need()?;
    // The crate is a workspace of its own, so nothing else looks at its Rust.
    run(cargo(&["fmt"], &["--check"]))?;
    run(cargo(&["clippy", "--all-targets", "--locked"], &["--", "-D", "warnings"]))?;
    run(maturin(&venv))?;
    let cache = shell::root().join(BUILT).join("mypy");
    let mut types = python(&venv, &["-m", "mypy", "--cache-dir"]);
    types.arg(cache);
    run(types)?;
    run(python(&venv, &["-m", "pytest", "-p", "no:cacheprovider"]))
}

/// The environment with everything that the tests need, installed if missing.
pub(crate) fn need() -> Result<PathBuf> {
    let venv = venv()?;
    install(&venv)?;
    Ok(venv)
}

/// The Python environment of the package, created if missing.
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
    // Debian's Python comes without venv.
    if !shell::succeeds(make()) {
        debian::install("python3-venv", "venv for Python")?;
        shell::run(make())?;
    }
    Ok(venv)
}

/// Checks that Python is new enough; otherwise says why not.
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

/// Installs what the tests need, unless it is installed.
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

/// Cargo for the package's own workspace.
fn cargo(args: &[&str], last: &[&str]) -> Command {
    let mut command = shell::cargo_once(args);
    command.arg("--manifest-path").arg(shell::root().join(PACKAGE).join("Cargo.toml"));
    command.args(last).env("CARGO_TARGET_DIR", shell::root().join(BUILT).join("build"));
    command
}

/// Builds the extension into the environment, in a profile that is quick to build.
fn maturin(venv: &Path) -> Command {
    let args = ["develop", "--profile", "quick", "--locked", "--quiet"];
    let mut command = at_package(program(venv, "maturin"), &args);
    command.env("VIRTUAL_ENV", venv);
    // Not the target folder of the workspace: two builds would wait for each other's lock.
    command.env("CARGO_TARGET_DIR", shell::root().join(BUILT).join("build"));
    command
}

/// Makes the wheel into a folder: for release, stripped, and with the times of its files fixed.
pub(crate) fn wheel(folder: &Path, epoch: u64) -> Result<()> {
    let venv = venv()?;
    install_tools(&venv)?;
    let args = ["build", "--release", "--locked", "--strip"];
    let mut command = at_package(program(&venv, "maturin"), &args);
    if let Some(compatibility) = COMPATIBILITY {
        // Zig links with an old C library wherever it runs.
        install_linker(&venv)?;
        command.args(["--zig", "--compatibility", compatibility]);
        command.env("CARGO_ZIGBUILD_PYTHON_PATH", program(&venv, "python"));
    }
    command.arg("--interpreter").arg(program(&venv, "python"));
    command.arg("--out").arg(folder).env("VIRTUAL_ENV", &venv);
    command.env("SOURCE_DATE_EPOCH", epoch.to_string());
    command.env("CARGO_TARGET_DIR", shell::root().join(BUILT).join("build"));
    shell::run(command)
}

/// The metadata in a wheel.
pub(crate) fn metadata(wheel: &Path) -> Result<String> {
    let mut ask = python(&venv()?, &["-c", METADATA]);
    ask.arg(wheel);
    shell::output(ask)
}

/// Unpacks a wheel, or what it makes of the sources, into a folder and plays a game with it from there.
pub(crate) fn try_package(package: &Path, folder: &Path) -> Result<()> {
    let venv = venv()?;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"];
    let mut pip = python(&venv, &pip);
    // Sources are built by our maturin, quickly: that they build at all is what matters.
    pip.args(["--no-build-isolation", "--target"]).arg(folder).arg(package);
    pip.env("MATURIN_PEP517_ARGS", "--profile quick --locked");
    pip.env("CARGO_TARGET_DIR", shell::root().join(BUILT).join("build"));
    pip.env("PATH", with_programs(&venv)?);
    shell::run(pip)?;
    let mut ask = python(&venv, &["-c", TRIAL]);
    ask.env("PYTHONPATH", folder);
    let said = shell::output(ask)?;
    let expected = format!("{} {}", env!("CARGO_PKG_VERSION"), folder.display());
    ensure!(said.starts_with(&expected), "Python says {said:?}, not {expected:?}");
    Ok(())
}

/// The package as it is released, unpacked beside the environment with everything else in it.
pub(crate) struct Released {
    venv: PathBuf,
    /// Where it was unpacked.
    pub(crate) folder: PathBuf,
    pub(crate) wheel_bytes: u64,
}

/// Makes the wheel for release and unpacks it.
pub(crate) fn release() -> Result<Released> {
    let venv = need()?;
    let folder = shell::root().join(BUILT).join("release");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)
            .with_context(|| format!("could not empty {}", folder.display()))?;
    }
    let (packed, unpacked) = (folder.join("wheel"), folder.join("package"));
    std::fs::create_dir_all(&packed)
        .with_context(|| format!("could not make {}", packed.display()))?;
    wheel(&packed, OLDEST_IN_A_ZIP)?;
    let made = packed.read_dir()?.next().context("maturin made no wheel")??;
    try_package(&made.path(), &unpacked)?;
    Ok(Released { venv, folder: unpacked, wheel_bytes: made.metadata()?.len() })
}

impl Released {
    /// Python with these words, in the folder of the package; it finds the released one first.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = python(&self.venv, args);
        command.env("PYTHONPATH", &self.folder);
        command
    }
}

/// Installs what building and trying the wheel needs, unless it is installed.
fn install_tools(venv: &Path) -> Result<()> {
    let has = |module: &str| shell::succeeds(python(venv, &["-c", &format!("import {module}")]));
    if has("maturin") && has("numpy") {
        return Ok(());
    }
    let list = shell::root().join(PACKAGE).join("requirements-test.txt");
    let list = std::fs::read_to_string(&list)
        .with_context(|| format!("could not read {}", list.display()))?;
    let mut pip = python(venv, &["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip.args(tools(&list));
    shell::run(pip)
}

/// Installs Zig, unless it is installed.
fn install_linker(venv: &Path) -> Result<()> {
    if shell::succeeds(python(venv, &["-c", "import ziglang"])) {
        return Ok(());
    }
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
    let mut pip = python(venv, &pip);
    pip.arg(shell::root().join(PACKAGE).join("requirements-dist.txt"));
    shell::run(pip)
}

/// The search path with the programs of the environment first.
fn with_programs(venv: &Path) -> Result<std::ffi::OsString> {
    let own = program(venv, "python").parent().map(Path::to_owned);
    let path = std::env::var_os("PATH").unwrap_or_default();
    Ok(std::env::join_paths(own.into_iter().chain(std::env::split_paths(&path)))?)
}

/// The requirements of building and trying the wheel.
fn tools(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter(|line| line.starts_with("maturin==") || line.starts_with("numpy=="))
}

fn python(venv: &Path, args: &[&str]) -> Command {
    let mut command = at_package(program(venv, "python"), args);
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    // Ray sends usage statistics unless told not to.
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
    use super::{read_version, tools};

    #[test]
    fn a_wheel_needs_little_of_what_the_tests_need() {
        let list = "# all\nmaturin==1.16.0\nnumpy==2.4.6\nray==2.60.0\nnumpy-x==1\n";
        assert_eq!(tools(list).collect::<Vec<_>>(), ["maturin==1.16.0", "numpy==2.4.6"]);
    }

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
