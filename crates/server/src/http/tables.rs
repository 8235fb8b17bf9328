//! Tables: the lobby, opening, looking, commands, what was missed.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use mirabilia_games::dice::{BoardsEntry, BoardsRef};
use mirabilia_protocol::{
    Answer, Code, Command, Created, LobbyRow, Message, Moment, NewTable, Refusal, Request, Snapshot,
};
use mirabilia_store::{Append, Query, Status};
use serde::Deserialize;

use super::answer::{Asked, JsonBody, Refused, Result};
use super::who::{Address, Known, Who, cookie, unknown};
use crate::hub::Hub;
use crate::ids::{new_secret, new_table_id};
use crate::live::{Ask, Parting, fold, no_store, outlet};
use crate::person::{self, Person};
use crate::room::{self, Entry};
use crate::time::now;

/// Seconds a request for events waits at most.
const LONGEST_WAIT: u32 = 55;

#[derive(Deserialize)]
pub(super) struct LobbyQuery {
    game: Option<String>,
}

/// Tables that are listed, the newest first.
#[utoipa::path(get, path = "/api/tables", params(("game" = Option<String>, Query, description = "only this game")),
    responses((status = 200, body = Vec<LobbyRow>)))]
pub(super) async fn lobby(
    State(hub): State<Arc<Hub>>,
    Asked(asked): Asked<LobbyQuery>,
) -> Result<Json<Vec<LobbyRow>>> {
    let query = Query {
        statuses: vec![Status::Open, Status::Playing],
        listed: Some(true),
        game: asked.game,
        limit: 100,
        ..Query::default()
    };
    let rows = hub.store.list(&query).await.map_err(|error| no_store(&error))?;
    Ok(Json(rows.iter().filter_map(room::row::lobby_row).collect()))
}

/// Opens a table. A browser without a key gets one.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Created), (status = 400, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn open(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    headers: HeaderMap,
    Who(who): Who,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<Response> {
    hub.gates.table(address)?;
    let (who, key) = if who.is_known() {
        (who, None)
    } else {
        hub.gates.person(address)?;
        person::add(&hub).await.map(|(who, key)| (who, Some(key)))?
    };
    if let Some(boards) = &new.boards {
        hub.admit_boards(boards)?;
    }
    let named = new.name.as_deref().map(room::check_name).transpose()?;
    let (table, at) = (new_table_id(), now());
    let opened = room::open(new, table.clone(), &who.id, &who.name, &new_secret(), at)?;
    if let Some((fingerprint, text)) = &opened.boards {
        let kept = hub.store.put_boards(fingerprint, text, at).await;
        kept.map_err(|error| no_store(&error))?;
    }
    let append = Append {
        table: table.as_str().into(),
        first: 1,
        events: opened.entries.iter().map(Entry::to_json).collect(),
        at,
        row: fold(&opened.entries, at)?.row(),
    };
    hub.append_new(append).await?;
    if let Some(name) = named {
        person::rename(&hub, &who, &name).await?;
    }
    // Bots that are due begin at once.
    if let Ok(stub) = hub.table(&table) {
        stub.nudge(Ask::Wake);
    }
    let mut response = (StatusCode::CREATED, Json(Created { table })).into_response();
    if let Some(key) = key {
        response.headers_mut().append(header::SET_COOKIE, cookie(&hub, &headers, &key));
    }
    Ok(response)
}

/// The table as the asker may see it.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = Snapshot), (status = 404, body = Refusal)))]
pub(super) async fn look(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Who(who): Who,
) -> Result<Json<Snapshot>> {
    let snapshot = hub.ask(&table, |reply| Ask::Look { who: who.clone(), reply }).await?;
    Ok(Json(*snapshot))
}

#[derive(Deserialize)]
pub(super) struct MomentQuery {
    pub(super) seat: Option<u8>,
    pub(super) at: Option<u32>,
}

/// What one of the asker's seats saw after so many steps of a game that may still run; what was
/// public without a seat.
#[utoipa::path(get, path = "/api/tables/{table}/view", params(("table" = String, Path),
    ("seat" = Option<u8>, Query), ("at" = Option<u32>, Query, description = "how many steps")),
    responses((status = 200, body = Moment), (status = 403, body = Refusal)))]
pub(super) async fn view(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Who(who): Who,
    Asked(MomentQuery { seat, at }): Asked<MomentQuery>,
) -> Result<Json<Moment>> {
    let ask = |reply| Ask::Moment { who: who.clone(), seat, at, reply };
    Ok(Json(*hub.ask(&table, ask).await?))
}

/// The board set of a Dice table: every building, space, die and bonus.
#[utoipa::path(get, path = "/api/tables/{table}/boards", params(("table" = String, Path)),
    responses((status = 200, description = "a `DiceBoards` of `web/src/gen/dice.ts`", body = Object),
        (status = 404, body = Refusal)))]
pub(super) async fn boards(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Who(who): Who,
) -> Result<Json<BoardsEntry>> {
    let snapshot = hub.ask(&table, |reply| Ask::Look { who: who.clone(), reply }).await?;
    let used = snapshot.table.options.get("boards").and_then(|used| used.rsplit_once(' '));
    let known = used.and_then(|(name, fingerprint)| BoardsRef::known(name, fingerprint));
    let none = || Refusal::new(Code::NotFound, "the table has no Dice boards");
    let known = known.ok_or_else(none)?;
    Ok(Json(BoardsEntry::new(&known)))
}

/// Carries out a command: the same as over the socket.
#[utoipa::path(post, path = "/api/tables/{table}/commands", params(("table" = String, Path)),
    request_body = Request, responses((status = 200, body = Answer), (status = 409, body = Answer)))]
pub(super) async fn command(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Known(who): Known,
    JsonBody(request): JsonBody<Request>,
) -> Result<Response> {
    let answer = carry_out(&hub, &table, &who, request).await?;
    let status = answer.error.as_ref().map_or(200, |refusal| refusal.code.status());
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    Ok((status, Json(answer)).into_response())
}

/// Carries out a command, over whatever it came.
pub(super) async fn carry_out(
    hub: &Arc<Hub>,
    table: &str,
    who: &Person,
    request: Request,
) -> std::result::Result<Answer, Refusal> {
    if !who.is_known() {
        return Err(unknown());
    }
    let ask = |reply| match &request.command {
        Command::Hint { seat, at } => {
            let (id, seat, at) = (request.id.clone(), *seat, *at);
            Ask::Hint { who: who.clone(), id, seat, at, reply }
        }
        _ => Ask::Do { who: who.clone(), request: request.clone(), reply },
    };
    let answer = hub.ask(table, ask).await?;
    // The name is the one to be known by from now on.
    if let (Command::Sit { name: Some(name), .. } | Command::Name { name, .. }, None) =
        (&request.command, &answer.error)
        && let Ok(name) = room::check_name(name)
    {
        person::rename(hub, who, &name).await?;
    }
    Ok(answer)
}

#[derive(Deserialize)]
pub(super) struct EventsQuery {
    from: u64,
    #[serde(default)]
    wait: u32,
}

/// What happened after event `from`, as the asker may know it. Waits at most `wait` seconds for
/// something to happen.
#[utoipa::path(get, path = "/api/tables/{table}/events", params(("table" = String, Path),
    ("from" = u64, Query, description = "the last event seen"), ("wait" = Option<u32>, Query, description = "seconds, at most 55")),
    responses((status = 200, body = Message)))]
pub(super) async fn events(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Address(address): Address,
    Who(who): Who,
    Asked(asked): Asked<EventsQuery>,
) -> Result<Json<Message>> {
    let from = asked.from;
    let catch = || async {
        let answer = hub.ask(&table, |reply| Ask::Catch { who: who.clone(), from, reply }).await?;
        Ok::<Message, Refused>(*answer)
    };
    let message = catch().await?;
    let news = !matches!(&message, Message::Events { seq, .. } if *seq <= from);
    if news || asked.wait == 0 {
        return Ok(Json(message));
    }
    let _counted = hub.gates.socket(address)?;
    let (outlet, mut heard) = outlet();
    let socket = hub
        .ask(&table, |reply| {
            let (who, outlet) = (who.clone(), outlet.clone());
            Ask::Listen { who, from: Some(from), outlet, reply }
        })
        .await?;
    let wait = Duration::from_secs(u64::from(asked.wait.min(LONGEST_WAIT)));
    let news = async {
        while let Some(parting) = heard.next().await {
            let (Parting::Text(text) | Parting::Last(text)) = parting;
            // Who comes and goes is no event.
            let number = |message: &Message| match message {
                Message::Events { seq, .. } => *seq,
                Message::Closing { .. } => u64::MAX,
                _ => 0,
            };
            if serde_json::from_str(&text).is_ok_and(|message| number(&message) > from) {
                break;
            }
        }
    };
    let _ = tokio::time::timeout(wait, news).await;
    hub.nudge(&table, Ask::Part { socket });
    catch().await.map(Json)
}
