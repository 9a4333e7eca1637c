//! A solo table between its deals: its one message shows what a table's message would.

use crate::button::{Button, PlayKey, TableKey};
use crate::screen::{Key, Row};
use crate::shared_keys::{other_pace, past, score};
use crate::words::Words;
use crate::{own_result, report, waiting, winner};
use pages::{Cards, Look};
use table::look::{Between, Closed};

/// What the deal came to, and the way to the next.
pub(super) fn between(words: &Words, look: &Look, between: &Between) -> (String, Vec<Row>) {
    let report = &between.report;
    let mut lines = match words.cards() {
        Cards::Pictures => vec![winner::winner(words, look, report)],
        // The others have no picture that says it of everyone.
        Cards::Signs | Cards::Plain => report::result(words, look, report),
    };
    lines.extend(own_result::told(words, look, report));
    (lines.join("\n"), next(words, look))
}

/// The deal was cancelled, and the way to the next.
pub(super) fn cancelled(words: &Words, look: &Look) -> (String, Vec<Row>) {
    let text = crate::cancelled::line(words, look).unwrap_or_default();
    (text, next(words, look))
}

fn next(words: &Words, look: &Look) -> Vec<Row> {
    let key = |key, word: &str| Key::plain(Button::Table(look.id, key), words.say(word));
    let mut keys = vec![
        waiting::deal(words, look, "key-next-deal"),
        key(TableKey::Rules, "key-rules"),
    ];
    keys.extend(other_pace(look).map(|(pace, label)| key(pace, label)));
    keys.push(key(TableKey::End, "key-solo-end"));
    let mut about = past(words, look);
    about.extend(score(words, look));
    vec![Row::Keys(keys), Row::Keys(about)]
}

/// It is over, and what can be played instead.
pub(super) fn closed(words: &Words, look: &Look, closed: &Closed) -> (String, Vec<Row>) {
    let mut lines = vec![words.say("solo-over")];
    lines.extend(own_result::of_last_deal(words, look, closed.last.as_ref()));
    lines.extend(crate::cancelled::line(words, look));
    let play = Key::main(Button::Play(PlayKey::Page), words.say("key-play"));
    (lines.join("\n"), vec![Row::Keys(vec![play])])
}
