//! The name of a table: an inn sign made from its id, so that tables can be told apart.

use crate::words::{Words, args};
use ids::TableId;

/// The table's name, such as "The Merry Heron", as its public messages have it, whoever reads it.
pub fn inn(words: &Words, table: TableId) -> String {
    let words = words.as_public();
    let adjectives = words.say("inn-adjectives");
    let nouns = words.say("inn-nouns");
    // Any spread will do, since the id is random.
    let bits = table.to_string().bytes().fold(0usize, |bits, b| {
        bits.wrapping_mul(31).wrapping_add(b.into())
    });
    let pick = |list: &str, at: usize| {
        let list: Vec<&str> = list.split_whitespace().collect();
        list.get(at % list.len().max(1))
            .map_or(String::new(), |word| (*word).to_owned())
    };
    words.with(
        "inn-sign",
        args!["adjective" => pick(&adjectives, bits), "noun" => pick(&nouns, bits / 1009)],
    )
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use pages::{Language, Settings};
    use std::sync::Arc;

    #[test]
    fn tables_with_different_ids_mostly_have_different_names() {
        let words = Words::english();
        let names: std::collections::BTreeSet<String> = [
            "0000000000001",
            "0000000000002",
            "ezzzzzzzzzzz1",
            "000c0000h0001",
            "1234567890abc",
        ]
        .iter()
        .map(|id| inn(&words, id.parse().unwrap()))
        .collect();
        assert_eq!(names.len(), 5, "{names:?}");
        assert!(names.iter().all(|name| name.split(' ').count() == 3));
    }
    #[test]
    fn a_table_has_one_name_whoever_reads_it() {
        let house = Arc::new(Settings {
            language: Some(Language::German),
            ..Settings::default()
        });
        let table = "1234567890abc".parse().unwrap();
        let names = Language::ALL.map(|reader| {
            inn(
                &Words::in_language(reader).with_settings(Arc::clone(&house)),
                table,
            )
        });
        assert!(names[0].starts_with("Zu"), "{names:?}");
        assert!(names.iter().all(|name| *name == names[0]), "{names:?}");
    }
}
