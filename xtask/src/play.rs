//! `cargo xtask play`: from a fresh clone to a game on the table.

use crate::shell;
use anyhow::Result;

/// Build the program and play a game in the terminal
///
/// The first word names the game (duel when there is none); everything else is passed on:
///
///   cargo xtask play
///   cargo xtask play --seats you,random --seed 7
///   cargo xtask play duel --record game.rec
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The game, if not duel, and the options of `mirabilia play`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut command = shell::program(shell::build_release()?, &["play"]);
    // Files named on the command line are where the player is, not at the root of the workspace.
    command.current_dir(std::env::current_dir()?);
    if names_no_game(&args.args) {
        command.arg("duel");
    }
    command.args(&args.args);
    shell::become_program(command)
}

fn names_no_game(args: &[String]) -> bool {
    args.first().is_none_or(|first| first.starts_with('-'))
}

#[cfg(test)]
mod tests {
    use super::names_no_game;

    #[test]
    fn duel_is_played_unless_a_game_is_named_first() {
        for (args, expected) in
            [(vec![], true), (vec!["--seed", "7"], true), (vec!["dice", "--seed", "7"], false)]
        {
            let args: Vec<String> = args.into_iter().map(String::from).collect();
            assert_eq!(names_no_game(&args), expected, "{args:?}");
        }
    }
}
