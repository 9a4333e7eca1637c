//! Whether Discord is in reach, as the house was told.

use super::calls::Call;
use ids::GuildId;
use std::collections::{BTreeMap, BTreeSet};

/// What is known of Discord's being in reach, from what the house was told and not from its clocks.
#[derive(Default)]
pub struct Reach {
    connection: Connection,
    /// The servers that Discord itself cannot reach.
    out: BTreeSet<GuildId>,
    /// Servers of which so much was told at once, or out of turn, that their clocks may go or stand.
    doubtful: BTreeSet<GuildId>,
}

/// How the one connection is.
#[derive(Default)]
enum Connection {
    #[default]
    Heard,
    Silent,
    /// Lost lately or for long, or told of twice at once: clocks may go or stand.
    Doubtful,
}

impl Reach {
    /// The house is told this, all at once.
    pub fn told(&mut self, calls: &[Call]) {
        let of_connection = |call: &&Call| {
            matches!(
                call,
                Call::DiscordLost | Call::DiscordSilent(_) | Call::DiscordReached
            )
        };
        let changes: Vec<&Call> = calls.iter().filter(of_connection).collect();
        self.connection = match (changes.as_slice(), &self.connection) {
            ([], _) => std::mem::take(&mut self.connection),
            ([Call::DiscordReached], _) => Connection::Heard,
            ([Call::DiscordSilent(_)], Connection::Heard | Connection::Silent)
            | ([Call::DiscordLost], Connection::Silent) => Connection::Silent,
            _ => Connection::Doubtful,
        };
        let mut servers: BTreeMap<GuildId, Vec<bool>> = BTreeMap::new();
        for call in calls {
            match call {
                Call::ServerOut(guild) => servers.entry(*guild).or_default().push(true),
                Call::ServerBack(guild) => servers.entry(*guild).or_default().push(false),
                // Nobody hears any more whether it is in reach.
                Call::Removed(guild) => {
                    self.out.remove(guild);
                    self.doubtful.insert(*guild);
                }
                _ => {}
            }
        }
        for (guild, told) in servers {
            let was_out = self.out.remove(&guild);
            let was_doubtful = self.doubtful.remove(&guild);
            let is_sure = changes.is_empty() && matches!(self.connection, Connection::Heard);
            match told.as_slice() {
                [true] => _ = self.out.insert(guild),
                // It is in reach as it was.
                [false] if !was_out && !was_doubtful => {}
                // A server comes back over a connection that is heard.
                [false] if is_sure => {}
                _ => _ = self.doubtful.insert(guild),
            }
        }
    }

    /// Whether the clock of a server's tables must stand; `None` if that is not known.
    pub fn must_stand(&self, guild: GuildId) -> Option<bool> {
        match self.connection {
            _ if self.doubtful.contains(&guild) => None,
            _ if self.out.contains(&guild) => Some(true),
            Connection::Heard => Some(false),
            Connection::Silent => Some(true),
            Connection::Doubtful => None,
        }
    }
}
