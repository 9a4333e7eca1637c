//! Who may not sit down: banned by the game master, or by their own wish.

use super::{
    GuildId, HouseError, HouseLog, HouseRefusal, LogEntry, MemberId, Rank, RateLimit, Tables, lock,
};
use crate::time::Time;
use pages::text::tidy;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use store::{BarRow, Step, Store, Write};

/// The longest that members may keep themselves away, days: a year.
pub const LONGEST_ABSTENTION: i64 = 365;
/// The longest ban that is not for good, days: ten years.
pub const LONGEST_BAN: i64 = 3_650;
/// Tables that one member may open within [`OPENINGS_WITHIN`]: enough to try every game in a row and some of them
/// otherwise, too few to flood a channel.
const OPENINGS: usize = 12;
/// Milliseconds: ten minutes.
const OPENINGS_WITHIN: i64 = 10 * 60_000;
const DAY: i64 = 24 * 60 * 60_000;

/// Why somebody may not sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Ban,
    Own,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Ban => "ban",
            Kind::Own => "self",
        }
    }
}

/// Open tables of which one member can be host at the same time.
const HOSTED: usize = 3;
/// The same of a game master.
const GM_HOSTED: usize = 20;

/// Open tables of which somebody can be host, by the right in which they open or are given one.
pub(super) fn most_hosted(rank: Rank) -> usize {
    match rank {
        Rank::Guest => HOSTED,
        Rank::Gm => GM_HOSTED,
    }
}

/// When members opened tables lately, and the tables that are being opened.
pub(super) struct Openings {
    lately: RateLimit,
    under_way: Arc<Mutex<HashMap<(GuildId, MemberId), usize>>>,
}

/// A table that its host is about to open: it counts among theirs until it stands or comes to nothing.
#[derive(Debug)]
pub(super) struct UnderWay {
    host: (GuildId, MemberId),
    all: Arc<Mutex<HashMap<(GuildId, MemberId), usize>>>,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut all = lock(&self.all);
        if let Some(count) = all.get_mut(&self.host) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.host);
            }
        }
    }
}

impl Default for Openings {
    fn default() -> Self {
        Openings {
            lately: RateLimit::new(OPENINGS, OPENINGS_WITHIN),
            under_way: Arc::default(),
        }
    }
}

impl Openings {
    /// A table of this host is about to be opened; and how many are, with it.
    pub fn begin(&self, guild: GuildId, member: MemberId) -> (UnderWay, usize) {
        let host = (guild, member);
        let mut all = lock(&self.under_way);
        let count = all.entry(host).or_default();
        *count += 1;
        let all = Arc::clone(&self.under_way);
        (UnderWay { host, all }, *count)
    }

    /// Counts a table that is about to be opened, unless it is one too many: then when it may be.
    pub fn count(
        &self,
        guild: GuildId,
        member: MemberId,
        time: &dyn Time,
    ) -> Result<(), HouseRefusal> {
        let counted = self.lately.count(guild, member, time);
        counted.map_err(|at| HouseRefusal::TooSoon { at })
    }
}

/// Who may not sit down.
pub struct Exclusions {
    pub(super) store: Arc<dyn Store>,
    pub(super) time: Arc<dyn Time>,
    pub(super) log: Arc<HouseLog>,
    pub(super) tables: Arc<Tables>,
}

impl Exclusions {
    /// The game master bans a member from the tables for so many days (for good, if none are given), logged in the
    /// same step. Where they sit they play to the end of the deal or the match, and go.
    ///
    /// # Errors
    /// Oneself, or days out of their bounds.
    pub async fn ban(
        &self,
        guild: GuildId,
        by: MemberId,
        member: MemberId,
        days: Option<i64>,
        reason: &str,
    ) -> Result<Option<i64>, HouseError> {
        if member == by {
            return Err(HouseRefusal::BanYourself.into());
        }
        let until = days.map(|days| self.until(days, LONGEST_BAN)).transpose()?;
        let reason = tidy(reason).trim().to_owned();
        let row = BarRow {
            guild,
            member,
            kind: Kind::Ban.word().to_owned(),
            until,
            by: Some(by),
            reason: reason.clone(),
            at: self.time.now(),
        };
        let entry = LogEntry::Banned {
            member,
            until,
            reason,
        };
        let step = Step::write(Write::Bar(row));
        let committed = self.log.commit_logged(step, guild, Some(by), entry).await;
        committed.map_err(anyhow::Error::from)?;
        self.tables.send_off(guild, member).await?;
        Ok(until)
    }

    /// The game master lifts a ban. What members ask for themselves is not theirs to lift.
    ///
    /// # Errors
    /// Not banned.
    pub async fn unban(
        &self,
        guild: GuildId,
        by: MemberId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        if self.bar(guild, member, Kind::Ban).await?.is_none() {
            return Err(HouseRefusal::NotBanned.into());
        }
        let kind = Kind::Ban.word().to_owned();
        let step = Step::write(Write::Unbar {
            guild,
            member,
            kind,
        });
        let entry = LogEntry::Unbanned { member };
        let committed = self.log.commit_logged(step, guild, Some(by), entry).await;
        Ok(committed.map_err(anyhow::Error::from)?)
    }

    /// Members keep themselves away from the tables for so many days, which nobody can shorten.
    /// Where they sit they play to the end of the deal or the match, and go. Returns until when.
    ///
    /// # Errors
    /// Days out of their bounds, or fewer than they asked for before.
    pub async fn abstain(
        &self,
        guild: GuildId,
        member: MemberId,
        days: i64,
    ) -> Result<i64, HouseError> {
        let until = self.until(days, LONGEST_ABSTENTION)?;
        let before = self.bar(guild, member, Kind::Own).await?;
        if let Some(before) = before.and_then(|row| row.until).filter(|&at| at >= until) {
            return Err(HouseRefusal::AbstainsAlready { until: before }.into());
        }
        let row = BarRow {
            guild,
            member,
            kind: Kind::Own.word().to_owned(),
            until: Some(until),
            by: Some(member),
            reason: String::new(),
            at: self.time.now(),
        };
        let committed = self.store.commit(Step::write(Write::Bar(row))).await;
        committed.map_err(anyhow::Error::from)?;
        self.tables.send_off(guild, member).await?;
        Ok(until)
    }

    /// Whether a member may sit down now.
    ///
    /// # Errors
    /// Banned, or away by their own wish, and until when.
    pub(super) async fn must_be_welcome(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        if let Some(row) = self.bar(guild, member, Kind::Ban).await? {
            let BarRow { until, reason, .. } = row;
            return Err(HouseRefusal::Banned { until, reason }.into());
        }
        if let Some(until) = self
            .bar(guild, member, Kind::Own)
            .await?
            .and_then(|row| row.until)
        {
            return Err(HouseRefusal::Abstains { until }.into());
        }
        Ok(())
    }

    /// What bars a member now in this way.
    async fn bar(
        &self,
        guild: GuildId,
        member: MemberId,
        kind: Kind,
    ) -> anyhow::Result<Option<BarRow>> {
        let row = self.store.bar(guild, member, kind.word()).await?;
        Ok(row.filter(|row| row.until.is_none_or(|until| until > self.time.now())))
    }

    fn until(&self, days: i64, most: i64) -> Result<i64, HouseRefusal> {
        match days {
            days if (1..=most).contains(&days) => Ok(self.time.now() + days * DAY),
            _ => Err(HouseRefusal::Days { most }),
        }
    }
}
