//! The server's addresses: tables, games, people, operations, pages. Everything under `/api` is
//! described by `/api/openapi.json` and `docs/protocol.md`.

mod answer;
mod boards;
mod docs;
mod games;
mod guard;
mod me;
mod ops;
mod pages;
mod seats;
mod socket;
mod tables;
mod who;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use mirabilia_protocol::{Code, MAX_FILE, MAX_REQUEST, Refusal};
use tower_http::catch_panic::CatchPanicLayer;

use crate::hub::Hub;
use answer::Refused;

/// The OpenAPI document as JSON.
pub(crate) fn openapi() -> String {
    docs::text()
}

/// Everything that is served.
pub(crate) fn router(hub: &Arc<Hub>) -> Router {
    // Only board files and records are long.
    let long = DefaultBodyLimit::max(2 * MAX_FILE + MAX_REQUEST);
    let api = Router::new()
        .route("/tables", get(tables::lobby).post(tables::open).layer(long))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/commands", post(tables::command))
        .route("/tables/{table}/events", get(tables::events))
        .route("/tables/{table}/view", get(tables::view))
        .route("/tables/{table}/boards", get(tables::boards))
        .route("/tables/{table}/socket", get(socket::table))
        .route("/tables/{table}/seats/{seat}/hand-over", post(seats::give))
        .route("/hand-over", post(seats::take))
        .route("/me", get(me::look).post(me::enter))
        .route("/me/socket", get(socket::me))
        .route("/keys", post(me::key))
        .route("/games", get(games::list))
        .route("/games/{table}", get(games::look))
        .route("/games/{table}/record", get(games::record))
        .route("/games/{table}/view", get(games::view))
        .route("/games/{table}/review", get(games::review).post(games::begin_review))
        .route("/boards", get(boards::list))
        .route("/boards/check", post(boards::check).layer(long))
        .route("/openapi.json", get(docs::json))
        .route("/docs", get(docs::page))
        .fallback(nothing_here)
        .layer(DefaultBodyLimit::max(MAX_REQUEST));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(ops::health))
        .route("/readyz", get(ops::ready))
        .route("/metrics", get(ops::metrics))
        .fallback(pages::page)
        .layer(CatchPanicLayer::custom(answer::panicked))
        .layer(from_fn_with_state(Arc::clone(hub), guard::guard))
        .with_state(Arc::clone(hub))
}

async fn nothing_here() -> Refused {
    Refused(Refusal::new(Code::NotFound, "nothing is here; /api/docs lists what there is"))
}
