//! Table talk: little of it, and only of what the whole table has seen.
//!
//! Nothing here knows of cards: an [`Occasion`] has no place for any, so that talk cannot be a hint of them.

use crate::character::{TEMPERS, Temper};

/// What happened before everybody's eyes, as it concerns the patron who might say something of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Occasion {
    /// It has sat down.
    SatDown,
    /// It has won most of a deal that is over.
    WonDeal,
    /// It has lost most of a deal that is over.
    LostDeal,
    /// Somebody else has taken a big pot.
    BigPot,
    /// Somebody else has got up from the table.
    SomebodyLeft,
    /// Its own purse is empty, and it gets up.
    WentBroke,
    /// It was sent away.
    Dismissed,
    /// Death was dealt, and ended the deal.
    Death,
    /// Somebody else has won every trick, as undertaken.
    VoleMade,
    /// Somebody else has undertaken to win every trick, and has not.
    VoleLost,
}

impl Occasion {
    /// All of them.
    pub const ALL: [Occasion; 10] = [
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

    const fn key(self) -> &'static str {
        match self {
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
        }
    }

    /// Nobody leaves without a word.
    const fn is_a_farewell(self) -> bool {
        matches!(self, Occasion::WentBroke | Occasion::Dismissed)
    }
}

/// How many sentences a temper has for an occasion.
const LINES: u32 = 3;

/// The key of the sentence that a patron of this temper says, or nothing: mostly nothing, but for a farewell.
/// Chance is the table's and not the cards': `below(n)` is asked for a number from 0 to n - 1.
pub fn talk(
    temper: &Temper,
    occasion: Occasion,
    mut below: impl FnMut(u32) -> u32,
) -> Option<String> {
    let says = occasion.is_a_farewell() || below(100) < temper.talks;
    says.then(|| line(temper, occasion, below(LINES)))
}

/// Every key that [`talk`] may give.
pub fn talk_keys() -> Vec<String> {
    let occasions = |temper| Occasion::ALL.map(move |occasion| (temper, occasion));
    let occasions = TEMPERS.iter().flat_map(occasions);
    occasions
        .flat_map(|(temper, occasion)| (0..LINES).map(move |n| line(temper, occasion, n)))
        .collect()
}

fn line(temper: &Temper, occasion: Occasion, n: u32) -> String {
    format!("talk-{}-{}-{}", temper.key, occasion.key(), n + 1)
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

    /// Over all hundred throws of the first die: a line in two or three occasions at most.
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
            for occasion in Occasion::ALL {
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
