//! Who asks, from the cookie of a browser or the key of a script.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use mirabilia_protocol::{Code, Refusal};

use super::answer::Refused;
use super::guard::Peer;
use crate::hub::Hub;
use crate::person::{self, Person};

/// The name of the cookie.
const COOKIE: &str = "mirabilia";
/// Seconds a browser keeps it.
const YEARS: u32 = 2 * 365 * 24 * 3600;

/// Who asks; somebody unknown when no key came along.
pub(super) struct Who(pub(super) Person);

/// Who asks; refused when no key came along.
pub(super) struct Known(pub(super) Person);

/// Where the request comes from.
pub(super) struct Address(pub(super) IpAddr);

fn key(headers: &HeaderMap) -> Option<String> {
    let text = |value: &HeaderValue| value.to_str().ok().map(str::to_owned);
    if let Some(said) = headers.get(header::AUTHORIZATION).and_then(text) {
        return said.strip_prefix("Bearer ").map(|key| key.trim().to_owned());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(text);
    cookies
        .flat_map(|line| line.split(';').map(|one| one.trim().to_owned()).collect::<Vec<_>>())
        .find_map(|one| one.strip_prefix(COOKIE)?.strip_prefix('=').map(str::to_owned))
}

/// The header that gives a browser its key.
pub(super) fn cookie(hub: &Hub, headers: &HeaderMap, key: &str) -> HeaderValue {
    let proto = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    let secure = if hub.config.proxy && proto == Some("https") { "; Secure" } else { "" };
    let text = format!("{COOKIE}={key}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEARS}{secure}");
    let mut value = HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""));
    value.set_sensitive(true);
    value
}

impl FromRequestParts<Arc<Hub>> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Refused> {
        let Some(key) = key(&parts.headers) else { return Ok(Self(Person::nobody())) };
        let found = person::of_key(hub, &key).await?;
        Ok(Self(found.unwrap_or_else(Person::nobody)))
    }
}

impl FromRequestParts<Arc<Hub>> for Known {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Refused> {
        let Who(person) = Who::from_request_parts(parts, hub).await?;
        match person.is_known() {
            true => Ok(Self(person)),
            false => Err(unknown().into()),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refused> {
        let from = parts.extensions.get::<Peer>();
        Ok(Self(from.map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0)))
    }
}

/// Nobody can be told from anybody else without a key.
pub(super) fn unknown() -> Refusal {
    let message = "who are you? Browsers get a key from POST /api/me, scripts from POST /api/keys";
    Refusal::new(Code::NoKey, message)
}
