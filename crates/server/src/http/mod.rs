//! HTTP and WebSocket routes: tables, games, people, operations, pages. `/api/openapi.json` and
//! `docs/protocol.md` describe everything under `/api`.

mod auth;
mod boards;
mod data;
mod docs;
mod extract;
mod games;
mod me;
mod middleware;
mod ops;
mod pages;
mod people;
mod seats;
mod socket;
mod tables;
mod websocket;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post};
use mirabilia_protocol::{Code, MAX_FILE, MAX_REQUEST, Refusal};
use tower_http::catch_panic::CatchPanicLayer;

use crate::hub::Hub;
use extract::ErrorResponse;

/// The OpenAPI document as JSON.
pub(crate) fn openapi() -> String {
    docs::text()
}

/// All routes.
pub(crate) fn router(hub: &Arc<Hub>) -> Router {
    // Only board files and records are large.
    let large = DefaultBodyLimit::max(2 * MAX_FILE + MAX_REQUEST);
    let api = Router::new()
        .route("/tables", get(tables::lobby).post(tables::open).layer(large))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/commands", post(tables::command))
        .route("/tables/{table}/events", get(tables::events))
        .route("/tables/{table}/view", get(tables::view))
        .route("/tables/{table}/boards", get(tables::boards))
        .route("/tables/{table}/socket", get(socket::table))
        .route("/tables/{table}/seats/{seat}/hand-over", post(seats::give))
        .route("/tables/{table}/block", post(people::block))
        .route("/tables/{table}/report", post(people::report))
        .route("/hand-over", post(seats::take))
        .route("/me", get(me::look).post(me::enter).delete(data::delete))
        .route("/me/keys", get(data::keys).post(data::add_key))
        .route("/me/keys/{id}", delete(data::revoke_key))
        .route("/me/blocks", get(data::blocks))
        .route("/me/blocks/{id}", delete(data::unblock))
        .route("/me/data", get(data::export))
        .route("/me/socket", get(socket::me))
        .route("/keys", post(me::key))
        .route("/games", get(games::list))
        .route("/games/{table}", get(games::look))
        .route("/games/{table}/record", get(games::record))
        .route("/games/{table}/view", get(games::view))
        .route("/games/{table}/review", get(games::review).post(games::begin_review))
        .route("/boards", get(boards::list))
        .route("/boards/check", post(boards::check).layer(large))
        .route("/openapi.json", get(docs::json))
        .route("/docs", get(docs::page))
        .fallback(not_found)
        .method_not_allowed_fallback(bad_method)
        .layer(DefaultBodyLimit::max(MAX_REQUEST));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(ops::health))
        .route("/readyz", get(ops::ready))
        .route("/metrics", get(ops::metrics))
        .fallback(pages::page)
        .method_not_allowed_fallback(bad_method)
        .layer(CatchPanicLayer::custom(extract::panicked))
        .layer(from_fn_with_state(Arc::clone(hub), middleware::guard))
        .with_state(Arc::clone(hub))
}

async fn not_found() -> ErrorResponse {
    ErrorResponse(Refusal::new(Code::NotFound, "no such path; /api/docs lists all paths"))
}

async fn bad_method() -> ErrorResponse {
    let message = "this path does not know the method; /api/docs lists all paths";
    ErrorResponse(Refusal::new(Code::BadMethod, message))
}
