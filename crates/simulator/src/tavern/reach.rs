//! Whether Discord is in reach, as the house was told: so it is known when clocks must go and when they must stand, without
//! asking them.

use super::calls::Call;
use ids::GuildId;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tokio::time::Instant;

/// How long clocks go on after the connection is lost …
const PATIENCE: Duration = Duration::from_secs(30);
/// … and by when they stand, if the house could store something again after what went wrong before.
const LATEST: Duration = Duration::from_secs(40);

/// What the house was told of Discord.
#[derive(Default)]
pub struct Reach {
    connection: Connection,
    /// The servers that Discord itself could not reach for a while.
    own: BTreeMap<GuildId, Server>,
    /// Servers of which several things were told at once, one of which may have had to wait.
    doubtful: BTreeSet<GuildId>,
}

/// How the connection is on which a server is heard of.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
enum Connection {
    #[default]
    Heard,
    Silent,
    Lost {
        since: Instant,
        /// How much had gone wrong by then: clocks also stand while nothing can be stored.
        faults: u64,
    },
}

#[derive(Clone, Copy)]
struct Server {
    is_out: bool,
    connection: Connection,
}

/// What a clock must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    Goes,
    Stands,
    /// Either.
    Unknown,
}

impl Connection {
    fn lost(self, faults: u64) -> Connection {
        let since = Instant::now();
        match self {
            Connection::Heard => Connection::Lost { since, faults },
            other => other,
        }
    }

    fn silent(self) -> Connection {
        match self {
            Connection::Heard => Connection::Silent,
            other => other,
        }
    }

    fn clock(self, faults: u64) -> Due {
        match self {
            Connection::Heard => Due::Goes,
            Connection::Silent => Due::Stands,
            Connection::Lost { since, .. } if since.elapsed() < PATIENCE => Due::Goes,
            Connection::Lost {
                since,
                faults: before,
            } if since.elapsed() >= LATEST && faults == before => Due::Stands,
            // The time in which nothing could be stored does not count.
            Connection::Lost { .. } => Due::Unknown,
        }
    }
}

impl Reach {
    /// The house is told all of this at once, after so much has gone wrong in its store.
    pub fn told(&mut self, calls: &[Call], faults: u64) {
        for call in calls {
            match call {
                Call::DiscordReached => self.change(|_| Connection::Heard),
                Call::DiscordSilent(_) => self.change(Connection::silent),
                Call::DiscordLost => self.change(|connection| connection.lost(faults)),
                Call::ServerOut(guild) => {
                    let connection = self.connection;
                    let own = self.own.entry(*guild).or_insert(Server {
                        is_out: true,
                        connection,
                    });
                    own.is_out = true;
                    self.doubtful.remove(guild);
                }
                Call::ServerBack(guild) => self.is_back(*guild),
                // Nobody has to hear of a server where the bot is no more: its time runs.
                Call::Removed(guild) => self.is_back(*guild),
                _ => {}
            }
        }
        // The bot's being removed waits until its being there has been written down.
        for call in calls {
            if let Call::Removed(guild) = call
                && calls.iter().filter(|other| is_about(other, *guild)).count() > 1
            {
                self.doubtful.insert(*guild);
            }
        }
    }

    fn change(&mut self, change: impl Fn(Connection) -> Connection) {
        self.connection = change(self.connection);
        for own in self.own.values_mut().filter(|own| !own.is_out) {
            own.connection = change(own.connection);
        }
    }

    fn is_back(&mut self, guild: GuildId) {
        self.doubtful.remove(&guild);
        if let Some(own) = self.own.get_mut(&guild).filter(|own| own.is_out) {
            *own = Server {
                is_out: false,
                connection: Connection::Heard,
            };
        }
    }

    /// What the clock of a server's tables must do, now that so much has gone wrong in the store.
    pub fn clock(&self, guild: GuildId, faults: u64) -> Due {
        match self.own.get(&guild) {
            _ if self.doubtful.contains(&guild) => Due::Unknown,
            Some(own) if own.is_out => Due::Stands,
            Some(own) => own.connection.clock(faults),
            None => self.connection.clock(faults),
        }
    }
}

/// Whether a call changes, sooner or later, whether this server is in reach.
fn is_about(call: &Call, guild: GuildId) -> bool {
    match call {
        Call::ServerOut(at) | Call::ServerBack(at) | Call::Removed(at) | Call::Present(at) => {
            *at == guild
        }
        Call::DiscordReached | Call::DiscordSilent(_) | Call::DiscordLost => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ids::Millis;

    const HERE: GuildId = GuildId(1);
    const THERE: GuildId = GuildId(2);
    const SILENT: &Call = &Call::DiscordSilent(Millis(10_000));

    fn after<const N: usize>(calls: [&[&Call]; N]) -> [Due; 2] {
        let mut reach = Reach::default();
        for calls in calls {
            let calls: Vec<Call> = calls.iter().copied().cloned().collect();
            reach.told(&calls, 0);
        }
        [reach.clock(HERE, 0), reach.clock(THERE, 0)]
    }

    #[tokio::test(start_paused = true)]
    async fn silence_stands_until_discord_is_heard_and_a_server_by_itself() {
        use Due::{Goes, Stands, Unknown};
        let (lost, reached) = (&Call::DiscordLost, &Call::DiscordReached);
        let (out, back) = (&Call::ServerOut(HERE), &Call::ServerBack(HERE));
        let removed = &Call::Removed(HERE);
        assert_eq!(after([]), [Goes; 2]);
        assert_eq!(after([&[SILENT]]), [Stands; 2]);
        assert_eq!(after([&[SILENT, lost]]), [Stands; 2]);
        assert_eq!(after([&[SILENT], &[reached]]), [Goes; 2]);
        assert_eq!(after([&[out]]), [Stands, Goes]);
        // Whoever announces a server is heard.
        assert_eq!(after([&[out], &[SILENT], &[back]]), [Goes, Stands]);
        assert_eq!(after([&[out], &[reached]]), [Stands, Goes]);
        assert_eq!(after([&[out], &[removed]]), [Goes; 2]);
        assert_eq!(after([&[removed, out]]), [Unknown, Goes]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_lost_connection_stands_after_half_a_minute() {
        let mut reach = Reach::default();
        reach.told(&[Call::DiscordLost, SILENT.clone()], 3);
        assert_eq!(reach.clock(HERE, 3), Due::Goes);
        tokio::time::advance(PATIENCE - Duration::from_millis(1)).await;
        assert_eq!(reach.clock(HERE, 3), Due::Goes);
        tokio::time::advance(Duration::from_millis(1)).await;
        assert_eq!(reach.clock(HERE, 3), Due::Unknown);
        tokio::time::advance(LATEST - PATIENCE).await;
        assert_eq!(reach.clock(HERE, 3), Due::Stands);
        assert_eq!(reach.clock(HERE, 4), Due::Unknown);
    }
}
