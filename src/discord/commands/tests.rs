//! Tests the names of commands in every language, and that the texts use those names.

use super::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Discord's length limit for names, in characters.
const NAME: usize = 32;
const DESCRIPTION: usize = 100;

/// The text for a key in a language, otherwise in English.
fn in_language(
    language: Language,
    english: &str,
    localised: &[(Cow<'static, str>, Cow<'static, str>)],
) -> String {
    let own = localised.iter().find(|(code, _)| code == language.code());
    own.map_or(english, |(_, said)| said).to_owned()
}

fn name(language: Language, command: &Command) -> String {
    in_language(language, &command.name, &command.name_localizations)
}

fn option_names(language: Language, command: &Command) -> Vec<String> {
    let options = command.parameters.iter();
    options
        .map(|option| in_language(language, &option.name, &option.name_localizations))
        .collect()
}

/// One word in lower case, as Discord requires of names.
fn is_a_name(name: &str) -> bool {
    (1..=NAME).contains(&name.chars().count())
        && name.to_lowercase() == name
        && name
            .chars()
            .all(|c| c.is_alphanumeric() || "-_'".contains(c))
}

fn all_differ(names: &[String]) -> bool {
    names.iter().collect::<BTreeSet<_>>().len() == names.len()
}

/// All commands in a language by full name, with the names of their options.
fn paths(language: Language) -> BTreeMap<String, Vec<String>> {
    fn of(
        language: Language,
        before: &str,
        command: &Command,
        found: &mut BTreeMap<String, Vec<String>>,
    ) {
        let path = format!("{before}{}", name(language, command));
        found.insert(path.clone(), option_names(language, command));
        for sub in &command.subcommands {
            of(language, &format!("{path} "), sub, found);
        }
    }
    let mut found = BTreeMap::new();
    for command in all() {
        of(language, "/", &command, &mut found);
    }
    found
}

#[test]
fn every_command_has_a_name_and_a_description_that_discord_takes_in_every_language() {
    fn check(language: Language, command: &Command) {
        let described = |english: &Option<Cow<'static, str>>, localised| {
            let text = in_language(language, english.as_deref().unwrap_or_default(), localised);
            let letters = text.chars().count();
            assert!(
                (1..=DESCRIPTION).contains(&letters),
                "{language:?}: {letters} letters: {text}"
            );
        };
        let own = name(language, command);
        assert!(is_a_name(&own), "{language:?}: {own}");
        described(&command.description, &command.description_localizations);
        let options = option_names(language, command);
        assert!(all_differ(&options), "{language:?} {own}: {options:?}");
        for option in &command.parameters {
            described(&option.description, &option.description_localizations);
            let choices: Vec<String> = option
                .choices
                .iter()
                .map(|choice| in_language(language, &choice.name, &choice.localizations))
                .collect();
            let fits = |choice: &String| (1..=DESCRIPTION).contains(&choice.chars().count());
            assert!(choices.iter().all(fits), "{language:?} {own}: {choices:?}");
            assert!(all_differ(&choices), "{language:?} {own}: {choices:?}");
        }
        for option in options {
            assert!(is_a_name(&option), "{language:?} {own}: {option}");
        }
        let subs = command.subcommands.iter();
        let subs: Vec<String> = subs.map(|sub| name(language, sub)).collect();
        assert!(all_differ(&subs), "{language:?} {own}: {subs:?}");
        for sub in &command.subcommands {
            check(language, sub);
        }
    }
    for language in Language::ALL {
        let commands = all();
        let names: Vec<String> = commands.iter().map(|each| name(language, each)).collect();
        assert!(all_differ(&names), "{language:?}: {names:?}");
        for command in &commands {
            check(language, command);
        }
    }
}

/// The commands that a text mentions: everything inside `/…` or **/…**.
fn mentions(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (open, close) in [("`/", "`"), ("**/", "**")] {
        for after in text.split(open).skip(1) {
            let mention = after.split(close).next().unwrap_or_default();
            // A command whose name is passed to the text as an argument.
            if !mention.starts_with("{ ") {
                found.push(format!("/{mention}"));
            }
        }
    }
    found
}

#[test]
fn every_command_that_a_text_speaks_of_is_one_of_its_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for language in Language::ALL {
        let paths = paths(language);
        let mut seen = 0;
        for file in std::fs::read_dir(locales.join(language.code())).unwrap() {
            let path = file.unwrap().path();
            for mention in mentions(&std::fs::read_to_string(&path).unwrap()) {
                // The longest prefix that is a command; its options follow.
                let is_one = |words: &[&str]| paths.get(&words.join(" "));
                let words: Vec<&str> = mention.split(' ').collect();
                let command = (1..=words.len())
                    .rev()
                    .find_map(|n| Some((is_one(&words[..n])?, n)));
                let (options, n) =
                    command.unwrap_or_else(|| panic!("{language:?} has no {mention}"));
                for option in words[n..].iter().filter(|word| word.contains(':')) {
                    let option = option.split(':').next().unwrap_or_default();
                    assert!(
                        options.iter().any(|own| own == option),
                        "{language:?}: {mention}"
                    );
                }
                let bare = words[n..].iter().find(|word| {
                    !word.contains([':', '{', '}', '$']) && !options.iter().any(|own| own == *word)
                });
                assert_eq!(bare, None, "{language:?}: {mention}");
                seen += 1;
            }
        }
        assert!(seen > 50, "{language:?} speaks of {seen} commands");
    }
}

/// Every Rust file that can say a sentence: those of the screens and of the bot.
fn sources() -> Vec<String> {
    fn read(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, found);
            } else {
                found.extend(std::fs::read_to_string(&path));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    read(&root.join("src/discord"), &mut found);
    read(&root.join("crates/screens/src"), &mut found);
    found
}

/// Keys of sentences that are built from parts in code.
fn made() -> BTreeSet<String> {
    let mut made: BTreeSet<String> = keys(&Words::english()).into_iter().collect();
    made.extend(screens::rule_keys());
    made.extend(house::talk_keys());
    made
}

#[test]
fn every_key_is_used() {
    let sources = sources();
    let mut found = made();
    for source in &sources {
        found.extend(source.split('"').skip(1).map(str::to_owned));
    }
    let mut unused = Vec::new();
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let mut seen = 0;
    for file in std::fs::read_dir(locale).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        for (key, _) in keys.filter(|(key, _)| key.starts_with(|c: char| c.is_ascii_lowercase())) {
            seen += 1;
            if !found.contains(key) {
                unused.push(key.to_owned());
            }
        }
    }
    assert!(seen > 500, "{seen}");
    assert!(unused.is_empty(), "no screen says: {unused:#?}");
}

#[test]
fn every_key_that_is_used_has_its_sentence() {
    let mut found = made();
    for source in sources() {
        for call in [".say(\"", ".with(\"", "with(\n", "key!(\""] {
            for after in source.split(call).skip(1) {
                let after = after.trim_start().trim_start_matches('"');
                found.extend(after.split('"').next().map(str::to_owned));
            }
        }
    }
    let words = Words::english();
    let missing: Vec<&String> = found
        .iter()
        .filter(|key| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
        .filter(|key| !words.has(key))
        .collect();
    assert!(missing.is_empty(), "no text for: {missing:#?}");
}

/// The languages by the names of their folders.
const LANGUAGES: [&str; 4] = ["en", "de", "fr", "it"];

/// A language's sentences by key, but for what patrons say.
fn sentences(language: &str) -> BTreeMap<String, String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let locale = locales.join(language);
    let mut sentences = BTreeMap::new();
    for file in std::fs::read_dir(locale).unwrap() {
        let path = file.unwrap().path();
        if path.ends_with("patrons.ftl") {
            continue;
        }
        let mut key = String::new();
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
            let text = match line.split_once(" =") {
                Some((name, text)) if begins => {
                    key = name.to_owned();
                    text
                }
                _ if line.starts_with([' ', '}']) => line,
                _ => continue,
            };
            let sentence: &mut String = sentences.entry(key.clone()).or_default();
            sentence.push_str(text);
        }
    }
    assert!(sentences.len() > 500, "{}", sentences.len());
    sentences
}

/// What has a better word in English (docs/GLOSSARY.md).
const UNSAID: &[&str] = &[
    "awaited",
    "called off",
    "coin by coin",
    "every coin of",
    "get up",
    "is paid as much",
    "laid away",
    "lay away",
    "lays away",
    "look again",
    "on hold",
    "seat a patron",
    "send a patron off",
    "set aside",
    "so many coins",
    "stands twice",
    "taken back",
    "the house plays for",
    "voided",
    "went back",
    "you have not",
];

/// What has a better word in the other languages: *du*, *tu* and *tu*, and one word for one thing.
const UNSAID_ELSEWHERE: [(&str, &[&str]); 3] = [
    (
        "de",
        &["gast des hauses", "zurückgenommene gabe", "zurückzunehmen"],
    ),
    ("fr", &["veuillez", "votre ", "vous avez", "vous pouvez"]),
    ("it", &["la preghiamo", "potete", "premete", "vostro turno"]),
];

#[test]
fn each_language_says_each_thing_in_its_word() {
    let mut said = Vec::new();
    let others = UNSAID_ELSEWHERE.into_iter();
    for (language, unsaid) in others.chain([("en", UNSAID)]) {
        for (key, sentence) in sentences(language) {
            let sentence = sentence.to_lowercase();
            let unsaid = unsaid.iter().filter(|words| sentence.contains(*words));
            said.extend(unsaid.map(|words| format!("{language} {key} says {words:?}")));
        }
    }
    assert!(said.is_empty(), "{said:#?}");
}

/// A text with what is put in for each argument and each selector.
fn filled(text: &str, argument: &str) -> String {
    let mut pieces = text.trim().split(['{', '}']);
    let mut shown = pieces.next().unwrap_or_default().to_owned();
    while let (Some(_), Some(text)) = (pieces.next(), pieces.next()) {
        shown.push_str(argument);
        shown.push_str(text);
    }
    shown
}

#[test]
fn buttons_have_short_labels() {
    const MOST: usize = 22;
    let mut long = Vec::new();
    for language in LANGUAGES {
        let labels = sentences(language).into_iter();
        for (key, label) in labels.filter(|(key, _)| key.starts_with("key-")) {
            let shown = filled(&label, "100");
            if shown.chars().count() > MOST {
                long.push(format!("{language} {key}: {shown}"));
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

/// A button is named through its label, in the words of the message it stands on: the house's or the reader's.
#[test]
fn no_sentence_knows_the_label_of_a_button_by_heart() {
    // Headings that happen to be a button's words too.
    const HEADINGS: [&str; 6] = [
        "play-price",
        "play-price-match",
        "play-price-purse",
        "play-for-fun",
        "orders-take-back",
        "playing-robbing",
    ];
    let mut named = Vec::new();
    for language in LANGUAGES {
        let all = sentences(language);
        let is_label = |key: &str| key.starts_with("key-");
        let labels: Vec<String> = all
            .iter()
            .filter(|(key, label)| is_label(key) && !label.contains('{'))
            .map(|(_, label)| format!("**{}**", label.trim()))
            .collect();
        for (key, sentence) in &all {
            if is_label(key) || HEADINGS.contains(&key.as_str()) {
                continue;
            }
            let labels = labels.iter().filter(|label| sentence.contains(*label));
            named.extend(labels.map(|label| format!("{language} {key}: {label}")));
        }
    }
    assert!(named.is_empty(), "{named:#?}");
}

/// Two sentences at most, and short ones: they are read beside the cards.
#[test]
fn lessons_are_told_in_few_words() {
    const MOST: usize = 200;
    let mut long = Vec::new();
    for language in LANGUAGES {
        let texts = sentences(language).into_iter();
        let mut texts = texts
            .filter(|(key, _)| key.starts_with("lesson-"))
            .peekable();
        assert!(texts.peek().is_some(), "{language}");
        for (key, text) in texts.filter(|(_, text)| !text.contains("->")) {
            // A card's name is about so long.
            let shown = filled(&text, "XXI The World");
            let sentences = shown.matches(['.', '!', '?', ';']).count();
            if shown.chars().count() > MOST || sentences > 3 {
                long.push(format!("{language} {key}: {shown}"));
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}
