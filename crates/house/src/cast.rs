//! The cast plays with the coins of the house: it has no purses, so nobody can draw coins from it but by winning.
//!
//! When the cards are dealt a patron's hold comes from the house, and what is left of it goes back in the step that
//! ends the deal. The house is filled up to its budget once a day, before the first step that needs it.
//! Whatever the house pays or gets for one of the cast goes through that patron's hold, so that the books tell whose it was.

use super::{GuildId, LogEntry, MemberId, Tavern, Trouble};
use crate::text::tidy;
use books::{Account, Amount, Transfer};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl Tavern {
    /// What the house has for the stakes of its patrons; the first time on a day it is filled up to its budget.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn house_has(&self, guild: GuildId) -> anyhow::Result<i64> {
        self.open_house(guild).await?;
        Ok(self.inner.bank.balance(guild, &Account::House).await?.free)
    }

    /// Before a step that needs coins of the house: those of the day are there.
    pub(super) async fn open_house(&self, guild: GuildId) -> anyhow::Result<()> {
        let (budget, now) = (self.house_budget(guild), self.now());
        let day = now.div_euclid(DAY_MS);
        Ok(self.inner.bank.fill_house(guild, budget, day, now).await?)
    }

    /// Coins up to which the house of a server is filled each day.
    pub fn house_budget(&self, guild: GuildId) -> i64 {
        self.settings(guild).budget(&self.inner.house)
    }

    /// Coins from the mint for the house; what it then has. Who may is the caller's to check.
    ///
    /// # Errors
    /// More than an account can hold.
    pub async fn fill_house(
        &self,
        guild: GuildId,
        by: MemberId,
        amount: Amount,
        reason: &str,
        name: String,
    ) -> Result<i64, Trouble> {
        self.open_house(guild).await?;
        let fill = Transfer::new(name, Account::Mint, Account::House, amount, "grant");
        let entry = LogEntry::HouseFunded {
            coins: amount.get(),
            reason: tidy(reason).into_owned(),
        };
        let step = self.moving(guild, &fill.with_note(by, tidy(reason)));
        self.at_the_house(guild, step, by, entry).await?;
        Ok(self.house_has(guild).await?)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::Player;

    #[test]
    fn nobody_of_the_cast_is_taken_for_hired() {
        for patron in patrons::CAST {
            let key = books::PatronKey::new(patron.key).unwrap();
            assert!(Player::Patron(key).is_of_the_cast());
        }
        let hired = books::PatronKey::for_hire(ids::PurseId(7));
        assert!(!Player::Patron(hired).is_of_the_cast());
    }
}
