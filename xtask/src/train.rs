//! `cargo xtask train`: trains a game's network by self-play, in a run that can be resumed.

use crate::shell;
use anyhow::Result;

/// Play a game against itself and train its network, generation after generation.
///
/// Stop it at any time; `cargo xtask train duel --resume` continues. All options are those of the trainer: `cargo xtask train duel --help`. How the weights in the
/// repository were made is written in `crates/bots/nets/README.md`.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    /// The game and the trainer's options
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut train =
        shell::cargo(&["run", "--profile=play", "--quiet", "--package", "mirabilia-train", "--"]);
    train.args(&args.args);
    shell::run(train)
}
