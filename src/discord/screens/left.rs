//! What becomes of one who leaves.

use super::inn;
use crate::discord::words::{Words, args};
use crate::tavern::{Look, MemberId, Scene};

/// To the one who left; `before` is the table as it was with them.
pub fn left(words: &Words, before: &Look) -> String {
    let dealt_in = matches!(&before.scene, Scene::Playing(playing) if playing.seat.is_some());
    words.with(
        if dealt_in {
            "did-leave-later"
        } else {
            "did-leave"
        },
        args!["inn" => inn(words, before.table)],
    )
}

/// To the one who sat down, by the table as it is with them.
pub fn joined(words: &Words, after: &Look, member: MemberId) -> String {
    let waits = match &after.scene {
        Scene::Playing(playing) => playing.seat.is_none() && after.chair_of(member).is_some(),
        _ => false,
    };
    words.with(
        if waits { "did-join-later" } else { "did-join" },
        args!["inn" => inn(words, after.table)],
    )
}
