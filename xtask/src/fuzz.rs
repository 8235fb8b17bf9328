//! `cargo xtask fuzz`: hostile input for everything that reads text.

use crate::{shell, tool};
use anyhow::{Context, Result, bail};
use std::process::Command;

/// Fuzz every target, or one, for some seconds each.
///
/// New inputs are saved in fuzz/corpus/TARGET, where the next run starts. A crash
/// is left in fuzz/artifacts/TARGET, with the command that repeats it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The target to run [default: all]
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
}

/// Real records are shorter; longer input only slows the fuzzer down.
const MAX_INPUT_BYTES: u32 = 65536;
/// One input that takes longer than this many seconds is reported like a crash.
const INPUT_TIMEOUT: u32 = 10;

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut targets = targets()?;
    if let Some(wanted) = &args.target {
        if !targets.contains(wanted) {
            bail!("no fuzz target `{wanted}`; there is {}", targets.join(", "));
        }
        targets.retain(|target| target == wanted);
    }
    tool::need("fuzz", "cargo-fuzz", "0.13.2")?;
    let has_nightly = has_nightly();
    for target in &targets {
        let mut command = cargo_fuzz(has_nightly);
        command.args(["run", target, "--"]);
        command.arg(format!("-max_total_time={}", args.seconds));
        command.arg(format!("-max_len={MAX_INPUT_BYTES}"));
        command.arg(format!("-timeout={INPUT_TIMEOUT}"));
        shell::run(command).with_context(|| {
            format!("fuzz target `{target}` does not build or broke its promise")
        })?;
    }
    eprintln!("fuzz: {} kept their promise for {} s each", targets.join(", "), args.seconds);
    Ok(())
}

fn targets() -> Result<Vec<String>> {
    let folder = shell::root().join("fuzz").join("fuzz_targets");
    let entries =
        std::fs::read_dir(&folder).with_context(|| format!("no folder {}", folder.display()))?;
    let mut targets = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs")
            && let Some(name) = path.file_stem()
        {
            targets.push(name.to_string_lossy().into_owned());
        }
    }
    targets.sort();
    Ok(targets)
}

fn has_nightly() -> bool {
    shell::output(shell::program("rustup", &["toolchain", "list"]))
        .is_ok_and(|list| list.lines().any(|toolchain| toolchain.starts_with("nightly")))
}

/// The sanitizer flags of cargo-fuzz are nightly flags. Without a nightly, the pinned compiler
/// takes them when asked.
fn cargo_fuzz(has_nightly: bool) -> Command {
    if has_nightly {
        shell::program("rustup", &["run", "nightly", "cargo", "fuzz"])
    } else {
        let mut command = shell::cargo(&["fuzz"]);
        command.env("RUSTC_BOOTSTRAP", "1");
        command
    }
}
