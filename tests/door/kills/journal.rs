//! What the database's file holds after a kill, read without changing it.

use ids::{DealId, PurseId, TableId};
use rules::{Record, Verdict};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor, PgConnection, SqliteConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::{Hands, Phase, State, Stretch};

/// Number, name, accounts and amount.
type Transfer = (i64, String, i64, i64, i64);
type DealColumns = (i64, i64, String, Option<String>, Option<String>);

/// What a kill must leave as it was, or carry on from.
#[derive(Default)]
pub struct Journal {
    pub tables: BTreeMap<TableId, StoredTable>,
    pub deals: BTreeMap<DealId, StoredDeal>,
    /// Members by the key of their purse, as records name seats.
    pub members: BTreeMap<String, u64>,
    /// The reasons of the payments between members.
    pub payments: BTreeSet<String>,
    /// Number, name, accounts and amount.
    pub(super) transfers: Vec<Transfer>,
}

/// A table's row.
pub struct StoredTable {
    version: i64,
    pub state: State<Hands>,
}

/// A deal's row, with its acts.
pub struct StoredDeal {
    pub table: TableId,
    /// As it began: without acts and result.
    pub record: Record,
    /// How it ended, and the result.
    pub(super) end: Option<(String, String)>,
    /// Seats and words, in order.
    pub acts: Vec<(usize, String)>,
}

impl StoredDeal {
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// The acts of a seat.
    pub fn acts_of(&self, seat: usize) -> Vec<&str> {
        let acts = self.acts.iter().filter(|(by, _)| *by == seat);
        acts.map(|(_, words)| words.as_str()).collect()
    }

    /// Whether this act of a seat may have come by itself: the last trick of a deal that is over.
    pub fn fell_by_itself(&self, seat: usize, n: usize) -> bool {
        let acts = self.acts.iter().enumerate();
        let mut own = acts.filter(|(_, (by, _))| *by == seat);
        let last_trick = self.acts.len().saturating_sub(self.record.seats.len());
        let is_card = |words: &str| words.starts_with("play ") && !words.contains(" call");
        let found = own.nth(n);
        self.end.is_some()
            && found.is_some_and(|(at, (_, words))| at >= last_trick && is_card(words))
    }

    /// The record with everything so far.
    pub fn whole(&self) -> Record {
        Record {
            acts: self.acts.clone(),
            result: (self.end.as_ref()).map(|(_, result)| serde_json::from_str(result).unwrap()),
            ..self.record.clone()
        }
    }
}

impl StoredTable {
    /// The current deal, as the row describes it.
    pub fn hands(&self) -> Option<&Hands> {
        match &self.state.phase {
            Phase::Playing(hands) => Some(hands),
            _ => None,
        }
    }

    /// If a question to every seat is open in this deal: whether this seat has answered.
    pub fn has_answered(&self, deal: DealId, seat: usize) -> Option<bool> {
        let hands = self.hands().filter(|hands| hands.deal == deal)?;
        let mut answers = hands.answers.keys();
        (hands.stretch == Stretch::Question).then(|| answers.any(|by| by.index() == seat))
    }
}

/// A file's connection that cannot change it, not even by tidying up after the killed program.
pub async fn to_read(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    options.connect().await.unwrap()
}

/// Reads everything from a connection. The words are common to both databases, but their connections have no type in common.
macro_rules! read_from {
    ($books:expr) => {{
        let mut journal = Journal::default();
        let rows: Vec<(i64, i64, String)> = sqlx::query_as("SELECT id, version, state FROM tables")
            .fetch_all(&mut $books)
            .await
            .unwrap();
        for (id, version, state) in rows {
            let state = serde_json::from_str(&state).unwrap();
            let row = StoredTable { version, state };
            journal.tables.insert(TableId(id.cast_unsigned()), row);
        }
        let rows: Vec<DealColumns> =
            sqlx::query_as("SELECT id, table_id, record, ended, result FROM deals")
                .fetch_all(&mut $books)
                .await
                .unwrap();
        for (id, table, record, ended, result) in rows {
            let deal = StoredDeal {
                table: TableId(table.cast_unsigned()),
                record: serde_json::from_str(&record).unwrap(),
                end: ended.zip(result),
                acts: Vec::new(),
            };
            journal.deals.insert(DealId(id.cast_unsigned()), deal);
        }
        let rows: Vec<(i64, i64, i64, String)> =
            sqlx::query_as("SELECT deal, n, seat, words FROM acts ORDER BY deal, n")
                .fetch_all(&mut $books)
                .await
                .unwrap();
        for (deal, n, seat, words) in rows {
            let deal = DealId(deal.cast_unsigned());
            let acts = &mut journal.deals.get_mut(&deal).unwrap().acts;
            assert_eq!(acts.len() as i64, n, "deal {deal} lacks an act");
            acts.push((seat as usize, words));
        }
        let rows: Vec<(i64, i64)> = sqlx::query_as("SELECT member, purse FROM members")
            .fetch_all(&mut $books)
            .await
            .unwrap();
        for (member, purse) in rows {
            let key = format!("member:{}", PurseId(purse.cast_unsigned()));
            journal.members.insert(key, member.cast_unsigned());
        }
        journal.transfers =
            sqlx::query_as("SELECT id, name, debit, credit, amount FROM transfers ORDER BY id")
                .fetch_all(&mut $books)
                .await
                .unwrap();
        let words: Vec<String> = sqlx::query_scalar("SELECT words FROM notes")
            .fetch_all(&mut $books)
            .await
            .unwrap();
        let paid: i64 = sqlx::query_scalar("SELECT count(*) FROM transfers WHERE reason = 'pay'")
            .fetch_one(&mut $books)
            .await
            .unwrap();
        let all = words.len() as i64;
        journal.payments = words.into_iter().collect();
        let different = journal.payments.len() as i64;
        assert_eq!((different, paid), (all, all), "a payment was made twice");
        journal
    }};
}

impl Journal {
    /// What a file holds.
    pub async fn read(file: &Path) -> Journal {
        let mut books = to_read(file).await;
        let journal = read_from!(books);
        books.close().await.unwrap();
        journal
    }

    /// What a PostgreSQL database holds at this moment.
    #[cfg(target_os = "linux")]
    pub async fn on_server(address: &str) -> Journal {
        let mut books = PgConnection::connect(address).await.unwrap();
        books
            .execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            .await
            .unwrap();
        let journal = read_from!(books);
        books.close().await.unwrap();
        journal
    }

    /// Checks that nothing is missing of what was there before, and that the rows agree with each other and the rules.
    pub fn must_follow(&self, before: &Journal) {
        for (id, table) in &before.tables {
            let now = self.tables.get(id).map(|table| table.version);
            assert!(now >= Some(table.version), "table {id}: {now:?}");
        }
        let now: BTreeSet<&Transfer> = self.transfers.iter().collect();
        assert!(
            before
                .transfers
                .iter()
                .all(|transfer| now.contains(transfer)),
            "transfers of before have changed"
        );
        for (id, then) in &before.deals {
            let now = &self.deals[id];
            assert!(now.acts.starts_with(&then.acts), "deal {id}");
            assert!(now.record == then.record, "deal {id}");
            assert!(then.end.is_none() || now.end == then.end, "deal {id}");
        }
        for (id, deal) in &self.deals {
            let then = before.deals.get(id);
            if then.is_none_or(|then| then.acts.len() < deal.acts.len() || then.end != deal.end) {
                deal.must_be_sound(*id);
            }
        }
        for (id, table) in &self.tables {
            let running = self.deals.iter();
            let mut running = running.filter(|(_, deal)| deal.table == *id && !deal.is_over());
            let (deal, another) = (running.next().map(|(deal, _)| *deal), running.next());
            assert!(another.is_none(), "table {id} plays two deals");
            assert_eq!(table.hands().map(|hands| hands.deal), deal, "table {id}");
        }
    }

    /// The member who has a seat of a deal; none for a patron's.
    pub fn member_at(&self, deal: &StoredDeal, seat: usize) -> Option<u64> {
        self.members.get(&deal.record.seats[seat]).copied()
    }

    /// The seat of a member in a deal.
    pub fn seat_of(&self, deal: &StoredDeal, member: u64) -> Option<usize> {
        (0..deal.record.seats.len()).find(|seat| self.member_at(deal, *seat) == Some(member))
    }
}

impl StoredDeal {
    /// Checks that every act is one that the rules allow, and that the result is theirs.
    fn must_be_sound(&self, id: DealId) {
        let verdict = self.whole().judge();
        match (&self.end, &verdict) {
            (None, Verdict::Running { .. }) => {}
            (Some((how, _)), Verdict::Over(_)) if how == "played" => {}
            (end, verdict) => panic!("deal {id}: {end:?}, but {verdict:?}"),
        }
    }
}
