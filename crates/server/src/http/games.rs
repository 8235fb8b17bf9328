//! Finished games: lists, records, past positions, reviews.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use mirabilia_games::AnyTable;
use mirabilia_protocol::{Code, Finished, FinishedPage, Moment, Refusal, ReviewState, Status};
use mirabilia_store::{self as store, PersonId, Query, TableId};
use serde::Deserialize;

use super::auth::{Authenticated, Caller};
use super::extract::{PathParams, QueryParams, Result};
use super::tables::MomentQuery;
use crate::hub::Hub;
use crate::ids::is_table_id;
use crate::live::{load, no_store, no_table};
use crate::reviews::{Review, Reviews};
use crate::stored;
use mirabilia_room::Room;
use mirabilia_room::outbox::{self, Audience};

/// The number of games per page.
const PAGE: u32 = 30;

#[derive(Deserialize)]
pub(super) struct GamesQuery {
    game: Option<String>,
    player: Option<String>,
    #[serde(default)]
    mine: bool,
    before: Option<String>,
}

/// Lists finished games, newest first: all listed ones, or those of the caller.
#[utoipa::path(get, path = "/api/games", params(
    ("game" = Option<String>, Query, description = "only this game"),
    ("player" = Option<String>, Query, description = "part of a player's name"),
    ("mine" = Option<bool>, Query, description = "only games of the caller, listed or not"),
    ("before" = Option<String>, Query, description = "the `next` of the previous page")),
    responses((status = 200, body = FinishedPage)))]
pub(super) async fn list(
    State(hub): State<Arc<Hub>>,
    Caller(who): Caller,
    QueryParams(params): QueryParams<GamesQuery>,
) -> Result<Json<FinishedPage>> {
    if params.mine && !who.is_authenticated() {
        return Ok(Json(FinishedPage { games: Vec::new(), next: None }));
    }
    let before = params.before.as_deref().map(parse_cursor).transpose()?;
    let query = Query {
        statuses: vec![store::Status::Finished],
        listed: (!params.mine).then_some(true),
        game: params.game,
        player: params.player.filter(|player| !player.trim().is_empty()),
        person: params.mine.then(|| PersonId::from(who.id.as_str())),
        before,
        limit: PAGE,
    };
    let rows = hub.store.list(&query).await.map_err(|error| no_store(&error))?;
    let next = rows.last().filter(|_| rows.len() == PAGE as usize);
    let next = next.map(|row| format!("{}-{}", row.updated_at, row.id));
    Ok(Json(FinishedPage { games: rows.iter().filter_map(stored::finished).collect(), next }))
}

fn parse_cursor(text: &str) -> Result<(i64, TableId)> {
    let cursor = text.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id)));
    match cursor {
        Some((at, id)) if is_table_id(id) => Ok((at, TableId::from(id))),
        _ => Err(Refusal::new(Code::Unreadable, "before: expected the `next` of a page").into()),
    }
}

/// Loads a finished game, which has no secrets any more.
async fn finished_game(hub: &Arc<Hub>, id: &str) -> Result<Room> {
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

/// The table of a finished game, with the proof of its draws.
fn with_proof(room: &Room) -> AnyTable {
    let playing = room.playing.as_ref();
    let playing = playing.unwrap_or_else(|| unreachable!("a finished game has been played"));
    playing.table_with_proof(&room.opening)
}

/// Returns the players and the result of a finished game.
#[utoipa::path(get, path = "/api/games/{table}", params(("table" = String, Path)),
    responses((status = 200, body = Finished), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn look(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
) -> Result<Json<Finished>> {
    let row = hub.store.table(&TableId::from(table.as_str())).await;
    let row = row.map_err(|error| no_store(&error))?;
    let row = row.ok_or_else(|| no_table(&TableId::from(table)))?;
    match stored::finished(&row) {
        Some(finished) => Ok(Json(finished)),
        None => Err(Refusal::new(Code::NotOver, "the game is not over").into()),
    }
}

/// Returns the record of a finished game, for `mirabilia replay`, `analyse` and `verify`.
#[utoipa::path(get, path = "/api/games/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Refusal)))]
pub(super) async fn record(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
) -> Result<Response> {
    let room = finished_game(&hub, &table).await?;
    let text = with_proof(&room).write();
    let name = format!("attachment; filename=\"{}-{table}.rec\"", room.opening.game);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Returns a past position of a finished game as a seat saw it, including what the seat remembers;
/// without `seat`, the public view.
#[utoipa::path(get, path = "/api/games/{table}/view", params(("table" = String, Path),
    ("seat" = Option<u8>, Query), ("at" = Option<u32>, Query, description = "the number of steps before the position")),
    responses((status = 200, body = Moment), (status = 409, body = Refusal)))]
pub(super) async fn view(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    QueryParams(MomentQuery { seat, at }): QueryParams<MomentQuery>,
) -> Result<Json<Moment>> {
    let room = finished_game(&hub, &table).await?;
    // A finished game is public, so any audience will do.
    let public = Audience { seats: Vec::new(), host: false, delayed: false, muted: Arc::default() };
    Ok(Json(outbox::moment(&room, &public, seat, at, hub.clock.now())?))
}

/// Returns the review of a finished game, or its progress.
#[utoipa::path(get, path = "/api/games/{table}/review", params(("table" = String, Path)),
    responses((status = 200, description = "a GameReport of the analysis crate", body = Object),
        (status = 202, body = ReviewState), (status = 404, body = Refusal)))]
pub(super) async fn review(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
) -> Result<Response> {
    let found = hub.reviews.find(&hub, &TableId::from(table)).await?;
    let none = || Refusal::new(Code::NoReview, "no review yet; start one with POST");
    Ok(respond(found.ok_or_else(none)?))
}

/// Starts a review of a finished game, unless there is one.
#[utoipa::path(post, path = "/api/games/{table}/review", params(("table" = String, Path)),
    responses((status = 200, description = "a GameReport of the analysis crate", body = Object),
        (status = 202, body = ReviewState), (status = 503, body = Refusal)))]
pub(super) async fn begin_review(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    Authenticated(who): Authenticated,
) -> Result<Response> {
    let room = finished_game(&hub, &table).await?;
    let review = Reviews::start(&hub, &TableId::from(table), with_proof(&room), &who.id).await?;
    Ok(respond(review))
}

fn respond(review: Review) -> Response {
    match review {
        Review::Ready(report) => Json(report).into_response(),
        Review::Running(state) => (StatusCode::ACCEPTED, Json(state)).into_response(),
    }
}
