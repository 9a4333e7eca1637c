//! Bets, pots, and cards laid face down (RULES.md 11).

use super::fit::parts_of;
use super::teller::Teller;
use crate::cards;
use crate::screen::Part;
use crate::words::{Words, args};
use rules::{Bets, Coins, Reveal, Seat, SeatSet};

/// The name of a betting round, counted from 1.
pub fn round(words: &Words, round: u8) -> String {
    words.say(match round {
        0 | 1 => "round-1",
        2 => "round-2",
        3 => "round-3",
        _ => "round-4",
    })
}

/// The name of a reveal, counted from 0.
pub fn reveal_name(words: &Words, reveal: usize) -> String {
    words.say(match reveal {
        0 => "reveal-1",
        1 => "reveal-2",
        _ => "reveal-3",
    })
}

/// The pot, and a line for each if there are several.
pub fn pots(teller: Teller, bets: &Bets) -> Vec<String> {
    let words = teller.words;
    if bets.pots.is_empty() {
        return Vec::new();
    }
    // As in the hand, stakes of this round are included.
    let all = words.coins(teller.view().pot);
    let several = bets.pots.iter().enumerate();
    let several = several
        .filter(|_| bets.pots.len() > 1)
        .map(|(number, pot)| {
            let key = if number == 0 {
                "bets-main-pot"
            } else {
                "bets-side-pot"
            };
            words.with(
                key,
                args![
                    "number" => number,
                    "pot" => words.coins(pot.coins),
                    "names" => teller.names(pot.seats)
                ],
            )
        });
    std::iter::once(words.with("playing-pot", args!["pot" => all]))
        .chain(several)
        .collect()
}

/// The bets of one seat.
pub fn at_seat(words: &Words, bets: &Bets, seat: Seat) -> Vec<String> {
    let mut facts = Vec::new();
    if !bets.in_play.contains(seat) {
        return vec![words.say("seat-folded")];
    }
    facts.push(if bets.purses[seat] == Coins::ZERO {
        words.say("seat-all-in")
    } else {
        words.with(
            "seat-purse",
            args!["coins" => words.coins(bets.purses[seat])],
        )
    });
    if bets.staked[seat] > Coins::ZERO {
        facts.push(words.with(
            "seat-staked",
            args!["coins" => words.coins(bets.staked[seat])],
        ));
    }
    if bets.stays.contains(seat) {
        facts.push(words.say("seat-stays"));
    }
    facts
}

/// Who has staked how much in this round, and what must be matched.
pub fn staked(teller: Teller, bets: &Bets) -> Vec<String> {
    let words = teller.words;
    let highest = Seat::all(teller.view().seats)
        .map(|seat| bets.staked[seat])
        .max()
        .unwrap_or(Coins::ZERO);
    let head = words.with(
        "bets-round",
        args!["round" => round(words, bets.round), "number" => bets.round],
    );
    let stands = if highest == Coins::ZERO {
        words.say("bets-none")
    } else {
        let seats = Seat::all(teller.view().seats);
        let who: SeatSet = seats.filter(|seat| bets.staked[*seat] == highest).collect();
        words.with(
            "bets-highest",
            args![
                "names" => teller.names(who),
                "coins" => words.coins(highest),
                "sum" => words.coins(bets.staked.iter().map(|(_, coins)| coins).sum())
            ],
        )
    };
    vec![head, stands]
}

/// The cards revealed together, and who won what with them.
pub fn reveal(words: &Words, reveal: &Reveal, name: impl Fn(Seat) -> String) -> Vec<String> {
    let mut won: Vec<(Seat, Coins)> = Vec::new();
    for (seat, coins) in &reveal.shares {
        match won.iter_mut().find(|(who, _)| who == seat) {
            Some((_, sum)) => *sum = sum.saturating_add(*coins),
            None => won.push((*seat, *coins)),
        }
    }
    let won: Vec<String> = won
        .into_iter()
        .map(|(seat, coins)| {
            words.with(
                "reveal-won",
                args!["name" => name(seat), "coins" => words.coins(coins)],
            )
        })
        .collect();
    let result = if won.is_empty() {
        words.say("reveal-tied")
    } else {
        words.list(&won)
    };
    let shown: Vec<String> = reveal
        .cards
        .iter()
        .map(|(seat, card)| {
            words.with(
                "playing-last-card",
                args!["name" => name(*seat), "card" => cards::written(words, *card)],
            )
        })
        .collect();
    let mut lines = vec![result];
    // No more on a line than a part can hold.
    lines.extend(shown.chunks(5).map(|shown| words.row(shown)));
    lines
}

/// All reveals so far, one part each.
pub fn reveals(words: &Words, bets: &Bets, name: impl Fn(Seat) -> String) -> Vec<Part> {
    let reveals = bets.reveals.iter().enumerate();
    reveals
        .flat_map(|(number, shown)| {
            parts_of(
                words,
                &reveal_name(words, number),
                &reveal(words, shown, &name),
            )
        })
        .collect()
}
