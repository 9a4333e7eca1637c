//! What one viewer may know of a deal.

use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::deal::Turn;
use crate::games::Variant;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// Somebody without a seat.
    Bystander,
}

/// All that the viewer may know: what is public, and the viewer's own cards and answers.
/// There is no field here for anything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view.
    pub viewer: Viewer,
    /// Game, edition and options.
    pub variant: Variant,
    /// The stake, in coins.
    pub stake: Coins,
    /// How many seats.
    pub seats: usize,
    /// Who dealt.
    pub dealer: Seat,
    /// Who must act.
    pub turn: Turn,
    /// The viewer's cards; a bystander has none.
    pub hand: CardSet,
    /// How many cards each seat holds.
    pub hand_sizes: BySeat<u8>,
    /// The trick on the table; between tricks, and before the first lead, it has a leader and no cards.
    pub trick: Trick,
    /// The trick before it, whose winner now leads.
    pub last_trick: Option<Trick>,
    /// Tricks won.
    pub tricks: BySeat<u8>,
    /// Every card played to tricks so far, in order.
    pub played: Vec<(Seat, Card)>,
    /// Bonus cards shown, in deal order.
    pub shown: Vec<(Seat, Card)>,
    /// Who was dealt Death, and showed it.
    pub death: Option<Seat>,
    /// Coins in the pot.
    pub pot: Coins,
    /// What each seat has gained or lost so far, antes included.
    pub coins: BySeat<Coins>,
    /// The bonus question, while it stands, as it concerns the viewer.
    pub my_question: Option<MyQuestion>,
    /// What came of it, once the deal is over.
    pub outcome: Option<Outcome>,
}

/// A trick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// Who leads.
    pub leader: Seat,
    /// What was played to it, in order.
    pub cards: Vec<(Seat, Card)>,
    /// Who wins it with what lies there; nobody as long as nothing but an excuse lies there.
    pub winner: Option<Seat>,
}

/// What the bonus question is to one viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MyQuestion {
    /// The bonus cards that the viewer was dealt; none: there is nothing to answer.
    pub cards: CardSet,
    /// Which of them the viewer chose to show.
    pub answer: Option<CardSet>,
}

impl View {
    /// The viewer's seat, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        }
    }

    /// Is it this viewer's turn to play?
    pub fn is_my_turn(&self) -> bool {
        match (self.turn, self.seat()) {
            (Turn::One(turn), Some(seat)) => turn == seat,
            (Turn::Each(seats), Some(seat)) => seats.contains(seat),
            _ => false,
        }
    }
}
