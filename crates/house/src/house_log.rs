//! What was done in the house, by whom and when: written in the same step, and told to the log channel.

use super::{CalledOff, Player};
use crate::time::Time;
use books::Owner;
use ids::{DealId, GuildId, MemberId, PurseId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use store::{LoggedRow, Step, StepError, Store, Write};
use tokio::sync::broadcast;

/// Something that was done in the house, for its log. What is not in here is in the books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case")]
pub enum LogEntry {
    /// Settings were changed.
    Settings {
        /// What was, and what is now.
        changes: Vec<Changed>,
    },
    /// Coins from the mint.
    Granted {
        /// For this purse.
        to: PurseId,
        /// How many.
        coins: i64,
        /// Why, as it was typed; may be empty.
        reason: String,
    },
    /// Coins back to the mint.
    Taken {
        /// From this purse.
        from: PurseId,
        /// How many.
        coins: i64,
        /// Why, as it was typed; may be empty.
        reason: String,
    },
    /// A finished deal was voided.
    Voided {
        /// Which.
        deal: DealId,
        /// Where it was played.
        table: TableId,
        /// Why, as it was typed.
        reason: String,
        /// Coins that its winners no longer had and the house made good.
        made_good: i64,
    },
    /// A running deal or match was taken back.
    CalledOff {
        /// At which table.
        table: TableId,
        /// What of it.
        what: CalledOff,
        /// Why, as a game master typed it; empty where the players wanted it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// The purses of the members who were dealt in: the reason is about them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        among: Vec<PurseId>,
    },
    /// Somebody was asked to leave a table.
    Kicked {
        /// From which table.
        table: TableId,
        /// Who.
        player: Player,
    },
    /// A member may sit at no table.
    Banned {
        /// Who.
        member: MemberId,
        /// Until when (epoch milliseconds); `None`: for good.
        until: Option<i64>,
        /// Why, as it was typed.
        reason: String,
    },
    /// A ban was lifted.
    Unbanned {
        /// Whose.
        member: MemberId,
    },
    /// A session was opened.
    SessionOpened {
        /// What it is called; may be empty.
        name: String,
    },
    /// A session was closed.
    SessionClosed {
        /// What it is called; may be empty.
        name: String,
    },
    /// A patron was hired.
    PatronHired {
        /// What they are called.
        name: String,
    },
    /// A patron was dismissed.
    PatronDismissed {
        /// What they are called.
        name: String,
        /// Coins of theirs that went back to the house.
        coins: i64,
    },
    /// A patron's purse was filled from the house, or emptied into it.
    PatronFunded {
        /// What they are called.
        name: String,
        /// Coins that they got (above zero) or gave back (below zero).
        coins: i64,
    },
    /// A problem was reported to the host of the bot.
    Reported {
        /// The deal it is about, if it is about one. What was said stands in the report alone.
        deal: Option<DealId>,
    },
    /// A table could not be continued after a start, and waits with its coins for the host of the bot.
    Parked {
        /// Which.
        table: TableId,
    },
    /// The house account was filled from the mint, or emptied into it.
    HouseFunded {
        /// Coins that it got (above zero) or gave back (below zero).
        coins: i64,
        /// Why, as it was typed; may be empty.
        reason: String,
    },
}

/// A setting that was changed: short keys and bare values, for no language is for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {
    /// Which: the key of [`super::Settings`] for the log.
    pub setting: String,
    /// What it was.
    pub before: String,
    /// What it is.
    pub after: String,
}

/// An entry of the log, with who did it, where and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// In which server.
    pub guild: GuildId,
    /// When (epoch milliseconds).
    pub at: i64,
    /// Who; `None`: the house itself.
    pub by: Option<MemberId>,
    /// What.
    pub entry: LogEntry,
}

/// Entries that a slow reader of the log may fall behind.
const BEHIND: usize = 256;

/// What is done in the house is logged in the step that does it.
pub struct HouseLog {
    store: Arc<dyn Store>,
    time: Arc<dyn Time>,
    /// Who is told of new entries.
    told: broadcast::Sender<Logged>,
}

impl HouseLog {
    pub(super) fn new(store: Arc<dyn Store>, time: Arc<dyn Time>) -> HouseLog {
        HouseLog {
            store,
            time,
            told: broadcast::Sender::new(BEHIND),
        }
    }

    /// Logs what was done, where nothing else is written for it.
    /// Where something is, `commit_logged` keeps the two together.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn log(
        &self,
        guild: GuildId,
        by: Option<MemberId>,
        entry: LogEntry,
    ) -> anyhow::Result<()> {
        Ok(self
            .commit_logged(Step::default(), guild, by, entry)
            .await?)
    }

    /// Commits a step with the entry that tells of it, and tells it.
    ///
    /// # Errors
    /// As [`store::Store::commit`]; then nothing is logged either.
    pub(super) async fn commit_logged(
        &self,
        mut step: Step,
        guild: GuildId,
        by: Option<MemberId>,
        entry: LogEntry,
    ) -> Result<(), StepError> {
        let logged = self.entry(guild, by, entry);
        step.writes.push(logged.write()?);
        self.store.commit(step).await?;
        self.tell_logged(logged);
        Ok(())
    }

    /// An entry made now.
    pub(super) fn entry(&self, guild: GuildId, by: Option<MemberId>, entry: LogEntry) -> Logged {
        let at = self.time.now();
        Logged {
            guild,
            at,
            by,
            entry,
        }
    }

    /// After its commit, an entry is told to who listens.
    pub(super) fn tell_logged(&self, logged: Logged) {
        // Nobody listening is no fault.
        let _ = self.told.send(logged);
    }

    /// Entries of the log as they are made.
    pub fn logged(&self) -> broadcast::Receiver<Logged> {
        self.told.subscribe()
    }

    /// The newest entries of a server's log, the newest first; those that this version cannot read are left out.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn house_log(&self, guild: GuildId, most: u32) -> anyhow::Result<Vec<Logged>> {
        let rows = self.store.house_log(guild, most).await?;
        let read = |row: LoggedRow| {
            Some(Logged {
                guild,
                at: row.at,
                by: row.by,
                entry: serde_json::from_value(whole(&row.what, row.about, row.words)?).ok()?,
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }
}

impl LogEntry {
    /// Whose purse it is about, where a name must be looked up for it.
    pub fn about(&self) -> Option<Owner> {
        match self {
            LogEntry::Granted { to: purse, .. } | LogEntry::Taken { from: purse, .. } => {
                Some(Owner::Member(*purse))
            }
            LogEntry::Kicked { player, .. } => Some(player.owner()),
            _ => None,
        }
    }
}

impl Logged {
    /// As it is written.
    pub(super) fn write(&self) -> Result<Write, StepError> {
        let refused = |error: serde_json::Error| StepError::Refused(error.to_string());
        let mut what = serde_json::to_value(&self.entry).map_err(refused)?;
        let (about, words) = take_out(&mut what);
        Ok(Write::Logged {
            guild: self.guild,
            at: self.at,
            by: self.by,
            what: what.to_string(),
            about,
            words,
        })
    }
}

/// Where an entry has the member it is about.
const ABOUT: [&str; 2] = ["/member", "/player/member/member"];
/// Where it has what was typed.
const WORDS: &str = "/reason";

/// Takes out of an entry what can be erased, for it stays as it is for good: whom it is about, and what was typed.
fn take_out(entry: &mut Value) -> (Option<MemberId>, Option<String>) {
    let mut about = None;
    for place in ABOUT {
        if let Some(value) = entry.pointer_mut(place)
            && let Some(member) = value.as_u64()
        {
            about = Some(MemberId(member));
            *value = 0.into();
        }
    }
    let typed = entry
        .pointer_mut(WORDS)
        .map(|value| std::mem::replace(value, "".into()));
    let words = typed.and_then(|value| value.as_str().map(str::to_owned));
    (about, words.filter(|words| !words.is_empty()))
}

/// An entry with what of it was not erased, as JSON; nothing where that cannot be read.
pub(super) fn whole(what: &str, about: Option<MemberId>, words: Option<String>) -> Option<Value> {
    let mut entry: Value = serde_json::from_str(what).ok()?;
    for place in ABOUT {
        if let (Some(member), Some(value)) = (about, entry.pointer_mut(place))
            && value.is_u64()
        {
            *value = member.0.into();
        }
    }
    if let (Some(words), Some(value)) = (words, entry.pointer_mut(WORDS)) {
        *value = words.into();
    }
    Some(entry)
}
