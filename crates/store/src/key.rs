//! Ids as columns: the database's integers are signed.

use ids::{
    ChannelId, DealId, GuildId, MemberId, MessageId, PurseId, SessionId, TableId, VoidRequestId,
};

/// An id that is stored as a signed integer of the same bits.
pub(crate) trait Key: Sized {
    fn row(self) -> i64;
    fn from_row(row: i64) -> Self;
}

macro_rules! key {
    ($($id:ident),*) => {$(
        impl Key for $id {
            fn row(self) -> i64 {
                self.0.cast_signed()
            }
            fn from_row(row: i64) -> Self {
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
