//! Yes-or-no decisions: a conceded deal, and the vole (la triomphe).

use super::{Asked, Offered};
use crate::screen::{KeyLook, Row};
use crate::words::args;
use ::rules::{Act, Stage};

/// The other side offers the deal.
pub fn answer(asked: &Asked<'_>) -> Offered {
    let words = asked.words;
    let by = match asked.playing.view.stage {
        Stage::Offered { by } => asked.name(by),
        _ => String::new(),
    };
    Offered {
        lines: vec![asked.turn(words.with("hand-do-answer", args!["name" => by]))],
        rows: vec![Row::Keys(vec![
            asked.key(Act::Accept, words.say("key-accept"), KeyLook::Good),
            asked.key(Act::Refuse, words.say("key-refuse"), KeyLook::Plain),
        ])],
        last: Vec::new(),
    }
}

/// Three tricks are won: play for all five, or stop.
pub fn vole(asked: &Asked<'_>) -> Offered {
    let words = asked.words;
    Offered {
        lines: vec![asked.turn(words.say("hand-do-vole"))],
        rows: vec![Row::Keys(vec![
            asked.key(Act::Stop, words.say("key-stop"), KeyLook::Good),
            asked.key(Act::Vole, words.say("key-vole"), KeyLook::Plain),
        ])],
        last: Vec::new(),
    }
}
