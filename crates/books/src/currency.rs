//! The currency of a server, and how amounts in it are written.

use std::fmt::{self, Write as _};
use std::str::FromStr;

/// The names of a server's coins. Every sum is a whole number of the smallest coin.
///
/// As text: empty (plain coins), `crown/crowns`, or `gp=100 sp=10 cp=1`.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Currency {
    /// Just "coins", in the house's language.
    #[default]
    Plain,
    /// A single kind of coin.
    Named {
        /// What one of them is called, such as `crown`.
        one: String,
        /// The plural.
        many: String,
    },
    /// Several kinds, in descending order of worth, ending with the smallest coin, which is worth 1.
    Denominations(Vec<Denomination>),
}

/// A kind of coin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Denomination {
    /// The same for singular and plural, such as `gp`.
    pub name: String,
    /// Its worth in smallest coins.
    pub worth: i64,
}

/// The most kinds of coins a currency may have.
pub const MOST_DENOMINATIONS: usize = 5;
/// The most letters in the name of a denomination.
pub const LONGEST_DENOMINATION: usize = 5;
/// The most letters in the name of a single kind of coin.
pub const LONGEST_NAME: usize = 24;
/// The most a denomination may be worth, in smallest coins.
pub const MOST_WORTH: i64 = 1_000_000;

/// What nobody calls their coins.
const NO_NAMES: [&str; 3] = ["none", "default", "reset"];

/// Why a text is not a valid currency.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CurrencyError {
    /// A name that is empty, too long, or contains more than letters.
    #[error("{0:?} is not a name for coins")]
    Name(String),
    /// Not a name, an equals sign and a whole number.
    #[error("{0:?} is not a denomination with its worth")]
    Worth(String),
    /// A name occurs twice.
    #[error("{0:?} occurs twice")]
    Twice(String),
    /// More than [`MOST_DENOMINATIONS`].
    #[error("{0} denominations are too many")]
    TooMany(usize),
    /// Two are worth the same.
    #[error("two denominations are worth {0}")]
    SameWorth(i64),
    /// The smallest is not worth 1, so that some sums could not be paid.
    #[error("no denomination is worth 1")]
    NoUnit,
    /// A word by which people mean that there is no name, such as `none`.
    #[error("{0:?} is not meant as a name for coins")]
    NoName(String),
    /// Several short names without what each is worth, such as `gp sp cp`.
    #[error("{0:?} lists denominations without their worths")]
    NoWorths(String),
}

impl Currency {
    /// Writes an amount: "1 coin", "5 crowns", "12 gp 3 sp", "−3 cp". [`crate::AmountReader`] reads it back unless
    /// it is negative.
    pub fn format(&self, coins: i64) -> String {
        match self {
            Currency::Plain => counted(coins, "coin", "coins"),
            Currency::Named { one, many } => counted(coins, one, many),
            Currency::Denominations(_) => {
                let mut text = if coins < 0 { "−" } else { "" }.to_owned();
                for (place, (count, name)) in self.parts(coins).into_iter().enumerate() {
                    let space = if place > 0 { " " } else { "" };
                    let _ = write!(text, "{space}{} {name}", figure(count));
                }
                text
            }
        }
    }

    /// An amount (without its sign) in as few coins as possible: each non-zero count with its denomination, in
    /// descending order of worth; for zero, a zero of the smallest. Empty if the currency has no denominations.
    pub fn parts(&self, coins: i64) -> Vec<(i64, &str)> {
        let Currency::Denominations(kinds) = self else {
            return Vec::new();
        };
        let mut left = coins.unsigned_abs();
        let mut parts = Vec::new();
        for kind in kinds {
            let worth = kind.worth.unsigned_abs().max(1);
            // No more than the amount itself, which fits unless it was the lowest possible number.
            let count = i64::try_from(left / worth).unwrap_or(i64::MAX);
            left %= worth;
            if count > 0 {
                parts.push((count, kind.name.as_str()));
            }
        }
        if parts.is_empty()
            && let Some(unit) = kinds.last()
        {
            parts.push((0, unit.name.as_str()));
        }
        parts
    }

    /// Reads a currency as typed now: as from the database, except that several short names are taken for kinds of
    /// coins, not for the single name of one coin, "coins" for plain ones, and words such as "none" for no name.
    ///
    /// # Errors
    /// The text is not a valid currency.
    pub fn typed(text: &str) -> Result<Currency, CurrencyError> {
        let sign = |c: char| c.is_whitespace() || [',', ';', '/'].contains(&c);
        let names: Vec<&str> = text.split(sign).filter(|name| !name.is_empty()).collect();
        if names.len() > 1 && names.iter().all(|name| name.chars().count() <= 2) {
            return Err(CurrencyError::NoWorths(names.join(" ")));
        }
        match text.trim().to_lowercase().as_str() {
            "coin" | "coins" | "coin/coins" => return Ok(Currency::Plain),
            word if NO_NAMES.contains(&word) => {
                return Err(CurrencyError::NoName(text.trim().to_owned()));
            }
            _ => {}
        }
        text.parse()
    }

    /// Its kinds of coins, in descending order of worth.
    pub fn denominations(&self) -> &[Denomination] {
        match self {
            Currency::Denominations(kinds) => kinds,
            Currency::Plain | Currency::Named { .. } => &[],
        }
    }
}

/// Such as "1 crown" or "1,200 crowns".
fn counted(coins: i64, one: &str, many: &str) -> String {
    let name = if coins.unsigned_abs() == 1 { one } else { many };
    format!("{} {name}", figure(coins))
}

/// A number with commas between thousands: "1,000,000".
pub fn figure(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::new();
    if number < 0 {
        text.push('−');
    }
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

impl FromStr for Currency {
    type Err = CurrencyError;

    fn from_str(text: &str) -> Result<Currency, CurrencyError> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(Currency::Plain);
        }
        if text.contains('=') {
            return denominations(text);
        }
        let (one, many) = text.split_once('/').unwrap_or((text, text));
        Ok(Currency::Named {
            one: name(one, LONGEST_NAME)?,
            many: name(many, LONGEST_NAME)?,
        })
    }
}

/// Reads `gp=100 sp=10 cp=1`, in any order.
fn denominations(text: &str) -> Result<Currency, CurrencyError> {
    // People also type "gp = 100".
    let mut joined = text.replace([',', ';'], " ");
    while let Some(spaced) = [" =", "= "]
        .into_iter()
        .find(|spaced| joined.contains(spaced))
    {
        joined = joined.replace(spaced, "=");
    }
    let mut kinds: Vec<Denomination> = Vec::new();
    for part in joined.split_whitespace() {
        let error = || CurrencyError::Worth(part.to_owned());
        let (name_of, worth) = part.split_once('=').ok_or_else(error)?;
        let worth: i64 = worth.parse().map_err(|_| error())?;
        if !(1..=MOST_WORTH).contains(&worth) {
            return Err(error());
        }
        let name = name(name_of, LONGEST_DENOMINATION)?;
        let twice = |kind: &Denomination| kind.name.to_lowercase() == name.to_lowercase();
        if kinds.iter().any(twice) {
            return Err(CurrencyError::Twice(name));
        }
        if kinds.iter().any(|kind| kind.worth == worth) {
            return Err(CurrencyError::SameWorth(worth));
        }
        kinds.push(Denomination { name, worth });
    }
    if kinds.len() > MOST_DENOMINATIONS {
        return Err(CurrencyError::TooMany(kinds.len()));
    }
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.worth));
    match kinds.last() {
        Some(unit) if unit.worth == 1 => Ok(Currency::Denominations(kinds)),
        _ => Err(CurrencyError::NoUnit),
    }
}

/// Checks a name for coins: letters, with single spaces or apostrophes between them, so that it contains no numbers,
/// formatting or mentions.
fn name(text: &str, longest: usize) -> Result<String, CurrencyError> {
    let text = text.trim();
    let error = || CurrencyError::Name(text.chars().take(40).collect());
    let words: Vec<&str> = text.split([' ', '’', '\'']).collect();
    let spelt = |word: &&str| !word.is_empty() && word.chars().all(char::is_alphabetic);
    if text.chars().count() > longest || !words.iter().all(spelt) {
        return Err(error());
    }
    Ok(text.to_owned())
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Currency::Plain => Ok(()),
            Currency::Named { one, many } if one == many => f.write_str(one),
            Currency::Named { one, many } => write!(f, "{one}/{many}"),
            Currency::Denominations(kinds) => {
                for (place, kind) in kinds.iter().enumerate() {
                    let space = if place > 0 { " " } else { "" };
                    write!(f, "{space}{}={}", kind.name, kind.worth)?;
                }
                Ok(())
            }
        }
    }
}

impl From<Currency> for String {
    fn from(currency: Currency) -> String {
        currency.to_string()
    }
}

impl TryFrom<String> for Currency {
    type Error = CurrencyError;
    fn try_from(text: String) -> Result<Currency, CurrencyError> {
        text.parse()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::LIMIT;

    fn currency(text: &str) -> Currency {
        text.parse().unwrap()
    }

    #[test]
    fn amounts_are_said_in_the_currency() {
        for (spec, coins, said) in [
            ("", 0, "0 coins"),
            ("", 1, "1 coin"),
            ("", 5, "5 coins"),
            ("", -1, "−1 coin"),
            ("", 12_345, "12,345 coins"),
            ("crown/crowns", 1, "1 crown"),
            ("crown/crowns", 1_200, "1,200 crowns"),
            ("gold", 12, "12 gold"),
            ("gp=100 sp=10 cp=1", 0, "0 cp"),
            ("gp=100 sp=10 cp=1", 1, "1 cp"),
            ("gp=100 sp=10 cp=1", 1_230, "12 gp 3 sp"),
            ("gp=100 sp=10 cp=1", 1_003, "10 gp 3 cp"),
            ("gp=100 sp=10 cp=1", 100, "1 gp"),
            ("gp=100 sp=10 cp=1", -1_230, "−12 gp 3 sp"),
            ("gp=100 sp=10 cp=1", LIMIT, "10,000,000,000,000 gp"),
            // Worths that do not divide each other: the old pound and mark.
            (
                "pound=240 mark=160 shill=12 penny=1",
                420,
                "1 pound 1 mark 1 shill 8 penny",
            ),
        ] {
            let currency = currency(spec);
            assert_eq!(currency.format(coins), said);
        }
        assert!(currency("a=2 b=1").format(i64::MIN).starts_with('−'));
    }

    #[test]
    fn several_short_names_want_their_worths() {
        let several = |t: &str| Err(CurrencyError::NoWorths(t.to_owned()));
        for (text, read) in [
            ("gp sp cp", several("gp sp cp")),
            (" gp, sp/cp ", several("gp sp cp")),
            ("gp", Ok("gp".to_owned())),
            ("gold piece", Ok("gold piece".to_owned())),
            ("gp=100 cp=1", Ok("gp=100 cp=1".to_owned())),
        ] {
            assert_eq!(Currency::typed(text).map(|c| c.to_string()), read);
        }
        // A server that already has this setting keeps it.
        assert!("gp sp cp".parse::<Currency>().is_ok());
    }

    #[test]
    fn a_currency_is_read_or_refused() {
        use CurrencyError::{Name, NoUnit, SameWorth, TooMany, Twice, Worth};
        let (name, worth) = (
            |t: &str| Err(Name(t.to_owned())),
            |t: &str| Err(Worth(t.to_owned())),
        );
        for (text, read) in [
            ("  ", Ok("")),
            ("gold", Ok("gold")),
            ("crown / crowns", Ok("crown/crowns")),
            ("pièce d’or/pièces d’or", Ok("pièce d’or/pièces d’or")),
            ("gp=100 sp=10 cp=1", Ok("gp=100 sp=10 cp=1")),
            ("cp = 1, gp = 100; sp = 10", Ok("gp=100 sp=10 cp=1")),
            ("cp=1", Ok("cp=1")),
            ("/", name("")),
            ("gold/", name("")),
            ("gold2", name("gold2")),
            ("**gold**", name("**gold**")),
            ("<@1>", name("<@1>")),
            ("two  spaces", name("two  spaces")),
            (
                "abcdefghijklmnopqrstuvwxy",
                name("abcdefghijklmnopqrstuvwxy"),
            ),
            ("abcdefghi=10 cp=1", name("abcdefghi")),
            ("=10 cp=1", name("")),
            ("gp=x cp=1", worth("gp=x")),
            ("gp=0 cp=1", worth("gp=0")),
            ("gp=-10 cp=1", worth("gp=-10")),
            ("gp=1000001 cp=1", worth("gp=1000001")),
            ("gp cp=1", worth("gp")),
            ("gp=100 GP=1", Err(Twice("GP".to_owned()))),
            ("gp=1 sp=1", Err(SameWorth(1))),
            ("gp=100 sp=10", Err(NoUnit)),
            ("=", worth("=")),
            ("a=6 b=5 c=4 d=3 e=2 f=1", Err(TooMany(6))),
        ] {
            let read = read.map(str::to_owned);
            assert_eq!(
                text.parse::<Currency>().map(|c| c.to_string()),
                read,
                "{text:?}"
            );
        }
    }
}
