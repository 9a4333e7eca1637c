//! Every sentence a player reads, from `locales/` by its key.

use crate::tavern::{AmountError, Currency, Settings};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

pub use crate::tavern::figure;

/// The texts of the English house, by subject.
const ENGLISH: &[&str] = &[
    include_str!("../../locales/en/cards.ftl"),
    include_str!("../../locales/en/character.ftl"),
    include_str!("../../locales/en/coins.ftl"),
    include_str!("../../locales/en/commands.ftl"),
    include_str!("../../locales/en/hand.ftl"),
    include_str!("../../locales/en/house.ftl"),
    include_str!("../../locales/en/patrons.ftl"),
    include_str!("../../locales/en/past.ftl"),
    include_str!("../../locales/en/pictures.ftl"),
    include_str!("../../locales/en/reports.ftl"),
    include_str!("../../locales/en/log.ftl"),
    include_str!("../../locales/en/orders.ftl"),
    include_str!("../../locales/en/privacy.ftl"),
    include_str!("../../locales/en/result.ftl"),
    include_str!("../../locales/en/rules.ftl"),
    include_str!("../../locales/en/session.ftl"),
    include_str!("../../locales/en/setup.ftl"),
    include_str!("../../locales/en/shuffle.ftl"),
    include_str!("../../locales/en/sorry.ftl"),
    include_str!("../../locales/en/table.ftl"),
];

/// What a sentence speaks of: `args!["name" => value, …]`.
macro_rules! args {
    ($($name:literal => $value:expr),+ $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set($name, $value);)+
        args
    }};
}
pub(crate) use args;

/// The sentences of one language, with the coins of one server. Clones share all of it.
#[derive(Clone)]
pub struct Words {
    bundle: Arc<FluentBundle<FluentResource>>,
    settings: Arc<Settings>,
}

impl Words {
    /// English, which every other language falls back to.
    ///
    /// What a text of ours has wrong is logged, and the rest is used; a test reads them all.
    pub fn english() -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![
            "en".parse::<LanguageIdentifier>().unwrap_or_default(),
        ]);
        // Otherwise each argument is wrapped in invisible characters, which break mentions and times.
        bundle.set_use_isolating(false);
        for text in ENGLISH {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(read, errors)| {
                    tracing::error!(?errors, "a text cannot be read");
                    read
                });
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::error!(?errors, "a text stands twice");
            }
        }
        Words {
            bundle: Arc::new(bundle),
            settings: Arc::default(),
        }
    }

    /// The same as a server with these settings speaks: in its currency.
    #[must_use]
    pub fn of(&self, settings: Arc<Settings>) -> Words {
        Words {
            bundle: self.bundle.clone(),
            settings,
        }
    }

    /// The sentence of a key that takes no arguments.
    pub fn say(&self, key: &str) -> String {
        self.look_up(key, None)
    }

    /// The sentence of a key with its arguments.
    pub fn with(&self, key: &str, args: FluentArgs<'_>) -> String {
        self.look_up(key, Some(&args))
    }

    /// What the house is called, if it has a name; it formats and mentions nothing.
    pub fn house_name(&self) -> Option<String> {
        let name = self.settings.house_name.as_str();
        (!name.is_empty()).then(|| plain(name))
    }

    /// The currency of the server.
    pub fn currency(&self) -> &Currency {
        &self.settings.currency
    }

    /// A number of coins in words: "1 coin", "5 crowns", "12 gp 3 sp".
    pub fn coins(&self, coins: i64) -> String {
        match self.currency() {
            Currency::Plain => {
                self.with("coins", args!["coins" => coins, "figure" => figure(coins)])
            }
            currency => currency.format(coins),
        }
    }

    /// A number of coins where it is clear what it counts: "5", "12 gp 3 sp".
    pub fn sum(&self, coins: i64) -> String {
        match self.currency() {
            Currency::Plain | Currency::Named { .. } => figure(coins),
            currency => currency.format(coins),
        }
    }

    /// Coins won or lost, with their sign: "+5", "−2", "±0", "+12 gp 3 sp".
    pub fn won(&self, coins: i64) -> String {
        match coins {
            1.. => format!("+{}", self.sum(coins)),
            0 => self.signed(0),
            _ => self.sum(coins),
        }
    }

    /// Points, with their sign: "+5", "−2", "±0".
    pub fn signed(&self, points: i64) -> String {
        match points {
            0 => "±0".to_owned(),
            1.. => format!("+{}", figure(points)),
            _ => figure(points),
        }
    }

    /// At least one coin, as somebody typed it in the currency of the server.
    ///
    /// # Errors
    /// What is wrong with it; [`super::screens::amount_refused`] has the sentence.
    pub fn amount(&self, text: &str) -> Result<i64, AmountError> {
        self.currency().parse(text)
    }

    /// Several things in a row: "a", "a and b", "a, b and c".
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        match items {
            [] => String::new(),
            [one] => one.as_ref().to_owned(),
            [first @ .., last] => {
                let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
                let first = first.join(&self.say("list-comma"));
                self.with("list-and", args!["first" => first, "last" => last.as_ref()])
            }
        }
    }

    fn look_up(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            #[cfg(test)]
            panic!("there is no sentence {key}");
            #[cfg(not(test))]
            {
                tracing::error!(key, "a sentence is missing");
                return key.to_owned();
            }
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, args, &mut errors)
            .into_owned();
        if !errors.is_empty() {
            #[cfg(test)]
            panic!("{key} lacks something: {errors:?}");
            #[cfg(not(test))]
            tracing::error!(key, ?errors, "a sentence lacks something");
        }
        text
    }

    /// Whether there is such a sentence.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// A name somebody chose, so that it cannot format, link or mention anything.
pub fn plain(name: &str) -> String {
    plain_words(name, LONGEST_NAME)
}

/// So many letters of what somebody typed, none of which formats, links or mentions.
pub fn plain_words(typed: &str, longest: usize) -> String {
    let mut text = String::with_capacity(typed.len());
    for letter in typed.chars().take(longest) {
        if "\\*_~`|>#[]()<@:-".contains(letter) {
            text.push('\\');
        }
        text.push(if letter.is_control() { ' ' } else { letter });
    }
    text
}

/// Letters of a name that are shown; Discord's own names have at most 32.
const LONGEST_NAME: usize = 32;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    #[test]
    fn coins_are_counted_in_words() {
        let words = Words::english();
        assert_eq!(words.coins(1), "1 coin");
        assert_eq!(words.coins(0), "0 coins");
        assert_eq!(words.coins(12_345), "12,345 coins");
        assert_eq!(
            words.coins(1_000_000_000_000_000),
            "1,000,000,000,000,000 coins"
        );
        assert_eq!(words.signed(-3), "−3");
    }

    #[test]
    fn a_server_speaks_of_its_own_coins() {
        let of = |currency: &str| {
            let currency = currency.parse().unwrap();
            let settings = Settings {
                currency,
                ..Settings::default()
            };
            Words::english().of(Arc::new(settings))
        };
        for (currency, coins, said, sum, won) in [
            ("", 1230, "1,230 coins", "1,230", "+1,230"),
            ("crown/crowns", 1, "1 crown", "1", "+1"),
            ("crown/crowns", -5, "−5 crowns", "−5", "−5"),
            (
                "gp=100 sp=10 cp=1",
                1230,
                "12 gp 3 sp",
                "12 gp 3 sp",
                "+12 gp 3 sp",
            ),
            ("gp=100 sp=10 cp=1", -3, "−3 cp", "−3 cp", "−3 cp"),
            ("gp=100 sp=10 cp=1", 0, "0 cp", "0 cp", "±0"),
        ] {
            let words = of(currency);
            assert_eq!(words.coins(coins), said);
            assert_eq!(words.sum(coins), sum);
            assert_eq!(words.won(coins), won);
            // Points are no coins.
            assert_eq!(words.signed(coins), Words::english().signed(coins));
        }
    }

    #[test]
    fn a_row_of_things_reads_like_a_sentence() {
        let words = Words::english();
        assert_eq!(words.list(&["a"]), "a");
        assert_eq!(words.list(&["a", "b", "c"]), "a, b and c");
    }

    #[test]
    fn a_name_cannot_format_or_mention() {
        assert_eq!(plain("**bold** <@1>"), "\\*\\*bold\\*\\* \\<\\@1\\>");
        assert_eq!(plain("two\nlines"), "two lines");
    }

    /// The keys of all texts, in the order in which they stand.
    fn keys() -> Vec<String> {
        ENGLISH
            .iter()
            .flat_map(|text| text.lines())
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once('='))
            .map(|(key, _)| key.trim().to_owned())
            .collect()
    }

    /// Every quoted word of our sources under `discord/`.
    fn quoted(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                quoted(&path, found);
            } else {
                let source = fs::read_to_string(&path).unwrap();
                found.extend(source.split('"').skip(1).step_by(1).map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_text_reads_and_no_key_stands_twice() {
        for text in ENGLISH {
            if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
                panic!("{errors:?}");
            }
        }
        let keys = keys();
        let unique: BTreeSet<&String> = keys.iter().collect();
        assert_eq!(unique.len(), keys.len());
    }

    #[test]
    fn every_key_is_used() {
        let mut found = BTreeSet::new();
        quoted(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord"),
            &mut found,
        );
        let mut made = super::super::commands::keys(&Words::english());
        made.extend(super::super::screens::rule_keys());
        made.extend(patrons::talk_keys());
        let unused: Vec<String> = keys()
            .into_iter()
            .filter(|key| !found.contains(key) && !made.contains(key))
            .collect();
        assert!(unused.is_empty(), "no screen says: {unused:#?}");
    }

    #[test]
    fn every_key_that_is_used_has_its_sentence() {
        fn asked(folder: &Path, found: &mut BTreeSet<String>) {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    asked(&path, found);
                    continue;
                }
                let source = fs::read_to_string(&path).unwrap();
                for call in [".say(\"", ".with(\"", "with(\n", "key!(\""] {
                    for after in source.split(call).skip(1) {
                        let after = after.trim_start().trim_start_matches('"');
                        found.extend(after.split('"').next().map(str::to_owned));
                    }
                }
            }
        }
        let mut found = BTreeSet::new();
        asked(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord"),
            &mut found,
        );
        found.extend(super::super::commands::keys(&Words::english()));
        found.extend(super::super::screens::rule_keys());
        found.extend(patrons::talk_keys());
        let words = Words::english();
        let missing: Vec<&String> = found
            .iter()
            .filter(|key| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
            .filter(|key| !words.has(key))
            .collect();
        assert!(missing.is_empty(), "no text for: {missing:#?}");
    }
}
