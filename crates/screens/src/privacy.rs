//! What is kept about a member, and its erasure.

use super::{inn, problem};
use crate::button::{Button, PrivacyKey};
use crate::screen::{Edge, Key, Panel, Row, Screen};
use crate::words::{Words, args, plain};
use pages::{Erased, ErasureRefused, Export, KeptData, KeptPurse, PolicyLinks, Traces};

/// The most purses that are named one by one.
const NAMED: usize = 12;

/// What is kept, in plain words.
pub fn kept(words: &Words, kept: &KeptData, keep_days: i64, policy_links: &PolicyLinks) -> Screen {
    let named = kept.purses.iter().take(NAMED);
    let mut purses: Vec<String> = named.map(|it| purse(words, it)).collect();
    let more = kept.purses.len().saturating_sub(NAMED);
    if more > 0 {
        purses.push(words.with("privacy-more-purses", args!["more" => more]));
    }
    let mut text = words.with(
        "privacy-text",
        args![
            "name" => plain(&kept.name),
            "purses" => words.row(&purses),
            "deals" => kept.deals,
            "notes" => kept.notes,
            "reports" => kept.reports,
            "entries" => kept.entries,
            "kept" => kept.kept_away
        ],
    );
    if kept.is_off_board {
        text = format!("{text}\n{}", words.say("privacy-off-board"));
    }
    let how = words.with("privacy-how", args!["days" => keep_days]);
    let policy = match &policy_links.privacy {
        Some(url) => words.with("privacy-papers", args!["url" => url]),
        None => words.say("privacy-papers-none"),
    };
    let key = |key, label: &str| Key::plain(Button::Privacy(key), words.say(label));
    Screen {
        rows: vec![Row::Keys(vec![
            key(PrivacyKey::Export(1), "privacy-key-export"),
            key(PrivacyKey::Ask, "privacy-key-ask"),
            problem::key(words, None),
        ])],
        ..Screen::panel(Panel {
            title: words.say("privacy-title"),
            text: format!("{text}\n\n{how} {policy}"),
            ..Panel::default()
        })
    }
}

fn purse(words: &Words, purse: &KeptPurse) -> String {
    let coins = words.coins(purse.coins.free.saturating_add(purse.coins.on_hold));
    match &purse.character {
        Some(name) => words.with(
            "privacy-purse-character",
            args!["name" => plain(name), "coins" => coins, "lines" => purse.lines],
        ),
        None => words.with(
            "privacy-purse-own",
            args!["coins" => coins, "lines" => purse.lines],
        ),
    }
}

/// Everything that is kept, as a file.
pub fn exported(words: &Words, export: Export) -> Screen {
    let Export { bytes, part, parts } = export;
    let mut text = words.say("privacy-export-text");
    if parts > 1 {
        let which = if part < parts {
            words.with(
                "privacy-export-part",
                args!["part" => part, "parts" => parts],
            )
        } else {
            words.with(
                "privacy-export-last",
                args!["part" => part, "parts" => parts],
            )
        };
        text = format!("{text}\n{which}");
    }
    let next = Key::plain(
        Button::Privacy(PrivacyKey::Export(part + 1)),
        words.say("privacy-key-next"),
    );
    Screen {
        rows: (part < parts)
            .then(|| Row::Keys(vec![next]))
            .into_iter()
            .collect(),
        ..Screen::note(text).with_file(format!("triomphe-privacy-{part}.json"), bytes)
    }
}

/// Asks to confirm an erasure, and says what it means.
pub fn ask_erase(words: &Words, kept: &KeptData) -> Screen {
    let coins = kept.purses.iter().map(|purse| purse.coins.free).sum();
    Screen {
        panel: Some(Panel {
            title: words.say("privacy-delete-title"),
            text: words.with("privacy-delete-text", args!["coins" => words.coins(coins)]),
            ..Panel::default()
        }),
        rows: vec![Row::Keys(vec![
            Key::plain(
                Button::Privacy(PrivacyKey::Erase),
                words.say("privacy-key-erase"),
            ),
            Key::main(
                Button::Privacy(PrivacyKey::Keep),
                words.say("privacy-key-keep"),
            ),
        ])],
        ..Screen::default()
    }
}

/// Erased: how many coins went back to the mint, and when the file is overwritten.
pub fn erased(words: &Words, erased: Erased) -> Screen {
    let coins = words.coins(erased.coins);
    let text = words.with("privacy-erased-text", args!["coins" => coins]);
    let file = words.say(match erased.traces {
        Traces::None => "privacy-erased-file",
        Traces::InFile => "privacy-erased-file-later",
        Traces::InBackups => "privacy-erased-database",
    });
    Screen::panel(Panel {
        title: words.say("privacy-erased-title"),
        text: format!("{text}\n{file}"),
        edge: Edge::Grey,
        ..Panel::default()
    })
}

/// Why data cannot be erased or shown.
pub fn not_erased(words: &Words, why: &ErasureRefused) -> String {
    match why {
        ErasureRefused::NothingKept => words.say("privacy-nothing"),
        ErasureRefused::OnlyBans => words.say("privacy-only-bans"),
        ErasureRefused::Seated(table) => words.with(
            "privacy-seated",
            args![
                "inn" => inn(words, *table),
                "options" => words.public("key-orders"), "leave" => words.say("key-leave")
            ],
        ),
        ErasureRefused::OnHold(coins) => {
            words.with("privacy-on-hold", args!["coins" => words.coins(*coins)])
        }
    }
}
