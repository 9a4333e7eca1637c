//! Three stores, one behaviour: random steps, legal and illegal, get the same answers from SQLite, from PostgreSQL and
//! from memory, and every question too.
#![allow(clippy::unwrap_used)]

mod world;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use ids::{
    ChannelId, DealId, GuildId, MemberId, Moment, PurseId, SessionId, TableId, Version,
    VoidRequestId,
};
use rand::{RngExt, SeedableRng, rngs::StdRng};
#[cfg(target_os = "linux")]
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use store::{
    AccountRow, BarRow, CharacterRow, Clocks, DealEnd, DealStart, Ended, Memory, Note, ReportRow,
    SessionRow, ShuffleEnd, ShuffleRow, Sqlite, Step, StepError, Store, TableWrite, TransferRow,
    VoidRequestRow, VoidRow, Write,
};
#[cfg(target_os = "linux")]
use store::{Postgres, ServerAddress};

use world::{GUILDS, STAND_IN, World, everything};

/// So many steps at least, and until all has come up.
const STEPS: usize = 1000;
const MOST: usize = 20_000;
/// Everything is asked after so many steps.
const ASKED: usize = 60;

/// What must have come up.
const WANTED: [&str; 9] = [
    "Ok",
    "Overdraft",
    "NameTaken",
    "Given",
    "MintFull",
    "Stale",
    "Refused",
    "purge true",
    "purge false",
];

/// SQLite, PostgreSQL, and the store in memory. Elsewhere than on Linux, where the tests have no PostgreSQL, another
/// SQLite is in its place.
#[cfg(not(target_os = "linux"))]
async fn every() -> [Arc<dyn Store>; 3] {
    [
        Sqlite::in_memory().await.unwrap(),
        Sqlite::in_memory().await.unwrap(),
        Arc::new(Memory::new()),
    ]
}

/// SQLite, PostgreSQL, and the store in memory.
#[cfg(target_os = "linux")]
async fn every() -> [Arc<dyn Store>; 3] {
    let address = scratch::database();
    let postgres = Postgres::open(&ServerAddress::parse(&address).unwrap())
        .await
        .unwrap();
    number_without_gaps(&address).await;
    [
        Sqlite::in_memory().await.unwrap(),
        postgres,
        Arc::new(Memory::new()),
    ]
}

/// PostgreSQL's row numbers have gaps where something was refused. Only here they have none, as elsewhere, so that the
/// answers can be compared.
#[cfg(target_os = "linux")]
async fn number_without_gaps(address: &str) {
    let mut raw = PgConnection::connect(address).await.unwrap();
    for table in ["accounts", "transfers", "house_log", "reports"] {
        let text = format!(
            "CREATE FUNCTION next_of_{table}() RETURNS BIGINT LANGUAGE plpgsql AS $$
             BEGIN RETURN (SELECT coalesce(MAX(id), 0) + 1 FROM {table}); END $$;
             ALTER TABLE {table} ALTER COLUMN id DROP IDENTITY;
             ALTER TABLE {table} ALTER COLUMN id SET DEFAULT next_of_{table}();"
        );
        raw.execute(AssertSqlSafe(text)).await.unwrap();
    }
    raw.close().await.unwrap();
}

/// The answer of all stores, which is the same.
fn agreed<T: PartialEq + std::fmt::Debug>(answers: [T; 3], at: &str) -> T {
    let [sqlite, postgres, memory] = answers;
    assert_eq!(sqlite, memory, "SQLite, memory: {at}");
    assert_eq!(postgres, memory, "PostgreSQL, memory: {at}");
    memory
}

#[tokio::test]
async fn all_stores_answer_alike_whatever_they_are_asked() {
    let seed = std::env::var("TRIOMPHE_SEED")
        .map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("TRIOMPHE_SEED={seed}");
    let mut random = StdRng::seed_from_u64(seed);
    let stores = every().await;
    let [sqlite, postgres, memory] = &stores;
    let mut world = World::default();
    let mut tally: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0.. {
        let missing = WANTED.iter().find(|kind| !tally.contains_key(**kind));
        if number >= STEPS && missing.is_none() {
            break;
        }
        assert!(
            number < MOST,
            "TRIOMPHE_SEED={seed}: no {missing:?}: {tally:?}"
        );
        let at = format!("TRIOMPHE_SEED={seed} step {number}");
        match random.random_range(0..200) {
            0 => {
                let now = world.time(&mut random);
                let moved = [
                    sqlite.resume(now).await.unwrap(),
                    postgres.resume(now).await.unwrap(),
                    memory.resume(now).await.unwrap(),
                ];
                agreed(moved, &format!("{at}: resume({now})"));
            }
            1 | 2 => {
                let guild = GUILDS[random.random_range(0..GUILDS.len())];
                if random.random_ratio(1, 2) {
                    for store in &stores {
                        let gone = Write::Departed { guild, at: Some(1) };
                        store.commit(Step::write(gone)).await.unwrap();
                    }
                }
                let purged = [
                    sqlite.purge(guild).await.unwrap(),
                    postgres.purge(guild).await.unwrap(),
                    memory.purge(guild).await.unwrap(),
                ];
                let purged = agreed(purged, &format!("{at}: purge({guild})"));
                *tally.entry(format!("purge {purged}")).or_default() += 1;
            }
            _ => {
                let step = world.step(&mut random, &**memory).await;
                let shown = format!("{at}: {step:#?}");
                let answers = [
                    sqlite.commit(step.clone()).await,
                    postgres.commit(step.clone()).await,
                    memory.commit(step).await,
                ];
                let answers =
                    answers.map(|answer| answer.as_ref().map_or_else(told, |()| "Ok".to_owned()));
                let answer = agreed(answers, &shown);
                let kind = answer.split(" {").next().unwrap_or_default().to_owned();
                *tally.entry(kind).or_default() += 1;
            }
        }
        if number % ASKED == ASKED - 1 {
            let told = [
                everything(&**sqlite).await,
                everything(&**postgres).await,
                everything(&**memory).await,
            ];
            let [one, other, third] = told;
            for ((one, other), third) in one.into_iter().zip(other).zip(third) {
                agreed([one, other, third], &at);
            }
        }
    }
    println!("{tally:?}");
}

/// A table that is to act at 1,000, and its server.
fn waiting_table(id: TableId, guild: GuildId) -> Step {
    Step {
        table: Some(TableWrite {
            id,
            guild,
            channel: ChannelId(5),
            from_version: Version(0),
            state: "{}".to_owned(),
            due_at: Some(Moment(1_000)),
            closed: false,
            deal: None,
            acts: Vec::new(),
            deal_end: None,
            at: 0,
        }),
        ..Step::default()
    }
}

#[tokio::test]
async fn a_server_with_a_clock_of_its_own_gets_back_what_passed_on_it_alone() {
    let [own, other] = [GuildId(1), GuildId(2)];
    for store in every().await {
        for (table, guild) in [(TableId(1), own), (TableId(2), other)] {
            store.commit(waiting_table(table, guild)).await.unwrap();
        }
        // Their shard stopped at 600, this server already at 450.
        let clocks = Clocks {
            shards: vec![600],
            servers: vec![(own, 450)],
        };
        let alive = Write::Alive { at: 600, clocks };
        store.commit(Step::write(alive)).await.unwrap();
        assert_eq!(store.resume(700).await.unwrap(), 100);
        for (table, due) in [(TableId(1), 1_250), (TableId(2), 1_100)] {
            let row = store.table(table).await.unwrap().unwrap();
            assert_eq!(row.due_at, Some(Moment(due)), "{table:?}");
        }
    }
}

#[tokio::test]
async fn only_a_server_has_a_clock_of_its_own() {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let now = i64::try_from(now.as_millis()).unwrap();
    let [file, server, memory] = every().await;
    assert_eq!(file.time_of_day().await.unwrap(), None);
    assert_eq!(memory.time_of_day().await.unwrap(), None);
    let shown = server.time_of_day().await.unwrap();
    assert_eq!(shown.is_some(), cfg!(target_os = "linux"));
    // It runs on this machine here.
    let is_now = |at: i64| (now - 60_000..now + 60_000).contains(&at);
    assert!(shown.is_none_or(is_now), "{shown:?}");
}

#[tokio::test]
async fn a_shuffle_that_has_ended_ends_in_no_other_way() {
    let deal: DealId = DealId(7);
    for store in every().await {
        let table = waiting_table(TableId(1), GuildId(1));
        store.commit(table).await.unwrap();
        let row = ShuffleRow {
            deal,
            guild: GuildId(1),
            table: TableId(1),
            method: 1,
            seed: "00".to_owned(),
            bound: "[]".to_owned(),
            hash: "ff".to_owned(),
            made_at: 1,
            cuts: "[]".to_owned(),
            ended: None,
        };
        store
            .commit(Step::write(Write::Shuffle(row)))
            .await
            .unwrap();
        let ends = |ended| {
            let cuts = "[]".to_owned();
            store.commit(Step::write(Write::ShuffleEnded { deal, cuts, ended }))
        };
        ends(ShuffleEnd::Dealt).await.unwrap();
        let other = ends(ShuffleEnd::Withdrawn).await;
        assert!(matches!(other, Err(StepError::Refused(_))), "{other:?}");
        ends(ShuffleEnd::Dealt).await.unwrap();
    }
}

async fn forget(store: &dyn Store, guild: GuildId, member: MemberId) {
    let forget = Write::ForgetMember {
        guild,
        member,
        accounts: Vec::new(),
        stand_in: STAND_IN,
    };
    store.commit(Step::write(forget)).await.unwrap();
}

#[tokio::test]
async fn the_words_of_who_is_forgotten_go_and_those_of_others_stay() {
    let [here, elsewhere] = [GuildId(1), GuildId(2)];
    let [gone, other] = [MemberId(11), MemberId(12)];
    for store in every().await {
        for (guild, by) in [(here, gone), (here, other), (elsewhere, gone)] {
            let logged = Write::Logged {
                guild,
                at: 1,
                by: Some(by),
                what: "{}".to_owned(),
                about: None,
                words: Some(format!("of {by} in {guild}")),
            };
            store.commit(Step::write(logged)).await.unwrap();
        }
        forget(&*store, here, gone).await;
        let mut words = Vec::new();
        for guild in [here, elsewhere] {
            let log = store.house_log(guild, 9).await.unwrap();
            words.extend(log.into_iter().filter_map(|entry| entry.words));
        }
        assert_eq!(words, ["of 12 in 1", "of 11 in 2"]);
    }
}

#[tokio::test]
async fn an_entry_without_a_member_keeps_the_member_it_is_about_if_that_is_another() {
    let here = GuildId(1);
    let [gone, other] = [MemberId(11), MemberId(12)];
    for store in every().await {
        for about in [gone, other] {
            let logged = Write::Logged {
                guild: here,
                at: 1,
                by: Some(other),
                what: "{}".to_owned(),
                about: Some(about),
                words: Some(format!("{gone} was told of {about}")),
            };
            store.commit(Step::write(logged)).await.unwrap();
        }
        for entry in store.entries_of(here, other, &[], 0, 9).await.unwrap() {
            let without = Write::EntryWithout {
                id: entry.id,
                member: gone,
            };
            store.commit(Step::write(without)).await.unwrap();
        }
        let log = store.house_log(here, 9).await.unwrap();
        let left: Vec<_> = log.into_iter().map(|it| (it.about, it.words)).collect();
        assert_eq!(left, [(Some(other), None), (None, None)]);
    }
}

#[tokio::test]
async fn the_notes_and_consents_of_who_is_forgotten_go_and_those_of_others_stay() {
    let [here, elsewhere] = [GuildId(1), GuildId(2)];
    let [gone, other] = [MemberId(11), MemberId(12)];
    let account = |name: &'static str| AccountRow {
        name: name.to_owned(),
        kind: name,
        purse: name.to_owned(),
        place: None,
    };
    for store in every().await {
        for (number, guild) in [(1, here), (2, elsewhere)] {
            let mut dealt = waiting_table(TableId(number), guild);
            dealt.table.as_mut().unwrap().deal = Some(DealStart {
                id: DealId(number),
                record: "{}".to_owned(),
            });
            store.commit(dealt).await.unwrap();
            let request = VoidRequestId(number);
            let asked = Write::VoidAsked(VoidRequestRow {
                id: request,
                deal: DealId(number),
                guild,
                by: other,
                reason: "a torn card".to_owned(),
                lacking: "refuse".to_owned(),
                channel: ChannelId(5),
                message: None,
                at: 1,
            });
            store.commit(Step::write(asked)).await.unwrap();
            for member in [gone, other] {
                let agreed = Write::VoidAgreed { request, member };
                store.commit(Step::write(agreed)).await.unwrap();
                let given = TransferRow {
                    guild,
                    name: format!("good:{}:{}", DealId(number), member.0),
                    debit: account("mint"),
                    credit: account("house"),
                    amount: 1,
                    reason: "pay".to_owned(),
                    cause: None,
                    note: Some(Note {
                        author: member,
                        words: "for the cat".to_owned(),
                    }),
                    at: 1,
                };
                let step = Step {
                    transfers: vec![given],
                    ..Step::default()
                };
                store.commit(step).await.unwrap();
            }
        }
        forget(&*store, here, gone).await;
        for (number, guild, left) in [(1, here, &[other][..]), (2, elsewhere, &[gone, other])] {
            let agreed = store.void_agreements(VoidRequestId(number)).await.unwrap();
            assert_eq!(agreed, left, "{guild}");
            for author in [gone, other] {
                let notes = store.count_notes(guild, author).await.unwrap();
                let kept = u32::from(left.contains(&author));
                assert_eq!(notes, kept, "{guild} {author}");
            }
        }
    }
}

/// What a member did here or in another server: voided a deal, was played for, asked for a void, and banned someone.
async fn deeds(store: &dyn Store, number: u64, guild: GuildId, by: MemberId) {
    let deal = DealId(number);
    let typed = || "as typed".to_owned();
    let mut dealt = waiting_table(TableId(number), guild);
    dealt.table.as_mut().unwrap().deal = Some(DealStart {
        id: deal,
        record: "{}".to_owned(),
    });
    let mut ended = waiting_table(TableId(number), guild);
    let table = ended.table.as_mut().unwrap();
    table.from_version = Version(1);
    table.deal_end = Some(DealEnd {
        deal,
        result: "{}".to_owned(),
        ended: Ended::Played,
    });
    for step in [dealt, ended] {
        store.commit(step).await.unwrap();
    }
    for write in [
        Write::PlayedFor {
            deal,
            guild,
            member: by,
        },
        Write::VoidAsked(VoidRequestRow {
            id: VoidRequestId(number),
            deal,
            guild,
            by,
            reason: typed(),
            lacking: "refuse".to_owned(),
            channel: ChannelId(5),
            message: None,
            at: 1,
        }),
        Write::Voided(VoidRow {
            deal,
            guild,
            by,
            reason: typed(),
            at: 1,
        }),
        Write::Bar(BarRow {
            guild,
            member: MemberId(number),
            kind: "ban".to_owned(),
            until: None,
            by: Some(by),
            reason: typed(),
            at: 1,
        }),
    ] {
        store.commit(Step::write(write)).await.unwrap();
    }
}

#[tokio::test]
async fn the_deeds_of_who_is_forgotten_lose_their_author_and_those_of_others_do_not() {
    let [here, elsewhere] = [GuildId(1), GuildId(2)];
    let [gone, other] = [MemberId(11), MemberId(12)];
    let did = [(1, here, gone), (2, here, other), (3, elsewhere, gone)];
    for store in every().await {
        for (number, guild, by) in did {
            deeds(&*store, number, guild, by).await;
        }
        forget(&*store, here, gone).await;
        for (number, guild, by) in did {
            let deal = DealId(number);
            let bar = store.bar(guild, MemberId(number), "ban").await.unwrap();
            let void = store.void(deal).await.unwrap().unwrap();
            let played_for = store.played_for(deal).await.unwrap();
            let request = store.void_request_for(deal).await.unwrap();
            let found = (
                bar.map(|bar| (bar.by, bar.reason)).unwrap(),
                (void.by, void.reason),
                played_for,
                request.map(|request| request.by),
            );
            let typed = "as typed".to_owned();
            let nobody = MemberId(0);
            let expected = match number {
                1 => (
                    (None, String::new()),
                    (nobody, String::new()),
                    vec![nobody],
                    None,
                ),
                _ => ((Some(by), typed.clone()), (by, typed), vec![by], Some(by)),
            };
            assert_eq!(found, expected, "{number}");
        }
    }
}

/// Each writes, for the server `here`, a row that refers to the table, deal, session or character 2 of another server.
fn astray(here: GuildId) -> Vec<Step> {
    let deal = DealId(2);
    let typed = || "as typed".to_owned();
    let pot = AccountRow {
        name: "pot:2".to_owned(),
        kind: "pot",
        purse: "pot:2".to_owned(),
        place: Some(TableId(2)),
    };
    let mint = AccountRow {
        name: "mint".to_owned(),
        kind: "mint",
        purse: "mint".to_owned(),
        place: None,
    };
    let placed = TransferRow {
        guild: here,
        name: "placed".to_owned(),
        debit: mint,
        credit: pot,
        amount: 1,
        reason: "ante".to_owned(),
        cause: None,
        note: None,
        at: 1,
    };
    let shuffle = |deal, table| {
        Write::Shuffle(ShuffleRow {
            deal,
            guild: here,
            table,
            method: 1,
            seed: "00".to_owned(),
            bound: "[]".to_owned(),
            hash: "ff".to_owned(),
            made_at: 1,
            cuts: "[]".to_owned(),
            ended: None,
        })
    };
    let mut dealt = waiting_table(TableId(1), here);
    let table = dealt.table.as_mut().unwrap();
    table.from_version = Version(1);
    table.deal = Some(DealStart {
        id: DealId(3),
        record: "{}".to_owned(),
    });
    let mut steps = vec![
        dealt,
        Step {
            transfers: vec![placed],
            ..Step::default()
        },
    ];
    let writes = [
        Write::Plays {
            guild: here,
            member: MemberId(11),
            character: Some(PurseId(2)),
        },
        shuffle(DealId(4), TableId(2)),
        shuffle(deal, TableId(1)),
        Write::SessionTable {
            session: SessionId(1),
            table: TableId(2),
        },
        Write::PlayedFor {
            deal,
            guild: here,
            member: MemberId(11),
        },
        Write::VoidAsked(VoidRequestRow {
            id: VoidRequestId(2),
            deal,
            guild: here,
            by: MemberId(11),
            reason: typed(),
            lacking: "refuse".to_owned(),
            channel: ChannelId(5),
            message: None,
            at: 1,
        }),
        Write::Voided(VoidRow {
            deal,
            guild: here,
            by: MemberId(11),
            reason: typed(),
            at: 1,
        }),
        Write::Report {
            report: ReportRow {
                guild: here,
                member: MemberId(11),
                deal: Some(deal),
                words: typed(),
                body: "{}".to_owned(),
                at: 1,
            },
            people: vec![],
        },
    ];
    steps.extend(writes.map(Step::write));
    steps
}

/// A server's member, session and character, with its table.
async fn settled(store: &dyn Store, number: u64, guild: GuildId) {
    let table = waiting_table(TableId(number), guild);
    store.commit(table).await.unwrap();
    for write in [
        Write::Member {
            guild,
            member: MemberId(11),
            name: "Ann".to_owned(),
            purse: PurseId(40 + number),
        },
        Write::Character(CharacterRow {
            id: PurseId(number),
            guild,
            member: MemberId(11),
            name: "Brenna".to_owned(),
            picture: None,
            made_at: 1,
            retired_at: None,
        }),
        Write::Session(SessionRow {
            id: SessionId(number),
            guild,
            opened_at: 1,
            closed_at: Some(2),
            state: "{}".to_owned(),
        }),
    ] {
        store.commit(Step::write(write)).await.unwrap();
    }
}

#[tokio::test]
async fn no_row_of_a_server_refers_to_another_servers() {
    let [here, elsewhere] = [GuildId(1), GuildId(2)];
    for store in every().await {
        settled(&*store, 1, here).await;
        settled(&*store, 2, elsewhere).await;
        let mut dealt = waiting_table(TableId(2), elsewhere);
        let table = dealt.table.as_mut().unwrap();
        table.from_version = Version(1);
        table.deal = Some(DealStart {
            id: DealId(2),
            record: "{}".to_owned(),
        });
        let mut ended = dealt.clone();
        let table = ended.table.as_mut().unwrap();
        (table.from_version, table.deal) = (Version(2), None);
        table.deal_end = Some(DealEnd {
            deal: DealId(2),
            result: "{}".to_owned(),
            ended: Ended::Played,
        });
        let committed = Write::Shuffle(ShuffleRow {
            deal: DealId(3),
            guild: elsewhere,
            table: TableId(2),
            method: 1,
            seed: "00".to_owned(),
            bound: "[]".to_owned(),
            hash: "ff".to_owned(),
            made_at: 1,
            cuts: "[]".to_owned(),
            ended: None,
        });
        for step in [dealt, ended, Step::write(committed)] {
            store.commit(step).await.unwrap();
        }
        for step in astray(here) {
            let shown = format!("{step:?}");
            let answer = store.commit(step).await;
            assert!(
                matches!(answer, Err(StepError::Refused(_))),
                "{answer:?}: {shown}"
            );
        }
        let strays = store.books().await.unwrap().strays().await.unwrap();
        assert_eq!(strays, []);
    }
}

/// A refusal, without the words of the database where it is none that callers tell apart.
fn told(error: &StepError) -> String {
    match error {
        StepError::Refused(_) => "Refused".to_owned(),
        StepError::Database(_) | StepError::Closed | StepError::Fenced | StepError::Lost => {
            panic!("{error}")
        }
        other => format!("{other:?}"),
    }
}
