//! Serves the page and the pictures on it.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Path, State},
    http::{StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

use crate::{shared::Shared, world::id::Id};

/// Every file of `page/`, by its path.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// `/page/NAME`.
pub(crate) async fn file(Path(path): Path<String>) -> Response {
    embedded(&path)
}

/// The page itself.
pub(crate) fn index() -> Response {
    embedded("index.html")
}

fn embedded(path: &str) -> Response {
    match FILES.iter().find(|(name, _)| *name == path) {
        Some((name, bytes)) => (
            [
                (header::CONTENT_TYPE, kind(name)),
                (header::CACHE_CONTROL, "no-cache"),
                // Within another page, a click meant for that page would be a click here.
                (header::CONTENT_SECURITY_POLICY, "frame-ancestors 'none'"),
            ],
            *bytes,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// `/cdn/attachments/ID/NAME` and `/cdn/emojis/ID.png`.
pub(crate) async fn cdn(
    State(shared): State<Arc<Shared>>,
    Path(path): Path<String>,
    uri: Uri,
) -> Response {
    let query = uri.query().unwrap_or_default();
    if path.starts_with("attachments/") && !shared.with(|world| world.is_signed(uri.path(), query))
    {
        let gone = "This content is no longer available.";
        return (StatusCode::NOT_FOUND, gone).into_response();
    }
    let id = match path.split('/').collect::<Vec<_>>()[..] {
        ["attachments", id, _] => id.parse::<Id>().ok(),
        ["emojis", name] => name.split('.').next().and_then(|id| id.parse().ok()),
        _ => None,
    };
    let blob = |id| {
        shared.with(|world| {
            let replaced = || world.replaced.iter().find(|(other, _)| *other == id);
            let kept = world.blobs.get(&id);
            kept.or_else(|| Some(&replaced()?.1)).cloned()
        })
    };
    match id.and_then(blob) {
        Some(blob) => {
            // Files uploaded by a bot are displayed or saved, never executed.
            let place = if blob.content_type.starts_with("image/") {
                "inline"
            } else {
                "attachment"
            };
            let headers = [
                (header::CONTENT_TYPE, blob.content_type),
                (header::CONTENT_DISPOSITION, place.to_owned()),
                (header::CONTENT_SECURITY_POLICY, "sandbox".to_owned()),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
                // A file never changes: a new version has a new id.
                (
                    header::CACHE_CONTROL,
                    "private, max-age=31536000, immutable".to_owned(),
                ),
            ];
            (headers, Body::from(blob.bytes.to_vec())).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
