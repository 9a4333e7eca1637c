//! Snowflakes and the clock they are made from.

use std::{fmt, str::FromStr, time::Duration};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tokio::time::Instant;
use twilight_model::util::Timestamp;

/// Discord's epoch, the start of 2015, in Unix milliseconds.
const EPOCH: u64 = 1_420_070_400_000;

/// A snowflake: Discord's id of a server, channel, person or message.
///
/// Its upper bits are the milliseconds since 2015 at which it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// When it was made, in Unix milliseconds.
    #[must_use]
    pub fn millis(self) -> u64 {
        (self.0 >> 22) + EPOCH
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Id)
    }
}

impl From<u64> for Id {
    fn from(number: u64) -> Self {
        Id(number)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Text(String),
            Number(u64),
        }
        match Written::deserialize(deserializer)? {
            Written::Text(text) => text.parse().map_err(serde::de::Error::custom),
            Written::Number(number) => Ok(Id(number)),
        }
    }
}

/// The sandbox's own clock: it follows tokio's clock, which a test may pause, and can be moved forward.
#[derive(Debug)]
pub(crate) struct Clock {
    wall: u64,
    started: Instant,
    ahead: Duration,
    last: u64,
}

impl Clock {
    pub fn new() -> Self {
        let wall = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .unwrap_or_default();
        Clock {
            wall: millis(wall),
            started: Instant::now(),
            ahead: Duration::ZERO,
            last: 0,
        }
    }

    /// The time in Unix milliseconds.
    pub fn now(&self) -> u64 {
        self.wall + millis(self.age())
    }

    /// The time since the sandbox started.
    pub fn age(&self) -> Duration {
        self.started.elapsed() + self.ahead
    }

    /// Moves the clock forward at once.
    pub fn advance(&mut self, time: Duration) {
        self.ahead += time;
    }

    /// A new snowflake, greater than all earlier ones.
    pub fn id(&mut self) -> Id {
        self.last = (self.last + 1).max(self.now().saturating_sub(EPOCH) << 22);
        Id(self.last)
    }

    /// A new snowflake for a server of this shard (its index and the number of shards). It is from the next
    /// millisecond that belongs to the shard, so that with thousands of shards the ids run seconds ahead of the time.
    pub fn id_on(&mut self, (shard, of): (u64, u64)) -> Id {
        let (id, of) = (self.id().0, of.max(1));
        let milli = id >> 22;
        let wait = (of + shard % of - milli % of) % of;
        if wait > 0 {
            self.last = (milli + wait) << 22;
        }
        Id(self.last)
    }

    /// Makes sure that ids of a saved world are not used again.
    pub fn skip_to(&mut self, used: Id) {
        self.last = self.last.max(used.0);
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// Unix milliseconds in Discord's notation.
pub(crate) fn iso(unix_millis: u64) -> String {
    i64::try_from(unix_millis)
        .ok()
        .and_then(|ms| Timestamp::from_micros(ms * 1000).ok())
        .map(|time| time.iso_8601().to_string())
        .unwrap_or_default()
}

/// An [`Id`] in a JSON value: Discord accepts text, and from most libraries numbers too.
pub(crate) fn id_in(value: &serde_json::Value) -> Option<Id> {
    match value {
        serde_json::Value::String(text) => text.parse().ok(),
        serde_json::Value::Number(number) => number.as_u64().map(Id),
        _ => None,
    }
}
