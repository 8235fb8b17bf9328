//! `cargo xtask codegen`: TypeScript of what programs read, into `web/src/gen`.

use crate::shell;
use anyhow::Result;

/// Write the TypeScript types and catalogues in `web/src/gen`, or check that they are up to date.
///
/// What goes there is listed in `crates/codegen/src/list.rs`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write nothing; fail if a file is stale
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // A separate crate does this, so that xtask itself builds fast and without the games.
    let mut command = shell::cargo(&["run", "--quiet", "--package", "mirabilia-codegen", "--"]);
    command.args(args.check.then_some("--check"));
    shell::run(command)
}
