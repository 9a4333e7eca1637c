//! The table's single, continually edited message: one frame around the current scene.

use super::fit::{ending_with, shortened};
use super::shared_keys::{is_full, next_label, options_label, past};
use super::title::title;
use super::{lobby, notices, orders, over, playing, report, seats, shuffle, waiting};
use crate::button::{Button, OrderKey, TableKey};
use crate::screen::{Key, KeyLook, Panel, Row, Screen, rows_of};
use crate::words::{Words, args};
use pages::Look;
use table::look::{Playing, Scene};

/// A table, as everyone in the channel sees it.
pub fn table(words: &Words, look: &Look) -> Screen {
    let words = &words.at_table(look);
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
    if let Scene::Lobby(_) = look.scene {
        parts.extend(seats::part(words, look));
    }
    parts.extend(notices::notices(words, look));
    let mut panel = Panel {
        title: title(words, look),
        text,
        spelled: spelled(words, look),
        parts,
        footer: footer(words, look),
        face: playing.and_then(|playing| face(look, playing)),
        edge,
    };
    if let Some(line) = shuffle::line(words, look) {
        panel = ending_with(panel, &line);
    }
    Screen {
        panel: Some(shortened(panel)),
        rows: keys(words, look),
        ..invitation(words, look)
    }
}

/// The table during a deal with all that its picture shows, for whoever asks for words; `None` if no deal is on.
pub fn in_words(words: &Words, look: &Look) -> Option<Screen> {
    let Scene::Playing(_) = look.scene else {
        return None;
    };
    let mut panel = table(words, look).panel?;
    let spelled = std::mem::take(&mut panel.spelled);
    panel.text = format!("{}\n\n{spelled}", panel.text);
    Some(Screen::panel(panel))
}

/// What the picture shows, in words. A result's lines stand beside its picture too.
fn spelled(words: &Words, look: &Look) -> String {
    match &look.scene {
        Scene::Playing(playing) => playing::spelled(words, look, playing),
        Scene::Between(between) => report::spelled(words, look, &between.report),
        Scene::Closed(closed) => closed
            .last
            .as_ref()
            .map(|last| report::spelled(words, look, last))
            .unwrap_or_default(),
        Scene::Lobby(_) => String::new(),
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
        text: words.with(
            "lobby-invited",
            args!["names" => names, "join" => words.say("key-join")],
        ),
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

fn footer(words: &Words, look: &Look) -> String {
    words.with("table-footer", args!["deals" => look.deals])
}

/// The buttons below the message, the same for everyone. Once cards were dealt they are few: what else can be done is
/// behind *Table…* ([`super::table_options::panel`]).
fn keys(words: &Words, look: &Look) -> Vec<Row> {
    let key = |key: TableKey, word: &str, shape: KeyLook| Key {
        look: shape,
        ..Key::plain(Button::Table(look.id, key), words.say(word))
    };
    let options = Key::plain(
        Button::Order(look.id, OrderKey::Panel),
        words.say(options_label(look)),
    );
    let join = (!is_full(look)).then(|| key(TableKey::Join, "key-join", KeyLook::Plain));
    let result = || key(TableKey::Result, "key-my-result", KeyLook::Plain);
    let keys = match &look.scene {
        Scene::Closed(closed) => {
            let mut keys = vec![key(TableKey::Again, "key-play-again", KeyLook::Main)];
            if closed.last.is_some() {
                keys.push(result());
            }
            // The others are below the receipt.
            keys.extend(past(words, look).into_iter().next());
            return vec![Row::Keys(keys)];
        }
        Scene::Playing(_) => vec![
            key(TableKey::Hand, "key-hand", KeyLook::Main),
            key(TableKey::Words, "key-words", KeyLook::Plain),
            options,
        ],
        Scene::Between(_) => {
            let mut keys = vec![waiting::deal(words, look, next_label(look)), result()];
            keys.extend(join);
            keys.push(options);
            keys
        }
        Scene::Lobby(lobby) => lobby::keys(words, look, lobby, options),
    };
    let mut rows = rows_of(keys);
    rows.extend(orders::keys(words, look));
    rows
}
