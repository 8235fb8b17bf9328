//! Concurrent callers on two handles to one database.

use std::collections::BTreeSet;
use std::sync::Arc;

use mirabilia_store::{Append, AppendError, Row, Store, Writer};
use tokio::task::JoinSet;

use crate::changes::{appended, next};
use crate::database::TestDatabase;
use crate::sample::{append, append_one, bodies, row, seat};

/// Two handles, alternating.
async fn handles(database: &TestDatabase) -> impl Fn(usize) -> Arc<dyn Store> {
    let handles = [database.open().await, database.open().await];
    move |number| Arc::clone(&handles[number % 2])
}

pub(crate) async fn concurrent_appends_to_one_table(database: Arc<TestDatabase>) {
    const WINS: usize = 6;
    let handle = handles(&database).await;
    let mut appenders = JoinSet::new();
    for number in 0..16 {
        let store = handle(number);
        appenders.spawn(async move {
            let mut won = 0;
            while won < WINS {
                let last = store.table(&"t".into()).await.unwrap().map_or(0, |row| row.last_seq);
                let (one, two) = (format!("{number}.{won}a"), format!("{number}.{won}b"));
                match append_one(&store, append("t", last + 1, &[&one, &two])).await {
                    Ok(()) => won += 1,
                    Err(AppendError::Conflict) => (),
                    Err(error) => panic!("{error}"),
                }
            }
        });
    }
    appenders.join_all().await;
    let all = bodies(&handle(0), "t").await;
    assert_eq!(all.len(), 16 * WINS * 2);
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "an event is stored twice");
    for pair in all.chunks(2) {
        assert_eq!(pair[0].strip_suffix('a'), pair[1].strip_suffix('b'), "an append is whole");
    }
}

pub(crate) async fn concurrent_creation_of_one_table(database: Arc<TestDatabase>) {
    let handle = handles(&database).await;
    for round in 0..4 {
        let table = format!("t{round}");
        let mut creators = JoinSet::new();
        for number in 0..16 {
            let store = handle(number);
            let seats = vec![seat(0, None, &number.to_string())];
            let new = Row { seats, summary: number.to_string(), ..row() };
            let first = Append { row: new, ..append(&table, 1, &[&number.to_string()]) };
            creators.spawn(async move { (number, append_one(&store, first).await) });
        }
        let outcomes = creators.join_all().await;
        let winners: Vec<_> = outcomes.iter().filter(|(_, outcome)| outcome.is_ok()).collect();
        let losers = outcomes.iter().filter(|(_, outcome)| *outcome == Err(AppendError::Conflict));
        assert_eq!((winners.len(), losers.count()), (1, 15), "{outcomes:?}");
        let winner = winners[0].0.to_string();
        assert_eq!(bodies(&handle(0), &table).await, [winner.as_str()]);
        let row = handle(1).table(&table.as_str().into()).await.unwrap().unwrap().row;
        assert_eq!((row.summary, row.seats[0].name.clone()), (winner.clone(), winner));
    }
}

pub(crate) async fn opposite_orders_do_not_deadlock(database: Arc<TestDatabase>) {
    const ROUNDS: u64 = 8;
    let handle = handles(&database).await;
    // Half of the tables exist, half are created concurrently.
    let names: Vec<String> = (0..20).map(|number| format!("t{number:02}")).collect();
    let old = names.iter().step_by(2).map(|name| append(name, 1, &["old"])).collect();
    assert!(handle(0).append_all(old).await.iter().all(Result::is_ok));

    let mut batches = JoinSet::new();
    for number in 0..8 {
        let (store, mut names) = (handle(number), names.clone());
        if number % 3 == 0 {
            names.reverse();
        }
        batches.spawn(async move {
            let mut stored = 0;
            for round in 1..=ROUNDS {
                let batch = names.iter().map(|name| append(name, round, &["new"])).collect();
                for outcome in store.append_all(batch).await {
                    match outcome {
                        Ok(()) => stored += 1,
                        Err(AppendError::Conflict) => (),
                        Err(error) => panic!("{error}"),
                    }
                }
            }
            stored
        });
    }
    let stored: usize = batches.join_all().await.into_iter().sum();
    let mut found = 0;
    for name in &names {
        found += bodies(&handle(0), name).await.len();
    }
    assert_eq!(found, stored + names.len() / 2);
}

pub(crate) async fn a_writer_serves_many_callers(database: Arc<TestDatabase>) {
    const EACH: u64 = 10;
    let store = database.open().await;
    let writer = Writer::new(Arc::clone(&store));
    let mut callers = JoinSet::new();
    for number in 0..64 {
        let writer = writer.clone();
        callers.spawn(async move {
            let table = format!("t{number}");
            for first in 1..=EACH {
                let body = first.to_string();
                assert_eq!(writer.append(append(&table, first, &[&body])).await, Ok(()));
            }
            let stale = writer.append(append(&table, EACH, &["stale"])).await;
            assert_eq!(stale, Err(AppendError::Conflict));
        });
    }
    callers.join_all().await;
    for number in 0..64 {
        let expected: Vec<String> = (1..=EACH).map(|first| first.to_string()).collect();
        assert_eq!(bodies(&store, &format!("t{number}")).await, expected);
    }
    // Dropping the future does not cancel the append, and dropping the writer flushes its queue.
    let mut changes = store.changes();
    let mut waiting = Box::pin(writer.append(append("last", 1, &["{}"])));
    tokio::select! {
        biased;
        _ = &mut waiting => (),
        () = std::future::ready(()) => (),
    }
    drop(waiting);
    drop(writer);
    while next(&mut changes).await != appended("last", 1) {}
    assert_eq!(bodies(&store, "last").await, ["{}"]);
}
