//! Who sits at a table: opening one, sitting down, sitting out, getting up.

use super::barred::most_hosted;
use super::opening::MayOpen;
use super::talk::let_speak;
use super::{
    ChannelId, GuildId, MemberId, Opening, Person, Player, Refusal, Sorry, TableId, Tavern, Terms,
    Trouble,
};
use crate::bank::Purse;
use rules::Coins;
use table::{Command, Context, Table};

impl Tavern {
    /// Opens a table, its host seated, with so many patrons.
    ///
    /// # Errors
    /// Terms out of bounds, a stake that the host cannot cover, too many patrons or tables.
    pub async fn start(
        &self,
        guild: GuildId,
        channel: ChannelId,
        host: MemberId,
        terms: Terms,
        patrons: usize,
    ) -> Result<TableId, Trouble> {
        let opening = Opening::new(guild, channel, host, terms, patrons);
        let may = self.may_start(opening).await?;
        self.open_table(may).await
    }

    /// Whether a table may be opened so. It is counted among its host's from then on, before anything is posted for it.
    ///
    /// # Errors
    /// As [`Tavern::start`]; host of too many tables, or too many opened in a short time.
    pub async fn may_start(&self, opening: Opening) -> Result<MayOpen, Trouble> {
        let (guild, host) = (opening.guild, opening.host);
        let terms = opening.terms.check()?;
        self.settings(guild).lets_play_for(&terms)?;
        if opening.patrons.len() + 1 > terms.most() {
            return Err(Refusal::Seats {
                least: terms.fewest(),
                most: terms.most(),
            }
            .into());
        }
        let open = self.tables_in(guild, None).len();
        if open >= self.inner.house.tables {
            return Err(Sorry::TooManyTables(self.inner.house.tables).into());
        }
        self.must_be_welcome(guild, host).await?;
        let person = self.person(guild, host).await?;
        self.must_cover(guild, person, terms.at_risk()).await?;
        let (under_way, opening_now) = self.inner.openings.begin(guild, host);
        let most = most_hosted(opening.rank);
        if self.hosted(guild, host) + opening_now > most {
            return Err(Refusal::HostsEnough(most).into());
        }
        self.inner
            .openings
            .count(guild, host, self.inner.house.time.as_ref())?;
        Ok(MayOpen { opening, under_way })
    }

    /// Open tables of a server whose host somebody is.
    pub(super) fn hosted(&self, guild: GuildId, host: MemberId) -> usize {
        let tables = self.inner.open.tables_in(guild);
        tables
            .iter()
            .filter(|table| table.state.host == host)
            .count()
    }

    /// Opens a table of which [`Tavern::may_start`] said that it may be opened.
    ///
    /// # Errors
    /// No patron free.
    pub async fn open_table(&self, may: MayOpen) -> Result<TableId, Trouble> {
        let MayOpen { opening, under_way } = may;
        let (guild, id) = (opening.guild, opening.table);
        let host = self.person(guild, opening.host).await?;
        let wanted = !opening.patrons.is_empty();
        let context = Context {
            now: self.now_at(guild),
            rules: self.rules(guild, &opening.terms),
            means: None,
            asking: None,
            house_free: match wanted {
                true => Coins(self.house_has(guild).await?),
                false => Coins::ZERO,
            },
            bench: match wanted {
                true => self.bench(guild, None).await?,
                false => Vec::new(),
            },
            dismissed: Default::default(),
            chance: self.inner.luck.chance()?,
        };
        let mut step = match Table::open(opening.with_host(host), context) {
            Ok(step) => step,
            Err(refusal) => return Err(self.explained_of_patrons(guild, refusal).await?),
        };
        let before = Table {
            version: Default::default(),
            ..step.table.clone()
        };
        let_speak(&before, &mut step);
        let (mut rows, _) = self.rows(&before, &step)?;
        // Held until the table stands in its place, so that a session that closes does not miss it.
        let session = self.inner.sessions.slot(guild);
        let session = session.lock().await;
        rows.writes
            .extend(session.iter().filter_map(|on| on.takes(id)));
        let committed = self.inner.store.commit(rows).await;
        committed.map_err(anyhow::Error::from)?;
        self.put(step.table);
        drop(under_way);
        drop(session);
        Ok(id)
    }

    /// Somebody sits down.
    ///
    /// # Errors
    /// No chair free, seated already, the stake not covered.
    pub async fn join(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        let guild = self.table(table)?.guild;
        self.must_be_welcome(guild, member).await?;
        let person = self.person(guild, member).await?;
        self.perform(table, Command::Join { person }).await?;
        Ok(())
    }

    /// Somebody gets up. In the middle of a deal the substitute plays on for them (RULES.md 0.3).
    ///
    /// # Errors
    /// Not seated here.
    pub async fn leave(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        self.perform(table, Command::Leave { by: member }).await?;
        Ok(())
    }

    /// From the next deal on a member is not dealt in.
    ///
    /// # Errors
    /// Not seated here.
    pub async fn sit_out(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        self.perform(table, Command::SitOut { by: member }).await?;
        Ok(())
    }

    /// From the next deal on a member is dealt in again; in a running deal the table waits for them again.
    ///
    /// # Errors
    /// Not seated here, or the stake not covered.
    pub async fn sit_in(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        self.perform(table, Command::SitIn { by: member }).await?;
        Ok(())
    }

    /// A member sets the most that they put at stake in a deal, from the next deal on (RULES.md 0.3).
    ///
    /// # Errors
    /// Not seated here, a game without purses, a purse out of bounds, or lowered while a pot is carried (TT-3).
    pub async fn set_purse(
        &self,
        table: TableId,
        member: MemberId,
        coins: i64,
    ) -> Result<(), Trouble> {
        let (by, coins) = (member, Coins(coins));
        self.perform(table, Command::SetPurse { by, coins }).await?;
        Ok(())
    }

    async fn must_cover(&self, guild: GuildId, person: Person, need: Coins) -> Result<(), Trouble> {
        self.must_be_let_play(guild, person.member).await?;
        let purse = self.purse(guild, &Player::Member(person)).await?;
        let (Purse { free, on_hold }, need) = (purse, need.0);
        match free < need {
            true => Err(Sorry::CannotCover {
                need,
                free,
                held: on_hold,
            }
            .into()),
            false => Ok(()),
        }
    }
}
