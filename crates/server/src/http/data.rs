//! The caller's own data: keys, people they have muted or blocked, everything as a file, and its
//! deletion.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use mirabilia_protocol::{BlockedPerson, Code, Command, KeyInfo, Refusal, Request};
use mirabilia_store::{PersonId, Query, Status, StoreError};
use serde::Deserialize;

use super::auth::{Authenticated, ClientAddress, cookie};
use super::extract::{ErrorResponse, JsonBody, PathParams, Result};
use super::me::Key;
use crate::archive::ArchiveError;
use crate::hub::Hub;
use crate::ids::{hash_key, new_key};
use crate::limits::Limit;
use crate::live::{TableMessage, broken, no_store};
use crate::names;
use crate::person::{self, Person};
use crate::privacy::{self, Erased, PersonalData};

/// The most keys of one person.
const MAX_KEYS: usize = 20;

fn unavailable(error: &StoreError) -> ErrorResponse {
    no_store(error).into()
}

fn failed(error: ArchiveError) -> ErrorResponse {
    match error {
        ArchiveError::Store(error) => no_store(&error).into(),
        other => broken(other).into(),
    }
}

fn id_of(who: &Person) -> PersonId {
    who.id.as_str().into()
}

/// Lists the caller's keys.
#[utoipa::path(get, path = "/api/me/keys", responses((status = 200, body = Vec<KeyInfo>)))]
pub(super) async fn keys(
    State(hub): State<Arc<Hub>>,
    Authenticated(who): Authenticated,
) -> Result<Json<Vec<KeyInfo>>> {
    let keys = hub.store.keys(&id_of(&who)).await.map_err(|error| unavailable(&error))?;
    Ok(Json(keys.iter().map(|key| privacy::key_info(key, &who.key)).collect()))
}

#[derive(Deserialize, Default, utoipa::ToSchema)]
pub(super) struct NewKey {
    /// What the key is for.
    label: Option<String>,
}

/// Creates another key of the caller, for another device or a script.
#[utoipa::path(post, path = "/api/me/keys", request_body = NewKey,
    responses((status = 201, body = Key), (status = 429, body = Refusal)))]
pub(super) async fn add_key(
    State(hub): State<Arc<Hub>>,
    ClientAddress(address): ClientAddress,
    Authenticated(who): Authenticated,
    JsonBody(new): JsonBody<NewKey>,
) -> Result<(StatusCode, Json<Key>)> {
    hub.rate_limits.person(address)?;
    let label = new.label.as_deref().map(names::check).transpose()?;
    let count = hub.store.keys(&id_of(&who)).await.map_err(|error| unavailable(&error))?.len();
    if count >= MAX_KEYS {
        let message =
            format!("you have {count} keys, which is the limit; revoke one of them first");
        return Err(Limit::Keys.refusal(Code::TooMany, message).into());
    }
    let key = new_key();
    let label = label.as_deref().unwrap_or(person::SCRIPT);
    let added = hub.store.add_key(&hash_key(&key), &id_of(&who), label, hub.clock.now()).await;
    added.map_err(|error| unavailable(&error))?;
    Ok((StatusCode::CREATED, Json(Key { key })))
}

/// Revokes a key of the caller. Its sockets are closed within half a minute, on every node.
#[utoipa::path(delete, path = "/api/me/keys/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Vec<KeyInfo>), (status = 404, body = Refusal)))]
pub(super) async fn revoke_key(
    State(hub): State<Arc<Hub>>,
    PathParams(id): PathParams<String>,
    Authenticated(who): Authenticated,
) -> Result<Json<Vec<KeyInfo>>> {
    let revoked = privacy::revoke(&*hub.store, &id_of(&who), &id).await;
    if !revoked.map_err(|error| unavailable(&error))? {
        return Err(Refusal::new(Code::NotFound, "you have no such key").into());
    }
    hub.people.forget(&who.id);
    keys(State(hub), Authenticated(who)).await
}

/// Lists whom the caller has muted or blocked.
#[utoipa::path(get, path = "/api/me/blocks", responses((status = 200, body = Vec<BlockedPerson>)))]
pub(super) async fn blocks(
    State(hub): State<Arc<Hub>>,
    Authenticated(who): Authenticated,
) -> Result<Json<Vec<BlockedPerson>>> {
    let rows = hub.store.blocks(&id_of(&who)).await.map_err(|error| unavailable(&error))?;
    Ok(Json(rows.iter().map(|row| privacy::blocked(&who.id, row)).collect()))
}

/// Ends a mute or block.
#[utoipa::path(delete, path = "/api/me/blocks/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Vec<BlockedPerson>), (status = 404, body = Refusal)))]
pub(super) async fn unblock(
    State(hub): State<Arc<Hub>>,
    PathParams(id): PathParams<String>,
    Authenticated(who): Authenticated,
) -> Result<Json<Vec<BlockedPerson>>> {
    let rows = hub.store.blocks(&id_of(&who)).await.map_err(|error| unavailable(&error))?;
    let found = rows.iter().find(|row| privacy::blocked(&who.id, row).id == id);
    let none = || Refusal::new(Code::NotFound, "you have muted or blocked nobody of this id");
    let other = &found.ok_or_else(none)?.other;
    let ended = hub.store.block(&id_of(&who), other, None).await;
    ended.map_err(|error| unavailable(&error))?;
    hub.people.forget(&who.id);
    hub.people.forget(other.as_str());
    blocks(State(hub), Authenticated(who)).await
}

/// Returns everything that is stored about the caller, as a file.
#[utoipa::path(get, path = "/api/me/data",
    responses((status = 200, description = "everything, as JSON", body = Object)))]
pub(super) async fn export(
    State(hub): State<Arc<Hub>>,
    ClientAddress(address): ClientAddress,
    Authenticated(who): Authenticated,
) -> Result<Response> {
    // Reads the logs of all tables.
    hub.rate_limits.export(address)?;
    let data: Option<PersonalData> =
        privacy::export(&*hub.store, &id_of(&who)).await.map_err(failed)?;
    let data = data.ok_or_else(super::auth::unauthenticated)?;
    let name = [(header::CONTENT_DISPOSITION, "attachment; filename=\"mirabilia.json\"")];
    Ok((name, Json(data)).into_response())
}

/// Deletes the caller: running games are left, then their id, names and chat are removed from every
/// table; tables at which nobody else sat are deleted.
#[utoipa::path(delete, path = "/api/me",
    responses((status = 200, description = "the tables that were deleted or changed", body = Object)))]
pub(super) async fn delete(
    State(hub): State<Arc<Hub>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Authenticated(who): Authenticated,
) -> Result<Response> {
    hub.rate_limits.export(address)?;
    leave_all(&hub, &who).await?;
    let erased: Erased = privacy::erase(&*hub.store, &id_of(&who)).await.map_err(failed)?;
    hub.people.forget(&who.id);
    for table in erased.deleted.iter().chain(&erased.rewritten) {
        hub.try_send(table, TableMessage::Reload);
    }
    tracing::info!(
        deleted = erased.deleted.len(),
        rewritten = erased.rewritten.len(),
        "a person deleted their data"
    );
    let mut response = Json(erased).into_response();
    // An empty key that has expired: the browser forgets the cookie.
    response.headers_mut().append(header::SET_COOKIE, cookie(&hub, &headers, ""));
    Ok(response)
}

/// Leaves all open and running tables.
async fn leave_all(hub: &Arc<Hub>, who: &Person) -> Result<()> {
    let query = Query {
        statuses: vec![Status::Open, Status::Playing],
        person: Some(id_of(who)),
        limit: u32::MAX >> 1,
        ..Query::default()
    };
    let rows = hub.store.list(&query).await.map_err(|error| unavailable(&error))?;
    for row in rows {
        let leave = |reply| {
            let request =
                Request { id: "delete".to_owned(), command: Command::Leave { seat: None } };
            TableMessage::Execute { who: who.clone(), request, reply }
        };
        // A table that refuses, because its game has just ended, needs no leaving.
        let _ = hub.call(row.id.as_str(), leave).await?;
    }
    Ok(())
}
