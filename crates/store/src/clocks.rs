//! What the clocks say that deadlines go by, as it is kept from one start to the next.

use ids::GuildId;
use serde::{Deserialize, Serialize};

/// What the clocks say, milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Kept")]
pub struct Clocks {
    /// Those of the shards.
    pub shards: Vec<i64>,
    /// Those of the servers that have one of their own.
    pub servers: Vec<(GuildId, i64)>,
}

/// Once there were those of the shards alone.
#[derive(Deserialize)]
#[serde(untagged)]
enum Kept {
    OfShards(Vec<i64>),
    Of {
        shards: Vec<i64>,
        servers: Vec<(GuildId, i64)>,
    },
}

impl From<Kept> for Clocks {
    fn from(kept: Kept) -> Clocks {
        match kept {
            Kept::OfShards(shards) => Clocks {
                shards,
                servers: Vec::new(),
            },
            Kept::Of { shards, servers } => Clocks { shards, servers },
        }
    }
}

impl<const N: usize> From<&[i64; N]> for Clocks {
    fn from(shards: &[i64; N]) -> Clocks {
        Kept::OfShards(shards.to_vec()).into()
    }
}

impl Clocks {
    /// What the clock of a server's shard says.
    pub(super) fn of_shard(&self, guild: GuildId) -> Option<i64> {
        let shard = (guild.0 >> 22).checked_rem(self.shards.len() as u64)?;
        self.shards.get(usize::try_from(shard).ok()?).copied()
    }
}
