//! Makes a board set of Dice fair: plays many games on it, changes free numbers of the cities that win too
//! often or too seldom, and keeps what is fairer. Run by `cargo xtask balance`.

mod numbers;
mod table;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use mirabilia_games::dice::boards::BoardsRef;
use mirabilia_kernel::{Fast, Luck};

use numbers::{Numbers, Step};
use table::{Measured, Table};

/// Measure how fair a board set of Dice is, and search for a fairer one.
#[derive(Parser)]
#[command(bin_name = "cargo xtask balance")]
struct Args {
    /// The board file to begin with
    #[arg(long, value_name = "FILE", default_value = "crates/dice/boards/balanced.toml")]
    boards: PathBuf,
    /// Write the fairest set here whenever it improves; without this, only measure
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Which games are played: BOT:SEATS:GAMES, separated by commas
    #[arg(
        long,
        value_name = "TABLES",
        value_delimiter = ',',
        default_value = "greedy:7:1400,normal:7:700,greedy:4:700,normal:4:700"
    )]
    tables: Vec<Table>,
    /// How long to search, in seconds
    #[arg(long, value_name = "N", default_value_t = 1800)]
    seconds: u64,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at the same time
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Aim at other shares than fair ones, as factors: olympia=0.9,giza=1.1. For a set that is fair on the
    /// whole although different bots favour different cities
    #[arg(long, value_name = "FACTORS", value_delimiter = ',', value_parser = factor)]
    aim: Vec<(String, f64)>,
}

fn factor(text: &str) -> Result<(String, f64), String> {
    let (city, factor) = text.split_once('=').ok_or("expected CITY=FACTOR")?;
    let number = factor.parse().ok().filter(|x| (0.2..=5.0).contains(x));
    Ok((city.to_owned(), number.ok_or("expected a factor from 0.2 to 5")?))
}

/// Evaluations with the same deals. Then the deals change, so that the set is not fitted to a few of them.
const SAME_DEALS: u64 = 12;

fn main() -> Result<()> {
    let args = Args::parse();
    let text = std::fs::read_to_string(&args.boards)
        .with_context(|| format!("cannot read {}", args.boards.display()))?;
    let mut best = Numbers::read(&text)?;
    let Some(out) = &args.out else {
        for measured in measure(&args, &text, args.seed)? {
            println!("{measured}");
        }
        return Ok(());
    };
    let (start, mut luck) = (Instant::now(), Fast::new(args.seed));
    let mut deals = args.seed;
    let mut now = measure(&args, &text, deals)?;
    for round in 1u64.. {
        if start.elapsed() > Duration::from_secs(args.seconds) {
            break;
        }
        if round.is_multiple_of(SAME_DEALS) {
            deals += 1;
            now = measure(&args, &best.write(), deals)?;
        }
        let Some(tried) = changed(&args, &best, &now, &mut luck) else { continue };
        let measured = measure(&args, &tried.write(), deals)?;
        let (was, is) = (unfairness(&args, &now), unfairness(&args, &measured));
        if is < was {
            eprintln!("round {round}: {was:.4} -> {is:.4}  {}", shares(&measured));
            (best, now) = (tried, measured);
            std::fs::write(out, best.write())
                .with_context(|| format!("cannot write {}", out.display()))?;
        }
    }
    println!("{}", out.display());
    for measured in now {
        println!("{measured}");
    }
    Ok(())
}

/// Plays all tables on a set.
fn measure(args: &Args, text: &str, seed: u64) -> Result<Vec<Measured>> {
    let boards = BoardsRef::read(text).map_err(|error| anyhow::anyhow!("{error}"))?;
    args.tables.iter().map(|table| table.play(boards, seed, args.threads)).collect()
}

/// The set with one number changed in some cities, towards fair shares.
fn changed(args: &Args, from: &Numbers, now: &[Measured], luck: &mut Fast) -> Option<Numbers> {
    let mut tried = from.clone();
    let mut any = false;
    for city in from.cities() {
        let distance = distance(args, now, &city);
        // A city far from its share is changed nearly always, one close to it seldom.
        let chance = (distance.abs() * 3.0).min(0.8);
        if f64::from(luck.bits()) > chance * f64::from(u32::MAX) {
            continue;
        }
        let step = if distance > 0.0 { Step::Weaken } else { Step::Strengthen };
        any |= tried.change(&city, step, luck);
    }
    // Winners should have 80 to 90 points: otherwise the common buildings change too.
    let points = mean(now.iter().map(Measured::winners_points));
    if points > MOST_POINTS {
        any |= tried.change("", Step::Weaken, luck);
    } else if points < LEAST_POINTS {
        any |= tried.change("", Step::Strengthen, luck);
    }
    any.then_some(tried)
}

const LEAST_POINTS: f64 = 80.0;
const MOST_POINTS: f64 = 90.0;

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), x| (sum + x, count + 1.0));
    sum / f64::max(count, 1.0)
}

/// How far a city is from its share, as the mean logarithm over all tables.
fn distance(args: &Args, now: &[Measured], city: &str) -> f64 {
    let aim = args.aim.iter().find(|(name, _)| name == city).map_or(0.0, |(_, aim)| aim.ln());
    mean(now.iter().map(|measured| measured.log_share(city) - aim))
}

/// The sum of squared distances, by table and city, and what the points and turns add to it.
fn unfairness(args: &Args, now: &[Measured]) -> f64 {
    let outside = |x: f64, least: f64, most: f64| (least - x).max(x - most).max(0.0);
    mean(now.iter().map(|measured| {
        let cities: f64 = measured
            .cities()
            .map(|city| {
                let aim = args.aim.iter().find(|(name, _)| name == city);
                (measured.log_share(city) - aim.map_or(0.0, |(_, aim)| aim.ln())).powi(2)
            })
            .sum();
        let points = outside(measured.winners_points(), LEAST_POINTS, MOST_POINTS);
        let turns = outside(measured.turns(), 20.0, 30.0);
        cities + 0.01 * points.powi(2) + 0.05 * turns.powi(2)
    }))
}

/// The shares of the first table in one line.
fn shares(now: &[Measured]) -> String {
    let first = &now[0];
    let share = |city: &str| format!("{city} {:.1}", 100.0 * first.share(city));
    let cities: Vec<String> = first.cities().map(share).collect();
    format!(
        "{}; {:.0} points, {:.0} turns",
        cities.join(", "),
        first.winners_points(),
        first.turns()
    )
}
