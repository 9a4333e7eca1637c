//! The result of a deal: who won what and why, coin by coin.

use super::fit::{Drawn, parts_of};
use super::series::{self, goes_on};
use super::terms::terms;
use super::{bets, missing, sheet, shuffle, waiting};
use crate::cards;
use crate::names::name_in_report;
use crate::screen::{Edge, Part};
use crate::words::{Words, args};
use pages::Look;
use rules::{Card, Coins, Ended, Outcome, Payment, Purse, Reason, Seat, SeatSet, View};
use table::look::{Between, Report};

/// The scene between two deals.
pub fn between(words: &Words, look: &Look, between: &Between) -> Drawn {
    let key = waiting::next_label(look);
    let next = missing::asked(words, look, between.next_at, key)
        .unwrap_or_else(|| waiting::next(words, look, between.next_at));
    let mut lines = vec![
        terms(words, &look.terms),
        String::new(),
        winner(words, look, &between.report),
        String::new(),
    ];
    lines.extend(missing::going_on(words, look));
    lines.extend(missing::partners(words, look));
    lines.extend(shuffle::before(words, look));
    lines.push(next);
    (
        lines.join("\n"),
        parts(words, look, &between.report),
        Edge::Green,
    )
}

/// The winner, in a sentence or two.
pub fn winner(words: &Words, look: &Look, report: &Report) -> String {
    winner_of(words, &report.view, &report.payments, |seat| {
        name_in_report(look, report, seat)
    })
}

/// The same of any finished deal, with these payments.
pub fn winner_of(
    words: &Words,
    view: &View,
    payments: &[Payment],
    name: impl Fn(Seat) -> String,
) -> String {
    let Some(outcome) = &view.outcome else {
        return String::new();
    };
    let mut text = deal_won(words, view, payments, outcome, &name);
    if let Some(score) = outcome.score.as_ref().filter(|_| outcome.match_over) {
        let winners = series::leaders(view, score);
        let names = series::names(words, &winners, &name);
        text.push(' ');
        text.push_str(&words.with(
            if winners.len() == view.seats {
                "report-match-drawn"
            } else {
                "report-match-won"
            },
            args!["names" => names, "winners" => winners.len()],
        ));
    }
    text
}

/// What the viewer won or lost; `None` for anyone without cards, and while a match continues.
pub fn own(words: &Words, look: &Look, report: &Report) -> Option<String> {
    let outcome = report.view.outcome.as_ref().filter(|won| !goes_on(won))?;
    let own = look.chair_of(look.viewer?)?.player.owner();
    let place = report.owners.iter().position(|owner| *owner == own)?;
    let coins = outcome.coins[Seat::new(place)?].0;
    Some(match coins {
        0 => words.say("hand-own-even"),
        1.. => words.with("hand-own-won", args!["coins" => words.coins(coins)]),
        _ => words.with("hand-own-lost", args!["coins" => words.coins(-coins)]),
    })
}

/// Which trick was worth most and who won it, in games of card points.
pub fn dearest(words: &Words, look: &Look, report: &Report) -> Option<String> {
    let (number, points, winner) = pages::dearest(&report.view)?;
    Some(words.with(
        "hand-own-dearest",
        args![
            "trick" => number, "points" => points,
            "name" => name_in_report(look, report, winner)
        ],
    ))
}

/// The winner of the deal itself.
fn deal_won(
    words: &Words,
    view: &View,
    payments: &[Payment],
    outcome: &Outcome,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let paid = |reason: Reason| {
        let to = payments.iter().find(|paid| paid.reason == reason);
        match to.map(|paid| paid.to) {
            Some(Purse::Seat(seat)) => name(seat),
            _ => String::new(),
        }
    };
    // La triomphe: whose marks grew, and who had to win every trick.
    let gained = || {
        let score = outcome.score.as_deref().unwrap_or_default();
        let before = view.before.score.as_slice();
        let entries = series::entries(view, score.len());
        let grown = entries
            .into_iter()
            .enumerate()
            .filter(|(entry, _)| score[*entry] > before.get(*entry).copied().unwrap_or(0));
        let seats: Vec<Seat> = grown.flat_map(|(_, seats)| seats).collect();
        series::names(words, &seats, name)
    };
    let bound = || {
        let vole = view.vole.map(|vole| vole.seat);
        let with = Seat::all(view.seats).filter(|seat| {
            let partner = vole
                .and_then(|vole| view.side(vole))
                .is_some_and(|side| view.side(*seat) == Some(side));
            vole == Some(*seat) || partner
        });
        series::names(words, &with.collect::<Vec<_>>(), name)
    };
    match outcome.ended {
        Ended::Death => words.with(
            "report-winner-death",
            args!["name" => paid(Reason::Death), "card" => cards::written(words, Card::DEATH)],
        ),
        Ended::Emptied => words.say("report-winner-emptied"),
        Ended::Tricks => {
            let most = outcome.tricks.iter().map(|(_, tricks)| tricks).max();
            let most = most.unwrap_or(0);
            let tied = outcome.tricks.iter().filter(|(_, tricks)| *tricks == most);
            // In a tie the first to have that many wins (RULES.md TM-4), which needs saying.
            let key = if tied.count() > 1 {
                "report-winner-first"
            } else {
                "report-winner-tricks"
            };
            let tricks = words.with("seat-tricks", args!["tricks" => most]);
            words.with(
                key,
                args!["name" => paid(Reason::MostTricks), "tricks" => tricks],
            )
        }
        Ended::Played => {
            let points = outcome.points.as_deref().unwrap_or_default();
            let best = series::leaders(view, points);
            let most = points.iter().max().copied().unwrap_or(0);
            // Honours may earn somebody else more coins than the points do (RULES.md MI-4).
            let richest = outcome.coins.iter().map(|(_, coins)| coins).max();
            let richest: Vec<Seat> = outcome
                .coins
                .iter()
                .filter(|(_, coins)| Some(*coins) == richest && *coins > Coins::ZERO)
                .map(|(seat, _)| seat)
                .collect();
            if !view.honours.is_empty() && !richest.is_empty() && richest != best {
                let coins = outcome.coins[richest[0]].0;
                return words.with(
                    "report-winner-honours",
                    args![
                        "names" => series::names(words, &richest, name),
                        "winners" => richest.len(),
                        "coins" => words.coins(coins),
                        "best" => series::names(words, &best, name),
                        "points" => most
                    ],
                );
            }
            words.with(
                if points.iter().filter(|points| **points == most).count() > 1 {
                    "report-winner-points-tied"
                } else {
                    "report-winner-points"
                },
                args![
                    "names" => series::names(words, &best, name),
                    "winners" => best.len(),
                    "points" => most
                ],
            )
        }
        Ended::Agreed => words.say("report-agreed"),
        Ended::Three => words.with("report-three", args!["names" => gained()]),
        Ended::Vole => words.with("report-vole", args!["names" => gained()]),
        Ended::VoleFailed => words.with("report-vole-failed", args!["names" => bound()]),
        Ended::Accepted => words.with("report-accepted", args!["names" => gained()]),
        Ended::RefuserFailed => words.with("report-refuser-failed", args!["names" => bound()]),
        Ended::Most => most_marks(words, outcome, view, &gained()),
        Ended::Shown => {
            let most = outcome.coins.iter().map(|(_, coins)| coins).max();
            let best: SeatSet = outcome
                .coins
                .iter()
                .filter(|(_, coins)| Some(*coins) == most && *coins > Coins::ZERO)
                .map(|(seat, _)| seat)
                .collect();
            if best.is_empty() {
                words.say("report-shown-even")
            } else {
                words.with(
                    "report-shown",
                    args!["names" => series::listed(words, best, name)],
                )
            }
        }
        Ended::Alone => {
            let left = view.bets.as_ref().map(|bets| bets.in_play);
            let left = series::listed(words, left.unwrap_or_default(), name);
            words.with("report-alone", args!["names" => left])
        }
    }
}

/// La triomphe without three tricks: most tricks win, and among equals those won first (RULES.md AP-3).
fn most_marks(words: &Words, outcome: &Outcome, view: &View, names: &str) -> String {
    let counted = outcome.score.as_ref().map_or(view.seats, Vec::len);
    let tricks = series::entries(view, counted).into_iter().map(|seats| {
        let won = seats.into_iter().map(|seat| outcome.tricks[seat]);
        won.sum()
    });
    let tricks: Vec<u32> = tricks.collect();
    let most = tricks.iter().max().copied().unwrap_or(0);
    let key = match tricks.iter().filter(|tricks| **tricks == most).count() {
        1 => "report-most-marks",
        _ => "report-most-marks-first",
    };
    words.with(
        key,
        args!["names" => names, "tricks" => words.with("seat-tricks", args!["tricks" => most])],
    )
}

/// The winnings or losses of every seat, and how they came about.
pub fn parts(words: &Words, look: &Look, report: &Report) -> Vec<Part> {
    let view = &report.view;
    let Some(outcome) = &view.outcome else {
        return Vec::new();
    };
    let lines: Vec<String> = series::ranking(view, outcome)
        .into_iter()
        .map(|seat| seat_line(words, look, report, outcome, seat))
        .collect();
    let heading = words.say(if goes_on(outcome) {
        "report-tricks"
    } else {
        "report-seats"
    });
    let mut parts = parts_of(words, &heading, &lines);
    parts.extend(parts_of(
        words,
        &words.say("report-sheet"),
        &sheet::sheet(words, look, report, outcome),
    ));
    if let Some(bets) = &view.bets {
        parts.extend(bets::reveals(words, bets, |seat| {
            name_in_report(look, report, seat)
        }));
    }
    let coins = payments(words, look, report);
    let heading = words.say("report-payments");
    parts.extend(parts_of(words, &heading, &coins));
    parts
}

/// Whether tricks mattered for the result.
pub fn has_tricks(outcome: &Outcome) -> bool {
    !matches!(
        outcome.ended,
        Ended::Death | Ended::Emptied | Ended::Agreed | Ended::Shown | Ended::Alone
    )
}

/// A seat's coins and tricks.
fn seat_line(words: &Words, look: &Look, report: &Report, outcome: &Outcome, seat: Seat) -> String {
    let key = match (goes_on(outcome), has_tricks(outcome)) {
        (true, _) => "report-seat-match",
        (false, true) => "report-seat",
        (false, false) => "report-seat-no-tricks",
    };
    let tricks = words.with("seat-tricks", args!["tricks" => outcome.tricks[seat]]);
    words.with(
        key,
        args![
            "coins" => words.won(outcome.coins[seat].0),
            "name" => name_in_report(look, report, seat),
            "tricks" => tricks
        ],
    )
}

/// The payments: those of a pot one by one, others by seat and reason if there are several reasons.
fn payments(words: &Words, look: &Look, report: &Report) -> Vec<String> {
    if report.view.bets.is_some() {
        return sheet::by_reason(words, look, report);
    }
    if report
        .payments
        .iter()
        .any(|paid| paid.reason == Reason::Ante)
    {
        return pot(words, look, report);
    }
    let mut reasons: Vec<Reason> = Vec::new();
    for paid in &report.payments {
        if !reasons.contains(&paid.reason) {
            reasons.push(paid.reason);
        }
    }
    if reasons.len() > 1 {
        sheet::by_reason(words, look, report)
    } else {
        Vec::new()
    }
}

/// A pot to which everyone paid the same, coin by coin.
fn pot(words: &Words, look: &Look, report: &Report) -> Vec<String> {
    let (antes, others): (Vec<&Payment>, Vec<&Payment>) = report
        .payments
        .iter()
        .partition(|paid| paid.reason == Reason::Ante);
    let sum: i64 = antes.iter().map(|paid| paid.amount.0).sum();
    let mut lines = vec![words.with(
        "report-antes",
        args!["stake" => words.coins(report.view.stake.0), "sum" => words.coins(sum)],
    )];
    for paid in others {
        let name = match paid.to {
            Purse::Seat(seat) => name_in_report(look, report, seat),
            Purse::Pot => words.say("report-pot"),
        };
        let coins = words.coins(paid.amount.0);
        lines.push(match paid.reason {
            Reason::Bonus(card) => words.with(
                "report-bonus",
                args!["name" => name, "card" => cards::written(words, card), "coins" => coins],
            ),
            Reason::Death => words.with(
                "report-death",
                args!["name" => name, "card" => cards::written(words, Card::DEATH), "coins" => coins],
            ),
            Reason::MostTricks => words.with("report-most", args!["name" => name, "coins" => coins]),
            other => words.with(
                "report-paid",
                args!["name" => name, "coins" => coins, "what" => sheet::reason(words, other)],
            ),
        });
    }
    lines
}
