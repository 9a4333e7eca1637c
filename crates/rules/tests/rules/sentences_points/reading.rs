//! A second reading of what is won and how it counts: piles of cards by name, made from the record alone.

use rules::{Card, Deal, Record, Suit};

use crate::kit;

/// The cards in front of each player at the end of a deal.
pub struct Piles {
    /// The cards of tricks and discard by seat; the Fool is with the winner of its trick.
    pub cards: Vec<Vec<Card>>,
    /// How many tricks each seat won.
    pub tricks: Vec<u32>,
    /// Who played the Fool, and who won its trick.
    pub fool: (usize, usize),
}

/// Finds the winner of each trick from the ranking of the suits, strongest first.
pub fn piles(deal: &Deal, order: impl Fn(Suit) -> Vec<Card>) -> Piles {
    let record = Record::from_deal(deal, ["Ann", "Bob", "Cyd"]);
    let mut cards = vec![Vec::new(); 3];
    let mut tricks = vec![0; 3];
    let mut fool = None;
    let mut trick: Vec<(usize, Card)> = Vec::new();
    for (seat, words) in &record.acts {
        if let Some(laid) = words.strip_prefix("discard ") {
            cards[*seat].extend(kit::cards(laid));
        }
        let Some(card) = words.strip_prefix("play ") else {
            continue;
        };
        trick.push((*seat, kit::card(card)));
        if trick.len() < 3 {
            continue;
        }
        let trick = std::mem::take(&mut trick);
        let real = trick.iter().filter(|(_, card)| *card != Card::FOOL);
        let led = real.clone().next().unwrap().1.suit();
        let strongest = |suit: Suit| {
            let order = order(suit);
            let place = |card: Card| order.iter().position(|other| *other == card);
            let of_suit = real.clone().filter(|(_, card)| card.suit() == suit);
            of_suit.min_by_key(|(_, card)| place(*card)).copied()
        };
        let (winner, _) = strongest(Suit::Trumps).or(strongest(led)).unwrap();
        tricks[winner] += 1;
        if let Some((player, _)) = trick.iter().find(|(_, card)| *card == Card::FOOL) {
            fool = Some((*player, winner));
        }
        cards[winner].extend(trick.iter().map(|(_, card)| *card));
    }
    Piles {
        cards,
        tricks,
        fool: fool.unwrap(),
    }
}

/// "K 5, Q 4, N 3, J 2", trumps as named, all others 1.
pub fn value(card: Card, fives: &[&str]) -> i32 {
    let name = card.to_string();
    if fives.contains(&name.as_str()) {
        return 5;
    }
    match (card.suit(), &name[..1]) {
        (Suit::Trumps, _) => 1,
        (_, "K") => 5,
        (_, "Q") => 4,
        (_, "N") => 3,
        (_, "J") => 2,
        _ => 1,
    }
}

/// "In threes: three low = 1; one high = its value; two high = sum - 1; three high = sum - 2";
/// the two odd cards are counted like three.
pub fn in_threes(cards: &[Card], fives: &[&str]) -> i32 {
    let count = |batch: &[Card]| {
        let high: Vec<i32> = batch.iter().map(|card| value(*card, fives)).collect();
        let high: Vec<i32> = high.into_iter().filter(|value| *value > 1).collect();
        let sum: i32 = high.iter().sum();
        match high.len() {
            0 => 1,
            len => sum - (len as i32 - 1),
        }
    };
    cards.chunks(3).map(count).sum()
}
