//! The drive `nodes`: two servers on one Postgres, people of one table on both, one killed again and
//! again.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use mirabilia_kernel::Luck;
use tokio::time::{Instant, sleep};

use crate::crowd::Crowd;
use crate::report::Report;
use crate::server::Server;
use crate::world::{World, up_to};
use mirabilia_cluster::Cluster;

/// Two servers on one Postgres; kill one of them again and again
///
/// People of one table sit at both. Whoever sat at the killed one goes to the other, and bots and
/// clocks go on there.
#[derive(Args, Clone, Debug)]
pub struct Nodes {
    /// The server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// How often a server is killed
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub rounds: u32,
    /// Tables at once
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub tables: usize,
    /// Decides who plays how, and which server is killed when
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// Every table must go on within this time: a dead node holds its tables for 15 s.
const GO_ON: Duration = Duration::from_secs(20);
const END: Duration = Duration::from_secs(400);

/// Runs the drive.
pub async fn nodes(options: &Nodes) -> Result<Report> {
    let began = Instant::now();
    let folder = tempfile::Builder::new().prefix("mirabilia-nodes-").tempdir()?;
    let cluster = Cluster::start()?;
    let server =
        |name: &str| Server::new(&options.server, &cluster.url(), folder.path().join(name));
    let servers = [server("log-a")?, server("log-b")?];
    let mut running = [Some(servers[0].start().await?), Some(servers[1].start().await?)];
    let urls = servers.each_ref().map(Server::url);
    let mut world = World::new(&urls, 40, options.seed).await?;
    world.clocks = true;
    // Slowly, so that games see several kills.
    world.think = Duration::from_millis(400);
    let world = Arc::new(world);
    let crowd = Crowd::new(&world, options.tables);
    let mut luck = world.luck(u64::MAX);
    let (mut kills, mut longest) = (0, Duration::ZERO);
    for round in 1..=options.rounds {
        sleep(Duration::from_secs(1) + up_to(Duration::from_secs(3), &mut luck)).await;
        let victim = luck.below(2) as usize;
        let context = || format!("round {round}, node {victim}, seed {}", options.seed);
        running[victim].take().context("it runs")?.kill().with_context(context)?;
        kills += 1;
        let waited = wait_for_all(&crowd, &world).await;
        longest = longest.max(waited);
        eprintln!(
            "kill {round}, node {victim}: every table went on within {} ms",
            waited.as_millis()
        );
        running[victim] = Some(servers[victim].start().await.with_context(context)?);
        if !world.tally.findings().is_empty() {
            break;
        }
    }
    if let Err(error) = crowd.finish(END).await {
        world.tally.find(error.to_string());
    }
    let mut report = Report::new("nodes");
    report.figure("seed", options.seed);
    report.figure("kills", kills);
    report.figure("longest until all went on, ms", longest.as_millis());
    report.tally(&world.tally);
    report.figure("seconds", began.elapsed().as_secs());
    if !report.is_good() {
        eprintln!("the servers' logs are kept in {}", folder.keep().display());
    }
    Ok(report)
}

/// Waits until something has happened at every table that is played at; how long that took.
async fn wait_for_all(crowd: &Crowd, world: &World) -> Duration {
    let killed = Instant::now();
    let tables = crowd.pulses();
    let going: Vec<u64> = tables.iter().map(|pulse| pulse.number).collect();
    loop {
        let now = crowd.pulses();
        // A table that was replaced has ended, so it went on.
        let stands = now
            .iter()
            .filter(|pulse| going.contains(&pulse.number) && pulse.last() <= killed)
            .map(|pulse| pulse.number)
            .collect::<Vec<_>>();
        if stands.is_empty() || !world.tally.findings().is_empty() {
            return killed.elapsed();
        }
        if killed.elapsed() > GO_ON {
            let seconds = GO_ON.as_secs();
            world.tally.find(format!("tables no. {stands:?} stand still for {seconds} s"));
        }
        sleep(Duration::from_millis(20)).await;
    }
}
