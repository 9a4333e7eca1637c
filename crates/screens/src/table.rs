//! The table's single, continually edited message: one frame around the current scene.

use super::fit::shortened;
use super::{inn, lobby, notices, orders, over, playing, problem, report, rules, seats, waiting};
use crate::button::{Button, OrderKey, PastKey, TableKey};
use crate::screen::{Edge, Key, KeyLook, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use ::rules::{Fact, Variant};
use ids::Moment;
use pages::{Look, Stands};
use table::look::{Playing, Scene};
use table::{Player, Standing};

/// A table, as everyone in the channel sees it.
pub fn table(words: &Words, look: &Look) -> Screen {
    let (text, mut parts, edge) = match &look.scene {
        Scene::Lobby(lobby) => lobby::lobby(words, look, lobby),
        Scene::Playing(playing) => playing::playing(words, look, playing),
        Scene::Between(between) => report::between(words, look, between),
        Scene::Closed(closed) => over::over(words, look, closed),
    };
    let playing = match &look.scene {
        Scene::Playing(playing) => Some(&**playing),
        _ => None,
    };
    let open = !matches!(look.scene, Scene::Closed(_));
    let ordered = [
        orders::stands(words, look),
        orders::pause(words, look),
        orders::wish(words, look),
    ];
    let mut text = text;
    for line in ordered.into_iter().flatten().filter(|_| open) {
        text = format!("{text}\n\n{line}");
    }
    if open {
        parts.extend(seats::seats(words, look, playing));
    }
    parts.extend(notices::notices(words, look));
    Screen {
        panel: Some(shortened(Panel {
            title: title(words, look),
            text,
            parts,
            footer: footer(words, look),
            face: playing.and_then(|playing| face(look, playing)),
            edge,
        })),
        rows: keys(words, look),
        ..invitation(words, look)
    }
}

/// The invitation to sit down: the only text above the panel, since mentions there ping, once.
fn invitation(words: &Words, look: &Look) -> Screen {
    let invited = &look.invited;
    if invited.is_empty() || !matches!(look.scene, Scene::Lobby(_)) {
        return Screen::default();
    }
    let names: Vec<String> = invited.iter().map(|who| format!("<@{who}>")).collect();
    let names = words.list(&names);
    Screen {
        text: words.with("lobby-invited", args!["names" => names]),
        ping: invited.iter().map(|who| who.0).collect(),
        ..Screen::default()
    }
}

/// A scene's text, its parts and the panel's edge.
pub type Drawn = (String, Vec<Part>, Edge);

/// The picture of the character whose turn it is, if only one player is to act.
fn face(look: &Look, playing: &Playing) -> Option<String> {
    let [chair] = playing.awaited.as_slice() else {
        return None;
    };
    let player = &look.chair(*chair)?.player;
    look.character(player)?.picture.clone()
}

/// A moment that Discord shows each reader in their own time zone; `at` in epoch milliseconds.
pub fn when(words: &Words, at: i64) -> String {
    // As a string, for a number would be formatted in the language's style.
    words.with("when", args!["seconds" => (at / 1000).to_string()])
}

/// The same for a deadline of a table, which does not run while its clock is stopped.
pub fn until(words: &Words, look: &Look, at: Moment) -> String {
    match (look.stands(), look.paused) {
        (Some(Stands::Discord), _) => words.say("when-waiting"),
        (Some(Stands::Place { .. }), _) => words.say("when-placeless"),
        (None, Some(_)) => words.say("when-paused"),
        (None, None) => when(words, look.shown(at)),
    }
}

/// A duration in words.
pub fn stretch(words: &Words, seconds: u32) -> String {
    match seconds {
        0..120 => words.with("time-seconds", args!["seconds" => seconds]),
        120..7200 => words.with("time-minutes", args!["minutes" => seconds / 60]),
        _ => words.with("time-hours", args!["hours" => seconds / 3600]),
    }
}

/// The table's name and its game.
pub fn title(words: &Words, look: &Look) -> String {
    words.with(
        "table-title",
        args!["inn" => inn(words, look.id), "game" => rules::game(words, &look.terms.variant)],
    )
}

fn footer(words: &Words, look: &Look) -> String {
    words.with(
        "table-footer",
        args!["table" => look.id.to_string(), "deals" => look.deals],
    )
}

/// Edition, stake and turn time on one line.
pub fn terms(words: &Words, look: &Look) -> String {
    let terms = &look.terms;
    words.with(
        "table-terms",
        args![
            "edition" => rules::edition(words, &terms.variant),
            "stake" => stake(words, look),
            "time" => stretch(words, terms.turn_seconds)
        ],
    )
}

/// The stake, and what it pays for.
pub fn stake(words: &Words, look: &Look) -> String {
    let terms = &look.terms;
    let stake = args!["stake" => words.coins(terms.stake.0)];
    let key = match Price::of(&terms.variant) {
        Price::Pot => "stake-pot",
        Price::Point => "stake-point",
        Price::Match => "stake-match",
        Price::Purse => "stake-purse",
    };
    words.with(key, stake)
}

/// What the stake pays for (RECORD.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Each player's whole contribution to the pot of a deal.
    Pot,
    /// One point.
    Point,
    /// The whole match.
    Match,
    /// The ante, on top of which players may bet as much of their purse as they like.
    Purse,
}

impl Price {
    /// The meaning of the stake in this game.
    pub fn of(variant: &Variant) -> Price {
        if variant.is_match() {
            Price::Match
        } else if variant.purse(variant.least_stake()).is_some() {
            Price::Purse
        } else if variant
            .facts()
            .iter()
            .any(|fact| matches!(fact, Fact::Ante { .. }))
        {
            Price::Pot
        } else {
            Price::Point
        }
    }
}

/// The buttons below the message, the same for everyone.
fn keys(words: &Words, look: &Look) -> Vec<Row> {
    let key = |key: TableKey, word: &str, shape: KeyLook| Key {
        button: Button::Table(look.id, key),
        face: None,
        label: words.say(word),
        look: shape,
    };
    let out = look.chairs.iter().any(|chair| {
        matches!(chair.player, Player::Member(_))
            && !matches!(
                chair.standing,
                Standing::In | Standing::Kept | Standing::Leaving
            )
    });
    let patrons = look
        .chairs
        .iter()
        .any(|chair| matches!(chair.player, Player::Patron(_)));
    let room = look.chairs.len() < look.terms.most();
    let (first, mut second) = match &look.scene {
        Scene::Closed(_) => {
            let mut keys = vec![key(TableKey::Again, "key-play-again", KeyLook::Main)];
            keys.extend(past(words, look));
            return vec![Row::Keys(keys)];
        }
        Scene::Playing(_) => (
            vec![
                key(TableKey::Hand, "key-hand", KeyLook::Main),
                key(TableKey::Rules, "key-rules", KeyLook::Plain),
            ],
            vec![],
        ),
        Scene::Lobby(lobby) => (
            vec![
                waiting::begin(words, look, lobby),
                key(TableKey::Rules, "key-rules", KeyLook::Plain),
            ],
            vec![],
        ),
        Scene::Between(_) => (
            vec![
                waiting::deal(words, look, waiting::next_label(look)),
                key(TableKey::Rules, "key-rules", KeyLook::Plain),
            ],
            vec![],
        ),
    };
    let mut first = first;
    if let Some(shuffle) = look
        .shuffle
        .as_ref()
        .filter(|_| !matches!(look.scene, Scene::Playing(_)))
    {
        let cut = key(TableKey::Cut(shuffle.deal), "key-cut", KeyLook::Plain);
        first.insert(1, cut);
    }
    if !matches!(look.scene, Scene::Playing(_)) {
        if room {
            first.push(key(TableKey::SeatPatron, "key-patron", KeyLook::Plain));
        }
        if patrons {
            first.push(key(TableKey::SendPatron, "key-no-patron", KeyLook::Plain));
        }
    }
    if room {
        let shape = if matches!(look.scene, Scene::Lobby(_)) {
            KeyLook::Good
        } else {
            KeyLook::Plain
        };
        second.push(key(TableKey::Join, "key-join", shape));
    }
    second.push(key(TableKey::Leave, "key-leave", KeyLook::Plain));
    if !matches!(look.scene, Scene::Lobby(_)) || look.deals > 0 {
        second.push(key(TableKey::SitOut, "key-out", KeyLook::Plain));
    }
    if out {
        second.push(key(TableKey::SitIn, "key-in", KeyLook::Plain));
    }
    second.push(Key::plain(
        Button::Order(look.id, OrderKey::Panel),
        words.say("key-orders"),
    ));
    let mut rows = vec![Row::Keys(first), Row::Keys(second)];
    rows.extend(orders::keys(words, look));
    let past = past(words, look);
    rows.extend((!past.is_empty()).then_some(Row::Keys(past)));
    rows
}

/// The buttons about the deal whose result is shown; during the next deal, the way to it.
fn past(words: &Words, look: &Look) -> Vec<Key> {
    let key = |key, word| Key::plain(Button::Past(key), words.say(word));
    match (&look.scene, look.last) {
        (Scene::Playing(_), Some(last)) => {
            vec![key(PastKey::Receipt(last), "key-last-deal")]
        }
        _ => look.scene.last().map_or(Vec::new(), |last| {
            vec![
                key(PastKey::Receipt(last.deal), "key-receipt"),
                key(PastKey::Replay(last.deal, 0), "key-replay"),
                problem::key(words, Some(last.deal)),
            ]
        }),
    }
}
