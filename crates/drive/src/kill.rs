//! The drive `kill`: a server under load is killed at a random moment and started again, many times.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use mirabilia_kernel::Luck;
use tokio::time::{Instant, sleep};

use crate::crowd::Crowd;
use crate::report::Report;
use crate::server::Server;
use crate::world::{World, up_to};
use mirabilia_cluster::Cluster;

/// Kill a server under load and start it again, many times
///
/// Nothing that was acknowledged may be lost, nothing may happen twice, and every game must end.
#[derive(Args, Clone, Debug)]
pub struct Kill {
    /// The server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// How often it is killed
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub rounds: u32,
    /// Tables at once
    #[arg(long, value_name = "N", default_value_t = 24)]
    pub tables: usize,
    /// Decides who plays how, and when the server is killed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// What the server keeps games in
    #[arg(long, value_enum, default_value = "sqlite")]
    pub db: Database,
}

/// Kinds of databases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Database {
    /// A file.
    Sqlite,
    /// A Postgres that is made for the drive.
    Postgres,
}

/// The longest a server runs before it is killed.
const LIFE: Duration = Duration::from_millis(1500);
/// How long games may take to end after the last start.
const END: Duration = Duration::from_mins(5);
/// People who play; each at several tables.
const PEOPLE: usize = 40;

/// Runs the drive.
pub async fn kill(options: &Kill) -> Result<Report> {
    let began = Instant::now();
    let folder = tempfile::Builder::new().prefix("mirabilia-kill-").tempdir()?;
    let cluster = (options.db == Database::Postgres).then(Cluster::start).transpose()?;
    let database = match &cluster {
        Some(cluster) => cluster.url(),
        None => format!("sqlite://{}", folder.path().join("games.db").display()),
    };
    let server = Server::new(&options.server, &database, folder.path().join("log"))?;
    let mut running = server.start().await?;
    let world = World::new(&[server.url()], PEOPLE, options.seed).await?;
    let world = Arc::new(world);
    let crowd = Crowd::new(&world, options.tables);
    let mut luck = world.luck(u64::MAX);
    let (mut kills, mut slowest) = (0, Duration::ZERO);
    for round in 1..=options.rounds {
        // Now and then right after the start, while tables are still being read.
        let life = if luck.below(5) == 0 { LIFE / 10 } else { LIFE };
        sleep(up_to(life, &mut luck)).await;
        let killed = running.kill();
        killed.with_context(|| format!("round {round}, seed {}", options.seed))?;
        kills += 1;
        let started = Instant::now();
        running = server.start().await.with_context(|| format!("start after kill {round}"))?;
        slowest = slowest.max(started.elapsed());
        if !world.tally.findings().is_empty() {
            break;
        }
        if round % 20 == 0 {
            let (games, deeds) = (world.tally.finished.get(), world.tally.acknowledged.get());
            eprintln!("kill {round}: {games} games ended, {deeds} commands acknowledged");
        }
    }
    if let Err(error) = crowd.finish(END).await {
        world.tally.find(error.to_string());
    }
    if !running.is_up() {
        world.tally.find("the server ended by itself".to_owned());
    }
    let mut report = Report::new("kill");
    let database = if cluster.is_some() { "postgres" } else { "sqlite" };
    report.figure("database", database);
    report.figure("seed", options.seed);
    report.figure("kills", kills);
    report.figure("slowest start, ms", slowest.as_millis());
    report.tally(&world.tally);
    report.figure("seconds", began.elapsed().as_secs());
    if !report.is_good() {
        // The log says why; keep it.
        eprintln!("the server's log is kept in {}", folder.keep().display());
    }
    Ok(report)
}
