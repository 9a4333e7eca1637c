//! What the host of a table sets before its first deal, and its language.

use super::inn;
use super::rules::{game, is_number, key_of_option, option_choice, option_name};
use super::settings;
use crate::button::{Button, OrderKey, TableKey};
use crate::screen::{Dialog, Key, Line, Menu, MenuOption, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use pages::{Language, Look};
use rules::HouseRule;
use table::Reveal;

/// The options of the table's game, each with a menu, and when hands and proof are revealed.
pub fn house_rules(words: &Words, look: &Look) -> Screen {
    let words = &words.at_table(look);
    let variant = &look.terms.variant;
    let rules = variant.house_rules();
    let part = |rule: &HouseRule| Part {
        heading: option_name(words, rule),
        text: option_choice(words, variant, rule),
    };
    let mut parts: Vec<Part> = rules.iter().map(part).collect();
    parts.push(Part {
        heading: words.say("rule-reveal"),
        text: words.say("rule-reveal-text"),
    });
    let menu = |rule: &HouseRule| {
        let option = |value: &String| MenuOption {
            value: value.clone(),
            label: value_name(words, rule.name, value),
            chosen: *value == rule.set,
            ..MenuOption::default()
        };
        let options = rule.values.iter().map(option).collect();
        choose(
            look,
            OrderKey::Rule(rule.name),
            option_name(words, rule),
            options,
        )
    };
    let mut rows: Vec<Row> = rules.iter().map(menu).collect();
    let reveal = [
        (Reveal::Deal, "deal", "reveal-deal-choice"),
        (Reveal::Session, "session", "reveal-session-choice"),
    ];
    let reveal = reveal.map(|(reveal, value, label)| MenuOption {
        value: value.to_owned(),
        label: words.say(label),
        chosen: reveal == look.reveal,
        ..MenuOption::default()
    });
    rows.push(choose(
        look,
        OrderKey::Reveal,
        words.say("rule-reveal"),
        reveal.into(),
    ));
    let told = args!["inn" => inn(words, look.id), "game" => game(words, variant)];
    Screen {
        rows,
        ..Screen::panel(Panel {
            title: words.with("house-rules-title", told),
            text: words.say("house-rules-text"),
            parts,
            ..Panel::default()
        })
    }
}

/// The value of an option, as players read it.
fn value_name(words: &Words, option: &str, value: &str) -> String {
    if is_number(value) {
        value.to_owned()
    } else {
        words.say(&format!("{}-{value}-choice", key_of_option(option)))
    }
}

/// The languages of the table's public messages.
pub fn languages(words: &Words, look: &Look) -> Screen {
    let option = |value: &str, label: String, chosen| MenuOption {
        value: value.to_owned(),
        label,
        chosen,
        ..MenuOption::default()
    };
    let house = words.say("table-language-house");
    let mut options = vec![option("house", house, look.language.is_none())];
    options.extend(Language::ALL.map(|each| {
        let chosen = look.language == Some(each);
        option(each.code(), settings::language(each), chosen)
    }));
    let heading = words.say("table-language");
    Screen {
        rows: vec![choose(look, OrderKey::Language, heading.clone(), options)],
        ..Screen::note(heading)
    }
}

fn choose(look: &Look, key: OrderKey, hint: String, options: Vec<MenuOption>) -> Row {
    Row::Menu(Menu {
        button: Button::Order(look.id, key),
        hint,
        least: 1,
        most: 1,
        options,
    })
}

/// The form for the most that a player puts at stake in a deal; `None` in a game without purses.
pub fn purse_dialog(words: &Words, look: &Look) -> Option<Dialog> {
    let words = &words.at_table(look);
    let (least, most) = look.terms.variant.purse(look.terms.stake)?;
    let chair = look.viewer.and_then(|viewer| look.chair_of(viewer));
    let now = chair.and_then(|chair| chair.purse);
    let bounds = args!["least" => words.sum(least), "most" => words.sum(most)];
    Some(Dialog {
        button: Button::Table(look.id, TableKey::Purse),
        title: words.say("table-purse-title"),
        lines: vec![Line {
            label: words.say("table-purse-label"),
            hint: words.with("table-purse-hint", bounds),
            value: now.map(|now| words.sum(now)).unwrap_or_default(),
            longest: 60,
            ..Line::default()
        }],
    })
}

/// The button that opens that form, in a game with purses.
pub fn purse_key(words: &Words, look: &Look) -> Option<Key> {
    look.terms.variant.purse(look.terms.stake)?;
    let key = Button::Table(look.id, TableKey::Purse);
    Some(Key::plain(key, words.say("key-table-purse")))
}

/// The keys of these that the sentences of an option are made of.
#[cfg(any(test, feature = "testing"))]
pub fn keys() -> std::collections::BTreeSet<String> {
    let mut keys = std::collections::BTreeSet::new();
    for variant in rules::Variant::editions() {
        for rule in variant.house_rules() {
            keys.insert(format!("rule-{}", key_of_option(rule.name)));
            keys.insert(format!(
                "rule-{}-{}",
                variant.game(),
                key_of_option(rule.name)
            ));
            let words = rule.values.iter().filter(|value| !is_number(value));
            keys.extend(words.map(|value| format!("{}-{value}-choice", key_of_option(rule.name))));
        }
    }
    keys
}
