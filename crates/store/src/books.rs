//! The whole ledger at one moment, for an audit that judges it elsewhere.

use async_trait::async_trait;
use ids::{DealId, GuildId, TableId};

use crate::StoreError;

/// The ledger as it was when this was made, whatever is written meanwhile.
#[async_trait]
pub trait Books: Send {
    async fn accounts(&mut self) -> Result<Vec<AccountLine>, StoreError>;

    /// The next page of transfers after a row number, in the order of posting; empty at the end.
    async fn transfers(&mut self, after: i64) -> Result<Vec<TransferLine>, StoreError>;

    /// Unfinished deals of closed tables: there should be none.
    async fn deals_left(&mut self) -> Result<Vec<(DealId, TableId)>, StoreError>;

    /// Rows that refer to rows of another server, or to none where there must be one: there should be none.
    async fn strays(&mut self) -> Result<Vec<Stray>, StoreError>;

    /// What the database finds wrong with itself, in its words.
    async fn damage(&mut self) -> Result<Vec<String>, StoreError>;

    async fn close(self: Box<Self>) -> Result<(), StoreError>;
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountLine {
    /// Row number.
    pub id: i64,
    pub guild: GuildId,
    pub name: String,
    /// As the account row says, not summed from its transfers.
    pub balance: i64,
    /// Row number of its latest transfer, 0 for none.
    pub posted: i64,
    /// Whether it is a hold or pot of a closed or unknown table.
    pub table_closed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransferLine {
    /// Row number.
    pub id: i64,
    pub guild: GuildId,
    pub name: String,
    /// Row number of the debited account.
    pub debit: i64,
    /// Row number of the credited account.
    pub credit: i64,
    pub amount: i64,
    /// Row number of the debited account's previous transfer, 0 for none.
    pub debit_before: i64,
    /// Row number of the credited account's previous transfer, 0 for none.
    pub credit_before: i64,
}

/// A row that refers to a row of another server, or to none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stray {
    /// The row's server; `None` where it has no server of its own and the row that would tell is not there.
    pub guild: Option<GuildId>,
    pub table: &'static str,
    pub column: &'static str,
    /// The table referred to.
    pub parent: &'static str,
    /// The row referred to.
    pub id: i64,
    /// Whose that row is; `None` if it is not there.
    pub of: Option<GuildId>,
}
