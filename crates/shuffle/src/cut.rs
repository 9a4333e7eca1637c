//! A player's contribution to the shuffle.

use crate::hash::{Hash, sha256};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Write as _};

/// The longest cut in words, in characters.
pub const MOST_WORDS: usize = 60;

/// How a seat cut the pack before the deal: at a depth, or with a few words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Json", into = "Json")]
pub enum Cut {
    /// The depth in cards: at least one, and at least one card is left.
    Depth(u8),
    /// The words, normalised to single spaces between them.
    Words(String),
    /// Words that were erased later. The order depends only on their SHA-256, which is kept.
    Erased(Hash),
}

/// Why something is not a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadCut {
    #[error("a pack of {cards} cards can be cut 1 to {most} deep", most = cards - 1)]
    Depth { cards: u8 },
    #[error("the words are missing")]
    NoWords,
    #[error("there are more than {MOST_WORDS} characters")]
    TooLong,
    #[error("the words contain an invisible character")]
    Unseen,
    #[error("the words contain too many spaces")]
    Blanks,
}

impl Cut {
    /// A cut at this depth of a pack with this many cards.
    ///
    /// # Errors
    /// [`BadCut::Depth`].
    pub fn depth(depth: u64, cards: u8) -> Result<Cut, BadCut> {
        match u8::try_from(depth) {
            Ok(deep) if (1..cards).contains(&deep) => Ok(Cut::Depth(deep)),
            _ => Err(BadCut::Depth { cards }),
        }
    }

    /// The words as somebody typed them; spaces around them are dropped, and several between words become one.
    ///
    /// # Errors
    /// No words, too many characters, or invisible ones.
    pub fn words(typed: &str) -> Result<Cut, BadCut> {
        let words = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        match words.chars().count() {
            0 => Err(BadCut::NoWords),
            _ if words.chars().any(is_unseen) => Err(BadCut::Unseen),
            1..=MOST_WORDS => Ok(Cut::Words(words)),
            _ => Err(BadCut::TooLong),
        }
    }

    /// What somebody typed: a number is a depth, anything else is words.
    ///
    /// # Errors
    /// Any [`BadCut`].
    pub fn parse(typed: &str, cards: u8) -> Result<Cut, BadCut> {
        let typed = typed.trim();
        if typed.is_empty() || !typed.bytes().all(|byte| byte.is_ascii_digit()) {
            return Cut::words(typed);
        }
        // A number that does not fit is too deep as well.
        Cut::depth(typed.parse().unwrap_or(u64::MAX), cards)
    }

    /// The same cut without its words; the order of the pack does not change.
    #[must_use]
    pub fn erased(self) -> Cut {
        match self {
            Cut::Words(words) => Cut::Erased(digest(&words)),
            cut => cut,
        }
    }

    /// The text of all cuts that is hashed, one line for each seat.
    pub fn text(cuts: &[Option<Cut>]) -> String {
        let mut text = String::new();
        for (seat, cut) in cuts.iter().enumerate() {
            let _ = match cut {
                None => writeln!(text, "cut {seat} none"),
                Some(Cut::Depth(depth)) => writeln!(text, "cut {seat} depth {depth}"),
                Some(Cut::Words(words)) => writeln!(text, "cut {seat} words {}", digest(words)),
                Some(Cut::Erased(digest)) => writeln!(text, "cut {seat} words {digest}"),
            };
        }
        text
    }
}

fn digest(words: &str) -> Hash {
    Hash(sha256(&[words.as_bytes()]))
}

/// Control characters, characters that change the text's direction, and characters without width.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}'
        )
        || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
}

/// The words or the number; three dots for erased words.
impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cut::Depth(depth) => depth.fmt(f),
            Cut::Words(words) => f.write_str(words),
            Cut::Erased(_) => f.write_str("…"),
        }
    }
}

/// A cut in a proof: a number, words, or the digest of erased words.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Json {
    Depth(u8),
    Words(String),
    Erased(Erased),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Erased {
    sha256: Hash,
}

impl From<Cut> for Json {
    fn from(cut: Cut) -> Json {
        match cut {
            Cut::Depth(depth) => Json::Depth(depth),
            Cut::Words(words) => Json::Words(words),
            Cut::Erased(sha256) => Json::Erased(Erased { sha256 }),
        }
    }
}

impl TryFrom<Json> for Cut {
    type Error = BadCut;
    fn try_from(json: Json) -> Result<Cut, BadCut> {
        match json {
            Json::Depth(depth) => Ok(Cut::Depth(depth)),
            Json::Words(words) => match Cut::words(&words)? {
                cut if cut.to_string() == words => Ok(cut),
                _ => Err(BadCut::Blanks),
            },
            Json::Erased(Erased { sha256 }) => Ok(Cut::Erased(sha256)),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_number_is_a_depth_and_anything_else_is_words() {
        assert_eq!(Cut::parse(" 17 ", 78), Ok(Cut::Depth(17)));
        assert_eq!(Cut::parse("1", 78), Ok(Cut::Depth(1)));
        assert_eq!(Cut::parse("77", 78), Ok(Cut::Depth(77)));
        for typed in ["0", "78", "256", "99999999999999999999999"] {
            let bad = Err(BadCut::Depth { cards: 78 });
            assert_eq!(Cut::parse(typed, 78), bad, "{typed}");
        }
        for (typed, words) in [
            ("-3", "-3"),
            ("17 cards", "17 cards"),
            ("  by   the\tmoon\n", "by the moon"),
            ("١٧", "١٧"),
        ] {
            assert_eq!(Cut::parse(typed, 78), Ok(Cut::Words(words.to_owned())));
        }
    }

    #[test]
    fn words_are_bounded_and_can_be_seen() {
        assert_eq!(Cut::words(" \n "), Err(BadCut::NoWords));
        assert!(Cut::words(&"é".repeat(60)).is_ok());
        assert_eq!(Cut::words(&"é".repeat(61)), Err(BadCut::TooLong));
        for typed in ["a\u{7}b", "a\u{202e}b", "a\u{7f}"] {
            assert_eq!(Cut::words(typed), Err(BadCut::Unseen), "{typed:?}");
        }
    }

    #[test]
    fn words_can_be_erased_and_the_order_stays() {
        let words = Cut::words("by the moon").unwrap();
        let erased = words.clone().erased();
        assert!(!format!("{erased:?}{erased}").contains("moon"));
        assert_eq!(
            Cut::text(&[Some(words)]),
            Cut::text(&[Some(erased.clone())])
        );
        let json = serde_json::to_string(&erased).unwrap();
        assert_eq!(serde_json::from_str::<Cut>(&json).unwrap(), erased);
        assert_eq!(Cut::Depth(3).erased(), Cut::Depth(3));
    }

    #[test]
    fn a_proof_holds_words_in_one_spelling() {
        let read = |json: &str| serde_json::from_str::<Cut>(json);
        assert_eq!(read("\"a b\"").unwrap(), Cut::Words("a b".to_owned()));
        for json in [
            "\"a  b\"", "\" a\"", "\"a\\n\"", "\"\"", "1.0", "-1", "true",
        ] {
            assert!(read(json).is_err(), "{json}");
        }
    }
}
