//! Orders by the host and game masters, and how the table shows them.

use super::inn;
use super::names::bold;
use super::times::when;
use crate::button::{Button, OrderKey};
use crate::screen::{Dialog, Key, Line, Row};
use crate::words::{Words, args, plain_words};
use ids::TableId;
use pages::{Look, Stands};
use table::look::{PauseOn, Scene};
use table::{CalledOff, ChairId, PausedBy, Player};

/// Why the clock is stopped without anybody's order, if it is.
pub fn stands(words: &Words, look: &Look) -> Option<String> {
    look.stands().map(|stands| match stands {
        Stands::Discord => words.say("stands-discord"),
        Stands::Disk => words.say("stands-disk"),
        Stands::Server => words.say("stands-server"),
        Stands::Place { until, .. } => {
            words.with("stands-place", args!["when" => when(words, until)])
        }
    })
}

/// Who paused the table, and until when.
pub fn pause(words: &Words, look: &Look) -> Option<String> {
    let PauseOn { by, until } = look.paused?;
    let key = match by {
        PausedBy::Host => "pause-host",
        PausedBy::SeatedGm | PausedBy::Gm => "pause-gm",
    };
    let until = until.map(|until| match look.stands() {
        None => when(words, look.shown(until)),
        // The pause's own deadline is stopped as well.
        Some(_) => super::times::until(words, look, until),
    });
    Some(words.with(key, args!["when" => until.unwrap_or_default()]))
}

/// The proposed cancellation: what, who agrees, and who has yet to.
pub fn proposal(words: &Words, look: &Look) -> Option<String> {
    let wish = look.wish.as_ref()?;
    let names = |chairs: &[ChairId]| {
        let names = chairs.iter().filter_map(|&chair| look.chair(chair));
        let names: Vec<String> = names.map(|chair| bold(look.name(&chair.player))).collect();
        words.list(&names)
    };
    let key = match wish.what {
        CalledOff::Deal => "wish-deal",
        CalledOff::Match => "wish-match",
        CalledOff::Table => "wish-table",
    };
    let told = args!["agreed" => names(&wish.agreed), "missing" => names(&wish.missing)];
    let wish = match look.wish.as_ref()?.reason.as_str() {
        "" => words.with(key, told),
        reason => {
            let reason = args!["reason" => quoted(reason)];
            let why = words.with("wish-reason", reason);
            format!("{} {why}", words.with(key, told))
        }
    };
    Some(wish)
}

/// Asks a game master for the reason of a cancellation.
pub fn why_dialog(words: &Words, table: TableId, what: CalledOff) -> Dialog {
    let (key, title) = match what {
        CalledOff::Deal => (OrderKey::TakeBack, "key-take-back"),
        CalledOff::Match => (OrderKey::CallOff, "key-call-off"),
        CalledOff::Table => (OrderKey::CloseNow, "dialog-close-now"),
    };
    Dialog {
        button: Button::Order(table, key),
        title: words.say(title),
        lines: vec![Line {
            label: words.say("dialog-why"),
            hint: words.say("dialog-why-hint"),
            longest: REASON,
            ..Line::default()
        }],
    }
}

/// The most characters of a reason.
const REASON: u16 = 200;

/// Told to everyone: what a game master cancelled, and why.
pub fn called_off(words: &Words, table: TableId, what: CalledOff, by: &str, why: &str) -> String {
    let key = match what {
        CalledOff::Deal => "off-deal",
        CalledOff::Match => "off-match",
        CalledOff::Table => "off-table",
    };
    let told = args!["inn" => inn(words, table), "by" => by, "reason" => quoted(why)];
    words.with(key, told)
}

/// The buttons for these.
pub fn keys(words: &Words, look: &Look) -> Option<Row> {
    if matches!(look.scene, Scene::Closed(_)) {
        return None;
    }
    let order = |key, label: &str| {
        let button = Button::Order(look.id, key);
        Key::plain(button, words.say(label))
    };
    let mut keys = Vec::new();
    if let Some(wish) = &look.wish {
        keys.push(order(OrderKey::Agree(wish.number), "key-agree"));
        keys.push(order(OrderKey::PlayOn(wish.number), "key-play-on"));
    }
    if look.paused.is_some() {
        keys.push(order(OrderKey::GoOn, "key-go-on"));
    }
    (!keys.is_empty()).then_some(Row::Keys(keys))
}

/// The name of a chair's occupant in a menu.
pub fn named(player: &Player) -> String {
    match player {
        Player::Member(person) => format!("m:{}", person.member),
        Player::Patron(key) => format!("p:{key}"),
    }
}

/// The most characters of an option in a menu.
pub(super) const LABEL: usize = 80;

/// Told to a banned member who wants to sit down.
pub fn banned(words: &Words, until: Option<i64>, reason: &str) -> String {
    let sentence = match until {
        None => words.say("refusal-banned"),
        Some(until) => words.with("refusal-banned-until", args!["when" => when(words, until)]),
    };
    match reason {
        "" => sentence,
        reason => format!(
            "{sentence} {}",
            words.with("refusal-banned-why", args!["reason" => quoted(reason)])
        ),
    }
}

/// A typed text on one line, with formatting disabled.
pub fn quoted(text: &str) -> String {
    plain_words(text.trim(), LONGEST)
}

/// The most characters of a reason that are shown.
const LONGEST: usize = 300;
