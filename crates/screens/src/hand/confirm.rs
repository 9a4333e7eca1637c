//! Acts that must be confirmed: those that settle or concede a deal, or that stake all that is left.

use ::rules::{Act, Choice, Coins, Seat, Stage, View};

/// Why an act must be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmReason {
    /// It settles the deal at the bids, winning (or, if negative, losing) this much.
    Settles(Coins),
    /// It stakes this many coins, all that is left in the purse.
    AllIn(Coins),
    /// It offers the deal to the other side.
    Concedes,
}

/// Whether the viewer must confirm this act, given what they may do now.
pub fn confirm_reason(view: &View, choice: Choice, act: &Act) -> Option<ConfirmReason> {
    let own = view.seat()?;
    let left = || view.bets.as_ref().map(|bets| bets.purses[own]);
    match (choice, act) {
        (Choice::Bid { .. }, Act::Bid(points)) => {
            let coins = Coins(i64::from(*points) * view.stake.0);
            settles(view, own, *points).then_some(ConfirmReason::Settles(coins))
        }
        (Choice::Speak(speak), Act::Bet(coins) | Act::Raise(coins)) => {
            let sizes = speak.bet.or(speak.raise);
            let is_all = sizes.is_some_and(|sizes| *coins == sizes.most);
            left().filter(|_| is_all).map(ConfirmReason::AllIn)
        }
        (Choice::Speak(speak), Act::Call) => left()
            .filter(|left| speak.call == Some(*left))
            .map(ConfirmReason::AllIn),
        (Choice::Play { .. }, Act::Offer) => Some(ConfirmReason::Concedes),
        _ => None,
    }
}

/// Whether this bid brings the sum of all bids to zero (RULES.md MI-6).
fn settles(view: &View, own: Seat, points: i16) -> bool {
    let Stage::Bidding(bidding) = &view.stage else {
        return false;
    };
    let others = Seat::all(view.seats).filter(|seat| *seat != own);
    let others: Option<i16> = others.map(|seat| bidding.bids[seat]).sum();
    others.is_some_and(|sum| sum + points == 0)
}
