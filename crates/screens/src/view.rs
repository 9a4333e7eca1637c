//! A member's settings: how they see cards, with an example, and which texts they read.

use super::pictures::alt;
use super::settings::language;
use crate::art::{Art, Sketch};
use crate::button::{Button, ViewKey};
use crate::cards::{names, sorted, written};
use crate::screen::{Dialog, Key, KeyLook, Line, Menu, MenuOption, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use pages::{Cards, Inks, Language, Moments, Preferences, Size, Tips};
use picture::{CardState, Hand, Held};
use rules::{Card, CardSet};

/// A page of a member's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewPage {
    /// How cards look.
    Cards,
    /// Hints, moments and language.
    Texts,
}

/// A page of the settings: the present choice, and the alternatives.
pub fn view(words: &Words, preferences: &Preferences, page: ViewPage) -> Screen {
    let (parts, mut rows) = match page {
        ViewPage::Cards => (
            card_parts(words, preferences),
            card_rows(words, preferences),
        ),
        ViewPage::Texts => (
            text_parts(words, preferences),
            text_rows(words, preferences),
        ),
    };
    rows.insert(0, pages(words, page));
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

fn part(words: &Words, heading: &str, text: String) -> Part {
    Part {
        heading: words.say(heading),
        text,
    }
}

fn card_parts(words: &Words, preferences: &Preferences) -> Vec<Part> {
    let cards = match preferences.cards {
        Cards::Pictures => "view-cards-pictures",
        Cards::Signs => "view-cards-signs",
        Cards::Plain => "view-cards-plain",
    };
    let mut parts = vec![part(words, "view-cards", words.say(cards))];
    if preferences.cards == Cards::Pictures {
        let size = match preferences.size {
            Size::Usual => "view-picture-usual",
            Size::Larger => "view-picture-larger",
        };
        let inks = match preferences.inks {
            Inks::FourColours => "view-picture-colours",
            Inks::HighContrast => "view-picture-contrast",
        };
        let is = args!["size" => words.say(size), "inks" => words.say(inks)];
        parts.push(part(
            words,
            "view-picture",
            words.with("view-picture-is", is),
        ));
    }
    let shown: Vec<String> = sorted(shown())
        .into_iter()
        .map(|card| written(words, card))
        .collect();
    parts.push(part(words, "view-example", shown.join("\n")));
    parts
}

fn text_parts(words: &Words, preferences: &Preferences) -> Vec<Part> {
    let tips = match preferences.tips {
        Tips::Shown => "view-tips-shown",
        Tips::Hidden => "view-tips-hidden",
    };
    let moments = match preferences.moments {
        Moments::Told => "view-moments-told",
        Moments::Untold => "view-moments-untold",
    };
    let language = match preferences.language {
        Some(chosen) => language(words, chosen),
        None => words.say("view-language-discord"),
    };
    vec![
        part(words, "view-tips", words.say(tips)),
        part(words, "view-moments", words.say(moments)),
        part(words, "view-language", language),
    ]
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

fn choice(words: &Words, to: ViewKey, label: &str, chosen: bool) -> Key {
    let label = words.say(label);
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

fn card_rows(words: &Words, preferences: &Preferences) -> Vec<Row> {
    let cards = [
        (Cards::Pictures, "key-view-pictures"),
        (Cards::Signs, "key-view-signs"),
        (Cards::Plain, "key-view-plain"),
    ];
    let cards =
        cards.map(|(to, label)| choice(words, ViewKey::Cards(to), label, preferences.cards == to));
    let mut rows = vec![Row::Keys(cards.into())];
    if preferences.cards == Cards::Pictures {
        let size = |to, label| choice(words, ViewKey::Size(to), label, preferences.size == to);
        let inks = |to, label| choice(words, ViewKey::Inks(to), label, preferences.inks == to);
        rows.push(Row::Keys(vec![
            size(Size::Usual, "key-view-usual"),
            size(Size::Larger, "key-view-larger"),
            inks(Inks::FourColours, "key-view-colours"),
            inks(Inks::HighContrast, "key-view-contrast"),
        ]));
    }
    rows
}

fn text_rows(words: &Words, preferences: &Preferences) -> Vec<Row> {
    let tips = |to, label| choice(words, ViewKey::Tips(to), label, preferences.tips == to);
    let moments = |to, label| {
        let chosen = preferences.moments == to;
        choice(words, ViewKey::Moments(to), label, chosen)
    };
    let mut rows = vec![Row::Keys(vec![
        tips(Tips::Shown, "key-view-tips"),
        tips(Tips::Hidden, "key-view-no-tips"),
        moments(Moments::Told, "key-view-moments"),
        moments(Moments::Untold, "key-view-no-moments"),
    ])];
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
        option(each.code(), language(words, each), chosen)
    }));
    rows.push(Row::Menu(Menu {
        button: Button::View(ViewKey::Language),
        hint: words.say("menu-view-language"),
        least: 1,
        most: 1,
        options,
    }));
    rows
}
