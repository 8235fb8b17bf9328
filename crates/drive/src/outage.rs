//! The scenario `outage`: the database goes down under load and comes back.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use mirabilia_client::Client;
use mirabilia_cluster::Cluster;
use mirabilia_protocol::Code;
use tokio::time::{Instant, sleep, sleep_until};

use crate::report::ScenarioReport;
use crate::server::ServerConfig;
use crate::simulation::Simulation;
use crate::workload::Workload;

/// Stop the Postgres of a server for a while
///
/// Meanwhile clients must get `server/no-store`. The server must recover by itself, and
/// acknowledged commands must not be lost.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// Number of outages
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub rounds: u32,
    /// Duration of an outage in seconds
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub seconds: u64,
    /// Concurrent tables
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub tables: usize,
    /// Random seed for players
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

const END: Duration = Duration::from_mins(5);
/// Moves must be accepted this long after the database is back.
const RECOVERY_TIMEOUT: Duration = Duration::from_secs(20);

/// Runs the scenario.
pub async fn run(options: &Options) -> Result<ScenarioReport> {
    let folder = tempfile::Builder::new().prefix("mirabilia-outage-").tempdir()?;
    let cluster = Cluster::start()?;
    let server = ServerConfig::new(&options.server, &cluster.url(), folder.path().join("log"))?;
    let mut running = server.start().await?;
    let mut simulation = Simulation::new(&[server.url()], 40, options.seed).await?;
    simulation.think = Duration::from_millis(200);
    let simulation = Arc::new(simulation);
    let workload = Workload::new(&simulation, options.tables);
    let (mut slowest_refusal, mut slowest_recovery) = (Duration::ZERO, Duration::ZERO);
    for round in 1..=options.rounds {
        sleep(Duration::from_secs(3)).await;
        cluster.down()?;
        let until = Instant::now() + Duration::from_secs(options.seconds);
        let refusal = time_refusals(&server, &simulation).await;
        slowest_refusal = slowest_refusal.max(refusal);
        sleep_until(until).await;
        cluster.up()?;
        let recovery = wait_for_moves(&simulation).await;
        slowest_recovery = slowest_recovery.max(recovery);
        let (refusal, recovery) = (refusal.as_millis(), recovery.as_millis());
        eprintln!("outage {round}: refused within {refusal} ms, recovered within {recovery} ms");
        if simulation.has_violations() {
            break;
        }
    }
    workload.finish(END).await;
    simulation.check_running(&mut running);
    let mut report = ScenarioReport::new("outage");
    report.value("seed", options.seed);
    report.value("outages", options.rounds);
    report.value("seconds per outage", options.seconds);
    report.value("slowest refusal, ms", slowest_refusal.as_millis());
    report.value("slowest recovery, ms", slowest_recovery.as_millis());
    Ok(report.finish(&simulation, folder))
}

/// Checks the answers of the server during an outage, and returns how long they took.
async fn time_refusals(server: &ServerConfig, simulation: &Simulation) -> Duration {
    let started = Instant::now();
    if let Err(violation) = check_refusals(server).await {
        simulation.violation(violation.to_string());
    }
    started.elapsed()
}

async fn check_refusals(server: &ServerConfig) -> Result<()> {
    let client = Client::with_key(&server.url(), "");
    if client.get_text("/healthz").await.is_err() {
        bail!("/healthz failed during the outage");
    }
    for path in ["/readyz", "/api/tables"] {
        match client.get_text(path).await {
            Err(error) if error.refusal().is_some_and(|refusal| refusal.code == Code::NoStore) => {}
            other => bail!("{path} during the outage: {other:?}"),
        }
    }
    Ok(())
}

/// Waits until a move is acknowledged, and returns how long that took.
pub(crate) async fn wait_for_moves(simulation: &Simulation) -> Duration {
    let started = Instant::now();
    let before = simulation.counters.acked_moves.get();
    while simulation.counters.acked_moves.get() == before && !simulation.has_violations() {
        if started.elapsed() > RECOVERY_TIMEOUT {
            let seconds = RECOVERY_TIMEOUT.as_secs();
            simulation.violation(format!("no move was accepted for {seconds} s after recovery"));
        }
        sleep(Duration::from_millis(10)).await;
    }
    started.elapsed()
}
