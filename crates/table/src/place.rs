//! Where a table stands, and how it can lose its place.

use crate::Terms;
use ids::{ChannelId, Millis};
use serde::{Deserialize, Serialize};

/// Whether a table has a thread of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In the channel where it was opened.
    #[default]
    Channel,
    /// In a thread of its own.
    Thread,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The channel or thread that holds the table.
    pub channel: ChannelId,
    /// The thread's channel, if it is a thread.
    pub parent: Option<ChannelId>,
}

impl Spot {
    /// Whether the place is this channel or a thread of it, and is lost along with it.
    #[must_use]
    pub fn is_in(self, channel: ChannelId) -> bool {
        self.channel == channel || self.parent == Some(channel)
    }
}

/// How a table lost its place, mildest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lost {
    /// The bot may no longer write there.
    Permission,
    /// The channel or thread was deleted.
    Channel,
    /// The bot was removed from the server.
    Server,
}

impl Lost {
    /// How long the table waits to be reopened, clock stopped, before the substitute finishes it.
    pub(crate) fn grace(self, terms: &Terms) -> Millis {
        match self {
            Lost::Server => Millis::days(1),
            _ if terms.is_slow() => Millis::days(1),
            _ => Millis::hours(1),
        }
    }
}

/// A table without a place. The end of the grace period is then its only deadline; what was left of the running
/// deadline is kept here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Homeless {
    /// What happened to its place.
    pub lost: Lost,
    /// What was left of the running deadline, or of the pause if there was one.
    pub left: Option<Millis>,
    /// How long the clock may stand still.
    pub granted: Millis,
}
