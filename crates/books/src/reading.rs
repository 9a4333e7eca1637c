//! Amounts as people type them.

use crate::{Currency, LIMIT};

/// What a language puts between thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thousands {
    /// `1,200`, as in English.
    Comma,
    /// `1.200`, as in German and Italian.
    Point,
    /// `1 200` with a narrow space, as in French.
    Space,
}

impl Thousands {
    /// The sign that is written.
    pub fn sign(self) -> char {
        match self {
            Thousands::Comma => ',',
            Thousands::Point => '.',
            Thousands::Space => '\u{202f}',
        }
    }
}

/// How people who speak a language write amounts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notation {
    /// What stands between thousands.
    pub thousands: Thousands,
    /// What coins are called where the currency has no names of its own, in singular and plural.
    pub coins: Vec<String>,
    /// Abbreviations of large numbers, such as `k` for 1,000. One of a single letter is meant in this case only.
    pub short: Vec<(String, i64)>,
}

/// Why a text is not an amount in a currency.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmountError {
    /// A whole number is missing or malformed.
    #[error("{0:?} is not a whole number")]
    NotANumber(String),
    /// A number with a point or comma that separates no thousands in the reader's language, but may in another.
    #[error("{0:?} is another number elsewhere")]
    Ambiguous(String),
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

/// Reads amounts in a currency as people who speak a language type them: "12", "1,200", "1 200", "1k", "12 gp",
/// "12gp 3sp".
#[derive(Clone, Copy, Debug)]
pub struct AmountReader<'a> {
    /// The coins that are counted.
    pub currency: &'a Currency,
    /// How numbers are written.
    pub notation: &'a Notation,
    /// What a number without a name counts, in smallest coins.
    pub bare: i64,
}

/// What follows a number: how many, of what worth. No worth: it is not named.
type Unit = (i64, Option<i64>);

impl AmountReader<'_> {
    /// Reads an amount of at least one coin.
    ///
    /// # Errors
    /// The text is not such an amount.
    pub fn read(&self, text: &str) -> Result<i64, AmountError> {
        match self.read_from_zero(text)? {
            0 => Err(AmountError::Zero),
            coins => Ok(coins),
        }
    }

    /// Reads an amount that may also be zero.
    ///
    /// # Errors
    /// The text is not such an amount.
    pub fn read_from_zero(&self, text: &str) -> Result<i64, AmountError> {
        // Text copied from a message may contain the marks that isolate a name.
        let text = text.replace(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
        let text = text.trim();
        if text.starts_with(MINUS) {
            return Err(AmountError::Negative);
        }
        let mut rest = text.strip_prefix('+').unwrap_or(text).trim_start();
        let mut sum: i64 = 0;
        let mut seen: Vec<i64> = Vec::new();
        let mut bare = None;
        loop {
            let is_number = |c: char| c.is_ascii_digit() || Sign::of(c).is_some();
            let end = rest.find(|c| !is_number(c)).unwrap_or(rest.len());
            // A sign after a number is punctuation, not part of it.
            let digits = rest[..end].trim_end_matches(|c| Sign::of(c).is_some());
            let count = self.number(digits, text)?;
            let after = &rest[end..];
            let (name, next) = after.split_at(after.find(|c| is_digit(&c)).unwrap_or(after.len()));
            let name = name.trim_matches(|c: char| c.is_whitespace() || [',', '.'].contains(&c));
            if name.contains(MINUS) {
                return Err(AmountError::Negative);
            }
            let (times, worth) = self.unit(name).ok_or_else(|| {
                if name.chars().any(char::is_alphabetic) {
                    AmountError::Unknown(name.to_owned())
                } else {
                    AmountError::NotANumber(text.to_owned())
                }
            })?;
            match worth {
                None => bare = Some(digits),
                Some(worth) if seen.contains(&worth) => {
                    return Err(AmountError::Twice(name.to_owned()));
                }
                Some(worth) => seen.push(worth),
            }
            let part = count.checked_mul(times);
            sum = part
                .and_then(|part| part.checked_mul(worth.unwrap_or(self.bare)))
                .and_then(|part| sum.checked_add(part))
                .filter(|sum| *sum <= LIMIT)
                .ok_or(AmountError::TooLarge)?;
            rest = next;
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

    /// Reads a whole number, with or without separated thousands.
    fn number(&self, written: &str, whole: &str) -> Result<i64, AmountError> {
        let malformed = || AmountError::NotANumber(whole.to_owned());
        let mut signs = written.chars().filter_map(Sign::of);
        let first = signs.next();
        let own = Sign::of(self.notation.thousands.sign());
        let elsewhere = |sign: Sign| matches!(sign, Sign::Comma | Sign::Point) && own != Some(sign);
        if first.is_some_and(elsewhere) || signs.clone().any(elsewhere) {
            return Err(AmountError::Ambiguous(whole.to_owned()));
        }
        if signs.any(|sign| Some(sign) != first) {
            return Err(malformed());
        }
        let mut groups = written.split(|c| !is_digit(&c));
        let leading = groups.next().unwrap_or_default();
        if leading.is_empty() {
            return Err(malformed());
        }
        if first.is_some() {
            // "0,500" is half a coin in some languages, and nowhere five hundred.
            let is_first = leading.len() <= 3 && !leading.starts_with('0');
            if !is_first || groups.any(|group| group.len() != 3) {
                return Err(malformed());
            }
        }
        let digits: String = written.chars().filter(is_digit).collect();
        // Only digits are left, so anything that does not fit is too large.
        digits.parse().map_err(|_| AmountError::TooLarge)
    }

    /// What a name counts: coins, an abbreviation of a large number, or both ("k gp"). A name of coins goes first.
    fn unit(&self, name: &str) -> Option<Unit> {
        if name.is_empty() {
            return Some((1, None));
        }
        if let Some(worth) = self.worth(name) {
            return Some((1, Some(worth)));
        }
        self.notation.short.iter().find_map(|(short, times)| {
            let begin = name.get(..short.len())?;
            let is_short = if short.len() == 1 {
                begin == short || (short == "k" && begin == "K")
            } else {
                begin.eq_ignore_ascii_case(short)
            };
            let of =
                name[short.len()..].trim_start_matches(|c: char| c == '.' || c.is_whitespace());
            match (is_short, of) {
                (false, _) => None,
                (true, "") => Some((*times, None)),
                (true, of) => Some((*times, Some(self.worth(of)?))),
            }
        })
    }

    /// The worth of one coin of this name, in either case.
    fn worth(&self, name: &str) -> Option<i64> {
        let alike = |name: &str| {
            let plain = |c: char| match Sign::of(c) {
                Some(Sign::Space) => ' ',
                Some(Sign::Apostrophe) => '\'',
                _ => c,
            };
            name.to_lowercase().chars().map(plain).collect::<String>()
        };
        let name = alike(name);
        let is = |other: &String| alike(other) == name;
        match self.currency {
            Currency::Plain => self.notation.coins.iter().any(is).then_some(1),
            Currency::Named { one, many } => (is(one) || is(many)).then_some(1),
            Currency::Denominations(kinds) => {
                let kind = kinds.iter().find(|kind| is(&kind.name));
                kind.map(|kind| kind.worth)
            }
        }
    }
}

const MINUS: [char; 3] = ['-', '−', '–'];

fn is_digit(c: &char) -> bool {
    c.is_ascii_digit()
}

/// A sign between the digits of a number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// Of any width.
    Space,
    /// As in Switzerland.
    Apostrophe,
    Comma,
    Point,
}

impl Sign {
    fn of(c: char) -> Option<Sign> {
        match c {
            ' ' | '\u{a0}' | '\u{202f}' => Some(Sign::Space),
            '\'' | '’' => Some(Sign::Apostrophe),
            ',' => Some(Sign::Comma),
            '.' => Some(Sign::Point),
            _ => None,
        }
    }
}
