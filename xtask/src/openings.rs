//! `cargo xtask openings`: counts which wonders and first picks win in games between bots.

use crate::shell;
use anyhow::Result;

/// Count which wonders and first picks win in games between bots.
///
/// All options are those of the program: `cargo xtask openings --help`. `docs/openings.md` describes the
/// files.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    /// The program's options
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut openings = shell::cargo(&["run", "--profile", "play", "--quiet"]);
    openings.args(["--package", "mirabilia-learn", "--example", "openings", "--"]);
    openings.args(&args.args);
    shell::run(openings)
}
