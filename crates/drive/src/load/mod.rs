//! The drive `load`: very many tables and sockets at once, moves at a given rate.

mod board;
mod ear;
mod figures;
mod tables;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::server::{Server, used};
use crate::world::World;
use board::Board;
pub use figures::Load;
use figures::quantiles;

/// Very many tables and sockets at once, with moves at a given rate
///
/// People move when a clock of the driver says so, however long answers take. Times count from that
/// moment until every socket of the table has heard of the move.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// Tables at once
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub tables: usize,
    /// Sockets at once: one for each person, the rest watch
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub sockets: usize,
    /// Seconds that are measured
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub seconds: u64,
    /// Moves of people a second
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub rate: u32,
    /// Decides who plays how
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// Moves before the measured ones take as long as those, and no longer than this.
const WARM_UP: Duration = Duration::from_secs(10);
/// How long the last moves may take to be heard.
const LAST: Duration = Duration::from_secs(3);
/// People who play, each at many tables.
const PEOPLE: usize = 250;

/// Runs the drive.
pub async fn load(options: &Options) -> Result<Load> {
    let folder = tempfile::Builder::new().prefix("mirabilia-load-").tempdir()?;
    let database = format!("sqlite://{}", folder.path().join("games.db").display());
    let server = Server::new(&options.server, &database, folder.path().join("log"))?;
    let running = server.start().await?;
    let world = Arc::new(World::new(&[server.url()], PEOPLE, options.seed).await?);
    let empty = running.used()?.memory;

    let opening = Instant::now();
    let tables = tables::open(&world, options.tables).await?;
    let people: usize = tables.iter().map(|table| table.people.len()).sum();
    let Some(watchers) = options.sockets.checked_sub(people) else {
        bail!("{} sockets for {people} people; give at least as many", options.sockets);
    };
    let board = Arc::new(Board::new(options.tables));
    tables::connect(&world, &board, &tables, watchers).await?;
    let opened = opening.elapsed();
    let open = running.used()?.memory;
    eprintln!("{} tables, {} sockets in {} s", tables.len(), options.sockets, opened.as_secs());

    let time = Duration::from_secs(options.seconds);
    go(&board, options.rate, time.min(WARM_UP), options.seed).await;
    let before = (running.used()?, used("self")?);
    board.begin();
    let began = Instant::now();
    let missed = go(&board, options.rate, time, !options.seed).await;
    let seconds = began.elapsed().as_secs_f64();
    let after = (running.used()?, used("self")?);
    board.end();
    sleep(LAST).await;

    let mut heard = board.take_heard();
    let mut answered = board.take_answered();
    Ok(Load {
        tables: options.tables,
        sockets: options.sockets,
        people,
        asked_rate: options.rate,
        seconds,
        opening_seconds: opened.as_secs_f64(),
        accepted: answered.len(),
        accepted_rate: answered.len() as f64 / seconds,
        heard_by_all: heard.len(),
        to_all: quantiles(&mut heard),
        to_answer: quantiles(&mut answered),
        nobody_could_move: missed,
        refused: board.refused(),
        broken: board.broken(),
        finished: board.finished(),
        memory_empty: empty,
        memory_open: open,
        memory_after: after.0.memory,
        per_table_open: open.saturating_sub(empty) / options.tables as u64,
        per_table_after: after.0.memory.saturating_sub(empty) / options.tables as u64,
        server_cores: (after.0.processor - before.0.processor) / seconds,
        driver_cores: (after.1.processor - before.1.processor) / seconds,
    })
}

/// Tells people to move, at a rate, for a time; how often nobody could.
async fn go(board: &Arc<Board>, rate: u32, time: Duration, seed: u64) -> u64 {
    let mut luck = mirabilia_kernel::Fast::new(seed);
    let mut tick = interval(Duration::from_millis(1));
    tick.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let began = Instant::now();
    let (mut told, mut missed) = (0_u64, 0);
    while began.elapsed() < time {
        tick.tick().await;
        let due = (began.elapsed().as_secs_f64() * f64::from(rate)) as u64;
        while told < due {
            // When it should have been said, not when we came to it.
            let at = began + Duration::from_secs_f64(told as f64 / f64::from(rate));
            if !board.tell_somebody(at, &mut luck) {
                missed += 1;
            }
            told += 1;
        }
    }
    missed
}
