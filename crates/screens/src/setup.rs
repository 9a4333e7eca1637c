//! The settings pages: every setting with its value and what it means.

use super::settings;
use crate::button::{Button, Form, Section, SetupKey};
use crate::screen::{
    Dialog, Finder, Found, Key, Line, Menu, MenuOption, Need, Panel, Part, Row, Screen,
};
use crate::words::{Words, args, plain};
use books::{Currency, CurrencyError, LIMIT};
use pages::purse::{Raised, Started};
use pages::{
    Age, Defaults, Gm, KeptCoins, Language, Moments, Regulars, Settings, SettingsError, bounds,
};
use table::{LEAST_TURN, MOST_TURN, Place};

/// The most amounts of starting coins that are told one by one.
const AMOUNTS: usize = 5;

/// Who reads a page of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeper {
    /// May change what is minted.
    Mints,
    /// May change everything else.
    MintsNot,
}

/// One page of settings. `started` tells of the starting coins that members have had, for the page of coins. There is
/// no button for what the reader may not change.
pub fn setup(
    words: &Words,
    settings: &Settings,
    defaults: &Defaults,
    started: &Started,
    (section, keeper): (Section, Keeper),
) -> Screen {
    let parts = match section {
        Section::House => house_parts(words, settings),
        Section::Coins => coin_parts(words, settings, defaults, started),
        Section::Tables => table_parts(words, settings),
    };
    let title = match settings.house_name.as_str() {
        "" => words.say("setup-title"),
        name => words.with("setup-title-of", args!["name" => plain(name)]),
    };
    let mut screen = Screen::panel(Panel {
        title,
        parts,
        footer: words.say("setup-footer"),
        ..Panel::default()
    });
    let (lacking, _) = started.lacking(settings.starting(defaults));
    screen.rows = rows(words, settings, lacking, (section, keeper));
    match (settings.gm, section, keeper) {
        (Gm::Lost, ..) => screen.text = words.say("setup-gm-lost"),
        (Gm::Role(role), Section::Coins, Keeper::MintsNot) => {
            let role = format!("<@&{}>", role.0);
            screen.text = words.with("setup-mints-not", args!["role" => role]);
        }
        _ => {}
    }
    screen
}

/// Asks to confirm that members who have had fewer starting coins than the server gives now are paid the difference.
pub fn ask_raise(
    words: &Words,
    settings: &Settings,
    defaults: &Defaults,
    started: &Started,
) -> Screen {
    let to = settings.starting(defaults);
    let (members, coins) = started.lacking(to);
    let key = if members > started.at_once {
        "setup-raise-some"
    } else {
        "setup-raise-all"
    };
    let args = args![
        "members" => members, "to" => words.coins(to), "coins" => words.coins(coins),
        "most" => started.at_once
    ];
    Screen {
        panel: Some(Panel {
            title: words.say("setup-starting"),
            text: words.with(key, args),
            ..Panel::default()
        }),
        rows: vec![Row::Keys(vec![
            Key::main(
                Button::Setup(SetupKey::Raise(to)),
                words.say("setup-raise-pay"),
            ),
            Key::plain(
                Button::Setup(SetupKey::Page(Section::Coins)),
                words.say("setup-raise-back"),
            ),
        ])],
        ..Screen::default()
    }
}

/// What came of paying the differences.
pub fn raised(words: &Words, raised: Raised) -> String {
    let key = match raised {
        Raised { members: 0, .. } => "setup-raised-none",
        Raised { left: 0, .. } => "setup-raised",
        Raised { .. } => "setup-raised-some",
    };
    let args = args![
        "members" => raised.members, "coins" => words.coins(raised.coins), "left" => raised.left
    ];
    words.with(key, args)
}

/// How many members have had how many starting coins; empty if nobody has had any.
fn had(words: &Words, started: &Started) -> String {
    let (told, others) = started.had.split_at(started.had.len().min(AMOUNTS));
    let had = |(coins, members): &(i64, usize)| {
        let args = args!["members" => *members, "coins" => words.coins(*coins)];
        words.with("setup-started", args)
    };
    let mut said: Vec<String> = told.iter().map(had).collect();
    let others: usize = others.iter().map(|(_, members)| members).sum();
    if others > 0 {
        said.push(words.with("setup-started-others", args!["members" => others]));
    }
    if said.is_empty() {
        String::new()
    } else {
        words.with("setup-so-far", args!["list" => words.list(&said)])
    }
}

/// The way to the other pages, followed by the controls of this one; `lacking` members have had fewer starting coins
/// than the server gives now.
fn rows(
    words: &Words,
    settings: &Settings,
    lacking: usize,
    (section, keeper): (Section, Keeper),
) -> Vec<Row> {
    let page = |other: Section, label: &str| {
        let button = Button::Setup(SetupKey::Page(other));
        if other == section {
            Key::main(button, words.say(label))
        } else {
            Key::plain(button, words.say(label))
        }
    };
    let form =
        |form: Form, label: &str| Key::plain(Button::Setup(SetupKey::Form(form)), words.say(label));
    let clear = |key: SetupKey, label: &str| Key::plain(Button::Setup(key), words.say(label));
    let finder = |key: SetupKey, hint: &str, of: Found, most: usize| {
        Row::Finder(Finder {
            button: Button::Setup(key),
            hint: words.say(hint),
            of,
            most,
        })
    };
    let mut rows = vec![Row::Keys(vec![
        page(Section::House, "setup-page-house"),
        page(Section::Coins, "setup-page-coins"),
        page(Section::Tables, "setup-page-tables"),
    ])];
    match section {
        Section::House => {
            rows.extend([
                finder(SetupKey::Gm, "setup-choose-gm", Found::Roles, 1),
                languages(words, settings.language),
                finder(SetupKey::Log, "setup-choose-log", Found::Channels, 1),
            ]);
            let mut keys = vec![form(Form::Name, "setup-change-name")];
            if matches!(settings.gm, Gm::Role(_)) {
                keys.push(clear(SetupKey::NoGm, "setup-no-gm"));
            }
            if settings.log_channel.is_some() {
                keys.push(clear(SetupKey::NoLog, "setup-no-log"));
            }
            rows.push(Row::Keys(keys));
        }
        Section::Coins => {
            let mut keys = vec![
                form(Form::Currency, "setup-change-currency"),
                match keeper {
                    Keeper::Mints => form(Form::Coins, "setup-change-coins"),
                    Keeper::MintsNot => form(Form::Stakes, "setup-change-stakes"),
                },
                match settings.regulars {
                    Regulars::Come => clear(
                        SetupKey::Regulars(Regulars::StayAway),
                        "setup-regulars-stay-away",
                    ),
                    Regulars::StayAway => {
                        clear(SetupKey::Regulars(Regulars::Come), "setup-regulars-come")
                    }
                },
            ];
            rows.push(currencies(words, &settings.currency));
            let mints = keeper == Keeper::Mints;
            if mints && settings.kept != KeptCoins::No {
                keys.push(clear(SetupKey::NewCoins, "setup-new-coins"));
            }
            if mints && lacking > 0 {
                keys.push(clear(SetupKey::AskRaise, "setup-raise"));
            }
            rows.push(Row::Keys(keys));
        }
        Section::Tables => {
            let (hint, most) = ("setup-choose-channels", bounds::MOST_CHANNELS);
            rows.extend([
                finder(SetupKey::Channels, hint, Found::Channels, most),
                ages(words, settings.age),
                places(words, settings.place),
            ]);
            let mut keys = vec![form(Form::Clock, "setup-change-clock")];
            if !settings.channels.is_empty() {
                keys.push(clear(SetupKey::AllChannels, "setup-every-channel"));
            }
            keys.push(match settings.moments {
                Moments::Told => clear(SetupKey::Moments(Moments::Untold), "setup-moments-untold"),
                Moments::Untold => clear(SetupKey::Moments(Moments::Told), "setup-moments-told"),
            });
            rows.push(Row::Keys(keys));
        }
    }
    rows
}

fn currencies(words: &Words, used: &Currency) -> Row {
    let option = |(key, currency): (&str, Currency)| MenuOption {
        value: key.to_owned(),
        label: words.say(key),
        note: match currency {
            Currency::Plain => String::new(),
            _ => settings::currency(words, &currency),
        },
        chosen: currency == *used,
        ..MenuOption::default()
    };
    let offered = settings::offered_currencies().into_iter();
    one_of(
        SetupKey::ReadyMade,
        words.say("setup-choose-currency"),
        offered.map(option).collect(),
    )
}

fn languages(words: &Words, spoken: Language) -> Row {
    let option = |each: Language| MenuOption {
        value: each.code().to_owned(),
        label: settings::language(words, each),
        chosen: each == spoken,
        ..MenuOption::default()
    };
    one_of(
        SetupKey::Language,
        words.say("setup-language"),
        Language::ALL.map(option).into(),
    )
}

fn ages(words: &Words, age: Age) -> Row {
    let option = |value: &str, each: Age| MenuOption {
        value: value.to_owned(),
        label: settings::age(words, each),
        chosen: each == age,
        ..MenuOption::default()
    };
    one_of(
        SetupKey::Age,
        words.say("setup-age"),
        vec![
            option("all", Age::All),
            option("restricted", Age::Restricted),
        ],
    )
}

fn places(words: &Words, place: Place) -> Row {
    let option = |value: &str, each: Place| MenuOption {
        value: value.to_owned(),
        label: settings::place(words, each),
        chosen: each == place,
        ..MenuOption::default()
    };
    one_of(
        SetupKey::Place,
        words.say("setup-place"),
        vec![
            option("channel", Place::Channel),
            option("thread", Place::Thread),
        ],
    )
}

fn one_of(key: SetupKey, hint: String, options: Vec<MenuOption>) -> Row {
    Row::Menu(Menu {
        button: Button::Setup(key),
        hint,
        least: 1,
        most: 1,
        options,
    })
}

/// A dialog for several settings, filled in with their present values.
pub fn setup_form(words: &Words, settings: &Settings, defaults: &Defaults, form: Form) -> Dialog {
    let line = |label: &str, value: String, hint: String, need: Need| Line {
        label: words.say(label),
        hint,
        value,
        longest: 100,
        need,
    };
    let may = |label: &str, coins: i64| {
        let hint = words.say("setup-hint-off");
        line(label, words.coins(coins), hint, Need::MayBeEmpty)
    };
    let stake = |label: &str, coins: i64| {
        let hint = words.coins(coins);
        line(label, words.coins(coins), hint, Need::Filled)
    };
    let (title, lines) = match form {
        Form::Name => {
            let hint = words.say("setup-hint-name");
            let name = settings.house_name.clone();
            let mut name = line("setup-name", name, hint, Need::MayBeEmpty);
            name.longest = bounds::LONGEST_HOUSE_NAME;
            ("setup-name", vec![name])
        }
        Form::Currency => {
            let hint = words.say("setup-hint-currency");
            let currency = settings.currency.to_string();
            let mut currency = line("setup-label-currency", currency, hint, Need::MayBeEmpty);
            currency.longest = 120;
            ("setup-currency", vec![currency])
        }
        Form::Coins | Form::Stakes => {
            let minted = [
                may("setup-starting", settings.starting(defaults)),
                may("setup-label-allowance", settings.allowance),
            ];
            let stakes = [
                stake("setup-label-lowest", settings.least_stake),
                stake("setup-label-highest", settings.most_stake),
                may("setup-label-cap", settings.daily_loss.unwrap_or(0)),
            ];
            let minted = minted.into_iter().filter(|_| form == Form::Coins);
            ("setup-page-coins", minted.chain(stakes).collect())
        }
        Form::Clock => {
            let hint = |key: &str, least: u32, most: u32| {
                words.with(key, args!["least" => least, "most" => most])
            };
            let turn = hint("dialog-hint", LEAST_TURN, MOST_TURN);
            let (least, most) = bounds::PAUSES;
            let usual = hint("setup-hint-pause", least / 60, most / 60);
            let pause = settings
                .longest_pause
                .map(|seconds| (seconds / 60).to_string());
            (
                "setup-clock",
                vec![
                    line(
                        "setup-label-seconds",
                        settings.turn_seconds.to_string(),
                        turn,
                        Need::Filled,
                    ),
                    line(
                        "setup-label-pause",
                        pause.unwrap_or_default(),
                        usual,
                        Need::MayBeEmpty,
                    ),
                ],
            )
        }
    };
    Dialog {
        button: Button::Setup(SetupKey::Form(form)),
        title: words.say(title),
        lines,
    }
}

/// The sentence for invalid settings.
pub fn settings_refused(words: &Words, error: &SettingsError) -> String {
    let most = |key: &str, most: i64| words.with(key, args!["most" => words.coins(most)]);
    match *error {
        SettingsError::HouseName => {
            words.with("settings-name", args!["most" => bounds::LONGEST_HOUSE_NAME])
        }
        SettingsError::StartingCoins(coins) => most("settings-starting", coins),
        SettingsError::Allowance(coins) => most("settings-allowance", coins),
        SettingsError::Stakes(coins) => words.with(
            "settings-stakes",
            args!["least" => words.coins(1), "most" => words.coins(coins)],
        ),
        SettingsError::StakesCross { least, most } => words.with(
            "settings-stakes-cross",
            args!["least" => words.coins(least), "most" => words.coins(most)],
        ),
        SettingsError::StartingBelowStake { starting, least } => words.with(
            "settings-starting-below",
            args!["starting" => words.coins(starting), "least" => words.coins(least)],
        ),
        SettingsError::DailyLoss(_) => most("settings-cap", LIMIT),
        SettingsError::CapBelowStake { cap, least } => words.with(
            "settings-cap-below",
            args!["cap" => words.coins(cap), "least" => words.coins(least)],
        ),
        SettingsError::HouseBudget(coins) => most("settings-budget", coins),
        SettingsError::Channels => {
            words.with("settings-channels", args!["most" => bounds::MOST_CHANNELS])
        }
        SettingsError::TurnSeconds => words.with(
            "settings-clock",
            args!["least" => LEAST_TURN, "most" => MOST_TURN],
        ),
        SettingsError::LongestPause => {
            let (least, most) = bounds::PAUSES;
            words.with(
                "settings-pause",
                args!["least" => least / 60, "most" => most / 60],
            )
        }
    }
}

/// The sentence for an invalid currency.
pub fn currency_refused(words: &Words, error: &CurrencyError) -> String {
    match error {
        CurrencyError::Name(name) => words.with(
            "currency-name",
            args![
                "name" => plain(name),
                "most" => bounds::LONGEST_CURRENCY,
                "short" => bounds::LONGEST_DENOMINATION
            ],
        ),
        CurrencyError::Worth(part) => words.with(
            "currency-bad-worth",
            args!["part" => plain(part), "most" => words.figure(bounds::MOST_WORTH)],
        ),
        CurrencyError::Twice(name) => words.with("currency-twice", args!["name" => plain(name)]),
        CurrencyError::TooMany(_) => words.with(
            "currency-too-many",
            args!["most" => bounds::MOST_DENOMINATIONS],
        ),
        CurrencyError::SameWorth(worth) => words.with(
            "currency-same-worth",
            args!["worth" => words.figure(*worth)],
        ),
        CurrencyError::NoUnit => words.say("currency-no-unit"),
        CurrencyError::NoName(name) => words.with(
            "currency-no-name",
            args!["name" => plain(name), "coins" => plain_coins(words).0],
        ),
        CurrencyError::NoWorths(names) => {
            words.with("currency-no-worths", args!["names" => plain(names)])
        }
    }
}

/// Reads a currency as somebody typed it: plain coins by their name in any language too.
///
/// # Errors
/// The text is not a valid currency.
pub fn typed_currency(text: &str) -> Result<Currency, CurrencyError> {
    let text = text.trim();
    let is_plain = Language::ALL.into_iter().any(|language| {
        let (many, one) = plain_coins(&Words::in_language(language));
        [format!("{one}/{many}"), many, one]
            .iter()
            .any(|name| name.to_lowercase() == text.to_lowercase())
    });
    if is_plain {
        Ok(Currency::Plain)
    } else {
        Currency::typed(text)
    }
}

/// What plain coins are called in a language: several, and one.
fn plain_coins(words: &Words) -> (String, String) {
    let plain = words.clone().with_settings(Settings::default().into());
    let name = |coins: i64| {
        let said = plain.coins(coins);
        said.trim_start_matches(|c: char| !c.is_alphabetic())
            .to_owned()
    };
    (name(2), name(1))
}

/// One setting: its name, its value, and what it means.
fn part(words: &Words, key: &'static str, value: String, what: &'static str) -> Part {
    Part {
        heading: words.say(key),
        text: words.with(
            "setup-value",
            args!["value" => value, "what" => words.say(what)],
        ),
    }
}

fn house_parts(words: &Words, settings: &Settings) -> Vec<Part> {
    let name = settings::house_name(words, &settings.house_name);
    let log = settings.log_channel.map(|channel| format!("<#{channel}>"));
    let log = settings::log_channel(words, log);
    let spoken = settings::language(words, settings.language);
    vec![
        part(
            words,
            "setup-gm",
            settings::gm(words, settings.gm),
            "setup-gm-what",
        ),
        part(words, "setup-name", name, "setup-name-what"),
        part(words, "setup-language", spoken, "setup-language-what"),
        part(words, "setup-log", log, "setup-log-what"),
    ]
}

fn coin_parts(
    words: &Words,
    settings: &Settings,
    defaults: &Defaults,
    started: &Started,
) -> Vec<Part> {
    let allowance = settings::a_day(words, settings.allowance);
    let cap = settings::a_day(words, settings.daily_loss.unwrap_or(0));
    let stakes = words.with(
        "setup-from-to",
        args![
            "least" => words.coins(settings.least_stake),
            "most" => words.coins(settings.most_stake)
        ],
    );
    let starting = words.coins(settings.starting(defaults));
    let mut starting = part(words, "setup-starting", starting, "setup-starting-what");
    let so_far = had(words, started);
    if !so_far.is_empty() {
        starting.text = format!("{}\n{so_far}", starting.text);
    }
    let budget = settings::budget(words, settings.budget(defaults));
    let regulars = settings::regulars(words, settings.regulars);
    let called = settings::currency(words, &settings.currency);
    let mut parts = vec![
        part(words, "setup-currency", called, "setup-currency-what"),
        starting,
        part(words, "setup-allowance", allowance, "setup-allowance-what"),
        part(words, "setup-stakes", stakes, "setup-stakes-what"),
        part(words, "setup-cap", cap, "setup-cap-what"),
        part(words, "setup-budget", budget, "setup-budget-what"),
        part(words, "setup-regulars", regulars, "setup-regulars-what"),
    ];
    if !settings.usual_stakes.is_empty() {
        let usual = settings.usual_stakes.iter();
        let usual =
            settings::usual_stakes(words, usual.map(|(game, stake)| (game.as_str(), *stake)));
        parts.push(part(words, "setup-usual", usual, "setup-usual-what"));
    }
    parts
}

/// Told to the game master once: the server keeps its coins as they were, although the bot's defaults have changed.
pub fn kept_coins(words: &Words, settings: &Settings, defaults: &Defaults) -> String {
    let mut new = settings.clone();
    new.take_defaults();
    words.with(
        "setup-kept",
        args![
            "starting" => words.coins(settings.starting(defaults)),
            "allowance" => settings::a_day(words, settings.allowance),
            "new-starting" => words.coins(new.starting(defaults)),
            "new-allowance" => settings::a_day(words, new.allowance),
            "command" => words.command(&["tavern", "setup"]),
            "page" => words.say("setup-page-coins")
        ],
    )
}

fn table_parts(words: &Words, settings: &Settings) -> Vec<Part> {
    let channels = settings.channels.iter();
    let channels: Vec<String> = channels.map(|channel| format!("<#{channel}>")).collect();
    let channels = settings::channels(words, &channels);
    let age = settings::age(words, settings.age);
    let place = settings::place(words, settings.place);
    let clock = settings::seconds(words, settings.turn_seconds);
    let pause = settings.longest_pause.map(|seconds| seconds / 60);
    let pause = settings::pause(words, pause);
    let moments = settings::moments(words, settings.moments);
    vec![
        part(words, "setup-channels", channels, "setup-channels-what"),
        part(words, "setup-age", age, "setup-age-what"),
        part(words, "setup-place", place, "setup-place-what"),
        part(words, "setup-clock", clock, "setup-clock-what"),
        part(words, "setup-pause", pause, "setup-pause-what"),
        part(words, "setup-moments", moments, "setup-moments-what"),
    ]
}
