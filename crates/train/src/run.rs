//! The training run: generations of self-play and training in a folder, which can be stopped at any
//! time and resumed.
//!
//! | file | what it is |
//! |---|---|
//! | `log.jsonl` | one line per finished generation: losses, gain, endings |
//! | `curve.svg` | the same as a chart |
//! | `NNN.games` | the samples of a generation |
//! | `NNN.net` | its network |
//! | `NNN.checkpoint` | the last network in floating point, with its optimizer |
//!
//! A generation counts once its line is in the log. One that was interrupted is played again.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use mirabilia_bots::policy_net::OUTCOMES;
use mirabilia_bots::{Budget, Evaluate, Evaluator, Network, PolicyNet, Release, Tuning};
use mirabilia_chart::{LineChart, Series};
use serde::{Deserialize, Serialize};

use crate::float_net::FloatNet;
use crate::losses::Losses;
use crate::samples::Samples;
use crate::selfplay::{self, SelfPlay, cheap};
use crate::versus::{self, Versus};

/// The configuration of a run.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// The folder.
    pub(crate) folder: PathBuf,
    /// Whether to continue what the folder holds.
    pub(crate) resume: bool,
    /// The network that a new run starts with and is first taught by, instead of 0.1.
    pub(crate) from: Option<PathBuf>,
    /// Stop after this many generations in all.
    pub(crate) generations: u32,
    /// Self-play of one generation. The seed is that of the run.
    pub(crate) selfplay: SelfPlay,
    /// The last samples that are trained on.
    pub(crate) window: usize,
    /// How often a sample is trained on per generation, on average.
    pub(crate) passes: f32,
    /// The learning rate of the first step of a generation.
    pub(crate) learning_rate: f32,
    /// The parameters of the search.
    pub(crate) tuning: Tuning,
    /// Games of the match against 0.1 after each generation.
    pub(crate) match_games: u64,
    /// Iterations per decision in that match.
    pub(crate) match_iterations: u64,
}

/// A line of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct LogLine {
    generation: u32,
    games: u64,
    samples: usize,
    /// Games that ended by points, by military and by science.
    ends: [u64; 3],
    /// Losses on the new samples before they were trained on.
    outcome_loss: f64,
    value_loss: f64,
    policy_loss: f64,
    auxiliary_loss: f64,
    /// The share of the victory against 0.1, with as many iterations.
    share: f64,
    share_error: f64,
    won: [u64; 3],
    lost: [u64; 3],
    seconds: f64,
}

/// The number of value outputs of a game's network.
fn outputs<G: Evaluate>() -> usize {
    if G::SEATS == (2..=2) { OUTCOMES } else { 1 }
}

/// A search with this network.
pub(crate) fn evaluator_with(net: PolicyNet, tuning: Tuning) -> Evaluator {
    // Searches share their network for as long as the program runs, and a run has few of them.
    let net: &'static PolicyNet = Box::leak(Box::new(net));
    Evaluator { tuning, net: Some(Network::Policy(net)) }
}

/// Reads a network for this game.
pub(crate) fn read_net<G: Evaluate>(path: &Path) -> Result<PolicyNet> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let net = PolicyNet::read(&bytes).map_err(|error| anyhow!("{}: {error}", path.display()))?;
    if !net.fits::<G>() {
        bail!("{} is a network for another game or release", path.display());
    }
    Ok(net)
}

/// Runs generations until their number is reached.
pub(crate) fn run<G: Evaluate>(config: &Run) -> Result<()> {
    fs::create_dir_all(&config.folder)
        .with_context(|| format!("cannot make {}", config.folder.display()))?;
    let mut log = read_log(&config.folder)?;
    if !log.is_empty() && !config.resume {
        bail!(
            "{} holds a run of {} generations; continue it with --resume, or name another --folder",
            config.folder.display(),
            log.len()
        );
    }
    let (mut window, mut net) = restore::<G>(config, &log)?;
    while (log.len() as u32) < config.generations {
        let number = log.len() as u32;
        let line = generation::<G>(config, number, &mut window, &mut net)?;
        let text = serde_json::to_string(&line)?;
        let path = config.folder.join("log.jsonl");
        let mut file = fs::OpenOptions::new().create(true).append(true).open(&path)?;
        writeln!(file, "{text}").with_context(|| format!("cannot write {}", path.display()))?;
        println!("{text}");
        log.push(line);
        write(&config.folder.join("curve.svg"), curve::<G>(&log).as_bytes())?;
    }
    Ok(())
}

fn read_log(folder: &Path) -> Result<Vec<LogLine>> {
    let path = folder.join("log.jsonl");
    let Ok(text) = fs::read_to_string(&path) else { return Ok(Vec::new()) };
    // A line that was cut off belongs to a generation that is played again.
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    if whole.len() + 1 < text.len() {
        write(&path, format!("{whole}\n").as_bytes())?;
    }
    let parse = |line| serde_json::from_str(line).with_context(|| format!("{}", path.display()));
    whole.lines().map(parse).collect()
}

/// The samples and the network of the generations in the log.
fn restore<G: Evaluate>(config: &Run, log: &[LogLine]) -> Result<(Samples, Option<FloatNet>)> {
    let mut window = Samples::default();
    if log.is_empty() {
        return Ok((window, None));
    }
    let first = log.len().saturating_sub(config.window / log[0].samples.max(1) + 2);
    for generation in first..log.len() {
        let path = config.folder.join(format!("{generation:03}.games"));
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let samples = Samples::from_file(&bytes)
            .ok_or_else(|| anyhow!("{} is not a file of samples", path.display()))?;
        window.append(&samples);
    }
    window.keep_last(config.window);
    let path = config.folder.join(format!("{:03}.checkpoint", log.len() - 1));
    let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let inputs = G::FEATURES.len() + G::EXTRA_FEATURES;
    let net = FloatNet::from_file(inputs, outputs::<G>(), G::ACTIONS, &bytes)
        .ok_or_else(|| anyhow!("{} is a checkpoint of another network", path.display()))?;
    Ok((window, Some(net)))
}

fn generation<G: Evaluate>(
    config: &Run,
    number: u32,
    window: &mut Samples,
    net: &mut Option<FloatNet>,
) -> Result<LogLine> {
    let start = Instant::now();
    let mut selfplay = config.selfplay.clone();
    selfplay.seed = selfplay.seed.wrapping_add(u64::from(number) << 32);
    let from = match (&*net, &config.from) {
        (None, Some(path)) => Some(read_net::<G>(path)?),
        _ => None,
    };
    // The first generation is taught by the network that the run starts with, or by 0.1.
    let teacher = match (&*net, &from) {
        (Some(net), _) => evaluator_with(net.quantized(), config.tuning),
        (None, Some(from)) => evaluator_with(from.clone(), config.tuning),
        (None, None) => G::evaluator(Release::V0_1),
    };
    let played = selfplay::play::<G>(&selfplay, cheap(teacher))?;
    if played.samples.len() < 100 {
        bail!("{} samples are not enough for training; use more --games", played.samples.len());
    }
    eprintln!("generation {number}: {} samples in {:.0?}", played.samples.len(), start.elapsed());
    let inputs = G::FEATURES.len() + G::EXTRA_FEATURES;
    let seed = selfplay.seed ^ 0x5eed;
    let net = net.get_or_insert_with(|| {
        let (outputs, samples) = (outputs::<G>(), &played.samples);
        match &from {
            Some(from) => {
                FloatNet::continued(inputs, outputs, G::ACTIONS, &from.unquantized(), samples)
            }
            None => FloatNet::new(inputs, outputs, G::ACTIONS, samples, seed),
        }
    });
    let losses = net.validate(&played.samples);
    window.append(&played.samples);
    window.keep_last(config.window);
    let count = (window.len() as f32 * config.passes) as usize;
    let trained = net.train(window, count, config.learning_rate, selfplay.threads, seed);
    eprintln!("generation {number}: trained in {:.0?}: {trained:?}", start.elapsed());
    let quantized = net.quantized();
    let file = |kind: &str| config.folder.join(format!("{number:03}.{kind}"));
    write(&file("games"), &played.samples.to_file())?;
    write(&file("net"), &quantized.write())?;
    write(&file("checkpoint"), &net.to_file())?;
    if number > 0 {
        // Only the last checkpoint is needed.
        let _ = fs::remove_file(config.folder.join(format!("{:03}.checkpoint", number - 1)));
    }
    let versus = Versus {
        games: config.match_games,
        // Four at a table of many: the number that strength is measured with.
        seats: if G::SEATS.contains(&4) { 4 } else { *G::SEATS.start() },
        options: selfplay.options.clone(),
        budget: Budget::iterations(config.match_iterations),
        seed: 77,
        threads: selfplay.threads,
    };
    let (new, old) = (evaluator_with(quantized, config.tuning), G::evaluator(Release::V0_1));
    let result = versus::play::<G>(&versus, cheap(new), cheap(old))?;
    let (share, share_error) = result.mean();
    let Losses { outcome, value, policy, auxiliary } = losses;
    Ok(LogLine {
        generation: number,
        games: selfplay.games,
        samples: played.samples.len(),
        ends: played.ends,
        outcome_loss: outcome,
        value_loss: value,
        policy_loss: policy,
        auxiliary_loss: auxiliary,
        share,
        share_error,
        won: result.won,
        lost: result.lost,
        seconds: start.elapsed().as_secs_f64(),
    })
}

fn curve<G: Evaluate>(log: &[LogLine]) -> String {
    let series = |name: &str, of: &dyn Fn(&LogLine) -> f64| Series {
        name: name.to_owned(),
        points: log.iter().map(|line| (line.generation as usize, of(line))).collect(),
    };
    let part = |line: &LogLine, k: usize| {
        line.ends[k] as f64 / line.ends.iter().sum::<u64>().max(1) as f64
    };
    LineChart {
        title: format!("{}: training by generation", G::NAME),
        steps: log.last().map_or(1, |line| line.generation as usize).max(1),
        series: vec![
            series("share against 0.1", &|line| line.share),
            series("loss of the outcome / 2", &|line| (line.outcome_loss / 2.0).min(1.0)),
            series("loss of the value", &|line| line.value_loss.min(1.0)),
            series("loss of the policy / 4", &|line| (line.policy_loss / 4.0).min(1.0)),
            series("games ended by military", &|line| part(line, 1)),
            series("games ended by science", &|line| part(line, 2)),
        ],
    }
    .svg()
}

/// Writes a file whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let part = path.with_extension("part");
    fs::write(&part, bytes)
        .and_then(|()| fs::rename(&part, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_games::duel::State;
    use mirabilia_kernel::Options;

    #[test]
    fn games_of_many_seats_are_trained_too() {
        let base = std::env::temp_dir().join(format!("mirabilia-many-{}", std::process::id()));
        let config = |name: &str, seats: u8| {
            let mut config = config(&base.join(name), false, 2);
            config.selfplay =
                SelfPlay { games: 16, seats: vec![seats], long: 6, short: 2, ..config.selfplay };
            config
        };
        let tuning = mirabilia_games::wonders::State::TUNING;
        run::<mirabilia_games::wonders::State>(&Run { tuning, ..config("wonders", 3) })
            .expect("a run");
        let tuning = mirabilia_games::dice::State::TUNING;
        run::<mirabilia_games::dice::State>(&Run { tuning, ..config("dice", 2) }).expect("a run");
        fs::remove_dir_all(&base).expect("the folder of the test");
    }

    fn config(folder: &Path, resume: bool, generations: u32) -> Run {
        Run {
            folder: folder.to_owned(),
            resume,
            from: None,
            generations,
            selfplay: SelfPlay {
                games: 24,
                seats: vec![2],
                options: Options::default(),
                long: 12,
                short: 3,
                recorded: 40,
                seed: 5,
                threads: 1,
            },
            window: 1000,
            passes: 1.0,
            learning_rate: 0.002,
            tuning: State::TUNING,
            match_games: 2,
            match_iterations: 4,
        }
    }

    #[test]
    fn a_run_that_was_stopped_continues_as_if_it_had_not_been() {
        let base = std::env::temp_dir().join(format!("mirabilia-train-{}", std::process::id()));
        let [whole, parts] = ["whole", "parts"].map(|name| base.join(name));
        run::<State>(&config(&whole, false, 2)).expect("a run");
        run::<State>(&config(&parts, false, 1)).expect("its first half");
        assert!(run::<State>(&config(&parts, false, 2)).is_err(), "a run is never overwritten");
        // Stopped while the second generation was being written.
        fs::write(parts.join("001.games"), b"cut off").expect("a file");
        let log = fs::read_to_string(parts.join("log.jsonl")).expect("a log");
        fs::write(parts.join("log.jsonl"), format!("{log}{{\"gener")).expect("a file");
        run::<State>(&config(&parts, true, 2)).expect("its second half");
        for file in ["000.net", "001.net", "001.games", "001.checkpoint"] {
            let read = |folder: &Path| fs::read(folder.join(file)).expect("a file of the run");
            assert!(read(&whole) == read(&parts), "{file} differs");
        }
        assert_eq!(read_log(&parts).expect("a log").len(), 2);
        assert!(fs::read_to_string(parts.join("curve.svg")).expect("a chart").contains("<svg"));
        let net = read_net::<State>(&parts.join("001.net")).expect("a network for Duel");
        assert_eq!(PolicyNet::read(&net.write()), Ok(net));
        fs::remove_dir_all(&base).expect("the folder of the test");
    }
}
