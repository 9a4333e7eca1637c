//! What goes by the day (UTC): the allowance, and the cap of losses.

use super::{GuildId, MemberId, Person, Sorry, Tavern, Trouble};
use crate::bank::{Account, Amount};

/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// An allowance that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// So many coins were fetched.
    Fetched(i64),
    /// Today's was fetched before; the next may be at this time (epoch milliseconds).
    Again(i64),
    /// The house gives none.
    None,
}

impl Tavern {
    /// Fetches today's allowance into the purse that a member plays from.
    ///
    /// # Errors
    /// A purse that cannot hold more, or the database.
    pub async fn fetch_allowance(
        &self,
        guild: GuildId,
        person: Person,
    ) -> Result<Allowance, crate::bank::BankError> {
        let Ok(amount) = Amount::new(self.settings(guild).allowance) else {
            return Ok(Allowance::None);
        };
        let now = self.now();
        let day = now.div_euclid(DAY);
        let bank = &self.inner.bank;
        let fetched = bank
            .allowance(guild, person.purse, amount, day, now)
            .await?;
        Ok(if fetched {
            Allowance::Fetched(amount.get())
        } else {
            Allowance::Again((day + 1) * DAY)
        })
    }

    /// Whether a member has lost as much today as the house lets anybody lose.
    /// All their purses count together; coins that lie in a pot are lost until they are won.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn has_lost_enough(&self, guild: GuildId, member: MemberId) -> anyhow::Result<bool> {
        let Some(cap) = self.settings(guild).daily_loss else {
            return Ok(false);
        };
        let known = self.known(guild, member).await?;
        let characters = self.inner.store.characters(guild, member).await?;
        let purses = characters.iter().map(|character| character.id);
        let owners: Vec<Account> = [known.purse]
            .into_iter()
            .chain(purses)
            .map(Account::Member)
            .collect();
        let midnight = self.now().div_euclid(DAY) * DAY;
        let won = self.inner.bank.won_since(guild, &owners, midnight).await?;
        Ok(won <= -cap)
    }

    /// Refuses who has lost as much today as the house lets anybody lose.
    pub(super) async fn must_be_let_play(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<(), Trouble> {
        if !self.has_lost_enough(guild, member).await? {
            return Ok(());
        }
        let cap = self.settings(guild).daily_loss.unwrap_or_default();
        let until = (self.now().div_euclid(DAY) + 1) * DAY;
        Err(Sorry::LostEnough { cap, until }.into())
    }
}
