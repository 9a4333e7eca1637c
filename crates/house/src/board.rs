//! The leaderboard: the richest purses of a server, with their owners' names.

use super::Tavern;
use books::Owner;
use ids::{GuildId, MemberId, PurseId};
use pages::{Board, BoardPurse, OwnPurse};
use rules::Coins;

impl Tavern {
    /// The richest purses of a server, at most `places`, and the purse that the requester plays with. Members who have
    /// `left` the server, or whom a game master took off the board, are counted nowhere.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn board(
        &self,
        guild: GuildId,
        requester: MemberId,
        places: u32,
        left: &[MemberId],
    ) -> anyhow::Result<Board> {
        let person = self.members.person(guild, requester).await?;
        // Whoever asks is there.
        let left: Vec<_> = left
            .iter()
            .copied()
            .filter(|&member| member != requester)
            .collect();
        let without = self.bank.not_on_board(guild, &left).await?;
        let mut richest = Vec::new();
        for (purse, coins) in self.bank.richest(guild, places, &without).await? {
            let holder = self.members.holder(guild, purse).await?;
            richest.push(BoardPurse {
                owner: holder.map(|holder| holder.member),
                name: self.purse_name(guild, purse).await?,
                coins: Coins(coins),
                is_requester: purse == person.purse,
            });
        }
        let (purse, due) = self.members.purse_and_due(guild, person).await?;
        let coins = purse.free.saturating_add(purse.on_hold);
        let is_off = without.contains(&person.purse);
        let own = OwnPurse {
            name: self.purse_name(guild, person.purse).await?,
            coins,
            due,
            standing: if is_off {
                None
            } else {
                self.bank.standing(guild, coins.0, &without).await?
            },
            is_off,
        };
        Ok(Board { richest, own })
    }

    async fn purse_name(&self, guild: GuildId, purse: PurseId) -> anyhow::Result<String> {
        self.members.name_of(guild, &Owner::Member(purse)).await
    }
}
