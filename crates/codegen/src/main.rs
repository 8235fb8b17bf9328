//! TypeScript of what programs read: writes `web/src/gen` for `cargo xtask codegen`, or checks that
//! it is up to date. What goes there is listed in `list.rs`.
#![forbid(unsafe_code)]

mod files;
#[cfg(test)]
mod fits;
mod layout;
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
    if !args.check {
        let written = files::write(&folder, &files)?;
        eprintln!("codegen: {written} of {} files in {FOLDER} were stale", files.len());
        return Ok(());
    }
    let stale = files::stale(&folder, &files)?;
    if !stale.is_empty() {
        let names: Vec<String> = stale.iter().map(|name| format!("{FOLDER}/{name}")).collect();
        bail!("stale: {}; run `cargo xtask codegen`", names.join(", "));
    }
    eprintln!("codegen: {} files in {FOLDER} are up to date", files.len());
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
