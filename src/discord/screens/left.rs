//! What becomes of one who leaves.

use super::inn;
use crate::discord::words::{Words, args};
use crate::tavern::{Look, MemberId};

/// To the one who left; `before` is the table as it was with them.
pub fn left(words: &Words, before: &Look, member: MemberId) -> String {
    let plays = before
        .chair_of(member)
        .is_some_and(|(_, chair)| chair.plays);
    words.with(
        match (plays, before.match_on.is_some()) {
            (true, true) => "did-leave-match",
            (true, false) => "did-leave-later",
            (false, _) => "did-leave",
        },
        args!["inn" => inn(words, before.table)],
    )
}
