//! Who sits at a table: opening one, sitting down, sitting out, getting up.

use super::barred::most_hosted;
use super::draft::Draft;
use super::opening::MayOpen;
use super::patrons::Wish;
use super::state::{Phase, Sitter, State, Table};
use super::{
    ChannelId, GuildId, MemberId, Opening, Person, Player, Sorry, Standing, TableId, Tavern, Terms,
    Trouble,
};
use crate::bank::Purse;
use patrons::Occasion;
use rules::Coins;

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
            return Err(Sorry::Seats {
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
        if self.hosted(guild, host).await + opening_now > most {
            return Err(Sorry::HostsEnough(most).into());
        }
        self.inner
            .openings
            .count(guild, host, &self.inner.house.time)?;
        Ok(MayOpen { opening, under_way })
    }

    /// Open tables of a server whose host somebody is.
    pub(super) async fn hosted(&self, guild: GuildId, host: MemberId) -> usize {
        let mut hosted = 0;
        for id in self.tables_in(guild, None) {
            if let Ok(seated) = self.seated(id) {
                hosted += usize::from(seated.table.lock().await.state.host == host);
            }
        }
        hosted
    }

    /// Opens a table of which [`Tavern::may_start`] said that it may be opened.
    ///
    /// # Errors
    /// No patron free.
    pub async fn open_table(&self, may: MayOpen) -> Result<TableId, Trouble> {
        let MayOpen { opening, under_way } = may;
        let (guild, host) = (opening.guild, opening.host);
        let person = self.person(guild, host).await?;
        let now = self.now_at(guild);
        let mut table = Table {
            id: opening.table,
            guild,
            channel: opening.channel,
            version: 0,
            due_at: Some(now.clock + self.inner.house.lobby(&opening.terms)),
            state: State {
                terms: opening.terms,
                host,
                chairs: vec![Sitter::first(Player::Member(person))],
                // Before the first deal a lot draws (RULES.md 0.3).
                dealer: 0,
                deals: 0,
                closing: None,
                phase: Phase::Lobby,
                notices: Vec::new(),
                last: None,
                match_on: None,
                draw: None,
                carried: None,
                orders: Default::default(),
                shuffle: None,
                reveal: opening.reveal,
                talk: None,
                won: Vec::new(),
                place: opening.place,
                parent: opening.parent,
                homeless: None,
                stood_ms: 0,
                after: opening.after,
                offered_purse: self
                    .settings(guild)
                    .offered_purse(&self.inner.house, &opening.terms),
                invited: opening.invited,
                ready: Vec::new(),
            },
            running: None,
            finished: None,
            seed: None,
        };
        table.state.chairs[0].purse = opening.purse;
        for wish in &opening.patrons {
            let invited = match self.invite(&table, wish).await {
                // Whoever played before and is not free now: another will do, and if there is none, a chair stays empty.
                Err(Trouble::Sorry(_)) if opening.after.is_some() => {
                    self.invite(&table, &Wish::Anybody).await
                }
                invited => invited,
            };
            match invited {
                Ok(patron) => table.state.sit_patron(patron),
                Err(Trouble::Sorry(_)) if opening.after.is_some() => break,
                Err(trouble) => return Err(trouble),
            }
        }
        let (table, mut step) =
            { Draft::of(&table, &self.inner.house, &self.inner.luck, now).finish()? };
        let id = table.id;
        // Held until the table stands in its place, so that a session that closes does not miss it.
        let session = self.inner.sessions.slot(guild);
        let session = session.lock().await;
        step.writes
            .extend(session.iter().filter_map(|on| on.takes(id)));
        self.inner
            .store
            .commit(step)
            .await
            .map_err(anyhow::Error::from)?;
        self.put(table);
        drop(under_way);
        drop(session);
        self.tell(id);
        Ok(id)
    }

    /// Somebody sits down.
    ///
    /// # Errors
    /// No chair free, seated already, the stake not covered.
    pub async fn join(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        let seated = self.seated(table)?;
        let (terms, plays) = {
            let state = &seated.table.lock().await.state;
            let chair = state.chair_of_member(member);
            (state.terms, chair.is_some_and(|chair| state.plays(chair)))
        };
        self.must_be_welcome(seated.guild, member).await?;
        let person = self.person(seated.guild, member).await?;
        // Who plays has set aside what it takes already.
        if !plays {
            self.must_cover(seated.guild, person, terms.at_risk())
                .await?;
        }
        self.change(table, |draft, _| {
            let state = &mut draft.table.state;
            match state.chair_of_member(member) {
                // Who was about to leave has thought better of it; who was away is back.
                Some(chair)
                    if matches!(
                        state.chairs[chair].standing,
                        Standing::Leaving | Standing::Kept | Standing::Away
                    ) =>
                {
                    draft.come_back(chair);
                    return Ok(());
                }
                Some(_) => return Err(Sorry::AlreadySeated.into()),
                None if state.orders.shown_out.contains(&member) => {
                    return Err(Sorry::ShownOut.into());
                }
                None => {}
            }
            if state.is_full() {
                return Err(Sorry::Full(state.terms.most()).into());
            }
            state.sit(Player::Member(person));
            draft.extend_lobby();
            Ok(())
        })
        .await
    }

    /// Somebody gets up. In the middle of a deal the substitute plays on for them (RULES.md 0.3).
    ///
    /// # Errors
    /// Not seated here.
    pub async fn leave(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let chair = chair_of(&draft.table.state, member)?;
            if draft.table.state.chairs[chair].played_by.is_some() {
                return Ok(draft.give_back(chair)?);
            }
            draft.remark(Occasion::SomebodyLeft, |_| true);
            draft.leave(chair)?;
            draft.deal_if_all_are_ready();
            Ok(())
        })
        .await
    }

    /// From the next deal on a member is not dealt in.
    ///
    /// # Errors
    /// Not seated here.
    pub async fn sit_out(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let chair = chair_of(&draft.table.state, member)?;
            draft.table.state.chairs[chair].standing = Standing::Out;
            draft.deal_if_all_are_ready();
            Ok(())
        })
        .await
    }

    /// From the next deal on a member is dealt in again; in a running deal the table waits for them again.
    ///
    /// # Errors
    /// Not seated here, or the stake not covered.
    pub async fn sit_in(&self, table: TableId, member: MemberId) -> Result<(), Trouble> {
        let seated = self.seated(table)?;
        let (terms, dealt_in, player) = {
            let state = &seated.table.lock().await.state;
            let chair = chair_of(state, member)?;
            let player = state.chairs[chair].player.clone();
            (state.terms, state.plays(chair), player)
        };
        if !dealt_in {
            let need = terms.to_be_dealt_in();
            self.must_afford(seated.guild, &player, need).await?;
        }
        self.change(table, |draft, _| {
            let chair = chair_of(&draft.table.state, member)?;
            draft.come_back(chair);
            Ok(())
        })
        .await
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
        self.change(table, |draft, _| {
            let state = &mut draft.table.state;
            let chair = chair_of(state, member)?;
            let bounds = state.terms.variant.purse(state.terms.stake);
            let (least, most) = bounds.ok_or(Sorry::NoPurse)?;
            if !(least.0..=most.0).contains(&coins) {
                let (least, most) = (least.0, most.0);
                return Err(Sorry::Purse { least, most }.into());
            }
            let lowered = state.purse_of(chair).is_some_and(|purse| coins < purse.0);
            if let Some(pot) = state.carried.as_ref().filter(|_| lowered) {
                return Err(Sorry::PotCarried(pot.coins.0).into());
            }
            state.chairs[chair].purse = Some(coins);
            Ok(())
        })
        .await
    }

    async fn must_cover(&self, guild: GuildId, person: Person, need: Coins) -> Result<(), Trouble> {
        self.must_be_let_play(guild, person.member).await?;
        self.must_afford(guild, &Player::Member(person), need).await
    }

    async fn must_afford(
        &self,
        guild: GuildId,
        player: &Player,
        need: Coins,
    ) -> Result<(), Trouble> {
        let need = need.0;
        if player.is_of_the_cast() {
            return Ok(self.house_must_have(guild, need).await??);
        }
        let purse = self.purse(guild, player).await?;
        if purse.free < need {
            let Purse { free, on_hold } = purse;
            return Err(Sorry::CannotCover {
                need,
                free,
                held: on_hold,
            }
            .into());
        }
        Ok(())
    }
}

/// The chair of a member, or the sentence that they have none.
pub(super) fn chair_of(state: &State, member: MemberId) -> Result<usize, Sorry> {
    state.chair_of_member(member).ok_or(Sorry::NotSeated)
}

pub(super) fn must_host(state: &State, member: MemberId) -> Result<(), Sorry> {
    if state.host == member {
        Ok(())
    } else {
        Err(Sorry::NotHost)
    }
}
