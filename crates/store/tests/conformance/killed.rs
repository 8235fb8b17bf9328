//! A process that is killed while it appends: everything acknowledged is stored, and every append
//! is stored whole or not at all.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;

use mirabilia_store::{Append, Row, Writer, open};
use tokio::task::JoinSet;

use crate::database::{Kind, TestDatabase, run};
use crate::sample::{append, bodies, row};

const TABLES: usize = 4;
const EVENTS: usize = 3;
const CHILD: &str = "MIRABILIA_TEST_CHILD";

/// Not a test but the process to be killed. It appends in a loop and prints each acknowledgement as
/// `stored TABLE LAST`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Ok(url) = std::env::var(CHILD) else { return };
    let store = open(&url).await.unwrap();
    let writer = Writer::new(Arc::clone(&store));
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let (store, writer) = (Arc::clone(&store), writer.clone());
        tables.spawn(async move {
            let table = format!("t{number}");
            let mut last = bodies(&store, &table).await.len();
            loop {
                let events: Vec<String> =
                    (last + 1..=last + EVENTS).map(|seq| seq.to_string()).collect();
                let new = Row { summary: (last + EVENTS).to_string(), ..row() };
                let next = Append { events, row: new, ..append(&table, last as u64 + 1, &[]) };
                writer.append(next).await.unwrap();
                last += EVENTS;
                // One write, so that a line is printed whole or not at all.
                let line = format!("\nstored {number} {last}\n");
                std::io::stdout().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    tables.join_all().await;
}

#[test]
fn sqlite() {
    run(Kind::Sqlite, |database| Box::pin(killed_repeatedly(database)));
}

#[test]
fn postgres() {
    run(Kind::Postgres, |database| Box::pin(killed_repeatedly(database)));
}

async fn killed_repeatedly(database: Arc<TestDatabase>) {
    let mut acknowledged = [0; TABLES];
    // Each run is killed after a different number of acknowledgements.
    for acks in [1, 2, 17, 40, 61, 8, 33, 5] {
        let url = database.url();
        let child = tokio::task::spawn_blocking(move || run_and_kill(&url, acks));
        for (table, last) in child.await.unwrap() {
            acknowledged[table] = last;
        }
        let store = database.open().await;
        for (number, last) in acknowledged.iter().enumerate() {
            let table = format!("t{number}");
            let found = bodies(&store, &table).await;
            assert!(found.len() >= *last, "{last} were acknowledged, {} are stored", found.len());
            assert_eq!(found.len() % EVENTS, 0, "an append is stored partially");
            let expected: Vec<String> = (1..=found.len()).map(|seq| seq.to_string()).collect();
            assert_eq!(found, expected);
            if let Some(row) = store.table(&table.as_str().into()).await.unwrap() {
                assert_eq!(row.row.summary, found.len().to_string(), "row and log differ");
            }
        }
        store.close().await;
    }
}

/// Runs the child and kills it after this many acknowledgements.
fn run_and_kill(url: &str, acks: usize) -> Vec<(usize, usize)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "killed::child", "--nocapture"])
        .env(CHILD, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let parse = |line: &str| {
        let (table, last) = line.strip_prefix("stored ")?.split_once(' ')?;
        Some((table.parse().ok()?, last.parse().ok()?))
    };
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut stored: Vec<(usize, usize)> = Vec::new();
    while stored.len() < acks {
        stored.extend(parse(&lines.next().expect("the child runs until it is killed")));
    }
    child.kill().unwrap();
    // Acknowledgements printed before it died count as well; the last line may be incomplete.
    let rest: Vec<String> = lines.collect();
    child.wait().unwrap();
    let whole = rest.len().saturating_sub(1);
    stored.extend(rest[..whole].iter().filter_map(|line| parse(line)));
    stored
}
