//! Who sits at a table: opening one, sitting down, sitting out, leaving.

use super::exclusions::most_hosted;
use super::opening::OpeningPermit;
use super::staff::set_skill;
use super::talk::let_speak;
use super::{HouseError, Opening, Tables, Tavern};
use bank::Purse;
use ids::{ChannelId, GuildId, MemberId, TableId};
use pages::HouseRefusal;
use rules::Coins;
use table::{Order, Person, Player, Rank, Refusal, Table, Terms, look::Chair};

impl Tavern {
    /// Opens a table with its host seated, and with the patrons asked for.
    ///
    /// # Errors
    /// As [`Tavern::may_start`] and [`Tavern::open_table`].
    pub async fn start(
        &self,
        guild: GuildId,
        channel: ChannelId,
        host: MemberId,
        terms: Terms,
        patrons: usize,
    ) -> Result<TableId, HouseError> {
        let opening = Opening {
            table: TableId(self.house.random.bits()),
            ..Opening::new(guild, channel, host, terms, patrons)
        };
        let may = self.may_start(opening).await?;
        self.open_table(may).await
    }

    /// Checks that a table may be opened. From then on it counts as one of its host's, before any message is posted
    /// for it.
    ///
    /// # Errors
    /// Terms out of bounds, too many patrons, banned or self-excluded, at the daily cap on losses, a stake the host
    /// cannot cover, the server's or host's table limit reached, or too many opened recently.
    pub async fn may_start(&self, opening: Opening) -> Result<OpeningPermit, HouseError> {
        let (guild, host) = (opening.guild, opening.host);
        let terms = opening.terms.check()?;
        let is_for_fun = terms.coins.are_chips();
        if !is_for_fun {
            self.settings.for_guild(guild).lets_play_for(&terms)?;
        }
        if opening.patrons.len() + 1 > terms.most() {
            return Err(Refusal::Seats {
                least: terms.fewest(),
                most: terms.most(),
            }
            .into());
        }
        let open = self.tables.tables_in(guild);
        let open = open.iter().filter(|table| !table.state.solo).count();
        if open >= self.house.tables {
            return Err(HouseRefusal::TooManyTables(self.house.tables).into());
        }
        let person = self.members.person(guild, host).await?;
        self.exclusions.must_not_be_barred(guild, host).await?;
        if !is_for_fun {
            self.must_cover(guild, person, terms.at_risk()).await?;
        }
        let (under_way, opening_now) = self.openings.begin(guild, host);
        let most = most_hosted(opening.rank);
        if self.tables.hosted(guild, host) + opening_now > most {
            return Err(Refusal::HostsEnough(most).into());
        }
        self.openings.count(guild, host, self.house.time.as_ref())?;
        Ok(OpeningPermit { opening, under_way })
    }

    /// Opens a table that [`Tavern::may_start`] has allowed.
    ///
    /// # Errors
    /// As [`table::Table::open`], or the database fails.
    pub async fn open_table(&self, may: OpeningPermit) -> Result<TableId, HouseError> {
        let OpeningPermit { opening, under_way } = may;
        let (guild, id, skill) = (opening.guild, opening.table, opening.skill);
        let host = self.members.person(guild, opening.host).await?;
        let opening = opening.with_host(host);
        let mut context = self.context_anew(&opening).await?;
        if let Some(skill) = skill {
            let bench = context.bench.iter_mut().flatten();
            bench.for_each(|benched| set_skill(benched, skill));
        }
        let mut step = match Table::open(opening, context) {
            Ok(step) => step,
            Err(refusal) => return Err(self.explained_of_patrons(guild, refusal).await?),
        };
        let before = Table {
            version: Default::default(),
            ..step.table.clone()
        };
        let_speak(&before, &mut step);
        let (mut rows, _) = self.rows(&before, &step)?;
        self.open_purses_at(&step.table).await?;
        // Held until the table is registered, so that a closing session does not miss it.
        let session = self.sessions.slot(guild);
        let session = session.lock().await;
        if !step.table.state.solo {
            rows.writes
                .extend(session.iter().filter_map(|on| on.takes(id)));
        }
        if let Err(error) = self.store.commit(rows).await {
            // It may have been committed, with only the answer lost: nobody else would look after the table then.
            if !matches!(self.store.table(id).await, Ok(Some(_))) {
                return Err(anyhow::Error::from(error).into());
            }
        }
        self.put(step.table);
        drop(under_way);
        drop(session);
        Ok(id)
    }

    /// A member sits down.
    ///
    /// # Errors
    /// No chair free, already seated, banned or self-excluded, kicked from this table, at the daily cap on losses, or
    /// the stake not covered.
    pub async fn join(&self, table: TableId, member: MemberId) -> Result<(), HouseError> {
        let guild = self.tables.table(table)?.guild;
        let person = self.members.person(guild, member).await?;
        let join = Order::Join(person.purse).by(member);
        self.tables.perform(table, join).await?;
        Ok(())
    }

    async fn must_cover(
        &self,
        guild: GuildId,
        person: Person,
        need: Coins,
    ) -> Result<(), HouseError> {
        self.allowances
            .must_be_below_cap(guild, person.member)
            .await?;
        let purse = self.purse(guild, &Player::Member(person)).await?;
        let (Purse { free, on_hold }, need) = (purse, need.0);
        if free < Coins(need) {
            Err(HouseRefusal::CannotCover {
                need: Coins(need),
                free,
                held: on_hold,
            }
            .into())
        } else {
            Ok(())
        }
    }
}

impl Tables {
    /// The number of a server's open tables that this member hosts.
    pub(super) fn hosted(&self, guild: GuildId, host: MemberId) -> usize {
        let tables = self.tables_in(guild);
        tables
            .iter()
            .filter(|table| table.state.host == host && !table.state.solo)
            .count()
    }

    /// Everyone who sits at the server's tables, leaving out one table and all solo tables, which keep no patron away.
    pub(super) fn busy(&self, guild: GuildId, but: Option<TableId>) -> Vec<Player> {
        let mut tables = self.tables_in(guild);
        tables.retain(|table| Some(table.id) != but && !table.state.solo);
        let occupants = tables.iter().flat_map(|table| table.state.chairs.iter());
        occupants.map(|occupant| occupant.player.clone()).collect()
    }

    /// Whether a player sits at another table of the server.
    pub(super) fn sits_elsewhere(&self, guild: GuildId, here: TableId, player: &Player) -> bool {
        self.busy(guild, Some(here)).contains(player)
    }
}

impl Tavern {
    /// Between deals, the GM takes over a patron's hand; the coins stay the patron's. Without a name, it is the patron
    /// who sat down last. The caller checks who may do this.
    ///
    /// # Errors
    /// Banned or self-excluded, already seated here, a deal is running, or no such patron here.
    pub async fn play_for(
        &self,
        table: TableId,
        gm: MemberId,
        patron: Option<&str>,
    ) -> Result<String, HouseError> {
        let look = self.look(table, None).await?;
        self.members.known(look.guild, gm).await?;
        if look.chair_of(gm).is_some() {
            return Err(Refusal::AlreadySeated.into());
        }
        let wanted = patron.map(|name| name.trim().to_lowercase());
        let fits = |name: &str| {
            let wanted = wanted.as_deref().unwrap_or_default();
            name.to_lowercase().starts_with(wanted)
        };
        let mut chairs = look.chairs.iter().rev();
        let name = |chair: &Chair| look.name(&chair.player).to_owned();
        let chair = chairs.find(|chair| chair.actor().is_none() && fits(&name(chair)));
        let (patron, name) = match chair.map(|chair| (&chair.player, name(chair))) {
            Some((Player::Patron(key), name)) => (key.clone(), name),
            _ if matches!(look.scene, table::look::Scene::Playing(_)) => {
                return Err(Refusal::DealIsOn.into());
            }
            _ => return Err(Refusal::NoPatronHere.into()),
        };
        let play_for = Order::PlayFor(patron).by((gm, Rank::Gm));
        self.tables.perform(table, play_for).await?;
        Ok(name)
    }

    /// Between deals, the GM gives a patron's hand back; returns the patron's name.
    ///
    /// # Errors
    /// They play for no patron here, or a deal is running.
    pub async fn give_back(&self, table: TableId, gm: MemberId) -> Result<String, HouseError> {
        let look = self.look(table, None).await?;
        let mut chairs = look.chairs.iter();
        let chair = chairs.find(|chair| chair.played_by == Some(gm));
        let player = &chair.ok_or(Refusal::PlaysForNobody)?.player;
        let name = look.name(player).to_owned();
        let give_back = Order::GiveBack.by((gm, Rank::Gm));
        self.tables.perform(table, give_back).await?;
        Ok(name)
    }
}
