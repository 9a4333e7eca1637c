//! A deal that is on, as everybody may know it.

use super::seats::name_of;
use super::table::{Drawn, terms, when};
use crate::discord::cards;
use crate::discord::screen::Edge;
use crate::discord::words::{Words, args};
use crate::tavern::{Look, Playing, Stretch};
use rules::{Amount, Card, CardSet, Coins, Fact, Seat, Showing, Trick, Turn, Variant};

/// The scene of a deal.
pub fn playing(words: &Words, look: &Look, playing: &Playing) -> Drawn {
    let view = &playing.view;
    let mut lines = vec![
        terms(words, look),
        words.with("playing-pot", args!["pot" => words.coins(view.pot.0)]),
        String::new(),
    ];
    if view.turn == Turn::Question {
        lines.push(words.with(
            "playing-question",
            args![
                "cards" => asked_about(words, &view.variant),
                "when" => when(words, playing.clock.until)
            ],
        ));
    } else {
        lines.extend(trick(words, look, playing));
    }
    if let Some(last) = &view.last_trick {
        lines.push(String::new());
        lines.push(last_trick(words, look, playing, last));
    }
    if look.closing {
        lines.push(words.say("playing-closing"));
    }
    (lines.join("\n"), Vec::new(), Edge::Tavern)
}

/// The cards that may be shown for coins: with amounts at a stake.
pub fn bonuses(variant: &Variant, stake: Coins) -> Vec<(Card, Coins)> {
    variant
        .facts()
        .into_iter()
        .filter_map(|fact| match fact {
            Fact::Bonus {
                card,
                amount,
                showing: Showing::Voluntary,
            } => Some((card, Amount::at(amount, stake))),
            _ => None,
        })
        .collect()
}

/// The same in words, without amounts.
pub fn asked_about(words: &Words, variant: &Variant) -> String {
    let all: CardSet = bonuses(variant, Coins::ZERO)
        .into_iter()
        .map(|(card, _)| card)
        .collect();
    cards::names(words, all)
}

/// The trick on the table and whose turn it is.
fn trick(words: &Words, look: &Look, playing: &Playing) -> Vec<String> {
    let view = &playing.view;
    let done = Seat::all(view.seats)
        .map(|seat| u32::from(view.tricks[seat]))
        .sum::<u32>();
    let number = args!["trick" => done + 1, "tricks" => view.variant.hand_size()];
    let mut lines = Vec::new();
    if view.trick.cards.is_empty() {
        lines.push(words.with("playing-trick-empty", number));
    } else {
        lines.push(words.with("playing-trick", number));
    }
    for (place, (seat, card)) in view.trick.cards.iter().enumerate() {
        lines.push(words.with(
            if place == 0 {
                "playing-leads"
            } else {
                "playing-card"
            },
            args!["name" => name_of(look, playing, *seat), "card" => cards::written(words, *card)],
        ));
    }
    if let Turn::One(seat) = view.turn {
        let until = when(words, playing.clock.until);
        let key = match playing.clock.stretch {
            Stretch::Bank => "playing-turn-bank",
            Stretch::Pause => "playing-turn-pause",
            Stretch::Turn | Stretch::Question => "playing-turn",
        };
        lines.push(words.with(
            key,
            args!["name" => name_of(look, playing, seat), "when" => until],
        ));
    }
    lines
}

fn last_trick(words: &Words, look: &Look, playing: &Playing, last: &Trick) -> String {
    let cards: Vec<String> = last
        .cards
        .iter()
        .map(|(seat, card)| {
            words.with(
                "playing-last-card",
                args!["name" => name_of(look, playing, *seat), "card" => cards::written(words, *card)],
            )
        })
        .collect();
    let winner = last.winner.unwrap_or(last.leader);
    words.with(
        "playing-last",
        args!["winner" => name_of(look, playing, winner), "cards" => cards.join("; ")],
    )
}
