//! Durable steps per second, as a share of the disk's own rate of write + fdatasync.
//!
//! A step is what an act at a table writes: the table, one act, one transfer.
//! Both are measured in the same run, alternately, because machines are noisy.
//! `cargo bench --bench bank -- [ROUNDS] [SECONDS] [postgres://…]`: with the address of an empty database on a
//! PostgreSQL server, that is measured too. It is filled with steps.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs::File;
use std::io::{Seek, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bank::{Bank, transfer_row};
use books::{Account, Amount, Owner, Reason, Transfer};
use ids::{ChannelId, DealId, GuildId, Moment, PurseId, TableId, Version};
use store::{Act, DealStart, Postgres, ServerAddress, Sqlite, Step, Store, TableWrite};

const WAITING: [usize; 4] = [1, 8, 64, 512];
const SEATS: u64 = 4;
const GUILD: GuildId = GuildId(81_384_788_765_712_384);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| words.iter().any(|given| given == word);
    if has("--list") {
        return;
    }
    // `cargo bench` passes `--bench`; without it this is a test that only checks that everything works.
    let mut numbers = words.iter().filter_map(|word| word.parse::<f64>().ok());
    let (rounds, seconds) = if has("--bench") {
        (5.0, 1.0)
    } else {
        (1.0, 0.02)
    };
    let rounds = numbers.next().unwrap_or(rounds).max(1.0) as usize;
    let time = Duration::from_secs_f64(numbers.next().unwrap_or(seconds));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    let runtime = runtime.unwrap();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();

    let server = words.iter().find_map(|word| ServerAddress::parse(word));

    let mut floors = vec![];
    let none = || -> Vec<Vec<Measured>> { WAITING.iter().map(|_| vec![]).collect() };
    let (mut found, mut found_there) = (none(), none());
    for round in 0..rounds {
        for (place, waiting) in WAITING.into_iter().enumerate() {
            let file = folder.path().join(format!("{round}-{waiting}.db"));
            let mut measure = |at: &Place| {
                let before = floor(folder.path(), time / 4);
                let mut measured = runtime.block_on(steps(at, waiting, time));
                let floor = f64::midpoint(before, floor(folder.path(), time / 4));
                measured.share = measured.rate / floor;
                floors.push(floor);
                measured
            };
            found[place].push(measure(&Place::File(&file)));
            if let Some(server) = &server {
                found_there[place].push(measure(&Place::Server(server)));
            }
        }
    }

    println!("medians of {rounds} rounds");
    println!("write + fdatasync: {:.0} a second", median(&floors));
    print(found);
    if let Some(server) = server {
        println!("PostgreSQL: {server}");
        print(found_there);
    }
}

/// Where steps are written.
enum Place<'p> {
    File(&'p Path),
    Server(&'p ServerAddress),
}

fn print(found: Vec<Vec<Measured>>) {
    println!("waiting tables | steps a second | share of fdatasync | step p50 | p99 | longest log");
    for (waiting, found) in WAITING.iter().zip(found) {
        let of =
            |figure: fn(&Measured) -> f64| median(&found.iter().map(figure).collect::<Vec<_>>());
        println!(
            "{waiting:14} | {:14.0} | {:18.2} | {:6.2} ms | {:6.2} ms | {:5.1} MB",
            of(|found| found.rate),
            of(|found| found.share),
            of(|found| found.p50 * 1e3),
            of(|found| found.p99 * 1e3),
            found.iter().map(|found| found.log).max().unwrap_or(0) as f64 / 1e6,
        );
    }
}

struct Measured {
    /// Steps per second.
    rate: f64,
    /// The rate as a share of the disk's own rate just before and after.
    share: f64,
    /// The median time until a step is answered, in seconds.
    p50: f64,
    p99: f64,
    /// The longest that the log beside the database was, in bytes: while much is written, its room only grows.
    log: u64,
}

/// How often per second the disk can write one byte into allocated space and fdatasync.
fn floor(folder: &Path, time: Duration) -> f64 {
    const SPACE: u64 = 8 << 20;
    let mut file = File::create(folder.join("floor")).unwrap();
    file.write_all(&vec![0; SPACE as usize]).unwrap();
    file.sync_all().unwrap();
    file.rewind().unwrap();
    let (start, mut writes) = (Instant::now(), 0u64);
    while start.elapsed() < time {
        file.write_all(&[7]).unwrap();
        file.sync_data().unwrap();
        writes += 1;
    }
    writes as f64 / start.elapsed().as_secs_f64()
}

/// Runs this many tables, each of which waits for its step before the next.
async fn steps(at: &Place<'_>, waiting: usize, time: Duration) -> Measured {
    let store = match at {
        Place::File(file) => Sqlite::open(file).await.unwrap(),
        Place::Server(address) => Postgres::open(address).await.unwrap(),
    };
    let bank = Bank::new(store.clone());
    let mut tables = vec![];
    for _ in 0..waiting {
        tables.push(Table::open(&store, &bank).await);
    }
    let start = Instant::now();
    let playing: Vec<_> = tables
        .into_iter()
        .map(|mut table| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut waits = vec![];
                while start.elapsed() < time {
                    let step = table.step();
                    let asked = Instant::now();
                    store.commit(step).await.unwrap();
                    waits.push(asked.elapsed().as_secs_f64());
                }
                waits
            })
        })
        .collect();
    let mut waits = vec![];
    for player in playing {
        waits.extend(player.await.unwrap());
    }
    let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
    let log = match at {
        Place::File(file) => std::fs::metadata(file.with_extension("db-wal"))
            .unwrap()
            .len(),
        Place::Server(_) => 0,
    };
    waits.sort_by(f64::total_cmp);
    let report = bank.audit().await.unwrap();
    assert!(report.is_clean(), "{report}");
    store.close().await;
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    Measured {
        rate,
        share: f64::NAN,
        p50: at(0.5),
        p99: at(0.99),
        log,
    }
}

/// A table in a very long deal.
struct Table {
    id: TableId,
    deal: DealId,
    version: i64,
    acts: u32,
}

impl Table {
    async fn open(store: &Arc<dyn Store>, bank: &Bank) -> Table {
        let mut table = Table {
            id: TableId(rand::random()),
            deal: DealId(rand::random()),
            version: 0,
            acts: 0,
        };
        let mut step = table.step();
        step.transfers.clear();
        let write = step.table.as_mut().unwrap();
        write.acts.clear();
        write.deal = Some(DealStart {
            id: table.deal,
            record: STATE.to_owned(),
        });
        store.commit(step).await.unwrap();
        table.acts = 0;
        let plenty = Amount::new(1_000_000).unwrap();
        let holds = (0..SEATS).map(|seat| {
            let name = format!("{}:{seat}", table.id);
            Transfer::new(name, Account::Mint, table.hold(seat), plenty, Reason::Grant)
        });
        bank.post(GUILD, holds, 0).await.unwrap();
        table
    }

    fn hold(&self, seat: u64) -> Account {
        Owner::Member(PurseId(self.id.0 / 2 + seat)).hold(self.id)
    }

    /// The next act: a card to the trick, and a coin into the pot or back.
    fn step(&mut self) -> Step {
        let (n, seat) = (self.acts, u64::from(self.acts) % SEATS);
        let (hold, pot) = (self.hold(seat), Account::Pot { table: self.id });
        let (debit, credit) = if (n / 4).is_multiple_of(2) {
            (hold, pot)
        } else {
            (pot, hold)
        };
        let name = format!("{}:{n}:0", self.deal);
        let coin = Amount::new(1).unwrap();
        let transfer = Transfer::new(
            name,
            debit,
            credit,
            coin,
            Reason::Played("most-tricks".to_owned()),
        );
        let at = 1_760_000_000_000 + i64::from(n);
        let write = TableWrite {
            id: self.id,
            guild: GUILD,
            channel: ChannelId(GUILD.0 + 1),
            from_version: Version(self.version),
            state: STATE.to_owned(),
            due_at: Some(Moment(at + 60_000)),
            closed: false,
            deal: None,
            acts: vec![Act {
                deal: self.deal,
                n,
                seat: seat as u8,
                words: "play T21".to_owned(),
            }],
            deal_end: None,
            at,
        };
        self.version += 1;
        self.acts += 1;
        let transfers = vec![transfer_row(
            &transfer.with_cause(self.deal.to_string()),
            GUILD,
            at,
        )];
        Step {
            table: Some(write),
            transfers,
            writes: vec![],
        }
    }
}

fn median(figures: &[f64]) -> f64 {
    let mut sorted = figures.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// A table's row, in its usual size and shape.
const STATE: &str = r#"{"game":"triomphe","edition":"tavern","options":{},"stake":3,"dealer":0,"deal":"7p2k9x0q1m4tz","seats":[{"member":"81384788765712384","name":"Ann","absent":0},{"member":"81384788765712385","name":"Bob","absent":1},{"patron":"mirabelle","temper":"careful"},{"patron":"anselm","temper":"bold"}],"clock":{"turn":60000,"bank":[120000,118211,0,0],"since":1760000000000},"lobby":null,"paused":false,"next":null}"#;
