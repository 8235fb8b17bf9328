//! Group commit: many callers append at once, and what waits goes to the disk together.
//!
//! A disk confirms a few hundred commits a second, whatever their size. While one batch is being
//! written, the next gathers; nobody waits for others to come.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::error::{AppendError, StoreError};
use crate::rows::Append;
use crate::store::Store;

/// At most this many appends go together.
const BATCH: usize = 256;
/// More callers than this wait before they are in the queue.
const QUEUE: usize = 1024;

type Answer = Result<(), AppendError>;

/// One append that waits, and who wants to hear how it went.
struct Waiting {
    append: Append,
    reply: oneshot::Sender<Answer>,
}

/// Appends to a store together with everybody else who has a clone of this.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Waiting>,
}

impl Writer {
    /// Starts the task that writes. It ends, after it has written what waits, when the last clone is
    /// gone. Must be called within a Tokio runtime.
    pub fn new(store: Arc<dyn Store>) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write(store, waiting));
        Self { queue }
    }

    /// Appends and comes back when it is durable, or refused. Appends of one caller that waits for
    /// each answer are in order; a caller that stops waiting does not take its append back.
    pub async fn append(&self, append: Append) -> Answer {
        let (reply, answer) = oneshot::channel();
        let sent = self.queue.send(Waiting { append, reply }).await;
        sent.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

fn stopped() -> AppendError {
    AppendError::Unavailable(StoreError::unavailable(
        "the writer has stopped; start the server again",
    ))
}

async fn write(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<Waiting>) {
    let mut gathered = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut gathered, BATCH).await > 0 {
        let (batch, replies): (Vec<Append>, Vec<oneshot::Sender<Answer>>) =
            gathered.drain(..).map(|Waiting { append, reply }| (append, reply)).unzip();
        let answers = store.append_all(batch).await;
        for (reply, answer) in replies.into_iter().zip(answers) {
            // Whoever does not wait any more does not want to know.
            let _ = reply.send(answer);
        }
    }
}
