//! The wording of settings: on their own pages, and in the log when they change.

use super::orders::quoted;
use crate::words::{Words, args, plain};
use books::{Currency, Denomination};
use pages::{Age, Changed, Gm, Language, Moments, Regulars};
use table::Place;

/// Who is game master.
pub fn gm(words: &Words, gm: Gm) -> String {
    match gm {
        Gm::Role(role) => format!("<@&{}>", role.0),
        Gm::Managers | Gm::Lost => words.say("setup-managers"),
    }
}

/// The name of the house, with formatting disabled; says so if it has none.
pub fn house_name(words: &Words, name: &str) -> String {
    match name {
        "" => words.say("setup-name-none"),
        name => plain(name),
    }
}

/// The log channel, as a mention.
pub fn log_channel(words: &Words, channel: Option<String>) -> String {
    channel.unwrap_or_else(|| words.say("setup-log-none"))
}

/// Coins per day; 0 means none.
pub fn a_day(words: &Words, coins: i64) -> String {
    match coins {
        0 => words.say("setup-off"),
        coins => words.with("setup-a-day", args!["coins" => words.coins(coins)]),
    }
}

/// Coins the house is filled up to each day; 0 means none.
pub fn budget(words: &Words, coins: i64) -> String {
    match coins {
        0 => words.say("setup-off"),
        coins => words.with("setup-up-to-a-day", args!["coins" => words.coins(coins)]),
    }
}

/// Whether the regulars come.
pub fn regulars(words: &Words, regulars: Regulars) -> String {
    words.say(match regulars {
        Regulars::Come => "setup-regulars-on",
        Regulars::StayAway => "setup-regulars-off",
    })
}

/// Whether moments are told.
pub fn moments(words: &Words, moments: Moments) -> String {
    words.say(match moments {
        Moments::Told => "setup-moments-on",
        Moments::Untold => "setup-moments-off",
    })
}

/// The channels for tables, as mentions; if empty, all.
pub fn channels(words: &Words, channels: &[String]) -> String {
    match channels {
        [] => words.say("setup-all-channels"),
        some => words.list(some),
    }
}

/// Whether tables need age-restricted channels.
pub fn age(words: &Words, age: Age) -> String {
    words.say(match age {
        Age::All => "setup-age-all",
        Age::Restricted => "setup-age-restricted",
    })
}

/// Where new tables stand.
pub fn place(words: &Words, place: Place) -> String {
    words.say(match place {
        Place::Channel => "setup-place-channel",
        Place::Thread => "setup-place-thread",
    })
}

/// The turn time.
pub fn seconds(words: &Words, seconds: u32) -> String {
    words.with("setup-seconds", args!["seconds" => seconds])
}

/// The limit for pauses in minutes; `None` for the default.
pub fn pause(words: &Words, minutes: Option<u32>) -> String {
    match minutes {
        Some(minutes) => words.with("setup-minutes", args!["minutes" => minutes]),
        None => words.say("setup-pause-usual"),
    }
}

/// A language by its own name.
pub fn language(words: &Words, language: Language) -> String {
    words.say(&format!("language-{}", language.code()))
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
    let Some(called) = called(&change.setting) else {
        // From a version with more settings than this one.
        let setting = quoted(&change.setting);
        return words.with(
            "log-setting",
            args!["setting" => setting, "before" => quoted(&change.before), "after" => quoted(&change.after)],
        );
    };
    let value = |kept: &str| value(words, &change.setting, kept).unwrap_or_else(|| quoted(kept));
    words.with(
        "log-setting",
        args![
            "setting" => words.say(called),
            "before" => value(&change.before),
            "after" => value(&change.after)
        ],
    )
}

/// The default stakes of games; if none are set, the bot's own.
pub fn usual_stakes<'a>(words: &Words, stakes: impl Iterator<Item = (&'a str, i64)>) -> String {
    let said = |(game, stake): (&str, i64)| {
        let game = words.say(&format!("game-{game}"));
        words.with(
            "setup-usual-of",
            args!["game" => game, "stake" => words.coins(stake)],
        )
    };
    let said: Vec<String> = stakes.map(said).collect();
    if said.is_empty() {
        words.say("setup-usual-none")
    } else {
        words.row(&said)
    }
}

/// The key of the name of a setting, from its short key in the log.
fn called(setting: &str) -> Option<&'static str> {
    Some(match setting {
        "gm" => "setup-gm",
        "name" => "setup-name",
        "currency" => "setup-currency",
        "starting" => "setup-starting",
        "allowance" => "setup-allowance",
        "lowest" => "setup-label-lowest",
        "highest" => "setup-label-highest",
        "cap" => "setup-cap",
        "budget" => "setup-budget",
        "regulars" => "setup-regulars",
        "moments" => "setup-moments",
        "channels" => "setup-channels",
        "age" => "setup-age",
        "thread" => "setup-place",
        "turn-seconds" => "setup-clock",
        "pause-minutes" => "setup-pause",
        "language" => "setup-language",
        "log" => "setup-log",
        "usual" => "setup-usual",
        _ => return None,
    })
}

/// A value from the log, worded as on the settings pages.
fn value(words: &Words, setting: &str, kept: &str) -> Option<String> {
    let mention = || (!kept.is_empty()).then(|| kept.to_owned());
    let number = || kept.parse::<i64>().ok();
    Some(match setting {
        "gm" => mention().unwrap_or_else(|| gm(words, Gm::Managers)),
        "name" => house_name(words, kept),
        "currency" => currency(words, &kept.parse().ok()?),
        "starting" | "lowest" | "highest" => words.coins(number()?),
        "cap" if kept.is_empty() => a_day(words, 0),
        "allowance" | "cap" => a_day(words, number()?),
        "budget" => budget(words, number()?),
        "regulars" if kept.is_empty() => regulars(words, Regulars::Come),
        "regulars" => regulars(words, Regulars::StayAway),
        "moments" if kept.is_empty() => moments(words, Moments::Told),
        "moments" => moments(words, Moments::Untold),
        "channels" => {
            let named: Vec<String> = kept.split_whitespace().map(str::to_owned).collect();
            channels(words, &named)
        }
        "age" => age(
            words,
            if kept.is_empty() {
                Age::All
            } else {
                Age::Restricted
            },
        ),
        "thread" => place(
            words,
            if kept.is_empty() {
                Place::Channel
            } else {
                Place::Thread
            },
        ),
        "turn-seconds" => seconds(words, kept.parse().ok()?),
        "pause-minutes" if kept.is_empty() => pause(words, None),
        "pause-minutes" => pause(words, Some(kept.parse().ok()?)),
        "usual" => {
            let said = kept
                .split_whitespace()
                .filter_map(|each| each.split_once('='));
            usual_stakes(
                words,
                said.filter_map(|(game, stake)| Some((game, stake.parse().ok()?))),
            )
        }
        "language" => language(words, Language::of_locale(kept)?),
        "log" => log_channel(words, mention()),
        _ => return None,
    })
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
