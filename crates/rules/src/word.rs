//! The talk: one word a seat, before the play (RULES.md 8, 14, 17).

use std::fmt;

use crate::seat::{BySeat, Seat};

/// What a seat says in the talk, the lowest word first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Word {
    /// It leaves the deal to the others.
    Pass,
    /// It plays alone, with the talon (troggu).
    Take,
    /// It plays alone against all others; nobody speaks after it.
    Solo,
    /// The dealer takes the talon, and everybody plays for themselves (sicilian).
    Each,
    /// The lowest bid (tarot).
    Petite,
    /// The second bid, with the chien (tarot).
    Garde,
    /// Without the chien (tarot).
    Sans,
    /// Against the chien; nobody speaks after it (tarot).
    Contre,
    /// The declarer undertakes nothing more than the bid (tarot).
    Jeu,
    /// The declarer undertakes to win every trick (tarot).
    Chelem,
}

impl Word {
    /// Every word, the lowest first.
    pub const ALL: [Word; 10] = [
        Word::Pass,
        Word::Take,
        Word::Solo,
        Word::Each,
        Word::Petite,
        Word::Garde,
        Word::Sans,
        Word::Contre,
        Word::Jeu,
        Word::Chelem,
    ];
    /// The bids of French Tarot, the lowest first (RULES.md 17).
    pub const BIDS: [Word; 4] = [Word::Petite, Word::Garde, Word::Sans, Word::Contre];

    /// The word as a record writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Word::Pass => "pass",
            Word::Take => "take",
            Word::Solo => "solo",
            Word::Each => "each",
            Word::Petite => "petite",
            Word::Garde => "garde",
            Word::Sans => "sans",
            Word::Contre => "contre",
            Word::Jeu => "jeu",
            Word::Chelem => "chelem",
        }
    }

    /// The word that a record writes so.
    pub(crate) fn read(words: &str) -> Option<Word> {
        Word::ALL.into_iter().find(|word| word.as_str() == words)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A set of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WordSet(u16);

impl WordSet {
    /// The set with the word in it.
    #[must_use]
    pub const fn with(self, word: Word) -> WordSet {
        WordSet(self.0 | 1 << word as u8)
    }

    /// Whether the word is in it.
    pub const fn contains(self, word: Word) -> bool {
        self.0 >> word as u8 & 1 != 0
    }

    /// Its words, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Word> {
        Word::ALL
            .into_iter()
            .filter(move |word| self.contains(*word))
    }
}

impl FromIterator<Word> for WordSet {
    fn from_iter<I: IntoIterator<Item = Word>>(words: I) -> WordSet {
        words.into_iter().fold(WordSet::default(), WordSet::with)
    }
}

/// The seat that said the highest word, and the word, if anybody said more than `pass`.
pub(crate) fn highest(said: &BySeat<Option<Word>>) -> Option<(Seat, Word)> {
    said.iter()
        .filter_map(|(seat, word)| Some((seat, word?)))
        .filter(|(_, word)| *word != Word::Pass)
        .max_by_key(|(_, word)| *word)
}
