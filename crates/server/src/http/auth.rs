//! Authentication by the cookie of a browser or the bearer key of a script.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use mirabilia_protocol::{Code, Refusal};

use super::extract::ErrorResponse;
use super::middleware::ClientIp;
use crate::hub::Hub;
use crate::person::{self, Person};

/// The name of the cookie.
const COOKIE: &str = "mirabilia";
/// The lifetime of the cookie in seconds: two years.
const COOKIE_AGE: u32 = 2 * 365 * 24 * 3600;

/// The caller; anonymous without a valid key.
pub(super) struct Caller(pub(super) Person);

/// The caller; refused without a valid key.
pub(super) struct Authenticated(pub(super) Person);

/// The IP address of the client.
pub(super) struct ClientAddress(pub(super) IpAddr);

fn key(headers: &HeaderMap) -> Option<String> {
    let text = |value: &HeaderValue| value.to_str().ok().map(str::to_owned);
    if let Some(authorization) = headers.get(header::AUTHORIZATION).and_then(text) {
        return authorization.strip_prefix("Bearer ").map(|key| key.trim().to_owned());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(text);
    cookies
        .flat_map(|line| line.split(';').map(|one| one.trim().to_owned()).collect::<Vec<_>>())
        .find_map(|one| one.strip_prefix(COOKIE)?.strip_prefix('=').map(str::to_owned))
}

/// The `Set-Cookie` header with a key; without one, the browser forgets the cookie.
pub(super) fn cookie(hub: &Hub, headers: &HeaderMap, key: &str) -> HeaderValue {
    let proto = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    let secure = if hub.config.proxy && proto == Some("https") { "; Secure" } else { "" };
    let age = if key.is_empty() { 0 } else { COOKIE_AGE };
    let text = format!("{COOKIE}={key}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    let mut value = HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""));
    value.set_sensitive(true);
    value
}

impl FromRequestParts<Arc<Hub>> for Caller {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, ErrorResponse> {
        let Some(key) = key(&parts.headers) else { return Ok(Self(Person::anonymous())) };
        let found = person::by_key(hub, &key).await?;
        Ok(Self(found.unwrap_or_else(Person::anonymous)))
    }
}

impl FromRequestParts<Arc<Hub>> for Authenticated {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, ErrorResponse> {
        let Caller(person) = Caller::from_request_parts(parts, hub).await?;
        match person.is_authenticated() {
            true => Ok(Self(person)),
            false => Err(unauthenticated().into()),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ErrorResponse> {
        let address = parts.extensions.get::<ClientIp>();
        Ok(Self(address.map_or(IpAddr::from([0, 0, 0, 0]), |address| address.0)))
    }
}

pub(super) fn unauthenticated() -> Refusal {
    let message =
        "unauthenticated: get a key from POST /api/me (browsers) or POST /api/keys (scripts)";
    Refusal::new(Code::NoKey, message)
}
