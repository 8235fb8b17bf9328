//! `cargo xtask bench`: how fast the rules and the search are.

use crate::games::{GAMES, Game};
use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::Path;

/// Measure the release build with `mirabilia bench`, and count instructions when asked.
///
/// Options that are not named here are passed on to `mirabilia bench`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Also count instructions per game under valgrind: exact, and the same on a busy machine
    #[arg(long)]
    callgrind: bool,
    /// Options of `mirabilia bench`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // After the first option of the program clap hands us every word; ours may be among them.
    let (ours, passed_on): (Vec<_>, Vec<_>) =
        args.args.iter().partition(|arg| *arg == "--callgrind");
    let program = shell::build_release()?;
    let mut bench = shell::program(&program, &["bench"]);
    bench.args(passed_on);
    shell::run(bench)?;
    if args.callgrind || !ours.is_empty() {
        for game in GAMES {
            count_instructions(&program, game)?;
        }
    }
    Ok(())
}

/// Start-up costs the same in both runs, so the difference is what the games themselves cost.
fn count_instructions(program: &Path, game: &Game) -> Result<()> {
    let games = game.callgrind_games;
    let once = instructions(program, game, games)?;
    let twice = instructions(program, game, 2 * games)?;
    let Some(difference) = twice.checked_sub(once) else {
        bail!("{}: {} games took more instructions than {}", game.name, games, 2 * games);
    };
    let (name, seats) = (game.name, game.callgrind_seats);
    println!("{name}, {seats} seats: {} instructions per game", difference / games);
    Ok(())
}

fn instructions(program: &Path, game: &Game, games: u64) -> Result<u64> {
    let folder = program.parent().and_then(Path::parent).context("no target folder")?;
    let out = folder.join("callgrind.out");
    let mut command = shell::program("valgrind", &["--tool=callgrind", "--quiet"]);
    command.arg(format!("--callgrind-out-file={}", out.display())).arg(program);
    command.args(["bench", "--game", game.name, "--seats"]).arg(game.callgrind_seats.to_string());
    command.arg("--games").arg(games.to_string());
    shell::run(command)
        .context("counting instructions needs valgrind: apt-get install valgrind")?;
    let text = std::fs::read_to_string(&out)
        .with_context(|| format!("valgrind left no {}", out.display()))?;
    total(&text).with_context(|| format!("no total in {}", out.display()))
}

/// Callgrind writes `totals: N` when all is done; the file holds no other such line.
fn total(text: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix("totals:"))?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::total;

    #[test]
    fn the_total_is_read_from_what_callgrind_writes() {
        assert_eq!(
            total("events: Ir\nsummary: 7\nfn=(1) main\n3 4\ntotals: 123456\n"),
            Some(123_456)
        );
        assert_eq!(total("events: Ir\n"), None);
    }
}
