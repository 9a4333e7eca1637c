//! The result of a deal: what every seat won, coin by coin.

use super::fit::{Drawn, parts_of};
use super::series::{self, goes_on};
use super::shared_keys::next_label;
use super::terms::terms;
use super::{bets, missing, moments, sheet, shuffle, waiting, winner};
use crate::cards;
use crate::names::name_in_report;
use crate::screen::{Edge, Part};
use crate::words::{Words, args};
use pages::Look;
use rules::{Card, Ended, Outcome, Payment, Purse, Reason, Seat};
use table::look::{Between, Report};

/// The scene between two deals.
pub fn between(words: &Words, look: &Look, between: &Between) -> Drawn {
    let key = next_label(look);
    let next = missing::asked(words, look, between.next_at, key)
        .unwrap_or_else(|| waiting::next(words, look, between.next_at));
    let mut lines = vec![
        terms(words, &look.terms),
        String::new(),
        winner::winner(words, look, &between.report),
    ];
    lines.extend(moments::line(words, look, &between.report));
    lines.push(String::new());
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

/// The winnings or losses of every seat, and how they came about.
pub fn parts(words: &Words, look: &Look, report: &Report) -> Vec<Part> {
    let view = &report.view;
    let Some(outcome) = &view.outcome else {
        return Vec::new();
    };
    // That is said in a line; nobody has won or lost anything.
    if matches!(outcome.ended, Ended::Passed | Ended::PetitSec) {
        return Vec::new();
    }
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
    if let Some(bets) = view.bets() {
        parts.extend(bets::reveals(words, bets, |seat| {
            name_in_report(look, report, seat)
        }));
    }
    let coins = payments(words, look, report, outcome);
    let heading = words.say("report-payments");
    parts.extend(parts_of(words, &heading, &coins));
    parts
}

/// Whether tricks mattered for the result.
pub fn has_tricks(outcome: &Outcome) -> bool {
    !matches!(
        outcome.ended,
        Ended::Death
            | Ended::Emptied
            | Ended::Agreed
            | Ended::Shown
            | Ended::Alone
            | Ended::Passed
            | Ended::PetitSec
            | Ended::Declared
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
            "coins" => words.won(outcome.coins[seat]),
            "name" => name_in_report(look, report, seat),
            "tricks" => tricks
        ],
    )
}

/// The payments: those of a pot one by one, others by seat and reason if there are several reasons.
fn payments(words: &Words, look: &Look, report: &Report, outcome: &Outcome) -> Vec<String> {
    if report.view.bets().is_some() {
        return sheet::by_reason(words, look, report);
    }
    if report
        .payments
        .iter()
        .any(|paid| paid.reason == Reason::Ante)
    {
        return pot(words, look, report, outcome);
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
fn pot(words: &Words, look: &Look, report: &Report, outcome: &Outcome) -> Vec<String> {
    let (antes, others): (Vec<&Payment>, Vec<&Payment>) = report
        .payments
        .iter()
        .partition(|paid| paid.reason == Reason::Ante);
    let sum = antes.iter().map(|paid| paid.amount).sum();
    let mut lines = vec![words.with(
        "report-antes",
        args!["stake" => words.coins(report.view.stake), "sum" => words.coins(sum)],
    )];
    for paid in others {
        let name = match paid.to {
            Purse::Seat(seat) => name_in_report(look, report, seat),
            Purse::Pot => words.say("report-pot"),
        };
        let coins = words.coins(paid.amount);
        lines.push(match paid.reason {
            Reason::Bonus(card) => words.with(
                "report-bonus",
                args!["name" => name, "card" => cards::the(words, card), "coins" => coins],
            ),
            Reason::Death => words.with(
                "report-death",
                args!["name" => name, "card" => cards::the(words, Card::DEATH), "coins" => coins],
            ),
            Reason::MostTricks => {
                let (most, is_tied) = winner::most_tricks(outcome);
                let key = if is_tied {
                    "report-most-first"
                } else {
                    "report-most"
                };
                let tricks = words.with("seat-tricks", args!["tricks" => most]);
                words.with(
                    key,
                    args!["name" => name, "tricks" => tricks, "coins" => coins],
                )
            }
            other => words.with(
                "report-paid",
                args!["name" => name, "coins" => coins, "what" => sheet::reason(words, other)],
            ),
        });
    }
    lines
}
