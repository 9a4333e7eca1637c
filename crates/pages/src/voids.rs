//! Voids of finished deals.

use ids::{ChannelId, DealId, GuildId, MemberId, MessageId, TableId, VoidRequestId};
use rules::Coins;

/// What to do if winners no longer have what they won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// Do not void the deal.
    Refuse,
    /// Grant them the difference.
    MakeGood,
}

/// A deal that was voided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoidDone {
    /// The voided deal.
    pub deal: DealId,
    /// The table where it was played.
    pub table: TableId,
    /// The channel where the table stands or stood.
    pub channel: ChannelId,
    /// Coins each owner got back or, if negative, gave back, by name.
    pub moved: Vec<(String, Coins)>,
    /// What was granted to winners who no longer had it.
    pub made_good: Vec<(Payer, Coins)>,
    /// The game master who ordered it.
    pub by: MemberId,
    /// The reason, shown to everyone.
    pub reason: String,
    /// The message that asked the others to agree.
    pub asked: Option<Surface>,
}

/// Why a deal cannot be voided; nothing has moved then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VoidRefused {
    /// There is no such deal in this server.
    #[error("no such deal")]
    NoSuchDeal,
    /// It is still running.
    #[error("the deal is still running")]
    IsOn,
    /// It was cancelled before its end.
    #[error("the deal was cancelled")]
    TakenBack,
    /// It was already voided.
    #[error("already voided")]
    Already,
    /// A later deal played for the pot it left, or that pot was shared out.
    #[error("its pot was used")]
    PotUsed,
    /// The match it counts towards went on, or is over.
    #[error("its score was used")]
    ScoreUsed,
    /// Its record cannot be replayed: its rules have changed since.
    #[error("its record cannot be read")]
    Unreadable,
    /// Whoever ordered it was dealt in, and no other member who was is left to agree.
    #[error("nobody else was dealt in")]
    NobodyElse,
    /// Somebody whose data were erased held a patron's cards in it, and no member who was dealt in is left to agree.
    #[error("nobody is left to agree")]
    NobodyLeft,
    /// The others were asked about it less than a day ago, with another reason or by another game master.
    #[error("the others were asked already")]
    AskedAlready {
        /// When that request closes (epoch milliseconds).
        until: i64,
    },
    /// Winners no longer have what they won; how much each lacks.
    #[error("winners lack coins")]
    Shortfall(Vec<(Payer, Coins)>),
}

/// Who must pay back what was won in a voided deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Payer {
    /// The owner of a purse, by name.
    Purse(String),
    /// The house, for patrons of the cast.
    House,
}

/// A request to void that waits for others to agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoidAsked {
    /// The request's id.
    pub id: VoidRequestId,
    /// The deal to be voided.
    pub deal: DealId,
    /// The table where it was played.
    pub table: TableId,
    /// The server of the deal.
    pub guild: GuildId,
    /// The game master who ordered it.
    pub by: MemberId,
    /// The reason, shown to everyone.
    pub reason: String,
    /// The members who have agreed.
    pub agreed: Vec<MemberId>,
    /// The members still asked. If empty, all have agreed, but winners lack coins and the request does not say to
    /// grant them.
    pub missing: Vec<MemberId>,
    /// When the request expires (epoch milliseconds).
    pub until: i64,
    /// The message that asks, once posted.
    pub posted: Option<Surface>,
}

/// A message on Discord that belongs to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surface {
    /// The channel it is in.
    pub channel: ChannelId,
    /// The message's id.
    pub message: MessageId,
    /// When it was posted (epoch milliseconds).
    pub posted_at: i64,
}
