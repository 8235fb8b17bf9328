//! Health checks and metrics for operators.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use mirabilia_protocol::{Code, Refusal};

use super::auth::ClientAddress;
use super::extract::Result;
use crate::hub::{Hub, closing};

/// Liveness: the process is running.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// Readiness: the server is not shutting down, and its database accepts writes.
pub(super) async fn ready(State(hub): State<Arc<Hub>>) -> Result<&'static str> {
    if hub.is_closing() {
        return Err(closing().into());
    }
    hub.readiness.check(&*hub.store).await?;
    Ok("ok\n")
}

/// Prometheus metrics.
pub(super) async fn metrics(
    State(hub): State<Arc<Hub>>,
    ClientAddress(address): ClientAddress,
) -> Result<Response> {
    if !hub.config.public_metrics && !address.is_loopback() {
        let message = "metrics are available to localhost only, unless --public-metrics is set";
        return Err(Refusal::new(Code::Origin, message).into());
    }
    let body = crate::metrics::render();
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok((StatusCode::OK, [(header::CONTENT_TYPE, kind)], body).into_response())
}
