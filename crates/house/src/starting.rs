//! Starting coins: paid once per member, at the first act that needs their purse, and never by looking.
//!
//! Until then, whatever counts a member's coins counts these too, so that nobody is called short of coins that they only
//! have to ask for.

use super::{HouseError, Members, Tavern};
use bank::{Bank, Purse, transfer_row};
use books::{Account, Amount};
use ids::{GuildId, MemberId};
use pages::{
    HouseRefusal, LogEntry,
    purse::{Raised, Started},
};
use rules::Coins;
use store::Step;
use table::Person;
use tokio::sync::RwLockReadGuard;

/// The most members whose starting coins one order raises.
const MOST_RAISED: usize = 200;

impl Members {
    /// The coins that a member will be paid as starting coins with their first act that needs a purse; 0 if they have
    /// had theirs, or if there are none to be had.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn starting_due(&self, guild: GuildId, member: MemberId) -> anyhow::Result<Coins> {
        let settings = self.settings.for_guild(guild);
        let starting = settings.starting(&self.house.defaults);
        if starting <= Coins::ZERO {
            return Ok(Coins::ZERO);
        }
        if self.started.lock().get(&(guild, member)).is_some() {
            return Ok(Coins::ZERO);
        }
        let once = self.member_hashes.once(guild, member)?;
        if self.bank.has_started(guild, &once).await? {
            self.started.lock().insert((guild, member), ());
            return Ok(Coins::ZERO);
        }
        let fits = self.bank.room(guild).await? >= starting.0;
        Ok(if fits { starting } else { Coins::ZERO })
    }

    /// To be called right before each act that needs a member's purse, once nothing refuses it: pays their starting
    /// coins the first time; returns whether coins were paid now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_purse(&self, guild: GuildId, member: MemberId) -> anyhow::Result<bool> {
        let due = self.starting_due(guild, member).await?;
        let Ok(starting) = Amount::new(due.0) else {
            return Ok(false);
        };
        let _not_erased = self.paid_or_given_up.write().await;
        let purse = self.known(guild, member).await?.purse;
        let once = self.member_hashes.once(guild, member)?;
        let now = self.house.time.now();
        Ok(self
            .bank
            .welcome(guild, purse, &once, starting, now)
            .await?)
    }

    /// What a person has, with the starting coins that they will have by using their purse.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn purse(&self, guild: GuildId, person: Person) -> anyhow::Result<Purse> {
        let (mut purse, due) = self.purse_and_due(guild, person).await?;
        purse.free = purse.free.saturating_add(due);
        Ok(purse)
    }

    /// What a person has, and beside it the starting coins that will come to that purse.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn purse_and_due(
        &self,
        guild: GuildId,
        person: Person,
    ) -> anyhow::Result<(Purse, Coins)> {
        let (due, _unpaid) = self.due_and_unpaid(guild, person.member).await?;
        // They come to the member's own purse.
        let is_own =
            due > Coins::ZERO && self.known(guild, person.member).await?.purse == person.purse;
        let account = Account::Member(person.purse);
        let purse = self.bank.balance(guild, &account).await?;
        Ok((purse, if is_own { due } else { Coins::ZERO }))
    }

    /// All that a member can pay now: the free coins of the purse that they play with, and the starting coins that they
    /// would get for it. Registers nobody: who is unknown has none yet.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn can_pay(&self, guild: GuildId, member: MemberId) -> anyhow::Result<Coins> {
        let Some(known) = self.known_if_any(guild, member).await? else {
            return Ok(Coins::ZERO);
        };
        let purse = known.plays.unwrap_or(known.purse);
        let (purse, due) = self.purse_and_due(guild, Person { member, purse }).await?;
        Ok(purse.free.saturating_add(due))
    }

    /// The starting coins still due to a member. They are not paid until the guard is dropped, so that coins counted
    /// meanwhile do not include them; where none are due, none will be, and there is nothing to guard.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn due_and_unpaid(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> anyhow::Result<(Coins, Option<RwLockReadGuard<'_, ()>>)> {
        if self.starting_due(guild, member).await? == Coins::ZERO {
            return Ok((Coins::ZERO, None));
        }
        let unpaid = self.paid_or_given_up.read().await;
        Ok((self.starting_due(guild, member).await?, Some(unpaid)))
    }
}

impl Tavern {
    /// How many members of a server have had how many starting coins.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn started(&self, guild: GuildId) -> anyhow::Result<Started> {
        let started = self.bank.started(guild).await?.into_iter();
        Ok(Started {
            had: started
                .map(|(coins, purses)| (Coins(coins), purses.len()))
                .collect(),
            at_once: MOST_RAISED,
        })
    }

    /// Pays members who have had fewer than `to` starting coins the difference, those with the fewest first, and at
    /// most 200 of them. The caller checks who may do this.
    ///
    /// A member has had what came into the purse they have now: who was erased and is back has had none into it, and
    /// is paid no difference, as they are paid no starting coins.
    ///
    /// # Errors
    /// [`HouseRefusal::StartingChanged`] if `to` is not the server's amount any more, [`HouseRefusal::MintFull`] and
    /// [`HouseRefusal::TooManyCoins`] if it has no room for the coins: nobody is paid then.
    pub async fn raise_starting_coins(
        &self,
        guild: GuildId,
        by: MemberId,
        to: Coins,
    ) -> Result<Raised, HouseError> {
        // One at a time, and nobody is erased meanwhile, whose purse would be nobody's then.
        let _one_at_a_time = self.privacy.void_or_erasure.lock().await;
        let settings = self.settings.for_guild(guild);
        if settings.starting(&self.house.defaults) != to {
            return Err(HouseRefusal::StartingChanged.into());
        }
        let started = self.bank.started(guild).await;
        let started = started.map_err(anyhow::Error::from)?;
        let mut raises = Vec::new();
        for (had, purses) in started.range(..to.0) {
            let differences = Bank::raise(purses, *had, to.0);
            raises.extend(differences.map_err(anyhow::Error::from)?);
        }
        let left = raises.len().saturating_sub(MOST_RAISED);
        raises.truncate(MOST_RAISED);
        let raised = Raised {
            members: raises.len(),
            coins: raises.iter().map(|raise| Coins(raise.amount.get())).sum(),
            left,
        };
        if raises.is_empty() {
            return Ok(raised);
        }
        let now = self.house.time.now();
        let rows = raises.iter().map(|raise| transfer_row(raise, guild, now));
        let step = Step {
            transfers: rows.collect(),
            ..Step::default()
        };
        let entry = LogEntry::StartingRaised {
            members: raised.members,
            coins: raised.coins,
            to,
        };
        self.treasury.commit(guild, step, by, entry).await?;
        Ok(raised)
    }
}
