//! `mirabilia-train`: plays games against itself, learns from how they ended, writes the weights.
//!
//! Run it by `cargo xtask train GAME`. The same arguments give the same file, whatever the machine's
//! number of cores: a game's luck follows from the seed and its number, and lessons are taken in the
//! order of the games on one thread.
#![forbid(unsafe_code)]

mod adam;
mod calibrate;
mod lessons;
mod real;
mod selfplay;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use clap::Parser;
use mirabilia_bots::{Judged, Net};
use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::Options;

use lessons::Lessons;
use real::RealNet;
use selfplay::Recipe;

/// Plays a game against itself and trains its network.
///
/// Example: cargo xtask train duel --games 100000 --seed 1
#[derive(Parser, Debug)]
#[command(name = "mirabilia-train")]
struct Arguments {
    /// wonders, duel or dice.
    game: String,
    /// Games to learn from.
    #[arg(long, default_value_t = 50_000)]
    games: u64,
    /// Seats, or a range of them (3-7); the game's whole range when not given.
    #[arg(long)]
    seats: Option<String>,
    /// An option of the game, key=value; may be repeated.
    #[arg(long = "option")]
    options: Vec<String>,
    /// Who plays: 0 plays at a glance with noise, more is a search of so many iterations.
    #[arg(long, default_value_t = 0)]
    iterations: u64,
    /// How many decisions in a hundred are made at random, so that odd positions are met too.
    #[arg(long, default_value_t = 5)]
    stray: u32,
    /// Positions taken from each game.
    #[arg(long, default_value_t = 12)]
    positions: usize,
    /// How much of the lesson is the margin of points rather than who won, 0 to 1.
    #[arg(long, default_value_t = 0.25)]
    margin: f32,
    /// A lead of so many points counts e to 1 in that margin.
    #[arg(long, default_value_t = 6.0)]
    lead: f32,
    /// Times the lessons are gone through.
    #[arg(long, default_value_t = 8)]
    epochs: u32,
    /// What all luck follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Cores for playing.
    #[arg(long)]
    threads: Option<usize>,
    /// Teach nothing: see how often the search's values come true, for `Tuning::sharpness`.
    #[arg(long)]
    calibrate: bool,
    /// The file of weights to write; crates/bots/nets/GAME.net when not given.
    #[arg(long)]
    out: Option<PathBuf>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let kind = GameKind::from_name(&arguments.game)
        .ok_or_else(|| anyhow!("no game \"{}\"; wonders, duel or dice", arguments.game))?;
    for_game!(kind, G => train::<G>(&arguments))
}

fn train<G: Judged>(arguments: &Arguments) -> Result<()> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let recipe = Recipe {
        games: arguments.games,
        seats: seats::<G>(arguments.seats.as_deref())?,
        options: options(&arguments.options)?,
        iterations: arguments.iterations,
        stray: arguments.stray,
        positions: arguments.positions,
        margin: arguments.margin,
        lead: arguments.lead,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or(cores).max(1),
    };
    if arguments.calibrate {
        return calibrate::calibrate::<G>(&recipe);
    }
    let start = Instant::now();
    let lessons: Lessons = selfplay::play::<G>(&recipe)?;
    if lessons.len() < 100 {
        bail!("{} positions are too few to learn from; play more --games", lessons.len());
    }
    eprintln!("{} positions of {} games in {:.0?}", lessons.len(), recipe.games, start.elapsed());
    let (study, exam) = lessons.split();
    let mut net = RealNet::new(G::FEATURES.len(), &study, arguments.seed);
    let fair = exam.loss(|_, shares| shares.fill(1.0 / shares.len() as f32));
    eprintln!("knowing nothing: loss {:.4}", fair.0);
    for epoch in 0..arguments.epochs {
        // The pace falls to nothing, as it should at the end of learning.
        net.learn(&study, epoch, arguments.epochs, arguments.seed);
        let (loss, right) = exam.loss(|rows, shares| net.shares(rows, shares));
        eprintln!("epoch {}: loss {loss:.4}, names the winner {:.1} %", epoch + 1, 100.0 * right);
    }
    let net: Net = net.rounded();
    let (loss, right) = exam.loss(|rows, shares| {
        for (row, share) in rows.chunks(G::FEATURES.len()).zip(shares.iter_mut()) {
            *share = net.standing(row);
        }
        mirabilia_bots::softmax(shares);
    });
    println!(
        "{}: loss {loss:.4} (nothing known {:.4}), names the winner {:.1} %",
        G::NAME,
        fair.0,
        100.0 * right
    );
    let out = arguments.out.clone();
    let out = out.unwrap_or_else(|| PathBuf::from(format!("crates/bots/nets/{}.net", G::NAME)));
    std::fs::write(&out, net.write()).with_context(|| format!("cannot write {}", out.display()))?;
    println!("wrote {} in {:.0?}", out.display(), start.elapsed());
    Ok(())
}

fn seats<G: Judged>(text: Option<&str>) -> Result<Vec<u8>> {
    let Some(text) = text else { return Ok(G::SEATS.collect()) };
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    match (from.parse::<u8>(), to.parse::<u8>()) {
        (Ok(from), Ok(to)) if from <= to && G::SEATS.contains(&from) && G::SEATS.contains(&to) => {
            Ok((from..=to).collect())
        }
        _ => bail!(
            "--seats \"{text}\": {} has {} to {} seats",
            G::NAME,
            G::SEATS.start(),
            G::SEATS.end()
        ),
    }
}

fn options(pairs: &[String]) -> Result<Options> {
    let mut options = Options::default();
    for pair in pairs {
        let (key, value) =
            pair.split_once('=').ok_or_else(|| anyhow!("--option \"{pair}\": write key=value"))?;
        options.set(key, value);
    }
    Ok(options)
}
