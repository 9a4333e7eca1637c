//! Where a table stands, and how it can lose its place.

use crate::Terms;
use ids::{ChannelId, Millis};
use serde::{Deserialize, Serialize};

/// Whether a table stands in a thread of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In the channel where it was called.
    #[default]
    Channel,
    /// In a thread of its own.
    Thread,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The channel or thread.
    pub channel: ChannelId,
    /// The channel of the thread, if it is one.
    pub parent: Option<ChannelId>,
}

impl Spot {
    /// Whether this channel is the place, or the place is a thread of it: with it the place is gone.
    #[must_use]
    pub fn is_in(self, channel: ChannelId) -> bool {
        self.channel == channel || self.parent == Some(channel)
    }
}

/// How a table lost its place; the later the worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lost {
    /// The bot may not write there any more.
    Permission,
    /// The channel or thread was deleted.
    Channel,
    /// The bot was removed from the server.
    Server,
}

impl Lost {
    /// How long the table's clock stands.
    pub(crate) fn grace(self, terms: &Terms) -> Millis {
        match self {
            Lost::Server => Millis::days(1),
            _ if terms.is_slow() => Millis::days(1),
            _ => Millis::hours(1),
        }
    }
}

/// A table without a place.
/// When its time is over is the table's only deadline meanwhile; the time that ran is kept as what is left of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Homeless {
    /// How it lost it.
    pub lost: Lost,
    /// What was left of the time that ran (of the pause, if one is on).
    pub left: Option<Millis>,
    /// How long the clock may stand.
    pub granted: Millis,
}
