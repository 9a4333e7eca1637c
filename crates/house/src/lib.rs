//! Tables: seats, deals, turns, clocks.
//!
//! One act is one step, all or nothing, and is answered after its commit.
//! A table in memory is what its row says; whoever changes it holds its lock, lets the table's machine
//! (`crates/table`) draw up a step, commits it (`steps`), and only then lets the new table take its place.
//! The row's version makes a second writer fail, who then reads again.

mod acts;
mod asker;
pub mod bank;
mod barred;
mod cache;
mod cast;
mod chairs;
mod characters;
mod clock;
mod clocks;
mod day;
mod gone;
mod house;
mod house_log;
mod load;
mod look;
mod luck;
mod opening;
mod orders;
mod pace;
mod past;
mod patrons;
mod people;
mod places;
mod privacy;
mod receipt;
mod reports;
mod sessions;
mod settings;
mod shuffles;
mod sorry;
mod steps;
pub mod supervised;
mod surfaces;
mod taste;
pub mod text;
mod thinking;
mod upgrade;
mod void_requests;
mod voids;

pub use asker::Asker;
pub use barred::{LONGEST_ABSTENTION, LONGEST_BAN};
pub use characters::{Character, MOST_CHARACTERS, MYSELF, NAME_LETTERS, NoCharacter, is_myself};
pub use clocks::Shard;
pub use day::Allowance;
pub use house::{House, Papers, Time};
pub use house_log::{Changed, LogEntry, Logged};
pub use ids::{
    ChannelId, DealId, GuildId, MemberId, MessageId, PurseId, SessionId, TableId, VoidRequestId,
};
pub use look::{
    Between, Chair, Clock, Closed, Drawn, Lobby, Look, MatchOn, PauseOn, PausesLeft, Playing,
    Ready, Remark, Report, Said, Scene, Stands, WishOn, laid_aside,
};
pub use opening::{Again, MayOpen, Opening};
pub use orders::CallOff;
pub use pace::Pace;
pub use past::{Fate, Past, PastPage, Replayed};
pub use patrons::{Funds, Hired, Hiring, LONGEST_PATRON, MOST_HIRED};
pub use privacy::{Erased, Export, Kept, KeptPurse, NotErased};
pub use receipt::{Paid, Receipt};
pub use reports::{Problem, REPORT_LETTERS, report_line};
pub use sessions::{Evening, LONGEST_SESSION_NAME, PlayerOfPurse, Stage, TableOfSession, ToPost};
pub use settings::{
    Age, Gm, KeptCoins, Language, NotSet, Regulars, RoleId, STARTING, Settings, SettingsError,
    bounds, usual_stake,
};
pub use shuffles::{Shuffled, Told, Unfinished};
pub use sorry::{Sorry, Trouble};
pub use store::{Among, SeekDeal};
pub use surfaces::Surface;
pub use table::{
    Answer, Asked, CalledOff, ClosedWhy, LEAST_TURN, Lost, MOST_TURN, Notice, Pause, PausedBy,
    Person, Place, Player, Rank, Refusal, Reveal, Spot, Standing, Stretch, Terms, VoidedWhy,
};
pub use taste::{Cards, Inks, Size, Taste};
pub use void_requests::{VOID_REQUEST_MS, VoidAnswer, VoidAsked};
pub use voids::{Lacking, NotVoided, Payer, VoidDone, VoidOrder};

use bank::{Bank, Purse};
use books::Account;
use cache::Cache;
pub use ids::Millis;
use ids::Moment;
use luck::Luck;
use people::Welcomes;
use sessions::Sessions;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Holder, PersonRow, Store};
use table::{Command, Table};
use tokio::sync::broadcast;

/// Changes that a slow reader may fall behind.
const CHANGES: usize = 1024;

/// Every table of every server. Clones are the same tavern.
#[derive(Clone)]
pub struct Tavern {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    bank: Bank,
    house: House,
    luck: Luck,
    thinking: thinking::Pool,
    /// Open tables. The map's lock is held for a look-up only, a table's lock for a step.
    tables: Mutex<BTreeMap<TableId, Arc<Seated>>>,
    /// Open tables that could not be continued on start; nobody comes to them before the next.
    parked: Mutex<BTreeSet<TableId>>,
    settings: settings::Known,
    /// Members that were met, and what the owners of purses are called.
    met: Mutex<Cache<(GuildId, MemberId), ()>>,
    people: Mutex<Cache<(GuildId, MemberId), PersonRow>>,
    names: Mutex<Cache<(GuildId, PurseId), Holder>>,
    /// Held by who gives a name to a character, so that nobody else takes it meanwhile.
    register: tokio::sync::Mutex<()>,
    /// Held while what somebody likes is changed.
    tastes: tokio::sync::Mutex<()>,
    /// Held while a company is looking for its new table.
    again: tokio::sync::Mutex<()>,
    /// Held while somebody orders a finished deal to be voided, or agrees to it.
    voiding: tokio::sync::Mutex<()>,
    gone: gone::Gone,
    welcomes: Welcomes,
    /// The first day whose allowances are still remembered.
    allowances_from: Mutex<i64>,
    log: house_log::Told,
    sessions: Sessions,
    openings: barred::Openings,
    staff: patrons::Staff,
    changes: broadcast::Sender<TableId>,
    clocks: clocks::Clocks,
    clock: tokio::sync::Notify,
}

/// A table in memory.
struct Seated {
    guild: GuildId,
    spot: Mutex<Spot>,
    opened: u64,
    table: tokio::sync::Mutex<Table>,
    /// When it is due, for the clock to see without waiting for the table.
    due_at: Mutex<Option<Moment>>,
    /// What its patrons were asked.
    choices: thinking::Choices,
    /// At which version its deadline failed last, and how often running.
    failures: Mutex<(i64, u8)>,
}

impl Tavern {
    /// Opens the tavern on its database; tables go on where they were, every deadline moved by the time the bot was
    /// down. Their clocks stand until [`Tavern::reached`].
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn open(store: Store, house: House, seed: Option<u64>) -> anyhow::Result<Tavern> {
        let luck = Luck::open(seed)?;
        let welcomes = Welcomes::open(&store).await?;
        let sessions = Sessions::open(&store).await?;
        let tavern = Tavern {
            inner: Arc::new(Inner {
                bank: Bank::new(store.clone()),
                store,
                clocks: clocks::Clocks::of(&house),
                house,
                luck,
                thinking: thinking::Pool::default(),
                tables: Mutex::default(),
                parked: Mutex::default(),
                met: Mutex::default(),
                people: Mutex::default(),
                names: Mutex::default(),
                settings: settings::Known::default(),
                register: tokio::sync::Mutex::default(),
                tastes: tokio::sync::Mutex::default(),
                again: tokio::sync::Mutex::default(),
                voiding: tokio::sync::Mutex::default(),
                gone: gone::Gone::default(),
                welcomes,
                allowances_from: Mutex::new(i64::MIN),
                log: house_log::Told::default(),
                sessions,
                openings: barred::Openings::default(),
                staff: patrons::Staff::default(),
                changes: broadcast::channel(CHANGES).0,
                clock: tokio::sync::Notify::new(),
            }),
        };
        tavern.remember_welcomes().await?;
        tavern.keep_coins_as_they_were().await?;
        tavern.forget_allowances().await?;
        tavern.read_settings().await?;
        tavern.read_gone().await?;
        tavern.read_patrons().await?;
        tavern.inner.bank.bring_cast_home(tavern.now()).await?;
        tavern.resume().await?;
        tavern.settle_with_dismissed().await?;
        Ok(tavern)
    }

    /// The bank.
    pub fn bank(&self) -> &Bank {
        &self.inner.bank
    }

    /// How the house is run.
    pub fn house(&self) -> &House {
        &self.inner.house
    }

    /// Tables that have changed since: look again.
    pub fn changes(&self) -> broadcast::Receiver<TableId> {
        self.inner.changes.subscribe()
    }

    /// The open tables of a server, or of one of its channels, the newest first.
    pub fn tables_in(&self, guild: GuildId, channel: Option<ChannelId>) -> Vec<TableId> {
        let tables = lock(&self.inner.tables);
        let mut here: Vec<_> = tables
            .iter()
            .filter(|(_, seated)| seated.guild == guild)
            .filter(|(_, seated)| {
                channel.is_none_or(|channel| channel == lock(&seated.spot).channel)
            })
            .map(|(&id, seated)| (seated.opened, id))
            .collect();
        here.sort_unstable_by(|a, b| b.cmp(a));
        here.into_iter().map(|(_, id)| id).collect()
    }

    /// Whether a table is open in this server.
    pub fn is_open_in(&self, table: TableId, guild: GuildId) -> bool {
        lock(&self.inner.tables)
            .get(&table)
            .is_some_and(|seated| seated.guild == guild)
    }

    /// Whether a table is open.
    pub fn is_open(&self, table: TableId) -> bool {
        lock(&self.inner.tables).contains_key(&table)
    }

    /// Every open table.
    pub fn open_tables(&self) -> Vec<TableId> {
        lock(&self.inner.tables).keys().copied().collect()
    }

    /// Lets each of these tables do the same, where it can.
    async fn perform_at_each(
        &self,
        tables: Vec<TableId>,
        command: impl Fn() -> Command,
    ) -> Result<(), Trouble> {
        for table in tables {
            match self.perform(table, command()).await {
                Ok(_) | Err(Trouble::Sorry(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// Puts an open table in its place.
    fn put(&self, table: Table) {
        let mut tables = lock(&self.inner.tables);
        let opened = tables
            .values()
            .map(|seated| seated.opened + 1)
            .max()
            .unwrap_or(0);
        let seated = Seated {
            guild: table.guild,
            spot: Mutex::new(table.spot()),
            opened,
            due_at: Mutex::new(table.due_at),
            choices: thinking::Choices::default(),
            failures: Mutex::default(),
            table: tokio::sync::Mutex::new(table.clone()),
        };
        self.ask_patrons(&seated, &table);
        tables.insert(table.id, Arc::new(seated));
        drop(tables);
        self.inner.clock.notify_one();
    }

    fn tell(&self, table: TableId) {
        // Nobody listening is no fault.
        let _ = self.inner.changes.send(table);
    }

    /// The open tables of a server, by their ids: whoever locks several does so in this order.
    fn seated_in(&self, guild: GuildId) -> Vec<Arc<Seated>> {
        let tables = lock(&self.inner.tables);
        let here = tables.values().filter(|seated| seated.guild == guild);
        here.cloned().collect()
    }

    fn seated(&self, table: TableId) -> Result<Arc<Seated>, Sorry> {
        if let Some(seated) = lock(&self.inner.tables).get(&table) {
            return Ok(seated.clone());
        }
        Err(match lock(&self.inner.parked).contains(&table) {
            true => Sorry::Parked,
            false => Sorry::NoSuchTable,
        })
    }

    /// The time of day; what tables wait for goes by [`Tavern::now_at`].
    fn now(&self) -> i64 {
        self.inner.house.time.now()
    }

    /// Free coins by chair; the cast has none of its own.
    async fn free(&self, table: &Table) -> anyhow::Result<Vec<Option<i64>>> {
        let sitters = table.state.chairs.iter();
        let accounts: Vec<_> = sitters.map(|sitter| sitter.player.account()).collect();
        let free = self.inner.bank.free(table.guild, &accounts).await?;
        let own = |(account, free)| (account != Account::House).then_some(free);
        Ok(accounts.into_iter().zip(free).map(own).collect())
    }

    async fn purse(&self, guild: GuildId, player: &Player) -> anyhow::Result<Purse> {
        Ok(self.inner.bank.balance(guild, &player.account()).await?)
    }
}

/// A lock that outlives a panic of another task: what it guards is replaced as a whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
