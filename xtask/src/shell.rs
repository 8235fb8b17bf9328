//! Running other programs: where they run, how they are shown, and what their failure says.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

/// The folder of the workspace. Every command runs there, wherever the task was started from.
pub(crate) fn root() -> PathBuf {
    // Cargo sets the variable when it runs us; the compiled-in value serves a binary started by
    // hand.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), PathBuf::from)
}

/// A program with its arguments, to run at the root of the workspace.
pub(crate) fn program(name: impl AsRef<OsStr>, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(root());
    // Cargo sets variables about this package. Some build scripts read them and would run again, with
    // everything that depends on them, whenever a build starts now through xtask and now without.
    for (key, _) in std::env::vars_os() {
        let name = key.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(key);
        }
    }
    command
}

/// The cargo that started us, so that one toolchain does everything.
pub(crate) fn cargo(args: &[&str]) -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), args)
}

/// Cargo without incremental compilation: for full checks, where its files would take more disk space
/// than the build itself.
pub(crate) fn cargo_once(args: &[&str]) -> Command {
    let mut command = cargo(args);
    command.env("CARGO_INCREMENTAL", "0");
    command
}

/// How a person would type this command at the root of the workspace.
pub(crate) fn shown(command: &Command) -> String {
    let mut words = Vec::new();
    for (key, value) in command.get_envs() {
        if let Some(value) = value {
            words.push(format!("{}={}", key.to_string_lossy(), quoted(value)));
        }
    }
    let name = PathBuf::from(command.get_program());
    let name = match name.strip_prefix(root()) {
        Ok(inside) => inside.to_path_buf(),
        // The full path of cargo would only distract.
        Err(_) => name.file_name().map_or_else(|| name.clone(), PathBuf::from),
    };
    words.push(name.display().to_string());
    words.extend(command.get_args().map(quoted));
    words.join(" ")
}

fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    if word.is_empty() || word.contains(char::is_whitespace) {
        format!("\"{word}\"")
    } else {
        word.into_owned()
    }
}

/// Shows the command, runs it with our own input and output, and fails when it fails.
pub(crate) fn run(mut command: Command) -> Result<()> {
    let shown = shown(&command);
    eprintln!("$ {shown}");
    let status = command.status().with_context(|| format!("could not start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// Whether the command runs and succeeds; what it prints is dropped.
pub(crate) fn succeeds(mut command: Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// What the command prints on standard output.
pub(crate) fn output(mut command: Command) -> Result<String> {
    let shown = shown(&command);
    let output = command.output().with_context(|| format!("could not start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` did not print UTF-8"))
}

/// Ends this task by becoming the program: its input, output, signals and exit code are its own.
#[cfg(unix)]
pub(crate) fn become_program(mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let error = command.exec(); // returns only when the program could not be started
    Err(error).with_context(|| format!("could not start `{}`", shown(&command)))
}

/// Ends this task with the exit code of the program.
#[cfg(not(unix))]
pub(crate) fn become_program(mut command: Command) -> Result<()> {
    let status =
        command.status().with_context(|| format!("could not start `{}`", shown(&command)))?;
    std::process::exit(status.code().unwrap_or(1));
}

/// Builds the program as it is released and says where it is.
pub(crate) fn build_release() -> Result<PathBuf> {
    run(cargo(&["build", "--release", "--package", "mirabilia-cli"]))?;
    release_program()
}

/// Builds the program to play with: within minutes, and with bots nearly as fast as released ones.
pub(crate) fn build_to_play() -> Result<PathBuf> {
    run(cargo(&["build", "--profile", "play", "--package", "mirabilia-cli", "--locked"]))?;
    built("play")
}

/// Where the program is that `cargo build --release` made.
pub(crate) fn release_program() -> Result<PathBuf> {
    built("release")
}

/// Where the program is that `cargo build` made.
pub(crate) fn debug_program() -> Result<PathBuf> {
    built("debug")
}

/// xtask itself is in `<target>/<profile>/`, whatever target folder cargo uses; the program is beside it.
fn built(profile: &str) -> Result<PathBuf> {
    let here = std::env::current_exe().context("could not find where xtask itself lies")?;
    let target = here.ancestors().nth(2).context("xtask does not lie in a target folder")?;
    let built = target.join(profile).join(format!("mirabilia{}", std::env::consts::EXE_SUFFIX));
    if !built.is_file() {
        bail!(
            "the build made no {}; start this task with `cargo xtask`, so that both use one target folder",
            built.display()
        );
    }
    Ok(built)
}
