//! Answers over HTTP: JSON, and refusals with their status.

use std::any::Any;

use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use mirabilia_protocol::{Code, Refusal};
use serde::de::DeserializeOwned;

/// A refusal as a response.
#[derive(Debug)]
pub(super) struct Refused(pub(super) Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self(refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> axum::response::Response {
        let status = StatusCode::from_u16(self.0.code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::json!({ "error": self.0 });
        let mut response = (status, Json(body)).into_response();
        if matches!(self.0.code.status(), 429 | 503) {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("1"));
        }
        response
    }
}

/// What a handler gives.
pub(super) type Result<T> = std::result::Result<T, Refused>;

/// A JSON body, with errors that say what is wrong.
pub(super) struct JsonBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self> {
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|error| {
            let code = match error.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
                _ => Code::Unreadable,
            };
            Refusal::new(code, format!("body: {}", error.body_text()))
        })?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|error| {
            Refusal::new(Code::Unreadable, format!("body: {error}; see /api/docs")).into()
        })
    }
}

/// What stands after the question mark, with errors that say what is wrong.
pub(super) struct Asked<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let asked = Query::<T>::from_request_parts(parts, state).await;
        asked.map(|Query(asked)| Self(asked)).map_err(|error| {
            Refusal::new(Code::Unreadable, format!("query: {}", error.body_text())).into()
        })
    }
}

/// What stands between the slashes, with errors that say what is wrong.
pub(super) struct PathOf<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for PathOf<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(path)| Self(path)).map_err(|error| {
            Refusal::new(Code::Unreadable, format!("address: {}", error.body_text())).into()
        })
    }
}

/// A handler that panicked: a bug, told as such, and nothing else ends.
pub(super) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response<Body> {
    tracing::error!("a handler panicked");
    Refused(crate::live::broken("a handler panicked")).into_response()
}
