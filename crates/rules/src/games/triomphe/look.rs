//! What a deal shows: to a viewer, and in its record.

use super::deal::{MOST_PLAYED, Phase, Triomphe};
use super::legal::bonus_cards;
use super::{Edition, TRICKS};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::deal::Play;
use crate::games::Variant;
use crate::outcome::Ended;
use crate::seat::{BySeat, Seat};
use crate::variant::Rules;
use crate::view::{MyQuestion, Trick, View, Viewer};

impl Triomphe {
    /// All that the viewer may know.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats() => Some(seat),
            _ => None,
        };
        let played = self.played();
        let (tricks, trick) = played.split_at(played.len() - played.len() % self.seats());
        let last_trick = (tricks.len() / self.seats()).checked_sub(1);
        let last_trick =
            last_trick.map(|number| self.seen_trick(number, &tricks[number * self.seats()..]));
        let number = (tricks.len() / self.seats()).min(TRICKS - 1);
        View {
            viewer: seat.map_or(Viewer::Bystander, Viewer::Seat),
            variant: Variant::Triomphe(self.edition),
            stake: self.stake,
            seats: self.seats(),
            dealer: self.dealer,
            turn: self.turn(),
            hand: seat.map_or(CardSet::EMPTY, |seat| self.hands[seat]),
            hand_sizes: BySeat::from_fn(self.seats(), |seat| self.hands[seat].len() as u8),
            trick: match &last_trick {
                Some(last) if tricks.len() == TRICKS * self.seats() => Trick {
                    leader: last.winner.unwrap_or(last.leader),
                    cards: Vec::new(),
                    winner: None,
                },
                _ => self.seen_trick(number, trick),
            },
            last_trick,
            tricks: self.tricks,
            shown: self.shown_in_deal_order(),
            death: match self.phase {
                Phase::Over(Ended::Death) => self.dealt_card(Card::DEATH),
                _ => None,
            },
            pot: self.ledger.pot,
            coins: self.ledger.seats,
            my_question: match (self.phase, seat) {
                (Phase::Question { answered, answers }, Some(seat)) => {
                    let cards = bonus_cards(self.hands[seat]);
                    let answer = answered.contains(seat).then_some(answers & cards);
                    Some(MyQuestion { cards, answer })
                }
                _ => None,
            },
            outcome: self.outcome(),
            played,
        }
    }

    /// The acts so far, answers to the question in deal order first.
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
        let plays = self.played().into_iter();
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

    /// Every card played so far with who played it.
    fn played(&self) -> Vec<(Seat, Card)> {
        let cards = &self.played[..(self.played_len as usize).min(MOST_PLAYED)];
        let tricks = cards.chunks(self.seats()).zip(self.leaders);
        tricks
            .flat_map(|(cards, leader)| {
                let seats = leader.round(self.edition.direction(), self.seats());
                seats.zip(cards.iter().copied())
            })
            .collect()
    }

    fn seen_trick(&self, number: usize, cards: &[(Seat, Card)]) -> Trick {
        let suit = self.rule.suit_led(cards.iter().map(|(_, card)| *card));
        let power = |card: Card| self.rule.power(card, suit);
        let best = cards.iter().map(|(_, card)| power(*card)).max();
        let best = best.filter(|best| *best > 0);
        Trick {
            leader: self.leaders[number.min(TRICKS - 1)],
            cards: cards.to_vec(),
            winner: best.and_then(|best| {
                let strongest = cards.iter().find(|(_, card)| power(*card) == best);
                strongest.map(|(seat, _)| *seat)
            }),
        }
    }
}
