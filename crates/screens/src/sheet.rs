//! The score sheet of a deal: points, honours, bids, the match; and coins by seat and reason.

use super::names::name_in_report;
use super::series;
use super::{combinations, tarot, troggu};
use crate::cards;
use crate::words::{Words, args};
use pages::Look;
use rules::{Coins, Ended, Outcome, Purse, Reason, Seat};
use table::look::Report;

/// The result of the deal, before any coins move.
pub fn sheet(words: &Words, look: &Look, report: &Report, outcome: &Outcome) -> Vec<String> {
    let view = &report.view;
    let mut lines = Vec::new();
    let name = |seat| name_in_report(look, report, seat);
    let own = troggu::sheet(words, view, outcome, &name);
    let own = own.or_else(|| tarot::sheet(words, view, outcome, &name));
    let is_own = own.is_some();
    lines.extend(own.into_iter().flatten());
    if let Some(points) = outcome.points.as_ref().filter(|_| !is_own) {
        lines.extend(card_points(words, look, report, points));
    }
    for (seat, points) in view.honours().iter().filter(|(_, points)| *points > 0) {
        lines.push(words.with(
            "sheet-honours",
            args!["name" => name_in_report(look, report, seat), "points" => points],
        ));
    }
    lines.extend(combined(words, look, report, outcome));
    if outcome.ended == Ended::Agreed {
        lines.extend(Seat::all(view.seats).map(|seat| {
            let bid = outcome.coins[seat].0 / view.stake.0.max(1);
            words.with(
                "sheet-agreed",
                args!["name" => name_in_report(look, report, seat), "bid" => words.signed(bid)],
            )
        }));
    }
    if !is_own
        && outcome.score.is_none()
        && (outcome.points.is_some() || outcome.ended == Ended::Agreed)
    {
        lines.push(price(words, look, report, outcome));
    }
    if let Some(score) = &outcome.score {
        lines.extend(match_score(words, look, report, score));
    }
    lines.extend(pot_left(words, outcome));
    lines.extend(talked(words, look, report, outcome));
    // They are shown where they count; what a robber puts under the stock is never seen.
    let counted = report.aside.iter().filter(|_| outcome.points.is_some());
    lines.extend(counted.map(|(seat, cards)| {
        words.with(
            "sheet-aside",
            args!["name" => name_in_report(look, report, *seat), "cards" => cards::the_names(words, *cards)],
        )
    }));
    lines
}

/// Card points by seat or side with what the discard added, and the difference from an equal share where it counts.
fn card_points(words: &Words, look: &Look, report: &Report, points: &[i32]) -> Vec<String> {
    let view = &report.view;
    let mean = series::mean(points);
    let discarded = view.declarer().unwrap_or(view.dealer);
    let entries = series::entries(view, points.len());
    // In a match they are added up, whatever an equal share would be.
    let (alone, with_discard) = if view.variant.is_match() {
        ("sheet-points-added", "sheet-points-discard-added")
    } else {
        ("sheet-points", "sheet-points-discard")
    };
    // What everybody could count during the deal, which is without the discard.
    let in_tricks = view.card_points().map(|points| points[discarded]);
    entries
        .iter()
        .zip(points)
        .map(|(seats, points)| {
            let names = series::names(words, seats, |seat| name_in_report(look, report, seat));
            let zero = seats.first().and_then(|seat| view.zero(*seat));
            let mean = zero.unwrap_or(mean);
            let mut told = args![
                "names" => names,
                "points" => words.figure((*points).into()),
                "count" => *points,
                "difference" => words.signed((*points - mean).into()),
                "mean" => mean
            ];
            let in_tricks = in_tricks.filter(|_| seats.contains(&discarded));
            match in_tricks.map(|tricks| (tricks, points - tricks)) {
                Some((tricks, discard)) if discard > 0 => {
                    told.set("tricks", tricks);
                    told.set("discard", discard);
                    words.with(with_discard, told)
                }
                _ => words.with(alone, told),
            }
        })
        .collect()
}

/// What a card point was worth.
fn price(words: &Words, look: &Look, report: &Report, outcome: &Outcome) -> String {
    let view = &report.view;
    let stakes = |stakes: i64| words.coins(Coins(view.stake.0 * stakes));
    match outcome.declarer.filter(|_| outcome.ended == Ended::Solo) {
        Some(alone) => words.with(
            "sheet-price-solo",
            args![
                "name" => name_in_report(look, report, alone),
                "zero" => view.zero(alone).unwrap_or(0),
                "price" => stakes(4), "each" => stakes(2)
            ],
        ),
        None => words.with("sheet-price", args!["stake" => stakes(1)]),
    }
}

/// After a talk, and in ottocento: how the cards were counted, who won the last trick, and what was given for the Fool.
fn talked(words: &Words, look: &Look, report: &Report, outcome: &Outcome) -> Vec<String> {
    let view = &report.view;
    let is_ottocento = view.score_with_declarations().is_some();
    let is_own = troggu::is_played(view) || view.tarot().is_some();
    let is_told = view.talk().is_some() && !is_own || is_ottocento;
    if !is_told || outcome.points.is_none() {
        return Vec::new();
    }
    let name = |seat| name_in_report(look, report, seat);
    let batches = if is_ottocento {
        "sheet-twos"
    } else {
        "sheet-threes"
    };
    let mut lines = vec![words.say(batches)];
    let last = view.last_trick.as_ref().and_then(|trick| trick.winner);
    lines.extend(last.map(|seat| {
        let points = view.variant.last_trick();
        words.with(
            "sheet-last-trick",
            args!["name" => name(seat), "points" => points],
        )
    }));
    lines.extend(view.fool_changed(&report.aside).map(|changed| {
        words.with(
            "sheet-fool",
            args![
                "player" => name(changed.player), "winner" => name(changed.winner),
                "points" => changed.points
            ],
        )
    }));
    lines
}

/// What was shown before the first cards, and what the combinations among the cards won brought.
fn combined(words: &Words, look: &Look, report: &Report, outcome: &Outcome) -> Vec<String> {
    let view = &report.view;
    let name = |seat| name_in_report(look, report, seat);
    let declared = view.declared();
    let declared = declared.iter().filter(|(_, points)| *points > 0);
    let mut lines: Vec<String> = declared
        .map(|(seat, points)| {
            let items = combinations::shown(words, view, seat);
            let told = args!["name" => name(seat), "points" => points, "items" => items];
            words.with("sheet-declared", told)
        })
        .collect();
    let brought = outcome.combinations.as_deref().unwrap_or_default();
    let entries = series::entries(view, brought.len());
    // What they are shows what was laid down, so it waits for the reveal.
    let found = if report.aside.is_empty() {
        Vec::new()
    } else {
        view.combinations_won(&report.aside)
    };
    for (side, (seats, points)) in entries.iter().zip(brought).enumerate() {
        let mut told = args!["names" => series::names(words, seats, name), "points" => *points];
        let items = found
            .get(side)
            .map(|found| combinations::items(words, found));
        lines.push(match items.filter(|items| !items.is_empty()) {
            Some(items) => {
                told.set("items", items);
                words.with("sheet-combinations-items", told)
            }
            None => words.with("sheet-combinations", told),
        });
    }
    lines
}

/// The score of the match before and after the deal.
fn match_score(words: &Words, look: &Look, report: &Report, score: &[i32]) -> Vec<String> {
    let view = &report.view;
    let before = view.before.score.as_slice();
    let mut lines = vec![words.say("sheet-match")];
    let entries = series::entries(view, score.len());
    for (entry, (seats, after)) in entries.iter().zip(score).enumerate() {
        let before = before.get(entry).copied().unwrap_or(0);
        lines.push(words.with(
            "sheet-score",
            args![
                "names" => series::names(words, seats, |seat| name_in_report(look, report, seat)),
                "before" => series::points_of(words, before),
                "after" => series::points_of(words, *after)
            ],
        ));
    }
    lines
}

/// What is left in the pot for the next deal.
fn pot_left(words: &Words, outcome: &Outcome) -> Option<String> {
    let pot = outcome.pot.filter(|pot| *pot > Coins::ZERO)?;
    Some(words.with("sheet-pot", args!["pot" => words.coins(pot)]))
}

/// Winnings and losses by seat and reason: one line per seat, however many payments there were.
pub fn by_reason(words: &Words, look: &Look, report: &Report) -> Vec<String> {
    Seat::all(report.view.seats)
        .filter_map(|seat| {
            let mut sums: Vec<(Reason, Coins)> = Vec::new();
            for paid in &report.payments {
                let amount = paid.brings(Purse::Seat(seat));
                if amount == Coins::ZERO {
                    continue;
                }
                match sums.iter_mut().find(|(reason, _)| *reason == paid.reason) {
                    Some((_, sum)) => *sum = sum.saturating_add(amount),
                    None => sums.push((paid.reason, amount)),
                }
            }
            let sums: Vec<String> = sums
                .into_iter()
                .map(|(why, sum)| {
                    words.with(
                        "sheet-sum",
                        args!["what" => reason(words, why), "coins" => words.won(sum)],
                    )
                })
                .collect();
            (!sums.is_empty()).then(|| {
                words.with(
                    "sheet-coins",
                    args!["name" => name_in_report(look, report, seat), "sums" => sums.join(" · ")],
                )
            })
        })
        .collect()
}

/// The reason for a payment, in a word or two.
pub fn reason(words: &Words, reason: Reason) -> String {
    words.say(match reason {
        Reason::Ante => "reason-ante",
        Reason::Death | Reason::MostTricks => "report-pot",
        Reason::Bonus(_) => "reason-bonus",
        Reason::Points => "reason-points",
        Reason::Agreed => "reason-agreed",
        Reason::Honours => "reason-honours",
        Reason::Match => "reason-match",
        Reason::Bet => "reason-bet",
        Reason::Returned => "reason-returned",
        Reason::Share => "reason-share",
        Reason::Alone => "reason-alone",
    })
}
