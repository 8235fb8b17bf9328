//! The scenario `full`: the disk fills up under load and is enlarged later.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use mirabilia_protocol::Code;
use tokio::time::sleep;

use crate::disk::Disk;
use crate::outage::wait_for_moves;
use crate::report::ScenarioReport;
use crate::server::ServerConfig;
use crate::simulation::Simulation;
use crate::workload::Workload;

/// Fill the disk of a server
///
/// As root, the disk is a small tmpfs that is enlarged while the server runs. Otherwise, the size
/// of the SQLite file is limited and the server is restarted without the limit. Clients must get
/// `server/no-store`, and acknowledged commands must not be lost.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// Concurrent tables
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub tables: usize,
    /// Random seed for players
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// The size of the disk in MiB, before and after it is enlarged.
const SMALL: u32 = 6;
const LARGE: u32 = 256;
/// The disk must be full within this time.
const FILL_TIMEOUT: Duration = Duration::from_mins(4);
/// How long it stays full.
const FULL_FOR: Duration = Duration::from_secs(5);
const END: Duration = Duration::from_mins(5);

/// Runs the scenario.
pub async fn run(options: &Options) -> Result<ScenarioReport> {
    let folder = tempfile::Builder::new().prefix("mirabilia-full-").tempdir()?;
    let disk = Disk::new(SMALL);
    let path = disk.as_ref().map_or_else(|_| folder.path().to_owned(), Disk::path);
    let file = path.join("games.db").display().to_string();
    let limited = |mib: u32| match &disk {
        Ok(_) => format!("sqlite://{file}"),
        Err(_) => format!("sqlite://{file}?max_mib={mib}"),
    };
    let server =
        ServerConfig::new(&options.server, &limited(SMALL / 2), folder.path().join("log"))?;
    let mut running = server.start().await?;
    let mut simulation = Simulation::new(&[server.url()], 40, options.seed).await?;
    simulation.think = Duration::from_millis(20);
    let simulation = Arc::new(simulation);
    let workload = Workload::new(&simulation, options.tables);

    let is_full = || simulation.counters.transient().contains_key(Code::NoStore.slug());
    while !is_full() && !simulation.has_violations() {
        if simulation.started.elapsed() > FILL_TIMEOUT {
            let seconds = FILL_TIMEOUT.as_secs();
            simulation.violation(format!("the disk was not full after {seconds} s"));
        }
        sleep(Duration::from_millis(20)).await;
    }
    let filled = (simulation.started.elapsed(), simulation.counters.acked.get());
    sleep(FULL_FOR).await;
    simulation.check_running(&mut running);
    if let Ok(disk) = &disk {
        disk.enlarge(LARGE)?;
    } else {
        running.kill()?;
        running = server.with_database(&limited(LARGE)).start().await?;
    }
    let recovery = wait_for_moves(&simulation).await;
    workload.finish(END).await;
    simulation.check_running(&mut running);
    let mut report = ScenarioReport::new("full");
    report.value("how", if disk.is_ok() { "tmpfs, enlarged" } else { "limited file" });
    report.value("seed", options.seed);
    report.value("seconds until full", filled.0.as_secs());
    report.value("acknowledged until full", filled.1);
    report.value("recovery, ms", recovery.as_millis());
    Ok(report.finish(&simulation, folder))
}
