//! The words of the talk (sicilian, troggu).

use crate::cards;
use crate::words::{Words, args};
use rules::{Seat, Stage, View, Word};

/// The key for a word on a button.
pub fn key(word: Word) -> &'static str {
    match word {
        Word::Pass => "key-pass",
        Word::Take => "key-take-talon",
        Word::Solo => "key-solo",
        Word::Each => "key-each",
        Word::Petite => "key-petite",
        Word::Garde => "key-garde",
        Word::Sans => "key-sans",
        Word::Contre => "key-contre",
        Word::Jeu => "key-jeu",
        Word::Chelem => "key-chelem",
    }
}

/// The word at a seat of the picture.
pub fn at_seat(words: &Words, word: Word) -> String {
    words.say(match word {
        Word::Pass => "scene-passed",
        Word::Take => "scene-takes",
        Word::Solo => "scene-solo",
        Word::Each => "scene-each",
        Word::Petite => "scene-petite",
        Word::Garde => "scene-garde",
        Word::Sans => "scene-sans",
        Word::Contre => "scene-contre",
        Word::Jeu => "scene-jeu",
        Word::Chelem => "scene-chelem",
    })
}

/// What a seat has said, as far as it still matters: in the talk every word, afterwards the declarer's.
pub fn now(view: &View, seat: Seat) -> Option<Word> {
    let talk = view.talk()?;
    let matters = view.stage == Stage::Talk || talk.declarer == Some(seat);
    talk.said[seat].filter(|_| matters)
}

/// Who took the talon and how it is played, once the talk is over; with the cards of the talon, if they were shown.
pub fn declared(words: &Words, view: &View, name: String) -> Option<String> {
    let talk = view.talk()?;
    talk.declarer?;
    let key = match (talk.soloist().is_some(), talk.talon.is_empty()) {
        (true, true) => "playing-solo",
        (true, false) => "playing-solo-talon",
        (false, true) => "playing-each",
        (false, false) => "playing-each-talon",
    };
    let cards = cards::named(words, view, talk.talon);
    Some(words.with(key, args!["name" => name, "cards" => cards]))
}

/// What somebody has said in the talk, if anything yet.
pub fn line(words: &Words, name: String, word: Option<Word>) -> String {
    let key = match word {
        Some(Word::Pass) => "talk-passes",
        Some(Word::Take) => "talk-takes",
        Some(Word::Solo) => "talk-solo",
        Some(Word::Each) => "talk-each",
        Some(Word::Petite) => "talk-petite",
        Some(Word::Garde) => "talk-garde",
        Some(Word::Sans) => "talk-sans",
        Some(Word::Contre) => "talk-contre",
        Some(Word::Jeu) => "talk-jeu",
        Some(Word::Chelem) => "talk-chelem",
        None => "talk-none",
    };
    words.with(key, args!["name" => name])
}
