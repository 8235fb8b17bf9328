//! How fast random games are, and how many instructions one takes.

use super::{Setting, bench, number};
use crate::bench::figure::{Kind, Rounds};
use crate::bench::history::Section;
use crate::games::{GAMES, Game};
use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Stdio;

/// Games that tell how many fill a round. The program measures the search too when it is given
/// seconds, so it is given a number of games.
const TRIAL: u64 = 1024;

fn tables() -> impl Iterator<Item = (&'static Game, u8)> {
    GAMES.iter().flat_map(|game| game.bench_seats.iter().map(move |seats| (game, *seats)))
}

/// Random games of every table. A round goes through all tables, so that what else the machine does
/// for a while meets all of them.
pub(super) fn speed(setting: &Setting) -> Result<Section> {
    let mut rounds = Rounds::default();
    for _ in 0..setting.rounds {
        for (game, seats) in tables() {
            let play = |games: u64| {
                let words = ["--game", game.name, "--seats", &seats.to_string()];
                let games = ["--games", &games.to_string()];
                let said = bench(setting, &[&words[..], &games].concat())?;
                said.into_iter().next().context("`mirabilia bench` said nothing")
            };
            let trial = number(&play(TRIAL)?, "games_per_cpu_second")?;
            let said = play(((trial * setting.seconds) as u64).max(TRIAL))?;
            let speed = number(&said, "games_per_cpu_second")?;
            eprintln!("    {}, {seats} seats: {speed:.0} games per CPU-second", game.title);
            let key = |what: &str| format!("rules.{}.{seats}.{what}", game.name);
            rounds.add(key("games"), Kind::higher("games/CPU-s"), speed);
            let moves = number(&said, "moves_per_cpu_second")?;
            rounds.add(key("moves"), Kind::higher("moves/CPU-s"), moves);
            rounds.add(key("state"), Kind::lower("bytes"), number(&said, "state_bytes")?);
            rounds.say(key("signature"), said["signature"].as_str().unwrap_or("?"));
        }
    }
    Ok(Section::new(setting.how_long(setting.seconds), rounds))
}

/// Instructions a game, counted by valgrind: once is enough, every count is the same.
pub(super) fn instructions(setting: &Setting) -> Result<Section> {
    let mut rounds = Rounds::default();
    for (game, seats) in tables() {
        let count = count_instructions(&setting.program, game, seats)?;
        println!("{}, {seats} seats: {count} instructions per game", game.name);
        let key = format!("instructions.{}.{seats}", game.name);
        rounds.add(key, Kind::lower("instructions/game"), count as f64);
    }
    Ok(Section::new("instructions counted by valgrind".to_owned(), rounds))
}

/// Start-up costs the same in both runs, so the difference is what the games themselves cost.
fn count_instructions(program: &Path, game: &Game, seats: u8) -> Result<u64> {
    let games = game.callgrind_games;
    let once = run_callgrind(program, game, seats, games)?;
    let twice = run_callgrind(program, game, seats, 2 * games)?;
    let Some(difference) = twice.checked_sub(once) else {
        bail!("{}: {} games took more instructions than {}", game.name, games, 2 * games);
    };
    Ok(difference / games)
}

fn run_callgrind(program: &Path, game: &Game, seats: u8, games: u64) -> Result<u64> {
    let folder = program.parent().and_then(Path::parent).context("no target folder")?;
    let out = folder.join("callgrind.out");
    let mut command = shell::program("valgrind", &["--tool=callgrind", "--quiet"]);
    command.arg(format!("--callgrind-out-file={}", out.display())).arg(program);
    command.args(["bench", "--game", game.name, "--seats"]).arg(seats.to_string());
    // Its speed under valgrind says nothing.
    command.arg("--games").arg(games.to_string()).stdout(Stdio::null());
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
