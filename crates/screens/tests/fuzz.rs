//! Damaged ids of buttons, numbers in dialogs, and arguments of sentences.
#![allow(clippy::unwrap_used)]

use fuzz::Read;
use pages::Language;
use rules::Coins;
use screens::button::{Button, NumberKind, act};
use screens::words::{FluentArgs, Words, plain, plain_words};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

#[test]
fn fuzz_ids_of_buttons() {
    let texts = [
        "t:0000000000007:deal:3",
        "t:0000000000007:deal:3:0000000000009",
        "t:0000000000007:join",
        "t:0000000000007:leave",
        "t:0000000000007:cut:0000000000009",
        "d:0000000000007:0000000000009:4:play:KS",
        "d:0000000000007:0000000000009:4:sure:discard:T1:9c",
        "d:0000000000007:0000000000009:4:menu:2",
        "d:0000000000007:0000000000009:4:pick:1:KS:9c",
        "d:0000000000007:0000000000009:4:number:bid",
        "d:0000000000007:0000000000009:4:bid:-120",
        "d:0000000000007:0000000000009:4:show-all",
        "o:0000000000007:agree:3",
        "o:0000000000007:pause",
        "c:play",
        "s:coins",
        "h:before:0000000000009",
        "b:after:5",
        "b:ledger",
        "v:larger",
        "a:12",
        "r:0000000000009",
        "p:list:here:before:0000000000009",
        "p:replay:0000000000009:17",
        "e:erase",
    ];
    fuzz::run("buttons", &texts, |text| {
        let acted = act(&text.replace(':', " "));
        let read = text.parse::<Button>();
        if let Ok(button) = &read {
            // A button has one id, so that none passes for another.
            assert_eq!(button.to_string(), text);
        }
        Read::is(read.is_ok() || acted.is_ok())
    });
}

#[test]
fn fuzz_numbers_of_dialogs() {
    let words = Language::ALL.map(Words::in_language);
    let texts = [
        "12",
        "-120",
        "−7",
        "+3",
        "1,200",
        "12 gp 3 sp",
        "five",
        "all",
        "half",
        "2k",
        "1.200",
        "",
        " 0 ",
    ];
    fuzz::run("numbers", &texts, |text| {
        let mut understood = false;
        for words in &words {
            for wanted in [NumberKind::Bid, NumberKind::Bet, NumberKind::Raise] {
                match screens::read(words, wanted, text, Some(Coins(100))) {
                    Ok(_) => understood = true,
                    Err(sentence) => assert!(!sentence.is_empty()),
                }
            }
        }
        Read::is(understood)
    });
}

#[test]
fn fuzz_arguments_of_sentences() {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let folders = [english.clone(), english.join("games")];
    let entries = folders.iter().flat_map(|it| std::fs::read_dir(it).unwrap());
    let files = entries.map(|entry| entry.unwrap().path());
    let source: String = files
        .filter(|file| file.is_file())
        .map(|file| std::fs::read_to_string(file).unwrap())
        .collect();
    let keys: Vec<&str> = source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| key.starts_with(|first: char| first.is_ascii_lowercase()))
        .collect();
    let names: BTreeSet<&str> = source
        .split('$')
        .skip(1)
        .filter_map(|rest| {
            rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
                .next()
        })
        .collect();
    assert!(
        keys.len() > 500 && names.len() > 20,
        "{} {}",
        keys.len(),
        names.len()
    );
    let words = Language::ALL.map(Words::in_language);
    let texts = [
        "Ann",
        "12",
        "{ $coins }",
        "**bold** <@1> [a](https://b.c)",
        "one\ntwo",
        "-5",
        "1000000000000",
    ];
    fuzz::run("arguments", &texts, |text| {
        let mut hash = DefaultHasher::new();
        text.hash(&mut hash);
        let key = keys[hash.finish() as usize % keys.len()];
        let number = text.parse::<i64>();
        let args = || {
            let mut args = FluentArgs::new();
            for name in &names {
                match number {
                    Ok(number) => args.set(*name, number),
                    Err(_) => args.set(*name, text),
                }
            }
            args
        };
        for words in &words {
            let sentence = words.with(key, args());
            let lost = sentence.replace(text, "").contains("{$");
            assert!(!lost, "{key}: an argument is missing in {sentence:?}");
        }
        Read::is(number.is_ok())
    });
}

#[test]
fn fuzz_typed_text_in_messages() {
    let texts = [
        "Ann",
        "@everyone",
        "<@123>",
        "<#5>",
        "[click](https://evil.example)",
        "https://evil.example",
        "**b** _i_ ~~s~~",
        "# heading",
        "> quote",
        "- list",
        "1. list",
        "`code`",
        "||spoiler||",
        "<:face:1>",
        "<t:1:R>",
        "-# small",
        "\u{202e}txet",
        "\u{2066}a\u{2069}\u{2069}",
    ];
    fuzz::run("typed text", &texts, |text| {
        for shown in [plain(text), plain_words(text, 300)] {
            let mut letters = shown.chars().peekable();
            while let Some(letter) = letters.next() {
                if letter == '\\' {
                    letters.next();
                    continue;
                }
                assert!(
                    !"*_~`|>#[]<@".contains(letter),
                    "{letter:?} of {text:?} is bare in {shown:?}"
                );
                assert!(
                    !matches!(letter, '\n' | '\r' | '\u{2028}' | '\u{202a}'..='\u{202e}'),
                    "{shown:?}"
                );
            }
        }
        Read::is(!text.is_empty())
    });
}
