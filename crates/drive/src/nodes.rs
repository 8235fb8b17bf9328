//! The scenario `nodes`: two servers share one Postgres, and one of them is killed repeatedly.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use mirabilia_cluster::Cluster;
use mirabilia_kernel::Luck;
use tokio::time::{Instant, sleep};

use crate::report::ScenarioReport;
use crate::server::ServerConfig;
use crate::simulation::{Simulation, up_to};
use crate::workload::Workload;

/// Run two servers on one Postgres and repeatedly kill one of them
///
/// The players of a table are connected to both servers. Players of the killed server move to the
/// other one, where bots and clocks must go on.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// Number of kills
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub rounds: u32,
    /// Concurrent tables
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub tables: usize,
    /// Random seed for players, kill times and victims
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// Every table must make progress within this time: the leases of a dead node expire after 15 s.
const FAILOVER_TIMEOUT: Duration = Duration::from_secs(20);
const END: Duration = Duration::from_secs(400);

/// Runs the scenario.
pub async fn run(options: &Options) -> Result<ScenarioReport> {
    let folder = tempfile::Builder::new().prefix("mirabilia-nodes-").tempdir()?;
    let cluster = Cluster::start()?;
    let server =
        |name: &str| ServerConfig::new(&options.server, &cluster.url(), folder.path().join(name));
    let servers = [server("log-a")?, server("log-b")?];
    let mut running = [Some(servers[0].start().await?), Some(servers[1].start().await?)];
    let urls = servers.each_ref().map(ServerConfig::url);
    let mut simulation = Simulation::new(&urls, 40, options.seed).await?;
    simulation.clocks = true;
    // Slow enough that a game sees several kills.
    simulation.think = Duration::from_millis(400);
    let simulation = Arc::new(simulation);
    let workload = Workload::new(&simulation, options.tables);
    let mut luck = simulation.luck(u64::MAX);
    let (mut kills, mut slowest) = (0, Duration::ZERO);
    for round in 1..=options.rounds {
        sleep(Duration::from_secs(1) + up_to(Duration::from_secs(3), &mut luck)).await;
        let victim = luck.below(2) as usize;
        let context = || format!("round {round}, node {victim}, seed {}", options.seed);
        running[victim].take().context("not running")?.kill().with_context(context)?;
        kills += 1;
        let failover = wait_for_progress(&workload, &simulation).await;
        slowest = slowest.max(failover);
        let failover = failover.as_millis();
        eprintln!("kill {round}, node {victim}: every table made progress within {failover} ms");
        running[victim] = Some(servers[victim].start().await.with_context(context)?);
        if simulation.has_violations() {
            break;
        }
    }
    workload.finish(END).await;
    let mut report = ScenarioReport::new("nodes");
    report.value("seed", options.seed);
    report.value("kills", kills);
    report.value("slowest failover, ms", slowest.as_millis());
    Ok(report.finish(&simulation, folder))
}

/// Waits until every running table has made progress, and returns how long that took.
async fn wait_for_progress(workload: &Workload, simulation: &Simulation) -> Duration {
    let killed = Instant::now();
    let tables = workload.activities();
    let running: Vec<u64> = tables.iter().map(|table| table.number).collect();
    loop {
        // A table that was replaced has ended, so it made progress.
        let stalled: Vec<u64> = workload
            .activities()
            .iter()
            .filter(|table| running.contains(&table.number) && table.last() <= killed)
            .map(|table| table.number)
            .collect();
        if stalled.is_empty() || simulation.has_violations() {
            return killed.elapsed();
        }
        if killed.elapsed() > FAILOVER_TIMEOUT {
            let seconds = FAILOVER_TIMEOUT.as_secs();
            simulation.violation(format!("tables {stalled:?} made no progress for {seconds} s"));
        }
        sleep(Duration::from_millis(20)).await;
    }
}
