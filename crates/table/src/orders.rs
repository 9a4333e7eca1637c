//! What the host and game masters order at a table, and what its players agree on.

use ids::{MemberId, Millis};
use serde::{Deserialize, Serialize};

/// The authority with which somebody gives an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// As a guest of the house, which includes the host of a table.
    Guest,
    /// As a game master.
    Gm,
}

/// What is cancelled while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CalledOff {
    /// The current deal.
    Deal,
    /// The current match.
    Match,
    /// Everything, and the table closes.
    Table,
}

/// Orders in force at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Orders {
    /// The current pause, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
    /// Total pauses by the host and seated game masters since the current deal (match) began.
    #[serde(skip_serializing_if = "Millis::is_zero")]
    pub paused_ms: Millis,
    /// Total pauses by game masters who do not sit here, over the same time.
    #[serde(skip_serializing_if = "Millis::is_zero")]
    pub gm_paused_ms: Millis,
    /// The proposed cancellation, if any, for as long as the deal runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wish: Option<Wish>,
    /// The number of cancellations proposed so far, which numbers the current one: an old button carries a lower
    /// number.
    #[serde(skip_serializing_if = "is_none_yet")]
    pub wishes: u32,
    /// Members who were made to leave; they may not sit down here again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown_out: Vec<MemberId>,
}

/// The clock is stopped. The end of the pause is then the table's only deadline; what was left of the running deadline
/// is kept here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paused {
    /// Who stopped the clock.
    pub by: PausedBy,
    /// What was left of the running deadline.
    pub left: Millis,
    /// How long the pause may last.
    pub granted: Millis,
}

/// Who stopped the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PausedBy {
    /// The host, within the server's limit for pauses.
    Host,
    /// A game master who sits at the table, within the same limit.
    SeatedGm,
    /// A game master who does not sit there, for up to a week.
    Gm,
}

/// How long a game master who does not sit at a table may pause it in one deal (match).
pub(crate) const GM_PAUSES: Millis = Millis::days(7);

impl Orders {
    /// How much longer somebody may pause in this deal (match), `longest` being the house's limit; none is left at
    /// zero or below.
    #[must_use]
    pub fn pause_left(&self, by: PausedBy, longest: Millis) -> Millis {
        match by {
            PausedBy::Host | PausedBy::SeatedGm => longest - self.paused_ms,
            PausedBy::Gm => GM_PAUSES - self.gm_paused_ms,
        }
    }

    /// The running total of pauses in this deal (match) that counts against `by`.
    pub(crate) fn paused_by(&mut self, by: PausedBy) -> &mut Millis {
        match by {
            PausedBy::Host | PausedBy::SeatedGm => &mut self.paused_ms,
            PausedBy::Gm => &mut self.gm_paused_ms,
        }
    }

    /// Starts the count of pauses afresh, as a deal (match) begins.
    pub(crate) fn forget_pauses(&mut self) {
        (self.paused_ms, self.gm_paused_ms) = (Millis::ZERO, Millis::ZERO);
    }
}

/// A proposal to cancel something, which needs everyone concerned to agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// Deal, match or whole table.
    pub what: CalledOff,
    /// The members who agree so far.
    pub agreed: Vec<MemberId>,
    /// The reason, as a game master typed it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

fn is_none_yet(number: &u32) -> bool {
    *number == 0
}
