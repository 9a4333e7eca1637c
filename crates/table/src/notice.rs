//! The states and notices of a table that are shown in a word or a short line.

use crate::Player;
use ids::DealId;
use rules::Coins;
use serde::{Deserialize, Serialize};

/// Whether an occupant is dealt in, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Dealt in, or will be with the next deal.
    In,
    /// Being asked about the next match; nobody else gets their seat for a while.
    Kept,
    /// Sits out at their own wish.
    Out,
    /// Sits out because the substitute had to act three times.
    Away,
    /// Sits out because their coins do not cover the stake.
    Broke,
    /// Sits out because they have reached the daily cap on losses.
    LostEnough,
    /// Is leaving; the substitute finishes the deal for them.
    Leaving,
}

/// The kinds of time that a table's clock measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stretch {
    /// Everyone is asked the same question and has the same time (TM-7).
    Question,
    /// The turn time of a member.
    Turn,
    /// The member was reminded, and their time bank runs.
    Bank,
    /// A patron, or the substitute, is about to act.
    Pause,
}

/// Why a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedWhy {
    /// The host closed it.
    Asked,
    /// A game master other than the host closed it.
    ByGm,
    /// It closed with its session.
    Session,
    /// Nobody sits there any more.
    Empty,
    /// It had too few players for too long.
    Idle,
    /// The data of its server were deleted.
    Gone,
    /// It lost its place and nobody reopened it elsewhere; the substitute finished what was running.
    Placeless,
}

/// Why a running deal was cancelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoidedWhy {
    /// It could not be continued.
    #[default]
    Broken,
    /// A game master, or everyone who played it, decided so.
    Decided,
}

/// The deal that was cancelled last, and how: nothing of any result is told until another deal is played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cancelled {
    /// The cancelled deal; of a match that was cancelled between its deals, the last one.
    pub deal: DealId,
    /// What was cancelled.
    pub what: CancelledWhat,
}

/// What was cancelled with a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CancelledWhat {
    /// The deal itself, while it was running.
    Running,
    /// The deal itself, after it had been played to its end.
    Finished,
    /// The match that it was part of.
    Match,
}

/// A short message that a table shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Notice {
    /// A player sits out because their coins do not cover the stake.
    Broke {
        /// The player who sits out.
        player: Player,
    },
    /// A player sits out because they have reached the daily cap on losses.
    LostEnough {
        /// The player who sits out.
        player: Player,
    },
    /// A player sits out because they were absent three times, never answered in a deal, or did not say whether they
    /// play another match.
    Away {
        /// The player who sits out.
        player: Player,
    },
    /// A player has left.
    Left {
        /// The player who left.
        player: Player,
    },
    /// The table has a new host.
    NewHost {
        /// The new host.
        player: Player,
    },
    /// A running deal was cancelled; all its coins were returned.
    Voided {
        /// The cancelled deal.
        deal: DealId,
        /// Why it was cancelled.
        #[serde(default)]
        why: VoidedWhy,
    },
    /// A finished deal was voided; its winnings and losses were reversed.
    DealVoided {
        /// The voided deal.
        deal: DealId,
    },
    /// The match was cancelled, and its stakes were refunded.
    MatchOff,
    /// A player was made to leave.
    Kicked {
        /// The player who had to leave.
        player: Player,
    },
    /// A player rejected a proposed cancellation.
    PlaysOn {
        /// The player who wants to play on.
        player: Player,
    },
    /// The substitute acted for a player.
    Substituted {
        /// The player it acted for.
        player: Player,
    },
    /// The game has no seat for a player now; they wait for one.
    Waits {
        /// The player who waits.
        player: Player,
    },
    /// A player was the last member of their side to leave, which concedes the match (RULES.md 0.3).
    Conceded {
        /// The member who left last.
        player: Player,
    },
    /// The carried pot was shared among those with a claim to it (RULES.md TT-3).
    PotShared {
        /// The pot, in coins.
        coins: Coins,
    },
    /// The players or their seats have changed since the shuffle; a new one is ready to be cut.
    ShuffledAnew,
    /// One of the chosen partners does not play on, so partners are drawn.
    PairBroken,
}

impl Notice {
    /// The player this notice is about, if it is about one.
    #[must_use]
    pub fn player(&self) -> Option<&Player> {
        match self {
            Notice::Broke { player }
            | Notice::LostEnough { player }
            | Notice::Away { player }
            | Notice::Left { player }
            | Notice::NewHost { player }
            | Notice::Waits { player }
            | Notice::Conceded { player }
            | Notice::Kicked { player }
            | Notice::PlaysOn { player }
            | Notice::Substituted { player } => Some(player),
            Notice::Voided { .. }
            | Notice::DealVoided { .. }
            | Notice::MatchOff
            | Notice::PotShared { .. }
            | Notice::ShuffledAnew
            | Notice::PairBroken => None,
        }
    }
}
