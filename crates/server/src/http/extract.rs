//! Extractors with readable errors, and refusals as HTTP responses.

use std::any::Any;
use std::time::Duration;

use axum::Json;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode, header};
use axum::response::IntoResponse;
use mirabilia_protocol::{Code, MAX_FILE, MAX_REQUEST, Refusal};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

/// No route accepts more. A body that says it is larger is refused before it is read.
const MAX_BODY: u64 = (2 * MAX_FILE + MAX_REQUEST) as u64;
/// How long a client may take to send a body.
const BODY_TIMEOUT: Duration = Duration::from_secs(20);

/// A refusal as an HTTP response.
#[derive(Debug)]
pub(super) struct ErrorResponse(pub(super) Refusal);

impl From<Refusal> for ErrorResponse {
    fn from(refusal: Refusal) -> Self {
        Self(refusal)
    }
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> axum::response::Response {
        let status = StatusCode::from_u16(self.0.code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry_after = self.0.retry_after;
        let body = serde_json::json!({ "error": self.0 });
        let mut response = (status, Json(body)).into_response();
        // Whoever is over a limit that time does not lift gets no such header.
        let retry_after = match status {
            StatusCode::SERVICE_UNAVAILABLE => retry_after.or(Some(1)),
            _ => retry_after,
        };
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// The result of a handler.
pub(super) type Result<T> = std::result::Result<T, ErrorResponse>;

/// A JSON body.
pub(super) struct JsonBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, state: &S) -> Result<Self> {
        let bytes = read_body(request, state).await?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|error| {
            Refusal::new(Code::Unreadable, format!("body: {error}; see /api/docs")).into()
        })
    }
}

/// A text body.
pub(super) struct TextBody(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for TextBody {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, state: &S) -> Result<Self> {
        let bytes = read_body(request, state).await?;
        String::from_utf8(bytes.into())
            .map(Self)
            .map_err(|_| Refusal::new(Code::Unreadable, "body: not UTF-8 text").into())
    }
}

/// Reads a body, within a size and a time.
async fn read_body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes> {
    if request.body().size_hint().lower() > MAX_BODY {
        let message = format!("body: larger than {MAX_BODY} bytes");
        return Err(Refusal::new(Code::TooLarge, message).into());
    }
    let read = timeout(BODY_TIMEOUT, Bytes::from_request(request, state)).await;
    let Ok(read) = read else {
        metrics::counter!("mirabilia_slow_bodies_total").increment(1);
        let message = format!("body: not complete after {} seconds", BODY_TIMEOUT.as_secs());
        return Err(Refusal::new(Code::Unreadable, message).into());
    };
    read.map_err(|error| {
        let code = match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            _ => Code::Unreadable,
        };
        Refusal::new(code, format!("body: {}", error.body_text())).into()
    })
}

/// The query parameters.
pub(super) struct QueryParams<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for QueryParams<T> {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(params)| Self(params)).map_err(|error| {
            Refusal::new(Code::Unreadable, format!("query: {}", error.body_text())).into()
        })
    }
}

/// The path parameters.
pub(super) struct PathParams<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for PathParams<T> {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(path)| Self(path)).map_err(|error| {
            Refusal::new(Code::Unreadable, format!("path: {}", error.body_text())).into()
        })
    }
}

/// The response if a handler panics.
pub(super) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response<Body> {
    tracing::error!("a handler panicked");
    ErrorResponse(crate::live::broken("a handler panicked")).into_response()
}
