//! Which game is meant: by the names that screens print, in any language, or by those of records.

use crate::error::CommandError;
use crate::guest::Guest;
use pages::Language;
use rules::Variant;
use screens::words::Words;
use std::collections::BTreeMap;

/// The edition with its default options that was typed or chosen; without a text, Triomphe Forcée.
///
/// # Errors
/// No game has that name.
pub fn meant(guest: &Guest, typed: Option<&str>) -> Result<Variant, CommandError> {
    chosen(typed).ok_or_else(|| CommandError::Message(guest.words.say("refusal-variant")))
}

/// The same; `None` if no game has that name.
pub fn chosen(typed: Option<&str>) -> Option<Variant> {
    let Some(typed) = typed else {
        return Variant::editions().into_iter().next();
    };
    let wanted = folded(typed);
    let editions = Variant::editions();
    let exact = editions
        .iter()
        .find(|variant| names(variant).contains(&wanted));
    let found = exact.or_else(|| {
        let mut offered = editions.iter().filter(|variant| matches(variant, &wanted));
        // Typed in part, it must leave no doubt.
        offered
            .next()
            .filter(|_| offered.next().is_none() && !wanted.is_empty())
    });
    found.copied()
}

/// The value of a game in a command: that of records.
pub fn value(variant: &Variant) -> String {
    format!("{} {}", variant.game(), variant.edition())
}

/// The editions that fit what was typed, each by its name for this reader and with its value.
pub fn fitting(words: &Words, typed: &str) -> Vec<(String, String)> {
    let wanted = folded(typed);
    let editions = Variant::editions().into_iter();
    editions
        .filter(|variant| matches(variant, &wanted))
        .map(|variant| (screens::game_name(words, &variant), value(&variant)))
        .collect()
}

fn matches(variant: &Variant, wanted: &str) -> bool {
    names(variant).iter().any(|name| name.contains(wanted))
}

/// Every name of an edition. A game's own name means its default edition, which comes first.
fn names(variant: &Variant) -> Vec<String> {
    let default = Variant::parse(variant.game(), None, &BTreeMap::new());
    let is_default = default.as_ref() == Ok(variant);
    let mut names = vec![folded(&value(variant))];
    if is_default {
        names.push(variant.game().to_owned());
    }
    for language in Language::ALL {
        let words = Words::in_language(language);
        names.push(folded(&screens::game_name(&words, variant)));
        if is_default {
            names.push(folded(&words.say(&format!("game-{}", variant.game()))));
        }
    }
    names
}

/// A text without capitals, accents and spaces around it, as people type.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'î' | 'ï' => 'i',
        'ò' | 'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    text.trim().to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value_of(typed: &str) -> Option<String> {
        chosen(Some(typed)).as_ref().map(value)
    }

    #[test]
    fn a_game_is_known_by_its_name_in_every_language() {
        for (typed, edition) in [
            ("Swiss Tarot", "swiss classic"),
            ("Tarot suisse", "swiss classic"),
            ("schweizer tarot", "swiss classic"),
            ("Tarocchi alla svizzera", "swiss classic"),
            ("Scarto", "scarto mcleod"),
            ("Scarto (Chee)", "scarto chee"),
            ("scarto chee", "scarto chee"),
            ("triomphe forcee", "triomphe tavern"),
            ("Vieville", "triomphe vieville"),
            ("latriomphe as-qui-pille", "latriomphe as-qui-pille"),
        ] {
            assert_eq!(value_of(typed).as_deref(), Some(edition), "{typed}");
        }
        for typed in ["bridge", "scar chee", "", "chee"] {
            assert_eq!(value_of(typed), None, "{typed}");
        }
        assert_eq!(
            chosen(None).as_ref().map(value).as_deref(),
            Some("triomphe tavern")
        );
    }

    #[test]
    fn every_edition_is_offered_by_a_name_of_its_own_that_is_understood() {
        for language in Language::ALL {
            let words = Words::in_language(language);
            let offered = fitting(&words, "");
            assert_eq!(offered.len(), Variant::editions().len());
            for (name, value) in offered {
                assert_eq!(value_of(&name), Some(value.clone()), "{name}");
                assert_eq!(value_of(&value), Some(value.clone()), "{value}");
            }
        }
    }
}
