//! The house's log: what was done, by whom and when, written in the same step and announced in the log channel.

use super::known_settings::KnownSettings;
use crate::time::Time;
use ids::{GuildId, MemberId};
use pages::{LogEntry, Logged};
use serde_json::Value;
use std::sync::Arc;
use store::{LoggedRow, Step, StepError, Store, Write};
use tokio::sync::broadcast;

/// How many entries a slow reader of the log may fall behind.
const BEHIND: usize = 256;

/// Whatever is done in the house is logged in the step that does it.
pub struct HouseLog {
    store: Arc<dyn Store>,
    time: Arc<dyn Time>,
    /// For the currency that an entry is made in.
    settings: Arc<KnownSettings>,
    /// Announces new entries.
    told: broadcast::Sender<Logged>,
}

impl HouseLog {
    pub(super) fn new(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        settings: Arc<KnownSettings>,
    ) -> HouseLog {
        HouseLog {
            store,
            time,
            settings,
            told: broadcast::Sender::new(BEHIND),
        }
    }

    /// Logs something for which nothing else is written; otherwise `commit_logged` keeps the two together.
    ///
    /// # Errors
    /// If the database fails.
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

    /// Commits a step together with its log entry, then announces the entry.
    ///
    /// # Errors
    /// As [`store::Store::commit`]; nothing is logged then either.
    pub(super) async fn commit_logged(
        &self,
        step: Step,
        guild: GuildId,
        by: Option<MemberId>,
        entry: LogEntry,
    ) -> Result<(), StepError> {
        self.commit(step, self.entry(guild, by, entry)).await
    }

    /// The same with an entry that was made already.
    pub(super) async fn commit(&self, mut step: Step, logged: Logged) -> Result<(), StepError> {
        step.writes.push(entry_write(&logged)?);
        self.store.commit(step).await?;
        self.tell_logged(logged);
        Ok(())
    }

    /// An entry with the present time, its amounts said in the present currency.
    pub(super) fn entry(&self, guild: GuildId, by: Option<MemberId>, entry: LogEntry) -> Logged {
        let at = self.time.now();
        Logged {
            guild,
            at,
            by,
            entry,
            currency: Some(self.settings.of(guild).currency.clone()),
        }
    }

    /// Announces an entry, once it is committed.
    pub(super) fn tell_logged(&self, logged: Logged) {
        // It does not matter if nobody listens.
        let _ = self.told.send(logged);
    }

    /// Receives log entries as they are made.
    pub fn logged(&self) -> broadcast::Receiver<Logged> {
        self.told.subscribe()
    }

    /// The newest entries of a server's log, newest first; leaves out any that this version cannot read.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn house_log(&self, guild: GuildId, most: u32) -> anyhow::Result<Vec<Logged>> {
        let rows = self.store.house_log(guild, most).await?;
        let read = |row: LoggedRow| {
            let what = put_back(&row.what, row.about, row.words)?;
            let currency = what.get(CURRENCY).and_then(Value::as_str);
            Some(Logged {
                guild,
                at: row.at,
                by: row.by,
                currency: currency.and_then(|currency| currency.parse().ok()),
                entry: serde_json::from_value(what).ok()?,
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }
}

/// The write that stores an entry.
pub(super) fn entry_write(logged: &Logged) -> Result<Write, StepError> {
    let refused = |error: serde_json::Error| StepError::Refused(error.to_string());
    let mut what = serde_json::to_value(&logged.entry).map_err(refused)?;
    if let (Some(currency), Value::Object(what)) = (&logged.currency, &mut what) {
        what.insert(CURRENCY.to_owned(), currency.to_string().into());
    }
    let (about, words) = take_out_erasable(&mut what);
    Ok(Write::Logged {
        guild: logged.guild,
        at: logged.at,
        by: logged.by,
        what: what.to_string(),
        about,
        words,
    })
}

/// Where an entry's JSON has the currency that its amounts are said in, written as game masters type it; empty for plain
/// coins. Entries of an older version have none.
const CURRENCY: &str = "currency";
/// Where an entry's JSON names the member it is about.
const ABOUT: [&str; 2] = ["/member", "/player/member/member"];
/// Where an entry's JSON has typed text.
const WORDS: &str = "/reason";

/// Takes out of an entry, which is permanent, what must remain erasable: the member it is about, and typed text.
fn take_out_erasable(entry: &mut Value) -> (Option<MemberId>, Option<String>) {
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

/// An entry's JSON with what has not been erased put back; `None` if it cannot be read.
pub(super) fn put_back(
    what: &str,
    about: Option<MemberId>,
    words: Option<String>,
) -> Option<Value> {
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
