//! The hand before the cards are dealt: who is still missing, and how to get cards.

use super::missing::asked;
use super::names::bold;
use super::refusal::house_refusal;
use super::times::until;
use super::{broke, missing};
use crate::button::{Button, TableKey};
use crate::screen::{Key, KeyLook, Row, Screen};
use crate::words::{Words, args};
use ids::Moment;
use pages::{HouseRefusal, Look};
use table::look::{Chair, Lobby};
use table::{ChairId, Refusal, Standing};

/// Told to anyone who sits at a table waiting for players.
pub fn waiting(words: &Words, look: &Look, lobby: &Lobby) -> String {
    if let Some(out) = sits_out(words, look) {
        return out;
    }
    let ready = match (lobby.missing, lobby.next_at) {
        (0, Some(at)) => words.with("lobby-deals-again", args!["when" => until(words, look, at)]),
        (0, None) => words.with("lobby-ready", args!["deal" => words.say("key-deal")]),
        (missing, _) => missing::missing(words, look, missing, "hand-missing"),
    };
    let asked = asked(words, look, lobby.closes_at, "key-deal");
    let ready = asked.unwrap_or(ready);
    format!("{ready} {}", words.say("hand-comes-here"))
}

/// What they can do meanwhile: deal or, as the host, have patrons fill the empty chairs.
pub fn keys(words: &Words, look: &Look, lobby: &Lobby) -> Vec<Key> {
    if is_broke(look) {
        return broke::keys(words, look.id);
    }
    if lobby.missing == 0 {
        return vec![deal(words, look, "key-deal")];
    }
    if sits_out(words, look).is_some() {
        let back = Button::Table(look.id, TableKey::SitIn);
        return vec![Key::plain(back, words.say("key-in"))];
    }
    if !look.viewer_is_host() {
        return Vec::new();
    }
    let patron = Button::Table(look.id, TableKey::SeatPatron);
    vec![
        fill(words, look),
        Key::plain(patron, words.say("key-patron")),
    ]
}

/// Told to somebody who asks for a hand and has no seat; with the way to one, if a chair is free.
pub fn not_seated(words: &Words, look: &Look) -> Screen {
    let why = house_refusal(words, &HouseRefusal::Table(Refusal::NotSeated));
    let mut rows = Vec::new();
    if look.chairs.len() < look.terms.most() {
        let join = Button::Table(look.id, TableKey::Join);
        rows.push(Row::Keys(vec![Key::main(join, words.say("key-join"))]));
    }
    Screen {
        rows,
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
    Some((out, broke::keys(words, look.id)))
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
                "need" => words.coins(look.terms.to_be_dealt_in().0),
                // What one has free is always told to oneself.
                "have" => words.coins(look.free(chair.id).unwrap_or_default()),
                "in" => words.say("key-in")
            ],
        )),
        Standing::LostEnough => Some(words.say("hand-lost-enough")),
    }
}

/// The button that begins the next deal, for anyone: patrons help only if a member would be dealt in.
pub fn begin(words: &Words, look: &Look, lobby: &Lobby) -> Key {
    let willing = |chair: &Chair| matches!(chair.standing, Standing::In | Standing::Kept);
    let plays = |chair: &Chair| willing(chair) && chair.actor().is_some();
    match lobby.missing > 0 && look.chairs.iter().any(plays) {
        true => fill(words, look),
        // Those short of coins may have got some since.
        false => deal(words, look, "key-deal"),
    }
}

/// When the next deal begins, and who is waited for if everyone must be ready first.
pub fn next(words: &Words, look: &Look, at: Moment) -> String {
    let when = until(words, look, at);
    let Some(ready) = &look.ready else {
        let deal = words.say("key-deal-now");
        return words.with("report-next", args!["when" => when, "deal" => deal]);
    };
    let names = |chairs: &[ChairId]| {
        let names = chairs.iter().filter_map(|&chair| look.chair(chair));
        let names: Vec<String> = names.map(|chair| bold(look.name(&chair.player))).collect();
        words.list(&names)
    };
    let button = words.say("key-ready-next");
    let mut lines = vec![words.with("report-next-slow", args!["when" => when, "ready" => button])];
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

/// Has patrons fill the empty chairs; if one member sits alone, deals at once.
fn fill(words: &Words, look: &Look) -> Key {
    let label = match look.is_lone() {
        true => "key-fill-deal",
        false => "key-fill",
    };
    Key {
        button: Button::Table(look.id, TableKey::Fill(look.deals)),
        face: None,
        label: words.say(label),
        look: KeyLook::Main,
    }
}
