//! The open tables: how commands reach them, and how others hear that they have changed.

use super::HouseError;
use ids::{ChannelId, GuildId, MemberId, PurseId, TableId};
use pages::{HouseRefusal, Logged, TableChoice};
use parking_lot::Mutex;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use store::Write;
use table::{Command, Duty, Table};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc, oneshot, watch};

/// What came of a committed step.
#[derive(Debug, Default)]
pub struct Performed {
    /// Its entries in the house's log.
    pub(super) logged: Vec<Logged>,
}

/// A request to a table; the sender waits for the answer.
pub(super) enum Request {
    /// Carry out a command, with other writes in the same step.
    Perform {
        command: Box<Command>,
        beside: Vec<Write>,
        answer: oneshot::Sender<Result<Performed, HouseError>>,
    },
    /// Hold still: do nothing else until the holder has sent a command for the table as it is, or has let go.
    Hold { held: oneshot::Sender<HeldTable> },
    /// Act if its deadline has passed, once its patrons have chosen.
    ActIfDue {
        answer: oneshot::Sender<Result<(), HouseError>>,
    },
}

/// A table that is held: its task waits for one command, so it cannot change while that command is prepared.
pub(super) struct HeldTable {
    pub table: Arc<Table>,
    send: oneshot::Sender<Request>,
}

impl HeldTable {
    /// Also returns where the command arrives.
    pub fn new(table: Arc<Table>) -> (HeldTable, oneshot::Receiver<Request>) {
        let (send, command) = oneshot::channel();
        (HeldTable { table, send }, command)
    }
}

/// A handle to an open table. Only its task changes it (`table_task`).
#[derive(Clone)]
pub(super) struct OpenTable {
    /// The server it stands in.
    pub guild: GuildId,
    /// Numbers the open tables in order of opening.
    opened: u64,
    mailbox: mpsc::Sender<Request>,
    seen: Arc<watch::Sender<Arc<Table>>>,
}

impl OpenTable {
    /// The table as it was after its last step.
    pub fn table(&self) -> Arc<Table> {
        self.seen.borrow().clone()
    }

    /// Signals whenever the table should be looked at again.
    pub fn changes(&self) -> TableChanges {
        TableChanges(self.seen.subscribe())
    }

    /// Makes watchers look again because something else they show has changed.
    pub fn refresh(&self) {
        self.seen.send_modify(|_| {});
    }

    /// Carries out a command; `None` if its task has ended meanwhile, or panicked on it.
    pub async fn perform(
        &self,
        command: Command,
        beside: Vec<Write>,
    ) -> Option<Result<Performed, HouseError>> {
        let (answer, answered) = oneshot::channel();
        let request = Request::Perform {
            command: Box::new(command),
            beside,
            answer,
        };
        self.mailbox.send(request).await.ok()?;
        answered.await.ok()
    }

    /// Holds the table, and returns it as it is now; `None` if its task has ended meanwhile, or panicked.
    pub async fn hold(&self) -> Option<HeldTable> {
        let (held, is_held) = oneshot::channel();
        self.mailbox.send(Request::Hold { held }).await.ok()?;
        is_held.await.ok()
    }

    /// Lets it act if its deadline has passed.
    pub async fn act_if_due(&self) -> Option<Result<(), HouseError>> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Request::ActIfDue { answer }).await.ok()?;
        answered.await.ok()
    }
}

/// Signals that a table should be looked at again. However often it changed, the next look sees its newest state.
#[derive(Clone)]
pub struct TableChanges(watch::Receiver<Arc<Table>>);

impl TableChanges {
    /// Waits for the next signal; `false` if there will be none.
    pub async fn next(&mut self) -> bool {
        self.0.changed().await.is_ok()
    }
}

/// The tables that must be kept up to date on Discord.
pub struct WatchedTables {
    open: watch::Receiver<BTreeMap<TableId, OpenTable>>,
    closed: broadcast::Receiver<TableId>,
}

impl WatchedTables {
    /// Waits until a table is opened or closed, or a closed one should be looked at again; returns it, or all open
    /// tables. `None` once the house is gone.
    pub async fn next(&mut self) -> Option<Vec<TableId>> {
        tokio::select! {
            changed = self.open.changed() => {
                changed.ok()?;
                Some(self.open.borrow_and_update().keys().copied().collect())
            }
            closed = self.closed.recv() => match closed {
                Ok(table) => Some(vec![table]),
                Err(RecvError::Lagged(missed)) => {
                    tracing::warn!(missed, "closed tables were not refreshed");
                    Some(Vec::new())
                }
                Err(RecvError::Closed) => None,
            },
        }
    }
}

/// How many signals about closed tables are kept for a slow reader.
const CLOSED: usize = 1024;

/// How many requests wait in a table's mailbox before senders have to wait.
const WAITING: usize = 64;

/// All open tables.
pub struct Tables {
    open: watch::Sender<BTreeMap<TableId, OpenTable>>,
    /// Tables that could not be continued, unavailable until the next start.
    parked: Mutex<BTreeSet<TableId>>,
    /// Announces closed tables that should be looked at again.
    closed: broadcast::Sender<TableId>,
}

impl Default for Tables {
    fn default() -> Self {
        Tables {
            open: watch::Sender::default(),
            parked: Mutex::default(),
            closed: broadcast::Sender::new(CLOSED),
        }
    }
}

impl Tables {
    /// Registers a table; returns its mailbox, and the sender that publishes its state.
    pub(super) fn put(
        &self,
        table: Table,
    ) -> (mpsc::Receiver<Request>, Arc<watch::Sender<Arc<Table>>>) {
        let (mailbox, letters) = mpsc::channel(WAITING);
        let (id, guild) = (table.id, table.guild);
        let seen = Arc::new(watch::Sender::new(Arc::new(table)));
        self.open.send_modify(|open| {
            let opened = open.values().map(|table| table.opened + 1).max();
            let table = OpenTable {
                guild,
                opened: opened.unwrap_or(0),
                mailbox,
                seen: seen.clone(),
            };
            open.insert(id, table);
        });
        (letters, seen)
    }

    /// Removes a table that is closed or parked.
    pub(super) fn remove(&self, table: TableId) {
        self.open.send_modify(|open| drop(open.remove(&table)));
    }

    /// Parks a table that cannot be continued.
    pub(super) fn park(&self, table: TableId) {
        self.parked.lock().insert(table);
        self.remove(table);
    }

    /// An open table as it was after its last step.
    ///
    /// # Errors
    /// It is parked or not open.
    pub fn table(&self, table: TableId) -> Result<Arc<Table>, HouseRefusal> {
        Ok(self.get(table)?.table())
    }

    /// Signals whenever a table should be looked at again; `None` if it is not open.
    pub fn changes_of(&self, table: TableId) -> Option<TableChanges> {
        Some(self.get(table).ok()?.changes())
    }

    /// Whether this house has the table open.
    pub fn is_open(&self, table: TableId) -> bool {
        self.get(table).is_ok()
    }

    /// Whether a table is open in this server.
    pub fn is_open_in(&self, table: TableId, guild: GuildId) -> bool {
        self.get(table).is_ok_and(|open| open.guild == guild)
    }

    /// The handle to an open table.
    ///
    /// # Errors
    /// It is parked or not open.
    pub(super) fn get(&self, table: TableId) -> Result<OpenTable, HouseRefusal> {
        if let Some(open) = self.open.borrow().get(&table) {
            return Ok(open.clone());
        }
        Err(if self.parked.lock().contains(&table) {
            HouseRefusal::Parked
        } else {
            HouseRefusal::NoSuchTable
        })
    }

    /// Every open table.
    pub fn ids(&self) -> Vec<TableId> {
        self.open.borrow().keys().copied().collect()
    }

    /// Watches which tables must be kept up to date.
    pub fn watch_list(&self) -> WatchedTables {
        WatchedTables {
            open: self.open.subscribe(),
            closed: self.closed.subscribe(),
        }
    }

    /// Makes everyone who shows this table, open or closed, look again.
    pub(super) fn refresh(&self, table: TableId) {
        match self.get(table) {
            Ok(open) => open.refresh(),
            // It does not matter if nobody listens.
            Err(_) => drop(self.closed.send(table)),
        }
    }

    /// The handles to all open tables.
    pub(super) fn all(&self) -> Vec<OpenTable> {
        self.open.borrow().values().cloned().collect()
    }

    /// The tables of a server, or those that stand in one of its channels, newest first.
    pub fn ids_in(&self, guild: GuildId, channel: Option<ChannelId>) -> Vec<TableId> {
        let open = self.open.borrow();
        let here = open.iter().filter(|(_, table)| {
            let is_there = |channel| {
                let table = table.seen.borrow();
                table.channel == channel && !table.state.solo
            };
            table.guild == guild && channel.is_none_or(is_there)
        });
        let mut here: Vec<_> = here.map(|(&id, table)| (table.opened, id)).collect();
        here.sort_unstable_by(|a, b| b.cmp(a));
        here.into_iter().map(|(_, id)| id).collect()
    }

    /// The tables of a server as they are now, newest first.
    pub(super) fn tables_in(&self, guild: GuildId) -> Vec<Arc<Table>> {
        let ids = self.ids_in(guild, None);
        let tables = ids.into_iter().filter_map(|id| self.get(id).ok());
        tables.map(|open| open.table()).collect()
    }

    /// The tables where a member sits, or is leaving while the substitute plays for them.
    pub fn tables_of(&self, guild: GuildId, member: MemberId) -> Vec<TableId> {
        let mut tables = self.tables_in(guild);
        tables.retain(|table| table.state.chair_of_member(member).is_some());
        tables.iter().map(|table| table.id).collect()
    }

    /// The open tables of a server that a member may mean: those where they have a chair, and those in this channel (in
    /// any, if none is given). The closest tie comes first, then the newest. Solo tables are left out.
    pub fn choices(
        &self,
        guild: GuildId,
        member: MemberId,
        others: Option<ChannelId>,
    ) -> Vec<TableChoice> {
        let choice = |table: Arc<Table>| {
            let tie = table.tie(member);
            let is_other = others.is_none_or(|channel| channel == table.channel);
            let is_meant = !table.state.solo && !table.is_closed() && (tie.is_some() || is_other);
            is_meant.then(|| TableChoice {
                table: table.id,
                channel: table.channel,
                variant: table.state.terms.variant,
                tie,
            })
        };
        let tables = self.tables_in(guild).into_iter();
        let mut choices: Vec<TableChoice> = tables.filter_map(choice).collect();
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.tie));
        choices
    }

    pub(super) fn table_of_purse(&self, guild: GuildId, purse: PurseId) -> Option<TableId> {
        let tables = self.tables_in(guild);
        let mut plays = tables.iter().filter(|table| {
            let mut players = table.state.chairs.iter().map(|occupant| &occupant.player);
            players.any(|player| player.purse() == Some(purse))
        });
        plays.next().map(|table| table.id)
    }

    /// Carries out a command at a table.
    ///
    /// # Errors
    /// The refusal, with nothing changed; or a message to whoever asked although something has changed.
    pub(super) async fn perform(
        &self,
        id: TableId,
        command: impl Into<Command>,
    ) -> Result<Performed, HouseError> {
        self.perform_beside(id, command.into(), Vec::new()).await
    }

    /// Has a table do what nobody orders.
    ///
    /// # Errors
    /// The refusal, with nothing changed; or the database fails.
    pub async fn duty(&self, id: TableId, duty: Duty) -> Result<(), HouseError> {
        self.perform(id, duty).await.map(|_| ())
    }

    /// The same with other writes in the same step.
    ///
    /// # Errors
    /// As [`Tables::perform`].
    pub(super) async fn perform_beside(
        &self,
        id: TableId,
        command: Command,
        beside: Vec<Write>,
    ) -> Result<Performed, HouseError> {
        let open = self.get(id)?;
        let done = open.perform(command, beside).await;
        done.unwrap_or_else(|| Err(self.unanswered(id)))
    }

    /// Holds a table still until one command has been prepared from it. Whoever holds it must not wait for the table in
    /// any other way: it does not answer.
    ///
    /// # Errors
    /// It is parked or not open.
    pub(super) async fn hold(&self, id: TableId) -> Result<HeldTable, HouseError> {
        let held = self.get(id)?.hold().await;
        held.ok_or_else(|| self.unanswered(id))
    }

    /// Carries out the command that a table was held for, with other writes in the same step.
    ///
    /// # Errors
    /// As [`Tables::perform`].
    pub(super) async fn perform_held(
        &self,
        held: HeldTable,
        command: Command,
        beside: Vec<Write>,
    ) -> Result<Performed, HouseError> {
        let id = held.table.id;
        let (answer, answered) = oneshot::channel();
        let request = Request::Perform {
            command: Box::new(command),
            beside,
            answer,
        };
        // If its task has ended, waiting for its answer ends too.
        let _ = held.send.send(request);
        let done = answered.await;
        done.unwrap_or_else(|_| Err(self.unanswered(id)))
    }

    /// Why a table did not answer: it has closed since, or it panicked on the command.
    fn unanswered(&self, id: TableId) -> HouseError {
        match self.get(id) {
            Ok(_) => anyhow::anyhow!("table {id} panicked on a command").into(),
            Err(refusal) => refusal.into(),
        }
    }

    /// Does the same duty at each of these tables. A failure at one does not keep it from the others.
    pub(super) async fn perform_at_each(
        &self,
        tables: Vec<TableId>,
        duty: impl Fn() -> Duty,
    ) -> Result<(), HouseError> {
        let mut failed = Ok(());
        for table in tables {
            match self.perform(table, duty()).await {
                Ok(_) | Err(HouseError::Refused(_)) => {}
                Err(error) => failed = failed.and(Err(error)),
            }
        }
        failed
    }
}
