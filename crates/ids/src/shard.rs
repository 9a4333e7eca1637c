//! Discord's shards.

use super::GuildId;

/// A part of Discord's servers, whose events arrive over one connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// From 0, below `of`.
    pub number: u64,
    /// The number of shards, at least 1.
    pub of: u64,
}

impl Shard {
    /// The only shard of a bot that has one: it hears all servers.
    pub const ALL: Shard = Shard { number: 0, of: 1 };

    /// The shard over which the events of a server arrive, by Discord's rule.
    pub fn hearing(guild: GuildId, of: u64) -> Shard {
        let of = of.max(1);
        let number = (guild.0 >> 22) % of;
        Shard { number, of }
    }

    /// Whether the events of a server arrive over this shard.
    pub fn hears(self, guild: GuildId) -> bool {
        Shard::hearing(guild, self.of) == self
    }
}
