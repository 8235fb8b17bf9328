//! Tables: the lobby, opening a table, snapshots, commands, events.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use mirabilia_games::dice::{BoardsEntry, BoardsRef};
use mirabilia_protocol::{
    Answer, Code, Command, Created, LobbyRow, Message, Moment, NewTable, Refusal, Request, Snapshot,
};
use mirabilia_store::{Append, Query, Status};
use mirabilia_tell::dice::ToldBoards;
use serde::Deserialize;

use super::auth::{Authenticated, Caller, ClientAddress, cookie, unauthenticated};
use super::extract::{ErrorResponse, JsonBody, PathParams, QueryParams, Result};
use crate::hub::Hub;
use crate::ids::{new_secret, new_table_id};
use crate::limits::Limit;
use crate::live::{OutgoingFrame, TableMessage, broken, frame_channel, no_store};
use crate::names;
use crate::person::{self, Person};
use crate::stored;
use mirabilia_room::{self as room, Entry, Room};

/// About how much the table of a whole game stores, with the moves of bots.
const NEW_TABLE: usize = 20_000;
/// The maximum number of tables that the lobby lists.
const MAX_LOBBY: u32 = 100;
/// The maximum number of seconds that a long poll waits.
const MAX_WAIT: u32 = 55;

#[derive(Deserialize)]
pub(super) struct LobbyQuery {
    game: Option<String>,
}

/// Lists the tables of the lobby, newest first, without those of people whom the caller has blocked or
/// who have blocked the caller.
#[utoipa::path(get, path = "/api/tables", params(("game" = Option<String>, Query, description = "only this game")),
    responses((status = 200, body = Vec<LobbyRow>)))]
pub(super) async fn lobby(
    State(hub): State<Arc<Hub>>,
    Caller(who): Caller,
    QueryParams(params): QueryParams<LobbyQuery>,
) -> Result<Json<Vec<LobbyRow>>> {
    let query = Query {
        statuses: vec![Status::Open, Status::Playing],
        listed: Some(true),
        game: params.game,
        limit: MAX_LOBBY * 5,
        ..Query::default()
    };
    let rows = hub.store.list(&query).await.map_err(|error| no_store(&error))?;
    let mut rows = stored::lobby(&rows, hub.config.limits.listed, &who);
    rows.truncate(MAX_LOBBY as usize);
    Ok(Json(rows))
}

/// Opens a table. A browser without a key gets one as a cookie.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Created), (status = 400, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn open(
    State(hub): State<Arc<Hub>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Caller(who): Caller,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<Response> {
    hub.rate_limits.table(address)?;
    let files = [&new.boards, &new.record];
    let files: usize = files.into_iter().flatten().map(String::len).sum();
    hub.rate_limits.storage(address, NEW_TABLE + files)?;
    let (who, key) = person::or_new(&hub, who, address).await?;
    if let Some(boards) = &new.boards {
        hub.admit_boards(boards)?;
    }
    let named = new.name.as_deref().map(names::check).transpose()?;
    if new.settings.listed {
        check_listed(&hub, &who).await?;
    }
    let (table, at) = (new_table_id(), hub.clock.now());
    let opened = room::open(new, table.clone(), &who.id, &who.name, &new_secret(), at)?;
    if let Some((fingerprint, text)) = &opened.boards {
        let stored = hub.store.put_boards(fingerprint, text, at).await;
        stored.map_err(|error| no_store(&error))?;
    }
    let append = Append {
        table: table.as_str().into(),
        first: 1,
        events: opened.entries.iter().map(Entry::to_json).collect(),
        at,
        row: stored::row(&Room::fold_new(&opened.entries, at).map_err(broken)?),
    };
    hub.append_new(append).await?;
    if let Some(name) = named {
        person::rename(&hub, &who, &name).await?;
    }
    // Bots whose turn it is start at once.
    if let Ok(handle) = hub.table(&table) {
        handle.try_send(TableMessage::Wake);
    }
    let mut response =
        (StatusCode::CREATED, Json(Created { table, pending: false })).into_response();
    if let Some(key) = key {
        response.headers_mut().append(header::SET_COOKIE, cookie(&hub, &headers, &key));
    }
    Ok(response)
}

/// Refuses another listed table of a person who has many in the lobby.
async fn check_listed(hub: &Hub, who: &Person) -> Result<()> {
    let limit = hub.config.limits.listed;
    let query = Query {
        statuses: vec![Status::Open, Status::Playing],
        listed: Some(true),
        person: Some(who.id.as_str().into()),
        limit: limit.saturating_add(1),
        ..Query::default()
    };
    let rows = hub.store.list(&query).await.map_err(|error| no_store(&error))?;
    if rows.len() < limit as usize {
        return Ok(());
    }
    let message = format!("you have {} tables in the lobby; close one of them first", rows.len());
    Err(Limit::Listed.refusal(Code::TooManyTables, message).into())
}

/// Returns the table as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = Snapshot), (status = 404, body = Refusal)))]
pub(super) async fn look(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    Caller(who): Caller,
) -> Result<Json<Snapshot>> {
    let message = |reply| TableMessage::Snapshot { who: who.clone(), reply };
    Ok(Json(*hub.call(&table, message).await?))
}

#[derive(Deserialize)]
pub(super) struct MomentQuery {
    pub(super) seat: Option<u8>,
    pub(super) at: Option<u32>,
}

/// Returns a past position of a running or finished game, as a seat of the caller saw it; without
/// `seat`, the public view.
#[utoipa::path(get, path = "/api/tables/{table}/view", params(("table" = String, Path),
    ("seat" = Option<u8>, Query), ("at" = Option<u32>, Query, description = "the number of steps before the position")),
    responses((status = 200, body = Moment), (status = 403, body = Refusal)))]
pub(super) async fn view(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    Caller(who): Caller,
    QueryParams(MomentQuery { seat, at }): QueryParams<MomentQuery>,
) -> Result<Json<Moment>> {
    let message = |reply| TableMessage::Moment { who: who.clone(), seat, at, reply };
    Ok(Json(*hub.call(&table, message).await?))
}

/// Returns the board set of a Dice table: every building, space, die and bonus.
#[utoipa::path(get, path = "/api/tables/{table}/boards", params(("table" = String, Path)),
    responses((status = 200, description = "a `DiceBoards` of `web/src/gen/dice.ts`", body = Object),
        (status = 404, body = Refusal)))]
pub(super) async fn boards(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    Caller(who): Caller,
) -> Result<Json<ToldBoards>> {
    let message = |reply| TableMessage::Snapshot { who: who.clone(), reply };
    let snapshot = hub.call(&table, message).await?;
    let used = snapshot.table.options.get("boards").and_then(|used| used.rsplit_once(' '));
    let known = used.and_then(|(name, fingerprint)| BoardsRef::known(name, fingerprint));
    let none = || Refusal::new(Code::NotFound, "the table has no Dice boards");
    let known = known.ok_or_else(none)?;
    Ok(Json(ToldBoards::new(BoardsEntry::new(&known))))
}

/// Executes a command, like the socket of the table.
#[utoipa::path(post, path = "/api/tables/{table}/commands", params(("table" = String, Path)),
    request_body = Request, responses((status = 200, body = Answer), (status = 409, body = Answer)))]
pub(super) async fn command(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    ClientAddress(address): ClientAddress,
    Authenticated(who): Authenticated,
    JsonBody(request): JsonBody<Request>,
) -> Result<Response> {
    let answer = execute(&hub, &table, &who, address, request).await?;
    let status = answer.error.as_ref().map_or(200, |refusal| refusal.code.status());
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    Ok((status, Json(answer)).into_response())
}

/// Executes a command that came over HTTP or a socket.
pub(super) async fn execute(
    hub: &Arc<Hub>,
    table: &str,
    who: &Person,
    address: IpAddr,
    request: Request,
) -> std::result::Result<Answer, Refusal> {
    if !who.is_authenticated() {
        return Err(unauthenticated());
    }
    hub.rate_limits.command(&who.id)?;
    hub.rate_limits.storage(address, stored_bytes(&request.command))?;
    if let Command::Sit { name: Some(name), .. } | Command::Name { name, .. } = &request.command {
        names::check(name)?;
    }
    let message = |reply| match &request.command {
        Command::Hint { seat, at } => {
            let (id, seat, at) = (request.id.clone(), *seat, *at);
            TableMessage::Hint { who: who.clone(), id, seat, at, reply }
        }
        _ => TableMessage::Execute { who: who.clone(), request: request.clone(), reply },
    };
    let answer = hub.call(table, message).await?;
    // The name becomes the person's default.
    if let (Command::Sit { name: Some(name), .. } | Command::Name { name, .. }, None) =
        (&request.command, &answer.error)
        && let Ok(name) = names::check(name)
    {
        person::rename(hub, who, &name).await?;
    }
    Ok(answer)
}

/// About how much a command stores, with what it makes bots and luck store.
fn stored_bytes(command: &Command) -> usize {
    match command {
        Command::Ping | Command::Hint { .. } => 0,
        Command::Say { text } => 300 + text.len(),
        Command::Settings { .. } => 700,
        Command::Rematch => NEW_TABLE,
        _ => 600,
    }
}

#[derive(Deserialize)]
pub(super) struct EventsQuery {
    from: u64,
    #[serde(default)]
    wait: u32,
}

/// Long polling: returns the events after `from`, as the caller may see them. If there are none,
/// waits up to `wait` seconds.
#[utoipa::path(get, path = "/api/tables/{table}/events", params(("table" = String, Path),
    ("from" = u64, Query, description = "the sequence number of the last event received"),
    ("wait" = Option<u32>, Query, description = "seconds, at most 55")),
    responses((status = 200, body = Message)))]
pub(super) async fn events(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    ClientAddress(address): ClientAddress,
    Caller(who): Caller,
    QueryParams(params): QueryParams<EventsQuery>,
) -> Result<Json<Message>> {
    let from = params.from;
    let events_since = || async {
        let message = |reply| TableMessage::EventsSince { who: who.clone(), from, reply };
        Ok::<Message, ErrorResponse>(*hub.call(&table, message).await?)
    };
    let message = events_since().await?;
    let is_new = !matches!(&message, Message::Events { seq, .. } if *seq <= from);
    if is_new || params.wait == 0 {
        return Ok(Json(message));
    }
    let _permit = hub.rate_limits.socket(address)?;
    let (sender, mut frames) = frame_channel();
    let socket = hub
        .call(&table, |reply| {
            let (who, sender) = (who.clone(), sender.clone());
            TableMessage::Subscribe { who, from: Some(from), sender, reply }
        })
        .await?;
    let next_event = async {
        while let Some(frame) = frames.next().await {
            let (OutgoingFrame::Text(text) | OutgoingFrame::Last(text)) = frame;
            // Presence is not an event.
            let last_seq = |message: &Message| match message {
                Message::Events { seq, .. } => *seq,
                Message::Closing { .. } => u64::MAX,
                _ => 0,
            };
            if serde_json::from_str(&text).is_ok_and(|message| last_seq(&message) > from) {
                break;
            }
        }
    };
    let wait = Duration::from_secs(u64::from(params.wait.min(MAX_WAIT)));
    let _ = tokio::time::timeout(wait, next_event).await;
    hub.try_send(&table, TableMessage::Unsubscribe { socket });
    events_since().await.map(Json)
}
