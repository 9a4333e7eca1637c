//! The picture of a finished deal.

use super::aloud::{aloud, spoken, unmarked};
use super::drawing::Drawing;
use super::seats;
use crate::report::has_tricks;
use crate::series::{self, count_at_seat, goes_on, marked};
use crate::title::title;
use crate::winner::winner;
use crate::words::{Words, args};
use crate::{bets, cards, moments, sums};
use books::Owner;
use pages::text::isolated;
use pages::{Highlight, Look};
use picture::{self, Course, Medal, Scene, Share, ShownCard, Sum, initial};
use rules::{Card, Coins, Ended, Outcome, Reveal, Seat, Trick, View};
use std::cmp::Ordering;
use table::look::Report;

/// The result of a deal: the cards that decided it, and what each player won or lost.
pub fn outcome(words: &Words, look: &Look, report: &Report) -> Option<Drawing> {
    let players = report.owners.iter().enumerate();
    let players = players.map(|(seat, owner)| {
        let name = seats::name(words, seat + 1, look.name_of(owner));
        Seated::new(name, owner, look.face_of(owner))
    });
    Finished {
        view: &report.view,
        title: &|words| title(words, look),
        sentence: &|words| winner(words, look, report),
        players: players.collect(),
        highlight: look.highlight.as_ref(),
    }
    .drawing(words)
}

/// A player of a finished deal.
pub struct Seated {
    name: String,
    medal: Medal,
}

impl Seated {
    /// The player of this name, and with this chosen face if they are a hired patron.
    pub fn new(name: String, owner: &Owner, face: Option<&str>) -> Seated {
        let medal = match owner {
            Owner::Patron(key) => Medal::Portrait(seats::portrait(key.as_str(), face)),
            Owner::Member(_) => Medal::Letter(initial(&name).unwrap_or_default()),
        };
        Seated { name, medal }
    }

    /// Their name as pictures write it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Their face or letter.
    pub fn medal(&self) -> Medal {
        self.medal.clone()
    }
}

/// A finished deal, wherever it is shown.
pub struct Finished<'a> {
    /// The deal as everybody may see it.
    pub view: &'a View,
    /// What stands above it.
    pub title: &'a dyn Fn(&Words) -> String,
    /// Who won, in a sentence.
    pub sentence: &'a dyn Fn(&Words) -> String,
    /// The players, by seat.
    pub players: Vec<Seated>,
    /// What makes it worth remembering.
    pub highlight: Option<&'a Highlight>,
}

impl Finished<'_> {
    /// Its picture; `None` without a result.
    pub fn drawing(&self, words: &Words) -> Option<Drawing> {
        let words = &words.clone().without_faces();
        let outcome = self.view.outcome.as_ref()?;
        let shares: Vec<Share> = series::ranking(self.view, outcome)
            .into_iter()
            .map(|seat| share(words, self, outcome, seat))
            .collect();
        let laid = Laid::from_outcome(self.view, outcome);
        let cards = laid
            .cards()
            .into_iter()
            .map(|(seat, card, wins)| ShownCard {
                card,
                name: self.name(seat).to_owned(),
                wins,
            });
        Some(Drawing {
            alt: told(&spoken(words), self, &shares, &laid),
            scene: Scene::Outcome(picture::Outcome {
                title: unmarked(&(self.title)(words)),
                sentence: unmarked(&(self.sentence)(words)),
                plate: moments::plate(words, self.highlight),
                caption: laid.caption(words),
                cards: cards.collect(),
                shares,
            }),
        })
    }

    fn name(&self, seat: Seat) -> &str {
        let player = self.players.get(seat.index());
        player.map_or("?", |player| &player.name)
    }
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
            Ended::Death => view.death().map(Laid::Death),
            Ended::Emptied => Some(Laid::Bonus(&view.shown)),
            Ended::Agreed | Ended::Accepted | Ended::Passed | Ended::PetitSec => None,
            Ended::Declared => Some(Laid::Bonus(&view.shown)),
            Ended::Shown | Ended::Alone => {
                let reveals = view.bets().into_iter().flat_map(|bets| bets.reveals.iter());
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

fn share(words: &Words, deal: &Finished<'_>, outcome: &Outcome, seat: Seat) -> Share {
    let coins = outcome.coins[seat].0;
    let player = deal.players.get(seat.index());
    let view = deal.view;
    let mut notes = Vec::new();
    if let Some(points) = &outcome.points {
        notes.extend(
            count_at_seat(view, points, seat)
                .map(|points| words.with("scene-points", args!["points" => points])),
        );
    } else if has_tricks(outcome) {
        notes.push(words.with("seat-tricks", args!["tricks" => outcome.tricks[seat]]));
    }
    if let Some(score) = &outcome.score {
        notes.extend(
            count_at_seat(view, score, seat).map(|score| {
                words.with("scene-score", args!["score" => words.figure(score.into())])
            }),
        );
    }
    Share {
        name: deal.name(seat).to_owned(),
        medal: player.map_or(Medal::Letter(String::new()), Seated::medal),
        // While a match continues, no coins move.
        coins: if goes_on(outcome) {
            Sum::default()
        } else {
            sums::won(words, Coins(coins))
        },
        course: match (coins, marked(view, outcome, seat)) {
            (1.., _) | (0, Ordering::Greater) => Course::Won,
            (0, Ordering::Equal) => Course::Even,
            _ => Course::Lost,
        },
        side: view.side(seat).map(|side| side as u8),
        note: notes.join(" · "),
    }
}

fn told(words: &Words, deal: &Finished<'_>, shares: &[Share], laid: &Laid<'_>) -> String {
    let mut lines = vec![(deal.title)(words), (deal.sentence)(words)];
    let plate = moments::plate(words, deal.highlight);
    lines.extend((!plate.is_empty()).then_some(plate));
    lines.extend(shares.iter().map(|share| {
        let facts = [share.coins.full().to_owned(), share.note.clone()];
        let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        seats::said(words, share.name.clone(), &facts)
    }));
    lines.extend(laid.told(words, |seat| isolated(deal.name(seat).to_owned())));
    aloud(&lines)
}
