//! What host and game master order at a table, and what its players agree on.

use ids::{MemberId, Millis};
use serde::{Deserialize, Serialize};

/// In what right somebody orders something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// As a guest of the house; the host of a table is one.
    Guest,
    /// As game master.
    Gm,
}

/// What of a table is taken back while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CalledOff {
    /// The deal that was on.
    Deal,
    /// The match that was on.
    Match,
    /// Everything, and the table was closed.
    Table,
}

/// What was ordered at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Orders {
    /// The pause that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
    /// How long hosts, and game masters who sit here, paused since the last deal (match) began.
    #[serde(skip_serializing_if = "Millis::is_zero")]
    pub paused_ms: Millis,
    /// How long game masters did who do not sit here.
    #[serde(skip_serializing_if = "Millis::is_zero")]
    pub gm_paused_ms: Millis,
    /// What some want to take back, as long as the deal is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wish: Option<Wish>,
    /// How many such wishes there were: names the present one, so that an old button is told from a new one.
    #[serde(skip_serializing_if = "is_none_yet")]
    pub wishes: u32,
    /// Who was asked to leave: they may not sit down here again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown_out: Vec<MemberId>,
}

/// The clock stands still.
/// When a pause ends is the table's only deadline meanwhile; the time that ran is kept as what is left of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paused {
    /// By whose order.
    pub by: PausedBy,
    /// What was left of the time that ran.
    pub left: Millis,
    /// How long it may last.
    pub granted: Millis,
}

/// Who let the clock stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PausedBy {
    /// The host, for as long as the settings of the server allow.
    Host,
    /// A game master who sits at the table, for as long.
    SeatedGm,
    /// A game master who does not: for a week at most.
    Gm,
}

/// How long game masters may pause a table at which they do not sit in one deal (match): a week.
pub(crate) const GM_PAUSES: Millis = Millis::days(7);

impl Orders {
    /// How long those who order in this right may still pause in this deal (match), where the house bounds pauses to
    /// so much; none is left from 0 on.
    #[must_use]
    pub fn pause_left(&self, by: PausedBy, longest: Millis) -> Millis {
        match by {
            PausedBy::Host | PausedBy::SeatedGm => longest - self.paused_ms,
            PausedBy::Gm => GM_PAUSES - self.gm_paused_ms,
        }
    }

    /// How long those who order in this right have paused since the last deal (match) began.
    pub(crate) fn paused_by(&mut self, by: PausedBy) -> &mut Millis {
        match by {
            PausedBy::Host | PausedBy::SeatedGm => &mut self.paused_ms,
            PausedBy::Gm => &mut self.gm_paused_ms,
        }
    }

    /// A deal (match) begins: its pauses are counted anew.
    pub(crate) fn forget_pauses(&mut self) {
        (self.paused_ms, self.gm_paused_ms) = (Millis::ZERO, Millis::ZERO);
    }
}

/// Something is to be taken back, if all whom it concerns agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// What.
    pub what: CalledOff,
    /// Who agrees.
    pub agreed: Vec<MemberId>,
    /// Why, as a game master typed it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

fn is_none_yet(number: &u32) -> bool {
    *number == 0
}
