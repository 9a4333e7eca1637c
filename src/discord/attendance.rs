//! Who has left a server. Discord tells the bot of nobody who joins or leaves (that would take a privileged intent), so
//! the members about to be shown are asked for one by one, and the answers remembered for a day.

use super::counted::Route;
use super::messenger::Messenger;
use futures_util::future::join_all;
use house::Tavern;
use ids::{GuildId, MemberId};
use parking_lot::Mutex;
use serenity::http::HttpError;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// The most questions to Discord under way, for all servers together.
const AT_ONCE: usize = 8;
/// How long to wait for all the answers about one list.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// How long an answer is remembered, in milliseconds: a day.
const REMEMBERED: i64 = 24 * 60 * 60_000;
/// How long until Discord is asked again that did not answer, in milliseconds.
const ASK_AGAIN: i64 = 60_000;
/// The most answers that are remembered.
const MOST: usize = 50_000;
/// Discord's code for a user who is not a member of the server.
const UNKNOWN_MEMBER: isize = 10007;

/// Asks Discord who has left, and remembers what it said.
pub struct Attendance {
    tavern: Tavern,
    messenger: Arc<Messenger>,
    register: Mutex<Register>,
    asking: Semaphore,
}

impl Attendance {
    /// Asks with this messenger, and goes by the clock of this house.
    pub fn new(tavern: Tavern, messenger: Arc<Messenger>) -> Attendance {
        Attendance {
            tavern,
            messenger,
            register: Mutex::default(),
            asking: Semaphore::new(AT_ONCE),
        }
    }

    /// Those who are remembered to have left a server.
    pub fn left(&self, guild: GuildId) -> BTreeSet<MemberId> {
        self.register.lock().left(guild, self.now()).collect()
    }

    /// Asks Discord for those of these members about whom nothing is remembered; returns whether one of them has left.
    /// Whoever Discord does not answer for in time counts as there.
    pub async fn ask(&self, guild: GuildId, mut members: BTreeSet<MemberId>) -> bool {
        members.retain(|&member| !self.is_known(guild, member));
        let asking = members.iter().map(|&member| self.ask_for(guild, member));
        let answered = tokio::time::timeout(PATIENCE, join_all(asking)).await;
        if answered.is_err() {
            for &member in &members {
                if !self.is_known(guild, member) {
                    self.note(guild, member, None);
                }
            }
        }
        !self.left(guild).is_disjoint(&members)
    }

    /// They have just used the bot: if they had left, they are back.
    pub fn is_there(&self, guild: GuildId, member: MemberId) {
        self.register.lock().is_there(guild, member, self.now());
    }

    async fn ask_for(&self, guild: GuildId, member: MemberId) {
        // Nobody closes it.
        let _turn = self.asking.acquire().await;
        // Somebody else may have asked meanwhile.
        if !self.is_known(guild, member) {
            let left = has_left(&self.messenger, guild, member).await;
            self.note(guild, member, left);
        }
    }

    fn is_known(&self, guild: GuildId, member: MemberId) -> bool {
        self.register.lock().knows(guild, member, self.now())
    }

    fn note(&self, guild: GuildId, member: MemberId, has_left: Option<bool>) {
        self.register
            .lock()
            .note(guild, member, has_left, self.now());
    }

    fn now(&self) -> i64 {
        self.tavern.house.time.now()
    }
}

/// Who was there and who had left when Discord was last asked.
#[derive(Default)]
struct Register(BTreeMap<(GuildId, MemberId), Known>);

#[derive(Clone, Copy)]
struct Known {
    /// `None`: Discord did not say.
    has_left: Option<bool>,
    at: i64,
}

impl Known {
    /// Not if the clock was set back, either.
    fn counts_at(&self, now: i64) -> bool {
        let lasts = match self.has_left {
            Some(_) => REMEMBERED,
            None => ASK_AGAIN,
        };
        (self.at..self.at.saturating_add(lasts)).contains(&now)
    }
}

impl Register {
    fn knows(&self, guild: GuildId, member: MemberId, now: i64) -> bool {
        let known = self.0.get(&(guild, member));
        known.is_some_and(|known| known.counts_at(now))
    }

    fn left(&self, guild: GuildId, now: i64) -> impl Iterator<Item = MemberId> {
        let all = (guild, MemberId(0))..=(guild, MemberId(u64::MAX));
        let known = self.0.range(all);
        let left = known.filter(move |(_, it)| it.has_left == Some(true) && it.counts_at(now));
        left.map(|((_, member), _)| *member)
    }

    fn note(&mut self, guild: GuildId, member: MemberId, has_left: Option<bool>, at: i64) {
        if self.0.len() >= MOST {
            self.0.retain(|_, known| known.counts_at(at));
        }
        if self.0.len() >= MOST {
            self.0.clear();
        }
        self.0.insert((guild, member), Known { has_left, at });
    }

    fn is_there(&mut self, guild: GuildId, member: MemberId, at: i64) {
        if let Some(known) = self.0.get_mut(&(guild, member)) {
            let has_left = Some(false);
            *known = Known { has_left, at };
        }
    }
}

/// Asks Discord whether a member has left a server; `None` if it does not say.
pub async fn has_left(messenger: &Messenger, guild: GuildId, member: MemberId) -> Option<bool> {
    let asked = messenger.http.get_member(guild.0.into(), member.0.into());
    match messenger.in_turn(Route::Member, asked).await {
        Ok(_) => Some(false),
        Err(error) if is_unknown_member(&error) => Some(true),
        Err(_) => None,
    }
}

fn is_unknown_member(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.error.code == UNKNOWN_MEMBER
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: GuildId = GuildId(7);
    const ANN: MemberId = MemberId(1);

    fn left(register: &Register, now: i64) -> Vec<MemberId> {
        register.left(HERE, now).collect()
    }

    #[test]
    fn an_answer_counts_for_a_day_and_none_for_a_minute() {
        let mut register = Register::default();
        register.note(HERE, ANN, Some(true), 5);
        register.note(HERE, MemberId(2), Some(false), 5);
        register.note(HERE, MemberId(3), None, 5);
        register.note(GuildId(8), MemberId(4), Some(true), 5);
        assert_eq!(left(&register, 4 + REMEMBERED), [ANN]);
        assert!(left(&register, 5 + REMEMBERED).is_empty());
        assert!(register.knows(HERE, MemberId(2), 4 + REMEMBERED));
        assert!(register.knows(HERE, MemberId(3), 4 + ASK_AGAIN));
        assert!(!register.knows(HERE, MemberId(3), 5 + ASK_AGAIN));
        // The clock was set back.
        assert!(!register.knows(HERE, ANN, 4));
    }

    #[test]
    fn who_uses_the_bot_is_there_again() {
        let mut register = Register::default();
        register.is_there(HERE, ANN, 4);
        assert!(!register.knows(HERE, ANN, 4), "it keeps nobody in mind");
        register.note(HERE, ANN, Some(true), 5);
        register.is_there(HERE, ANN, 6);
        assert!(left(&register, 6).is_empty());
        assert!(register.knows(HERE, ANN, 5 + REMEMBERED));
    }

    #[test]
    fn it_does_not_grow_without_end() {
        let mut register = Register::default();
        for member in 0..=MOST as u64 {
            register.note(HERE, MemberId(member), Some(true), 5);
        }
        assert_eq!(left(&register, 5), [MemberId(MOST as u64)]);
        for member in 1..MOST as u64 {
            register.note(HERE, MemberId(member), Some(true), 5 + REMEMBERED);
        }
        // What no longer counts goes first.
        register.note(HERE, MemberId(0), Some(true), 5 + REMEMBERED);
        assert_eq!(left(&register, 5 + REMEMBERED).len(), MOST);
    }
}
