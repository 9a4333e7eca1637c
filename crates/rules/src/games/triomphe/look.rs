//! What a deal shows: to a viewer, and in its record.

use super::Edition;
use super::deal::{Phase, Triomphe};
use super::legal::bonus_cards;
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::deal::Play;
use crate::games::Variant;
use crate::outcome::Ended;
use crate::seat::{BySeat, Seat};
use crate::setup::Before;
use crate::view::{MyQuestion, Stage, View, Viewer};

impl Triomphe {
    /// Everything that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats() => Some(seat),
            _ => None,
        };
        View {
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            variant: Variant::Triomphe(self.edition),
            stake: self.stake,
            seats: self.seats(),
            dealer: self.dealer,
            before: Before::default(),
            turn: self.turn(),
            stage: match self.phase {
                Phase::Question { .. } => Stage::Question,
                Phase::Tricks => Stage::Tricks,
                Phase::Over(_) => Stage::Over,
            },
            hand: seat.map_or(CardSet::EMPTY, |seat| self.tricks.hands[seat]),
            hand_sizes: BySeat::from_fn(self.seats(), |seat| self.tricks.hands[seat].len() as u8),
            laid_aside: CardSet::EMPTY,
            trick: self.tricks.trick(),
            last_trick: self.tricks.last_trick(),
            tricks: self.tricks.won,
            played: self.tricks.played(),
            shown: self.shown_in_deal_order(),
            death: match self.phase {
                Phase::Over(Ended::Death) => self.dealt_card(Card::DEATH),
                _ => None,
            },
            turned: None,
            calling: None,
            vole: None,
            honours: BySeat::default(),
            bets: None,
            pot: self.ledger.pot,
            coins: self.ledger.seats,
            my_question: match (self.phase, seat) {
                (Phase::Question { answered, answers }, Some(seat)) => {
                    let cards = bonus_cards(self.tricks.hands[seat]);
                    let answer = answered.contains(seat).then_some(answers & cards);
                    Some(MyQuestion { cards, answer })
                }
                _ => None,
            },
            outcome: self.outcome(),
        }
    }

    /// The acts so far; answers to the question come first, in deal order.
    pub(super) fn told(&self) -> Vec<(Seat, Act)> {
        let answer = |(seat, cards): (Seat, CardSet)| {
            let cards = bonus_cards(cards);
            let shown = match self.phase {
                Phase::Question { answered, answers } => {
                    answered.contains(seat).then_some(answers & cards)?
                }
                _ => self.shown & cards,
            };
            (!cards.is_empty()).then_some(if shown.is_empty() {
                (seat, Act::Hide)
            } else {
                (seat, Act::Show(shown))
            })
        };
        let is_asked = match self.edition {
            Edition::Tavern { .. } => !matches!(self.phase, Phase::Over(Ended::Death)),
            Edition::Vieville => false,
        };
        let dealt = self.dealt_hands();
        let answers = self
            .deal_order()
            .filter(|_| is_asked)
            .filter_map(|seat| answer((seat, dealt[seat])));
        let plays = self.tricks.played().into_iter();
        answers
            .chain(plays.map(|(seat, card)| (seat, Act::Play(card))))
            .collect()
    }

    fn dealt_hands(&self) -> BySeat<CardSet> {
        let mut hands = BySeat::<CardSet>::new(self.seats());
        for (seat, card) in self.deal_order().cycle().zip(self.dealt()) {
            hands[seat].insert(card);
        }
        hands
    }

    fn shown_in_deal_order(&self) -> Vec<(Seat, Card)> {
        let dealt = self.dealt_hands();
        self.deal_order()
            .flat_map(|seat| {
                let cards = (self.shown & dealt[seat]).iter();
                cards.map(move |card| (seat, card))
            })
            .collect()
    }
}
