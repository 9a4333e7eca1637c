//! Finished deals, and moments of them.

use books::Owner;
use ids::{DealId, MemberId, TableId};
use rules::{Act, Coins, Payment, Seat, Variant, View};
use table::{CoinKind, Language, Reveal};

/// One line of the list of finished deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// The finished deal.
    pub deal: DealId,
    /// The table where it was played.
    pub table: TableId,
    /// When it ended (epoch milliseconds).
    pub at: i64,
    /// Game, edition and options.
    pub variant: Variant,
    /// The players' present names, by seat.
    pub names: Vec<String>,
    /// Whether it was played for coins or for fun.
    pub coin_kind: CoinKind,
    /// Winnings or losses, by seat; `None` if it was cancelled.
    pub coins: Option<Vec<Coins>>,
    /// Whether it belongs to a match that continued after it.
    pub match_goes_on: bool,
    /// Played out, cancelled or voided.
    pub fate: Fate,
}

/// How a deal ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was played to its end and not voided.
    Played,
    /// It was cancelled before its end, and all its coins were returned.
    BrokenOff,
    /// The game master voided it after its end: its transfers were reversed.
    Voided {
        /// The game master who ordered it.
        by: MemberId,
        /// The reason, shown to everyone.
        reason: String,
        /// In epoch milliseconds.
        at: i64,
    },
}

/// A page of finished deals, latest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastDealsPage {
    /// The deals of this page.
    pub deals: Vec<Past>,
    /// Whether there are newer ones.
    pub newer: bool,
    /// Whether there are older ones.
    pub older: bool,
}

/// A finished deal, as it stood after a step of its replay.
#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// The finished deal.
    pub deal: DealId,
    /// Whether it was played for coins or for fun.
    pub coin_kind: CoinKind,
    /// Played out, cancelled or voided.
    pub fate: Fate,
    /// The language of its table's public messages; `None` for the server's.
    pub language: Option<Language>,
    /// The players' present names, by seat.
    pub names: Vec<String>,
    /// Whose coins each seat played with.
    pub owners: Vec<Owner>,
    /// The emoji chosen as the face of a hired patron, by seat.
    pub faces: Vec<Option<String>>,
    /// The number of steps before this one.
    pub step: usize,
    /// The number of the last step.
    pub steps: usize,
    /// What the step shows.
    pub part: ReplayPart,
    /// What was done in it.
    pub acts: Vec<(Seat, Act)>,
    /// Every payment so far.
    pub payments: Vec<Payment>,
    /// How many of them were made before this step.
    pub earlier: usize,
    /// What everyone could see.
    pub view: View,
    /// The hands that may be shown: all, or only the requester's own.
    pub hands: Vec<View>,
    /// When the others are shown; `None` if they are.
    pub closed: Option<Reveal>,
    /// The step of the trick that decided the deal ([`decisive`](crate::decisive)).
    pub decisive: Option<usize>,
}

impl ReplayStep {
    /// The payments that this step caused.
    pub fn paid(&self) -> &[Payment] {
        self.payments.get(self.earlier..).unwrap_or_default()
    }
}

/// A member's first win of a game, as they show it to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstWin {
    /// The deal they won it in.
    pub deal: DealId,
    /// Game, edition and options.
    pub variant: Variant,
    /// What it brought them.
    pub coins: Coins,
    /// The language of its table's public messages; `None` for the server's.
    pub language: Option<Language>,
}

/// What a step of a replay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayPart {
    /// The cards as they were dealt.
    Dealt,
    /// What was said and discarded before the first card.
    Before,
    /// A completed trick, counted from 1.
    Trick(u32),
    /// A round of bets, an exchange or a reveal.
    Round,
    /// How the deal ended.
    End,
}

/// Which step of a replay is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAt {
    /// The step with this number, or the last one.
    Step(usize),
    /// The step in which this act was done, counted from 1; buttons of older messages name it.
    Act(usize),
    /// The trick that decided the deal, or the deal itself where none did.
    Decisive,
}
