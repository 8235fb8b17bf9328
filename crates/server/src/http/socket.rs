//! WebSockets: the same commands as over HTTP, and events as they happen.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use mirabilia_protocol::{Answer, Code, Command, Message, Refusal, Request};
use serde::Deserialize;
use tokio::time::{Instant, interval, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

use super::auth::{Authenticated, Caller, ClientAddress};
use super::extract::{PathParams, QueryParams, Result};
use super::tables::execute;
use super::websocket::{SocketUpgrade, WebSocket};
use crate::hub::{Hub, closing};
use crate::limits::Limit;
use crate::live::{FrameReceiver, FrameSender, OutgoingFrame, TableMessage, frame_channel};
use crate::person::{self, Person};
use crate::rate_limits::SocketPermit;

/// The interval between pings.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// A client that is silent for this long counts as disconnected.
const IDLE_TIMEOUT: Duration = Duration::from_secs(80);
/// How long sending a frame may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(15);
/// A socket is closed after more malformed frames than this.
const MAX_MALFORMED: u32 = 20;

#[derive(Deserialize)]
pub(super) struct From {
    from: Option<u64>,
}

/// The socket of a table. With `from`, the first message has the events after it.
pub(super) async fn table(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    ClientAddress(address): ClientAddress,
    Caller(who): Caller,
    QueryParams(params): QueryParams<From>,
    upgrade: SocketUpgrade,
) -> Result<Response> {
    let permit = permit(&hub, address)?;
    // Refused before the upgrade, so that the client gets the reason.
    hub.call(&table, |reply| TableMessage::Snapshot { who: who.clone(), reply }).await?;
    Ok(upgrade.serve(move |socket| async move {
        let connection = Connection { hub, table, who, address };
        connection.run(socket, params.from, permit).await;
    }))
}

/// The socket of a person: notices about all their tables.
pub(super) async fn me(
    State(hub): State<Arc<Hub>>,
    ClientAddress(address): ClientAddress,
    Authenticated(who): Authenticated,
    upgrade: SocketUpgrade,
) -> Result<Response> {
    let permit = permit(&hub, address)?;
    Ok(upgrade.serve(move |mut socket| async move {
        let _permit = permit;
        let (sender, mut receiver) = frame_channel();
        hub.notices.subscribe(&hub, &who.id, sender).await;
        while let Some(_frame) = pump(&mut socket, &mut receiver, &hub, &who).await {}
        drop(receiver);
        hub.notices.prune();
    }))
}

fn permit(hub: &Hub, address: IpAddr) -> Result<SocketPermit> {
    if hub.is_closing() {
        return Err(closing().into());
    }
    Ok(hub.rate_limits.socket(address)?)
}

/// One client at one table.
struct Connection {
    hub: Arc<Hub>,
    table: String,
    who: Person,
    address: IpAddr,
}

impl Connection {
    async fn run(self, mut socket: WebSocket, from: Option<u64>, _permit: SocketPermit) {
        metrics::gauge!("mirabilia_sockets").increment(1.0);
        let (sender, mut receiver) = frame_channel();
        let subscribed = self
            .hub
            .call(&self.table, |reply| {
                let (who, sender) = (self.who.clone(), sender.clone());
                TableMessage::Subscribe { who, from, sender, reply }
            })
            .await;
        match subscribed {
            Ok(id) => {
                self.serve(&mut socket, &sender, &mut receiver).await;
                self.hub.try_send(&self.table, TableMessage::Unsubscribe { socket: id });
            }
            Err(refusal) => {
                let text = text_of(&Message::Closing { seq: 0, why: refusal.message });
                let _ = timeout(SEND_TIMEOUT, socket.send(text)).await;
            }
        }
        let _ = timeout(SEND_TIMEOUT, socket.close(None)).await;
        metrics::gauge!("mirabilia_sockets").decrement(1.0);
    }

    async fn serve(
        &self,
        socket: &mut WebSocket,
        sender: &FrameSender,
        receiver: &mut FrameReceiver,
    ) {
        let limiter = self.hub.rate_limits.socket_commands();
        let mut malformed = 0;
        while let Some(text) = pump(socket, receiver, &self.hub, &self.who).await {
            if is_revoked(&self.hub, &self.who).await {
                return close(socket, "the key was revoked").await;
            }
            let answer = match limiter.check().map(|()| parse(&text)) {
                Err(refusal) => refused(id_of(&text), refusal),
                Ok(Err(refusal)) => {
                    malformed += 1;
                    if malformed > MAX_MALFORMED {
                        Limit::Malformed.count();
                        return close(socket, "too many malformed frames").await;
                    }
                    refused(id_of(&text), refusal)
                }
                Ok(Ok(request)) if matches!(request.command, Command::Hint { .. }) => {
                    // A hint takes a while and must not block the socket.
                    self.execute_in_background(request, sender);
                    continue;
                }
                Ok(Ok(request)) if request.command == Command::Ping => {
                    Answer { id: request.id, seq: 0, error: None, table: None, hint: None }
                }
                Ok(Ok(request)) => {
                    let id = request.id.clone();
                    let done =
                        execute(&self.hub, &self.table, &self.who, self.address, request).await;
                    done.unwrap_or_else(|refusal| refused(id, refusal))
                }
            };
            let text = text_of(&Message::Answer(answer));
            if !sender.send(OutgoingFrame::Text(text)) {
                return;
            }
        }
    }

    fn execute_in_background(&self, request: Request, sender: &FrameSender) {
        let (hub, table) = (Arc::clone(&self.hub), self.table.clone());
        let (who, address, sender) = (self.who.clone(), self.address, sender.clone());
        tokio::spawn(async move {
            let id = request.id.clone();
            let done = execute(&hub, &table, &who, address, request).await;
            let answer = done.unwrap_or_else(|refusal| refused(id, refusal));
            sender.send(OutgoingFrame::Text(text_of(&Message::Answer(answer))));
        });
    }
}

fn refused(id: String, refusal: Refusal) -> Answer {
    Answer { id, seq: 0, error: Some(refusal), table: None, hint: None }
}

fn parse(text: &str) -> std::result::Result<Request, Refusal> {
    serde_json::from_str(text)
        .map_err(|error| Refusal::new(Code::Unreadable, format!("{error}; see docs/protocol.md")))
}

/// The id of a request that is otherwise malformed.
fn id_of(text: &str) -> String {
    #[derive(Deserialize)]
    struct Id {
        id: String,
    }
    serde_json::from_str(text).map_or(String::new(), |Id { id }| id.chars().take(40).collect())
}

fn text_of(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Sends outgoing frames until a text frame arrives. `None` if the connection is over.
async fn pump(
    socket: &mut WebSocket,
    outgoing: &mut FrameReceiver,
    hub: &Hub,
    who: &Person,
) -> Option<Utf8Bytes> {
    let mut ping = interval(PING_INTERVAL);
    ping.reset();
    let mut last_received = Instant::now();
    loop {
        tokio::select! {
            frame = socket.receive() => match frame? {
                Frame::Text(text) => return Some(text),
                Frame::Binary(_) | Frame::Frame(_) => {
                    close(socket, "expected a text frame").await;
                    return None;
                }
                Frame::Close(_) => return None,
                Frame::Ping(_) | Frame::Pong(_) => last_received = Instant::now(),
            },
            frame = outgoing.next() => {
                let (text, is_last) = match frame? {
                    OutgoingFrame::Text(text) => (text, false),
                    OutgoingFrame::Last(text) => (text, true),
                };
                timeout(SEND_TIMEOUT, socket.send(text)).await.ok()?.ok()?;
                if is_last {
                    return None;
                }
            }
            _ = ping.tick() => {
                if last_received.elapsed() > IDLE_TIMEOUT {
                    metrics::counter!("mirabilia_silent_sockets_total").increment(1);
                    return None;
                }
                if is_revoked(hub, who).await {
                    close(socket, "the key was revoked").await;
                    return None;
                }
                timeout(SEND_TIMEOUT, socket.ping()).await.ok()?.ok()?;
            }
        }
    }
}

/// Whether the key of a socket was revoked, or its person banned or deleted, since it was opened.
async fn is_revoked(hub: &Hub, who: &Person) -> bool {
    if !who.is_authenticated() {
        return false;
    }
    match person::by_hash(hub, who.key).await {
        Ok(person) => person.is_none(),
        // While the database is away, nobody is disconnected.
        Err(refusal) => refusal.code == Code::Banned,
    }
}

async fn close(socket: &mut WebSocket, reason: &'static str) {
    let frame = CloseFrame { code: CloseCode::Policy, reason: reason.into() };
    let _ = timeout(SEND_TIMEOUT, socket.close(Some(frame))).await;
}
