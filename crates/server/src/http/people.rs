//! What people at a table do about each other: mute, block, report.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use mirabilia_protocol::{BlockedPerson, Code, PersonAt, Refusal};
use mirabilia_store::{BlockLevel, BlockRow, Moderation};

use super::auth::{Authenticated, ClientAddress};
use super::extract::{JsonBody, PathParams, Result};
use crate::hub::Hub;
use crate::limits::Limit;
use crate::live::{TableMessage, no_store};
use crate::person::{self, Person};
use crate::privacy;

/// The longest report, in characters.
const MAX_REPORT: usize = 1_000;
/// The most people that one person mutes or blocks.
const MAX_BLOCKS: usize = 1_000;

async fn find(
    hub: &Arc<Hub>,
    table: &str,
    who: &Person,
    at: &PersonAt,
) -> Result<(String, String)> {
    let message = |reply| TableMessage::FindPerson { who: who.clone(), at: at.clone(), reply };
    Ok(hub.call(table, message).await?)
}

/// Mutes a person, or blocks them: their chat is no longer sent to the caller, at any table. Whoever
/// is blocked cannot take a seat at tables of the caller, either, and neither sees the tables of the
/// other in the lobby.
#[utoipa::path(post, path = "/api/tables/{table}/block", params(("table" = String, Path)),
    request_body = PersonAt,
    responses((status = 200, body = BlockedPerson), (status = 400, body = Refusal)))]
pub(super) async fn block(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    Authenticated(who): Authenticated,
    JsonBody(at): JsonBody<PersonAt>,
) -> Result<Json<BlockedPerson>> {
    hub.rate_limits.command(&who.id)?;
    let (other, name) = find(&hub, &table, &who, &at).await?;
    if who.muted.len() >= MAX_BLOCKS {
        let message = format!("you have muted {MAX_BLOCKS} people, which is the limit");
        return Err(Limit::Blocks.refusal(Code::TooMany, message).into());
    }
    let level = if at.block { BlockLevel::Block } else { BlockLevel::Mute };
    let row = BlockRow { other: other.into(), name, level, at: hub.clock.now() };
    let stored = hub.store.block(&who.id.as_str().into(), &row.other, Some(&row)).await;
    stored.map_err(|error| no_store(&error))?;
    hub.people.forget(&who.id);
    hub.people.forget(row.other.as_str());
    if let Some(who) = person::by_hash(&hub, who.key).await? {
        hub.try_send(&table, TableMessage::Muted { who });
    }
    Ok(Json(privacy::blocked(&who.id, &row)))
}

/// Reports a person to the host of the server.
#[utoipa::path(post, path = "/api/tables/{table}/report", params(("table" = String, Path)),
    request_body = PersonAt, responses((status = 204), (status = 400, body = Refusal)))]
pub(super) async fn report(
    State(hub): State<Arc<Hub>>,
    PathParams(table): PathParams<String>,
    ClientAddress(address): ClientAddress,
    Authenticated(who): Authenticated,
    JsonBody(at): JsonBody<PersonAt>,
) -> Result<StatusCode> {
    hub.rate_limits.command(&who.id)?;
    hub.rate_limits.storage(address, 300 + at.text.len())?;
    let length = at.text.trim().chars().count();
    if length == 0 || length > MAX_REPORT || at.text.contains('\0') {
        let message = format!("a report of {length} characters; expected 1 to {MAX_REPORT}");
        return Err(Refusal::new(Code::BadChat, message).into());
    }
    let (subject, name) = find(&hub, &table, &who, &at).await?;
    let line = at.line.map_or_else(String::new, |line| format!(", chat message {line}"));
    let entry = Moderation {
        at: hub.clock.now(),
        actor: who.id.clone(),
        action: "report".to_owned(),
        subject,
        table: Some(table.as_str().into()),
        text: format!("{name}{line}: {}", at.text.trim()),
    };
    hub.store.log_moderation(&entry).await.map_err(|error| no_store(&error))?;
    metrics::counter!("mirabilia_reports_total").increment(1);
    tracing::info!(table, "a person was reported; see mirabilia admin log");
    Ok(StatusCode::NO_CONTENT)
}
