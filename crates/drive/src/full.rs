//! The drive `full`: the disk fills up under load and is given more room.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use mirabilia_protocol::Code;
use tokio::time::{Instant, sleep};

use crate::crowd::Crowd;
use crate::disk::Disk;
use crate::outage::wait_for_moves;
use crate::report::Report;
use crate::server::Server;
use crate::world::World;

/// Fill the disk of a server
///
/// A small disk in memory as root, which grows while the server runs; else a bound on the SQLite
/// file, which is lifted by starting the server again. People must hear `server/no-store`, and nothing
/// that was acknowledged may be lost.
#[derive(Args, Clone, Debug)]
pub struct Full {
    /// The server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// Tables at once
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub tables: usize,
    /// Decides who plays how
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// MiB before and after room is made.
const SMALL: u32 = 6;
const LARGE: u32 = 256;
/// The disk must be full by then.
const FILL: Duration = Duration::from_mins(4);
/// How long it stays full.
const STAY: Duration = Duration::from_secs(5);
const END: Duration = Duration::from_mins(5);

/// Runs the drive.
pub async fn full(options: &Full) -> Result<Report> {
    let began = Instant::now();
    let folder = tempfile::Builder::new().prefix("mirabilia-full-").tempdir()?;
    let disk = Disk::new(SMALL);
    let path = disk.as_ref().map_or_else(|_| folder.path().to_owned(), Disk::path);
    let file = path.join("games.db").display().to_string();
    let bound = |mib: u32| match &disk {
        Ok(_) => format!("sqlite://{file}"),
        Err(_) => format!("sqlite://{file}?max_mib={mib}"),
    };
    let server = Server::new(&options.server, &bound(SMALL / 2), folder.path().join("log"))?;
    let mut running = server.start().await?;
    let mut world = World::new(&[server.url()], 40, options.seed).await?;
    world.think = Duration::from_millis(20);
    let world = Arc::new(world);
    let crowd = Crowd::new(&world, options.tables);

    let is_full = || world.tally.put_offs().contains_key(Code::NoStore.slug());
    while !is_full() && world.tally.findings().is_empty() {
        if began.elapsed() > FILL {
            world.tally.find(format!("the disk was not full after {} s", FILL.as_secs()));
        }
        sleep(Duration::from_millis(20)).await;
    }
    let filled = (began.elapsed(), world.tally.acknowledged.get());
    sleep(STAY).await;
    if !running.is_up() {
        world.tally.find("the server ended by itself when the disk was full".to_owned());
    }
    if let Ok(disk) = &disk {
        disk.grow(LARGE)?;
    } else {
        running.kill()?;
        running = server.with_database(&bound(LARGE)).start().await?;
    }
    let recovery = wait_for_moves(&world).await;
    if let Err(error) = crowd.finish(END).await {
        world.tally.find(error.to_string());
    }
    if !running.is_up() {
        world.tally.find("the server ended by itself".to_owned());
    }
    let mut report = Report::new("full");
    let how = if disk.is_ok() { "small disk, grown" } else { "bounded file" };
    report.figure("how", how);
    report.figure("seed", options.seed);
    report.figure("seconds until full", filled.0.as_secs());
    report.figure("acknowledged until full", filled.1);
    report.figure("recovery, ms", recovery.as_millis());
    report.tally(&world.tally);
    report.figure("seconds", began.elapsed().as_secs());
    if !report.is_good() {
        eprintln!("the server's log is kept in {}", folder.keep().display());
    }
    drop(running);
    Ok(report)
}
