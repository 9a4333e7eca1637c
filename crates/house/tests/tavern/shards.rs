//! Houses that each serve the servers of some of Discord's shards, one after the other on one database.

use crate::evening::{ANN, Meet, terms};
use house::{Opening, OperatorSettings, Tavern, time::separate_clocks};
use ids::{ChannelId, GuildId, MemberId, Shard, TableId};
use pages::Settings;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use store::{Memory, Sqlite, Step, Store, Write};
use table::{Pause, Rank};

/// One server on each of two shards, by Discord's rule.
const SERVERS: [GuildId; 2] = [GuildId(6 << 22 | 5), GuildId(7 << 22 | 5)];
const GM: MemberId = MemberId(9);
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// A database, and the machine's clock, moved by hand.
struct Town {
    store: Arc<dyn Store>,
    now: Arc<AtomicI64>,
}

impl Town {
    fn new(store: Arc<dyn Store>) -> Town {
        let now = Arc::new(AtomicI64::new(1_800_000_000_000));
        Town { store, now }
    }

    /// A house for these shards; `auto` for all. Its connections are not there yet.
    async fn house(&self, shards: &str) -> Tavern {
        let (day, steady) = (self.now.clone(), self.now.clone());
        let house = OperatorSettings {
            shards: shards.parse().ok(),
            pause: Pause::Off,
            time: separate_clocks(
                move || day.load(Ordering::SeqCst),
                move || steady.load(Ordering::SeqCst),
            ),
            ..OperatorSettings::default()
        };
        let tavern = Tavern::open(self.store.clone(), house, Some(3)).await;
        tavern.unwrap()
    }

    fn pass(&self, ms: i64) {
        self.now.fetch_add(ms, Ordering::SeqCst);
    }

    /// Milliseconds until a lobby closes, by the clock of its server.
    async fn left(&self, tavern: &Tavern, table: TableId) -> i64 {
        let row = self.store.table(table).await.unwrap().unwrap();
        (row.due_at.unwrap() - tavern.clocks.now_at(row.guild)).0
    }
}

async fn open_table(tavern: &Tavern, guild: GuildId) -> TableId {
    tavern.members.meet(guild, ANN, "Ann").await.unwrap();
    let opening = Opening {
        rank: Rank::Gm,
        ..Opening::new(guild, ChannelId(guild.0 + 1), ANN, terms("tavern", 5), 0)
    };
    let may = tavern.may_start(opening).await.unwrap();
    tavern.open_table(may).await.unwrap()
}

fn shard(number: u64) -> Shard {
    Shard { number, of: 2 }
}

#[tokio::test]
async fn a_house_has_only_what_is_of_its_servers() {
    let town = Town::new(Arc::new(Memory::new()));
    let all = town.house("auto").await;
    let mut tables = Vec::new();
    for guild in SERVERS {
        tables.push(open_table(&all, guild).await);
        let opened = all.sessions.open_session(guild, GM, "an evening").await;
        opened.unwrap();
        let settings = r#"{"turn-seconds":77}"#.to_owned();
        let write = Write::Settings { guild, settings };
        town.store.commit(Step::write(write)).await.unwrap();
    }
    // Two that the bot was removed from, one on each shard.
    for guild in [GuildId(8 << 22), GuildId(9 << 22)] {
        open_table(&all, guild).await;
        all.servers.bot_removed(guild).await.unwrap();
        town.pass(MINUTE);
    }
    let purges = all.servers.next_purge().unwrap();
    drop(all);
    for number in 0..2 {
        let (mine, other) = (number, 1 - number);
        let house = town.house(&format!("{number}/2")).await;
        assert!(house.territory.holds(SERVERS[mine]));
        assert!(!house.territory.holds(SERVERS[other]));
        assert!(house.tables.is_open(tables[mine]));
        assert!(!house.tables.is_open(tables[other]));
        // With that of a server that may invite the bot again for a day.
        assert_eq!(house.tables.ids().len(), 2);
        let known = |server: usize| house.settings.for_guild(SERVERS[server]);
        assert_ne!(*known(mine), Settings::default());
        assert_eq!(*known(other), Settings::default());
        let session = async |server: usize| house.sessions.session(SERVERS[server]).await;
        assert!(session(mine).await.unwrap().is_some());
        assert!(session(other).await.unwrap().is_none());
        let purge = purges + MINUTE * i64::try_from(number).unwrap();
        assert_eq!(house.servers.next_purge(), Some(purge));
    }
    // One process on the whole again.
    let all = town.house("auto").await;
    assert_eq!(all.tables.ids().len(), 4);
}

#[tokio::test]
async fn a_server_that_a_sessions_servers_lack_is_asked_for_by_its_own_shard_alone() {
    let town = Town::new(Arc::new(Memory::new()));
    let house = town.house("auto").await;
    for guild in SERVERS {
        open_table(&house, guild).await;
    }
    for (number, guild) in (0..).zip(SERVERS) {
        let missing = house.servers.missing(&[], shard(number)).await.unwrap();
        assert_eq!(missing, [guild]);
    }
}

#[tokio::test]
async fn the_clocks_of_servers_that_nobody_serves_stand_still() {
    let folder = tempfile::tempdir().unwrap();
    let stores: [Arc<dyn Store>; 2] = [
        Arc::new(Memory::new()),
        Sqlite::open(&folder.path().join("house.db")).await.unwrap(),
    ];
    for store in stores {
        let town = Town::new(store);
        let all = town.house("auto").await;
        (0..2).for_each(|number| all.clocks.reached(shard(number)));
        let mut tables = Vec::new();
        for guild in SERVERS {
            tables.push(open_table(&all, guild).await);
        }
        let lobby = OperatorSettings::default().lobby.0;
        assert_eq!(town.left(&all, tables[0]).await, lobby);
        all.clocks.beat().await.unwrap();
        drop(all);

        // The process of the other shard is down for hours, in which this one runs and is restarted.
        for minutes in [3, 2] {
            town.pass(HOUR);
            let first = town.house("0/2").await;
            assert_eq!(
                first.clocks.running_time(SERVERS[0]),
                None,
                "not reached yet"
            );
            town.pass(HOUR);
            first.clocks.reached(shard(0));
            assert_eq!(first.clocks.running_time(SERVERS[1]), None);
            town.pass(minutes * MINUTE);
            first.catch_up().await.unwrap();
            first.clocks.beat().await.unwrap();
        }
        let first = town.house("0/2").await;
        first.clocks.reached(shard(0));
        assert_eq!(town.left(&first, tables[0]).await, lobby - 5 * MINUTE);
        first.clocks.beat().await.unwrap();
        drop(first);

        town.pass(HOUR);
        let second = town.house("1/2").await;
        second.clocks.reached(shard(1));
        assert_eq!(town.left(&second, tables[1]).await, lobby);
        // Nothing of the first one's happens here, however late it is.
        town.pass(lobby + MINUTE);
        second.catch_up().await.unwrap();
        assert!(!second.tables.is_open(tables[1]));
        second.clocks.beat().await.unwrap();
        drop(second);

        let first = town.house("0/2").await;
        first.clocks.reached(shard(0));
        assert_eq!(town.left(&first, tables[0]).await, lobby - 5 * MINUTE);
        town.store.close().await;
    }
}
