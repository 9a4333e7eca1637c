//! The hand before the cards are dealt: who is still missing, and how to get cards.

use super::names::bold;
use super::refusal::house_refusal;
use super::shared_keys::{
    fill_label, has_patrons, helps, is_full, is_stopped, join_label, next_label,
};
use super::times::until;
use super::{broke, missing, orders};
use crate::button::{Button, PlayKey, TableKey};
use crate::screen::{Key, Row, Screen};
use crate::words::{Words, args};
use ids::Moment;
use pages::{HouseRefusal, Look};
use table::look::Lobby;
use table::{ChairId, Refusal, Standing};

/// Told to anyone who sits at a table waiting for players.
pub fn waiting(words: &Words, look: &Look, lobby: &Lobby) -> String {
    if let Some(out) = sits_out(words, look) {
        return out;
    }
    let asked = missing::asked_in_hand(words, look, lobby.closes_at, "key-deal");
    let ready = match (lobby.missing, lobby.next_at) {
        (0, _) if is_stopped(look) => orders::pause(words, look).unwrap_or_default(),
        (0, _) if asked.is_some() => asked.unwrap_or_default(),
        (0, Some(at)) if look.ready.is_some() => next_in_hand(words, look, at),
        (0, Some(at)) => words.with("lobby-deals-again", args!["when" => until(words, look, at)]),
        (0, None) => words.with("hand-ready", args!["deal" => words.public("key-deal")]),
        (missing, _) => {
            let missing = missing::missing(words, look, missing, "hand-missing");
            if look.viewer_is_host() && helps(look, lobby.missing) {
                let fill = args!["fill" => words.public(fill_label(look))];
                format!("{missing} {}", words.with("hand-fill", fill))
            } else {
                missing
            }
        }
    };
    format!("{ready} {}", words.say("hand-comes-here"))
}

/// What they alone can do meanwhile; what everyone can do is on the table's message.
pub fn keys(words: &Words, look: &Look) -> Vec<Key> {
    if is_broke(look) {
        return broke::keys(words, look);
    }
    if sits_out(words, look).is_some() {
        let back = Button::Table(look.id, TableKey::SitIn);
        return vec![Key::main(back, words.say("key-in"))];
    }
    Vec::new()
}

/// Told to somebody who asks for a hand and has no seat; with the way to one, or to other tables if all are taken.
pub fn not_seated(words: &Words, look: &Look) -> Screen {
    let words = &words.at_table(look);
    let label = words.say(join_label(look));
    let join = Key::main(Button::Table(look.id, TableKey::Join), label.clone());
    let (why, key) = match (is_full(look), join_label(look)) {
        (true, _) => {
            let why = if has_patrons(look) {
                "not-seated-full-patrons"
            } else {
                "not-seated-full"
            };
            let play = words.say("key-play");
            let told = args![
                "seats" => look.chairs.len(),
                "remove" => words.public("key-no-patron"),
                "play" => play.as_str()
            ];
            let page = Button::Play(PlayKey::Page);
            (words.with(why, told), Key::main(page, play))
        }
        (false, "key-join-next") => (words.with("not-seated-next", args!["join" => label]), join),
        (false, _) => (
            house_refusal(words, &HouseRefusal::Table(Refusal::NotSeated)),
            join,
        ),
    };
    Screen {
        rows: vec![Row::Keys(vec![key])],
        ..Screen::note(why)
    }
}

/// Whether the viewer sits here without the coins for a deal.
fn is_broke(look: &Look) -> bool {
    let chair = look.viewer.and_then(|viewer| look.chair_of(viewer));
    chair.is_some_and(|chair| chair.standing == Standing::Broke)
}

/// The text and buttons for somebody not dealt in for lack of coins.
pub fn broke_meanwhile(words: &Words, look: &Look) -> Option<(String, Vec<Key>)> {
    let out = sits_out(words, look).filter(|_| is_broke(look))?;
    Some((out, broke::keys(words, look)))
}

/// Why the viewer would not be dealt in now.
pub fn sits_out(words: &Words, look: &Look) -> Option<String> {
    let chair = look.chair_of(look.viewer?)?;
    match chair.standing {
        Standing::In | Standing::Kept | Standing::Leaving => None,
        Standing::Out => Some(words.say("hand-out")),
        Standing::Away => Some(words.with("hand-away", args!["in" => words.say("key-in")])),
        Standing::Broke => Some(words.with(
            "hand-broke",
            args![
                "need" => words.coins(look.terms.to_be_dealt_in()),
                // What one has free is always told to oneself.
                "have" => words.coins(look.free(chair.id).unwrap_or_default()),
                "in" => words.say("key-in")
            ],
        )),
        Standing::LostEnough => Some(words.say("hand-lost-enough")),
    }
}

/// The button that begins the next deal, for anyone at the table, where it would begin.
pub fn deal_now(words: &Words, look: &Look, lobby: &Lobby) -> Option<Key> {
    if lobby.missing > 0 || is_stopped(look) {
        return None;
    }
    let is_asked = lobby.next_at.is_some() && look.ready.is_some();
    let label = if is_asked {
        next_label(look)
    } else {
        "key-deal"
    };
    Some(deal(words, look, label))
}

/// The host's button that has patrons fill the empty chairs, where that completes the table; if one member sits alone,
/// it deals at once.
pub fn fill(words: &Words, look: &Look, lobby: &Lobby) -> Option<Key> {
    let fill = Button::Table(look.id, TableKey::Fill(look.deals));
    helps(look, lobby.missing).then(|| Key::plain(fill, words.say(fill_label(look))))
}

/// When the next deal begins, and who is waited for if everyone must be ready first.
pub fn next(words: &Words, look: &Look, at: Moment) -> String {
    let label = words.say(next_label(look));
    next_by(
        words,
        look,
        at,
        ["report-next", "report-next-slow", "report-next-alone"],
        label,
    )
}

/// The same in a hand: the button is on the table's message.
pub fn next_in_hand(words: &Words, look: &Look, at: Moment) -> String {
    let label = words.public(next_label(look));
    next_by(
        words,
        look,
        at,
        ["hand-next", "hand-next-slow", "hand-next-alone"],
        label,
    )
}

fn next_by(
    words: &Words,
    look: &Look,
    at: Moment,
    [at_once, slow, alone]: [&str; 3],
    label: String,
) -> String {
    let when = until(words, look, at);
    if look.waits_for_one {
        return words.with(alone, args!["when" => when, "deal" => label]);
    }
    let Some(ready) = &look.ready else {
        return words.with(at_once, args!["when" => when, "deal" => label]);
    };
    let names = |chairs: &[ChairId]| {
        let names = chairs.iter().filter_map(|&chair| look.chair(chair));
        let names: Vec<String> = names.map(|chair| bold(look.name(&chair.player))).collect();
        words.list(&names)
    };
    let mut lines = vec![words.with(slow, args!["when" => when, "ready" => label])];
    if !ready.ready.is_empty() {
        let told = args!["ready" => names(&ready.ready), "missing" => names(&ready.missing)];
        lines.push(words.with("report-ready", told));
    }
    lines.join(" ")
}

/// Deals the next deal from its committed shuffle.
pub fn deal(words: &Words, look: &Look, label: &str) -> Key {
    let shuffle = look.shuffle.as_ref().map(|shuffle| shuffle.deal);
    let key = TableKey::Deal(look.deals, shuffle);
    Key::main(Button::Table(look.id, key), words.say(label))
}
