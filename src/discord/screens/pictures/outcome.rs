//! A deal that is over, as a picture.

use super::aloud::{aloud, spoken, unmarked};
use super::{Drawing, seats};
use crate::bank::Owner;
use crate::discord::screens::report::{goes_on, has_tricks, winner};
use crate::discord::screens::series;
use crate::discord::screens::table::title;
use crate::discord::words::{Words, args};
use crate::picture::{self, Course, Medal, Scene, Share, Shown, initial};
use crate::tavern::{Look, Report};
use rules::{Card, Ended, Outcome, Seat, View};

/// The result of a deal: the cards that decided it, what each won or lost.
pub fn outcome(words: &Words, look: &Look, report: &Report) -> Option<Drawing> {
    let words = &words.clone().without_faces();
    let outcome = report.view.outcome.as_ref()?;
    let mut order: Vec<Seat> = Seat::all(report.view.seats).collect();
    // Partners stand together.
    order.sort_by_key(|seat| {
        (
            std::cmp::Reverse(outcome.coins[*seat]),
            report.view.side(*seat),
        )
    });
    let shares: Vec<Share> = order
        .iter()
        .map(|seat| share(words, report, outcome, *seat))
        .collect();
    let cards = cards(&report.view, outcome);
    let cards = cards.into_iter().map(|(seat, card, wins)| Shown {
        card,
        name: name(words, report, seat),
        wins,
    });
    Some(Drawing {
        alt: told(&spoken(words), look, report, &shares),
        scene: Scene::Outcome(picture::Outcome {
            title: unmarked(&title(words, look)),
            sentence: unmarked(&winner(words, report)),
            cards: cards.collect(),
            shares,
        }),
    })
}

fn name(words: &Words, report: &Report, seat: Seat) -> String {
    let name = report.names.get(seat.index()).map_or("", String::as_str);
    seats::name(words, seat.index() + 1, name)
}

/// The cards that decided a deal, whose they were, and which of them won.
fn cards(view: &View, outcome: &Outcome) -> Vec<(Seat, Card, bool)> {
    match outcome.ended {
        Ended::Death => {
            let death = view.death.map(|seat| (seat, Card::DEATH, true));
            death.into_iter().collect()
        }
        Ended::Emptied => {
            let shown = view.shown.iter();
            shown.map(|(seat, card)| (*seat, *card, true)).collect()
        }
        Ended::Agreed | Ended::Accepted => Vec::new(),
        Ended::Shown | Ended::Alone => {
            let last = view.bets.as_ref().and_then(|bets| bets.reveals.last());
            let wins = |seat: &Seat| {
                last.is_some_and(|reveal| reveal.shares.iter().any(|(winner, _)| winner == seat))
            };
            let cards = last.map(|reveal| reveal.cards.as_slice());
            let cards = cards.unwrap_or_default().iter();
            cards
                .map(|(seat, card)| (*seat, *card, wins(seat)))
                .collect()
        }
        _ => {
            let last = view.last_trick.as_ref();
            let cards = last.map(|trick| trick.cards.as_slice());
            let winner = last.and_then(|trick| trick.winner);
            let cards = cards.unwrap_or_default().iter();
            cards
                .map(|(seat, card)| (*seat, *card, winner == Some(*seat)))
                .collect()
        }
    }
}

fn share(words: &Words, report: &Report, outcome: &Outcome, seat: Seat) -> Share {
    let coins = outcome.coins[seat].0;
    let name = name(words, report, seat);
    let medal = match report.owners.get(seat.index()) {
        Some(Owner::Patron(key)) => Medal::Portrait(seats::portrait(key.as_str())),
        _ => Medal::Letter(initial(&name).unwrap_or_default()),
    };
    let mut notes = Vec::new();
    if let Some(points) = &outcome.points {
        notes.extend(
            of_seat(&report.view, points, seat)
                .map(|points| words.with("scene-points", args!["points" => points])),
        );
    } else if has_tricks(outcome) {
        notes.push(words.with("seat-tricks", args!["tricks" => outcome.tricks[seat]]));
    }
    if let Some(score) = &outcome.score {
        notes.extend(
            of_seat(&report.view, score, seat).map(|score| {
                words.with("scene-score", args!["score" => words.figure(score.into())])
            }),
        );
    }
    Share {
        name,
        medal,
        // While a match goes on, no coins move.
        coins: match goes_on(outcome) {
            true => String::new(),
            false => words.won(coins),
        },
        course: match coins {
            1.. => Course::Won,
            0 => Course::Even,
            _ => Course::Lost,
        },
        note: notes.join(" · "),
    }
}

/// What counts for a seat, of what is counted by seat or by side.
fn of_seat(view: &View, counts: &[i32], seat: Seat) -> Option<i32> {
    let entries = series::entries(view, counts.len());
    let own = entries.iter().zip(counts);
    own.filter(|(seats, _)| seats.contains(&seat))
        .map(|(_, count)| *count)
        .next()
}

fn told(words: &Words, look: &Look, report: &Report, shares: &[Share]) -> String {
    let mut lines = vec![title(words, look), winner(words, report)];
    lines.extend(shares.iter().map(|share| {
        let facts = [share.coins.clone(), share.note.clone()];
        let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        seats::said(words, share.name.clone(), &facts)
    }));
    aloud(&lines)
}
