//! Which names a listener answers to. A page of another site can point its own name at this machine and have its
//! reader's browser ask; the name shows in `Host`. An address cannot be pointed anywhere.

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use parking_lot::Mutex;
use std::collections::HashSet;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// How many refused names are told of, each once: whoever asks chooses them.
const TOLD: usize = 8;

/// The names that a listener answers to.
#[derive(Clone)]
pub struct Names(Arc<Known>);

struct Known {
    is_loopback: bool,
    /// Those that the operator set.
    listed: Vec<String>,
    refused: Mutex<HashSet<String>>,
}

impl Names {
    /// The names for a listener at this address, with those that the operator set.
    pub fn new(at: SocketAddr, listed: &[String]) -> Names {
        Names(Arc::new(Known {
            is_loopback: at.ip().is_loopback(),
            listed: listed.to_vec(),
            refused: Mutex::default(),
        }))
    }

    /// Whether a name, as it stands in `Host`, is one of them.
    fn has(&self, host: &str) -> bool {
        let name = without_port(host);
        let address = name.trim_matches(['[', ']']).parse::<IpAddr>();
        let known = match address {
            Ok(address) => address.is_loopback() || !self.0.is_loopback,
            Err(_) => name.eq_ignore_ascii_case("localhost"),
        };
        let mut listed = self.0.listed.iter();
        known || listed.any(|listed| listed.eq_ignore_ascii_case(name))
    }

    /// Says once for each name that it was refused.
    fn tell(&self, host: &str) {
        let name: String = without_port(host).chars().take(100).collect();
        let mut refused = self.0.refused.lock();
        if refused.len() < TOLD && refused.insert(name.clone()) {
            tracing::warn!(
                "refused to answer at the name {name:?}: if it is yours, add it to TRIOMPHE_HTTP_NAMES"
            );
        }
    }
}

/// Lets through whoever asks at one of these names, or at none, as no browser does.
pub async fn guard(State(names): State<Names>, request: Request, next: Next) -> Response {
    let authority = request.uri().authority().map(|it| it.as_str());
    let host = request.headers().get(header::HOST);
    let host = authority.or(host.map(|host| host.to_str().unwrap_or("?")));
    match host {
        Some(host) if !names.has(host) => {
            names.tell(host);
            let why = "This name is not in TRIOMPHE_HTTP_NAMES.\n";
            (StatusCode::FORBIDDEN, why).into_response()
        }
        _ => next.run(request).await,
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn loopback_answers_to_its_own_names_and_others_to_addresses_and_what_is_listed() {
        let at = |at: &str, listed: &[&str]| {
            let listed: Vec<String> = listed.iter().map(|it| (*it).to_owned()).collect();
            Names::new(at.parse().unwrap(), &listed)
        };
        let own = [
            "127.0.0.1",
            "127.0.0.1:9090",
            "localhost:1",
            "LOCALHOST",
            "[::1]:9090",
            "[::1]",
        ];
        let addresses = ["10.0.0.7:9090", "192.168.1.2", "[fd00::7]:9090"];
        let foreign = [
            "evil.com",
            "evil.com:9090",
            "127.0.0.1.evil.com",
            "localhost.evil.com",
            "",
            "10.0.0.7.evil.com:9090",
        ];
        let (loopback, open) = (at("127.0.0.1:9090", &[]), at("0.0.0.0:9090", &[]));
        for host in own {
            assert!(loopback.has(host) && open.has(host), "{host}");
        }
        for host in addresses {
            assert!(!loopback.has(host) && open.has(host), "{host}");
        }
        for host in foreign {
            assert!(!loopback.has(host) && !open.has(host), "{host}");
        }
        let listed = at("0.0.0.0:9090", &["triomphe", "bot.example.org"]);
        for (host, has) in [
            ("triomphe:9090", true),
            ("Bot.Example.org", true),
            ("example.org", false),
        ] {
            assert_eq!(listed.has(host), has, "{host}");
        }
    }
}
