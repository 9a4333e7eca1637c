//! Every sentence a player reads, looked up by its key in `locales/`.

use crate::faces::{Face, Faces};
use books::{Currency, Thousands, figure};
pub use fluent_bundle::FluentArgs;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use pages::text::{isolated, tidy};
use pages::{Cards, Language, Look, Settings};
use rules::{Card, Coins};
use std::sync::{Arc, OnceLock};
use table::CoinKind;
use unic_langid::LanguageIdentifier;

/// What the program keeps for a key (`build.rs`).
#[derive(Clone, Copy)]
enum Text {
    /// The text: nothing is filled in.
    Fixed(&'static str),
    /// Fluent has it.
    FilledIn,
}

/// What the program keeps for the keys of a language, sorted, and the texts with parts to fill in (`build.rs`).
fn kept(language: Language) -> (&'static [(&'static str, Text)], &'static str) {
    let code = language.code();
    include!(concat!(env!("OUT_DIR"), "/texts.rs"))
}

/// What a language has for this key: that of a text, or of a form beside it (`rank-king.the`).
fn text(language: Language, key: &str) -> Option<Text> {
    let (texts, _) = kept(language);
    let place = texts.binary_search_by_key(&key, |(key, _)| key);
    place.ok().map(|place| texts[place].1)
}

/// The texts of a language with parts to fill in.
fn source(language: Language) -> &'static str {
    kept(language).1
}

type Texts = FluentBundle<FluentResource>;

/// The texts of a language that Fluent fills in, parsed once.
fn texts(language: Language) -> &'static Texts {
    static ALL: [OnceLock<Texts>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    ALL[language as usize].get_or_init(|| read(language))
}

/// Parses the texts of a language. Errors are logged and the rest is used; a test parses them all.
fn read(language: Language) -> Texts {
    let mut texts = FluentBundle::new_concurrent(vec![
        language
            .code()
            .parse::<LanguageIdentifier>()
            .unwrap_or_default(),
    ]);
    // Otherwise each argument is wrapped in invisible characters, which break mentions and times.
    texts.set_use_isolating(false);
    let resource =
        FluentResource::try_new(source(language).to_owned()).unwrap_or_else(|(read, errors)| {
            tracing::error!(?errors, "cannot parse a text");
            read
        });
    if let Err(errors) = texts.add_resource(resource) {
        tracing::error!(?errors, "a text is defined twice");
    }
    texts
}

/// The arguments of a sentence: `args!["name" => value, …]`.
#[macro_export]
macro_rules! args {
    ($($name:literal => $value:expr),+ $(,)?) => {{
        let mut args = $crate::words::FluentArgs::new();
        $(args.set($name, $value);)+
        args
    }};
}
pub use args;

/// The sentences of one language, with one server's coins, and cards as one reader likes them. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    language: Language,
    settings: Arc<Settings>,
    cards: Cards,
    faces: Arc<Faces>,
    coins_are: CoinKind,
    /// The language in which the house addresses everyone.
    house: Language,
    /// The language of the public messages spoken of, if not the server's.
    public: Option<Language>,
}

/// What a language puts between thousands.
pub(crate) fn thousands(language: Language) -> Thousands {
    match language {
        Language::English => Thousands::Comma,
        Language::German | Language::Italian => Thousands::Point,
        Language::French => Thousands::Space,
    }
}

impl Words {
    /// English, which every other language falls back to.
    pub fn english() -> Words {
        Words::in_language(Language::English)
    }

    /// A language, without a server's coins or card emoji.
    pub fn in_language(language: Language) -> Words {
        Words {
            language,
            settings: Arc::default(),
            cards: Cards::default(),
            faces: Arc::default(),
            coins_are: CoinKind::Purse,
            house: language,
            public: None,
        }
    }

    /// The words outside any server, for a reader whose Discord uses this locale.
    pub fn for_locale(locale: &str) -> Words {
        Words::in_language(Language::of_locale(locale).unwrap_or_default())
    }

    /// The same with the currency of a server with these settings, and the language that its game master chose, if one
    /// was chosen.
    #[must_use]
    pub fn with_settings(mut self, settings: Arc<Settings>) -> Words {
        self.house = settings.language.unwrap_or(self.house);
        self.settings = settings;
        self
    }

    /// The same in a server where the house addresses everyone in this language.
    #[must_use]
    pub fn in_house_of(mut self, language: Language) -> Words {
        self.house = language;
        self
    }

    /// The same for a reader who likes cards this way, with the faces that Discord has.
    #[must_use]
    pub fn showing(mut self, cards: Cards, faces: Arc<Faces>) -> Words {
        self.cards = cards;
        self.faces = faces;
        self
    }

    /// The same about a table whose coins are of this kind: chips are called chips, in every server.
    #[must_use]
    pub fn with_coins(&self, coins_are: CoinKind) -> Words {
        Words {
            coins_are,
            ..self.clone()
        }
    }

    /// The same where public messages are in this language; `None` for the server's.
    #[must_use]
    pub fn with_public(&self, public: Option<Language>) -> Words {
        Words {
            public,
            ..self.clone()
        }
    }

    /// The same about a table: chips are called chips, and its public buttons as they stand on its message; those of a
    /// solo table stand on its member's own.
    #[must_use]
    pub fn at_table(&self, look: &Look) -> Words {
        let public = if look.solo {
            Some(self.language)
        } else {
            look.language
        };
        self.with_coins(look.terms.coins).with_public(public)
    }

    /// The language of the public messages spoken of.
    pub fn public_language(&self) -> Language {
        self.public.unwrap_or(self.house)
    }

    /// The same without emoji: for pictures, files, and text read aloud.
    #[must_use]
    pub fn without_faces(mut self) -> Words {
        self.faces = Arc::default();
        self
    }

    /// The same as everyone reads it: in the language of the public messages spoken of.
    #[must_use]
    pub fn as_public(&self) -> Words {
        Words {
            language: self.public_language(),
            ..self.clone()
        }
    }

    /// The language in which the house addresses everyone.
    pub fn house_language(&self) -> Language {
        self.house
    }

    /// The same with sums in this currency, whatever the server's is.
    #[must_use]
    pub fn in_currency(&self, currency: &Currency) -> Words {
        let settings = Settings {
            currency: currency.clone(),
            ..Settings::clone(&self.settings)
        };
        Words {
            settings: Arc::new(settings),
            ..self.clone()
        }
    }

    /// The same where a bare number counts this coin.
    #[must_use]
    pub fn counting_in(&self, coin: &str) -> Words {
        let settings = Settings {
            usual_coin: Some(coin.to_owned()),
            ..Settings::clone(&self.settings)
        };
        Words {
            settings: Arc::new(settings),
            ..self.clone()
        }
    }

    /// The settings of the server.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The label of a button on a public message: in that message's language, whoever is told about it.
    pub fn public(&self, key: &str) -> String {
        self.as_public().say(key)
    }

    /// The language of the sentences.
    pub fn language(&self) -> Language {
        self.language
    }

    /// How the reader likes to see cards.
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// The emoji of a card, if the reader wants them and Discord has it.
    pub fn face(&self, card: Card) -> Option<Face> {
        match self.cards {
            Cards::Pictures | Cards::Signs => self.faces.face(card, self.language),
            Cards::Plain => None,
        }
    }

    /// The sentence for a key without arguments.
    pub fn say(&self, key: &str) -> String {
        self.look_up(key, None)
    }

    /// The sentence for a key, with its arguments.
    pub fn with(&self, key: &str, args: FluentArgs<'_>) -> String {
        self.look_up(key, Some(&args))
    }

    /// The name of the house, if it has one, with formatting and mentions disabled.
    pub fn house_name(&self) -> Option<String> {
        let name = self.settings.house_name.as_str();
        (!name.is_empty()).then(|| plain(name))
    }

    /// The currency of the server, or plain chips.
    pub fn currency(&self) -> &Currency {
        match self.coins_are {
            CoinKind::Purse => &self.settings.currency,
            CoinKind::Chips => &Currency::Plain,
        }
    }

    /// What kind of coins is spoken of.
    pub(crate) fn coins_are(&self) -> CoinKind {
        self.coins_are
    }

    /// A number of coins in words: "1 coin", "5 crowns", "12 gp 3 sp".
    pub fn coins(&self, coins: Coins) -> String {
        match self.currency() {
            Currency::Plain => self.with(
                match self.coins_are {
                    CoinKind::Purse => "coins",
                    CoinKind::Chips => "chips",
                },
                args!["coins" => coins.0, "figure" => self.figure(coins.0)],
            ),
            currency => self.grouped(currency.format(coins.0)),
        }
    }

    /// A number of coins where the unit is clear: "5", "12 gp 3 sp".
    pub fn sum(&self, coins: Coins) -> String {
        match self.currency() {
            Currency::Plain | Currency::Named { .. } => self.figure(coins.0),
            currency => self.grouped(currency.format(coins.0)),
        }
    }

    /// Coins won or lost, with their sign: "+5", "−2", "±0", "+12 gp 3 sp".
    pub fn won(&self, coins: Coins) -> String {
        match coins.0 {
            1.. => format!("+{}", self.sum(coins)),
            0 => self.signed(0),
            _ => self.sum(coins),
        }
    }

    /// Points, with their sign: "+5", "−2", "±0".
    pub fn signed(&self, points: i64) -> String {
        match points {
            0 => "±0".to_owned(),
            1.. => format!("+{}", self.figure(points)),
            _ => self.figure(points),
        }
    }

    /// A number with thousands separated as the language does.
    pub fn figure(&self, number: i64) -> String {
        self.grouped(figure(number))
    }

    /// Converts numbers whose thousands are separated by commas.
    fn grouped(&self, text: String) -> String {
        // The names of the coins may contain anything.
        let sign = thousands(self.language).sign();
        isolated(text.replace(',', sign.encode_utf8(&mut [0; 4])))
    }

    /// A list in words: "a", "a and b", "a, b and c".
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        match items {
            [] => String::new(),
            [one] => one.as_ref().to_owned(),
            [first @ .., last] => self.joined("list-and", first, last.as_ref()),
        }
    }

    /// A choice as people say it: "a, b or c".
    pub fn choice<S: AsRef<str>>(&self, items: &[S]) -> String {
        match items {
            [first @ .., last] if !first.is_empty() => self.joined("list-or", first, last.as_ref()),
            _ => self.list(items),
        }
    }

    fn joined<S: AsRef<str>>(&self, key: &str, first: &[S], last: &str) -> String {
        let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
        let first = first.join(&self.say("list-comma"));
        self.with(key, args!["first" => first, "last" => last])
    }

    /// A list of things that contain commas: "a; b; c".
    pub fn row(&self, items: &[String]) -> String {
        items.join(&self.say("list-semicolon"))
    }

    fn look_up(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let language = match self.kept(key) {
            Some((_, Text::Fixed(text))) => return text.to_owned(),
            Some((language, Text::FilledIn)) => language,
            None => self.language,
        };
        let texts = texts(language);
        let pattern = texts.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            #[cfg(test)]
            panic!("there is no sentence {key}");
            #[cfg(not(test))]
            {
                tracing::error!(key, "a sentence is missing for this key");
                return key.to_owned();
            }
        };
        let mut errors = Vec::new();
        let text = texts
            .format_pattern(pattern, args, &mut errors)
            .into_owned();
        if !errors.is_empty() {
            #[cfg(test)]
            panic!("{key} lacks something: {errors:?}");
            #[cfg(not(test))]
            tracing::error!(key, ?errors, "a sentence could not be filled in");
        }
        text
    }

    /// The name for a key with its article, in a language that puts one before it: "le Roi", "l’Asso". Elsewhere, and
    /// for names that bear none, the bare name.
    pub fn with_article(&self, key: &str) -> String {
        self.attribute(key, "the").unwrap_or_else(|| self.say(key))
    }

    /// Whether there is a sentence for this key.
    pub fn has(&self, key: &str) -> bool {
        self.kept(key).is_some()
    }

    /// What there is for this key in this language, or else in English.
    fn kept(&self, key: &str) -> Option<(Language, Text)> {
        [self.language, Language::English]
            .into_iter()
            .find_map(|language| Some((language, text(language, key)?)))
    }

    /// The name of a command or option in this language, if it differs from English.
    pub fn called(&self, key: &str) -> Option<String> {
        self.attribute(key, "name")
    }

    /// A form that this language has beside a key's text. Forms are always fixed: the build refuses any other.
    fn attribute(&self, key: &str, name: &str) -> Option<String> {
        match text(self.language, &format!("{key}.{name}"))? {
            Text::Fixed(text) => Some(text.to_owned()),
            Text::FilledIn => None,
        }
    }

    /// A command as typed in this language: "/triomphe close" for `["triomphe", "close"]`.
    pub fn command(&self, path: &[&str]) -> String {
        let called = (1..=path.len()).map(|words| {
            let name = self.called(&format!("{}-command", path[..words].join("-")));
            name.unwrap_or_else(|| path[words - 1].to_owned())
        });
        let called: Vec<String> = called.collect();
        format!("/{}", called.join(" "))
    }

    /// The key of an option's texts: its own, or that of all commands of this name, or that of all of this game.
    pub fn option_key(&self, path: &[&str], option: &str) -> String {
        let option = option.replace('_', "-");
        let own = format!("{}-{option}-option", path.join("-"));
        let of_game = path.first().map(|game| format!("{game}-{option}-option"));
        let everywhere = format!("{option}-option");
        [Some(own.clone()), of_game, Some(everywhere)]
            .into_iter()
            .flatten()
            .find(|key| self.has(key))
            .unwrap_or(own)
    }
}

/// A chosen name, unable to format, link, mention, or change the direction of surrounding text.
pub fn plain(name: &str) -> String {
    plain_words(name, LONGEST_NAME)
}

/// At most this many characters of a typed text, unable to format, link, mention, or change the direction of
/// surrounding text.
pub fn plain_words(typed: &str, longest: usize) -> String {
    let typed = tidy(typed);
    let mut text = String::with_capacity(typed.len());
    for letter in typed.chars().take(longest) {
        if "\\*_~`|>#[]()<@:-".contains(letter) {
            text.push('\\');
        }
        text.push(letter);
    }
    isolated(text)
}

/// The most characters of a name that are shown; Discord's own names have at most 32.
const LONGEST_NAME: usize = 32;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use fluent_syntax::ast::{
        Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
    };
    use rules::Variant;
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    #[test]
    fn coins_are_counted_in_words() {
        let words = Words::english();
        assert_eq!(words.coins(Coins(1)), "1 coin");
        assert_eq!(words.coins(Coins::ZERO), "0 coins");
        assert_eq!(words.coins(Coins(12_345)), "12,345 coins");
        assert_eq!(
            words.coins(Coins(1_000_000_000_000_000)),
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
            Words::english().with_settings(Arc::new(settings))
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
            assert_eq!(words.coins(Coins(coins)), said);
            assert_eq!(words.sum(Coins(coins)), sum);
            assert_eq!(words.won(Coins(coins)), won);
            // Points are not coins.
            assert_eq!(words.signed(coins), Words::english().signed(coins));
        }
    }

    #[test]
    fn coins_with_a_name_from_right_to_left_turn_nothing_around_them() {
        let settings = Settings {
            currency: "שקל/שקלים".parse().unwrap(),
            ..Settings::default()
        };
        let words = Words::english().with_settings(settings.into());
        assert_eq!(words.coins(Coins(5)), "\u{2068}5 שקלים\u{2069}");
        // They can be read back as they are written.
        assert_eq!(words.amount(&words.coins(Coins(5))).unwrap(), Coins(5));
    }

    #[test]
    fn a_row_of_things_reads_like_a_sentence() {
        let words = Words::english();
        assert_eq!(words.list(&["a"]), "a");
        assert_eq!(words.list(&["a", "b", "c"]), "a, b and c");
        let items = ["a, b".to_owned(), "c".to_owned()];
        assert_eq!(words.row(&items), "a, b; c");
        // French puts a narrow no-break space before it.
        let words = Words::in_language(Language::French);
        assert_eq!(words.row(&items), "a, b\u{202f}; c");
    }

    #[test]
    fn a_name_cannot_format_or_mention() {
        assert_eq!(plain("**bold** <@1>"), "\\*\\*bold\\*\\* \\<\\@1\\>");
        assert_eq!(plain("two\nlines"), "two lines");
        assert_eq!(plain("\u{202e}Ann\u{200b}"), "Ann");
        assert_eq!(plain("*דן*"), "\u{2068}\\*דן\\*\u{2069}");
    }

    /// All texts of a language: the files of its folder, joined.
    fn whole(language: Language) -> &'static str {
        let code = language.code();
        include!(concat!(env!("OUT_DIR"), "/wholes.rs"))
    }

    /// The messages of a language by their keys; fails if a key is defined twice.
    fn messages(language: Language) -> BTreeMap<String, Message<String>> {
        read_messages(language, whole(language))
    }

    fn read_messages(language: Language, text: &str) -> BTreeMap<String, Message<String>> {
        let read = fluent_syntax::parser::parse(text.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        let mut messages = BTreeMap::new();
        for entry in read.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name.clone();
                let twice = messages.insert(key.clone(), message);
                assert!(twice.is_none(), "{language:?} says {key} twice");
            }
        }
        messages
    }

    /// What a language says is what stands in its files, whether Fluent has a part in it or not.
    #[test]
    fn every_text_is_said_as_it_stands_in_its_file() {
        let mut forms = 0;
        for language in Language::ALL {
            let (mut fixed_ones, whole) = (0, messages(language));
            let mut filled_in = read_messages(language, source(language));
            for (key, mut message) in whole {
                if let Some(Text::Fixed(fixed)) = text(language, &key) {
                    let plain = FluentResource::try_new(format!("{}\n", of_file(language, &key)));
                    let mut alone = FluentBundle::new_concurrent(vec![]);
                    alone.add_resource(plain.unwrap()).unwrap();
                    let read = alone.get_message(&key).unwrap();
                    let say = |pattern| alone.format_pattern(pattern, None, &mut vec![]);
                    assert_eq!(say(read.value().unwrap()), fixed);
                    for form in read.attributes() {
                        let words = Words::in_language(language);
                        let said = words.attribute(&key, form.id());
                        assert_eq!(said.as_deref(), Some(&*say(form.value())), "{key}");
                        forms += 1;
                    }
                    fixed_ones += 1;
                } else {
                    message.comment = None;
                    assert_eq!(filled_in.remove(&key), Some(message), "{language:?}");
                }
            }
            assert_eq!(filled_in, BTreeMap::new());
            assert!(fixed_ones > 1_000, "{fixed_ones}");
        }
        assert!(forms > 300, "{forms}");
    }

    /// The lines of a language's files that define this key.
    fn of_file(language: Language, key: &str) -> String {
        let lines = whole(language).lines();
        let begins = |line: &str| {
            let rest = line.strip_prefix(key);
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        let mut lines = lines.skip_while(|line| !begins(line));
        let mut found = lines.next().unwrap().to_owned();
        for line in lines.take_while(|line| line.is_empty() || line.starts_with(' ')) {
            found += "\n";
            found += line;
        }
        found
    }

    fn keys(language: Language) -> BTreeSet<String> {
        messages(language).into_keys().collect()
    }

    /// The variables in a pattern.
    fn variables(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                in_expression(expression, found);
            }
        }
    }

    fn in_expression(expression: &Expression<String>, found: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(inline) => in_inline(inline, found),
            Expression::Select { selector, variants } => {
                in_inline(selector, found);
                for variant in variants {
                    variables(&variant.value, found);
                }
            }
        }
    }

    fn in_inline(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                found.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => in_expression(expression, found),
            _ => {}
        }
    }

    #[test]
    fn every_language_says_everything_and_nothing_else() {
        let english = keys(Language::English);
        for language in Language::ALL {
            let own = keys(language);
            let missing: Vec<&String> = english.difference(&own).collect();
            assert!(missing.is_empty(), "{language:?} lacks {missing:#?}");
            let more: Vec<&String> = own.difference(&english).collect();
            assert!(more.is_empty(), "only {language:?} says {more:#?}");
        }
    }

    /// A language has a file for each game, with every key that is made from the game's name.
    #[test]
    fn every_game_has_its_words_in_a_file_of_its_own() {
        let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let mut missing = Vec::new();
        for language in Language::ALL.map(Language::code) {
            let folder = all.join(language).join("games");
            let files = std::fs::read_dir(&folder).unwrap();
            let files = files.map(|file| file.unwrap().file_name().into_string().unwrap());
            let games = Variant::games().into_iter();
            let expected: BTreeSet<_> = games.map(|game| format!("{game}.ftl")).collect();
            assert_eq!(files.collect::<BTreeSet<_>>(), expected, "{language}");
            for game in Variant::games() {
                let file = folder.join(format!("{game}.ftl"));
                let text = std::fs::read_to_string(&file).unwrap();
                let (of_game, more) = (format!("-{game}"), format!("-{game}-"));
                let own = crate::rule_keys().into_iter();
                let own = own.filter(|key| key.ends_with(&of_game) || key.contains(&more));
                let is_said = |key: &String| {
                    let begin = format!("{key} =");
                    text.lines().any(|line| line.starts_with(&begin))
                };
                let lacks = own.filter(|key| !is_said(key));
                missing.extend(lacks.map(|key| format!("{language}/games/{game}.ftl: {key}")));
            }
        }
        assert!(missing.is_empty(), "{missing:#?}");
    }

    /// What a language's grammar needs instead or as well: German and French form a card's name by its suit, French and
    /// Italian write the Fool without a corner.
    const BY_GRAMMAR: [(&str, &[&str]); 3] = [
        ("card-plain", &["suit", "suit-id"]),
        ("card-written", &["id"]),
        ("card-the", &["id"]),
    ];

    #[test]
    fn every_language_speaks_of_the_same() {
        let english = messages(Language::English);
        for language in Language::ALL {
            for (key, message) in messages(language) {
                let (mut told, mut spoken) = (BTreeSet::new(), BTreeSet::new());
                let source = english.get(&key).and_then(|text| text.value.as_ref());
                source.iter().for_each(|text| variables(text, &mut told));
                message
                    .value
                    .iter()
                    .for_each(|text| variables(text, &mut spoken));
                let by_grammar = BY_GRAMMAR.iter().filter(|(name, _)| *name == key);
                let by_grammar: Vec<&str> =
                    by_grammar.flat_map(|(_, args)| *args).copied().collect();
                told.retain(|name| !by_grammar.contains(&name.as_str()));
                spoken.retain(|name| !by_grammar.contains(&name.as_str()));
                assert_eq!(spoken, told, "{language:?} {key}");
            }
        }
    }

    /// What a text counts: variables whose number chooses between its forms, each with the form for all other numbers.
    fn counted(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            let Expression::Select { selector, variants } = expression else {
                continue;
            };
            let named = variants.iter().filter_map(|variant| match &variant.key {
                VariantKey::NumberLiteral { .. } => None,
                VariantKey::Identifier { name } => Some(name.as_str()),
            });
            let named: Vec<&str> = named.collect();
            // Months are chosen by numbers alone.
            let is_number = !named.is_empty()
                && named
                    .iter()
                    .all(|name| matches!(*name, "one" | "many" | "other"));
            if is_number {
                in_inline(selector, found);
                let other = variants.iter().find(|variant| variant.default);
                let other = other.map(|variant| &variant.key);
                assert!(
                    matches!(other, Some(VariantKey::Identifier { name }) if name == "other"),
                    "{other:?}"
                );
            }
            variants
                .iter()
                .for_each(|variant| counted(&variant.value, found));
        }
    }

    #[test]
    fn every_language_counts_what_english_counts() {
        let mut count = 0;
        let english = messages(Language::English);
        for language in Language::ALL {
            for (key, message) in messages(language) {
                let (mut by_english, mut own) = (BTreeSet::new(), BTreeSet::new());
                let source = english.get(&key).and_then(|text| text.value.as_ref());
                source
                    .iter()
                    .for_each(|text| counted(text, &mut by_english));
                message
                    .value
                    .iter()
                    .for_each(|text| counted(text, &mut own));
                assert!(by_english.is_subset(&own), "{language:?} {key}: {own:?}");
                count += by_english.len();
            }
        }
        assert!(count > 250, "{count}");
    }
}
