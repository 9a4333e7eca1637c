//! Whose turn it is.

use crate::seat::{Seat, SeatSet};

/// Who must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Only this seat.
    One(Seat),
    /// These seats at the same time. Which seats still have to decide is public.
    Each(SeatSet),
    /// Every seat is asked the same question: which bonus cards it shows (RULES.md TM-7), or whether it robs (RULES.md
    /// AP-1). Which seats have anything to answer is secret. The question stays open until
    /// [`Deal::close_question`](crate::Deal::close_question).
    Question,
    /// No seat: the deal is over.
    Over,
}
