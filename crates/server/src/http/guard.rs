//! What every request passes: is it for us, from a page of ours, not too often; and what every
//! response says about itself.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use mirabilia_protocol::{Code, Refusal};

use super::answer::Refused;
use crate::hub::Hub;

/// Scripts, styles and pictures come from here only, and nobody may frame the pages.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
                      media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The address a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer(pub(super) IpAddr);

pub(super) async fn guard(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let address = client(&hub, request.headers(), peer.ip());
    request.extensions_mut().insert(Peer(address));
    let (method, path) = (request.method().clone(), kind_of(request.uri().path()));
    let passes = is_for_us(&hub, request.headers())
        .and_then(|()| is_from_us(&hub, &request))
        .and_then(|()| hub.gates.request(address));
    let mut response = match passes {
        Ok(()) => next.run(request).await,
        Err(refusal) => Refused(refusal).into_response(),
    };
    let status = response.status().as_u16().to_string();
    metrics::counter!("mirabilia_requests_total", "path" => path, "status" => status).increment(1);
    metrics::histogram!("mirabilia_request_seconds", "path" => path)
        .record(began.elapsed().as_secs_f64());
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

/// The part of a path that is counted: ids would make a counter for each table.
fn kind_of(path: &str) -> &'static str {
    match path.split('/').nth(1) {
        Some("api") => "/api",
        Some("metrics" | "healthz" | "readyz") => "/ops",
        _ => "/",
    }
}

/// Who asks: the peer, or whom a trusted proxy names last.
fn client(hub: &Hub, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    // A proxy may add a line of its own after what the client sent.
    let named = headers.get_all("x-forwarded-for").iter().next_back();
    let named = named.and_then(|value| value.to_str().ok());
    let last = named.and_then(|list| list.rsplit(',').next()).and_then(|ip| ip.trim().parse().ok());
    last.filter(|_| hub.config.proxy).unwrap_or(peer)
}

/// A server that listens to this machine only answers only under names of this machine: else any
/// page could reach it by giving its own name this machine's address.
fn is_for_us(hub: &Hub, headers: &HeaderMap) -> Result<(), Refusal> {
    if !hub.config.addr.ip().is_loopback() || hub.config.proxy {
        return Ok(());
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let ours = matches!(name, "localhost" | "127.0.0.1" | "[::1]" | "");
    let allowed = hub.config.origins.iter().any(|origin| origin_host(origin) == host);
    if ours || allowed {
        return Ok(());
    }
    let message = format!("this server is not {:?}; allow it with --origin", cut(host));
    Err(Refusal::new(Code::Origin, message))
}

/// Requests that change something, and sockets, come from our own pages or from no page at all.
fn is_from_us(hub: &Hub, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    let is_socket = headers.contains_key(header::UPGRADE);
    if matches!(*request.method(), Method::GET | Method::HEAD) && !is_socket {
        return Ok(());
    }
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text("origin") else {
        // Browsers name the page with every such request; scripts and bots have none.
        return match text("sec-fetch-site") {
            Some("cross-site" | "same-site") => Err(not_ours("another site")),
            _ => Ok(()),
        };
    };
    let host = text("host").unwrap_or_default();
    let allowed = hub.config.origins.iter().any(|known| known.trim_end_matches('/') == origin);
    if allowed || (!host.is_empty() && origin_host(origin) == host) {
        return Ok(());
    }
    Err(not_ours(origin))
}

fn not_ours(origin: &str) -> Refusal {
    let message = format!("a page of {} may not do this; allow it with --origin", cut(origin));
    Refusal::new(Code::Origin, message)
}

fn origin_host(origin: &str) -> &str {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    host.trim_end_matches('/')
}

fn cut(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(80).collect()
}
