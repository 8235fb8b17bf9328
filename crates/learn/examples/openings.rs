//! The program behind `cargo xtask openings`: plays games between bots and counts what wins.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Parser;
use mirabilia_bots::BotKind;
use mirabilia_games::GameKind;
use mirabilia_learn::digest::gains;
use mirabilia_learn::opening::{Openings, play};

/// Play games between bots and count which wonders and first picks win. A run that was stopped goes on
/// where it was.
#[derive(Parser)]
#[command(name = "cargo xtask openings", bin_name = "cargo xtask openings")]
struct Args {
    /// duel, wonders or dice; all of them in turn if none is named
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Games at each table size
    #[arg(long, default_value_t = 4_000)]
    want: u64,
    /// Table sizes, as in 3,4,5; all of the game if none is named
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,
    /// The level of the bots
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Leave out of the files what fewer seats had
    #[arg(long, default_value_t = 100)]
    least: u64,
    /// Folder of the files
    #[arg(long, default_value = "crates/learn/openings")]
    folder: PathBuf,
    /// Folder of the whole count, with which a run goes on
    #[arg(long, default_value = "target/openings")]
    count: PathBuf,
    /// Only print the mean gains of a seat by plan, for the digest
    #[arg(long)]
    gains: bool,
}

/// Games between two writes.
const BATCH: u64 = 20;

fn main() -> Result<()> {
    let args = Args::parse();
    let mut kinds = Vec::new();
    for name in &args.games {
        let Some(kind) = GameKind::from_name(name) else {
            bail!("no game {name}; expected duel, wonders or dice")
        };
        kinds.push(kind);
    }
    if kinds.is_empty() {
        kinds = GameKind::ALL.to_vec();
    }
    let Some(bot) = BotKind::from_name(&args.bot) else {
        bail!("no bot {}; expected {}", args.bot, BotKind::names())
    };
    if args.gains {
        return kinds.iter().try_for_each(|kind| usual(&args, *kind, bot));
    }
    fs::create_dir_all(&args.folder)?;
    fs::create_dir_all(&args.count)?;
    // A batch of each in turn, so that every file grows.
    let mut open = kinds;
    while !open.is_empty() {
        let mut still = Vec::new();
        for kind in open {
            if batch(&args, kind, bot)? {
                still.push(kind);
            }
        }
        open = still;
    }
    Ok(())
}

/// Plays a batch at the size with the fewest games. Returns whether more are wanted.
fn batch(args: &Args, kind: GameKind, bot: BotKind) -> Result<bool> {
    let path = args.count.join(format!("{}-{}.json", kind.name(), bot.name()));
    let mut openings: Openings = match fs::read_to_string(&path) {
        Ok(text) => serde_json::from_str(&text).with_context(|| path.display().to_string())?,
        Err(_) => Openings::new(kind, bot),
    };
    let [least, most] = kind.facts().seats;
    let sizes = (least..=most).filter(|size| args.seats.is_empty() || args.seats.contains(size));
    let Some(seats) = sizes.min_by_key(|size| openings.games(*size)) else { return Ok(false) };
    let from = openings.games(seats);
    if from >= args.want {
        return Ok(false);
    }
    let start = std::time::Instant::now();
    let to = (from + BATCH).min(args.want);
    for seed in from..to {
        let table = play(kind, seats, bot, seed).map_err(|error| anyhow::anyhow!("{error}"))?;
        openings.count(&table);
    }
    write(&path, &serde_json::to_string(&openings)?)?;
    let file = args.folder.join(format!("{}.json", kind.name()));
    write(&file, &text(&openings.settled(args.least))?)?;
    let seconds = start.elapsed().as_secs_f32();
    println!("{} with {seats}: {to} games, {seconds:.1} s", kind.name());
    Ok(true)
}

/// A file with one row on each line, so that changes can be read.
fn text(openings: &Openings) -> Result<String> {
    Ok(serde_json::to_string(openings)?.replace("{\"id\"", "\n{\"id\"") + "\n")
}

fn write(path: &PathBuf, text: &str) -> Result<()> {
    let part = path.with_extension("part");
    fs::write(&part, text)?;
    Ok(fs::rename(&part, path)?)
}

/// Prints the mean gains of a seat by plan.
fn usual(args: &Args, kind: GameKind, bot: BotKind) -> Result<()> {
    let [least, most] = kind.facts().seats;
    let seats = args.seats.first().copied().unwrap_or(4.clamp(least, most));
    let (mut sum, mut count) = ([0.0; 5], 0.0);
    for seed in 0..args.want {
        let table = play(kind, seats, bot, seed).map_err(|error| anyhow::anyhow!("{error}"))?;
        for seat in gains(&table) {
            sum.iter_mut().zip(seat).for_each(|(sum, one)| *sum += one);
            count += 1.0;
        }
    }
    let mean = sum.map(|sum| format!("{:.1}", sum / count));
    println!("{} with {seats}: {}", kind.name(), mean.join(", "));
    Ok(())
}
