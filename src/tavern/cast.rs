//! The cast plays with the coins of the house: it has no purses, so nobody can draw coins from it but by winning.
//!
//! When the cards are dealt a patron's hold comes from the house, and what is left of it goes back in the step that
//! ends the deal. The house is filled up to its budget once a day, before the first step that needs it.
//! Whatever the house pays or gets for one of the cast goes through that patron's hold, so that the books tell whose it was.

use super::state::{Means, Purses, State, Table};
use super::{GuildId, LogEntry, MemberId, Player, Sorry, TableId, Tavern, Trouble};
use crate::text::tidy;
use books::{Account, Amount, Owner, Transfer};
use ids::DealId;
use rules::Coins;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl Player {
    /// Whether it is a patron of the cast, who plays for the house and has no purse.
    pub fn is_of_the_cast(&self) -> bool {
        self.owner().is_ok_and(|owner| owner.is_of_the_cast())
    }
}

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

    /// Whether the house can put up the stakes of the cast at a table, and of one patron more.
    pub(super) async fn house_covers_one_more(
        &self,
        table: &Table,
    ) -> anyhow::Result<Result<(), Sorry>> {
        let risk = table.state.terms.at_risk().0;
        // Those who play have theirs on hold.
        let waiting = table
            .state
            .cast()
            .filter(|&chair| !table.state.plays(chair));
        let need = risk.saturating_mul(waiting.count() as i64 + 1);
        self.house_must_have(table.guild, need).await
    }

    /// Whether the house has so many coins, or what to tell who needs them.
    pub(super) async fn house_must_have(
        &self,
        guild: GuildId,
        need: i64,
    ) -> anyhow::Result<Result<(), Sorry>> {
        let left = self.house_has(guild).await?;
        let budget = self.house_budget(guild);
        Ok(match left >= need {
            true => Ok(()),
            false => Err(Sorry::HouseBroke { need, left, budget }),
        })
    }

    /// What the cast at a table can put at stake: the coins of the house, shared out among them.
    pub(super) async fn means_of_the_cast(
        &self,
        table: &Table,
        purses: &mut Purses,
    ) -> anyhow::Result<()> {
        let chairs: Vec<usize> = table.state.cast().collect();
        if chairs.is_empty() {
            return Ok(());
        }
        let house = self.house_has(table.guild).await?;
        let need = table.state.terms.to_be_dealt_in().0;
        let would = |&chair: &usize| table.state.purse_of(chair).map_or(need, |purse| purse.0);
        let wants: Vec<i64> = chairs.iter().map(would).collect();
        for (chair, coins) in chairs.into_iter().zip(shared_out(house, need, &wants)) {
            let player = table.state.chairs[chair].player.clone();
            purses.insert(player, Means::Free(coins));
        }
        Ok(())
    }
}

impl State {
    /// The chairs of the cast.
    pub fn cast(&self) -> impl Iterator<Item = usize> + '_ {
        let chairs = self.chairs.iter().enumerate();
        chairs
            .filter(|(_, sitter)| sitter.player.is_of_the_cast())
            .map(|(chair, _)| chair)
    }
}

/// Coins of the house for patrons of the cast: to each in turn what it takes to be dealt in, as far as they reach,
/// and of the rest to each in turn what more it would bring.
fn shared_out(mut house: i64, need: i64, wants: &[i64]) -> Vec<i64> {
    let mut shares = vec![0; wants.len()];
    for share in &mut shares {
        if house >= need {
            *share = need;
            house -= need;
        }
    }
    for (share, want) in shares.iter_mut().zip(wants) {
        if *share == need {
            let more = (want - need).clamp(0, house);
            *share += more;
            house -= more;
        }
    }
    shares
}

/// Coins that fall to somebody at a table, named and reasoned as given: into their purse, or, for one of the cast,
/// by way of its hold to the house.
pub(super) fn paid_out(
    cause: DealId,
    (table, from): (TableId, Account),
    owner: &Owner,
    coins: Coins,
    (name, reason): (String, &str),
) -> anyhow::Result<Vec<Transfer>> {
    let amount: Amount = coins.0.try_into()?;
    let to = match owner.is_of_the_cast() {
        true => owner.hold(table),
        false => owner.account(),
    };
    let mut paid = vec![Transfer::new(name, from, to.clone(), amount, reason)];
    if owner.is_of_the_cast() {
        let name = format!("{cause}:home:{owner}");
        paid.push(Transfer::new(name, to, Account::House, amount, "release"));
    }
    let caused = |transfer: Transfer| transfer.with_cause(cause.to_string());
    Ok(paid.into_iter().map(caused).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_shares_out_what_it_has_first_what_is_needed() {
        for (house, need, wants, shares) in [
            (100, 10, &[10, 10, 10][..], &[10, 10, 10][..]),
            (25, 10, &[10, 10, 10], &[10, 10, 0]),
            (9, 10, &[10], &[0]),
            (0, 1, &[50, 50], &[0, 0]),
            // Trefeltromp: an ante is needed, and fifty would be brought.
            (200, 1, &[50, 50, 50], &[50, 50, 50]),
            (72, 1, &[50, 50, 50], &[50, 21, 1]),
            (2, 1, &[50, 50, 50], &[1, 1, 0]),
        ] {
            assert_eq!(
                shared_out(house, need, wants),
                shares,
                "{house} for {wants:?}"
            );
        }
    }

    #[test]
    fn nobody_of_the_cast_is_taken_for_hired() {
        for patron in patrons::CAST {
            assert!(Player::Patron(patron.key.to_owned()).is_of_the_cast());
        }
        let hired = books::PatronKey::for_hire(ids::PurseId(7));
        assert!(!Player::Patron(hired.as_str().to_owned()).is_of_the_cast());
    }
}
