//! Handing a seat over to another device with a one-time key.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use mirabilia_protocol::{Code, Created, HandOver, Refusal};
use serde::Deserialize;

use super::auth::{Authenticated, Caller, cookie};
use super::extract::{JsonBody, PathParams, Result};
use crate::hub::Hub;
use crate::ids::{hash_key, is_hand_over, new_hand_over};
use crate::live::{TableMessage, no_store};
use crate::person;

/// The lifetime of a hand-over key in milliseconds.
const LIFETIME: i64 = 15 * 60 * 1000;

/// Creates a key that hands a seat over to the first client that redeems it.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/hand-over",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = HandOver), (status = 403, body = Refusal)))]
pub(super) async fn give(
    State(hub): State<Arc<Hub>>,
    PathParams((table, seat)): PathParams<(String, u8)>,
    Authenticated(who): Authenticated,
) -> Result<Json<HandOver>> {
    hub.call(&table, |reply| TableMessage::CheckSeat { who: who.clone(), seat, reply }).await?;
    let (key, until) = (new_hand_over(&who.id), hub.clock.now() + LIFETIME);
    let stored = hub.store.put_handover(&hash_key(&key), &table.as_str().into(), seat, until).await;
    stored.map_err(|error| no_store(&error))?;
    Ok(Json(HandOver { key, until }))
}

#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Brought {
    /// The key.
    key: String,
}

/// Redeems a hand-over key and returns the table. While people play, they must agree first; the
/// answer is then `pending`. A browser without a key of its own gets one as a
/// cookie.
#[utoipa::path(post, path = "/api/hand-over", request_body = Brought,
    responses((status = 200, body = Created), (status = 404, body = Refusal)))]
pub(super) async fn take(
    State(hub): State<Arc<Hub>>,
    headers: HeaderMap,
    Caller(who): Caller,
    JsonBody(brought): JsonBody<Brought>,
) -> Result<Response> {
    let none = || {
        let message = "the hand-over key is invalid, used or expired; request a new one";
        Refusal::new(Code::NoHandOver, message)
    };
    if !is_hand_over(&brought.key) {
        return Err(none().into());
    }
    let found = hub.store.take_handover(&hash_key(&brought.key), hub.clock.now()).await;
    let (table, seat) = found.map_err(|error| no_store(&error))?.ok_or_else(none)?;
    let (who, key) = match who.is_authenticated() {
        true => (who, None),
        false => person::add(&hub, person::BROWSER).await.map(|(who, key)| (who, Some(key)))?,
    };
    let message = |reply| {
        let (to, key) = (who.clone(), brought.key.clone());
        TableMessage::HandOver { seat, to, key, reply }
    };
    let pending = hub.call(table.as_str(), message).await?;
    let mut response = Json(Created { table: table.to_string(), pending }).into_response();
    if let Some(key) = key {
        response.headers_mut().append(header::SET_COOKIE, cookie(&hub, &headers, &key));
    }
    Ok(response)
}
