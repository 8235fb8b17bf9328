//! Extractors with readable errors, and refusals as HTTP responses.

use std::any::Any;

use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use mirabilia_protocol::{Code, Refusal};
use serde::de::DeserializeOwned;

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
        let body = serde_json::json!({ "error": self.0 });
        let mut response = (status, Json(body)).into_response();
        if matches!(self.0.code.status(), 429 | 503) {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("1"));
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
