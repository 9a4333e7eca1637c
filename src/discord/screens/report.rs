//! A deal that is over: who won what and why, coin by coin.

use super::fit::fit;
use super::seats::bold;
use super::table::{Drawn, terms, when};
use crate::discord::cards;
use crate::discord::screen::{Edge, Part};
use crate::discord::words::{Words, args, figure};
use crate::tavern::{Between, Look, Report};
use rules::{Card, Coins, Ended, Payment, Purse, Reason, Seat};

/// The scene between two deals.
pub fn between(words: &Words, look: &Look, between: &Between) -> Drawn {
    let next = words.with("report-next", args!["when" => when(words, between.next_at)]);
    let text = format!(
        "{}\n\n{}\n\n{next}",
        terms(words, look),
        winner(words, &between.report)
    );
    (text, parts(words, &between.report), Edge::Green)
}

/// Who won, in a sentence.
pub fn winner(words: &Words, report: &Report) -> String {
    let ended = report.view.outcome.as_ref().map(|outcome| outcome.ended);
    let by = |reason: Reason| {
        report
            .payments
            .iter()
            .find(|payment| payment.reason == reason)
    };
    let name = |payment: Option<&Payment>| match payment.map(|payment| payment.to) {
        Some(Purse::Seat(seat)) => name_of(report, seat),
        _ => String::new(),
    };
    match ended {
        Some(Ended::Death) => words.with(
            "report-winner-death",
            args!["name" => name(by(Reason::Death)), "card" => cards::written(words, Card::DEATH)],
        ),
        Some(Ended::Emptied) => words.say("report-winner-emptied"),
        _ => {
            let tricks = report.view.tricks;
            let most = Seat::all(report.view.seats).map(|seat| tricks[seat]).max();
            let most = most.unwrap_or(0);
            let tied = Seat::all(report.view.seats).filter(|seat| tricks[*seat] == most);
            // On a tie the first to have so many wins (RULES.md TM-4), and wants to be told.
            let key = if tied.count() > 1 {
                "report-winner-first"
            } else {
                "report-winner-tricks"
            };
            let tricks = words.with("seat-tricks", args!["tricks" => most]);
            let name = name(by(Reason::MostTricks));
            words.with(key, args!["name" => name, "tricks" => tricks])
        }
    }
}

/// What every seat won or lost, and every payment by its reason.
pub fn parts(words: &Words, report: &Report) -> Vec<Part> {
    let mut seats: Vec<Seat> = Seat::all(report.view.seats).collect();
    let won = |seat: Seat| {
        report
            .view
            .outcome
            .as_ref()
            .map_or(Coins::ZERO, |outcome| outcome.coins[seat])
    };
    seats.sort_by_key(|seat| std::cmp::Reverse(won(*seat)));
    let played = report
        .view
        .outcome
        .as_ref()
        .is_some_and(|outcome| outcome.ended == Ended::Tricks);
    let lines: Vec<String> = seats
        .iter()
        .map(|seat| {
            let tricks = words.with("seat-tricks", args!["tricks" => report.view.tricks[*seat]]);
            words.with(
                if played {
                    "report-seat"
                } else {
                    "report-seat-no-tricks"
                },
                args![
                    "coins" => words.signed(won(*seat).0),
                    "name" => name_of(report, *seat),
                    "tricks" => tricks
                ],
            )
        })
        .collect();
    vec![
        Part {
            heading: words.say("report-seats"),
            text: fit(&lines),
        },
        Part {
            heading: words.say("report-payments"),
            text: fit(&payments(words, report)),
        },
    ]
}

fn payments(words: &Words, report: &Report) -> Vec<String> {
    let antes: i64 = report
        .payments
        .iter()
        .filter(|p| p.reason == Reason::Ante)
        .map(|p| p.amount.0)
        .sum();
    let mut lines = vec![words.with(
        "report-antes",
        args!["stake" => words.coins(report.view.stake.0), "sum" => words.coins(antes)],
    )];
    for payment in report
        .payments
        .iter()
        .filter(|payment| payment.reason != Reason::Ante)
    {
        let name = match payment.to {
            Purse::Seat(seat) => name_of(report, seat),
            Purse::Pot => words.say("report-pot"),
        };
        let coins = words.coins(payment.amount.0);
        lines.push(match payment.reason {
            Reason::Bonus(card) => words.with(
                "report-bonus",
                args!["name" => name, "card" => cards::written(words, card), "coins" => coins],
            ),
            Reason::Death => words.with(
                "report-death",
                args!["name" => name, "card" => cards::written(words, Card::DEATH), "coins" => coins],
            ),
            Reason::MostTricks => words.with("report-most", args!["name" => name, "coins" => coins]),
            Reason::Ante => figure(payment.amount.0),
            other => words.with(
                "report-paid",
                args!["name" => name, "coins" => coins, "what" => words.say(&format!("reason-{other}"))],
            ),
        });
    }
    lines
}

fn name_of(report: &Report, seat: Seat) -> String {
    bold(report.names.get(seat.index()).map_or("?", String::as_str))
}
