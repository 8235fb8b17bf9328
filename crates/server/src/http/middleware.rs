//! Middleware of all requests: checks of host and origin, rate limits, metrics, security headers.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use mirabilia_protocol::{Code, Refusal};

use super::extract::ErrorResponse;
use crate::hub::Hub;

/// Everything is loaded from this server only, and no other page may frame ours. The pages compile
/// WebAssembly.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
                      media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The IP address of the client, as an extension of the request.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientIp(pub(super) IpAddr);

pub(super) async fn guard(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let started = Instant::now();
    let address = client_ip(&hub, request.headers(), peer.ip());
    request.extensions_mut().insert(ClientIp(address));
    let (method, path) = (request.method().clone(), path_label(request.uri().path()));
    let checked = check_host(&hub, request.headers())
        .and_then(|()| check_origin(&hub, &request))
        .and_then(|()| hub.bans.check_address(address, hub.clock.now()))
        .and_then(|()| hub.rate_limits.request(address));
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(refusal) => ErrorResponse(refusal).into_response(),
    };
    let status = response.status().as_u16().to_string();
    metrics::counter!("mirabilia_requests_total", "path" => path, "status" => status).increment(1);
    metrics::histogram!("mirabilia_request_seconds", "path" => path)
        .record(started.elapsed().as_secs_f64());
    tracing::debug!(%method, path, status = response.status().as_u16(), "request");
    let headers = response.headers_mut();
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if path == "/api" {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// The label of a path in metrics. Full paths would create a counter per table.
fn path_label(path: &str) -> &'static str {
    match path.split('/').nth(1) {
        Some("api") => "/api",
        Some("metrics" | "healthz" | "readyz") => "/ops",
        _ => "/",
    }
}

/// The client: the peer, or the last address of `X-Forwarded-For` behind a trusted proxy.
fn client_ip(hub: &Hub, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    // A proxy may append its own header line after that of the client.
    let header = headers.get_all("x-forwarded-for").iter().next_back();
    let list = header.and_then(|value| value.to_str().ok());
    let last = list.and_then(|list| list.rsplit(',').next()).and_then(|ip| ip.trim().parse().ok());
    last.filter(|_| hub.config.proxy).unwrap_or(peer)
}

/// A server on the loopback interface accepts only loopback host names; otherwise any page could
/// reach it by DNS rebinding.
fn check_host(hub: &Hub, headers: &HeaderMap) -> Result<(), Refusal> {
    if !hub.config.addr.ip().is_loopback() || hub.config.proxy {
        return Ok(());
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let is_loopback = matches!(name, "localhost" | "127.0.0.1" | "[::1]" | "");
    let is_allowed = hub.config.origins.iter().any(|origin| origin_host(origin) == host);
    if is_loopback || is_allowed {
        return Ok(());
    }
    let message = format!("host {:?} is not allowed; allow it with --origin", truncate(host));
    Err(Refusal::new(Code::Origin, message))
}

/// Requests that change something, and sockets, must come from our own pages or from no page.
fn check_origin(hub: &Hub, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    let is_socket = headers.contains_key(header::UPGRADE);
    if matches!(*request.method(), Method::GET | Method::HEAD) && !is_socket {
        return Ok(());
    }
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text("origin") else {
        // Browsers send the origin with every such request; scripts and bots have none.
        return match text("sec-fetch-site") {
            Some("cross-site" | "same-site") => Err(forbidden("another site")),
            _ => Ok(()),
        };
    };
    let host = text("host").unwrap_or_default();
    let allowed = hub.config.origins.iter().any(|known| known.trim_end_matches('/') == origin);
    if allowed || (!host.is_empty() && origin_host(origin) == host) {
        return Ok(());
    }
    Err(forbidden(origin))
}

fn forbidden(origin: &str) -> Refusal {
    let origin = truncate(origin);
    let message = format!("requests from {origin} are not allowed; allow them with --origin");
    Refusal::new(Code::Origin, message)
}

fn origin_host(origin: &str) -> &str {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    host.trim_end_matches('/')
}

fn truncate(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(80).collect()
}
