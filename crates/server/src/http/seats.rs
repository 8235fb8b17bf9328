//! Moving a seat to another device: a key that works once.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use mirabilia_protocol::{Code, Created, HandOver, Refusal};
use serde::Deserialize;

use super::answer::{JsonBody, PathOf, Result};
use super::who::{Known, Who, cookie};
use crate::hub::Hub;
use crate::ids::{hash_key, is_hand_over, new_hand_over};
use crate::live::{Ask, no_store};
use crate::person;
use crate::time::now;

/// Milliseconds a key can be used.
const GOOD_FOR: i64 = 15 * 60 * 1000;

/// A key that moves a seat to whoever brings it first.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/hand-over",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = HandOver), (status = 403, body = Refusal)))]
pub(super) async fn give(
    State(hub): State<Arc<Hub>>,
    PathOf((table, seat)): PathOf<(String, u8)>,
    Known(who): Known,
) -> Result<Json<HandOver>> {
    hub.ask(&table, |reply| Ask::Owns { who: who.clone(), seat, reply }).await?;
    let (key, until) = (new_hand_over(&who.id), now() + GOOD_FOR);
    let kept = hub.store.put_handover(&hash_key(&key), &table.as_str().into(), seat, until).await;
    kept.map_err(|error| no_store(&error))?;
    Ok(Json(HandOver { key, until }))
}

#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Brought {
    /// The key.
    key: String,
}

/// Takes over the seat of a key, and says at which table. A browser without a key of its own gets
/// one.
#[utoipa::path(post, path = "/api/hand-over", request_body = Brought,
    responses((status = 200, body = Created), (status = 404, body = Refusal)))]
pub(super) async fn take(
    State(hub): State<Arc<Hub>>,
    headers: HeaderMap,
    Who(who): Who,
    JsonBody(brought): JsonBody<Brought>,
) -> Result<Response> {
    let none = || {
        let message = "this link was used, is too old, or was never right; ask for a new one";
        Refusal::new(Code::NoHandOver, message)
    };
    if !is_hand_over(&brought.key) {
        return Err(none().into());
    }
    let found = hub.store.take_handover(&hash_key(&brought.key), now()).await;
    let (table, seat) = found.map_err(|error| no_store(&error))?.ok_or_else(none)?;
    let (who, key) = match who.is_known() {
        true => (who, None),
        false => person::add(&hub).await.map(|(who, key)| (who, Some(key)))?,
    };
    let ask = |reply| {
        let (to, key) = (who.clone(), brought.key.clone());
        Ask::HandOver { seat, to, key, reply }
    };
    hub.ask(table.as_str(), ask).await?;
    let mut response = Json(Created { table: table.to_string() }).into_response();
    if let Some(key) = key {
        response.headers_mut().append(header::SET_COOKIE, cookie(&hub, &headers, &key));
    }
    Ok(response)
}
