//! Amounts as members type them: in their language, and in the server's currency.

use crate::words::{Words, thousands};
use books::{AmountError, AmountReader, Notation};
use pages::Language;
use pages::text::isolated;
use rules::Coins;
use table::CoinKind;

/// An amount, or a part of the most that it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// This many coins.
    Coins(Coins),
    /// Half of the most, rounded down.
    Half,
    /// The most.
    All,
}

impl Share {
    /// How many coins that is, where this is the most.
    pub fn of(self, most: Coins) -> Coins {
        match self {
            Share::Coins(coins) => coins,
            Share::Half => Coins(most.0 / 2),
            Share::All => most,
        }
    }
}

/// The words for parts, by their keys; the English ones are understood in every language.
const SHARES: [(Share, &str); 2] = [(Share::All, "amount-all"), (Share::Half, "amount-half")];

impl Words {
    /// Parses an amount of at least one coin, typed in the reader's language and the server's currency.
    ///
    /// # Errors
    /// The text is not an amount; [`crate::amount_refused`] has the sentence.
    pub fn amount(&self, text: &str) -> Result<Coins, AmountError> {
        let notation = self.notation();
        self.reader(&notation).read(text).map(Coins)
    }

    /// The same, where it may also be zero.
    ///
    /// # Errors
    /// As [`Words::amount`].
    pub fn amount_from_zero(&self, text: &str) -> Result<Coins, AmountError> {
        let notation = self.notation();
        self.reader(&notation).read_from_zero(text).map(Coins)
    }

    /// The same, where a most is known: also "half" and "all".
    ///
    /// # Errors
    /// As [`Words::amount`].
    pub fn share(&self, text: &str) -> Result<Share, AmountError> {
        let typed = text.trim().to_lowercase();
        let named = |key: &str| {
            let own = [self.say(key), Words::english().say(key)];
            own.iter().any(|word| word.to_lowercase() == typed)
        };
        let share = SHARES.into_iter().find(|(_, key)| named(key));
        match share {
            Some((share, _)) => Ok(share),
            None => self.amount_from_zero(text).map(Share::Coins),
        }
    }

    /// What an amount that is being typed may come to be: a bare number of any of the currency's coins. Where a most is
    /// known, also its parts. What is shown, and what it stands for.
    pub fn completed_amounts(&self, typed: &str, most: Option<Coins>) -> Vec<(String, String)> {
        let begun = typed.trim().to_lowercase();
        let most = most.filter(|most| most.0 > 1);
        let shares = SHARES.into_iter().filter_map(|(share, key)| {
            let (word, coins) = (self.say(key), self.coins(share.of(most?)));
            let value = match share {
                // It is asked about.
                Share::All => word.clone(),
                Share::Half | Share::Coins(_) => coins.clone(),
            };
            let is_meant = word.to_lowercase().starts_with(&begun);
            is_meant.then(|| (format!("{word}: {coins}"), value))
        });
        let amounts = self.amounts(typed).into_iter();
        let amounts = amounts.map(|amount| (amount.clone(), amount));
        amounts.chain(shares).collect()
    }

    fn amounts(&self, typed: &str) -> Vec<String> {
        let notation = self.notation();
        let reader = self.reader(&notation);
        let read = |bare: i64| AmountReader { bare, ..reader }.read(typed);
        let kinds = self.currency().denominations();
        if kinds
            .first()
            .is_none_or(|first| read(first.worth) == read(1))
        {
            let whole = reader.read(typed).map(|coins| self.coins(Coins(coins)));
            return whole.into_iter().collect();
        }
        let of_kind = |kind: &books::Denomination| {
            let count = read(kind.worth).ok()? / kind.worth;
            Some(isolated(format!("{} {}", self.figure(count), kind.name)))
        };
        kinds.iter().filter_map(of_kind).collect()
    }

    fn reader<'a>(&'a self, notation: &'a Notation) -> AmountReader<'a> {
        let usual = match self.coins_are() {
            CoinKind::Purse => self.settings().usual_coin(),
            CoinKind::Chips => None,
        };
        AmountReader {
            currency: self.currency(),
            notation,
            bare: usual.map_or(1, |coin| coin.worth),
        }
    }

    /// How speakers of this language write amounts. Coins without a name of their own are understood by that of any
    /// language, since public messages may be in another.
    fn notation(&self) -> Notation {
        let mut coins = Vec::new();
        for language in Language::ALL {
            let plain = Words::in_language(language);
            let kinds = match self.coins_are() {
                CoinKind::Purse => vec![plain],
                CoinKind::Chips => vec![plain.with_coins(CoinKind::Chips), plain],
            };
            for plain in kinds {
                // One, some, and so many that the grammar of some languages wants another form.
                let said = [1, 2, 1_000_000].map(|coins| unit_of(&plain.coins(Coins(coins))));
                coins.extend(said);
            }
        }
        coins.dedup();
        let mut short = vec![("k".to_owned(), 1_000)];
        for (key, unit) in crate::sums::UNITS {
            let said = self.with(key, crate::words::args!["number" => "1"]);
            short.push((unit_of(&said).trim_end_matches('.').to_owned(), unit));
        }
        Notation {
            thousands: thousands(self.language()),
            coins,
            short,
        }
    }
}

/// What follows a number.
fn unit_of(said: &str) -> String {
    said.trim_start_matches(|c: char| !c.is_alphabetic())
        .to_owned()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
