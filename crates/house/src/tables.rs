//! The tables that are open: how each can be asked for something, and what it last was.

use super::steps::Performed;
use super::{ChannelId, GuildId, HouseError, HouseRefusal, MemberId, PurseId, TableId, lock};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use store::Write;
use table::{Command, Table};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc, oneshot, watch};

/// What a table is asked for; whoever asked waits for the answer.
pub(super) enum Letter {
    /// To do this, with more that is written in the same step.
    Perform {
        command: Box<Command>,
        beside: Vec<Write>,
        answer: oneshot::Sender<Result<Performed, HouseError>>,
    },
    /// To act if its time has come, once its patrons have chosen.
    ComeDue {
        answer: oneshot::Sender<Result<(), HouseError>>,
    },
}

/// A table that is open. Its task alone changes it (`table_task`).
#[derive(Clone)]
pub(super) struct OpenTable {
    /// In which server.
    pub guild: GuildId,
    /// Which of all those that are open was opened when.
    opened: u64,
    mailbox: mpsc::Sender<Letter>,
    seen: Arc<watch::Sender<Arc<Table>>>,
}

impl OpenTable {
    /// The table as it was after its last step.
    pub fn table(&self) -> Arc<Table> {
        self.seen.borrow().clone()
    }

    /// Rings whenever it is to be looked at again.
    pub fn changes(&self) -> TableChanges {
        TableChanges(self.seen.subscribe())
    }

    /// Whoever watches looks again, for something else that they see has changed.
    pub fn look_again(&self) {
        self.seen.send_modify(|_| {});
    }

    /// Lets it do something; nothing is answered where its task has ended meanwhile, or panicked over it.
    pub async fn perform(
        &self,
        command: Command,
        beside: Vec<Write>,
    ) -> Option<Result<Performed, HouseError>> {
        let (answer, answered) = oneshot::channel();
        let letter = Letter::Perform {
            command: Box::new(command),
            beside,
            answer,
        };
        self.mailbox.send(letter).await.ok()?;
        answered.await.ok()
    }

    /// Lets it act if its time has come.
    pub async fn come_due(&self) -> Option<Result<(), HouseError>> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Letter::ComeDue { answer }).await.ok()?;
        answered.await.ok()
    }
}

/// Rings whenever a table is to be looked at again. However often it changed, the next look is at its newest state.
#[derive(Clone)]
pub struct TableChanges(watch::Receiver<Arc<Table>>);

impl TableChanges {
    /// Waits until it is to be looked at again; false where it never will be.
    pub async fn next(&mut self) -> bool {
        self.0.changed().await.is_ok()
    }
}

/// The tables that somebody has to keep in sight.
pub struct WatchedTables {
    open: watch::Receiver<BTreeMap<TableId, OpenTable>>,
    closed: broadcast::Receiver<TableId>,
}

impl WatchedTables {
    /// Waits until a table was opened or closed, or a closed one is to be looked at again: it, or all that are open.
    /// Nothing once the house is gone.
    pub async fn next(&mut self) -> Option<Vec<TableId>> {
        tokio::select! {
            changed = self.open.changed() => {
                changed.ok()?;
                Some(self.open.borrow_and_update().keys().copied().collect())
            }
            closed = self.closed.recv() => match closed {
                Ok(table) => Some(vec![table]),
                Err(RecvError::Lagged(missed)) => {
                    tracing::warn!(missed, "closed tables are not shown anew");
                    Some(Vec::new())
                }
                Err(RecvError::Closed) => None,
            },
        }
    }
}

/// Closed tables that are to be looked at again and that a slow reader may fall behind.
const CLOSED: usize = 1024;

/// What waits in a table's mailbox before who asks has to wait to ask.
const WAITING: usize = 64;

/// All tables that are open.
pub struct Tables {
    open: watch::Sender<BTreeMap<TableId, OpenTable>>,
    /// Those that could not be continued; nobody comes to them before the next start.
    parked: Mutex<BTreeSet<TableId>>,
    /// Closed ones that are to be looked at again.
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
    /// Puts a table in its place; where what it is asked for comes in, and where it is to be seen.
    pub(super) fn put(
        &self,
        table: Table,
    ) -> (mpsc::Receiver<Letter>, Arc<watch::Sender<Arc<Table>>>) {
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

    /// A table is closed, or parked.
    pub(super) fn remove(&self, table: TableId) {
        self.open.send_modify(|open| drop(open.remove(&table)));
    }

    /// A table cannot be continued.
    pub(super) fn park(&self, table: TableId) {
        lock(&self.parked).insert(table);
        self.remove(table);
    }

    /// An open table as it was after its last step.
    ///
    /// # Errors
    /// It is not open, or parked.
    pub(super) fn table(&self, table: TableId) -> Result<Arc<Table>, HouseRefusal> {
        Ok(self.get(table)?.table())
    }

    /// Rings whenever a table is to be looked at again; nothing if it is not open.
    pub fn changes_of(&self, table: TableId) -> Option<TableChanges> {
        Some(self.get(table).ok()?.changes())
    }

    /// Whether a table is open.
    pub fn is_open(&self, table: TableId) -> bool {
        self.get(table).is_ok()
    }

    /// Whether a table is open in this server.
    pub fn is_open_in(&self, table: TableId, guild: GuildId) -> bool {
        self.get(table).is_ok_and(|open| open.guild == guild)
    }

    /// Where an open table can be asked for something.
    ///
    /// # Errors
    /// It is not open, or parked.
    pub(super) fn get(&self, table: TableId) -> Result<OpenTable, HouseRefusal> {
        if let Some(open) = self.open.borrow().get(&table) {
            return Ok(open.clone());
        }
        Err(match lock(&self.parked).contains(&table) {
            true => HouseRefusal::Parked,
            false => HouseRefusal::NoSuchTable,
        })
    }

    /// Every open table.
    pub fn ids(&self) -> Vec<TableId> {
        self.open.borrow().keys().copied().collect()
    }

    /// What is to be kept in sight from now on.
    pub fn watch_list(&self) -> WatchedTables {
        WatchedTables {
            open: self.open.subscribe(),
            closed: self.closed.subscribe(),
        }
    }

    /// Whoever sees a table looks at it again, open or closed.
    pub(super) fn look_again(&self, table: TableId) {
        match self.get(table) {
            Ok(open) => open.look_again(),
            // Nobody listening is no fault.
            Err(_) => drop(self.closed.send(table)),
        }
    }

    /// All of them.
    pub(super) fn all(&self) -> Vec<OpenTable> {
        self.open.borrow().values().cloned().collect()
    }

    /// Those of a server, or of one of its channels, the newest first.
    pub fn ids_in(&self, guild: GuildId, channel: Option<ChannelId>) -> Vec<TableId> {
        let open = self.open.borrow();
        let here = open.iter().filter(|(_, table)| {
            let is_there = |channel| table.seen.borrow().channel == channel;
            table.guild == guild && channel.is_none_or(is_there)
        });
        let mut here: Vec<_> = here.map(|(&id, table)| (table.opened, id)).collect();
        here.sort_unstable_by(|a, b| b.cmp(a));
        here.into_iter().map(|(_, id)| id).collect()
    }

    /// The tables of a server as they are, the newest first.
    pub(super) fn tables_in(&self, guild: GuildId) -> Vec<Arc<Table>> {
        let ids = self.ids_in(guild, None);
        let tables = ids.into_iter().filter_map(|id| self.get(id).ok());
        tables.map(|open| open.table()).collect()
    }

    /// The tables where a member sits, or is about to leave while the substitute plays on for them.
    pub fn tables_of(&self, guild: GuildId, member: MemberId) -> Vec<TableId> {
        let mut tables = self.tables_in(guild);
        tables.retain(|table| table.state.chair_of_member(member).is_some());
        tables.iter().map(|table| table.id).collect()
    }

    pub(super) fn table_of_purse(&self, guild: GuildId, purse: PurseId) -> Option<TableId> {
        let tables = self.tables_in(guild);
        let mut plays = tables.iter().filter(|table| {
            let mut players = table.state.chairs.iter().map(|sitter| &sitter.player);
            players.any(|player| player.purse() == Some(purse))
        });
        plays.next().map(|table| table.id)
    }

    /// Lets a table do this.
    ///
    /// # Errors
    /// Why it does not: then nothing has changed; or what whoever asked is told although something has.
    pub(super) async fn perform(
        &self,
        id: TableId,
        command: Command,
    ) -> Result<Performed, HouseError> {
        self.perform_beside(id, command, Vec::new()).await
    }

    /// The same with more that is written in the same step.
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
        match open.perform(command, beside).await {
            Some(done) => done,
            // It has closed since, or else it fell over the command.
            None => match self.get(id) {
                Ok(_) => Err(anyhow::anyhow!("table {id} panicked over a command").into()),
                Err(refusal) => Err(refusal.into()),
            },
        }
    }

    /// Lets each of these tables do the same, where it can.
    pub(super) async fn perform_at_each(
        &self,
        tables: Vec<TableId>,
        command: impl Fn() -> Command,
    ) -> Result<(), HouseError> {
        for table in tables {
            match self.perform(table, command()).await {
                Ok(_) | Err(HouseError::Refused(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }
}
