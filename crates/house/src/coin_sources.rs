//! Where a member short of coins can get some, and what they, or a house short of them, can play instead.

use super::clock::log_failure;
use super::{HouseError, Tavern};
use ids::{GuildId, MemberId, TableId};
use pages::{CoinSources, HouseRefusal, Instead, Look, WantedGame, WantedPlace, purse::Allowance};
use rules::Coins;

impl Tavern {
    /// What a member with so many free coins can do, who wanted to play this.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn coin_sources(
        &self,
        guild: GuildId,
        member: MemberId,
        wanted: WantedGame,
        free: Coins,
    ) -> Result<CoinSources, HouseError> {
        let person = self.members.person(guild, member).await?;
        let (look, game) = match wanted {
            WantedGame::At(table) => {
                let look = self.look_if_any(guild, table, member).await?;
                let game = look.as_ref().map(|look| look.terms.variant);
                (look, game)
            }
            WantedGame::Of(game) => (None, Some(game)),
            WantedGame::Unknown => (None, None),
        };
        let settings = self.settings.for_guild(guild);
        let smaller = game.and_then(|game| Instead::smaller(&settings, game, free));
        Ok(CoinSources {
            allowance: self.allowances.allowance_now(guild, person).await?,
            at: place(look.as_ref(), member),
            instead: [wanted.for_fun()].into_iter().chain(smaller).collect(),
        })
    }

    /// What is left to a member who has just asked for their allowance, at a table or without one. They may have been
    /// paid, so a table that cannot be read is left out.
    pub async fn sources_left(
        &self,
        guild: GuildId,
        member: MemberId,
        table: Option<TableId>,
    ) -> CoinSources {
        let look = match table {
            Some(table) => self.look_if_any(guild, table, member).await,
            None => Ok(None),
        };
        let look = look.unwrap_or_else(|error| {
            log_failure(
                "cannot read the table of a member who asked for coins",
                error,
            );
            None
        });
        CoinSources {
            allowance: Allowance::None,
            at: place(look.as_ref(), member),
            instead: Vec::new(),
        }
    }

    /// The table, if it is there and the member may see it.
    async fn look_if_any(
        &self,
        guild: GuildId,
        table: TableId,
        member: MemberId,
    ) -> Result<Option<Look>, HouseError> {
        match self.look_in(guild, table, member).await {
            Ok(look) => Ok(Some(look)),
            Err(HouseError::Refused(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// What a member can play although computer players cannot pay their stakes, which is why they were refused: the
    /// same for fun, and for a stake that the house has for each of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn without_patrons_coins(
        &self,
        guild: GuildId,
        member: MemberId,
        wanted: WantedGame,
        refusal: &HouseRefusal,
    ) -> Result<Vec<Instead>, HouseError> {
        let (mut fun, mut game) = (wanted.for_fun(), None);
        match wanted {
            WantedGame::At(table) => {
                if let Some(look) = self.look_if_any(guild, table, member).await? {
                    game = Some(look.terms.variant);
                    if look.may_change_coins && look.viewer_is_host() {
                        fun = Instead::FunHere(table);
                    }
                }
            }
            WantedGame::Of(variant) => game = Some(variant),
            WantedGame::Unknown => {}
        }
        let smaller = game.and_then(|game| {
            let HouseRefusal::HouseBroke { left, .. } = refusal else {
                return None;
            };
            let patrons = i64::try_from(game.seats().first()?.saturating_sub(1)).ok()?;
            let settings = self.settings.for_guild(guild);
            Instead::smaller(&settings, game, Coins(left.0 / patrons.max(1)))
        });
        Ok([fun].into_iter().chain(smaller).collect())
    }
}

/// Where the member wanted to play; `look` is the table, if they may see it.
fn place(look: Option<&Look>, member: MemberId) -> WantedPlace {
    match look {
        None => WantedPlace::Nowhere,
        Some(look) if look.chair_of(member).is_some() => WantedPlace::Seated(look.id),
        Some(look) => WantedPlace::Before(look.id),
    }
}
