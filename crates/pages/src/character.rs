//! The characters that members play as.

use super::purse::Purse;
use super::text::tidy;
use ids::{PurseId, TableId};
use rules::Coins;

/// How many characters a member may have at a time.
pub const MOST_CHARACTERS: usize = 10;

/// The same including retired ones.
pub const MOST_EVER: usize = 50;

/// How long a character's name may be, in characters.
pub const NAME_LETTERS: std::ops::RangeInclusive<usize> = 2..=32;

/// The longest address of a picture, in characters.
const PICTURE_LETTERS: usize = 500;

/// Why a request about a character was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CharacterRefused {
    /// The name is too short or too long.
    #[error("a name must have {NAME_LETTERS:?} letters")]
    NameLength,
    /// It contains characters that are invisible or could pass for something else.
    #[error("a name may contain letters, numbers and a few signs")]
    NameSigns,
    /// Somebody in the server already uses it.
    #[error("the name is taken")]
    NameTaken,
    /// The text is not the address of a picture.
    #[error("not the address of a picture")]
    Picture,
    /// The member has as many characters as allowed.
    #[error("at most {MOST_CHARACTERS} characters")]
    TooMany,
    /// The member has created as many characters as allowed, retired ones included.
    #[error("at most {MOST_EVER} characters, including retired ones")]
    TooManyEver,
    /// The member has no character of this name.
    #[error("no such character")]
    Unknown,
    /// It sits at a table and cannot be retired.
    #[error("it sits at table {0}")]
    Seated(TableId),
    /// Its coins would exceed what their destination can hold.
    #[error("the coins do not fit into the purse")]
    TooRich,
    /// The member's own purse has too few free coins for it.
    #[error("{} coins are free and {} on hold: not enough for {wanted}", purse.free, purse.on_hold)]
    TooPoor {
        /// What the member has.
        purse: Purse,
        /// Coins it was to be given.
        wanted: Coins,
    },
}

/// A character that a member can play as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// Holds its coins.
    pub purse: PurseId,
    /// Unique in the server.
    pub name: String,
    /// The address of its picture.
    pub picture: Option<String>,
}

/// A role that a member can play in: themselves, or a character.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayableRole {
    /// `None` for the member themselves.
    pub character: Option<Character>,
    /// The name shown at tables.
    pub name: String,
    /// The coins they would play with.
    pub purse: Purse,
    /// Whether the member plays as this from the next table on.
    pub playing: bool,
}

/// The word by which members mean themselves rather than a character.
pub const MYSELF: &str = "myself";

/// Whether the text means the member themselves.
#[must_use]
pub fn is_myself(typed: &str) -> bool {
    same(MYSELF, typed.trim())
}

/// Whether two names are the same, ignoring case.
pub fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Checks and tidies a typed name: single spaces between words, and no characters that could pass for something else.
pub fn parse_name(typed: &str) -> Result<String, CharacterRefused> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if !NAME_LETTERS.contains(&name.chars().count()) {
        return Err(CharacterRefused::NameLength);
    }
    let fits = |letter: char| letter.is_alphanumeric() || " '’-.,&!?".contains(letter);
    // Some alphabetic characters are invisible.
    if !name.chars().all(fits) || !name.chars().any(char::is_alphabetic) || tidy(&name) != name {
        return Err(CharacterRefused::NameSigns);
    }
    Ok(name)
}

/// Checks the address of a picture, strictly enough that Discord accepts it.
pub fn parse_picture(typed: &str) -> Result<String, CharacterRefused> {
    let address = typed.trim();
    let rest = address.strip_prefix("https://");
    let rest = rest.ok_or(CharacterRefused::Picture)?;
    let plain = |byte: u8| byte.is_ascii_graphic() && !b"\"<>\\^`{|}".contains(&byte);
    if address.len() > PICTURE_LETTERS || !rest.bytes().all(plain) {
        return Err(CharacterRefused::Picture);
    }
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let label = |label: &str| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        (1..=63).contains(&label.len())
            && label.bytes().all(fits)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let labels: Vec<&str> = host.split('.').collect();
    // A name, not a number: nothing in the operator's own network may be fetched.
    let named = |last: &&str| last.bytes().any(|byte| byte.is_ascii_alphabetic());
    if labels.len() < 2
        || !labels.iter().all(|part| label(part))
        || !labels.last().is_some_and(named)
    {
        return Err(CharacterRefused::Picture);
    }
    Ok(address.to_owned())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_letters_and_a_few_signs() {
        for (typed, name) in [
            ("Brenna", "Brenna"),
            ("  Sir  Oswin\tthe Bold ", "Sir Oswin the Bold"),
            ("D'Artagnan-Fils, Jr.", "D'Artagnan-Fils, Jr."),
            ("Żółw", "Żółw"),
            ("R2", "R2"),
        ] {
            assert_eq!(parse_name(typed).unwrap(), name);
        }
        for typed in ["", "   ", "B", &"b".repeat(33)] {
            assert_eq!(
                parse_name(typed),
                Err(CharacterRefused::NameLength),
                "{typed}"
            );
        }
        for typed in [
            "12",
            "<@123456>",
            "@everyone",
            "**Gwen**",
            "Gwen\u{200b}",
            "Gwen\u{3164}",
            "Gwen\u{202e}",
            "a\u{0}b",
            "[x](https://a.b)",
        ] {
            assert_eq!(
                parse_name(typed),
                Err(CharacterRefused::NameSigns),
                "{typed:?}"
            );
        }
    }

    #[test]
    fn a_picture_is_a_plain_address() {
        for good in [
            "https://example.org/brenna.png",
            "https://cdn.example.co.uk/a/b?width=3&x=%20#y",
        ] {
            assert_eq!(parse_picture(good).unwrap(), good);
        }
        let long = format!("https://example.org/{}", "a".repeat(500));
        for bad in [
            "http://example.org/a.png",
            "javascript:alert(1)",
            "https://",
            "https://localhost/a.png",
            "https://127.0.0.1/a.png",
            "https://user@example.org/a.png",
            "https://exa mple.org/a.png",
            "https://example.org/a b.png",
            "https://example..org/a.png",
            "https://-a.org/a.png",
            "https://example.org/ä.png",
            &long,
        ] {
            assert_eq!(parse_picture(bad), Err(CharacterRefused::Picture), "{bad}");
        }
    }
}
