//! Group commit: appends of concurrent callers go to the disk together.
//!
//! A disk confirms a few hundred commits per second, whatever their size. While one batch is being
//! written, the next one is collected; no append is delayed to fill a batch.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::error::{AppendError, StoreError};
use crate::rows::Append;
use crate::store::Store;

/// The maximum number of appends in a batch.
const BATCH: usize = 256;
/// The capacity of the queue; further callers wait for a free slot.
const QUEUE: usize = 1024;

type Outcome = Result<(), AppendError>;

/// A queued append and the channel for its outcome.
struct PendingAppend {
    append: Append,
    reply: oneshot::Sender<Outcome>,
}

/// Groups the appends of all its clones into commits.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<PendingAppend>,
}

impl Writer {
    /// Starts the writer task. When the last clone is dropped, the task writes what is queued and
    /// ends. Must be called within a Tokio runtime.
    pub fn new(store: Arc<dyn Store>) -> Self {
        let (queue, pending) = mpsc::channel(QUEUE);
        tokio::spawn(write(store, pending));
        Self { queue }
    }

    /// Appends and returns once the events are durable or rejected. Dropping the future does not
    /// cancel the append.
    pub async fn append(&self, append: Append) -> Outcome {
        let (reply, outcome) = oneshot::channel();
        let sent = self.queue.send(PendingAppend { append, reply }).await;
        sent.map_err(|_| stopped())?;
        outcome.await.map_err(|_| stopped())?
    }
}

fn stopped() -> AppendError {
    AppendError::Unavailable(StoreError::unavailable(
        "the writer task has stopped; restart the server",
    ))
}

async fn write(store: Arc<dyn Store>, mut queue: mpsc::Receiver<PendingAppend>) {
    let mut pending = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut pending, BATCH).await > 0 {
        let (batch, replies): (Vec<Append>, Vec<oneshot::Sender<Outcome>>) =
            pending.drain(..).map(|PendingAppend { append, reply }| (append, reply)).unzip();
        let outcomes = store.append_all(batch).await;
        for (reply, outcome) in replies.into_iter().zip(outcomes) {
            // An error means that the caller has dropped its future.
            let _ = reply.send(outcome);
        }
    }
}
