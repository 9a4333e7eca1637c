//! How much there is to read at a table.

use super::scenes::{CaseDeal, simulated};
use super::*;
use pages::Look;

/// The words that somebody reads in a message beside its picture and its buttons.
fn words_of(screen: &Screen) -> usize {
    let panel = screen.panel.as_ref().unwrap();
    let parts = panel.parts.iter();
    let parts = parts.flat_map(|part| [&part.heading, &part.text]);
    let all = [&screen.text, &panel.title, &panel.text, &panel.footer];
    let words = all.into_iter().chain(parts);
    words
        .flat_map(|text| text.split_whitespace())
        .filter(|word| word.chars().any(char::is_alphanumeric))
        .count()
}

/// The table's message in this look, while its shuffle is known.
fn read(mut look: Look) -> usize {
    look.table.shuffle = shuffles::shuffled(Vec::new());
    words_of(&table(&words(), &look))
}

fn mean(counts: &[usize]) -> usize {
    counts.iter().sum::<usize>() / counts.len().max(1)
}

/// The words of a table after every fifth act of a deal.
fn in_play_at(deal: &CaseDeal) -> Vec<usize> {
    let steps = (0..deal.acts()).step_by(5);
    let looks = steps.map(|acts| in_play(&deal.after(acts), None, Stretch::Turn));
    looks.map(read).collect()
}

#[test]
fn a_table_and_its_result_are_read_at_a_glance() {
    for variant in Variant::editions() {
        let (mut playing, mut results) = (Vec::new(), Vec::new());
        for deal in simulated(variant, 12, 11) {
            playing.extend(in_play_at(&deal));
            results.push(read(between(&deal)));
        }
        let (playing, result) = (mean(&playing), mean(&results));
        println!("{variant}: table {playing}, result {result}");
        assert!(
            playing <= 40,
            "{variant}: a table in play has {playing} words"
        );
        assert!(result <= 70, "{variant}: a result has {result} words");
    }
}

/// What was said in public is private, for whoever asks.
#[test]
fn a_table_in_words_says_what_its_picture_shows() {
    let look = in_play(&tavern_case(1, 9), None, Stretch::Turn);
    let public = table(&words(), &look).panel.unwrap();
    let asked = shown(&in_words(&words(), &look).unwrap());
    for says in [
        "Trick 2 of 5",
        "is winning the trick",
        "Pot: **6 coins**",
        "4 cards",
    ] {
        assert!(!public.text.contains(says), "{says}: {}", public.text);
        assert!(asked.contains(says), "{says}: {asked}");
    }
    assert!(in_words(&words(), &lobby(&tavern_case(1, 0), 0, None)).is_none());
}
