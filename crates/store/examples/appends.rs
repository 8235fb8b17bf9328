//! Measures appends per second by concurrent callers through a [`Writer`]:
//!
//! `cargo run --release -p mirabilia-store --example appends -- URL [CALLERS] [SECONDS]`

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use mirabilia_store::{Append, Row, SeatRow, Status, Writer, open};
use tokio::task::JoinSet;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let usage = "usage: appends URL [CALLERS] [SECONDS]";
    let url = arguments.next().ok_or(usage)?;
    let callers: usize = arguments.next().unwrap_or_else(|| "64".to_owned()).parse()?;
    let seconds: u64 = arguments.next().unwrap_or_else(|| "5".to_owned()).parse()?;

    let store = open(&url).await?;
    let writer = Writer::new(Arc::clone(&store));
    let start = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis();
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut tasks = JoinSet::new();
    for caller in 0..callers {
        let writer = writer.clone();
        tasks.spawn(async move {
            let mut latencies = Vec::new();
            for first in 1.. {
                let begin = Instant::now();
                if begin >= end {
                    break;
                }
                let append = step(format!("{start}-{caller}"), first);
                writer.append(append).await.expect("the append succeeds");
                latencies.push(begin.elapsed());
            }
            latencies
        });
    }
    let mut latencies: Vec<Duration> = tasks.join_all().await.into_iter().flatten().collect();
    latencies.sort_unstable();
    let percentile =
        |percent: usize| latencies[(latencies.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
    println!(
        "{}: {callers} callers, {} appends in {seconds} s: {}/s; latency p50 {:.1} ms, p99 {:.1} ms",
        store.name(),
        latencies.len(),
        latencies.len() as u64 / seconds,
        percentile(50),
        percentile(99),
    );
    store.close().await;
    Ok(())
}

/// One step of a four-player game, as a server appends it.
fn step(table: String, first: u64) -> Append {
    let seat = |seat: u8| SeatRow {
        seat,
        person: Some(format!("person-{seat}").into()),
        name: format!("Player {seat}"),
    };
    Append {
        table: table.into(),
        first,
        events: vec![format!("{{\"step\":{first},\"text\":\"{}\"}}", "x".repeat(120))],
        at: first as i64,
        row: Row {
            game: "wonders".to_owned(),
            status: Status::Playing,
            listed: false,
            wake_at: Some(first as i64 + 60_000),
            owing: (first % 16) as u8,
            summary: format!("{{\"step\":{first},\"seats\":\"{}\"}}", "y".repeat(200)),
            seats: (0..4).map(seat).collect(),
            ended_at: None,
        },
    }
}
