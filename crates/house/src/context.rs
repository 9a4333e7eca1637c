//! Gathers what a table's step may know besides the table and the command.

use super::{HouseError, Tavern};
use bank::Purse;
use books::PatronKey;
use ids::{GuildId, MemberId, TableId};
use pages::HouseRefusal;
use rules::Coins;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use table::{
    Admission, Bench, Cap, Command, Context, HouseRules, Means, Needs, Opening, Player, Refusal,
    Table, Waiting,
};

impl Tavern {
    /// What a step must be told besides the table and the command.
    pub(super) async fn context(
        &self,
        table: &Table,
        command: &Command,
    ) -> anyhow::Result<Context> {
        let terms = &table.state.terms;
        self.told(table.guild, table.id, terms, command.needs(table))
            .await
    }

    /// What the step must be told that opens a table.
    pub(super) async fn context_anew(&self, opening: &Opening) -> anyhow::Result<Context> {
        self.told(
            opening.guild,
            opening.table,
            &opening.terms,
            opening.needs(),
        )
        .await
    }

    /// What a step needs at this table, and nothing else.
    async fn told(
        &self,
        guild: GuildId,
        table: TableId,
        terms: &table::Terms,
        needs: Needs,
    ) -> anyhow::Result<Context> {
        let means = match &needs.means {
            Some(players) => Some(self.means(guild, players).await?),
            None => None,
        };
        let asking = match &needs.asking {
            Some(player) => Some(self.means_of(guild, player).await?),
            None => None,
        };
        let house_free = if needs.house {
            Some(self.treasury.house_has(guild).await?)
        } else {
            None
        };
        let bench = match needs.bench {
            Some(Bench::Alone) => Some(self.staff.bench_alone(guild)?),
            Some(Bench::InServer) => Some(self.staff.bench(guild, table).await?),
            None => None,
        };
        Ok(Context {
            now: self.clocks.now_at(guild),
            rules: self.rules(guild, terms),
            means,
            asking,
            house_free,
            bench,
            dismissed: Some(self.dismissed(guild, table, needs.hired).await?),
            admitted: self.admitted(guild, &needs.admitted).await?,
            chance: self.luck.chance()?,
        })
    }

    /// A server's settings for tables with these terms.
    pub(super) fn rules(&self, guild: GuildId, terms: &table::Terms) -> HouseRules {
        let (house, settings) = (&self.house, self.settings.for_guild(guild));
        HouseRules {
            question: house.question,
            between: house.between,
            lobby: house.lobby,
            pause: house.pause,
            longest_pause: settings.longest_pause(terms),
            offered_purse: settings.offered_purse(&house.defaults, terms),
            last_trick: house.last_trick,
            waiting: Waiting::ByPresence,
        }
    }

    /// What each of these players can put at stake.
    async fn means(
        &self,
        guild: GuildId,
        players: &[Player],
    ) -> anyhow::Result<HashMap<Player, Means>> {
        let players: Vec<&Player> = players.iter().collect();
        let free = self.free_of(guild, &players).await?;
        let mut means = HashMap::new();
        for (player, free) in players.into_iter().zip(free) {
            let cap = self.cap(guild, player.member()).await?;
            means.insert(player.clone(), Means { free, cap });
        }
        Ok(means)
    }

    /// What one player can put at stake.
    async fn means_of(&self, guild: GuildId, player: &Player) -> anyhow::Result<Means> {
        let purse = self.purse(guild, player).await?;
        Ok(Means {
            free: purse.free,
            cap: self.cap(guild, player.member()).await?,
        })
    }

    async fn cap(&self, guild: GuildId, member: Option<MemberId>) -> anyhow::Result<Cap> {
        let reached = match member {
            Some(member) => self.allowances.has_lost_enough(guild, member).await?,
            None => false,
        };
        Ok(if reached { Cap::Reached } else { Cap::Open })
    }

    /// A table's refusal, with the facts that its reader needs.
    pub(super) async fn explained(
        &self,
        table: &Table,
        command: &Command,
        refusal: Refusal,
    ) -> Result<HouseError, HouseError> {
        let guild = table.guild;
        Ok(match refusal {
            Refusal::CannotCover { need } => {
                let purse = match &command.needs(table).asking {
                    Some(player) => self.purse(guild, player).await?,
                    None => Purse::default(),
                };
                HouseRefusal::CannotCover {
                    need,
                    free: purse.free,
                    held: purse.on_hold,
                }
                .into()
            }
            Refusal::Barred => {
                let why = match command {
                    Command::Member { by, .. } => {
                        self.exclusions.must_not_be_barred(guild, *by).await
                    }
                    Command::House(_) => Ok(()),
                };
                why.err().unwrap_or(Refusal::Barred.into())
            }
            Refusal::CapReached => self.allowances.lost_enough(guild).into(),
            Refusal::Enough { what, until } => HouseRefusal::Enough {
                what,
                at: until.map(|until| until.0 + self.clocks.ahead(guild)),
            }
            .into(),
            refusal => self.explained_of_patrons(guild, refusal).await?,
        })
    }

    /// The same for a refusal about patrons.
    pub(super) async fn explained_of_patrons(
        &self,
        guild: GuildId,
        refusal: Refusal,
    ) -> Result<HouseError, HouseError> {
        Ok(match refusal {
            Refusal::PatronShort { patron } => {
                let player = Player::Patron(patron);
                let purse = self.purse(guild, &player).await?;
                HouseRefusal::PatronShort {
                    name: self.members.name(guild, &player).await?,
                    free: purse.free,
                    held: purse.on_hold,
                }
                .into()
            }
            Refusal::HouseBroke { need } => HouseRefusal::HouseBroke {
                need,
                left: self.treasury.house_has(guild).await?,
                budget: self.treasury.house_budget(guild),
            }
            .into(),
            Refusal::NoPatronFree if self.settings.for_guild(guild).regulars.stay_away() => {
                HouseRefusal::RegularsStayAway.into()
            }
            Refusal::HasPlace => HouseRefusal::NoSuchTable.into(),
            refusal => refusal.into(),
        })
    }

    /// Whether each of these members may sit down.
    async fn admitted(
        &self,
        guild: GuildId,
        members: &BTreeSet<MemberId>,
    ) -> anyhow::Result<BTreeMap<MemberId, Admission>> {
        let asked: Vec<MemberId> = members.iter().copied().collect();
        let barred = self.exclusions.barred(guild, &asked).await?;
        let admission = |member: MemberId| {
            if barred.contains(&member) {
                Admission::Barred
            } else {
                Admission::Open
            }
        };
        let admitted = asked.into_iter().map(|member| (member, admission(member)));
        Ok(admitted.collect())
    }

    /// Of the hired patrons who sit at a table those who were dismissed, with their free coins.
    async fn dismissed(
        &self,
        guild: GuildId,
        table: TableId,
        hired: Vec<PatronKey>,
    ) -> anyhow::Result<BTreeMap<PatronKey, Coins>> {
        let mut dismissed = BTreeMap::new();
        for key in hired {
            let player = Player::Patron(key.clone());
            if !self.staff.is_hired(guild, &key)
                && !self.tables.sits_elsewhere(guild, table, &player)
            {
                let purse = self.purse(guild, &player).await?;
                dismissed.insert(key, purse.free);
            }
        }
        Ok(dismissed)
    }
}
