//! What one viewer may know of a deal.

use crate::card::{Card, CardSet, Suit};
use crate::coins::Coins;
use crate::deal::Turn;
use crate::games::Variant;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::Before;

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
    /// What earlier deals left: the score of the match, the pot, the purses.
    pub before: Before,
    /// Who must act.
    pub turn: Turn,
    /// What is going on.
    pub stage: Stage,
    /// The viewer's cards; a bystander has none.
    pub hand: CardSet,
    /// How many cards each seat holds (trefeltromp: until all have exchanged, the cards dealt).
    pub hand_sizes: BySeat<u8>,
    /// Cards of the viewer's that lie face down: the dealer's discard or scart, what was laid under the stock,
    /// in trefeltromp the card laid until it is shown, the card given up in exchange, the hand thrown away in folding.
    pub laid_aside: CardSet,
    /// The trick on the table; between tricks, and before the first lead, it has a leader and no cards.
    pub trick: Trick,
    /// The trick before it, whose winner now leads.
    pub last_trick: Option<Trick>,
    /// Tricks won (trefeltromp: rounds in which a share was won).
    pub tricks: BySeat<u8>,
    /// Every card played to tricks so far, in order.
    pub played: Vec<(Seat, Card)>,
    /// Cards that everybody has seen in a hand, and that stay or stayed in it until they were played:
    /// bonus cards in deal order, honours declared, the nineteenth cards of troccas, what a robber took.
    pub shown: Vec<(Seat, Card)>,
    /// Who was dealt Death, and showed it.
    pub death: Option<Seat>,
    /// The card turned up, whose suit is trumps (la triomphe).
    pub turned: Option<Card>,
    /// The king that calls its valet in the present trick (troccas).
    pub calling: Option<(Seat, Card)>,
    /// A side, or in as-qui-pille a seat, that must win every trick (la triomphe).
    pub vole: Option<Vole>,
    /// What each opponent paid a seat for its declared honours, in points; nothing where nothing was declared (mitigati).
    pub honours: BySeat<i16>,
    /// Bets and pots (trefeltromp).
    pub bets: Option<Box<Bets>>,
    /// Coins in the pot.
    pub pot: Coins,
    /// What each seat has gained or lost so far, antes included.
    pub coins: BySeat<Coins>,
    /// The question that lies before every seat alike, while it stands, as it concerns the viewer.
    pub my_question: Option<MyQuestion>,
    /// What came of it, once the deal is over.
    pub outcome: Option<Outcome>,
}

/// What is going on in a deal, with what belongs to that alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The bonus question (RULES.md TM-7).
    Question,
    /// The dealer has taken the talon and lays cards down.
    Discard,
    /// Bids for a settlement (mitigati/rufus).
    Bidding(Bidding),
    /// The turned card and the run under it may be taken (RULES.md AP-2): by the dealer who turned the ace of trumps,
    /// else by whoever holds it, and then every seat alike is asked ([`Turn::Question`], RULES.md AP-1).
    Robbing {
        /// What would be taken; only who decides sees it, for all others it is empty.
        run: CardSet,
    },
    /// The deal was offered, and the other side answers (la triomphe).
    Offered {
        /// By whom.
        by: Seat,
    },
    /// Who won the first three tricks goes on or rests content (la triomphe).
    VoleOrStop,
    /// Cards are played to tricks.
    Tricks,
    /// A round of bets (trefeltromp).
    Betting,
    /// Everybody still in may exchange a card (trefeltromp).
    Exchange,
    /// Everybody still in lays a card face down (trefeltromp).
    Laying,
    /// The deal is over.
    Over,
}

/// A round of bidding (RULES.md 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bidding {
    /// Which session: 1, 2 or 3.
    pub session: u8,
    /// The bids that stand, relative to 43.
    pub bids: BySeat<Option<i16>>,
}

/// Who must win every trick, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vole {
    /// A seat of the side that is bound.
    pub seat: Seat,
    /// Why.
    pub why: VoleWhy,
}

/// Why a side must win every trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoleWhy {
    /// It won the first three tricks and went on (RULES.md FT-3).
    Undertaken,
    /// It refused an offer (RULES.md FT-5).
    Refused,
}

/// Bets and pots of a deal (RULES.md 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bets {
    /// The round of bets that is on or was last, from 1 to 4:
    /// fyrsturkalla, banenkalla, detuilerkalla, debekransekalla.
    pub round: u8,
    /// What each seat can still stake in this deal.
    pub purses: BySeat<Coins>,
    /// What each seat has staked in this round; nothing once it has gone to the pots.
    pub staked: BySeat<Coins>,
    /// Who has not folded.
    pub in_play: SeatSet,
    /// Who has spoken in this round.
    pub spoken: SeatSet,
    /// Who stays without paying in this round (RULES.md TT-5).
    pub stays: SeatSet,
    /// Who has the Fool's privilege in this round and has not yet chosen (RULES.md TT-5).
    pub may_stay: Option<Seat>,
    /// What the first bet comes to at least, and what a raise adds at least to the highest bet (RULES.md TT-4).
    pub least_raise: Coins,
    /// Full raises after the bet of this round: without those of a seat that had less left than a raise takes
    /// (RULES.md TT-4).
    pub raises: u8,
    /// Pots by height of stake, the main pot first, without what is staked in this round.
    pub pots: Vec<SidePot>,
    /// What was shown so far, round by round.
    pub reveals: Vec<Reveal>,
    /// Who has exchanged a card.
    pub exchanged: SeatSet,
}

/// A pot and who contests it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SidePot {
    /// Coins in it.
    pub coins: Coins,
    /// Who can win it.
    pub seats: SeatSet,
}

/// Cards shown together (RULES.md 11 (6) to (12)).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// The cards, clockwise from the dealer's left.
    pub cards: Vec<(Seat, Card)>,
    /// What was won by whom, clockwise from the dealer's left, also a share that is rounded down to nothing;
    /// empty where the best cards tied everywhere.
    pub shares: Vec<(Seat, Coins)>,
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

/// What the question that lies before every seat alike is to one viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MyQuestion {
    /// The bonus cards that the viewer was dealt (RULES.md TM-7), or what the viewer, who holds the ace of trumps, may
    /// take (RULES.md AP-1); none: there is nothing to answer.
    pub cards: CardSet,
    /// Which of them the viewer chose to show, or what the viewer lays for them; none: it hides them, or leaves them.
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

    /// Is it this viewer's turn to act?
    pub fn is_my_turn(&self) -> bool {
        match (self.turn, self.seat()) {
            (Turn::One(turn), Some(seat)) => turn == seat,
            (Turn::Each(seats), Some(seat)) => seats.contains(seat),
            _ => false,
        }
    }

    /// The suit that was turned up for trumps, where the game has such a suit.
    pub fn turned_suit(&self) -> Option<Suit> {
        self.turned.map(Card::suit)
    }

    /// How strong the card is within its suit, and every trump above every plain card.
    pub fn strength(&self, card: Card) -> u8 {
        self.variant.strength(card, self.turned_suit())
    }

    /// Would the card take the trick as it lies?
    pub fn would_take(&self, card: Card) -> bool {
        let trick: Vec<Card> = self.trick.cards.iter().map(|&(_, card)| card).collect();
        self.variant.would_take(&trick, card, self.turned_suit())
    }

    /// Which side a seat is on; `None` where everybody plays for themselves.
    pub fn side(&self, seat: Seat) -> Option<usize> {
        self.variant.side(seat, self.seats)
    }
}
