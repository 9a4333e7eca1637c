//! The settings of a house: every one with its value and what it means.

use crate::discord::screen::{Panel, Part, Screen};
use crate::discord::words::{Words, args, figure, plain};
use crate::tavern::{Age, Currency, Denomination, Gm, House, Language, Settings};

/// A page of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code)]
pub enum Section {
    /// Who runs the house, and how it speaks.
    House,
    /// What is paid and played for.
    Coins,
    /// Where and how fast is played.
    Tables,
}

/// One page of the settings.
pub fn setup(words: &Words, settings: &Settings, house: &House, section: Section) -> Screen {
    let parts = match section {
        Section::House => of_the_house(words, settings),
        Section::Coins => of_coins(words, settings, house),
        Section::Tables => of_tables(words, settings),
    };
    let title = match settings.house_name.as_str() {
        "" => words.say("setup-title"),
        name => words.with("setup-title-of", args!["name" => name]),
    };
    let mut screen = Screen::panel(Panel {
        title,
        parts,
        footer: words.say("setup-footer"),
        ..Panel::default()
    });
    if settings.gm == Gm::Lost {
        screen.text = words.say("setup-gm-lost");
    }
    screen
}

/// A setting: what it is called, its value, and what it means.
fn part(words: &Words, key: &'static str, value: String, what: &'static str) -> Part {
    Part {
        heading: words.say(key),
        text: words.with(
            "setup-value",
            args!["value" => value, "what" => words.say(what)],
        ),
    }
}

fn of_the_house(words: &Words, settings: &Settings) -> Vec<Part> {
    let gm = match settings.gm {
        Gm::Role(role) => format!("<@&{}>", role.0),
        Gm::Managers | Gm::Lost => words.say("setup-managers"),
    };
    let name = match settings.house_name.as_str() {
        "" => words.say("setup-none"),
        name => plain(name),
    };
    let log = settings.log_channel.map(|channel| format!("<#{channel}>"));
    vec![
        part(words, "setup-gm", gm, "setup-gm-what"),
        part(words, "setup-name", name, "setup-name-what"),
        part(
            words,
            "setup-language",
            language(words, settings.language),
            "setup-language-what",
        ),
        part(
            words,
            "setup-log",
            log.unwrap_or_else(|| words.say("setup-none")),
            "setup-log-what",
        ),
    ]
}

fn of_coins(words: &Words, settings: &Settings, house: &House) -> Vec<Part> {
    let allowance = match settings.allowance {
        0 => words.say("setup-off"),
        coins => words.with("setup-a-day", args!["coins" => words.coins(coins)]),
    };
    let cap = match settings.daily_loss {
        None => words.say("setup-off"),
        Some(coins) => words.with("setup-a-day", args!["coins" => words.coins(coins)]),
    };
    let stakes = words.with(
        "setup-from-to",
        args![
            "least" => words.coins(settings.least_stake),
            "most" => words.coins(settings.most_stake)
        ],
    );
    let starting = words.coins(settings.starting(house));
    let called = currency(words, &settings.currency);
    vec![
        part(words, "setup-currency", called, "setup-currency-what"),
        part(words, "setup-starting", starting, "setup-starting-what"),
        part(words, "setup-allowance", allowance, "setup-allowance-what"),
        part(words, "setup-stakes", stakes, "setup-stakes-what"),
        part(words, "setup-cap", cap, "setup-cap-what"),
    ]
}

fn of_tables(words: &Words, settings: &Settings) -> Vec<Part> {
    let channels: Vec<String> = settings
        .channels
        .iter()
        .map(|channel| format!("<#{channel}>"))
        .collect();
    let channels = match channels.as_slice() {
        [] => words.say("setup-all-channels"),
        some => words.list(some),
    };
    let age = match settings.age {
        Age::All => words.say("setup-age-all"),
        Age::Restricted => words.say("setup-age-restricted"),
    };
    let clock = words.with("setup-seconds", args!["seconds" => settings.turn_seconds]);
    let pause = words.with(
        "setup-minutes",
        args!["minutes" => settings.longest_pause / 60],
    );
    vec![
        part(words, "setup-channels", channels, "setup-channels-what"),
        part(words, "setup-age", age, "setup-age-what"),
        part(words, "setup-clock", clock, "setup-clock-what"),
        part(words, "setup-pause", pause, "setup-pause-what"),
    ]
}

fn language(words: &Words, language: Language) -> String {
    match language {
        Language::English => words.say("language-en"),
    }
}

/// A currency with what its coins are worth: "gp (100 cp), sp (10 cp) and cp".
fn currency(words: &Words, currency: &Currency) -> String {
    match currency {
        Currency::Plain => words.say("currency-plain"),
        Currency::Named { one, many } if one == many => one.clone(),
        Currency::Named { one, many } => words.with(
            "currency-named",
            args!["one" => one.as_str(), "many" => many.as_str()],
        ),
        Currency::Denominations(kinds) => {
            let unit = kinds.last().map_or("", |unit| unit.name.as_str());
            let kind = |kind: &Denomination| match kind.worth {
                1 => kind.name.clone(),
                worth => words.with(
                    "currency-worth",
                    args!["name" => kind.name.as_str(), "worth" => figure(worth), "unit" => unit],
                ),
            };
            let kinds: Vec<String> = kinds.iter().map(kind).collect();
            words.list(&kinds)
        }
    }
}
