//! A member's settings: how they see cards, with an example, and which texts they read.

use super::pictures::alt;
use super::settings::language;
use crate::art::{Art, Sketch};
use crate::button::{Button, ViewKey};
use crate::cards::{names, sorted, written};
use crate::screen::{Dialog, Key, KeyLook, Line, Menu, MenuOption, Panel, Part, Row, Screen};
use crate::words::{Words, args};
#[cfg(any(test, feature = "testing"))]
use pages::Value;
use pages::{Cards, Language, Preference, PreferenceAbout, Preferences, Size, ViewPage};
use picture::{CardState, Hand, Held};
use rules::{Card, CardSet};

/// The most buttons side by side: two choices between two.
const KEYS_IN_A_ROW: usize = 4;

/// A page of the settings: the present choice, and the alternatives.
pub fn view(words: &Words, preferences: &Preferences, page: ViewPage) -> Screen {
    let parts = parts(words, preferences, page);
    let mut rows = vec![pages(words, page)];
    rows.extend(choices(words, preferences, page));
    if page == ViewPage::Texts {
        rows.push(languages(words, preferences));
    }
    Screen {
        rows,
        ..Screen::panel(Panel {
            title: words.say("view-title"),
            text: words.say("view-text"),
            parts,
            footer: words.say("view-footer"),
            ..Panel::default()
        })
    }
}

/// The way to the other page, and to a break from the tables.
fn pages(words: &Words, here: ViewPage) -> Row {
    let page = |page, to, label: &str| {
        let (button, label) = (Button::View(to), words.say(label));
        if page == here {
            Key::main(button, label)
        } else {
            Key::plain(button, label)
        }
    };
    Row::Keys(vec![
        page(ViewPage::Cards, ViewKey::Looks, "key-view-page-cards"),
        page(ViewPage::Texts, ViewKey::Texts, "key-view-page-texts"),
        Key::plain(Button::View(ViewKey::Break), words.say("key-view-break")),
    ])
}

/// Asks for how many days a member keeps away from the tables.
pub fn break_dialog(words: &Words) -> Dialog {
    Dialog {
        button: Button::View(ViewKey::Break),
        title: words.say("break-title"),
        lines: vec![Line {
            label: words.say("break-days"),
            hint: words.say("break-hint"),
            longest: 3,
            ..Line::default()
        }],
    }
}

/// The preferences on a page. How pictures look is asked where there are any.
fn offered(preferences: &Preferences, page: ViewPage) -> impl Iterator<Item = Preference> {
    let has_pictures = preferences.cards == Cards::Pictures;
    Preference::ALL.iter().copied().filter(move |preference| {
        let is_of_pictures = matches!(preference, Preference::Size | Preference::Inks);
        preference.about().page == page && (has_pictures || !is_of_pictures)
    })
}

/// What is chosen; neighbours with the same heading are told together.
fn parts(words: &Words, preferences: &Preferences, page: ViewPage) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for preference in offered(preferences, page) {
        let PreferenceAbout {
            heading, values, ..
        } = preference.about();
        let heading = words.say(&format!("view-{heading}"));
        let chosen = values.iter().find(|value| (value.is)(preferences));
        let text = chosen.map_or_else(String::new, |value| {
            words.say(&format!("view-is-{}", value.word))
        });
        match parts.last_mut() {
            Some(part) if part.heading == heading => part.text = format!("{}, {text}", part.text),
            _ => parts.push(Part { heading, text }),
        }
    }
    let (heading, text) = match page {
        ViewPage::Cards => {
            let cards = sorted(shown()).into_iter();
            let cards: Vec<String> = cards.map(|card| written(words, card)).collect();
            ("view-example", cards.join("\n"))
        }
        ViewPage::Texts => {
            let chosen = preferences.language.map(language);
            (
                "view-language",
                chosen.unwrap_or_else(|| words.say("view-language-discord")),
            )
        }
    };
    let heading = words.say(heading);
    parts.push(Part { heading, text });
    parts
}

/// An example picture of a few cards: one that may be played, one chosen, one that may not be played.
pub fn example(words: &Words, preferences: &Preferences) -> Art {
    let state = [
        CardState::Playable,
        CardState::Quiet,
        CardState::Chosen,
        CardState::Unplayable,
    ];
    let cards = sorted(shown()).into_iter().zip(state);
    Art {
        name: "example",
        alt: alt(&names(words, shown())),
        deal: None,
        sketch: Sketch::Hand(Hand {
            strip: None,
            cards: cards.map(|(card, state)| Held { card, state }).collect(),
            dealt: 0,
            larger: preferences.size == Size::Larger,
        }),
        language: words.language(),
        inks: preferences.inks,
    }
}

/// The cards of the example.
fn shown() -> CardSet {
    ["T19", "KS", "QC", "7D"]
        .iter()
        .filter_map(|card| card.parse::<Card>().ok())
        .collect()
}

fn choice(words: &Words, to: ViewKey, word: &str, chosen: bool) -> Key {
    let label = words.say(&format!("key-view-{word}"));
    Key {
        button: Button::View(to),
        face: None,
        label: if chosen {
            words.with("key-view-is", args!["label" => label])
        } else {
            label
        },
        look: if chosen {
            KeyLook::Good
        } else {
            KeyLook::Plain
        },
    }
}

/// The buttons of a page, those of one preference side by side.
fn choices(words: &Words, preferences: &Preferences, page: ViewPage) -> Vec<Row> {
    let mut rows: Vec<Vec<Key>> = Vec::new();
    for preference in offered(preferences, page) {
        let values = preference.about().values.iter();
        let keys = values.map(|value| {
            let to = ViewKey::Choose(preference, value.word);
            choice(words, to, value.word, (value.is)(preferences))
        });
        match rows.last_mut() {
            Some(row) if row.len() + keys.len() <= KEYS_IN_A_ROW => row.extend(keys),
            _ => rows.push(keys.collect()),
        }
    }
    rows.into_iter().map(Row::Keys).collect()
}

fn languages(words: &Words, preferences: &Preferences) -> Row {
    let option = |value: &str, label: String, chosen| MenuOption {
        value: value.to_owned(),
        label,
        chosen,
        ..MenuOption::default()
    };
    let discord = words.say("menu-view-discord");
    let mut options = vec![option("discord", discord, preferences.language.is_none())];
    options.extend(Language::ALL.map(|each| {
        let chosen = preferences.language == Some(each);
        option(each.code(), language(each), chosen)
    }));
    Row::Menu(Menu {
        button: Button::View(ViewKey::Language),
        hint: words.say("menu-view-language"),
        least: 1,
        most: 1,
        options,
    })
}

/// The keys that are made of the words of preferences.
#[cfg(any(test, feature = "testing"))]
pub fn keys() -> impl Iterator<Item = String> {
    Preference::ALL.iter().flat_map(|preference| {
        let PreferenceAbout {
            heading, values, ..
        } = preference.about();
        let made = |value: &Value<Preferences>| {
            ["key-view", "view-is"].map(|key| format!("{key}-{}", value.word))
        };
        values
            .iter()
            .flat_map(made)
            .chain([format!("view-{heading}")])
    })
}
