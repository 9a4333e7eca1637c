//! What a table may choose within an edition.

use crate::games::Variant;
use crate::variant::VariantError;

/// An option that an edition has, as records write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// The name in records.
    pub name: &'static str,
    /// What it can be set to.
    pub values: Vec<String>,
    /// What it is set to.
    pub set: String,
}

impl Variant {
    /// The options that this edition has, in the order of the game's list.
    pub fn house_rules(&self) -> Vec<HouseRule> {
        let rule = |option: crate::GameOption| {
            let values = option.values.names();
            let is_set = |value: &&String| self.with_rule(option.name, value).as_ref() == Ok(self);
            let set = values.iter().find(is_set)?.clone();
            Some(HouseRule {
                name: option.name,
                values,
                set,
            })
        };
        self.all_options().into_iter().filter_map(rule).collect()
    }

    /// The same game and edition with one option set.
    ///
    /// # Errors
    /// The edition has no such option, or the option no such value.
    pub fn with_rule(&self, name: &str, value: &str) -> Result<Variant, VariantError> {
        let mut options = self.options();
        options.insert(name.to_owned(), value.to_owned());
        Variant::parse(self.game(), Some(self.edition()), &options)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn edition(game: &str, edition: &str) -> Variant {
        Variant::parse(game, Some(edition), &BTreeMap::new()).unwrap()
    }

    fn told(variant: &Variant) -> Vec<(&'static str, usize, String)> {
        let rules = variant.house_rules().into_iter();
        rules
            .map(|rule| (rule.name, rule.values.len(), rule.set))
            .collect()
    }

    #[test]
    fn an_edition_has_the_options_of_rules_md() {
        assert_eq!(
            told(&edition("triomphe", "tavern")),
            [
                ("pack", 2, "full".to_owned()),
                ("fool", 3, "lowest".to_owned())
            ]
        );
        assert_eq!(told(&edition("triomphe", "vieville")), []);
        assert_eq!(told(&edition("scarto", "mcleod")), []);
        assert_eq!(
            told(&edition("scarto", "chee")),
            [("bagatto", 2, "only-trump".to_owned())]
        );
        assert_eq!(
            told(&edition("latriomphe", "classic")),
            [("target", 15, "5".to_owned())]
        );
        assert_eq!(
            told(&edition("latriomphe", "as-qui-pille")),
            [
                ("robbing", 2, "on".to_owned()),
                ("run", 2, "on".to_owned()),
                ("target", 15, "5".to_owned())
            ]
        );
        assert_eq!(
            told(&edition("tarocchi", "white-parrot")).last(),
            Some(&("direction", 2, "anticlockwise".to_owned()))
        );
        // From 1 to 9, and without a limit.
        assert_eq!(
            told(&edition("trefeltromp", "classic")),
            [("raises", 10, "3".to_owned())]
        );
    }

    #[test]
    fn each_value_is_set_and_set_back() {
        for variant in Variant::editions() {
            for rule in variant.house_rules() {
                assert!(rule.values.len() > 1, "{variant}: {rule:?}");
                for value in &rule.values {
                    let set = variant.with_rule(rule.name, value).unwrap();
                    let now = set.house_rules();
                    let now = now.iter().find(|now| now.name == rule.name).unwrap();
                    assert_eq!(&now.set, value, "{variant}");
                    assert_eq!(set.with_rule(rule.name, &rule.set), Ok(variant));
                }
            }
        }
    }
}
