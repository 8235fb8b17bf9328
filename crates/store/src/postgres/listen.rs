//! Hearing what every node appends, by Postgres' notifications.
//!
//! A notification is sent in the transaction that appends and carries `TABLE NUMBER` only. What is
//! sent while the line is down is gone; so after every interruption receivers hear `Change::Lost`.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use crate::CHANGES;
use crate::ids::TableId;
use crate::rows::Change;

/// The channel that all nodes on one database use.
pub(super) const CHANNEL: &str = "mirabilia";
/// A line that was silent for so long is tried: the other end may be gone without a word.
const SILENCE: Duration = Duration::from_secs(20);
/// An answer takes no longer, or the line is dead.
const PATIENCE: Duration = Duration::from_secs(5);
/// Pauses between attempts to connect again, the last one for ever.
const PAUSES: [Duration; 4] = [
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(2),
];

/// The task that listens. It ends with this value.
pub(super) struct Listening {
    changes: broadcast::Sender<Change>,
    line: PgPool,
    task: AbortHandle,
}

impl Listening {
    /// Begins to listen. Whatever is committed after this is heard.
    pub(super) async fn start(line: PgPool) -> Result<Self, sqlx::Error> {
        let changes = broadcast::Sender::new(CHANGES);
        let listener = connect(&line).await?;
        let task = tokio::spawn(listen(line.clone(), listener, changes.clone())).abort_handle();
        Ok(Self { changes, line, task })
    }

    pub(super) fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    pub(super) async fn stop(&self) {
        self.task.abort();
        self.line.close().await;
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn connect(line: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(line).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn listen(line: PgPool, mut listener: PgListener, changes: broadcast::Sender<Change>) {
    loop {
        let change = match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => read(notification.payload()),
            // It was down, and the listener has brought it up again.
            Ok(Ok(None)) => Change::Lost,
            Ok(Err(_)) => {
                listener = reconnect(&line, listener).await;
                Change::Lost
            }
            Err(_) => {
                let ask = sqlx::query("SELECT 1").execute(&mut listener);
                if matches!(timeout(PATIENCE, ask).await, Ok(Ok(_))) {
                    continue;
                }
                listener = reconnect(&line, listener).await;
                Change::Lost
            }
        };
        // Nobody need be there to hear it.
        let _ = changes.send(change);
    }
}

/// Tries until it succeeds: a database may be away for any time.
async fn reconnect(line: &PgPool, broken: PgListener) -> PgListener {
    drop(broken); // its place in the pool is needed
    let last = PAUSES[PAUSES.len() - 1];
    for pause in PAUSES.into_iter().chain(std::iter::repeat(last)) {
        if let Ok(listener) = connect(line).await {
            return listener;
        }
        sleep(pause).await;
    }
    unreachable!("the last pause repeats for ever")
}

/// What a notification says. One that is not ours to understand may mean anything.
fn read(payload: &str) -> Change {
    let parts = payload.rsplit_once(' ');
    match parts.map(|(table, seq)| (TableId::from(table), seq.parse())) {
        Some((table, Ok(seq))) => Change::Appended { table, seq },
        _ => Change::Lost,
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::rows::Change;

    #[test]
    fn notifications_are_read() {
        let appended = |table: &str, seq| Change::Appended { table: table.into(), seq };
        for (payload, expected) in [
            ("t 1", appended("t", 1)),
            ("a table 23", appended("a table", 23)),
            ("t", Change::Lost),
            ("t x", Change::Lost),
            ("", Change::Lost),
        ] {
            assert_eq!(read(payload), expected);
        }
    }
}
