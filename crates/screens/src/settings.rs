//! The wording of settings: on their own pages, and in the log when they change.

use super::orders::quoted;
use crate::words::{Words, args, plain};
use ::rules::Coins;
use books::{Currency, Denomination};
use pages::setting::{Kind, Setting, Unit};
use pages::{Changed, Language};

/// What a setting is called.
pub fn called(words: &Words, setting: Setting) -> String {
    words.say(&format!("setup-{}", setting.about().name))
}

/// The sentence for a value of a setting, as it is in the log.
pub fn value(words: &Words, setting: Setting, kept: &str) -> String {
    worded(words, setting, kept).unwrap_or_else(|| quoted(kept))
}

fn worded(words: &Words, setting: Setting, kept: &str) -> Option<String> {
    let is_none = kept.is_empty();
    let name = setting.about().name;
    let own = |word: &str| words.say(&format!("setup-{name}-{word}"));
    Some(match setting.about().kind {
        Kind::Role if is_none => words.say("setup-managers"),
        Kind::Name | Kind::Log | Kind::Language if is_none => own("none"),
        Kind::Role | Kind::Log => kept.to_owned(),
        Kind::Name => plain(kept),
        Kind::Currency => currency(words, &kept.parse().ok()?),
        Kind::Coin if is_none => match words.currency().denominations().last() {
            Some(smallest) => smallest.name.clone(),
            None => own("none"),
        },
        Kind::Coin => kept.to_owned(),
        Kind::Amount(amount) => {
            let coins = if is_none { 0 } else { kept.parse().ok()? };
            amount_of(words, amount.said, Coins(coins))
        }
        Kind::Time(_) if is_none => own("usual"),
        Kind::Time(time) => {
            let number: u32 = kept.parse().ok()?;
            match time.unit {
                Unit::Second => words.with("setup-seconds", args!["seconds" => number]),
                Unit::Minute => words.with("setup-minutes", args!["minutes" => number]),
            }
        }
        Kind::Menu(values) => own(values.iter().find(|value| value.logged == kept)?.word),
        Kind::Switch([on, _]) => own(if kept == on.logged { "on" } else { "off" }),
        Kind::Channels if is_none => words.say("setup-all-channels"),
        Kind::Channels => {
            let named: Vec<&str> = kept.split_whitespace().collect();
            words.list(&named)
        }
        Kind::Language => language(Language::of_locale(kept)?),
        Kind::Stakes if is_none => own("none"),
        Kind::Stakes => {
            let each = kept.split_whitespace();
            let stakes = each.filter_map(|each| each.split_once('='));
            let said = stakes.filter_map(|(game, stake)| {
                let game = words.say(&format!("game-{game}"));
                let stake = words.coins(Coins(stake.parse().ok()?));
                Some(words.with("setup-usual-of", args!["game" => game, "stake" => stake]))
            });
            words.row(&said.collect::<Vec<_>>())
        }
    })
}

/// Coins by the key of their sentence, where 0 is "off"; without one, the bare amount.
pub fn amount_of(words: &Words, said: Option<&str>, coins: Coins) -> String {
    match (said, coins) {
        (Some(_), Coins::ZERO) => words.say("setup-off"),
        (Some(key), coins) => words.with(key, args!["coins" => words.coins(coins)]),
        (None, coins) => words.coins(coins),
    }
}

/// A language by its own name.
pub fn language(language: Language) -> String {
    Words::in_language(language).say("language-name")
}

/// A currency with the worth of its coins: "gp (100 cp), sp (10 cp) and cp".
pub fn currency(words: &Words, currency: &Currency) -> String {
    match currency {
        Currency::Plain => words.say("currency-plain"),
        Currency::Named { one, many } if one == many => one.clone(),
        Currency::Named { one, many } => words.with(
            "currency-named",
            args!["one" => one.as_str(), "many" => many.as_str()],
        ),
        Currency::Denominations(kinds) => {
            let unit = kinds.last().map_or("", |unit| unit.name.as_str());
            let kind = |kind: &Denomination| {
                match kind.worth {
                1 => kind.name.clone(),
                worth => words.with(
                    "currency-worth",
                    args!["name" => kind.name.as_str(), "worth" => words.figure(worth), "unit" => unit],
                ),
            }
            };
            let kinds: Vec<String> = kinds.iter().map(kind).collect();
            words.list(&kinds)
        }
    }
}

/// Preset currencies, by the keys of their names.
pub const READY_MADE: [(&str, &str); 4] = [
    ("currency-dnd", "pp=1000 gp=100 ep=50 sp=10 cp=1"),
    ("currency-pathfinder", "pp=1000 gp=100 sp=10 cp=1"),
    ("currency-old-dragon", "po=100 pp=10 pc=1"),
    ("currency-crowns", "crown=240 shill=12 pence=1"),
];

/// The currencies on offer: plain coins and the presets.
pub fn offered_currencies() -> Vec<(&'static str, Currency)> {
    let ready = READY_MADE.into_iter();
    let ready = ready.filter_map(|(key, text)| Some((key, text.parse().ok()?)));
    std::iter::once(("currency-plain", Currency::Plain))
        .chain(ready)
        .collect()
}

/// A changed setting: its name on the settings pages, its new and its old value.
pub fn changed(words: &Words, change: &Changed) -> String {
    let setting = Setting::of_log(&change.setting);
    // From a version with more settings than this one.
    let name = setting.map_or_else(|| quoted(&change.setting), |own| called(words, own));
    let said = |kept: &str| setting.map_or_else(|| quoted(kept), |own| value(words, own, kept));
    let (before, after) = (said(&change.before), said(&change.after));
    let args = args!["setting" => name, "before" => before, "after" => after];
    words.with("log-setting", args)
}

/// The key of the sentence that refuses a value of a setting.
pub fn refusal_key(setting: Setting) -> String {
    match setting {
        Setting::Lowest | Setting::Highest => "settings-stakes".to_owned(),
        _ => format!("settings-{}", setting.about().name),
    }
}

/// The keys that are made of the names of settings.
#[cfg(any(test, feature = "testing"))]
pub fn keys() -> std::collections::BTreeSet<String> {
    use pages::setting::{About, Form};
    let words = Words::english();
    let mut keys =
        std::collections::BTreeSet::from(["setup-stakes", "setup-stakes-what"].map(str::to_owned));
    keys.extend(Form::ALL.map(|form| format!("key-setup-{}", form.name())));
    for setting in Setting::ALL {
        let About { name, kind, .. } = setting.about();
        let mut own: Vec<&str> = vec!["setup-NAME"];
        // The stakes are told together.
        if !matches!(setting, Setting::Lowest | Setting::Highest) {
            own.push("setup-NAME-what");
        }
        own.extend(match kind {
            Kind::Role | Kind::Channels => &["setup-choose-NAME", "key-setup-no-NAME"][..],
            Kind::Log => &["setup-choose-NAME", "key-setup-no-NAME", "setup-NAME-none"],
            Kind::Name => &["setup-hint-NAME", "setup-NAME-none"],
            Kind::Currency => &["setup-hint-NAME"],
            Kind::Time(time) if time.is_optional() => &["setup-hint-NAME", "setup-NAME-usual"],
            Kind::Coin | Kind::Language | Kind::Stakes => &["setup-NAME-none"],
            Kind::Switch(_) => &["setup-NAME-on", "setup-NAME-off"],
            Kind::Amount(_) | Kind::Time(_) | Kind::Menu(_) => &[],
        });
        keys.extend(own.into_iter().map(|key| key.replace("NAME", name)));
        let before = if let Kind::Switch(_) = kind {
            "key-"
        } else {
            ""
        };
        let values = kind.values().iter();
        keys.extend(values.map(|value| format!("{before}setup-{name}-{}", value.word)));
        if let Kind::Amount(amount) = kind {
            keys.extend(amount.said.map(str::to_owned));
        }
        if let Kind::Name | Kind::Amount(_) | Kind::Time(_) | Kind::Channels = kind {
            keys.insert(refusal_key(*setting));
        }
        keys.extend(Some(format!("setup-label-{name}")).filter(|key| words.has(key)));
    }
    keys
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn said(language: Language, setting: &str, before: &str, after: &str) -> String {
        let change = Changed {
            setting: setting.to_owned(),
            before: before.to_owned(),
            after: after.to_owned(),
        };
        changed(&Words::in_language(language), &change)
    }

    #[test]
    fn a_change_reads_as_on_the_pages_of_the_settings() {
        let english = |setting, before, after| said(Language::English, setting, before, after);
        for (setting, before, after, reads) in [
            (
                "gm",
                "",
                "<@&5>",
                "Game master: now **<@&5>** (before: anyone who can manage the server)",
            ),
            (
                "name",
                "",
                "The Boar",
                "Name of the house: now **The Boar** (before: none)",
            ),
            (
                "currency",
                "",
                "gp=100 cp=1",
                "Currency: now **gp (100 cp) and cp** (before: coins)",
            ),
            (
                "starting",
                "100",
                "1",
                "Starting coins: now **1 coin** (before: 100 coins)",
            ),
            (
                "allowance",
                "0",
                "5",
                "Allowance: now **5 coins a day** (before: off)",
            ),
            (
                "lowest",
                "1",
                "3",
                "Lowest stake: now **3 coins** (before: 1 coin)",
            ),
            (
                "cap",
                "",
                "50",
                "Daily loss limit: now **50 coins a day** (before: off)",
            ),
            (
                "budget",
                "10000",
                "0",
                "House budget: now **off** (before: topped up to 10,000 coins a day)",
            ),
            (
                "channels",
                "<#1> <#2>",
                "",
                "Channels: now **all** (before: <#1> and <#2>)",
            ),
            (
                "age",
                "",
                "restricted",
                "Age restriction: now **age-restricted channels only** (before: any channel)",
            ),
            (
                "thread",
                "",
                "own",
                "Table location: now **in its own thread** (before: in the channel)",
            ),
            (
                "turn-seconds",
                "120",
                "60",
                "Turn time: now **60 seconds** (before: 120 seconds)",
            ),
            (
                "pause-minutes",
                "60",
                "1",
                "Longest pause: now **1 minute** (before: 60 minutes)",
            ),
            (
                "pause-minutes",
                "",
                "60",
                "Longest pause: now **60 minutes** (before: 60 minutes; slow tables: a day)",
            ),
            (
                "language",
                "en",
                "de",
                "Language: now **Deutsch** (before: English)",
            ),
            (
                "log",
                "",
                "<#7>",
                "Log channel: now **<#7>** (before: none)",
            ),
            (
                "of-tomorrow",
                "a*",
                "b",
                "of\\-tomorrow: now **b** (before: a\\*)",
            ),
        ] {
            assert_eq!(english(setting, before, after), reads);
        }
        assert_eq!(
            said(Language::German, "cap", "", "50"),
            "Verlustgrenze: jetzt **50 Münzen am Tag** (bisher: aus)"
        );
    }

    #[test]
    fn a_ready_made_currency_is_taken_as_it_is_offered() {
        for (_, ready) in READY_MADE {
            assert_eq!(Currency::typed(ready).unwrap().to_string(), ready);
        }
        let offered: Vec<&str> = offered_currencies().iter().map(|each| each.0).collect();
        let named = READY_MADE.map(|each| each.0);
        assert_eq!(offered, [&["currency-plain"][..], &named].concat());
    }
}
