//! The table's single, continually edited message: one frame around the current scene.

use super::fit::shortened;
use super::{inn, lobby, notices, orders, over, playing, problem, report, rules, seats, waiting};
use crate::button::{Button, OrderKey, PastKey, TableKey};
use crate::screen::{Key, KeyLook, Panel, Row, Screen};
use crate::words::{Words, args};
use pages::Look;
use table::look::{Playing, Scene};
use table::{CoinKind, Player, Standing};

/// A table, as everyone in the channel sees it.
pub fn table(words: &Words, look: &Look) -> Screen {
    let words = &words.with_coins(look.terms.coins);
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
        orders::proposal(words, look),
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
            ..Panel::default()
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

/// The picture of the character whose turn it is, if only one player is to act.
fn face(look: &Look, playing: &Playing) -> Option<String> {
    let [chair] = playing.awaited.as_slice() else {
        return None;
    };
    let player = &look.chair(*chair)?.player;
    look.character(player)?.picture.clone()
}

/// The table's name and its game.
pub fn title(words: &Words, look: &Look) -> String {
    let title = words.with(
        "table-title",
        args!["inn" => inn(words, look.id), "game" => rules::game(words, &look.terms.variant)],
    );
    for_fun(words, look.terms.coins, title)
}

/// A title, which says so if it is of something played for fun.
pub fn for_fun(words: &Words, coins: CoinKind, title: String) -> String {
    match coins {
        CoinKind::Purse => title,
        CoinKind::Chips => words.with("title-for-fun", args!["title" => title]),
    }
}

fn footer(words: &Words, look: &Look) -> String {
    words.with(
        "table-footer",
        args!["table" => look.id.to_string(), "deals" => look.deals],
    )
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
    if matches!(look.scene, Scene::Lobby(_)) && look.may_change_coins {
        let (other, word) = match look.terms.coins {
            CoinKind::Purse => (TableKey::ForFun, "key-for-fun"),
            CoinKind::Chips => (TableKey::ForCoins, "key-for-coins"),
        };
        second.push(key(other, word, KeyLook::Plain));
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
