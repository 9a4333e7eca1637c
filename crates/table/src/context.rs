//! What a step may know beside its table and command.

use crate::{Chance, Nature, Player, Terms};
use books::PatronKey;
use ids::{Millis, Moment};
use rules::Coins;
use std::collections::{BTreeMap, HashMap};

/// All that a step may know beside the table and the command: read, and drawn, just before it.
#[derive(Debug)]
pub struct Context {
    /// What the table's clock says.
    pub now: Moment,
    /// The house's rules for tables.
    pub rules: HouseRules,
    /// What those who sit here can put at stake, where it was read: in the lobby and between deals. The cast has
    /// nothing of its own: its stakes come from `house_free`.
    pub means: Option<HashMap<Player, Means>>,
    /// What whoever gives the command can put at stake, where the command is to sit down.
    pub asking: Option<Means>,
    /// Coins that the house can put up for the cast.
    pub house_free: Coins,
    /// Patrons that may sit down here, in the order in which the house sends them.
    pub bench: Vec<AvailablePatron>,
    /// Patrons who sit here and were dismissed, with their free coins: when they are gone, these are the house's.
    pub dismissed: BTreeMap<PatronKey, Coins>,
    /// What falls by chance.
    pub chance: Chance,
}

/// What somebody can put at stake now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// Free coins.
    pub free: Coins,
    /// Whether they have lost as much today as the house lets anybody lose.
    pub cap: Cap,
}

/// Whether somebody may lose more today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// They may.
    Open,
    /// They have lost as much as the house lets anybody lose in a day.
    Reached,
}

impl Means {
    /// So many free coins.
    #[must_use]
    pub fn free(free: Coins) -> Means {
        Means {
            free,
            cap: Cap::Open,
        }
    }

    /// Coins that can be put at stake.
    #[must_use]
    pub fn coins(self) -> Coins {
        match self.cap {
            Cap::Open => self.free,
            Cap::Reached => Coins::ZERO,
        }
    }
}

/// A patron who may sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AvailablePatron {
    /// Who.
    pub patron: PatronKey,
    /// How one who was hired plays.
    pub nature: Option<Nature>,
    /// Its free coins; nothing for one of the cast, who plays with those of the house.
    pub free: Option<Coins>,
}

/// The rules of a house for its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// How long everyone is asked about bonus cards (TM-7); slow tables take a turn for it.
    pub question: Millis,
    /// The wait between two deals; at slow tables a turn.
    pub between: Millis,
    /// How long a table waits for players before it closes; a slow one a day.
    pub lobby: Millis,
    /// How long patrons and substitutes take for an act.
    pub pause: Pause,
    /// How long the host, and game masters who sit here, may pause the table in one deal (match).
    pub longest_pause: Millis,
    /// The purse that is offered for a deal at a table that opens, where the game has purses (RULES.md 0.3).
    pub offered_purse: Option<Coins>,
}

impl HouseRules {
    /// How long a table of these terms waits for players before it closes.
    #[must_use]
    pub fn lobby(&self, terms: &Terms) -> Millis {
        match terms.is_slow() {
            true => Millis::days(1).max(terms.turn()),
            false => self.lobby,
        }
    }

    /// How long everyone is asked the same question.
    #[must_use]
    pub fn question(&self, terms: &Terms) -> Millis {
        match terms.is_slow() {
            true => terms.turn(),
            false => self.question,
        }
    }

    /// The wait between two deals.
    #[must_use]
    pub fn between(&self, terms: &Terms) -> Millis {
        match terms.is_slow() {
            true => terms.turn(),
            false => self.between,
        }
    }
}

/// How long a patron seems to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// As long as a person who knows the game.
    Believable,
    /// Not at all.
    Off,
}

impl Pause {
    /// The time for one act: by chance alone, for a pause must not tell of the cards.
    pub(crate) fn draw(self, chance: &mut Chance) -> Millis {
        match self {
            Pause::Believable => chance.draws().pause(900, 2_200),
            Pause::Off => Millis::ZERO,
        }
    }
}
