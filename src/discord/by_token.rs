//! Answers and edits by an interaction's token, rate-limited by token as Discord does it.
//!
//! serenity's limiter counts `/webhooks/{application}/{token}/…` by application, so at sixteen open hands one
//! player's edits waited seconds for another's.
//! Here every token has its own client, whose limiter lives as long as the token: it spaces the edits of one hand as
//! Discord's headers ask, waits out a 429, and delays nobody else.
//! All clients share their connections.

use super::http::Door;
use parking_lot::Mutex;
use serenity::http::Http;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How long an interaction's token is valid.
const LIFE: Duration = Duration::from_secs(15 * 60);

/// One client for each token that is still valid.
pub struct ByToken {
    door: Door,
    clients: Mutex<Clients>,
}

#[derive(Default)]
struct Clients {
    of: HashMap<String, Arc<Http>>,
    /// When each token was first seen, the oldest first.
    met: VecDeque<(Instant, String)>,
}

impl ByToken {
    /// Makes the clients with this door.
    pub fn new(door: Door) -> ByToken {
        ByToken {
            door,
            clients: Mutex::default(),
        }
    }

    /// The client for this interaction's token: the same one for as long as the token is valid.
    pub fn client(&self, token: &str) -> Arc<Http> {
        // Every change is complete before anything can panic.
        let mut clients = self.clients.lock();
        let now = Instant::now();
        while let Some((_, old)) = clients
            .met
            .pop_front_if(|(met, _)| now.duration_since(*met) >= LIFE)
        {
            clients.of.remove(&old);
        }
        if let Some(known) = clients.of.get(token) {
            return known.clone();
        }
        let client = Arc::new(self.door.http());
        clients.of.insert(token.to_owned(), client.clone());
        clients.met.push_back((now, token.to_owned()));
        client
    }

    #[cfg(test)]
    fn known(&self) -> usize {
        self.clients.lock().of.len()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::config::{Discord, Token};

    fn by_token() -> ByToken {
        ByToken::new(Door::new(&Token::new("not.a.secret"), &Discord::Itself).unwrap())
    }

    #[tokio::test(start_paused = true)]
    async fn a_token_has_one_client_and_no_other_token_shares_it() {
        let clients = by_token();
        let one = clients.client("one");
        assert!(!Arc::ptr_eq(&one, &clients.client("two")));
        tokio::time::advance(LIFE - Duration::from_secs(1)).await;
        assert!(Arc::ptr_eq(&one, &clients.client("one")));
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_goes_with_its_token() {
        let clients = by_token();
        for token in ["one", "two", "three"] {
            clients.client(token);
            tokio::time::advance(Duration::from_secs(60)).await;
        }
        assert_eq!(clients.known(), 3);
        // The first two have expired, the third has not.
        tokio::time::advance(LIFE - Duration::from_secs(100)).await;
        clients.client("four");
        assert_eq!(clients.known(), 2);
    }
}
