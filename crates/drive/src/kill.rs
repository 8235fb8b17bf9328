//! The scenario `kill`: a server under load is killed at random times and restarted.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use mirabilia_cluster::Cluster;
use mirabilia_kernel::Luck;
use tokio::time::{Instant, sleep};

use crate::consent;
use crate::report::ScenarioReport;
use crate::server::ServerConfig;
use crate::simulation::{Simulation, up_to};
use crate::workload::Workload;

/// Repeatedly kill a server under load and restart it
///
/// Acknowledged commands must not be lost, nothing may happen twice, and every game must end.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// Number of kills
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub rounds: u32,
    /// Concurrent tables
    #[arg(long, value_name = "N", default_value_t = 24)]
    pub tables: usize,
    /// Random seed for players and kill times
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Database of the server
    #[arg(long, value_enum, default_value = "sqlite")]
    pub db: Database,
}

/// The database of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Database {
    /// A file
    Sqlite,
    /// A private Postgres
    Postgres,
}

/// The longest time a server runs before it is killed.
const MAX_UPTIME: Duration = Duration::from_millis(1500);
/// How long games may take to end after the last restart.
const END: Duration = Duration::from_mins(5);
/// The number of people; each plays at several tables.
const PEOPLE: usize = 40;

/// Runs the scenario.
pub async fn run(options: &Options) -> Result<ScenarioReport> {
    let folder = tempfile::Builder::new().prefix("mirabilia-kill-").tempdir()?;
    let cluster = (options.db == Database::Postgres).then(Cluster::start).transpose()?;
    let database = match &cluster {
        Some(cluster) => cluster.url(),
        None => format!("sqlite://{}", folder.path().join("games.db").display()),
    };
    let server = ServerConfig::new(&options.server, &database, folder.path().join("log"))?;
    let mut running = server.start().await?;
    let simulation = Simulation::new(&[server.url()], PEOPLE, options.seed).await?;
    let simulation = Arc::new(simulation);
    let workload = Workload::new(&simulation, options.tables);
    let consent = consent::start(&simulation);
    let mut luck = simulation.luck(u64::MAX);
    let (mut kills, mut slowest) = (0, Duration::ZERO);
    for round in 1..=options.rounds {
        // Sometimes soon after the start, while tables are still being loaded.
        let uptime = if luck.below(5) == 0 { MAX_UPTIME / 10 } else { MAX_UPTIME };
        sleep(up_to(uptime, &mut luck)).await;
        let killed = running.kill();
        killed.with_context(|| format!("round {round}, seed {}", options.seed))?;
        kills += 1;
        let started = Instant::now();
        running = server.start().await.with_context(|| format!("restart after kill {round}"))?;
        slowest = slowest.max(started.elapsed());
        if simulation.has_violations() {
            break;
        }
        if round % 20 == 0 {
            let counters = &simulation.counters;
            let (games, commands) = (counters.games_verified.get(), counters.acked.get());
            eprintln!("kill {round}: {games} games verified, {commands} commands acknowledged");
        }
    }
    workload.finish(END).await;
    if tokio::time::timeout(END, consent).await.is_err() {
        simulation.violation("two people did not end their game by consent");
    }
    simulation.check_running(&mut running);
    let mut report = ScenarioReport::new("kill");
    report.value("database", if cluster.is_some() { "postgres" } else { "sqlite" });
    report.value("seed", options.seed);
    report.value("kills", kills);
    report.value("slowest start, ms", slowest.as_millis());
    Ok(report.finish(&simulation, folder))
}
