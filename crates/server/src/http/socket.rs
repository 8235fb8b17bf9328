//! Sockets: the same commands as over HTTP, and what happens, as it happens.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use mirabilia_protocol::{Answer, Code, Command, MAX_REQUEST, Message, Refusal, Request};
use serde::Deserialize;
use tokio::time::{Instant, interval, timeout};

use super::answer::{Asked, Result};
use super::tables::carry_out;
use super::who::{Address, Known, Who};
use crate::hub::{Hub, closing};
use crate::limits::Counted;
use crate::live::{Ask, Outgoing, Outlet, Parting, outlet};
use crate::person::Person;

/// How often it is asked whether the other end is there.
const PING: Duration = Duration::from_secs(25);
/// Silence after which the other end counts as gone.
const SILENCE: Duration = Duration::from_secs(80);
/// How long a frame may take to be sent.
const SLOW: Duration = Duration::from_secs(15);
/// Bytes a socket reads at once.
const READ: usize = 2 * 1024;
/// Unreadable frames after which a socket is closed.
const MOST_UNREADABLE: u32 = 20;

#[derive(Deserialize)]
pub(super) struct From {
    from: Option<u64>,
}

/// The socket of a table. `from` is the last event seen: what was missed comes first.
pub(super) async fn table(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Address(address): Address,
    Who(who): Who,
    Asked(asked): Asked<From>,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let counted = counted(&hub, address)?;
    // Refused before the upgrade, so that the client sees why.
    hub.ask(&table, |reply| Ask::Look { who: who.clone(), reply }).await?;
    let upgrade = bounded(upgrade);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let talk = Talk { hub, table, who };
        talk.run(socket, asked.from, counted).await;
    }))
}

/// The socket of a person: notices of all their tables.
pub(super) async fn me(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    Known(who): Known,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let counted = counted(&hub, address)?;
    let upgrade = bounded(upgrade);
    Ok(upgrade.on_upgrade(move |mut socket| async move {
        let _counted = counted;
        let (outlet, mut outgoing) = outlet();
        hub.notices.listen(&hub, &who.id, outlet).await;
        while let Some(_frame) = pump(&mut socket, &mut outgoing).await {}
        drop(outgoing);
        hub.notices.part();
    }))
}

/// Requests are short, and so is the room a socket keeps for them: usually it would be 128 KiB.
fn bounded(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.max_message_size(MAX_REQUEST).max_frame_size(MAX_REQUEST).read_buffer_size(READ)
}

fn counted(hub: &Hub, address: IpAddr) -> Result<Counted> {
    if hub.is_closing() {
        return Err(closing().into());
    }
    Ok(hub.gates.socket(address)?)
}

/// One client at one table.
struct Talk {
    hub: Arc<Hub>,
    table: String,
    who: Person,
}

impl Talk {
    async fn run(self, mut socket: WebSocket, from: Option<u64>, _counted: Counted) {
        metrics::gauge!("mirabilia_sockets").increment(1.0);
        let (outlet, mut outgoing) = outlet();
        let listening = self
            .hub
            .ask(&self.table, |reply| {
                let (who, outlet) = (self.who.clone(), outlet.clone());
                Ask::Listen { who, from, outlet, reply }
            })
            .await;
        match listening {
            Ok(id) => {
                self.talk(&mut socket, &outlet, &mut outgoing).await;
                self.hub.nudge(&self.table, Ask::Part { socket: id });
            }
            Err(refusal) => {
                let text = text_of(&Message::Closing { seq: 0, why: refusal.message });
                let _ = timeout(SLOW, socket.send(Frame::Text(text))).await;
            }
        }
        let _ = timeout(SLOW, socket.send(Frame::Close(None))).await;
        metrics::gauge!("mirabilia_sockets").decrement(1.0);
    }

    async fn talk(&self, socket: &mut WebSocket, outlet: &Outlet, outgoing: &mut Outgoing) {
        let gate = self.hub.gates.commands();
        let mut unreadable = 0;
        while let Some(text) = pump(socket, outgoing).await {
            let answer = match read(&text) {
                _ if gate.check().is_err() => {
                    let message = "too many commands on this socket; slow down";
                    refused(id_of(&text), Refusal::new(Code::TooMany, message))
                }
                Err(refusal) => {
                    unreadable += 1;
                    if unreadable > MOST_UNREADABLE {
                        return close(socket, "too many frames that cannot be read").await;
                    }
                    refused(id_of(&text), refusal)
                }
                Ok(request) if matches!(request.command, Command::Hint { .. }) => {
                    // A hint takes a while; the socket goes on meanwhile.
                    self.later(request, outlet);
                    continue;
                }
                Ok(request) if request.command == Command::Ping => {
                    Answer { id: request.id, seq: 0, error: None, table: None, hint: None }
                }
                Ok(request) => {
                    let id = request.id.clone();
                    let done = carry_out(&self.hub, &self.table, &self.who, request).await;
                    done.unwrap_or_else(|refusal| refused(id, refusal))
                }
            };
            let text = text_of(&Message::Answer(answer));
            if !outlet.send(Parting::Text(text)) {
                return;
            }
        }
    }

    fn later(&self, request: Request, outlet: &Outlet) {
        let (hub, table) = (Arc::clone(&self.hub), self.table.clone());
        let (who, outlet) = (self.who.clone(), outlet.clone());
        tokio::spawn(async move {
            let id = request.id.clone();
            let done = carry_out(&hub, &table, &who, request).await;
            let answer = done.unwrap_or_else(|refusal| refused(id, refusal));
            outlet.send(Parting::Text(text_of(&Message::Answer(answer))));
        });
    }
}

fn refused(id: String, refusal: Refusal) -> Answer {
    Answer { id, seq: 0, error: Some(refusal), table: None, hint: None }
}

fn read(text: &str) -> std::result::Result<Request, Refusal> {
    serde_json::from_str(text)
        .map_err(|error| Refusal::new(Code::Unreadable, format!("{error}; see docs/protocol.md")))
}

/// The id of a request that cannot be read otherwise.
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

/// Sends what is to go out until something comes in. None when the talk is over.
async fn pump(socket: &mut WebSocket, outgoing: &mut Outgoing) -> Option<Utf8Bytes> {
    let mut ping = interval(PING);
    ping.reset();
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            frame = socket.recv() => match frame?.ok()? {
                Frame::Text(text) => return Some(text),
                Frame::Binary(_) => {
                    close(socket, "frames are text").await;
                    return None;
                }
                Frame::Close(_) => return None,
                Frame::Ping(_) | Frame::Pong(_) => heard = Instant::now(),
            },
            parting = outgoing.next() => {
                let (text, last) = match parting? {
                    Parting::Text(text) => (text, false),
                    Parting::Last(text) => (text, true),
                };
                timeout(SLOW, socket.send(Frame::Text(text))).await.ok()?.ok()?;
                if last {
                    return None;
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return None;
                }
                timeout(SLOW, socket.send(Frame::Ping(axum::body::Bytes::new()))).await.ok()?.ok()?;
            }
        }
    }
}

async fn close(socket: &mut WebSocket, why: &'static str) {
    let frame = CloseFrame { code: 1008, reason: why.into() };
    let _ = timeout(SLOW, socket.send(Frame::Close(Some(frame)))).await;
}
