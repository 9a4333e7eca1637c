//! A game in short: few lines, made from what is played.

use super::*;
use pages::Language;

fn text(words: &Words, game: &str, edition: &str) -> String {
    let variant = Variant::parse(game, Some(edition), &BTreeMap::new()).unwrap();
    quick_card(words, &variant).text
}

#[test]
fn a_game_in_short_is_short_in_every_language() {
    let mut long = Vec::new();
    for language in Language::ALL {
        let words = Words::in_language(language);
        for variant in Variant::all() {
            let card = quick_card(&words, &variant);
            let (lines, letters) = (card.text.lines().count(), card.text.chars().count());
            assert!((3..=5).contains(&lines), "{variant}: {}", card.text);
            if letters > 350 {
                long.push(format!("{letters}, {language:?} {variant}: {}", card.text));
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn every_edition_is_told_in_short() {
    let mut all = Vec::new();
    for language in Language::ALL {
        let words = Words::in_language(language);
        for variant in Variant::editions() {
            let card = quick_card(&words, &variant);
            all.push(format!("{variant}: {}\n{}\n", card.heading, card.text));
        }
    }
    assert_snapshot!("quick_cards", all.join("\n"));
}

/// RULES.md TM-1.
#[test]
fn it_says_once_that_the_fool_is_the_highest_trump() {
    let options = [("fool".to_owned(), "highest".to_owned())].into();
    let variant = Variant::parse("triomphe", None, &options).unwrap();
    let said = quick_card(&words(), &variant).text;
    let line = "Follow suit, or else trump. The Fool is the highest trump.";
    assert!(said.contains(line), "{said}");
    assert!(!said.contains("Top trump"), "{said}");
}

/// Each by its rules: RULES.md 0.1 and 1 to 7.
#[test]
fn it_says_which_suits_are_reversed_and_what_counts() {
    let words = words();
    let reversed = "In Cups and Coins, low numbers beat high ones.";
    for (game, edition, is_reversed) in [
        ("triomphe", "tavern", false),
        ("triomphe", "vieville", true),
        ("mitigati", "rufus", false),
        ("mitigati", "chee", true),
        ("swiss", "classic", true),
        ("troccas", "classic", true),
        ("latriomphe", "classic", false),
    ] {
        let said = text(&words, game, edition);
        assert_eq!(
            said.contains(reversed),
            is_reversed,
            "{game} {edition}: {said}"
        );
    }
    assert!(text(&words, "mitigati", "chee").contains("Top trump: Judgement."));
    assert!(text(&words, "scarto", "mcleod").contains("Win more than 26 of the 78 card points."));
    assert!(text(&words, "troccas", "classic").contains("Win more than 36 of the 72 card points"));
    let counts = "count 5, queens 4, knights 3, jacks 2, the Fool 4, the rest 1.";
    // The Fool counts as much as a king where it goes from pile to pile (RULES.md 6 and 7).
    for (game, edition, counts) in [("swiss", "classic", true), ("scarto", "chee", false)] {
        let said = text(&words, game, edition);
        assert_eq!(said.contains("and The Fool count 5"), counts, "{said}");
    }
    assert!(text(&words, "scarto", "mcleod").contains(counts));
    assert!(!text(&words, "triomphe", "tavern").contains(counts));
}
