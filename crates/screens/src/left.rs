//! What happens to somebody who leaves.

use super::inn;
use super::shared_keys::options_label;
use crate::button::{Button, OrderKey, TableKey};
use crate::screen::{Key, KeyLook, Row, Screen};
use crate::words::{Words, args};
use ids::MemberId;
use pages::Look;
use table::Standing;
use table::look::Chair;

/// Asks a player with cards to confirm leaving: says what is at stake, and how to return. `None` if leaving costs
/// nothing, or they have already left.
pub fn ask_leave(words: &Words, look: &Look, member: MemberId) -> Option<Screen> {
    let words = &words.at_table(look);
    let plays = |chair: &&Chair| chair.plays && chair.standing != Standing::Leaving;
    let chair = look.chair_of(member)?;
    let chair = Some(chair).filter(|chair| chair.player.member() == Some(member));
    let chair = chair.filter(plays)?;
    let key = match (chair.concedes, look.match_on.is_some()) {
        (true, _) => "ask-leave-concede",
        (false, true) => "ask-leave-match",
        (false, false) => "ask-leave-deal",
    };
    let told = args![
        "inn" => inn(words, look.id),
        "coins" => words.coins(chair.at_stake),
        "options" => words.public(options_label(look)),
        "join" => words.say("key-join")
    ];
    let leave = Button::Table(look.id, TableKey::LeaveNow(look.deals));
    let stay = Key {
        look: KeyLook::Good,
        ..Key::plain(
            Button::Order(look.id, OrderKey::Panel),
            words.say("key-stay-here"),
        )
    };
    Some(Screen {
        rows: vec![Row::Keys(vec![
            stay,
            Key::plain(leave, words.say("key-leave-now")),
        ])],
        ..Screen::note(words.with(key, told))
    })
}

/// Told to whoever left; `before` is the table as it was with them.
pub fn left(words: &Words, before: &Look, member: MemberId) -> String {
    let words = &words.at_table(before);
    let plays = before.chair_of(member).is_some_and(|chair| chair.plays);
    words.with(
        match (plays, before.match_on.is_some()) {
            (true, true) => "did-leave-match",
            (true, false) => "did-leave-later",
            (false, _) => "did-leave",
        },
        args!["inn" => inn(words, before.id)],
    )
}
