//! Playing cards to tricks: what all trick games share.

use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::seat::{BySeat, Direction, Seat};
use crate::trick::{OpenTrick, TrickRule};
use crate::view::{Trick, View};

/// The hands, and everything played from them: at most `TRICKS` tricks and `CARDS` cards.
#[derive(Clone)]
pub(crate) struct Tricks<const TRICKS: usize, const CARDS: usize> {
    rule: &'static TrickRule,
    direction: Direction,
    seats: u8,
    /// The cards each seat still holds.
    pub hands: BySeat<CardSet>,
    /// Tricks won by each seat.
    pub won: BySeat<u8>,
    /// The seat that was first to reach the highest number of tricks so far (RULES.md TM-4, AP-3).
    pub ahead: Seat,
    /// The cards played, in order; together with `leaders` they tell who played what.
    played: [Card; CARDS],
    played_len: u8,
    /// Who led each trick, and last the winner of the latest trick, who leads the next: one entry more than there are
    /// tricks.
    leaders: [Seat; TRICKS],
    last_winner: Seat,
    turn: Seat,
    /// The suit to be followed; empty while the trick is free.
    suit: CardSet,
    /// The power needed to take the trick, and whose card is the best so far.
    needed: u8,
    winner: Seat,
    /// How many seats have yet to play to this trick.
    to_come: u8,
}

impl<const TRICKS: usize, const CARDS: usize> Tricks<TRICKS, CARDS> {
    /// Before the first trick: the hands, and the seat that leads the first trick.
    pub fn new(
        rule: &'static TrickRule,
        direction: Direction,
        hands: BySeat<CardSet>,
        leader: Seat,
    ) -> Tricks<TRICKS, CARDS> {
        let seats = hands.len();
        Tricks {
            rule,
            direction,
            seats: seats as u8,
            hands,
            won: BySeat::new(seats),
            ahead: leader,
            played: [Card::FOOL; CARDS],
            played_len: 0,
            leaders: [leader; TRICKS],
            last_winner: leader,
            turn: leader,
            suit: CardSet::EMPTY,
            needed: TrickRule::LEAST,
            winner: leader,
            to_come: seats as u8,
        }
    }

    /// The rule by which tricks are followed and won.
    pub fn rule(&self) -> &'static TrickRule {
        self.rule
    }

    /// From the next trick on, tricks are followed and won by another rule: the Fool is withheld (RULES.md TG-5).
    pub fn change_rule(&mut self, rule: &'static TrickRule) {
        self.rule = rule;
    }

    /// The number of seats.
    #[inline]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The seat to play next.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The suit to be followed; empty while the trick is free.
    #[inline]
    pub fn suit(&self) -> CardSet {
        self.suit
    }

    /// What the current trick asks of the seat to play.
    #[inline]
    pub fn open(&self) -> OpenTrick {
        OpenTrick {
            rule: self.rule,
            suit: self.suit,
            needed: self.needed,
        }
    }

    /// The number of cards played.
    #[inline]
    pub fn cards_played(&self) -> usize {
        self.played_len as usize
    }

    /// The number of complete tricks.
    #[inline]
    pub fn complete(&self) -> usize {
        (self.played_len / self.seats) as usize
    }

    /// The seat to play plays this card, which must be legal. Returns the winner if that completes the trick;
    /// the winner leads the next.
    #[inline]
    pub fn play(&mut self, card: Card, sink: &mut impl FnMut(Event)) -> Option<Seat> {
        let seat = self.turn;
        self.hands[seat].remove(card);
        if let Some(place) = self.played.get_mut(self.played_len as usize) {
            *place = card;
        }
        self.played_len += 1;
        sink(Event::Played { seat, card });
        if self.suit.is_empty() {
            self.suit = self.rule.suit_fixed_by(card);
        }
        let power = self.rule.power(card, self.suit);
        if power >= self.needed {
            (self.needed, self.winner) = (self.rule.needed_above(power), seat);
        }
        self.to_come -= 1;
        if self.to_come > 0 {
            self.turn = seat.next(self.direction, self.seats());
            return None;
        }
        let winner = self.winner;
        self.won[winner] += 1;
        if self.won[winner] > self.won[self.ahead] {
            self.ahead = winner;
        }
        let trick = self.played_len / self.seats;
        sink(Event::TrickWon {
            seat: winner,
            trick,
        });
        self.last_winner = winner;
        if let Some(leader) = self.leaders.get_mut(trick as usize) {
            *leader = winner;
        }
        self.turn = winner;
        self.suit = CardSet::EMPTY;
        self.needed = TrickRule::LEAST;
        self.winner = winner;
        self.to_come = self.seats;
        Some(winner)
    }

    /// The card that was led to the current trick, and who led it or leads it.
    pub fn lead(&self) -> (Option<Card>, Seat) {
        let led = self.on_table_in_order().first().copied();
        (led, self.leader(self.complete()))
    }

    /// Whatever the last card of the current trick is, its leader wins (RULES.md JT-13).
    pub fn let_lead_win(&mut self) {
        (self.needed, self.winner) = (u8::MAX, self.lead().1);
    }

    /// Whether the card was played to the trick of this number, from 0.
    pub fn is_in_trick(&self, card: Card, number: usize) -> bool {
        let place = self.cards().iter().position(|played| *played == card);
        place.is_some_and(|place| place / self.seats() == number)
    }

    /// Whether the card was played to the latest complete trick.
    pub fn is_in_last(&self, card: Card) -> bool {
        let last = self.complete().checked_sub(1);
        last.is_some_and(|number| self.is_in_trick(card, number))
    }

    /// The cards of the current trick, in order.
    #[inline]
    pub fn on_table(&self) -> CardSet {
        self.on_table_in_order().iter().copied().collect()
    }

    /// The card that this seat has played to the current trick.
    pub fn played_by(&self, seat: Seat) -> Option<Card> {
        let players = self
            .leader(self.complete())
            .round(self.direction, self.seats());
        let mut plays = players.zip(self.on_table_in_order());
        plays
            .find(|(player, _)| *player == seat)
            .map(|(_, card)| *card)
    }

    /// The cards of the tricks that are complete.
    pub fn cards_over(&self) -> CardSet {
        let over = self.complete() * self.seats();
        self.cards().iter().take(over).copied().collect()
    }

    fn on_table_in_order(&self) -> &[Card] {
        let start = self.complete() * self.seats();
        self.cards().get(start..).unwrap_or_default()
    }

    /// Replaces a card of the current trick (or of the latest, if that is complete) with another.
    /// The winner stays the same.
    pub fn swap_in_trick(&mut self, out: Card, into: Card) {
        let len = (self.played_len as usize).min(CARDS);
        if let Some(place) = self.played[..len].iter_mut().rfind(|card| **card == out) {
            *place = into;
        }
    }

    /// Every card played so far and who played it, in order.
    pub fn played(&self) -> Vec<(Seat, Card)> {
        let tricks = self.cards().chunks(self.seats()).enumerate();
        tricks
            .flat_map(|(number, cards)| self.by_player(number, cards))
            .collect()
    }

    /// The same as acts.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Act)> {
        let played = self.played().into_iter();
        played.map(|(seat, card)| (seat, Act::Play(card)))
    }

    /// This view, with what everybody may know of the tricks.
    pub fn shown_in(&self, view: View) -> View {
        View {
            trick: self.trick(),
            last_trick: self.last_trick(),
            tricks: self.won,
            played: self.played(),
            ..view
        }
    }

    /// The cards of each seat's tricks, including a Fool that its player may keep.
    pub fn taken(&self) -> BySeat<CardSet> {
        let mut taken = BySeat::new(self.seats());
        for (number, cards) in self.cards().chunks_exact(self.seats()).enumerate() {
            let winner = self.winner_of(number);
            taken[winner] |= cards.iter().copied().collect();
        }
        taken
    }

    /// Who played this card; `None` if nobody has.
    pub fn player_of(&self, card: Card) -> Option<Seat> {
        let place = self.cards().iter().position(|played| *played == card)?;
        let leader = self.leader(place / self.seats());
        leader
            .round(self.direction, self.seats())
            .nth(place % self.seats())
    }

    /// Who won the trick with this card; `None` until the trick is complete.
    pub fn winner_over(&self, card: Card) -> Option<Seat> {
        let place = self.cards().iter().position(|played| *played == card)?;
        let number = place / self.seats();
        (number < self.complete()).then(|| self.winner_of(number))
    }

    /// The current trick; between tricks it has a leader and no cards.
    fn trick(&self) -> Trick {
        let number = self.complete();
        let start = number * self.seats();
        let cards = self.cards().get(start..).unwrap_or_default();
        Trick {
            leader: self.leader(number),
            cards: self.by_player(number, cards).collect(),
            winner: (self.needed > TrickRule::LEAST || self.can_win(cards)).then_some(self.winner),
        }
    }

    /// The latest complete trick.
    fn last_trick(&self) -> Option<Trick> {
        let number = self.complete().checked_sub(1)?;
        let start = number * self.seats();
        let cards = self.cards().get(start..start + self.seats())?;
        Some(Trick {
            leader: self.leader(number),
            cards: self.by_player(number, cards).collect(),
            winner: Some(self.winner_of(number)),
        })
    }

    /// Whether any of these cards can win. `needed` does not tell if the step is 0.
    fn can_win(&self, cards: &[Card]) -> bool {
        cards
            .iter()
            .any(|card| self.rule.power(*card, self.suit) > 0)
    }

    fn cards(&self) -> &[Card] {
        &self.played[..(self.played_len as usize).min(CARDS)]
    }

    fn by_player<'a>(
        &self,
        number: usize,
        cards: &'a [Card],
    ) -> impl Iterator<Item = (Seat, Card)> + use<'a, TRICKS, CARDS> {
        let seats = self.leader(number).round(self.direction, self.seats());
        seats.zip(cards.iter().copied())
    }

    fn leader(&self, number: usize) -> Seat {
        self.leaders
            .get(number)
            .copied()
            .unwrap_or(self.last_winner)
    }

    fn winner_of(&self, number: usize) -> Seat {
        self.leader(number + 1)
    }
}
