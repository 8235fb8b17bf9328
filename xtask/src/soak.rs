//! `cargo xtask soak`: the laws of every game for hours instead of seconds, and faults of the server.

use crate::games::GAMES;
use crate::{shell, soak_server};
use anyhow::{Result, bail};
use std::time::Instant;

/// Check the laws of every game over very many games.
///
/// Runs the tests of `cargo xtask test` in release mode with more games and more cases.
/// `cargo xtask soak server` injects faults into a server instead.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// Number of games per game [default: as in xtask/src/games.rs]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Only this game, for instance duel
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// Check the bots instead: legal moves in time, for this many decisions per game
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
        return test("mirabilia-bots", "promises::", decisions);
    }
    let wanted = |name: &str| args.game.as_deref().is_none_or(|game| game == name);
    if !GAMES.iter().any(|game| wanted(game.name)) {
        let names: Vec<_> = GAMES.iter().map(|game| game.name).collect();
        bail!("no such game; there is {}", names.join(", "));
    }
    for game in GAMES.iter().filter(|game| wanted(game.name)) {
        let games = args.games.unwrap_or(game.soak_games);
        let start = Instant::now();
        test(game.package, "laws::", games)?;
        eprintln!("{}: {games} games in {:.0} s", game.name, start.elapsed().as_secs_f64());
        if let Some((name, cases)) = game.extra {
            let start = Instant::now();
            test(game.package, name, cases)?;
            let seconds = start.elapsed().as_secs_f64();
            eprintln!("{}, {name}: {cases} cases in {seconds:.0} s", game.name);
        }
    }
    Ok(())
}

/// Runs one module of a package's tests with this many cases.
fn test(package: &str, module: &str, cases: u32) -> Result<()> {
    let mut command = shell::cargo(&["test", "--release", "--package", package]);
    command.args(["--test", "it", module, "--", "--nocapture"]);
    command.env("MIRABILIA_LAWS", cases.to_string()); // see crates/testkit
    shell::run(command)
}
