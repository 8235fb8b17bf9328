//! `cargo xtask play`: from a fresh clone to a game on the table.

use crate::{shell, wasm, web};
use anyhow::Result;

/// Build everything and play: in the browser, or in the terminal when a game is named
///
/// Without words it builds the web pages and the program, starts the server on this machine and opens
/// the page; a game's name plays it in the terminal. Everything else is passed on:
///
///   cargo xtask play
///   cargo xtask play --addr 127.0.0.1:8000
///   cargo xtask play duel --seats you,hard
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// A game to play in the terminal, and the options of `mirabilia play` or `mirabilia serve`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let words = words(&args.args, web::need_node().is_ok());
    if words[0] == "serve" {
        web::build()?;
        if !wasm::is_in_pages() {
            eprintln!(
                "Games run at the server. To let them run in the page too, build the engine for it: \
                 cargo xtask wasm"
            );
        }
    } else if names_no_game(&args.args) {
        eprintln!(
            "Node 20 or newer is not here, and the web pages are built with it: see https://nodejs.org"
        );
        eprintln!("The terminal needs none, so here is a game of Duel.");
    }
    let mut command = shell::program(shell::build_to_play()?, &[]);
    // Files named on the command line are where the player is, not at the root of the workspace.
    command.current_dir(std::env::current_dir()?);
    command.args(words).args(&args.args);
    shell::become_program(command)
}

/// What the program is asked to do.
fn words(args: &[String], has_node: bool) -> Vec<&'static str> {
    match (names_no_game(args), has_node) {
        (true, true) => vec!["serve", "--open"],
        (true, false) => vec!["play", "duel"],
        (false, _) => vec!["play"],
    }
}

fn names_no_game(args: &[String]) -> bool {
    args.first().is_none_or(|first| first.starts_with('-'))
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn the_page_is_opened_unless_a_game_is_named_or_there_is_no_node() {
        for (args, has_node, expected) in [
            (vec![], true, vec!["serve", "--open"]),
            (vec!["--addr", "127.0.0.1:8000"], true, vec!["serve", "--open"]),
            (vec![], false, vec!["play", "duel"]),
            (vec!["dice", "--seed", "7"], true, vec!["play"]),
            (vec!["dice"], false, vec!["play"]),
        ] {
            let args: Vec<String> = args.into_iter().map(String::from).collect();
            assert_eq!(words(&args, has_node), expected, "{args:?}");
        }
    }
}
