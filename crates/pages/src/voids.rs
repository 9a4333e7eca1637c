//! Finished deals that a game master voids.

use ids::{ChannelId, DealId, GuildId, MemberId, MessageId, TableId, VoidRequestId};

/// What to do where winners no longer have what they won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// Nothing is moved.
    Refuse,
    /// The house grants the difference.
    MakeGood,
}

/// A deal that was voided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoidDone {
    /// Which.
    pub deal: DealId,
    /// Where it was played.
    pub table: TableId,
    /// Where that stands or stood.
    pub channel: ChannelId,
    /// What each got back (above zero) or gave back (below zero), with what they are called.
    pub moved: Vec<(String, i64)>,
    /// What the house granted to whom, who no longer had it.
    pub made_good: Vec<(Payer, i64)>,
    /// By whom it was ordered.
    pub by: MemberId,
    /// Why.
    pub reason: String,
    /// The message that asked the others whether they agree.
    pub asked: Option<Surface>,
}

/// Why a deal is not voided; then nothing has moved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VoidRefused {
    /// There is no such deal in this server.
    #[error("no such deal")]
    NoSuchDeal,
    /// It is on.
    #[error("the deal is on")]
    IsOn,
    /// It was taken back while it was on.
    #[error("the deal was taken back")]
    TakenBack,
    /// It was voided before.
    #[error("voided already")]
    Already,
    /// What it left in the pot was played for, or shared out.
    #[error("its pot was used")]
    PotUsed,
    /// The match that it counted for went on, or is over.
    #[error("its score was used")]
    ScoreUsed,
    /// Its record cannot be played again: its rules have changed since.
    #[error("its record cannot be read")]
    Unreadable,
    /// Whoever orders it was dealt in, and nobody else who was is left to agree.
    #[error("nobody else was dealt in")]
    NobodyElse,
    /// Somebody whose data were erased held a patron's cards in it, and no member who was dealt in is left to agree.
    #[error("nobody is left to agree")]
    NobodyLeft,
    /// Winners no longer have what they won: how much each lacks.
    #[error("winners lack coins")]
    Shortfall(Vec<(Payer, i64)>),
}

/// Who has to pay back what was won in a voided deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Payer {
    /// Whoever has a purse, by name.
    Purse(String),
    /// The house, for its own patrons.
    House,
}

/// An order that waits for the others' word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoidAsked {
    /// Names it.
    pub id: VoidRequestId,
    /// The deal that is to be voided.
    pub deal: DealId,
    /// Where it was played.
    pub table: TableId,
    /// The server.
    pub guild: GuildId,
    /// Who ordered it.
    pub by: MemberId,
    /// Why.
    pub reason: String,
    /// Who agrees.
    pub agreed: Vec<MemberId>,
    /// Who is still asked. Nobody: all agree, but winners lack coins and the order says nothing of making them good.
    pub missing: Vec<MemberId>,
    /// Until when it waits (epoch milliseconds).
    pub until: i64,
    /// The message that asks, once there is one.
    pub posted: Option<Surface>,
}

/// A message that a table has on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surface {
    /// Where it is.
    pub channel: ChannelId,
    /// Which.
    pub message: MessageId,
    /// Since when (epoch milliseconds).
    pub posted_at: i64,
}
