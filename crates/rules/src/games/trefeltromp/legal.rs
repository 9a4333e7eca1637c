//! What one seat may do, and why not; the same from the deal and from the seat's own view.

use crate::act::{Act, ActKind};
use crate::card::CardSet;
use crate::choice::{Choice, Sizes, Speak, must_be_held};
use crate::coins::Coins;
use crate::deal::{Legality, Turn};
use crate::refusal::{Refusal, RefusalCode};
use crate::view::{Stage, View};

/// Everything that decides what one seat may do.
pub struct Moment {
    pub(super) hand: CardSet,
    pub(super) place: Place,
}

/// The state of the deal for one seat.
pub(super) enum Place {
    Over,
    NotYours,
    Speaks(Speak),
    Exchanges,
    Lays,
}

impl Moment {
    /// The viewer's moment, from their own view.
    pub fn seen(view: &View) -> Moment {
        let seat = view.seat().filter(|_| view.is_my_turn());
        let place = match (view.turn, seat, &view.stage, &view.bets) {
            (Turn::Over, ..) => Place::Over,
            (_, Some(seat), Stage::Betting, Some(bets)) => Place::Speaks(bets.speak(seat)),
            (_, Some(_), Stage::Exchange, _) => Place::Exchanges,
            (_, Some(_), Stage::Laying, _) => Place::Lays,
            _ => Place::NotYours,
        };
        Moment {
            hand: view.hand,
            place,
        }
    }
}

impl Legality for Moment {
    fn choice(&self) -> Choice {
        match self.place {
            Place::Over | Place::NotYours => Choice::Nothing,
            Place::Speaks(speak) => Choice::Speak(speak),
            Place::Exchanges => Choice::Swap(self.hand),
            Place::Lays => Choice::Lay(self.hand),
        }
    }

    fn barred(&self) -> Option<RefusalCode> {
        match self.place {
            Place::Over => Some(RefusalCode::DealIsOver),
            Place::NotYours => Some(RefusalCode::NotYourTurn),
            _ => None,
        }
    }

    fn admits(&self, kind: ActKind) -> Result<(), Refusal> {
        let (code, rule) = match self.place {
            Place::Over => (RefusalCode::DealIsOver, ""),
            Place::NotYours => (RefusalCode::NotYourTurn, ""),
            _ if self.choice().admits(kind) => return Ok(()),
            Place::Speaks(_) => (RefusalCode::NotAllowedNow, rule_of_words(kind)),
            _ => (RefusalCode::NotAllowedNow, ""),
        };
        Err(Refusal {
            rule,
            ..Refusal::plain(code)
        })
    }

    fn allows(&self, act: &Act) -> Result<(), Refusal> {
        match (&self.place, act) {
            (Place::Speaks(speak), Act::Bet(coins)) => sized(speak.bet, *coins),
            (Place::Speaks(speak), Act::Raise(coins)) => sized(speak.raise, *coins),
            (Place::Exchanges, Act::Swap(card)) | (Place::Lays, Act::Lay(card)) => {
                must_be_held(CardSet::single(*card), 1, self.hand)
            }
            _ => self.admits(act.kind()),
        }
    }
}

/// The rule that forbids a word of the betting now.
fn rule_of_words(kind: ActKind) -> &'static str {
    match kind {
        ActKind::Stay => "TT-5",
        ActKind::Check | ActKind::Call | ActKind::Bet | ActKind::Raise => "TT-4",
        _ => "",
    }
}

fn sized(sizes: Option<Sizes>, coins: Coins) -> Result<(), Refusal> {
    let code = match sizes {
        Some(sizes) if coins > sizes.most => RefusalCode::NotEnoughCoins,
        Some(sizes) if coins < sizes.least => RefusalCode::BetTooSmall,
        Some(_) => return Ok(()),
        None => RefusalCode::NotAllowedNow,
    };
    Err(Refusal {
        rule: "TT-4",
        ..Refusal::plain(code)
    })
}
