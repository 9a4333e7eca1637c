//! How a member sees cards, with an example.

use super::pictures::alt;
use super::settings::language;
use crate::art::{Art, Sketch};
use crate::button::{Button, ViewKey};
use crate::cards::{names, sorted, written};
use crate::screen::{Key, KeyLook, Menu, MenuOption, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use pages::{Cards, Inks, Language, Moments, Preferences, Size, Tips};
use picture::{CardState, Hand, Held};
use rules::{Card, CardSet};

/// The panel: the present choice, an example of it, and the alternatives.
pub fn view(words: &Words, preferences: &Preferences) -> Screen {
    let part = |heading: &str, text: String| Part {
        heading: words.say(heading),
        text,
    };
    let cards = match preferences.cards {
        Cards::Pictures => "view-cards-pictures",
        Cards::Signs => "view-cards-signs",
        Cards::Plain => "view-cards-plain",
    };
    let mut parts = vec![part("view-cards", words.say(cards))];
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
        parts.push(part("view-picture", words.with("view-picture-is", is)));
    }
    let tips = match preferences.tips {
        Tips::Shown => "view-tips-shown",
        Tips::Hidden => "view-tips-hidden",
    };
    parts.push(part("view-tips", words.say(tips)));
    let moments = match preferences.moments {
        Moments::Told => "view-moments-told",
        Moments::Untold => "view-moments-untold",
    };
    parts.push(part("view-moments", words.say(moments)));
    parts.push(part(
        "view-language",
        match preferences.language {
            Some(chosen) => language(words, chosen),
            None => words.say("view-language-discord"),
        },
    ));
    let shown: Vec<String> = sorted(shown())
        .into_iter()
        .map(|card| written(words, card))
        .collect();
    parts.push(part("view-example", shown.join("\n")));
    Screen {
        rows: rows(words, preferences),
        ..Screen::panel(Panel {
            title: words.say("view-title"),
            text: words.say("view-text"),
            parts,
            footer: words.say("view-footer"),
            ..Panel::default()
        })
    }
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

fn rows(words: &Words, preferences: &Preferences) -> Vec<Row> {
    let key = |to: ViewKey, label: &str, chosen: bool| {
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
    };
    let cards = [
        (Cards::Pictures, "key-view-pictures"),
        (Cards::Signs, "key-view-signs"),
        (Cards::Plain, "key-view-plain"),
    ];
    let cards = cards.map(|(to, label)| key(ViewKey::Cards(to), label, preferences.cards == to));
    let mut rows = vec![Row::Keys(cards.into())];
    if preferences.cards == Cards::Pictures {
        let size = |to, label| key(ViewKey::Size(to), label, preferences.size == to);
        let inks = |to, label| key(ViewKey::Inks(to), label, preferences.inks == to);
        rows.push(Row::Keys(vec![
            size(Size::Usual, "key-view-usual"),
            size(Size::Larger, "key-view-larger"),
            inks(Inks::FourColours, "key-view-colours"),
            inks(Inks::HighContrast, "key-view-contrast"),
        ]));
    }
    let tips = |to, label| key(ViewKey::Tips(to), label, preferences.tips == to);
    let moments = |to, label| key(ViewKey::Moments(to), label, preferences.moments == to);
    rows.push(Row::Keys(vec![
        tips(Tips::Shown, "key-view-tips"),
        tips(Tips::Hidden, "key-view-no-tips"),
        moments(Moments::Told, "key-view-moments"),
        moments(Moments::Untold, "key-view-no-moments"),
    ]));
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
