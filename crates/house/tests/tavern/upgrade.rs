//! The first start on an older version's database: servers keep what they have.

mod midway;
#[cfg(target_os = "linux")]
mod server;

use crate::evening::{ANN, Evening, Meet, SERVER};
use crate::files;
use crate::schema::of_step;
use house::{OperatorSettings, Tavern};
use ids::{DealId, GuildId, MemberId, TableId};
use pages::{Defaults, KeptCoins, Language, LogEntry, Settings};
use rules::Coins;
use store::{OpenError, Sqlite};
use table::{Person, Player};

/// RICH has its own settings, QUIET has settings that say nothing about coins, and PLAIN has only a member.
const RICH: GuildId = GuildId(21);
const QUIET: GuildId = GuildId(22);
const PLAIN: GuildId = GuildId(23);
const NEW: GuildId = GuildId(24);

async fn of_before(file: &std::path::Path) {
    let mut raw = of_step(5, file).await;
    let text = r#"
        INSERT INTO guilds (guild, settings) VALUES
            (21, '{"allowance":7,"starting-coins":60,"house-name":"The Boar"}'),
            (22, '{"allowance":0,"starting-coins":null,"language":"de"}');
        INSERT INTO accounts (guild, name, kind, purse) VALUES
            (23, 'member:0000000000001', 'member', 'member:0000000000001');"#;
    sqlx::raw_sql(text).execute(&mut raw).await.unwrap();
}

fn coins(settings: &Settings, house: &OperatorSettings) -> (i64, i64, [i64; 4], KeptCoins) {
    let games = ["triomphe", "swiss", "trefeltromp", "scarto"];
    let stakes = games.map(|game| settings.usual_stake(game).0);
    (
        settings.starting(&house.defaults).0,
        settings.allowance.0,
        stakes,
        settings.kept,
    )
}

#[tokio::test]
async fn servers_of_before_keep_their_coins_and_new_ones_get_todays() {
    let before = [5, 10, 1, 1];
    for (said, then) in [(None, 100), (Some(300), 300)] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("books.db");
        of_before(&file).await;
        let store = Sqlite::open(&file).await.unwrap();
        let mut house = OperatorSettings {
            defaults: Defaults {
                starting_coins: said.map(Coins),
                ..Defaults::default()
            },
            ..OperatorSettings::default()
        };
        let tavern = Tavern::open(store.clone(), house.clone(), Some(1))
            .await
            .unwrap();
        let of = |guild| coins(&tavern.settings.for_guild(guild), &house);
        assert_eq!(of(RICH), (60, 7, before, KeptCoins::Untold));
        assert_eq!(tavern.settings.for_guild(RICH).house_name, "The Boar");
        assert_eq!(of(QUIET), (then, 0, before, KeptCoins::Untold));
        assert_eq!(of(PLAIN), (then, 0, before, KeptCoins::Untold));
        // Public messages stay in English where nobody chose a language; where nobody was met, nobody chose.
        let speaks = |guild| tavern.settings.for_guild(guild).language;
        assert_eq!(speaks(RICH), Some(Language::English));
        assert_eq!(speaks(QUIET), Some(Language::German));
        assert_eq!(speaks(PLAIN), Some(Language::English));
        assert_eq!(speaks(NEW), None);
        let today = (said.unwrap_or(2_500), 1_000, [25, 50, 5, 1], KeptCoins::No);
        assert_eq!(of(NEW), today);

        // This happens once: later servers and settings use today's defaults, whatever the operator says afterwards.
        tavern.members.meet(NEW, MemberId(9), "Nora").await.unwrap();
        let set = tavern.settings.change(RICH, None, Settings::take_defaults);
        set.await.unwrap();
        house.defaults.starting_coins = Some(Coins(1));
        let again = Tavern::open(store.clone(), house.clone(), Some(2))
            .await
            .unwrap();
        assert_eq!(again.settings.for_guild(NEW).language, None);
        assert_eq!(coins(&again.settings.for_guild(NEW), &house).1, 1_000);
        assert_eq!(coins(&again.settings.for_guild(QUIET), &house).0, then);
        assert_eq!(coins(&again.settings.for_guild(RICH), &house).1, 1_000);
    }
}

#[tokio::test]
async fn a_new_database_has_nothing_to_keep() {
    let evening = Evening::new(1).await;
    evening.members.meet(NEW, ANN, "Ann").await.unwrap();
    assert_eq!(evening.settings.for_guild(NEW).kept, KeptCoins::No);
    assert_eq!(evening.settings.for_guild(NEW).allowance, Coins(1_000));
}

/// As long as a real Discord id.
const ERIN: MemberId = MemberId(612_345_678_901_234_567);

#[tokio::test]
async fn what_the_house_did_before_is_told_as_it_was_and_can_be_erased() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let mut raw = of_step(7, &file).await;
    let purse = ids::PurseId(11);
    let (table, deal) = (TableId(7), DealId(70));
    let entries = [
        LogEntry::Granted {
            to: purse,
            coins: Coins(5),
            reason: "a feast".to_owned(),
        },
        LogEntry::PatronHired {
            name: "Odile".to_owned(),
        },
        LogEntry::Kicked {
            table,
            player: Player::Member(Person {
                member: ERIN,
                purse,
            }),
        },
        LogEntry::Banned {
            member: ERIN,
            until: None,
            reason: "loud".to_owned(),
        },
    ];
    for entry in &entries {
        let what = serde_json::to_string(entry).unwrap();
        let logged =
            sqlx::query("INSERT INTO house_log (guild, at, by, what) VALUES (7, 1, 1, $1)");
        logged.bind(what).execute(&mut raw).await.unwrap();
    }
    let text = "
        INSERT INTO members (guild, member, name, purse) VALUES (7, 612345678901234567, 'Erin', 11);
        INSERT INTO table_writes (id, guild, channel, from_version, state, closed, at)
            VALUES (7, 7, 70, 0, '{}', 1, 1);
        INSERT INTO deals (id, guild, table_id, record, started_at) VALUES (70, 7, 7, '{}', 1);
        UPDATE deals SET ended = 'played', ended_at = 2, result = '{}' WHERE id = 70;
        INSERT INTO voids (deal, guild, by, reason, at) VALUES (70, 7, 612345678901234567, 'dropped', 3);";
    sqlx::raw_sql(text).execute(&mut raw).await.unwrap();
    drop(raw);

    let evening = Evening::opened(Sqlite::open(&file).await.unwrap(), 1).await;
    let told = async || {
        let log = evening.log.house_log(SERVER, 9).await.unwrap();
        let told: Vec<LogEntry> = log.into_iter().rev().map(|logged| logged.entry).collect();
        told
    };
    assert_eq!(told().await, entries);
    let void = evening.voids.void_of(deal).await.unwrap().unwrap();
    assert_eq!(
        (void.by, void.reason.as_str(), void.at),
        (ERIN, "dropped", 3)
    );

    evening.privacy.erase(SERVER, ERIN).await.unwrap();
    let nobody = MemberId(0);
    let without = [
        LogEntry::Granted {
            to: purse,
            coins: Coins(5),
            reason: String::new(),
        },
        entries[1].clone(),
        LogEntry::Kicked {
            table,
            player: Player::Member(Person {
                member: nobody,
                purse,
            }),
        },
        LogEntry::Banned {
            member: nobody,
            until: None,
            reason: String::new(),
        },
    ];
    assert_eq!(told().await, without);
    let void = evening.voids.void_of(deal).await.unwrap().unwrap();
    assert_eq!((void.by, void.reason.as_str(), void.at), (nobody, "", 3));
}

/// The numbers of the schemas of which there is a copy beside a database.
fn copies(file: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(file.parent().unwrap()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let number = |name: String| name.strip_prefix("house.db.schema-").map(str::to_owned);
    let mut copies: Vec<String> = names.filter_map(number).collect();
    copies.sort();
    copies
}

#[tokio::test]
async fn a_full_database_is_copied_before_its_schema_changes_and_the_newest_three_copies_stay() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let opened = async || -> Result<(), OpenError> {
        Sqlite::open(&file).await?.close().await;
        Ok(())
    };
    // Neither a new database nor one that nobody has used.
    for step in [None, Some(6)] {
        if let Some(step) = step {
            std::fs::remove_file(&file).unwrap();
            drop(of_step(step, &file).await);
        }
        opened().await.unwrap();
        assert_eq!(copies(&file), [""; 0], "{step:?}");
    }
    let full = "INSERT INTO guilds (guild, settings) VALUES (21, '{}')";
    for step in [5, 1, 2, 3, 4] {
        std::fs::remove_file(&file).unwrap();
        let mut raw = of_step(step, &file).await;
        sqlx::raw_sql(full).execute(&mut raw).await.unwrap();
        drop(raw);
        for _ in 0..2 {
            opened().await.unwrap();
        }
        assert!(copies(&file).contains(&format!("{step:04}")), "{step}");
        let copy = folder.path().join(format!("house.db.schema-{step:04}"));
        let mut raw = files::raw(&copy).await;
        let kept: (i64, i64) = sqlx::query_as(
            "SELECT (SELECT max(version) FROM _sqlx_migrations), (SELECT count(*) FROM guilds)",
        )
        .fetch_one(&mut raw)
        .await
        .unwrap();
        assert_eq!(kept, (step, 1));
    }
    assert_eq!(copies(&file), ["0003", "0004", "0005"]);
    // A newer one is refused as it is.
    std::fs::remove_file(&file).unwrap();
    let mut raw = of_step(7, &file).await;
    let future =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9000, 'from the future', 1, x'00', 0)";
    for text in [full, future] {
        sqlx::raw_sql(text).execute(&mut raw).await.unwrap();
    }
    drop(raw);
    let refused = opened().await.err().unwrap().to_string();
    assert!(
        refused.contains("made by a newer version of triomphe"),
        "{refused}"
    );
    assert_eq!(copies(&file), ["0003", "0004", "0005"]);
}
