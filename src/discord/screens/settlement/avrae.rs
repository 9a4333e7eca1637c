//! What somebody won or lost as Avrae's `!game coin` takes it: each kind of coin with its own sign,
//! whole numbers without commas, small letters, and no kinds but the five it knows.

use crate::tavern::Currency;

/// The kinds of coins that Avrae knows.
const KNOWN: [&str; 5] = ["pp", "gp", "ep", "sp", "cp"];
/// Where a server's coins have one name, each counts as one of these.
const SINGLE: &str = "gp";

/// What is to be said beside the commands of a currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// They count the same coins.
    Same,
    /// Each coin counts as a gold piece.
    AsGold,
    /// There are none.
    Unknown,
}

/// What is to be said beside the commands of this currency.
pub fn note(currency: &Currency) -> Note {
    match (currency, game_coin(currency, 1)) {
        (_, None) => Note::Unknown,
        (Currency::Denominations(_), _) => Note::Same,
        _ => Note::AsGold,
    }
}

/// The command, as somebody pastes it; `None` for a currency with kinds of coins that Avrae does not know.
pub fn game_coin(currency: &Currency, coins: i64) -> Option<String> {
    let parts = match currency {
        Currency::Denominations(kinds) => {
            let known = |name: &str| KNOWN.contains(&name.to_lowercase().as_str());
            if !kinds.iter().all(|kind| known(&kind.name)) {
                return None;
            }
            currency.parts(coins)
        }
        Currency::Plain | Currency::Named { .. } => vec![(coins.saturating_abs(), SINGLE)],
    };
    let sign = if coins < 0 { '-' } else { '+' };
    let amounts: Vec<String> = parts
        .into_iter()
        .map(|(count, name)| format!("{sign}{count}{}", name.to_lowercase()))
        .collect();
    Some(format!("!game coin {}", amounts.join(" ")))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Avrae reads `([+-]?\d+)\s*([pgesc]p)`, again and again, and adds up what it read.
    #[test]
    fn lines_are_as_avrae_reads_them() {
        for (spec, coins, line) in [
            ("gp=100 sp=10 cp=1", 1_230, "!game coin +12gp +3sp"),
            ("gp=100 sp=10 cp=1", -1_203, "!game coin -12gp -3cp"),
            ("GP=100 SP=10 CP=1", 5, "!game coin +5cp"),
            (
                "pp=1000 gp=100 ep=50 sp=10 cp=1",
                1_234_567,
                "!game coin +1234pp +5gp +1ep +1sp +7cp",
            ),
            ("", 12, "!game coin +12gp"),
            ("crown/crowns", -7, "!game coin -7gp"),
        ] {
            let currency: Currency = spec.parse().unwrap();
            assert_eq!(game_coin(&currency, coins).unwrap(), line);
        }
    }

    #[test]
    fn coins_that_avrae_does_not_know_have_no_line() {
        let currency: Currency = "pound=240 shill=12 penny=1".parse().unwrap();
        assert_eq!(game_coin(&currency, 300), None);
    }
}
