//! `mirabilia-train`: self-play and training of the value networks.
//!
//! Run it by `cargo xtask train GAME`. The same arguments give the same file on any number of cores:
//! the luck of a game depends only on the seed and its number, and training runs on one thread, in the
//! order of the games.
#![forbid(unsafe_code)]

mod adam;
mod calibrate;
mod dataset;
mod float_net;
mod selfplay;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use clap::Parser;
use mirabilia_bots::{Evaluate, softmax};
use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::Options;

use float_net::FloatNet;
use selfplay::SelfPlay;

/// Train the value network of a game by self-play
///
/// Example: cargo xtask train duel --games 100000 --seed 1
#[derive(Parser, Debug)]
#[command(name = "mirabilia-train")]
struct Arguments {
    /// wonders, duel or dice
    game: String,
    /// Number of games to play
    #[arg(long, default_value_t = 50_000)]
    games: u64,
    /// Number of seats, or a range (3-7) [default: all that the game allows]
    #[arg(long)]
    seats: Option<String>,
    /// An option of the game as key=value; may be repeated
    #[arg(long = "option")]
    options: Vec<String>,
    /// Search iterations per move; 0 uses the rollout policy instead of a search
    #[arg(long, default_value_t = 0)]
    iterations: u64,
    /// Percentage of random moves, so that unusual positions occur too
    #[arg(long, default_value_t = 5)]
    random_percent: u32,
    /// Positions sampled per game
    #[arg(long, default_value_t = 12)]
    positions: usize,
    /// Weight of the margin of points, rather than the winner, in the training target (0 to 1)
    #[arg(long, default_value_t = 0.25)]
    margin_weight: f32,
    /// Softmax temperature of the margin, in points
    #[arg(long, default_value_t = 6.0)]
    margin_temperature: f32,
    /// Passes over the training set
    #[arg(long, default_value_t = 8)]
    epochs: u32,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads for self-play [default: all cores]
    #[arg(long)]
    threads: Option<usize>,
    /// Fit the calibration of search values (`Tuning::calibration`) instead of training
    #[arg(long)]
    calibrate: bool,
    /// Weights file to write [default: crates/bots/nets/GAME.net]
    #[arg(long)]
    out: Option<PathBuf>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let kind = GameKind::from_name(&arguments.game).ok_or_else(|| {
        anyhow!("unknown game \"{}\"; expected wonders, duel or dice", arguments.game)
    })?;
    for_game!(kind, G => train::<G>(&arguments))
}

fn train<G: Evaluate>(arguments: &Arguments) -> Result<()> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let config = SelfPlay {
        games: arguments.games,
        seats: seats::<G>(arguments.seats.as_deref())?,
        options: options(&arguments.options)?,
        iterations: arguments.iterations,
        random_percent: arguments.random_percent,
        positions: arguments.positions,
        margin_weight: arguments.margin_weight,
        margin_temperature: arguments.margin_temperature,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or(cores).max(1),
    };
    if arguments.calibrate {
        return calibrate::fit::<G>(&config);
    }
    let start = Instant::now();
    let dataset = selfplay::play::<G>(&config)?;
    if dataset.len() < 100 {
        bail!("{} positions are not enough for training; use more --games", dataset.len());
    }
    eprintln!("{} positions from {} games in {:.0?}", dataset.len(), config.games, start.elapsed());
    let (training, validation) = dataset.split();
    let mut net = FloatNet::new(G::FEATURES.len(), &training, arguments.seed);
    let (baseline, _) = validation.loss(|_, values| values.fill(1.0 / values.len() as f32));
    eprintln!("baseline (equal values): loss {baseline:.4}");
    for epoch in 0..arguments.epochs {
        net.train_epoch(&training, epoch, arguments.epochs, arguments.seed);
        let (loss, right) = validation.loss(|rows, values| net.predict(rows, values));
        eprintln!("epoch {}: loss {loss:.4}, accuracy {:.1} %", epoch + 1, 100.0 * right);
    }
    let net = net.quantized();
    let (loss, right) = validation.loss(|rows, values| {
        for (row, value) in rows.chunks(G::FEATURES.len()).zip(values.iter_mut()) {
            *value = net.logit(row);
        }
        softmax(values);
    });
    println!(
        "{}: loss {loss:.4} (baseline {baseline:.4}), accuracy {:.1} %",
        G::NAME,
        100.0 * right
    );
    let out = arguments.out.clone();
    let out = out.unwrap_or_else(|| PathBuf::from(format!("crates/bots/nets/{}.net", G::NAME)));
    std::fs::write(&out, net.write()).with_context(|| format!("cannot write {}", out.display()))?;
    println!("wrote {} after {:.0?}", out.display(), start.elapsed());
    Ok(())
}

fn seats<G: Evaluate>(text: Option<&str>) -> Result<Vec<u8>> {
    let Some(text) = text else { return Ok(G::SEATS.collect()) };
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    match (from.parse::<u8>(), to.parse::<u8>()) {
        (Ok(from), Ok(to)) if from <= to && G::SEATS.contains(&from) && G::SEATS.contains(&to) => {
            Ok((from..=to).collect())
        }
        _ => bail!(
            "--seats \"{text}\": expected a number or range from {} to {} for {}",
            G::SEATS.start(),
            G::SEATS.end(),
            G::NAME
        ),
    }
}

fn options(pairs: &[String]) -> Result<Options> {
    let mut options = Options::default();
    for pair in pairs {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| anyhow!("--option \"{pair}\": expected key=value"))?;
        options.set(key, value);
    }
    Ok(options)
}
