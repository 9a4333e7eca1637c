//! Bids for a settlement (mitigati/rufus): sensible ones as buttons, any other in a dialog.

use super::decision::{Decision, Offered};
use crate::button::{DealKey, NumberKind};
use crate::labels;
use crate::screen::{Key, KeyLook, rows_of};
use crate::words::args;
use ::rules::{Act, Seat, Stage};

/// Bids offered to everyone.
const STEPS: [i16; 7] = [20, 10, 5, 0, -5, -10, -20];
/// Two rows of buttons.
const MOST: usize = 10;

/// A bid within these bounds, or more cards.
pub fn bid(asked: &Decision<'_>, least: i16, most: i16) -> Offered {
    let words = asked.words;
    let BidsSoFar { own, others } = bids_so_far(asked);
    // First what would settle the deal at once, then one's own bid and slightly lower ones, then round numbers.
    let settles = others.map(|sum| -sum);
    let near = own.into_iter().flat_map(|own| [own, own - 5, own - 10]);
    let mut bids = Vec::new();
    for bid in settles.into_iter().chain(near).chain(STEPS) {
        if (least..=most).contains(&bid) && !bids.contains(&bid) && bids.len() < MOST {
            bids.push(bid);
        }
    }
    bids.sort_by_key(|bid| -bid);
    let bids = bids
        .into_iter()
        .map(|bid| {
            // None is green, since the bid that settles the deal may cost more than any other.
            let label = labels::bid(words, bid, asked.playing.view.stake);
            asked.key(Act::Bid(bid), label, KeyLook::Plain)
        })
        .collect();
    // What the others bid together, if no bid of one's own can settle the deal with that.
    let out_of_reach = others.filter(|sum| !(least..=most).contains(&-sum));
    let other = Key::plain(
        asked.button(DealKey::Number(NumberKind::Bid)),
        words.say("key-bid-other"),
    );
    let more = words.say("key-more");
    let more_key = |look| asked.key(Act::More, more.clone(), look);
    let rows = match out_of_reach {
        Some(_) => [rows_of(vec![more_key(KeyLook::Main), other]), rows_of(bids)],
        None => [
            rows_of(bids),
            rows_of(vec![other, more_key(KeyLook::Plain)]),
        ],
    }
    .concat();
    let mut lines = vec![asked.turn(words.with("hand-do-bid", args!["more" => more.as_str()]))];
    lines.push(words.with(
        "hand-bid-bounds",
        args!["least" => words.signed(least.into()), "most" => words.signed(most.into())],
    ));
    let stake = asked.coins(asked.playing.view.stake);
    lines.push(match out_of_reach {
        Some(sum) => words.with(
            "hand-bid-none-settles",
            args!["sum" => words.signed(sum.into()), "more" => more.as_str()],
        ),
        None => words.with("hand-bid-price", args!["stake" => stake]),
    });
    let known = [("hand-bid-settles", settles), ("hand-bid-own", own)];
    lines.extend(known.into_iter().filter_map(|(key, bid)| {
        let bid = words.signed(bid.filter(|bid| (least..=most).contains(bid))?.into());
        Some(words.with(key, args!["bid" => bid]))
    }));
    Offered {
        lines,
        rows,
        last: Vec::new(),
    }
}

/// The bids so far.
struct BidsSoFar {
    /// The viewer's own bid.
    own: Option<i16>,
    /// The sum of all other bids, once everyone else has bid.
    others: Option<i16>,
}

fn bids_so_far(asked: &Decision<'_>) -> BidsSoFar {
    let view = &asked.playing.view;
    let Stage::Bidding(bidding) = &view.stage else {
        return BidsSoFar {
            own: None,
            others: None,
        };
    };
    let own = view.seat();
    let others = Seat::all(view.seats).filter(|seat| Some(*seat) != own);
    BidsSoFar {
        own: own.and_then(|own| bidding.bids[own]),
        others: others.map(|seat| bidding.bids[seat]).sum(),
    }
}
