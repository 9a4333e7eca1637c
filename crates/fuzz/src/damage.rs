//! Damages texts.

use crate::numbers::NUMBERS;
use rand::rngs::StdRng;
use rand::{RngExt as _, seq::IndexedRandom as _};

/// Characters that texts rarely expect.
const ODD: &[&str] = &[
    "\0",
    "\u{1}",
    "\n",
    "\r\n",
    "\t",
    " ",
    "\u{a0}",
    "\u{ad}",
    "\u{200b}",
    "\u{200d}",
    "\u{202e}",
    "\u{2066}",
    "\u{2069}",
    "\u{2028}",
    "\u{feff}",
    "\u{301}",
    "\u{1f3f4}\u{e0067}\u{e007f}",
    "é",
    "ß",
    "İ",
    "ﬁ",
    "𝟙",
    "−",
    "'",
    "\"",
    "\\",
    "`",
    "$",
    "%",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "@",
    "#",
    "*",
    "_",
    "~",
    "|",
    ":",
    ";",
    ",",
    ".",
    "/",
    "//",
    "..",
    "@everyone",
    "<@1>",
    "<:a:1>",
    "{$coins}",
    "=",
    "&",
    "null",
    "true",
];

/// What texts are damaged with: their own words, and those of the texts beside them.
pub struct Damage {
    words: Vec<String>,
    texts: Vec<String>,
}

impl Damage {
    pub fn new(texts: &[&str]) -> Damage {
        let words = texts
            .iter()
            .flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
        let mut words: Vec<String> = words
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        words.sort_unstable();
        words.dedup();
        Damage {
            words,
            texts: texts.iter().map(|&text| text.to_owned()).collect(),
        }
    }

    /// A text with one to six damages.
    pub fn text(&self, text: &str, chance: &mut StdRng) -> String {
        let mut text: Vec<char> = text.chars().collect();
        for _ in 0..chance.random_range(1..=6) {
            self.once(&mut text, chance);
        }
        text.into_iter().collect()
    }

    fn once(&self, text: &mut Vec<char>, chance: &mut StdRng) {
        let (from, to) = stretch(text.len(), chance);
        let put: Vec<char> = match chance.random_range(0..10) {
            0 => Vec::new(),
            1 => text[from..to].repeat(chance.random_range(2..=4)),
            2 => text[from..to].iter().rev().copied().collect(),
            3 | 4 => chosen(NUMBERS, chance),
            5 => chosen(ODD, chance),
            6 => self
                .words
                .choose(chance)
                .map_or(Vec::new(), |word| word.chars().collect()),
            7 => {
                let other: Vec<char> = self
                    .texts
                    .choose(chance)
                    .map_or(Vec::new(), |text| text.chars().collect());
                let (from, to) = stretch(other.len(), chance);
                other[from..to].to_vec()
            }
            8 => vec![chance.random::<char>()],
            // A whole word or number gives way to another.
            _ => return self.exchange(text, chance),
        };
        let to = if chance.random_bool(0.5) { from } else { to };
        text.splice(from..to, put);
    }

    /// Replaces one word or number of the text.
    fn exchange(&self, text: &mut Vec<char>, chance: &mut StdRng) {
        let at = chance.random_range(0..=text.len());
        let is_word = |c: &char| c.is_alphanumeric();
        let Some(from) = (at..text.len()).find(|&at| is_word(&text[at])) else {
            return;
        };
        let to = (from..text.len())
            .find(|&at| !is_word(&text[at]))
            .unwrap_or(text.len());
        let number =
            text[from].is_ascii_digit() || self.words.is_empty() || chance.random_bool(0.2);
        let put = if number {
            chosen(NUMBERS, chance)
        } else {
            self.words
                .choose(chance)
                .map_or(Vec::new(), |word| word.chars().collect())
        };
        text.splice(from..to, put);
    }
}

fn chosen(from: &[&str], chance: &mut StdRng) -> Vec<char> {
    from.choose(chance)
        .map_or(Vec::new(), |word| word.chars().collect())
}

/// A stretch of a text, mostly short.
fn stretch(length: usize, chance: &mut StdRng) -> (usize, usize) {
    let from = chance.random_range(0..=length);
    let most = if chance.random_bool(0.8) { 8 } else { length };
    let to = (from + chance.random_range(0..=most)).min(length);
    (from, to)
}
