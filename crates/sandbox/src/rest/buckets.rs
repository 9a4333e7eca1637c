//! Rate limits, as Discord tells them in its headers.

use std::{collections::HashMap, time::Duration};

use tokio::time::Instant;

/// How many requests of each kind came in the running window.
#[derive(Default)]
pub(crate) struct Buckets(HashMap<String, Window>);

struct Window {
    since: Instant,
    used: u64,
}

/// What the headers say.
pub(crate) struct Reading {
    pub bucket: String,
    pub limit: u64,
    pub remaining: u64,
    pub reset_after: Duration,
    /// Whether this request was one too many.
    pub over: bool,
}

impl Buckets {
    /// Whether a request is one too many for the whole bot: 50 a second, interactions aside.
    pub fn over_all(&mut self, path: &[&str]) -> bool {
        if matches!(path, ["interactions" | "webhooks", ..]) {
            return false;
        }
        let now = Instant::now();
        let entry = self.0.entry(String::new()).or_insert(Window {
            since: now,
            used: 0,
        });
        if entry.since.elapsed() >= Duration::from_secs(1) {
            *entry = Window {
                since: now,
                used: 0,
            };
        }
        entry.used += 1;
        entry.used > 50
    }

    /// Counts a request; `None` for routes that Discord does not limit.
    pub fn count(&mut self, method: &str, path: &[&str]) -> Option<Reading> {
        let (name, major, limit, seconds) = bucket(method, path)?;
        let window = Duration::from_secs(seconds);
        if self.0.len() > 10_000 {
            self.0
                .retain(|_, window| window.since.elapsed() < Duration::from_secs(10));
        }
        let now = Instant::now();
        let entry = self.0.entry(format!("{name}:{major}")).or_insert(Window {
            since: now,
            used: 0,
        });
        if entry.since.elapsed() >= window {
            *entry = Window {
                since: now,
                used: 0,
            };
        }
        entry.used += 1;
        Some(Reading {
            bucket: name.to_owned(),
            limit,
            remaining: limit.saturating_sub(entry.used),
            reset_after: window.saturating_sub(entry.since.elapsed()),
            over: entry.used > limit,
        })
    }
}

/// The bucket's name, its major parameter, and so many requests in so many seconds.
///
/// Discord publishes no numbers ("not to be hard-coded"); these are of the size it was seen to use.
fn bucket<'a>(method: &str, path: &[&'a str]) -> Option<(&'static str, &'a str, u64, u64)> {
    Some(match (method, path) {
        (_, ["interactions", ..] | ["gateway", ..] | ["webhooks", _, _]) if method != "POST" => {
            return None;
        }
        (_, ["interactions", ..]) => return None,
        (_, ["webhooks", _, token, ..]) => ("webhook", *token, 5, 2),
        ("POST", ["channels", channel, "messages"]) => ("post", *channel, 5, 5),
        ("PATCH", ["channels", channel, "messages", _]) => ("edit", *channel, 5, 5),
        ("DELETE", ["channels", channel, "messages", _]) => ("delete", *channel, 5, 1),
        (_, ["channels", channel, ..]) => ("channel", *channel, 10, 5),
        (_, ["guilds", guild, ..]) => ("guild", *guild, 10, 5),
        (_, ["applications", application, "emojis", ..]) => ("emoji", *application, 50, 5),
        (_, [first, ..]) => ("other", *first, 30, 5),
        _ => return None,
    })
}
