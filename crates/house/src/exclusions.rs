//! Members who may not sit down: banned by the game master, or staying away by their own choice. And members whom a game
//! master took off the board of the richest, which bars them from nothing.

use super::{HouseError, HouseLog, Members, RateLimit, Tables};
use crate::time::{DAY_MS, Time};
use ids::{GuildId, MemberId};
use pages::{HouseRefusal, LogEntry, text::tidy};
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use store::{BarRow, Step, Store, Write};
use table::Rank;

/// The longest time members may exclude themselves for, in days: a year.
pub const LONGEST_ABSTENTION: i64 = 365;
/// The longest temporary ban, in days: ten years.
pub const LONGEST_BAN: i64 = 3_650;
/// Tables one member may open within [`OPENINGS_WITHIN`]: enough to try every game in a row and some twice, too few to
/// flood a channel.
const OPENINGS: usize = 12;
/// In milliseconds: ten minutes.
const OPENINGS_WITHIN: i64 = 10 * 60_000;

/// Why somebody may not sit down, or is not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BarKind {
    Ban,
    Own,
    Board,
}

impl BarKind {
    fn word(self) -> &'static str {
        match self {
            BarKind::Ban => "ban",
            BarKind::Own => "self",
            BarKind::Board => "board",
        }
    }
}

/// Open tables that one member may host at the same time.
const HOSTED: usize = 3;
/// Open tables that a game master may host at the same time.
const GM_HOSTED: usize = 20;

/// How many open tables somebody of this rank may host.
pub(super) fn most_hosted(rank: Rank) -> usize {
    match rank {
        Rank::Guest => HOSTED,
        Rank::Gm => GM_HOSTED,
    }
}

/// When members recently opened tables, and the tables being opened now.
pub(super) struct Openings {
    lately: RateLimit,
    under_way: Arc<Mutex<HashMap<(GuildId, MemberId), usize>>>,
}

/// A table being opened: it counts as its host's until it is open or has failed to open.
#[derive(Debug)]
pub(super) struct UnderWay {
    host: (GuildId, MemberId),
    all: Arc<Mutex<HashMap<(GuildId, MemberId), usize>>>,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut all = self.all.lock();
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
    /// Notes that this host is opening a table; returns how many they are opening, this one included.
    pub fn begin(&self, guild: GuildId, member: MemberId) -> (UnderWay, usize) {
        let host = (guild, member);
        let mut all = self.under_way.lock();
        let count = all.entry(host).or_default();
        *count += 1;
        let all = Arc::clone(&self.under_way);
        (UnderWay { host, all }, *count)
    }

    /// Counts a table being opened; if it is one too many, returns when it may be opened.
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

/// Bans, self-exclusions, and who is not on the board.
pub struct Exclusions {
    pub(super) store: Arc<dyn Store>,
    pub(super) time: Arc<dyn Time>,
    pub(super) log: Arc<HouseLog>,
    pub(super) members: Arc<Members>,
    pub(super) tables: Arc<Tables>,
}

impl Exclusions {
    /// Bans a member from the tables for a number of days (permanently if `None`), logged in the same step. They
    /// finish their current deals or matches and then leave.
    ///
    /// # Errors
    /// Banning oneself, or a number of days out of bounds.
    pub async fn ban(
        &self,
        guild: GuildId,
        by: MemberId,
        member: MemberId,
        days: Option<i64>,
        reason: &str,
    ) -> Result<Option<i64>, HouseError> {
        if member == by {
            return Err(HouseRefusal::CannotBanSelf.into());
        }
        let until = days.map(|days| self.until(days, LONGEST_BAN)).transpose()?;
        let reason = tidy(reason).trim().to_owned();
        let row = BarRow {
            guild,
            member,
            kind: BarKind::Ban.word().to_owned(),
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
        // It takes the place of an older one from before the member was erased.
        let mut step = lifted(guild, &self.members.stand_ins(guild, member)?, BarKind::Ban);
        step.writes.push(Write::Bar(row));
        let committed = self.log.commit_logged(step, guild, Some(by), entry).await;
        committed.map_err(anyhow::Error::from)?;
        self.tables.send_off(guild, member).await?;
        Ok(until)
    }

    /// Lifts a ban. It does not lift a member's own exclusion.
    ///
    /// # Errors
    /// Not banned.
    pub async fn unban(
        &self,
        guild: GuildId,
        by: MemberId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        let entry = LogEntry::Unbanned { member };
        if self.lift(guild, by, member, BarKind::Ban, entry).await? {
            Ok(())
        } else {
            Err(HouseRefusal::NotBanned.into())
        }
    }

    /// Takes a member off the board of the richest, with all their characters, until a game master puts them back;
    /// logged in the same step. It bars them from nothing, and needs no reason.
    ///
    /// # Errors
    /// Off the board already.
    pub async fn take_off_board(
        &self,
        guild: GuildId,
        by: MemberId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        let [one, other] = self.members.stand_ins(guild, member)?;
        if self
            .is_barred(guild, &[member, one, other], BarKind::Board)
            .await?
        {
            return Err(HouseRefusal::OffBoardAlready.into());
        }
        let row = BarRow {
            guild,
            member,
            kind: BarKind::Board.word().to_owned(),
            until: None,
            by: Some(by),
            reason: String::new(),
            at: self.time.now(),
        };
        let entry = LogEntry::OffBoard { member };
        let step = Step::write(Write::Bar(row));
        let committed = self.log.commit_logged(step, guild, Some(by), entry).await;
        Ok(committed.map_err(anyhow::Error::from)?)
    }

    /// Puts a member back on the board.
    ///
    /// # Errors
    /// Not taken off it.
    pub async fn put_on_board(
        &self,
        guild: GuildId,
        by: MemberId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        let entry = LogEntry::OnBoard { member };
        if self.lift(guild, by, member, BarKind::Board, entry).await? {
            Ok(())
        } else {
            Err(HouseRefusal::NotOffBoard.into())
        }
    }

    /// Lifts a bar, under whatever id it is kept, and logs it; returns whether there was one.
    async fn lift(
        &self,
        guild: GuildId,
        by: MemberId,
        member: MemberId,
        kind: BarKind,
        entry: LogEntry,
    ) -> anyhow::Result<bool> {
        let [one, other] = self.members.stand_ins(guild, member)?;
        let ids = [member, one, other];
        if !self.is_barred(guild, &ids, kind).await? {
            return Ok(false);
        }
        let step = lifted(guild, &ids, kind);
        self.log.commit_logged(step, guild, Some(by), entry).await?;
        Ok(true)
    }

    /// Whether there is a current bar of this kind under one of these ids.
    async fn is_barred(
        &self,
        guild: GuildId,
        ids: &[MemberId],
        kind: BarKind,
    ) -> anyhow::Result<bool> {
        for &id in ids {
            if self.bar(guild, id, kind).await?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Excludes a member at their own wish for a number of days, which nobody can shorten. They finish their current
    /// deals or matches and then leave. Returns when it ends.
    ///
    /// # Errors
    /// Days out of bounds, or the member is already excluded until then or later.
    pub async fn abstain(
        &self,
        guild: GuildId,
        member: MemberId,
        days: i64,
    ) -> Result<i64, HouseError> {
        let until = self.abstains_until(days)?;
        self.members.known(guild, member).await?;
        let before = self.bar(guild, member, BarKind::Own).await?;
        if let Some(before) = before.and_then(|row| row.until).filter(|&at| at >= until) {
            return Err(HouseRefusal::AbstainsAlready { until: before }.into());
        }
        let row = BarRow {
            guild,
            member,
            kind: BarKind::Own.word().to_owned(),
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

    /// When such an exclusion would end that began now.
    ///
    /// # Errors
    /// Days out of bounds.
    pub fn abstains_until(&self, days: i64) -> Result<i64, HouseRefusal> {
        self.until(days, LONGEST_ABSTENTION)
    }

    /// Refuses a member who may not sit down now. They must be known ([`Members::known`]): whoever was erased is barred
    /// under another id until they are back.
    ///
    /// # Errors
    /// Banned or excluded by their own wish, with the end of it.
    pub(super) async fn must_not_be_barred(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        if let Some(row) = self.bar(guild, member, BarKind::Ban).await? {
            let BarRow { until, reason, .. } = row;
            return Err(HouseRefusal::Banned { until, reason }.into());
        }
        if let Some(until) = self
            .bar(guild, member, BarKind::Own)
            .await?
            .and_then(|row| row.until)
        {
            return Err(HouseRefusal::Abstains { until }.into());
        }
        Ok(())
    }

    /// Those of these members who may not sit down now.
    pub(super) async fn barred(
        &self,
        guild: GuildId,
        members: &[MemberId],
    ) -> anyhow::Result<BTreeSet<MemberId>> {
        if members.is_empty() {
            return Ok(BTreeSet::new());
        }
        let barred = self.store.barred(guild, members, self.time.now()).await?;
        Ok(barred.into_iter().collect())
    }

    /// A member's current exclusion of this kind.
    async fn bar(
        &self,
        guild: GuildId,
        member: MemberId,
        kind: BarKind,
    ) -> anyhow::Result<Option<BarRow>> {
        let row = self.store.bar(guild, member, kind.word()).await?;
        Ok(row.filter(|row| row.until.is_none_or(|until| until > self.time.now())))
    }

    fn until(&self, days: i64, most: i64) -> Result<i64, HouseRefusal> {
        match days {
            days if (1..=most).contains(&days) => Ok(self.time.now() + days * DAY_MS),
            _ => Err(HouseRefusal::Days { most }),
        }
    }
}

/// The step after which no bar of this kind is kept under these ids.
fn lifted(guild: GuildId, ids: &[MemberId], kind: BarKind) -> Step {
    let unbar = |&member: &MemberId| Write::Unbar {
        guild,
        member,
        kind: kind.word().to_owned(),
    };
    Step {
        writes: ids.iter().map(unbar).collect(),
        ..Step::default()
    }
}
