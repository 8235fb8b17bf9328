//! Change notifications.

use std::sync::Arc;
use std::time::Duration;

use mirabilia_store::{AppendError, Notification};
use tokio::sync::broadcast::Receiver;

use crate::database::{Kind, TestDatabase};
use crate::sample::append;

/// The next change; fails if there is none.
pub(crate) async fn next(changes: &mut Receiver<Notification>) -> Notification {
    let wait = tokio::time::timeout(Duration::from_secs(20), changes.recv());
    wait.await.expect("a change within 20 s").unwrap()
}

pub(crate) fn appended(table: &str, seq: u64) -> Notification {
    Notification::Appended { table: table.into(), seq }
}

pub(crate) async fn appends_are_published(database: Arc<TestDatabase>) {
    let (one, two) = (database.open().await, database.open().await);
    // An SQLite file has a single node, so only that node is notified.
    let mut receivers = vec![one.changes(), one.changes()];
    if database.kind() != Kind::Sqlite {
        receivers.push(two.changes());
    }
    let batch = vec![
        append("a 1", 1, &["1", "2", "3"]),
        append("b", 2, &["conflict"]),
        append("c", 1, &["1"]),
        append("c", 2, &["2"]),
    ];
    let outcomes = one.append_all(batch).await;
    assert_eq!(outcomes, [Ok(()), Err(AppendError::Conflict), Ok(()), Ok(())]);
    assert_eq!(one.append_all(vec![append("b", 1, &["1"])]).await, [Ok(())]);
    for receiver in &mut receivers {
        for expected in [appended("a 1", 3), appended("c", 2), appended("b", 1)] {
            assert_eq!(next(receiver).await, expected);
        }
    }
    // A change is published after the commit, so the receiver can read the events.
    assert_eq!(two.events(&"b".into(), 0, 9).await.unwrap().len(), 1);
}
