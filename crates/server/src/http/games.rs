//! Finished games: lists, records, what each seat saw, reviews.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use mirabilia_fair::{Promise, Secret};
use mirabilia_games::AnyTable;
use mirabilia_protocol::{Code, Finished, FinishedPage, Moment, Refusal, ReviewState, Status};
use mirabilia_store::{self as store, PersonId, Query, TableId};
use serde::Deserialize;

use super::answer::{Asked, Result};
use super::tables::MomentQuery;
use super::who::{Known, Who};
use crate::hub::Hub;
use crate::ids::is_table_id;
use crate::live::{load, no_store, no_table};
use crate::outbox::{self, Audience};
use crate::reviews::{Review, Reviews};
use crate::room::{self, Room};
use crate::time::now;

/// Games on a page.
const PAGE: u32 = 30;

#[derive(Deserialize)]
pub(super) struct GamesQuery {
    game: Option<String>,
    player: Option<String>,
    #[serde(default)]
    mine: bool,
    before: Option<String>,
}

/// Finished games, newest first: all that were listed, or one's own.
#[utoipa::path(get, path = "/api/games", params(
    ("game" = Option<String>, Query, description = "only this game"),
    ("player" = Option<String>, Query, description = "part of a player's name"),
    ("mine" = Option<bool>, Query, description = "only games one played oneself, listed or not"),
    ("before" = Option<String>, Query, description = "the `next` of the page before")),
    responses((status = 200, body = FinishedPage)))]
pub(super) async fn list(
    State(hub): State<Arc<Hub>>,
    Who(who): Who,
    Asked(asked): Asked<GamesQuery>,
) -> Result<Json<FinishedPage>> {
    if asked.mine && !who.is_known() {
        return Ok(Json(FinishedPage { games: Vec::new(), next: None }));
    }
    let before = asked.before.as_deref().map(read_before).transpose()?;
    let query = Query {
        statuses: vec![store::Status::Finished],
        listed: (!asked.mine).then_some(true),
        game: asked.game,
        player: asked.player.filter(|player| !player.trim().is_empty()),
        person: asked.mine.then(|| PersonId::from(who.id.as_str())),
        before,
        limit: PAGE,
    };
    let rows = hub.store.list(&query).await.map_err(|error| no_store(&error))?;
    let next = rows.last().filter(|_| rows.len() == PAGE as usize);
    let next = next.map(|row| format!("{}-{}", row.updated_at, row.id));
    Ok(Json(FinishedPage { games: rows.iter().filter_map(room::row::finished).collect(), next }))
}

fn read_before(text: &str) -> Result<(i64, TableId)> {
    let read = text.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id)));
    match read {
        Some((at, id)) if is_table_id(id) => Ok((at, TableId::from(id))),
        _ => Err(Refusal::new(Code::Unreadable, "before: not the `next` of a page").into()),
    }
}

/// A finished game, from memory or the store; no seat of it has secrets any more.
async fn game(hub: &Arc<Hub>, id: &str) -> Result<Room> {
    let table = TableId::from(id);
    if !is_table_id(id) {
        return Err(no_table(&table).into());
    }
    let room = load(hub, &table).await?.ok_or_else(|| no_table(&table))?;
    match room.status {
        Status::Finished => Ok(room),
        _ => Err(Refusal::new(Code::NotOver, "the game is not over").into()),
    }
}

/// The table of a finished game, with the proof of its luck.
fn proven(room: &Room) -> AnyTable {
    let playing = room.playing.as_ref();
    let mut table = playing.map_or_else(|| unreachable!("it is over"), |p| p.table.clone());
    let secret = Secret::from_hex(&room.opening.secret).ok();
    let promise = table.fairness().and_then(|fairness| Promise::try_from(fairness).ok());
    if let Some(promise) = promise {
        let _ = table.set_fairness(Some(promise.fairness(secret.as_ref())));
    }
    table
}

/// A finished game: who played, how it ended.
#[utoipa::path(get, path = "/api/games/{table}", params(("table" = String, Path)),
    responses((status = 200, body = Finished), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn look(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
) -> Result<Json<Finished>> {
    let row = hub.store.table(&TableId::from(table.as_str())).await;
    let row = row.map_err(|error| no_store(&error))?;
    let row = row.ok_or_else(|| no_table(&TableId::from(table)))?;
    match room::row::finished(&row) {
        Some(finished) => Ok(Json(finished)),
        None => Err(Refusal::new(Code::NotOver, "the game is not over").into()),
    }
}

/// The record of a finished game: `mirabilia replay`, `analyse` and `verify` read it.
#[utoipa::path(get, path = "/api/games/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Refusal)))]
pub(super) async fn record(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
) -> Result<Response> {
    let room = game(&hub, &table).await?;
    let text = proven(&room).write();
    let name = format!("attachment; filename=\"{}-{table}.rec\"", room.opening.game);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// What a seat saw after so many steps of a finished game, what it remembers included; what is
/// public without a seat.
#[utoipa::path(get, path = "/api/games/{table}/view", params(("table" = String, Path),
    ("seat" = Option<u8>, Query), ("at" = Option<u32>, Query, description = "how many steps")),
    responses((status = 200, body = Moment), (status = 409, body = Refusal)))]
pub(super) async fn view(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Asked(MomentQuery { seat, at }): Asked<MomentQuery>,
) -> Result<Json<Moment>> {
    let room = game(&hub, &table).await?;
    // Nobody's audience: when a game is over, everybody sees all of it.
    let anybody = Audience { seats: Vec::new(), host: false, delayed: false };
    Ok(Json(outbox::moment(&room, &anybody, seat, at, now())?))
}

/// The review of a finished game, or how far it is.
#[utoipa::path(get, path = "/api/games/{table}/review", params(("table" = String, Path)),
    responses((status = 200, description = "the analysis library's GameReport", body = Object),
        (status = 202, body = ReviewState), (status = 404, body = Refusal)))]
pub(super) async fn review(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
) -> Result<Response> {
    let found = hub.reviews.find(&hub, &TableId::from(table)).await?;
    let none = || Refusal::new(Code::NoReview, "no review yet; POST here to have it made");
    Ok(told(found.ok_or_else(none)?))
}

/// Has a review of a finished game made, unless it is there.
#[utoipa::path(post, path = "/api/games/{table}/review", params(("table" = String, Path)),
    responses((status = 200, description = "the analysis library's GameReport", body = Object),
        (status = 202, body = ReviewState), (status = 503, body = Refusal)))]
pub(super) async fn begin_review(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Known(who): Known,
) -> Result<Response> {
    let room = game(&hub, &table).await?;
    let review = Reviews::begin(&hub, &TableId::from(table), proven(&room), &who.id).await?;
    Ok(told(review))
}

fn told(review: Review) -> Response {
    match review {
        Review::Ready(report) => Json(report).into_response(),
        Review::Going(state) => (StatusCode::ACCEPTED, Json(state)).into_response(),
    }
}
