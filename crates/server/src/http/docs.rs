//! The OpenAPI document, and an HTML page of it.

use std::fmt::Write;

use axum::Json;
use axum::response::Html;
use mirabilia_protocol as wire;
use utoipa::OpenApi;

use super::{boards, data, games, me, people, seats, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Mirabilia",
        description = "Tables for 7 Wonders, 7 Wonders Duel and 7 Wonders Dice. Unofficial, not \
                       affiliated with the publisher. docs/protocol.md shows every message, \
                       including those of the sockets at /api/tables/{table}/socket and \
                       /api/me/socket.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        tables::lobby,
        tables::open,
        tables::look,
        tables::view,
        tables::boards,
        tables::command,
        tables::events,
        seats::give,
        seats::take,
        me::look,
        me::enter,
        me::key,
        data::keys,
        data::add_key,
        data::revoke_key,
        data::blocks,
        data::unblock,
        data::export,
        data::delete,
        people::block,
        people::report,
        games::list,
        games::look,
        games::record,
        games::view,
        games::review,
        games::begin_review,
        boards::list,
        boards::check
    ),
    components(schemas(wire::Message, wire::Notice, wire::Code))
)]
struct Api;

/// The OpenAPI document.
pub(super) async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// The OpenAPI document as text.
pub(crate) fn text() -> String {
    Api::openapi().to_pretty_json().unwrap_or_default()
}

/// The OpenAPI document as an HTML page.
pub(super) async fn page() -> Html<String> {
    let document: serde_json::Value = serde_json::from_str(&text()).unwrap_or_default();
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Mirabilia API</title>\
         <h1>Mirabilia API</h1><p>Machine-readable: <a href=\"/api/openapi.json\">openapi.json</a>.</p>",
    );
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let text = |field: &str| operation[field].as_str();
            let description = text("description").or(text("summary")).unwrap_or("");
            let _ = write!(
                page,
                "<h2><code>{} {}</code></h2><p>{}</p>",
                method.to_uppercase(),
                escape(path),
                escape(description)
            );
            let _ = write!(
                page,
                "<details><summary>Parameters and responses</summary><pre>{}</pre></details>",
                escape(&serde_json::to_string_pretty(operation).unwrap_or_default())
            );
        }
    }
    page += "<h1>Types</h1>";
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let text = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(
            page,
            "<details><summary><code>{}</code></summary><pre>{}</pre></details>",
            escape(name),
            escape(&text)
        );
    }
    Html(page + "</html>\n")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
