//! Sessions: the game masters' evenings, and how they are settled.
//!
//! While a session is open, every table opened in the server belongs to it. When it is closed, it asks its tables to
//! close after their deal (match); once the last one has, it is settled, its sheet is posted, and it is over. Each
//! stage is stored before it is carried out, so that a restart continues where it was. A table opened while a session
//! is closing belongs to none. Once a session is settled, the next can be opened, since members may see its sheet
//! before the bot knows that it was posted.

use super::{HouseError, HouseLog, Members, OperatorSettings, Tables, Territory};
use crate::random::Random;
use crate::time::Time;
use anyhow::Context;
use books::{Account, Moved, Settlement, settle};
use ids::{ChannelId, DealId, GuildId, MemberId, SessionId, TableId};
use pages::{
    Evening, HouseRefusal, LONGEST_SESSION_NAME, LogEntry, SessionTable, Stage, text::tidy,
};
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;
use store::{MovedRow, SessionRow, SessionTableRow, Step, Store, Write};
use table::{Duty, Hands, State as TableState};

/// A settled session whose sheet is still to be posted.
#[derive(Clone, Debug, PartialEq)]
pub struct UnpostedSheet {
    /// The server of the session.
    pub guild: GuildId,
    /// The settled session.
    pub session: SessionId,
    /// The channel in which it was closed, where the sheet goes.
    pub channel: ChannelId,
    /// What the sheet says.
    pub evening: Evening,
}

/// The sessions of every server.
pub struct Sessions {
    store: Arc<dyn Store>,
    time: Arc<dyn Time>,
    random: Arc<dyn Random>,
    log: Arc<HouseLog>,
    members: Arc<Members>,
    tables: Arc<Tables>,
    /// One slot per server. Whoever opens a table holds the server's slot until the table is registered, so that a
    /// closing session does not miss it.
    slots: Mutex<HashMap<GuildId, Slot>>,
    /// Servers whose session is closing, or has a sheet to be posted.
    closing: Mutex<BTreeSet<GuildId>>,
    changed: tokio::sync::Notify,
}

pub(super) type Slot = Arc<tokio::sync::Mutex<Option<Running>>>;

/// A session that is not over.
#[derive(Clone)]
pub(super) struct Running {
    pub id: SessionId,
    opened_at: i64,
    state: State,
    /// The previous session, settled, if its sheet is still to be posted.
    unposted: Option<Box<Running>>,
}

impl Running {
    /// The write that makes a newly opened table belong to the session; `None` while it is closing.
    pub fn takes(&self, table: TableId) -> Option<Write> {
        let session = self.id;
        self.is_open()
            .then_some(Write::SessionTable { session, table })
    }

    fn write(&self, guild: GuildId, closed_at: Option<i64>) -> anyhow::Result<Write> {
        let state = State {
            unposted: self.unposted.as_ref().map(|before| before.id),
            ..self.state.clone()
        };
        Ok(Write::Session(SessionRow {
            id: self.id,
            guild,
            opened_at: self.opened_at,
            closed_at,
            state: serde_json::to_string(&state)?,
        }))
    }

    /// The write that ends the session, once it is settled.
    fn ended(&self, guild: GuildId) -> Option<anyhow::Result<Write>> {
        let settled = self.state.settled.as_ref()?;
        Some(self.write(guild, Some(settled.at)))
    }

    fn is_open(&self) -> bool {
        self.state.closing.is_none()
    }

    fn read(row: SessionRow) -> anyhow::Result<Running> {
        Ok(Running {
            id: row.id,
            opened_at: row.opened_at,
            state: serde_json::from_str(&row.state).context("a session's row cannot be read")?,
            unposted: None,
        })
    }
}

/// What is stored of a session besides its times.
#[derive(Clone, Serialize, Deserialize)]
struct State {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    /// Row number of the last transfer before it.
    from: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    closing: Option<Closing>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    settled: Option<Settled>,
    /// [`Running::unposted`], in its stored form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unposted: Option<SessionId>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Closing {
    /// Where it was closed; the sheet goes there.
    channel: ChannelId,
}

/// A sheet as it was when the session ended: later voids and erasures do not change its coins.
#[derive(Clone, Serialize, Deserialize)]
struct Settled {
    at: i64,
    tables: Vec<SessionTable>,
    settlement: Settlement,
}

impl Sessions {
    /// Reads what was not over when the bot went down.
    pub(super) async fn open(
        store: Arc<dyn Store>,
        house: &OperatorSettings,
        territory: &Territory,
        log: Arc<HouseLog>,
        members: Arc<Members>,
        tables: Arc<Tables>,
    ) -> anyhow::Result<Sessions> {
        let sessions = Sessions {
            time: house.time.clone(),
            random: house.random.clone(),
            store: store.clone(),
            log,
            members,
            tables,
            slots: Mutex::default(),
            closing: Mutex::default(),
            changed: tokio::sync::Notify::default(),
        };
        for row in store.open_sessions().await? {
            let guild = row.guild;
            if !territory.holds(guild) {
                continue;
            }
            let mut running = Running::read(row)?;
            if let Some(before) = running.state.unposted {
                let before = store.session(before).await?;
                let before = before.context("the previous session is missing")?;
                running.unposted = Some(Box::new(Running::read(before)?));
            }
            if !running.is_open() || running.unposted.is_some() {
                sessions.closing.lock().insert(guild);
            }
            let slot = Arc::new(tokio::sync::Mutex::new(Some(running)));
            sessions.slots.lock().insert(guild, slot);
        }
        Ok(sessions)
    }

    /// Drops the session of a server whose rows are gone.
    pub fn forget(&self, guild: GuildId) {
        self.slots.lock().remove(&guild);
        self.closing.lock().remove(&guild);
    }

    /// The slot of a server.
    pub(super) fn slot(&self, guild: GuildId) -> Slot {
        self.slots.lock().entry(guild).or_default().clone()
    }

    /// A table of this server has closed, which a session may have been waiting for.
    pub fn table_closed(&self, guild: GuildId) {
        if self.closing.lock().contains(&guild) {
            self.changed.notify_one();
        }
    }

    /// Opens a session in a server.
    ///
    /// # Errors
    /// One is already open, or still closing.
    pub async fn open_session(
        &self,
        guild: GuildId,
        by: MemberId,
        name: &str,
    ) -> Result<(), HouseError> {
        let slot = self.slot(guild);
        let mut slot = slot.lock().await;
        let before = match &*slot {
            Some(running) if running.state.settled.is_none() || running.unposted.is_some() => {
                return Err(self.not_over(running).await?.into());
            }
            before => before.clone(),
        };
        let store = &self.store;
        let from = store.last_transfer(guild).await;
        let latest = match &before {
            Some(before) => Some(before.opened_at),
            None => {
                let latest = store.past_session(guild, 0).await;
                let (latest, _) = latest.map_err(anyhow::Error::from)?;
                latest.map(|row| row.opened_at)
            }
        };
        // Sessions are identified by their opening time, however quickly they follow each other and whatever the clock
        // is set to.
        let after = latest.map_or(i64::MIN, |latest| latest.saturating_add(1));
        let ended = before.as_ref().and_then(|before| before.ended(guild));
        let ended = ended.transpose()?;
        let running = Running {
            id: SessionId(self.random.bits()),
            opened_at: self.time.now().max(after),
            unposted: before.map(Box::new),
            state: State {
                name: tidy(name)
                    .trim()
                    .chars()
                    .take(LONGEST_SESSION_NAME)
                    .collect(),
                from: from.map_err(anyhow::Error::from)?,
                closing: None,
                settled: None,
                unposted: None,
            },
        };
        let name = running.state.name.clone();
        let mut step = Step::default();
        // The previous session ends first: a server has only one open.
        step.writes.extend(ended);
        step.writes.push(running.write(guild, None)?);
        let entry = LogEntry::SessionOpened { name };
        let committed = self.log.commit_logged(step, guild, Some(by), entry).await;
        if let Err(error) = committed {
            // It may have been committed, with only the answer lost: then no other could be opened.
            if !matches!(self.store.session(running.id).await, Ok(Some(_))) {
                return Err(anyhow::Error::from(error).into());
            }
        }
        *slot = Some(running);
        Ok(())
    }

    /// The open session of a server, with its tables at which a deal or match is on; `None` if none is open.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn in_play(
        &self,
        guild: GuildId,
    ) -> anyhow::Result<Option<(SessionId, Vec<TableId>)>> {
        let slot = self.slot(guild);
        let running = slot.lock().await.clone();
        let Some(running) = running.filter(Running::is_open) else {
            return Ok(None);
        };
        let mut tables = self.open_tables(running.id).await?;
        tables.retain(|table| {
            let table = self.tables.table(*table);
            table.is_ok_and(|table| table.state.is_on())
        });
        Ok(Some((running.id, tables)))
    }

    /// Closes the session of a server: tables opened from now on do not belong to it, and its tables close after their
    /// deal (match). Returns those that play on. After [`Sessions::wake_settlement`] its sheet is posted in this
    /// channel.
    ///
    /// # Errors
    /// None is open, or it is already closing.
    pub async fn close_session(
        &self,
        guild: GuildId,
        by: MemberId,
        channel: ChannelId,
    ) -> Result<Vec<TableId>, HouseError> {
        let slot = self.slot(guild);
        let mut slot = slot.lock().await;
        let running = slot.as_ref().filter(|on| on.state.settled.is_none());
        let running = running.ok_or(HouseRefusal::NoSession)?;
        if !running.is_open() {
            return Err(self.not_over(running).await?.into());
        }
        let mut closing = running.clone();
        closing.state.closing = Some(Closing { channel });
        let name = closing.state.name.clone();
        let step = Step::write(closing.write(guild, None)?);
        let entry = LogEntry::SessionClosed { name };
        let id = closing.id;
        let committed = self.log.commit_logged(step, guild, Some(by), entry).await;
        if let Err(error) = committed {
            // As when it was opened.
            let stored = self.store.session(id).await;
            let stored = stored.ok().flatten().map(Running::read);
            if stored.is_none_or(|stored| stored.is_ok_and(|stored| stored.is_open())) {
                return Err(anyhow::Error::from(error).into());
            }
        }
        *slot = Some(closing);
        Ok(self.ask_tables_to_close(id).await?)
    }

    /// To be called once the command to close was answered: the session may now be settled, and its sheet posted below
    /// the answer.
    pub fn wake_settlement(&self, guild: GuildId) {
        self.closing.lock().insert(guild);
        self.changed.notify_one();
    }

    /// The unfinished session of a server as it stands, or `None`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(&self, guild: GuildId) -> anyhow::Result<Option<Evening>> {
        let slot = self.slot(guild);
        let running = slot.lock().await.clone();
        let Some(running) = running else {
            return Ok(None);
        };
        let settled = match &running.state.settled {
            Some(settled) => settled.clone(),
            None => self.settled(guild, &running).await?,
        };
        let stage = match (&running.state.closing, &running.state.settled) {
            (_, Some(_)) => Stage::Over,
            (Some(_), None) => Stage::Closing,
            (None, None) => Stage::Open,
        };
        let evening = self.evening(guild, running.state.name, running.opened_at, settled, stage);
        Ok(Some(evening.await?))
    }

    /// A session with a sheet, counted back from the latest at 0, and how many there are. Includes a settled one whose
    /// sheet is just being posted, since members may already see it there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn past_session(
        &self,
        guild: GuildId,
        back: u32,
    ) -> anyhow::Result<(Option<Evening>, u32)> {
        let slot = self.slot(guild);
        let slot = slot.lock().await;
        let posting = slot
            .as_ref()
            .and_then(|on| Some((on, on.state.settled.clone()?)));
        let newer = u32::from(posting.is_some());
        let store = &self.store;
        let (row, older) = store
            .past_session(guild, back.saturating_sub(newer))
            .await?;
        let all = older + newer;
        let (name, opened_at, settled) = match (posting, row) {
            (Some((on, settled)), _) if back == 0 => (on.state.name.clone(), on.opened_at, settled),
            (_, Some(row)) => {
                let state: State =
                    serde_json::from_str(&row.state).context("a session's row cannot be read")?;
                let settled = state.settled.context("an ended session has no sheet")?;
                (state.name, row.opened_at, settled)
            }
            (_, None) => return Ok((None, all)),
        };
        let evening = self.evening(guild, name, opened_at, settled, Stage::Over);
        Ok((Some(evening.await?), all))
    }

    /// Waits until a session may need to be settled or posted.
    pub async fn sessions_changed(&self) {
        self.changed.notified().await;
    }

    /// Advances every closing session: asks tables that were not asked yet, and settles those whose last table has
    /// closed. Returns the sheets to post, each again until [`Sessions::session_posted`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn settle_closed_sessions(&self) -> anyhow::Result<Vec<UnpostedSheet>> {
        let closing: Vec<GuildId> = self.closing.lock().iter().copied().collect();
        let mut to_post = Vec::new();
        for guild in closing {
            to_post.extend(self.settle_session(guild).await?);
        }
        Ok(to_post)
    }

    /// The sheet of a session was posted, or cannot be: the session is over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session_posted(&self, guild: GuildId, session: SessionId) -> anyhow::Result<()> {
        let slot = self.slot(guild);
        let mut slot = slot.lock().await;
        let Some(running) = slot.as_mut() else {
            return Ok(());
        };
        if running.unposted.as_ref().is_some_and(|it| it.id == session) {
            let mut alone = running.clone();
            alone.unposted = None;
            let step = Step::write(alone.write(guild, None)?);
            self.store.commit(step).await?;
            *running = alone;
            // Its own sheet may have been waiting for that.
            self.changed.notify_one();
        } else if running.id == session {
            let ended = running.ended(guild);
            let ended = ended.context("a session's sheet was posted before it was settled")?;
            self.store.commit(Step::write(ended?)).await?;
            *slot = None;
            self.closing.lock().remove(&guild);
        }
        Ok(())
    }

    async fn settle_session(&self, guild: GuildId) -> anyhow::Result<Option<UnpostedSheet>> {
        let slot = self.slot(guild);
        let mut slot = slot.lock().await;
        let Some(running) = slot.as_mut() else {
            self.closing.lock().remove(&guild);
            return Ok(None);
        };
        if running.state.closing.is_some()
            && running.state.settled.is_none()
            && self.ask_tables_to_close(running.id).await?.is_empty()
        {
            let mut settled = running.clone();
            settled.state.settled = Some(self.settled(guild, running).await?);
            let step = Step::write(settled.write(guild, None)?);
            self.store.commit(step).await?;
            *running = settled;
        }
        // One sheet after the other, oldest first.
        let next = running.unposted.as_deref().unwrap_or(running);
        let (Some(closing), Some(settled)) = (&next.state.closing, &next.state.settled) else {
            if running.is_open() {
                self.closing.lock().remove(&guild);
            }
            return Ok(None);
        };
        let name = next.state.name.clone();
        let settled = settled.clone();
        let evening = self.evening(guild, name, next.opened_at, settled, Stage::Over);
        Ok(Some(UnpostedSheet {
            guild,
            session: next.id,
            channel: closing.channel,
            evening: evening.await?,
        }))
    }

    /// Asks the open tables of a session to close, if they were not asked yet; returns those that stay open until
    /// their deal (match) is over.
    async fn ask_tables_to_close(&self, session: SessionId) -> anyhow::Result<Vec<TableId>> {
        let mut open = Vec::new();
        for table in self.open_tables(session).await? {
            let asked = self.tables.perform(table, Duty::CloseWithSession);
            match asked.await {
                Ok(_) => {}
                // It has closed since.
                Err(HouseError::Refused(_)) => continue,
                Err(HouseError::Internal(error)) => return Err(error),
            }
            if self.tables.is_open(table) {
                open.push(table);
            }
        }
        Ok(open)
    }

    /// Why no session can be opened, or closed, until this one is over.
    async fn not_over(&self, running: &Running) -> anyhow::Result<HouseRefusal> {
        if running.is_open() {
            return Ok(HouseRefusal::SessionOpen);
        }
        let open = self.open_tables(running.id).await?;
        Ok(HouseRefusal::SessionCloses(open.len()))
    }

    /// The open tables of a session. What is played for fun is no part of an evening, and goes on after it.
    async fn open_tables(&self, session: SessionId) -> anyhow::Result<Vec<TableId>> {
        let rows = self.store.session_tables(session).await?;
        let plays_for_coins = |row: &SessionTableRow| {
            let state = serde_json::from_str::<TableState<Hands>>(&row.state);
            state.map_or(true, |state| !state.terms.coins.are_chips())
        };
        let open = rows.into_iter().filter(|row| !row.closed);
        let open = open.filter(plays_for_coins).map(|row| row.table);
        Ok(open.collect())
    }

    /// The settlement of a session so far.
    async fn settled(&self, guild: GuildId, running: &Running) -> anyhow::Result<Settled> {
        let rows = self.store.session_tables(running.id).await?;
        let mut voided: HashMap<TableId, Vec<DealId>> = HashMap::new();
        for (table, deal) in self.store.session_voids(running.id).await? {
            voided.entry(table).or_default().push(deal);
        }
        let tables: Vec<SessionTable> = rows
            .into_iter()
            .map(|row| {
                let state = serde_json::from_str::<TableState<Hands>>(&row.state).ok();
                SessionTable {
                    id: row.table,
                    deals: state.as_ref().map_or(0, |state| state.deals),
                    terms: state.map(|state| state.terms),
                    open: !row.closed,
                    voided: voided.remove(&row.table).unwrap_or_default(),
                }
            })
            // What was played for fun is no part of the accounts.
            .filter(|table| table.terms.is_none_or(|terms| !terms.coins.are_chips()))
            .collect();
        let rows = self.store.moved_after(guild, running.state.from);
        let rows = rows.await?;
        let moved = self.moved(rows.transfers).await?;
        let after: anyhow::Result<HashMap<Account, i64>> = rows
            .purses
            .into_iter()
            .map(|(name, coins)| Ok((name.parse()?, coins)))
            .collect();
        let ids: HashSet<TableId> = tables.iter().map(|table| table.id).collect();
        let at = self.time.now().max(running.opened_at);
        let settlement = settle(&ids, &moved, &after?, running.opened_at..at);
        Ok(Settled {
            at,
            tables,
            settlement,
        })
    }

    /// Adds, for transfers that touch no table's account, the table of the deal that caused them.
    async fn moved(&self, rows: Vec<MovedRow>) -> anyhow::Result<Vec<Moved>> {
        let mut moved = Vec::with_capacity(rows.len());
        let mut deals = BTreeMap::new();
        for row in rows {
            let (debit, credit): (Account, Account) = (row.debit.parse()?, row.credit.parse()?);
            let at_table =
                |account: &Account| matches!(account, Account::Hold { .. } | Account::Pot { .. });
            let deal = match (at_table(&debit) || at_table(&credit), &row.cause) {
                (false, Some(cause)) => cause.parse().ok(),
                _ => None,
            };
            if let Some(deal) = deal {
                deals.insert(moved.len(), deal);
            }
            moved.push(Moved {
                debit,
                credit,
                amount: row.amount,
                reason: row.reason.into(),
                table: None,
                at: row.at,
            });
        }
        let wanted: Vec<_> = deals.values().copied().collect();
        let tables: HashMap<_, _> = self.store.tables_of(&wanted).await?.into_iter().collect();
        for (place, deal) in deals {
            moved[place].table = tables.get(&deal).copied();
        }
        Ok(moved)
    }

    async fn evening(
        &self,
        guild: GuildId,
        name: String,
        opened_at: i64,
        settled: Settled,
        stage: Stage,
    ) -> anyhow::Result<Evening> {
        let (mut names, mut players) = (HashMap::new(), HashMap::new());
        for purse in &settled.settlement.purses {
            let Some(owner) = purse.owner.owner() else {
                continue;
            };
            let name = self.members.name_of(guild, &owner).await?;
            names.insert(purse.owner.clone(), name);
            if let Some(player) = self.members.player_of_purse(guild, &owner).await? {
                players.insert(purse.owner.clone(), player);
            }
        }
        Ok(Evening {
            name,
            opened_at,
            until: settled.at,
            stage,
            tables: settled.tables,
            settlement: settled.settlement,
            names,
            players,
        })
    }
}
