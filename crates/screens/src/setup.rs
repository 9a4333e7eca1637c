//! The settings pages: every setting with its value and what it means.

use super::settings;
use crate::button::{Button, SetupKey};
use crate::screen::{
    Dialog, Finder, Found, Key, Line, Menu, MenuOption, Need, Panel, Part, Row, Screen,
};
use crate::words::{Words, args, plain};
use books::{Currency, CurrencyError};
use pages::purse::{Raised, Started};
use pages::setting::{About, Amount, Form, Kind, Section, Setting};
use pages::{Defaults, Gm, KeptCoins, Language, Settings, SettingsError, bounds};
use rules::Coins;

/// Discord shows at most so many buttons side by side.
const KEYS_IN_A_ROW: usize = 5;

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
    let shown = settings_of(section);
    let parts = shown.filter_map(|setting| part(words, settings, defaults, setting));
    let mut parts: Vec<Part> = parts.collect();
    let starting = words.say("setup-starting");
    let so_far = had(words, started);
    if !so_far.is_empty()
        && let Some(part) = parts.iter_mut().find(|part| part.heading == starting)
    {
        part.text = format!("{}\n{so_far}", part.text);
    }
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
    let had = |(coins, members): &(Coins, usize)| {
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
    let key = |key: SetupKey, label: &str| Key::plain(Button::Setup(key), words.say(label));
    let mut rows = vec![Row::Keys(vec![
        page(Section::House, "setup-page-house"),
        page(Section::Coins, "setup-page-coins"),
        page(Section::Tables, "setup-page-tables"),
    ])];
    rows.extend(settings_of(section).filter_map(|setting| menu(words, settings, setting)));
    let is_offered = |form: &Form| match form {
        Form::Coins => keeper == Keeper::Mints,
        Form::Stakes => keeper == Keeper::MintsNot,
        Form::Name | Form::Currency | Form::Clock => true,
    };
    let forms = Form::ALL
        .into_iter()
        .filter(|form| form.section() == section);
    let mut keys: Vec<Key> = forms
        .filter(is_offered)
        .map(|form| key(SetupKey::Form(form), &format!("key-setup-{}", form.name())))
        .collect();
    let turned = settings_of(section).filter_map(|setting| turn(settings, setting));
    keys.extend(turned.map(|(to, label)| key(to, &label)));
    if section == Section::Coins && keeper == Keeper::Mints {
        if settings.kept != KeptCoins::No {
            keys.push(key(SetupKey::NewCoins, "setup-new-coins"));
        }
        if lacking > 0 {
            keys.push(key(SetupKey::AskRaise, "setup-raise"));
        }
    }
    rows.extend(
        keys.chunks(KEYS_IN_A_ROW)
            .map(|keys| Row::Keys(keys.to_vec())),
    );
    rows
}

/// The choice of no language: the house follows the community, and elsewhere whoever acts.
pub const AUTOMATIC: &str = "automatic";

/// The settings of a page.
fn settings_of(section: Section) -> impl Iterator<Item = Setting> {
    let is_here = move |setting: &Setting| setting.about().section == section;
    Setting::ALL.iter().copied().filter(is_here)
}

/// The menu from which a setting is chosen, if it has one.
fn menu(words: &Words, settings: &Settings, setting: Setting) -> Option<Row> {
    let About { name, kind, .. } = setting.about();
    let button = SetupKey::Set(setting);
    let finder = |of: Found, most: usize| {
        Row::Finder(Finder {
            button: Button::Setup(button),
            hint: words.say(&format!("setup-choose-{name}")),
            of,
            most,
        })
    };
    let option = |value: &str, label: String, chosen: bool| MenuOption {
        value: value.to_owned(),
        label,
        chosen,
        ..MenuOption::default()
    };
    let options = match kind {
        Kind::Coin if !settings.has_several_coins() => return None,
        Kind::Role => return Some(finder(Found::Roles, 1)),
        Kind::Log => return Some(finder(Found::Channels, 1)),
        Kind::Channels => return Some(finder(Found::Channels, bounds::MOST_CHANNELS)),
        Kind::Currency => return Some(currencies(words, &settings.currency)),
        Kind::Coin => {
            let used = settings.usual_coin()?;
            let kinds = settings.currency.denominations().iter();
            kinds
                .map(|kind| option(&kind.name, kind.name.clone(), kind == used))
                .collect()
        }
        Kind::Menu(values) => {
            let said = |word: &str| words.say(&format!("setup-{name}-{word}"));
            let values = values.iter();
            values
                .map(|value| option(value.word, said(value.word), (value.is)(settings)))
                .collect()
        }
        Kind::Language => {
            let nobodys = words.say("setup-language-none");
            let mut options = vec![option(AUTOMATIC, nobodys, settings.language.is_none())];
            options.extend(Language::ALL.map(|each| {
                let label = settings::language(each);
                option(each.code(), label, settings.language == Some(each))
            }));
            options
        }
        Kind::Name | Kind::Amount(_) | Kind::Time(_) | Kind::Switch(_) | Kind::Stakes => {
            return None;
        }
    };
    Some(one_of(button, settings::called(words, setting), options))
}

/// The button that turns a setting on or off, or clears what is chosen, with the key of its label.
fn turn(settings: &Settings, setting: Setting) -> Option<(SetupKey, String)> {
    let About { name, kind, .. } = setting.about();
    let is_set = match kind {
        Kind::Switch([on, off]) => {
            let (to, value) = if (on.is)(settings) {
                (SetupKey::Clear(setting), off)
            } else {
                (SetupKey::Set(setting), on)
            };
            return Some((to, format!("key-setup-{name}-{}", value.word)));
        }
        Kind::Role => matches!(settings.gm, Gm::Role(_)),
        Kind::Log => settings.log_channel.is_some(),
        Kind::Channels => !settings.channels.is_empty(),
        _ => false,
    };
    is_set.then(|| (SetupKey::Clear(setting), format!("key-setup-no-{name}")))
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
    let title = match form {
        Form::Coins | Form::Stakes => "setup-page-coins".to_owned(),
        Form::Name | Form::Currency | Form::Clock => format!("setup-{}", form.name()),
    };
    let lines = form.settings();
    let lines = lines.map(|setting| line(words, settings, defaults, setting));
    Dialog {
        button: Button::Setup(SetupKey::Form(form)),
        title: words.say(&title),
        lines: lines.collect(),
    }
}

/// The line of a form for one setting.
fn line(words: &Words, settings: &Settings, defaults: &Defaults, setting: Setting) -> Line {
    let About { name, kind, .. } = setting.about();
    let own = format!("setup-label-{name}");
    let label = if words.has(&own) {
        words.say(&own)
    } else {
        settings::called(words, setting)
    };
    let now = setting.text(settings, defaults);
    let own_hint = format!("setup-hint-{name}");
    let (value, hint, longest, need) = match kind {
        Kind::Amount(Amount {
            bounds: (least, _),
            now,
            ..
        }) => {
            let coins = words.coins(now(settings, defaults).unwrap_or(Coins::ZERO));
            if least == Coins::ZERO {
                (coins, words.say("setup-hint-off"), 100, Need::MayBeEmpty)
            } else {
                (coins.clone(), coins, 100, Need::Filled)
            }
        }
        Kind::Time(time) => {
            let (least, most) = time.shown_bounds();
            let args = args!["least" => least, "most" => most];
            if time.is_optional() {
                (now, words.with(&own_hint, args), 100, Need::MayBeEmpty)
            } else {
                (now, words.with("dialog-hint", args), 100, Need::Filled)
            }
        }
        Kind::Name => (
            now,
            words.say(&own_hint),
            bounds::LONGEST_HOUSE_NAME,
            Need::MayBeEmpty,
        ),
        _ => (now, words.say(&own_hint), 120, Need::MayBeEmpty),
    };
    Line {
        label,
        hint,
        value,
        longest,
        need,
    }
}

/// The sentence for invalid settings.
pub fn settings_refused(words: &Words, error: &SettingsError) -> String {
    let (key, args) = match *error {
        SettingsError::OutOfBounds(setting) => {
            let bounds = match setting.about().kind {
                Kind::Amount(Amount {
                    bounds: (least, most),
                    ..
                }) => {
                    args!["least" => words.coins(least), "most" => words.coins(most)]
                }
                Kind::Time(time) => {
                    let (least, most) = time.shown_bounds();
                    args!["least" => least, "most" => most]
                }
                Kind::Name => args!["most" => bounds::LONGEST_HOUSE_NAME],
                _ => args!["most" => bounds::MOST_CHANNELS],
            };
            return words.with(&settings::refusal_key(setting), bounds);
        }
        SettingsError::StakesCross { least, most } => (
            "settings-stakes-cross",
            args!["least" => words.coins(least), "most" => words.coins(most)],
        ),
        SettingsError::StartingBelowStake { starting, least } => (
            "settings-starting-below",
            args!["starting" => words.coins(starting), "least" => words.coins(least)],
        ),
        SettingsError::CapBelowStake { cap, least } => (
            "settings-cap-below",
            args!["cap" => words.coins(cap), "least" => words.coins(least)],
        ),
    };
    words.with(key, args)
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

/// The sentence for what is no coin of the currency.
pub fn coin_refused(words: &Words, typed: &str) -> String {
    let kinds = words.currency().denominations().iter();
    let names: Vec<&str> = kinds.map(|kind| kind.name.as_str()).collect();
    if names.is_empty() {
        return words.say("setup-coin-single");
    }
    let args = args!["name" => plain(typed), "coins" => words.choice(&names)];
    words.with("setup-coin-unknown", args)
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
    let name = |coins: Coins| {
        let said = plain.coins(coins);
        said.trim_start_matches(|c: char| !c.is_alphabetic())
            .to_owned()
    };
    (name(Coins(2)), name(Coins(1)))
}

/// One setting: its name, its value, and what it means. The stakes are told together.
fn part(words: &Words, settings: &Settings, defaults: &Defaults, setting: Setting) -> Option<Part> {
    let value = |setting: Setting| {
        let now = setting.text(settings, defaults);
        settings::value(words, setting, &now)
    };
    let (name, value) = match setting {
        Setting::Highest => return None,
        Setting::Coin if !settings.has_several_coins() => return None,
        Setting::Usual if settings.usual_stakes.is_empty() => return None,
        Setting::Lowest => {
            let stakes =
                args!["least" => value(Setting::Lowest), "most" => value(Setting::Highest)];
            ("stakes", words.with("setup-from-to", stakes))
        }
        _ => (setting.about().name, value(setting)),
    };
    let what = words.say(&format!("setup-{name}-what"));
    Some(Part {
        heading: words.say(&format!("setup-{name}")),
        text: words.with("setup-value", args!["value" => value, "what" => what]),
    })
}

/// Told to the game master once: the server keeps its coins as they were, although the bot's defaults have changed.
pub fn kept_coins(words: &Words, settings: &Settings, defaults: &Defaults) -> String {
    let mut new = settings.clone();
    new.take_defaults();
    let said = |setting: Setting, of: &Settings| {
        settings::value(words, setting, &setting.text(of, defaults))
    };
    words.with(
        "setup-kept",
        args![
            "starting" => said(Setting::Starting, settings),
            "allowance" => said(Setting::Allowance, settings),
            "new-starting" => said(Setting::Starting, &new),
            "new-allowance" => said(Setting::Allowance, &new),
            "command" => words.command(&["tavern", "setup"]),
            "page" => words.say("setup-page-coins")
        ],
    )
}
