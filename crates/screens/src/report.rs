//! The result of a deal: who won what; and for whoever asks, how, coin by coin.

use super::fit::{Drawn, parts_of, shortened};
use super::series::{self, goes_on};
use super::shared_keys::next_label;
use super::shuffle::stays_closed;
use super::title::title;
use super::{bets, missing, moments, seats, sheet, waiting, winner};
use crate::cards;
use crate::names::{bold, name_in_report};
use crate::screen::{Edge, Panel, Part, Screen};
use crate::words::{Words, args};
use pages::Look;
use rules::{Card, Ended, Outcome, Payment, Purse, Reason, Seat};
use table::Reveal;
use table::look::{Between, Chair, Report, Scene};

/// The scene between two deals: what the deal came to, and what comes next.
pub fn between(words: &Words, look: &Look, between: &Between) -> Drawn {
    let key = next_label(look);
    let next = missing::asked(words, look, between.next_at, key)
        .unwrap_or_else(|| waiting::next(words, look, between.next_at));
    let mut lines = result(words, look, &between.report);
    lines.extend(joining(words, look, &between.report));
    lines.push(String::new());
    lines.extend(missing::carried(words, look));
    lines.extend(missing::partners(words, look));
    lines.push(next);
    (lines.join("\n"), Vec::new(), Edge::Green)
}

/// Who won, and a line for each player of the deal: place, points or tricks, coins.
pub fn result(words: &Words, look: &Look, report: &Report) -> Vec<String> {
    let won = winner::winner(words, look, report);
    std::iter::once(won)
        .chain(places(words, look, report))
        .collect()
}

/// What the picture of a result shows beside that.
pub fn spelled(words: &Words, look: &Look, report: &Report) -> String {
    moments::line(words, look, report).unwrap_or_default()
}

/// A hand after its deal with the whole result, for whoever asks: the score sheet and the payments.
pub fn with_whole_result(words: &Words, look: &Look, mut hand: Screen) -> Screen {
    let words = &words.at_table(look);
    let report = match &look.scene {
        Scene::Between(between) => &between.report,
        Scene::Closed(closed) => match &closed.last {
            Some(last) => last,
            None => return hand,
        },
        Scene::Lobby(_) | Scene::Playing(_) => return hand,
    };
    let panel = hand.panel.take().unwrap_or_else(|| Panel {
        title: title(words, look),
        text: std::mem::take(&mut hand.text),
        edge: Edge::Grey,
        ..Panel::default()
    });
    let is_over = matches!(look.scene, Scene::Closed(_));
    let closed = stays_closed(words, look.reveal);
    let closed = closed.filter(|_| !(is_over && look.reveal == Reveal::Table));
    let text = [panel.text].into_iter().chain(closed);
    hand.panel = Some(shortened(Panel {
        text: text.collect::<Vec<_>>().join("\n"),
        parts: parts(words, look, report),
        ..panel
    }));
    hand
}

/// The players of the deal, most successful first: of a list Discord would number the lines by itself, and not know who
/// share a place. Where nothing was played, nobody has won or lost anything.
fn places(words: &Words, look: &Look, report: &Report) -> Vec<String> {
    let view = &report.view;
    let Some(outcome) = &view.outcome else {
        return Vec::new();
    };
    if matches!(outcome.ended, Ended::Passed | Ended::PetitSec) {
        return Vec::new();
    }
    let ranking = series::ranking(view, outcome);
    let order = |seat: Seat| series::success(view, outcome, seat);
    let placed = ranking.iter().map(|seat| {
        let better = ranking.iter().filter(|other| order(**other) < order(*seat));
        let facts = facts(words, look, report, outcome, *seat);
        words.with(
            "report-place",
            args![
                "place" => better.count() + 1,
                "name" => name_in_report(look, report, *seat),
                "facts" => facts.join(" · ")
            ],
        )
    });
    placed.collect()
}

/// A seat's points or tricks, its score in a match, what it won or lost, and whether its player is not simply here.
fn facts(
    words: &Words,
    look: &Look,
    report: &Report,
    outcome: &Outcome,
    seat: Seat,
) -> Vec<String> {
    let view = &report.view;
    let at_seat = |counts: &[i32]| series::count_at_seat(view, counts, seat);
    let mut facts = Vec::new();
    match &outcome.points {
        Some(points) => facts.extend(
            at_seat(points).map(|points| words.with("scene-points", args!["points" => points])),
        ),
        None if has_tricks(outcome) => {
            facts.push(words.with("seat-tricks", args!["tricks" => outcome.tricks[seat]]));
        }
        None => {}
    }
    let score = outcome.score.as_deref().and_then(at_seat);
    facts.extend(
        score.map(|score| words.with("scene-score", args!["score" => words.figure(score.into())])),
    );
    if !goes_on(outcome) {
        facts.push(format!("**{}**", words.won(outcome.coins[seat])));
    }
    let owner = report.owners.get(seat.index());
    let mut chairs = look.chairs.iter();
    let chair = chairs.find(|chair| Some(&chair.player.owner()) == owner);
    let chair = chair.filter(|_| !matches!(look.scene, Scene::Closed(_)));
    facts.extend(chair.and_then(|chair| seats::standing_between(words, look, chair)));
    facts
}

/// Who was not dealt in, and will be or not.
fn joining(words: &Words, look: &Look, report: &Report) -> Vec<String> {
    let others = look
        .chairs
        .iter()
        .filter(|chair| !report.owners.contains(&chair.player.owner()));
    let line = |chair: &Chair| {
        let standing = seats::standing_between(words, look, chair);
        let standing = standing.unwrap_or_else(|| words.say("seat-not-dealt"));
        format!("{} · {standing}", bold(look.name(&chair.player)))
    };
    others.map(line).collect()
}

/// How what every seat won or lost came about.
fn parts(words: &Words, look: &Look, report: &Report) -> Vec<Part> {
    let view = &report.view;
    let Some(outcome) = &view.outcome else {
        return Vec::new();
    };
    // That is said in a line; nobody has won or lost anything.
    if matches!(outcome.ended, Ended::Passed | Ended::PetitSec) {
        return Vec::new();
    }
    let sheet = sheet::sheet(words, look, report, outcome);
    let mut parts = parts_of(words, &words.say("report-sheet"), &sheet);
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
