//! Asks the bot that runs on this machine how it is.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

/// The path of the health report.
pub const HEALTH: &str = "/healthz";
/// What is said of a part that works.
pub(super) const WELL: &str = "ok";
/// What is said of a part that begins to.
pub(super) const STARTING: &str = "starting";
/// How long the bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How a bot is.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether every part works, or begins to.
    pub is_well: bool,
    /// What is said of each part, by its name.
    pub parts: BTreeMap<String, String>,
}

/// Asks the bot that listens on this address.
///
/// # Errors
/// Why there is no answer, in a sentence.
pub async fn ask(at: SocketAddr) -> Result<Answer, String> {
    let at = reachable(at);
    let unreached = |error: reqwest::Error| {
        let why = match error {
            error if error.is_timeout() => "it takes too long",
            error if error.is_connect() => "nothing listens there",
            _ => "the connection was lost",
        };
        format!("the bot does not answer at {at}: {why}")
    };
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE);
    let client = client.build().map_err(unreached)?;
    let sent = client.get(format!("http://{at}{HEALTH}")).send().await;
    let sent = sent.map_err(unreached)?;
    let is_well = sent.status().is_success();
    let text = sent.text().await.map_err(unreached)?;
    match serde_json::from_str(&text) {
        Ok(parts) => Ok(Answer { is_well, parts }),
        Err(_) => Err(format!("what answers at {at} is not triomphe")),
    }
}

/// Where to find whatever listens on this address: "every address" is no address to call.
fn reachable(mut at: SocketAddr) -> SocketAddr {
    if at.ip().is_unspecified() {
        at.set_ip(match at {
            SocketAddr::V4(_) => IpAddr::V4(Ipv4Addr::LOCALHOST),
            SocketAddr::V6(_) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        });
    }
    at
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_listens_on_every_address_is_found_on_loopback() {
        for (listens, found) in [
            ("0.0.0.0:9090", "127.0.0.1:9090"),
            ("[::]:9090", "[::1]:9090"),
            ("10.0.0.7:80", "10.0.0.7:80"),
        ] {
            assert_eq!(reachable(listens.parse().unwrap()), found.parse().unwrap());
        }
    }
}
