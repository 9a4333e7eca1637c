//! The words of the talk (sicilian, troggu).

use crate::words::{Words, args};
use rules::Word;

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
