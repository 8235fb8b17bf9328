//! `cargo xtask strength`: how strong the bots are, measured part by part.

mod page;
mod parts;
mod results;

use crate::shell;
use anyhow::{Context, Result, bail};
use parts::{Part, parts};
use results::{Outcome, Results};
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// Measure how strong the bots are and write docs/strength.md.
///
/// All parts take hours. Each result is saved in docs/strength.json as soon as it is finished, and a part
/// that is already there with the same bots and at least as many games is skipped, so the command can be
/// stopped and restarted at any time.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools)] // each is a flag of its own
pub(crate) struct Args {
    /// A tenth of the games
    #[arg(long)]
    quick: bool,
    /// Games of each part
    #[arg(long, value_name = "N", conflicts_with = "quick", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Milliseconds per move of expert, including the headline
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    time_ms: Option<u64>,
    /// Only this part, or the parts of this game: duel-headline, duel
    #[arg(long, value_name = "PART")]
    only: Vec<String>,
    /// Concurrent games [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<u16>,
    /// Build with the profile `play` instead of `release`: sooner, and the same games where bots think by
    /// iterations, as in the leagues
    #[arg(long)]
    play_profile: bool,
    /// Play with this program instead of building one. Leagues give the same games with any build
    #[arg(long, value_name = "FILE", conflicts_with = "play_profile")]
    program: Option<PathBuf>,
    /// Replay parts that are already finished
    #[arg(long)]
    again: bool,
    /// Write the page from existing results and play nothing
    #[arg(long, conflicts_with_all = ["again", "only"])]
    page: bool,
}

const RESULTS: &str = "docs/strength.json";
const PAGE: &str = "docs/strength.md";
const IMAGES: &str = "docs/images";

pub(crate) fn run(args: &Args) -> Result<()> {
    let all = parts(args.time_ms);
    let mut results = Results::read(&shell::root().join(RESULTS))?;
    if !args.page {
        let chosen = chosen(&all, &args.only)?;
        let mut program = args.program.clone();
        for part in chosen {
            let games = args.games.unwrap_or(if args.quick { part.games / 10 } else { part.games });
            if !args.again && results.has(part, games) {
                eprintln!("{}: kept from before", part.name);
                continue;
            }
            let program = match &program {
                Some(program) => program,
                None if args.play_profile => program.insert(shell::build_to_play()?),
                None => program.insert(shell::build_release()?),
            };
            results.put(play(program, part, games, args.threads)?);
            results.write(&shell::root().join(RESULTS))?;
            write_page(&all, &results)?; // now, because the next part may take an hour
        }
    }
    write_page(&all, &results)
}

/// The parts that were asked for.
fn chosen<'a>(all: &'a [Part], only: &[String]) -> Result<Vec<&'a Part>> {
    for word in only {
        if !all.iter().any(|part| part.is_called(word)) {
            let names: Vec<&str> = all.iter().map(|part| &*part.name).collect();
            bail!("no part \"{word}\"; there are {}", names.join(", "));
        }
    }
    let wanted = |part: &&Part| only.is_empty() || only.iter().any(|word| part.is_called(word));
    Ok(all.iter().filter(wanted).collect())
}

fn play(program: &Path, part: &Part, games: u64, threads: Option<u16>) -> Result<Outcome> {
    let words = part.command(games);
    eprintln!("$ mirabilia {}", words.join(" "));
    let mut command = shell::program(program, &[]);
    command.args(&words).arg("--json").stderr(Stdio::inherit());
    if let Some(threads) = threads {
        command.args(["--threads", &threads.to_string()]);
    }
    let text = shell::output(command)?;
    let result: serde_json::Value = serde_json::from_str(&text)
        .with_context(|| format!("{}: the arena printed no JSON", part.name))?;
    if result["interrupted"] == true {
        bail!("{}: the match was ended early; nothing of it is kept", part.name);
    }
    Outcome::new(part, &words, threads, &result)
}

fn write_page(all: &[Part], results: &Results) -> Result<()> {
    let root = shell::root();
    let images = root.join(IMAGES);
    std::fs::create_dir_all(&images).with_context(|| format!("could not make {IMAGES}"))?;
    let page = page::Page::of(all, results);
    for (name, svg) in &page.images {
        let path = images.join(name);
        std::fs::write(&path, svg).with_context(|| format!("could not write {IMAGES}/{name}"))?;
    }
    std::fs::write(root.join(PAGE), &page.text).with_context(|| format!("could not write {PAGE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_chosen_by_name_or_by_game() {
        let all = parts(None);
        let count = |only: &[&str]| {
            let only: Vec<String> = only.iter().map(ToString::to_string).collect();
            chosen(&all, &only).map(|chosen| chosen.len()).map_err(|error| error.to_string())
        };
        assert_eq!(count(&[]), Ok(all.len()));
        assert_eq!(count(&["duel-headline"]), Ok(1));
        assert_eq!(count(&["dice-league"]), Ok(1));
        assert_eq!(count(&["duel", "dice-headline"]), Ok(all.len() / 3 + 1));
        assert!(count(&["due"]).unwrap_err().starts_with("no part \"due\"; there are duel-"));
    }
}
