//! Rate limits: by route, by the token of an interaction or webhook, and for the whole bot.

use std::{collections::HashMap, time::Duration};

use serde_json::json;

use super::Response;

/// The limit of the whole bot per second, without interactions and their webhooks.
const ALL: u64 = 50;

/// How many requests of each kind arrived in the current window. Times are on the sandbox's clock.
#[derive(Default)]
pub(crate) struct Buckets {
    all: Option<Window>,
    windows: HashMap<String, Window>,
}

struct Window {
    since: Duration,
    used: u64,
}

/// What the headers of an answer report.
pub(crate) struct LimitStatus {
    bucket: &'static str,
    limit: u64,
    remaining: u64,
    reset_after: Duration,
}

/// A request beyond a limit.
pub(crate) enum RateLimited {
    /// The limit of the whole bot; with the time until it resets.
    All(Duration),
    /// The limit of its route or token.
    Bucket(LimitStatus),
}

impl Buckets {
    /// Counts a request and returns what to report; `None` for routes that Discord does not limit.
    pub fn count(
        &mut self,
        now: Duration,
        method: &str,
        path: &[&str],
    ) -> Result<Option<LimitStatus>, RateLimited> {
        let second = Duration::from_secs(1);
        if !matches!(path, ["interactions", ..] | ["webhooks", _, _, ..]) {
            let all = self.all.get_or_insert(Window::new(now));
            all.used_at(now, second);
            if all.used >= ALL {
                return Err(RateLimited::All(all.left(now, second)));
            }
        }
        let Some(Bucket {
            name,
            major,
            limit,
            window,
        }) = bucket(method, path)
        else {
            self.count_all(path);
            return Ok(None);
        };
        if self.windows.len() > 10_000 {
            let old = Duration::from_secs(10);
            self.windows
                .retain(|_, window| now.saturating_sub(window.since) < old);
        }
        let key = format!("{name}:{major}");
        let used = self.windows.entry(key).or_insert(Window::new(now));
        used.used_at(now, window);
        let over = used.used >= limit;
        used.used += u64::from(!over);
        let reading = LimitStatus {
            bucket: name,
            limit,
            remaining: limit - used.used,
            reset_after: used.left(now, window),
        };
        if over {
            return Err(RateLimited::Bucket(reading));
        }
        self.count_all(path);
        Ok(Some(reading))
    }

    fn count_all(&mut self, path: &[&str]) {
        if !matches!(path, ["interactions", ..] | ["webhooks", _, _, ..])
            && let Some(all) = &mut self.all
        {
            all.used += 1;
        }
    }
}

impl Window {
    fn new(now: Duration) -> Self {
        Window {
            since: now,
            used: 0,
        }
    }

    /// Starts a new window if the old one is over.
    fn used_at(&mut self, now: Duration, length: Duration) {
        if now.saturating_sub(self.since) >= length {
            *self = Window::new(now);
        }
    }

    fn left(&self, now: Duration, length: Duration) -> Duration {
        (self.since + length).saturating_sub(now)
    }
}

impl LimitStatus {
    /// Discord's headers; `now` in Unix milliseconds, excluding the current one.
    pub fn headers(&self, now: u64) -> [(&'static str, String); 5] {
        let after = millis_up(self.reset_after);
        let seconds = |millis: u64| format!("{}.{:03}", millis / 1000, millis % 1000);
        [
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", self.remaining.to_string()),
            ("x-ratelimit-reset-after", seconds(after)),
            ("x-ratelimit-reset", seconds(now + 1 + after)),
            ("x-ratelimit-bucket", self.bucket.to_owned()),
        ]
    }
}

impl RateLimited {
    /// The time until the limit resets.
    pub fn wait(&self) -> Duration {
        match self {
            RateLimited::All(wait) => *wait,
            RateLimited::Bucket(reading) => reading.reset_after,
        }
    }

    /// Discord's 429; `now` in Unix milliseconds.
    pub fn response(&self, now: u64) -> Response {
        let scope = match self {
            RateLimited::All(_) => Scope::Global,
            RateLimited::Bucket(_) => Scope::User,
        };
        let mut response = too_many(self.wait(), scope);
        if let RateLimited::Bucket(reading) = self {
            response.headers.extend(reading.headers(now));
        }
        response
    }
}

/// Who shares a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The bot alone, for one route or token.
    User,
    /// The bot alone, for all routes.
    Global,
    /// Everybody who uses the same resource.
    Shared,
}

/// The 429 that a test wants for this request; `now` in Unix milliseconds.
pub(crate) fn on_demand(
    method: &str,
    path: &str,
    wait: Duration,
    scope: Scope,
    now: u64,
) -> Response {
    let mut response = too_many(wait, scope);
    let path: Vec<&str> = path.trim_matches('/').split('/').collect();
    if scope == Scope::User
        && let Some(Bucket { name, limit, .. }) = bucket(method, &path)
    {
        let reading = LimitStatus {
            bucket: name,
            limit,
            remaining: 0,
            reset_after: wait,
        };
        response.headers.extend(reading.headers(now));
    }
    response
}

/// Discord's 429 for this waiting time.
pub(crate) fn too_many(wait: Duration, scope: Scope) -> Response {
    let name = match scope {
        Scope::User => "user",
        Scope::Global => "global",
        Scope::Shared => "shared",
    };
    let wait = millis_up(wait) as f64 / 1000.0;
    let mut headers = vec![
        ("retry-after", format!("{}", wait.ceil())),
        ("x-ratelimit-scope", name.to_owned()),
    ];
    if scope == Scope::Global {
        headers.push(("x-ratelimit-global", "true".to_owned()));
    }
    Response {
        status: 429,
        body: Some(json!({
            "message": "You are being rate limited.",
            "retry_after": wait, "global": scope == Scope::Global,
        })),
        headers,
    }
}

/// In milliseconds, rounded up, so that waiting this long is enough.
fn millis_up(time: Duration) -> u64 {
    u64::try_from(time.as_nanos().div_ceil(1_000_000)).unwrap_or(u64::MAX)
}

/// Routes that share a limit.
struct Bucket<'a> {
    name: &'static str,
    /// The channel, server or token it is counted for.
    major: &'a str,
    limit: u64,
    window: Duration,
}

/// Discord publishes no numbers ("not to be hard-coded"); these are similar to observed ones.
fn bucket<'a>(method: &str, path: &[&'a str]) -> Option<Bucket<'a>> {
    let (name, major, limit, seconds) = match (method, path) {
        (_, ["gateway"] | ["interactions", ..]) => return None,
        (_, ["webhooks", _, token, ..]) => ("webhook", *token, 5, 2),
        ("POST", ["channels", channel, "messages"]) => ("post", *channel, 5, 5),
        ("PATCH", ["channels", channel, "messages", _]) => ("edit", *channel, 5, 5),
        ("DELETE", ["channels", channel, "messages", _]) => ("delete", *channel, 5, 1),
        (
            "POST",
            ["channels", channel, "threads"] | ["channels", channel, "messages", _, "threads"],
        ) => ("thread", *channel, 10, 10),
        (_, ["channels", channel, ..]) => ("channel", *channel, 10, 5),
        (_, ["guilds", guild, ..]) => ("guild", *guild, 10, 5),
        (_, ["applications", application, "emojis", ..]) => ("emoji", *application, 50, 5),
        (_, [first, ..]) => ("other", *first, 30, 5),
        _ => return None,
    };
    Some(Bucket {
        name,
        major,
        limit,
        window: Duration::from_secs(seconds),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const MESSAGES: [&str; 3] = ["channels", "1", "messages"];

    fn seconds(headers: &[(&str, String)], wanted: &str) -> Duration {
        let found = headers.iter().find(|(name, _)| *name == wanted).unwrap();
        let seconds = found.1.parse().unwrap();
        Duration::from_secs_f64(seconds)
    }

    /// A window that ends between two milliseconds, reported at a time between two others.
    #[test]
    fn whoever_comes_when_the_headers_say_so_is_let_in() {
        for micros in (0..1_000).step_by(50) {
            let now = Duration::from_micros(7_000_000 + micros);
            let mut buckets = Buckets::default();
            let since = Duration::from_micros(6_000_321);
            buckets.count(since, "POST", &MESSAGES).ok().unwrap();
            let told = (0..4)
                .map(|_| buckets.count(now, "POST", &MESSAGES).ok().unwrap().unwrap())
                .last()
                .unwrap();
            assert_eq!(told.remaining, 0);
            let over = buckets.count(now, "POST", &MESSAGES).err().unwrap();
            let body = over.response(0).body.unwrap();
            let headers = told.headers(7_000);
            for then in [
                now + seconds(&headers, "x-ratelimit-reset-after"),
                seconds(&headers, "x-ratelimit-reset"),
                now + Duration::from_secs_f64(body["retry_after"].as_f64().unwrap()),
            ] {
                let again = Buckets {
                    windows: HashMap::from([("post:1".to_owned(), Window { since, used: 5 })]),
                    ..Buckets::default()
                }
                .count(then, "POST", &MESSAGES);
                assert!(again.is_ok(), "told at {now:?} to come at {then:?}");
                assert!(
                    then - since < Duration::from_millis(5_003),
                    "{then:?} is late"
                );
            }
        }
    }
}
