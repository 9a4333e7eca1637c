//! Audits the books: recomputes every balance and the total from the transfers, and looks whether what guards them is
//! there.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use ids::{DealId, GuildId, TableId};
use store::{
    AccountLine, Books, GuardChanges, OpenError, Postgres, ServerAddress, Sqlite, StoreError,
    Stray, TransferLine,
};

use super::{Bank, BankError};
use books::LIMIT;

/// Audits the books in a file, and what guards them; changes nothing in it. It may be in use, and of an older version.
///
/// # Errors
/// If the file cannot be used or read.
pub async fn run(path: &Path) -> Result<AuditReport, AuditError> {
    let guards = Sqlite::guards_in(path).await?;
    Ok(of_guarded(guards, Sqlite::books_in(path).await?).await?)
}

/// As [`run`], of a database on a server, which is of this version.
///
/// # Errors
/// If it cannot be used or read.
pub async fn of_server(address: &ServerAddress) -> Result<AuditReport, AuditError> {
    let guards = Postgres::guards_in(address).await?;
    Ok(of_guarded(guards, Postgres::books_in(address).await?).await?)
}

async fn of_guarded(
    guards: GuardChanges,
    books: Box<dyn Books>,
) -> Result<AuditReport, StoreError> {
    let mut report = match of_books(books).await {
        // What is missing cannot be read.
        Err(error) if !guards.wrong.is_empty() => AuditReport {
            findings: vec![Finding::Damage(format!(
                "the books cannot be read: {error}"
            ))],
            ..AuditReport::default()
        },
        read => read?,
    };
    let guarded = guards.wrong.into_iter().map(Finding::Guard);
    report.findings.splice(0..0, guarded);
    report.remarks = guards.harmless;
    Ok(report)
}

/// Why an audit could not be completed.
#[derive(Debug, thiserror::Error)]
pub enum AuditError {
    /// The file cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The file could not be read to the end.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The findings of an audit.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AuditReport {
    /// Number of accounts in the books.
    pub accounts: usize,
    /// Number of transfers in the books.
    pub transfers: u64,
    /// The coins in circulation in each server, as issued by its mint.
    pub coins: BTreeMap<GuildId, i128>,
    /// The errors found; empty if the books are right.
    pub findings: Vec<Finding>,
    /// What else differs from what the migrations make, such as an index: a sentence each, without its full stop.
    pub remarks: Vec<String>,
}

/// Something wrong with the books.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// A trigger, check or key is not what the migrations make: in words.
    Guard(String),
    /// A balance differs from the sum of its transfers.
    Balance {
        /// The server whose books are wrong.
        guild: GuildId,
        /// The account's name in the books.
        account: String,
        /// The balance in the books, in coins.
        stored: i64,
        /// The sum of its transfers, in coins.
        posted: i128,
    },
    /// The balances of a server do not sum to zero.
    Sum {
        /// The server whose books are wrong.
        guild: GuildId,
        /// Their sum, in coins.
        sum: i128,
    },
    /// An account is negative (or the mint positive), or beyond the limit.
    Bounds {
        /// The server whose books are wrong.
        guild: GuildId,
        /// The account's name in the books.
        account: String,
        /// Its balance, in coins.
        balance: i64,
    },
    /// An invalid transfer: its amount out of bounds, between two servers, or to its own account.
    Transfer {
        /// The server whose books are wrong.
        guild: GuildId,
        /// The transfer's name in the books.
        name: String,
    },
    /// A transfer is not where an account's history says it is: one was inserted or removed.
    Chain {
        /// The server whose books are wrong.
        guild: GuildId,
        /// The account's name in the books.
        account: String,
        /// The name of the transfer before the break, or `None` if the break is at the end.
        before: Option<String>,
    },
    /// A table is closed (or never existed), but one of its accounts holds coins.
    LeftBehind {
        /// The server whose books are wrong.
        guild: GuildId,
        /// The name of the hold or pot.
        account: String,
        /// Its balance, in coins.
        balance: i64,
    },
    /// A table is closed, but one of its deals is still running.
    DealLeft {
        /// The running deal.
        deal: DealId,
        /// The closed table.
        table: TableId,
    },
    /// A row refers to a row of another server, or to one that is not there.
    Stray(Stray),
    /// The file is damaged.
    Damage(String),
}

impl AuditReport {
    /// Whether the books are right.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }

    /// Whether what guards the books is what the migrations make.
    #[must_use]
    pub fn is_guarded(&self) -> bool {
        let is_of_guard = |finding: &Finding| matches!(finding, Finding::Guard(_));
        !self.findings.iter().any(is_of_guard)
    }
}

impl Bank {
    /// Audits the books of the running bank.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn audit(&self) -> Result<AuditReport, BankError> {
        Ok(of_books(self.store.books().await?).await?)
    }
}

/// Audits these books, and closes them.
///
/// # Errors
/// If they could not be read to the end.
pub async fn of_books(mut books: Box<dyn Books>) -> Result<AuditReport, StoreError> {
    let report = examine(&mut *books).await;
    let closed = books.close().await;
    // Where both failed, the first failure says why.
    let report = report?;
    closed?;
    Ok(report)
}

/// Audits books that somebody holds open.
///
/// # Errors
/// If they cannot be read to the end.
pub async fn examine(books: &mut dyn Books) -> Result<AuditReport, StoreError> {
    let mut findings: Vec<Finding> = books
        .damage()
        .await?
        .into_iter()
        .map(Finding::Damage)
        .collect();
    let accounts = books.accounts().await?;
    // By row number, which is how transfers refer to them.
    let mut recomputed: BTreeMap<i64, Recomputed> = accounts
        .iter()
        .map(|account| (account.id, Recomputed::from_line(account)))
        .collect();
    let (mut transfers, mut last) = (0, i64::MIN);
    loop {
        let page = books.transfers(last).await?;
        let Some(end) = page.last() else { break };
        last = end.id;
        transfers += page.len() as u64;
        for transfer in &page {
            post(transfer, &mut recomputed, &mut findings);
        }
    }
    for account in &accounts {
        if let Some(recomputed) = recomputed.get(&account.id) {
            compare(account, recomputed, &mut findings);
        }
    }
    let coins = weigh(&accounts, &mut findings);
    let left = books.deals_left().await?;
    findings.extend(
        left.into_iter()
            .map(|(deal, table)| Finding::DealLeft { deal, table }),
    );
    findings.extend(books.strays().await?.into_iter().map(Finding::Stray));
    Ok(AuditReport {
        accounts: accounts.len(),
        transfers,
        coins,
        findings,
        remarks: Vec::new(),
    })
}

/// An account, reconstructed from its transfers.
struct Recomputed {
    guild: GuildId,
    name: String,
    balance: i128,
    /// Row number of its latest transfer.
    posted: i64,
}

impl Recomputed {
    fn from_line(account: &AccountLine) -> Recomputed {
        let (guild, name) = (account.guild, account.name.clone());
        Recomputed {
            guild,
            name,
            balance: 0,
            posted: 0,
        }
    }
}

fn post(
    transfer: &TransferLine,
    accounts: &mut BTreeMap<i64, Recomputed>,
    findings: &mut Vec<Finding>,
) {
    let mut sound = (1..=LIMIT).contains(&transfer.amount) && transfer.debit != transfer.credit;
    for (id, before, sign) in [
        (transfer.debit, transfer.debit_before, -1),
        (transfer.credit, transfer.credit_before, 1),
    ] {
        let Some(account) = accounts.get_mut(&id) else {
            sound = false;
            continue;
        };
        sound &= account.guild == transfer.guild;
        account.balance += sign * i128::from(transfer.amount);
        if before != account.posted {
            findings.push(Finding::Chain {
                guild: account.guild,
                account: account.name.clone(),
                before: Some(transfer.name.clone()),
            });
        }
        account.posted = transfer.id;
    }
    if !sound {
        findings.push(Finding::Transfer {
            guild: transfer.guild,
            name: transfer.name.clone(),
        });
    }
}

fn compare(account: &AccountLine, recomputed: &Recomputed, findings: &mut Vec<Finding>) {
    let (guild, name, balance) = (account.guild, || account.name.clone(), account.balance);
    if recomputed.balance != i128::from(balance) {
        findings.push(Finding::Balance {
            guild,
            account: name(),
            stored: balance,
            posted: recomputed.balance,
        });
    }
    if recomputed.posted != account.posted {
        findings.push(Finding::Chain {
            guild,
            account: name(),
            before: None,
        });
    }
    let in_bounds = if account.name == "mint" {
        balance <= 0
    } else {
        (0..=LIMIT).contains(&balance)
    };
    if !in_bounds {
        findings.push(Finding::Bounds {
            guild,
            account: name(),
            balance,
        });
    }
    if account.table_closed && balance != 0 {
        findings.push(Finding::LeftBehind {
            guild,
            account: name(),
            balance,
        });
    }
}

/// The coins in circulation in each server; also checks that each server's accounts sum to zero.
fn weigh(accounts: &[AccountLine], findings: &mut Vec<Finding>) -> BTreeMap<GuildId, i128> {
    let (mut sums, mut coins) = (BTreeMap::new(), BTreeMap::new());
    for account in accounts {
        let balance = i128::from(account.balance);
        *sums.entry(account.guild).or_insert(0) += balance;
        if account.name == "mint" {
            coins.insert(account.guild, -balance);
        }
    }
    let off = sums.into_iter().filter(|&(_, sum)| sum != 0);
    findings.extend(off.map(|(guild, sum)| Finding::Sum { guild, sum }));
    coins
}

impl fmt::Display for AuditReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} accounts, {} transfers",
            self.accounts, self.transfers
        )?;
        for (guild, coins) in &self.coins {
            writeln!(f, "server {guild}: {coins} coins about")?;
        }
        for remark in &self.remarks {
            writeln!(f, "besides: {remark}")?;
        }
        for finding in &self.findings {
            writeln!(f, "wrong: {finding}")?;
        }
        let what = if self.is_guarded() {
            "The books are"
        } else {
            "The books or what guards them are"
        };
        match self.findings.len() {
            0 => write!(f, "{what} right."),
            1 => write!(f, "{what} wrong in 1 place."),
            places => write!(f, "{what} wrong in {places} places."),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Balance {
                guild,
                account,
                stored,
                posted,
            } => write!(
                f,
                "{account} of server {guild} stands at {stored}, but its transfers come to {posted}"
            ),
            Finding::Sum { guild, sum } => {
                write!(
                    f,
                    "the accounts of server {guild} come to {sum}, not to zero"
                )
            }
            Finding::Bounds {
                guild,
                account,
                balance,
            } => {
                write!(f, "{account} of server {guild} may not stand at {balance}")
            }
            Finding::Transfer { guild, name } => {
                write!(f, "the transfer {name} of server {guild} may not be")
            }
            Finding::Chain {
                guild,
                account,
                before,
            } => {
                write!(f, "the history of {account} of server {guild} is broken ")?;
                match before {
                    Some(transfer) => write!(f, "before the transfer {transfer}"),
                    None => f.write_str("at its end"),
                }
            }
            Finding::LeftBehind {
                guild,
                account,
                balance,
            } => write!(
                f,
                "{account} of server {guild} holds {balance}, but its table is not open"
            ),
            Finding::DealLeft { deal, table } => {
                write!(f, "deal {deal} still runs, but table {table} is closed")
            }
            Finding::Stray(Stray {
                guild,
                table,
                column,
                parent,
                id,
                of,
            }) => {
                write!(f, "a row of {table}")?;
                if let Some(guild) = guild {
                    write!(f, " of server {guild}")?;
                }
                write!(
                    f,
                    " refers by its {column} to row {id} of {parent}, which is "
                )?;
                match of {
                    Some(other) => write!(f, "of server {other}"),
                    None => f.write_str("not there"),
                }
            }
            Finding::Guard(words) | Finding::Damage(words) => f.write_str(words),
        }
    }
}
