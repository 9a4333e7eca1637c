//! What patrons say: a little, and only about what the whole table has seen.
//!
//! Nothing here knows about cards. An [`Occasion`] cannot hold any, so talk cannot give a hint of them.

use patrons::{TEMPERS, Temper};
use table::Occasion;

const OCCASIONS: [Occasion; 10] = [
    Occasion::SatDown,
    Occasion::WonDeal,
    Occasion::LostDeal,
    Occasion::BigPot,
    Occasion::SomebodyLeft,
    Occasion::WentBroke,
    Occasion::Dismissed,
    Occasion::Death,
    Occasion::VoleMade,
    Occasion::VoleLost,
];

/// How many sentences each temper has for each occasion.
const LINES: u32 = 3;

/// The key of what a patron of this temper says, if anything. Mostly it says nothing, except for a farewell.
/// The randomness must not depend on cards: `below(n)` must return a number from 0 to n - 1.
pub fn talk(
    temper: &Temper,
    occasion: Occasion,
    mut below: impl FnMut(u32) -> u32,
) -> Option<String> {
    // A patron never leaves without a word.
    let is_farewell = matches!(occasion, Occasion::WentBroke | Occasion::Dismissed);
    let says = is_farewell || below(100) < temper.talks;
    says.then(|| line(temper, occasion, below(LINES)))
}

/// Every key that [`talk`] may return.
pub fn talk_keys() -> Vec<String> {
    let occasions = |temper| OCCASIONS.map(move |occasion| (temper, occasion));
    let occasions = TEMPERS.iter().flat_map(occasions);
    occasions
        .flat_map(|(temper, occasion)| (0..LINES).map(move |n| line(temper, occasion, n)))
        .collect()
}

fn line(temper: &Temper, occasion: Occasion, n: u32) -> String {
    let occasion = match occasion {
        Occasion::SatDown => "sat-down",
        Occasion::WonDeal => "won-deal",
        Occasion::LostDeal => "lost-deal",
        Occasion::BigPot => "big-pot",
        Occasion::SomebodyLeft => "somebody-left",
        Occasion::WentBroke => "went-broke",
        Occasion::Dismissed => "dismissed",
        Occasion::Death => "death",
        Occasion::VoleMade => "vole-made",
        Occasion::VoleLost => "vole-lost",
    };
    format!("talk-{}-{occasion}-{}", temper.key, n + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_goes_without_a_word() {
        for temper in &TEMPERS {
            for occasion in [Occasion::WentBroke, Occasion::Dismissed] {
                assert!(talk(temper, occasion, |n| n - 1).is_some());
            }
        }
    }

    /// Of the hundred results of the first die, 10 to 40 let a patron speak.
    #[test]
    fn talk_is_little() {
        for temper in &TEMPERS {
            let said = (0..100).filter(|&die| {
                let mut dice = [die, 0].into_iter();
                talk(temper, Occasion::WonDeal, |_| dice.next().unwrap_or(0)).is_some()
            });
            let said = said.count();
            assert!((10..=40).contains(&said), "{}: {said}", temper.key);
        }
    }

    #[test]
    fn what_is_said_is_one_of_the_keys_that_are_listed() {
        let keys = talk_keys();
        assert_eq!(keys.len(), 5 * 10 * 3);
        for temper in &TEMPERS {
            for occasion in OCCASIONS {
                for n in 0..3 {
                    let mut dice = [0, n].into_iter();
                    if let Some(key) = talk(temper, occasion, |_| dice.next().unwrap_or(n)) {
                        assert!(keys.contains(&key), "{key}");
                    }
                }
            }
        }
    }
}
