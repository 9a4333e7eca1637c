//! Proof of the books: every balance and the sum, recomputed from the transfers.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use crate::store::{Books, DealId, GuildId, OpenError, StoreError, TableId};

use super::{Bank, BankError, LIMIT};

/// Audits the books in a file, which may be in use; nothing in it is changed.
///
/// # Errors
/// Where the file cannot be used, what is wrong with it.
pub async fn run(path: &Path) -> Result<AuditReport, AuditError> {
    Ok(examine(Books::open(path).await?).await?)
}

/// Why there was no audit.
#[derive(Debug, thiserror::Error)]
pub enum AuditError {
    /// The file cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// It could not be read to the end.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What an audit found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AuditReport {
    /// Accounts in the books.
    pub accounts: usize,
    /// Transfers in the books.
    pub transfers: u64,
    /// By server, what its mint has given out: the coins that are about.
    pub coins: BTreeMap<GuildId, i128>,
    /// What is wrong; empty where the books are right.
    pub findings: Vec<Finding>,
}

/// Something wrong with the books.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// A balance is not what its transfers come to.
    Balance {
        /// The server.
        guild: GuildId,
        /// Name of the account.
        account: String,
        /// What the books say.
        stored: i64,
        /// What the transfers come to.
        posted: i128,
    },
    /// The balances of a server do not come to zero.
    Sum {
        /// The server.
        guild: GuildId,
        /// What they come to.
        sum: i128,
    },
    /// An account is below zero (or the mint above), or beyond the limit.
    Bounds {
        /// The server.
        guild: GuildId,
        /// Name of the account.
        account: String,
        /// What it holds.
        balance: i64,
    },
    /// A transfer that may not be: its amount out of bounds, between two servers, or to itself.
    Transfer {
        /// The server.
        guild: GuildId,
        /// Name of the transfer.
        name: String,
    },
    /// A table is closed (or was never there), but one of its accounts holds coins.
    LeftBehind {
        /// The server.
        guild: GuildId,
        /// Name of the hold or pot.
        account: String,
        /// What it holds.
        balance: i64,
    },
    /// A table is closed, but a deal of it runs.
    DealLeft {
        /// The deal.
        deal: DealId,
        /// Its table.
        table: TableId,
    },
    /// The file is damaged, or rows refer to nothing.
    Damage(String),
}

impl AuditReport {
    /// Whether the books are right.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }
}

impl Bank {
    /// Audits the books of the running bank.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn audit(&self) -> Result<AuditReport, BankError> {
        Ok(examine(self.store.books().await?).await?)
    }
}

async fn examine(mut books: Books) -> Result<AuditReport, StoreError> {
    let accounts = books.accounts().await?;
    let mut findings: Vec<Finding> = books
        .damage()
        .await?
        .into_iter()
        .map(Finding::Damage)
        .collect();

    // By row number: the server, and what the transfers come to.
    let mut posted: BTreeMap<i64, (GuildId, i128)> = accounts
        .iter()
        .map(|account| (account.id, (account.guild, 0)))
        .collect();
    let (mut transfers, mut last) = (0, i64::MIN);
    loop {
        let page = books.transfers(last).await?;
        let Some(end) = page.last() else { break };
        last = end.id;
        for transfer in page {
            transfers += 1;
            let mut sound =
                (1..=LIMIT).contains(&transfer.amount) && transfer.debit != transfer.credit;
            for (account, sign) in [(transfer.debit, -1), (transfer.credit, 1)] {
                match posted.get_mut(&account) {
                    Some((guild, sum)) => {
                        sound &= *guild == transfer.guild;
                        *sum += sign * i128::from(transfer.amount);
                    }
                    None => sound = false,
                }
            }
            if !sound {
                findings.push(Finding::Transfer {
                    guild: transfer.guild,
                    name: transfer.name,
                });
            }
        }
    }

    let mut sums: BTreeMap<GuildId, i128> = BTreeMap::new();
    let mut coins: BTreeMap<GuildId, i128> = BTreeMap::new();
    let counted = accounts.len();
    for account in accounts {
        let (guild, balance) = (account.guild, account.balance);
        *sums.entry(guild).or_default() += i128::from(balance);
        let is_mint = account.name == "mint";
        if is_mint {
            coins.insert(guild, -i128::from(balance));
        }
        let posted = posted.get(&account.id).map_or(0, |(_, sum)| *sum);
        if posted != i128::from(balance) {
            let (stored, account) = (balance, account.name.clone());
            findings.push(Finding::Balance {
                guild,
                account,
                stored,
                posted,
            });
        }
        if if is_mint {
            balance > 0
        } else {
            !(0..=LIMIT).contains(&balance)
        } {
            findings.push(Finding::Bounds {
                guild,
                account: account.name.clone(),
                balance,
            });
        }
        if account.table_closed && balance != 0 {
            findings.push(Finding::LeftBehind {
                guild,
                account: account.name,
                balance,
            });
        }
    }
    findings.extend(
        sums.into_iter()
            .filter(|&(_, sum)| sum != 0)
            .map(|(guild, sum)| Finding::Sum { guild, sum }),
    );
    findings.extend(
        books
            .deals_left()
            .await?
            .into_iter()
            .map(|(deal, table)| Finding::DealLeft { deal, table }),
    );
    books.close().await?;
    Ok(AuditReport {
        accounts: counted,
        transfers,
        coins,
        findings,
    })
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
        for finding in &self.findings {
            writeln!(f, "wrong: {finding}")?;
        }
        match self.findings.len() {
            0 => write!(f, "The books are right."),
            1 => write!(f, "The books are wrong in 1 place."),
            places => write!(f, "The books are wrong in {places} places."),
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
            Finding::Damage(words) => f.write_str(words),
        }
    }
}
