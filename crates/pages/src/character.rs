//! Characters that members play as.

use super::purse::Purse;
use super::text::tidy;
use ids::{PurseId, TableId};

/// Characters that a member plays as.
pub const MOST_CHARACTERS: usize = 10;

/// With those that were retired.
pub const MOST_EVER: usize = 50;

/// Letters of a character's name.
pub const NAME_LETTERS: std::ops::RangeInclusive<usize> = 2..=32;

/// Letters of the address of a picture.
const PICTURE_LETTERS: usize = 500;

/// Why there is no such character: told to the member.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CharacterRefused {
    /// The name is too short or too long.
    #[error("a name has {NAME_LETTERS:?} letters")]
    NameLength,
    /// It has signs that could pass for something else, or cannot be seen.
    #[error("a name has letters, numbers and a few signs")]
    NameSigns,
    /// Somebody here goes by it.
    #[error("the name is taken")]
    NameTaken,
    /// That is no address of a picture.
    #[error("not the address of a picture")]
    Picture,
    /// They have as many as anybody may.
    #[error("at most {MOST_CHARACTERS} characters")]
    TooMany,
    /// They have made up more than anybody may.
    #[error("at most {MOST_EVER} characters, retired ones too")]
    TooManyEver,
    /// No character of theirs goes by this name.
    #[error("no such character")]
    Unknown,
    /// It sits at a table.
    #[error("it sits at table {0}")]
    Seated(TableId),
    /// Its coins would be too many for the purse they would go to.
    #[error("the coins do not fit into the purse")]
    TooRich,
    /// It was to be given more than its member's own purse has to spend.
    #[error("{} coins are free and {} on hold: not enough for {wanted}", purse.free, purse.on_hold)]
    TooPoor {
        /// What the member has.
        purse: Purse,
        /// What the character was to have.
        wanted: i64,
    },
}

/// A character that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// Its purse.
    pub purse: PurseId,
    /// What it is called.
    pub name: String,
    /// Where its picture is.
    pub picture: Option<String>,
}

/// The word by which a member names themselves among their characters.
pub const MYSELF: &str = "myself";

/// Whether somebody means themselves and none of their characters.
#[must_use]
pub fn is_myself(typed: &str) -> bool {
    same(MYSELF, typed.trim())
}

/// Whether two names are the same, whatever the case of their letters.
pub fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// A name as it was typed: one blank between words, and only signs that cannot pass for something else.
pub fn parse_name(typed: &str) -> Result<String, CharacterRefused> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if !NAME_LETTERS.contains(&name.chars().count()) {
        return Err(CharacterRefused::NameLength);
    }
    let fits = |letter: char| letter.is_alphanumeric() || " '’-.,&!?".contains(letter);
    // Some letters of the alphabets show nothing.
    if !name.chars().all(fits) || !name.chars().any(char::is_alphabetic) || tidy(&name) != name {
        return Err(CharacterRefused::NameSigns);
    }
    Ok(name)
}

/// The address of a picture, so plain that Discord takes it.
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
    // A name, no number: what lies in the operator's own network has no business here.
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
