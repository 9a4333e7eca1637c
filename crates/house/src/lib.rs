//! Tables: seats, deals, turns, clocks.
//!
//! One act is one step, all or nothing, and is answered after its commit.
//! A table in memory is what its row says. A task owns it (`table_task`): it lets the table's machine (`crates/table`)
//! draw up a step, commits it (`steps`), and only then lets the new table be seen.
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
mod context;
mod day;
mod gone;
mod house;
mod house_log;
mod load;
mod look;
mod luck;
mod open;
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
mod rows;
mod sessions;
mod settings;
mod shuffles;
mod sorry;
mod steps;
pub mod supervised;
mod surfaces;
mod table_task;
mod talk;
mod taste;
pub mod text;
mod thinking;
pub mod time;
mod upgrade;
mod void_requests;
mod voids;

pub use asker::Asker;
pub use barred::{LONGEST_ABSTENTION, LONGEST_BAN};
pub use characters::{Character, MOST_CHARACTERS, MYSELF, NAME_LETTERS, NoCharacter, is_myself};
pub use clocks::Shard;
pub use day::Allowance;
pub use house::{House, Papers};
pub use house_log::{Changed, LogEntry, Logged};
pub use ids::{
    ChannelId, DealId, GuildId, MemberId, MessageId, PurseId, SessionId, TableId, VoidRequestId,
};
pub use look::{
    Between, Chair, Clock, Closed, Drawn, Lobby, Look, MatchOn, PauseOn, PausesLeft, Playing,
    Ready, Remark, Report, Said, Scene, Stands, WishOn, laid_aside,
};
pub use open::{TableChanges, TablesInSight};
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
use luck::Luck;
use people::Welcomes;
use sessions::Sessions;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Holder, PersonRow, Store};
use table::Table;

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
    open: open::OpenTables,
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
    clocks: Arc<clocks::Clocks>,
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
                clocks: Arc::new(clocks::Clocks::of(&house)),
                thinking: thinking::Pool::of(&house),
                house,
                luck,
                open: open::OpenTables::default(),
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

    /// The tables that are to be kept in sight from now on; those that are open already are [`Tavern::open_tables`].
    pub fn in_sight(&self) -> TablesInSight {
        self.inner.open.in_sight()
    }

    /// Rings whenever a table is to be looked at again; nothing if it is not open.
    pub fn changes_of(&self, table: TableId) -> Option<TableChanges> {
        Some(self.inner.open.get(table).ok()?.changes())
    }

    /// The open tables of a server, or of one of its channels, the newest first.
    pub fn tables_in(&self, guild: GuildId, channel: Option<ChannelId>) -> Vec<TableId> {
        self.inner.open.ids_in(guild, channel)
    }

    /// Whether a table is open in this server.
    pub fn is_open_in(&self, table: TableId, guild: GuildId) -> bool {
        let open = self.inner.open.get(table);
        open.is_ok_and(|open| open.guild == guild)
    }

    /// Whether a table is open.
    pub fn is_open(&self, table: TableId) -> bool {
        self.inner.open.get(table).is_ok()
    }

    /// Every open table.
    pub fn open_tables(&self) -> Vec<TableId> {
        self.inner.open.ids()
    }

    /// Whoever sees a table looks at it again.
    fn tell(&self, table: TableId) {
        self.inner.open.look_again(table);
    }

    /// An open table as it was after its last step.
    fn table(&self, table: TableId) -> Result<Arc<Table>, Sorry> {
        Ok(self.inner.open.get(table)?.table())
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
