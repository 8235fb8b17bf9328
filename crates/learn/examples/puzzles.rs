//! The program behind `cargo xtask puzzles`: finds puzzles in games between bots, or checks those of a
//! file again.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Parser;
use mirabilia_games::GameKind;
use mirabilia_learn::puzzle::PuzzleGame;
use mirabilia_learn::puzzle::find::{Effort, check, find};

/// Find puzzles in games between bots. A run that was stopped goes on where it was.
#[derive(Parser)]
#[command(name = "cargo xtask puzzles", bin_name = "cargo xtask puzzles")]
struct Args {
    /// duel, wonders or dice; all of them in turn if none is named
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Stop when a file has this many puzzles
    #[arg(long, default_value_t = 300)]
    want: usize,
    /// Stop after this many games of each
    #[arg(long, default_value_t = 100_000)]
    most_games: u64,
    /// Folder of the files
    #[arg(long, default_value = "crates/learn/puzzles")]
    folder: PathBuf,
    /// Check every puzzle of the files again instead, and remove those that fail
    #[arg(long)]
    check: bool,
    /// Iterations of a check
    #[arg(long, default_value_t = 3_000)]
    iterations: u64,
}

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
    fs::create_dir_all(&args.folder)?;
    if args.check {
        return kinds.iter().try_for_each(|kind| check_file(&args, *kind));
    }
    let mut open: Vec<GameKind> = kinds;
    // One game of each in turn, so that every file grows.
    while !open.is_empty() {
        let mut still = Vec::new();
        for kind in open {
            if one_more(&args, kind)? {
                still.push(kind);
            }
        }
        open = still;
    }
    Ok(())
}

fn file(args: &Args, kind: GameKind) -> PathBuf {
    args.folder.join(format!("{}.jsonl", kind.name()))
}

/// The number of the next game. It is beside the puzzles, because most games have none.
fn progress(args: &Args, kind: GameKind) -> PathBuf {
    args.folder.join(format!("{}.next", kind.name()))
}

fn read(path: &Path) -> Result<Vec<PuzzleGame>> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let line = |(i, line): (usize, &str)| {
        serde_json::from_str(line).with_context(|| format!("{}, line {}", path.display(), i + 1))
    };
    text.lines().enumerate().map(line).collect()
}

/// Plays one game. Returns whether more are wanted.
fn one_more(args: &Args, kind: GameKind) -> Result<bool> {
    let (path, next) = (file(args, kind), progress(args, kind));
    let games = read(&path)?;
    let has: usize = games.iter().map(|game| game.puzzles.len()).sum();
    let seed = match fs::read_to_string(&next) {
        Ok(text) => text.trim().parse().with_context(|| format!("{}", next.display()))?,
        // Without the number, after the last game of the file: no puzzle is found twice.
        Err(_) => games.iter().map(|game| game.seed + 1).max().unwrap_or(0),
    };
    if has >= args.want || seed >= args.most_games {
        return Ok(false);
    }
    let start = std::time::Instant::now();
    let found =
        find(kind, seed, Effort::shipped(kind)).map_err(|error| anyhow::anyhow!("{error}"))?;
    let new = found.as_ref().map_or(0, |game| game.puzzles.len());
    if let Some(game) = found {
        let mut out = OpenOptions::new().create(true).append(true).open(&path)?;
        writeln!(out, "{}", serde_json::to_string(&game)?)?;
    }
    let part = next.with_extension("part");
    fs::write(&part, (seed + 1).to_string())?;
    fs::rename(&part, &next)?;
    let seconds = start.elapsed().as_secs_f32();
    println!("{} game {seed}: {new} new, {} in all, {seconds:.1} s", kind.name(), has + new);
    Ok(true)
}

/// Checks every puzzle again and keeps those that pass.
fn check_file(args: &Args, kind: GameKind) -> Result<()> {
    let path = file(args, kind);
    let (mut kept, mut lost, mut text) = (0, 0, String::new());
    for mut game in read(&path)? {
        let all = std::mem::take(&mut game.puzzles);
        for puzzle in all {
            match check(&game, &puzzle, args.iterations, game.seed ^ 0xC3) {
                Ok(()) => game.puzzles.push(puzzle),
                Err(why) => {
                    println!("{} game {} step {}: {why}", kind.name(), game.seed, puzzle.at);
                    lost += 1;
                }
            }
        }
        kept += game.puzzles.len();
        if !game.puzzles.is_empty() {
            text += &serde_json::to_string(&game)?;
            text.push('\n');
        }
    }
    let part = path.with_extension("part");
    fs::write(&part, text)?;
    fs::rename(&part, &path)?;
    println!("{}: {kept} puzzles passed, {lost} removed", kind.name());
    Ok(())
}
