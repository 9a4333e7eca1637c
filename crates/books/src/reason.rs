//! Why coins move.

use std::fmt;

/// Makes the enum from its variants and the words that stand for them in the rows, so that a reason is added in one
/// line.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// Why coins move.
        ///
        /// Rows, exports and files have a reason as one word. The words of the bank's own reasons never change; every
        /// other word is what a game calls one of its payments. In books that are damaged, or of another version, that
        /// may be a word that no game of ours has: it is kept, and shown as it stands, since history is never edited.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
            /// A payment by the rules of a game, in their word: `ante`, `most-tricks`, `share` …
            Played(String),
        }

        impl Reason {
            /// The word that stands for it in the rows.
            #[must_use]
            pub fn word(&self) -> &str {
                match self {
                    $(Reason::$name => $word,)*
                    Reason::Played(word) => word,
                }
            }
        }

        /// The reason that a word stands for in the rows.
        impl From<String> for Reason {
            fn from(word: String) -> Reason {
                match word.as_str() {
                    $($word => Reason::$name,)*
                    _ => Reason::Played(word),
                }
            }
        }

        #[cfg(test)]
        const OF_THE_BANK: &[(Reason, &str)] = &[$((Reason::$name, $word)),*];
    };
}

reasons! {
    /// Starting coins, or the difference to more of them, from the mint.
    StartingCoins = "start",
    /// A day's allowance, from the mint.
    Allowance = "allowance",
    /// Granted by a game master, from the mint to a purse or to the house.
    Grant = "grant",
    /// Taken by a game master, into the mint or the house.
    Fine = "take",
    /// Paid by a member, from one of their purses.
    Payment = "pay",
    /// The house is filled from the mint.
    HouseFill = "house",
    /// Between the house and a hired patron's purse, in either direction.
    PatronFunds = "patron",
    /// What a retired character had, to its member.
    Retirement = "retire",
    /// What an erased member had, to the mint.
    Erasure = "erase",
    /// Set aside for a deal or a match.
    Hold = "hold",
    /// What is left of a hold, or of coins that lay at a table, goes to its owner.
    Release = "release",
    /// A transfer is reversed.
    Void = "void",
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_it_was_written() {
        for (reason, word) in OF_THE_BANK {
            assert_eq!(Reason::from((*word).to_owned()), *reason);
            assert_eq!(reason.to_string(), *word);
        }
        for word in ["ante", "bonus-T21", "", "Hold", "hold ", "\u{202e}won"] {
            let reason = Reason::from(word.to_owned());
            assert_eq!(reason, Reason::Played(word.to_owned()));
            assert_eq!(reason.word(), word);
        }
    }

    /// Rows of every house have these words.
    #[test]
    fn the_banks_words_are_those_of_older_books() {
        let words: Vec<&str> = OF_THE_BANK.iter().map(|(_, word)| *word).collect();
        let known = [
            "start",
            "allowance",
            "grant",
            "take",
            "pay",
            "house",
            "patron",
            "retire",
            "erase",
            "hold",
            "release",
            "void",
        ];
        assert_eq!(words, known);
    }
}
