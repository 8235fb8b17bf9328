//! `cargo xtask soak`: the laws of every game, for hours rather than seconds; and the server.

use crate::games::GAMES;
use crate::{shell, soak_server};
use anyhow::{Result, bail};
use std::time::Instant;

/// Play very many games under the laws that every game must keep.
///
/// The same tests as in `cargo xtask test`, optimised, with more games, and more cases of what a game
/// tests besides. `cargo xtask soak server` lets a server fail instead.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// Games to play of each game; without it, as many as the game's own row says
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Only this game, for instance duel
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// The promises of the bots instead: legal moves in time, so many decisions of each game
    #[arg(long, value_name = "DECISIONS", conflicts_with_all = ["games", "game"])]
    bots: Option<u32>,
}

#[derive(clap::Subcommand)]
enum What {
    Server(soak_server::Args),
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(What::Server(args)) = &args.what {
        return soak_server::run(args);
    }
    if let Some(decisions) = args.bots {
        return test("mirabilia-bots", "promises", "MIRABILIA_BOT_DECISIONS", decisions);
    }
    let wanted = |name: &str| args.game.as_deref().is_none_or(|game| game == name);
    if !GAMES.iter().any(|game| wanted(game.name)) {
        let names: Vec<_> = GAMES.iter().map(|game| game.name).collect();
        bail!("no such game; there is {}", names.join(", "));
    }
    for game in GAMES.iter().filter(|game| wanted(game.name)) {
        let games = args.games.unwrap_or(game.soak_games);
        let start = Instant::now();
        test(game.package, "laws", "MIRABILIA_LAW_GAMES", games)?;
        eprintln!("{}: {games} games in {:.0} s", game.name, start.elapsed().as_secs_f64());
        if let Some((name, variable, cases)) = game.extra {
            let start = Instant::now();
            test(game.package, name, variable, cases)?;
            let seconds = start.elapsed().as_secs_f64();
            eprintln!("{}, {name}: {cases} cases in {seconds:.0} s", game.name);
        }
    }
    Ok(())
}

/// Runs one test file of a game, with the number of its cases in a variable.
fn test(package: &str, name: &str, variable: &str, cases: u32) -> Result<()> {
    let mut command = shell::cargo(&["test", "--release", "--package", package]);
    command.args(["--test", name, "--", "--nocapture"]);
    command.env(variable, cases.to_string());
    shell::run(command)
}
