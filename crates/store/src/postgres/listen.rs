//! Receives the appends of every node as Postgres notifications (`LISTEN`/`NOTIFY`).
//!
//! A notification is part of the transaction that appends; its payload is `TABLE SEQ`.
//! Notifications sent while the connection is down are lost, so subscribers get `Notification::Lost`
//! after every interruption.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use crate::CHANGE_BUFFER;
use crate::ids::TableId;
use crate::rows::Notification;

/// The channel that all nodes on one database use.
pub(super) const CHANNEL: &str = "mirabilia";
/// After this long without a notification the connection is probed: the peer may have vanished.
const PROBE_INTERVAL: Duration = Duration::from_secs(20);
/// How long a probe may take before the connection counts as dead.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);
/// Delays between attempts to reconnect; the last one repeats.
const RETRY_DELAYS: [Duration; 4] = [
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(2),
];

/// The listener task. It ends when this value is dropped.
pub(super) struct ChangeListener {
    changes: broadcast::Sender<Notification>,
    pool: PgPool,
    task: AbortHandle,
}

impl ChangeListener {
    /// Starts listening. Every commit after this is published.
    pub(super) async fn start(pool: PgPool) -> Result<Self, sqlx::Error> {
        let changes = broadcast::Sender::new(CHANGE_BUFFER);
        let listener = connect(&pool).await?;
        let task = tokio::spawn(listen(pool.clone(), listener, changes.clone())).abort_handle();
        Ok(Self { changes, pool, task })
    }

    pub(super) fn subscribe(&self) -> broadcast::Receiver<Notification> {
        self.changes.subscribe()
    }

    pub(super) async fn stop(&self) {
        self.task.abort();
        self.pool.close().await;
    }
}

impl Drop for ChangeListener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn listen(pool: PgPool, mut listener: PgListener, changes: broadcast::Sender<Notification>) {
    loop {
        let change = match timeout(PROBE_INTERVAL, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => parse(notification.payload()),
            // The connection broke, and the listener has reconnected.
            Ok(Ok(None)) => Notification::Lost,
            Ok(Err(_)) => {
                listener = reconnect(&pool, listener).await;
                Notification::Lost
            }
            Err(_) => {
                let probe = sqlx::query("SELECT 1").execute(&mut listener);
                if matches!(timeout(PROBE_TIMEOUT, probe).await, Ok(Ok(_))) {
                    continue;
                }
                listener = reconnect(&pool, listener).await;
                Notification::Lost
            }
        };
        // An error only means that there are no subscribers.
        let _ = changes.send(change);
    }
}

/// Retries until it succeeds: a database may be down for any length of time.
async fn reconnect(pool: &PgPool, broken: PgListener) -> PgListener {
    drop(broken); // frees the only slot of the pool
    let last = RETRY_DELAYS[RETRY_DELAYS.len() - 1];
    for delay in RETRY_DELAYS.into_iter().chain(std::iter::repeat(last)) {
        if let Ok(listener) = connect(pool).await {
            return listener;
        }
        sleep(delay).await;
    }
    unreachable!("the last delay repeats for ever")
}

/// Parses a payload. An unknown payload may mean anything, so it counts as [`Notification::Lost`].
fn parse(payload: &str) -> Notification {
    let parts = payload.rsplit_once(' ');
    match parts.map(|(table, seq)| (TableId::from(table), seq.parse())) {
        Some((table, Ok(seq))) => Notification::Appended { table, seq },
        _ => Notification::Lost,
    }
}

#[cfg(test)]
mod tests {
    use super::parse;
    use crate::rows::Notification;

    #[test]
    fn notifications_are_parsed() {
        let appended = |table: &str, seq| Notification::Appended { table: table.into(), seq };
        for (payload, expected) in [
            ("t 1", appended("t", 1)),
            ("a table 23", appended("a table", 23)),
            ("t", Notification::Lost),
            ("t x", Notification::Lost),
            ("", Notification::Lost),
        ] {
            assert_eq!(parse(payload), expected);
        }
    }
}
