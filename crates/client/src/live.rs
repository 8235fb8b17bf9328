//! A connection to a table that reconnects by itself.

use std::fmt;
use std::pin::Pin;
use std::time::Duration;

use mirabilia_protocol::{Answer, Code, Command, Event, Message, Request, Snapshot};
use tokio::time::{Instant, sleep_until};

use crate::error::ClientError;
use crate::http::Client;
use crate::random_hex;
use crate::socket::Socket;
use crate::state::TableState;

/// The delays between attempts to reconnect, in milliseconds; the last one repeats.
const RETRY_DELAYS_MS: [u64; 5] = [200, 500, 1000, 2000, 5000];

/// A connection to a table that reconnects by itself: [`now`](Self::now) is the latest state of the
/// table, [`send`](Self::send) sends commands, [`next`](Self::next) waits for the next update.
///
/// When the connection breaks, `next` reconnects with increasing delays and resumes after the last
/// received event. Unanswered commands are sent again with the same id; the server executes a
/// command once, however often it is sent.
///
/// `examples/first_move.rs` is a bot that uses it.
pub struct LiveTable {
    client: Client,
    table: String,
    state: TableState,
    connection: ConnectionState,
    /// Failed attempts since the last connection.
    failed: usize,
    /// Unanswered commands, in order; the first `sent` of them were sent over this connection.
    unanswered: Vec<Request>,
    sent: usize,
    /// Distinguishes the command ids of this run from those of an earlier run with the same key.
    run: String,
    number: u64,
}

enum ConnectionState {
    /// Waiting for the next attempt at this time.
    Waiting(Instant),
    /// Stored here, so that dropping the future of `next` does not restart the attempt.
    Connecting(Pin<Box<dyn Future<Output = Result<Socket, ClientError>> + Send>>),
    Open(Box<Socket>),
}

/// The result of [`LiveTable::next`].
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Update {
    /// The table changed: the events, or none if only the snapshot changed.
    Events(Vec<Event>),
    /// A command was answered.
    Answered {
        /// The command.
        command: Command,
        /// The answer, which may be a refusal.
        answer: Answer,
    },
    /// The connection broke, or an attempt to reconnect failed; `next` tries again.
    Disconnected,
    /// The connection is restored.
    Reconnected,
}

impl LiveTable {
    /// A connection to a table. It is opened when [`next`](Self::next) is called.
    pub fn new(client: Client, table: impl Into<String>) -> Self {
        Self {
            client,
            table: table.into(),
            state: TableState::default(),
            connection: ConnectionState::Waiting(Instant::now()),
            failed: 0,
            unanswered: Vec::new(),
            sent: 0,
            run: random_hex::<6>(),
            number: 0,
        }
    }

    /// The client that makes single requests as the same person.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The id of the table.
    pub fn id(&self) -> &str {
        &self.table
    }

    /// The latest state of the table; `None` before the first message.
    pub fn now(&self) -> Option<&Snapshot> {
        self.state.now()
    }

    /// Whether the connection is open.
    pub fn is_online(&self) -> bool {
        matches!(self.connection, ConnectionState::Open(_))
    }

    /// The server's clock as Unix time in milliseconds, for comparison with times on the wire.
    pub fn server_time(&self) -> i64 {
        self.state.server_time()
    }

    /// Switches to another table. Unanswered commands are dropped.
    pub fn go_to(&mut self, table: impl Into<String>) {
        let (run, number) = (std::mem::take(&mut self.run), self.number);
        *self = Self { run, number, ..Self::new(self.client.clone(), table) };
    }

    /// Queues a command and returns its id. It is sent by the next call of [`next`](Self::next), or
    /// after reconnecting.
    pub fn send(&mut self, command: Command) -> String {
        self.number += 1;
        let id = format!("{}-{}", self.run, self.number);
        self.unanswered.push(Request { id: id.clone(), command });
        id
    }

    /// Waits for the next update. Cancel-safe: nothing is lost if the future is dropped, as in
    /// `tokio::select!`.
    ///
    /// An error is final: the server refused the table, or was unreachable at the first attempt.
    pub async fn next(&mut self) -> Result<Update, ClientError> {
        loop {
            match &mut self.connection {
                ConnectionState::Waiting(until) => {
                    sleep_until(*until).await;
                    let (client, table) = (self.client.clone(), self.table.clone());
                    let from = self.state.seq();
                    let attempt = async move { client.subscribe(&table, from).await };
                    self.connection = ConnectionState::Connecting(Box::pin(attempt));
                }
                ConnectionState::Connecting(attempt) => match attempt.await {
                    Ok(socket) => {
                        (self.failed, self.sent) = (0, 0);
                        self.connection = ConnectionState::Open(Box::new(socket));
                        if self.state.now().is_some() {
                            return Ok(Update::Reconnected);
                        }
                    }
                    Err(error) => {
                        let update = self.disconnected();
                        if self.is_final(&error) {
                            return Err(error);
                        }
                        return Ok(update);
                    }
                },
                ConnectionState::Open(socket) => {
                    if let Some(request) = self.unanswered.get(self.sent) {
                        if socket.send(request).await.is_err() {
                            return Ok(self.disconnected());
                        }
                        self.sent += 1;
                        continue;
                    }
                    let Ok(Some(message)) = socket.next().await else {
                        return Ok(self.disconnected());
                    };
                    match message {
                        Message::Answer(answer) => {
                            if let Some(update) = self.answered(answer) {
                                return Ok(update);
                            }
                        }
                        message => return Ok(Update::Events(self.state.apply(message))),
                    }
                }
            }
        }
    }

    /// Closes the connection.
    pub async fn close(self) {
        if let ConnectionState::Open(socket) = self.connection {
            socket.close().await;
        }
    }

    fn disconnected(&mut self) -> Update {
        let delay = RETRY_DELAYS_MS[self.failed.min(RETRY_DELAYS_MS.len() - 1)];
        self.failed += 1;
        self.connection = ConnectionState::Waiting(Instant::now() + Duration::from_millis(delay));
        Update::Disconnected
    }

    /// `None` if the command was answered before.
    fn answered(&mut self, answer: Answer) -> Option<Update> {
        let index = self.unanswered.iter().position(|request| request.id == answer.id)?;
        let Request { command, .. } = self.unanswered.remove(index);
        self.sent -= usize::from(index < self.sent);
        if let Some(now) = answer.error.as_ref().and_then(|refusal| refusal.now.clone()) {
            self.state.replace(*now);
        }
        Some(Update::Answered { command, answer })
    }

    /// Whether retrying is pointless.
    fn is_final(&self, error: &ClientError) -> bool {
        match error.refusal() {
            Some(refusal) => {
                let transient =
                    [Code::TooMany, Code::Busy, Code::NoStore, Code::Closing, Code::Broken];
                !transient.contains(&refusal.code)
            }
            // A server that was reachable will come back; a wrong URL is reported at once.
            None => self.state.now().is_none(),
        }
    }
}

impl fmt::Debug for LiveTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveTable")
            .field("table", &self.table)
            .field("online", &self.is_online())
            .field("unanswered", &self.unanswered)
            .finish_non_exhaustive()
    }
}
