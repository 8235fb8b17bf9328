//! Writes `web/src/gen` for `cargo xtask codegen`, or checks that it is up to date: TypeScript types
//! and catalogues of everything that the server and the rules send. `list.rs` lists them. Also writes
//! fixtures for the tests of the pages (`fixtures.rs`).
//!
//! `tsc` checks that values fit their types: catalogues and fixtures are typed constants. So the
//! layout can be plain, and the freshness test needs no Node.
#![forbid(unsafe_code)]

mod files;
mod fixtures;
mod list;
mod module;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Parser;

/// Where everything goes, seen from the root of the workspace.
const FOLDER: &str = "web/src/gen";

/// Write the TypeScript types and catalogues.
#[derive(Parser)]
#[command(bin_name = "cargo xtask codegen")]
struct Args {
    /// Write nothing; fail when a file is stale
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Not the debug form: a backtrace would hide what it has to say.
            eprintln!("error: {error}");
            error.chain().skip(1).for_each(|cause| eprintln!("because: {cause}"));
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<()> {
    let files = module::texts(list::modules())?;
    let folder = root().join(FOLDER);
    let differs = |(name, text): &&(String, String)| {
        std::fs::read(root().join(name)).ok().as_deref() != Some(text.as_bytes())
    };
    let fixtures = fixtures::texts(&root())?;
    let old: Vec<_> = fixtures.iter().filter(differs).collect();
    let all = files.len() + fixtures.len();
    if !args.check {
        let written = files::write(&folder, &files)? + old.len();
        for (name, text) in old {
            std::fs::write(root().join(name), text)?;
        }
        eprintln!("codegen: {written} of {all} files in {FOLDER} and of fixtures were stale");
        return Ok(());
    }
    let mut stale: Vec<String> = files::stale(&folder, &files)?;
    for name in &mut stale {
        *name = format!("{FOLDER}/{name}");
    }
    stale.extend(old.into_iter().map(|(name, _)| name.clone()));
    if !stale.is_empty() {
        bail!("stale: {}; run `cargo xtask codegen`", stale.join(", "));
    }
    eprintln!("codegen: {all} files are up to date");
    Ok(())
}

/// The folder of the workspace.
fn root() -> PathBuf {
    // Cargo sets the variable when it runs us; the compiled-in value serves a binary started by
    // hand.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.ancestors().nth(2).map_or_else(|| here.clone(), Path::to_path_buf)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_generated_is_up_to_date() {
        // It names what is stale, and the command.
        run(&Args { check: true }).unwrap_or_else(|stale| panic!("{stale}"));
    }
}
