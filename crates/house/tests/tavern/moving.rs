//! A server moves to another host with all that it has, and plays on there.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, Evening, Meet, SERVER, order};
use house::server_file::{Imported, ServerFile, ServerFileError, export};
use ids::{GuildId, MemberId};
use pages::{Settings, purse::Allowance};
use rules::Coins;
use std::path::PathBuf;
use std::sync::Arc;
use store::{Claim, ServerRows, Sqlite, Store};
#[cfg(target_os = "linux")]
use store::{Postgres, ServerAddress, ServerClaim};
use table::{Order, Rank};
use tempfile::TempDir;

const ALL: [MemberId; 3] = [ANN, BOB, CYD];
/// Is banned and erased.
const EVE: MemberId = MemberId(5);
const ELSEWHERE: GuildId = GuildId(8);

/// Where a host keeps the house.
enum Place {
    File(TempDir),
    #[cfg(target_os = "linux")]
    Server(Box<ServerAddress>),
}

impl Place {
    fn file() -> Place {
        Place::File(tempfile::tempdir().unwrap())
    }

    #[cfg(target_os = "linux")]
    fn server() -> Place {
        Place::Server(Box::new(
            ServerAddress::parse(&scratch::database()).unwrap(),
        ))
    }

    fn file_in(folder: &TempDir) -> PathBuf {
        folder.path().join("house.db")
    }

    async fn store(&self) -> Arc<dyn Store> {
        match self {
            Place::File(folder) => Sqlite::open(&Place::file_in(folder)).await.unwrap(),
            #[cfg(target_os = "linux")]
            Place::Server(address) => Postgres::open(address).await.unwrap(),
        }
    }

    async fn rows(&self) -> ServerRows {
        let rows = match self {
            Place::File(folder) => Sqlite::server_in(&Place::file_in(folder), SERVER).await,
            #[cfg(target_os = "linux")]
            Place::Server(address) => Postgres::server_in(address, SERVER).await,
        };
        rows.unwrap()
    }

    /// The server as a file, with the number of its rows.
    async fn export(&self, now: i64) -> Result<(String, u64), ServerFileError> {
        let mut text = Vec::new();
        let exported = export(self.rows().await, now, &mut text).await?;
        assert_eq!((exported.left.old_bars, exported.left.old_starts), (0, 0));
        Ok((String::from_utf8(text).unwrap(), exported.rows))
    }

    async fn import(&self, text: &str) -> Imported {
        let mut text = text.as_bytes();
        let file = ServerFile::open(&mut text).unwrap();
        let new = match self {
            Place::File(folder) => {
                let claim = Claim::take(&Place::file_in(folder)).unwrap();
                Sqlite::new_server(claim, file.guild()).await
            }
            #[cfg(target_os = "linux")]
            Place::Server(address) => {
                let claim = ServerClaim::take(address).await.unwrap();
                Postgres::new_server(claim, file.guild()).await
            }
        };
        file.import(new.unwrap()).await.unwrap()
    }
}

#[tokio::test]
async fn a_server_goes_to_another_host_with_all_that_it_has_and_plays_on_there() {
    moves(Place::file(), Place::file(), Place::file()).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_server_goes_from_sqlite_to_postgres_and_back() {
    moves(Place::file(), Place::server(), Place::file()).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_server_goes_from_postgres_to_sqlite_and_back() {
    moves(Place::server(), Place::file(), Place::server()).await;
}

async fn open_session(evening: &Evening) {
    let opened = evening.sessions.open_session(SERVER, DAN, "");
    opened.await.unwrap();
}

async fn close_session(evening: &Evening) {
    let sessions = &evening.sessions;
    let closed = sessions.close_session(SERVER, DAN, CHANNEL);
    closed.await.unwrap();
    sessions.wake_settlement(SERVER);
    for sheet in sessions.settle_closed_sessions().await.unwrap() {
        let posted = sessions.session_posted(SERVER, sheet.session);
        posted.await.unwrap();
    }
}

async fn fetch(evening: &Evening, member: MemberId) -> Allowance {
    let person = evening.person(member).await;
    let fetched = evening.allowances.fetch_allowance(SERVER, person);
    fetched.await.unwrap()
}

/// What members start with from some time on.
const RAISED: i64 = 150;

/// From one host to another, where play goes on, and on to a third.
async fn moves(home: Place, away: Place, further: Place) {
    let evening = Evening::with_store(home.store().await, 3).await;
    let coins = |settings: &mut Settings| {
        settings.allowance = Coins(500);
        settings.currency = "gp=100 cp=1".parse().unwrap();
        settings.usual_coin = Some("gp".to_owned());
    };
    let set = evening.settings.change(SERVER, None, coins);
    set.await.unwrap();
    assert_eq!(fetch(&evening, ANN).await, Allowance::Fetched(Coins(400)));
    evening.creates(CYD, "Brenna").await.unwrap();
    open_session(&evening).await;
    let table = evening.table("tavern", &ALL, 1).await;
    let played = evening.deal_to_play(table, &ALL).await;
    evening.play_out(table, &ALL).await;
    // What is being played stays here.
    let refused = home.export(evening.now()).await;
    assert!(
        matches!(refused, Err(ServerFileError::OpenTables { tables: 1, .. })),
        "{refused:?}"
    );
    evening.close(table, ANN).await;
    close_session(&evening).await;
    let raised = |settings: &mut Settings| settings.starting_coins = Some(Coins(RAISED));
    evening.settings.change(SERVER, None, raised).await.unwrap();
    let raise = evening
        .raise_starting_coins(SERVER, DAN, Coins(RAISED))
        .await;
    assert_eq!(raise.unwrap().members, ALL.len() + 1, "and the game master");
    evening.members.meet(SERVER, EVE, "Eve").await.unwrap();
    let ban = evening.exclusions.ban(SERVER, DAN, EVE, None, "loud");
    ban.await.unwrap();
    evening.privacy.erase(SERVER, EVE).await.unwrap();
    let mut coins = Vec::new();
    for member in ALL {
        coins.push(evening.free(member).await);
    }
    let told = evening.log.house_log(SERVER, 99).await.unwrap();
    let set = told.last().unwrap();
    let currency = set.currency.as_ref().map(ToString::to_string);
    assert_eq!(currency.as_deref(), Some("gp=100 cp=1"));
    evening.store.close().await;

    let evening = Evening::opened(away.store().await, 4).await;
    for member in [ANN, EVE] {
        evening
            .members
            .meet(ELSEWHERE, member, "Ann")
            .await
            .unwrap();
    }
    evening.store.close().await;
    let (text, rows) = home.export(evening.now()).await.unwrap();
    let imported = away.import(&text).await;
    assert_eq!((imported.guild, imported.rows), (SERVER, rows));
    // To the letter, whatever the databases.
    let (there, _) = away.export(evening.now()).await.unwrap();
    assert_eq!(there, text);

    let evening = Evening::opened(away.store().await, 5).await;
    evening.audit().await;
    let settings = evening.settings.for_guild(SERVER);
    assert_eq!(settings.usual_coin.as_deref(), Some("gp"));
    for (member, coins) in ALL.into_iter().zip(coins) {
        assert_eq!(evening.free(member).await, coins);
        // Nobody is new here.
        assert!(!evening.members.meet(SERVER, member, "Ann").await.unwrap());
    }
    // What each has had is known: nobody gets the difference a second time.
    let raise = evening
        .raise_starting_coins(SERVER, DAN, Coins(RAISED))
        .await;
    assert_eq!(raise.unwrap().members, 0);
    assert_eq!(
        fetch(&evening, ANN).await,
        Allowance::Again((evening.now() / DAY + 1) * DAY)
    );
    assert_eq!(evening.log.house_log(SERVER, 99).await.unwrap(), told);
    let record = evening.store.deal(played).await.unwrap().unwrap();
    assert_eq!(record.guild, SERVER);
    // The erased member is recognised, in this server only.
    for (guild, bans) in [(ELSEWHERE, 0), (SERVER, 1)] {
        assert!(!evening.members.meet(guild, EVE, "Eve").await.unwrap());
        let kept = evening.store.kept_away(guild, EVE).await.unwrap();
        assert_eq!(kept.len(), bans, "{guild}");
    }
    assert_eq!(evening.free(EVE).await, 0, "starting coins come once");
    evening.creates(CYD, "Corin").await.unwrap();
    let both = evening.characters.characters(SERVER, CYD).await.unwrap();
    assert_eq!(both.len(), 2);
    open_session(&evening).await;
    let table = evening.table("tavern", &ALL, 1).await;
    evening.deal_to_play(table, &ALL).await;
    evening.play_out(table, &ALL).await;
    evening.audit().await;
    let closed = evening.order(table, (DAN, Rank::Gm), Order::Close);
    closed.await.unwrap();
    close_session(&evening).await;
    evening.store.close().await;

    // And on, with the key that came along, among nobody.
    let (on, _) = away.export(evening.now()).await.unwrap();
    further.import(&on).await;
    let (there, _) = further.export(evening.now()).await.unwrap();
    assert_eq!(there, on);
    let key = |text: &str| {
        let head = text.lines().next().unwrap();
        head.split_once("\"key\"").unwrap().1.to_owned()
    };
    assert_eq!(key(&on), key(&text));
    let evening = Evening::opened(further.store().await, 6).await;
    evening.audit().await;
    evening.store.close().await;
}

/// In milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// What a member lost and paid before an erasure goes along, and their hash with it.
async fn totals_move(home: Place, away: Place) {
    let evening = Evening::with_store(home.store().await, 3).await;
    let table = evening.table("tavern", &ALL, 0).await;
    let mut lost = 0;
    while lost == 0 {
        evening.deal_to_play(table, &ALL).await;
        evening.play_out(table, &ALL).await;
        let won = evening.allowances.won_today(SERVER, ANN).await;
        lost = won.unwrap().min(0).abs();
    }
    evening.close(table, ANN).await;
    let paid = evening.free(ANN).await;
    let (ann, bob) = (evening.person(ANN).await, evening.person(BOB).await);
    let order = order(bob.purse, paid, evening.new_name(), evening.now());
    evening.bank.pay(ann.purse, order).await.unwrap();
    evening.privacy.erase(SERVER, ANN).await.unwrap();
    evening.store.close().await;

    let (text, _) = home.export(evening.now()).await.unwrap();
    away.import(&text).await;
    let (there, _) = away.export(evening.now()).await.unwrap();
    assert_eq!(there, text);
    let set = |settings: &mut Settings| {
        settings.allowance = Coins(500);
        settings.daily_loss = Some(Coins(lost));
    };
    let evening = Evening::opened(away.store().await, 5).await;
    evening.settings.change(SERVER, None, set).await.unwrap();
    assert!(!evening.members.meet(SERVER, ANN, "Ann").await.unwrap());
    assert_eq!(
        fetch(&evening, ANN).await,
        Allowance::Fetched(Coins(500 - paid))
    );
    let barred = evening.allowances.has_lost_enough(SERVER, ANN).await;
    assert!(barred.unwrap(), "{lost} were lost");
    evening.audit().await;
    evening.store.close().await;
}

#[tokio::test]
async fn what_was_lost_and_paid_before_an_erasure_counts_at_another_host_too() {
    totals_move(Place::file(), Place::file()).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn what_was_lost_and_paid_before_an_erasure_counts_on_postgres_too() {
    totals_move(Place::server(), Place::server()).await;
}
