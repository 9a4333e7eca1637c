//! A deal of French Tarot: the talk, the call, the chien, the tricks, the count.

use super::price::{ExcuseSettled, Sum, halves, in_coins, least};
use super::task::{Task, poignee, substitute};
use super::{
    ALL, BOUTS, CALLING, CARDS, Chelem, Edition, Switch, TRICKS, TRUMPS, WORTH, callable,
    poignee_sizes,
};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::choice::Poignee;
use crate::coins::Coins;
use crate::dealt::Dealt;
use crate::event::{Event, Reason};
use crate::outcome::{Ended, Outcome};
use crate::pack::Pack;
use crate::play::Play;
use crate::seat::{BySeat, Seat};
use crate::setup::Setup;
use crate::trick::TrickRule;
use crate::tricks::Tricks;
use crate::turn::Turn;
use crate::variant::Rules;
use crate::view::{View, Viewer};
use crate::word::{Word, highest};

/// A deal of the only edition.
#[derive(Clone)]
pub struct Tarot {
    pub(super) edition: Edition,
    pub(super) dealt: Dealt,
    /// What each seat has said in the talk.
    pub(super) said: BySeat<Option<Word>>,
    pub(super) called: Option<Card>,
    /// The cards that the declarer laid down.
    pub(super) laid_down: CardSet,
    /// `jeu` or `chelem`, once it is said.
    pub(super) announced: Option<Word>,
    /// What each seat showed before its first card; no cards if it hid its poignée.
    pub(super) shown: BySeat<Option<CardSet>>,
    pub(super) tricks: Tricks<TRICKS, CARDS>,
    pub(super) phase: Phase,
}

/// The sides between which the Excuse goes (RULES.md JT-12, JT-13).
struct ExcuseGoes {
    /// The side that won its trick.
    winners: usize,
    /// The side that has it in the end, …
    keeper: usize,
    /// … which is not that of its player, …
    changes: bool,
    /// … and gives this card for it.
    given: Option<Card>,
}

#[derive(Clone, Copy)]
pub(super) enum Phase {
    /// This seat speaks.
    Talk(Seat),
    /// The declarer calls a card.
    Call(Seat),
    /// The declarer has taken the chien and must lay as many cards down.
    LayDown(Seat),
    /// The declarer says whether he undertakes a chelem.
    Announce(Seat),
    /// Cards are played.
    Tricks,
    /// This seat was dealt the petit alone.
    PetitSec(Seat),
    /// All have passed.
    Passed,
    /// All cards were played.
    Counted(Sum),
}

impl Play for Tarot {
    type Task = Task;
    type Edition = Edition;

    fn start(edition: Edition, setup: &Setup, pack: &Pack, sink: &mut impl FnMut(Event)) -> Tarot {
        let (rule, first, seats) = (edition.trick_rule(None), setup.first_seat(), setup.seats());
        let hands = edition.hands(setup, pack);
        sink(Event::Dealt {
            dealer: setup.dealer(),
            cards: edition.hand_size(seats) as u8,
        });
        let petit = CardSet::single(Card::MAGICIAN);
        let is_sec = |seat: &Seat| hands[*seat] & (TRUMPS | BOUTS) == petit;
        let sec = Seat::all(seats).find(is_sec);
        if let Some(seat) = sec {
            for card in hands[seat].iter() {
                sink(Event::Shown { seat, card });
            }
            sink(Event::Ended(Ended::PetitSec));
        }
        Tarot {
            edition,
            dealt: Dealt::new(setup, pack),
            said: BySeat::new(seats),
            called: None,
            laid_down: CardSet::EMPTY,
            announced: None,
            shown: BySeat::new(seats),
            tricks: Tricks::new(rule, edition.direction(), hands, first),
            phase: sec.map_or(Phase::Talk(first), Phase::PetitSec),
        }
    }

    fn dealt(&self) -> &Dealt {
        &self.dealt
    }

    fn trick_rule(&self) -> &'static TrickRule {
        self.tricks.rule()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Tricks => Turn::One(self.tricks.turn()),
            Phase::Talk(seat)
            | Phase::Call(seat)
            | Phase::LayDown(seat)
            | Phase::Announce(seat) => Turn::One(seat),
            Phase::PetitSec(_) | Phase::Passed | Phase::Counted(_) => Turn::Over,
        }
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.tricks.hands[seat]
    }

    #[inline]
    fn task(&self, seat: Seat) -> Option<Task> {
        if self.turn() != Turn::One(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Tricks => match self.may_show(seat) {
                Some(poignee) => Task::Poignee(poignee),
                None => Task::Play {
                    open: self.tricks.open(),
                    shut: self.called.filter(|_| self.tricks.cards_played() == 0),
                },
            },
            Phase::Talk(_) => Task::bid(self.edition, &self.said),
            Phase::Call(_) => Task::Call(callable(self.hand(seat))),
            Phase::LayDown(_) => Task::lay_down(self.dealt.setup.seats(), self.called),
            Phase::Announce(_) => Task::announce(),
            Phase::PetitSec(_) | Phase::Passed | Phase::Counted(_) => return None,
        })
    }

    fn task_seen(edition: Edition, view: &View) -> Option<Task> {
        Task::seen(edition, view)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, act: Act, sink: &mut impl FnMut(Event)) {
        if self.turn() != Turn::One(seat) {
            return debug_assert!(false, "an act of another moment");
        }
        match (self.phase, act) {
            (Phase::Tricks, Act::Play(card)) => self.play(card, sink),
            (Phase::Tricks, Act::Show(cards)) => {
                self.shown[seat] = Some(cards);
                for card in cards.iter() {
                    sink(Event::Shown { seat, card });
                }
            }
            (Phase::Tricks, Act::Hide) => self.shown[seat] = Some(CardSet::EMPTY),
            (Phase::Talk(_), Act::Say(word)) => self.say(seat, word, sink),
            (Phase::Call(_), Act::CallCard(card)) => {
                self.called = Some(card);
                sink(Event::Said { seat, act });
                self.take_chien(seat, sink);
            }
            (Phase::LayDown(_), Act::Discard(cards)) => {
                self.tricks.hands[seat] = self.tricks.hands[seat] - cards;
                self.laid_down = cards;
                sink(Event::Discarded {
                    seat,
                    cards: cards.len() as u8,
                });
                self.announce_or_play(seat);
            }
            (Phase::Announce(_), Act::Say(word)) => {
                self.announced = Some(word);
                sink(Event::Said { seat, act });
                if word == Word::Chelem {
                    let (rule, direction) = (self.tricks.rule(), self.edition.direction());
                    self.tricks = Tricks::new(rule, direction, self.tricks.hands, seat);
                }
                self.phase = Phase::Tricks;
            }
            _ => debug_assert!(false, "an act of another moment"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let plain = |ended| Outcome::plain(ended, &self.tricks.won, self.dealt.ledger.seats);
        match self.phase {
            Phase::PetitSec(_) => Some(plain(Ended::PetitSec)),
            Phase::Passed => Some(plain(Ended::Passed)),
            Phase::Counted(sum) => Some(Outcome {
                points: Some(vec![sum.points, ALL - sum.points]),
                declarer: self.declarer(),
                partner: self.partner(),
                bouts: Some(sum.bouts),
                marks: Some(self.shares(sum.each()).as_slice().to_vec()),
                ..plain(self.ended())
            }),
            _ => None,
        }
    }

    fn acts(&self) -> Vec<(Seat, Act)> {
        self.acts_so_far()
    }

    fn substitute(&self, seat: Seat) -> Option<Act> {
        substitute(self.moment(seat).choice(), self.hand(seat))
    }

    /// Nobody is told that a poignée was hidden (RULES.md JT-9).
    fn is_untold(act: &Act) -> bool {
        *act == Act::Hide
    }
}

impl Tarot {
    /// The seat of the highest bid, once the talk is over.
    pub(super) fn declarer(&self) -> Option<Seat> {
        match self.phase {
            Phase::Talk(_) => None,
            _ => highest(&self.said).map(|(seat, _)| seat),
        }
    }

    /// The highest bid so far.
    pub(super) fn bid(&self) -> Word {
        highest(&self.said).map_or(Word::Pass, |(_, word)| word)
    }

    /// Who was dealt the card called, if that is another than the declarer (RULES.md 17).
    pub(super) fn partner(&self) -> Option<Seat> {
        let called = self.called?;
        let dealt = self.edition.hands(&self.dealt.setup, &self.dealt.pack);
        let holder =
            Seat::all(self.dealt.setup.seats()).find(|seat| dealt[*seat].contains(called))?;
        (Some(holder) != self.declarer()).then_some(holder)
    }

    /// The cards that nobody was dealt.
    pub(super) fn chien(&self) -> CardSet {
        let dealt = self.edition.hands(&self.dealt.setup, &self.dealt.pack);
        dealt
            .iter()
            .fold(CardSet::TAROT, |left, (_, hand)| left - hand)
    }

    /// Whether everybody sees the chien: it was turned up for a petite or garde (RULES.md JT-21).
    pub(super) fn is_chien_open(&self) -> bool {
        let is_taken = matches!(self.bid(), Word::Petite | Word::Garde);
        is_taken && !matches!(self.phase, Phase::Talk(_) | Phase::Call(_))
    }

    /// The poignée that the seat may still show before its first card.
    pub(super) fn may_show(&self, seat: Seat) -> Option<Poignee> {
        let seats = self.dealt.setup.seats();
        let is_open = matches!(self.phase, Phase::Tricks) && self.tricks.cards_played() < seats;
        if !is_open || self.edition.poignee == Switch::Off || self.shown[seat].is_some() {
            return None;
        }
        let has_played = self.tricks.played_by(seat).is_some();
        let laid = self.laid_down & TRUMPS;
        let laid = if self.declarer() == Some(seat) {
            laid
        } else {
            CardSet::EMPTY
        };
        let trumps = self.hand(seat) & (TRUMPS | BOUTS) | laid;
        poignee(trumps, seats).filter(|_| !has_played)
    }

    fn say(&mut self, seat: Seat, word: Word, sink: &mut impl FnMut(Event)) {
        self.said[seat] = Some(word);
        sink(Event::Said {
            seat,
            act: Act::Say(word),
        });
        if word != Word::Contre && seat != self.dealt.setup.dealer() {
            let next = seat.next(self.edition.direction(), self.dealt.setup.seats());
            self.phase = Phase::Talk(next);
            return;
        }
        match highest(&self.said) {
            None => {
                self.phase = Phase::Passed;
                sink(Event::Ended(Ended::Passed));
            }
            Some((declarer, _)) if self.dealt.setup.seats() == CALLING => {
                self.phase = Phase::Call(declarer);
            }
            Some((declarer, _)) => self.take_chien(declarer, sink),
        }
    }

    fn take_chien(&mut self, declarer: Seat, sink: &mut impl FnMut(Event)) {
        if matches!(self.bid(), Word::Petite | Word::Garde) {
            let chien = self.chien();
            self.tricks.hands[declarer] |= chien;
            self.phase = Phase::LayDown(declarer);
            sink(Event::TalonTaken { seat: declarer });
        } else {
            self.announce_or_play(declarer);
        }
    }

    fn announce_or_play(&mut self, declarer: Seat) {
        self.phase = match self.edition.chelem {
            Chelem::On => Phase::Announce(declarer),
            Chelem::Silent => Phase::Tricks,
        };
    }

    fn play(&mut self, card: Card, sink: &mut impl FnMut(Event)) {
        let seats = self.dealt.setup.seats();
        let all = self.edition.hand_size(seats);
        // An Excuse that is led to the last trick by a side that has won all others wins it (RULES.md JT-13).
        if self.tricks.cards_played() + 1 == all * seats {
            let (led, leader) = self.tricks.lead();
            if led == Some(Card::FOOL) && self.has_all(self.side(leader)) {
                self.tricks.let_lead_win();
            }
        }
        let complete = self.tricks.play(card, sink).is_some();
        if complete && self.tricks.complete() == all {
            self.count(sink);
        }
    }

    /// 0 for the declarer and his partner, 1 for the defence.
    pub(super) fn side(&self, seat: Seat) -> usize {
        let is_declaring = Some(seat) == self.declarer() || Some(seat) == self.partner();
        usize::from(!is_declaring)
    }

    /// Whether the side has won every trick so far.
    fn has_all(&self, side: usize) -> bool {
        self.tricks_of(1 - side) == 0
    }

    fn tricks_of(&self, side: usize) -> u32 {
        let won = self.tricks.won.iter();
        won.filter(|(seat, _)| self.side(*seat) == side)
            .map(|(_, tricks)| u32::from(tricks))
            .sum()
    }

    /// The cards of each side at the end: its tricks, with the Excuse where it belongs and what was given for it, and
    /// the cards laid down or left in the chien (RULES.md JT-12, JT-13).
    fn piles(&self) -> [CardSet; 2] {
        let mut piles = self.won_by_side();
        if let Some(goes) = self.excuse_goes(&piles) {
            piles[goes.winners].remove(Card::FOOL);
            if let Some(given) = goes.given {
                piles[goes.keeper].remove(given);
                piles[goes.winners].insert(given);
            }
            piles[goes.keeper].insert(Card::FOOL);
        }
        match self.bid() {
            Word::Petite | Word::Garde => piles[0] |= self.laid_down,
            Word::Sans => piles[0] |= self.chien(),
            _ => piles[1] |= self.chien(),
        }
        piles
    }

    /// The cards in the tricks of each side.
    fn won_by_side(&self) -> [CardSet; 2] {
        let mut won = [CardSet::EMPTY; 2];
        for (seat, cards) in self.tricks.taken().iter() {
            won[self.side(seat)] |= cards;
        }
        won
    }

    /// Where the Excuse goes that lies in these tricks of the sides; `None` if nobody played it.
    fn excuse_goes(&self, won: &[CardSet; 2]) -> Option<ExcuseGoes> {
        let own = self.side(self.tricks.player_of(Card::FOOL)?);
        let winners = self.side(self.tricks.winner_over(Card::FOOL)?);
        let changes = self.tricks.is_in_last(Card::FOOL) && !self.has_all(own);
        let keeper = if changes { 1 - own } else { own };
        Some(ExcuseGoes {
            winners,
            keeper,
            changes,
            given: least(won[keeper]).filter(|_| keeper != winners),
        })
    }

    /// What became of the Excuse, if anything did; once the deal is over.
    pub(super) fn excuse_settled(&self) -> Option<ExcuseSettled> {
        let goes = self.excuse_goes(&self.won_by_side())?;
        let is_moved = goes.changes || goes.keeper != goes.winners;
        is_moved.then_some(ExcuseSettled {
            side: goes.keeper,
            changes: goes.changes,
            given: goes.given.map(|card| halves(CardSet::single(card))),
        })
    }

    /// The side that has the petit au bout (RULES.md JT-20).
    fn petit_au_bout(&self) -> Option<usize> {
        // Whoever wins a trick is the next to play.
        let last = self.side(self.tricks.turn());
        if self.tricks.is_in_last(Card::MAGICIAN) {
            return Some(last);
        }
        let excuse = self
            .tricks
            .player_of(Card::FOOL)
            .map(|seat| self.side(seat));
        let ends_with_excuse = self.tricks.is_in_last(Card::FOOL) && excuse == Some(last);
        let before = self
            .tricks
            .is_in_trick(Card::MAGICIAN, self.tricks.complete().checked_sub(2)?);
        (self.has_all(last) && ends_with_excuse && before).then_some(last)
    }

    /// What everybody gets if each defender pays so much: with a partner two thirds and one third (RULES.md 17).
    fn shares(&self, each: i32) -> BySeat<i32> {
        let (seats, partner) = (self.dealt.setup.seats(), self.partner());
        BySeat::from_fn(seats, |seat| match (self.side(seat), partner) {
            (1, _) => -each,
            (_, None) => each * (seats as i32 - 1),
            (_, Some(partner)) if partner == seat => each,
            _ => 2 * each,
        })
    }

    /// Counts and pays, once all cards are played.
    fn count(&mut self, sink: &mut impl FnMut(Event)) {
        let seats = self.dealt.setup.seats();
        let mut sum = Sum::of(self.bid(), self.piles()[0]);
        let sizes = poignee_sizes(seats);
        let worth = |cards: CardSet| {
            let place = sizes.iter().position(|size| *size == cards.len());
            place.map_or(0, |place| WORTH[place])
        };
        let shown = self.shown.iter().filter_map(|(_, cards)| cards);
        sum.poignees = shown.map(worth).sum();
        sum.petit = match self.petit_au_bout() {
            Some(0) => 10,
            Some(_) => -10,
            None => 0,
        };
        let (made, lost) = (self.has_all(0), self.has_all(1));
        sum.chelem = match (self.announced == Some(Word::Chelem), made) {
            (true, true) => 400,
            (true, false) => -200,
            (false, true) => 200,
            (false, false) => 0,
        } - if lost { 200 } else { 0 };
        let coins = in_coins(sum.each(), self.dealt.setup.stake());
        let one = self.shares(1);
        // Stakes are at most 10^6 and points at most 1006, so this cannot overflow.
        let gains = BySeat::from_fn(seats, |seat| Coins(coins.0 * i64::from(one[seat])));
        self.dealt
            .ledger
            .settle(self.dealt.setup.deal_order(), &gains, Reason::Points, sink);
        self.phase = Phase::Counted(sum);
        sink(Event::Ended(self.ended()));
    }

    fn ended(&self) -> Ended {
        match self.bid() {
            Word::Garde => Ended::Garde,
            Word::Sans => Ended::Sans,
            Word::Contre => Ended::Contre,
            _ => Ended::Petite,
        }
    }
}
