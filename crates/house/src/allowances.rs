//! Per UTC day: the allowance, and the cap on losses.
//!
//! What a member has lost and paid today stands in the ledger, under purses that an erasure makes nobody's. So an erasure
//! keeps the two sums under the member's keyed hash ([`Write::DayTotals`]), and both count as before.

use super::member_hashes::MemberHashes;
use super::steps::TRIES;
use super::{HouseError, Members, ServerSettings, Tables};
use crate::time::{DAY_MS, Time};
use bank::{Bank, BankError, BankRefusal};
use books::{Account, Amount};
use ids::{GuildId, MemberId};
use pages::{HouseRefusal, purse::Allowance};
use parking_lot::Mutex;
use rules::Coins;
use std::sync::Arc;
use store::{DayTotalsRow, Step, Store, Write};
use table::{Person, Table};

/// Whether an allowance is claimed or only calculated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Fetch,
    Look,
}

/// Allowances and the cap on losses, both per UTC day.
pub struct Allowances {
    pub(super) store: Arc<dyn Store>,
    pub(super) bank: Bank,
    pub(super) time: Arc<dyn Time>,
    pub(super) settings: Arc<ServerSettings>,
    pub(super) members: Arc<Members>,
    pub(super) tables: Arc<Tables>,
    pub(super) member_hashes: Arc<MemberHashes>,
    /// The first day (since 1970) whose allowances are still remembered.
    pub(super) kept_from: Mutex<i64>,
}

impl Allowances {
    /// Pays today's allowance into the purse a member plays from: what they lack of its amount, counting all their
    /// purses, including retired characters', their coins on hold and in pots, and what they have paid to others today.
    ///
    /// # Errors
    /// The server or the purse has no room for more coins, or the database fails.
    pub async fn fetch_allowance(
        &self,
        guild: GuildId,
        person: Person,
    ) -> Result<Allowance, HouseError> {
        self.allowance(guild, person, Ask::Fetch).await
    }

    /// What [`Allowances::fetch_allowance`] would pay now; nothing is paid.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn allowance_now(
        &self,
        guild: GuildId,
        person: Person,
    ) -> Result<Allowance, HouseError> {
        self.allowance(guild, person, Ask::Look).await
    }

    async fn allowance(
        &self,
        guild: GuildId,
        person: Person,
        ask: Ask,
    ) -> Result<Allowance, HouseError> {
        let up_to = self.settings.for_guild(guild).allowance;
        if up_to <= Coins::ZERO {
            return Ok(Allowance::None);
        }
        let (now, member) = (self.time.now(), person.member);
        let day = now.div_euclid(DAY_MS);
        let once = self.member_hashes.once(guild, member)?;
        let bank = &self.bank;
        let again = Allowance::Again((day + 1) * DAY_MS);
        let had = bank.had_allowance(guild, &once, day).await;
        if had.map_err(anyhow::Error::from)? {
            return Ok(again);
        }
        let (due, unpaid) = match ask {
            Ask::Look => self.members.due_and_unpaid(guild, member).await?,
            Ask::Fetch => {
                self.members.open_purse(guild, member).await?;
                (Coins::ZERO, None)
            }
        };
        let holds = self.holds_together(guild, member, day).await?;
        let holds = holds.saturating_add(due);
        drop(unpaid);
        let Ok(lacks) = Amount::new(up_to.saturating_sub(holds).0) else {
            return Ok(Allowance::Enough { holds, up_to });
        };
        if ask == Ask::Look {
            return Ok(Allowance::Fetched(Coins(lacks.get())));
        }
        let _kept = self.members.keep_purse(guild, person.purse).await?;
        match bank
            .allowance(guild, person.purse, &once, lacks, day, now)
            .await
        {
            Ok(true) => Ok(Allowance::Fetched(Coins(lacks.get()))),
            Ok(false) => Ok(again),
            Err(BankError::Refused(BankRefusal::MintFull { room })) => {
                Err(HouseRefusal::MintFull { room }.into())
            }
            Err(BankError::Refused(BankRefusal::TooMuch)) => Err(HouseRefusal::TooManyCoins.into()),
            Err(error) => Err(anyhow::Error::from(error).into()),
        }
    }

    /// A member's coins in all their purses, on hold and in pots, and what they have paid to others on this day and did
    /// not get back.
    async fn holds_together(
        &self,
        guild: GuildId,
        member: MemberId,
        day: i64,
    ) -> Result<Coins, HouseError> {
        let purses = self.purses_of(guild, member).await?;
        for _ in 0..TRIES {
            let tables = self.tables.tables_in(guild);
            let both = self.bank.held_and_paid(guild, &purses, day * DAY_MS).await;
            let (mut holds, paid) = both.map_err(anyhow::Error::from)?;
            for table in &tables {
                holds = holds.saturating_add(table.in_pot(member)?.0);
            }
            // No coin may have moved between holds and pots during the count.
            if self.are_unchanged(&tables).await? {
                let kept = self.kept(guild, member, day).await?;
                let paid = paid.saturating_add(kept.paid).max(0);
                return Ok(Coins(holds.saturating_add(paid)));
            }
        }
        Err(anyhow::anyhow!("balances kept changing while they were counted").into())
    }

    /// Whether none of these tables has changed.
    async fn are_unchanged(&self, tables: &[Arc<Table>]) -> anyhow::Result<bool> {
        for table in tables {
            let row = self.store.table(table.id).await?;
            if row.is_none_or(|row| row.version != table.version) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Every account of a member: their own and their characters', retired ones included.
    pub(super) async fn purses_of(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> anyhow::Result<Vec<Account>> {
        let known = self.members.known(guild, member).await?;
        let characters = self.store.characters(guild, member).await?;
        let purses = characters.iter().map(|character| character.id);
        let all = std::iter::once(known.purse).chain(purses);
        Ok(all.map(Account::Member).collect())
    }

    /// Deletes the allowances and totals of past days; one day is kept in case the clock is set back.
    ///
    /// # Errors
    /// If the database fails; the next call tries again.
    pub(super) async fn forget_allowances(&self) -> anyhow::Result<()> {
        let kept_from = self.today() - 1;
        if *self.kept_from.lock() >= kept_from {
            return Ok(());
        }
        let write = Write::DaysForgotten { before: kept_from };
        self.store.commit(Step::write(write)).await?;
        *self.kept_from.lock() = kept_from;
        Ok(())
    }

    /// What a member has won (or, if negative, lost) at play today. All their purses count together, and coins in a
    /// pot count as lost until they are won. A voided deal counts on no day, neither its play nor its reversal. What they
    /// had lost when they were erased counts on, even if a deal of then is voided since: nothing says any more that it was
    /// theirs.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn won_today(&self, guild: GuildId, member: MemberId) -> anyhow::Result<i64> {
        let owners = self.purses_of(guild, member).await?;
        let today = self.today();
        let won = self.won_by(guild, &owners, today).await?;
        let kept = self.kept(guild, member, today).await?;
        Ok(won.saturating_sub(kept.lost))
    }

    /// What these purses have won together on this day.
    async fn won_by(&self, guild: GuildId, owners: &[Account], day: i64) -> anyhow::Result<i64> {
        let midnight = day * DAY_MS;
        // A void is the last thing to belong to a deal: whatever was voided before today moved nothing today.
        let voided = self.store.voided_since(guild, midnight).await?;
        let voided: Vec<String> = voided.iter().map(ToString::to_string).collect();
        let bank = &self.bank;
        Ok(bank.won_since(guild, owners, midnight, &voided).await?)
    }

    fn today(&self) -> i64 {
        self.time.now().div_euclid(DAY_MS)
    }

    /// What was kept of a member's day when they were erased on it, or, where the clock was set back, on a later one.
    /// To be read after their purses: whoever has new ones was erased before.
    async fn kept(
        &self,
        guild: GuildId,
        member: MemberId,
        day: i64,
    ) -> anyhow::Result<DayTotalsRow> {
        let hash = self.member_hashes.once(guild, member)?.hash;
        let kept = self.store.day_totals(guild, &hash).await?;
        let nothing = || DayTotalsRow {
            guild,
            hash,
            day,
            lost: 0,
            paid: 0,
        };
        Ok(kept.filter(|row| row.day >= day).unwrap_or_else(nothing))
    }

    /// What the erasure of a member with these purses has to write, if they have lost or paid anything today. What they
    /// won beyond what they lost is not kept: it goes with their coins.
    pub(super) async fn keep_totals(
        &self,
        guild: GuildId,
        member: MemberId,
        purses: &[Account],
    ) -> anyhow::Result<Option<Write>> {
        let today = self.today();
        let won = self.won_by(guild, purses, today).await?;
        let both = self.bank.held_and_paid(guild, purses, today * DAY_MS);
        let (_, paid) = both.await?;
        let before = self.kept(guild, member, today).await?;
        let after = DayTotalsRow {
            lost: before.lost.saturating_sub(won).max(0),
            paid: before.paid.saturating_add(paid).max(0),
            ..before.clone()
        };
        Ok((after != before).then_some(Write::DayTotals(after)))
    }

    /// Whether a member has reached the daily cap on losses.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn has_lost_enough(&self, guild: GuildId, member: MemberId) -> anyhow::Result<bool> {
        let Some(cap) = self.settings.for_guild(guild).daily_loss else {
            return Ok(false);
        };
        Ok(self.won_today(guild, member).await? <= -cap.0)
    }

    /// Refuses a member who has reached the daily cap on losses.
    pub(super) async fn must_be_below_cap(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        if !self.has_lost_enough(guild, member).await? {
            return Ok(());
        }
        Err(self.lost_enough(guild).into())
    }

    /// The refusal for a member who has.
    pub(super) fn lost_enough(&self, guild: GuildId) -> HouseRefusal {
        let cap = self
            .settings
            .for_guild(guild)
            .daily_loss
            .unwrap_or_default();
        let until = (self.time.now().div_euclid(DAY_MS) + 1) * DAY_MS;
        HouseRefusal::LostEnough { cap, until }
    }
}
