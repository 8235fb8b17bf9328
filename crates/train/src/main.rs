//! Trains the networks: self-play with search, gradient descent, quantization, generation after
//! generation. `cargo xtask train GAME` runs it.
#![forbid(unsafe_code)]

mod adam;
mod calibrate;
mod float_net;
mod layout;
mod losses;
mod run;
mod samples;
mod selfplay;
mod tuning;
mod versus;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use clap::Parser;
use mirabilia_bots::{Budget, Evaluate, Evaluator, Release};
use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::Options;

use run::Run;
use selfplay::SelfPlay;
use versus::Versus;

/// Train the network of a game by self-play, generation after generation
///
/// Stop it at any time and continue with --resume.
///
/// Example: cargo xtask train duel --folder target/train/duel --resume
#[derive(Parser, Debug)]
#[command(name = "mirabilia-train")]
struct Arguments {
    /// wonders, duel or dice
    game: String,
    /// Folder of the run [default: target/train/GAME]
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Continue the run in the folder
    #[arg(long)]
    resume: bool,
    /// The network that a new run starts with, instead of a random one that 0.1 teaches
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Stop after this many generations in all
    #[arg(long, default_value_t = 40)]
    generations: u32,
    /// Games per generation, or of a match or a calibration
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// Numbers of seats and ranges, in turn (4,3-7) [default: all that the game allows]
    #[arg(long)]
    seats: Option<String>,
    /// An option of the game as key=value; may be repeated
    #[arg(long = "option")]
    options: Vec<String>,
    /// Iterations of a recorded decision, or of each decision of a match or a calibration
    #[arg(long, default_value_t = 200)]
    iterations: u64,
    /// Iterations of other decisions
    #[arg(long, default_value_t = 40)]
    short: u64,
    /// Percentage of decisions that are recorded
    #[arg(long, default_value_t = 25)]
    recorded: u32,
    /// The last samples that are trained on
    #[arg(long, default_value_t = 400_000)]
    window: usize,
    /// How often a sample is trained on per generation, on average
    #[arg(long, default_value_t = 1.0)]
    passes: f32,
    /// The learning rate of the first step of a generation
    #[arg(long, default_value_t = 0.002)]
    learning_rate: f32,
    /// Games of the match against 0.1 after each generation
    #[arg(long, default_value_t = 200)]
    match_games: u64,
    /// Iterations per decision in that match
    #[arg(long, default_value_t = 200)]
    match_iterations: u64,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads [default: all cores]
    #[arg(long)]
    threads: Option<usize>,
    /// Changes of the search's parameters while training (`leaf=0,c_puct=1.2`)
    #[arg(long, default_value = "")]
    tuning: String,
    /// Fit the calibration of search values (`Tuning::calibration`) instead of training
    #[arg(long)]
    calibrate: bool,
    /// Play a match of two networks instead of training: files, or 0.1 or current for the bots'.
    /// Parameters of the search may follow: `current,c_puct=1.2,fpu_reduction=0`
    #[arg(long = "match", num_args = 2, value_names = ["FILE", "FILE"])]
    versus: Option<Vec<String>>,
    /// Milliseconds per decision of a match, instead of iterations
    #[arg(long)]
    time: Option<u64>,
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
    let selfplay = SelfPlay {
        games: arguments.games,
        seats: seats::<G>(arguments.seats.as_deref())?,
        options: options(&arguments.options)?,
        long: arguments.iterations.max(2),
        short: arguments.short.max(1),
        recorded: arguments.recorded,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or(cores).max(1),
    };
    if arguments.calibrate {
        return calibrate::fit::<G>(&selfplay);
    }
    if let Some(files) = &arguments.versus {
        return play_match::<G>(arguments, &selfplay, files);
    }
    let folder = arguments.folder.clone();
    run::run::<G>(&Run {
        folder: folder.unwrap_or_else(|| PathBuf::from(format!("target/train/{}", G::NAME))),
        resume: arguments.resume,
        from: arguments.from.clone(),
        generations: arguments.generations,
        selfplay,
        window: arguments.window.max(1000),
        passes: arguments.passes,
        learning_rate: arguments.learning_rate,
        tuning: tuning::changed(G::TUNING, &arguments.tuning).context("--tuning")?,
        match_games: arguments.match_games,
        match_iterations: arguments.match_iterations,
    })
}

fn play_match<G: Evaluate>(
    arguments: &Arguments,
    selfplay: &SelfPlay,
    files: &[String],
) -> Result<()> {
    let versus = Versus {
        games: arguments.games,
        seats: selfplay.seats[0],
        options: selfplay.options.clone(),
        budget: match arguments.time {
            Some(time) => Budget::time(Duration::from_millis(time)),
            None => Budget::iterations(arguments.iterations),
        },
        seed: arguments.seed,
        threads: selfplay.threads,
    };
    let [first, second] = [named::<G>(&files[0])?, named::<G>(&files[1])?];
    let result = versus::play::<G>(&versus, first, second)?;
    let (mean, error) = result.mean();
    let [points, military, science] = [0, 1, 2].map(|k| (result.won[k], result.lost[k]));
    println!(
        "{} : {}: {:.1} % ± {:.1} of {} games; points {} : {}, military {} : {}, science {} : {}",
        files[0],
        files[1],
        100.0 * mean,
        100.0 * error,
        result.games,
        points.0,
        points.1,
        military.0,
        military.1,
        science.0,
        science.1
    );
    for (name, work) in files.iter().zip(result.work) {
        println!(
            "{name}: {:.0} ms and {:.0} iterations per decision, {:.0} iterations per second",
            1000.0 * work.seconds / work.decisions.max(1) as f64,
            work.iterations as f64 / work.decisions.max(1) as f64,
            work.iterations as f64 / work.seconds.max(1e-9)
        );
    }
    Ok(())
}

/// The evaluator of a release, or the search of this release with the network in a file; then changes
/// of its parameters.
fn named<G: Evaluate>(name: &str) -> Result<Evaluator> {
    let (net, changes) = name.split_once(',').unwrap_or((name, ""));
    let mut evaluator = match net {
        "0.1" => G::evaluator(Release::V0_1),
        "current" => G::evaluator(Release::Current),
        path => run::evaluator_with(run::read_net::<G>(path.as_ref())?, G::TUNING),
    };
    evaluator.tuning = tuning::changed(evaluator.tuning, changes)
        .with_context(|| format!("--match \"{name}\""))?;
    Ok(evaluator)
}

fn seats<G: Evaluate>(text: Option<&str>) -> Result<Vec<u8>> {
    let Some(text) = text else { return Ok(G::SEATS.collect()) };
    let mut all = Vec::new();
    for part in text.split(',') {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        match (from.parse::<u8>(), to.parse::<u8>()) {
            (Ok(from), Ok(to))
                if from <= to && G::SEATS.contains(&from) && G::SEATS.contains(&to) =>
            {
                all.extend(from..=to);
            }
            _ => bail!(
                "--seats \"{text}\": expected numbers or ranges from {} to {} for {}",
                G::SEATS.start(),
                G::SEATS.end(),
                G::NAME
            ),
        }
    }
    Ok(all)
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
