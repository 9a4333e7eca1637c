//! Which requests are let in: none with a foreign host name, and none from a foreign page.
//!
//! A page of another site can make its reader's browser send requests here, or point its own host
//! name at 127.0.0.1. The first shows in `Origin`, the second in `Host`.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::shared::Shared;

/// The names of the loopback interface.
const OWN: [&str; 3] = ["127.0.0.1", "localhost", "[::1]"];

/// Checks every request: REST, gateway and page.
pub(crate) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let host = request.uri().authority().map(|name| name.as_str());
    match foreign(host, request.headers(), &shared.config.names) {
        None => next.run(request).await,
        Some(why) => {
            tracing::warn!(
                "refused {} {}: {why}",
                request.method(),
                request.uri().path()
            );
            (StatusCode::FORBIDDEN, why).into_response()
        }
    }
}

/// Why a request is refused, if it is. `authority` is the address of a request without `Host`.
fn foreign(authority: Option<&str>, headers: &HeaderMap, names: &[String]) -> Option<&'static str> {
    // A header that cannot be read counts as foreign, not as absent.
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST).or(authority).unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    if !OWN.contains(&name) && !names.iter().any(|known| known == name) {
        return Some("The sandbox answers to 127.0.0.1 and localhost alone.");
    }
    // Its own pages come over plain HTTP alone: under another scheme it is another site.
    let own =
        text(header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://") == Some(host));
    (!own).then_some("The sandbox answers no page but its own.")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn refused(host: Option<&str>, origin: Option<&str>, names: &[&str]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in [(header::HOST, host), (header::ORIGIN, origin)] {
            if let Some(value) = value {
                headers.insert(name, value.parse().unwrap());
            }
        }
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        foreign(None, &headers, &names).is_some()
    }

    #[test]
    fn only_its_own_names_and_pages_are_let_in() {
        for host in [
            "127.0.0.1",
            "127.0.0.1:8300",
            "localhost:1",
            "[::1]:8300",
            "[::1]",
        ] {
            assert!(!refused(Some(host), None, &[]), "{host}");
            assert!(
                !refused(Some(host), Some(&format!("http://{host}")), &[]),
                "{host}"
            );
        }
        for host in [
            "evil.com",
            "evil.com:8300",
            "127.0.0.1.evil.com",
            "localhost.:1",
            "",
            "::1",
        ] {
            assert!(refused(Some(host), None, &[]), "{host}");
            assert!(
                refused(Some(host), Some(&format!("http://{host}")), &[]),
                "{host}"
            );
        }
        assert!(refused(None, None, &[]));
        for origin in [
            "http://evil.com",
            "null",
            "http://localhost:9",
            "http://127.0.0.1",
            "https://127.0.0.1:8300",
            "ftp://127.0.0.1:8300",
            "127.0.0.1:8300",
            "",
        ] {
            assert!(
                refused(Some("127.0.0.1:8300"), Some(origin), &[]),
                "{origin}"
            );
        }
        assert!(!refused(Some("discord.com"), None, &["discord.com"]));
        assert!(refused(
            Some("discord.com"),
            Some("https://evil.com"),
            &["discord.com"]
        ));
        assert!(refused(Some("discord.com"), None, &["discord.net"]));
    }
}
