//! Whether Discord is in reach, from what the house was told: this says when clocks must run and when they must stand,
//! without asking the house.

use super::calls::Call;
use ids::GuildId;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tokio::time::Instant;

/// How long clocks go on after the connection is lost …
const PATIENCE: Duration = Duration::from_secs(30);
/// … and by when they stand: a heartbeat that failed before may have stopped them for the two seconds until the next.
const LATEST: Duration = Duration::from_secs(40);

/// What the house was told of Discord.
#[derive(Default)]
pub struct Reach {
    connection: Connection,
    /// The servers that Discord itself could not reach for a while.
    own: BTreeMap<GuildId, Server>,
    /// Servers that came back before or after something else that was told of them.
    doubtful: BTreeSet<GuildId>,
}

/// The state of a connection.
#[derive(Clone, Copy, Default)]
enum Connection {
    #[default]
    Heard,
    Silent,
    Lost {
        since: Instant,
        /// How many heartbeats had been missed by then: clocks also stand while none is stored.
        missed_beats: u64,
    },
}

/// A server with a clock of its own.
#[derive(Clone, Copy)]
enum Server {
    Out,
    Back(Connection),
}

/// What a clock must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    Goes,
    Stands,
    /// Either.
    Unknown,
}

impl Connection {
    fn lost(self, missed_beats: u64) -> Connection {
        let since = Instant::now();
        match self {
            Connection::Heard => Connection::Lost {
                since,
                missed_beats,
            },
            other => other,
        }
    }

    fn silent(self) -> Connection {
        match self {
            Connection::Heard => Connection::Silent,
            other => other,
        }
    }

    fn expected(self, missed_beats: u64) -> Expected {
        match self {
            Connection::Heard => Expected::Goes,
            Connection::Silent => Expected::Stands,
            Connection::Lost { since, .. } if since.elapsed() < PATIENCE => Expected::Goes,
            Connection::Lost {
                since,
                missed_beats: before,
            } if since.elapsed() >= LATEST && missed_beats == before => Expected::Stands,
            // The time in which no heartbeat was stored does not count.
            Connection::Lost { .. } => Expected::Unknown,
        }
    }
}

impl Reach {
    /// The house is told all of this at once, after it has missed so many heartbeats.
    pub fn told(&mut self, calls: &[Call], missed_beats: u64) {
        for (number, call) in calls.iter().enumerate() {
            match call {
                Call::DiscordReached => self.change(|_| Connection::Heard),
                Call::DiscordSilent(_) => self.change(Connection::silent),
                Call::DiscordLost => self.change(|connection| connection.lost(missed_beats)),
                Call::ServerOut(guild) => {
                    self.own.insert(*guild, Server::Out);
                    self.doubtful.remove(guild);
                }
                Call::ServerBack(guild) => self.is_back(*guild),
                // The time of a server that removed the bot runs, whether or not it is in reach.
                Call::Removed(guild) => {
                    self.is_back(*guild);
                    // The house writes down one after the other where the bot is. So this may wait, and what follows
                    // comes first.
                    let waits = |call: &Call| matches!(call, Call::Removed(_) | Call::Present(_));
                    let (before, after) = calls.split_at(number);
                    let mut after = after.iter().skip(1);
                    if before.iter().any(waits) && after.any(|call| changes(call, *guild)) {
                        self.doubtful.insert(*guild);
                    }
                }
                _ => {}
            }
        }
    }

    fn change(&mut self, change: impl Fn(Connection) -> Connection) {
        self.connection = change(self.connection);
        for own in self.own.values_mut() {
            if let Server::Back(connection) = own {
                *connection = change(*connection);
            }
        }
    }

    fn is_back(&mut self, guild: GuildId) {
        if let Some(own @ Server::Out) = self.own.get_mut(&guild) {
            *own = Server::Back(Connection::Heard);
        }
    }

    /// What the clock of a server's tables must do, now that so many heartbeats have been missed.
    pub fn expected(&self, guild: GuildId, missed_beats: u64) -> Expected {
        match self.own.get(&guild) {
            // Until it is surely out.
            _ if self.doubtful.contains(&guild) => Expected::Unknown,
            Some(Server::Out) => Expected::Stands,
            Some(Server::Back(connection)) => connection.expected(missed_beats),
            None => self.connection.expected(missed_beats),
        }
    }
}

/// Whether a call may change whether this server is in reach.
fn changes(call: &Call, guild: GuildId) -> bool {
    match call {
        Call::ServerOut(at) | Call::ServerBack(at) => *at == guild,
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

    fn after<const N: usize>(calls: [&[&Call]; N]) -> [Expected; 2] {
        let mut reach = Reach::default();
        for calls in calls {
            let calls: Vec<Call> = calls.iter().copied().cloned().collect();
            reach.told(&calls, 0);
        }
        [reach.expected(HERE, 0), reach.expected(THERE, 0)]
    }

    #[tokio::test(start_paused = true)]
    async fn silence_stands_until_discord_is_heard_and_a_server_by_itself() {
        use Expected::{Goes, Stands};
        let (lost, reached) = (&Call::DiscordLost, &Call::DiscordReached);
        let (out, back) = (&Call::ServerOut(HERE), &Call::ServerBack(HERE));
        assert_eq!(after([]), [Goes; 2]);
        assert_eq!(after([&[SILENT]]), [Stands; 2]);
        assert_eq!(after([&[SILENT, lost]]), [Stands; 2]);
        assert_eq!(after([&[SILENT], &[reached]]), [Goes; 2]);
        assert_eq!(after([&[SILENT, reached, reached]]), [Goes; 2]);
        assert_eq!(after([&[out]]), [Stands, Goes]);
        // Whoever announces a server is heard.
        assert_eq!(after([&[out], &[SILENT], &[back]]), [Goes, Stands]);
        assert_eq!(after([&[out], &[reached]]), [Stands, Goes]);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_removed_comes_back_perhaps_late() {
        use Expected::{Goes, Stands, Unknown};
        let (out, back) = (&Call::ServerOut(HERE), &Call::ServerBack(HERE));
        let (removed, present) = (&Call::Removed(HERE), &Call::Present(THERE));
        assert_eq!(after([&[out], &[removed]]), [Goes; 2]);
        assert_eq!(after([&[removed, out]]), [Stands, Goes]);
        assert_eq!(after([&[out], &[present, removed]]), [Goes; 2]);
        let late: &[&Call] = &[present, removed, SILENT];
        assert_eq!(after([&[out], late]), [Unknown, Stands]);
        // It is not known whether the house knew that already.
        assert_eq!(after([&[out], late, &[back]]), [Unknown, Stands]);
        assert_eq!(after([&[out], late, &[out]]), [Stands; 2]);
        assert_eq!(after([&[out], late, &[out], &[back]]), [Goes, Stands]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_lost_connection_stands_after_half_a_minute() {
        let mut reach = Reach::default();
        reach.told(&[Call::DiscordLost, SILENT.clone()], 3);
        assert_eq!(reach.expected(HERE, 3), Expected::Goes);
        tokio::time::advance(PATIENCE - Duration::from_millis(1)).await;
        assert_eq!(reach.expected(HERE, 3), Expected::Goes);
        tokio::time::advance(Duration::from_millis(1)).await;
        assert_eq!(reach.expected(HERE, 3), Expected::Unknown);
        tokio::time::advance(LATEST - PATIENCE).await;
        assert_eq!(reach.expected(HERE, 3), Expected::Stands);
        assert_eq!(reach.expected(HERE, 4), Expected::Unknown);
    }
}
