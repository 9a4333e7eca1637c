//! Acts that must be confirmed: those that settle or concede a deal, or that stake all that is left.

use crate::series;
use ::rules::{Act, CardSet, Choice, Coins, Fact, Rank, Seat, Stage, Suit, Value, View, Word};

/// Why an act must be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmReason {
    /// It settles the deal at the bids, winning (or, if negative, losing) this much.
    Settles(Coins),
    /// It stakes this many coins, all that is left in the purse.
    AllIn(Coins),
    /// It offers the deal to the other side.
    Concedes {
        /// What the viewer has at stake in the match.
        stake: Coins,
        /// Whether the match, and with it the stake, is lost if the other side accepts.
        ends_match: bool,
    },
    /// It undertakes to win every trick (tarot).
    Chelem,
    /// It lays down these courts (tarot).
    LaysCourts(CardSet),
}

/// Whether the viewer must confirm this act, given what they may do now.
pub fn confirm_reason(view: &View, choice: Choice, act: &Act) -> Option<ConfirmReason> {
    let own = view.seat()?;
    let left = || view.bets().map(|bets| bets.purses[own]);
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
        (Choice::Play { .. }, Act::Offer) => Some(ConfirmReason::Concedes {
            stake: view.stake,
            ends_match: others_need_one(view, own),
        }),
        (Choice::Talk(_), Act::Say(Word::Chelem)) => Some(ConfirmReason::Chelem),
        (Choice::Discard { .. } | Choice::DiscardWith { .. }, Act::Discard(laid)) => {
            let is_court =
                |card: &::rules::Card| card.rank().is_some_and(|rank| rank >= Rank::Jack);
            let courts: CardSet = (*laid - Suit::Trumps.cards())
                .iter()
                .filter(is_court)
                .collect();
            let asks = view.tarot().is_some() && !courts.is_empty();
            asks.then_some(ConfirmReason::LaysCourts(courts))
        }
        _ => None,
    }
}

/// Whether the other side wins the match with one point more (RULES.md FT-8).
fn others_need_one(view: &View, own: Seat) -> bool {
    let facts = view.variant.facts();
    let mut values = facts.iter().flat_map(|fact| match fact {
        Fact::Special(fact) => fact.values.as_slice(),
        _ => &[],
    });
    let target = values.find_map(|(name, value)| match value {
        Value::Number(target) if *name == "target" => Some(*target),
        _ => None,
    });
    let score = view.before.score.as_slice();
    let is_other = |seat: &Seat| {
        *seat != own && (view.side(own).is_none() || view.side(*seat) != view.side(own))
    };
    let mut scores = Seat::all(view.seats)
        .filter(is_other)
        .map(|seat| series::count_at_seat(view, score, seat).unwrap_or(0));
    target.is_some_and(|target| scores.any(|score| i64::from(score) + 1 >= target))
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
