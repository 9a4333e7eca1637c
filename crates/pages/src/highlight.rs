//! What makes a finished deal one to remember.

use rules::{Coins, Ended, Payment, Purse, Rank, Reason, Seat, View};
use serde::{Deserialize, Serialize};

/// How many pots a server's week must have had before one can be its biggest.
pub const FEWEST_POTS: usize = 10;

/// The number of kings in every pack.
const KINGS: usize = 4;

/// Whether moments are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Highlights {
    /// With the result of every deal that has one.
    #[default]
    Told,
    /// Never.
    Untold,
}

/// What is told of a finished deal along with its result. It rests on what everybody saw, so it gives away no hand that
/// is still closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// This seat was dealt Death.
    Death(Seat),
    /// One seat, or one side, won every trick.
    Vole(Vec<Seat>),
    /// This seat played all four kings.
    Kings(Seat),
    /// More coins were won from the pot than in any other deal of the server this week.
    Pot {
        /// The seats that were paid from it.
        seats: Vec<Seat>,
        /// What it held.
        coins: Coins,
    },
}

impl Highlight {
    /// The seats that it is about.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Highlight::Death(seat) | Highlight::Kings(seat) => vec![*seat],
            Highlight::Vole(seats) | Highlight::Pot { seats, .. } => seats.clone(),
        }
    }
}

/// What is worth remembering of a deal by itself; the rarest, where there are several such things.
#[must_use]
pub fn highlight(view: &View) -> Option<Highlight> {
    let ended = view.outcome.as_ref()?.ended;
    if let (Ended::Death, Some(seat)) = (ended, view.death()) {
        return Some(Highlight::Death(seat));
    }
    let was_played = matches!(
        ended,
        Ended::Tricks
            | Ended::Played
            | Ended::Vole
            | Ended::Solo
            | Ended::Each
            | Ended::Taken
            | Ended::Petite
            | Ended::Garde
            | Ended::Sans
            | Ended::Contre
    );
    if was_played && let Some(seats) = won_every_trick(view) {
        return Some(Highlight::Vole(seats));
    }
    played_every_king(view).map(Highlight::Kings)
}

/// The pot of a finished deal, if anything was won from it; bets that went back were not won.
#[must_use]
pub fn pot(payments: &[Payment]) -> Option<Highlight> {
    let (mut seats, mut coins) = (Vec::new(), 0);
    for paid in payments {
        let (Purse::Pot, Purse::Seat(seat)) = (paid.from, paid.to) else {
            continue;
        };
        if paid.reason != Reason::Returned {
            coins += paid.amount.0;
            seats.extend((!seats.contains(&seat)).then_some(seat));
        }
    }
    let coins = Coins(coins);
    (coins > Coins::ZERO).then_some(Highlight::Pot { seats, coins })
}

/// Whether a pot is the biggest of the week, whose other pots held this much.
#[must_use]
pub fn is_biggest(pot: Coins, others: &[Coins]) -> bool {
    others.len() >= FEWEST_POTS && others.iter().all(|other| *other < pot)
}

/// The seats of the side, or the one seat, that won all tricks.
fn won_every_trick(view: &View) -> Option<Vec<Seat>> {
    let tricks = view.completed();
    let first = tricks.first()?.winner?;
    let is_same = |seat: Seat| match view.side(first) {
        Some(side) => view.side(seat) == Some(side),
        None => seat == first,
    };
    let mut winners = tricks.iter().map(|trick| trick.winner);
    let all = winners.all(|winner| winner.is_some_and(is_same));
    all.then(|| {
        Seat::all(view.seats)
            .filter(|seat| is_same(*seat))
            .collect()
    })
}

fn played_every_king(view: &View) -> Option<Seat> {
    let tricks = view.completed();
    let cards = tricks.iter().flat_map(|trick| &trick.cards);
    let kings = cards.filter(|(_, card)| card.rank() == Some(Rank::King));
    let holders: Vec<Seat> = kings.map(|(seat, _)| *seat).collect();
    let first = *holders.first()?;
    (holders.len() == KINGS && holders.iter().all(|seat| *seat == first)).then_some(first)
}
