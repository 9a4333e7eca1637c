//! A member's characters, and the confirmations of changes to them.

use super::inn;
use crate::button::{Button, CharacterKey};
use crate::screen::{Dialog, Edge, Key, Line, Menu, MenuOption, Need, Panel, Row, Screen};
use crate::words::{Words, args, plain};
use ids::TableId;
use pages::text::isolated;
use pages::{Character, MYSELF, PlayableRole};
use rules::Coins;

/// Everything a member can play as, themselves first.
pub fn characters(words: &Words, parts: &[PlayableRole]) -> Screen {
    let mut lines: Vec<String> = parts.iter().map(|part| line(words, part)).collect();
    let options: Vec<MenuOption> = parts.iter().map(|part| option(words, part)).collect();
    let alone = options.len() < 2;
    if alone {
        lines.push(words.say("character-list-none"));
    }
    let played = parts.iter().find(|part| part.playing);
    let face = played.and_then(|part| part.character.as_ref()?.picture.clone());
    Screen {
        panel: Some(Panel {
            title: words.say("character-list-title"),
            text: lines.join("\n"),
            footer: words.say("character-list-footer"),
            face,
            ..Panel::default()
        }),
        rows: if alone {
            Vec::new()
        } else {
            let own = options.iter().filter(|option| option.value != MYSELF);
            let own = own.map(|option| MenuOption {
                chosen: false,
                ..option.clone()
            });
            let menu = |button, hint: &str, options| {
                Row::Menu(Menu {
                    button,
                    hint: words.say(hint),
                    least: 1,
                    most: 1,
                    options,
                })
            };
            let change = Button::Character(CharacterKey::Show);
            vec![
                menu(Button::PlayAs, "character-list-hint", options.clone()),
                menu(change, "character-list-change", own.collect()),
            ]
        },
        ..Screen::default()
    }
}

/// One of a member's characters, and what can be changed about it.
pub fn character(words: &Words, character: &Character, coins: Coins) -> Screen {
    let key = |key, label: &str| Key::plain(Button::Character(key), words.say(label));
    let purse = character.purse;
    let told = args!["name" => plain(&character.name), "coins" => words.coins(coins)];
    Screen {
        rows: vec![Row::Keys(vec![
            key(CharacterKey::Rename(purse), "key-character-rename"),
            key(CharacterKey::Picture(purse), "key-character-picture"),
            key(CharacterKey::Retire(purse), "key-character-retire"),
        ])],
        ..Screen::panel(Panel {
            title: isolated(character.name.clone()),
            text: words.with("character-list-line", told),
            face: character.picture.clone(),
            ..Panel::default()
        })
    }
}

/// The form for a character's name.
pub fn rename_dialog(words: &Words, character: &Character) -> Dialog {
    Dialog {
        button: Button::Character(CharacterKey::Rename(character.purse)),
        title: words.say("character-rename-title"),
        lines: vec![Line {
            label: words.say("character-rename-label"),
            value: character.name.clone(),
            longest: 100,
            ..Line::default()
        }],
    }
}

/// The form for a character's picture; empty removes it.
pub fn picture_dialog(words: &Words, character: &Character) -> Dialog {
    Dialog {
        button: Button::Character(CharacterKey::Picture(character.purse)),
        title: words.say("character-picture-title"),
        lines: vec![Line {
            label: words.say("character-picture-label"),
            hint: words.say("character-picture-hint"),
            value: character.picture.clone().unwrap_or_default(),
            longest: 1000,
            need: Need::MayBeEmpty,
        }],
    }
}

fn line(words: &Words, part: &PlayableRole) -> String {
    let key = match part.character {
        Some(_) => "character-list-line",
        None => "character-list-own",
    };
    let mut line = words.with(
        key,
        args!["name" => plain(&part.name), "coins" => words.coins(part.purse.free)],
    );
    if part.purse.on_hold > Coins::ZERO {
        let held = words.coins(part.purse.on_hold);
        line = words.with("character-list-held", args!["line" => line, "held" => held]);
    }
    if part.playing {
        line = words.with("character-list-playing", args!["line" => line]);
    }
    line
}

fn option(words: &Words, part: &PlayableRole) -> MenuOption {
    MenuOption {
        value: match &part.character {
            Some(character) => character.purse.to_string(),
            None => MYSELF.to_owned(),
        },
        label: match &part.character {
            Some(character) => character.name.clone(),
            None => words.say("character-myself"),
        },
        note: words.coins(part.purse.free),
        chosen: part.playing,
        ..MenuOption::default()
    }
}

/// A character was created.
pub fn created(words: &Words, character: &Character, coins: Coins) -> Screen {
    let name = plain(&character.name);
    Screen::panel(Panel {
        title: words.with(
            "character-created-title",
            args!["name" => isolated(character.name.clone())],
        ),
        text: words.with(
            "character-created-text",
            args!["name" => name, "coins" => words.coins(coins)],
        ),
        edge: Edge::Green,
        face: character.picture.clone(),
        ..Panel::default()
    })
}

/// What a member plays as from the next table on; where they already sit, nothing changes.
pub fn plays(words: &Words, part: &PlayableRole, seated: &[TableId]) -> Screen {
    let name = plain(&part.name);
    let args = args!["name" => name, "coins" => words.coins(part.purse.free)];
    let mut text = words.with("character-plays", args);
    if !seated.is_empty() {
        let inns: Vec<String> = seated.iter().map(|&table| inn(words, table)).collect();
        let inns = words.list(&inns);
        text.push('\n');
        text.push_str(&words.with("character-stays", args!["inns" => inns]));
    }
    let picture = part.character.as_ref().and_then(|it| it.picture.clone());
    Screen::panel(Panel {
        title: part.name.clone(),
        text,
        edge: Edge::Green,
        face: picture,
        ..Panel::default()
    })
}

/// A character was renamed.
pub fn renamed(words: &Words, before: &str, after: &str) -> Screen {
    Screen::note(words.with(
        "character-renamed",
        args!["before" => plain(before), "name" => plain(after)],
    ))
}

/// A character's picture was changed or removed.
pub fn pictured(words: &Words, character: &Character) -> Screen {
    let key = match character.picture {
        Some(_) => "character-pictured",
        None => "character-unpictured",
    };
    Screen::panel(Panel {
        title: character.name.clone(),
        text: words.with(key, args!["name" => plain(&character.name)]),
        face: character.picture.clone(),
        ..Panel::default()
    })
}

/// A character was retired; this many of its coins went to the member.
pub fn retired(words: &Words, name: &str, coins: Coins) -> Screen {
    let name = plain(name);
    Screen::note(match coins {
        Coins::ZERO => words.with("character-retired-poor", args!["name" => name]),
        _ => words.with(
            "character-retired",
            args!["name" => name, "coins" => words.coins(coins)],
        ),
    })
}

/// A mention, with the character it is about.
pub fn called(words: &Words, mention: &str, character: &Character) -> String {
    let name = plain(&character.name);
    words.with(
        "character-called",
        args!["player" => mention, "name" => name],
    )
}
