//! What the host of a table sets before its first deal, and its language.

use super::inn;
use super::orders::{LABEL, named};
use super::rules::{game, is_number, key_of_option, option_choice, option_name};
use super::settings;
use crate::button::{Button, OrderKey, TableKey};
use crate::screen::{Dialog, Key, Line, Menu, MenuOption, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use pages::{Language, Look};
use rules::HouseRule;
use table::{Player, Reveal, Standing};

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
    let draws = variant.deals_between_draws();
    parts.extend(draws.map(|deals| Part {
        heading: words.say("rule-partners"),
        text: words.with("rule-partners-text", args!["deals" => deals]),
    }));
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
    if draws.is_some() {
        rows.push(partner_menu(words, look));
    }
    let reveal = [
        (Reveal::Deal, "deal", "reveal-deal-choice"),
        (Reveal::Session, "session", "reveal-session-choice"),
        (Reveal::Table, "table", "reveal-table-choice"),
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

/// Who plays with the host after the next draw for partners: that one menu, once cards were dealt.
pub fn partners(words: &Words, look: &Look) -> Screen {
    let words = &words.at_table(look);
    let deals = look.terms.variant.deals_between_draws();
    Screen {
        rows: vec![partner_menu(words, look)],
        ..Screen::note(words.with(
            "rule-partners-text",
            args!["deals" => deals.unwrap_or_default()],
        ))
    }
}

/// Each pair that the host can make with somebody who is to be dealt in.
fn partner_menu(words: &Words, look: &Look) -> Row {
    let host = look.chair_of(look.host).map(|chair| &chair.player);
    let is_chosen = |player: &Player| {
        let pair = look.pair.as_ref();
        pair.is_some_and(|pair| pair.contains(player) && host.is_some_and(|it| pair.contains(it)))
    };
    let others = look.chairs.iter().filter(|chair| {
        let is_willing = matches!(chair.standing, Standing::In | Standing::Kept);
        is_willing && !chair.goes && !chair.waits && Some(&chair.player) != host
    });
    let mut options = vec![MenuOption {
        value: "drawn".to_owned(),
        label: words.say("partners-drawn-choice"),
        chosen: look.pair.is_none(),
        ..MenuOption::default()
    }];
    options.extend(others.map(|chair| {
        let names = host.into_iter().chain([&chair.player]);
        let names: Vec<String> = names.map(|player| look.name(player).to_owned()).collect();
        MenuOption {
            value: named(&chair.player),
            label: words.list(&names).chars().take(LABEL).collect(),
            chosen: is_chosen(&chair.player),
            ..MenuOption::default()
        }
    }));
    choose(look, OrderKey::Partner, words.say("rule-partners"), options)
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
