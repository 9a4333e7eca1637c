//! The currency of a server: writing amounts, and reading them as people type them.

use crate::LIMIT;
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

/// Why a text is not an amount in a currency.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmountError {
    /// A whole number is missing or malformed.
    #[error("{0:?} is not a whole number")]
    NotANumber(String),
    /// This server has no coins of that name.
    #[error("there is no {0:?}")]
    Unknown(String),
    /// A number without a denomination next to one with it.
    #[error("{0:?} lacks a denomination")]
    Mixed(String),
    /// A denomination occurs twice.
    #[error("{0:?} occurs twice")]
    Twice(String),
    /// The amount is negative.
    #[error("an amount cannot be negative")]
    Negative,
    /// More than [`LIMIT`].
    #[error("the amount is too large")]
    TooLarge,
    /// The amount is zero, where at least one coin is needed.
    #[error("the amount is zero")]
    Zero,
}

impl Currency {
    /// Writes an amount: "1 coin", "5 crowns", "12 gp 3 sp", "−3 cp". [`Currency::parse`] reads it back unless it is
    /// negative.
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

    /// Reads an amount of at least one coin: "12", "1,200", "12 gp", "12gp 3sp". A bare number counts the smallest
    /// coin.
    ///
    /// # Errors
    /// The text is not such an amount.
    pub fn parse(&self, text: &str) -> Result<i64, AmountError> {
        match self.parse_from_zero(text)? {
            0 => Err(AmountError::Zero),
            coins => Ok(coins),
        }
    }

    /// Reads an amount that may also be zero.
    ///
    /// # Errors
    /// The text is not such an amount.
    pub fn parse_from_zero(&self, text: &str) -> Result<i64, AmountError> {
        // Text copied from a message may contain the marks that isolate a name.
        let text = text.replace(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
        let text = text.as_str();
        let spaced = apart(text.trim());
        let mut rest = spaced.as_str();
        if rest.starts_with(['-', '−', '–']) {
            return Err(AmountError::Negative);
        }
        rest = rest.strip_prefix('+').unwrap_or(rest).trim_start();
        let mut sum: i64 = 0;
        let mut seen: Vec<i64> = Vec::new();
        let mut bare = None;
        loop {
            let end = rest
                .find(|c: char| !(c.is_ascii_digit() || c == ','))
                .unwrap_or(rest.len());
            // A comma after a number is punctuation, not part of it.
            let digits = rest[..end].trim_end_matches(',');
            let count = number(digits, text)?;
            rest = rest[digits.len()..].trim_start();
            let end = rest
                .find(|c: char| c.is_ascii_digit())
                .unwrap_or(rest.len());
            let name = rest[..end].trim_matches(|c: char| c.is_whitespace() || c == ',');
            if name.contains(['-', '−', '–']) {
                return Err(AmountError::Negative);
            }
            rest = &rest[end..];
            let worth = if name.is_empty() {
                bare = Some(digits);
                1
            } else {
                let worth = self.worth(name);
                worth.ok_or_else(|| {
                    if name.chars().any(char::is_alphabetic) {
                        AmountError::Unknown(name.to_owned())
                    } else {
                        AmountError::NotANumber(text.trim().to_owned())
                    }
                })?
            };
            if !name.is_empty() && seen.contains(&worth) {
                return Err(AmountError::Twice(name.to_owned()));
            }
            if !name.is_empty() {
                seen.push(worth);
            }
            let part = count.checked_mul(worth);
            sum = part
                .and_then(|part| sum.checked_add(part))
                .filter(|sum| *sum <= LIMIT)
                .ok_or(AmountError::TooLarge)?;
            if let Some(bare) = bare
                && (!seen.is_empty() || !rest.is_empty())
            {
                return Err(AmountError::Mixed(bare.to_owned()));
            }
            if rest.is_empty() {
                return Ok(sum);
            }
        }
    }

    /// Its kinds of coins, in descending order of worth.
    pub fn denominations(&self) -> &[Denomination] {
        match self {
            Currency::Denominations(kinds) => kinds,
            Currency::Plain | Currency::Named { .. } => &[],
        }
    }

    /// The worth of one coin of this name, in either case.
    fn worth(&self, name: &str) -> Option<i64> {
        let is = |other: &str| other.to_lowercase() == name.to_lowercase();
        match self {
            Currency::Plain => (is("coin") || is("coins")).then_some(1),
            Currency::Named { one, many } => (is(one) || is(many)).then_some(1),
            Currency::Denominations(kinds) => kinds
                .iter()
                .find(|kind| is(&kind.name))
                .map(|kind| kind.worth),
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

/// A bare number whose thousands were separated by other characters, with commas instead.
fn apart(text: &str) -> String {
    let sign = |c: char| [' ', '\'', '’', '\u{a0}', '\u{202f}'].contains(&c);
    if text.chars().all(|c| c.is_ascii_digit() || sign(c)) {
        text.replace(sign, ",")
    } else {
        text.to_owned()
    }
}

/// Reads a whole number, with or without separated thousands.
fn number(digits: &str, whole: &str) -> Result<i64, AmountError> {
    let error = || AmountError::NotANumber(whole.trim().to_owned());
    let mut groups = digits.split(',');
    let first = groups.next().unwrap_or_default();
    let grouped = digits.contains(',');
    if first.is_empty() || (grouped && first.len() > 3) || groups.any(|group| group.len() != 3) {
        return Err(error());
    }
    let digits = digits.replace(',', "");
    // Only digits are left, so anything that does not fit is too large.
    digits.parse().map_err(|_| AmountError::TooLarge)
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
            if coins >= 0 {
                assert_eq!(currency.parse_from_zero(said), Ok(coins), "{said}");
            }
        }
        assert!(currency("a=2 b=1").format(i64::MIN).starts_with('−'));
    }

    #[test]
    fn what_is_said_reads_back_as_the_same() {
        for spec in [
            "",
            "crown/crowns",
            "gold piece/gold pieces",
            "pp=1000 gp=100 ep=50 sp=10 cp=1",
            "b=7 a=5 c=1",
        ] {
            let currency = currency(spec);
            for coins in (0..3_000).chain([999_999, 1_000_001, LIMIT - 1, LIMIT]) {
                assert_eq!(currency.parse_from_zero(&currency.format(coins)), Ok(coins));
            }
        }
    }

    #[test]
    fn typed_amounts_are_read_or_refused() {
        use AmountError::{Mixed, Negative, NotANumber, TooLarge, Twice, Unknown, Zero};
        let not = |text: &str| Err(NotANumber(text.to_owned()));
        let (plain, dnd) = ("", "gp=100 sp=10 cp=1");
        for (spec, text, read) in [
            (plain, "12", Ok(12)),
            (plain, " 12 ", Ok(12)),
            (plain, "+12", Ok(12)),
            (plain, "1,200", Ok(1_200)),
            (plain, "1,000,000 coins", Ok(1_000_000)),
            (plain, "1 coin", Ok(1)),
            (plain, "12 Coins", Ok(12)),
            (plain, "1000000000000000", Ok(LIMIT)),
            (plain, "1000000000000001", Err(TooLarge)),
            (plain, "99999999999999999999999", Err(TooLarge)),
            (plain, "0", Err(Zero)),
            (plain, "-5", Err(Negative)),
            (plain, "−5", Err(Negative)),
            (plain, "", not("")),
            (plain, "lots", not("lots")),
            (plain, "1.5", not("1.5")),
            (plain, "1,2", not("1,2")),
            (plain, "1200,000", not("1200,000")),
            (plain, ",5", not(",5")),
            (plain, "1e3", Err(Unknown("e".to_owned()))),
            (plain, "12 gp", Err(Unknown("gp".to_owned()))),
            (plain, "1 200", Ok(1_200)),
            (plain, "1'200'000", Ok(1_200_000)),
            (plain, "5 6", not("5 6")),
            (plain, "5 coins 6 coins", Err(Twice("coins".to_owned()))),
            (plain, "5 coins 6", Err(Mixed("6".to_owned()))),
            (plain, "٣", not("٣")),
            (dnd, "12", Ok(12)),
            (dnd, "12 gp", Ok(1_200)),
            (dnd, "12gp 3sp", Ok(1_230)),
            (dnd, "12gp3sp", Ok(1_230)),
            (dnd, "3 SP, 12 GP", Ok(1_230)),
            (dnd, "1,200 gp", Ok(120_000)),
            (dnd, "0 gp 1 cp", Ok(1)),
            (dnd, "0 gp", Err(Zero)),
            (dnd, "250 cp", Ok(250)),
            (dnd, "gp", not("gp")),
            (dnd, "gp 12", not("gp 12")),
            (dnd, "12gp 3", Err(Mixed("3".to_owned()))),
            (dnd, "3 12gp", Err(Mixed("3".to_owned()))),
            (dnd, "12gp 1gp", Err(Twice("gp".to_owned()))),
            (dnd, "12 coins", Err(Unknown("coins".to_owned()))),
            (dnd, "12gp -3sp", Err(Negative)),
            (dnd, "-12gp", Err(Negative)),
            (dnd, "10,000,000,000,001 gp", Err(TooLarge)),
            (dnd, "9223372036854775807 gp", Err(TooLarge)),
            (dnd, "1 gp extra", Err(Unknown("gp extra".to_owned()))),
            ("gold piece/gold pieces", "12 gold pieces", Ok(12)),
            ("gold piece/gold pieces", "1gold piece", Ok(1)),
            (
                "gold piece/gold pieces",
                "12 gold",
                Err(Unknown("gold".to_owned())),
            ),
        ] {
            assert_eq!(currency(spec).parse(text), read, "{text:?} in {spec:?}");
        }
        assert_eq!(currency(dnd).parse_from_zero("0"), Ok(0));
        assert_eq!(currency(dnd).parse_from_zero("0 gp"), Ok(0));
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
