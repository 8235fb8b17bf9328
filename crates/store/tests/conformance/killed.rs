//! A process that is killed in the middle of its work: what it acknowledged is there, and nothing is
//! there by half.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;

use mirabilia_store::{Append, Row, Writer, open};
use tokio::task::JoinSet;

use crate::place::{Kind, Place, run};
use crate::sample::{append, bodies, row};

const TABLES: usize = 4;
const EVENTS: usize = 3;
const CHILD: &str = "MIRABILIA_TEST_CHILD";

/// Not a test by itself: the process that is killed. It appends without end and says what was
/// acknowledged, `stored TABLE LAST`.
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
                let asked = Append { events, row: new, ..append(&table, last as u64 + 1, &[]) };
                writer.append(asked).await.unwrap();
                last += EVENTS;
                // One write, so that a line is whole or not there.
                let line = format!("\nstored {number} {last}\n");
                std::io::stdout().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    tables.join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite() {
    run(Kind::Sqlite, killed_again_and_again).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres() {
    run(Kind::Postgres, killed_again_and_again).await;
}

async fn killed_again_and_again(place: Arc<Place>) {
    let mut acknowledged = [0; TABLES];
    // Each life ends after another number of answers, so at another moment of its work.
    for answers in [1, 2, 17, 40, 61, 8, 33, 5] {
        let url = place.url();
        let life = tokio::task::spawn_blocking(move || live(&url, answers));
        for (table, last) in life.await.unwrap() {
            acknowledged[table] = last;
        }
        let store = place.open().await;
        for (number, last) in acknowledged.iter().enumerate() {
            let table = format!("t{number}");
            let found = bodies(&store, &table).await;
            assert!(found.len() >= *last, "{last} were acknowledged, {} are there", found.len());
            assert_eq!(found.len() % EVENTS, 0, "an append is there by half");
            let expected: Vec<String> = (1..=found.len()).map(|seq| seq.to_string()).collect();
            assert_eq!(found, expected);
            if let Some(row) = store.table(&table.as_str().into()).await.unwrap() {
                assert_eq!(row.row.summary, found.len().to_string(), "row and log belong together");
            }
        }
        store.close().await;
    }
}

/// One life of the child: killed without warning after this many answers.
fn live(url: &str, answers: usize) -> Vec<(usize, usize)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "killed::child", "--nocapture"])
        .env(CHILD, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let read = |line: &str| {
        let mut words = line.strip_prefix("stored ")?.split(' ');
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    };
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut stored: Vec<(usize, usize)> = Vec::new();
    while stored.len() < answers {
        stored.extend(read(&lines.next().expect("the child works until it is killed")));
    }
    child.kill().unwrap();
    // What it said before it died counts as well; the last line may be cut short.
    let rest: Vec<String> = lines.collect();
    child.wait().unwrap();
    let whole = rest.len().saturating_sub(1);
    stored.extend(rest[..whole].iter().filter_map(|line| read(line)));
    stored
}
