//! The caller: keys for browsers and scripts, their name and tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use mirabilia_protocol::{Me, Refusal};
use mirabilia_store::{PersonId, Query, Status};
use serde::{Deserialize, Serialize};

use super::auth::{Caller, ClientAddress, cookie};
use super::extract::{JsonBody, Result};
use crate::hub::Hub;
use crate::live::no_store;
use crate::names;
use crate::person::{self, Person};
use crate::stored;

async fn me(hub: &Hub, who: &Person) -> Result<Me> {
    if !who.is_authenticated() {
        return Ok(Me { name: None, tables: Vec::new(), warning: None });
    }
    let query = Query {
        statuses: vec![Status::Open, Status::Playing],
        person: Some(PersonId::from(who.id.as_str())),
        limit: 100,
        ..Query::default()
    };
    let rows = hub.store.list(&query).await.map_err(|error| no_store(&error))?;
    let tables = rows.iter().filter_map(|row| stored::my_table(row, &who.id)).collect();
    let row = hub.store.person(&who.id.as_str().into()).await.map_err(|error| no_store(&error))?;
    let warning = row.and_then(|row| row.warning);
    Ok(Me { name: Some(who.name.clone()), tables, warning })
}

/// Returns the caller's name and tables.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn look(State(hub): State<Arc<Hub>>, Caller(who): Caller) -> Result<Json<Me>> {
    me(&hub, &who).await.map(Json)
}

#[derive(Deserialize, Default, utoipa::ToSchema)]
pub(super) struct NewName {
    /// The new display name.
    name: Option<String>,
    /// The warning of the server's host was read.
    #[serde(default)]
    confirm: bool,
}

/// Sets the caller's name. A browser without a key gets one as a cookie.
#[utoipa::path(post, path = "/api/me", request_body = NewName,
    responses((status = 200, body = Me), (status = 400, body = Refusal)))]
pub(super) async fn enter(
    State(hub): State<Arc<Hub>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Caller(who): Caller,
    JsonBody(entry): JsonBody<NewName>,
) -> Result<Response> {
    let name = entry.name.as_deref().map(names::check).transpose()?;
    let (mut who, key) = person::or_new(&hub, who, address).await?;
    if let Some(name) = name {
        person::rename(&hub, &who, &name).await?;
        who.name = name;
    }
    if entry.confirm {
        let confirmed = hub.store.warn_person(&who.id.as_str().into(), None).await;
        confirmed.map_err(|error| no_store(&error))?;
    }
    let mut response = Json(me(&hub, &who).await?).into_response();
    if let Some(key) = key {
        response.headers_mut().append(header::SET_COOKIE, cookie(&hub, &headers, &key));
    }
    Ok(response)
}

/// A key for a script.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Key {
    /// Sent as `Authorization: Bearer KEY`.
    pub(super) key: String,
}

/// Creates a key for a script or bot, which has no cookies.
#[utoipa::path(post, path = "/api/keys", responses((status = 201, body = Key)))]
pub(super) async fn key(
    State(hub): State<Arc<Hub>>,
    ClientAddress(address): ClientAddress,
) -> Result<(StatusCode, Json<Key>)> {
    hub.rate_limits.person(address)?;
    let (_, key) = person::add(&hub, person::SCRIPT).await?;
    Ok((StatusCode::CREATED, Json(Key { key })))
}
