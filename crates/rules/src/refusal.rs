//! Why an act is refused.

use std::fmt;

use serde::Serialize;

use crate::card::CardSet;
use crate::rule::RuleId;

/// A refused act: why, by which rule, and which cards would have been allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The stable code of RECORD.md.
    pub code: RefusalCode,
    /// The rule that forbids it; `None` if the act breaks no rule of play.
    pub rule: Option<RuleId>,
    /// The cards that would have been allowed, if the wrong card was chosen.
    pub would_do: CardSet,
}

/// The refusal codes of RECORD.md; as text in kebab-case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum RefusalCode {
    NotYourTurn,
    NotYourCard,
    MustFollow,
    MustTrump,
    MustBeat,
    MustOvertrump,
    MustPlayValet,
    FoolWithheld,
    ForbiddenDiscard,
    WrongCount,
    BidTooHigh,
    BidTooLow,
    BetTooSmall,
    NotEnoughCoins,
    NotAllowedNow,
    DealIsOver,
    UnreadableAct,
    UnsupportedOption,
    BadDeal,
    WrongResult,
    FalseClaim,
    CannotBeCalled,
    CalledSuit,
}

impl Refusal {
    /// A refusal that no other choice of card would avoid.
    pub(crate) const fn plain(code: RefusalCode) -> Refusal {
        Refusal {
            code,
            rule: None,
            would_do: CardSet::EMPTY,
        }
    }
}

impl RefusalCode {
    /// The code as a record writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            RefusalCode::NotYourTurn => "not-your-turn",
            RefusalCode::NotYourCard => "not-your-card",
            RefusalCode::MustFollow => "must-follow",
            RefusalCode::MustTrump => "must-trump",
            RefusalCode::MustBeat => "must-beat",
            RefusalCode::MustOvertrump => "must-overtrump",
            RefusalCode::MustPlayValet => "must-play-valet",
            RefusalCode::FoolWithheld => "fool-withheld",
            RefusalCode::ForbiddenDiscard => "forbidden-discard",
            RefusalCode::WrongCount => "wrong-count",
            RefusalCode::BidTooHigh => "bid-too-high",
            RefusalCode::BidTooLow => "bid-too-low",
            RefusalCode::BetTooSmall => "bet-too-small",
            RefusalCode::NotEnoughCoins => "not-enough-coins",
            RefusalCode::NotAllowedNow => "not-allowed-now",
            RefusalCode::DealIsOver => "deal-is-over",
            RefusalCode::UnreadableAct => "unreadable-act",
            RefusalCode::UnsupportedOption => "unsupported-option",
            RefusalCode::BadDeal => "bad-deal",
            RefusalCode::WrongResult => "wrong-result",
            RefusalCode::FalseClaim => "false-claim",
            RefusalCode::CannotBeCalled => "cannot-be-called",
            RefusalCode::CalledSuit => "called-suit",
        }
    }
}

impl fmt::Display for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One English sentence for records and logs. Players read a sentence from `locales/`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.code {
            RefusalCode::NotYourTurn => "this seat is not among those to act",
            RefusalCode::NotYourCard => "the seat does not hold this card",
            RefusalCode::MustFollow => "a card of the suit led is held and must be played",
            RefusalCode::MustTrump => {
                "the suit led is not held, a trump is held and must be played"
            }
            RefusalCode::MustBeat => "a higher card of the suit is held and must be played",
            RefusalCode::MustOvertrump => "a higher trump is held and must be played",
            RefusalCode::MustPlayValet => "the valet is called and must be played",
            RefusalCode::FoolWithheld => "the Fool is withheld and waits for the last trick",
            RefusalCode::ForbiddenDiscard => "this card may not be laid down",
            RefusalCode::WrongCount => "a wrong number of cards, or a card named twice",
            RefusalCode::BidTooHigh => "the bid is too high",
            RefusalCode::BidTooLow => "the bid is too low",
            RefusalCode::BetTooSmall => "the bet is too small",
            RefusalCode::NotEnoughCoins => "the seat has not so many coins",
            RefusalCode::NotAllowedNow => "this act has no place now",
            RefusalCode::DealIsOver => "the deal is over",
            RefusalCode::UnreadableAct => "these words are no act",
            RefusalCode::UnsupportedOption => "the edition has no such option",
            RefusalCode::BadDeal => "this is no valid deal",
            RefusalCode::WrongResult => "the claimed result does not hold",
            RefusalCode::FalseClaim => "this is not true of the hand",
            RefusalCode::CannotBeCalled => "this card may not be called",
            RefusalCode::CalledSuit => {
                "the suit of the card called may not be led to the first trick"
            }
        })?;
        if !self.would_do.is_empty() {
            write!(f, ": {}", self.would_do)?;
        }
        if let Some(rule) = self.rule {
            write!(f, " (RULES.md {rule})")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
