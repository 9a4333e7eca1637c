//! Tests the names of commands in every language, and that the texts use those names.

use super::*;
use screens::commands::{COMMANDS, Giver, MOVED};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

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
    fn add_paths(
        language: Language,
        before: &str,
        command: &Command,
        found: &mut BTreeMap<String, Vec<String>>,
    ) {
        let path = format!("{before}{}", name(language, command));
        found.insert(path.clone(), option_names(language, command));
        for sub in &command.subcommands {
            add_paths(language, &format!("{path} "), sub, found);
        }
    }
    let mut found = BTreeMap::new();
    for command in all() {
        add_paths(language, "/", &command, &mut found);
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

/// The files of a language, those of its games too.
fn files_of(language: &Path) -> Vec<PathBuf> {
    let folders = [language.to_owned(), language.join("games")];
    let entries = folders.iter().flat_map(|it| std::fs::read_dir(it).unwrap());
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.is_file()).collect()
}

#[test]
fn every_command_that_a_text_speaks_of_is_one_of_its_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for language in Language::ALL {
        let paths = paths(language);
        let mut seen = 0;
        for path in files_of(&locales.join(language.code())) {
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
        assert!(seen > 30, "{language:?} speaks of {seen} commands");
    }
}

/// Every Rust file that can say a sentence: those of the screens and of the bot, without their tests.
fn sources() -> Vec<String> {
    fn read(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.file_stem().is_some_and(|name| name == "tests") {
                continue;
            } else if path.is_dir() {
                read(&path, found);
            } else {
                found.extend(std::fs::read_to_string(&path));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    read(&root.join("src/discord"), &mut found);
    read(&root.join("crates/interactions/src"), &mut found);
    read(&root.join("crates/screens/src"), &mut found);
    found
}

/// Keys of sentences that are built from parts in code.
fn built_keys() -> BTreeSet<String> {
    let mut made: BTreeSet<String> = keys(&Words::english()).into_iter().collect();
    made.extend(screens::rule_keys());
    made.extend(screens::house_rule_keys());
    made.extend(pages::talk_keys());
    made
}

#[test]
fn every_key_is_used() {
    let sources = sources();
    let mut found = built_keys();
    for source in &sources {
        found.extend(source.split('"').skip(1).map(str::to_owned));
    }
    let mut unused = Vec::new();
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let mut seen = 0;
    for path in files_of(&locale) {
        let text = std::fs::read_to_string(path).unwrap();
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
    let mut found = built_keys();
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

/// A language's sentences by key, but for what patrons say.
fn sentences(language: &str) -> BTreeMap<String, String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let locale = locales.join(language);
    let mut sentences = BTreeMap::new();
    for path in files_of(&locale) {
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

/// What has a better word (docs/GLOSSARY.md): whole words, in small letters.
const UNSAID: [(&str, &[&str]); 4] = [
    (
        "en",
        &[
            "awaited",
            "awaits",
            "call off",
            "called off",
            "cannot",
            "cap of losses",
            "coin by coin",
            "computer",
            "computers",
            "do not",
            "does not",
            "evening",
            "every coin of",
            "fullest",
            "get up",
            "gone on with",
            "if you say nothing",
            "is not",
            "is paid as much",
            "kept aside",
            "kick",
            "laid aside",
            "laid away",
            "lay away",
            "lays away",
            "look again",
            "on hold",
            "put to rest",
            "seat a patron",
            "send a patron off",
            "send off",
            "set aside",
            "shall",
            "so many coins",
            "stands twice",
            "substitute",
            "take back",
            "taken back",
            "the house plays for",
            "void",
            "voided",
            "waits for",
            "went back",
            "you have not",
        ],
    ),
    (
        "de",
        &[
            "anklicken",
            "beiseite",
            "button",
            "computer",
            "entschuldigt",
            "ersatzspieler",
            "gabe",
            "gaben",
            "gegner",
            "klick",
            "klicke",
            "levée",
            "mitspieler",
            "münzstätte",
            "skartieren",
            "spieler",
            "spielerin",
            "taste",
            "vergleich",
            "vole",
            "zurückzunehmen",
        ],
    ),
    (
        "fr",
        &[
            "clique",
            "cliquer",
            "défausse",
            "défausser",
            "excusez",
            "levée",
            "levées",
            "manche",
            "mis de côté",
            "mise de côté",
            "ordinateur",
            "ordinateurs",
            "veuillez",
        ],
    ),
    (
        "it",
        &[
            "accantonate",
            "accantonato",
            "briscola",
            "clicca",
            "cliccare",
            "computer",
            "diaria",
            "divieto",
            "donna",
            "levata",
            "messe da parte",
            "messo da parte",
            "regina",
        ],
    ),
];

/// What a house calls its computer players: `/patron` and its sentences alone say so.
const PATRONS: [(&str, &[&str]); 4] = [
    ("en", &["patron", "patrons"]),
    ("de", &["gast", "gastes", "gäste", "gästen"]),
    ("fr", &["habitué", "habitués"]),
    ("it", &["avventore", "avventori"]),
];

/// Sentences of `/patron` by their keys, and where `/help` explains the word.
fn is_of_patrons(key: &str) -> bool {
    key.starts_with("patron-")
        || [
            "help-gm-text",
            "key-setup-regulars-come",
            "refusal-no-such-patron",
            "refusal-patron-name",
            "refusal-patron-name-taken",
            "refusal-plays-for-nobody",
            "refusal-too-many-patrons",
            "regulars-come-choice",
            "setup-regulars",
            "tavern-setup-regulars-option",
        ]
        .contains(&key)
}

/// One's own machine is a computer too.
fn is_of_machines(key: &str) -> bool {
    key == "verify-file"
}

/// A sentence as its words, in small letters, each with a space before and after it; without the commands it names
/// and what is put in.
fn in_words(sentence: &str) -> String {
    let mut pieces = sentence.split('`');
    let mut said = pieces.next().unwrap_or_default().to_owned();
    for (number, piece) in pieces.enumerate() {
        let is_code = number % 2 == 0;
        said.push_str(if is_code { " " } else { piece });
    }
    let is_name = |c: char| c.is_ascii_lowercase() || c == '-';
    let arguments = said.split("{ $");
    let said: Vec<&str> = arguments
        .map(|text| text.trim_start_matches(is_name))
        .collect();
    let said = said.concat().to_lowercase();
    let said = said.replace("computer player", "player");
    let words = said.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

#[test]
fn each_language_says_each_thing_in_its_word() {
    let mut said = Vec::new();
    for (unsaid, is_allowed) in [
        (&UNSAID, is_of_machines as fn(&str) -> bool),
        (&PATRONS, is_of_patrons as fn(&str) -> bool),
    ] {
        for (language, unsaid) in unsaid {
            let sentences = sentences(language).into_iter();
            for (key, sentence) in sentences.filter(|(key, _)| !is_allowed(key)) {
                let words = in_words(&sentence);
                let unsaid = unsaid
                    .iter()
                    .filter(|each| words.contains(&format!(" {each} ")));
                said.extend(unsaid.map(|words| format!("{language} {key} says {words:?}")));
            }
        }
    }
    assert!(said.is_empty(), "{said:#?}");
}

/// *du*, *tu* and *tu*; who speaks to several says so here.
#[test]
fn nobody_is_addressed_formally() {
    const TO_SEVERAL: [&str; 4] = [
        "hand-asked",
        "lesson-partner",
        "lobby-asked",
        "lobby-invited",
    ];
    const FORMAL: [(&str, &[&str]); 2] = [
        ("fr", &["vous", "votre", "vos"]),
        (
            "it",
            &[
                "lei",
                "potete",
                "premete",
                "preghiamo",
                "voi",
                "vostra",
                "vostre",
                "vostri",
                "vostro",
            ],
        ),
    ];
    let mut formal = Vec::new();
    for (language, words) in FORMAL {
        for (key, sentence) in sentences(language) {
            let said = in_words(&sentence);
            let is_formal = words.iter().any(|word| said.contains(&format!(" {word} ")));
            if is_formal && !TO_SEVERAL.contains(&key.as_str()) {
                formal.push(format!("{language} {key}"));
            }
        }
    }
    // German: with a capital within a sentence, where *sie* and *ihr* have none.
    for (key, sentence) in sentences("de") {
        let mut before = '.';
        for word in sentence.split_whitespace() {
            let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
            let is_within = before.is_alphanumeric() || matches!(before, ',' | ')' | '}');
            let formal_word = [
                "Sie", "Ihnen", "Ihr", "Ihre", "Ihrem", "Ihren", "Ihrer", "Ihres",
            ];
            if is_within && formal_word.contains(&bare) && !word.starts_with('*') {
                formal.push(format!("de {key}: {word}"));
            }
            let said = word.trim_end_matches(['*', '_']);
            before = said.chars().next_back().unwrap_or(before);
        }
    }
    assert!(formal.is_empty(), "{formal:#?}");
}

/// "Whoever has …", "anyone who", "if you": "Who has …" asks.
#[test]
fn who_begins_a_question_alone() {
    // A heading: what decides it stands below.
    const HEADING: &str = "rules-end";
    let mut relative = Vec::new();
    for (key, text) in sentences("en") {
        if key == HEADING || key.ends_with("-option") {
            continue;
        }
        for sentence in text.split_inclusive(['.', ':', ';', '!', '?']) {
            let sentence = sentence.trim().trim_start_matches('*');
            if sentence.starts_with("Who ") && !sentence.ends_with('?') {
                relative.push(format!("{key}: {sentence}"));
            }
        }
    }
    assert!(relative.is_empty(), "{relative:#?}");
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

/// What stands between the bracket at the front of `text` and the one that closes it.
fn bracketed(text: &str) -> &str {
    let mut open = 0;
    for (place, c) in text.char_indices() {
        match c {
            '(' | '{' => open += 1,
            ')' | '}' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return &text[..place];
        }
    }
    text
}

/// A text up to the semicolon that ends its first statement.
fn statement(text: &str) -> &str {
    let mut open = 0;
    for (place, c) in text.char_indices() {
        match c {
            '(' | '{' => open += 1,
            ')' | '}' => open -= 1,
            ';' if open == 0 => return &text[..place],
            _ => {}
        }
    }
    text
}

/// The keys of all labels of buttons: what is written where a [`screens::Key`] is made, or given to a function of
/// the same file that makes one.
fn label_keys(words: &Words) -> BTreeSet<String> {
    const MAKES: [&str; 3] = ["Key::plain(", "Key::main(", " Key {"];
    let mut found = BTreeSet::new();
    for source in sources() {
        let mut makers: Vec<String> = MAKES.map(str::to_owned).to_vec();
        // A closure or a function whose own text makes one, or has one made.
        for begin in ["fn ", "let ", "let mut "] {
            for (place, _) in source.match_indices(begin) {
                let after = &source[place + begin.len()..];
                let mut letters = after.split(|c: char| !c.is_alphanumeric() && c != '_');
                let name = letters.next().unwrap_or_default();
                let (signature, body) = match begin {
                    "fn " => after.split_at(after.find('{').unwrap_or(0)),
                    _ => ("", statement(after)),
                };
                let is_maker = match begin {
                    "fn " => signature.ends_with("Key ") || signature.ends_with("Vec<Key> "),
                    _ => after[name.len()..]
                        .trim_start_matches([' ', '=', '\n'])
                        .starts_with('|'),
                };
                let body = if begin == "fn " {
                    bracketed(body)
                } else {
                    body
                };
                if is_maker && makers.iter().any(|make| body.contains(make.as_str())) {
                    makers.push(format!("{name}("));
                }
            }
        }
        for maker in &makers {
            let calls = source.match_indices(maker.as_str());
            for (place, _) in calls {
                let call = bracketed(&source[place + maker.len() - 1..]);
                let literals = call.split('"').skip(1).step_by(2);
                found.extend(literals.filter(|key| words.has(key)).map(str::to_owned));
            }
        }
    }
    found
}

#[test]
fn buttons_have_short_labels() {
    const MOST: usize = 22;
    let found = label_keys(&Words::english());
    for key in [
        "page-older",
        "replay-on",
        "replay-decisive",
        "setup-new-coins",
        "setup-raise",
    ] {
        assert!(found.contains(key), "{key}: {found:#?}");
    }
    let mut long = Vec::new();
    for language in Language::ALL.map(Language::code) {
        let labels = sentences(language).into_iter();
        // What an order does is said beside its label.
        let is_label = |key: &String| {
            key.starts_with("key-") || found.contains(key) && !key.starts_with("orders-")
        };
        for (key, label) in labels.filter(|(key, _)| is_label(key)) {
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
    // Headings and spoken words that happen to be a button's words too.
    const HEADINGS: [&str; 18] = [
        "play-price",
        "play-price-match",
        "play-price-purse",
        "play-for-fun",
        "orders-take-back",
        "playing-robbing",
        "playing-robbing-question",
        "playing-robbing-turned",
        "moment-kings",
        // Words of the talk, as they were said.
        "playing-each-talon",
        "playing-solo",
        "playing-solo-talon",
        "talk-contre",
        "talk-garde",
        "talk-petite",
        "talk-sans",
        "talk-solo",
        "troggu-solo",
    ];
    let mut named = Vec::new();
    for language in Language::ALL.map(Language::code) {
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
    for language in Language::ALL.map(Language::code) {
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

/// Every command without subcommands, word by word.
fn leaves() -> BTreeSet<Vec<String>> {
    fn add(path: &[String], command: &Command, found: &mut BTreeSet<Vec<String>>) {
        let path = [path, &[command.name.to_string()]].concat();
        if command.subcommands.is_empty() {
            found.insert(path.clone());
        }
        for sub in &command.subcommands {
            add(&path, sub, found);
        }
    }
    let mut found = BTreeSet::new();
    for command in all() {
        add(&[], &command, &mut found);
    }
    found
}

fn read(document: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(document);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn help_and_the_guides_list_the_commands_that_are_declared() {
    let owned = |path: &[&str]| path.iter().map(|word| (*word).to_owned()).collect();
    let listed: Vec<Vec<String>> = COMMANDS.iter().map(|it| owned(it.path)).collect();
    assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), leaves());
    assert_eq!(listed.len(), leaves().len(), "none twice");
    let words = Words::english();
    for (guide, giver) in [
        ("docs/PLAYERS.md", Giver::Everybody),
        ("docs/GM.md", Giver::Gm),
    ] {
        let text = read(guide);
        let (_, commands) = text.split_once("## Commands\n\n").unwrap();
        let mut lines = vec!["| command | does |".to_owned(), "| --- | --- |".to_owned()];
        for command in COMMANDS.iter().filter(|it| it.giver == giver) {
            let path = command.path.join(" ");
            lines.push(format!("| `/{path}` | {} |", words.say(&command.key())));
        }
        assert_eq!(commands.trim_end(), lines.join("\n"), "{guide}");
    }
}

#[test]
fn every_former_name_leads_to_a_command_that_is_declared_and_the_changelog_says_so() {
    let leaves = leaves();
    let former: BTreeSet<&str> = MOVED.iter().map(|(former, _)| *former).collect();
    assert_eq!(former.len(), MOVED.len(), "none twice");
    let mut lines = Vec::new();
    for (former, now) in MOVED {
        let words: Vec<String> = former.split(' ').map(str::to_owned).collect();
        assert!(!leaves.contains(&words), "/{former} is declared");
        let now: Vec<String> = now.iter().map(|word| (*word).to_owned()).collect();
        assert!(leaves.contains(&now), "/{former}: {now:?} is not declared");
        lines.push(format!("| `/{former}` | `/{}` |", now.join(" ")));
    }
    let text = read("CHANGELOG.md");
    let (_, table) = text
        .split_once("| former | now |\n| --- | --- |\n")
        .unwrap();
    assert_eq!(table.trim_end(), lines.join("\n"));
}
