//! Keys that the code assembles from the names of games, settings, preferences and languages.

use crate::{lesson, play, rules, settings, view};
use pages::Language;
use std::collections::BTreeSet;

/// All such keys, so that tests find each that has no sentence.
pub fn made_of_names() -> BTreeSet<String> {
    let mut keys = rules::keys();
    keys.extend(play::keys());
    keys.extend(lesson::keys());
    keys.extend(settings::keys());
    keys.extend(view::keys());
    keys.extend(Language::ALL.map(|language| format!("language-{}", language.code())));
    keys
}
