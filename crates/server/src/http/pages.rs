//! The web table's files, which are inside the program; without them one page that says how to build
//! them.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Mirabilia</title>\
<h1>Mirabilia</h1><p>The server runs, but this program was built without the web pages. \
<code>cargo xtask play</code> builds them. The terminal needs none: <code>mirabilia play duel</code>.</p>\
<p>Programs talk to <a href=\"/api/docs\">/api</a>.</p></html>\n";

/// A file, or the page itself for every address that the page routes by itself.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path) {
        return serve(path, &file, &headers);
    }
    match Files::get("index.html") {
        Some(file) if !path.contains('.') => serve("index.html", &file, &headers),
        None if path.is_empty() => {
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

fn serve(path: &str, file: &rust_embed::EmbeddedFile, headers: &HeaderMap) -> Response {
    use std::fmt::Write;
    let hash = file.metadata.sha256_hash()[..12].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    });
    let tag = format!("\"{hash}\"");
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known == Some(tag.as_str()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // Names of built files change with what is in them.
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let kind = [
        (header::CONTENT_TYPE, kind_of(path).to_owned()),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, tag),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    // The build of the pages left smaller copies of what can be made smaller.
    let takes = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let takes_brotli = takes.is_some_and(|takes| {
        takes.split(',').any(|one| one.split(';').next().is_some_and(|name| name.trim() == "br"))
    });
    match Files::get(&format!("{path}.br")).filter(|_| takes_brotli) {
        Some(small) => {
            (kind, [(header::CONTENT_ENCODING, "br")], small.data.into_owned()).into_response()
        }
        None => (kind, file.data.clone().into_owned()).into_response(),
    }
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
