//! The result of a session in the form that Avrae's `!game coin` accepts: one number of gold pieces with decimals.
//! Given that, Avrae deducts from the smallest coins and changes larger ones by itself; given kinds of coins ("-7sp"),
//! it stops and asks if that kind runs out.

use books::Currency;

/// The coins that Avrae knows, with their worth in copper.
const KNOWN: [(&str, i64); 5] = [
    ("pp", 1_000),
    ("gp", 100),
    ("ep", 50),
    ("sp", 10),
    ("cp", 1),
];
/// If a server has a single kind of coin, each counts as a gold piece.
const SINGLE: i64 = 100;

/// A remark on the commands for a currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// Avrae counts the same coins.
    Same,
    /// Each coin counts as a gold piece.
    AsGold,
    /// Avrae cannot count this currency.
    Unknown,
}

/// The remark on the commands for this currency.
pub fn note(currency: &Currency) -> Note {
    match (currency, copper(currency)) {
        (_, None) => Note::Unknown,
        (Currency::Denominations(_), _) => Note::Same,
        _ => Note::AsGold,
    }
}

/// The command to paste; `None` if Avrae does not know the currency's coins, or values them differently.
pub fn game_coin(currency: &Currency, coins: i64) -> Option<String> {
    let copper = i128::from(coins) * i128::from(copper(currency)?);
    let sign = if copper < 0 { '-' } else { '+' };
    let copper = copper.unsigned_abs();
    let (gold, rest) = (copper / 100, copper % 100);
    Some(match rest {
        0 => format!("!game coin {sign}{gold}"),
        rest => format!("!game coin {sign}{gold}.{rest:02}"),
    })
}

/// The worth of a currency's smallest coin in Avrae's copper pieces.
fn copper(currency: &Currency) -> Option<i64> {
    let Currency::Denominations(kinds) = currency else {
        return Some(SINGLE);
    };
    let of = |name: &str| {
        let known = KNOWN
            .iter()
            .find(|(known, _)| *known == name.to_lowercase());
        known.map(|(_, copper)| *copper)
    };
    let smallest = of(&kinds.last()?.name)?;
    let agrees = |kind: &books::Denomination| {
        of(&kind.name).is_some_and(|copper| copper == kind.worth * smallest)
    };
    kinds.iter().all(agrees).then_some(smallest)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Avrae reads one number as gold pieces and rounds it to copper.
    #[test]
    fn lines_are_one_number_of_gold_pieces() {
        for (spec, coins, line) in [
            ("gp=100 sp=10 cp=1", 1_230, "!game coin +12.30"),
            ("gp=100 sp=10 cp=1", -1_203, "!game coin -12.03"),
            ("gp=100 sp=10 cp=1", -70, "!game coin -0.70"),
            ("gp=100 sp=10 cp=1", 1_200, "!game coin +12"),
            ("GP=100 SP=10 CP=1", 5, "!game coin +0.05"),
            ("gp=10 sp=1", -7, "!game coin -0.70"),
            (
                "pp=1000 gp=100 ep=50 sp=10 cp=1",
                1_234_567,
                "!game coin +12345.67",
            ),
            ("", 12, "!game coin +12"),
            ("crown/crowns", -7, "!game coin -7"),
        ] {
            let currency: Currency = spec.parse().unwrap();
            assert_eq!(game_coin(&currency, coins).unwrap(), line);
        }
    }

    #[test]
    fn coins_that_avrae_does_not_know_or_changes_otherwise_have_no_line() {
        for spec in ["pound=240 shill=12 penny=1", "gp=20 sp=1"] {
            let currency: Currency = spec.parse().unwrap();
            assert_eq!(game_coin(&currency, 300), None, "{spec}");
            assert_eq!(note(&currency), Note::Unknown);
        }
    }
}
