//! `cargo xtask puzzles`: finds puzzles in games between bots, and checks those that are shipped.

use crate::shell;
use anyhow::Result;

/// Find puzzles in games between bots, or check the shipped ones again with `--check`.
///
/// All options are those of the program: `cargo xtask puzzles --help`. `docs/puzzles.md` describes the
/// files.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    /// The program's options
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut puzzles = shell::cargo(&["run", "--profile", "play", "--quiet"]);
    puzzles.args(["--package", "mirabilia-learn", "--example", "puzzles", "--"]);
    puzzles.args(&args.args);
    shell::run(puzzles)
}
