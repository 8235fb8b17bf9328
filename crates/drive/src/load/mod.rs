//! The scenario `load`: thousands of tables and sockets, with moves at a fixed rate.

mod client;
mod metrics;
mod tables;
mod tracker;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::server::{ServerConfig, usage};
use crate::simulation::Simulation;
use metrics::quantiles;
pub use metrics::{LoadReport, Quantiles};
use tracker::Tracker;

/// Thousands of tables and sockets, with moves at a fixed rate
///
/// Moves are sent on a schedule, however long answers take (open loop). Latency counts from the
/// scheduled time until every socket of the table has received the event.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// Concurrent tables
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub tables: usize,
    /// Concurrent sockets: one per player, the rest are spectators
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub sockets: usize,
    /// Duration of the measurement in seconds
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub seconds: u64,
    /// Moves of players per second
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub rate: u32,
    /// Random seed for players
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// The maximum duration of the warm-up, which is otherwise as long as the measurement.
const WARM_UP: Duration = Duration::from_secs(10);
/// How long to wait for the last events.
const DRAIN: Duration = Duration::from_secs(3);
/// The number of people; each plays at many tables.
const PEOPLE: usize = 250;

/// Runs the scenario.
pub async fn run(options: &Options) -> Result<LoadReport> {
    let folder = tempfile::Builder::new().prefix("mirabilia-load-").tempdir()?;
    let database = format!("sqlite://{}", folder.path().join("games.db").display());
    let server = ServerConfig::new(&options.server, &database, folder.path().join("log"))?;
    let running = server.start().await?;
    let simulation = Arc::new(Simulation::new(&[server.url()], PEOPLE, options.seed).await?);
    let empty = running.usage()?.memory;

    let opening = Instant::now();
    let tables = tables::open(&simulation, options.tables).await?;
    let people: usize = tables.iter().map(|table| table.people.len()).sum();
    let Some(spectators) = options.sockets.checked_sub(people) else {
        bail!("--sockets is {}; expected at least {people}, one per player", options.sockets);
    };
    let tracker = Arc::new(Tracker::new(options.tables));
    tables::connect(&simulation, &tracker, &tables, spectators).await?;
    let opened = opening.elapsed();
    let open = running.usage()?.memory;
    eprintln!("{} tables, {} sockets in {} s", tables.len(), options.sockets, opened.as_secs());

    let duration = Duration::from_secs(options.seconds);
    send_moves(&tracker, options.rate, duration.min(WARM_UP), options.seed).await;
    let before = (running.usage()?, usage("self")?);
    tracker.start_measuring();
    let started = Instant::now();
    let skipped = send_moves(&tracker, options.rate, duration, !options.seed).await;
    let seconds = started.elapsed().as_secs_f64();
    let after = (running.usage()?, usage("self")?);
    tracker.stop_measuring();
    sleep(DRAIN).await;

    let mut delivered = tracker.take_delivered();
    let mut answered = tracker.take_answered();
    Ok(LoadReport {
        tables: options.tables,
        sockets: options.sockets,
        people,
        asked_rate: options.rate,
        seconds,
        opening_seconds: opened.as_secs_f64(),
        accepted: answered.len(),
        accepted_rate: answered.len() as f64 / seconds,
        heard_by_all: delivered.len(),
        to_all: quantiles(&mut delivered),
        to_answer: quantiles(&mut answered),
        nobody_could_move: skipped,
        refused: tracker.refused(),
        broken: tracker.broken(),
        finished: tracker.finished(),
        memory_empty: empty,
        memory_open: open,
        memory_after: after.0.memory,
        per_table_open: open.saturating_sub(empty) / options.tables as u64,
        per_table_after: after.0.memory.saturating_sub(empty) / options.tables as u64,
        server_cores: (after.0.processor - before.0.processor) / seconds,
        driver_cores: (after.1.processor - before.1.processor) / seconds,
    })
}

/// Makes players move at a fixed rate. Returns how many moves were skipped because no player could
/// move.
async fn send_moves(tracker: &Arc<Tracker>, rate: u32, duration: Duration, seed: u64) -> u64 {
    let mut luck = mirabilia_kernel::Fast::new(seed);
    let mut tick = interval(Duration::from_millis(1));
    tick.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let started = Instant::now();
    let (mut sent, mut skipped) = (0_u64, 0);
    while started.elapsed() < duration {
        tick.tick().await;
        let due = (started.elapsed().as_secs_f64() * f64::from(rate)) as u64;
        while sent < due {
            // The scheduled time, not the time of this iteration.
            let at = started + Duration::from_secs_f64(sent as f64 / f64::from(rate));
            if !tracker.dispatch(at, &mut luck) {
                skipped += 1;
            }
            sent += 1;
        }
    }
    skipped
}
