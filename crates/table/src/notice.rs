//! What a table says and shows of itself in single words.

use crate::Player;
use ids::DealId;
use rules::Coins;
use serde::{Deserialize, Serialize};

/// Whether the one on a chair is dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Dealt in, or will be with the next deal.
    In,
    /// Asked whether they play the next match: nobody else gets their seat for a while.
    Kept,
    /// Sits out, at their own wish.
    Out,
    /// Sits out, for the substitute had to act three times.
    Away,
    /// Sits out, for their coins do not cover the stake.
    Broke,
    /// Sits out, for they have lost as much today as the house lets anybody lose.
    LostEnough,
    /// Leaves; the substitute plays the deal to its end.
    Leaving,
}

/// A stretch of a player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stretch {
    /// Everyone is asked the same question, for the same time (TM-7).
    Question,
    /// The turn time of a member.
    Turn,
    /// The member was nudged, and their time bank runs.
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
    /// A game master who is not its host closed it.
    ByGm,
    /// It closed with its session.
    Session,
    /// Nobody sits there any more.
    Empty,
    /// Too few players for too long.
    Idle,
    /// The data of its server were deleted.
    Gone,
    /// It lost its place, and nobody called it up elsewhere: what was on was played to its end for all.
    Placeless,
}

/// Why a running deal was taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoidedWhy {
    /// It could not be gone on with.
    #[default]
    Broken,
    /// The game master, or all who played it, wanted it.
    Decided,
}

/// Something a table says in passing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Notice {
    /// Their coins do not cover the stake: they sit out.
    Broke {
        /// Who.
        player: Player,
    },
    /// They have lost as much today as the house lets anybody lose: they sit out.
    LostEnough {
        /// Who.
        player: Player,
    },
    /// They were absent three times, or never answered in a deal, or not whether they play another match: they sit out.
    Away {
        /// Who.
        player: Player,
    },
    /// They have left.
    Left {
        /// Who.
        player: Player,
    },
    /// The table has a new host.
    NewHost {
        /// Who.
        player: Player,
    },
    /// A running deal was taken back; every coin of it went back.
    Voided {
        /// The deal's name.
        deal: DealId,
        /// Why.
        #[serde(default)]
        why: VoidedWhy,
    },
    /// A finished deal was voided: what was won and lost in it went back.
    DealVoided {
        /// The deal's name.
        deal: DealId,
    },
    /// The match was called off, and its stakes went back.
    MatchOff,
    /// They were asked to leave.
    Kicked {
        /// Who.
        player: Player,
    },
    /// They did not agree to take back what is on.
    PlaysOn {
        /// Who.
        player: Player,
    },
    /// The substitute acted for them.
    Substituted {
        /// Who.
        player: Player,
    },
    /// The game has no seat for them now: they wait for one.
    Waits {
        /// Who.
        player: Player,
    },
    /// They were the last member of their side to leave, which concedes the match (RULES.md 0.3).
    Conceded {
        /// Who.
        player: Player,
    },
    /// The carried pot was shared out among those who had a claim to it (RULES.md TT-3).
    PotShared {
        /// How many coins.
        coins: Coins,
    },
    /// Who plays, or where, has changed since the shuffle: there is a new one to be cut.
    ShuffledAnew,
}

impl Notice {
    /// Who it is about.
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
            | Notice::ShuffledAnew => None,
        }
    }
}
