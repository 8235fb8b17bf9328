//! The web pages, which are embedded in the program. If they were not built, one page says how to
//! build them.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Mirabilia</title>\
<h1>Mirabilia</h1><p>The server is running, but it was built without the web pages. \
<code>cargo xtask play</code> builds them. To play in the terminal, run \
<code>mirabilia play duel</code>.</p>\
<p>Programs use the <a href=\"/api/docs\">API</a>.</p></html>\n";

/// Serves a file. The page's own routes are in the fragment, so other paths lead to the home page.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return super::bad_method().await.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path) {
        return serve(path, &file, &headers);
    }
    match Files::get("index.html") {
        Some(file) if path.is_empty() => serve("index.html", &file, &headers),
        Some(_) if !path.contains('.') => Redirect::to("/").into_response(),
        None if path.is_empty() => {
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response()
        }
        _ => super::not_found().await.into_response(),
    }
}

fn serve(path: &str, file: &rust_embed::EmbeddedFile, headers: &HeaderMap) -> Response {
    use std::fmt::Write;
    let hash = file.metadata.sha256_hash()[..12].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    });
    let tag = format!("\"{hash}\"");
    let cached = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if cached == Some(tag.as_str()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // The names of built files contain a hash of their content.
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let response_headers = [
        (header::CONTENT_TYPE, content_type(path).to_owned()),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, tag),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    // The build of the pages adds brotli-compressed copies.
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts_brotli = accepted.is_some_and(|list| {
        list.split(',').any(|item| item.split(';').next().is_some_and(|name| name.trim() == "br"))
    });
    match Files::get(&format!("{path}.br")).filter(|_| accepts_brotli) {
        Some(compressed) => {
            let encoding = [(header::CONTENT_ENCODING, "br")];
            (response_headers, encoding, compressed.data.into_owned()).into_response()
        }
        None => (response_headers, file.data.clone().into_owned()).into_response(),
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
