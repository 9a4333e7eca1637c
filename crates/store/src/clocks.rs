//! The clocks that deadlines are measured by, kept from one start to the next.

use ids::{GuildId, Shard};
use serde::{Deserialize, Serialize};

/// What each clock showed, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredClocks")]
pub struct Clocks {
    /// One reading for each shard, in milliseconds, by its number.
    pub shards: Vec<i64>,
    /// Of servers that have a clock of their own.
    pub servers: Vec<(GuildId, i64)>,
}

/// Earlier versions kept only the shards' clocks, as an array.
#[derive(Deserialize)]
#[serde(untagged)]
enum StoredClocks {
    OfShards(Vec<i64>),
    Of {
        shards: Vec<i64>,
        servers: Vec<(GuildId, i64)>,
    },
}

impl From<StoredClocks> for Clocks {
    fn from(kept: StoredClocks) -> Clocks {
        match kept {
            StoredClocks::OfShards(shards) => Clocks {
                shards,
                servers: Vec::new(),
            },
            StoredClocks::Of { shards, servers } => Clocks { shards, servers },
        }
    }
}

impl<const N: usize> From<&[i64; N]> for Clocks {
    fn from(shards: &[i64; N]) -> Clocks {
        StoredClocks::OfShards(shards.to_vec()).into()
    }
}

impl Clocks {
    /// What the clock of a server's shard showed.
    pub(super) fn at_shard_of(&self, guild: GuildId) -> Option<i64> {
        self.at(Shard::hearing(guild, self.shards.len() as u64))
    }

    /// What the clock of a shard showed: there is one for each, or one for all.
    pub(super) fn at(&self, shard: Shard) -> Option<i64> {
        let number = shard.number.checked_rem(self.shards.len() as u64)?;
        self.shards.get(usize::try_from(number).ok()?).copied()
    }
}
