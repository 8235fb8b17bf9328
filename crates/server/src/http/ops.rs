//! For those who run the server: is it alive, is it ready, how much is going on.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use mirabilia_protocol::{Code, Refusal};

use super::answer::Result;
use super::who::Address;
use crate::hub::{Hub, closing};
use crate::live::no_store;

/// The process runs.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The server can serve: it is not going down and its database answers.
pub(super) async fn ready(State(hub): State<Arc<Hub>>) -> Result<&'static str> {
    if hub.is_closing() {
        return Err(closing().into());
    }
    let ping = tokio::time::timeout(Duration::from_secs(5), hub.store.ping()).await;
    match ping {
        Ok(Ok(())) => Ok("ok\n"),
        Ok(Err(error)) => Err(no_store(&error).into()),
        Err(_) => {
            Err(Refusal::new(Code::NoStore, "the database does not answer within 5 seconds").into())
        }
    }
}

/// Figures for Prometheus.
pub(super) async fn metrics(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
) -> Result<Response> {
    if !hub.config.public_metrics && !address.is_loopback() {
        let message = "figures are for this machine only; --public-metrics shows them to all";
        return Err(Refusal::new(Code::Origin, message).into());
    }
    let body = crate::figures::render();
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok((StatusCode::OK, [(header::CONTENT_TYPE, kind)], body).into_response())
}
