//! The running house: open tables and everything around them, kept in the store.
//!
//! One act is one step, all or nothing, answered after its commit. A table in memory equals its row. A task owns it
//! (`table_task`): it has the table's machine (`crates/table`) compute a step, commits it (`steps`), and only then
//! publishes the new table. The row's version makes a second writer fail, who then reloads.

mod allowances;
pub mod background;
mod board;
mod cache;
mod chairs;
mod characters;
mod chart;
mod clock;
mod clocks;
mod coin_sources;
mod context;
mod error;
mod exclusions;
pub mod footing;
mod health;
mod history;
mod house_log;
mod known_settings;
mod ledger;
mod lesson;
mod load;
mod look;
mod luck;
mod member_hashes;
mod members;
mod moments;
mod opening;
mod operator;
mod orders;
mod past;
mod payments;
mod places;
mod preferences;
mod privacy;
pub mod random;
mod rate_limit;
mod receipt;
mod records;
mod replay;
mod reports;
mod requester;
mod rows;
mod score;
pub mod server_file;
mod servers;
mod sessions;
mod settings;
mod shards;
pub mod shifts;
mod shuffles;
mod solo;
mod staff;
mod starting;
mod steps;
pub mod supervised;
mod surfaces;
mod table_task;
mod tables;
mod talk;
pub mod text_file;
mod thinking;
pub mod time;
mod treasury;
mod upgrade;
mod void_requests;
mod voids;

pub use allowances::Allowances;
pub use characters::Characters;
pub use clock::log_failure;
pub use clocks::Clocks;
pub use error::HouseError;
pub use exclusions::{Exclusions, LONGEST_ABSTENTION, LONGEST_BAN};
pub use health::{Health, Part, Seated};
pub use house_log::HouseLog;
pub use members::Members;
pub use opening::{Again, Opening, OpeningPermit};
pub use operator::OperatorSettings;
pub use payments::PaymentError;
pub use privacy::Privacy;
pub use rate_limit::RateLimit;
pub use records::Records;
pub use reports::{Problem, Reports, report_line};
pub use requester::Requester;
pub use servers::Servers;
pub use sessions::{Sessions, UnpostedSheet};
pub use settings::{ServerSettings, SettingsChangeError};
pub use shards::{NoShardRange, ShardRange, Territory};
pub use staff::Staff;
// The store's own types that callers need: nobody above the house names the store.
pub use store::{Storage, failed_storage};
pub use tables::{Performed, TableChanges, Tables, WatchedTables};
pub use treasury::Treasury;
pub use void_requests::{LapsedRequest, OpenRequest, VOID_REQUEST_MS, VoidAnswer};
pub use voids::{VoidOrder, Voids};

use bank::{Bank, Purse};
use books::Account;
use ids::GuildId;
use luck::Luck;
use member_hashes::MemberHashes;
use parking_lot::Mutex;
use rules::Coins;
use std::ops::Deref;
use std::sync::Arc;
use store::Store;
use table::{Player, Table};

/// The house, for all servers. Clones share it.
#[derive(Clone)]
pub struct Tavern(Arc<Services>);

/// The parts of the house, each given the others it needs: a part depends only on those listed above it.
pub struct Services {
    store: Arc<dyn Store>,
    /// The books: accounts, and the transfers between them.
    pub bank: Bank,
    /// The operator's settings.
    pub house: Arc<OperatorSettings>,
    /// The servers that this house serves.
    pub territory: Arc<Territory>,
    /// The log of what was done.
    pub log: Arc<HouseLog>,
    /// The open tables.
    pub tables: Arc<Tables>,
    /// The clocks that their deadlines go by.
    pub clocks: Arc<Clocks>,
    /// Each server's settings.
    pub settings: Arc<ServerSettings>,
    /// The house's coins, and the game master's grants.
    pub treasury: Arc<Treasury>,
    /// The patrons that each server has hired.
    pub staff: Arc<Staff>,
    /// Members, their purses and names.
    pub members: Arc<Members>,
    /// The characters that members play as.
    pub characters: Arc<Characters>,
    /// Daily allowances and the cap on losses.
    pub allowances: Arc<Allowances>,
    /// Bans and self-exclusions.
    pub exclusions: Exclusions,
    /// Stored deals.
    pub records: Arc<Records>,
    /// The game masters' sessions.
    pub sessions: Arc<Sessions>,
    /// Voids of finished deals.
    pub voids: Voids,
    /// Problem reports by players.
    pub reports: Reports,
    /// Export and erasure of members' data.
    pub privacy: Privacy,
    /// Servers that the bot was removed from.
    pub servers: Servers,
    luck: Luck,
    thinking: thinking::Pool,
    openings: exclusions::Openings,
    /// Held while players of a closed table look for a new one.
    again: tokio::sync::Mutex<()>,
}

impl Deref for Tavern {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.0
    }
}

impl Tavern {
    /// Opens the house on its database, for the servers of its shards ([`OperatorSettings::shards`]). Tables resume where they
    /// were, every deadline moved by the downtime; their clocks are stopped until [`Clocks::reached`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open(
        store: Arc<dyn Store>,
        house: OperatorSettings,
        seed: Option<u64>,
    ) -> anyhow::Result<Tavern> {
        let luck = Luck::open(seed, house.random.clone())?;
        let services = Services::build(store, house, luck).await?;
        let tavern = Tavern(Arc::new(services));
        tavern.remember_welcomes().await?;
        tavern.keep_coins_as_they_were().await?;
        tavern.keep_languages_as_they_were().await?;
        tavern.allowances.forget_allowances().await?;
        tavern.settings.read().await?;
        tavern.servers.read_gone().await?;
        tavern.staff.read_patrons().await?;
        let now = tavern.house.time.now();
        let is_ours = |guild| tavern.territory.holds(guild);
        tavern.bank.return_cast_purses(now, is_ours).await?;
        tavern.resume().await?;
        tavern.staff.pay_out_dismissed().await?;
        Ok(tavern)
    }

    /// Whether this is the same house.
    pub fn is(&self, other: &Tavern) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Ends the tables' tasks, once each has finished what it is at. Nothing changes at the tables: another house goes
    /// on with them.
    pub fn close(&self) {
        for table in self.tables.ids() {
            self.tables.remove(table);
        }
    }

    /// Free coins by chair; `None` for the cast, which has none of its own.
    async fn free(&self, table: &Table) -> anyhow::Result<Vec<Option<Coins>>> {
        if table.state.terms.coins.are_chips() {
            return Ok(vec![None; table.state.chairs.len()]);
        }
        let players: Vec<_> = table.state.chairs.iter().map(|it| &it.player).collect();
        let free = self.free_of(table.guild, &players).await?;
        let own =
            |(player, free): (&Player, Coins)| (player.account() != Account::House).then_some(free);
        Ok(players.into_iter().zip(free).map(own).collect())
    }

    /// The free coins of players, in the same order, with the starting coins that they will have by using their purse.
    async fn free_of(&self, guild: GuildId, players: &[&Player]) -> anyhow::Result<Vec<Coins>> {
        let accounts: Vec<_> = players.iter().map(|player| player.account()).collect();
        let mut newcomers = Vec::new();
        for (at, player) in players.iter().enumerate() {
            if let Player::Member(person) = player
                && self.members.starting_due(guild, person.member).await? > Coins::ZERO
            {
                newcomers.push((at, *person));
            }
        }
        let mut free = self.bank.free(guild, &accounts).await?;
        for (at, person) in newcomers {
            free[at] = self.members.purse(guild, person).await?.free;
        }
        Ok(free)
    }

    /// What a player has, with the starting coins that they will have by using their purse.
    async fn purse(&self, guild: GuildId, player: &Player) -> anyhow::Result<Purse> {
        match player {
            Player::Member(person) => self.members.purse(guild, *person).await,
            Player::Patron(_) => Ok(self.bank.balance(guild, &player.account()).await?),
        }
    }

    /// Pays starting coins to those who sit at a table for coins and have had none. They need their purses from now on.
    async fn open_purses_at(&self, table: &Table) -> anyhow::Result<()> {
        if table.state.terms.coins.are_chips() || table.is_closed() {
            return Ok(());
        }
        for occupant in table.state.chairs.iter() {
            if let Some(member) = occupant.player.member() {
                self.members.open_purse(table.guild, member).await?;
            }
        }
        Ok(())
    }
}

impl Services {
    async fn build(
        store: Arc<dyn Store>,
        house: OperatorSettings,
        luck: Luck,
    ) -> anyhow::Result<Services> {
        let house = Arc::new(house);
        let territory = Arc::new(Territory::new(house.shards));
        let (bank, time) = (Bank::new(store.clone()), house.time.clone());
        let member_hashes = Arc::new(MemberHashes::open(&*store, &*house.random).await?);
        let known = Arc::<known_settings::KnownSettings>::default();
        let log = HouseLog::new(store.clone(), time.clone(), known.clone());
        let log = Arc::new(log);
        let tables = Arc::<Tables>::default();
        let clocks = Clocks::new(store.clone(), &house, &territory, tables.clone());
        let clocks = Arc::new(clocks);
        let settings = ServerSettings::new(
            store.clone(),
            house.clone(),
            territory.clone(),
            known,
            log.clone(),
            tables.clone(),
        );
        let settings = Arc::new(settings);
        let treasury = Arc::new(Treasury {
            bank: bank.clone(),
            house: house.clone(),
            log: log.clone(),
            settings: settings.clone(),
        });
        let staff = Staff::new(
            store.clone(),
            &house,
            territory.clone(),
            tables.clone(),
            treasury.clone(),
        );
        let staff = Arc::new(staff);
        let members = Members::new(
            store.clone(),
            house.clone(),
            staff.clone(),
            member_hashes.clone(),
        );
        let members = Arc::new(members);
        let characters = Arc::new(Characters {
            store: store.clone(),
            bank: bank.clone(),
            time: time.clone(),
            random: house.random.clone(),
            members: members.clone(),
            tables: tables.clone(),
            register: tokio::sync::Mutex::default(),
        });
        let allowances = Arc::new(Allowances {
            store: store.clone(),
            bank: bank.clone(),
            time: time.clone(),
            settings: settings.clone(),
            members: members.clone(),
            tables: tables.clone(),
            member_hashes: member_hashes.clone(),
            kept_from: Mutex::new(i64::MIN),
        });
        let exclusions = Exclusions {
            store: store.clone(),
            time: time.clone(),
            log: log.clone(),
            members: members.clone(),
            tables: tables.clone(),
        };
        let records = Arc::new(Records {
            store: store.clone(),
            bank: bank.clone(),
            members: members.clone(),
        });
        let sessions = Sessions::open(
            store.clone(),
            &house,
            &territory,
            log.clone(),
            members.clone(),
            tables.clone(),
        );
        let sessions = Arc::new(sessions.await?);
        let void_or_erasure = Arc::<tokio::sync::Mutex<()>>::default();
        let voids = Voids {
            store: store.clone(),
            bank: bank.clone(),
            time: time.clone(),
            random: house.random.clone(),
            territory: territory.clone(),
            log: log.clone(),
            members: members.clone(),
            records: records.clone(),
            tables: tables.clone(),
            treasury: treasury.clone(),
            void_or_erasure: void_or_erasure.clone(),
        };
        let reports = Reports {
            store: store.clone(),
            time: time.clone(),
            log: log.clone(),
            records: records.clone(),
        };
        let privacy = Privacy {
            store: store.clone(),
            bank: bank.clone(),
            time: time.clone(),
            members: members.clone(),
            characters: characters.clone(),
            allowances: allowances.clone(),
            records: records.clone(),
            tables: tables.clone(),
            member_hashes: member_hashes.clone(),
            void_or_erasure,
        };
        let servers = Servers {
            store: store.clone(),
            house: house.clone(),
            territory: territory.clone(),
            clocks: clocks.clone(),
            members: members.clone(),
            settings: settings.clone(),
            sessions: sessions.clone(),
            staff: staff.clone(),
            tables: tables.clone(),
            gone: servers::Departures::default(),
        };
        Ok(Services {
            thinking: thinking::Pool::for_house(&house),
            openings: exclusions::Openings::default(),
            again: tokio::sync::Mutex::default(),
            store,
            bank,
            house,
            territory,
            log,
            tables,
            clocks,
            settings,
            treasury,
            staff,
            members,
            characters,
            allowances,
            exclusions,
            records,
            sessions,
            voids,
            reports,
            privacy,
            servers,
            luck,
        })
    }
}
