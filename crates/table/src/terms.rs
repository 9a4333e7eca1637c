//! The terms agreed when a table is opened.

use crate::Refusal;
use ids::Millis;
use rules::{Coins, Seat, Setup, Variant, VariantError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The shortest turn, in seconds: time to read a hand.
pub const LEAST_TURN: u32 = 10;
/// The longest turn, in seconds: two days, for play by post.
pub const MOST_TURN: u32 = 2 * 24 * 60 * 60;

/// The turn time, in seconds, from which a table is slow: play by post, with its times in hours.
pub const SLOW_TURN: u32 = 60 * 60;

/// How long a solo table waits for its member, in seconds, before it ends.
pub const SOLO_TURN: u32 = 24 * 60 * 60;

/// The number of players most games were made for.
const USUAL: usize = 4;

/// The terms agreed when the table was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Terms {
    /// Game, edition and options.
    pub variant: Variant,
    /// Coins, 1 to 1,000,000.
    pub stake: Coins,
    /// How long a player may take for an act before the time bank runs.
    pub turn_seconds: u32,
    /// Whether its coins are real or for fun; fixed from the first deal.
    pub coins: CoinKind,
}

/// What the coins of a table are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoinKind {
    /// Coins from the players' purses: every payment is a transfer, and what can be lost is held.
    #[default]
    Purse,
    /// Chips, which exist in the deal alone: it is played for fun. No coin moves and none is held.
    Chips,
}

impl CoinKind {
    /// Whether the table is for fun.
    #[must_use]
    pub fn are_chips(self) -> bool {
        self == CoinKind::Chips
    }

    fn are_usual(&self) -> bool {
        !self.are_chips()
    }
}

impl Terms {
    /// The same game and stake at a solo table: for fun, and with no deadline for its member but the day after which an
    /// untouched table ends.
    #[must_use]
    pub fn solo(self) -> Terms {
        Terms {
            turn_seconds: SOLO_TURN,
            coins: CoinKind::Chips,
            ..self
        }
    }

    /// The turn time as a duration.
    #[must_use]
    pub fn turn(&self) -> Millis {
        Millis::seconds(self.turn_seconds.into())
    }

    /// Checks the terms asked for.
    ///
    /// # Errors
    /// What is out of bounds, and the bounds.
    pub fn check(self) -> Result<Terms, Refusal> {
        let (least, most) = (self.variant.least_stake(), Coins::MOST_STAKE);
        if !(least..=most).contains(&self.stake) {
            return Err(Refusal::Stake { least, most });
        }
        if !(LEAST_TURN..=MOST_TURN).contains(&self.turn_seconds) {
            return Err(Refusal::TurnTime {
                least: LEAST_TURN,
                most: MOST_TURN,
            });
        }
        Ok(self)
    }

    /// The most a seat can lose in a deal (or a whole match), which the bank holds first (RULES.md 0.3); in games that
    /// have purses, the smallest purse. Anyone who sits down must have it.
    pub fn at_risk(&self) -> Coins {
        if let Some((least, _)) = self.variant.purse(self.stake) {
            return least;
        }
        let first = Seat::all(1).next();
        let setup = first.and_then(|seat| {
            Setup::new(self.variant, self.stake, self.most(), seat)
                .ok()
                .map(|s| s.max_loss(seat))
        });
        setup.unwrap_or(self.stake)
    }

    /// The coins needed to be dealt in: the most that can be lost or, in games that have purses, the ante (RULES.md
    /// TT-12).
    pub fn to_be_dealt_in(&self) -> Coins {
        match self.variant.purse(self.stake) {
            Some(_) => self.stake,
            None => self.at_risk(),
        }
    }

    /// Whether the game skips some numbers between its fewest and most players, so that every seat is needed.
    pub fn is_exact(&self) -> bool {
        self.most() - self.fewest() + 1 != self.variant.seats().len()
            || self.most() == self.fewest()
    }

    /// How many of those willing can play, since a game need not suit every number (RULES.md 9). If they are too few
    /// for any, all of them.
    pub fn seatable(&self, willing: usize) -> usize {
        let seats = self.variant.seats().iter().rev();
        seats
            .copied()
            .find(|&seats| seats <= willing)
            .unwrap_or(willing)
    }

    /// Whether this is a slow table, for play by post.
    pub fn is_slow(&self) -> bool {
        self.turn_seconds >= SLOW_TURN
    }

    /// The number of players unless somebody says otherwise.
    #[must_use]
    pub fn usual(&self) -> usize {
        self.seatable(USUAL.max(self.fewest()))
    }

    /// The fewest seats a deal needs.
    pub fn fewest(&self) -> usize {
        self.variant.seats().first().copied().unwrap_or(0)
    }

    /// The most seats a deal can have.
    pub fn most(&self) -> usize {
        self.variant.seats().last().copied().unwrap_or(0)
    }
}

/// Terms in the notation of a record.
#[derive(Clone, Serialize, Deserialize)]
struct Stored {
    game: String,
    edition: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    stake: Coins,
    turn_seconds: u32,
    #[serde(default, skip_serializing_if = "CoinKind::are_usual")]
    coins: CoinKind,
}

impl From<Terms> for Stored {
    fn from(terms: Terms) -> Stored {
        Stored {
            game: terms.variant.game().to_owned(),
            edition: terms.variant.edition().to_owned(),
            options: terms.variant.options(),
            stake: terms.stake,
            turn_seconds: terms.turn_seconds,
            coins: terms.coins,
        }
    }
}

impl TryFrom<Stored> for Terms {
    type Error = VariantError;
    fn try_from(stored: Stored) -> Result<Terms, VariantError> {
        Ok(Terms {
            variant: Variant::parse(&stored.game, Some(&stored.edition), &stored.options)?,
            stake: stored.stake,
            turn_seconds: stored.turn_seconds,
            coins: stored.coins,
        })
    }
}
