//! Keys that the code assembles from the names of games, settings and preferences.

use crate::{lesson, play, rules, settings, view};
use ::rules::Signal;
use std::collections::BTreeSet;

/// All such keys, so that tests find each that has no sentence.
pub fn made_of_names() -> BTreeSet<String> {
    let mut keys = rules::keys();
    keys.extend(play::keys());
    keys.extend(lesson::keys());
    keys.extend(settings::keys());
    keys.extend(view::keys());
    keys.extend(Signal::ALL.map(|signal| format!("signal-{}", signal.word())));
    keys
}
