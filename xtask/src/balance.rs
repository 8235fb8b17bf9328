//! `cargo xtask balance`: how fair a board set of Dice is, and the search for a fairer one.

use crate::shell;
use anyhow::Result;

/// Play Dice on a board set, count victories by city, and search for fairer numbers.
///
/// All options are those of the program: `cargo xtask balance --help`. What was found with it is written in
/// `docs/boards.md`.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    /// The program's options
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut balance = shell::cargo(&["run", "--profile", "play", "--quiet"]);
    balance.args(["--package", "mirabilia-arena", "--example", "balance", "--"]);
    balance.args(&args.args);
    shell::run(balance)
}
