//! The slash commands as Discord is told of them: each is a declaration and the line that makes an interaction of it
//! (`interactions::command` says what it means). `answering` has what they share.
// The macro that makes a command keeps its cooldowns in one of the standard library's.
#![allow(clippy::disallowed_types)]

mod answering;
mod character;
mod choices;
mod coins;
mod completing;
mod patron;
mod play;
mod tavern;
mod triomphe;

use answering::Command;
pub use answering::{begin, on_error};

use pages::Language;
use screens::words::Words;
use std::borrow::Cow;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

/// All commands, with their localised descriptions.
pub fn all() -> Vec<Command> {
    let mut commands = declared();
    for command in &mut commands {
        describe(&mut Vec::new(), command);
    }
    commands
}

/// In the order of `/help`.
fn declared() -> Vec<Command> {
    vec![
        play::play(),
        triomphe::triomphe(),
        play::rules(),
        coins::coins(),
        character::character(),
        play::settings(),
        play::privacy(),
        play::help(),
        tavern::tavern(),
        patron::patron(),
    ]
}

/// Fills in what Discord shows of a command, in every language: its name and description, and those of its options
/// and choices.
fn describe(path: &mut Vec<String>, command: &mut Command) {
    let english = Words::english();
    path.push(command.name.to_string());
    let key = format!("{}-command", path.join("-"));
    command.description = Some(english.say(&key).into());
    command.description_localizations = localised(|words| Some(words.say(&key)));
    command.name_localizations = localised(|words| words.called(&key));
    for option in &mut command.parameters {
        let key = english.option_key(&steps(path), &option.name);
        option.description = Some(english.say(&key).into());
        option.description_localizations = localised(|words| Some(words.say(&key)));
        option.name_localizations = localised(|words| words.called(&key));
        for choice in option.choices.to_mut() {
            let key = choice_key(&choice.name);
            choice.name = english.say(&key).into();
            choice.localizations = localised(|words| Some(words.say(&key)));
        }
    }
    for sub in &mut command.subcommands {
        describe(path, sub);
    }
    path.pop();
}

/// A text in every language except English, by Discord's language code.
fn localised(
    said: impl Fn(&Words) -> Option<String>,
) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    Language::ALL
        .into_iter()
        .filter(|language| *language != Language::English)
        .filter_map(|language| {
            let said = said(&Words::in_language(language))?;
            Some((language.code().into(), said.into()))
        })
        .collect()
}

/// A command's full name, word by word.
fn steps(path: &[String]) -> Vec<&str> {
    path.iter().map(String::as_str).collect()
}

fn choice_key(choice: &str) -> String {
    format!("{}-choice", choice.replace('_', "-"))
}

/// The keys that [`describe`] builds from command names.
#[cfg(test)]
pub fn keys(words: &Words) -> std::collections::BTreeSet<String> {
    fn add_keys(
        words: &Words,
        path: &mut Vec<String>,
        command: &Command,
        found: &mut std::collections::BTreeSet<String>,
    ) {
        path.push(command.name.to_string());
        found.insert(format!("{}-command", path.join("-")));
        for option in &command.parameters {
            found.insert(words.option_key(&steps(path), &option.name));
            found.extend(option.choices.iter().map(|choice| choice_key(&choice.name)));
        }
        for sub in &command.subcommands {
            add_keys(words, path, sub, found);
        }
        path.pop();
    }
    let mut found = std::collections::BTreeSet::new();
    for command in declared() {
        add_keys(words, &mut Vec::new(), &command, &mut found);
    }
    found
}
