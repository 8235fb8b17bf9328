//! The drive `outage`: the database goes away under load and comes back.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use mirabilia_client::Client;
use mirabilia_protocol::Code;
use tokio::time::{Instant, sleep};

use crate::crowd::Crowd;
use crate::report::Report;
use crate::server::Server;
use crate::world::World;
use mirabilia_cluster::Cluster;

/// Stop the Postgres of a server for a while
///
/// People must hear `server/no-store` meanwhile, the server must recover by itself, and nothing that
/// was acknowledged may be lost.
#[derive(Args, Clone, Debug)]
pub struct Outage {
    /// The server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// How often the database goes away
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub rounds: u32,
    /// Seconds it is away
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub seconds: u64,
    /// Tables at once
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub tables: usize,
    /// Decides who plays how
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

const END: Duration = Duration::from_mins(5);
/// Moves must be accepted again this long after the database is back.
const RECOVERY: Duration = Duration::from_secs(20);

/// Runs the drive.
pub async fn outage(options: &Outage) -> Result<Report> {
    let began = Instant::now();
    let folder = tempfile::Builder::new().prefix("mirabilia-outage-").tempdir()?;
    let cluster = Cluster::start()?;
    let server = Server::new(&options.server, &cluster.url(), folder.path().join("log"))?;
    let mut running = server.start().await?;
    let mut world = World::new(&[server.url()], 40, options.seed).await?;
    world.think = Duration::from_millis(200);
    let world = Arc::new(world);
    let crowd = Crowd::new(&world, options.tables);
    let (mut slowest, mut recovery) = (Duration::ZERO, Duration::ZERO);
    for round in 1..=options.rounds {
        sleep(Duration::from_secs(3)).await;
        cluster.down()?;
        let until = Instant::now() + Duration::from_secs(options.seconds);
        let refused = probe(&server, &world).await;
        slowest = slowest.max(refused);
        tokio::time::sleep_until(until).await;
        cluster.up()?;
        let back = wait_for_moves(&world).await;
        recovery = recovery.max(back);
        let (refused, back) = (refused.as_millis(), back.as_millis());
        eprintln!("outage {round}: refused in {refused} ms, moves again after {back} ms");
        if !world.tally.findings().is_empty() {
            break;
        }
    }
    if let Err(error) = crowd.finish(END).await {
        world.tally.find(error.to_string());
    }
    if !running.is_up() {
        world.tally.find("the server ended by itself".to_owned());
    }
    let mut report = Report::new("outage");
    report.figure("seed", options.seed);
    report.figure("outages", options.rounds);
    report.figure("seconds each", options.seconds);
    report.figure("slowest refusal, ms", slowest.as_millis());
    report.figure("slowest recovery, ms", recovery.as_millis());
    report.tally(&world.tally);
    report.figure("seconds", began.elapsed().as_secs());
    if !report.is_good() {
        eprintln!("the server's log is kept in {}", folder.keep().display());
    }
    Ok(report)
}

/// What does somebody hear who comes while the database is away? How long that takes.
async fn probe(server: &Server, world: &World) -> Duration {
    let asked = Instant::now();
    if let Err(finding) = check_refusals(server).await {
        world.tally.find(finding.to_string());
    }
    asked.elapsed()
}

async fn check_refusals(server: &Server) -> Result<()> {
    let client = Client::with_key(&server.url(), "");
    if client.get_text("/healthz").await.is_err() {
        bail!("the server is not healthy while its database is away");
    }
    for path in ["/readyz", "/api/tables"] {
        match client.get_text(path).await {
            Err(error) if error.refusal().is_some_and(|refusal| refusal.code == Code::NoStore) => {}
            other => bail!("{path} while the database is away: {other:?}"),
        }
    }
    Ok(())
}

/// Waits until somebody's move is acknowledged; how long that took.
pub(crate) async fn wait_for_moves(world: &World) -> Duration {
    let began = Instant::now();
    let before = world.tally.moves.get();
    while world.tally.moves.get() == before && world.tally.findings().is_empty() {
        if began.elapsed() > RECOVERY {
            let seconds = RECOVERY.as_secs();
            world.tally.find(format!("no move was accepted for {seconds} s after recovery"));
        }
        sleep(Duration::from_millis(10)).await;
    }
    began.elapsed()
}
