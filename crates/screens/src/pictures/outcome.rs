//! The picture of a finished deal.

use super::aloud::{aloud, spoken, unmarked};
use super::drawing::Drawing;
use super::seats;
use crate::report::has_tricks;
use crate::series::{self, count_at_seat, goes_on, marked};
use crate::table::title;
use crate::winner::winner;
use crate::words::{Words, args};
use crate::{bets, cards, sums};
use books::Owner;
use pages::Look;
use pages::text::isolated;
use picture::{self, Course, Medal, Scene, Share, Shown, Sum, initial};
use rules::{Card, Ended, Outcome, Reveal, Seat, Trick, View};
use std::cmp::Ordering;
use table::look::Report;

/// The result of a deal: the cards that decided it, and what each player won or lost.
pub fn outcome(words: &Words, look: &Look, report: &Report) -> Option<Drawing> {
    let words = &words.clone().without_faces();
    let outcome = report.view.outcome.as_ref()?;
    let shares: Vec<Share> = series::ranking(&report.view, outcome)
        .into_iter()
        .map(|seat| share(words, look, report, outcome, seat))
        .collect();
    let laid = Laid::from_outcome(&report.view, outcome);
    let cards = laid.cards().into_iter().map(|(seat, card, wins)| Shown {
        card,
        name: name(words, look, report, seat),
        wins,
    });
    Some(Drawing {
        alt: told(&spoken(words), look, report, &shares, &laid),
        scene: Scene::Outcome(picture::Outcome {
            title: unmarked(&title(words, look)),
            sentence: unmarked(&winner(words, look, report)),
            caption: laid.caption(words),
            cards: cards.collect(),
            shares,
        }),
    })
}

fn name(words: &Words, look: &Look, report: &Report, seat: Seat) -> String {
    let owner = report.owners.get(seat.index());
    let name = owner.map_or("", |owner| look.name_of(owner));
    seats::name(words, seat.index() + 1, name)
}

/// What lay on the table when the deal ended.
enum Laid<'a> {
    Nothing,
    /// Death, which wins everything by itself.
    Death(Seat),
    /// Bonus cards that were shown.
    Bonus(&'a [(Seat, Card)]),
    /// The cards of a reveal, which is counted from 0.
    Reveal(usize, &'a Reveal),
    /// The last trick; its winner need not have won the deal.
    Trick(&'a Trick),
}

impl<'a> Laid<'a> {
    fn from_outcome(view: &'a View, outcome: &Outcome) -> Self {
        let laid = match outcome.ended {
            Ended::Death => view.death.map(Laid::Death),
            Ended::Emptied => Some(Laid::Bonus(&view.shown)),
            Ended::Agreed | Ended::Accepted => None,
            Ended::Shown | Ended::Alone => {
                let reveals = view.bets.iter().flat_map(|bets| bets.reveals.iter());
                let last = reveals.enumerate().last();
                last.map(|(number, reveal)| Laid::Reveal(number, reveal))
            }
            _ => view.last_trick.as_ref().map(Laid::Trick),
        };
        laid.unwrap_or(Laid::Nothing)
    }

    /// The cards, whose they were, and which of them won.
    fn cards(&self) -> Vec<(Seat, Card, bool)> {
        let marked = |cards: &[(Seat, Card)], wins: &dyn Fn(Seat) -> bool| {
            let cards = cards.iter();
            cards
                .map(|(seat, card)| (*seat, *card, wins(*seat)))
                .collect()
        };
        match self {
            Laid::Nothing => Vec::new(),
            Laid::Death(seat) => vec![(*seat, Card::DEATH, true)],
            Laid::Bonus(cards) => marked(cards, &|_| true),
            Laid::Reveal(_, reveal) => marked(&reveal.cards, &|seat| {
                reveal.shares.iter().any(|(winner, _)| *winner == seat)
            }),
            Laid::Trick(trick) => marked(&trick.cards, &|seat| trick.winner == Some(seat)),
        }
    }

    /// A caption for the cards, unless the sentence above explains them.
    fn caption(&self, words: &Words) -> String {
        match self {
            Laid::Nothing | Laid::Death(_) | Laid::Bonus(_) => String::new(),
            Laid::Reveal(number, _) => bets::reveal_name(words, *number),
            Laid::Trick(_) => words.say("scene-last-trick"),
        }
    }

    /// The cards as text; Death has been named along with the winner.
    fn told(&self, words: &Words, name: impl Fn(Seat) -> String) -> Vec<String> {
        let row = |cards: &[(Seat, Card)]| {
            let card = |(seat, card): &(Seat, Card)| {
                words.with(
                    "playing-last-card",
                    args!["name" => name(*seat), "card" => cards::written(words, *card)],
                )
            };
            words.row(&cards.iter().map(card).collect::<Vec<_>>())
        };
        match self {
            Laid::Nothing | Laid::Death(_) => Vec::new(),
            Laid::Bonus(cards) => vec![row(cards)],
            Laid::Reveal(number, reveal) => {
                let mut told = bets::reveal(words, reveal, &name).into_iter();
                let reveal = bets::reveal_name(words, *number);
                let result = told.next().unwrap_or_default();
                let first = words.with(
                    "scene-alt-reveal",
                    args!["reveal" => reveal, "result" => result],
                );
                std::iter::once(first).chain(told).collect()
            }
            Laid::Trick(trick) => vec![words.with(
                "scene-alt-last-trick",
                args![
                    "winner" => name(trick.winner.unwrap_or(trick.leader)),
                    "cards" => row(&trick.cards)
                ],
            )],
        }
    }
}

fn share(words: &Words, look: &Look, report: &Report, outcome: &Outcome, seat: Seat) -> Share {
    let coins = outcome.coins[seat].0;
    let name = name(words, look, report, seat);
    let medal = match report.owners.get(seat.index()) {
        Some(owner @ Owner::Patron(key)) => {
            Medal::Portrait(seats::portrait(key.as_str(), look.face_of(owner)))
        }
        _ => Medal::Letter(initial(&name).unwrap_or_default()),
    };
    let mut notes = Vec::new();
    if let Some(points) = &outcome.points {
        notes.extend(
            count_at_seat(&report.view, points, seat)
                .map(|points| words.with("scene-points", args!["points" => points])),
        );
    } else if has_tricks(outcome) {
        notes.push(words.with("seat-tricks", args!["tricks" => outcome.tricks[seat]]));
    }
    if let Some(score) = &outcome.score {
        notes.extend(
            count_at_seat(&report.view, score, seat).map(|score| {
                words.with("scene-score", args!["score" => words.figure(score.into())])
            }),
        );
    }
    Share {
        name,
        medal,
        // While a match continues, no coins move.
        coins: match goes_on(outcome) {
            true => Sum::default(),
            false => sums::won(words, coins),
        },
        course: match (coins, marked(&report.view, outcome, seat)) {
            (1.., _) | (0, Ordering::Greater) => Course::Won,
            (0, Ordering::Equal) => Course::Even,
            _ => Course::Lost,
        },
        side: report.view.side(seat).map(|side| side as u8),
        note: notes.join(" · "),
    }
}

fn told(words: &Words, look: &Look, report: &Report, shares: &[Share], laid: &Laid<'_>) -> String {
    let mut lines = vec![title(words, look), winner(words, look, report)];
    lines.extend(shares.iter().map(|share| {
        let facts = [share.coins.full().to_owned(), share.note.clone()];
        let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        seats::said(words, share.name.clone(), &facts)
    }));
    lines.extend(laid.told(words, |seat| isolated(name(words, look, report, seat))));
    aloud(&lines)
}
