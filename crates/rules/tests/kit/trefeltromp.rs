//! Trefeltromp deals made by hand. The last seat deals, so seat 0 is at the dealer's left,
//! and the seats bet in order of their index.

use super::{cards, seat, set, variant};
use rules::{Act, Before, BySeat, Card, CardSet, Coins, Deal, Event, Seat, SeatSet, Setup, Turn};

/// The state before a deal.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    pub ante: i64,
    /// By seat; their number is the number of seats.
    pub purses: &'a [i64],
    pub carried: i64,
}

impl Table<'_> {
    pub fn setup(&self) -> Setup {
        self.setup_with("")
    }

    /// The setup with these options, as `kit::variant` reads them.
    pub fn setup_with(&self, options: &str) -> Setup {
        let seats = self.purses.len();
        let purses: Vec<Coins> = self.purses.iter().copied().map(Coins).collect();
        let before = Before {
            pot: Coins(self.carried),
            purses: BySeat::from_slice(&purses),
            ..Before::default()
        };
        let variant = variant(format!("trefeltromp/classic {options}").trim());
        Setup::after(variant, Coins(self.ante), seats, seat(seats - 1), before).unwrap()
    }

    /// Deals each seat a hand beginning with these cards, filled up from the twos upwards.
    /// If there is one name more than seats, the last one is the beginning of the stock.
    pub fn deal(&self, names: &[&str]) -> (Deal, Vec<Event>) {
        self.deal_with("", names)
    }

    /// The same with these options.
    pub fn deal_with(&self, options: &str, names: &[&str]) -> (Deal, Vec<Event>) {
        let named: CardSet = names.iter().flat_map(|hand| cards(hand)).collect();
        let mut fillers = (set("2S 3S 4S 5S 6S 7S 8S 9S 2B 3B 4B 5B 6B 7B 8B 9B 2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D")
            - named)
            .iter();
        let mut hands: Vec<Vec<Card>> = names.iter().map(|hand| cards(hand)).collect();
        let first = hands.split_off(self.purses.len()).into_iter().flatten();
        for hand in &mut hands {
            hand.extend(fillers.by_ref().take(3 - hand.len()));
        }
        let first: Vec<Card> = first.collect();
        let out: CardSet = hands.iter().flatten().chain(&first).copied().collect();
        let rest = (CardSet::TAROT - out).iter();
        let stock: Vec<Card> = first.into_iter().chain(rest).collect();
        let mut events = Vec::new();
        let deal = Deal::from_hands(&self.setup_with(options), &hands, &stock, |event| {
            events.push(event)
        });
        (deal.unwrap(), events)
    }
}

/// The seats of these indices.
pub fn seats(indices: &[usize]) -> SeatSet {
    indices.iter().map(|index| seat(*index)).collect()
}

/// The seats to act.
pub fn to_act(deal: &Deal) -> Vec<Seat> {
    match deal.turn() {
        Turn::One(seat) => vec![seat],
        Turn::Each(seats) => seats.iter().collect(),
        Turn::Question | Turn::Over => Vec::new(),
    }
}

/// Plays these acts for whoever acts next. `all check` and `all keep` are repeated for everybody to act
/// while this stage lasts; `all lay 2S KS` is one card for each seat, in order.
pub fn play(deal: &mut Deal, script: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for words in script.split(", ") {
        if let Some(names) = words.strip_prefix("all lay ") {
            let laid = cards(names);
            let laying = to_act(deal);
            assert_eq!(laying.len(), laid.len(), "{words}");
            for (seat, card) in laying.into_iter().zip(laid) {
                act(deal, seat, &Act::Lay(card).to_string(), &mut events);
            }
        } else if let Some(word) = words.strip_prefix("all ") {
            let stage = deal.view(rules::Viewer::Bystander).stage;
            while deal.view(rules::Viewer::Bystander).stage == stage {
                act(deal, to_act(deal)[0], word, &mut events);
            }
        } else {
            act(deal, to_act(deal)[0], words, &mut events);
        }
    }
    events
}

/// Plays this act for this seat.
pub fn act(deal: &mut Deal, seat: Seat, words: &str, events: &mut Vec<Event>) {
    let act = deal
        .check_words(seat, words)
        .unwrap_or_else(|refusal| panic!("{seat:?} {words}: {refusal}"));
    deal.apply(act, |event| events.push(event)).unwrap();
}
