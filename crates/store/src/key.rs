//! Ids as the database keeps them: SQLite's integers have a sign.

use ids::{
    ChannelId, DealId, GuildId, MemberId, MessageId, PurseId, SessionId, TableId, VoidRequestId,
};

/// An id as a column.
pub(crate) trait Key: Sized {
    /// The word in the database.
    fn row(self) -> i64;
    /// From the database.
    fn of_row(row: i64) -> Self;
}

macro_rules! key {
    ($($id:ident),*) => {$(
        impl Key for $id {
            fn row(self) -> i64 {
                self.0.cast_signed()
            }
            fn of_row(row: i64) -> Self {
                Self(row.cast_unsigned())
            }
        }
    )*};
}

key!(
    ChannelId,
    DealId,
    GuildId,
    MemberId,
    MessageId,
    PurseId,
    SessionId,
    TableId,
    VoidRequestId
);
